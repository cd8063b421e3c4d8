"""What a player may decide: a frozen record for each kind of action, all made in advance."""

from typing import Final

from treasure_games.core.codec import Coded, kinds_of
from treasure_games.games.bluffaneer.rules.pieces import MOST_SEATS


class Action(Coded, frozen=True):
    """Any decision."""


class Claim(Action, frozen=True):
    """BL-17: claim that one's card shows the rolled pair, true or not (BL-18)."""


class StayQuiet(Action, frozen=True):
    """BL-26: make no claim on this roll."""


class Believe(Action, frozen=True):
    """BL-19: let the claim stand, and pay for it."""


class Challenge(Action, frozen=True):
    """BL-20: call the claim a bluff."""


class Steal(Action, frozen=True):
    """BL-10, BL-11: take coins from this player."""

    victim: int


ACTIONS: Final = kinds_of(Action)

CLAIM: Final = Claim()
STAY_QUIET: Final = StayQuiet()
BELIEVE: Final = Believe()
CHALLENGE: Final = Challenge()
STEAL: Final = tuple(Steal(victim) for victim in range(MOST_SEATS))
