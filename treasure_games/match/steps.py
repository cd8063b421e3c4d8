"""What happened, act by act, as each viewer saw it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from treasure_games.core.codec import wire_name
from treasure_games.core.registry import AnyGame

TURN_STARTED: Final = "turn_started"
"""The name of the event that begins a turn, in every game with turns."""


class Step(NamedTuple):
    """One event as the viewer saw it, and the viewer's view right after it."""

    event: Any
    view: Any


class Moment(NamedTuple):
    """The true event and a copy of the state then; never leaves `treasure_games.match`."""

    event: Any
    state: Any


@dataclass(frozen=True, slots=True)
class Act:
    """One row of the match (row 0: the deal) and what it caused.

    `seat` and `action` are None for the deal. Views are made when a viewer asks, from copies of the
    state taken at each emit.
    """

    row: int
    seat: int | None
    action: Any
    game: AnyGame
    moments: Sequence[Moment]
    undo_bar: str | None
    """Why this act can't be undone (a msgid), or None."""

    def steps_for(self, viewer: int | None) -> tuple[Step, ...]:
        """Return the steps of this act that a seat, or the bystander (None), noticed."""
        return tuple(
            Step(event, self.game.view(state, viewer)) for state, event in self._noticed_by(viewer)
        )

    def _noticed_by(self, viewer: int | None) -> Iterator[tuple[Any, Any]]:
        """Yield the states and events that the viewer noticed, redacted."""
        for moment in self.moments:
            event = self.game.redact(moment.state, moment.event, viewer)
            if event is not None:
                yield moment.state, event


def turns_in(acts: Iterable[Act]) -> int:
    """Return how many turns there were, of all seats together."""
    return sum(marks_turn(type(moment.event)) for act in acts for moment in act.moments)


def marks_turn(event_class: type[Any]) -> bool:
    """Return True if each turn begins with an event of this class."""
    return wire_name(event_class) == TURN_STARTED
