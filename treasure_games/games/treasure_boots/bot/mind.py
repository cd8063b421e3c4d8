"""The mind of Captain Treasure Boots: it evaluates single actions, looks ahead by level, and knows
what each persona likes about a move, apart from its value: trader, hunter, gambler...
"""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import AnyGame
from treasure_games.games.treasure_boots.bot import evaluator
from treasure_games.games.treasure_boots.bot.candidates import Candidate, candidates
from treasure_games.games.treasure_boots.bot.combat import chance_after_attack
from treasure_games.games.treasure_boots.bot.distances import apart, steps_home
from treasure_games.games.treasure_boots.bot.hints import reason_for
from treasure_games.games.treasure_boots.bot.lookahead import Lookahead
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.actions import Action, Sail, Shoot
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, NO_TOKEN
from treasure_games.games.treasure_boots.rules.scoring import unkept, unload_value
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View, sample_state
from treasure_games.opponents.evaluation import Evaluation, Move, softmax
from treasure_games.opponents.mind import Gains, Mind, MindPage, taking_less
from treasure_games.opponents.personas import against, leads


def draw(table: State | View, legal: Sequence[Any], random: Callable[[], float]) -> Any:
    """Return a random legal action; those that bring points are likelier."""
    if table.phase == phases.SAILING:
        count = len(legal)
        return _chosen(table, [legal[int(random() * count)] for _ in range(_COUNTS.sails)])
    if table.phase == phases.UNLOADING:  # the first action is to unload
        return legal[max(0, int(random() * (len(legal) + _COUNTS.unloads)) - _COUNTS.unloads)]
    return legal[int(random() * len(legal))]


def _chosen(table: State | View, sails: Sequence[Sail]) -> Sail:
    """Return a random sail that brings points, else one that stays near islands."""
    chart = table.chart
    land, home = chart.land, _home(chart)
    for sail in sails:
        if sail.cell in land and _brings_points(table, sail.cell):
            return sail
    for sail in sails:
        if sail.cell in home:
            return sail
    return min(sails, key=lambda sail: chart.grid.distance(sail.cell, chart.ports[0]))


def _brings_points(table: State | View, cell: int) -> bool:
    """Return True for an island with a token, and for a port if the ship is laden."""
    chart = table.chart
    if cell in chart.port_cells:
        return sum(table.holds[table.ship]) >= _COUNTS.laden
    return table.tokens[chart.land[cell]] != NO_TOKEN


@lru_cache(maxsize=16)
def _home(chart: Chart) -> frozenset[int]:
    """Return the cells of the printed chart and one row around it."""
    bounds = chart.bounds.widened(1)
    return frozenset(
        chart.grid.cell(column, row)
        for column in range(bounds.west, bounds.east + 1)
        for row in range(bounds.north, bounds.south + 1)
    )


_PAGE: Final = page_beside(__file__, MindPage)
_COUNTS: Final = Named(_PAGE.counts)


def deeds(view: View, move: Move[actions.Action]) -> Collection[str]:
    """Return what an act is, by name: a course, a shot, a command, pearls spent."""
    action = move.actions[0]
    if isinstance(action, Sail):
        return _of_sailing(view, action)
    if isinstance(action, Shoot) and action.ship < FIRST_PRIVATEER:
        return _against("fires", view, action.ship)
    if isinstance(action, actions.Spend):
        return ["spends"] * (action.pearls > 0)
    return ["commands"] * isinstance(action, actions.Command)


def _of_sailing(view: View, sail: Sail) -> set[str]:
    """Return where a stop is: at sea near whom, at home, or where the ship is already."""
    ship, cell, seats = view.ship, sail.cell, range(view.seats)
    rivals = [one for one in seats if one != view.seat and is_near(view, cell, one)]
    if ship >= FIRST_PRIVATEER:
        return set()
    flags = range(FIRST_PRIVATEER, len(view.cells))
    found = {
        "spends": sail.pearls > 0,
        "waits": cell == view.cells[ship],
        "loads": cell in view.chart.land and view.tokens[view.chart.land[cell]] != NO_TOKEN,
        "ports": cell in view.chart.port_cells and any(view.holds[ship]),
        "nears_flags": any(is_near(view, cell, one) for one in flags),
    }
    hunted = {name for one in rivals for name in _against("nears", view, one)}
    return hunted.union(name for name, holds in found.items() if holds)


def is_near(view: View, cell: int, ship: int) -> bool:
    """Return True if a ship is at sea beside the cell, or in it."""
    return view.cells[ship] != NOWHERE and apart(view.chart, cell, view.cells[ship]) <= 1


def _against(verb: str, view: View, rival: int) -> list[str]:
    seats, seat = view.seats, view.seat
    assert seat is not None
    return against(
        verb,
        leads=leads(view.scores, rival, seat),
        suffered=view.hits[rival * seats + seat],
        done=view.hits[seat * seats + rival],
    )


def victory(view: View, action: Any) -> Gains:
    """Return 2 for landing the points that are missing, 1 for nearing a port with them aboard."""
    goods, lands, nears = unkept(view), isinstance(action, actions.Unload), False
    if isinstance(action, Sail) and view.ship == view.turn:
        goods = pieces.without_pearls(goods, action.pearls)
        way = steps_home(view.chart, action.cell)
        lands, nears = not way, way < steps_home(view.chart, view.cells[view.ship])
    missing = view.house.target - view.scores[view.turn]
    return None, (lands + (lands or nears)) * (unload_value(goods, view.house).total >= missing)


def thrift(view: View, action: Any) -> Gains:
    """Return what is taken or unloaded, and what is left of pearls where more don't hit better."""
    if view.phase in (phases.COLLECTING, phases.UNLOADING):
        return None, action != actions.PASS
    if view.phase != phases.ATTACKING:
        return ()
    attack = view.attack + action.pearls
    return chance_after_attack(attack, view.holds[view.target]), -action.pearls


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


class TreasureBootsMind(Mind[Action, View, Effort], page=_PAGE):
    """The mind of Captain Treasure Boots; `weights` are those of the evaluator, by feature."""

    game: AnyGame = GAME
    levels = _PAGE.levels_with(Effort)
    glance = levels["captain"].effort
    follies = (taking_less(victory), taking_less(thrift))

    def __init__(self, weights: evaluator.Weights = evaluator.WEIGHTS) -> None:
        self._weights = weights

    draw = staticmethod(draw)
    """Returns a random action, mostly near the islands, as pure chance would lose ships."""

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the action with the highest immediate value."""
        assert view.seat is not None
        best: Action = candidates(
            view, legal, evaluator.Evaluator(view, view.seat, evaluator.GREEDY)
        )[0].actions[0]
        return best

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Effort, rng: Random
    ) -> Sequence[Evaluation]:
        """Evaluate actions by themselves, or by the seat's next turn."""
        assert view.seat is not None
        races = effort.sails_ahead > 0
        weights = self._weights_at(view) if effort.values_cargo else evaluator.HOMEBOUND
        found = candidates(view, legal, evaluator.Evaluator(view, view.seat, weights, races=races))
        if view.turn_number <= effort.peaceful_rounds * view.seats:
            found = [one for one in found if not _fires_at_a_captain(one)] or found
        if races and view.phase in (phases.COMMANDING, phases.SAILING):
            table = sample_state(view, rng)
            found = Lookahead(table, view.seat, weights).reevaluated(found, effort.sails_ahead)
        return [Evaluation(Move(one.actions, one.actions, 0.0), one.value, 1) for one in found]

    def estimate(self, state: State) -> Sequence[float]:
        """Return each seat's share of the victory: exact at the end, else the estimate."""
        outcome = GAME.outcome(state)
        if outcome is not None:
            return outcome.shares
        is_to_sail = state.phase in (phases.COMMANDING, phases.SAILING)
        position = evaluator.Position(state, (state.turn + (not is_to_sail)) % state.house.seats)
        weights = self._weights_at(state)
        return softmax([evaluator.logit(position, seat, weights) for seat in range(position.seats)])

    def _weights_at(self, table: State | View) -> evaluator.Weights:
        """TBA-61: return the weights for this table: who can't hoard must bring cargo home."""
        house = table.house
        hoards = house.hold_limit + pieces.COLOUR_BONUS[-1] >= house.target
        return self._weights if hoards else evaluator.HOMEBOUND

    deeds = staticmethod(deeds)
    reason = staticmethod(reason_for)


def _fires_at_a_captain(candidate: Candidate) -> bool:
    return any(
        isinstance(action, Shoot) and action.ship < FIRST_PRIVATEER for action in candidate.actions
    )


MIND: Final = TreasureBootsMind()
