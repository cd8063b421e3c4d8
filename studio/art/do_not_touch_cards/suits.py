"""The three colours of Do Not Touch: tints, stone, band pattern, shape; told apart in grey."""

from dataclasses import dataclass

import numpy as np

from studio.art.kit.gems import EMERALD, RUBY, SAPPHIRE_STONE
from studio.art.kit.palette import INK, JADE, SAPPHIRE, WAX_RED, darker
from studio.art.kit.shapes import moved, rounded_rectangle
from studio.art.kit.strokes import Box, swell
from studio.art.kit.svg import circle, path, path_data, polygon


@dataclass(frozen=True)
class Suit:
    """A card colour: its band and the tints its pictures are set in, dark to light."""

    name: str
    band: str
    deep: str
    middle: str
    light: str
    pale: str
    stone: tuple[str, ...]
    sky: tuple[str, str]
    """Night sky above and at the horizon."""

    @property
    def stones(self) -> list[str]:
        """The ramp for cut stones of this colour."""
        return list(self.stone)


RED = Suit(
    "red", WAX_RED, "#3E0F10", "#8A2A22", "#DE7A5C", "#F6C9AE", tuple(RUBY), ("#3A1820", "#E08A4E")
)
GREEN = Suit(
    "green",
    JADE,
    "#0B2A20",
    "#23664A",
    "#7FC09A",
    "#CDEBD6",
    tuple(EMERALD),
    ("#0D2A2C", "#8CC7A0"),
)
BLUE = Suit(
    "blue",
    SAPPHIRE,
    "#0C2044",
    "#234D8C",
    "#7FAEE0",
    "#CFE1F5",
    tuple(SAPPHIRE_STONE),
    ("#101C3E", "#86B4DC"),
)
SUITS = (RED, GREEN, BLUE)


def band_pattern(suit: Suit, area: Box) -> str:
    """The colour's pattern over a box: red diagonal stripes, green dots, blue waves.

    Coarse enough (pitch 46) to be told apart on a card 138 pixels high.
    """
    return {"red": _stripes, "green": _dots, "blue": _waves}[suit.name](suit, area)


def _stripes(suit: Suit, area: Box) -> str:
    left, top, right, bottom = area
    width = right - left
    broad, fine, bright = "", "", ""
    for y in np.arange(top - width - 46, bottom + 46, 46):
        broad += path_data([(left, y + width), (right, y), (right, y + 21), (left, y + 21 + width)])
        fine += swell([(left, y + width + 25), (right, y + 25)], (1.6, 2.4, 1.6))
        fine += swell([(left, y + width - 5), (right, y - 5)], (1.2, 1.9, 1.2))
        bright += swell([(left, y + width + 32), (right, y + 32)], (1.0, 2.2, 1.0))
        for part in np.arange(0.01, 1, 0.027):
            x, level = left + width * part, y + width * (1 - part)
            fine += swell([(x, level + 20), (x + 2, level + 9 + 4 * np.sin(part * 40))], (1.5, 0.2))
    return (
        path(broad, darker(suit.band, 0.34), opacity=0.85)
        + path(fine, darker(suit.band, 0.85))
        + path(bright, suit.light, opacity=0.75)
    )


def _dots(suit: Suit, area: Box) -> str:
    left, top, right, bottom = area
    parts = []
    for row, y in enumerate(np.arange(top + 16, bottom + 20, 40)):
        for x in np.arange(left + (10 if row % 2 else 33), right + 10, 46):
            parts.append(circle(x, y, 12.5, darker(suit.band, 0.42), darker(suit.band, 0.9), 1.6))
            lines = "".join(
                swell([(x - 9 + k * 2, y + 3 * k - 2), (x + 9, y + 3 * k - 2)], (0.2, 1.4, 0.6))
                for k in range(3)
            )
            parts.append(path(lines, darker(suit.band, 0.95)))
            parts.append(
                path(swell([(x - 9, y + 2), (x - 6, y - 7), (x + 3, y - 9)], (0.3, 2.6, 0.3)),
                     suit.light, opacity=0.85)
            )  # fmt: skip
    return "".join(parts)


def _waves(suit: Suit, area: Box) -> str:
    left, top, right, bottom = area
    x = np.arange(left - 4, right + 8, 3.0)
    broad, fine, bright = "", "", ""
    for row, y in enumerate(np.arange(top - 20, bottom + 40, 38)):
        crest = y + 9 * np.sin(x / 46 * np.pi + row * np.pi / 2)
        line = np.stack([x, crest], 1)
        swing = 1 + 0.6 * np.cos(x / 46 * np.pi + row * np.pi / 2)
        broad += swell(moved(line, 0, 7), 11 * swing)
        fine += swell(line, 2.6 * swing) + swell(moved(line, 0, 17), 1.2 * swing)
        bright += swell(moved(line, 0, -5), 2.2 * swing - 0.6)
    return (
        path(broad, darker(suit.band, 0.34), opacity=0.85)
        + path(fine, darker(suit.band, 0.9))
        + path(bright, suit.light, opacity=0.8)
    )


def suit_shape(
    suit: Suit,
    size: float,
    fill: str = "#FBF1D6",
    edge: str = "#140B06",
    weight: float | None = None,
) -> str:
    """The colour's shape about the origin, `size` high: diamond, circle or square."""
    half = size / 2
    line = size * 0.09 if weight is None else weight
    if suit.name == "green":
        return circle(0, 0, half * 0.94, fill, edge, line)
    if suit.name == "blue":
        side = half * 1.7
        return path(rounded_rectangle(-side / 2, -side / 2, side, side, 2), fill, edge, line)
    return polygon([(0, -half * 1.12), (half * 0.92, 0), (0, half * 1.12), (-half * 0.92, 0)],
                   fill, edge, line)  # fmt: skip


def engraved_shape(suit: Suit, size: float) -> str:
    """The shape as an ivory inlay in a brass setting, hatched on its far side."""
    lines = "".join(
        swell([(size * (0.30 - k * 0.045), size * (0.02 + k * 0.045)),
               (size * (0.16 - k * 0.045), size * (0.02 + k * 0.045))], (size * 0.022, 0.2))
        for k in range(7)
    )  # fmt: skip
    return (
        suit_shape(suit, size * 1.3, INK, INK, 4)
        + suit_shape(suit, size * 1.26, "#B98636", "#F0CB74", 3)
        + suit_shape(suit, size * 1.04, "#FBF1D6", "#140B06", 5)
        + path(lines, "#5B4028")
    )
