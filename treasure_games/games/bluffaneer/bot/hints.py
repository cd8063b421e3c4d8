"""Why to make a choice, in one sentence with odds and coins."""

from typing import Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.game import Mode
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
        return N_("You have {pair}: who believes it pays you 1 coin, who challenges it 2.")
    if view.tally(view.turn, DOUBTING) < view.tally(view.turn, TRUSTING):
        return N_("{rival} has challenged {called} of {claims} claims: a bluff may pass.")
    return N_("For all they know, you could have {pair}. {odds}")


def _quiet(view: View, seat: int, _action: actions.StayQuiet) -> str:
    if view.own_face == view.pair:
        if min(view.coins[one] for one in view.house.others[seat]) > 2:
            return N_("You have {pair}, but a claim would bring you too little now.")
        return N_("Winning this claim may end the game before you lead.")
    if claim_chance(view, seat) == 0:
        return N_("Everyone can see that you can’t have {pair}.")
    if view.coins[seat] == 1:
        return N_("A challenged bluff would cost you your last coin.")
    return N_("You don’t have {pair}: each challenge of a bluff costs 1 coin.")


def _believe(view: View, seat: int, _action: actions.Believe) -> str:
    lies, claims = view.claims(view.claimant)
    if not _pays(view, seat):
        return N_("Believing costs you nothing here, a wrong challenge 2 coins. {odds}")
    if claims > max(1, 2 * lies):
        return N_("Lies by {rival} so far: {lies} in {claims} claims. Believing costs only 1.")
    return N_("Believing costs 1 coin, a wrong challenge 2. {odds}")


def _pays(view: View, seat: int) -> bool:
    """BLA-01: return True if belief costs this seat a coin."""
    return seat == view.turn or view.house.modes[view.phase] is Mode.SEALED


def _challenge(view: View, seat: int, _action: actions.Challenge) -> str:
    lies, claims = view.claims(view.claimant)
    if claim_chance(view, view.claimant) == 0:
        return N_("{rival} can’t have {pair}: count the cards.")
    if view.coins[seat] == 1 and _pays(view, seat):
        return N_("Believing would cost your last coin; this may bring another.")
    if 3 * lies > claims:
        return N_("{rival} lied in {lies} of {claims} claims.")
    if view.pair in [view.faces[card] for card in view.discard]:
        return N_("Cards with {pair} already discarded: {gone} of {copies}. {odds}")
    return N_("A bluff that is challenged pays you 1 coin. {odds}")


def _steal(view: View, seat: int, action: actions.Steal) -> str:
    victim, loot = view.coins[action.victim], LOOT[view.bones[0]]
    after = [coins - loot * (one == action.victim) for one, coins in enumerate(view.coins)]
    is_ahead = view.coins[seat] + min(victim, loot) > max([*after[:seat], *after[seat + 1 :]])
    if victim <= loot and is_ahead:
        return N_("That leaves {rival} with nothing: the game ends, and you have the most coins.")
    if victim <= loot:
        return N_("That leaves {rival} with nothing and ends the game.")
    if leads(view.coins, action.victim, seat):
        return N_("{rival} is your richest rival, with {coins} coins.")
    if is_ahead and victim == min(view.coins[one] for one in view.house.others[seat]):
        return N_("When somebody is broke, the game ends: {rival} has {coins} coins, and you lead.")
    return N_("{rival} has {coins} coins.")


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
