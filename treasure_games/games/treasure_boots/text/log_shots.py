"""Lines of the log about shots: from the broadside to the wreck and the new ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.names import (
    capital,
    place_name,
    ship_name,
    thing,
)

_ = translate
Line: TypeAlias = Callable[[Any, View, Called], LogEntry | None]
"""Tells of one kind of event."""


def _declared(event: events.ShotDeclared, view: View, called: Called) -> LogEntry:
    text = (
        translate_plural(
            "{ship} fires at {target} across {count} cell.",
            "{ship} fires at {target} across {count} cells.",
            event.empties,
        )
        if event.empties
        else _("{ship} fires at {target} at close range.")
    )
    words = text.format(ship=ship_name(event.ship, called), target=ship_name(event.target, called),
                        count=event.empties)  # fmt: skip
    cells = tuple(cell for cell in (view.cells[event.ship], view.cells[event.target]) if cell > 0)
    caption = _("Fired at {target}").format(target=ship_name(event.target, called))
    return LogEntry(capital(words), event.seat, cells, caption, follows=True)


def _named(event: events.RollerNamed, _view: View, called: Called) -> LogEntry:
    text = _("{roller} rolls for {ship}.")
    return LogEntry(
        text.format(roller=called(event.roller), ship=ship_name(event.target, called)), event.roller
    )


def _attack(event: events.AttackRolled, _view: View, called: Called) -> LogEntry:
    text = (
        _("{ship} attacks: {die} + {guns} Guns − {cells} for the distance = {total}.")
        if event.empties
        else _("{ship} attacks: {die} + {guns} Guns = {total}.")
    )
    return LogEntry(capital(text.format(ship=ship_name(event.ship, called), die=event.die,
                                    guns=event.guns, cells=event.empties, total=event.total)),
                event.seat)  # fmt: skip


def _defence(event: events.DefenceRolled, _view: View, called: Called) -> LogEntry:
    text = _("{ship} defends: {die} + {rum} Rum = {total}.")
    return LogEntry(capital(text.format(ship=ship_name(event.ship, called), die=event.die,
                                    rum=event.rum, total=event.total)), event.seat)  # fmt: skip


def _hit(event: events.ShotHit, view: View, called: Called) -> LogEntry:
    text = _("A hit on {target}: {attack} against {defence}.")
    return _verdict(text, event, view, called)


def _missed(event: events.ShotMissed, view: View, called: Called) -> LogEntry:
    text = _("{target} was missed: {attack} against {defence}.")
    return _verdict(text, event, view, called)


def _verdict(
    text: str, event: events.ShotHit | events.ShotMissed, view: View, called: Called
) -> LogEntry:
    words = text.format(target=ship_name(event.target, called), attack=event.attack,
                        defence=event.defence)  # fmt: skip
    cell = view.cells[event.target]
    return LogEntry(capital(words), None, (cell,) if cell > 0 else ())


def _looted(event: events.LootTaken, view: View, called: Called) -> LogEntry:
    """The gain is that of the captain who fired, whoever chose the piece."""
    text = _("{ship} robbed {target} of {treasure}.")
    words = text.format(ship=ship_name(event.ship, called), treasure=thing(event.kind),
                        target=ship_name(event.target, called))  # fmt: skip
    robber = event.ship if event.ship < FIRST_PRIVATEER else view.turn
    return LogEntry(capital(words), robber)


def _sunk(event: events.ShipSunk, _view: View, called: Called) -> LogEntry:
    text = _("{target} went down.").format(target=ship_name(event.target, called))
    seat = event.target if event.target < FIRST_PRIVATEER else None
    return LogEntry(capital(text), seat, (event.cell,))


def _gained(event: events.BlackPearlGained, _view: View, called: Called) -> LogEntry:
    text = _("{ship} fished a black pearl from the wreck.")
    return LogEntry(capital(text.format(ship=ship_name(event.ship, called))))


def _refitted(event: events.Refitted, view: View, called: Called) -> LogEntry:
    text = _("{name} has a new ship in {port}.")
    port = place_name(view.chart, event.cell)
    return LogEntry(text.format(name=called(event.seat), port=port), event.seat, (event.cell,))


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
