"""The chance of victory, from everybody's coins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from treasure_games.games.bluffaneer.bot.trained import COIN_ODDS


@lru_cache(maxsize=1 << 14)
def victory_chances(coins: tuple[int, ...]) -> tuple[float, ...]:
    """Return each seat's share of the victory; exact once somebody has no coins left."""
    poorest, most = min(coins), max(coins)
    if poorest == 0:
        winners = coins.count(most)
        return tuple([1 / winners if one == most else 0.0 for one in coins])
    odds, fading = COIN_ODDS[len(coins)]
    exponent = odds / poorest**fading
    weights = [exp(exponent * (one - most)) for one in coins]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def chance_after(coins: Sequence[int], seat: int, payer: int, payee: int, owed: int) -> float:
    """Return the seat's share of the victory after a payment."""
    after = list(coins)
    paid = min(owed, after[payer])
    after[payer] -= paid
    after[payee] += paid
    return victory_chances(tuple(after))[seat]


def worth_of_a_coin(coins: tuple[int, ...], seat: int) -> float:
    """Return by how much a coin more or less moves the share of the victory, on average."""
    more, less = list(coins), list(coins)
    more[seat] += 1
    less[seat] = max(1, less[seat] - 1)
    steps = more[seat] - less[seat]
    gain = victory_chances(tuple(more))[seat] - victory_chances(tuple(less))[seat]
    return max(gain / steps, 1e-6)
