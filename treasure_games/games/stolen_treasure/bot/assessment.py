"""The table as one seat assesses it: what cards are worth, what all hold, and who is dangerous.

It is made from a state, but reads no card that the seat hasn't seen: of the others only what the
seat knows of them together counts. So it is the same for all states that a view can't tell apart.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from treasure_games.core.pages import Named, by_number, page_beside
from treasure_games.games.stolen_treasure.rules import pieces
from treasure_games.games.stolen_treasure.rules.state import Bag, State
from treasure_games.games.stolen_treasure.rules.view import SCORED

_PAGE: Final = page_beside(__file__, dict[str, dict[str, float]])
POINTS: Final = Named(_PAGE["points"])
HIDDEN, KEPT = POINTS.hidden, POINTS.kept
PIRACY_WORTH: Final = by_number(_PAGE["piracy"], pieces.TITLES)
"""What a piracy card is worth to its holder."""

WORTH: Final = tuple(
    PIRACY_WORTH.get(kind, (POINTS.kept if value > 0 else POINTS.burden) * value)
    for kind, value in enumerate(pieces.VALUES)
)
"""What a card in the hand is worth, by kind."""


@lru_cache(maxsize=1 << 14)
def worth_of(values: tuple[int, ...]) -> float:
    """Return what treasure of these values is worth in a hand."""
    return sum([(POINTS.kept if value > 0 else POINTS.burden) * value for value in values])


@lru_cache(maxsize=1 << 16)
def least_match(values: tuple[int, ...], stake: int) -> tuple[int, ...]:
    """ST-91, ST-Q57 to ST-Q59: return the answer to a stake that risks least, by values.

    `values` is a hand, not empty. Bad treasure is added where possible, as it may be lost.
    """
    riches = sum([value for value in values if value > 0])
    goal = min(stake, riches or max(values))
    best, least = values[:1], 1e9
    for chosen in subsets(values):
        if sum(chosen) >= goal and (risk := worth_of(chosen)) < least:
            best, least = chosen, risk
    return best


@lru_cache(maxsize=1 << 12)
def subsets(values: tuple[int, ...]) -> Sequence[tuple[int, ...]]:
    """Return the non-empty subsets; of a larger hand only those of consecutive values."""
    if len(values) > POINTS.most_tried:
        ranked, size = sorted(values), len(values)
        return [tuple(ranked[at:end]) for at in range(size) for end in range(at + 1, size + 1)]
    found: list[tuple[int, ...]] = [()]
    for value in values:
        found += [(*chosen, value) for chosen in found]
    return list(dict.fromkeys(found[1:]))


UNSEEN: Final = -1
"""The kind of a card that the seat doesn't know."""
GRAIN: Final = 10
"""Means of hidden treasure are rounded to this, so that equal hands are more frequent."""


@lru_cache(maxsize=1 << 14)
def buriable_soon(values: tuple[int, ...]) -> int:
    """Return what two burials add to a score at most, less the burdens of the same hand."""
    best = sorted([value for value in values if value > 0])[-2:]
    return sum(best) + sum([value for value in values if value < 0])


class Assessment:
    """What one seat knows and fears; made for one decision.

    By seat, `values` are the values of the treasure in hand, `kinds` the kinds of the piracy cards.
    `weights` say what a point gained by another is worth to the seat: 1 for itself, negative for
    rivals, most so for those about to win. `dangers` are the shares of the goal that seats may
    reach in their next turn.
    """

    __slots__ = (
        "_means", "dangers", "is_full", "kinds", "limit", "seat", "seats", "table",
        "target", "values", "weights",
    )  # fmt: skip

    def __init__(self, table: State, seat: int) -> None:
        house = table.house
        self.table, self.seat, self.seats = table, seat, house.seats
        self.target, self.limit = house.target, house.hand_limit
        bags = {bag.number: bag for bag in table.bags if bag.viewer == seat} if table.bags else {}
        self._means: dict[int, int] = {}
        self.values: list[tuple[int, ...]] = []
        self.kinds: list[list[int]] = []
        self.dangers: list[float] = []
        self.weights: list[float] = []
        is_scored = house.is_won_at_once and table.phase in SCORED
        share = -((self.seats - 1) ** -0.6)
        treasures, pirates = table.treasures, table.pirates
        for one, banked in enumerate(table.banked):
            values = self._values_of(treasures[one], bags)
            kinds = self._kinds_of(pirates[one], bags)
            self.values.append(values)
            self.kinds.append(kinds)
            reach = (banked + buriable_soon(values)) / self.target
            if pieces.SPOT in kinds or (is_scored and self.score(one) >= self.target):
                reach = min(reach, POINTS.held_back)
            self.dangers.append(reach)
            harm = POINTS.harm + POINTS.harm_ahead * max(0.0, reach)
            self.weights.append(share * (POINTS.threat * harm if reach >= 1.0 else harm))
        self.weights[seat] = 1.0
        self.is_full = len(self.values[seat]) + len(self.kinds[seat]) >= self.limit

    def _kinds_of(self, cards: Sequence[int], bags: Mapping[int, Bag]) -> list[int]:
        """Return the kinds of the cards of a hand, as far as the seat knows them.

        Of a bag that is wholly in this hand it knows the kinds; which card has which doesn't
        matter.
        """
        faces, seen, bit = self.table.faces, self.table.seen, 1 << self.seat
        kinds = [faces[card] if seen[card] & bit else UNSEEN for card in cards]
        if bags and UNSEEN in kinds:
            numbers = self.table.pools[self.seat]
            for number, bag in bags.items():
                places = [
                    at
                    for at, card in enumerate(cards)
                    if kinds[at] == UNSEEN and numbers[card] == number
                ]
                if len(places) == len(bag.kept):
                    for at, kind in zip(places, bag.kept, strict=True):
                        kinds[at] = kind
        return kinds

    def _values_of(self, cards: Sequence[int], bags: Mapping[int, Bag]) -> tuple[int, ...]:
        """Return the values of the treasure of a hand, with means for unknown cards."""
        kinds = self._kinds_of(cards, bags)
        if UNSEEN not in kinds:
            return tuple([pieces.VALUES[kind] for kind in kinds])
        return tuple(
            [
                pieces.VALUES[kind] if kind >= 0 else self._mean_value(card, bags)
                for card, kind in zip(cards, kinds, strict=True)
            ]
        )

    def _mean_value(self, card: int, bags: Mapping[int, Bag]) -> int:
        """Return the mean value of an unseen treasure."""
        number = self.table.pools[self.seat][card]
        if number not in self._means:
            self._means[number] = round(self._mean_of(number, bags) / GRAIN) * GRAIN
        return self._means[number]

    def _mean_of(self, number: int, bags: Mapping[int, Bag]) -> float:
        """Return the mean value of the cards of a bag or pool, whichever has this number."""
        table, seat = self.table, self.seat
        if number in bags:
            values = [pieces.VALUES[kind] for kind in bags[number].kept]
            return sum(values) / len(values)
        numbers = table.pools[seat]
        heap = {number, *[bag.number for bag in bags.values() if bag.rest == number]}
        faces, seen = table.faces, table.seen
        values = [
            pieces.VALUES[faces[one]]
            for one in range(pieces.FIRST_PIRACY)
            if numbers[one] in heap and not seen[one] >> seat & 1
        ]
        kept = [pieces.VALUES[kind] for one in heap if one in bags for kind in bags[one].kept]
        return (sum(values) - sum(kept)) / (len(values) - len(kept))

    def score(self, seat: int) -> int:
        """ST-15: return the score of a seat, as far as its hand is known."""
        burdens = sum([value for value in self.values[seat] if value < 0])
        return self.table.banked[seat] + burdens

    @property
    def has_spot(self) -> bool:
        """Return True if the seat itself holds the Black Spot."""
        return pieces.SPOT in self.kinds[self.seat]

    def hand(self, seat: int) -> float:
        """Return what the whole hand of a seat is worth to it."""
        return worth_of(self.values[seat]) + sum(
            [WORTH[kind] if kind >= 0 else POINTS.hidden for kind in self.kinds[seat]]
        )

    def mean_treasure(self, seat: int) -> float:
        """Return what a random treasure of a hand is worth; it must have some."""
        return worth_of(self.values[seat]) / len(self.values[seat])

    def mean_piracy(self, seat: int) -> float:
        """Return what a random piracy card of a hand is worth; it must have some."""
        kinds = self.kinds[seat]
        return sum([WORTH[kind] if kind >= 0 else POINTS.hidden for kind in kinds]) / len(kinds)

    def mean_draw(self) -> float:
        """Return what the next treasure is worth on average, from the contents of both piles."""
        faces, piles = self.table.faces, self.table.piles
        found = [WORTH[faces[card]] for pile in piles[: pieces.PIRACY_PILE] for card in pile]
        return sum(found) / len(found) if found else POINTS.a_draw
