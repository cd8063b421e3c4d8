"""The mind of Do Not Touch: plans, the greedy player and the evaluator together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from treasure_games.core.game import silent
from treasure_games.core.registry import AnyGame
from treasure_games.games.do_not_touch.bot.character import CHARACTERS, preference
from treasure_games.games.do_not_touch.bot.evaluator import shares_of
from treasure_games.games.do_not_touch.bot.greedy import greedy_actions
from treasure_games.games.do_not_touch.bot.hints import reason_for
from treasure_games.games.do_not_touch.bot.plans import promising_moves, turn_moves
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.house import NO_LIMIT
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE
from treasure_games.games.do_not_touch.rules.state import MAIN, State
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, SearchedMind
from treasure_games.opponents.search import Budget, Search
from treasure_games.opponents.tree import SearchChance

LEVELS: Final = {
    "deckhand": Level(Budget(20, 6, 1), temperature=0.04, tolerance=0.12),
    "mate": Level(Budget(90, 8, 2), temperature=0.012, tolerance=0.035),
    "captain": Level(Budget(600, 12, 3), temperature=0.0, tolerance=0.01),
}

PLAYOUT_STEPS: Final = 6
"""Draws and turns played out before a position is estimated."""

TO_THE_END: Final = 6
"""With this number of covered cards or fewer, a playout goes to the end of the round."""

USUAL_HAND: Final = 5
"""The largest hand that takes the usual time to think about."""

NO_LUCK: Final = SearchChance(Random(0))
"""For turns that draw no card."""


class Knowledge(Mind[Action, View, Budget], SearchedMind[State, Action, View]):
    """The mind of Do Not Touch, which evaluates its moves by search."""

    game: AnyGame = GAME
    levels: Mapping[str, Level[Budget]] = LEVELS
    characters: Mapping[str, str] = CHARACTERS

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what the greedy player does."""
        assert view.seat is not None
        return greedy_actions(view, view.seat)[0]

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Budget, rng: Random
    ) -> Sequence[Evaluation]:
        """Return what the search finds, or a solved last turn."""
        assert view.seat is not None
        certain = self.solved(view)
        if certain is not None:
            return [Evaluation(Move((certain,), (certain,), 0.0), 0.5, 0)]
        return Search(self, view.seat, effort, rng).evaluate(view)

    def solved(self, view: View) -> Action | None:
        """Return the best action of a game's last turn, else None.

        All loots are open then and nothing is drawn, so that every plan can be tried.
        """
        last_round = view.round_number == view.house.rounds
        if not (view.is_last_turn and last_round and view.phase == MAIN and view.swaps_left <= 1):
            return None
        assert view.seat is not None
        seat, table = view.seat, self.game.determinize(view, Random(0))

        def result(move: Move[Action]) -> float:
            end: State = table.copy()
            for action in move.actions:
                self.game.apply(end, seat, action, NO_LUCK, silent)
            return shares_of(end)[seat]

        return max(turn_moves(table, seat, 10_000), key=result).actions[0]

    moves = staticmethod(promising_moves)

    def playout(self, state: State, seat: int, rng: Random) -> Sequence[Action]:
        """Return the greedy player's turn."""
        return greedy_actions(state, seat)

    def horizon(self, state: State) -> int:
        """Return a few turns, or all that are left when the end is near."""
        left = PACK_SIZE - state.next_card
        return 4 * TO_THE_END + 12 if left <= TO_THE_END else PLAYOUT_STEPS

    def cost(self, view: View) -> int:
        """Return more for a very large hand, by house rules, as it has many more plans."""
        assert view.seat is not None
        growth = 2 if view.house.bonuses == NO_LIMIT else 0
        return max(1, len(view.hands[view.seat]) + growth - USUAL_HAND)

    estimate = staticmethod(shares_of)
    preference = staticmethod(preference)
    reason = staticmethod(reason_for)
