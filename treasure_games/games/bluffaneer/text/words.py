"""Everything that Bluffaneer says: `WORDS`."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.asking import WINDOW
from treasure_games.core.kinds import Event
from treasure_games.core.language import N_, plural, translate
from treasure_games.core.sentences import PhaseWords, Phrases, Sentence, seat_in
from treasure_games.games.bluffaneer.rules import actions, events
from treasure_games.games.bluffaneer.rules.pieces import BONES, ICON_NAMES, spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, NOBODY, SHOUT, STEAL
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.breakdown import NUMBERS, breakdown, count_numbers
from treasure_games.games.bluffaneer.text.claim_history import claim_reports
from treasure_games.games.bluffaneer.text.log import LINES

_ = translate
_STATUS: Final[dict[int, Sentence[View]]] = {
    SHOUT: N_("{name}, claim {pair} or stay quiet."),
    ANSWER: N_("{claimant} claims {pair}. {name}, believe it or call the bluff."),
    STEAL: N_("{name}, choose who to steal {count} coins from."),
}
"""What the person at the screen can do, by phase."""
_WAITING: Final[dict[int, Sentence[View]]] = {
    SHOUT: lambda _none, view: (
        _("{name} may claim {pair}.")
        if view.house.modes[SHOUT] is WINDOW
        else _("Does anybody claim {pair}?")
    ),
    ANSWER: N_("{name} thinks about {claimant}’s claim."),
    STEAL: N_("{name} looks for somebody to rob."),
}
"""What the others read while somebody decides, by phase."""
_SUGGESTIONS: Final[dict[type[Any], str]] = {
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
    "victim": seat_in("victim"),
    "count": lambda _action, view, _called: LOOT[view.bones[0]],
}


class BluffaneerWords(PhaseWords[View, actions.Action, Event]):
    """Sentences of the log and the status line, and what decided a match.

    None of them names the seat's own card, which may lie face down on a shared screen.
    """

    lines = LINES
    breakdown = staticmethod(breakdown)
    claim_reports = staticmethod(claim_reports)
    decisive = (events.DoubleAction, events.RollerMatched, events.Claimed, events.CardRevealed)
    numbers = NUMBERS
    count_numbers = staticmethod(count_numbers)
    statuses, waits, choices, public = _STATUS, _WAITING, (SHOUT, ANSWER), (ANSWER, STEAL)
    suggestions, phrases = _SUGGESTIONS, _PHRASES

    def worth(self, score: int) -> str:
        """Return the score in coins."""
        return plural("{count} coin", "{count} coins", score)

    def phase(self, view: View) -> int:
        """Return the phase; between questions it is still that of the last one."""
        return view.phase if view.waiting else NOBODY

    def die_face(self, sides: int, outcome: int) -> str:
        """Return the icon of a bone with four sides; two unlike bones of six are only numbered."""
        bone = BONES["four"][0]
        if sides != len(bone):
            return super().die_face(sides, outcome)
        return f"<icon=bluffaneer/icon_{ICON_NAMES[bone[outcome]]}>"


WORDS: Final = BluffaneerWords()
