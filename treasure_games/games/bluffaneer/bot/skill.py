"""How well a level plays, and how a pirate leans."""

from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """How a pirate leans, in log-odds: to bluff, and to challenge."""

    boldness: float = 0.0
    suspicion: float = 0.0

    def and_also(self, other: Temper) -> Temper:
        """Return what both together make of somebody."""
        return Temper(self.boldness + other.boldness, self.suspicion + other.suspicion)


class Skill(NamedTuple):
    """How a level plays: the effort of `opponents`.

    `sharpness` is by how much a coin gained moves the log-odds; `trust` how much what rivals have
    shown counts; a level that `counts_cards` weighs what everybody did with their cards, and one
    that `minds_victory` plays for victory, not for coins. `pace` stretches its reaction times.
    `habit` is how it leans by itself: beginners are timid, and believe too much.
    """

    sharpness: float
    trust: float
    counts_cards: bool
    minds_victory: bool
    pace: float
    habit: Temper = Temper()
