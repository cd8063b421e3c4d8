"""The mind of Captain Treasure Boots: evaluates single actions, and looks ahead by level."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from treasure_games.core.registry import AnyGame
from treasure_games.games.treasure_boots.bot.candidates import Candidate, candidates
from treasure_games.games.treasure_boots.bot.character import CHARACTERS, preference
from treasure_games.games.treasure_boots.bot.evaluator import Evaluator
from treasure_games.games.treasure_boots.bot.hints import reason_for
from treasure_games.games.treasure_boots.bot.lookahead import Lookahead
from treasure_games.games.treasure_boots.bot.position import Position
from treasure_games.games.treasure_boots.bot.random_play import draw
from treasure_games.games.treasure_boots.bot.weights import (
    GREEDY,
    WEIGHTS,
    Weights,
    homebound,
    logit,
)
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.actions import Action, Shoot
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View, sample_state
from treasure_games.opponents.evaluation import Evaluation, Level, Move, softmax
from treasure_games.opponents.mind import Mind


class Effort(NamedTuple):
    """How far a level looks ahead; all levels evaluate every action.

    `values_cargo`: True if it knows the value of a laden ship, and not only that of points.
    `sails_ahead`: the number of best sails that are evaluated again by its next turn.
    `peaceful_rounds`: the first rounds, in which it fires at no captain, so that beginners can find
    their way.
    """

    values_cargo: bool
    sails_ahead: int
    peaceful_rounds: int = 0


LEVELS: Final = {
    "deckhand": Level(Effort(False, 0, peaceful_rounds=2), temperature=0.01, tolerance=0.03),
    "mate": Level(Effort(True, 0), temperature=0.008, tolerance=0.02),
    "captain": Level(Effort(True, 16), temperature=0.0, tolerance=0.004),
}


class Knowledge(Mind[Action, View, Effort]):
    """The mind of Captain Treasure Boots; `weights` are those of the evaluator, by feature."""

    game: AnyGame = GAME
    levels: Mapping[str, Level[Effort]] = LEVELS
    characters: Mapping[str, str] = CHARACTERS

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    draw = staticmethod(draw)
    """Returns a random action, mostly near the islands, as pure chance would lose ships."""

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the action with the highest immediate value."""
        assert view.seat is not None
        best: Action = candidates(view, legal, Evaluator(view, view.seat, GREEDY))[0].actions[0]
        return best

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Effort, rng: Random
    ) -> Sequence[Evaluation]:
        """Evaluate actions by themselves, or by the seat's next turn."""
        assert view.seat is not None
        weights = self._weights if effort.values_cargo else homebound(self._weights)
        found = candidates(view, legal, Evaluator(view, view.seat, weights))
        if view.turn_number <= effort.peaceful_rounds * view.seats:
            found = [one for one in found if not _fires_at_a_captain(one)] or found
        if effort.sails_ahead and view.phase == phases.SAILING and view.ship == view.seat:
            table = sample_state(view, rng)
            found = Lookahead(table, view.seat, self._weights).reevaluated(
                found, effort.sails_ahead
            )
        return [Evaluation(Move(one.actions, one.actions, 0.0), one.value, 1) for one in found]

    def estimate(self, state: State) -> Sequence[float]:
        """Return each seat's share of the victory: exact at the end, else the estimate."""
        outcome = GAME.outcome(state)
        if outcome is not None:
            return outcome.shares
        is_to_sail = state.phase in (phases.COMMANDING, phases.SAILING)
        position = Position(state, (state.turn + (not is_to_sail)) % state.house.seats)
        return softmax([logit(position, seat, self._weights) for seat in range(position.seats)])

    preference = staticmethod(preference)
    reason = staticmethod(reason_for)


def _fires_at_a_captain(candidate: Candidate) -> bool:
    return any(
        isinstance(action, Shoot) and action.ship < FIRST_PRIVATEER for action in candidate.actions
    )
