"""What stands on the title's table for a game that is still to come: something under a cloth."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from tools.art.kit.document import Document
from tools.art.kit.light import blur, drop_shadow
from tools.art.kit.materials import cloth
from tools.art.kit.palette import INK
from tools.art.kit.rope import GOLD_CORD, rope
from tools.art.kit.shapes import Points, spline
from tools.art.kit.strokes import brush, contour, ruled, taper
from tools.art.kit.svg import ellipse, group, path, path_data

_LINE: Final = "#1B1712"
_LIGHT: Final = "#DCCFAD"
_FOOT: Final = 680.0
_TOP: Final = 250.0
_OVER = ((96, 664), (118, 596), (140, 500), (170, 416), (212, 366), (250, 352), (282, 322),
         (336, 276), (404, 254), (478, 262), (536, 296), (572, 346), (606, 376), (656, 372),
         (714, 388), (752, 434), (772, 520), (792, 602), (812, 664))  # fmt: skip
"""From the hem on the left over what stands beneath to the hem on the right."""
_HEM = ((770, 690), (716, 672), (660, 698), (596, 684), (540, 706), (470, 688), (404, 708),
        (338, 690), (270, 704), (206, 682), (150, 694))  # fmt: skip
"""Back along the table, where the folds stand out."""
_PEAKS = ((232, 356), (336, 276), (470, 260), (548, 304), (664, 372), (730, 400))
"""Where the cloth lies on something, and folds begin."""
_FOLDS = (
    (0, (178, 470), (140, 596), (128, 690)),
    (0, (216, 480), (206, 600), (212, 684)),
    (1, (300, 400), (272, 560), (262, 700)),
    (1, (352, 420), (352, 570), (340, 690)),
    (2, (440, 400), (420, 560), (404, 706)),
    (2, (500, 420), (500, 580), (478, 688)),
    (3, (560, 430), (560, 580), (546, 704)),
    (3, (596, 440), (612, 570), (604, 686)),
    (4, (650, 470), (664, 590), (656, 696)),
    (5, (730, 500), (736, 600), (722, 674)),
    (5, (756, 490), (776, 600), (786, 682)),
)
"""Folds: the peak that each hangs from, and its way down to the hem."""

_TALLER: Final = f"translate(450 {_FOOT}) scale(1.05 1.2) translate(-450 -{_FOOT})"

Numbers = npt.NDArray[np.float64]


def _outline() -> Points:
    return np.asarray(spline([*_OVER, *_HEM], 3, True))


def _down(y: Numbers) -> Numbers:
    """How far down the cloth a height lies: 0 at its top, 1 at its foot."""
    return np.clip((y - _TOP) / (_FOOT - _TOP), 0, 1)


def _wave(x: Numbers, y: Numbers) -> Numbers:
    """The swell of the folds, -1 in a valley and 1 on a ridge; they spread from the middle."""
    spread = 1.0 + 0.42 * _down(y)
    across = (x - 430.0) / spread
    return np.sin(across * 2 * math.pi / 74 + 1.3 * np.sin(y / 150 + x / 240))


def _tone(x: Numbers, y: Numbers) -> Numbers:
    """Darkness: the far side of each fold, deeper towards the foot, and the side off the light."""
    down = _down(y)
    lee = np.clip((x - 400) / 460, 0, 1)
    fold = np.clip(_wave(x + 12, y), 0, 1) * (0.08 + 0.7 * down)
    foot = np.clip((down - 0.86) / 0.14, 0, 1) * 0.3
    return 0.02 + fold + 0.4 * lee**1.4 + foot


def _bend(x: Numbers, y: Numbers) -> tuple[Numbers, Numbers]:
    """Lines of the weave hang over the ridges."""
    return np.zeros_like(x), 9.0 * _down(y) * _wave(x, y) - 14.0 * np.sin((x - 90) / 730 * math.pi)


def _folds() -> str:
    """The deep creases, each with a light along its near side."""
    dark, lit = [], []
    for peak, *way in _FOLDS:
        start = np.add(_PEAKS[peak], (6, 26))
        line = [start, *(np.asarray(point, float) for point in way)]
        dark.append(taper(line[::-1], 13, 0.6))
        lit.append(brush([point - (10, 2) for point in line[1:]], 6, 0.4, 2))
    return path("".join(lit), "#F0E6CA", opacity=0.55) + path("".join(dark), _LINE, opacity=0.8)


def _pulls() -> str:
    """Short creases where the cloth is drawn tight over an edge."""
    lines = []
    for x, y in _PEAKS:
        for turn, reach in ((38, 54), (72, 70), (104, 62), (140, 46)):
            angle = math.radians(turn)
            end = (x + reach * math.cos(angle), y + reach * math.sin(angle))
            middle = (x + reach * 0.5 * math.cos(angle) + 5, y + reach * 0.5 * math.sin(angle))
            lines.append(brush([(x + 3, y + 10), middle, end], 3.2, 0.6, 0.3))
    return path("".join(lines), _LINE, opacity=0.7)


def _cord() -> str:
    """A cord tied round all of it, with a bow: nobody has looked yet."""
    around = spline([(134, 520), (220, 556), (340, 578), (460, 582), (590, 570), (700, 546),
                     (776, 512)], 1)  # fmt: skip
    left = spline([(458, 580), (410, 528), (352, 532), (366, 572), (458, 582)], 1)
    right = spline([(462, 580), (508, 524), (570, 532), (552, 574), (462, 582)], 1)
    ends = (
        spline([(454, 586), (432, 620), (440, 656)], 1),
        spline([(466, 586), (492, 616), (486, 650)], 1),
    )
    laid = (around, *ends, left, right)
    knot = spline([(446, 570), (462, 592), (476, 574)], 1)
    return "".join(rope(line, 15, 12, GOLD_CORD) for line in laid) + rope(knot, 19, 12, GOLD_CORD)


def covered() -> str:
    """The object about its own box of 900 x 750, standing on its lower edge."""
    doc = Document(900, 750)
    outline = _outline()
    data = path_data(outline)
    paint = doc.linear(
        [(0, _LIGHT), (0.45, "#B3A382"), (1, "#77684E")], (150, 260), (800, 640), True
    )
    shade = ruled((80, 240, 830, 720), 6.4, _tone, _bend, seed=6)
    doc.add(ellipse(452, 682, 400, 44, "#050302", opacity=0.6, filter=blur(doc, 16)))
    body = (
        group(path(data, paint, filter=cloth(doc)), filter=drop_shadow(doc, 6, 10, 7, 0.6)),
        doc.clipped(data, path(shade, _LINE, opacity=0.7) + _folds() + _pulls()),
        doc.clipped(data, group(_cord(), filter=drop_shadow(doc, 3, 7, 3, 0.6))),
        path(contour(outline, 8, smooth=False, lit=0.6), INK),
    )
    doc.add(group(*body, transform=_TALLER))
    return doc.svg()
