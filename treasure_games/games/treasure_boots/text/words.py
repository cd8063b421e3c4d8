"""Everything that Captain Treasure Boots says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from treasure_games.core.language import translate
from treasure_games.core.words import Called, Words
from treasure_games.games.treasure_boots.rules.actions import Action
from treasure_games.games.treasure_boots.rules.events import Event
from treasure_games.games.treasure_boots.rules.phases import START
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.breakdown import breakdown
from treasure_games.games.treasure_boots.text.log import told
from treasure_games.games.treasure_boots.text.status import status, waiting_for
from treasure_games.games.treasure_boots.text.suggestions import described

_ = translate


class TreasureBootsWords(Words[View, Action, Event]):
    """Sentences of the log and the status line, and what decided a match."""

    log = staticmethod(told)
    waiting = staticmethod(waiting_for)
    described = staticmethod(described)
    breakdown = staticmethod(breakdown)

    def status(self, view: View, seat: int, legal: Sequence[Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        return status(view, seat, called)

    def handover(self, view: View, seat: int, called: Called) -> str:
        """The banner of the turn has said whose turn it is; others are asked for a decision."""
        if seat == view.turn and view.phase != START:
            return ""
        return _("{name}, you decide").format(name=called(seat))

    def lift_sentence(self, name: str, key: str) -> str:
        """TB-11: a port is chosen while nobody else looks."""
        text = (
            _("{name}, let nobody look on, then press on the dice tray or hold {key} to choose.")
            if key
            else _("{name}, let nobody look on, then press on the dice tray to choose.")
        )
        return text.format(name=name, key=key)

    def lift_hint(self) -> str:
        """TB-11: the ports may be pressed."""
        return _("Tap to choose your port while nobody looks on")


WORDS: Final = TreasureBootsWords()
