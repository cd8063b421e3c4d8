"""The figures of the interface's icons, about the origin within 52 units each way.

An icon is two runs of path data: pen lines that swell, and solids in which a shape inside another
is a hole (the even-odd rule).
"""

import math

from studio.art.kit.shapes import arc, moved, rounded_rectangle
from studio.art.kit.strokes import brush
from studio.art.kit.svg import path_data

Pair = tuple[float, float]
Shape = tuple[str, str]
"""Lines, solids."""


def _line(*points: Pair, width: float = 10) -> str:
    return brush(points, width, width * 0.72, width * 0.72, 2)


def _lines(*runs: tuple[Pair, ...], width: float = 10) -> str:
    return "".join(_line(*run, width=width) for run in runs)


def _arc(x: float, y: float, radius: float, start: float, end: float, width: float = 10) -> str:
    return brush(arc(x, y, radius, start, end, 30), width, width * 0.72, width * 0.72, 2)


def _disc(x: float, y: float, radius: float) -> str:
    return path_data(arc(x, y, radius, count=48))


def _card(x: float, y: float, width: float, height: float) -> str:
    """A card with its empty face."""
    return rounded_rectangle(x, y, width, height, 8) + rounded_rectangle(
        x + 9, y + 9, width - 18, height - 18, 3
    )


def _turned(points: list[Pair], degrees: float) -> str:
    return path_data(moved(points, rotate=degrees))


def _gear() -> str:
    outline: list[Pair] = []
    for tooth in range(8):
        for turn, reach in ((-0.27, 35), (-0.2, 51), (0.2, 51), (0.27, 35)):
            angle = tooth * math.tau / 8 + turn
            outline.append((reach * math.cos(angle), reach * math.sin(angle)))
    return path_data(outline) + _disc(0, 0, 17)


def _bust(x: float, y: float, scale: float) -> str:
    head = path_data(arc(x, y - 24 * scale, 21 * scale, count=40))
    left, right, low, high = x - 44 * scale, x + 44 * scale, y + 48 * scale, y + 4 * scale
    return head + (
        f"M{left} {low}C{left} {high + 8} {x - 22 * scale} {high} {x} {high}"
        f"C{x + 22 * scale} {high} {right} {high + 8} {right} {low}Z"
    )


_CHEVRON: list[Pair] = [(26, -50), (-30, 0), (26, 50), (26, 20), (4, 0), (26, -20)]
_CARD = _card(-50, -48, 58, 82)
_UP = "M32-46L56-12H42V44H22V-12H8Z"
_DOWN = "M32 44L56 10H42V-46H22V10H8Z"

ICONS: dict[str, Shape] = {
    "menu": (_lines(*[((-46, y), (0, y - 1), (46, y)) for y in (-30, 0, 30)], width=14), ""),
    "undo": (_line((38, 44), (44, 4), (16, -22), (-22, -20), width=14), "M-54-18L-12-52V14Z"),
    "restart": (_arc(0, 4, 38, -30, 250, 13), "M50-44L46 4L8-26Z"),
    "hint": (
        _arc(0, -44, 10, 180, 360, 6)
        + _lines(((-52, -8), (-36, -4)), ((52, -8), (36, -4)), width=8)
        + _lines(((-50, 22), (-35, 15)), ((50, 22), (35, 15)), width=8),
        "M-16-44H16L25-29H-25ZM-26-26H26L20 34H-20ZM-16-18L-12 26H12L16-18Z"
        "M0-14C11-1 11 9 0 22C-11 9-11-1 0-14ZM-27 37H27V49H-27Z",
    ),
    "rules": (
        _lines(
            ((-52, -32), (-27, -40), (0, -28)), ((0, -28), (27, -40), (52, -32)),
            ((-52, 32), (-27, 25), (0, 38)), ((0, 38), (27, 25), (52, 32)),
            ((-52, -34), (-52, 34)), ((52, -34), (52, 34)), ((0, -28), (0, 40)), width=9,
        )
        + _lines(*[((s * 40, y), (s * 26, y - 2), (s * 13, y + 3)) for s in (1, -1)
                   for y in (-17, -1, 14)], width=5.5),
        "",
    ),
    "log": (
        _lines(((-34, -34), (-34, 34)), ((34, -34), (34, 34)), width=9)
        + _lines(*[((-20, y), (0, y + 1), (x, y)) for y, x in ((-17, 20), (-2, 20), (13, 6))],
          width=7),
        rounded_rectangle(-50, -50, 100, 18, 9) + rounded_rectangle(-50, 32, 100, 18, 9),
    ),
    "speed": ("", "M-52-38L-4 0L-52 38ZM0-38L48 0L0 38Z"),
    "skip": ("", "M-44-42L16 0L-44 42Z" + rounded_rectangle(24, -42, 15, 84, 3)),
    "speed_back": ("", "M52-38L4 0L52 38ZM0-38L-48 0L0 38Z"),
    "skip_back": ("", "M44-42L-16 0L44 42Z" + rounded_rectangle(-39, -42, 15, 84, 3)),
    "close": (_lines(((-38, -38), (38, 38)), ((38, -38), (-38, 38)), width=14), ""),
    "settings": ("", _gear()),
    "back": ("", "M-54 0L-8-42V-15C20-17 42-15 50-8V18C40 12 20 13-8 15V42Z"),
    "arrow_left": ("", _turned(_CHEVRON, 0)),
    "arrow_right": ("", _turned(_CHEVRON, 180)),
    "cross": (brush([(-44, -40), (2, 2), (42, 44)], 19, 9, 12)
              + brush([(42, -44), (-2, 4), (-42, 42)], 19, 12, 9), ""),
    "plus": (brush([(-46, 0), (2, 1), (46, 0)], 20, 11, 13)
             + brush([(0, -46), (-1, 2), (0, 46)], 20, 13, 11), ""),
    "eye": (
        _lines(((-38, -28), (-46, -42)), ((0, -36), (0, -50)), ((38, -28), (46, -42)), width=8),
        "M-56 4C-32-36 32-36 56 4C32 42-32 42-56 4ZM-39 4C-22 28 22 28 39 4C22-20-22-20-39 4Z"
        + _disc(0, 4, 15) + _disc(-4, 0, 5),
    ),
    "eye_closed": (
        _line((-52, -8), (0, 22), (52, -8), width=13)
        + _lines(((-38, 10), (-48, 28)), ((-14, 20), (-19, 42)), ((14, 20), (19, 42)),
                 ((38, 10), (48, 28)), width=9),
        "",
    ),
    "human": ("", _bust(0, 0, 1.04)),
    "computer": (
        _lines(((30, -22), (42, -22)), width=9) + _arc(49, -22, 8, 0, 359, 6)
        + _lines(((0, -42), (0, -52)), width=8),
        rounded_rectangle(-30, -44, 60, 50, 8) + _disc(-13, -24, 7.5) + _disc(13, -24, 7.5)
        + rounded_rectangle(-17, -9, 34, 7, 2) + "M-46 50V22Q-46 12-36 12H36Q46 12 46 22V50Z"
        + _disc(-24, 32, 5) + _disc(24, 32, 5) + rounded_rectangle(-10, 26, 20, 12, 3),
    ),
    "swap": ("", "M-50-34C-30-38-6-38 14-36V-54L54-24L14 6V-12C-6-14-30-14-50-8Z"
                 "M50 34C30 38 6 38-14 36V54L-54 24L-14-6V12C6 14 30 14 50 8Z"),
    "draw": ("", _CARD + _UP),
    "discard": ("", _CARD + _DOWN),
    "bonus": (
        _lines(((-30, -34), (30, -34)), ((30, -34), (52, -8)), ((52, -8), (0, 50)),
               ((0, 50), (-52, -8)), ((-52, -8), (-30, -34)), ((-52, -8), (52, -8)), width=9)
        + _lines(((-20, -8), (0, 48)), ((20, -8), (0, 48)), ((-20, -8), (-4, -34)),
                 ((20, -8), (4, -34)), width=6),
        "",
    ),
    "lock": (
        _arc(0, -14, 22, 180, 360, 12) + _lines(((-22, -16), (-22, 0)), ((22, -16), (22, 0)),
            width=13),
        rounded_rectangle(-38, -6, 76, 56, 8) + _disc(0, 16, 8) + "M-4 22H4L7 38H-7Z",
    ),
    "crown": ("", "M-42 26L-52-24L-24-2L0-42L24-2L52-24L42 26ZM-42 33H42V46H-42Z"
                  + _disc(-52, -30, 7) + _disc(0, -48, 8) + _disc(52, -30, 7)),
    "dice": ("", rounded_rectangle(-44, -44, 88, 88, 14)
             + "".join(_disc(x * 23, y * 23, 9) for x, y in ((-1, -1), (1, -1), (0, 0), (-1, 1),
               (1, 1)))),
    "sound": (_arc(2, 0, 24, -42, 42, 9) + _arc(2, 0, 46, -42, 42, 10),
        "M-54-17H-32L-4-43V43L-32 17H-54Z"),
    "quit": (_lines(((8, -46), (-44, -46)), ((-42, -48), (-42, 48)), ((-44, 46), (8, 46)),
        width=11),
             "M-18-12H14V-34L54 0L14 34V12H-18Z"),
    "hourglass": (
        _lines(((-28, -40), (-22, -14), (-4, 0)), ((28, -40), (22, -14), (4, 0)),
               ((-4, 0), (-22, 14), (-28, 40)), ((4, 0), (22, 14), (28, 40)), width=8)
        + _line((0, -4), (0, 22), width=4),
        "M-38-52H38V-40H-38ZM-38 40H38V52H-38ZM-20 38C-14 22 0 18 0 18C0 18 14 22 20 38Z"
        "M-15-20H15C10-8 0-2 0-2C0-2-10-8-15-20Z",
    ),
}  # fmt: skip
"""Icon name to its figure."""
