"""Behind the picture of the result: the cabin, its lantern, and the ship that makes off."""

from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.reveal import Reveal
from treasure_games.stage.ambience import Stirring
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.services import Services
from treasure_games.stage.text import Look

_PAGE: Final = page_beside(__file__, Look)
_AT, _ON = Named(_PAGE.lengths), Named(_PAGE.places)


class Backdrop(Stirring):
    """Draws the cabin by lantern light, or by moonlight where a computer has won."""

    pulse = 5.0
    """Seconds in which the ship gains a unit: 12 a minute."""

    def __init__(self, services: Services, reveal: Reveal, *, is_dark: bool) -> None:
        super().__init__(services.settings)
        self._reveal, self._is_dark = reveal, is_dark

    @property
    def is_alive(self) -> bool:
        """True while the ship sails on."""
        return super().is_alive and self._is_dark and self.way < _ON.pane[2]

    @property
    def way(self) -> float:
        """How far the ship has come."""
        return float(self.beat)

    @property
    def is_lit(self) -> bool:
        """True unless the lantern has gone out."""
        return not self._is_dark or self._reveal.seconds < _AT.goes_out

    def draw(self, canvas: Canvas) -> None:
        """Draw the scene, the ship behind its window, and the lantern."""
        viewport, is_lit = canvas.context.viewport, self.is_lit
        frame = Frame.covering(viewport)
        canvas.cover("scenes/defeat" if self._is_dark else "scenes/victory", viewport.rect)
        if self._is_dark:
            self._draw_ship(canvas, frame)
        place = frame.rect(*_ON.lantern)
        place.left = max(place.left, _AT.least_left)
        canvas.image("objects/lantern" if is_lit else "objects/lantern_out", place)
        if is_lit:
            glow = frame.rect(*_ON.glow)
            glow.centerx = place.centerx
            canvas.glow("objects/lantern_glow", glow, 0.75)

    def _draw_ship(self, canvas: Canvas, frame: Frame) -> None:
        """Draw the ship as far as the window shows it, and the woodwork over it."""
        pane = frame.rect(*_ON.pane)
        x, y, wide, high = _ON.ship
        with canvas.clipped(pane):
            canvas.image("result/ship", frame.rect(x + self.way, y, wide, high))
            canvas.image("result/pane", pane)
