"""The stack of cards being answered: who played what at whom, as large as the table allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.stage.animation import Animate, Animation, Call, Later, Parallel, Sequential
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.theme import Theme
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.hewn_card import HALF, HEWN, LOWER
from treasure_games.table.pieces.played_card import PlayedCard, draw_plate, passages_of
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard

Point = tuple[float, float]
Place = tuple[float, float, float, float]
"""Middle, width and degrees of a card."""

_SIZE: Final = (1080.0, 640.0)
"""The area that the numbers below are of."""
_ASPECT: Final = 5.0 / 7.0
_LARGE: Final[dict[int, tuple[Place, ...]]] = {
    1: ((540.0, 274.0, 402.0, 0.0),),
    2: ((330.0, 270.0, 402.0, 2.5), (752.0, 268.0, 392.0, -1.5)),
    3: ((186.0, 270.0, 402.0, 2.5), (518.0, 274.0, 332.0, -1.0), (860.0, 266.0, 388.0, -1.5)),
}
"""By how many there are; of more, the first and the last two are large."""
_EDGE: Final = 40.0
"""So much of a card that is settled looks out from under the one it belongs to."""
_LABEL: Final = (296.0, 82.0)
"""Size of the plate under a card with who played it."""
_LABELS: Final = 558.0
_GAP: Final = 32.0
"""Between the halves of a card that was cancelled."""
_HEW_SECONDS: Final = 0.16
_JOLT: Final = 4.0
_BLADE: Final = (1.205, 0.18)
"""Width of the cut by that of its card, and its height by its width."""
_SWORD: Final = (1.416, 150.0 / 470.0)
_SLANT: Final = 9.0
"""Degrees by which the cut rises to the right."""


class Blade(Struct, frozen=True):
    """Pictures of the cut through a card, and of the sword that makes it."""

    cut: str
    sword: str


class CardStack:
    """The newest card is at the right; under each large one stands who played it.

    The pieces lie on a board of their own, over everything else of the table.
    """

    def __init__(self, blade: Blade | None = None) -> None:
        self._blade = blade
        self.cards: list[PlayedCard] = []
        self._board = SpriteBoard(_bare, _bare)
        self._rect = FRect(0, 0, *_SIZE)

    def place(self, rect: FRect) -> None:
        """Take this area, without motion."""
        if self._rect != rect:
            self._rect = FRect(rect)
            self._lay_all()

    def show(self, cards: Sequence[PlayedCard]) -> None:
        """Show these at once, the oldest first; only what has changed is drawn again."""
        before, stood = self.cards, self._stood()
        self.cards = list(cards)
        for index in range(max(len(before), len(self.cards))):
            if not (
                before[index : index + 1] == self.cards[index : index + 1]
                and stood[index] == self._pose(index)
                and self._lies(index)
            ):
                self._clear(index)
                if index < len(self.cards):
                    self._lay(index)
        if "sword" in self._board:
            self._board.take("sword")
        self._order()

    def _lay_all(self) -> None:
        for key in self._board:
            self._board.take(key)
        for index in range(len(self.cards)):
            self._lay(index)

    def _stood(self) -> dict[int, Pose]:
        return {index: self._pose(index) for index in range(len(self.cards))}

    def _clear(self, index: int) -> None:
        for key in _keys(index):
            if key in self._board:
                self._board.take(key)

    def _order(self) -> None:
        """Have later cards lie on earlier ones."""
        for index in range(len(self.cards)):
            for key in _keys(index):
                self._board.raise_up(key)

    def _lies(self, index: int) -> bool:
        """Return True if a card is where it belongs, or is cut in two."""
        return (index, LOWER) in self._board or (
            index in self._board and self._pose(index).matches(self._board[index])
        )

    def play(self, cards: Sequence[PlayedCard], start: Point, theme: Theme) -> Animation:
        """Return the flight of the last of these from a point, while the others make room; those
        that it cuts down, or lets stand again, change when it lands.
        """
        return Later(partial(self._play, tuple(cards), start, theme))

    def _play(self, cards: Sequence[PlayedCard], start: Point, theme: Theme) -> Animation:
        before, stood = self.cards, self._stood()
        self.cards = [*before, cards[-1]]
        manner, seconds = Manner.of(theme), theme.durations.move_short
        last = len(before)
        stood[last] = Pose(*start, 0.4, 0.0, cards[-1].image, float(last))
        moves = []
        for index, pose in stood.items():
            is_cut = self.cards[index].is_cancelled
            self._clear(index)
            self._lay(index, None if is_cut else pose)
            if not is_cut:
                self._board[index].is_swift = True
                way = manner if index == last else manner.sliding
                moves.append(self._flight(index, self._pose(index), way, seconds))
        self._expect(cards)
        return Sequential(
            Parallel(*moves),
            Call(lambda: self.show(cards)),
            self._struck(cards, before, theme),
        )

    def _struck(
        self, cards: Sequence[PlayedCard], before: Sequence[PlayedCard], theme: Theme
    ) -> Animation:
        """Return the jolt of the card below, and how those part that were cancelled just now."""
        cut = [
            index for index, card in enumerate(before)
            if cards[index].is_cancelled and not card.is_cancelled
        ]  # fmt: skip

        def strike(t: float) -> None:
            for index in cut:
                self._part(index, t)
                self._swing(index, t)
            below = len(cards) - 2
            if below >= 0 and below in self._board and below not in cut:
                goal = self._pose(below)
                self._board[below].y = goal.y + _JOLT * (1.0 - t) * bool(theme.motion.shake_pixels)

        return Animate(_HEW_SECONDS, strike)

    def take(self, goal: Point, theme: Theme, left: Sequence[PlayedCard]) -> Animation:
        """Return the flight of the top card to a point: it has taken effect, or was cancelled.

        Then these are `left`.
        """

        def begin() -> Animation:
            top = len(self.cards) - 1
            if top < 0:
                return Call(lambda: self.show(left))
            pose = self._pose(top)
            keys = [key for key in (top, (top, LOWER)) if key in self._board]
            for key in keys:
                self._board[key].is_swift = True
            if (top, "blade") in self._board:
                self._board.take((top, "blade"))
            manner = Manner.of(theme)
            away = Pose(*goal, 0.3, 0.0, "", pose.depth)
            flights = [
                Flight(self._board, key,
                       Pose(away.x, away.y, away.scale, 0.0, self._board[key].image, away.depth),
                       manner, vanishes=True)
                for key in keys
            ]  # fmt: skip
            return Sequential(Parallel(*flights), Call(lambda: self.show(left)))

        return Later(begin)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, then who played them."""
        self._board.draw_moving(canvas)
        for card, plate in self._plates():
            if canvas.touches(plate.inflate(60, 60)):
                draw_plate(canvas, card, plate)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words for the layout check."""
        for number, (card, plate) in enumerate(self._plates()):
            for part, passage in enumerate(passages_of(context, card, plate)):
                yield passage.box(context, f"stack.card{number}.{part}")

    def rect_of(self, index: int) -> FRect:
        """Return the area of a card that lies there."""
        pose = self._pose(index)
        rect = FRect(0, 0, *self._card)
        rect.scale_by_ip(pose.scale)
        rect.center = pose.x, pose.y
        return rect

    def make_ready(self, context: LayoutContext) -> None:
        """Read the sword and its cut, which are needed suddenly; smaller ones are made of them."""
        if self._blade:
            scale = context.viewport.scale
            for name, form in ((self._blade.cut, _BLADE), (self._blade.sword, _SWORD)):
                width, height = self._blade_size(form)
                context.assets.make_ready([(name, round(width * scale), round(height * scale))])

    # Places

    def _blade_size(self, form: Point) -> Point:
        """Return the size of the sword or its cut at scale 1."""
        width = form[0] * self._card[0]
        return width, width * form[1]

    @property
    def _unit(self) -> float:
        return min(self._rect.width / _SIZE[0], self._rect.height / _SIZE[1])

    @property
    def _card(self) -> Point:
        """The size of a card at scale 1: that of the largest."""
        width = _LARGE[1][0][2] * self._unit
        return width, width / _ASPECT

    def _pose(self, index: int) -> Pose:
        count = len(self.cards)
        places = _LARGE[min(3, count)]
        settled = max(0, count - 3)
        if 0 < index <= settled:
            x, y, width, angle = places[1]
            x -= _EDGE * (settled + 1 - index)
        else:
            x, y, width, angle = places[index - settled if index else 0]
        unit = self._unit
        left = self._rect.centerx - _SIZE[0] * unit / 2
        return Pose(left + x * unit, self._rect.top + y * unit, width / _LARGE[1][0][2], angle,
                    self.cards[index].image, float(index))  # fmt: skip

    def _plates(self) -> list[tuple[PlayedCard, FRect]]:
        """Return the large cards, and the plate under each."""
        count = len(self.cards)
        found = []
        for index in range(count):
            if 0 < index <= count - 3:
                continue
            plate = FRect(0, 0, _LABEL[0] * self._unit, _LABEL[1] * self._unit)
            plate.midtop = self._pose(index).x + 20, self._rect.top + _LABELS * self._unit
            found.append((self.cards[index], plate))
        return found

    # Pieces

    def _lay(self, index: int, start: Pose | None = None) -> None:
        """Lay a card where it belongs, or where it starts from."""
        card, pose = self.cards[index], start or self._pose(index)
        if not card.is_cancelled:
            self._board.lay(index, pose.sprite(*self._card), pose.depth)
            self._board.lift(index)
            return
        for key, sprite in self._halves(index, pose):
            self._board.lay(key, sprite, pose.depth)
            self._board.lift(key)
        self._part(index, 1.0)

    def _halves(self, index: int, pose: Pose) -> Iterator[tuple[Key, Sprite]]:
        """Yield the pieces of a card that was cancelled, and the cut between them."""
        for key, side in ((index, "upper"), ((index, LOWER), LOWER)):
            sprite = pose.sprite(*self._card, silhouette="")
            sprite.height *= HALF
            sprite.angle = 0.0  # Two more large pictures to turn would be too much for a frame.
            sprite.image = f"{HEWN}:{side}~{self.cards[index].image}"
            sprite.has_shadow = False
            yield key, sprite
        if self._blade:
            yield (index, "blade"), self._of_blade(self._blade.cut, _BLADE, pose)

    def _of_blade(self, image: str, form: Point, pose: Pose) -> Sprite:
        size = self._blade_size(form)
        return Sprite(image, pose.x, pose.y, *size, _SLANT, pose.scale, has_shadow=False)

    def _expect(self, cards: Sequence[PlayedCard]) -> None:
        """Have made one a frame what is seen when the one on its way lands: cards that it cuts
        down, or lets stand again.
        """
        for index, (now, then) in enumerate(zip(self.cards, cards, strict=True)):
            pose, hews = self._pose(index), then.is_cancelled and not now.is_cancelled
            sprites = [sprite for _key, sprite in self._halves(index, pose)] if hews else []
            if hews and self._blade:
                sprites.append(self._of_blade(self._blade.sword, _SWORD, pose))
            if now.is_cancelled and not then.is_cancelled:
                sprites.append(pose.sprite(*self._card))
            for sprite in sprites:
                self._board.expect(sprite, is_moving=True)

    def _part(self, index: int, share: float) -> None:
        """Draw the halves of a card apart by this share of the gap."""
        pose = self._pose(index)
        for key, way in ((index, -1.0), ((index, LOWER), 1.0)):
            if key in self._board:
                sprite = self._board[key]
                middle = (1.0 / HALF - 1.0) / 2 * sprite.height * sprite.scale
                sprite.y = pose.y + way * (middle + share * _GAP * self._unit / 2)
                sprite.x = pose.x + way * share * 3.0

    def _swing(self, index: int, t: float) -> None:
        """Draw the sword through a card, from right to left; it is gone at the end."""
        if self._blade is None or t >= 1.0:
            if "sword" in self._board:
                self._board.take("sword")
            return
        sprite = self._of_blade(self._blade.sword, _SWORD, self._pose(index))
        sprite.x += (0.5 - t) * 0.7 * sprite.width * sprite.scale
        self._board.lay("sword", sprite, float(len(self.cards)))
        self._board.lift("sword")

    def _flight(self, index: int, goal: Pose, manner: Manner, seconds: float) -> Animation:
        return Flight(self._board, index, goal, manner, duration=seconds,
                      on_landing=lambda: self._stay(index))  # fmt: skip

    def _stay(self, index: int) -> None:
        if index in self._board:
            self._board.lift(index).is_swift = False


def _keys(index: int) -> tuple[Key, ...]:
    """Return the keys of all pieces of a card."""
    return index, (index, LOWER), (index, "blade")


def _bare(_canvas: Canvas) -> None:
    """Nothing lies at rest on the stack's board."""
