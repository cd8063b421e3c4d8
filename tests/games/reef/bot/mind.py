"""The computer players: they search, and guess that others stop when one more die is a risk."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from tests.games.reef.rules import game as rules
from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_
from treasure_games.core.registry import AnyGame
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, Reasons, SearchedMind
from treasure_games.opponents.search import Budget, Search

_WHY: Final = N_("Mind the reef. {odds}")
_RISK: Final = N_("One more die passes it: {chance}.")
TRUST: Final = 0.2
"""How much more of the victory the greedy action is thought to bring, at first."""


def risk(view: rules.View | rules.State) -> float:
    """Return how likely one more die leads the seat in turn onto the reef."""
    left = view.house.reef - sum(view.dice[view.turn])
    return min(1.0, max(0.0, 1.0 - left / 6))


class ReefMind(
    Mind[rules.Action, rules.View, Budget], SearchedMind[rules.State, rules.Action, rules.View]
):
    """What computer players know: they search, and play on to the end by `greedy`."""

    game: AnyGame = rules.GAME
    glance = Budget(40, 6, 3)
    levels: Mapping[str, Level[Budget]] = {
        "deckhand": Level(Budget(20, 2, 2), temperature=0.05, tolerance=0.1),
        "mate": Level(Budget(100, 2, 2), temperature=0.02, tolerance=0.05),
        "captain": Level(Budget(400, 2, 2), temperature=0.0, tolerance=0.01),
    }

    def greedy(self, view: rules.View | rules.State, legal: Sequence[rules.Action]) -> rules.Action:
        """Return what a careful captain does, who looks only under the own cup."""
        return legal[0] if risk(view) < 0.5 else rules.DROP_ANCHOR

    def evaluate(
        self, view: rules.View, legal: Sequence[rules.Action], effort: Budget, rng: Random
    ) -> Sequence[Evaluation]:
        """Return what the search finds."""
        seat: Any = view.seat
        return Search(self, seat, effort, rng).evaluate(view, legal)

    def moves(self, state: rules.State, seat: int, width: int) -> Sequence[Move[rules.Action]]:
        """Return all legal actions, the greedy one first: others must prove to be better."""
        (guess,) = self.playout(state, seat, Random(0))
        rest = [Move(one, (one,), 0.0) for one in self.game.legal(state, seat) if one != guess]
        return [Move(guess, (guess,), TRUST), *rest][:width]

    def playout(self, state: rules.State, seat: int, _rng: Random) -> Sequence[rules.Action]:
        """Return the greedy action."""
        return (self.greedy(state, self.game.legal(state, seat)),)

    def horizon(self, _state: rules.State) -> int:
        """Return more decisions than a match has."""
        return 1_000

    def estimate(self, state: rules.State) -> Sequence[float]:
        """Return the shares at the end."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        return outcome.shares

    def observation(self, state: rules.State, seat: int, history: object) -> tuple[object, ...]:
        """Return the moves, and what lies under the own cup."""
        return history, sum(state.dice[seat])

    def belief(self, _view: rules.View, state: rules.State) -> float:
        """Return how well hidden dice fit captains who stop as `greedy` does."""
        stop, rows = state.house.reef - 3, zip(state.dice, state.anchored, strict=True)
        odd = [(sum(row[:-1]) >= stop) + (is_at and sum(row) < stop) for row, is_at in rows]
        return float(0.1 ** sum(odd))

    reason = staticmethod(
        Reasons(
            dict.fromkeys(rules.GAME.info.actions, _WHY),
            {"odds": lambda view, _seat, _action: sentence_with(_RISK, risk(view))},
        )
    )


MIND: Final = ReefMind()
