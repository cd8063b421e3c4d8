"""Lines of the log about shots: from the broadside to the wreck and the new ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.said import said

_ = translate
Line: TypeAlias = Callable[[Any, View, Called], LogEntry | None]
"""Tells of one kind of event."""


def _declared(event: events.ShotDeclared, view: View, called: Called) -> LogEntry:
    pattern = _("{ship} fires at {target} at close range.")
    if event.empties:
        pattern = translate_plural(
            "{ship} fires at {target} across {count} cell.",
            "{ship} fires at {target} across {count} cells.",
            event.empties,
        )
    text = said(pattern, event, view, called, count=event.empties)
    cells = tuple(cell for cell in (view.cells[event.ship], view.cells[event.target]) if cell > 0)
    caption = said(_("Fired at {target}"), event, view, called)
    return LogEntry(names.capital(text), event.seat, cells, caption, follows=True)


def _named(event: events.RollerNamed, view: View, called: Called) -> LogEntry:
    ship = names.ship_name(event.target, called)
    text = said(_("{roller} rolls for {ship}."), event, view, called, ship=ship)
    return LogEntry(text, event.roller)


def _attack(event: events.AttackRolled, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{ship} attacks: {die} + {guns} Guns − {cells} for the distance = {total}.")
        if event.empties
        else _("{ship} attacks: {die} + {guns} Guns = {total}.")
    )
    text = said(pattern, event, view, called, cells=event.empties)
    return LogEntry(names.capital(text), event.seat)


def _defence(event: events.DefenceRolled, view: View, called: Called) -> LogEntry:
    text = said(_("{ship} defends: {die} + {rum} Rum = {total}."), event, view, called)
    return LogEntry(names.capital(text), event.seat)


def _hit(event: events.ShotHit, view: View, called: Called) -> LogEntry:
    return _verdict(_("A hit on {target}: {attack} against {defence}."), event, view, called)


def _missed(event: events.ShotMissed, view: View, called: Called) -> LogEntry:
    return _verdict(_("{target} was missed: {attack} against {defence}."), event, view, called)


def _verdict(
    pattern: str, event: events.ShotHit | events.ShotMissed, view: View, called: Called
) -> LogEntry:
    text, cell = said(pattern, event, view, called), view.cells[event.target]
    return LogEntry(names.capital(text), None, (cell,) if cell > 0 else ())


def _looted(event: events.LootTaken, view: View, called: Called) -> LogEntry:
    """The gain is that of the captain who fired, whoever chose the piece."""
    text = said(_("{ship} robbed {target} of {treasure}."), event, view, called)
    robber = event.ship if event.ship < FIRST_PRIVATEER else view.turn
    return LogEntry(names.capital(text), robber)


def _sunk(event: events.ShipSunk, view: View, called: Called) -> LogEntry:
    text = said(_("{target} went down."), event, view, called)
    seat = event.target if event.target < FIRST_PRIVATEER else None
    return LogEntry(names.capital(text), seat, (event.cell,))


def _gained(event: events.BlackPearlGained, view: View, called: Called) -> LogEntry:
    text = said(_("{ship} fished a black pearl from the wreck."), event, view, called)
    return LogEntry(names.capital(text))


def _refitted(event: events.Refitted, view: View, called: Called) -> LogEntry:
    text = said(_("{name} has a new ship in {port}."), event, view, called)
    return LogEntry(text, event.seat, (event.cell,))


SHOTS: Final[dict[type[Any], Line]] = {
    events.ShotDeclared: _declared,
    events.RollerNamed: _named,
    events.AttackRolled: _attack,
    events.DefenceRolled: _defence,
    events.ShotHit: _hit,
    events.ShotMissed: _missed,
    events.LootTaken: _looted,
    events.ShipSunk: _sunk,
    events.BlackPearlGained: _gained,
    events.Refitted: _refitted,
}
