"""How the eight pirates bluff, call, remember and use their cards."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.scallywager.bot.style import Style
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import Persona, leads
from treasure_games.opponents.styles import Trait

CHARACTERS: Final = {
    "woodenfinger": N_("Bold: bids high, calls loudly, and shoots at whoever leads."),
    "mary": N_("Vengeful: cost her a die, and she will call you till you have paid."),
    "bosun": N_("Steady: bids what he has and lets most bids pass."),
    "pike": N_("Patient: keeps his cards, and remembers whose bids were false."),
    "ruth": N_("Merciless: calls more bids than anybody else."),
    "tamsin": N_("Sly: bluffs with a smile and hardly ever calls."),
    "dutch": N_("A gambler: nobody lies as often, and nobody is as hard to read."),
    "gull": N_("Cautious: lies least of all and never forgets a bluff."),
}
"""How each persona plays, by id."""

TRAITS: Final = {
    "woodenfinger": Trait(bluff=0.1, call=0.06, floor=0.1),
    "mary": Trait(bluff=0.03, call=0.02, floor=0.055),
    "bosun": Trait(bluff=-0.11, call=-0.11, floor=0.035),
    "pike": Trait(bluff=-0.04, call=-0.07, floor=0.045, memory=1.5),
    "ruth": Trait(bluff=0.11, call=0.19, floor=0.065),
    "tamsin": Trait(bluff=0.08, call=-0.11, floor=0.085),
    "dutch": Trait(bluff=0.15, call=0.045, floor=0.14, memory=0.6),
    "gull": Trait(bluff=-0.15, call=-0.09, floor=0.02, memory=1.3),
}
"""How each persona changes the style of its level."""

GRUDGE: Final = 0.05
"""What a grudge adds to the liking for a call, in dice, for each die or card lost to the bidder."""


def liking_for_calls(view: View, seat: int, style: Style) -> float:
    """Return how much a seat likes to call the last bid, in dice."""
    if not view.bids:
        return style.call
    suffered = view.harm(view.bids[-1][0], seat)
    return style.call + GRUDGE * style.grudge * min(4, suffered)


def preference(view: View, move: Move[Action], persona: Persona) -> float:
    """Return how much a persona likes to use a card against this victim, about -1 to 1."""
    target = getattr(move.actions[0], "target", None)
    seat = view.seat
    if target is None or seat is None or target == seat:
        return 0.0
    is_first = leads([view.crew(one) for one in range(view.seats)], target, seat)
    suffered, done = view.harm(target, seat), view.harm(seat, target)
    return persona.hostility(leads=is_first, suffered=suffered, done=done)
