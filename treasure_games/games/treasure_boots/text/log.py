"""The lines of the log: what is told of every event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, LogEntry
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.log_shots import SHOTS, Line
from treasure_games.games.treasure_boots.text.said import said

_ = translate


_DEEDS: Final = (
    events.ShipMoved,
    events.PrivateerCommanded,
    events.TreasureTaken,
    events.Unloaded,
    events.ShotDeclared,
)


def told(
    event: events.Event, view: View, called: Called, before: Sequence[events.Event] = ()
) -> LogEntry | None:
    """Return the line for an event; a turn in which nothing was done is told when it ends."""
    if isinstance(event, events.TurnEnded) and _is_idle(before):
        return _idled(event, view, called)
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
    """TBA-12: without a word one would look for what has happened."""
    cell = view.cells[event.seat]
    is_at_sea = view.chart.island_at(cell) is None
    pattern = _("{name} lay still.") if is_at_sea else _("{name} lay still at {place}.")
    text = said(pattern, event, view, called, place=names.place_name(view.chart, cell))
    return LogEntry(text, event.seat, (cell,), _("Lay still"), follows=True)


def _started(event: events.GameStarted, view: View, called: Called) -> LogEntry:
    goal = names.points_words(event.goal)
    text = _("The chart is spread. {points} win the match.")
    return LogEntry(said(text, event, view, called, points=goal))


def _port_chosen(event: events.PortChosen, view: View, called: Called) -> LogEntry:
    if event.cell == UNKNOWN:
        text = said(_("{name} chose a port in secret."), event, view, called)
        return LogEntry(text, event.seat)
    text = said(_("{name} sets out from {port}."), event, view, called)
    return LogEntry(text, event.seat, (event.cell,))


def _revealed(event: events.PortsRevealed, view: View, called: Called) -> LogEntry:
    ports = names.listed(
        _("{name} in {port}").format(name=called(seat), port=names.place_name(view.chart, cell))
        for seat, cell in enumerate(event.cells)
    )
    return LogEntry(_("The first ports lie open: {ports}.").format(ports=ports), None, event.cells)


def _starter(event: events.StarterDrawn, _view: View, called: Called) -> LogEntry:
    return LogEntry(_("{name} sails first.").format(name=called(event.starter)), event.starter)


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
    text = said(pattern, event, view, called, total=total)
    return LogEntry(text, event.seat, numbered, is_slight=True)


def _wind(event: events.WindTurned, view: View, _called: Called) -> LogEntry:
    heading = _(view.chart.grid.wind_name(event.after))
    if event.before == event.after:
        return LogEntry(_("The wind still blows {heading}.").format(heading=heading))
    return LogEntry(_("The wind turned; it blows {heading} now.").format(heading=heading))


def _placed(event: events.TreasurePlaced, view: View, called: Called) -> LogEntry:
    treasure = names.capital(names.thing(event.kind))
    text = _("{treasure} washed up on {island}.")
    return LogEntry(said(text, event, view, called, treasure=treasure), None, (event.cell,))


def _appeared(event: events.PrivateerAppeared, view: View, called: Called) -> LogEntry:
    ship = names.capital(names.ship_name(event.ship, called))
    text = _("A privateer! {ship} lies at {island}.")
    return LogEntry(said(text, event, view, called, ship=ship), None, (event.cell,))


def _commanded(event: events.PrivateerCommanded, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{name} paid a pearl to command {ship}.")
        if event.pearls
        else _("{name} commands {ship}, free after doubles.")
    )
    text = said(pattern, event, view, called)
    return LogEntry(text, event.seat, (view.cells[event.ship],))


def _spent(event: events.PearlsSpent, view: View, called: Called) -> LogEntry | None:
    pattern = _USES.get(event.use)
    if pattern is None:
        return None
    pearls = names.pearl_words(event.white + event.black)
    text = said(pattern(), event, view, called, pearls=pearls)
    return LogEntry(text, event.seat, follows=True)


_USES: Final[dict[str, Callable[[], str]]] = {
    "sails": lambda: _("{name} spent {pearls} to sail farther."),
    "guns": lambda: _("{name} spent {pearls} on the attack."),
    "rum": lambda: _("{name} spent {pearls} on the defence."),
}
"""Command is told with the command itself."""


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
    text = said(pattern, event, view, called, place=goal, count=steps)
    return LogEntry(text, event.seat, event.path[-1:], _("To {place}").format(place=goal))


def _taken(event: events.TreasureTaken, view: View, called: Called) -> LogEntry:
    pattern = (
        _("{name} had {ship} take {treasure} on {island}.")
        if event.ship >= FIRST_PRIVATEER
        else _("{name} took {treasure} on {island}.")
    )
    text = said(pattern, event, view, called)
    caption = said(_("Took {treasure}"), event, view, called)
    return LogEntry(text, event.seat, (event.cell,), caption, follows=True)


def _unloaded(event: events.Unloaded, view: View, called: Called) -> LogEntry:
    points = names.points_words(event.points + event.bonus)
    pattern = (
        _("{name} unloaded {cargo} in {port}: {points} ({bonus} for colours).")
        if event.bonus
        else _("{name} unloaded {cargo} in {port}: {points}.")
    )
    text = said(pattern, event, view, called, points=points)
    caption = _("Unloaded {points}").format(points=points)
    return LogEntry(text, event.seat, (event.cell,), caption, follows=True)


def _scored(event: events.Scored, view: View, called: Called) -> LogEntry | None:
    if event.why != "privateer":
        return None
    text = _("A privateer's prize: {points} for {name}, who has {total}.")
    return LogEntry(said(text, event, view, called), event.seat)


def _ended(event: events.GameEnded, _view: View, called: Called) -> LogEntry:
    text = translate_plural(
        "{names} wins with {score}.", "{names} share the victory with {score}.", len(event.winners)
    )
    first, winners = event.winners[0], names.listed(called(seat) for seat in event.winners)
    return LogEntry(text.format(names=winners, score=event.scores[first]), first)


_LINES: Final[dict[type[Any], Line]] = {
    events.GameStarted: _started,
    events.PortChosen: _port_chosen,
    events.PortsRevealed: _revealed,
    events.StarterDrawn: _starter,
    events.DiceRolled: _rolled,
    events.WindTurned: _wind,
    events.TreasurePlaced: _placed,
    events.PrivateerAppeared: _appeared,
    events.PrivateerCommanded: _commanded,
    events.PearlsSpent: _spent,
    events.ShipMoved: _moved,
    events.TreasureTaken: _taken,
    events.Unloaded: _unloaded,
    events.Scored: _scored,
    events.GameEnded: _ended,
    **SHOTS,
}
