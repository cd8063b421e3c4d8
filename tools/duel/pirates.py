"""Strangers to measure captains of Treasure Boots against: each plays one plain plan.

They look one move ahead by a few rules of thumb and share nothing with our minds but the rules.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.chance import stream_of
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.gunnery import targets
from treasure_games.games.treasure_boots.rules.movement import possible_sails
from treasure_games.games.treasure_boots.rules.scoring import has_room, unload_value
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View, sample_state
from treasure_games.opponents.players import Player


class Plan(NamedTuple):
    """What a stranger is after.

    `home`: it sails home with a cargo of so many points, or so many that win. `prey`, `hunt`: what
    a sure hit is worth beside a token, and what it is worth to come nearer to a laden rival.
    `leader`: what a sure hit is worth on a ship that may win with its cargo. `lord`: what a
    commanded privateer must gain for a pearl.
    """

    home: int
    prey: float
    hunt: float = 0.0
    leader: float = 4.0
    lord: float = 9.0


PLANS: Final = {
    "loader": Plan(home=8, prey=0.8),
    "early": Plan(home=4, prey=0.6),
    "hoarder": Plan(home=99, prey=0.9),
    "hunter": Plan(home=9, prey=2.0, hunt=0.12),
    "lord": Plan(home=9, prey=1.0, lord=0.6),
    "guard": Plan(home=99, prey=1.3, leader=9.0),
    "admiral": Plan(home=99, prey=1.2, leader=9.0, lord=0.9),
}
PASSING: Final = 0.05
"""What the least of gains must be worth."""


def stranger(name: str, seat: int, seed: int) -> Player:
    """Return a player of this plan; its few ties are broken by lot."""
    plan, rng = PLANS[name], stream_of(seed, f"{name}/{seat}")

    def choose(view: View, legal: Sequence[Any]) -> Any:
        rate = _RATES.get(view.phase)
        if rate is None or len(legal) == 1:
            return legal[0]
        return max(legal, key=lambda action: (rate(view, action, plan), rng.random()))

    return Player(choose)


def _port(view: View, action: actions.ChoosePort, _plan: Plan) -> float:
    apart = view.chart.grid.distance
    return sum(0.7 ** apart(action.cell, island.cell) for island in view.chart.islands)


def _command(view: View, action: Any, plan: Plan) -> float:
    if not isinstance(action, actions.Command):
        return PASSING if view.is_double else plan.lord
    table = sample_state(view, Random(0))
    table.phase, table.ship = phases.SAILING, action.ship
    return max([_gain(table, sail, plan) for sail in possible_sails(table)], default=0.0)


def _sail(view: View | State, sail: actions.Sail, plan: Plan) -> float:
    chart, ship = view.chart, view.ship
    gain: float = _gain(view, sail, plan)
    hold = pieces.without_pearls(view.holds[ship], sail.pearls)
    apart = chart.grid.distance
    if ship < pieces.FIRST_PRIVATEER and _is_homebound(view, hold, plan):
        near = -min([apart(sail.cell, port) for port in chart.ports])
    else:
        near = -min(
            [
                apart(sail.cell, island.cell)
                for island, kind in zip(chart.islands, view.tokens, strict=True)
                if kind != pieces.NO_TOKEN
            ],
            default=0,
        )
    if plan.hunt:
        laden = [seat for seat in range(view.house.seats) if seat != ship and any(view.holds[seat])]
        gain -= plan.hunt * min([apart(sail.cell, view.cells[seat]) for seat in laden], default=0)
    return gain + 0.1 * near - 0.7 * sail.pearls


def _gain(view: View | State, sail: actions.Sail, plan: Plan) -> float:
    """Return what the best act there gains, in tokens."""
    chart, ship = view.chart, view.ship
    island = chart.land.get(sail.cell)
    hold = pieces.without_pearls(view.holds[ship], sail.pearls)
    if island is None:
        return max([_hit(view, aim, plan) for aim in targets(view, ship, sail.cell)], default=0.0)
    if (kind := view.tokens[island]) != pieces.NO_TOKEN:
        if not has_room(view.house, ship, hold):
            return 0.0
        return 1.4 if kind < pieces.PEARL and not hold[kind] else 1.0
    if ship >= pieces.FIRST_PRIVATEER or sail.cell not in chart.port_cells:
        return 0.0
    worth = unload_value(hold, view.house).total
    if worth + view.scores[ship] >= view.house.target:
        return 99.0
    return worth / 2 if _is_homebound(view, hold, plan) else 0.0


def _is_homebound(view: View | State, hold: pieces.Hold, plan: Plan) -> bool:
    """Return True for a cargo that is enough, and TBA-61 for a full hold."""
    worth = unload_value(hold, view.house).total
    enough = worth >= min(plan.home, view.house.target - view.scores[view.turn])
    return enough or not has_room(view.house, view.turn, hold)


def _hit(view: View | State, aim: Any, plan: Plan) -> float:
    """Return what a shot gains; a rival's own ship and an empty one are spared."""
    chance = aim.chances[0] if not aim.foe_pearls else aim.chances[0] * 0.7
    if aim.ship >= pieces.FIRST_PRIVATEER:
        if not has_room(view.house, view.ship, view.holds[view.ship]):
            return 0.0
        return float(chance) * (1.0 + 0.3 * (not sum(view.holds[aim.ship])))
    if aim.ship == view.turn or not sum(view.holds[aim.ship]):
        return 0.0
    worth = unload_value(view.holds[aim.ship], view.house).total
    if worth + view.scores[aim.ship] >= view.house.target:
        return float(chance) * max(plan.leader, plan.prey)
    return float(chance) * plan.prey


def _take(_view: View, action: Any, _plan: Plan) -> float:
    return float(isinstance(action, actions.Take))


def _unload(view: View, action: Any, plan: Plan) -> float:
    if isinstance(action, actions.Unload):
        return float(_is_homebound(view, view.holds[view.ship], plan))
    return 0.5 if isinstance(action, actions.Pass) else 0.0


def _shoot(view: View, action: Any, plan: Plan) -> float:
    aims = {aim.ship: aim for aim in targets(view, view.ship)}
    return _hit(view, aims[action.ship], plan) if isinstance(action, actions.Shoot) else PASSING


def _no_pearls(_view: View, action: actions.Spend, _plan: Plan) -> float:
    return -float(action.pearls)


def _save(_view: View, action: actions.Spend, _plan: Plan) -> float:
    return float(action.pearls in (1, 2))


def _loot(view: View, action: actions.Loot, _plan: Plan) -> float:
    mine = view.seat == view.turn
    held = view.holds[view.ship if mine else view.target][action.kind]
    if mine:
        return 2.0 * (not held) if action.kind != pieces.PEARL else 1.0
    return float(held) if action.kind != pieces.PEARL else 0.5


_RATES: Final[dict[int, Callable[[View, Any, Plan], float]]] = {
    phases.START: _port,
    phases.COMMANDING: _command,
    phases.SAILING: _sail,
    phases.COLLECTING: _take,
    phases.UNLOADING: _unload,
    phases.SHOOTING: _shoot,
    phases.ATTACKING: _no_pearls,
    phases.DEFENDING: _save,
    phases.LOOTING: _loot,
    phases.REFITTING: _port,
}
