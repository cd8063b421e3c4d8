"""Palms, sealed: each round all close a hand over one to three coins, and open them together.

Whoever has a number to himself scores it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.battery.hooks import Perft
from tests.battery.toys.base import RULE, Toy, ToyState, ToyView, add, info, put
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded
from treasure_games.core.game import UNKNOWN, Emit, HiddenGroup, Mode, Pending
from treasure_games.core.options import Setup

NOTHING = 0
COINS = (1, 2, 3)


class Close(Coded, frozen=True):
    coins: int


class Begun(Coded, frozen=True):
    rounds: int


class Closed(Coded, frozen=True):
    seat: int
    coins: int


class Opened(Coded, frozen=True):
    coins: tuple[int, ...]


@dataclass
class State(ToyState):
    coins: tuple[int, ...]
    rounds: int


class Palms(Toy):
    info = info("palms", (Close,), (Begun, Closed, Opened), (7, 9))

    def new(self, setup: Setup) -> State:
        none = (NOTHING,) * setup.seats
        return State(setup.seats, none, none, setup.number("length"))

    def start(self, state: State, chance: Chance, emit: Emit) -> None:
        emit(Begun(state.rounds))

    def pending(self, state: State) -> Pending | None:
        seats = tuple(seat for seat in range(state.seats) if state.coins[seat] == NOTHING)
        return Pending(seats, "close", Mode.SEALED, Close(1), 8.0) if state.rounds else None

    def legal(self, state: State, seat: int) -> tuple[Any, ...]:
        asked = self.pending(state)
        return tuple(map(Close, COINS)) if asked and seat in asked.seats else ()

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        if refused := self.refusal(state, seat, action):
            raise refused
        state.coins = put(state.coins, seat, action.coins)
        emit(Closed(seat, action.coins))
        if NOTHING not in state.coins:
            coins = state.coins
            for one, count in enumerate(coins):
                if coins.count(count) == 1:
                    state.scores = add(state.scores, one, count)
            state.coins = (NOTHING,) * state.seats
            state.rounds -= 1
            emit(Opened(coins))

    def redact(self, state: State, event: Any, seat: int | None) -> Any:
        if isinstance(event, Closed) and event.seat != seat:
            return Closed(event.seat, UNKNOWN)
        return event

    def view(self, state: State, seat: int | None) -> ToyView:
        table = state.copy()
        table.coins = tuple(
            count if one == seat or count == NOTHING else UNKNOWN
            for one, count in enumerate(state.coins)
        )
        return ToyView(seat, table)

    def determinize(self, view: ToyView, rng: Random) -> State:
        state: State = view.table.copy()
        state.coins = tuple(rng.choice(COINS) if one == UNKNOWN else one for one in state.coins)
        return state

    def hidden_groups(self, view: ToyView) -> tuple[HiddenGroup, ...]:
        slots = tuple(seat for seat, one in enumerate(view.table.coins) if one == UNKNOWN)
        return (HiddenGroup(slots, COINS),)


GAME = Palms()

# What the battery asks for

RULE_IDS = (RULE,)
PERFT = (Perft(3, {}, seed=1, decisions=1, counts=(6, 18, 162, 972)),)


def pieces(setup: Setup) -> Sequence[Any]:
    """The rounds that are played."""
    return range(setup.seats)


def pieces_in(state: State) -> list[Any]:
    """A hand for each seat."""
    return list(range(len(state.coins)))


def universe(_state: State) -> Sequence[Any]:
    """Too few and too many coins, too."""
    return tuple(map(Close, range(-1, 5)))


def slot_value(state: State, slot: int) -> int:
    """The coins in a hand."""
    return state.coins[slot]


def draw(_state: State, legal: Sequence[Any], rng: Random) -> Any:
    """All alike."""
    return rng.choice(legal)
