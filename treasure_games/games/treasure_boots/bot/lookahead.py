"""Expectimax over the wind: an action is worth what the seat's next turn can make of it.

Until then everybody's dice turn the wind, and the odds of each wind are known exactly. For each
wind the best next move is found, with the rivals where they are, but with less weight on shots at
them. What rivals may do meanwhile is part of the estimate at the end.
"""

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import Any, Final, NamedTuple

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.bot import candidates
from treasure_games.games.treasure_boots.bot.combat import margin_of
from treasure_games.games.treasure_boots.bot.evaluator import (
    WON,
    Evaluator,
    Weights,
    plunder,
)
from treasure_games.games.treasure_boots.bot.race import Winds, points_of, rolled
from treasure_games.games.treasure_boots.rules import phases, pieces
from treasure_games.games.treasure_boots.rules.actions import Command, Sail, Shoot, Take, Unload
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.movement import possible_sails
from treasure_games.games.treasure_boots.rules.pieces import more, without_pearls
from treasure_games.games.treasure_boots.rules.state import State

_AT: Final = Named(page_beside(__file__, dict[str, float]))

STAYING: Final = 0.4
"""The weight of a shot at a captain in the next turn, as most will have sailed on by then."""


class NextTurn(NamedTuple):
    """What is the same for the next turn wherever the ship is then.

    `known` are the values found so far, by move; they hold for every wind that allows the move.
    """

    evaluator: Evaluator
    lines: candidates.Lines
    winds: Winds
    known: dict[Sail, float]


class Lookahead:
    """The next turn of one seat from this table; results are kept for all candidates.

    What a privateer does is followed by what the seat's own ship makes of it in the same turn.
    """

    def __init__(self, table: State, seat: int, weights: Weights) -> None:
        self._table = table
        self._seat = seat
        self._weights = weights
        self._next_turns: dict[tuple[tuple[Any, ...], ...], NextTurn] = {}
        self._is_to_sail = table.phase == phases.COMMANDING or table.ship != seat
        self._foresight = 1.0 if self._is_to_sail else _AT.foresight
        seats = table.house.seats
        self._others = tuple([(seat + at) % seats for at in range(1, seats)])

    def reevaluated(
        self, found: Sequence[candidates.Candidate], width: int
    ) -> list[candidates.Candidate]:
        """Return the `width` best candidates, evaluated by the next turn, best first."""
        again = []
        for candidate in found[:width]:
            outcomes = self._outcomes(candidate)
            expected = sum(chance * self._next_turn_value(after) for chance, after in outcomes)
            value = candidate.value + self._foresight * (expected - candidate.value)
            again.append(candidate._replace(value=value))
        again.sort(key=lambda candidate: -candidate.value)
        return again

    def _outcomes(self, candidate: candidates.Candidate) -> Iterator[tuple[float, State]]:
        """Yield the possible tables at the end of this turn, with their probabilities."""
        after, actions = self._table.copy(), candidate.actions
        if isinstance(actions[0], Command):
            after.ship, actions = actions[0].ship, actions[1:]
            if after.dice[0] != after.dice[1]:
                after.holds[self._seat] = without_pearls(after.holds[self._seat], 1)
        if not isinstance(actions[0], Sail):
            yield 1.0, after
            return
        ship, (sail, *then) = after.ship, actions
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
            after.tokens[island] = pieces.NO_TOKEN
            after.scores[self._seat] += ship >= pieces.FIRST_PRIVATEER
        elif isinstance(act, Unload):
            after.scores[ship] += points_of(after.holds[ship], after.house.gold_value)
            after.holds[ship] = pieces.EMPTY
        yield 1.0, after

    def _shot(self, after: State, target: int) -> Iterator[tuple[float, State]]:
        ship = after.ship
        steps = after.chart.grid.distance(after.cells[ship], after.cells[target])
        margin = margin_of(after.holds[ship], after.holds[target], steps - 1)
        evaluator = Evaluator(after, self._seat, self._weights, races=True)
        shot = evaluator.shooting(ship, target, margin, evaluator.share())
        yield 1 - shot.hit - shot.saved, after
        if shot.saved:
            saved = after.copy()
            saved.holds[target] = without_pearls(saved.holds[target], 1)
            yield shot.saved, saved
        if shot.hit:
            loot, _ = evaluator.likely_loot(ship, target)
            hit = after.copy()
            plunder(hit, ship, target, loot, self._seat)
            yield shot.hit, hit

    def _next_turn_value(self, after: State) -> float:
        """Return the value of the seat's best next move, averaged over the winds."""
        wind = after.wind
        if after.scores[self._seat] >= after.house.target:
            return WON
        next_turn = self._next_turn_after(after)
        known, total, land = next_turn.known, 0.0, after.chart.land
        after.ship = self._seat
        for after.wind, chance in compress(enumerate(next_turn.winds), next_turn.winds):
            best = 0.0
            for sail in possible_sails(after):
                if sail.pearls and sail.cell not in land and sail.cell not in next_turn.lines:
                    continue  # Hundreds of cells, where a pearl would gain nothing.
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
        best = candidates.evaluated_stop(after, self._seat, sail, aims, evaluator)
        act = best.actions[-1]
        if self._is_to_sail or not isinstance(act, Shoot) or act.ship >= pieces.FIRST_PRIVATEER:
            return best.value
        sure = [aim for aim in aims if aim[0] >= pieces.FIRST_PRIVATEER]
        without = candidates.evaluated_stop(after, self._seat, sail, sure, evaluator).value
        return without + STAYING * (best.value - without)

    def _next_turn_after(self, after: State) -> NextTurn:
        """Return what is shared by tables that differ only in the cell of the seat's ship."""
        cells = after.cells.copy()
        cells[self._seat] = NOWHERE
        key = (tuple(cells), tuple(after.holds), tuple(after.tokens), tuple(after.scores))
        known = self._next_turns.get(key)
        if known is None:
            evaluator = Evaluator(after, self._seat, self._weights, races=True)
            winds = evaluator.position.winds
            if not self._is_to_sail:
                winds = rolled(evaluator.position.next_wins(self._others)[1])
                evaluator.position.winds = rolled(evaluator.position.winds, len(self._others) + 1)
            lines = candidates.lines_of_fire(after, self._seat, evaluator)
            known = self._next_turns[key] = NextTurn(evaluator, lines, winds, {})
        return known
