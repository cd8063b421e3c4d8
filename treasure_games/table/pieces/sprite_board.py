"""The board of sprites: those at rest, listed anew only when they change, and those that move."""

from collections.abc import Hashable, Iterator

from msgspec import Struct

from treasure_games.stage.canvas import Canvas, Kept, LayoutContext
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH

Key = Hashable


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


class SpriteBoard:
    """Sprites by key."""

    def __init__(self) -> None:
        self._sprites: dict[Key, Sprite] = {}
        self._depths: dict[Key, float] = {}
        self._moving: dict[Key, None] = {}
        """Moving pieces, the last to start on top."""
        self._rest, self._changes = Kept(), 0
        """The items of those at rest, and how often any of them has changed."""
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
        self._moving.pop(key, None)
        self._sprites.pop(key, None)
        self._sprites[key] = sprite
        self._depths[key] = depth
        self._changes += 1

    def take(self, key: Key) -> None:
        """Remove a piece from the board."""
        del self._sprites[key], self._depths[key]
        self._moving.pop(key, None)
        self._changes += 1

    def lift(self, key: Key) -> Sprite:
        """Start moving a piece: it is drawn over the pieces at rest."""
        if key not in self._moving:
            self._moving[key] = None
            self._changes += 1
        return self._sprites[key]

    def settle(self, key: Key, depth: float | None = None) -> None:
        """Put a moving piece to rest."""
        if depth is not None:
            self._depths[key] = depth
        self._moving.pop(key, None)
        self._changes += 1

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
        self._changes += 1

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
        self._changes += 1

    def draw_rest(self, canvas: Canvas) -> None:
        """Draw the pieces at rest."""
        self._context = canvas.context
        canvas.kept(self._rest, self._changes, self._draw_resting)

    def draw_moving(self, canvas: Canvas) -> None:
        """Draw the moving pieces, over those at rest."""
        draw_sprites(canvas, [self._sprites[key] for key in self._moving], is_moving=True)

    def _draw_resting(self, canvas: Canvas) -> None:
        resting = [key for key in self._sprites if key not in self._moving]
        resting.sort(key=self._depths.__getitem__)
        draw_sprites(canvas, [self._sprites[key] for key in resting])
