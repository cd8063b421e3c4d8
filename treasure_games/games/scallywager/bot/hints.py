"""What speaks for an action, in one sentence that names odds and dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from treasure_games.core.language import N_
from treasure_games.games.scallywager.bot.beliefs import Reading
from treasure_games.games.scallywager.bot.style import Style
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.pieces import spoken_name
from treasure_games.games.scallywager.rules.state import BIDS_HELD, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.mind import Reason

Values = Mapping[str, str | int]


def reason_for(view: View, action: actions.Action) -> Reason:
    """Return why the seat of `view` might do `action`; `rival` in the values is a seat."""
    assert view.seat is not None
    return _REASONS[type(action)](view, view.seat, action)


def _percent(chance: float) -> int:
    return round(100 * chance)


def _bid(view: View, seat: int, action: actions.Bid) -> Reason:
    reading = Reading(view, seat, Style())
    odds = _percent(reading.chance(action.count, action.face))
    values: Values = {"odds": odds, "own": reading.shown(seat, action.face)}
    if odds >= 50:
        return Reason(N_("You have {own} of them; the bid is true with {odds} %."), values)
    if reading.shown(seat, action.face):
        return Reason(
            N_("With {own} of your own, and by what the others bid, it may hold: {odds} %."), values
        )
    return Reason(N_("A bluff: true with {odds} %, but who knows what you have?"), values)


def _call(view: View, seat: int, _action: actions.Call) -> Reason:
    rival, count, face = view.bids[-1]
    reading = Reading(view, seat, Style())
    caught, held = view.tally(rival, BLUFFS_CAUGHT), view.tally(rival, BIDS_HELD)
    values: Values = {
        "rival": rival,
        "odds": _percent(1 - reading.chance(count, face)),
        "caught": caught,
        "shown": caught + held,
    }
    if caught > held:
        return Reason(
            N_("{caught} of {shown} bids of {rival} were false; this with {odds} %."), values
        )
    return Reason(N_("By your dice and all bids it is false with {odds} %."), values)


def _parlay(view: View, seat: int, _action: actions.Parlay) -> Reason:
    _, count, face = view.bids[-1]
    values = {"odds": _percent(Reading(view, seat, Style()).exact(count, face))}
    return Reason(N_("It is exactly right with {odds} %, and then all others lose a die."), values)


def _against(sentence: str) -> Callable[[View, int, Any], Reason]:
    def reason(view: View, _seat: int, action: Any) -> Reason:
        target = action.target
        return Reason(sentence, {"rival": target, "dice": view.crew(target)})

    return reason


def _card(sentence: str) -> Callable[[View, int, Any], Reason]:
    def reason(view: View, _seat: int, action: Any) -> Reason:
        return Reason(sentence, {"card": spoken_name(view.faces[action.card])})

    return reason


def _plain(sentence: str) -> Callable[[View, int, Any], Reason]:
    return lambda _view, _seat, _action: Reason(sentence, {})


def _lifeboat(view: View, seat: int, _action: actions.UseLifeboat) -> Reason:
    values = {"dice": view.loss[0]}
    if view.loss[0] >= view.crew(seat):
        return Reason(N_("Without the boat you would be out."), values)
    return Reason(N_("A die saved now can bid from the next round on."), values)


def _fog(_view: View, seat: int, action: actions.FogBank) -> Reason:
    if action.target == seat:
        return Reason(N_("Your own dice are better rolled again."), {})
    return Reason(
        N_("Whatever {rival} has bid on may be gone in the fog."), {"rival": action.target}
    )


def _xmarks(view: View, seat: int, action: actions.XMarksTheSpot) -> Reason:
    odds = Reading(view, seat, Style()).exact(action.count, view.bids[-1][2])
    return Reason(
        N_("{count} is the count with {odds} %."), {"count": action.count, "odds": _percent(odds)}
    )


_REASONS: Final[dict[type[Any], Callable[[View, int, Any], Reason]]] = {
    actions.Bid: _bid,
    actions.Call: _call,
    actions.Parlay: _parlay,
    actions.Pass: _plain(N_("Your cards will serve you better later.")),
    actions.ShipsParrot: _plain(N_("This die fits the others least.")),
    actions.BarrelOfGrog: _plain(N_("These dice fit the others least.")),
    actions.LoadedDie: _plain(N_("The more dice of one face you have, the safer your bids.")),
    actions.CrowsNest: _against(N_("One of the {dice} dice of {rival} would be no secret to you.")),
    actions.Spyglass: _against(N_("Two of the {dice} dice of {rival} would be no secret to you.")),
    actions.PressGang: _plain(N_("One more die, from this round on.")),
    actions.Grapeshot: _against(N_("{rival} has {dice} dice to lose.")),
    actions.Cutpurse: _card(N_("{card} is the best card that lies before others.")),
    actions.Conceal: _plain(N_("Your card would not help you here.")),
    actions.DuelAtDawn: _against(N_("Two dice beat one in 58 % of all duels; {rival} has {dice}.")),
    actions.PowderKeg: _against(N_("Two times in three the blast hits others, {rival} above all.")),
    actions.GhostCrew: _plain(N_("Three dice that you alone know decide many a bid.")),
    actions.Shanghaied: _plain(N_("If you win the showdown they stay; if not, nothing is lost.")),
    actions.TheKraken: _plain(N_("You roll two dice, the others only one.")),
    actions.Hornswoggle: _plain(N_("A lower bid is true, and it must be raised again.")),
    actions.ShowYourColours: _plain(N_("What lies open is believed, and the rest gets better.")),
    actions.RerollOthers: _plain(N_("These don’t fit what you have shown.")),
    actions.FogBank: _fog,
    actions.DavyJonesWager: _plain(N_("You will probably win, so let it cost more.")),
    actions.BoardersAway: _plain(N_("You will probably win: a die and a card for you.")),
    actions.TheBlackSpot: _against(N_("{rival} will probably lose this showdown.")),
    actions.XMarksTheSpot: _xmarks,
    actions.UseLifeboat: _lifeboat,
    actions.KeepLifeboat: _plain(N_("There will be heavier seas for the boat.")),
    actions.Plunder: _card(N_("{card} is the best card there is to take.")),
    actions.DrawTreasure: _plain(N_("Treasures stay till you need them.")),
    actions.DrawAdventure: _plain(N_("An adventure is stronger, but lasts one round only.")),
    actions.DrawNothing: _plain(N_("You need not draw.")),
    actions.KeepCard: _card(N_("{card} is the better one for you.")),
}
