"""The mind of Stolen Treasure: options, beliefs and the evaluator, searched together, and personas.

The evaluator returns each seat's share of the victory in a position, exact at the end.
"""

from collections.abc import Collection, Sequence
from operator import mul
from random import Random
from typing import Any, Final

from treasure_games.core.pages import Named, by_kind, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.stolen_treasure.bot.hints import reason_for, wins
from treasure_games.games.stolen_treasure.bot.options import options
from treasure_games.games.stolen_treasure.bot.playout import QUICK, played_out
from treasure_games.games.stolen_treasure.rules import actions, pieces
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.legal import WINDOWS
from treasure_games.games.stolen_treasure.rules.phases import ACTION, MATCHING, OVER, THROWING
from treasure_games.games.stolen_treasure.rules.state import State
from treasure_games.games.stolen_treasure.rules.turns import actions_of
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Move, softmax
from treasure_games.opponents.mind import Gains, Mind, MindPage, SearchedMind, taking_less
from treasure_games.opponents.personas import against, leads
from treasure_games.opponents.search import Budget, Search

_PAGE: Final = page_beside(__file__, MindPage)
_AT, _COUNTS = Named(_PAGE.lengths), Named(_PAGE.counts)
FEATURES: Final = tuple(_PAGE.weights)
"""The features of a seat; treasure is divided by the goal.

`best_two` is the worth of the two best treasures in hand, which can be buried in one turn, `reach`
the score after that. `ready` is 1 if that wins; `blocked` is the reach of a seat that the Black
Spot keeps from winning. `next` is 1 for the seat in turn, less for those after it. The others are
the numbers of piracy cards of each kind in hand.
"""
WEIGHTS: Final = tuple(_PAGE.weights.values())
_OF_KIND: Final = WEIGHTS[-len(pieces.PIRACY_KINDS) :]
_FIRST_KIND: Final = pieces.PIRACY_KINDS[0]


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the victory, 0 to 1."""
    seats = state.house.seats
    if state.phase == OVER:
        share = 1 / len(state.winners)
        return [share if seat in state.winners else 0.0 for seat in range(seats)]
    return softmax([_logit(state, seat) for seat in range(seats)])


def features_of(state: State, seat: int) -> tuple[float, ...]:
    """Return the features of a seat, in the order of `FEATURES`."""
    kinds = [state.faces[card] for card in state.pirates[seat]]
    held = [float(kinds.count(kind)) for kind in pieces.PIRACY_KINDS]
    return (*_standing(state, seat, has_spot=pieces.SPOT in kinds), *held)


def _logit(state: State, seat: int) -> float:
    """Return the weighted sum of the features."""
    kinds = [state.faces[card] for card in state.pirates[seat]]
    total: float = sum(map(mul, WEIGHTS, _standing(state, seat, has_spot=pieces.SPOT in kinds)))
    return total + sum([_OF_KIND[kind - _FIRST_KIND] for kind in kinds])


def _standing(state: State, seat: int, *, has_spot: bool) -> tuple[float, ...]:
    faces, target, seats = state.faces, state.house.target, state.house.seats
    best = second = riches = burdens = 0
    for card in state.treasures[seat]:
        value = pieces.VALUES[faces[card]]
        if value < 0:
            burdens += value
            continue
        riches += value
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    buried = state.banked[seat] / target
    reach = buried + (burdens + best + second) / target
    return (
        buried,
        buried * buried,
        riches / target,
        burdens / target,
        burdens / target * buried,
        (best + second) / target,
        reach * reach,
        float(reach >= 1 and not has_spot),
        reach * has_spot,
        float(state.skips[seat] > 0),
        1.0 - (seat - state.active) % seats / seats,
    )


AIMED: Final = (actions.PlaySpyglass, actions.PlaySkulduggery, actions.PlayXMarks, actions.PlayHook)
ACTS: Final = by_kind(_PAGE.deeds, actions.ACTIONS)
"""What an act is whose target, if any, doesn't matter."""


def deeds(view: View, move: Move[Action]) -> Collection[str]:
    """Return what an act is, by name: harm to a rival, an answer, a wager of one's own..."""
    action, seat = move.actions[0], view.seat
    assert seat is not None
    if isinstance(action, AIMED):
        target = action.target
        return against(
            "strikes",
            leads=leads(view.banked, target, seat),
            suffered=suffered(view, target),
            done=0,
        )
    return () if view.phase == MATCHING else ACTS.get(type(action), ())


def suffered(view: View, rival: int) -> int:
    """Return how many cards of this seat a rival holds, and one more for a card aimed at it.

    The seat recognizes its cards: only these two have seen those that were taken.
    """
    assert view.seat is not None
    both = 1 << view.seat | 1 << rival
    hand = (*view.treasures[rival], *view.pirates[rival])
    aims = bool(view.stack) and view.stack[0][1] == rival and view.seat in view.victims
    return sum([view.seen[card] == both for card in hand]) + aims


def victory(view: Any, action: Any) -> Gains:
    """Return True for burying what is missing."""
    return None, isinstance(action, actions.Bury) and wins(view, view.seat, action)


def value(view: View, action: Any) -> Gains:
    """Return what is buried (nothing by ending the turn) or dug up, or lost by giving it away."""
    if action == actions.END_TURN:
        return actions.Bury, 0
    loses = isinstance(action, actions.Discard | actions.Give)
    if not loses and not isinstance(action, actions.Bury | actions.DigUp):
        return ()
    worth = pieces.VALUES[view.faces[action.card]]
    return (type(action), -worth if loses else worth) if action.card < pieces.FIRST_PIRACY else ()


def room(view: Any, action: Any) -> Gains:
    """Return True for drawing what the hand has room for, and False for ending the turn."""
    held = len(view.treasures[view.seat]) + len(view.pirates[view.seat])
    draws = isinstance(action, actions.DrawTreasure | actions.DrawPiracy)
    fits = draws and held < view.house.hand_limit
    return (None, fits) if fits or action == actions.END_TURN else ()


class Tactics(SearchedMind[State, Action, View]):
    """What the search needs: the best options, and playouts."""

    game: AnyGame = QUICK
    trust = _AT.trust

    def moves(self, state: State, seat: int, width: int) -> Sequence[Move[Action]]:
        """Return the best options, with shares of the victory as priors."""
        found = options(state, seat)[:width]
        return [Move(one.key, one.actions, one.prior * _AT.point) for one in found]

    playout = staticmethod(played_out)

    def horizon(self, _state: State) -> int:
        """Return more choices than nearly all turns have."""
        return _COUNTS.most_played_out

    def is_quiet(self, state: State) -> bool:
        """Return True at the beginning of a turn, as the evaluator was fitted to such positions.

        In the middle of a turn it would compare half-done things with done ones.
        """
        return state.phase == ACTION and state.left == actions_of(state)

    estimate = staticmethod(shares_of)


TACTICS: Final = Tactics()


class StolenTreasureMind(Mind[Action, View, Budget], page=_PAGE):
    """The mind of Stolen Treasure, which evaluates its moves by a search with `TACTICS`."""

    game: AnyGame = GAME
    levels = _PAGE.levels_with(Budget)
    glance = Budget(100, 10, 3)
    follies = (taking_less(victory), taking_less(value), taking_less(room))
    estimate = staticmethod(shares_of)

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
            effort = effort._replace(iterations=min(effort.iterations, _COUNTS.in_a_window))
        found = Search(TACTICS, view.seat, effort, rng).evaluate(view, legal)
        return weighed(found, TACTICS.trust)

    def advises(self, view: View, action: Action) -> bool:
        """Return False for drawing piracy: captains do so more often than it proved to be worth."""
        return not isinstance(action, actions.DrawPiracy)

    deeds = staticmethod(deeds)
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


MIND: Final = StolenTreasureMind()
