"""What each kind of pirate likes about a move, whatever it is worth."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.do_not_touch.actions import (
    Action,
    Add,
    DiscardForBonus,
    DrawCovered,
    DrawDiscard,
    Swap,
)
from treasure_games.games.do_not_touch.bot.quick import leader_but
from treasure_games.games.do_not_touch.view import View
from treasure_games.opponents.mind import Move
from treasure_games.opponents.personas import Persona

CHARACTERS: Final = MappingProxyType(
    {
        "woodenfinger": N_("Bold: robs whoever is ahead and asks no questions."),
        "mary": N_("Vengeful: touch her treasure once and she will find yours."),
        "bosun": N_("Steady: hauls in what fits and leaves the others alone."),
        "pike": N_("Patient: keeps the good card until the tide is right."),
        "ruth": N_("Merciless: would rather see you poor than be rich."),
        "tamsin": N_("Sly: waits, smiles, and strikes when it hurts most."),
        "dutch": N_("A gambler: never takes the coin he sees for the one he can't."),
        "gull": N_("Cautious: counts every card and takes what she can see."),
    }
)
"""How each persona plays, by id."""

OF_ANY_SWAP: Final = 0.6
"""How much of aggression goes to robbing at all; the rest is for robbing the leader."""


def liking(view: View, move: Move[Action], persona: Persona) -> float:
    """From about -1 to 1; 0 for a move that no trait speaks of."""
    return (
        _of_robbing(view, move, persona)
        + persona.risk * _gamble(move)
        + persona.patience * _keeping(view, move)
    )


def _of_robbing(view: View, move: Move[Action], persona: Persona) -> float:
    swap = next((action for action in move.actions if isinstance(action, Swap)), None)
    if swap is None or view.seat is None:
        return 0.0
    leads = swap.rival == leader_but(view, view.seat)
    wish = persona.aggression * (1.0 if leads else OF_ANY_SWAP)
    return wish + persona.grudge * _score_to_settle(view, view.seat, swap.rival)


def _score_to_settle(view: View, seat: int, rival: int) -> float:
    """From -0.5 for one who never robbed `seat`, to 1 for one not yet robbed back as often."""
    seats = view.house.seats
    suffered, done = (
        view.robberies[rival * seats + seat],
        view.robberies[seat * seats + rival],
    )
    if suffered == 0:
        return -0.5
    return 1.0 if suffered > done else 0.5


def _gamble(move: Move[Action]) -> float:
    """Cards unseen rather than the open one; a bonus card turned into unknown ones."""
    first = move.actions[0]
    if isinstance(first, DrawDiscard):
        return -0.5
    return 0.5 if isinstance(first, DrawCovered | DiscardForBonus) else 0.0


def _keeping(view: View, move: Move[Action]) -> float:
    """The part of the hand that the move keeps, around half of it."""
    if view.seat is None or len(move.actions) == 0:
        return 0.0
    held = len(view.hands[view.seat])
    added = sum(isinstance(action, Add) for action in move.actions)
    return 0.5 - added / held if held else 0.0
