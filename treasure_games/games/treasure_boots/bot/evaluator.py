"""A position and its evaluator: a seat's share of the victory, also after trial changes.

A position has ships, holds, scores and tokens, without the open question. It is cheap to change and
restore, so that a mind can try what an action leads to. The share comes from a weighted sum of
features, whose weights are fitted to games between computer players
(tools/train_treasure_boots.py), on other seeds than those used to measure strength.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp
from operator import itemgetter, mul
from typing import Final, TypeAlias

from treasure_games.core.pages import page_beside
from treasure_games.games.treasure_boots.bot import combat, distances
from treasure_games.games.treasure_boots.bot.race import Race, points_of
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import (
    Hold,
    kinds_in,
    more,
    token_of,
    without_pearls,
)
from treasure_games.games.treasure_boots.rules.scoring import has_room
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

FAR: Final = 4
"""With this number of empty cells beyond a turn's range, a shot is no threat."""

LOST: Final = (0.0, 0.0, 0.0)
UNSEEN: Final = (0.0, 0.0)
"""The features of a sunk ship before it has chosen a port."""

NOBODY_NEAR: Final = 1_000

CONTESTED: Final = 0.6
"""The factor on a token's value while a rival is nearer."""

_PAGE: Final = page_beside(__file__, dict[str, tuple[float, float, float]])
FEATURES: Final = tuple(_PAGE)
"""The features for one seat; everything counted in points is divided by the target."""


class Position(Race):
    """A position between two turns. `next_seat` moves next.

    `cells`, `holds` and `tokens` are as in `State`; after changing them, call `features` again.
    """

    def __init__(self, table: State | View, next_seat: int) -> None:
        super().__init__(table)
        self.tokens = list(table.tokens)
        self.next_seat = next_seat
        self.laid = [at for at, kind in enumerate(self.tokens) if kind != pieces.NO_TOKEN]
        self._rivals: list[tuple[int, ...] | None] = [None] * self.seats

    def features(self, seat: int) -> list[float]:
        """Return the values of `FEATURES` for one seat."""
        cell, hold, score = self.cells[seat], self.holds[seat], self.scores[seat]
        target, points = self.target, self.base + hold[pieces.SAILS]
        worth = points_of(hold, self.gold_value)
        if cell == NOWHERE:
            home, (first, second, fill), (danger, prey) = 1.0, LOST, UNSEEN
        else:
            home = distances.near_home(self.chart, cell, points)
            first, second, fill = self._finds(seat, cell, hold, points)
            danger, prey = self._gunnery(seat, cell, hold, worth)
        share = score / target
        return [
            share,
            share * share,
            worth / target,
            worth * home / target,
            home if score + worth >= target else 0.0,
            first / target,
            second / target,
            fill / target,
            hold[pieces.SAILS] / target,
            hold[pieces.GUNS] / target,
            hold[pieces.RUM] / target,
            (worth / target if hold[pieces.GOLD] else 0.0),
            (hold[pieces.PEARL] + hold[pieces.BLACK]) / target,
            danger / target,
            prey / target,
            ((seat - self.next_seat) % self.seats) / self.seats,
        ]

    def _finds(self, seat: int, cell: int, hold: Hold, points: int) -> tuple[float, float, float]:
        """Return the values of the two best tokens, by distance, and what islands may yield."""
        chart, tokens = self.chart, self.tokens
        near, bring = distances.nearness(chart, cell, points), distances.fills(chart, cell, points)
        fill = distances.all_fills(chart, cell, points)
        if sum(hold) >= self.house.hold_limit:
            return 0.0, 0.0, 0.0
        steps, rivals = distances.steps_from(chart, cell), self._rival_steps(seat)
        sails, guns, rum, gold, _, _ = hold
        gains = gains_of(sails > 0, guns > 0, rum > 0, gold > 0, self.gold_value)
        first = second = 0.0
        for at in self.laid:
            kind = tokens[at]
            if kind < 0:
                continue
            fill -= bring[at]
            value = gains[kind] * near[at]
            if rivals[at] < steps[at]:
                value *= CONTESTED
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first, second, fill

    def _rival_steps(self, seat: int) -> tuple[int, ...]:
        """Return the nearest rival's steps to each island when the position was made."""
        known = self._rivals[seat]
        if known is None:
            known = self._rivals[seat] = self._nearest_rivals(seat)
        return known

    def _nearest_rivals(self, seat: int) -> tuple[int, ...]:
        rivals = [
            distances.steps_from(self.chart, self.cells[other])
            for other in range(self.seats)
            if other != seat and self.cells[other] != NOWHERE
        ]
        if not rivals:
            return (NOBODY_NEAR,) * len(self.tokens)
        return tuple(map(min, zip(*rivals, strict=True)))

    def _gunnery(self, seat: int, cell: int, hold: Hold, worth: int) -> tuple[float, float]:
        """Return what others' shots may cost this seat next turn, and what its own may gain."""
        chart, cells, holds = self.chart, self.cells, self.holds
        danger = prey = 0.0
        for other in range(self.seats):
            there = cells[other]
            if other == seat or there == NOWHERE:
                continue
            theirs = holds[other]
            gap = distances.apart(chart, cell, there) - 1 - self.base
            near = gap - theirs[pieces.SAILS]
            if worth and near < FAR:
                danger += combat.shot_chance(theirs, hold, near if near > 0 else 0)
            near = gap - hold[pieces.SAILS]
            if near < FAR and any(theirs):
                prey += combat.shot_chance(hold, theirs, near if near > 0 else 0)
        return (danger * _lost(hold, worth) if danger else 0.0), prey


@lru_cache(maxsize=64)
def gains_of(
    has_sails: bool, has_guns: bool, has_rum: bool, has_gold: bool, gold_value: int
) -> tuple[float, ...]:
    """Return what one more token of each kind adds to a hold with these colours, in points."""
    colours = has_sails + has_guns + has_rum + has_gold
    bonus = pieces.COLOUR_BONUS[min(4, colours + 1)] - pieces.COLOUR_BONUS[colours]
    return (
        1.0 + (0 if has_sails else bonus),
        1.0 + (0 if has_guns else bonus),
        1.0 + (0 if has_rum else bonus),
        gold_value + (0.0 if has_gold else bonus),
        1.0,
        1.0,
    )


def plunder(table: Position | State, ship: int, target: int, kind: int | None, seat: int) -> None:
    """TB-49, TB-51, TB-54: take a piece (None: there is none); an empty ship sinks.

    `seat` commands the ship that fired; a privateer's gain scores for it at once (TB-26).
    """
    cells, holds = table.cells, table.holds
    points = 0
    if kind is not None:
        token = token_of(holds[target], kind)
        holds[target] = more(holds[target], token, -1)
        if has_room(table.house, ship, holds[ship]):
            holds[ship] = more(holds[ship], token)
        points = 1
    if not any(holds[target]):
        cells[target] = NOWHERE
        if target >= pieces.FIRST_PRIVATEER:
            points += 1
            if has_room(table.house, ship, holds[ship]):
                holds[ship] = more(holds[ship], pieces.BLACK)
    if ship >= pieces.FIRST_PRIVATEER:
        table.scores[seat] += points


def _lost(hold: Hold, worth: int) -> float:
    """Return the average points lost by a hit; losing the last piece sinks the ship."""
    count = sum(hold)
    return worth / count + (0.5 if count == 1 else 0.0)


Weights: TypeAlias = tuple[float, ...]

GREEDY, HOMEBOUND, WEIGHTS = zip(*_PAGE.values(), strict=True)
"""In the order of `FEATURES`."""


def logit(position: Position, seat: int, weights: Weights = WEIGHTS) -> float:
    """Return the logarithm of a seat's share, up to a term common to all seats."""
    total: float = sum(map(mul, weights, position.features(seat)))
    return total


WON: Final = 1.0


class Evaluator:
    """Estimates the share of `seat` at a table, and after small changes to it.

    `commander` is the seat in turn: what a privateer gains counts for it (TB-26). If it `races`, it
    counts the chances that somebody wins with the next turn apart.
    """

    __slots__ = ("_loot", "_order", "_others", "_weights", "commander", "position", "seat")

    def __init__(
        self, table: State | View, seat: int, weights: Weights, *, races: bool = False
    ) -> None:
        self.position = Position(table, (table.turn + 1) % table.house.seats)
        self.seat = seat
        self.commander = table.turn
        self._weights = weights
        seats = self.position.seats
        self._loot: dict[tuple[object, ...], int | None] = {}
        self._order = tuple([(self.commander + at) % seats for at in range(1, races * seats + 1)])
        self._others = [
            logit(self.position, other, weights) for other in range(self.position.seats)
        ]

    def share(self, *changed: int) -> float:
        """Return the share in the current position; `changed` are rivals that changed too."""
        position, seat = self.position, self.seat
        if position.scores[seat] >= position.target:
            return WON
        own = logit(position, seat, self._weights)
        against = 0.0
        for other, known in enumerate(self._others):
            if other == seat:
                continue
            if other in changed:
                if position.scores[other] >= position.target:
                    return 0.0
                known = logit(position, other, self._weights)
            against += exp(min(60.0, known - own))
        wins, _ = position.next_wins(self._order)
        if not wins:
            return 1.0 / (1.0 + against)
        return wins.get(seat, 0.0) + (1.0 - sum(wins.values())) / (1.0 + against)

    def share_with(self, ship: int, cell: int, hold: Hold, points: int = 0) -> float:
        """Return the share with a ship of this seat, or one it commands, moved to `cell` with
        `hold`, and with `points` more."""
        position = self.position
        was = position.cells[ship], position.holds[ship], position.scores[self.seat]
        position.cells[ship], position.holds[ship] = cell, hold
        position.scores[self.seat] += points
        found = self.share()
        position.cells[ship], position.holds[ship], position.scores[self.seat] = was
        return found

    def share_taking(self, ship: int, cell: int, hold: Hold, island: int) -> float:
        """Return the share with the ship there and that island's token aboard."""
        position = self.position
        kind = position.tokens[island]
        position.tokens[island] = -1
        points = 1 if ship >= pieces.FIRST_PRIVATEER else 0
        found = self.share_with(ship, cell, more(hold, kind), points)
        position.tokens[island] = kind
        return found

    def share_after_hit(self, ship: int, target: int) -> float:
        """TB-50: return the share if the chooser takes the piece it likes best."""
        return self.likely_loot(ship, target)[1]

    def likely_loot(self, ship: int, target: int) -> tuple[int | None, float]:
        """TB-50: return the piece that will be taken (None: there is none), and the share.

        The piece is the same wherever the ships are.
        """
        holds = self.position.holds
        key = (ship, target, holds[ship], holds[target])
        if key in self._loot:
            return self._loot[key], self.share_looting(ship, target, self._loot[key])
        kinds = kinds_in(self.position.holds[target]) or (None,)
        found = [(kind, self.share_looting(ship, target, kind)) for kind in kinds]
        attacker_chooses = not self.position.holds[target][pieces.GOLD]
        is_mine = self.commander == self.seat
        best = max if attacker_chooses is is_mine else min
        loot = best(found, key=itemgetter(1))
        self._loot[key] = loot[0]
        return loot

    def share_looting(self, ship: int, target: int, kind: int | None) -> float:
        """TB-49, TB-51, TB-54: return the share with that piece taken; an empty target sinks."""
        position, commander = self.position, self.commander
        was = position.holds[ship], position.holds[target], position.cells[target]
        score = position.scores[commander]
        plunder(position, ship, target, kind, commander)
        found = self.share(target, commander)
        position.holds[ship], position.holds[target], position.cells[target] = was
        position.scores[commander] = score
        return found

    def shooting(
        self, ship: int, target: int, margin: int, miss: float, attacks: Sequence[int] = combat.DIE
    ) -> combat.Shot:
        """TB-58: return what a shot does if the target spends pearls where they cost us more.

        `margin` is attack less defence before the dice, `miss` the share after a plain miss.
        """
        if margin + attacks[-1] < combat.DIE[0]:
            return combat.Shot(miss, 0.0, 0.0)
        holds, was = self.position.holds, self.position.holds[target]
        hit, saved = self.share_after_hit(ship, target), []
        for spent in range(1, min(pieces.pearls(was), margin + attacks[-1]) + 1):
            holds[target] = without_pearls(was, spent)
            saved.append(self.share(target))
        holds[target] = was
        share, hits, saves, rolls = 0.0, 0, 0, len(attacks) * len(combat.DIE)
        for attack, defence in product(attacks, combat.DIE):
            excess = margin + attack - defence
            if 0 <= excess < len(saved) and saved[excess] < hit:
                share, saves = share + saved[excess], saves + 1
            elif excess >= 0:
                hits += 1
        share += hits * hit + (rolls - hits - saves) * miss
        return combat.Shot(share / rolls, hits / rolls, saves / rolls)

    def blockers(self, ship: int, target: int) -> set[int]:
        """Return the cells of other ships, which block a line of fire from `ship` to `target`."""
        cells = self.position.cells
        return {
            cells[other]
            for other in range(pieces.SHIPS)
            if other not in (ship, target) and cells[other] != NOWHERE
        }
