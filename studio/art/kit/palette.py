"""The colour tokens of the captain's table, the seats' colours, and where the light comes from."""

import numpy as np

NIGHT, DEEP_SEA, SEA, SHALLOWS, FOAM = "#0E1B26", "#14333F", "#1F5A66", "#4C9A97", "#DCEBE4"
WALNUT_DARK, WALNUT, OAK = "#22150E", "#4A2E1D", "#7A5230"
LANTERN, PEARL, BLACK_PEARL = "#FFD58A", "#F3EDE2", "#2B2B33"
PARCHMENT, PARCHMENT_LIGHT, PARCHMENT_SHADE = "#E9D6AA", "#F6EACB", "#C9A869"
INK, SEPIA = "#23180F", "#5B4028"
BRASS, BRASS_LIGHT, BRASS_DARK = "#C8963E", "#F0CB74", "#7A5220"
WAX_RED, JADE, SAPPHIRE, AMETHYST = "#A8322A", "#2F7D5B", "#2C5FA8", "#6B4A8E"
GLINT = "#FFF6D8"
"""The brightest point of polished metal."""

SEATS: dict[str, tuple[str, str]] = {
    "vermilion": ("#D55E00", "skull"),
    "sky": ("#56B4E9", "anchor"),
    "green": ("#009E73", "parrot"),
    "yellow": ("#F0E442", "compass"),
    "blue": ("#0072B2", "kraken"),
    "purple": ("#CC79A7", "swallow"),
    "orange": ("#E69F00", "crab"),
    "pearl": ("#F3EDE2", "wheel"),
}
"""Seat colour name to (hex, emblem)."""

_direction = np.array([-0.56, -0.60, 0.57])
LIGHT = _direction / np.linalg.norm(_direction)
"""Unit vector towards the lantern: x to the right, y down the page, z to the viewer."""


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green, blue of "#RRGGBB", 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, amount: float) -> str:
    """The colour `amount` (0 to 1) of the way from `first` to `second`."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * amount):02X}" for a, b in pairs)


def darker(colour: str, amount: float) -> str:
    """`colour` on its way to ink; shades are never made with black."""
    return mix(colour, INK, amount)


def lighter(colour: str, amount: float) -> str:
    """`colour` on its way to white."""
    return mix(colour, "#FFFFFF", amount)


def ramp(colours: list[str], position: float) -> str:
    """The colour at `position` (0 to 1, clamped) of an evenly spaced ramp."""
    place = min(max(position, 0.0), 0.999) * (len(colours) - 1)
    return mix(colours[int(place)], colours[int(place) + 1], place - int(place))
