"""Everything that Captain Treasure Boots says: `WORDS`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from treasure_games.core.language import N_, translate
from treasure_games.core.words import Called, Words
from treasure_games.games.treasure_boots.rules import actions, phases
from treasure_games.games.treasure_boots.rules.events import Event
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text import names
from treasure_games.games.treasure_boots.text.breakdown import NUMBERS, breakdown, count_numbers
from treasure_games.games.treasure_boots.text.log import log_entry
from treasure_games.games.treasure_boots.text.sentences import sentence
from treasure_games.games.treasure_boots.text.status import status, waiting_for

_ = translate


def described(view: View, action: actions.Action, called: Called) -> str:
    """Return a suggested move in a few words."""
    return names.capital(sentence(translate(_pattern(view, action)), action, view, called))


def pick_of(action: actions.Action) -> str:
    """Return the name of the button for an action; "" if it has none."""
    match action:
        case actions.Shoot(ship=ship):
            return f"ship{ship}"
        case actions.NameRoller(seat=seat):
            return f"seat{seat}"
        case actions.Spend(pearls=pearls):
            return f"spend{pearls}"
        case actions.Loot(kind=kind):
            return f"kind{kind}"
        case actions.Keep(kind=kind):
            return f"{kind}.0"
    return ""


def _pattern(view: View, action: actions.Action) -> str:
    match action:
        case actions.Sail(cell=cell) if cell == view.cells[view.ship]:
            return N_("Stay where you are")
        case actions.Spend(pearls=0):
            return N_("Spend no pearls")
        case actions.Loot() if view.asked == view.roller:
            return N_("Give up {treasure}")
        case actions.Pass():
            return _PASSES.get(view.phase, N_("Do nothing"))
    return _SUGGESTIONS[type(action)]


_SUGGESTIONS: Final[dict[type[Any], str]] = {
    actions.ChoosePort: N_("Choose {port}"),
    actions.Command: N_("Command {ship}"),
    actions.Sail: N_("Sail to {place}"),
    actions.Take: N_("Take the treasure"),
    actions.Unload: N_("Unload"),
    actions.Keep: N_("Keep {treasure} aboard"),
    actions.Shoot: N_("Fire at {ship}"),
    actions.NameRoller: N_("Let {name} roll"),
    actions.Spend: N_("Spend {pearls}"),
    actions.Loot: N_("Take {treasure}"),
}
_PASSES: Final = {
    phases.COMMANDING: N_("Sail without a privateer"),
    phases.COLLECTING: N_("Leave the treasure"),
    phases.UNLOADING: N_("Unload nothing"),
    phases.SHOOTING: N_("Hold your fire"),
}


class TreasureBootsWords(Words[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match."""

    log = staticmethod(log_entry)
    waiting = staticmethod(waiting_for)
    described = staticmethod(described)
    breakdown = staticmethod(breakdown)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)

    def status(self, view: View, seat: int, legal: Sequence[actions.Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        return status(view, seat, called)

    def handover(self, view: View, seat: int, called: Called) -> str:
        """Return the banner for a decision out of turn; a turn has a banner of its own."""
        if seat == view.turn and view.phase != phases.START:
            return ""
        return _("{name}, you decide").format(name=called(seat))

    def lift_sentence(self, name: str, key: str) -> str:
        """TB-11: return the hint to choose a port while nobody else looks."""
        text = (
            _("{name}, when nobody is looking, press the dice tray or hold {key} to choose.")
            if key
            else _("{name}, when nobody is looking, press the dice tray to choose.")
        )
        return text.format(name=name, key=key)

    def lift_hint(self) -> str:
        """TB-11: return the tooltip for the ports."""
        return _("Tap to choose your port while nobody is looking")


WORDS: Final = TreasureBootsWords()
