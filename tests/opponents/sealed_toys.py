"""Two captains choose unseen: games whose equilibria are known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Plain
from treasure_games.core.game import Mode, Pending
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, Reason, SearchedMind
from treasure_games.opponents.search import Budget, Search

Payoffs = Mapping[tuple[str, str], float]
"""The share of the first seat by what both choose; the other seat has the rest."""

PENNIES: Final[Payoffs] = {
    ("heads", "heads"): 1.0,
    ("heads", "tails"): 0.0,
    ("tails", "heads"): 0.0,
    ("tails", "tails"): 1.0,
}

PENNIES_OR_SURE: Final[Payoffs] = {
    **PENNIES,
    ("sure", "heads"): 0.45,
    ("sure", "tails"): 0.45,
}
"""Whoever is afraid of being read takes the sure 0.45; the pennies are worth 0.5."""

HEAVY_ROCK: Final[Payoffs] = {
    ("rock", "rock"): 0.5,
    ("rock", "paper"): 0.25,
    ("rock", "scissors"): 1.0,
    ("paper", "rock"): 0.75,
    ("paper", "paper"): 0.5,
    ("paper", "scissors"): 0.25,
    ("scissors", "rock"): 0.0,
    ("scissors", "paper"): 0.75,
    ("scissors", "scissors"): 0.5,
}
"""Rock beats scissors by twice as much: in equilibrium paper is played half of the time."""


def exchanged(payoffs: Payoffs) -> Payoffs:
    """Return the same game with the seats exchanged."""
    return {(second, first): 1 - share for (first, second), share in payoffs.items()}


@dataclass
class SealedState:
    """`entered` is False while the first seat may still leave; `chosen` is "" before a choice."""

    entered: bool
    left: bool
    chosen: list[str]

    def copy(self) -> "SealedState":
        return SealedState(self.entered, self.left, self.chosen[:])

    def data(self) -> Plain:
        return [self.entered, self.left, self.chosen]


@dataclass(frozen=True)
class SealedView:
    """A seat sees its own choice, and who has chosen."""

    seat: int | None
    entered: bool
    chosen: tuple[str, ...]

    def data(self) -> Plain:
        return [self.entered, list(self.chosen)]


HIDDEN: Final = "hidden"


class SealedGame:
    """Both choose unseen by `payoffs`; before that the first seat may leave, with `exit_share`."""

    def __init__(self, payoffs: Payoffs, exit_share: float | None = None) -> None:
        self.payoffs = payoffs
        self.exit_share = exit_share
        self._choices = [sorted({pair[seat] for pair in payoffs}) for seat in range(2)]

    def opening(self) -> SealedState:
        return SealedState(self.exit_share is None, False, ["", ""])

    def pending(self, state: SealedState) -> Pending | None:
        if state.left or "" not in state.chosen:
            return None
        if not state.entered:
            return Pending((0,), "enter")
        seats = tuple(seat for seat in range(2) if not state.chosen[seat])
        return Pending(seats, "choose", Mode.SEALED)

    def legal(self, state: SealedState, seat: int) -> tuple[str, ...]:
        return tuple(self._choices[seat]) if state.entered else ("enter", "leave")

    def apply(self, state: SealedState, seat: int, action: str, chance: Chance, emit: Any) -> None:
        if state.entered:
            assert not state.chosen[seat]
            state.chosen[seat] = action
        elif action == "leave":
            state.left = True
        else:
            state.entered = True

    def view(self, state: SealedState, seat: int | None) -> SealedView:
        chosen = [
            choice if at == seat or not choice else HIDDEN for at, choice in enumerate(state.chosen)
        ]
        return SealedView(seat, state.entered, tuple(chosen))

    def determinize(self, view: SealedView, rng: Random) -> SealedState:
        chosen = [
            rng.choice(self._choices[seat]) if choice == HIDDEN else choice
            for seat, choice in enumerate(view.chosen)
        ]
        return SealedState(view.entered, False, chosen)


class SealedMind(Mind[str, SealedView, Budget], SearchedMind[SealedState, str, SealedView]):
    """Knows nothing but the rules."""

    def __init__(self, payoffs: Payoffs, exit_share: float | None = None) -> None:
        self.rules = SealedGame(payoffs, exit_share)
        self.game: Any = self.rules
        self.levels = {"captain": Level(Budget(2000, 9, 9), 0.0, 0.0)}
        self.characters: Mapping[str, str] = {}

    def greedy(self, view: SealedView, legal: Sequence[str]) -> str:
        return legal[0]

    def evaluate(
        self, view: SealedView, legal: Sequence[str], effort: Budget, rng: Random
    ) -> Sequence[Evaluation]:
        assert view.seat is not None
        return Search(self, view.seat, effort, rng).evaluate(view, legal)

    def moves(self, state: SealedState, seat: int, width: int) -> Sequence[Move[str]]:
        return [Move(action, (action,), 0.0) for action in self.rules.legal(state, seat)]

    def playout(self, state: SealedState, seat: int, rng: Random) -> Sequence[str]:
        legal = self.rules.legal(state, seat)
        return (legal[int(rng.random() * len(legal))],)

    def horizon(self, state: SealedState) -> int:
        return 9

    def estimate(self, state: SealedState) -> Sequence[float]:
        if state.left:
            assert self.rules.exit_share is not None
            first = self.rules.exit_share
        else:
            first = self.rules.payoffs[state.chosen[0], state.chosen[1]]
        return (first, 1 - first)

    def unseal(self, state: SealedState, seat: int) -> None:
        state.chosen = [choice if at == seat else "" for at, choice in enumerate(state.chosen)]

    def reason(self, view: SealedView, action: str) -> Reason:
        return Reason("Nobody knows.", {})
