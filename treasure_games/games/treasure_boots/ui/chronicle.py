"""The log line by line: what is told of an event, and of a turn in which nothing was done."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import translate
from treasure_games.core.words import LogEntry
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.log import told
from treasure_games.games.treasure_boots.text.names import Called, place_name
from treasure_games.games.treasure_boots.ui.animations.dice import face

_ = translate
_DEEDS: Final = (
    events.ShipMoved,
    events.PrivateerCommanded,
    events.TreasureTaken,
    events.Unloaded,
    events.ShotDeclared,
)


class Chronicle:
    """Hears of every event in turn.

    `dice` are the pictures of those that were rolled last: of the turn, or of a shot.
    """

    def __init__(self) -> None:
        self._is_idle = True
        """Whether nothing has been done in this turn yet."""
        self.dice: tuple[str, ...] = ()

    def tell(self, event: events.Event, view: View, called: Called) -> LogEntry | None:
        """The line for an event; None for what isn't worth one."""
        self._see_dice(event)
        if isinstance(event, events.TurnEnded) and self._is_idle:
            return _idled(event, view, called)
        if isinstance(event, events.TurnStarted):
            self._is_idle = True
        elif isinstance(event, _DEEDS):
            self._is_idle = False
        return told(event, view, called)

    def _see_dice(self, event: events.Event) -> None:
        match event:
            case events.GameStarted() | events.ShotDeclared():
                self.dice = ()
            case events.DiceRolled(first=first, second=second):
                self.dice = face("face", first), face("face", second)
            case events.AttackRolled(die=die):
                self.dice = (face("attack", die),)
            case events.DefenceRolled(die=die):
                self.dice = (*self.dice, face("defence", die))


def _idled(event: events.TurnEnded, view: View, called: Called) -> LogEntry:
    """TBA-12: without a word one would look for what has happened."""
    cell = view.cells[event.seat]
    is_at_sea = view.chart.island_at(cell) is None
    pattern = _("{name} lay still.") if is_at_sea else _("{name} lay still at {place}.")
    text = pattern.format(name=called(event.seat), place=place_name(view.chart, cell))
    return LogEntry(text, event.seat, (cell,), _("Lay still"), follows=True)
