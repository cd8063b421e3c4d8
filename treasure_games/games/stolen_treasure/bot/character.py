"""What each persona likes about a move, apart from its value: racer, raider, hoarder..."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.pieces import FIRST_PIRACY
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.opponents.evaluation import Move
from treasure_games.opponents.personas import Persona, leads

CHARACTERS: Final = {
    "woodenfinger": N_("A raider: digs, hooks and steals, first of all from whoever leads."),
    "mary": N_("Vengeful: take a card of hers, or aim one at her, and it comes back to you."),
    "bosun": N_("A racer: draws treasure, buries it, and leaves the others alone."),
    "pike": N_("A hoarder: collects piracy cards and waits for the best moment."),
    "ruth": N_("A raider: whatever she draws, she plays it against somebody."),
    "tamsin": N_("Sly: keeps answers ready, and what is aimed at her hits others."),
    "dutch": N_("A gambler: no wager is too wild, and no treasure too good for it."),
    "gull": N_("Balanced and careful: buries at once and never wagers if she can help it."),
}
"""How each persona plays, by id."""

AIMED: Final = (
    actions.PlaySpyglass,
    actions.PlaySkulduggery,
    actions.PlayXMarks,
    actions.PlayHook,
)
AT_ALL: Final = (actions.PlayYoHoHo, actions.PlayKraken, actions.PlayBombsAway)
ANSWERS: Final = (actions.PlayYarr, actions.PlayCode)


def preference(view: View, move: Move[Action], persona: Persona) -> float:
    """Return how much the persona likes a move, about -1 to 1; 0 if no trait applies."""
    return (
        _of_harming(view, move, persona)
        + persona.risk * _gamble(move)
        + persona.patience * _keeping(move)
        + persona.cunning * isinstance(move.actions[0], ANSWERS)
    )


def _of_harming(view: View, move: Move[Action], persona: Persona) -> float:
    """Return the liking for hurting others; peaceful personas like to draw and bury."""
    first, seat = move.actions[0], view.seat
    target = getattr(move.actions[-1], "target", None)
    if isinstance(first, AT_ALL):
        return 0.6 * persona.aggression
    if isinstance(first, actions.DrawTreasure | actions.Bury | actions.PlayPlunder):
        return -0.3 * persona.aggression
    if target is None or seat is None:
        return 0.0
    liking = persona.hostility(
        leads=leads(view.banked, target, seat), suffered=suffered(view, target), done=0
    )
    return liking if isinstance(first, AIMED) else liking / 2


def suffered(view: View, rival: int) -> int:
    """Return how many cards of this seat a rival holds, and one more for a card aimed at it.

    The seat recognizes its cards: only these two have seen those that were taken.
    """
    assert view.seat is not None
    both = 1 << view.seat | 1 << rival
    hand = (*view.treasures[rival], *view.pirates[rival])
    aims = bool(view.stack) and view.stack[0][1] == rival and view.seat in view.victims
    return sum([view.seen[card] == both for card in hand]) + aims


def _gamble(move: Move[Action]) -> float:
    """Return how much a move leaves to chance: wagers and swapped hands more than others."""
    first: Any = move.actions[0]
    if isinstance(first, actions.Stake | actions.Challenge):
        return 1.0
    if isinstance(first, actions.PlaySpyglass | actions.PlayKraken):
        return 0.4
    return -0.4 if isinstance(first, actions.Bury) else 0.0


def _keeping(move: Move[Action]) -> float:
    """Return the liking for collecting piracy cards instead of playing them."""
    first: Any = move.actions[0]
    if isinstance(first, actions.DrawPiracy):
        return 0.8
    if isinstance(first, actions.Discard):
        return -0.4 if first.card >= FIRST_PIRACY else 0.4
    return -0.4 if isinstance(first, (*AIMED, *AT_ALL, actions.DrawTreasure)) else 0.0
