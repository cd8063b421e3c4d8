"""Claim, a race: each round all may claim the bone, and the fastest wins the card before it.

When all have answered, the first claim counts. Claims up to `TIE` milliseconds later are as good
as the first, and chance decides among them. Only the winner's card is laid open.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.battery.hooks import Perft
from tests.battery.toys.base import RULE, Toy, ToyState, ToyView, add, info, put, unseen
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded
from treasure_games.core.game import UNKNOWN, Emit, HiddenGroup, Mode, Pending
from treasure_games.core.options import Setup

TIE = 120
WAITING, QUIET = -1, -2
"""What stands for the time of whoever has not answered yet, or made no claim."""


class Claim(Coded, frozen=True):
    pass


class Stay(Coded, frozen=True):
    pass


class Dealt(Coded, frozen=True):
    cards: int


class Answered(Coded, frozen=True):
    seat: int
    arrival: int


class Won(Coded, frozen=True):
    seat: int
    card: int
    points: int


@dataclass
class State(ToyState):
    """Card `round * seats + seat` lies before a seat; `won` are those laid open."""

    faces: tuple[int, ...]
    won: tuple[int, ...]
    arrivals: tuple[int, ...]
    round: int


class Race(Toy):
    info = info("claim", (Claim, Stay), (Dealt, Answered, Won), (7, 8))

    def new(self, setup: Setup) -> State:
        seats = setup.seats
        faces = tuple(card % 5 for card in range(seats * setup.number("length")))
        return State(seats, (0,) * seats, faces, (), (WAITING,) * seats, 0)

    def start(self, state: State, chance: Chance, emit: Emit) -> None:
        faces = list(state.faces)
        chance.shuffle(faces)
        state.faces = tuple(faces)
        emit(Dealt(len(faces)))

    def pending(self, state: State) -> Pending | None:
        if state.round * state.seats == len(state.faces):
            return None
        asked = tuple(seat for seat in range(state.seats) if state.arrivals[seat] == WAITING)
        return Pending(asked, "claim", Mode.RACE, Stay(), 5.0)

    def legal(self, state: State, seat: int) -> tuple[Any, ...]:
        asked = self.pending(state)
        return (Claim(), Stay()) if asked and seat in asked.seats else ()

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        if refused := self.refusal(state, seat, action):
            raise refused
        arrival = chance.arrival() if isinstance(action, Claim) else QUIET
        state.arrivals = put(state.arrivals, seat, arrival)
        emit(Answered(seat, arrival))
        if WAITING not in state.arrivals:
            self._award(state, chance, emit)

    def _award(self, state: State, chance: Chance, emit: Emit) -> None:
        claims = [seat for seat in range(state.seats) if state.arrivals[seat] != QUIET]
        fastest = min((state.arrivals[seat] for seat in claims), default=0)
        tied = [seat for seat in claims if state.arrivals[seat] <= fastest + TIE]
        first = state.round * state.seats
        state.arrivals = (WAITING,) * state.seats
        state.round += 1
        if tied:
            winner = tied[0] if len(tied) == 1 else chance.pick(tied)
            card = first + winner
            state.won = (*state.won, card)
            state.scores = add(state.scores, winner, state.faces[card])
            emit(Won(winner, card, state.faces[card]))

    def view(self, state: State, seat: int | None) -> ToyView:
        table = state.copy()
        table.faces = tuple(
            face if card in state.won or card % state.seats == seat else UNKNOWN
            for card, face in enumerate(state.faces)
        )
        return ToyView(seat, table)

    def determinize(self, view: ToyView, rng: Random) -> State:
        state: State = view.table.copy()
        faces = unseen(state.faces, 5)
        rng.shuffle(faces)
        state.faces = tuple(faces.pop() if face == UNKNOWN else face for face in state.faces)
        return state

    def hidden_groups(self, view: ToyView) -> tuple[HiddenGroup, ...]:
        faces = view.table.faces
        slots = tuple(card for card, face in enumerate(faces) if face == UNKNOWN)
        return (HiddenGroup(slots, tuple(unseen(view.table.faces, 5))),)


GAME = Race()

# What the battery asks for

RULE_IDS = (RULE,)
PERFT = (Perft(3, {}, seed=1, decisions=2, counts=(2, 12, 48, 96, 576)),)


def pieces(setup: Setup) -> Sequence[Any]:
    """The cards by face."""
    return GAME.new(setup).faces


def pieces_in(state: State) -> list[Any]:
    """The same; no card is won twice."""
    assert len(state.won) == len(set(state.won))
    return list(state.faces)


def universe(_state: State) -> Sequence[Any]:
    """There are two answers."""
    return (Claim(), Stay())


def slot_value(state: State, slot: int) -> int:
    """The face of a card."""
    return state.faces[slot]


def draw(_state: State, legal: Sequence[Any], rng: Random) -> Any:
    """All alike."""
    return rng.choice(legal)
