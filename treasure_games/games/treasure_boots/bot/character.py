"""What each persona likes about a move, apart from its value: trader, hunter, gambler..."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.treasure_boots.bot.combat import shot_chance
from treasure_games.games.treasure_boots.bot.distances import apart
from treasure_games.games.treasure_boots.rules import actions
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.phases import COMMANDING
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.scoring import colours
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import Persona, leads

CHARACTERS: Final = {
    "woodenfinger": N_("Bold: sails into range and fires at whoever leads."),
    "mary": N_("Vengeful: hit her once and she hunts you into your port."),
    "bosun": N_("A trader: loads, unloads and leaves the others alone."),
    "pike": N_("Patient: sees no port before every colour is aboard."),
    "ruth": N_("A hunter: would rather sink you than load."),
    "tamsin": N_("A privateer lord: the black flags do her dirty work."),
    "dutch": N_("A gambler: long shots, spent pearls, no thought of home."),
    "gull": N_("Cautious: keeps out of range and her pearls in the hold."),
}
"""How each persona plays, by id."""

IN_RANGE: Final = 5
"""The distance within which another captain worries a cautious one."""


def preference(view: View, move: Move[actions.Action], persona: Persona) -> float:
    """Return how much the persona likes a move, about -1 to 1; 0 if no trait applies."""
    return (
        _of_shooting(view, move, persona)
        + persona.risk * _gamble(view, move)
        + persona.patience * _keeping(view, move)
        + persona.cunning * _of_commanding(view, move)
    )


def _of_shooting(view: View, move: Move[actions.Action], persona: Persona) -> float:
    shot = _act(move, actions.Shoot)
    if shot is None or view.seat is None:
        return 0.0
    if shot.ship >= FIRST_PRIVATEER:
        return 0.3 * persona.aggression
    seats, seat, rival = view.seats, view.seat, shot.ship
    return persona.hostility(
        leads=leads(view.scores, rival, seat),
        suffered=view.hits[rival * seats + seat],
        done=view.hits[seat * seats + rival],
    )


def _gamble(view: View, move: Move[actions.Action]) -> float:
    """Return how much a move risks: pearls spent, long shots, stopping within others' range."""
    first = move.actions[0]
    if isinstance(first, actions.Spend):
        return 0.3 * first.pearls
    if not isinstance(first, actions.Sail):
        return 0.0
    total = 0.3 * first.pearls
    shot = _act(move, actions.Shoot)
    if shot is not None:
        steps = apart(view.chart, first.cell, view.cells[shot.ship])
        chance = shot_chance(view.holds[view.ship], view.holds[shot.ship], steps - 1)
        total += 0.8 * (0.5 - chance)
    return total + 0.3 * (rivals_near(view, first.cell) > 0)


def rivals_near(view: View, cell: int) -> int:
    """Return how many other captains are within range of the cell, or nearly."""
    return sum(
        apart(view.chart, cell, view.cells[seat]) <= IN_RANGE
        for seat in range(view.seats)
        if seat != view.seat and view.cells[seat] != NOWHERE
    )


def _keeping(view: View, move: Move[actions.Action]) -> float:
    """Return the penalty for unloading while colours are missing."""
    if _act(move, actions.Unload) is None or view.seat is None:
        return 0.0
    return -0.35 * (4 - colours(view.holds[view.seat]))


def _of_commanding(view: View, move: Move[actions.Action]) -> float:
    """Return the bonus for commanding a privateer, or the penalty for not doing so."""
    first = move.actions[0]
    if isinstance(first, actions.Command):
        return 1.0
    return -0.5 if isinstance(first, actions.Pass) and view.phase == COMMANDING else 0.0


def _act(move: Move[actions.Action], kind: type[Any]) -> Any:
    """Return the move's act of this kind, or None."""
    return next((action for action in move.actions if isinstance(action, kind)), None)
