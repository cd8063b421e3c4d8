"""Pictures of dice, which of them count, and what those have in common who move them."""

from typing import Final

from treasure_games.games.scallywager.rules.bidding import counted
from treasure_games.games.scallywager.rules.pieces import NO_FACE
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.ui.layout import Layout
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.pieces.sprite_board import Key, Pose
from treasure_games.table.stagehand import Stagehand

SIDE: Final = 100.0
"""Side of a die at scale 1, in virtual units."""
UNSEEN: Final = "dice/tumble_3"
"""A die that leaves somebody's hold without being seen."""


def die(face: int) -> str:
    """Return the picture of a die."""
    return f"scallywager/die_{face}"


def gold(face: int) -> str:
    """Return the picture of a bid's face."""
    return f"scallywager/die_gold_{face}"


def idle(face: int) -> str:
    """Return the picture of a die that doesn't count."""
    return f"scallywager/die_idle_{face}"


def picture(view: View, seat: int, place: int, *, is_idle: bool = False) -> str:
    """Return the picture of a die that is known, in a hold; an idle one doesn't count."""
    face = view.dice[seat][place]
    if is_idle:
        return idle(face)
    is_ghost = place >= len(view.dice[seat]) - view.ghosts[seat]
    return f"scallywager/die_ghost_{face}" if is_ghost else die(face)


def counts_for(view: View, seat: int, place: int, face: int) -> bool:
    """Return True if a known die counts for a bid on this face."""
    return bool(counted(view.house, ((view.dice[seat][place],),), face))


def rolled(view: View, seat: int) -> list[int]:
    """Return the places of somebody's dice whose faces are known."""
    return [place for place, face in enumerate(view.dice[seat]) if face > NO_FACE]


def is_die(key: object) -> bool:
    """Return True if a piece of the table is a die."""
    return isinstance(key, tuple) and key[0] in ("die", "lost")


def own_order(view: View, bottom: int) -> tuple[int, ...]:
    """Return the places of the own dice, sorted by face."""
    hold = view.dice[bottom]
    return tuple(sorted(range(len(hold)), key=lambda place: (hold[place], place)))


class DiceMover(Stagehand):
    """The base of who lays and moves dice on a board."""

    def __init__(self, board: PeopleBoard) -> None:
        super().__init__(board.api)
        self._board, self.sprites = board, board.sprites

    @property
    def layout(self) -> Layout:
        """Where everything is."""
        layout: Layout = self._board.layout
        return layout

    def put(self, key: Key, pose: Pose) -> None:
        """Lay a die down."""
        self.sprites.lay(key, pose.sprite(SIDE, SIDE, "die"), pose.depth)
