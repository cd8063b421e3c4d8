"""The contract of a game: pure rules over a state that is data, asked through a few functions.

A game decides nothing by itself: whoever holds the state asks `pending` who must decide, offers
`legal` to them, and hands the answer to `apply`. Screens and computer players never see a state,
only a `view` of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from treasure_games.core.chance import Chance, order_of
from treasure_games.core.errors import IllegalAction
from treasure_games.core.options import GameInfo, Setup

Plain: TypeAlias = "bool | int | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""What JSON can say without loss: the form of records, fingerprints and comparisons."""

UNKNOWN: Final = -1
"""A hidden value in a view: it holds the place that the known value would take."""

MOST_STEPS: Final = 100_000
"""No game of ours comes near so many decisions; more means that rules run in a circle."""


class StateLike(Protocol):
    """A state: slotted, small ints and tuples; no call-backs, clocks, ids from outside."""

    def copy(self: StateT) -> StateT:
        """An independent twin; whatever happens to one never shows in the other."""

    def data(self) -> Plain:
        """Everything in it, canonically: two states are equal exactly if their data are."""


class ViewLike(Protocol):
    """What one seat (None: a bystander) may see and would remember; frozen and picklable."""

    @property
    def seat(self) -> int | None:
        """Whose eyes these are."""

    def data(self) -> Plain:
        """Everything in it, canonically, like `StateLike.data`."""


StateT = TypeVar("StateT", bound=StateLike)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=ViewLike)
A_contra = TypeVar("A_contra", contravariant=True)

Emit: TypeAlias = Callable[[EventT], None]
"""Called right after the state has changed in the way the event says."""


class Mode(StrEnum):
    """How several answers to one question are collected."""

    TURN = "turn"
    """One seat decides."""
    WINDOW = "window"
    """Seats are asked in the order of the rules; each answers or passes.

    Who is asked follows from public facts alone: being asked tells no secret.
    """
    SEALED = "sealed"
    """All seats choose unseen; the choices are opened together."""
    RACE = "race"
    """The order of arrival counts.

    The rules ask `Chance.arrival` when an answer came, and say what a tie is and who wins it. The
    record keeps the time, and a replay never measures it again.
    """


class Pending(NamedTuple):
    """Who must decide, about what, and how their answers are collected."""

    seats: tuple[int, ...]
    """Who may answer now, in the order in which the rules ask them."""
    ask: str
    """What is asked: a short id that tells one question of a game from another."""
    mode: Mode = Mode.TURN
    default: Any = None
    """The legal action of whoever lets time pass; None where the rules have no such action."""
    seconds: float | None = None
    """How long the rules give people to answer; None: as long as they like."""


class HiddenGroup(NamedTuple):
    """Hidden places with the same odds: the cards with one back, the dice under all cups."""

    slots: tuple[int, ...]
    """Ids of pieces, numbers of dice... No slot is in two groups."""
    values: tuple[int, ...]
    """What may be there: any of these is equally likely at each slot, so far as nobody's play
    speaks for another. A value that is likelier stands here more often."""


class Outcome(NamedTuple):
    """How it ended: the score of each seat, and the seats that share the victory."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game(Protocol[StateT, ActionT, EventT, ViewT]):
    """One game. Implementations hold no state of their own: one object serves every match."""

    info: GameInfo

    def new(self, setup: Setup) -> StateT:
        """The table laid, nothing shuffled or dealt yet."""

    def start(self, state: StateT, chance: Chance, emit: Emit[EventT]) -> None:
        """Shuffle and deal, once, up to the first decision."""

    def pending(self, state: StateT) -> Pending | None:
        """Who must decide now; None exactly when the game is over."""

    def legal(self, state: StateT, seat: int) -> tuple[ActionT, ...]:
        """Every action `seat` may take now, without repeats; () if it isn't asked.

        Sorted as `codec.sort_key` says: by class in the order of `info.actions`, then by fields.
        """

    def refusal(self, state: StateT, seat: int, action: ActionT) -> IllegalAction | None:
        """Why `action` is not among `legal`; None if it is. Tells only what `seat` may know."""

    def apply(
        self, state: StateT, seat: int, action: ActionT, chance: Chance, emit: Emit[EventT]
    ) -> None:
        """Do it. Raises `refusal`'s error, the state untouched, for what isn't legal."""

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What `seat` may see and remembers; None is a bystander."""

    def redact(self, state: StateT, event: EventT, seat: int | None) -> EventT | None:
        """The event as `seat` saw it: hidden fields are `UNKNOWN`.

        None if the seat didn't notice it at all; then its view hasn't changed by it either.
        """

    def determinize(self, view: ViewT, rng: Random) -> StateT:
        """A whole state among those that `view` can't tell apart.

        Any of them may come up. They are equally likely, or weighted by belief: by what the view
        says about how the others have played.
        """

    def outcome(self, state: StateT) -> Outcome | None:
        """The result, once `pending` is None; before that None."""

    def scores(self, view: ViewT) -> tuple[int, ...]:
        """The running score of each seat, as far as this view knows it."""

    def hidden_groups(self, view: ViewT) -> tuple[HiddenGroup, ...]:
        """The places whose value this view doesn't know, grouped by their odds."""

    def slot_value(self, state: StateT, slot: int) -> int:
        """What really is in a slot; for tests."""

    def describe(self, event: EventT, view: ViewT) -> Mapping[str, Plain]:
        """The event for a reader of records: fields by name, pieces by their printed names."""


def hidden_slots(game: Game[Any, Any, Any, ViewT], view: ViewT) -> tuple[int, ...]:
    """All places whose value this view doesn't know."""
    return tuple(slot for group in game.hidden_groups(view) for slot in group.slots)


def silent(_event: object) -> None:
    """An emit for those who want no events: searches and playouts."""


class Listener(Generic[EventT]):
    """An emit for those who want events of a few classes only.

    Where events are costly or frequent, rules ask `is_heard` and leave out those nobody wants.
    """

    __slots__ = ("_hear", "classes")

    def __init__(self, classes: frozenset[type[EventT]], hear: Callable[[EventT], None]) -> None:
        self.classes = classes
        self._hear = hear

    def __call__(self, event: EventT) -> None:
        """Pass the event on if it is of one of the classes."""
        if type(event) in self.classes:
            self._hear(event)


def is_heard(emit: Emit[EventT], event_class: type[Any]) -> bool:
    """Return True if whoever listens wants events of this class.

    Rules that search plays ask `emit is not silent` first: that costs next to nothing.
    """
    return emit is not silent and (type(emit) is not Listener or event_class in emit.classes)


def next_to_answer(asked: Pending, rng: Random) -> int:
    """Which of the seats that are asked answers first where nobody measures time.

    In a turn and a window the order of the rules counts; in a sealed set and a race `rng` draws
    one of them, so that no seat is favoured.
    """
    seats = asked.seats
    if len(seats) == 1 or asked.mode in (Mode.TURN, Mode.WINDOW):
        return seats[0]
    return seats[int(rng.random() * len(seats))]


def deciding_seats(
    game: Game[StateT, ActionT, EventT, ViewT], state: StateT, seed: int
) -> Iterator[int]:
    """Yield the seat that decides next, until the game is over.

    Whoever iterates applies that seat's decision before the next step. `seed` decides who answers
    first where the rules leave it open.
    """
    pending, order = game.pending, None
    while (asked := pending(state)) is not None:
        if len(asked.seats) == 1:
            yield asked.seats[0]
        else:
            order = order or order_of(seed)
            yield next_to_answer(asked, order)


def play_to_end(
    game: Game[StateT, ActionT, EventT, ViewT],
    state: StateT,
    choose: Callable[[StateT, int], ActionT],
    chance: Chance,
    seed: int,
    emit: Emit[EventT] = silent,
) -> int:
    """Let `choose(state, seat)` decide for everybody to the end; returns the decisions made.

    `seed` is as in `deciding_seats`. Raises `RuntimeError` after `MOST_STEPS` decisions.
    """
    decisions = 0
    for seat in deciding_seats(game, state, seed):
        if decisions == MOST_STEPS:
            raise RuntimeError(f"{game.info.id}: no end after {MOST_STEPS} decisions")
        game.apply(state, seat, choose(state, seat), chance, emit)
        decisions += 1
    return decisions
