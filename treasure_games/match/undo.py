"""Which acts can be undone: none with luck, a revealed secret, or the end of the turn."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.game import Pending, hidden_slots
from treasure_games.core.language import N_
from treasure_games.core.record import Row
from treasure_games.core.registry import AnyGame

NOTHING_YET: Final = N_("There is nothing to take back.")
LUCK: Final = N_("Luck has spoken: what was shuffled or rolled can’t be taken back.")
SEEN: Final = N_("You saw something that was hidden: that can’t be taken back.")
PASSED_ON: Final = N_("Play has already moved on: that can’t be taken back.")


def hidden_from(game: AnyGame, state: Any, seat: int) -> frozenset[int]:
    """Return the slots whose value `seat` doesn't know."""
    return frozenset(hidden_slots(game, game.view(state, seat)))


def why_no_undo(
    row: Row, hidden_before: frozenset[int], hidden_after: frozenset[int], asked: Pending | None
) -> str | None:
    """Return why the act in `row` can't be undone (a msgid); None if it can."""
    if row.outcomes:
        return LUCK
    if row.arrival is not None or asked is None or asked.seats != (row.seat,):
        return PASSED_ON
    if hidden_before - hidden_after:
        return SEEN
    return None
