"""Cups, in turns: two packs with different backs, two dice under each seat's cup, secret looks.

In turn a seat may look under its own cup, which nobody notices, or shake it, and ends its turn
by taking the top card of one pack. With the last card the cups are lifted, and all dice count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.battery.hooks import Perft
from tests.battery.toys.base import RULE, Toy, ToyState, ToyView, add, info, put
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded
from treasure_games.core.game import UNKNOWN, Emit, HiddenGroup, Pending
from treasure_games.core.options import Setup

RED, BLUE, DIE = 0, 100, 200
"""Where the numbers of the slots begin."""


class Look(Coded, frozen=True):
    pass


class Shake(Coded, frozen=True):
    pass


class Take(Coded, frozen=True):
    back: int


class Looked(Coded, frozen=True):
    seat: int
    dice: tuple[int, ...]


class Shaken(Coded, frozen=True):
    seat: int


class Taken(Coded, frozen=True):
    seat: int
    slot: int
    value: int


class Lifted(Coded, frozen=True):
    dice: tuple[int, ...]


@dataclass
class State(ToyState):
    """`left` are the cards in each pack, by back; `knows` says who has looked since it shook."""

    packs: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    dice: tuple[int, ...]
    knows: tuple[int, ...]
    turn: int


class Cups(Toy):
    info = info("cups", (Look, Shake, Take), (Looked, Shaken, Taken, Lifted), (8, 7))

    def new(self, setup: Setup) -> State:
        length, none = setup.number("length"), (0,) * setup.seats
        return State(setup.seats, none, _packs(length), (length, length), none * 2, none, 0)

    def start(self, state: State, chance: Chance, emit: Emit) -> None:
        state.packs = tuple(_shuffled(pack, chance) for pack in state.packs)
        for seat in range(state.seats):
            _roll(state, seat, chance)
            emit(Shaken(seat))

    def pending(self, state: State) -> Pending | None:
        return Pending((state.turn,), "turn") if any(state.left) else None

    def legal(self, state: State, seat: int) -> tuple[Any, ...]:
        if seat != state.turn or not any(state.left):
            return ()
        takes = tuple(Take(back) for back in (0, 1) if state.left[back])
        return (Shake(), *takes) if state.knows[seat] else (Look(), *takes)

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        if refused := self.refusal(state, seat, action):
            raise refused
        if isinstance(action, Look):
            state.knows = put(state.knows, seat, 1)
            emit(Looked(seat, state.dice[2 * seat : 2 * seat + 2]))
        elif isinstance(action, Shake):
            _roll(state, seat, chance)
            state.knows = put(state.knows, seat, 0)
            emit(Shaken(seat))
        else:
            self._take(state, seat, action.back, emit)

    def _take(self, state: State, seat: int, back: int, emit: Emit) -> None:
        state.left = add(state.left, back, -1)
        value = state.packs[back][state.left[back]]
        state.scores = add(state.scores, seat, value)
        state.turn = (seat + 1) % state.seats
        emit(Taken(seat, (RED, BLUE)[back] + state.left[back], value))
        if not any(state.left):
            for one in range(state.seats):
                state.scores = add(state.scores, one, sum(state.dice[2 * one : 2 * one + 2]))
            emit(Lifted(state.dice))

    def redact(self, state: State, event: Any, seat: int | None) -> Any:
        return None if isinstance(event, Looked) and event.seat != seat else event

    def view(self, state: State, seat: int | None) -> ToyView:
        table = state.copy()
        table.packs = tuple(
            tuple(UNKNOWN if at < left else value for at, value in enumerate(pack))
            for pack, left in zip(state.packs, state.left, strict=True)
        )
        if any(state.left):
            for one in range(state.seats):
                if one != seat or not state.knows[one]:
                    table.dice = put(put(table.dice, 2 * one, UNKNOWN), 2 * one + 1, UNKNOWN)
        table.knows = tuple(known if one == seat else 0 for one, known in enumerate(state.knows))
        return ToyView(seat, table)

    def determinize(self, view: ToyView, rng: Random) -> State:
        state: State = view.table.copy()
        state.packs = tuple(
            _filled(pack, iter(rng.sample(_missing(pack, back), k=pack.count(UNKNOWN))))
            for back, pack in enumerate(state.packs)
        )
        state.dice = tuple(rng.randint(1, 6) if pips == UNKNOWN else pips for pips in state.dice)
        state.knows = tuple(
            known if one == view.seat else rng.randrange(2) for one, known in enumerate(state.knows)
        )
        return state

    def hidden_groups(self, view: ToyView) -> tuple[HiddenGroup, ...]:
        packs = [
            HiddenGroup(_unknown(pack, first), tuple(_missing(pack, back)))
            for back, (pack, first) in enumerate(zip(view.table.packs, (RED, BLUE), strict=True))
        ]
        return (*packs, HiddenGroup(_unknown(view.table.dice, DIE), (1, 2, 3, 4, 5, 6)))


def _shuffled(pack: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    cards = list(pack)
    chance.shuffle(cards)
    return tuple(cards)


def _roll(state: State, seat: int, chance: Chance) -> None:
    first, second = chance.roll_two()
    state.dice = put(put(state.dice, 2 * seat, first), 2 * seat + 1, second)


def _unknown(values: Sequence[int], first: int) -> tuple[int, ...]:
    return tuple(first + at for at, value in enumerate(values) if value == UNKNOWN)


def _missing(pack: Sequence[int], back: int) -> list[int]:
    """The cards of a pack that don't lie open."""
    missing = list(_packs(len(pack))[back])
    for value in pack:
        if value != UNKNOWN:
            missing.remove(value)
    return missing


def _packs(length: int) -> tuple[tuple[int, ...], ...]:
    return tuple(range(1, length + 1)), tuple(value % 3 for value in range(length))


def _filled(pack: Sequence[int], values: Any) -> tuple[int, ...]:
    return tuple(next(values) if value == UNKNOWN else value for value in pack)


GAME = Cups()

# What the battery asks for

RULE_IDS = (RULE,)
PERFT = (Perft(2, {}, seed=1, decisions=5, counts=(3, 9, 27, 81, 243)),)


def pieces(setup: Setup) -> Sequence[Any]:
    """The cards by back and value."""
    packs = GAME.new(setup).packs
    return [(back, value) for back, pack in enumerate(packs) for value in pack]


def pieces_in(state: State) -> list[Any]:
    """The same as they lie there."""
    return [(back, value) for back, pack in enumerate(state.packs) for value in pack]


def universe(_state: State) -> Sequence[Any]:
    """All there is, and a third back."""
    return (Look(), Shake(), Take(0), Take(1), Take(2))


def slot_value(state: State, slot: int) -> int:
    """What a die shows, or the face of a card."""
    if slot >= DIE:
        return state.dice[slot - DIE]
    return state.packs[1][slot - BLUE] if slot >= BLUE else state.packs[0][slot]


def draw(_state: State, legal: Sequence[Any], rng: Random) -> Any:
    """All alike."""
    return rng.choice(legal)
