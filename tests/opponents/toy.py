"""Lucky Dip, a game small enough to know the answers: take the open coin, or one from the sack.

Coins 1 to 9, one open, the others in a sack in hidden order. Each seat in turn takes the open coin
(while it is there) or the next from the sack; the higher coin wins, equal coins can't be.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Plain
from treasure_games.core.game import Outcome, Pending
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, Reason, SearchedMind
from treasure_games.opponents.search import Budget, Search

COINS = 9


@dataclass
class DipState:
    """`sack` is in the order of drawing; `taken` holds each seat's coin so far (0: none yet)."""

    opened: int
    sack: list[int]
    taken: list[int]

    def copy(self) -> "DipState":
        return DipState(self.opened, self.sack[:], self.taken[:])

    def data(self) -> Plain:
        return [self.opened, self.sack, self.taken]


@dataclass(frozen=True)
class DipView:
    """What all see: the open coin and what has been taken."""

    seat: int | None
    opened: int
    taken: tuple[int, ...]

    def data(self) -> Plain:
        return [self.opened, list(self.taken)]


class Dip:
    """The rules."""

    def pending(self, state: DipState) -> Pending | None:
        return Pending((state.taken.index(0),), "take") if 0 in state.taken else None

    def legal(self, state: DipState, seat: int) -> tuple[str, ...]:
        return ("open", "sack") if state.opened else ("sack",)

    def apply(self, state: DipState, seat: int, action: str, chance: Chance, emit: Any) -> None:
        if action == "open":
            assert state.opened
            state.taken[seat], state.opened = state.opened, 0
        else:
            state.taken[seat] = state.sack.pop()

    def view(self, state: DipState, seat: int | None) -> DipView:
        return DipView(seat, state.opened, tuple(state.taken))

    def determinize(self, view: DipView, rng: Random) -> DipState:
        sack = [coin for coin in range(1, COINS + 1) if coin not in (view.opened, *view.taken)]
        rng.shuffle(sack)
        return DipState(view.opened, sack, list(view.taken))

    def outcome(self, state: DipState) -> Outcome | None:
        if 0 in state.taken:
            return None
        best = max(state.taken)
        winners = tuple(seat for seat, coin in enumerate(state.taken) if coin == best)
        return Outcome(tuple(state.taken), winners)


class DipMind(Mind[str, DipView, Budget], SearchedMind[DipState, str, DipView]):
    """Knows nothing but the rules; counts what it is asked."""

    def __init__(self, likes: Mapping[str, float] | None = None) -> None:
        self.game: Any = Dip()
        self.levels = {"mate": Level(Budget(200, 9, 9), 0.0, 0.0)}
        self.characters: Mapping[str, str] = {}
        self.likings = {"anybody": likes or {}}
        self.asked = 0

    def greedy(self, view: DipView, legal: Sequence[str]) -> str:
        return legal[0]

    def evaluate(
        self, view: DipView, legal: Sequence[str], effort: Budget, rng: Random
    ) -> Sequence[Evaluation]:
        assert view.seat is not None
        return Search(self, view.seat, effort, rng).evaluate(view, legal)

    def moves(self, state: DipState, seat: int, width: int) -> Sequence[Move[str]]:
        self.asked += 1
        return [Move(action, (action,), 0.0) for action in self.game.legal(state, seat)][:width]

    def playout(self, state: DipState, seat: int, rng: Random) -> Sequence[str]:
        legal = self.game.legal(state, seat)
        return (legal[int(rng.random() * len(legal))],)

    def horizon(self, state: DipState) -> int:
        return 9

    def estimate(self, state: DipState) -> Sequence[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        return [float(seat in outcome.winners) for seat in range(len(state.taken))]

    def deeds(self, view: DipView, move: Move[str]) -> Sequence[str]:
        return move.actions[:1]

    def reason(self, view: DipView, action: str) -> Reason:
        return Reason("The open coin is {coin}.", {"coin": view.opened})
