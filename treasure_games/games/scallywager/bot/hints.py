"""Why to take an action, in one sentence with odds and dice."""

from typing import Final

from treasure_games.core.chances import sentence_with
from treasure_games.core.language import N_
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.games.scallywager.bot.beliefs import HandBeliefs, Style
from treasure_games.games.scallywager.bot.cards import CardDecisions
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.odds import chance_true
from treasure_games.games.scallywager.rules.pieces import spoken_name
from treasure_games.games.scallywager.rules.state import BIDS_HELD, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.mind import Reasons

_WIN: Final = N_("You win: {chance}.")
_ODDS: Final[dict[type, str]] = {
    actions.Bid: N_("True, going by all bids: {chance}."),
    actions.Call: N_("False, going by all bids: {chance}."),
    actions.DuelAtDawn: _WIN,
    actions.DavyJonesWager: _WIN,
    actions.BoardersAway: _WIN,
    actions.TheBlackSpot: N_("You are right: {chance}."),
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
    if isinstance(action, actions.DavyJonesWager | actions.BoardersAway | actions.TheBlackSpot):
        decisions = CardDecisions(view, seat, Style())
        chance = decisions.chance_to_win()
        target = getattr(action, "target", None)
        is_challenger = target == view.challenger and seat not in decisions.parties()
        return 1 - chance if is_challenger else chance
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


def _own(view: View, seat: int, action: actions.Action) -> int:
    """Return how many of the own dice count for a bid, or for the one that is called."""
    face = action.face if isinstance(action, actions.Bid) else view.bids[-1][2]
    return counted(view.house, (view.dice[seat],), face)


def _bluffs(view: View) -> tuple[int, int]:
    """Return how many bids of the last bidder were caught bluffs, and how many were called."""
    bidder = view.bids[-1][0]
    caught = view.tally(bidder, BLUFFS_CAUGHT)
    return caught, caught + view.tally(bidder, BIDS_HELD)


reason_for: Final = Reasons(
    by_kind(page_beside(__file__, dict[str, str | dict[str, str]]), actions.ACTIONS),
    {
        "has_none": lambda *asked: _own(*asked) == 0,
        "is_likely": lambda *asked: _chance(*asked) >= 0.5,
        "is_unlikely": lambda *asked: _chance(*asked) < 0.4,
        "is_caught_often": lambda view, _seat, _action: 2 * _bluffs(view)[0] > _bluffs(view)[1],
        "is_last": lambda view, seat, _action: view.loss[0] >= view.crew(seat),
        "is_own": lambda _view, seat, action: action.target == seat,
        "is_only_die": lambda view, seat, _action: len(view.dice[seat]) == 1,
        "is_whole_hand": lambda view, seat, action: (
            action.places.bit_count() == len(view.dice[seat])
        ),
        "rival": _rival,
        "odds": _odds,
        "own": _own,
        "needed": lambda view, *asked: max(0, view.bids[-1][1] - _own(view, *asked)),
        "rest": lambda view, seat, _action: view.in_play - len(view.dice[seat]),
        "caught": lambda view, _seat, _action: _bluffs(view)[0],
        "shown": lambda view, _seat, _action: _bluffs(view)[1],
        "dice": lambda view, _seat, action: view.crew(action.target),
        "card": lambda view, _seat, action: spoken_name(view.faces[action.card]),
    },
)
