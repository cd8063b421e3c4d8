"""What happened, act by act, and what each viewer saw of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.codec import wire_name
from treasure_games.core.registry import AnyGame

TURN_STARTED, ROUND_STARTED = "turn_started", "round_started"
"""The names of the events that begin a turn of a seat, and a round of all seats."""
_TURN_ENDS = (TURN_STARTED, "turn_ended", "turn_skipped")
"""The names of the events with which a turn is over."""


class Step(NamedTuple):
    """One event as a viewer saw it, and the viewer's view right after it."""

    event: Any
    view: Any


class Moment(NamedTuple):
    """A true event and a copy of the state right after it; never shown to a screen."""

    event: Any
    state: Any


class Act(Struct, frozen=True):
    """One row of the match (row 0: the deal) and what it caused.

    `seat` and `action` are None for the deal. Views are made on demand from the states in
    `moments`.
    """

    row: int
    seat: int | None
    action: Any
    game: AnyGame
    moments: Sequence[Moment]
    why_no_undo: str | None
    """Why this act can't be undone (a msgid), or None."""

    def steps_for(self, viewer: int | None) -> tuple[Step, ...]:
        """Return the steps of this act that a seat, or the bystander (None), noticed."""
        return tuple(
            Step(event, self.game.view(state, viewer)) for state, event in self._noticed_by(viewer)
        )

    def before(self, moment: int) -> Act:
        """Return the same act up to a moment."""
        return replace(self, moments=self.moments[:moment])

    def after(self, moments: int) -> Act:
        """Return the same act without its first moments."""
        return replace(self, moments=self.moments[moments:])

    def _noticed_by(self, viewer: int | None) -> Iterator[tuple[Any, Any]]:
        """Yield the states and events that the viewer noticed, redacted."""
        for moment in self.moments:
            event = self.game.redact(moment.state, moment.event, viewer)
            if event is not None:
                yield moment.state, event


def turn_end(moments: Sequence[Moment]) -> int | None:
    """Return the number of moments before the first one with which a turn is over, if there is
    one.
    """
    names = (wire_name(type(moment.event)) for moment in moments)
    return next((index for index, name in enumerate(names) if name in _TURN_ENDS), None)


def turn_owner(acts: Sequence[Act]) -> int | None:
    """Return the seat whose turn began last."""
    for act in reversed(acts):
        for moment in reversed(act.moments):
            if wire_name(type(moment.event)) == TURN_STARTED:
                return int(moment.event.seat)
    return None


def turns_in(acts: Sequence[Act], seats: int) -> int:
    """Return the number of turns, of all seats together."""
    if not acts:
        return 0
    classes, taking_part = turn_events(acts[0].game.info.events, seats)
    begun = sum(type(moment.event) in classes for act in acts for moment in act.moments)
    return begun * taking_part


@cache
def turn_events(events: tuple[type[Any], ...], seats: int) -> tuple[frozenset[type[Any]], int]:
    """Return the classes of the events that begin a turn, and the number of seats in one turn.

    In a game without turns of single seats each round counts as a turn of all.
    """
    for name, taking_part in ((TURN_STARTED, 1), (ROUND_STARTED, seats)):
        found = frozenset(one for one in events if wire_name(one) == name)
        if found:
            return found, taking_part
    return frozenset(), 0
