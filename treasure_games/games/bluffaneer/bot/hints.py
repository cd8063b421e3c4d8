"""What speaks for a decision, in one sentence that names chances and coins."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.bot.decisions import claim_truth
from treasure_games.games.bluffaneer.bot.equilibrium import DOUBTED, EVEN, equilibrium_of
from treasure_games.games.bluffaneer.bot.rivals import challenge_rate
from treasure_games.games.bluffaneer.bot.skill import Skill
from treasure_games.games.bluffaneer.rules.actions import Action, Believe, StayQuiet, Steal
from treasure_games.games.bluffaneer.rules.claims import STOLEN
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, MARK
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.mind import Reason

ADVISER: Final = Skill(sharpness=1.0, trust=1.0, counts_cards=True, minds_victory=True, pace=1.0)
"""Whoever gives hints knows all that a captain knows."""

CLEARLY: Final = 0.05
"""A chance this near to the one at which both answers are equally good counts as equal."""


def reason_for(view: View, action: Action) -> Reason:
    """Return why the seat of `view` might do `action`; `rival` in the values is a seat."""
    if isinstance(action, Steal):
        return _steal(view, action)
    if view.phase == ANSWER:
        return _answer(view, challenges=not isinstance(action, Believe))
    if view.own_face == view.pair:
        return _with_the_pair(view, is_quiet=isinstance(action, StayQuiet))
    return _without_the_pair(view, is_quiet=isinstance(action, StayQuiet))


def _steal(view: View, action: Steal) -> Reason:
    assert view.seat is not None
    owed, _ = STOLEN[view.bones[0]]
    values = {"rival": action.victim, "count": min(owed, view.coins[action.victim])}
    if view.coins[action.victim] <= owed:
        return Reason(N_("{rival} has only {count} left: that ends the game."), values)
    others = [coins for seat, coins in enumerate(view.coins) if seat != view.seat]
    if view.coins[action.victim] == max(others):
        return Reason(N_("{rival} is the richest of the others."), values)
    return Reason(N_("Robbing {rival} helps you most to win."), values)


def _answer(view: View, *, challenges: bool) -> Reason:
    usual = equilibrium_of(view)
    values: dict[str, str | int] = {"rival": view.claimant, "pair": spoken_name(view.pair)}
    if view.ruled_out & MARK[view.claimant][view.pair]:
        return Reason(N_("{rival} rolled {pair} with this card and didn’t show it."), values)
    if view.unseen_copies == 0:
        return Reason(N_("You can see every card with {pair}: it must be a bluff."), values)
    truth = claim_truth(view, ADVISER, usual)
    values["percent"] = round(100 * truth)
    if abs(truth - DOUBTED) < CLEARLY:
        return Reason(N_("It’s true about {percent}% of the time: either answer is fair."), values)
    if challenges == (truth < DOUBTED):
        if challenges:
            return Reason(N_("It’s true about {percent}% of the time: challenge it."), values)
        return Reason(N_("It’s true about {percent}% of the time: too often to challenge."), values)
    return Reason(N_("It’s true about {percent}% of the time; surprise them now and then."), values)


def _with_the_pair(view: View, *, is_quiet: bool) -> Reason:
    values = {"pair": spoken_name(view.pair)}
    if is_quiet:
        return Reason(N_("You have {pair}, but a claim now helps somebody else to win."), values)
    return Reason(N_("You have {pair}: one coin is yours, or two if you are challenged."), values)


def _without_the_pair(view: View, *, is_quiet: bool) -> Reason:
    doubted = challenge_rate(view, view.roller, ADVISER.trust)
    values: dict[str, str | int] = {
        "rival": view.roller,
        "pair": spoken_name(view.pair),
        "percent": round(100 * doubted),
    }
    if is_quiet:
        if doubted > EVEN + CLEARLY:
            return Reason(N_("You don’t have {pair}, and {rival} challenges often."), values)
        return Reason(N_("You don’t have {pair}; bluff only now and then."), values)
    if doubted < EVEN - CLEARLY:
        return Reason(N_("A bluff: {rival} challenges only about {percent}% of claims."), values)
    return Reason(N_("A bluff now and then keeps your true claims worth doubting."), values)
