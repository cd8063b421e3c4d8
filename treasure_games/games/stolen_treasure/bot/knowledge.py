"""The mind of Stolen Treasure: options, beliefs and the evaluator, searched together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from treasure_games.core.registry import AnyGame
from treasure_games.games.stolen_treasure.bot.character import CHARACTERS, preference
from treasure_games.games.stolen_treasure.bot.evaluator import shares_of
from treasure_games.games.stolen_treasure.bot.hints import reason_for
from treasure_games.games.stolen_treasure.bot.options import options
from treasure_games.games.stolen_treasure.bot.playout import played_out
from treasure_games.games.stolen_treasure.bot.quick_play import QUICK
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.questions import WINDOWS
from treasure_games.games.stolen_treasure.rules.state import ACTION, THROWING, State
from treasure_games.games.stolen_treasure.rules.turns import actions_of
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, SearchedMind
from treasure_games.opponents.search import Budget, Search

LEVELS: Final = {
    "deckhand": Level(Budget(24, 8, 2), temperature=0.02, tolerance=0.06),
    "mate": Level(Budget(80, 8, 3), temperature=0.01, tolerance=0.03),
    "captain": Level(Budget(1500, 10, 3), temperature=0.0, tolerance=0.01),
}
IN_A_WINDOW: Final = 120
"""The most iterations for an answer to a card: they must be done within `table.flow.THINKING`."""
POINT: Final = 0.0003
"""What a point is worth as a share of the victory, for the priors of moves."""
TRUST: Final = 25.0
"""The points of a move weigh as much as this number of visits."""
MOST_PLAYED_OUT: Final = 12
"""The most choices of a playout, even in the middle of a turn."""


class Tactics(SearchedMind[State, Action, View]):
    """What the search needs: the best options, and playouts."""

    game: AnyGame = QUICK
    trust = TRUST

    def moves(self, state: State, seat: int, width: int) -> Sequence[Move[Action]]:
        """Return the best options, with shares of the victory as priors."""
        found = options(state, seat)[:width]
        return [Move(one.key, one.actions, one.prior * POINT) for one in found]

    playout = staticmethod(played_out)

    def horizon(self, _state: State) -> int:
        """Return more choices than nearly all turns have."""
        return MOST_PLAYED_OUT

    def is_quiet(self, state: State) -> bool:
        """Return True at the beginning of a turn, as the evaluator was fitted to such positions.

        In the middle of a turn it would compare half-done things with done ones.
        """
        return state.phase == ACTION and state.left == actions_of(state)

    estimate = staticmethod(shares_of)


TACTICS: Final = Tactics()


class Knowledge(Mind[Action, View, Budget]):
    """The mind of Stolen Treasure, which evaluates its moves by a search with these tactics."""

    game: AnyGame = GAME
    levels: Mapping[str, Level[Budget]] = LEVELS
    characters: Mapping[str, str] = CHARACTERS
    estimate = staticmethod(shares_of)

    def __init__(self, tactics: Tactics = TACTICS) -> None:
        self._tactics = tactics

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the option with the most points; any table that looks like the view will do."""
        assert view.seat is not None
        return options(GAME.determinize(view, Random(0)), view.seat)[0].actions[0]

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Budget, rng: Random
    ) -> Sequence[Evaluation]:
        """Return what the search finds; hands of rock, paper, scissors are random."""
        assert view.seat is not None
        if view.phase == THROWING:
            return [Evaluation.of(action, 0.5, 1 / len(legal)) for action in legal]
        if view.phase in WINDOWS:
            effort = effort._replace(iterations=min(effort.iterations, IN_A_WINDOW))
        found = Search(self._tactics, view.seat, effort, rng).evaluate(view)
        return weighed(found, self._tactics.trust)

    preference = staticmethod(preference)
    reason = staticmethod(reason_for)


def weighed(found: Sequence[Evaluation], trust: float) -> list[Evaluation]:
    """Return evaluations between the results of the search and the points of the moves.

    Results of single samples differ much more than moves do, so that a few visits say less than a
    good guess: it counts as `trust` visits.
    """
    top, leader = max([one.move.prior for one in found]), found[0].value
    values = [
        (one.visits * one.value + trust * (leader + one.move.prior - top)) / (one.visits + trust)
        for one in found
    ]
    between = [
        one._replace(value=min(1.0, max(0.0, value)))
        for one, value in zip(found, values, strict=True)
    ]
    return sorted(between, key=lambda one: -one.value)
