"""Icons of the sea chart: treasures, wind, the view of the map; as in ui_icon_shapes."""

from studio.art.kit.shapes import arc, moved, rounded_rectangle
from studio.art.kit.strokes import brush
from studio.art.kit.svg import path_data

Pair = tuple[float, float]


def _line(*points: Pair, width: float = 10) -> str:
    return brush(points, width, width * 0.72, width * 0.72, 2)


def _disc(x: float, y: float, radius: float) -> str:
    return path_data(arc(x, y, radius, count=48))


def _arc(x: float, y: float, radius: float, start: float, end: float, width: float = 10) -> str:
    return brush(arc(x, y, radius, start, end, 30), width, width * 0.72, width * 0.72, 2)


def _lens(sign: str) -> str:
    """A magnifying glass with + or - in it."""
    across = _line((-30, -12), (8, -12), width=10)
    upright = _line((-11, -31), (-11, 7), width=10) if sign == "+" else ""
    return _arc(-11, -12, 36, 0, 359, 11) + _line((17, 16), (46, 46), width=19) + across + upright


def _gust(y: float, length: float, radius: float, upward: bool) -> str:
    """A gust that curls up or down at its end."""
    turn = -1 if upward else 1
    curl = arc(length, y + turn * radius, radius, -90 * turn, 150 * turn, 18)
    return brush([(-50, y), (-20, y - 2), (length - 10, y), *map(tuple, curl)], 11, 5, 6)


_CORNERS = "".join(
    f"M{x * 52} {y * 26}V{y * 52}H{x * 26}V{y * 42}H{x * 42}V{y * 26}Z"
    for x in (-1, 1)
    for y in (-1, 1)
)
_LITTLE_SHIP = (
    "M-30 14H30L20 30H-20ZM-2-32H4V12H-2ZM-8-26C-26-14-28 0-26 9H-8ZM10-28C26-18 32-4 30 9H10Z"
)
_BARREL = moved([(-52, -15), (-38, -18), (30, -13), (34, -18), (44, -18), (44, 16), (34, 16),
                 (30, 11), (-38, 16), (-52, 13)], 0, -14, 1, -16)  # fmt: skip
_SHELL = (
    "M-14 50L-18 38C-40 32-52 12-50-8C-44-12-46-24-36-26C-34-36-24-42-16-38C-10-48 10-48 16-38"
    "C24-42 34-36 36-26C46-24 44-12 50-8C52 12 40 32 18 38L14 50Z"
)
_RIBS = "".join(
    path_data(moved([(-1, -20), (1, -20), (3, -40), (-3, -40)], 0, 6, 1, turn))
    for turn in (-64, -32, 0, 32, 64)
)
_TEETH = "".join(f"M{x - 2.5} 18H{x + 2.5}V30H{x - 2.5}Z" for x in (-8, 0, 8))

SEA_ICONS: dict[str, tuple[str, str]] = {
    "sails": (
        _line((-8, -52), (-8, 34), width=9) + _line((-40, -38), (32, -40), width=8),
        "M-34-34C-24-14-24 4-38 22C-14 14 14 14 34 22C50 2 46-18 28-36ZM-46 30L46 28L32 50H-30Z",
    ),
    "guns": (
        "",
        path_data(_BARREL) + _disc(-55, 2, 7) + "M-46 14L8 0L26 14V28H-46Z"
        + _disc(-24, 36, 15) + _disc(-24, 36, 5) + _disc(16, 36, 15) + _disc(16, 36, 5),
    ),
    "rum": (
        "",
        "M-9-54H9V-42H-9ZM-9-37H9V-24C9-12 29-12 29 8V44Q29 52 21 52H-21Q-29 52-29 44V8"
        "C-29-12-9-12-9-24ZM-21 10V38H21V10ZM-15 14L-10 14L0 21L10 14H15L5 24L15 34H10L0 27"
        "L-10 34H-15L-5 24Z",
    ),
    "gold": (
        "",
        _disc(0, 0, 52) + _disc(0, 0, 43) + _disc(0, 0, 37)
        + "M-24 18L-29-14L-14 0L0-24L14 0L29-14L24 18ZM-23 23H23V30H-23Z",
    ),
    "pearl": (
        "",
        _SHELL + _RIBS + _disc(0, 6, 21) + _disc(0, 6, 15) + _disc(-5, 1, 5),
    ),
    "wind": (_gust(-14, 22, 15, True) + _gust(6, 34, 14, False) + _gust(26, 0, 11, False), ""),
    "zoom_in": (_lens("+"), ""),
    "zoom_out": (_lens("-"), ""),
    "follow": ("", _CORNERS + _LITTLE_SHIP),
    "follow_off": (_line((-38, 40), (40, -38), width=13), _CORNERS + _LITTLE_SHIP),
    "overview": (
        _line((-36, 18), (-22, 6), width=6) + _line((-12, 0), (0, -2), width=6)
        + _line((8, -2), (18, -10), width=6)
        + _line((20, -26), (36, -12), width=7) + _line((36, -26), (20, -12), width=7),
        "M-54-34L-18-46L18-34L54-46V34L18 46L-18 34L-54 46ZM-46-28V35L-22 27V-36Z"
        "M-14-36V27L14 36V-27ZM22-27V36L46 28V-35Z",
    ),
    "cargo": (
        _line((-46, -8), (46, -8), width=7),
        "M-50 48V-10C-50-34-34-44-24-44H24C34-44 50-34 50-10V48ZM-42 40H42V-2H12V10H-12V-2H-42Z"
        "M-42-14H42C42-28 34-36 24-36H-24C-34-36-42-28-42-14ZM-4 0H4V5H-4Z"
        + rounded_rectangle(-30, 12, 8, 20, 2) + rounded_rectangle(22, 12, 8, 20, 2),
    ),
    "privateer": (
        _line((-46, 52), (46, 22), width=10) + _line((46, 52), (-46, 22), width=10),
        "M0-54C28-54 40-36 38-14C37-2 32 4 25 10V28C14 36-14 36-25 28V10C-32 4-37-2-38-14"
        "C-40-36-28-54 0-54ZM-27-12C-27-1-18 4-11 1C-3-2-3-20-14-22C-22-23-27-20-27-12Z"
        "M27-12C27-1 18 4 11 1C3-2 3-20 14-22C22-23 27-20 27-12ZM0 2L6 13H-6Z" + _TEETH,
    ),
}  # fmt: skip
"""Icon name to its lines and solids."""
