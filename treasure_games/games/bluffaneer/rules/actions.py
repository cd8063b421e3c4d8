"""What a player may decide: one frozen record for each, and every one of them made beforehand.

`legal` hands out the ready-made ones, sorted by their order in `ACTIONS`, then by their fields.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args

from treasure_games.games.bluffaneer.rules.house import MOST_SEATS


@dataclass(frozen=True, slots=True)
class StayQuiet:
    """BL-26: claim nothing this time."""


@dataclass(frozen=True, slots=True)
class Claim:
    """BL-17: say that the own card shows the pair on the bones, true or not.

    In a race it counts from when it was made: `Chance.arrival` tells the milliseconds.
    """


@dataclass(frozen=True, slots=True)
class FalseStart:
    """BLA-06: press the buzzer in the half second before the window opens."""


@dataclass(frozen=True, slots=True)
class Believe:
    """BL-19: take the claim for true."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """BL-20: shout "Bluffaneer!"; in a race from when it was made, like a claim."""


@dataclass(frozen=True, slots=True)
class Steal:
    """BL-10, BL-11: choose whom to take coins from."""

    victim: int


Action: TypeAlias = StayQuiet | Claim | FalseStart | Believe | Challenge | Steal

ACTIONS: Final[tuple[type[Any], ...]] = get_args(Action)

STAY_QUIET: Final = StayQuiet()
CLAIM: Final = Claim()
FALSE_START: Final = FalseStart()
BELIEVE: Final = Believe()
CHALLENGE: Final = Challenge()
STEAL: Final = tuple(Steal(victim) for victim in range(MOST_SEATS))

EVERY_ACTION: Final[tuple[Action, ...]] = (
    STAY_QUIET,
    CLAIM,
    FALSE_START,
    BELIEVE,
    CHALLENGE,
    *STEAL,
)
"""All there are, sorted."""
