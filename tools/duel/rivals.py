"""Captains to measure ours against: they weigh odds well, but never mix what they do."""

from collections.abc import Sequence

from treasure_games.core.game import UNKNOWN
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules import actions, odds
from treasure_games.games.scallywager.rules.actions import Action, Bid
from treasure_games.games.scallywager.rules.phases import BIDDING
from treasure_games.games.scallywager.rules.view import View
from treasure_games.opponents.players import Player

SMALL = 0.02


def belief_player(shift: float = 0.5) -> Player:
    """Return a player who does what its odds say, every time; cards are used as ours does.

    Each bid of a rival raises what is expected of its face by `shift` dice.
    """

    def choose(view: View, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        if view.phase != BIDDING:
            return MIND.greedy(view, legal)
        thought = [action for action in legal if isinstance(action, Bid)]
        thought += [action for action in legal if action in (actions.CALL, actions.PARLAY)]
        return max(thought, key=lambda action: _value(view, action, shift))

    return Player(choose)


def _chances(view: View, count: int, face: int, shift: float) -> tuple[float, float]:
    """Return how likely a bid is true, and exact, if rivals' bids on it tell something."""
    bids = [face for seat, _, one in view.bids if one == face and seat != view.seat]
    hidden = sum([hold.count(UNKNOWN) for hold in view.dice])
    share = min(0.9, odds.share(view.house, face) + shift * len(bids) / max(1, hidden))
    missing = count - odds.known(view, face)
    return odds.at_least(hidden, missing, share), odds.exactly(hidden, missing, share)


def _value(view: View, action: Action, shift: float) -> float:
    if isinstance(action, Bid):
        true, _ = _chances(view, action.count, action.face, shift)
        return (1 - true) * (2 * true - 1) + SMALL * action.count
    _, count, face = view.bids[-1]
    true, exact = _chances(view, count, face, shift)
    if action is actions.CALL:
        return 1 - 2 * true
    captains = len([hold for hold in view.dice if hold])
    return (0.6 + 0.55 * (captains - 1)) * exact - 2 * (1 - exact)
