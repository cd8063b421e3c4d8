"""The treasure map between its two rolled ends; its corners are left for the four doubles."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.marks import wind_star
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.shapes import Points, blob, resample, spline
from studio.art.kit.strokes import contour, hatch, swell
from studio.art.kit.svg import ellipse, group, path, path_data, place, polygon
from studio.art.ui.paper import calm_paper, torn_outline

WIDTH, HEIGHT = 1250.0, 350.0
_LEAN = 52.0
"""How far the upper corners stand in from the lower ones: the sheet lies on the table."""
_ROLL = 30.0
_INK_SEA, _PAPER_SEA = "#3C6A68", "#9DB9A4"


def _lying(points: Points) -> Points:
    """A flat sheet seen as it lies: the far edge narrower, what is far lower than what is near."""
    part = np.clip(points[:, 1] / HEIGHT, 0, 1)
    middle = WIDTH / 2
    narrow = 1 - (1 - part) * 2 * _LEAN / WIDTH
    down = HEIGHT * (0.86 * part + 0.14 * part**2)
    return np.stack([middle + (points[:, 0] - middle) * narrow, down], 1)


def _line(controls: list[tuple[float, float]], width: float = 2.2) -> str:
    return swell(_lying(spline(controls, 3)), width)


def _coasts() -> tuple[Points, Points]:
    """The shores of a strait across the sheet: the western one and the eastern one."""
    west = [(300, -6), (352, 60), (318, 128), (382, 196), (372, 252), (440, 300), (424, 360)]
    east = [(958, -6), (906, 66), (938, 132), (880, 186), (910, 250), (846, 304), (868, 360)]
    return spline(west, 3), spline(east, 3)


def _sea(west: Points, east: Points) -> str:
    """Washed water, echo lines along both shores, small waves."""
    water = _lying(np.vstack([west, east[::-1]]))
    echoes = "".join(
        swell(_lying(shore + np.array([side * step, 0])), 2.2 - step / 24)
        for shore, side in ((west, 1), (east, -1))
        for step in (9, 20, 33)
    )
    rng = np.random.default_rng(3)
    waves = ""
    for _ in range(46):
        x, y = rng.uniform(400, 850), rng.uniform(24, HEIGHT - 30)
        if (
            west[np.abs(west[:, 1] - y).argmin(), 0] + 44
            < x
            < east[np.abs(east[:, 1] - y).argmin(), 0] - 70
        ):
            waves += _line([(x, y), (x + 8, y - 6), (x + 16, y), (x + 24, y - 6), (x + 32, y)])
    return (
        polygon(water, _PAPER_SEA, opacity=0.6)
        + path(echoes, _INK_SEA, opacity=0.55)
        + path(swell(_lying(west), 4) + swell(_lying(east), 4), SEPIA)
        + path(waves, _INK_SEA, opacity=0.6)
    )


def _land() -> str:
    """Hills, trees and hatching along the coasts, faint enough for words to be laid on."""
    hills, shade = "", ""
    for x, y, size in ((250, 40, 30), (284, 74, 26), (212, 70, 22), (1000, 52, 30),
                       (1044, 84, 24), (964, 92, 22), (300, 324, 24)):  # fmt: skip
        ridge = [(x - size, y), (x - size * 0.4, y - size * 0.9), (x, y - size * 1.1),
                 (x + size * 0.5, y - size * 0.6), (x + size, y)]  # fmt: skip
        hills += _line(ridge, 2.8)
        for k in range(5):
            fall = [(x + k * size * 0.16, y - size * (1.02 - 0.18 * k)),
                    (x + size * (0.2 + 0.16 * k), y - size * 0.1 * (5 - k) * 0.4)]  # fmt: skip
            shade += swell(_lying(resample(fall, 3)), (2, 0.6))
    return path(hills + shade, SEPIA, opacity=0.72)


def _trail() -> str:
    """Steps from the near west to the X."""
    line = spline([(150, 176), (210, 196), (246, 236), (300, 250), (352, 292), (404, 312)], 1)
    dashes = "".join(swell(_lying(line[k : k + 15]), 6) for k in range(0, len(line) - 20, 29))
    cross = swell(_lying(resample([(418, 294), (462, 332)], 3)), (4, 10, 5))
    cross += swell(_lying(resample([(462, 292), (416, 334)], 3)), (5, 10, 4))
    return path(dashes, SEPIA, opacity=0.75) + path(cross, "#8E2A1E")


def _isles() -> str:
    """Two islets in the strait."""
    parts = ""
    for x, y, wide, seed in ((560, 70, 34, 3), (706, 268, 40, 8), (640, 300, 20, 5)):
        shore = _lying(blob(x, y, wide, wide * 0.62, seed, 0.22))
        parts += polygon(shore, "#E6CF9A") + path(hatch(shore, 20, 4, 1.6, (0.5, 1), seed), SEPIA)
        parts += path(contour(shore, 3.4, smooth=False), SEPIA)
    return parts


def _roll(doc: Document, side: int, height: float) -> str:
    """A rolled end, lying: it leans with the sheet's edge, its mouth towards the viewer."""
    bottom, top = 0.0, -height
    width_low, width_high = _ROLL, _ROLL * 0.86
    lean = -side * _LEAN
    outline = np.array([(-width_low, bottom), (-width_high + lean, top), (width_high + lean, top),
                        (width_low, bottom)])  # fmt: skip
    shade = doc.linear([(0, "#7D5A2C"), (0.25, "#E9D6AA"), (0.45, "#FFF4D2"), (0.7, "#CFAF74"),
                        (1, "#6B4A22")], (0, 0), (1, 0))  # fmt: skip
    dark = np.array([(6, bottom), (4 + lean, top), (width_high + lean, top), (width_low, bottom)])
    cap = ellipse(0, bottom, width_low, width_low * 0.5, "#D8BB82", INK, 4)
    coils = "".join(
        ellipse(0, bottom, width_low * part, width_low * 0.5 * part, "none", INK, 2.6)
        for part in (0.7, 0.42, 0.16)
    )
    far = ellipse(lean, top, width_high, width_high * 0.3, "#B08E57", INK, 4)
    return group(
        far,
        polygon(outline, shade),
        path(hatch(dark, 84 - side * 8, 5, 1.9, (0, 1), 3), SEPIA, opacity=0.6),
        path(contour(outline, 5, smooth=False), INK),
        cap,
        coils,
        filter=drop_shadow(doc, 5, 8, 5, 0.6),
    )


def drawn(doc: Document) -> str:
    """The map in a box of WIDTH x HEIGHT."""
    sheet = _lying(torn_outline((52, 10, WIDTH - 52, HEIGHT - 12), 7, 5))
    paint = doc.linear([(0, "#C7A566"), (0.07, "#F3E2B4"), (0.5, "#F1DFB0"), (0.93, "#E3C98E"),
                        (1, "#A98449")], (40, 0), (WIDTH - 40, 0), True)  # fmt: skip
    west, east = _coasts()
    rose = group(wind_star(110, "#7A5A34", "#E9D6AA", SEPIA), transform="scale(1 .74)", opacity=0.4)
    body = (
        _sea(west, east) + _land() + _isles()
        + place(rose, WIDTH / 2, HEIGHT / 2) + _trail()
    )  # fmt: skip
    return (
        group(path(path_data(sheet), paint, filter=calm_paper(doc, 12, 8, 0.75)),
              filter=drop_shadow(doc, 8, 12, 9, 0.6))
        + doc.clipped(path_data(sheet), body)
        + place(_roll(doc, -1, HEIGHT - 30), 32, HEIGHT - 18)
        + place(_roll(doc, 1, HEIGHT - 30), WIDTH - 32, HEIGHT - 18)
    )  # fmt: skip


def treasure_map() -> str:
    """The map alone."""
    doc = Document(WIDTH, HEIGHT + 30)
    doc.add(drawn(doc))
    return doc.svg()
