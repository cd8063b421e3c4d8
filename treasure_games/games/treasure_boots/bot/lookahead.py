"""Expectimax over the wind: an action is worth what the seat's next turn can make of it.

Until then everybody's dice turn the wind, and the odds of each wind are known exactly. For each
wind the best next move is found, with the rivals where they are, but with less weight on shots at
them. What rivals may do meanwhile is part of the estimate at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from treasure_games.games.treasure_boots.bot.candidates import (
    Candidate,
    Lines,
    evaluated_stop,
    lines_of_fire,
)
from treasure_games.games.treasure_boots.bot.combat import shot_chance
from treasure_games.games.treasure_boots.bot.evaluator import WON, Evaluator
from treasure_games.games.treasure_boots.bot.position import plunder, points_of
from treasure_games.games.treasure_boots.bot.weights import Weights
from treasure_games.games.treasure_boots.rules.actions import Sail, Shoot, Take, Unload
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import possible_sails
from treasure_games.games.treasure_boots.rules.pieces import (
    EMPTY,
    FIRST_PRIVATEER,
    NO_TOKEN,
    more,
    without_pearls,
)
from treasure_games.games.treasure_boots.rules.state import State

TURNS_OF_36 = (6, 10, 8, 6, 4, 2)
"""TB-16: how many of 36 rolls differ by 0 to 5."""

FORESIGHT: Final = 0.6
"""The weight of the next turn against the present position. It is less than 1, as chances may be
gone by then, and what is done now leaves the next turn free for others."""

STAYING: Final = 0.4
"""The weight of a shot at a captain in the next turn, as most will have sailed on by then."""


@lru_cache(maxsize=64)
def wind_chances(winds: int, rolls: int) -> tuple[float, ...]:
    """Return the probability that the wind has turned by each number of headings after `rolls`."""
    chances = [1.0] + [0.0] * (winds - 1)
    for _ in range(rolls):
        fresh = [0.0] * winds
        for at, chance in enumerate(chances):
            for by, ways in enumerate(TURNS_OF_36):
                fresh[(at + by) % winds] += chance * ways / 36
        chances = fresh
    return tuple(chances)


class NextTurn(NamedTuple):
    """What is the same for the next turn wherever the ship is then.

    `known` are the values found so far, by move; they hold for every wind that allows the move.
    """

    evaluator: Evaluator
    lines: Lines
    known: dict[Sail, float]


class Lookahead:
    """The next turn of one seat from this table; results are kept for all candidates."""

    def __init__(self, table: State, seat: int, weights: Weights) -> None:
        self._table = table
        self._seat = seat
        self._weights = weights
        self._next_turns: dict[tuple[tuple[Any, ...], ...], NextTurn] = {}
        winds = len(table.chart.grid.headings)
        self._winds = wind_chances(winds, table.house.seats)

    def reevaluated(self, found: Sequence[Candidate], width: int) -> list[Candidate]:
        """Return the `width` best candidates, evaluated by the next turn, best first."""
        again = []
        for candidate in found[:width]:
            outcomes = self._outcomes(candidate)
            expected = sum(chance * self._next_turn_value(after) for chance, after in outcomes)
            value = candidate.value + FORESIGHT * (expected - candidate.value)
            again.append(candidate._replace(value=value))
        again.sort(key=lambda candidate: -candidate.value)
        return again

    def _outcomes(self, candidate: Candidate) -> Iterator[tuple[float, State]]:
        """Yield the possible tables at the end of this turn, with their probabilities."""
        after = self._table.copy()
        ship, (sail, *then) = after.ship, candidate.actions
        after.cells[ship] = sail.cell
        if sail.pearls:
            after.holds[ship] = without_pearls(after.holds[ship], sail.pearls)
        act = then[0] if then else None
        if isinstance(act, Shoot):
            yield from self._shot(after, act.ship)
            return
        if isinstance(act, Take):
            island = after.chart.land[sail.cell]
            after.holds[ship] = more(after.holds[ship], after.tokens[island])
            after.tokens[island] = NO_TOKEN
        elif isinstance(act, Unload):
            after.scores[ship] += points_of(after.holds[ship], after.house.gold_value)
            after.holds[ship] = EMPTY
        yield 1.0, after

    def _shot(self, after: State, target: int) -> Iterator[tuple[float, State]]:
        ship = after.ship
        steps = after.chart.grid.distance(after.cells[ship], after.cells[target])
        chance = shot_chance(after.holds[ship], after.holds[target], steps - 1)
        if chance < 1:
            yield 1 - chance, after
        if chance > 0:
            evaluator = Evaluator(after, self._seat, self._weights)
            loot, _ = evaluator.likely_loot(ship, target)
            hit = after.copy()
            plunder(hit, ship, target, loot, self._seat)
            yield chance, hit

    def _next_turn_value(self, after: State) -> float:
        """Return the value of the seat's best next move, averaged over the winds."""
        wind, grid = after.wind, after.chart.grid
        if after.scores[self._seat] >= after.house.target:
            return WON
        next_turn = self._next_turn_after(after)
        known, total = next_turn.known, 0.0
        for turns, chance in enumerate(self._winds):
            after.wind = grid.turned(wind, turns)
            best = 0.0
            for sail in possible_sails(after):
                value = known.get(sail)
                if value is None:
                    value = known[sail] = self._stopping(after, sail, next_turn)
                if value > best:
                    best = value
            total += chance * best
        after.wind = wind
        return total

    def _stopping(self, after: State, sail: Sail, next_turn: NextTurn) -> float:
        """Return the value of the best action after that sail; rivals may have left by then."""
        evaluator, aims = next_turn.evaluator, next_turn.lines.get(sail.cell, ())
        best = evaluated_stop(after, self._seat, sail, aims, evaluator)
        act = best.actions[-1]
        if not isinstance(act, Shoot) or act.ship >= FIRST_PRIVATEER:
            return best.value
        sure = [aim for aim in aims if aim[0] >= FIRST_PRIVATEER]
        without = evaluated_stop(after, self._seat, sail, sure, evaluator).value
        return without + STAYING * (best.value - without)

    def _next_turn_after(self, after: State) -> NextTurn:
        """Return what is shared by tables that differ only in the cell of the seat's ship."""
        cells = after.cells.copy()
        cells[self._seat] = NOWHERE
        key = (tuple(cells), tuple(after.holds), tuple(after.tokens), tuple(after.scores))
        known = self._next_turns.get(key)
        if known is None:
            evaluator = Evaluator(after, self._seat, self._weights)
            lines = lines_of_fire(after, self._seat, evaluator)
            known = self._next_turns[key] = NextTurn(evaluator, lines, {})
        return known
