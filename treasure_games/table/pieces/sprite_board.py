"""The board of sprites: those at rest are drawn once, those that move every frame."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator

from msgspec import Struct
from pygame import FRect, Rect, Surface

from treasure_games.stage.canvas import Canvas
from treasure_games.stage.dirty import Dirty
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.pictures import opaque
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.turner import draw_sprites, expect_sprite
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH

Key = Hashable
_SHADOW = 14.0
"""Virtual units by which a shadow and soft edges extend beyond a piece at rest."""


class Pose(Struct, frozen=True):
    """A piece at rest: its centre, scale, turn in degrees, picture and depth.

    Pieces of a larger depth are above those of a smaller one.
    """

    x: float
    y: float
    scale: float
    angle: float
    image: str
    depth: float

    def sprite(self, width: float, height: float, silhouette: str = "card") -> Sprite:
        """Return a sprite of this size (at scale 1) in this pose."""
        return Sprite(
            self.image, self.x, self.y, width, height, self.angle, self.scale,
            silhouette=silhouette,
        )  # fmt: skip

    def matches(self, sprite: Sprite) -> bool:
        """Return True if the sprite has this pose and picture."""
        lies = (sprite.x, sprite.y, sprite.scale, sprite.angle, sprite.image)
        return lies == (self.x, self.y, self.scale, self.angle, self.image)


def outline(sprite: Sprite) -> tuple[float, float]:
    """Return the width and height of a sprite, turned as it is."""
    across, down = sprite.width * sprite.scale, sprite.height * sprite.scale
    if sprite.angle:
        turn = math.radians(sprite.angle)
        cosine, sine = abs(math.cos(turn)), abs(math.sin(turn))
        across, down = across * cosine + down * sine, across * sine + down * cosine
    if sprite.stretch > 1.0:
        across *= sprite.stretch
    elif sprite.stretch < 1.0:
        down /= sprite.stretch
    return across, down


def extent(sprite: Sprite) -> FRect:
    """Return the area that a sprite may touch, turned as it is and with its shadow; in flight it
    may still wear what is larger.
    """
    across, down = outline(sprite)
    if sprite.is_flying:
        across, down = max(across, sprite.reach[0]), max(down, sprite.reach[1])
    lift = sprite.lift
    left, top = sprite.x - across / 2 - _SHADOW, sprite.y - lift - down / 2 - _SHADOW
    reach = 3 * _SHADOW + 1.4 * lift
    return FRect(left, top, across + reach, down + reach)


class SpriteBoard:
    """Sprites by key.

    `paint_under` and `paint_over` draw what is under and over the pieces at rest. Call `spoil` when
    something that they draw has changed.
    """

    def __init__(
        self,
        paint_under: Callable[[Canvas], None],
        paint_over: Callable[[Canvas], None],
        invalidate: Callable[[FRect | None], None],
    ) -> None:
        self._paint_under = paint_under
        self._paint_over = paint_over
        self.invalidate = invalidate
        """Redraws an area in which nothing at rest has changed."""
        self._sprites: dict[Key, Sprite] = {}
        self._depths: dict[Key, float] = {}
        self._moving: dict[Key, FRect] = {}
        """Moving pieces, the last to start on top, with the area where each was last drawn."""
        self._stale = Dirty(is_whole=True)
        self._expected: list[tuple[Sprite, bool]] = []
        self._cover: Callable[[Canvas], None] | None = None
        self._rest: Surface | None = None
        self._covered: Surface | None = None
        """The same with the cover over it; it has its own surface to be gone at once."""
        self._context: LayoutContext | None = None

    def __contains__(self, key: Key) -> bool:
        return key in self._sprites

    def __getitem__(self, key: Key) -> Sprite:
        return self._sprites[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._sprites))

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the window."""
        if self._context is None:
            return REFERENCE_WIDTH / 2, REFERENCE_HEIGHT / 2
        return self._context.viewport.rect.center

    def lay(self, key: Key, sprite: Sprite, depth: float) -> None:
        """Put a piece on the board at rest; larger depths are above smaller ones."""
        if key in self._sprites:
            self.take(key)
        self._sprites[key] = sprite
        self._depths[key] = depth
        self.spoil(extent(sprite))

    def take(self, key: Key) -> None:
        """Remove a piece from the board."""
        sprite = self._sprites.pop(key)
        self._depths.pop(key)
        drawn = self._moving.pop(key, None)
        if drawn is None:
            self.spoil(extent(sprite))
        else:
            self.invalidate(drawn)

    def lift(self, key: Key) -> Sprite:
        """Start moving a piece: it is drawn every frame, over the pieces at rest."""
        sprite = self._sprites[key]
        if key not in self._moving:
            where = extent(sprite)
            self._moving[key] = where
            self.spoil(where)
        return sprite

    def settle(self, key: Key, depth: float | None = None) -> None:
        """Put a moving piece to rest."""
        if depth is not None and self._depths.get(key) != depth:
            self._depths[key] = depth
            self.spoil(extent(self._sprites[key]))
        drawn = self._moving.pop(key, None)
        if drawn is not None:
            self.invalidate(drawn)
            self.spoil(extent(self._sprites[key]))

    def is_moving(self, key: Key) -> bool:
        """Return True if the piece is drawn every frame."""
        return key in self._moving

    def raise_up(self, key: Key) -> None:
        """Draw a moving piece above the other moving ones."""
        if key in self._moving:
            self._moving[key] = self._moving.pop(key)

    def picture(self, key: Key, image: str) -> None:
        """Give a piece another picture, as it lies or moves."""
        self._sprites[key].image = image
        drawn = self._moving.get(key)
        if drawn is None:
            # What may be done with it shines round it.
            self.spoil(extent(self._sprites[key]).inflate(40, 40))
        else:
            self.invalidate(drawn)

    def place(self, key: Key, pose: Pose) -> None:
        """Put a piece that is on the board into a pose, at rest."""
        sprite = self.lift(key)
        sprite.x, sprite.y, sprite.scale, sprite.angle = pose.x, pose.y, pose.scale, pose.angle
        sprite.image = pose.image
        sprite.lift, sprite.width_pinch, sprite.stretch, sprite.alpha = 0.0, 1.0, 1.0, 1.0
        self.settle(key, pose.depth)

    def clear(self) -> None:
        """Remove everything."""
        self._sprites.clear()
        self._depths.clear()
        self._moving.clear()
        self.spoil(None)

    def expect(self, sprite: Sprite, pose: Pose | None = None, *, is_moving: bool = False) -> None:
        """Have the pictures made, one a frame, that a piece needs as soon as it rests in a pose, by
        default its own; or as it moves.
        """
        if self._rest is not None or is_moving:
            pose = pose or Pose(sprite.x, sprite.y, sprite.scale, sprite.angle, sprite.image, 0.0)
            there = pose.sprite(sprite.width, sprite.height, sprite.silhouette)
            there.has_shadow = sprite.has_shadow
            self._expected.append((there, is_moving))

    def spoil(self, rect: FRect | None) -> None:
        """Redraw this area with all that is at rest in it; None for everything."""
        self._stale.add(rect)
        self.invalidate(rect)

    def cover(
        self, paint: Callable[[Canvas], None] | None, more: Callable[[Canvas], None] | None = None
    ) -> None:
        """Have something painted over all that is at rest, or take it away, which costs nothing:
        what lies below is kept. `more` comes to the same on top of the last cover.
        """
        if more and self._covered and self._context and not self._stale:
            more(Canvas(self._covered, self._context))
        else:
            self._covered = None
        self._cover = paint
        self.invalidate(None)

    def track(self) -> None:
        """Redraw where moving pieces were and where they are now; call this once per update."""
        for key, drawn in self._moving.items():
            now = extent(self._sprites[key])
            if now != drawn:
                self.invalidate(drawn)
                self.invalidate(now)
                self._moving[key] = now

    def draw_rest(self, canvas: Canvas) -> None:
        """Draw everything at rest, from its prepared picture."""
        rest = self._painted(canvas)
        clip = canvas.surface.get_clip()
        canvas.surface.blit(rest, clip, clip)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw the moving pieces, over everything at rest."""
        for sprite, is_moving in self._expected:
            expect_sprite(canvas.context, sprite, is_moving=is_moving)
        self._expected.clear()
        shown = [self._sprites[key] for key, where in self._moving.items() if canvas.touches(where)]
        if shown:
            draw_sprites(canvas, shown, is_moving=True)

    def _painted(self, canvas: Canvas) -> Surface:
        context = canvas.context
        if self._rest is None or context is not self._context:
            self._context = context
            self._rest = opaque(canvas.surface.get_size(), canvas.surface)
            self._covered = None
            self._stale.add(None)
        clips = self._stale.take().pixels(context.viewport) if self._stale else ()
        self._repaint(Canvas(self._rest, context), clips)
        if self._cover is None:
            return self._rest
        if self._covered is None:
            self._covered = opaque(self._rest.get_size(), self._rest)
            clips = (self._rest.get_rect(),)
        self._paint_cover(Canvas(self._covered, context), self._rest, clips)
        return self._covered

    def _repaint(self, canvas: Canvas, clips: Iterable[Rect]) -> None:
        for clip in clips:
            canvas.surface.set_clip(clip)
            self._paint_under(canvas)
            resting = [one for one in self._resting() if canvas.touches(extent(one))]
            draw_sprites(canvas, resting)
            self._paint_over(canvas)
        canvas.surface.set_clip(None)

    def _paint_cover(self, canvas: Canvas, rest: Surface, clips: Iterable[Rect]) -> None:
        assert self._cover is not None
        for clip in clips:
            canvas.surface.set_clip(clip)
            canvas.surface.blit(rest, clip, clip)
            self._cover(canvas)
        canvas.surface.set_clip(None)

    def _resting(self) -> Iterator[Sprite]:
        keys: Iterable[Key] = (key for key in self._sprites if key not in self._moving)
        for key in sorted(keys, key=lambda one: self._depths[one]):
            yield self._sprites[key]
