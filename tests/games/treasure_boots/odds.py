"""What two dice do to the wind and the islands, in chances of 36."""

from typing import Final

from treasure_games.games.treasure_boots.rules.grid import Grid

DIFFERENCES: Final = (6, 10, 8, 6, 4, 2)
"""Of 36: how often two dice differ by 0, 1, ... 5."""

TWO_DICE: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36: how often two dice sum up to the index."""


def wind_odds(grid: Grid) -> tuple[int, ...]:
    """TB-16, TB-17, HX-03: of 36, how often the wind ends so many headings on from where it is."""
    odds = [0] * len(grid.headings)
    for difference, ways in enumerate(DIFFERENCES):
        odds[grid.turned(0, difference)] += ways
    return tuple(odds)
