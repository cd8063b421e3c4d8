"""Links between the cards of a loot: the shape of the rings tells what neighbours match in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.table.pieces.rows import Row

ASPECT: Final = 168 / 120
_WIDTH: Final = 0.46
"""Width of a link by that of a card, where there is room."""


def kind(one: int, other: int) -> str:
    """Return what two faces match in: "both", "colour", "symbol" (or number), or "broken"."""
    first, second = FACES[one], FACES[other]
    is_colour = first.colour == second.colour
    is_symbol = (first.number, first.symbol) == (second.number, second.symbol)
    if is_colour and is_symbol:
        return "both"
    if is_colour:
        return "colour"
    return "symbol" if is_symbol else "broken"


def image(link: str, *, is_lit: bool) -> str:
    """Return the picture of a link; a broken one never shines."""
    if link == "broken":
        return "objects/link_broken"
    return f"objects/link_{link}_{'lit' if is_lit else 'dim'}"


def rect_at(row: Row, x: float) -> FRect:
    """Return where a link lies that joins two cards at this x: over the edge of the plank."""
    width = _WIDTH * row.card.width
    rect = FRect(0, 0, width, width / ASPECT)
    rect.center = x, row.card.bottom - 0.02 * row.card.height
    return rect


def links(row: Row, loot: Sequence[int], faces: Sequence[int]) -> Iterator[tuple[str, FRect, bool]]:
    """Yield kind and place of every link that shows, and True with the newest one."""
    shown = list(loot)[row.spread.hidden :]
    steps = pairwise(row.spread.lefts)
    for index, (left, right) in enumerate(steps, start=1):
        rect = rect_at(row, row.card.left + right)
        if right - left < rect.width * 1.04:
            rect = rect.scale_by(max(0.62, (right - left) / rect.width / 1.04))
        link = kind(faces[shown[index - 1]], faces[shown[index]])
        yield link, rect, index == len(shown) - 1
