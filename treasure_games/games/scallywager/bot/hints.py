"""Why to take an action, in one sentence with odds and dice."""

from typing import Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.scallywager.bot.beliefs import HandBeliefs, Style
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.odds import chance_true
from treasure_games.games.scallywager.rules.pieces import spoken_name
from treasure_games.games.scallywager.rules.state import BIDS_HELD, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.mind import Reasons


def _bid(view: View, seat: int, action: actions.Bid) -> str:
    if _chance(view, seat, action) >= 0.5 and not _own(view, seat, action):
        return N_("You have none of them, but others may. {odds}")
    if _chance(view, seat, action) >= 0.5:
        return N_("You have {own} of them. {odds}")
    if _own(view, seat, action):
        return N_("With {own} of your own, it may hold. {odds}")
    return N_("A bluff, but who knows what you have? {odds}")


def _call(view: View, seat: int, action: actions.Call) -> str:
    if _chance(view, seat, action) < 0.4:
        return N_("The bid may be true, but any raise says even more. {odds}")
    caught, shown = _bluffs(view)
    if 2 * caught > shown:
        return N_("False bids by {rival} so far: {caught} of {shown}. {odds}")
    return N_("The bid may well be false. {odds}")


def _lifeboat(view: View, seat: int, _action: actions.UseLifeboat) -> str:
    if view.loss[0] >= view.crew(seat):
        return N_("Without the lifeboat, you would be out.")
    return N_("A die you save now is yours to roll next round.")


def _fog(_view: View, seat: int, action: actions.FogBank) -> str:
    if action.target == seat:
        return N_("Your own dice are better off rolled again.")
    return N_("Whatever {rival} has bid on may vanish in the fog.")


_ODDS: Final = {
    actions.Bid: N_("True, going by all bids: {chance}."),
    actions.Call: N_("False, going by all bids: {chance}."),
    actions.DuelAtDawn: N_("You win: {chance}."),
}
"""How likely an action is right; what isn’t listed names an exact number."""
_DUEL: Final = 125 / 216
"""SW-A01: how often the higher of two dice beats one."""


def _odds(view: View, seat: int, action: actions.Action) -> str:
    """Return how likely the action is right; the grid of bids goes by dice alone."""
    text = _ODDS.get(type(action), N_("Exact, going by all bids: {chance}."))
    if isinstance(action, actions.Bid) and not view.bids:
        text = N_("True by your dice: {chance}.")
    return sentence_with(text, _chance(view, seat, action))


def _chance(view: View, seat: int, action: actions.Action) -> float:
    if isinstance(action, actions.DuelAtDawn):
        return _DUEL
    if isinstance(action, actions.Bid) and not view.bids:
        return chance_true(view, action.count, action.face)
    beliefs = HandBeliefs(view, seat, Style())
    if isinstance(action, actions.Bid):
        return beliefs.chance(action.count, action.face)
    _, count, face = view.bids[-1]
    if isinstance(action, actions.Call):
        return 1 - beliefs.chance(count, face)
    count = action.count if isinstance(action, actions.XMarksTheSpot) else count
    return beliefs.exact(count, face)


def _rival(view: View, _seat: int, action: actions.Action) -> int:
    target: int = action.target if hasattr(action, "target") else view.bids[-1][0]
    return target


def _own(view: View, seat: int, action: actions.Bid) -> int:
    return HandBeliefs(view, seat, Style()).shown(seat, action.face)


def _bluffs(view: View) -> tuple[int, int]:
    """Return how many bids of the last bidder were caught bluffs, and how many were called."""
    bidder = view.bids[-1][0]
    caught = view.tally(bidder, BLUFFS_CAUGHT)
    return caught, caught + view.tally(bidder, BIDS_HELD)


reason_for: Final = Reasons(
    {
        **by_kind(page_beside(__file__, dict[str, str | dict[str, str]]), actions.ACTIONS),
        actions.Bid: _bid,
        actions.Call: _call,
        actions.FogBank: _fog,
        actions.UseLifeboat: _lifeboat,
    },
    {
        "is_whole_hand": lambda view, seat, action: (
            action.places.bit_count() == len(view.dice[seat])
        ),
        "rival": _rival,
        "odds": _odds,
        "own": _own,
        "caught": lambda view, _seat, _action: _bluffs(view)[0],
        "shown": lambda view, _seat, _action: _bluffs(view)[1],
        "dice": lambda view, _seat, action: view.crew(action.target),
        "card": lambda view, _seat, action: spoken_name(view.faces[action.card]),
    },
)
