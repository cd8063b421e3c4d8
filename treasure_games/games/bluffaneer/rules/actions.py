"""What a player may decide: one frozen record for each, all of them made beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args

from treasure_games.games.bluffaneer.rules.pieces import MOST_SEATS


@dataclass(frozen=True, slots=True)
class Claim:
    """BL-17: say that the own card shows the rolled pair, true or not (BL-18)."""


@dataclass(frozen=True, slots=True)
class StayQuiet:
    """BL-26: make no claim on this roll."""


@dataclass(frozen=True, slots=True)
class Believe:
    """BL-19: let the claim stand, and pay for it."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """BL-20: call the claim a bluff."""


@dataclass(frozen=True, slots=True)
class Steal:
    """BL-10, BL-11: take coins from this player."""

    victim: int


Action: TypeAlias = Claim | StayQuiet | Believe | Challenge | Steal

ACTIONS: Final[tuple[type[Any], ...]] = get_args(Action)

CLAIM: Final = Claim()
STAY_QUIET: Final = StayQuiet()
BELIEVE: Final = Believe()
CHALLENGE: Final = Challenge()
STEAL: Final = tuple(Steal(victim) for victim in range(MOST_SEATS))
