"""The status line: what is asked of whom, and what the others wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from treasure_games.core.language import translate
from treasure_games.core.words import Called
from treasure_games.games.treasure_boots.rules import phases
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, GOLD
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.forecast import aims, answers

_ = translate


def status(view: View, seat: int, called: Called) -> str:
    """Say in one sentence what the person at the screen may do."""
    name = called(seat)
    if view.phase == phases.COMMANDING:
        text = (
            _("{name}, doubles: command a privateer free of charge, or sail on without.")
            if view.is_double
            else _("{name}, command a privateer for a pearl, or sail on without.")
        )
        return text.format(name=name)
    pattern = _pattern(view, seat)
    if pattern is None:
        return _("{name}, it is for you to decide.").format(name=name)
    text = pattern().format(
        name=name,
        ship=names.ship_name(view.ship, called) if view.ship >= 0 else "",
        target=names.ship_name(view.target, called) if view.target >= 0 else "",
        total=view.attack,
        pearls=names.pearl_words(view.attack - view.defence + 1),
        treasure=_treasure_here(view),
    )
    return f"{text} {_answer_here(view, called)}".rstrip()


def _pattern(view: View, seat: int) -> Callable[[], str] | None:
    """Return how to ask: somebody under fire, about a privateer, or about the own ship."""
    pattern = _of_shot(view, seat)
    if pattern is None and view.ship >= FIRST_PRIVATEER:
        pattern = _FOR_PRIVATEER.get(view.phase)
    return pattern or _STATUS.get(view.phase)


def _of_shot(view: View, seat: int) -> Callable[[], str] | None:
    """What is asked of whoever is fired at, or decides for a privateer that is (TB-50, TB-53)."""
    if view.roller != seat or (view.phase == phases.LOOTING and not view.holds[view.target][GOLD]):
        return None
    patterns = _OWN_SHIP_AIMED_AT if view.target == seat else _PRIVATEER_AIMED_AT
    return patterns.get(view.phase)


def _treasure_here(view: View) -> str:
    """Return what lies where the acting ship is."""
    island = view.chart.land.get(view.cells[view.ship]) if view.phase == phases.COLLECTING else None
    return "" if island is None else names.thing(view.tokens[island])


def _answer_here(view: View, called: Called) -> str:
    """Say how the only ship in sight may answer a shot; with several the slip says it."""
    found = aims(view, view.ship) if view.phase == phases.SHOOTING else ()
    return answers(found, called) if len(found) == 1 else ""


_STATUS: Final[dict[int, Callable[[], str]]] = {
    phases.START: lambda: _("{name}, choose the port from which you set out."),
    phases.SAILING: lambda: _("{name}, choose the cell to which you sail, or stay where you are."),
    phases.COLLECTING: lambda: _("{name}, take {treasure} aboard, or leave the treasure there."),
    phases.UNLOADING: lambda: _(
        "{name}, unload your cargo; press a piece first to keep it aboard."
    ),
    phases.SHOOTING: lambda: _("{name}, choose a ship to fire at, or hold your fire."),
    phases.NAMING: lambda: _("{name}, say who rolls the die for {target}."),
    phases.ATTACKING: lambda: _("{name}, your attack on {target} is {total}: spend pearls on it?"),
    phases.LOOTING: lambda: _("{name}, a hit: choose the piece that {target} loses."),
    phases.REFITTING: lambda: _("{name}, your ship went down: choose a port for a new one."),
}
_OWN_SHIP_AIMED_AT: Final[dict[int, Callable[[], str]]] = {
    phases.DEFENDING: lambda: _("{name}, {ship} hits you, unless you spend {pearls} as Rum."),
    phases.LOOTING: lambda: _(
        "{name}, {ship} has hit you, but you have Gold: choose what you lose."
    ),
}
_PRIVATEER_AIMED_AT: Final[dict[int, Callable[[], str]]] = {
    phases.DEFENDING: lambda: _(
        "{name}, you decide for {target}: {ship} hits it, unless it spends {pearls} as Rum."
    ),
    phases.LOOTING: lambda: _(
        "{name}, you decide for {target}: {ship} has hit it, so what does it lose?"
    ),
}
_FOR_PRIVATEER: Final[dict[int, Callable[[], str]]] = {
    phases.SAILING: lambda: _("{name}, choose where {ship} sails, or let it stay."),
    phases.COLLECTING: lambda: _(
        "{name}, let {ship} take {treasure}, or leave the treasure there."
    ),
    phases.SHOOTING: lambda: _("{name}, choose whom {ship} fires at, or let it hold its fire."),
    phases.ATTACKING: lambda: _(
        "{name}, the attack of {ship} on {target} is {total}: spend its pearls on it?"
    ),
}


def waiting_for(view: View, seat: int, called: Called) -> str:
    """Say what somebody else is deciding."""
    pattern = _WAITING.get(view.phase)
    text = pattern() if pattern else _("{name} is at sea.")
    target = names.ship_name(view.target, called) if view.target >= 0 else ""
    return text.format(name=called(seat), target=target)


_WAITING: Final[dict[int, Callable[[], str]]] = {
    phases.START: lambda: _("{name} is choosing a port."),
    phases.COMMANDING: lambda: _("{name} is thinking of a privateer."),
    phases.SAILING: lambda: _("{name} is setting a course."),
    phases.COLLECTING: lambda: _("{name} is looking at the treasure."),
    phases.UNLOADING: lambda: _("{name} is looking over the cargo."),
    phases.SHOOTING: lambda: _("{name} is aiming."),
    phases.NAMING: lambda: _("{name} is choosing who rolls for {target}."),
    phases.ATTACKING: lambda: _("{name} is weighing pearls against the shot."),
    phases.DEFENDING: lambda: _("{name} is weighing pearls against the shot."),
    phases.LOOTING: lambda: _("{name} is choosing the loot."),
    phases.REFITTING: lambda: _("{name} is choosing a port for a new ship."),
}
