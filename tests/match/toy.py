"""A tiny game with all that a match must cope with: luck, secrets, sealed choices at once.

Each seat has a face-down number. In turn a seat lays coins (harmless), looks at its number
(a secret seen), rolls a die (luck) and passes. At the end all choose 0 or 1 at once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from random import Random
from types import ModuleType
from typing import Any

from msgspec.structs import asdict

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN, Emit, HiddenGroup, Mode, Outcome, Pending
from treasure_games.core.options import Choice, GameInfo, HouseRule, Setup
from treasure_games.core.words import Words


class Lay(Coded, frozen=True):
    coins: int


class Look(Coded, frozen=True):
    pass


class Roll(Coded, frozen=True):
    pass


class Pass(Coded, frozen=True):
    pass


class Choose(Coded, frozen=True):
    side: int


class TurnStarted(Coded, frozen=True):
    seat: int


class Laid(Coded, frozen=True):
    seat: int
    coins: int


class Looked(Coded, frozen=True):
    seat: int
    number: int


class Rolled(Coded, frozen=True):
    seat: int
    pips: int


class Chosen(Coded, frozen=True):
    seat: int
    side: int


@dataclass
class State:
    seats: int
    turn: int
    numbers: tuple[int, ...]
    looked: tuple[int, ...]
    laid: tuple[int, ...]
    rolled: tuple[int, ...]
    sides: tuple[int, ...]

    def copy(self) -> "State":
        return State(*(getattr(self, field.name) for field in fields(self)))

    def data(self) -> Any:
        return [getattr(self, field.name) for field in fields(self)]


@dataclass(frozen=True)
class View:
    seat: int | None
    table: State

    def data(self) -> Any:
        return [self.seat, self.table.data()]


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


class Toy:
    info = GameInfo(
        id="toy",
        title="Toy",
        summary="A toy.",
        seats=(2, 4),
        options=(
            HouseRule(
                "sides", "Sides", "Sides of the die.", "T-1", (Choice(6, "six"), Choice(2, "two"))
            ),
        ),
        actions=(Lay, Look, Roll, Pass, Choose),
        events=(TurnStarted, Laid, Looked, Rolled, Chosen),
    )

    def new(self, setup: Setup) -> State:
        none = (0,) * setup.seats
        return State(setup.seats, 0, none, none, none, none, (UNKNOWN,) * setup.seats)

    def start(self, state: State, chance: Chance, emit: Emit) -> None:
        state.numbers = tuple(chance.below(10) for _ in range(state.seats))
        emit(TurnStarted(0))

    def pending(self, state: State) -> Pending | None:
        if state.turn < state.seats:
            return Pending((state.turn,), "turn")
        missing = tuple(seat for seat in range(state.seats) if state.sides[seat] == UNKNOWN)
        return Pending(missing, "choose", Mode.SEALED) if missing else None

    def legal(self, state: State, seat: int) -> tuple[Any, ...]:
        asked = self.pending(state)
        if asked is None or seat not in asked.seats:
            return ()
        if asked.ask == "choose":
            return (Choose(0), Choose(1))
        if state.laid[seat] >= 4:
            return (Pass(),)
        once = () if state.looked[seat] else (Look(),)
        return (Lay(1), Lay(2), *once, Roll(), Pass())

    def refusal(self, state: State, seat: int, action: Any) -> IllegalAction | None:
        if action in self.legal(state, seat):
            return None
        return IllegalAction("T-2", "That can't be done now.")

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        if refused := self.refusal(state, seat, action):
            raise refused
        if isinstance(action, Lay):
            state.laid = put(state.laid, seat, state.laid[seat] + action.coins)
            emit(Laid(seat, action.coins))
        elif isinstance(action, Look):
            state.looked = put(state.looked, seat, 1)
            emit(Looked(seat, state.numbers[seat]))
        elif isinstance(action, Roll):
            state.rolled = put(state.rolled, seat, chance.roll())
            emit(Rolled(seat, state.rolled[seat]))
        elif isinstance(action, Pass):
            state.turn += 1
            if state.turn < state.seats:
                emit(TurnStarted(state.turn))
        else:
            state.sides = put(state.sides, seat, action.side)
            emit(Chosen(seat, action.side))

    def view(self, state: State, seat: int | None) -> View:
        seen = state.copy()
        over = self.pending(state) is None
        for one in range(state.seats):
            if one != seat or not state.looked[one]:
                seen.numbers = put(seen.numbers, one, UNKNOWN)
            if one != seat and not over:
                seen.sides = put(seen.sides, one, UNKNOWN)
        return View(seat, seen)

    def redact(self, state: State, event: Any, seat: int | None) -> Any:
        if isinstance(event, Looked) and event.seat != seat:
            return Looked(event.seat, UNKNOWN)
        if isinstance(event, Chosen) and event.seat != seat and self.pending(state) is not None:
            return Chosen(event.seat, UNKNOWN)
        return event

    def determinize(self, view: View, rng: Random) -> State:
        state = view.table.copy()
        state.numbers = tuple(rng.randrange(10) if n == UNKNOWN else n for n in state.numbers)
        return state

    def outcome(self, state: State) -> Outcome | None:
        if self.pending(state) is not None:
            return None
        scores = tuple(state.laid)
        return Outcome(scores, tuple(s for s in range(state.seats) if scores[s] == max(scores)))

    def scores(self, view: View) -> tuple[int, ...]:
        return view.table.laid

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        slots = tuple(seat for seat, n in enumerate(view.table.numbers) if n == UNKNOWN)
        return (HiddenGroup(slots, tuple(range(10))),)

    def describe(self, event: Any, view: View) -> dict[str, Any]:
        return asdict(event)


class ToyWords(Words[View, Any, Any]):
    numbers = {"laid": "coins laid"}

    def count_numbers(self, true_events: Iterable[Any], view: View) -> dict[str, list[int]]:
        laid = [0] * view.table.seats
        for event in true_events:
            if isinstance(event, Laid):
                laid[event.seat] += event.coins
        return {"laid": laid}


def words_module() -> ModuleType:
    """What the registry would import as `treasure_games.games.toy.text.words`."""
    made = ModuleType("treasure_games.games.toy.text.words")
    made.WORDS = ToyWords()  # type: ignore[attr-defined]
    return made


def module() -> ModuleType:
    """What the registry would import as `treasure_games.games.toy.game`."""
    made = ModuleType("treasure_games.games.toy.rules.game")
    made.GAME = Toy()  # type: ignore[attr-defined]
    return made
