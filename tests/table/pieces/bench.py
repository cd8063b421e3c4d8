"""A table top for pieces by themselves: a board, an invisible canvas, cards."""

import pygame
from pygame import Rect, Surface

from tests.conftest import shared_assets
from treasure_games.stage.animation import Animation
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import theme_for
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.viewport import Viewport
from treasure_games.table.pieces.sprite_board import SpriteBoard

BACK = "cards/do_not_touch/back"
CARD_SIZE = (60.0, 84.0)
GREY = (90, 90, 90)
"""What shows through where nothing is drawn."""
CALM = theme_for(reduced_motion=True)


class Bench:
    """A board with plain cloth under its pieces, and a timeline."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.theme = theme_for()
        self.board = SpriteBoard()

    def lay(self, card: int, x: float = 0.0, y: float = 0.0, depth: float = 0.0) -> Sprite:
        """Put a card on the board."""
        sprite = Sprite(BACK, x, y, *CARD_SIZE, silhouette="card")
        self.board.lay(card, sprite, depth)
        return sprite

    def play(self, animation: Animation) -> None:
        """Play an animation to its end."""
        self.timeline.play(animation)
        self.timeline.finish()


def window_of(width: int = 1280, height: int = 720, text_scale: float = 1.0) -> Canvas:
    """Something to draw on, as large as a window."""
    pygame.display.init()
    viewport = Viewport(width, height, text_scale)
    context = LayoutContext(viewport, theme_for(), shared_assets(), Fonts())
    return Canvas(context)


def painted(canvas: Canvas) -> Surface:
    """Return a grey picture with what has been drawn."""
    picture = Surface(canvas.context.viewport.pixels.size)
    picture.fill(GREY)
    canvas.paint(picture)
    return picture


def pixels(canvas: Canvas) -> bytes:
    """Return the pixels of this picture."""
    return pygame.image.tobytes(painted(canvas), "RGB")


def seen(canvas: Canvas) -> Rect:
    """Return the pixels within which something has been drawn."""
    first, *others = canvas.frame.bounds
    return first.unionall(others)
