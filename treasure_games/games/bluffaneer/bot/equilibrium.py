"""Bluffing and challenging so that nobody gains by knowing how often: the rates to begin with."""

from __future__ import annotations

from typing import Final, NamedTuple

from treasure_games.games.bluffaneer.bot.trained import EQUILIBRIA
from treasure_games.games.bluffaneer.rules.house import SEALED
from treasure_games.games.bluffaneer.rules.pieces import COPIES, PACK_SIZE
from treasure_games.games.bluffaneer.rules.view import View

UNIT: Final = 10_000
"""Parts of a whole in which the stored rates are given."""

EVEN: Final = 0.5
"""How often a claim is challenged so that a bluff is worth nothing: it wins or loses one coin."""

DOUBTED: Final = 2 / 3
"""How likely a claim must be true to be worth a coin: challenging costs 2 or brings 1."""


class Equilibrium(NamedTuple):
    """The rates of one claim and its answer, from what everybody knows.

    `holding` is the chance that a pirate holds the pair, `bluff` how often one without it claims,
    `challenge` how often the roller challenges.
    """

    holding: float
    bluff: float
    challenge: float

    @property
    def truth(self) -> float:
        """Return how likely a claim is true."""
        return truth_of_claim(self.holding, self.bluff)


def truth_of_claim(holding: float, bluff: float) -> float:
    """Return how likely a claim is true: whoever holds the pair always claims it."""
    claiming = holding + (1 - holding) * bluff
    return holding / claiming if claiming else 0.0


def equilibrium_of(view: View) -> Equilibrium:
    """Return the rates for the pair on the bones.

    What all know: the copies among the discards, and that the roller has none. Where hands go up
    at once their number tells something; one shout alone tells only itself.
    """
    copies = COPIES - sum(view.faces[card] == view.pair for card in view.discard)
    unseen = PACK_SIZE - 1 - len(view.discard)
    if copies == 0:
        return Equilibrium(0.0, 0.0, 1.0)
    holding = copies / unseen
    if view.house.shouts is SEALED:
        fewest = max(view.seats - 1, copies)
        bluff, threshold = EQUILIBRIA[view.seats, copies][unseen - fewest]
        challenge = min(1.0, max(0.0, view.raised.bit_count() - threshold / UNIT))
        return Equilibrium(holding, bluff / UNIT, challenge)
    if holding >= DOUBTED:
        return Equilibrium(holding, 1.0, 0.0)
    return Equilibrium(holding, holding * (1 - DOUBTED) / (DOUBTED * (1 - holding)), EVEN)
