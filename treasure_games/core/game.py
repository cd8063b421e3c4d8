"""The contract of a game: pure rules over a state that is data, behind a few functions.

The caller asks `pending` who must decide, offers them the actions in `legal`, and passes the answer
to `apply`. Screens and computer players never see a state, only a `view` of it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from math import floor
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from treasure_games.core.chance import Chance, order_of
from treasure_games.core.codec import Event, Plain
from treasure_games.core.errors import IllegalAction
from treasure_games.core.options import GameInfo, Setup

UNKNOWN: Final = -1
"""Stands in a view for a hidden value."""

MOST_STEPS: Final = 100_000
"""A limit on decisions that no game comes near: beyond it, the rules loop."""


class StateLike(Protocol):
    """A state: slotted, small ints and tuples; no callbacks, clocks or external ids."""

    def copy(self: "StateT") -> "StateT":
        """Return an independent copy; changing one never affects the other."""

    def data(self) -> Plain:
        """Return the whole state in canonical form: states are equal exactly if their data are."""


class ViewLike(Protocol):
    """What one seat (None: a bystander) may see and would remember; frozen and picklable."""

    @property
    def seat(self) -> int | None:
        """The seat this view belongs to; None for a bystander."""

    def data(self) -> Plain:
        """Return the whole view in canonical form, like `StateLike.data`."""


StateT = TypeVar("StateT", bound=StateLike)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=ViewLike)

Emit: TypeAlias = Callable[[Event], None]
"""Called with each event right after the state has changed accordingly."""


class Mode(StrEnum):
    """How the answers to one question are collected."""

    TURN = "turn"
    """One seat decides."""
    WINDOW = "window"
    """Seats are asked in the order of the rules; each answers or passes.

    Who is asked follows from public facts alone, so being asked reveals no secret.
    """
    SEALED = "sealed"
    """All seats choose in secret; the choices are revealed together."""
    RACE = "race"
    """The order of arrival counts.

    The rules call `Chance.arrival` for each answer and decide ties. The record keeps the time; a
    replay never measures it again.
    """


_ALL_AT_ONCE: Final = (Mode.SEALED, Mode.RACE)
"""A module constant, because looking a member up in its class takes long."""


class Pending(NamedTuple):
    """Who must decide, what, and how their answers are collected."""

    seats: tuple[int, ...]
    """The seats that may answer now, in the order in which the rules ask them."""
    ask: str
    """A short id of the question, unique within a game."""
    mode: Mode = Mode.TURN
    default: Any = None
    """The legal action for a seat whose time runs out; None where the rules have none."""
    seconds: float | None = None
    """The time limit for people, in seconds; None for no limit."""

    def is_over_at(self, milliseconds: float) -> bool:
        """Return True if an answer after this time comes too late."""
        return self.seconds is not None and milliseconds > round(self.seconds * 1000)


class HiddenGroup(NamedTuple):
    """Hidden slots with the same odds: the cards with one back, the dice under all cups."""

    slots: tuple[int, ...]
    """Ids of pieces, numbers of dice... No slot is in two groups; a die that is rolled again is
    another slot."""
    values: tuple[int, ...]
    """The possible values, equally likely at each slot before considering anyone's play.
    A likelier value is listed more than once."""


class Outcome(NamedTuple):
    """The result: the score of each seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @classmethod
    def most(cls, scores: Sequence[int]) -> "Outcome":
        """Return the result where the highest score wins, and equal ones share the victory."""
        best = max(scores)
        winners = tuple([seat for seat, score in enumerate(scores) if score == best])
        return cls(tuple(scores), winners)

    @property
    def shares(self) -> list[float]:
        """The share of each seat in the victory; they add up to 1."""
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    @property
    def lead(self) -> int | None:
        """The lead of a lone winner over the next score; None if several share the victory."""
        others = [score for seat, score in enumerate(self.scores) if seat not in self.winners]
        return max(self.scores) - max(others) if others and len(self.winners) == 1 else None


class Progress(NamedTuple):
    """How far a match has come (0 to 1); the next turn (`is_near`) or act may be the end."""

    share: float
    is_near: bool = False
    is_decisive: bool = False


class Game(Protocol[StateT, ActionT, EventT, ViewT]):
    """A game; one stateless object serves every match."""

    info: GameInfo

    def new(self, setup: Setup) -> StateT:
        """Return the state with nothing shuffled or dealt yet."""

    def start(self, state: StateT, chance: Chance, emit: Emit) -> None:
        """Shuffle and deal, once, up to the first decision."""

    def pending(self, state: StateT) -> Pending | None:
        """Return who must decide now; None exactly when the game is over."""

    def legal(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Return every action `seat` may take now, without repeats; () if it isn't asked.

        Sorted by class in the order of `info.actions`, then by fields.
        """

    def refusal(self, state: StateT, seat: int, action: ActionT) -> IllegalAction | None:
        """Return why `action` is illegal, from what `seat` may know; None if it is legal."""

    def apply(self, state: StateT, seat: int, action: ActionT, chance: Chance, emit: Emit) -> None:
        """Apply an action. Raises the error of `refusal`, state unchanged, if it isn't legal."""

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return what `seat` may see and remembers; None is a bystander."""

    def redact(self, state: StateT, event: EventT, seat: int | None) -> EventT | None:
        """Return the event as `seat` saw it: hidden fields are `UNKNOWN`.

        None if the seat didn't notice it at all; its view is then unchanged too.
        """

    def determinize(self, view: ViewT, rng: Random) -> StateT:
        """Return a random complete state that `view` can't tell from the true one.

        Every such state is possible. They are equally likely, or weighted by belief: by how the
        others have played, as far as the view says so.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """Return the result; None while `pending` isn't None."""

    def scores(self, view: ViewT) -> tuple[int, ...]:
        """Return the running score of each seat, as far as this view knows it."""

    def hidden_groups(self, view: ViewT) -> tuple[HiddenGroup, ...]:
        """Return the slots whose value this view doesn't know, grouped by their odds."""

    def describe(self, event: EventT, view: ViewT) -> Mapping[str, Plain]:
        """Return the event for people who read records: fields by name, pieces by printed name."""


def hidden_slots(game: Game[Any, Any, Any, ViewT], view: ViewT) -> tuple[int, ...]:
    """Return all slots whose value this view doesn't know."""
    return tuple(slot for group in game.hidden_groups(view) for slot in group.slots)


def silent(_event: object) -> None:
    """Ignore an event: the `emit` of searches and playouts."""


class Listener(Generic[EventT]):
    """An `emit` that takes only events of some classes.

    Where events are costly or frequent, rules ask `is_heard` and skip those that nobody takes.
    """

    __slots__ = ("_hear", "classes")

    def __init__(self, classes: frozenset[type[EventT]], hear: Callable[[EventT], None]) -> None:
        self.classes = classes
        self._hear = hear

    def __call__(self, event: EventT) -> None:
        """Pass the event on if it is of one of the classes."""
        if type(event) in self.classes:
            self._hear(event)


def is_heard(emit: Emit, event_class: type[Any]) -> bool:
    """Return True if `emit` takes events of this class.

    Rules that are searched check `emit is not silent` first, which costs next to nothing; they need
    not where an event is rare.
    """
    return emit is not silent and (type(emit) is not Listener or event_class in emit.classes)


def narrowed(emit: Emit, classes: frozenset[type[Any]]) -> Emit:
    """Return `emit`, or `silent` if it takes no event of these classes.

    For a part of the rules that emits nothing else, so that it skips them as in a search.
    """
    return silent if type(emit) is Listener and emit.classes.isdisjoint(classes) else emit


def next_to_answer(asked: Pending, rng: Random) -> int:
    """Return which of the asked seats answers first where nobody measures time.

    In a turn and a window the rules say who; in a sealed set and a race `rng` picks a seat, so
    that none has an advantage.
    """
    seats = asked.seats
    if len(seats) == 1 or asked.mode not in _ALL_AT_ONCE:
        return seats[0]
    return seats[floor(rng.random() * len(seats))]


def deciding_seats(
    game: Game[StateT, ActionT, EventT, ViewT], state: StateT, seed: int
) -> Iterator[int]:
    """Yield the seat that decides next, until the game is over.

    The caller applies that seat's decision before the next step. `seed` decides who answers first
    where the rules leave it open.
    """
    pending, order = game.pending, None
    while (asked := pending(state)) is not None:
        if len(asked.seats) == 1:
            yield asked.seats[0]
        else:
            order = order or order_of(seed)
            yield next_to_answer(asked, order)
