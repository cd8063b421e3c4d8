"""Computes what Bluffaneer's computer players know beforehand; writes bot/trained.py.

    python tools/train_bluffaneer.py --games 4000

Two things. First the equilibrium of one claim and its answer in coins, for each number of seats,
copies of the pair that nobody has seen, and cards that the roller can't see: how often to bluff
without the pair, and how often to challenge by the number of hands in the air. Then the odds of
victory: by how much one coin more multiplies them, for each number of seats and by the coins in the
poorest hand, fitted by maximum likelihood to games that such players play among themselves.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import comb, exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from treasure_games.core.chance import SeededChance  # noqa: E402
from treasure_games.core.game import silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.bluffaneer.rules.actions import (  # noqa: E402
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.game import GAME  # noqa: E402
from treasure_games.games.bluffaneer.rules.pieces import COPIES, PACK_SIZE  # noqa: E402
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, State  # noqa: E402

TRAINED = ROOT / "treasure_games" / "games" / "bluffaneer" / "bot" / "trained.py"

SEATS = range(2, 7)
DOUBT = 2 / 3
"""A roller who thinks a claim true with this probability may as well challenge as believe:
believing costs 1; challenging costs 2 if it is true, and brings 1 if not."""

STEPS = 60
UNIT = 10_000
"""Parts of a whole in which rates are stored."""

MOST_COINS = 9
LEAST_SAMPLES = 200
NEWTON_STEPS = 8


class Equilibrium(NamedTuple):
    """How often to bluff, and how many hands in the air make a challenge certain.

    With `hands` raised the roller challenges with probability `hands - threshold`, cut to 0 to 1.
    """

    bluff: float
    threshold: float


class Claim(NamedTuple):
    """One window: so many seats may claim; of the unseen cards so many show the pair."""

    claimants: int
    copies: int
    unseen: int

    def holders(self, claimants: int, unseen: int) -> Iterator[tuple[int, float]]:
        """Yield how many of some claimants hold the pair, with its probability."""
        for held in range(min(claimants, self.copies) + 1):
            if claimants - held <= unseen - self.copies:
                ways = comb(self.copies, held) * comb(unseen - self.copies, claimants - held)
                yield held, ways / comb(unseen, claimants)

    def truth(self, hands: int, bluff: float) -> float:
        """Return how likely the chosen claim is true when so many hands are in the air."""
        true = all_ = 0.0
        for held, chance in self.holders(self.claimants, self.unseen):
            chance *= binomial(self.claimants - held, hands - held, bluff)
            true += chance * held / hands
            all_ += chance
        return true / all_ if all_ else 1.0

    def rivals(self, hands: int, bluff: float) -> float:
        """Return how likely a bluffer sees so many hands, its own among them."""
        others = self.claimants - 1
        return sum(
            chance * binomial(others - held, hands - 1 - held, bluff)
            for held, chance in self.holders(others, self.unseen - 1)
        )


def binomial(trials: int, hits: int, chance: float) -> float:
    """Return the probability of so many hits."""
    if not 0 <= hits <= trials:
        return 0.0
    return comb(trials, hits) * chance**hits * (1 - chance) ** (trials - hits)


def equilibrium(claim: Claim) -> Equilibrium:
    """Return the rates at which neither side gains by a change.

    The more bluffs there are, the less is a claim worth believing, and the less a bluff is worth
    against the best answer: the rate lies where that passes through zero.
    """
    if claim.copies == claim.unseen:
        return Equilibrium(1.0, float(claim.claimants))
    if bluff_is_worth(claim, 1.0, favour=-1e-9) > 0:
        return Equilibrium(1.0, float(claim.claimants))
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if bluff_is_worth(claim, middle, favour=0.0) > 0:
            low = middle
        else:
            high = middle
    return Equilibrium(high, mixed_threshold(claim, high))


def bluff_is_worth(claim: Claim, bluff: float, favour: float) -> float:
    """Return a bluffer's gain against a roller who challenges wherever that pays."""
    return sum(
        claim.rivals(hands, bluff)
        / hands
        * (-1 if claim.truth(hands, bluff) < DOUBT - favour else 1)
        for hands in range(1, claim.claimants + 1)
    )


def mixed_threshold(claim: Claim, bluff: float) -> float:
    """Return the threshold at which a bluff is worth nothing."""
    weights = [claim.rivals(hands, bluff) / hands for hands in range(1, claim.claimants + 1)]
    challenged = sum(weights) / 2
    for hands in range(claim.claimants, 0, -1):
        weight = weights[hands - 1]
        if weight >= challenged:
            return hands - (challenged / weight if weight else 0.0)
        challenged -= weight
    return 0.0


def rates() -> dict[int, dict[int, tuple[Equilibrium, ...]]]:
    """Return the equilibria by seats, copies unseen, and unseen cards from the fewest on."""
    table: dict[int, dict[int, tuple[Equilibrium, ...]]] = {}
    for seats in SEATS:
        table[seats] = {}
        for copies in range(1, COPIES + 1):
            fewest = max(seats - 1, copies)
            table[seats][copies] = tuple(
                equilibrium(Claim(seats - 1, copies, unseen)) for unseen in range(fewest, PACK_SIZE)
            )
    return table


class Sample(NamedTuple):
    """The coins of all at the beginning of a turn, and who won in the end."""

    coins: tuple[int, ...]
    winner: int


def self_play(seats: int, seed: int, table: dict[int, tuple[Equilibrium, ...]]) -> list[Sample]:
    """Return the turns of one game at equilibrium rates."""
    rng, chance = Random(seed), SeededChance(seed)
    state = GAME.new(Setup.of(GAME.info, seats))
    GAME.start(state, chance, silent)
    turns: dict[int, tuple[int, ...]] = {}
    while (pending := GAME.pending(state)) is not None:
        turns.setdefault(state.turn_number, tuple(state.coins))
        seat = pending.seats[0]
        GAME.apply(state, seat, equilibrium_action(state, seat, table, rng), chance, silent)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return [Sample(coins, outcome.winners[0]) for coins in turns.values()]


def equilibrium_action(
    state: State, seat: int, table: dict[int, tuple[Equilibrium, ...]], rng: Random
) -> Action:
    """Claim and challenge at the rates of the table; rob the richest."""
    if state.phase not in (SHOUT, ANSWER):
        return STEAL[max((coins, who) for who, coins in enumerate(state.coins) if who != seat)[1]]
    copies = COPIES - sum(state.faces[card] == state.pair for card in state.discard)
    unseen = PACK_SIZE - 1 - len(state.discard)
    found = Equilibrium(0.0, 0.0)
    if copies:
        found = table[copies][unseen - max(state.house.seats - 1, copies)]
    if state.phase == ANSWER:
        is_challenge = rng.random() < state.raised.bit_count() - found.threshold
        return CHALLENGE if is_challenge else BELIEVE
    is_claim = state.faces[state.hands[seat]] == state.pair or rng.random() < found.bluff
    return CLAIM if is_claim else STAY_QUIET


class Odds(NamedTuple):
    """The logarithm of what a coin multiplies the odds of victory by.

    With at least `m` coins in every hand it is `coin / m ** fading`.
    """

    coin: float
    fading: float


def fitted_odds(samples: Sequence[Sample]) -> Odds:
    """Return the curve through the likeliest exponents for each number of fewest coins."""
    groups: list[list[Sample]] = [[] for _ in range(MOST_COINS + 1)]
    for sample in samples:
        groups[min(*sample.coins, MOST_COINS)].append(sample)
    points = [
        (log(fewest), log(likeliest_exponent(group)), len(group))
        for fewest, group in enumerate(groups)
        if fewest and len(group) > LEAST_SAMPLES
    ]
    weight = sum(n for _, _, n in points)
    middle_x = sum(x * n for x, _, n in points) / weight
    middle_y = sum(y * n for _, y, n in points) / weight
    slope = sum((x - middle_x) * (y - middle_y) * n for x, y, n in points) / sum(
        (x - middle_x) ** 2 * n for x, _, n in points
    )
    return Odds(exp(middle_y - slope * middle_x), -slope)


def likeliest_exponent(samples: Sequence[Sample]) -> float:
    """Return the exponent of a softmax over coins that explains the winners best."""
    exponent = 0.2
    for _ in range(NEWTON_STEPS):
        slope, curve = 0.0, 1e-9
        for coins, winner in samples:
            weights = [exp(exponent * (coin - coins[winner])) for coin in coins]
            total = sum(weights)
            mean = sum(c * w for c, w in zip(coins, weights, strict=True)) / total
            square = sum(c * c * w for c, w in zip(coins, weights, strict=True)) / total
            slope += coins[winner] - mean
            curve += square - mean * mean
        exponent = max(0.01, exponent + slope / curve)
    return exponent


def source(table: dict[int, dict[int, tuple[Equilibrium, ...]]], odds: dict[int, Odds]) -> str:
    """Return the module as text."""
    lines = [
        '"""What `tools/train_bluffaneer.py` has found out; change it there, not here."""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "EQUILIBRIA: Final[dict[tuple[int, int], tuple[tuple[int, int], ...]]] = {",
    ]
    for seats, by_copies in table.items():
        for copies, found in by_copies.items():
            cells = [f"({one.bluff * UNIT:.0f}, {one.threshold * UNIT:.0f})," for one in found]
            lines.append(f"    ({seats}, {copies}): (")
            lines += [f"        {' '.join(cells[at : at + 6])}" for at in range(0, len(cells), 6)]
            lines.append("    ),")
    lines += [
        "}",
        '"""By seats and unseen copies of the pair, then by cards that the roller can\'t see, from',
        "the fewest on: how often to bluff, and up to how many hands in the air nobody",
        "challenges; both in ten-thousandths.",
        '"""',
        "",
        "COIN_ODDS: Final[dict[int, tuple[float, float]]] = {",
        *(f"    {seats}: ({one.coin:.3f}, {one.fading:.3f})," for seats, one in odds.items()),
        "}",
        '"""By seats: the logarithm of what a coin multiplies the odds of victory by while the',
        "poorest hand has one coin, and the power of that hand's coins by which it fades.",
        '"""',
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    """Compute everything, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=4000, help="for each number of seats")
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    given = parser.parse_args()
    table = rates()
    odds = {}
    for seats in SEATS:
        samples = [
            sample
            for seed in range(given.first, given.first + given.games)
            for sample in self_play(seats, seed, table[seats])
        ]
        odds[seats] = fitted_odds(samples)
        print(seats, len(samples), odds[seats])
    TRAINED.write_text(source(table, odds), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
