"""The status line: what the person at the screen may do, or whom the others wait for."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, GOLD
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import aims, answers


def status(view: View, seat: int, called: Called) -> str:
    """Return in one sentence what the person at the screen may do."""
    text = translate(_pattern(view, seat)).format(
        name=called(seat),
        ship=names.ship_name(view.ship, called) if view.ship >= 0 else "",
        target=names.ship_name(view.target, called) if view.target >= 0 else "",
        total=view.attack,
        pearls=names.pearl_words(view.attack - view.defence + 1),
        treasure=_treasure_here(view),
    )
    return f"{text} {_answer_here(view, called)}".rstrip()


def _pattern(view: View, seat: int) -> str:
    """Return the sentence: for a seat under fire, about a privateer, or about one's own ship."""
    pattern = _of_shot(view, seat)
    if pattern is None and view.ship >= FIRST_PRIVATEER:
        pattern = _FOR_PRIVATEER.get(view.phase)
    if view.phase == phases.COMMANDING and view.is_double:
        pattern = N_("{name}, doubles: command a privateer for free, or sail on without one.")
    return pattern or _STATUS.get(view.phase, N_("{name}, you decide."))


def _of_shot(view: View, seat: int) -> str | None:
    """TB-50, TB-53: return the sentence for a seat under fire, or one deciding for a privateer."""
    if view.roller != seat or (view.phase == phases.LOOTING and not view.holds[view.target][GOLD]):
        return None
    patterns = _OWN_SHIP_AIMED_AT if view.target == seat else _PRIVATEER_AIMED_AT
    return patterns.get(view.phase)


def _treasure_here(view: View) -> str:
    """Return what lies where the acting ship is."""
    island = view.chart.land.get(view.cells[view.ship]) if view.phase == phases.COLLECTING else None
    return "" if island is None else names.thing(view.tokens[island])


def _answer_here(view: View, called: Called) -> str:
    """Return how the ships in sight may answer a shot."""
    return answers(aims(view, view.ship), called) if view.phase == phases.SHOOTING else ""


_STATUS: Final[dict[int, str]] = {
    phases.START: N_("{name}, choose the port to set out from."),
    phases.COMMANDING: N_("{name}, command a privateer for a pearl, or sail on without one."),
    phases.SAILING: N_("{name}, choose a cell to sail to, or stay where you are."),
    phases.COLLECTING: N_("{name}, take {treasure} aboard, or leave the treasure there."),
    phases.UNLOADING: N_("{name}, unload your cargo; press a piece first to keep it aboard."),
    phases.SHOOTING: N_("{name}, choose a ship to fire at, or hold your fire."),
    phases.NAMING: N_("{name}, say who rolls the die for {target}."),
    phases.ATTACKING: N_("{name}, your attack on {target} is {total}: spend pearls on it?"),
    phases.LOOTING: N_("{name}, a hit: choose the piece that {target} loses."),
    phases.REFITTING: N_("{name}, your ship went down: choose a port for a new one."),
}
_OWN_SHIP_AIMED_AT: Final[dict[int, str]] = {
    phases.DEFENDING: N_("{name}, {ship} hits you, unless you spend {pearls} as Rum."),
    phases.LOOTING: N_("{name}, {ship} has hit you, but you have Gold: choose what you lose."),
}
_PRIVATEER_AIMED_AT: Final[dict[int, str]] = {
    phases.DEFENDING: N_(
        "{name}, you decide for {target}: {ship} hits it, unless it spends {pearls} as Rum."
    ),
    phases.LOOTING: N_("{name}, you decide for {target}: {ship} has hit it, so what does it lose?"),
}
_FOR_PRIVATEER: Final[dict[int, str]] = {
    phases.SAILING: N_("{name}, choose where {ship} sails, or let it stay."),
    phases.COLLECTING: N_("{name}, let {ship} take {treasure}, or leave the treasure there."),
    phases.SHOOTING: N_("{name}, choose whom {ship} fires at, or let it hold its fire."),
    phases.ATTACKING: N_(
        "{name}, the attack of {ship} on {target} is {total}: spend its pearls on it?"
    ),
}


def waiting_for(view: View, seat: int, called: Called) -> str:
    """Return what somebody else is deciding."""
    text = translate(_WAITING.get(view.phase, N_("{name} is at sea.")))
    target = names.ship_name(view.target, called) if view.target >= 0 else ""
    return text.format(name=called(seat), target=target)


_WAITING: Final[dict[int, str]] = {
    phases.START: N_("{name} is choosing a port."),
    phases.COMMANDING: N_("{name} is thinking about a privateer."),
    phases.SAILING: N_("{name} is setting a course."),
    phases.COLLECTING: N_("{name} is looking at the treasure."),
    phases.UNLOADING: N_("{name} is looking over the cargo."),
    phases.SHOOTING: N_("{name} is aiming."),
    phases.NAMING: N_("{name} is choosing who rolls for {target}."),
    phases.ATTACKING: N_("{name} is weighing pearls against the shot."),
    phases.DEFENDING: N_("{name} is weighing pearls against the shot."),
    phases.LOOTING: N_("{name} is choosing the loot."),
    phases.REFITTING: N_("{name} is choosing a port for a new ship."),
}
