"""What cards and actions are worth, in points: rough estimates of a good player."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from treasure_games.games.stolen_treasure.rules import pieces

KEPT: Final = 0.65
"""What a point in the hand is worth, as it must still be buried and can be stolen."""
BURDEN: Final = 1.0
"""What a point of bad treasure in the hand costs."""
LOST_TURN: Final = 90.0
"""What a skipped turn costs."""
A_DRAW: Final = 62.0
"""What drawing an unknown treasure is worth."""
HIDDEN: Final = 48.0
"""What a piracy card of unknown kind is worth to its holder."""

PIRACY_WORTH: Final = {
    pieces.PLUNDER: 60.0,
    pieces.SPYGLASS: 60.0,
    pieces.SKULDUGGERY: 60.0,
    pieces.X_MARKS: 95.0,
    pieces.YO_HO_HO: 110.0,
    pieces.HOOK: 75.0,
    pieces.KRAKEN: 30.0,
    pieces.BOMBS: 18.0,
    pieces.CODE: 55.0,
    pieces.YARR: 65.0,
    pieces.PARLEY: 12.0,
    pieces.SPOT: -110.0,
}
"""What a piracy card is worth to its holder."""

WORTH: Final = tuple(
    PIRACY_WORTH.get(kind, (KEPT if value > 0 else BURDEN) * value)
    for kind, value in enumerate(pieces.VALUES)
)
"""What a card in the hand is worth, by kind."""


@lru_cache(maxsize=1 << 14)
def worth_of(values: tuple[int, ...]) -> float:
    """Return what treasure of these values is worth in a hand."""
    return sum([(KEPT if value > 0 else BURDEN) * value for value in values])


@lru_cache(maxsize=1 << 16)
def least_match(values: tuple[int, ...], stake: int) -> tuple[int, ...]:
    """ST-91, ST-Q57 to ST-Q59: return the answer to a stake that risks least, by values.

    `values` is a hand, not empty. Bad treasure is added where possible, as it may be lost.
    """
    riches = sum([value for value in values if value > 0])
    goal = min(stake, riches or max(values))
    best, least = values[:1], 1e9
    for chosen in subsets(values):
        if sum(chosen) >= goal and (risk := worth_of(chosen)) < least:
            best, least = chosen, risk
    return best


MOST_TRIED: Final = 8
"""The most cards of which all subsets are tried; hands are larger only by house rule."""


@lru_cache(maxsize=1 << 12)
def subsets(values: tuple[int, ...]) -> Sequence[tuple[int, ...]]:
    """Return the non-empty subsets; of a larger hand only those of consecutive values."""
    if len(values) > MOST_TRIED:
        ranked, size = sorted(values), len(values)
        return [tuple(ranked[at:end]) for at in range(size) for end in range(at + 1, size + 1)]
    found: list[tuple[int, ...]] = [()]
    for value in values:
        found += [(*chosen, value) for chosen in found]
    return list(dict.fromkeys(found[1:]))
