"""How a saved match stands, for those who only look at it from outside."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from treasure_games.core.game import Mode
from treasure_games.core.record import Record, final_state
from treasure_games.core.registry import load

MOST_ROWS: Final = 4_000
"""Longer records take too long to be played again just for a look at them."""


class Standing(NamedTuple):
    """What a bystander sees of a match: `whose` is the one seat that decides, if it is one."""

    view: Any
    scores: tuple[int, ...]
    whose: int | None


def standing_of(record: Record) -> Standing:
    """Play a record to its last row; raises `BadRecord` where it doesn't hold."""
    game = load(record.game)
    state = final_state(record, game)
    view = game.view(state, None)
    asked = game.pending(state)
    is_one = asked is not None and (len(asked.seats) == 1 or asked.mode in (Mode.TURN, Mode.WINDOW))
    return Standing(view, game.scores(view), asked.seats[0] if asked and is_one else None)
