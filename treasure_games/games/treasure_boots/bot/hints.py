"""The reasons for an act, in one sentence that names cargo, chances and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_, translate
from treasure_games.games.treasure_boots.bot.combat import chance_after_attack, shot_chance
from treasure_games.games.treasure_boots.bot.distances import WAYS, apart, steps_from
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.pieces import (
    FIRST_PRIVATEER,
    KINDS,
    NO_TOKEN,
    PRIVATEER_NAMES,
    cargo,
)
from treasure_games.games.treasure_boots.rules.scoring import unkept, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.opponents.mind import Reason

NEAR: Final = 4
"""Steps within which an island counts as near a port."""


def reason_for(view: View, action: actions.Action) -> Reason:
    """Return why the seat of `view` might do `action`; `rival` in the values is a seat."""
    return _REASONS[type(action)](view, action)


def _port(view: View, action: actions.ChoosePort) -> Reason:
    steps = steps_from(view.chart, action.cell)
    near = [
        island.number
        for away, island in zip(steps, view.chart.islands, strict=True)
        if island.number and away <= NEAR
    ]
    return Reason(
        N_("{count} islands lie near; {ways} of 36 rolls fill one of them."),
        {"count": len(near), "ways": sum(WAYS[number] for number in set(near))},
    )


def _command(view: View, action: actions.Command) -> Reason:
    values = {"ship": translate(PRIVATEER_NAMES[action.ship - FIRST_PRIVATEER])}
    if view.is_double:
        return Reason(N_("After doubles the {ship} sails for you at no cost."), values)
    return Reason(N_("What the {ship} can gain now is worth the pearl."), values)


def _sail(view: View, action: actions.Sail) -> Reason:
    chart, ship = view.chart, view.ship
    hold, land = view.holds[ship], chart.island_at(action.cell)
    if land is not None and land.is_port and ship < FIRST_PRIVATEER and cargo(hold):
        worth = unload_value(hold, view.house)
        return Reason(
            N_("In {port} your cargo brings {points}."),
            {"port": translate(land.name), "points": worth.total},
        )
    if land is not None:
        kind = view.tokens[chart.land[action.cell]]
        if kind != NO_TOKEN:
            return Reason(N_("{piece} for the taking."), {"piece": _piece(kind)})
    if action.cell == view.cells[ship]:
        return Reason(N_("Nothing in reach is worth more than this place."), {})
    home = min(apart(chart, action.cell, port) for port in chart.ports)
    return Reason(
        N_("From there your next turn has the most in reach; the nearest port is {steps} away."),
        {"steps": home},
    )


def _take(view: View, _action: actions.Take) -> Reason:
    kind = view.tokens[view.chart.land[view.cells[view.ship]]]
    return Reason(N_("{piece} for the taking."), {"piece": _piece(kind)})


def _unload(view: View, _action: actions.Unload) -> Reason:
    worth = unload_value(unkept(view), view.house)
    return Reason(
        N_("It brings {points}, {bonus} of them for colours."),
        {"points": worth.total, "bonus": worth.bonus},
    )


def _keep(_view: View, action: actions.Keep) -> Reason:
    return Reason(
        N_("Aboard, {piece} helps you more than the point."), {"piece": _piece(action.kind)}
    )


def _shoot(view: View, action: actions.Shoot) -> Reason:
    ship, target = view.ship, action.ship
    steps = apart(view.chart, view.cells[ship], view.cells[target])
    chance = shot_chance(view.holds[ship], view.holds[target], steps - 1)
    values: dict[str, str | int] = {"chance": round(100 * chance)}
    if target >= FIRST_PRIVATEER:
        values["ship"] = translate(PRIVATEER_NAMES[target - FIRST_PRIVATEER])
        return Reason(N_("You hit the {ship} with a chance of {chance} %."), values)
    values["rival"] = target
    return Reason(N_("You hit {rival} with a chance of {chance} %."), values)


def _name_roller(_view: View, action: actions.NameRoller) -> Reason:
    return Reason(
        N_("All roll the same dice; {rival} has the least to win."), {"rival": action.seat}
    )


def _spend(view: View, action: actions.Spend) -> Reason:
    if view.phase == phases.DEFENDING:
        if action.pearls:
            return Reason(N_("It makes the shot miss."), {})
        return Reason(N_("What you would lose is worth less than the pearls."), {})
    chance = chance_after_attack(view.attack + action.pearls, view.holds[view.target])
    values = {"chance": round(100 * chance)}
    if action.pearls:
        return Reason(N_("It brings the chance to hit to {chance} %."), values)
    return Reason(N_("The chance is {chance} % without spending a pearl."), values)


def _loot(_view: View, action: actions.Loot) -> Reason:
    return Reason(
        N_("{piece} is the piece that matters most here."), {"piece": _piece(action.kind)}
    )


def _pass(view: View, _action: actions.Pass) -> Reason:
    return Reason(_PASSING.get(view.phase, N_("Aboard your cargo is worth more than here.")), {})


_PASSING: Final = {
    phases.COMMANDING: N_("No privateer can do enough for you now."),
    phases.COLLECTING: N_("This token is better left where it is."),
    phases.SHOOTING: N_("No shot from here is worth it."),
}


def _piece(kind: int) -> str:
    return translate(KINDS[kind].name)


_REASONS: Final[dict[type[Any], Callable[[View, Any], Reason]]] = {
    actions.ChoosePort: _port,
    actions.Command: _command,
    actions.Sail: _sail,
    actions.Take: _take,
    actions.Unload: _unload,
    actions.Keep: _keep,
    actions.Shoot: _shoot,
    actions.NameRoller: _name_roller,
    actions.Spend: _spend,
    actions.Loot: _loot,
    actions.Pass: _pass,
}
