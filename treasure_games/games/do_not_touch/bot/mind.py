"""The mind of Do Not Touch: plans, the greedy player and the evaluator together, and personas.

The evaluator returns each seat's share of the victory in a position, exact at the end.
"""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.game import silent
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.do_not_touch.bot.chains import FOLLOWS, NO_TOP, richest_chain
from treasure_games.games.do_not_touch.bot.greedy import (
    average_worth,
    greedy_actions,
    hand_of,
    leader_but,
    top_of,
    worth_on_table,
)
from treasure_games.games.do_not_touch.bot.hints import reason_for
from treasure_games.games.do_not_touch.bot.plans import promising_moves, turn_moves
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.actions import Action
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.house import NO_LIMIT
from treasure_games.games.do_not_touch.rules.pieces import FACES, FITS, PACK_SIZE, WORTH
from treasure_games.games.do_not_touch.rules.scoring import final_outcome
from treasure_games.games.do_not_touch.rules.state import DRAW, MAIN, OVER, State
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Move, softmax
from treasure_games.opponents.mind import Gains, Mind, MindPage, SearchedMind, taking_less
from treasure_games.opponents.personas import against
from treasure_games.opponents.search import Budget, Search
from treasure_games.opponents.tree import SearchChance


class Weights(NamedTuple):
    """The worth of points not in the loot yet; fitted by `tools/train_do_not_touch.py`.

    `chain`: of a point that the hand could add now, `kept`: of one that would be left in it, `top`:
    of one of the loot's top, which can be swapped away. `move`: points for having the next draw.
    The variance of the difference between two final scores is `settled`, plus `per_card` for each
    covered card that the two will draw.
    """

    chain: float
    kept: float
    top: float
    move: float
    settled: float
    per_card: float


NUMBERS: Final = Weights(0.95, 0.70, -0.10, 1.5, 22.0, 2.9)
SYMBOLS: Final = Weights(1.00, 0.95, -0.50, 1.2, 2.0, 2.05)


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the victory, 0 to 1."""
    if state.phase == OVER:
        return _final_shares(state)
    weights = SYMBOLS if state.house.has_symbols else NUMBERS
    expected = _expected_scores(state, weights)
    scale = _AT.logistic * sqrt(_variance(state, weights))
    best = max(expected)
    return softmax([(score - best) / scale for score in expected])


def features_of(state: State, seat: int) -> tuple[int, int, int]:
    """Return what the hand could add now, what would be left in it, and the worth of the top."""
    top, hand = top_of(state, seat), hand_of(state, seat)
    chain = richest_chain(top, hand)
    return chain.worth, sum([WORTH[face] for face in chain.left]), WORTH[top]


def _final_shares(state: State) -> list[float]:
    outcome = final_outcome(state)
    average = sum(outcome.scores) / len(outcome.scores)
    return [
        (1 - _AT.margin_share) * share
        + _AT.margin_share * (0.5 + max(-0.5, min(0.5, (score - average) / _COUNTS.wide_margin)))
        for share, score in zip(outcome.shares, outcome.scores, strict=True)
    ]


def _expected_scores(state: State, weights: Weights) -> list[float]:
    scores: list[float] = []
    for seat, now in enumerate(worth_on_table(state)):
        chain, kept, top = features_of(state, seat)
        scores.append(now + weights.chain * chain + weights.kept * kept + weights.top * top)
    if state.phase == DRAW:
        scores[state.turn] += weights.move
    return scores


def _variance(state: State, weights: Weights) -> float:
    """Return the variance of the difference between two final scores."""
    house = state.house
    share_of_two = 2 / house.seats
    to_come = PACK_SIZE - state.next_card + PACK_SIZE * (house.rounds - state.round_number)
    return weights.settled + weights.per_card * share_of_two * to_come


_PAGE: Final = page_beside(__file__, MindPage)
_AT, _COUNTS = Named(_PAGE.lengths), Named(_PAGE.counts)


def deeds(view: View, move: Move[actions.Action]) -> list[str]:
    """Return what a move is by its first act, by name: whom it robs and how, what it leaves."""
    action, seat, faces = move.actions[0], view.seat, view.faces
    assert seat is not None
    top = top_of(view, seat)
    if isinstance(action, actions.Swap):
        return _robbery(view, seat, action)
    if isinstance(action, actions.EndTurn):
        return ["dares"] * (WORTH[top] > average_worth(view.house.pack) + 1)
    if isinstance(action, actions.Discard):
        others = top_of(view, (seat + 1) % view.house.seats)
        return ["spoils"] * (not FOLLOWS[others][faces[action.card]])
    if isinstance(action, actions.Add | actions.StartLoot):
        laid, starts = faces[action.card], top == NO_TOP
        most = max([WORTH[face] for face in hand_of(view, seat) if FOLLOWS[top][face]])
        found = [f"{'begins' if starts else 'lays'}_lesser"] * (WORTH[laid] < most)
        return found if starts or FACES[laid].colour == FACES[top].colour else [*found, "recolours"]
    return ["bonus"] * isinstance(action, actions.DiscardForBonus)


def _robbery(view: View, seat: int, swap: actions.Swap) -> list[str]:
    """Return whom a swap robs, and whether it breaks a chain, pays well, or gains nothing."""
    seats, rival, loot = view.house.seats, swap.rival, view.loots[swap.rival]
    given, taken = view.faces[swap.card], view.faces[loot[-1]]
    found = {
        "breaks": len(loot) > 1 and not FITS[view.faces[loot[-2]]][given],
        "pays": WORTH[given] > average_worth(view.house.pack),
        "idles": WORTH[given] >= WORTH[taken],
        "overpays": WORTH[given] > WORTH[taken],
    }
    whom = against(
        "robs",
        leads=rival == leader_but(view, seat),
        suffered=view.robberies[rival * seats + seat],
        done=view.robberies[seat * seats + rival],
    )
    return [*whom, *(name for name, holds in found.items() if holds)]


def laying(view: View, action: Any) -> Gains:
    """Return the points that a card brings, now and in this turn; a discarded one costs them."""
    if action == actions.END_TURN:
        return actions.Add, 0, 0
    if not isinstance(action, actions.Add | actions.StartLoot | actions.Discard):
        return ()
    face = view.faces[action.card]
    if isinstance(action, actions.Discard):
        return (FACES[face].colour, FACES[face].symbol), -WORTH[face]
    return type(action), WORTH[face], WORTH[face] + _chain_after(view, face, face)


def swapping(view: View, action: Any) -> Gains:
    """Return what a swap gains and the rival loses, alone and with what can be added then.

    To swap nothing may be better, but is never called worse.
    """
    if action == actions.END_TURN:
        return None, 0, richest_chain(top_of(view, view.turn), hand_of(view, view.turn)).worth, inf
    if not isinstance(action, actions.Swap):
        return ()
    given, taken = view.faces[action.card], view.faces[view.loots[action.rival][-1]]
    gain = WORTH[taken] - WORTH[given]
    return None, gain, gain + _chain_after(view, given, top_of(view, view.turn), taken), gain


def _chain_after(view: View, given: int, top: int, *taken: int) -> int:
    hand = [*hand_of(view, view.turn), *taken]
    hand.remove(given)
    return richest_chain(top, tuple(sorted(hand))).worth


NO_LUCK: Final = SearchChance(Random(0))
"""For turns that draw no card."""


class DoNotTouchMind(Mind[Action, View, Budget], SearchedMind[State, Action, View], page=_PAGE):
    """The mind of Do Not Touch, which evaluates its moves by search."""

    game: AnyGame = GAME
    levels = _PAGE.levels_with(Budget)
    glance = Budget(90, 12, 3)
    follies = (taking_less(swapping), taking_less(laying))

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
        if certain in legal:
            return [Evaluation(Move((certain,), (certain,), 0.0), 0.5, 0)]
        return Search(self, view.seat, effort, rng).evaluate(view, legal)

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
        return 4 * _COUNTS.to_the_end + 12 if left <= _COUNTS.to_the_end else _COUNTS.playout_steps

    def cost(self, view: View) -> int:
        """Return more for a very large hand, by house rules, as it has many more plans."""
        assert view.seat is not None
        growth = 2 if view.house.bonuses == NO_LIMIT else 0
        return max(1, len(view.hands[view.seat]) + growth - _COUNTS.usual_hand)

    estimate = staticmethod(shares_of)
    deeds = staticmethod(deeds)
    reason = staticmethod(reason_for)


MIND: Final = DoNotTouchMind()
