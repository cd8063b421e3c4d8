"""A pearl under one of two cups: what the guesser has seen, or may believe, decides everything.

Seat 0 hides the pearl, or bets on one that chance has hidden, or leaves with a sure share. Seat 1
guesses where it is, or passes.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Plain
from treasure_games.core.game import Pending
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.mind import SearchedMind

CUPS: Final = ("left", "right")

LEAVING: Final = 0.3
"""What seat 0 is sure of if it leaves."""

PASSING: Final = 0.6
"""What seat 1 is sure of if it passes."""


@dataclass
class PearlState:
    """`pearl` is the cup, "" before it is hidden; `done` is what ended the game."""

    pearl: str
    turn: int = 0
    done: str = ""

    def copy(self) -> "PearlState":
        return replace(self)

    def data(self) -> Plain:
        return [self.pearl, self.turn, self.done]


@dataclass(frozen=True)
class PearlView:
    """Where nobody knows the pearl: whose turn it is."""

    seat: int | None

    def data(self) -> Plain:
        return self.seat


class PearlGame:
    """The rules; `by_chance`: the pearl lies there already, and seat 0 only bets."""

    def __init__(self, by_chance: bool) -> None:
        self.by_chance = by_chance

    def pending(self, state: PearlState) -> Pending | None:
        return None if state.done else Pending((state.turn,), "play")

    def legal(self, state: PearlState, seat: int) -> tuple[str, ...]:
        if seat == 1:
            return (*CUPS, "pass")
        return ("bet", "leave") if self.by_chance else (*CUPS, "leave")

    def apply(self, state: PearlState, seat: int, action: str, chance: Chance, emit: Any) -> None:
        if seat == 1 or action == "leave":
            state.done = action
            return
        state.turn = 1
        if action != "bet":
            state.pearl = action

    def determinize(self, view: PearlView, rng: Random) -> PearlState:
        assert view.seat is not None
        is_hidden = self.by_chance or view.seat == 1
        return PearlState(rng.choice(CUPS) if is_hidden else "", view.seat)


class PearlMind(SearchedMind[PearlState, str, PearlView]):
    """Knows nothing but the rules, and whether the guesser has looked under the cups."""

    def __init__(self, by_chance: bool, looks: bool = False) -> None:
        self.rules = PearlGame(by_chance)
        self.game: Any = self.rules
        self.looks = looks

    def moves(self, state: PearlState, seat: int, width: int) -> Sequence[Move[str]]:
        return [Move(action, (action,), 0.0) for action in self.rules.legal(state, seat)]

    def playout(self, state: PearlState, seat: int, rng: Random) -> Sequence[str]:
        return (rng.choice(self.rules.legal(state, seat)),)

    def horizon(self, state: PearlState) -> int:
        return 9

    def estimate(self, state: PearlState) -> Sequence[float]:
        sure = {"leave": LEAVING, "pass": 1 - PASSING}
        first = sure.get(state.done, float(state.done != state.pearl))
        return (first, 1 - first)

    def observation(self, state: PearlState, seat: int, history: Hashable) -> Hashable:
        if seat == 0:
            return history
        return state.pearl if self.looks else None


class TrustingMind(PearlMind):
    """Has observed something that makes one cup likelier than the other."""

    def __init__(self, likelihood: Mapping[str, float]) -> None:
        super().__init__(by_chance=True)
        self.likelihood = likelihood

    def belief(self, view: PearlView, state: PearlState) -> float:
        return self.likelihood[state.pearl]


class SeeingMind(PearlMind):
    """Everybody sees every move: the default of what is observed."""

    def observation(self, state: PearlState, seat: int, history: Hashable) -> Hashable:
        return SearchedMind.observation(self, state, seat, history)
