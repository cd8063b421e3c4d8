"""Yarr, with windows: a card that is played can be cancelled by anybody with the right card.

In turn a seat plays a card for its points. Clockwise from its left all others who hold any card
are asked, whatever they hold: pass, or give up a Yarr (a card without points) to cancel it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.battery.hooks import Perft
from tests.battery.toys.base import RULE, Toy, ToyState, ToyView, add, info, unseen
from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded
from treasure_games.core.game import UNKNOWN, Emit, HiddenGroup, Mode, Pending
from treasure_games.core.options import Setup

YARR = 0
NONE = -1
FACES = 4


class Play(Coded, frozen=True):
    card: int


class Cancel(Coded, frozen=True):
    card: int


class Pass(Coded, frozen=True):
    pass


class Dealt(Coded, frozen=True):
    cards: int


class Played(Coded, frozen=True):
    seat: int
    card: int
    face: int


class Cancelled(Coded, frozen=True):
    seat: int
    card: int


class Scored(Coded, frozen=True):
    seat: int
    points: int


@dataclass
class State(ToyState):
    """`faces` by card; `played` lies on the table (or NONE) while `asked` may answer, in order."""

    faces: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    turn: int
    played: int
    asked: tuple[int, ...]


class Yarr(Toy):
    info = info("yarr", (Play, Cancel, Pass), (Dealt, Played, Cancelled, Scored), (7, 6))

    def new(self, setup: Setup) -> State:
        length, none = setup.number("length"), (0,) * setup.seats
        faces = tuple(card % FACES for card in range(length * setup.seats))
        hands = tuple(
            tuple(range(seat * length, (seat + 1) * length)) for seat in range(setup.seats)
        )
        return State(setup.seats, none, faces, hands, 0, NONE, ())

    def start(self, state: State, chance: Chance, emit: Emit) -> None:
        faces = list(state.faces)
        chance.shuffle(faces)
        state.faces = tuple(faces)
        emit(Dealt(len(faces)))

    def pending(self, state: State) -> Pending | None:
        if state.played != NONE:
            return Pending(state.asked, "answer", Mode.WINDOW, Pass())
        return Pending((state.turn,), "turn") if any(state.hands) else None

    def legal(self, state: State, seat: int) -> tuple[Any, ...]:
        if state.played != NONE:
            if seat not in state.asked:
                return ()
            yarrs = [card for card in state.hands[seat] if state.faces[card] == YARR]
            return (*map(Cancel, yarrs), Pass())
        return tuple(map(Play, state.hands[seat])) if seat == state.turn else ()

    def apply(self, state: State, seat: int, action: Any, chance: Chance, emit: Emit) -> None:
        if refused := self.refusal(state, seat, action):
            raise refused
        if isinstance(action, Play):
            _lay_down(state, seat, action.card)
            state.played = action.card
            others = [(seat + step) % state.seats for step in range(1, state.seats)]
            state.asked = tuple(one for one in others if state.hands[one])
            emit(Played(seat, action.card, state.faces[action.card]))
        elif isinstance(action, Cancel):
            _lay_down(state, seat, action.card)
            state.played, state.asked = NONE, ()
            emit(Cancelled(seat, action.card))
        else:
            state.asked = tuple(one for one in state.asked if one != seat)
        if not state.asked:
            _finish_turn(state, emit)

    def view(self, state: State, seat: int | None) -> ToyView:
        table = state.copy()
        own = () if seat is None else state.hands[seat]
        held = {card for hand in state.hands for card in hand if card not in own}
        table.faces = tuple(
            UNKNOWN if card in held else face for card, face in enumerate(state.faces)
        )
        return ToyView(seat, table)

    def determinize(self, view: ToyView, rng: Random) -> State:
        state: State = view.table.copy()
        faces = unseen(state.faces, FACES)
        rng.shuffle(faces)
        state.faces = tuple(faces.pop() if face == UNKNOWN else face for face in state.faces)
        return state

    def hidden_groups(self, view: ToyView) -> tuple[HiddenGroup, ...]:
        faces = view.table.faces
        slots = tuple(card for card, face in enumerate(faces) if face == UNKNOWN)
        return (HiddenGroup(slots, tuple(unseen(view.table.faces, FACES))),)


def _lay_down(state: State, seat: int, card: int) -> None:
    state.hands = tuple(
        tuple(one for one in hand if one != card) if at == seat else hand
        for at, hand in enumerate(state.hands)
    )


def _finish_turn(state: State, emit: Emit) -> None:
    """The card counts unless it was cancelled; next is whoever still holds cards."""
    seat = state.turn
    others = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    state.turn = next((one for one in others if state.hands[one]), seat)
    if state.played != NONE:
        points = state.faces[state.played]
        state.scores = add(state.scores, seat, points)
        state.played = NONE
        emit(Scored(seat, points))


GAME = Yarr()

# What the battery asks for

RULE_IDS = (RULE,)
PERFT = (Perft(3, {}, seed=1, decisions=6, counts=(5, 21, 102, 396, 1622)),)


def pieces(setup: Setup) -> Sequence[Any]:
    """The cards by face."""
    return GAME.new(setup).faces


def pieces_in(state: State) -> list[Any]:
    """The same; no card in two hands."""
    held = [card for hand in state.hands for card in hand]
    assert len(held) == len(set(held))
    return list(state.faces)


def universe(state: State) -> Sequence[Any]:
    """Every card, some that don't exist."""
    cards = range(-1, len(state.faces) + 1)
    return (*map(Play, cards), *map(Cancel, cards), Pass())


def slot_value(state: State, slot: int) -> int:
    """The face of a card."""
    return state.faces[slot]


def draw(_state: State, legal: Sequence[Any], rng: Random) -> Any:
    """All alike."""
    return rng.choice(legal)
