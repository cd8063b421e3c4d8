"""What happens at sea: the smallest changes a player would point at.

Everything is public, except for the port in a secret start (TB-11), which `PortChosen` hides.
`seat` is whoever decided or gained; `ship` the ship that acted or was affected.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias, get_args


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The chart is laid and the box full: `goal` points are needed (TB-60)."""

    seats: int
    goal: int


@dataclass(frozen=True, slots=True)
class PortChosen:
    """TB-09, TB-11: a ship begins in this port; hidden from others in a secret start."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class PortsRevealed:
    """TB-11: all secret choices are revealed; `cells` by seat."""

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """TB-13: chance says who begins."""

    starter: int


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """The turn of `seat`, the `number`th of the game (from 1)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """TB-14: the two dice of a turn."""

    seat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class WindTurned:
    """TB-16: the marker moved `steps` on, from one wind to another (or the same, TB-17)."""

    before: int
    after: int
    steps: int


@dataclass(frozen=True, slots=True)
class TreasurePlaced:
    """TB-18: a token was drawn onto an island."""

    cell: int
    kind: int


@dataclass(frozen=True, slots=True)
class PrivateerAppeared:
    """TB-20: the drawn token was black: a privateer lies at the island."""

    ship: int
    cell: int


@dataclass(frozen=True, slots=True)
class PrivateerCommanded:
    """TB-23, TB-24: `seat` commands a privateer this turn, for this many pearls."""

    seat: int
    ship: int
    pearls: int


@dataclass(frozen=True, slots=True)
class PearlsSpent:
    """TB-55: pearls were returned to the box; `use` is command, sails, guns or rum."""

    seat: int
    ship: int
    white: int
    black: int
    use: str


@dataclass(frozen=True, slots=True)
class ShipMoved:
    """TB-28: along `path` (from first to last cell) for `cost` points, `pearls` of them bought.

    The step onto `path[drift]` was the free one (TB-32); 0 if none was.
    """

    seat: int
    ship: int
    path: tuple[int, ...]
    cost: int
    pearls: int
    drift: int


@dataclass(frozen=True, slots=True)
class TreasureTaken:
    """TB-36: the token of an island went aboard."""

    seat: int
    ship: int
    cell: int
    kind: int


@dataclass(frozen=True, slots=True)
class KeptAboard:
    """TB-38: one piece was kept aboard."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class Unloaded:
    """TB-38, TB-39: these tokens (the number of each kind) went into the box at a port.

    They are worth `points` and, for their colours, `bonus` more.
    """

    seat: int
    cell: int
    kinds: tuple[int, ...]
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class Scored:
    """`seat` scored `points` and has `total` now; `why` is unload or privateer (TB-26)."""

    seat: int
    points: int
    total: int
    why: str


@dataclass(frozen=True, slots=True)
class ShotDeclared:
    """TB-42: `ship` fires at `target` across `empties` empty cells."""

    seat: int
    ship: int
    target: int
    empties: int


@dataclass(frozen=True, slots=True)
class RollerNamed:
    """TB-53: `roller` rolls and decides for the privateer `target`."""

    seat: int
    target: int
    roller: int


@dataclass(frozen=True, slots=True)
class AttackRolled:
    """TB-46: `total` is the die and the guns less the empty cells."""

    seat: int
    ship: int
    die: int
    guns: int
    empties: int
    total: int


@dataclass(frozen=True, slots=True)
class DefenceRolled:
    """TB-47: `seat` rolled for `ship`: `total` is the die and the rum."""

    seat: int
    ship: int
    die: int
    rum: int
    total: int


@dataclass(frozen=True, slots=True)
class ShotMissed:
    """TB-48: the attack was less than the defence."""

    ship: int
    target: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class ShotHit:
    """TB-48: the attack was at least the defence."""

    ship: int
    target: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class LootTaken:
    """TB-49, TB-50: `ship` got a piece of `target`'s cargo; `seat` chose which."""

    seat: int
    ship: int
    target: int
    kind: int


@dataclass(frozen=True, slots=True)
class ShipSunk:
    """TB-51: `target`, without treasure, was sunk by `ship`."""

    ship: int
    target: int
    cell: int


@dataclass(frozen=True, slots=True)
class BlackPearlGained:
    """TB-54: the sunk privateer `target` is a black pearl aboard `ship`."""

    ship: int
    target: int


@dataclass(frozen=True, slots=True)
class Refitted:
    """TB-52: after sinking, the ship of `seat` lies in this port, empty."""

    seat: int
    cell: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The turn of `seat` is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """TB-61: somebody has reached the target; tells who wins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | PortChosen
    | PortsRevealed
    | StarterDrawn
    | TurnStarted
    | DiceRolled
    | WindTurned
    | TreasurePlaced
    | PrivateerAppeared
    | PrivateerCommanded
    | PearlsSpent
    | ShipMoved
    | TreasureTaken
    | KeptAboard
    | Unloaded
    | Scored
    | ShotDeclared
    | RollerNamed
    | AttackRolled
    | DefenceRolled
    | ShotMissed
    | ShotHit
    | LootTaken
    | ShipSunk
    | BlackPearlGained
    | Refitted
    | TurnEnded
    | GameEnded
)

EVENTS: Final[tuple[type[Event], ...]] = get_args(Event)
