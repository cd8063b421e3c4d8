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
from studio.art.kit.treasure import heap_coin, tassel

_MIDDLE = 232.0
_HIDDEN = ((266, 96, 34, 44), (158, 140, 40, 40), (338, 150, 34, 38))
"""What lifts the cloth: place, width and height."""
_VALLEYS = ((118, 168, 64, 352), (150, 196, 122, 362), (190, 172, 176, 352),
            (226, 150, 226, 362), (262, 186, 274, 352), (300, 166, 322, 360),
            (326, 206, 366, 350), (352, 194, 402, 352))  # fmt: skip
"""Folds, each from its top to the hem."""
_LYING = ((88, 372, 21, -12), (126, 382, 19, 10), (360, 378, 21, 8), (330, 388, 18, -8))
"""Coins that have rolled out: place, size and turn."""
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
    """A mound with peaks under the cloth, and folds that fall from it to the hem."""
    aside = (x - _MIDDLE) / 200
    mound = 74 * np.sqrt(np.clip(1.16 - aside**2 - ((y - 372) / 330) ** 2, 0, None))
    fallen = np.clip((y - 150 - 30 * np.cos(1.6 * aside)) / 150, 0, 1)
    spread = (x - _MIDDLE) / (0.62 + 0.38 * np.clip((y - 60) / 290, 0, 1.2))
    wave = spread / 15.5 + 0.9 * np.sin(spread / 47 + 0.6) + 0.35 * np.sin(y / 64 + spread / 30)
    folds = fallen**1.3 * 27 * (1 - np.abs(np.sin(wave / 2)) ** 1.4)
    peaks = sum(
        15.0 * np.exp(-(((x - at) / wide) ** 2) - ((y - down) / high) ** 2)
        for at, down, wide, high in _HIDDEN
    )
    return np.asarray(mound + folds + peaks + 4 * (clouds(x / 50, y / 90, 3, 4) - 0.5))


def _valley(x: float, y: float, to_x: float, to_y: float) -> str:
    """A fold as one stroke with short ones beside it, on the side away from the light."""
    share = np.linspace(0, 1, 24)
    run = np.stack([x + (to_x - x) * share**1.25, y + (to_y - y) * share], 1)
    run[:, 0] += 3.5 * np.sin(5.2 * share)
    beside = [
        brush([tuple(run[at]), tuple(run[at] + (11 + 0.35 * at, 7))], 2.2) for at in range(3, 23)
    ]
    return swell(run, 0.4 + 3.4 * share**0.7) + "".join(beside)


def covered() -> str:
    """The whole group, 450 x 375 virtual units, its foot at the bottom."""
    doc = Document(450, 375)
    outline = _outline()
    data = path_data(outline)
    form = Field(_height)
    paint = doc.linear([(0, "#4C6F86"), (0.6, "#2C4A60"), (1, "#1A2E40")], (0.1, 0), (0.6, 1))
    tints = (
        (0.0, 0.2, "#050E18", 0.8), (0.2, 0.32, "#0A1826", 0.72), (0.32, 0.42, "#0E2233", 0.55),
        (0.42, 0.52, "#163047", 0.4), (0.64, 0.72, "#5E88A2", 0.28), (0.72, 0.8, "#7FA8BF", 0.4),
        (0.8, 0.88, "#A5C7D6", 0.5), (0.88, 1.0, "#CFE4EA", 0.58),
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
            group(form.tints(doc, _BOX, tints, 2.0), filter=blur(doc, 1.2)),
            form.engraved(_BOX, 3.6, 0.5, 0.71, 1.6, 8, seed=3),
            path("".join(_valley(*one) for one in _VALLEYS), INK, opacity=0.9),
            path(stars, "#E8C66E"),
            path(swell(hem - np.array([0, 17]), 3), BRASS, opacity=0.8),
        ),
        path(contour(outline, 5.5, smooth=False, lit=0.6), INK),
        rope(hem - np.array([0, 4]), 9, 8, ("#C8963E", "#FFE9AE")),
        tassel(doc, 40, 334, 14),
        tassel(doc, 418, 330, -14),
        *(heap_coin(doc, x, y, side, 0.48, turn, n) for n, (x, y, side, turn) in enumerate(_LYING)),
    )
    doc.add(place(heap, 0, -_RAISED))
    return doc.svg()
