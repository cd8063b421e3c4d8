"""Links between the cards of a loot: what neighbours match in, told by the shape of the rings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.games.do_not_touch.ui.layout import ChainPlace

ASPECT: Final = 168 / 120
_WIDTH: Final = 0.46
"""Width of a link by that of a card, where there is room."""


def kind(one: int, other: int) -> str:
    """What two faces match in: "both", "colour", "symbol" (or number), or "broken"."""
    first, second = FACES[one], FACES[other]
    is_colour = first.colour == second.colour
    is_symbol = (first.number, first.symbol) == (second.number, second.symbol)
    if is_colour and is_symbol:
        return "both"
    if is_colour:
        return "colour"
    return "symbol" if is_symbol else "broken"


def image(link: str, *, is_lit: bool) -> str:
    """The picture of a link; a broken one never shines."""
    if link == "broken":
        return "objects/link_broken"
    return f"objects/link_{link}_{'lit' if is_lit else 'dim'}"


def rect_at(place: ChainPlace, x: float) -> FRect:
    """Where a link lies that joins two cards at this x: over the edge of the plank."""
    width = _WIDTH * place.card.width
    rect = FRect(0, 0, width, width / ASPECT)
    rect.center = x, place.card.bottom - 0.02 * place.card.height
    return rect


def links(
    place: ChainPlace, loot: Sequence[int], faces: Sequence[int]
) -> list[tuple[str, FRect, bool]]:
    """Kind and place of every link that shows, oldest first, and whether it is the last one."""
    chain = place.chain
    first = max(0, chain.folded - 1)
    shown = list(loot)[first:]
    found = []
    for index in range(1, len(shown)):
        link = kind(faces[shown[index - 1]], faces[shown[index]])
        rect = rect_at(place, place.card.left + chain.lefts[index])
        step = chain.lefts[index] - chain.lefts[index - 1]
        if step < rect.width * 1.04:
            rect = rect.scale_by(max(0.62, step / rect.width / 1.04))
        found.append((link, rect, index == len(shown) - 1))
    return found
