"""The rope below a table that is looked back at: knots at its turns, flags, the scores above."""

from collections.abc import Callable, Sequence

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.replay import Flag, Replay
from treasure_games.screens.result.chart import Line, smooth_lines
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Size

_AT, _AS = look_beside(__file__)


class Rope(Control):
    """A press or a drag leads to the row there, or to a flag."""

    fixed_size = Size(0.0, 136.0)

    def __init__(self, replay: Replay, flags: Sequence[Flag], go: Callable[[int], int]) -> None:
        """`go` leads to a row and returns the one before."""
        super().__init__("rope", hint=lambda: _("Press or drag to go to a moment of the match"))
        self._replay, self._flags, self._go, self._before = replay, flags, go, 0
        self.at = 0.0
        """The row at which the knob is; moved by the timeline."""
        self._numbers = [(row, replay.number(row)) for row in replay.turns]
        scores = [score for _row, scores in replay.curve for score in scores]
        self._low, self._high = min(0, *scores), max(1, *scores)

    def handle(self, intent: Intent) -> bool:
        """Go to where it is pressed or dragged."""
        if isinstance(intent, intents.PointerPressed | intents.PointerDragged):
            row = round((intent.x - self._cord.left) / self._cord.width * self._replay.last)
            met = self._met(intent.x, intent.y)
            is_pressed = isinstance(intent, intents.PointerPressed)
            before = self._go(met.row if met and is_pressed else row)
            self._before = before if is_pressed else self._before
        return isinstance(intent, intents.PointerIntent)

    def let_go(self) -> None:
        """Go back to where one was before the press."""
        self._go(self._before)

    def _met(self, x: float, y: float) -> Flag | None:
        """Return the flag above the cord at a point."""
        above = (one for one in self._flags if self._cloth(one).collidepoint(x, y))
        return next(above, None) if y < self._cord.top else None

    def focus_rect(self) -> FRect:
        """Return a ring around the knob."""
        return sized(skin.KNOB, skin.KNOB, center=(self._x(self.at), self._cord.centery))

    @property
    def _cord(self) -> FRect:
        below = 0.0 if self.context is None else self.context.texts.line_height(_AS.number)
        room = self.rect.inflate(-_AT.flag_wide - 2 * _AT.emblem, 0)
        return FRect(room.left, room.bottom - below - _AT.cord, room.width, _AT.cord)

    def _x(self, row: float) -> float:
        return self._cord.left + self._cord.width * row / max(1, self._replay.last)

    def _cloth(self, flag: Flag) -> FRect:
        grown = _AT.grown if round(self.at) == flag.row else 1.0
        place = FRect(0, 0, _AT.flag_wide * grown, _AT.flag_high * grown)
        left = self._x(flag.row) - _AT.pole * place.width
        return place.move_to(bottomleft=(left, self._cord.centery + 4.0))

    def drawn_from(self) -> object:
        """Return what it depends on."""
        return tuple(self.rect), self.at

    def draw(self, canvas: Canvas) -> None:
        """Draw rope and knots, golden where one has been, then scores, flags and the knob."""
        here, cord = self._x(self.at), self._cord
        canvas.image("ui/rope", cord)
        with canvas.clipped(FRect(cord.left, cord.top, here - cord.left, cord.height)):
            canvas.image("ui/rope_gold", cord)
        self._draw_knots(canvas)
        self._draw_scores(canvas)
        canvas.glow("objects/lantern_glow", self.focus_rect().inflate(60, 60), 0.5)
        for flag in self._flags:
            canvas.image(f"ui/flag_{flag.kind}", self._cloth(flag))
        canvas.image("ui/slider_knob", self.focus_rect())

    def _draw_knots(self, canvas: Canvas) -> None:
        """Draw a knot where each turn begins, and its number if there is room."""
        cord, told, known = self._cord, self.rect.left, 0
        knot = FRect(0, 0, _AT.knot, _AT.knot)
        below = FRect(0, cord.bottom, 0, self.rect.bottom - cord.bottom)
        for row, number in self._numbers:
            x = self._x(row)
            if x - knot.centerx > 0.7 * _AT.knot:
                knot.center = x, cord.centery
                canvas.image("ui/knot_gold" if row <= self.at else "ui/knot", knot)
            half = canvas.context.texts.measure(str(number), _AS.number)[0] / 2 + 4.0
            if number != known and x - half > told:
                told, known = x + half, number
                below.left, below.width = x - half, 2 * half
                canvas.text(str(number), _AS.number, below)

    def _draw_scores(self, canvas: Canvas) -> None:
        """Draw the curve of each seat, and its emblem at the end."""
        context, scores = canvas.context, self._replay.curve
        place = context.viewport.to_pixels(self.rect)
        step = (self._cord.top - 14.0 - self.rect.top) / (self._high - self._low)
        foot = self._cord.top - 14.0 + step * self._low
        lines: list[Line] = [
            (one.emblem, [(self._x(row), foot + _AT.beside * seat - step * told[seat])
                          for row, told in scores], ())
            for seat, one in enumerate(self._replay.match.seats)
        ]  # fmt: skip
        key = "replay_curves", place.size, scores, tuple(line[0] for line in lines)
        curves = context.assets.keep(key, lambda: smooth_lines(context, lines, place))
        canvas.blit(curves, place.topleft)
        for seat, (number, points, _dashes) in enumerate(lines):
            emblem = FRect(points[-1][0] + 4.0 + 12.0 * (seat % 3), 0, _AT.emblem, _AT.emblem)
            emblem.centery = points[-1][1]
            canvas.image(context.theme.seats[number].emblem_image, emblem)
