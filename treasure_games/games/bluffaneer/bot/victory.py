"""What coins are worth: each seat's chance of victory, and what is at stake in a claim."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from treasure_games.games.bluffaneer.bot.claims import Stakes


class Weights(NamedTuple):
    """What coins add to the log-odds of victory; fitted by `tools/train_bluffaneer.py`.

    `far` weighs the root of a seat's coins. `near` weighs the coins themselves, more so the fewer
    coins the poorest seat has: a lead counts most when the game is about to end.
    """

    far: float
    near: float


WEIGHTS: Final = {
    2: Weights(0.714, 0.028),
    3: Weights(0.610, 0.163),
    4: Weights(0.681, 0.225),
    5: Weights(0.820, 0.233),
    6: Weights(1.273, 0.177),
}
"""By number of seats."""

CALM: Final = (2, 6)
"""Twice the least coins less the most: at the first the game is tense, from the second on calm."""


def features(coins: Sequence[int]) -> list[tuple[float, float]]:
    """Return for each seat the features that `Weights` weigh; everybody must have coins."""
    hurry = sqrt(sum([1 / (count * count) for count in coins]))
    return [(sqrt(count), count * hurry) for count in coins]


def chances(coins: Sequence[int]) -> list[float]:
    """Return each seat's chance of victory with these coins, between two turns."""
    if 0 in coins:
        best = max(coins)
        share = 1 / coins.count(best)
        return [share if count == best else 0.0 for count in coins]
    far, near = WEIGHTS[len(coins)]
    powers = [exp(far * root + near * rest) for root, rest in features(coins)]
    total = sum(powers)
    return [power / total for power in powers]


def chance_after(coins: Sequence[int], seat: int, *payments: tuple[int, int, int]) -> float:
    """Return the chance of victory of `seat` after payments of (payer, payee, coins).

    BLA-08: whoever has fewer coins pays all of them.
    """
    return chances(_paid(coins, payments))[seat]


def worth_after(coins: Sequence[int], seat: int, *payments: tuple[int, int, int]) -> float:
    """Return the value of payments to `seat` when it claims or answers.

    It is `chance_after`; but far from the end, with about equal coins, a coin won counts as much as
    a coin lost.
    """
    purse = _paid(coins, payments)
    even = chances(coins)[seat] + (purse[seat] - coins[seat]) / sum(coins)
    spare, (tense, quiet) = 2 * min(coins) - max(coins), CALM
    calm = min(1.0, max(0.0, (spare - tense) / (quiet - tense)))
    return calm * even + (1 - calm) * chances(purse)[seat]


def stakes_for(coins: Sequence[int], seat: int, claimant: int, payers: Sequence[int]) -> Stakes:
    """Return what is at stake for `seat` when `claimant` makes a claim.

    `payers` pay if nobody challenges. For the claimant a challenge is one by all of them, for any
    other seat one by itself: if it is a payer, the others still pay.
    """
    challengers = payers if seat == claimant else (seat,)
    rest = [(payer, claimant, 1) for payer in payers if seat in payers and payer != seat]
    paid = [(payer, claimant, 1) for payer in payers]
    bluff = [(claimant, payee, 1) for payee in challengers]
    truth = [(payer, claimant, 2) for payer in challengers]
    return Stakes(
        quiet=worth_after(coins, seat),
        believed=worth_after(coins, seat, *paid),
        true=worth_after(coins, seat, *truth, *rest),
        bluff=worth_after(coins, seat, *bluff, *rest),
    )


def _paid(coins: Sequence[int], payments: Iterable[tuple[int, int, int]]) -> list[int]:
    purse = list(coins)
    for payer, payee, count in payments:
        paid = min(count, purse[payer])
        purse[payer] -= paid
        purse[payee] += paid
    return purse
