"""Where something is drawn."""

from collections.abc import Callable

from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext


def areas_of(context: LayoutContext, draw: Callable[[Canvas], object]) -> list[FRect]:
    """The areas of all that is drawn, in virtual units."""
    canvas, to_virtual = Canvas(context), context.viewport.to_virtual
    draw(canvas)
    return [
        FRect(to_virtual(*rect.topleft), to_virtual(*rect.size)) for rect in canvas.frame.bounds
    ]
