"""What happened, act by act: what each viewer saw of it, which acts can be undone, and what an act
would do before it ends the turn.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.chance import CountedChance, SeededChance
from treasure_games.core.codec import wire_name
from treasure_games.core.game import Mode, Pending, hidden_slots
from treasure_games.core.language import N_
from treasure_games.core.record import Row
from treasure_games.core.registry import AnyGame

TURN_STARTED, ROUND_STARTED = "turn_started", "round_started"
"""The names of the events that begin a turn of a seat, and a round of all seats."""
TURN_ENDS = (TURN_STARTED, "turn_ended", "turn_skipped")
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

    def before(self, moment: int) -> "Act":
        """Return the same act up to a moment."""
        return replace(self, moments=self.moments[:moment])

    def after(self, moments: int) -> "Act":
        """Return the same act without its first moments."""
        return replace(self, moments=self.moments[moments:])

    def _noticed_by(self, viewer: int | None) -> Iterator[tuple[Any, Any]]:
        """Yield the states and events that the viewer noticed, redacted."""
        for moment in self.moments:
            event = self.game.redact(moment.state, moment.event, viewer)
            if event is not None:
                yield moment.state, event


def turn_end(events: Iterable[Any]) -> int | None:
    """Return the number of events before the first one that ends a turn, if there is one."""
    names = (wire_name(type(event)) for event in events)
    return next((index for index, name in enumerate(names) if name in TURN_ENDS), None)


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


NOTHING_YET: Final = N_("There’s nothing to take back.")
LUCK: Final = N_("Cards or dice have been revealed: that can’t be taken back.")
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


def only_ends_turn(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Return True if a legal act does nothing before it ends the turn."""
    events: list[Any] = []
    game.apply(state.copy(), seat, action, SeededChance(0), events.append)
    return turn_end(events) == 0


def dry_run(game: AnyGame, state: Any, seat: int, action: Any) -> tuple[Moment, ...]:
    """Return the moments of an act before it ends the turn; raises `IllegalAction`.

    () if it doesn't end the turn, or if it draws luck or reveals a secret before. The state stays
    as it is.
    """
    asked = game.pending(state)
    if asked is None or asked.mode is not Mode.TURN or asked.seats != (seat,):
        return ()
    chance, copy = CountedChance(SeededChance(0)), state.copy()
    moments: list[Moment] = []
    drawn: list[int] = []

    def note(event: Any) -> None:
        moments.append(Moment(event, copy.copy()))
        drawn.append(chance.tally.total())

    game.apply(copy, seat, action, chance, note)
    end = turn_end(moment.event for moment in moments)
    if not end or drawn[end - 1] or game.pending(copy) is None:
        return ()
    if hidden_from(game, state, seat) - hidden_from(game, moments[end - 1].state, seat):
        return ()
    return tuple(moments[:end])
