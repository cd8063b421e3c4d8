"""Odds of a shot in closed form: two dice against each other, pearls on both sides."""

from functools import lru_cache
from typing import Final, NamedTuple

from treasure_games.games.treasure_boots.rules.grid import Grid
from treasure_games.games.treasure_boots.rules.pieces import GUNS, RUM, Hold, pearls

DIE: Final = range(1, 7)

FARTHEST: Final = 8
"""The most empty cells on a line of fire; beyond, a shot hardly ever hits."""


@lru_cache(maxsize=512)
def hit_chance(margin: int, saving: int) -> float:
    """TB-48, TB-58: return the chance of a hit, with attack - defence = `margin` before the dice.

    The defender has `saving` pearls and spends those that save the ship.
    """
    return sum(attack + margin - defence >= saving for attack in DIE for defence in DIE) / 36


def margin_of(attacker: Hold, defender: Hold, empties: int) -> int:
    """TB-46, TB-47: return attack less defence, before the dice."""
    return attacker[GUNS] - empties - defender[RUM]


def shot_chance(attacker: Hold, defender: Hold, empties: int) -> float:
    """Return the chance that a shot hits if only the defender spends pearls to save itself."""
    return hit_chance(margin_of(attacker, defender, empties), pearls(defender))


class Shot(NamedTuple):
    """What a shot is worth, and how likely it hits, or costs the target a pearl or more."""

    share: float
    hit: float
    saved: float


def chance_after_attack(attack: int, defender: Hold) -> float:
    """TB-57: return the chance to hit once the attack stands, before the defence is rolled."""
    saving = pearls(defender)
    return sum(attack - defence - defender[RUM] >= saving for defence in DIE) / 6


def firing_lines(
    grid: Grid, land: dict[int, int], target: int, others: set[int]
) -> list[tuple[int, int]]:
    """TB-44, TB-45: return the cells `target` can be hit from, with the empty cells between.

    `others` are the cells of ships that block, without ships that may leave their cell.
    """
    lines = []
    for delta in grid.deltas:
        cell = target
        for empties in range(FARTHEST):
            cell += delta
            if cell in land or cell in others:
                break
            lines.append((cell, empties))
    return lines
