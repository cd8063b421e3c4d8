"""Expectimax over the wind: an act is worth what the own next turn can make of it.

Until then everybody's dice turn the wind; how likely each wind will be is known exactly. For each
the best next move is found, with the rivals where they are: what they may do meanwhile is in the
estimate at the leaves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from treasure_games.games.treasure_boots.actions import Sail, Shoot, Take, Unload
from treasure_games.games.treasure_boots.bot.appraisal import WON, Appraisal
from treasure_games.games.treasure_boots.bot.choices import Option, lines_of_fire, stop
from treasure_games.games.treasure_boots.bot.combat import shot_chance
from treasure_games.games.treasure_boots.bot.sketch import plunder, points_of
from treasure_games.games.treasure_boots.bot.worth import Weights
from treasure_games.games.treasure_boots.grid import NOWHERE
from treasure_games.games.treasure_boots.pieces import (
    EMPTY,
    NO_TOKEN,
    more,
    without_pearls,
)
from treasure_games.games.treasure_boots.rules.voyages import possible_sails
from treasure_games.games.treasure_boots.state import SAILING, State

TURNS_OF_36 = (6, 10, 8, 6, 4, 2)
"""TB-16: how many of 36 rolls differ by 0 to 5."""

FORESIGHT: Final = 0.6
"""What the turn to come counts against what lies there now. It isn't all: what is put off may be
gone by then, and what is done leaves the next turn free for what the dice will bring."""


@lru_cache(maxsize=64)
def wind_chances(winds: int, rolls: int) -> tuple[float, ...]:
    """By quarter or sixth turns from now: how likely the wind has turned so far after `rolls`."""
    chances = [1.0] + [0.0] * (winds - 1)
    for _ in range(rolls):
        fresh = [0.0] * winds
        for at, chance in enumerate(chances):
            for by, ways in enumerate(TURNS_OF_36):
                fresh[(at + by) % winds] += chance * ways / 36
        chances = fresh
    return tuple(chances)


def looked_into(
    table: State, seat: int, found: Sequence[Option], width: int, weights: Weights
) -> list[Option]:
    """The `width` best options judged anew by the next turn they lead to, best first."""
    again = []
    for option in found[:width]:
        ahead = _expected(table, seat, option, weights)
        value = option.value + FORESIGHT * (ahead - option.value)
        again.append(option._replace(value=value))
    again.sort(key=lambda option: -option.value)
    return again


def _expected(table: State, seat: int, option: Option, weights: Weights) -> float:
    return sum(
        chance * _next_turn(after, seat, weights)
        for chance, after in _outcomes(table, seat, option, weights)
    )


def _outcomes(
    table: State, seat: int, option: Option, weights: Weights
) -> Iterator[tuple[float, State]]:
    """What the option can lead to at the end of this turn, with the chances."""
    after = table.copy()
    ship, sail = after.ship, option.action
    after.cells[ship] = sail.cell
    if sail.pearls:
        after.holds[ship] = without_pearls(after.holds[ship], sail.pearls)
    act = option.then[0] if option.then else None
    if isinstance(act, Shoot):
        yield from _shot(after, seat, act.ship, weights)
        return
    if isinstance(act, Take):
        island = after.chart.land[sail.cell]
        after.holds[ship] = more(after.holds[ship], after.tokens[island])
        after.tokens[island] = NO_TOKEN
    elif isinstance(act, Unload):
        after.scores[seat] += points_of(after.holds[ship], after.house.gold_value)
        after.holds[ship] = EMPTY
    yield 1.0, after


def _shot(after: State, seat: int, target: int, weights: Weights) -> Iterator[tuple[float, State]]:
    ship = after.ship
    steps = after.chart.grid.distance(after.cells[ship], after.cells[target])
    chance = shot_chance(after.holds[ship], after.holds[target], steps - 1)
    if chance < 1:
        yield 1 - chance, after
    if chance > 0:
        loot, _ = Appraisal(after, seat, weights).likely_loot(ship, target)
        hit = after.copy()
        plunder(hit, ship, target, loot, seat)
        yield chance, hit


def _next_turn(after: State, seat: int, weights: Weights) -> float:
    """The best next move of the seat, on average over the winds there may be by then."""
    if after.scores[seat] >= after.house.target:
        return WON
    if after.cells[seat] == NOWHERE:
        return Appraisal(after, seat, weights).share()
    appraisal = Appraisal(after, seat, weights)
    grid, wind = after.chart.grid, after.wind
    after.phase, after.ship = SAILING, seat
    lines = lines_of_fire(after, seat, appraisal)
    known: dict[Sail, float] = {}
    total = 0.0
    for turns, chance in enumerate(wind_chances(len(grid.headings), after.house.seats)):
        after.wind = grid.turned(wind, turns)
        best = 0.0
        for sail in possible_sails(after):
            value = known.get(sail)
            if value is None:
                aims = lines.get(sail.cell, ())
                value = known[sail] = stop(after, seat, sail, aims, appraisal).value
            if value > best:
                best = value
        total += chance * best
    after.wind = wind
    return total
