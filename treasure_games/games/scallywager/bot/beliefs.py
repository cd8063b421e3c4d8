"""What bids reveal about hidden dice: for each rival, how likely each hand is.

Rivals are assumed to weigh odds, to believe others' bids a little, and to mix: `BidderModel` says
how often they would do what with a hand. From that, and from how often a seat was caught bluffing,
its bids make some hands likelier than others.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import product
from math import exp, factorial
from random import Random
from typing import Final, NamedTuple

from treasure_games.core.game import UNKNOWN
from treasure_games.core.pages import Named, page_beside
from treasure_games.games.scallywager.rules import odds
from treasure_games.games.scallywager.rules.bidding import bids_after
from treasure_games.games.scallywager.rules.pieces import FACES
from treasure_games.games.scallywager.rules.state import BIDS_HELD, BLUFFS_CAUGHT
from treasure_games.games.scallywager.rules.view import View


class Style(NamedTuple):
    """How a player plays.

    `inference` is how much it infers from bids of others, `memory` the share of their known bluffs
    that it uses; `worlds` is the number of rounds that it samples for a bid. `temperature`, in
    dice, is how freely it chooses among about equal actions, `tolerance` the most that a choice may
    give away. `bluff` and `call` are likings in dice for bids that its own dice don't support, and
    for calls; `floor` is the least share of such bids. `solved` plays duels by the tables.
    """

    inference: float = 1.0
    memory: float = 1.0
    worlds: int = 200
    temperature: float = 0.04
    tolerance: float = 0.4
    bluff: float = 0.0
    call: float = 0.0
    floor: float = 0.03
    solved: bool = False


GUESS: Final = Named(page_beside(__file__, dict[str, float]))
MOST_DICE: Final = 7
"""The most hidden dice for which all hands are listed; of more, a sample is."""
MOST_HANDS: Final = 500
MOST_ROWS: Final = 20_000
"""The most lists of hands and rows of models that are cached."""

Counts = tuple[int, ...]
"""How many dice of a hand count for each face; the first is for no face."""
Bids = tuple[tuple[int, int, int], ...]
End = tuple[int, int]
CALL: Final = (0, 0)
PARLAY: Final = (0, 1)
"""How a round ends, where other choices are count and face of a bid."""


class TableModel:
    """How everybody at a table would bid; models are made once for each sequence of bids."""

    def __init__(self, view: View) -> None:
        house = view.house
        self.total = view.in_play
        self.sizes = [len(hold) for hold in view.dice]
        self.captains = len([size for size in self.sizes if size])
        self.rule = house.raise_is_strict, house.ones
        self.shares = [0.0, *[odds.share(house, face) for face in FACES]]
        seats = range(view.seats)
        self.next = [
            next((one for one in [*seats[seat + 1 :], *seats[: seat + 1]] if self.sizes[one]), seat)
            for seat in seats
        ]
        self._bidders: dict[tuple[int, Bids], BidderModel] = {}

    def bidder(self, seat: int, bids: Bids) -> "BidderModel":
        """Return the model of a seat after these bids."""
        bidder = self._bidders.get((seat, bids))
        if bidder is None:
            bidder = self._bidders[seat, bids] = BidderModel(self, seat, bids)
        return bidder


class BidderModel:
    """What a bidder would do, by how many dice it has of each face."""

    def __init__(self, model: TableModel, seat: int, bids: Bids) -> None:
        self._hidden = model.total - model.sizes[seat]
        self._captains, self._bids = model.captains, bids
        self._shares = model.shares[:]
        for one, _, face in bids:
            if one != seat and self._hidden:
                lifted = self._shares[face] + GUESS.lift / self._hidden
                self._shares[face] = min(0.9, lifted)
        _, count, face = bids[-1] if bids else (0, 0, 0)
        self._counts = _counts_after(*model.rule, model.total, count, face)
        self._rows: dict[tuple[int, int], tuple[float, Mapping[int, float]]] = {}
        self._ends: dict[int, tuple[float, float]] = {}

    def worth(self, count: int, face: int, own: int) -> float:
        """Return what the rival thinks of a bid."""
        return _worth(self._hidden, self._shares[face], count, own)

    def row(self, face: int, own: int) -> tuple[float, Mapping[int, float]]:
        """Return the weights of all bids on a face, by count, with their sum first."""
        row = self._rows.get((face, own))
        if row is None:
            counts = self._counts.get(face, ())
            row = self._rows[face, own] = _row(self._hidden, self._shares[face], counts, own)
        return row

    def ends(self, counts: Counts) -> tuple[float, float]:
        """Return the weights of call and parlay."""
        if not self._bids:
            return 0.0, 0.0
        _, count, face = self._bids[-1]
        own = counts[face]
        if own not in self._ends:
            share, missing = self._shares[face], count - own
            true = odds.at_least(self._hidden, missing, share)
            exact = odds.exactly(self._hidden, missing, share)
            parlay = (0.6 + 0.55 * (self._captains - 1)) * exact - 2 * (1 - exact)
            self._ends[own] = exp((1 - 2 * true) / GUESS.wildness), exp(parlay / GUESS.wildness)
        return self._ends[own]

    def chance(self, counts: Counts, count: int, face: int) -> float:
        """Return how likely a hand makes a bid."""
        weight = self.row(face, counts[face])[1].get(count, 0.0)
        return weight / (
            sum([self.row(one, counts[one])[0] for one in FACES]) + sum(self.ends(counts))
        )

    def draw(self, counts: Counts, luck: float) -> End:
        """Return what a hand does, by a number from 0 to 1."""
        call, parlay = self.ends(counts)
        rows = [self.row(face, counts[face]) for face in FACES]
        left = luck * (call + parlay + sum([row[0] for row in rows]))
        if left < call and self._bids:
            return CALL
        left -= call
        for face, (total, weights) in zip(FACES, rows, strict=True):
            if left >= total:
                left -= total
                continue
            for count, weight in weights.items():
                left -= weight
                if left < 0:
                    return count, face
        if self._bids:
            return PARLAY
        return next(
            (counted[-1], face) for face, counted in reversed(self._counts.items()) if counted
        )


def _worth(hidden: int, share: float, count: int, own: int) -> float:
    """Return what a rival with `own` dice of a face thinks of a bid on it."""
    true = odds.at_least(hidden, count - own, share)
    return (1 - true) * (2 * true - 1) + GUESS.height * count


@lru_cache(maxsize=MOST_ROWS)
def _row(
    hidden: int, share: float, counts: tuple[int, ...], own: int
) -> tuple[float, Mapping[int, float]]:
    """Return the weights of bids on a face, by count, with their sum first.

    Cached, because sampled rounds ask for the same few again and again.
    """
    weights = {count: exp(_worth(hidden, share, count, own) / GUESS.wildness) for count in counts}
    return sum(weights.values()), weights


@cache
def _counts_after(
    is_strict: bool, ones: str, total: int, count: int, face: int
) -> dict[int, tuple[int, ...]]:
    """Return how many dice of each face may be bid."""
    found: dict[int, list[int]] = {}
    for bid in bids_after(is_strict, ones, total, count, face).bids:
        found.setdefault(bid.face, []).append(bid.count)
    return {face: tuple(counts) for face, counts in found.items()}


class HandBeliefs:
    """What a seat believes about all hands during a round."""

    def __init__(self, view: View, seat: int, style: Style) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.model = TableModel(view)
        self.hidden = [hold.count(UNKNOWN) for hold in view.dice]
        self._wild = view.house.ones_are_wild
        self._hands = [self._hands_of(one) for one in range(view.seats)]
        self._sums: dict[tuple[int, int], tuple[float, ...]] = {}

    def _hands_of(self, seat: int) -> tuple[Sequence[Counts], list[float]]:
        """Return the hands that a seat may have, with their chances."""
        known = [0] * 7
        for die in self.view.dice[seat]:
            if die != UNKNOWN:
                known[die] += 1
        hands = all_hands(self.hidden[seat])
        found = _counting(tuple(known), self.hidden[seat], self._wild)
        chances = [chance for _, chance in hands]
        if self.hidden[seat] and self.style.inference:
            bids = self.view.bids
            for at, (bidder, count, face) in enumerate(bids):
                if bidder == seat:
                    chances = self._weighed(found, chances, (bids[:at], count, face))
            chances = self._doubted(chances, [chance for _, chance in hands])
        return found, chances

    def _doubted(self, inferred: list[float], prior: list[float]) -> list[float]:
        """Return chances that trust a long series of bids less, as each bid forces the next."""
        driven = max(0, len(self.view.bids) - self.model.captains - GUESS.fresh)
        trust = GUESS.driven / (GUESS.driven + driven)
        return [
            trust * one + (1 - trust) * other for one, other in zip(inferred, prior, strict=True)
        ]

    def _weighed(
        self, hands: Sequence[Counts], chances: list[float], bid: tuple[Bids, int, int]
    ) -> list[float]:
        """Return chances after a bid, by Bayes' rule; some bids say nothing."""
        bids, count, face = bid
        seat = self.view.bids[len(bids)][0]
        bidder = self.model.bidder(seat, bids)
        fits = [bidder.chance(counts, count, face) for counts in hands]
        usual = sum([fit * chance for fit, chance in zip(fits, chances, strict=True)])
        if not usual:
            return chances
        bluff, power = self.bluffs(seat), self.style.inference
        found = [
            chance * (bluff + (1 - bluff) * fit / usual) ** power
            for fit, chance in zip(fits, chances, strict=True)
        ]
        total = sum(found)
        return [one / total for one in found]

    def bluffs(self, seat: int) -> float:
        """Return how often bids of a seat say nothing, going by its showdowns."""
        false = self.view.tally(seat, BLUFFS_CAUGHT) * self.style.memory
        true = self.view.tally(seat, BIDS_HELD) * self.style.memory
        # About two in five challenged bids of anybody are false.
        guesses = GUESS.guesses
        return min(0.6, GUESS.bluffs * (guesses + 2.5 * false) / (guesses + false + true))

    def sampled_worlds(self, number: int, rng: Random) -> list[list[Counts]]:
        """Return samples of the hands of all seats."""
        drawn = [rng.choices(hands, chances, k=number) for hands, chances in self._hands]
        return [list(world) for world in zip(*drawn, strict=True)]

    def shown(self, seat: int, face: int) -> int:
        """Return how many known dice of a seat count for a face."""
        hold = self.view.dice[seat]
        return hold.count(face) + (hold.count(1) if self._wild and face > 1 else 0)

    def spread(self, seat: int, face: int) -> tuple[float, ...]:
        """Return how likely 0, 1, 2... dice of a seat count for a face."""
        found = [0.0] * (len(self.view.dice[seat]) + 1)
        for counts, chance in zip(*self._hands[seat], strict=True):
            found[counts[face]] += chance
        return tuple(found)

    def total(self, face: int, without: int = -1) -> tuple[float, ...]:
        """Return how likely 0, 1, 2... dice of all, but one, count for a face."""
        if (face, without) not in self._sums:
            found: tuple[float, ...] = (1.0,)
            for seat, hold in enumerate(self.view.dice):
                if hold and seat != without:
                    found = added(found, self.spread(seat, face))
            self._sums[face, without] = found
        return self._sums[face, without]

    def chance(self, count: int, face: int) -> float:
        """Return how likely a bid is true."""
        return sum(self.total(face)[count:])

    def exact(self, count: int, face: int) -> float:
        """Return how likely a bid is exactly right."""
        spread = self.total(face)
        return spread[count] if 0 <= count < len(spread) else 0.0


@cache
def all_hands(dice: int) -> tuple[tuple[Counts, float], ...]:
    """Return all hands of this number of dice with their chances, or a sample of very many."""
    if dice > MOST_DICE:
        rng = Random(dice)
        rolls = [sorted(rng.choices(FACES, k=dice)) for _ in range(500)]
        return tuple((tuple(map(roll.count, FACES)), 1 / len(rolls)) for roll in rolls)
    found = []
    for marks in product(range(dice + 1), repeat=5):
        if sum(marks) <= dice:
            counts = (*marks, dice - sum(marks))
            ways = factorial(dice)
            for count in counts:
                ways //= factorial(count)
            found.append((counts, ways / 6**dice))
    return tuple(found)


@lru_cache(maxsize=MOST_HANDS)
def _counting(known: tuple[int, ...], hidden: int, is_wild: bool) -> tuple[Counts, ...]:
    """SWA-02: return how many dice count for each face, for each hand of hidden dice."""
    found = []
    for counts, _ in all_hands(hidden):
        ones = known[1] + counts[0] if is_wild else 0
        rest = [known[face] + counts[face - 1] + ones for face in FACES if face > 1]
        found.append((0, known[1] + counts[0], *rest))
    return tuple(found)


def added(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    """Return the chances of the sum of two numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for at, chance in enumerate(one):
        for more, weight in enumerate(other):
            found[at + more] += chance * weight
    return tuple(found)
