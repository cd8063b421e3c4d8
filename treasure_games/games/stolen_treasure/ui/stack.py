"""The stack of cards being answered, as large as can be; cancelled cards are cut and dimmed."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from msgspec import Struct
from pygame import FRect, Surface

from treasure_games.match.seats import Seat
from treasure_games.stage.animation import Animate, Animation, Call, Later, Parallel, Sequential
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, Worded, brief_name, whole_line, within
from treasure_games.table.pieces.flight import Flight, Manner
from treasure_games.table.pieces.giving_hand import Given
from treasure_games.table.pieces.plate_slots import draw_stripe
from treasure_games.table.pieces.sprite_board import Key, Pose, SpriteBoard
from treasure_games.table.seat_face import draw_face

Point = tuple[float, float]

_AT, _AS = mixed_look_beside(__file__)
_CUT, _CUTLASS = "stolen_treasure/blade_cut", "stolen_treasure/cutlass"
HEWN: Final = "hewn"
"""Family of the halves of cards that were cancelled: "hewn:upper~picture" and "hewn:lower~…"."""
HALF: Final = 0.56
"""Height of a half by that of its card: the cut rises to the right."""
LOWER: Final = "lower"


class PlayedCard(Struct, frozen=True):
    """A card on the stack: its picture, who played it, and in a few words what and at whom."""

    image: str
    seat: Seat
    words: str
    is_cancelled: bool = False
    """True if an answer cuts it down as things stand: it stays there, but has no effect."""


class CardStack(Worded):
    """The newest card is at the right; under each large one stands who played it.

    The pieces lie on a board of their own, over everything else of the table.
    """

    def __init__(self) -> None:
        self.cards: list[PlayedCard] = []
        self._is_flying = False
        """Whether the last card is still on its way: nothing is told of it yet."""
        self._board = SpriteBoard()
        self._rect = FRect(0, 0, *_AT.size)

    def place(self, rect: FRect) -> None:
        """Take this area, without motion."""
        if self._rect != rect:
            self._rect = FRect(rect)
            self.show(self.cards)

    def show(self, cards: Sequence[PlayedCard]) -> None:
        """Show these at once, the oldest first; no card covers a cut."""
        self.cards, self._is_flying = list(cards), False
        self._board.clear()
        for index in range(len(self.cards)):
            self._lay(index, self._pose(index))
        for index in range(len(self.cards)):
            if (index, "blade") in self._board:
                self._board.lift((index, "blade"))

    def play(self, cards: Sequence[PlayedCard], start: Point, theme: Theme) -> Animation:
        """Return the flight of the last of these from a point; others make room, then change."""
        seconds = theme.durations.move_long + theme.brief(_AT.hew)
        return Later(partial(self._play, tuple(cards), start, theme), seconds=seconds)

    def _play(self, cards: Sequence[PlayedCard], start: Point, theme: Theme) -> Animation:
        before = self.cards
        stood = [self._pose(index) for index in range(len(before))]
        stood.append(Pose(*start, 0.4, 0.0, cards[-1].image, float(len(before))))
        self.cards, self._is_flying = [*before, cards[-1]], True
        self._board.clear()
        moves = []
        for index, card in enumerate(self.cards):
            goal = self._pose(index)
            self._lay(index, goal if card.is_cancelled else stood[index])
            if not card.is_cancelled:
                self._board[index].is_swift = True
                manner, seconds = Manner.of(theme), theme.durations.move_long
                # What makes room only slides: there is no hand for that.
                manner = manner.sliding if index < len(before) else manner
                moves.append(Given(self._board, index, goal, manner, card.seat, duration=seconds))
        return Sequential(
            Parallel(*moves), Call(lambda: self.show(cards)), self._struck(cards, before, theme)
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
                self._board[below].y = goal.y + _AT.jolt * (1.0 - t) * bool(
                    theme.motion.shake_pixels
                )

        return Animate(theme.brief(_AT.hew), strike)

    def take(self, goal: Point, theme: Theme, left: Sequence[PlayedCard]) -> Animation:
        """Return the flight of the top card to a point: it has taken effect, or was cancelled.

        Then these are `left`.
        """

        def begin() -> Animation:
            top = len(self.cards) - 1
            if top < 0:
                return Call(lambda: self.show(left))
            if (top, "blade") in self._board:
                self._board.take((top, "blade"))
            flights = []
            for key in (key for key in (top, (top, LOWER)) if key in self._board):
                sprite = self._board[key]
                sprite.is_swift = True
                away = Pose(*goal, 0.3, 0.0, sprite.image, float(top))
                manner, seconds = Manner.of(theme), theme.durations.move_long
                flights.append(
                    Flight(self._board, key, away, manner, vanishes=True, duration=seconds)
                )
            return Sequential(Parallel(*flights), Call(lambda: self.show(left)))

        return Later(begin, seconds=theme.durations.move_long)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, then who played them."""
        self._board.draw_moving(canvas)
        for card, plate in self._plates():
            draw_plate(canvas, card, plate)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words on the plates."""
        for number, (card, plate) in enumerate(self._plates()):
            for part, passage in enumerate(passages_of(context, card, plate)):
                yield f"stack.card{number}.{part}", passage

    def rect_of(self, index: int) -> FRect:
        """Return the area of a card that lies there."""
        pose = self._pose(index)
        return FRect(0, 0, *self._card).scale_by(pose.scale).move_to(center=(pose.x, pose.y))

    # Places

    @property
    def _unit(self) -> float:
        unit: float = min(self._rect.width / _AT.size[0], self._rect.height / _AT.size[1])
        return unit

    @property
    def _card(self) -> Point:
        """The size of a card at scale 1: that of the largest."""
        width = _AT.large[0][0][2] * self._unit
        return width, width / _AT.aspect

    def _pose(self, index: int) -> Pose:
        count = len(self.cards)
        places = _AT.large[min(3, count) - 1]
        settled = max(0, count - 3)
        if 0 < index <= settled:
            x, y, width, angle = places[1]
            x -= _AT.edge * (settled + 1 - index)
        else:
            x, y, width, angle = places[index - settled if index else 0]
        unit = self._unit
        left = self._rect.centerx - _AT.size[0] * unit / 2
        return Pose(left + x * unit, self._rect.top + y * unit, width / _AT.large[0][0][2], angle,
                    self.cards[index].image, float(index))  # fmt: skip

    def _plates(self) -> list[tuple[PlayedCard, FRect]]:
        """Return the large cards that have landed, and the plate under each."""
        plate, top = FRect((0, 0), _AT.label), self._rect.top + _AT.labels * self._unit
        plate.size = plate.width * self._unit, plate.height * self._unit
        return [
            (card, plate.move_to(midtop=(self._pose(index).x + 20, top)))
            for index, card in enumerate(self.cards[: len(self.cards) - self._is_flying])
            if not 0 < index <= len(self.cards) - 3
        ]

    # Pieces

    def _lay(self, index: int, pose: Pose) -> None:
        """Lay a card down in a pose, over the others."""
        if not self.cards[index].is_cancelled:
            self._put(index, pose.sprite(*self._card))
            return
        for key, sprite in self._halves(index, pose):
            self._put(key, sprite)
        self._part(index, 1.0)

    def _put(self, key: Key, sprite: Sprite) -> None:
        self._board.lay(key, sprite, 0.0)
        self._board.lift(key)

    def _halves(self, index: int, pose: Pose) -> Iterator[tuple[Key, Sprite]]:
        """Yield the pieces of a card that was cancelled, and the cut between them."""
        for key, side in ((index, "upper"), ((index, LOWER), LOWER)):
            sprite = pose.sprite(*self._card, silhouette="")
            sprite.height *= HALF
            sprite.angle = 0.0  # Two more large pictures to turn would be too much for a frame.
            sprite.image = f"{HEWN}:{side}~{self.cards[index].image}"
            sprite.has_shadow = False
            yield key, sprite
        yield (index, "blade"), self._of_blade(_CUT, _AT.blade, pose)

    def _of_blade(self, image: str, form: Point, pose: Pose) -> Sprite:
        width = form[0] * self._card[0]
        size = width, width * form[1]
        return Sprite(image, pose.x, pose.y, *size, _AT.slant, pose.scale, has_shadow=False)

    def _part(self, index: int, share: float) -> None:
        """Draw the halves of a card apart by this share of the gap."""
        pose = self._pose(index)
        for key, way in ((index, -1.0), ((index, LOWER), 1.0)):
            if key in self._board:
                sprite = self._board[key]
                middle = (1.0 / HALF - 1.0) / 2 * sprite.height * sprite.scale
                sprite.y = pose.y + way * (middle + share * _AT.gap * self._unit / 2)
                sprite.x = pose.x + way * share * 3.0

    def _swing(self, index: int, t: float) -> None:
        """Draw the sword through a card, from right to left; it is gone at the end."""
        if t >= 1.0:
            if "sword" in self._board:
                self._board.take("sword")
            return
        sprite = self._of_blade(_CUTLASS, _AT.sword, self._pose(index))
        sprite.x += (0.5 - t) * 0.7 * sprite.width * sprite.scale
        self._put("sword", sprite)


def _parts(plate: FRect) -> tuple[FRect, FRect, FRect]:
    """Return the places of face, name and words."""
    side = min(_AT.face, 1.15 * plate.height)
    face = FRect(plate.left - 0.3 * side, plate.centery - side / 2, side, side)
    left = face.right + 10.0
    wide = plate.right - 26.0 - left
    half, middle = 0.4 * plate.height, plate.centery - 0.03 * plate.height
    # Letters hang lower on their lines than they rise: the lower rim stays clear of them.
    return face, FRect(left, middle - half, wide, half), FRect(left, middle, wide, half)


def passages_of(context: LayoutContext, card: PlayedCard, plate: FRect) -> list[Passage]:
    """Return the words on the plate: a name, and what was played."""
    _face, name, words = _parts(plate)
    called, style = escaped(card.seat.name), within(context, _AS.name, name.height)
    told = whole_line(context, card.words, within(context, _AS.words, words.height), *words.size)
    named = brief_name(context, called, style, name.width, whole=_AT.whole)
    return [Passage(*named, name), Passage(*told, words)]


def draw_plate(canvas: Canvas, card: PlayedCard, plate: FRect) -> None:
    """Draw face, name and words, and the stripe of the seat."""
    skin.draw_panel(canvas, plate, "dark")
    draw_stripe(canvas, plate, card.seat.emblem, 12.0)
    draw_face(canvas, _parts(plate)[0], card.seat, "pleased")
    for passage in passages_of(canvas.context, card, plate):
        passage.draw(canvas)


def paint_half(assets: Assets, name: str, width: int, height: int) -> Surface:
    """Paint "upper~picture" or "lower~picture" at this many pixels: one half of a card that was
    cancelled, along a line that rises to the right.
    """
    side, picture = name.split("~", 1)
    half, whole = Surface((width, height), pygame.SRCALPHA), round(height / HALF)
    top = 0 if side == "upper" else height - whole
    half.blit(assets.image(picture, width, whole), (0, top))
    left, right = top + round(HALF * whole), top + round((1.0 - HALF) * whole)
    edge = height if side == "upper" else 0
    mask = Surface((width, height), pygame.SRCALPHA)
    mask.fill(_AT.dimmed)
    away = [(0, left), (width, right), (width, edge), (0, edge)]
    pygame.draw.polygon(mask, (0, 0, 0, 0), away)
    half.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return half
