"""Lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.names import log_line, sentence

_DEEDS: Final = (
    events.ShipMoved,
    events.PrivateerCommanded,
    events.TreasureTaken,
    events.Unloaded,
    events.ShotDeclared,
)


def log_entry(
    event: events.Event, view: View, called: Called, before: Sequence[events.Event] = ()
) -> LogEntry | None:
    """Return the line for an event; a turn without any action gets one when it ends."""
    if isinstance(event, events.TurnEnded) and _is_idle(before):
        return _idled(event, view, called)
    pattern = _PATTERNS.get(type(event))
    if pattern is not None:
        brief = _BRIEF.get(type(event), "")
        caption = sentence(_(brief), event, view, called) if brief else ""
        return log_line(_(pattern), event, view, called, caption=caption)
    tell = _LINES.get(type(event))
    return tell(event, view, called) if tell else None


def _is_idle(before: Sequence[events.Event]) -> bool:
    """Return True if nothing has been done in this turn."""
    for event in reversed(before):
        if isinstance(event, events.TurnStarted):
            return True
        if isinstance(event, _DEEDS):
            return False
    return False


def _idled(event: events.TurnEnded, view: View, called: Called) -> LogEntry:
    """TBA-12: otherwise one would wonder what happened."""
    cell = view.cells[event.seat]
    is_at_sea = view.chart.island_at(cell) is None
    pattern = _("{name} lay still.") if is_at_sea else _("{name} lay still at {place}.")
    place, caption = names.place_name(view.chart, cell), _("Lay still")
    return log_line(
        pattern,
        event,
        view,
        called,
        {"place": place},
        pieces=(cell,),
        caption=caption,
        follows=True,
    )


_PATTERNS: Final[dict[type[Any], str]] = {
    events.TreasurePlaced: N_("{treasure} washed up on {island}."),
    events.DefenceRolled: N_("{ship} defends: {die} + {rum} Rum = {total}."),
    events.BlackPearlGained: N_("{ship} fished a black pearl from the wreck."),
    events.Refitted: N_("{name} has a new ship in {port}."),
}
"""Lines that need nothing but a pattern."""
_BRIEF: Final[dict[type[Any], str]] = {
    events.DefenceRolled: N_("Defence {total}"),
    events.BlackPearlGained: N_("Fished a black pearl"),
    events.Refitted: N_("New ship in {port}"),
}
"""Their captions."""


def _started(event: events.GameStarted, view: View, called: Called) -> LogEntry:
    text = _("The chart is spread. {points} win the match.")
    return log_line(text, event, view, called, {"points": names.points_words(event.goal)})


def _port_chosen(event: events.PortChosen, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{name} chose a port in secret.")
        if event.cell == UNKNOWN
        else _("{name} sets out from {port}.")
    )
    brief = _("Chose a port") if event.cell == UNKNOWN else _("Sets out from {port}")
    return log_line(pattern, event, view, called, caption=sentence(brief, event, view, called))


def _revealed(event: events.PortsRevealed, view: View, called: Called) -> LogEntry:
    ports = names.listed(
        _("{name} in {port}").format(name=called(seat), port=names.place_name(view.chart, cell))
        for seat, cell in enumerate(event.cells)
    )
    return LogEntry(_("The first ports lie open: {ports}.").format(ports=ports), None, event.cells)


def _starter(event: events.StarterDrawn, _view: View, called: Called) -> LogEntry:
    text = _("{name} sails first.").format(name=called(event.starter))
    return LogEntry(text, event.starter, caption=_("Sails first"))


def _rolled(event: events.DiceRolled, view: View, called: Called) -> LogEntry:
    total = event.first + event.second
    numbered = tuple(island.cell for island in view.chart.islands if island.number == total)
    pattern = _("{name} rolled {first} and {second}: no island is numbered {total}.")
    if numbered:
        pattern = translate_plural(
            "{name} rolled {first} and {second}: the island numbered {total}.",
            "{name} rolled {first} and {second}: the islands numbered {total}.",
            len(numbered),
        )
    caption = sentence(_("Rolled {first} and {second}"), event, view, called)
    given = {"total": total}
    return log_line(
        pattern, event, view, called, given, pieces=numbered, caption=caption, is_slight=True
    )


def _wind(event: events.WindTurned, view: View, _called: Called) -> LogEntry:
    heading = _(view.chart.grid.wind_name(event.after))
    if event.before == event.after:
        return LogEntry(_("The wind still blows {heading}.").format(heading=heading))
    return LogEntry(_("The wind turned; it blows {heading} now.").format(heading=heading))


def _appeared(event: events.PrivateerAppeared, view: View, called: Called) -> LogEntry:
    ship = names.capital(names.ship_name(event.ship, called))
    return log_line(_("A privateer! {ship} lies at {island}."), event, view, called, {"ship": ship})


def _commanded(event: events.PrivateerCommanded, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{name} paid a pearl to command {ship}.")
        if event.pearls
        else _("{name} commands {ship}, free after doubles.")
    )
    caption = sentence(_("Commands {ship}"), event, view, called)
    return log_line(pattern, event, view, called, pieces=(view.cells[event.ship],), caption=caption)


def _spent(event: events.PearlsSpent, view: View, called: Called) -> LogEntry | None:
    pattern = _USES.get(event.use)
    if pattern is None:
        return None
    pearls = names.pearl_words(event.white + event.black)
    caption = _("Spent {pearls}").format(pearls=pearls)
    return log_line(
        _(pattern), event, view, called, {"pearls": pearls}, caption=caption, follows=True
    )


_USES: Final = {
    "sails": N_("{name} spent {pearls} to sail farther."),
    "guns": N_("{name} spent {pearls} on the attack."),
    "rum": N_("{name} spent {pearls} on the defence."),
}
"""Pearls for a command appear in the line of the command."""


def _moved(event: events.ShipMoved, view: View, called: Called) -> LogEntry:
    goal, steps = names.place_name(view.chart, event.path[-1]), len(event.path) - 1
    if event.ship >= FIRST_PRIVATEER:
        pattern = _("{name} sent {ship} to {place}.")
    elif view.chart.island_at(event.path[-1]) is None:
        pattern = translate_plural(
            "{name} sailed {count} cell on the open sea.",
            "{name} sailed {count} cells on the open sea.",
            steps,
        )
    else:
        pattern = _("{name} sailed to {place}.")
    caption = _("To {place}").format(place=goal)
    given = {"place": goal, "count": steps}
    return log_line(pattern, event, view, called, given, pieces=event.path[-1:], caption=caption)


def _taken(event: events.TreasureTaken, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{name} had {ship} take {treasure} on {island}.")
        if event.ship >= FIRST_PRIVATEER
        else _("{name} took {treasure} on {island}.")
    )
    caption = sentence(_("Took {treasure}"), event, view, called)
    return log_line(pattern, event, view, called, caption=caption, follows=True)


def _unloaded(event: events.Unloaded, view: View, called: Called) -> LogEntry:
    points = names.points_words(event.points + event.bonus)
    pattern = (
        _("{name} unloaded {cargo} in {port}: {points} ({bonus} for colours).")
        if event.bonus
        else _("{name} unloaded {cargo} in {port}: {points}.")
    )
    caption = _("Unloaded {points}").format(points=points)
    return log_line(pattern, event, view, called, {"points": points}, caption=caption, follows=True)


def _scored(event: events.Scored, view: View, called: Called) -> LogEntry | None:
    if event.why != "privateer":
        return None
    text = _("A privateer’s prize: {points} for {name}, who has {total}.")
    caption = _("Prize: {points}").format(points=names.points_words(event.points))
    return log_line(text, event, view, called, caption=caption, follows=True)


def _declared(event: events.ShotDeclared, view: View, called: Called) -> LogEntry:
    pattern = _("{ship} fires at {target} at close range.")
    if event.empties:
        pattern = translate_plural(
            "{ship} fires at {target} across {count} cell.",
            "{ship} fires at {target} across {count} cells.",
            event.empties,
        )
    cells = tuple(cell for cell in (view.cells[event.ship], view.cells[event.target]) if cell > 0)
    caption = sentence(_("Fired at {target}"), event, view, called)
    given = {"count": event.empties}
    return log_line(
        pattern, event, view, called, given, pieces=cells, caption=caption, follows=True
    )


def _named(event: events.RollerNamed, view: View, called: Called) -> LogEntry:
    ship = names.ship_name(event.target, called)
    pattern = _("{roller} rolls for {ship}.")
    caption = _("Rolls for {ship}").format(ship=ship)
    return log_line(
        pattern, event, view, called, {"ship": ship}, seat=event.roller, caption=caption
    )


def _attack(event: events.AttackRolled, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{ship} attacks: {die} + {guns} Guns − {cells} for the distance = {total}.")
        if event.empties
        else _("{ship} attacks: {die} + {guns} Guns = {total}.")
    )
    caption = sentence(_("Attack {total}"), event, view, called)
    given = {"cells": event.empties}
    return log_line(pattern, event, view, called, given, caption=caption, follows=True)


def _verdict(event: events.ShotHit | events.ShotMissed, view: View, called: Called) -> LogEntry:
    """The caption is shown at the seat that was fired at."""
    pattern = _("{target} was missed: {attack} against {defence}.")
    brief = _("Was missed, {attack} against {defence}")
    if isinstance(event, events.ShotHit):
        pattern = _("A hit on {target}: {attack} against {defence}.")
        brief = _("Was hit, {attack} against {defence}")
    cell, caption = view.cells[event.target], sentence(brief, event, view, called)
    return log_line(
        pattern, event, view, called, pieces=(cell,) if cell > 0 else (),
        seat=event.target if event.target < FIRST_PRIVATEER else None, caption=caption,
    )  # fmt: skip


def _looted(event: events.LootTaken, view: View, called: Called) -> LogEntry:
    """The caption is shown at the seat that fired, whoever chose the piece."""
    robber = event.ship if event.ship < FIRST_PRIVATEER else view.turn
    caption = sentence(_("Robbed {target} of {treasure}"), event, view, called)
    return log_line(
        _("{ship} robbed {target} of {treasure}."), event, view, called,
        seat=robber, caption=caption, follows=True,
    )  # fmt: skip


def _sunk(event: events.ShipSunk, view: View, called: Called) -> LogEntry:
    seat = event.target if event.target < FIRST_PRIVATEER else None
    return log_line(
        _("{target} went down."), event, view, called, seat=seat, caption=_("Went down")
    )


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.", len(event.winners)
    )
    first, winners = event.winners[0], names.listed(called(seat) for seat in event.winners)
    return LogEntry(text.format(names=winners, score=event.scores[first]), first)


_LINES: Final[dict[type[Any], Callable[[Any, View, Called], LogEntry | None]]] = {
    events.GameStarted: _started,
    events.PortChosen: _port_chosen,
    events.PortsRevealed: _revealed,
    events.StarterDrawn: _starter,
    events.DiceRolled: _rolled,
    events.WindTurned: _wind,
    events.PrivateerAppeared: _appeared,
    events.PrivateerCommanded: _commanded,
    events.PearlsSpent: _spent,
    events.ShipMoved: _moved,
    events.TreasureTaken: _taken,
    events.Unloaded: _unloaded,
    events.Scored: _scored,
    events.ShotDeclared: _declared,
    events.RollerNamed: _named,
    events.AttackRolled: _attack,
    events.ShotHit: _verdict,
    events.ShotMissed: _verdict,
    events.LootTaken: _looted,
    events.ShipSunk: _sunk,
    events.GameEnded: _ended,
}
