"""Why to make a choice, in one sentence with odds and coins."""

from __future__ import annotations

from typing import Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.pieces import COPIES, spoken_name
from treasure_games.games.bluffaneer.rules.state import DOUBTING, SHOUT, TRUSTING
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View, claim_chance
from treasure_games.opponents.mind import Reasons
from treasure_games.opponents.personas import leads


def _claim(view: View, _seat: int, _action: actions.Claim) -> str:
    if view.own_face == view.pair:
        return N_("You have {pair}: a claim wins 1 coin if believed, 2 if challenged.")
    if view.tally(view.turn, DOUBTING) < view.tally(view.turn, TRUSTING):
        return N_("{rival} has challenged {called} of {claims} claims: a bluff may pass.")
    return N_("For all they know, you could have {pair}. {odds}")


def _quiet(view: View, seat: int, _action: actions.StayQuiet) -> str:
    if view.own_face == view.pair:
        return N_("Winning this claim would end the game while somebody else leads.")
    if claim_chance(view, seat) == 0:
        return N_("Everyone can see that you can’t have {pair}.")
    if view.coins[seat] == 1:
        return N_("A challenged bluff would cost you your last coin.")
    return N_("You don’t have {pair}: a bluff that is challenged costs 1 coin.")


def _believe(view: View, _seat: int, _action: actions.Believe) -> str:
    lies, claims = view.claims(view.claimant)
    if lies == 0 and claims > 1:
        return N_("Claims by {rival} so far: {claims}, and none was a lie. Believing costs only 1.")
    return N_("Whoever has {pair} always says so. {odds}")


def _challenge(view: View, seat: int, _action: actions.Challenge) -> str:
    lies, claims = view.claims(view.claimant)
    if claim_chance(view, view.claimant) == 0:
        return N_("{rival} can’t have {pair}: count the cards.")
    if view.coins[seat] == 1:
        return N_("Believing would cost your last coin; this may bring another.")
    if 3 * lies > claims:
        return N_("{rival} lied in {lies} of {claims} claims.")
    return N_(
        "Cards with {pair} already seen: {gone} of {copies}. The claim by {rival} is doubtful."
    )


def _steal(view: View, seat: int, action: actions.Steal) -> str:
    victim = view.coins[action.victim]
    if victim <= LOOT[view.bones[0]]:
        return N_("That leaves {rival} with nothing and ends the game.")
    if leads(view.coins, action.victim, seat):
        return N_("{rival} is your richest rival, with {coins} coins.")
    return N_("{rival} has {coins} coins to spare.")


def _rival(view: View, _seat: int, action: actions.Action) -> int:
    if isinstance(action, actions.Steal):
        return action.victim
    return view.turn if view.phase == SHOUT else view.claimant


def _odds(view: View, seat: int, _action: actions.Action) -> str:
    """Return the sentence that stands in the panel, too."""
    if view.phase == SHOUT:
        return sentence_with(N_("True by what lay open: {chance}."), claim_chance(view, seat))
    text = N_("True by your count: {chance}.")
    return sentence_with(text, claim_chance(view, view.claimant))


def _claims(view: View, _seat: int, _action: actions.Action) -> int:
    """Return how many claims the roller answered, or the claimant made."""
    if view.phase == SHOUT:
        return view.tally(view.turn, DOUBTING) + view.tally(view.turn, TRUSTING)
    return view.claims(view.claimant)[1]


reason_for: Final = Reasons(
    {
        actions.Claim: _claim,
        actions.StayQuiet: _quiet,
        actions.Believe: _believe,
        actions.Challenge: _challenge,
        actions.Steal: _steal,
    },
    {
        "rival": _rival,
        "odds": _odds,
        "claims": _claims,
        "pair": lambda view, _seat, _action: spoken_name(view.pair),
        "called": lambda view, _seat, _action: view.tally(view.turn, DOUBTING),
        "lies": lambda view, _seat, _action: view.claims(view.claimant)[0],
        "copies": lambda _view, _seat, _action: COPIES,
        "gone": lambda view, *_: [view.faces[card] for card in view.discard].count(view.pair),
        "coins": lambda view, _seat, action: view.coins[action.victim],
    },
)
