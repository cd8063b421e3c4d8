"""A claim and its answer as a game of two: stakes and equilibrium."""

from __future__ import annotations

from typing import NamedTuple


class Stakes(NamedTuple):
    """The chance of victory of a seat, by how a claim ends.

    No claim is made; it is believed; it is challenged and true; it is challenged and a bluff.
    """

    quiet: float
    believed: float
    true: float
    bluff: float

    def of_challenge(self, held: float, bluff: float) -> float:
        """Return the value of a challenge, by the chance of a true claim and the rate of bluffs."""
        claimed = held + (1 - held) * bluff
        truth = held / claimed if claimed else 0.0
        return truth * self.true + (1 - truth) * self.bluff


class Balance(NamedTuple):
    """The equilibrium: how often to claim without the pair, and how often to call a claim."""

    bluff: float
    call: float


def balance(held: float, claiming: Stakes, answering: Stakes) -> Balance:
    """Return the rates from which neither side gains by deviating.

    `held` is the public chance that the claimant could claim truly. Bluffs make the answerer
    indifferent between believing and calling; calls make the bluffer indifferent between claiming
    and silence.
    """
    best = _best_call(held, 1.0, answering)
    if claiming.bluff >= claiming.quiet and claiming.believed >= claiming.quiet:
        return Balance(1.0, best)
    if claiming.believed <= claiming.quiet and claiming.bluff <= claiming.quiet:
        return Balance(0.0, _best_call(held, 0.0, answering))
    call = (claiming.believed - claiming.quiet) / (claiming.believed - claiming.bluff)
    if answering.bluff <= answering.believed:
        return Balance(1.0 if call > 0 else 0.0, 0.0)
    if answering.true >= answering.believed:
        return Balance(0.0, 1.0)
    truth = (answering.bluff - answering.believed) / (answering.bluff - answering.true)
    bluff = held * (1 - truth) / (truth * (1 - held)) if held < 1 else 1.0
    return Balance(bluff, call) if bluff < 1 else Balance(1.0, best)


def _best_call(held: float, bluff: float, answering: Stakes) -> float:
    gain = answering.of_challenge(held, bluff) - answering.believed
    return 0.5 if gain == 0 else float(gain > 0)
