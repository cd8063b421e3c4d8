"""Why to take an action, in one sentence with cargo, chances and points."""

from typing import Any, Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_, translate
from treasure_games.games.treasure_boots.bot.distances import WAYS, apart, steps_from
from treasure_games.games.treasure_boots.rules import actions, phases, pieces
from treasure_games.games.treasure_boots.rules.gunnery import chance_once_rolled, targets
from treasure_games.games.treasure_boots.rules.scoring import Worth, has_room, unkept, unload_value
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.opponents.mind import Reasons

NEAR: Final = 4
"""The distance within which an island counts as near a port."""


def _near(view: View, action: actions.ChoosePort) -> list[int]:
    """Return the numbers of the islands near a port."""
    steps = steps_from(view.chart, action.cell)
    return [
        island.number
        for away, island in zip(steps, view.chart.islands, strict=True)
        if island.number and away <= NEAR
    ]


def _command(view: View, _seat: int, _action: actions.Command) -> str:
    if view.is_double:
        return N_("After doubles the {ship} sails for you at no cost.")
    return N_("What the {ship} can gain now is worth the pearl.")


def _sail(view: View, _seat: int, action: actions.Sail) -> str:
    chart, ship = view.chart, view.ship
    land = chart.island_at(action.cell)
    if (
        land is not None
        and land.is_port
        and ship < pieces.FIRST_PRIVATEER
        and pieces.cargo(view.holds[ship])
    ):
        return N_("In {port} your cargo brings {points}.")
    lies = land is not None and view.tokens[chart.land[action.cell]] != pieces.NO_TOKEN
    if lies and has_room(view.house, ship, view.holds[ship]):
        return N_("{piece} for the taking.")
    if action.cell == view.cells[ship]:
        return N_("No place you can reach is better than this one.")
    return N_("Steps from there to the nearest port: {steps}, to the nearest treasure: {away}.")


def _steps(view: View, _seat: int, action: actions.Sail) -> int:
    return min(apart(view.chart, action.cell, port) for port in view.chart.ports)


def _away(view: View, _seat: int, action: actions.Sail) -> int:
    """Return the steps from there to the nearest treasure, or to the farthest island if all are
    empty.
    """
    steps = steps_from(view.chart, action.cell)
    full = [
        away for away, token in zip(steps, view.tokens, strict=True) if token != pieces.NO_TOKEN
    ]
    return min(full, default=max(steps))


def _port(view: View, _seat: int, action: actions.Sail) -> str:
    land = view.chart.island_at(action.cell)
    return translate(land.name) if land is not None else ""


def _unloaded(view: View, action: actions.Action) -> Worth:
    """Return what the cargo brings in port."""
    hold = view.holds[view.ship] if isinstance(action, actions.Sail) else unkept(view)
    return unload_value(hold, view.house)


def _shoot(_view: View, _seat: int, action: actions.Shoot) -> str:
    if action.ship >= pieces.FIRST_PRIVATEER:
        return N_("The {ship} lies in your range. {odds}")
    return N_("You can reach {rival}. {odds}")


def _spend(view: View, _seat: int, action: actions.Spend) -> str:
    if view.phase == phases.DEFENDING:
        if action.pearls:
            return N_("It makes the shot miss.")
        return N_("Take the hit: the pearls are worth more than what you would lose.")
    if action.pearls:
        return N_("It makes a hit likelier. {odds}")
    return N_("Pearls would help too little. {odds}")


def _odds(view: View, _seat: int, action: actions.Shoot | actions.Spend) -> str:
    """Return the chance to hit that the button or the slip tells, too."""
    if isinstance(action, actions.Spend):
        chance = chance_once_rolled(view.attack + action.pearls, view.holds[view.target])
    else:
        (aim,) = (one for one in targets(view, view.ship) if one.ship == action.ship)
        chance = aim.chances[0]
    return sentence_with(N_("A hit: {chance}."), chance)


def _filled(view: View, _seat: int, action: actions.ChoosePort) -> str:
    ways = sum(WAYS[number] for number in set(_near(view, action)))
    return sentence_with(N_("A roll fills one of them: {chance}."), ways / 36)


def _pass(view: View, _seat: int, _action: actions.Pass) -> str:
    return _PASSING.get(view.phase, N_("Your cargo is worth more aboard than here."))


_PASSING: Final = {
    phases.COMMANDING: N_("No privateer is worth a pearl now."),
    phases.COLLECTING: N_("This token is better left where it is."),
    phases.SHOOTING: N_("No shot from here is worth it."),
}


def _piece(view: View, _seat: int, action: Any) -> str:
    if isinstance(action, actions.Keep | actions.Loot):
        return translate(pieces.KINDS[action.kind].name)
    cell = action.cell if isinstance(action, actions.Sail) else view.cells[view.ship]
    return translate(pieces.KINDS[view.tokens[view.chart.land[cell]]].name)


reason_for: Final = Reasons(
    {
        actions.ChoosePort: N_("Islands nearby: {count}. {filled}"),
        actions.Command: _command,
        actions.Sail: _sail,
        actions.Take: N_("{piece} for the taking."),
        actions.Unload: N_("It brings {points}, {bonus} of them for colours."),
        actions.Keep: N_("Aboard, {piece} helps you more than the point."),
        actions.Shoot: _shoot,
        actions.NameRoller: N_(
            "It makes no difference to the roll; {rival} gains least from this fight."
        ),
        actions.Spend: _spend,
        actions.Loot: N_("{piece} is the best piece to choose here."),
        actions.Pass: _pass,
    },
    {
        "count": lambda view, _seat, action: len(_near(view, action)),
        "filled": _filled,
        "ship": lambda _view, _seat, action: translate(
            pieces.PRIVATEER_NAMES[action.ship - pieces.FIRST_PRIVATEER]
        ),
        "piece": _piece,
        "port": _port,
        "points": lambda view, _seat, action: _unloaded(view, action).total,
        "bonus": lambda view, _seat, action: _unloaded(view, action).bonus,
        "steps": _steps,
        "away": _away,
        "odds": _odds,
        "rival": lambda _view, _seat, action: (
            action.seat if isinstance(action, actions.NameRoller) else action.ship
        ),
    },
)
