"""What a player may decide: a frozen record for each kind of action, all made in advance."""

from __future__ import annotations

from typing import Final

from treasure_games.core.frozen import Frozen, kinds_of
from treasure_games.games.bluffaneer.rules.pieces import MOST_SEATS


class Action(Frozen):
    """Any decision."""


class Claim(Action):
    """BL-17: claim that one's card shows the rolled pair, true or not (BL-18)."""


class StayQuiet(Action):
    """BL-26: make no claim on this roll."""


class Believe(Action):
    """BL-19: let the claim stand, and pay for it."""


class Challenge(Action):
    """BL-20: call the claim a bluff."""


class Steal(Action):
    """BL-10, BL-11: take coins from this player."""

    victim: int


ACTIONS: Final = kinds_of(Action)

CLAIM: Final = Claim()
STAY_QUIET: Final = StayQuiet()
BELIEVE: Final = Believe()
CHALLENGE: Final = Challenge()
STEAL: Final = tuple(Steal(victim) for victim in range(MOST_SEATS))
