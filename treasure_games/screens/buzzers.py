"""The own keys of people at one screen: they light up when pressed, and can be chosen anew."""

from functools import partial
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.screens.rebinding import RebindingScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.keymap import SEAT
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Row
from treasure_games.stage.widgets.label import Label
from treasure_games.table.glow import draw_halo
from treasure_games.table.services import AppServices

SEATS: Final = 6
"""The most people that any game asks at once."""
_ACTS: Final = [f"{SEAT}{seat + 1}" for seat in range(SEATS)]
_LINE: Final = TextStyle(28.0, Face.SEMIBOLD, "pearl")
_KEY: Final = TextStyle(28.0, Face.BOLD, "lantern", "centre")


class BuzzersScene(RebindingScene):
    """A line for each seat; every key or pad that is pressed lights up its line."""

    seats = range(SEATS)

    def __init__(self, services: AppServices) -> None:
        self._lit: set[int] = set()
        self._keys = [Label("", _KEY, f"buzzer{seat}.key") for seat in range(SEATS)]
        self._lines = [self._line(seat) for seat in range(SEATS)]
        idle = _("Press your key or the first button of your pad to try it.")
        super().__init__(
            services, _("Own keys"), *self._lines, acts=_ACTS, idle=idle, widest=1000.0
        )

    def _line(self, seat: int) -> Row:
        name = Label(_("Seat {number}", number=seat + 1), _LINE, f"buzzer{seat}.seat")
        change = Button(_("Change"), partial(self.ask, _ACTS[seat]), f"change{seat}")
        return Row(name.growing(), self._keys[seat].growing(), change, gap=30.0, align="centre")

    def tell_keys(self) -> None:
        """Show the key of each seat."""
        for act, label in zip(_ACTS, self._keys, strict=True):
            label.text = self._app.keymap.spoken(act)

    def handle(self, intent: Intent) -> bool:
        """Light up whose key or pad is pressed."""
        if isinstance(intent, intents.SeatKey):
            return self._light(intent.seat, is_on=intent.is_held)
        if isinstance(intent, intents.PadConfirm):
            self._light(intent.pad, is_on=intent.pad not in self._lit)
        return super().handle(intent)

    def _light(self, seat: int, *, is_on: bool) -> bool:
        if seat < SEATS:
            (self._lit.add if is_on else self._lit.discard)(seat)
            if is_on:
                self._app.audio.play("buzzer")
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet, with light around the lines of pressed keys."""
        super().draw(canvas)
        for seat in self._lit:
            rect = self._lines[seat].rect.inflate(30.0, 10.0)
            draw_halo(canvas, rect, reach=16.0, level=220)
            canvas.outline(rect, canvas.context.theme.palette.lantern, 3.0, 10.0)
