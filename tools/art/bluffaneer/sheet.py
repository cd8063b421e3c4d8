"""The treasure map of doubles, unrolled between its two rolled ends."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from tools.art.kit.document import Document
from tools.art.kit.light import drop_shadow
from tools.art.kit.marks import wind_star
from tools.art.kit.palette import INK
from tools.art.kit.shapes import Points, moved, rounded_points, spline
from tools.art.kit.strokes import brush, contour, hatch, swell
from tools.art.kit.svg import ellipse, group, path, path_data
from tools.art.picture import Picture
from tools.art.ui.paper import calm_paper, torn_outline

WIDTH, HEIGHT = 1250, 350
_LINE: Final = "#5B4028"
_NARROWER: Final = 52.0
"""Units by which the far edge ends earlier than the near one, at each side."""
END_WIDTH: Final = 120
_FOOT: Final = 34.0
"""From the outer edge of the picture of a rolled end to the middle of its foot."""


def lying(points: ArrayLike) -> Points:
    """Points as they are seen on the table: the far edge is narrower than the near one."""
    flat = np.asarray(points, float)[:, :2]
    share = 1.0 - _NARROWER / (WIDTH / 2) * (1.0 - flat[:, 1] / HEIGHT)
    return np.stack([WIDTH / 2 + (flat[:, 0] - WIDTH / 2) * share, flat[:, 1]], 1)


def _lagoon() -> Points:
    """The water in the middle: the corners are left to what doubles do."""
    left = [(300, 14), (330, 90), (290, 170), (420, 250), (470, 320), (500, 406)]
    right = [(830, 406), (870, 320), (920, 250), (860, 160), (920, 90), (890, 14)]
    return lying(spline(left + right, 4, closed=True))


def _chart() -> str:
    sea = _lagoon()
    rings = "".join(
        swell(moved(sea, WIDTH / 2 * (1 - k), HEIGHT / 2 * (1 - k), k), 1.6)
        for k in (0.985, 0.965, 0.94)
    )
    rng = np.random.default_rng(3)
    curls = "".join(
        brush(
            lying([(x, y), (x + 8, y - 5), (x + 16, y), (x + 24, y - 5), (x + 32, y)]),
            2.2,
            0.4,
            0.4,
        )
        for x, y in rng.uniform((500, 40), (WIDTH - 450, HEIGHT - 50), (26, 2))
    )
    star = group(wind_star(96, "#7A5A34", "#E9D6AA", _LINE),
                 transform=f"translate({WIDTH / 2} {HEIGHT / 2})", opacity=0.38)  # fmt: skip
    starts = [(262, 236), (288, 268), (322, 292), (360, 306)]
    ends = [(276, 254), (306, 282), (341, 300), (382, 312)]
    trail = "".join(brush([a, b], 6, 3, 3) for a, b in zip(starts, ends, strict=True))
    cross = brush([(404, 296), (432, 326)], 9, 4, 4) + brush([(434, 294), (402, 328)], 9, 4, 4)
    return (
        path(path_data(sea), "#9DB9A4", opacity=0.62)
        + path(rings, _LINE, opacity=0.6)
        + path(contour(sea, 4), _LINE)
        + path(curls, "#3C6A68", opacity=0.7)
        + star
        + path(trail, _LINE, opacity=0.7)
        + path(cross, "#6B2A1C", opacity=0.8)
    )


def paper() -> str:
    """The sheet without its ends; the middle part of it is shown while it unrolls."""
    doc = Document(WIDTH, HEIGHT)
    sheet = path_data(lying(torn_outline((20, 14, WIDTH - 20, HEIGHT - 14), 7, 5)))
    paint = doc.linear(
        [(0, "#C7A566"), (0.06, "#F3E2B4"), (0.5, "#F1DFB0"), (0.94, "#E3C98E"), (1, "#A98449")],
        (20, 0), (WIDTH - 20, 0), True,
    )  # fmt: skip
    tone = calm_paper(doc, 12, 8, 0.75)
    doc.add(group(path(sheet, paint, filter=tone), filter=drop_shadow(doc, 6, 9, 6, 0.6)))
    doc.add(doc.clipped(sheet, _chart()))
    return doc.svg()


def rolled_end(side: int) -> str:
    """One of the two rolls that the sheet ends in; `side` is -1 for the left one, 1 for the right.

    It leans inwards, as the far edge is narrower; its foot stands 34 units from the outer edge.
    """
    doc = Document(END_WIDTH, HEIGHT)
    roll = rounded_points(-27, 2, 27, HEIGHT - 8, 12)
    paint = doc.linear([(0, "#7D5A2C"), (0.25, "#E9D6AA"), (0.45, "#FFF4D2"), (0.7, "#CFAF74"),
                        (1, "#6B4A22")], (0, 0), (1, 0))  # fmt: skip
    shade = hatch(rounded_points(2, 20, 26, HEIGHT - 14, 6), 90, 5, 1.7, (0, 1), 3)
    rings = "".join(ellipse(0, 10, r, r * 0.34, "none", INK, 2.4) for r in (25, 15, 6))
    foot = _FOOT if side < 0 else END_WIDTH - _FOOT
    lean = side * _NARROWER / HEIGHT
    doc.add(
        group(
            path(path_data(roll), paint),
            path(shade, _LINE, opacity=0.5),
            ellipse(0, 10, 26, 9, "#D8BB82"),
            rings,
            path(contour(roll, 5, smooth=False), INK),
            transform=f"matrix(1 0 {lean:.4f} 1 {foot - lean * HEIGHT:.2f} 0)",
            filter=drop_shadow(doc, 4, 5, 3, 0.6),
        )
    )
    return doc.svg()


PICTURES = [
    Picture("bluffaneer/map", 2 * WIDTH, 2 * HEIGHT, paper, quality=82),
    *(
        Picture(
            f"bluffaneer/map_end_{name}",
            2 * END_WIDTH,
            2 * HEIGHT,
            partial(rolled_end, side),
            quality=84,
        )
        for name, side in (("left", -1), ("right", 1))
    ),
]
