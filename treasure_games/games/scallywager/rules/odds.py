"""How likely a bid is, from the dice that a view knows and the odds of all others.

How anybody has bid or played is ignored here.
"""

from functools import cache
from math import comb

from msgspec.structs import replace

from treasure_games.core.game import UNKNOWN
from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.house import HouseRules
from treasure_games.games.scallywager.rules.state import OPEN
from treasure_games.games.scallywager.rules.view import View, viewer_bit


@cache
def exactly(dice: int, wanted: int, share: float) -> float:
    """Return how likely exactly `wanted` of some dice count, if each does with chance `share`."""
    if not 0 <= wanted <= dice:
        return 0.0
    return comb(dice, wanted) * share**wanted * (1 - share) ** (dice - wanted)


@cache
def at_least(dice: int, wanted: int, share: float) -> float:
    """Return how likely at least `wanted` of some dice count."""
    if wanted <= 0:
        return 1.0
    return sum(exactly(dice, count, share) for count in range(wanted, dice + 1))


def share(house: HouseRules, face: int) -> float:
    """SWA-02: return how likely a die counts for a face."""
    return 1 / 3 if house.ones_are_wild and face != 1 else 1 / 6


def known(view: View, face: int) -> int:
    """Return how many of the dice that this view knows count for a face."""
    return counted(view.house, view.dice, face)


def unknown(view: View) -> int:
    """Return how many dice this view doesn't know."""
    return sum([hold.count(UNKNOWN) for hold in view.dice])


def chance_of_bid(view: View) -> float:
    """Return how likely the last bid holds, or is exact after a parlay.

    Buttons and verdicts take it from here: also once the dice lie open it goes by what this seat
    knew before.
    """
    _bidder, count, face = view.bids[-1]
    return (chance_exact if view.is_parlay else chance_true)(before_count(view), count, face)


def before_count(view: View) -> View:
    """Return the view without the faces that this seat only knows since the dice were revealed."""
    if view.dice_are != OPEN:
        return view
    bit = viewer_bit(view.seat)
    return replace(
        view,
        dice=tuple(
            tuple(face if viewers & bit else UNKNOWN for face, viewers in zip(*hold, strict=True))
            for hold in zip(view.dice, view.seen, strict=True)
        ),
    )


def chance_true(view: View, count: int, face: int) -> float:
    """Return how likely there are at least `count` dice of a face."""
    return at_least(unknown(view), count - known(view, face), share(view.house, face))


def chance_exact(view: View, count: int, face: int) -> float:
    """Return how likely there are exactly `count` dice of a face."""
    return exactly(unknown(view), count - known(view, face), share(view.house, face))
