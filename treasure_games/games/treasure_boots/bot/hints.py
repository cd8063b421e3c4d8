"""Why to take an action, in one sentence with cargo, chances and points."""

from typing import Any, Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.treasure_boots.bot.distances import WAYS, apart, steps_from
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.gunnery import Aim, chance_once_rolled, targets
from treasure_games.games.treasure_boots.rules.scoring import Worth, has_room, unkept, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.opponents.mind import Reasons

NEAR: Final = 4
"""The distance within which an island counts as near a port."""
LIKELY: Final = 0.4
"""The least chance of a hit for which it is worth a word that somebody can be fired at."""


def _near(view: View, action: actions.ChoosePort) -> list[int]:
    """Return the numbers of the islands near a port that a roll can fill."""
    steps = zip(steps_from(view.chart, action.cell), view.chart.islands, view.tokens, strict=True)
    return [
        island.number
        for away, island, token in steps
        if island.number and away <= NEAR and token == pieces.NO_TOKEN
        if island.cell not in view.cells
    ]


def _filled(view: View, _seat: int, action: actions.ChoosePort) -> str:
    ways = sum(WAYS[number] for number in set(_near(view, action)))
    return sentence_with(N_("A roll fills one of them: {chance}."), ways / 36)


def _land(view: View, action: actions.Sail) -> Any:
    return view.chart.island_at(action.cell)


def _lands_cargo(view: View, _seat: int, action: actions.Sail) -> bool:
    land, ship = _land(view, action), view.ship
    is_home = land is not None and land.is_port and ship < pieces.FIRST_PRIVATEER
    return is_home and _unloaded(view, action).total > 0


def _finds(view: View, _seat: int, action: actions.Sail) -> bool:
    hold = pieces.without_pearls(view.holds[view.ship], action.pearls)
    return (
        _land(view, action) is not None
        and view.tokens[view.chart.land[action.cell]] != pieces.NO_TOKEN
        and has_room(view.house, view.ship, hold)
    )


def _aim(view: View, action: Any) -> Aim | None:
    """Return the shot of an action, or the best one from where a ship sails to, if it is likely."""
    if isinstance(action, actions.Shoot):
        return next(one for one in targets(view, view.ship) if one.ship == action.ship)
    shots = () if _land(view, action) else targets(view, view.ship, action.cell)
    likely = [one for one in shots if one.ship != view.turn and one.chances[0] >= LIKELY]
    return max(likely, key=lambda one: one.chances[0], default=None)


def _target(view: View, action: Any) -> int:
    """Return the ship that is commanded, fired at, or has been fired at."""
    if isinstance(action, actions.Command | actions.Shoot):
        return action.ship
    aim = _aim(view, action) if isinstance(action, actions.Sail) else None
    return aim.ship if aim else view.target


def _away(view: View, action: actions.Sail) -> list[int]:
    """Return the steps from there to each treasure."""
    steps = zip(steps_from(view.chart, action.cell), view.tokens, strict=True)
    return [away for away, token in steps if token != pieces.NO_TOKEN]


def _unloaded(view: View, action: actions.Action) -> Worth:
    """Return what the cargo brings in port."""
    if isinstance(action, actions.Sail):
        left = pieces.without_pearls(view.holds[view.ship], action.pearls)
        return unload_value(left, view.house)
    return unload_value(unkept(view), view.house)


def _chance(view: View, action: Any) -> float:
    if isinstance(action, actions.Spend):
        return chance_once_rolled(view.attack + action.pearls, view.holds[view.target])
    aim = _aim(view, action)
    return aim.chances[0] if aim else 0.0


def _piece(view: View, _seat: int, action: Any) -> str:
    if isinstance(action, actions.Keep | actions.Loot):
        return translate(pieces.KINDS[action.kind].name)
    cell = action.cell if isinstance(action, actions.Sail) else view.cells[view.ship]
    return translate(pieces.KINDS[view.tokens[view.chart.land[cell]]].name)


reason_for: Final = Reasons(
    by_kind(page_beside(__file__, dict[str, str | dict[str, str]]), actions.ACTIONS),
    {
        "is_free": lambda view, _seat, _action: view.is_double,
        "lands_cargo": _lands_cargo,
        "wins": lambda view, _seat, action: (
            view.scores[view.turn] + _unloaded(view, action).total >= view.house.target
        ),
        "finds": _finds,
        "aims": lambda view, _seat, action: _aim(view, action) is not None,
        "is_bare": lambda view, _seat, action: not _away(view, action),
        "is_privateer": lambda view, _seat, action: _target(view, action) >= pieces.FIRST_PRIVATEER,
        "sinks": lambda view, _seat, action: sum(view.holds[_target(view, action)]) <= 1,
        "has_place": lambda view, _seat, action: (
            sum(view.holds[view.ship]) + sum(view.holds[_target(view, action)])
            < view.house.hold_limit
        ),
        "is_choice": lambda view, _seat, _action: (
            pieces.pearls(view.holds[view.target]) + view.holds[view.target][pieces.GOLD] > 0
        ),
        "is_defence": lambda view, _seat, _action: view.phase == phases.DEFENDING,
        "is_spent": lambda _view, _seat, action: action.pearls > 0,
        "is_sure": lambda view, _seat, action: _chance(view, action) == 1,
        "is_taken": lambda view, _seat, _action: view.asked != view.roller,
        "is_command": lambda view, _seat, _action: view.phase == phases.COMMANDING,
        "is_token": lambda view, _seat, _action: view.phase == phases.COLLECTING,
        "is_shot": lambda view, _seat, _action: view.phase == phases.SHOOTING,
        "count": lambda view, _seat, action: len(_near(view, action)),
        "filled": _filled,
        "ship": lambda view, _seat, action: translate(
            pieces.PRIVATEER_NAMES[_target(view, action) - pieces.FIRST_PRIVATEER]
        ),
        "piece": _piece,
        "port": lambda view, _seat, action: translate(_land(view, action).name),
        "points": lambda view, _seat, action: _unloaded(view, action).total,
        "bonus": lambda view, _seat, action: _unloaded(view, action).bonus,
        "loot": lambda view, _seat, action: (
            unload_value(view.holds[_target(view, action)], view.house).total
        ),
        "steps": lambda view, _seat, action: min(
            [apart(view.chart, action.cell, port) for port in view.chart.ports]
        ),
        "away": lambda view, _seat, action: min(_away(view, action)),
        "odds": lambda view, _seat, action: sentence_with(
            N_("A hit: {chance}."), _chance(view, action)
        ),
        "rival": lambda view, _seat, action: (
            action.seat if isinstance(action, actions.NameRoller) else _target(view, action)
        ),
    },
)
