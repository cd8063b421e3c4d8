"""What a player may decide: a frozen record for each kind of action.

Cells are those of `grid`, ships and kinds of treasure those of `pieces`. `legal` returns actions
sorted by their order in `ACTIONS` and then by their fields.
"""

from typing import Final

from treasure_games.core.codec import Coded, kinds_of
from treasure_games.games.treasure_boots.rules.pieces import MOST_SEATS, PEARL, SHIPS


class Action(Coded, frozen=True):
    """Any decision."""


class ChoosePort(Action, frozen=True):
    """TB-09, TB-52: put the own ship into the port in this cell."""

    cell: int


class Command(Action, frozen=True):
    """TB-23: take command of a privateer, free after doubles, else for a pearl."""

    ship: int


class Sail(Action, frozen=True):
    """TB-28: move the acting ship there, spending exactly its pearls; its own cell: stay."""

    cell: int
    pearls: int


class Take(Action, frozen=True):
    """TB-36: take the token of the island that the ship has stopped on."""


class Unload(Action, frozen=True):
    """TB-38: unload everything that is not kept aboard, and score it."""


class Keep(Action, frozen=True):
    """TB-38: put one piece aside to stay aboard."""

    kind: int


class Shoot(Action, frozen=True):
    """TB-42: fire at a ship on a clear straight line."""

    ship: int


class NameRoller(Action, frozen=True):
    """TB-53: name who rolls and decides for the privateer that is shot at."""

    seat: int


class Spend(Action, frozen=True):
    """TB-57, TB-58: spend this many pearls on the attack or the defence; 0 for none."""

    pearls: int


class Loot(Action, frozen=True):
    """TB-50: say which piece the victor gets."""

    kind: int


class Pass(Action, frozen=True):
    """Command no privateer; leave the token; unload nothing; hold fire."""


ACTIONS: Final = kinds_of(Action)

MOST_PEARLS: Final = 24
"""Twelve white and twelve black."""

COMMAND: Final = tuple(Command(ship) for ship in range(SHIPS))
TAKE: Final = Take()
UNLOAD: Final = Unload()
KEEP: Final = tuple(Keep(kind) for kind in range(PEARL + 1))
SHOOT: Final = tuple(Shoot(ship) for ship in range(SHIPS))
NAME_ROLLER: Final = tuple(NameRoller(seat) for seat in range(MOST_SEATS))
SPEND: Final = tuple(Spend(pearls) for pearls in range(MOST_PEARLS + 1))
LOOT: Final = tuple(Loot(kind) for kind in range(PEARL + 1))
PASS: Final = Pass()
