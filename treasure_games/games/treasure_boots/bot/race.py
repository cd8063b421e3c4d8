"""Who wins with the next turn: for each ship whose cargo is enough, the chance to reach a port.

Wind, land, the drift and pearls spent as sails count exactly, turn by turn; the shots that others
may fire at it before are estimated.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Final, TypeAlias

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.bot.combat import hit_chance, margin_of
from treasure_games.games.treasure_boots.bot.distances import apart
from treasure_games.games.treasure_boots.rules import pieces
from treasure_games.games.treasure_boots.rules.charts import Chart
from treasure_games.games.treasure_boots.rules.grid import BARRED, NOWHERE
from treasure_games.games.treasure_boots.rules.movement import reach_from
from treasure_games.games.treasure_boots.rules.pieces import Hold
from treasure_games.games.treasure_boots.rules.state import State
from treasure_games.games.treasure_boots.rules.view import View

TURNS_OF_36 = (6, 10, 8, 6, 4, 2)
"""TB-16: how many of 36 rolls differ by 0 to 5."""
ODDS: Final = Named(page_beside(__file__, dict[str, float]))


def points_of(hold: Hold, gold_value: int) -> int:
    """TB-39 to TB-41: return what the hold would score if unloaded at once."""
    sails, guns, rum, gold, pearl, black = hold
    colours = (sails > 0) + (guns > 0) + (rum > 0) + (gold > 0)
    return sails + guns + rum + gold * gold_value + pearl + black + pieces.COLOUR_BONUS[colours]


Winds: TypeAlias = tuple[float, ...]
"""How likely each wind is."""


@lru_cache(maxsize=1 << 12)
def rolled(now: Winds, rolls: int = 1) -> Winds:
    """TB-16: return how likely each wind is after so many rolls."""
    winds = len(now)
    turns = [(by % winds, ways / 36) for by, ways in enumerate(TURNS_OF_36)]
    for _ in range(rolls):
        now = tuple([sum([now[to - by] * share for by, share in turns]) for to in range(winds)])
    return now


@lru_cache(maxsize=1 << 15)
def landfalls(chart: Chart, cell: int, points: int, has_drift: bool) -> tuple[bool, ...]:
    """Return for each wind whether a ship can be in a port after a move with these points."""
    winds, ports = len(chart.grid.headings), chart.ports
    # The way back costs the same with the opposite wind: a search from each port serves all cells.
    back = [(wind + winds // 2) % winds for wind in range(winds)]
    ways = [[reach_from(chart, port, wind, has_drift, points) for port in ports] for wind in back]
    return tuple(
        cell in chart.port_cells or any(way.costs.get(cell, BARRED) <= points for way in from_ports)
        for from_ports in ways
    )


class Race:
    """What decides who wins next, to be changed at will: as in `State`, with winds by chance."""

    def __init__(self, table: State | View) -> None:
        house = table.house
        self.chart = table.chart
        self.seats = house.seats
        self.target = house.target
        self.base = house.base_move
        self.has_drift = house.has_drift
        self.gold_value = house.gold_value
        self.house = house
        self.cells = list(table.cells)
        self.holds = list(table.holds)
        self.scores = list(table.scores)
        headings = table.chart.grid.headings
        self.winds: Winds = tuple([float(wind == table.wind) for wind in range(len(headings))])

    def next_wins(self, order: Sequence[int]) -> tuple[dict[int, float], Winds]:
        """Return each seat's chance to win with its next turn, before those after it in `order`.

        Also returns how likely each wind is then, with nobody having won.
        """
        wins: dict[int, float] = {}
        winds, rolls = self.winds, 0
        for at, seat in enumerate(order):
            rolls += 1
            hold, cell = self.holds[seat], self.cells[seat]
            spare = points_of(hold, self.gold_value) + self.scores[seat] - self.target
            if spare >= 0 and cell != NOWHERE:
                points = self.base + hold[pieces.SAILS] + min(spare, pieces.pearls(hold))
                reached = landfalls(self.chart, cell, points, self.has_drift)
                # With gold aboard, the owner picks the piece that is lost, worth one point.
                is_thin = spare < (1 if hold[pieces.GOLD] else 3)
                safe = ODDS.sure * (self._unhurt(seat, order[:at]) if is_thin else 1.0)
                winds, rolls = rolled(winds, rolls), 0
                wins[seat] = safe * sum(compress(winds, reached))
                winds = tuple(
                    [one * (1 - safe * has) for one, has in zip(winds, reached, strict=True)]
                )
        return wins, rolled(winds, rolls)

    def _unhurt(self, seat: int, before: Sequence[int]) -> float:
        """Return how likely no shot by the seats that move before hits this one."""
        hold, cells, safe = self.holds[seat], self.cells, 1.0
        for other in before:
            theirs = self.holds[other]
            if cells[other] != NOWHERE:
                gap = apart(self.chart, cells[other], cells[seat]) - 1 - self.base
                margin = margin_of(theirs, hold, max(0, gap - theirs[pieces.SAILS]))
                safe *= 1.0 - ODDS.watchful * hit_chance(margin, 0)
        return safe
