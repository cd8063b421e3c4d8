"""What several games share: the base of game objects, states and views, and tables of refusals.

A refusal is checked from the general to the particular: phase, seat, card, and what is chosen with
it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.asking import ChoiceSealed
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Plain, fields_in_words, list_depths, plain_fields, written_out
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN, Emit, EventT, Outcome, ViewT
from treasure_games.core.pages import by_number

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])
RuleText: TypeAlias = tuple[str, str]
"""The id of a rule, and the sentence that explains it to players."""
Why: TypeAlias = RuleText | tuple[str, str, Mapping[str, object]]
"""A rule and its sentence, perhaps with values for placeholders."""
Check: TypeAlias = Callable[[Any, int, Any], Why | None]
"""Checks an action: called with state, seat and action; None if nothing is forbidden."""
Checks: TypeAlias = Mapping[type[Any], tuple[tuple[int, ...], Check | None]]
"""By class of action the phases in which it is possible, and its check; None: it is allowed."""
OutOfPlace: TypeAlias = Callable[[Any, int, type[Any]], Why]
"""Says why a seat may not do a kind of action now: it belongs to another phase or another seat."""
Refusal: TypeAlias = Callable[[Any, int, Any], IllegalAction | None]


def make_refusal(
    checks: Checks, phases: int, asked: str, out_of_place: OutOfPlace, sealed: int = -1
) -> Refusal:
    """Return a function that says why a seat may not do an action, or returns None if it may.

    `phases` is their number. `asked` names the field of a state that holds the seat asked; in the
    phase `sealed` checks look for it themselves.
    """
    checks_in = tuple(
        {action: check for action, (possible, check) in checks.items() if phase in possible}
        for phase in range(phases)
    )
    seat_asked = attrgetter(asked)

    def refusal(state: Any, seat: int, action: Any) -> IllegalAction | None:
        phase, kind = state.phase, type(action)
        possible = checks_in[phase]
        if kind not in possible or (seat != seat_asked(state) and phase != sealed):
            return illegal(out_of_place(state, seat, kind))
        check = possible[kind]
        why = check and check(state, seat, action)
        return illegal(why) if why else None

    return refusal


class RefusalPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Why an action is out of place, by phase, and what else a game refuses, by names of its own.

    `closed` is for phases without any action, `elsewhere` for an action out of its phase (by the
    first phase where it is possible), `not_asked` for a seat that isn't asked, `unlisted` for an
    action that is not legal, by its class.
    """

    closed: dict[str, RuleText]
    elsewhere: dict[str, RuleText]
    not_asked: dict[str, RuleText]
    wrong: dict[str, RuleText] = {}
    unlisted: dict[str, RuleText] = {}


def reasons_by_phase(checks: Checks, page: RefusalPage, phases: Sequence[str]) -> OutOfPlace:
    """Return what says why an action is out of place; `phases` are their names on the page."""
    closed, elsewhere, not_asked = (
        by_number(table, phases) for table in (page.closed, page.elsewhere, page.not_asked)
    )

    def why(state: Any, _seat: int, kind: type[Any]) -> Why:
        phase, (possible, _) = state.phase, checks[kind]
        if phase in possible:
            return not_asked[phase]
        return closed.get(phase) or elsewhere[possible[0]]

    return why


def illegal(why: Why) -> IllegalAction:
    """Return the error that says why."""
    return IllegalAction(why[0], why[1], **(why[2] if len(why) == 3 else {}))


def no_actions(*_: object) -> tuple[()]:
    """Return no actions, whoever asks."""
    return ()


def at_each(
    made: Sequence[Any], targets: Callable[[Any, int], Iterable[int]]
) -> Callable[[Any, int], tuple[Any, ...]]:
    """Return what lists the actions made for each of the targets."""
    return lambda state, seat: tuple([made[one] for one in targets(state, seat)])


def by_phase(functions: Mapping[int, FunctionT], phases: int) -> tuple[FunctionT, ...]:
    """Return the functions that list legal actions by phase; `no_actions` where there is none."""
    nothing: Any = no_actions
    return tuple(functions.get(phase, nothing) for phase in range(phases))


ActionHandler: TypeAlias = Callable[[Any, int, Any, Chance, Emit], None]
"""Does a legal action of a seat: called with state, seat, action, chance and emit."""


class GameBase(ABC, Generic[EventT, ViewT]):
    """The base of a game whose events name pieces by ids, which reveal nothing.

    `printed` puts fields of events in words: by field, a function of the value and the view after
    the event. `sealed` has by class of event the field that only its seat may see. `over` is the
    phase in which the game has a `result`.
    """

    printed: ClassVar[Mapping[str, Callable[[Any, Any], Plain]]] = MappingProxyType({})
    sealed: ClassVar[Mapping[type[Any], str]] = MappingProxyType({ChoiceSealed: "choice"})
    over: ClassVar[int]

    @abstractmethod
    def result(self, state: Any) -> Outcome:
        """Return scores and winners of a game that is over."""

    def redact(self, state: Any, event: EventT, seat: int | None) -> EventT | None:
        """Return the event itself, but for a choice that is sealed from this seat."""
        field, choice = self.sealed.get(type(event)), cast(Any, event)
        return event if not field or choice.seat == seat else replace(choice, **{field: UNKNOWN})

    def describe(self, event: EventT, view: ViewT) -> Mapping[str, Plain]:
        """Return the fields of the event, in words where the view knows them."""
        return fields_in_words(event, view, self.printed)

    def outcome(self, state: Any) -> Outcome | None:
        """Return scores and winners once the game is over."""
        return self.result(state) if state.phase == self.over else None


def make_apply(
    refusal: Refusal,
    handlers: Mapping[type[Any], ActionHandler],
    play_on: Callable[[Any, Chance, Emit], None] | None = None,
    between: int = -1,
) -> ActionHandler:
    """Return the `apply` of a game.

    Call it outside of the game's class: there `refusal` is a static method, which is slow to call.

    A handler that leaves the phase at `between` has asked nobody: `play_on`, if there is one, then
    does whatever comes before the next decision.
    """

    def apply(state: Any, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        """Apply a legal action, or raise its refusal with nothing changed."""
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        handlers[type(action)](state, seat, action, chance, emit)

    def apply_and_play_on(state: Any, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        """Apply a legal action, or raise its refusal with nothing changed; then play on."""
        refused = refusal(state, seat, action)
        if refused is not None:
            raise refused
        state.phase = between
        handlers[type(action)](state, seat, action, chance, emit)
        if state.phase == between:
            assert play_on is not None
            play_on(state, chance, emit)

    return apply if play_on is None else apply_and_play_on


class GameData:
    """The base of a state or view: a struct with the house rules of its match."""

    __slots__ = ()
    house: Any

    @property
    def seats(self) -> int:
        """The number of seats, including players who are out."""
        seats: int = self.house.seats
        return seats

    def data(self) -> Plain:
        """Return all fields by name, with the options in place of the house rules."""
        plain = plain_fields(self, "house")
        plain["options"] = dict(self.house.setup.options)
        return plain


class GameState(GameData):
    """The base of a state: a struct without subclasses, which is copied field by field."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy: lists are copied, everything else is shared.

        The first call generates the method for the class: searches copy states all the time.
        """
        cls: Any = type(self)
        copied = ", ".join(
            [_COPIED[depth].format(name) for name, depth in list_depths(cls).items()]
        )
        cls.copy = written_out("state", f"cls({copied})", cls=cls)
        return self.copy()


_COPIED: Final = "state.{}", "state.{}.copy()", "[one.copy() for one in state.{}]"
"""The code that copies a field, by its depth of lists. `copy` is a third faster than a slice."""


class TalliedView(GameData):
    """The base of a view in games that count what each seat does, by kind."""

    __slots__ = ()
    tallies: Sequence[int]

    def tally(self, seat: int, kind: int) -> int:
        """Return how often a seat has done what this kind stands for."""
        return self.tallies[seat * (len(self.tallies) // self.seats) + kind]
