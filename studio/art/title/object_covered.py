"""What the statistics show before the first match: something under a cloth."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Field
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.noise import clouds
from studio.art.kit.palette import BRASS, INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import ellipse, group, path, path_data, place
from studio.art.kit.treasure import tassel

_PEAKS = ((150.0, 96.0), (262.0, 58.0), (338.0, 128.0))
"""Where what is hidden lifts the cloth."""
_EDGE = [(30, 344), (52, 280), (78, 210), (104, 140), (132, 98), (158, 92), (190, 96), (226, 66),
         (258, 50), (290, 60), (312, 104), (342, 120), (366, 160), (388, 230), (408, 290),
         (428, 340)]  # fmt: skip
_STARS = ((118, 200), (176, 168), (238, 132), (292, 178), (214, 238), (150, 276), (330, 236),
          (270, 288), (96, 308), (372, 304), (206, 316))  # fmt: skip
"""Embroidery."""
_RAISED = 30
"""How far all of it is moved up: the tassels hang below the hem."""
_BOX = (20.0, 30.0, 440.0, 372.0)


def _outline() -> Points:
    """The cloth's silhouette, its hem in waves on the table."""
    upper = spline(_EDGE, 2)
    x = np.linspace(428, 30, 160)
    hem = np.stack([x, 350 + 9 * np.sin(x / 17.5) + 5 * np.sin(x / 31 + 1)], 1)
    return np.vstack([upper, hem[1:-1]])


def _height(x: Array, y: Array) -> Array:
    """Folds that fall from the peaks and open towards the hem."""
    total = np.zeros(np.broadcast(x, y).shape)
    for k, (peak_x, peak_y) in enumerate(_PEAKS):
        away = np.hypot(x - peak_x, (y - peak_y) * 0.9) + 1
        turn = np.arctan2(x - peak_x, np.maximum(y - peak_y, -30) + 36)
        near = np.exp(-((away / 210) ** 2)) * np.clip((y - peak_y + 40) / 60, 0, 1)
        fold = np.sin(turn * (8 + 2 * k) + 1.3 * k + 0.9 * np.sin(away / 46))
        total = total + near * (fold * np.minimum(away, 120) * 0.105 + 30 * np.exp(-away / 60))
    return np.asarray(total + 7 * (clouds(x / 60, y / 80, 3, 4) - 0.5))


def covered() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    outline = _outline()
    data = path_data(outline)
    form = Field(_height)
    paint = doc.linear([(0, "#4C6F86"), (0.6, "#2C4A60"), (1, "#1A2E40")], (0.1, 0), (0.6, 1))
    tints = (
        (0.0, 0.34, "#0A1826", 0.75), (0.34, 0.48, "#10273A", 0.5), (0.66, 0.78, "#7FA3B8", 0.3),
        (0.78, 1.0, "#B9D2DC", 0.4),
    )  # fmt: skip
    hem = outline[-158:]
    stars = "".join(
        brush([(x - 5, y), (x, y - 1), (x + 5, y)], 2.4)
        + brush([(x, y - 6), (x + 1, y), (x, y + 6)], 2.4)
        for x, y in _STARS
    )
    heap = group(
        ellipse(230, 346, 214, 24, "#0A0502", opacity=0.65, filter=blur(doc, 10)),
        group(path(data, paint), filter=drop_shadow(doc, 6, 9, 6, 0.6)),
        doc.clipped(
            data,
            form.tints(doc, _BOX, tints),
            path(stars, "#D9B45C", opacity=0.75),
            form.engraved(_BOX, 4.4, 0.5, 0.62, 1.5, 62, seed=3),
            path(swell(hem - np.array([0, 17]), 3), BRASS, opacity=0.8),
        ),
        path(contour(outline, 5.5, smooth=False, lit=0.6), INK),
        rope(hem - np.array([0, 4]), 9, 8, ("#C8963E", "#FFE9AE")),
        tassel(doc, 40, 334, 14),
        tassel(doc, 418, 330, -14),
    )
    doc.add(place(heap, 0, -_RAISED))
    return doc.svg()
