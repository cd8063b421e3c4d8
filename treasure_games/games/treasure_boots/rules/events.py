"""What happens at sea: the smallest changes a player would point at.

Everything is public, except for the port in `PortChosen` in a secret start (TB-11). `seat` is
whoever decided or gained, `ship` the ship that acted or was affected.
"""

from typing import Final

from treasure_games.core.codec import Event as Event, Numbered, OfSeat, Won, kinds_of
from treasure_games.games.treasure_boots.rules.pieces import Hold


class GameStarted(Event, frozen=True):
    """The game begins; `goal` points win (TB-60)."""

    seats: int
    goal: int


class PortChosen(OfSeat, frozen=True):
    """TB-09, TB-11: a ship begins in this port; hidden from others in a secret start."""

    cell: int


class PortsRevealed(Event, frozen=True):
    """TB-11: all secret choices are revealed; `cells` by seat."""

    cells: tuple[int, ...]


class StarterDrawn(Event, frozen=True):
    """TB-13: chance says who begins."""

    starter: int


class TurnStarted(Numbered, frozen=True):
    """The turn of `seat`, the `number`th of the game (from 1)."""


class DiceRolled(OfSeat, frozen=True):
    """TB-14: the two dice of a turn."""

    first: int
    second: int


class WindTurned(Event, frozen=True):
    """TB-16: the marker moved `steps` on, from one wind to another (or the same, TB-17)."""

    before: int
    after: int
    steps: int


class TreasurePlaced(Event, frozen=True):
    """TB-18: a token was drawn onto an island."""

    cell: int
    kind: int


class PrivateerAppeared(Event, frozen=True):
    """TB-20: the drawn token was black: a privateer lies at the island."""

    ship: int
    cell: int


class PrivateerCommanded(OfSeat, frozen=True):
    """TB-23, TB-24: `seat` commands a privateer this turn, for this many pearls."""

    ship: int
    pearls: int


class PearlsSpent(OfSeat, frozen=True):
    """TB-55: pearls were returned to the box; `use` is command, sails, guns or rum."""

    ship: int
    white: int
    black: int
    use: str


class ShipMoved(OfSeat, frozen=True):
    """TB-28: along `path` (from first to last cell) for `cost` points, `pearls` of them bought.

    The step onto `path[drift]` was the free one (TB-32); 0 if none was.
    """

    ship: int
    path: tuple[int, ...]
    cost: int
    pearls: int
    drift: int


class TreasureTaken(OfSeat, frozen=True):
    """TB-36: the token of an island went aboard."""

    ship: int
    cell: int
    kind: int


class NoRoom(Event, frozen=True):
    """TBA-61: for this piece the hold of `ship` has no room; it stays on its island, or `is_lost`
    to the box.
    """

    ship: int
    kind: int
    is_lost: bool


class KeptAboard(OfSeat, frozen=True):
    """TB-38: one piece was kept aboard."""

    kind: int


class Unloaded(OfSeat, frozen=True):
    """TB-38, TB-39: these tokens (the number of each kind) went into the box at a port.

    They are worth `points` and, for their colours, `bonus` more.
    """

    cell: int
    kinds: Hold
    points: int
    bonus: int


class Scored(OfSeat, frozen=True):
    """`seat` scored `points` and has `total` now; `why` is unload or privateer (TB-26)."""

    points: int
    total: int
    why: str


class ShotDeclared(OfSeat, frozen=True):
    """TB-42: `ship` fires at `target` across `empties` empty cells."""

    ship: int
    target: int
    empties: int


class RollerNamed(OfSeat, frozen=True):
    """TB-53: `roller` rolls and decides for the privateer `target`."""

    target: int
    roller: int


class AttackRolled(OfSeat, frozen=True):
    """TB-46: `total` is the die and the guns less the empty cells."""

    ship: int
    die: int
    guns: int
    empties: int
    total: int


class DefenceRolled(OfSeat, frozen=True):
    """TB-47: `seat` rolled for `ship`: `total` is the die and the rum."""

    ship: int
    die: int
    rum: int
    total: int


class ShotMissed(Event, frozen=True):
    """TB-48: the attack was less than the defence."""

    ship: int
    target: int
    attack: int
    defence: int


class ShotHit(Event, frozen=True):
    """TB-48: the attack was at least the defence."""

    ship: int
    target: int
    attack: int
    defence: int


class LootTaken(OfSeat, frozen=True):
    """TB-49, TB-50: `ship` got a piece of `target`'s cargo; `seat` chose which."""

    ship: int
    target: int
    kind: int


class ShipSunk(Event, frozen=True):
    """TB-51: `target`, without treasure, was sunk by `ship`."""

    ship: int
    target: int
    cell: int


class BlackPearlGained(Event, frozen=True):
    """TB-54: the sunk privateer `target` is a black pearl aboard `ship`."""

    ship: int
    target: int


class Refitted(OfSeat, frozen=True):
    """TB-52: after sinking, the ship of `seat` lies in this port, empty."""

    cell: int


class TurnEnded(OfSeat, frozen=True):
    """The turn of `seat` is over."""


class GameEnded(Won, frozen=True):
    """TB-61: the game is over, as somebody has reached the target."""


EVENTS: Final = kinds_of(Event, __name__)
