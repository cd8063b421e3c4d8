"""Everybody's coins, piled up so that they can be counted."""

from collections.abc import Sequence
from typing import Any, Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.animation import Animate, Animation, Call, Sequential, out_cubic
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.people.busts import People
from treasure_games.table.pieces.coins import Point

_AT: Final = Named(page_beside(__file__, dict[str, Any]))


class CoinPile(Node):
    """Coins in stacks of five; changes coin by coin."""

    def __init__(self, count: int = 0) -> None:
        self.count = count
        self._foot, self._coin, self._across = (0.0, 0.0), 1.0, 1
        self._above = 0.0
        """How high the uppermost coin is above its place, 0 to 1."""

    def place(self, foot: Point, coin: float, across: int) -> None:
        """Set the foot of the first stack, the width of a coin, and the stacks in a row, which goes
        to the left from there if that is negative.
        """
        self._foot, self._coin, self._across = foot, coin, across

    def show(self, count: int) -> None:
        """Show this many coins at once."""
        self.count, self._above = count, 0.0

    def one(self, way: int) -> Animation:
        """Return how one coin comes (1) or leaves (-1) from the count then; several may overlap."""

        def begin() -> None:
            self.count += way

        def fall(t: float) -> None:
            self._above = 1.0 - out_cubic(t) if t < 1.0 else 0.0

        return Sequential(Call(begin), Animate(_AT.drop_seconds if way > 0 else 0.0, fall))

    def top(self) -> Point:
        """Return where the next coin lands, and coins leave from."""
        return self._spot(self.count).center

    def draw(self, canvas: Canvas) -> None:
        """Draw the stacks, the rows behind first, each stack from its foot."""
        for index in sorted(range(self.count), key=lambda one: -self._row(one)):
            spot = self._spot(index)
            if index == self.count - 1:
                spot.top -= self._above * self._coin * _AT.drop
            canvas.image("bluffaneer/coin", spot)

    def _row(self, index: int) -> int:
        return int(index // _AT.stack // abs(self._across))

    def _spot(self, index: int) -> FRect:
        stack, level = divmod(index, _AT.stack)
        row, column = divmod(stack, abs(self._across))
        left, foot = self._foot
        width, height = self._coin * _AT.width, self._coin * _AT.height
        along = (column * _AT.beside + 0.3 * (row % 2)) * self._coin
        first = left - (width - self._coin) / 2
        x = first + along if self._across > 0 else first - self._coin - along
        y = foot - height - (level * _AT.step + row * _AT.behind) * self._coin
        return FRect(x, y, width, height)


class CoinPiles(Node):
    """The piles of all, by seat, which go with those who move."""

    def __init__(self, people: People, seats: int) -> None:
        self._people = people
        self.piles = [CoinPile() for _seat in range(seats)]

    def children(self) -> Sequence[CoinPile]:
        """Return the piles."""
        return self.piles

    def show(self, coins: Sequence[int]) -> None:
        """Show this many coins of each."""
        for pile, count in zip(self.piles, coins, strict=True):
            pile.show(count)

    def update(self, dt: float) -> None:
        """Put each pile beside its owner."""
        layout: Any = self._people.edge
        for seat, pile in enumerate(self.piles):
            person = self._people.persons.get(seat)
            pile.place(*layout.pile(person and person.station))
