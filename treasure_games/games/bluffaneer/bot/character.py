"""How the eight pirates bluff, call and steal."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.rules.actions import Action, Steal
from treasure_games.games.bluffaneer.rules.state import BELIEVED
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import Persona, leads
from treasure_games.opponents.styles import Trait

CHARACTERS: Final = {
    "woodenfinger": N_("Bold: claims what he likes and calls whoever he likes."),
    "mary": N_("Vengeful: fool her once, and she will doubt your every word."),
    "bosun": N_("Steady: seldom lies and takes others at their word."),
    "pike": N_("Patient: remembers who lied, and when, and waits for the next time."),
    "ruth": N_("Merciless: no claim goes unchallenged if she can help it."),
    "tamsin": N_("Sly: lies with the sweetest smile and seldom calls a bluff."),
    "dutch": N_("A gambler: bluffs whenever the bones give him half a chance."),
    "gull": N_("Cautious: bluffs least of all and counts the cards of all others."),
}
"""How each persona plays, by id."""

TRAITS: Final = {
    "woodenfinger": Trait(bluff=0.8, call=0.45, floor=0.06),
    "mary": Trait(bluff=0.0, call=-0.1),
    "bosun": Trait(bluff=-0.8, call=-0.6),
    "pike": Trait(bluff=-0.45, call=-0.3, memory=1.3),
    "ruth": Trait(bluff=0.35, call=0.7, floor=0.02),
    "tamsin": Trait(bluff=0.55, call=-0.45, floor=0.04),
    "dutch": Trait(bluff=1.1, call=0.1, floor=0.08, memory=0.8),
    "gull": Trait(bluff=-1.4, call=0.2, memory=1.15),
}
"""How each persona changes the style of its level."""


def preference(view: View, move: Move[Action], persona: Persona) -> float:
    """Return how much a persona likes to rob this victim, about -1 to 1."""
    action = move.actions[0]
    if not isinstance(action, Steal) or view.seat is None:
        return 0.0
    is_first = leads(view.coins, action.victim, view.seat)
    return persona.hostility(leads=is_first, suffered=view.tally(action.victim, BELIEVED), done=0)
