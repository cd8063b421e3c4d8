"""What each persona likes about a move, apart from its value."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.bot.greedy import leader_but
from treasure_games.games.do_not_touch.rules import actions
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import Persona

CHARACTERS: Final = {
    "woodenfinger": N_("Bold: robs whoever is ahead and asks no questions."),
    "mary": N_("Vengeful: touch her treasure once and she will find yours."),
    "bosun": N_("Steady: hauls in what fits and leaves the others alone."),
    "pike": N_("Patient: keeps the good card until the tide is right."),
    "ruth": N_("Merciless: would rather see you poor than be rich."),
    "tamsin": N_("Sly: waits, smiles, and strikes when it hurts most."),
    "dutch": N_("A gambler: gives up the coin he sees for the one he can’t."),
    "gull": N_("Cautious: counts every card and takes what she can see."),
}
"""How each persona plays, by id."""


def preference(view: View, move: Move[actions.Action], persona: Persona) -> float:
    """Return how much the persona likes a move, about -1 to 1; 0 if no trait applies."""
    return (
        _of_robbing(view, move, persona)
        + persona.risk * _gamble(move)
        + persona.patience * _keeping(view, move)
    )


def _of_robbing(view: View, move: Move[actions.Action], persona: Persona) -> float:
    swap = next((action for action in move.actions if isinstance(action, actions.Swap)), None)
    if swap is None or view.seat is None:
        return 0.0
    seats, seat, rival = view.house.seats, view.seat, swap.rival
    return persona.hostility(
        leads=rival == leader_but(view, seat),
        suffered=view.robberies[rival * seats + seat],
        done=view.robberies[seat * seats + rival],
    )


def _gamble(move: Move[actions.Action]) -> float:
    """Return how much a move leaves to chance, by drawing unseen cards."""
    first = move.actions[0]
    if isinstance(first, actions.DrawDiscard):
        return -0.5
    return 0.5 if isinstance(first, actions.DrawCovered | actions.DiscardForBonus) else 0.0


def _keeping(view: View, move: Move[actions.Action]) -> float:
    """Return the share of the hand that the move keeps, less a half."""
    if view.seat is None or len(move.actions) == 0:
        return 0.0
    held = len(view.hands[view.seat])
    added = sum(isinstance(action, actions.Add) for action in move.actions)
    return 0.5 - added / held if held else 0.0
