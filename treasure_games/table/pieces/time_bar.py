"""A bar that shortens as time runs out."""

from pygame import FRect

from treasure_games.stage.canvas import Canvas


def draw_time(canvas: Canvas, bar: FRect, share: float) -> None:
    """Draw how much of the time is left, 0 to 1."""
    palette = canvas.context.theme.palette
    canvas.fill(bar, palette.night)
    canvas.fill(FRect(bar.left, bar.top, bar.width * max(0.0, share), bar.height), palette.lantern)
