"""What a record tells once its match is over: every claim, and the numbers for the statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from treasure_games.core.record import Record, final_state, replay
from treasure_games.core.reel import Claim
from treasure_games.core.registry import load, load_words
from treasure_games.core.words import Called


def truth_reel(record: Record, called: Called) -> tuple[Claim, ...]:
    """Return every claim of a match, with what nobody saw then.

    There are none in a game without claims, and none to be told before the match is over.
    """
    claims = load_words(record.game).reel(_moments(record), called)
    return claims if claims and _is_over(record) else ()


def counts_of(record: Record) -> Mapping[str, Sequence[int]]:
    """Return what the game counts of a match that is over: by name, a number for each seat."""
    return load_words(record.game).counts(_moments(record), record.setup.seats)


def _moments(record: Record) -> Iterator[tuple[Any, Any]]:
    """Yield the true events, each with the state after it; nothing is replayed if nobody asks."""
    for step in replay(record):
        yield from step.events


def _is_over(record: Record) -> bool:
    return load(record.game).pending(final_state(record)) is None
