"""Lines of the log: sentences whose placeholders are filled by the fields of the event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import N_, capital, translate as _, translate_plural
from treasure_games.core.log_lines import Line, LineWriter, WritesLine
from treasure_games.core.pages import page_beside
from treasure_games.core.words import Called, LogEntry, Phrases, first_of, seat_in, victory
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, NO_TOKEN
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names

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
    """Return the line for an event; a turn without any action gets one when it ends (TBA-12)."""
    if isinstance(event, events.TurnEnded) and not _is_idle(before):
        return None
    if isinstance(event, events.ShipSunk):
        return _SUNK[has_lost_loot(before)](event, view, called)
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


def has_lost_loot(before: Sequence[events.Event]) -> bool:
    """TB-51: return True if the ship under fire lost her last piece, False if she had none."""
    for event in reversed(before):
        if isinstance(event, events.LootTaken | events.ShotDeclared):
            return isinstance(event, events.LootTaken)
    return False


def _cell(event: Any, view: View) -> int:
    """Return the cell that a line is about: that of the event, or of a ship that lay still."""
    if isinstance(event, events.ShipMoved):
        return event.path[-1]
    cell: int = view.cells[event.seat] if isinstance(event, events.TurnEnded) else event.cell
    return cell


def _count(event: Any, _view: View, _called: Called) -> int:
    count: int = len(event.path) - 1 if isinstance(event, events.ShipMoved) else event.empties
    return count


def _total(event: Any, _view: View, _called: Called) -> int:
    total: int = event.first + event.second if isinstance(event, events.DiceRolled) else event.total
    return total


_points: Final = first_of("goal", "points")
_acting: Final = first_of("ship", "target")
_PHRASES: Final[Phrases[View]] = {
    **names.PHRASES,
    "name": seat_in("seat", "starter"),
    "names": lambda event, _view, called: names.listed(called(seat) for seat in event.winners),
    "ship": lambda event, _view, called: names.ship_name(_acting(event), called),
    "points": lambda event, _view, _called: names.points_words(
        _points(event) + getattr(event, "bonus", 0)
    ),
    "pearls": lambda event, _view, _called: names.pearl_words(event.white + event.black),
    "place": lambda event, view, _called: names.place_name(view.chart, _cell(event, view)),
    "ports": lambda event, view, called: names.listed(
        _("{name} in {port}", name=called(seat), port=names.place_name(view.chart, cell))
        for seat, cell in enumerate(event.cells)
    ),
    "heading": lambda event, view, _called: _(view.chart.grid.wind_name(event.after)),
    "count": _count,
    "cells": lambda event, _view, _called: event.empties,
    "islands": lambda event, view, _called: _numbered(event, view),
    "total": _total,
    "score": lambda event, _view, _called: max(event.scores),
}


def _its_cell(event: Any, _view: View) -> tuple[int, ...]:
    cell = getattr(event, "cell", NOWHERE)
    return (cell,) if cell > NOWHERE else ()


def _of_ships(*fields: str) -> Callable[[Any, View], tuple[int, ...]]:
    """Return a function that returns the cells of the ships in these fields."""

    def cells(event: Any, view: View) -> tuple[int, ...]:
        ships = [getattr(event, field) for field in fields]
        return tuple(view.cells[ship] for ship in ships if view.cells[ship] > NOWHERE)

    return cells


def _target(event: Any, _view: View) -> int | None:
    """Return the seat that was fired at, where the caption is shown; None for a privateer."""
    return event.target if event.target < FIRST_PRIVATEER else None


def _robber(event: events.LootTaken, view: View) -> int:
    return event.ship if event.ship < FIRST_PRIVATEER else view.turn


_WRITER: Final = LineWriter(_PHRASES, _its_cell, uncapitalized=("{name}", "{names}", "{roller}"))


def _numbered(event: events.DiceRolled, view: View) -> tuple[int, ...]:
    """Return the cells of the islands with the number that was rolled."""
    total = event.first + event.second
    return tuple(island.cell for island in view.chart.islands if island.number == total)


def why_nothing(event: events.DiceRolled, view: View) -> str:
    """TB-18, TB-19: return why a roll brings no treasure; "" if it brings some."""
    islands = _numbered(event, view)
    if any(_is_empty(cell, view) for cell in islands) and any(view.box):
        return ""
    total = event.first + event.second
    if not islands:
        return _("No island is numbered {total}", total=total)
    if not any(view.box):
        return _("The treasure box is empty")
    return translate_plural(
        "The island numbered {total} is not empty",
        "No island numbered {total} is empty",
        len(islands),
    ).format(total=total)


def _is_empty(cell: int, view: View) -> bool:
    return cell not in view.cells and view.tokens[view.chart.land[cell]] == NO_TOKEN


def _moved(event: events.ShipMoved, view: View) -> str:
    if event.ship >= FIRST_PRIVATEER:
        return "privateer"
    return "" if view.chart.island_at(event.path[-1]) is not None else "open_sea"


def _rolled(event: events.DiceRolled, view: View) -> str:
    if not (islands := _numbered(event, view)):
        return "none"
    return "" if any(_is_empty(cell, view) for cell in islands) else "covered"


def _appeared(event: events.PrivateerAppeared, view: View, called: Called) -> LogEntry:
    ship, island = names.ship_name(event.ship, called), names.place_name(view.chart, event.cell)
    text = _("A privateer! {ship} lies at {island}.", ship=capital(ship), island=island)
    return LogEntry(text, pieces=(event.cell,))


_LINES: Final[Mapping[type[Any], WritesLine[View]]] = {
    **_WRITER.lines(
        page_beside(__file__, dict[str, Line]),
        events.EVENTS,
        cases={
            events.PortChosen: lambda event, _view: "secret" if event.cell == UNKNOWN else "",
            events.DiceRolled: _rolled,
            events.WindTurned: lambda event, _: "still" if event.before == event.after else "",
            events.PrivateerCommanded: lambda event, _view: "paid" if event.pearls else "",
            events.PearlsSpent: lambda event, _view: event.use,
            events.ShipMoved: _moved,
            events.TreasureTaken: lambda event, _view: (
                "privateer" if event.ship >= FIRST_PRIVATEER else ""
            ),
            events.NoRoom: lambda event, _view: "lost" if event.is_lost else "",
            events.Unloaded: lambda event, _view: "colours" if event.bonus else "",
            events.Scored: lambda event, _view: event.why,
            events.ShotDeclared: lambda event, _view: "" if event.empties else "close",
            events.AttackRolled: lambda event, _view: "far" if event.empties else "",
            events.TurnEnded: lambda event, view: (
                "at_sea" if view.chart.island_at(_cell(event, view)) is None else ""
            ),
        },
        more={
            events.DiceRolled: {"about": _numbered},
            events.PrivateerCommanded: {"about": _of_ships("ship")},
            events.ShipMoved: {"about": lambda event, _view: event.path[-1:]},
            events.ShotDeclared: {"about": _of_ships("ship", "target")},
            events.ShotHit: {"about": _of_ships("target"), "seat": _target},
            events.ShotMissed: {"about": _of_ships("target"), "seat": _target},
            events.LootTaken: {"seat": _robber},
            events.NoRoom: {"seat": lambda event, _view: event.ship},
            events.TurnEnded: {"about": lambda event, view: (_cell(event, view),)},
            events.GameEnded: {"text": victory},
        },
    ),
    events.PrivateerAppeared: _appeared,
}
"""The caption of a hit or a loot is shown at the seat that it is about, whoever chose it."""

_SUNK: Final = {
    True: _WRITER.line(
        N_("{target} lost the last piece aboard and went down."),
        N_("Went down: lost the last piece"),
        seat=_target,
    ),
    False: _WRITER.line(
        N_("{target} was hit with nothing aboard and went down."),
        N_("Went down: nothing aboard"),
        seat=_target,
    ),
}
"""By whether a last piece was lost."""
