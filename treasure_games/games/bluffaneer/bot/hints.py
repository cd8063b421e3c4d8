"""What speaks for a choice, in one sentence that names odds and coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.bot.beliefs import chance_to_hold
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.pieces import COPIES, spoken_name
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, DOUBTING, TRUE, TRUSTING
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.mind import Reason


def reason_for(view: View, action: actions.Action) -> Reason:
    """Return why the seat of `view` might do `action`; `rival` in the values is a seat."""
    assert view.seat is not None
    return _REASONS[type(action)](view, view.seat, action)


def _claim(view: View, seat: int, _action: actions.Claim) -> Reason:
    called, trusted = view.tally(view.turn, DOUBTING), view.tally(view.turn, TRUSTING)
    values: dict[str, str | int] = {
        "pair": spoken_name(view.pair),
        "odds": round(100 * chance_to_hold(view, seat)),
        "rival": view.turn,
        "called": called,
        "claims": called + trusted,
    }
    if view.own_face == view.pair:
        return Reason(N_("You do have {pair}: believed it earns 1, challenged 2."), values)
    if called < trusted:
        return Reason(
            N_("{rival} has called {called} of {claims} claims: a bluff may pass."), values
        )
    return Reason(N_("For all they know {pair} could be yours: with {odds} %."), values)


def _quiet(view: View, seat: int, _action: actions.StayQuiet) -> Reason:
    values = {"pair": spoken_name(view.pair)}
    if view.own_face == view.pair:
        return Reason(N_("Coins for this claim would end the game while another leads."), values)
    if chance_to_hold(view, seat) == 0:
        return Reason(N_("All can see that you can't have {pair}."), values)
    if view.coins[seat] == 1:
        return Reason(N_("A bluff that is called would cost your last coin."), values)
    return Reason(N_("You don't have {pair}, and a bluff that is called costs 1."), values)


def _believe(view: View, _seat: int, _action: actions.Believe) -> Reason:
    values = _claim_so_far(view)
    if int(values["lies"]) == 0 and int(values["claims"]) > 1:
        return Reason(
            N_("{rival} has not lied in {claims} claims; believing costs only 1."), values
        )
    return Reason(
        N_("By the cards alone {rival} has {pair} with {odds} %, but who has it always says so."),
        values,
    )


def _challenge(view: View, seat: int, _action: actions.Challenge) -> Reason:
    values = _claim_so_far(view)
    if values["odds"] == 0:
        return Reason(N_("{rival} can't have {pair}: count the cards."), values)
    if view.coins[seat] == 1:
        return Reason(N_("Believing would cost your last coin; this may bring another."), values)
    if 3 * int(values["lies"]) > int(values["claims"]):
        return Reason(N_("{rival} lied in {lies} of {claims} claims."), values)
    return Reason(
        N_("Of {copies} cards with {pair}, {gone} lie open: a claim of {rival} is doubtful."),
        values,
    )


def _claim_so_far(view: View) -> dict[str, str | int]:
    """Return what is known of the claimant and the pair."""
    rival = view.claimant
    lies = view.tally(rival, CAUGHT) + view.tally(rival, BELIEVED)
    return {
        "rival": rival,
        "pair": spoken_name(view.pair),
        "odds": round(100 * chance_to_hold(view, rival)),
        "lies": lies,
        "claims": lies + view.tally(rival, TRUE),
        "copies": COPIES,
        "gone": [view.faces[card] for card in view.discard].count(view.pair),
    }


def _steal(view: View, seat: int, action: actions.Steal) -> Reason:
    victim = view.coins[action.victim]
    values = {"rival": action.victim, "coins": victim}
    if victim <= LOOT[view.bones[0]]:
        return Reason(N_("{rival} has nothing left then, which ends the game."), values)
    if victim == max([held for other, held in enumerate(view.coins) if other != seat]):
        return Reason(N_("{rival} is your richest rival, with {coins} coins."), values)
    return Reason(N_("{rival} has {coins} coins to spare."), values)


_REASONS: Final[dict[type[Any], Callable[[View, int, Any], Reason]]] = {
    actions.Claim: _claim,
    actions.StayQuiet: _quiet,
    actions.Believe: _believe,
    actions.Challenge: _challenge,
    actions.Steal: _steal,
}
