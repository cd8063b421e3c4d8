"""What coins are worth: each seat's chance of victory, exact at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple


class Weights(NamedTuple):
    """What a coin adds to the log-odds of victory; fitted by `tools/train_bluffaneer.py`.

    `far` counts always; `near` and `last` grow as the end comes near. `poor` is the harm of few
    coins by themselves: a single one can't win the game.
    """

    far: float
    near: float
    last: float
    poor: float


WEIGHTS: Final = {
    2: Weights(0.02, 0.4, 0.5, -0.3),
    3: Weights(0.02, 0.4, 0.5, -0.3),
    4: Weights(0.02, 0.4, 0.5, -0.3),
    5: Weights(0.02, 0.4, 0.5, -0.3),
    6: Weights(0.02, 0.4, 0.5, -0.3),
}
"""By number of seats."""


def features(coins: Sequence[int]) -> list[tuple[float, float, float, float]]:
    """Return for each seat what `Weights` weigh; nobody may be without coins."""
    room = 1 / sqrt(sum([1 / (count * count) for count in coins]))
    return [(count, count / room, count / (room * room), 1 / count) for count in coins]


def chances(coins: Sequence[int]) -> list[float]:
    """Return each seat's chance of victory with these coins, between two turns."""
    if 0 in coins:
        best = max(coins)
        share = 1 / coins.count(best)
        return [share if count == best else 0.0 for count in coins]
    far, near, last, poor = WEIGHTS[len(coins)]
    room = 1 / sqrt(sum([1 / (count * count) for count in coins]))
    slope, best = far + near / room + last / (room * room), max(coins)
    powers = [exp(slope * (count - best) + poor / count) for count in coins]
    total = sum(powers)
    return [power / total for power in powers]


def chance_after(coins: Sequence[int], seat: int, *payments: tuple[int, int, int]) -> float:
    """Return the chance of victory of `seat` after payments of (payer, payee, coins).

    BLA-08: whoever has fewer coins pays all of them.
    """
    purse = list(coins)
    for payer, payee, count in payments:
        paid = min(count, purse[payer])
        purse[payer] -= paid
        purse[payee] += paid
    return chances(purse)[seat]
