"""The night outside the stern windows: sky, moon, clouds, sea, and the strips of it that move."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.noise import clouds
from studio.art.kit.shapes import Points, blob
from studio.art.kit.strokes import Box, brush, ruled, strokes, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, rect
from studio.art.title.window import BOTTOM, LEFT, RIGHT, TOP

HORIZON = 404
MOON = (1236.0, 306.0, 50.0)
Wave = tuple[list[tuple[float, float]], float]
"""A crest and how wide its stroke is."""

NIGHT_INK = "#061420"
CREST = "#CFE9E0"

_AREA: Box = (LEFT - 10, TOP - 60, RIGHT + 10, BOTTOM + 10)


def sky(doc: Document) -> str:
    """Moonlit night, ruled like an engraving, clouds lit from behind."""
    left, top, right, _ = _AREA
    x, y, _ = MOON
    paint = doc.linear(
        [(0, "#0B2540"), (0.35, "#174A6B"), (0.72, "#2F7F93"), (1, "#7DBBB4")],
        (0, top),
        (0, HORIZON),
        True,
    )
    halo = doc.radial([(0, "#E8F6EC", 0.85), (0.14, "#BFE3DC", 0.5), (0.45, "#6FB7B5", 0.16),
                       (1, "#4C9A97", 0)])  # fmt: skip
    rng = np.random.default_rng(12)
    stars = "".join(
        circle(rng.uniform(left, right), rng.uniform(top, 330), rng.choice([0.8, 1.1, 1.6]),
            "#F6F3E0",
               opacity=float(rng.uniform(0.4, 0.95)))
        for _ in range(120)
    )  # fmt: skip
    return (
        rect(left, top, right - left, HORIZON - top + 2, paint)
        + circle(x, y, 430, halo)
        + stars
        + path(_sky_lines(), NIGHT_INK, opacity=0.6)
        + _moon(doc)
        + _cloud_bank()
    )


def _cloudiness(x: Points, y: Points) -> Points:
    return np.asarray(np.clip((clouds(x / 190, y / 44, 4, 8) - 0.5) * 4.4, 0, 1))


def _sky_lines() -> str:
    """Lines that thicken upwards and away from the moon."""
    x0, y0, _ = MOON

    def tone(x: Points, y: Points) -> Points:
        far = np.hypot(x - x0, (y - y0) * 1.2) / 520
        return np.asarray(np.clip(0.12 + 0.5 * far + 0.2 * (300 - y) / 250, 0, 0.85))

    return ruled((_AREA[0], _AREA[1], _AREA[2], HORIZON - 2), 5.4, tone, step=9, gain=0.6, seed=4)


def _moon(doc: Document) -> str:
    x, y, radius = MOON
    face = doc.radial([(0, "#FFFFF4"), (0.65, "#F7F1D8"), (1, "#D8D6BC")], (0.42, 0.4), 0.62)
    seas = "".join(
        path(path_data(blob(x + dx, y + dy, size, size * 0.7, k, 0.2)), "#C9C9AE", opacity=0.55)
        for k, (dx, dy, size) in enumerate(((-16, -14, 13), (13, 6, 17), (-9, 23, 10), (24, -22, 7),
                                            (-30, 9, 6)))
    )  # fmt: skip
    return circle(x, y, radius, face) + doc.clipped(circle(x, y, radius), seas)


def _cloud_bank() -> str:
    """Long clouds near the horizon: dark bellies ruled, upper rims lit by the moon."""
    x0, y0, _ = MOON
    area: Box = (_AREA[0], 190, _AREA[2], HORIZON - 4)

    def fade(y: Points) -> Points:
        return np.asarray(np.clip((y - 196) / 70, 0, 1) * np.clip((HORIZON - y) / 24, 0, 1))

    def dark(x: Points, y: Points) -> Points:
        return np.asarray(_cloudiness(x, y) * fade(y) * 0.85)

    def rim(x: Points, y: Points) -> Points:
        edge = np.clip(_cloudiness(x, y + 7) - _cloudiness(x, y - 7), 0, 1)
        near = np.clip(1.2 - np.hypot(x - x0, y - y0) / 560, 0.15, 1)
        return np.asarray(edge * near * fade(y) * 1.3)

    body = path(ruled(area, 4.4, dark, step=7, gain=0.86, seed=2), "#0D2C42", opacity=0.8)
    light = path(ruled(area, 4.4, rim, step=7, gain=0.6, seed=9), "#E6F4E6", opacity=0.9)
    return group(body, light)


def sea(doc: Document) -> str:
    """The sea from the horizon to the sill, with the moon's road on it."""
    left, _, right, bottom = _AREA
    paint = doc.linear([(0, "#7DBBB4"), (0.07, "#3E8C96"), (0.35, "#1F6472"), (1, "#0F3B4B")],
                       (0, HORIZON), (0, bottom), True)  # fmt: skip
    road = ellipse(MOON[0], 500, 170, 120, "#CFEFE6", opacity=0.3, filter=blur(doc, 34))
    return (
        rect(left, HORIZON, right - left, bottom - HORIZON, paint)
        + road
        + swell_lines(left, right, 5)
        + glitter()
        + path(swell([(left, HORIZON), (right, HORIZON)], 1.6), "#DDF1E6", opacity=0.7)
    )


def swell_lines(left: float, right: float, seed: int) -> str:
    """Crests as broken strokes, larger towards the viewer, each with a lit upper edge."""
    rng = np.random.default_rng(seed)
    dark: list[Wave] = []
    bright: list[Wave] = []
    y = HORIZON + 4.0
    while y < BOTTOM + 8:
        near = (y - HORIZON) / (BOTTOM - HORIZON)
        x = left - rng.uniform(0, 40)
        while x < right:
            length = 14 + 78 * near * rng.uniform(0.5, 1.4)
            lift = 1.4 + 5.5 * near
            line = [(x, y + 1), (x + length * 0.4, y - lift), (x + length, y + 1.5)]
            (dark if rng.random() < 0.72 else bright).append((line, 1.2 + 3.2 * near))
            x += length + rng.uniform(6, 46) * (near + 0.3)
        y += 4.2 + 7.5 * near
    return path("".join(brush(line, w) for line, w in dark), NIGHT_INK, opacity=0.62) + path(
        "".join(brush(line, w * 0.75) for line, w in bright), "#8CC7C0", opacity=0.6
    )


def glitter() -> str:
    """The moon's road: short strokes of light, spreading towards the viewer."""
    rng = np.random.default_rng(3)
    lines = []
    for y in np.arange(HORIZON + 3, BOTTOM + 4, 4.6):
        near = (y - HORIZON) / (BOTTOM - HORIZON)
        for _ in range(9):
            x = MOON[0] + rng.normal(0, 13 + 62 * near)
            length = rng.uniform(7, 26) * (0.5 + 1.5 * near)
            lines.append(([(x - length / 2, y), (x, y - 1 - 1.4 * near), (x + length / 2, y)],
                          1.6 + 3 * near))  # fmt: skip
    return path("".join(brush(line, w) for line, w in lines), "#F0F7E4", opacity=0.88)


def strip(top: float, bottom: float, seed: int) -> str:
    """Waves between two y that repeat over the window's width: to drift and be laid end to end."""
    rng = np.random.default_rng(seed)
    width = RIGHT - LEFT
    doc = Document(width, bottom - top, 0, top)
    dark: list[Wave] = []
    bright: list[Wave] = []
    foam: list[Wave] = []
    y = top + 5.0
    while y < bottom - 3:
        near = (y - HORIZON) / (BOTTOM - HORIZON)
        x = rng.uniform(0, 40)
        while x < width:
            length = 16 + 84 * near * rng.uniform(0.6, 1.3)
            kind = dark if rng.random() < 0.6 else bright if rng.random() < 0.8 else foam
            for shift in (-width, 0, width):
                line = [(x + shift, y + 1), (x + shift + length * 0.4, y - 2 - 5 * near),
                        (x + shift + length, y + 1.5)]  # fmt: skip
                kind.append((line, 1.4 + 3.4 * near))
            x += length + rng.uniform(20, 90) * (near + 0.4)
        y += 7 + 11 * near
    for lines, colour, opacity in (
        (dark, NIGHT_INK, 0.6),
        (bright, "#8CC7C0", 0.65),
        (foam, CREST, 0.8),
    ):
        doc.add(path("".join(brush(line, w) for line, w in lines), colour, opacity=opacity))
    return doc.svg()


def far_ship() -> str:
    """A three-master far off, dark against the moonlit sea, two cabin lights burning."""
    doc = Document(200, 160, -100, -130)
    hull = "M-74 2C-62 24 52 24 68 0L82-8L58-4L48 5H-46L-58-8L-70-10Z"
    sails = []
    for x, top, widths in (
        (-36, -92, (19, 16, 11)),
        (6, -112, (24, 20, 14)),
        (40, -84, (17, 13, 9)),
    ):
        y = -8.0
        for k, half in enumerate(widths):
            height = (31, 27, 20)[k] * (0.8 if x == 40 else 1)
            sails.append((x, y, half, height))
            y -= height + 3
        doc.add(path(swell([(x, 4), (x, top)], [4, 1.6]), NIGHT_INK))
    doc.add(path(swell([(56, -4), (96, -26)], [3.4, 1.2]), NIGHT_INK))
    for x, y, half, height in sails:
        shape = (
            f"M{x - half} {y}Q{x} {y - 6} {x + half} {y}"
            f"Q{x + half + 5} {y - height / 2} {x + half - 4} {y - height}"
            f"Q{x} {y - height - 5} {x - half + 4} {y - height}"
            f"Q{x - half + 8} {y - height / 2} {x - half} {y}Z"
        )
        lines = [[(x - half * 0.6 + 4 * k, y - 3), (x - half * 0.5 + 4 * k, y - height + 3)]
                 for k in range(int(half / 4) + 2)]  # fmt: skip
        lit = [(x + half + 1, y - 2), (x + half + 3, y - height / 2), (x + half - 4, y - height)]
        doc.add(path(shape, "#16344A", NIGHT_INK, 1.6), strokes(lines, 1.4, NIGHT_INK, opacity=0.8))
        doc.add(path(brush(lit, 2, 0.4, 0.4), "#A9D2CF", opacity=0.8))
    doc.add(path("M92-26L42-72L46-6Z", "#16344A", NIGHT_INK, 1.4))
    rigging = [
        [(-36, -90), (-72, -8)],
        [(6, -110), (-36, -40)],
        [(6, -110), (58, -4)],
        [(40, -84), (92, -26)],
    ]
    doc.add(strokes(rigging, 1, NIGHT_INK), path(hull, "#0A1B27", NIGHT_INK, 2))
    doc.add(path("M-50 8H52M-44 13H46", "none", "#2F6470", 1.2))
    doc.add(path(brush([(64, 2), (76, -4), (82, -8)], 2, 0.5, 0.3), "#A9D2CF"))
    doc.add(
        path(
            path_data([(6, -112), (24, -118), (20, -112), (24, -107), (6, -106)]),
            "#8E2A22",
            NIGHT_INK,
            1,
        )
    )
    for x in (-66, -58):
        doc.add(
            circle(x, -3, 8, "#FFD58A", opacity=0.35, filter=blur(doc, 3)),
            circle(x, -3, 2.4, "#FFE3A0"),
        )
    return doc.svg()
