"""Everything that Bluffaneer says, as the table asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from treasure_games.core.frozen import Event
from treasure_games.core.language import N_, translate
from treasure_games.core.sentences import Phrases, filled
from treasure_games.core.words import Called, Words
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.pieces import BONES, ICON_NAMES, SWORDS, spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, STEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.breakdown import breakdown
from treasure_games.games.bluffaneer.text.log import LINES
from treasure_games.games.bluffaneer.text.numbers import NUMBERS, counted
from treasure_games.games.bluffaneer.text.reel import truths

_ = translate
_STATUS: Final = {
    SHOUT: N_("{name}, claim {pair} or stay quiet."),
    ANSWER: N_("{claimant} claims {pair}. {name}, believe it or call the bluff."),
}
"""What the person at the screen can do, by phase."""
_WAITING: Final = {
    SHOUT: N_("{name} may claim {pair}."),
    ANSWER: N_("{name} thinks about {claimant}’s claim."),
    STEAL: N_("{name} looks for somebody to rob."),
}
"""What is said while somebody else decides, by phase."""
_ACTS: Final[dict[type[Any], str]] = {
    actions.Claim: N_("Claim {pair}"),
    actions.StayQuiet: N_("Stay quiet"),
    actions.Believe: N_("Believe {claimant}"),
    actions.Challenge: N_("Call {claimant}’s bluff"),
    actions.Steal: N_("Steal from {victim}"),
}
"""Suggested moves."""
_PHRASES: Final[Phrases[View]] = {
    "pair": lambda _action, view, _called: spoken_name(view.pair),
    "claimant": lambda _action, view, called: called(view.claimant),
    "victim": lambda action, _view, called: called(action.victim),
}


class BluffaneerWords(Words[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match.

    None of them tells of the seat's own card, which may lie face down on a shared screen.
    """

    lines = LINES
    breakdown = staticmethod(breakdown)
    reel = staticmethod(truths)
    numbers = NUMBERS
    counted = staticmethod(counted)

    def status(self, view: View, seat: int, legal: Sequence[actions.Action], called: Called) -> str:
        """Return what the person at the screen can do."""
        if view.phase == STEAL:
            text = (
                _("{name}, choose from whom you steal two coins.")
                if view.bones[0] == SWORDS
                else _("{name}, choose from whom you steal three coins.")
            )
            return text.format(name=called(seat))
        text = _filled(_STATUS, view, seat, called)
        return text or super().status(view, seat, legal, called)

    def waiting(self, view: View, seat: int, called: Called) -> str:
        """Return what the others wait for."""
        text = _filled(_WAITING, view, seat, called)
        return text or super().waiting(view, seat, called)

    def described(self, view: View, action: actions.Action, called: Called) -> str:
        """Return a suggested move in a few words."""
        return filled(_(_ACTS[type(action)]), _PHRASES, action, view, called)

    def handover(self, view: View, seat: int, called: Called) -> str:
        """Return the banner shown when the device is handed to another person."""
        if view.phase in (SHOUT, ANSWER):
            return _("{name}, it is for you to choose").format(name=called(seat))
        return super().handover(view, seat, called)

    def die_face(self, sides: int, outcome: int) -> str:
        """Return the icon of a bone with four sides; two unlike bones of six are only numbered."""
        bone = BONES["four"][0]
        if sides != len(bone):
            return super().die_face(sides, outcome)
        return f"<icon=bluffaneer/icon_{ICON_NAMES[bone[outcome]]}>"


def _filled(texts: Mapping[int, str], view: View, seat: int, called: Called) -> str:
    # Between questions the phase is still that of the last one.
    text = _(texts.get(view.phase, "")) if view.waiting else ""
    return filled(text, _PHRASES, None, view, called, {"name": called(seat)})


WORDS: Final = BluffaneerWords()
