"""A board with cards, a hand and a plate, and what a game would say of them."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from pygame import FRect

from tests.table.pieces.bench import BACK, Bench
from treasure_games.table.card_table import CardBoard
from treasure_games.table.pieces.hand import Fan
from treasure_games.table.pieces.sprite_board import Pose

PLATE = (900.0, 60.0)
FAN = Fan(FRect(300, 700, 900, 260), 180.0, 252.0)


class Cards(CardBoard):
    """Cards whose view is the poses of those on the table, and the hand."""

    lying: Mapping[int, int]
    """What lies on the table, by the x at which it does."""

    def __init__(self, bench: Bench) -> None:
        services = SimpleNamespace(theme=bench.theme)
        self.bench = bench
        spot = lambda seat: PLATE  # noqa: E731
        super().__init__(
            SimpleNamespace(  # type: ignore[arg-type]
                timeline=bench.timeline, services=services, viewer=0, bottom=0, hand_spot=spot,
                asked=None,
            )
        )  # fmt: skip
        bench.board = self.sprites
        self.hand.shape = FAN
        self.view = SimpleNamespace(seat=0)
        self.lying = {}

    def held(self, view: Any) -> Sequence[int]:
        """Nothing, unless a test holds it."""
        return self.hand.cards

    def poses(self, view: Any) -> Mapping[int, Pose]:
        """What the view has."""
        poses: Mapping[int, Pose] = view
        return poses

    def face(self, view: Any, card: int) -> str:
        """One face for all."""
        return "face"

    def back(self, card: int) -> str:
        """One back for all."""
        return BACK

    def lying_at(self, x: float, y: float) -> int | None:
        """What lies at this x."""
        return self.lying.get(round(x))
