"""Large text across the table for a moment: whose turn it is, the last turn, who has won."""

import math

from pygame import FRect, Rect

from treasure_games.stage.animation import Animation, Parallel, Sequential, Tween, Wait, in_quad
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.theme import Durations, Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import one_line
from treasure_games.table.pieces.coins import FlyingCoins
from treasure_games.table.seat_face import SeatFace

_AT, _AS = look_beside(__file__)


def verdict_seconds(durations: Durations) -> float:
    """Return how long a winner is shown."""
    told = durations.banner_in + _AT.longer * durations.banner_hold + durations.banner_out
    return min(told, durations.win_most)


class Banner(Node):
    """`spread` is how far it is open, 0 to 1; moved by the timeline."""

    def __init__(self) -> None:
        self.text = ""
        self.emblem = ""
        self.face: SeatFace | None = None
        """That of a winner, who is shown large and for longer."""
        self.spread = 0.0
        self.hops = 0.0
        """How many of its hops the emblem has done while the plate is open."""
        self.coins = FlyingCoins()
        self._usual = self._room = self._verdict = FRect(0, 0, 0, 0)

    def animation(self, theme: Theme) -> Animation:
        """Return an animation that opens it, holds it and closes it; a winner throws coins."""
        durations = theme.durations
        held, hops = durations.banner_hold * (_AT.longer if self.face else 1.0), _AT.hops
        told = Sequential(
            Tween(self, durations.banner_in, spread=1.0, hops=0.0),
            Tween(self, held, hops=hops if theme.motion.bank_most else 0.0),
            Tween(self, durations.banner_out, easing=in_quad, spread=0.0),
        )
        if (face := self.face) is None or not theme.motion.bank_most:
            return told
        thrown = self.coins.throw(lambda: face.rect.midtop, told.duration - durations.banner_in)
        return Parallel(told, Sequential(Wait(durations.banner_in), thrown))

    def place(self, room: FRect, verdict: FRect) -> None:
        """Set the area that it may take, and the one where a winner is shown."""
        self._usual, self._room, self._verdict = room, room, verdict

    def say(
        self, text: str, emblem: str, face: SeatFace | None = None, room: FRect | None = None
    ) -> None:
        """Take these words, for a `room` that isn't the usual one."""
        self.text, self.emblem, self.face, self._room = text, emblem, face, room or self._usual

    def rect(self, context: LayoutContext) -> FRect:
        """Return the area of the whole plate when it is fully open."""
        room = self._verdict if self.face else self._room
        width = min(room.width, context.texts.measure(self.text, _AS.words)[0] + 300.0)
        height = max(112.0, context.texts.line_height(_AS.words) + 36.0)
        return sized(width, height, center=(room.centerx, room.top + room.height * 0.44))

    def _face_rect(self, plate: FRect) -> FRect:
        least, most = _AT.least * plate.height, _AT.most * plate.height
        side = max(least, min(most, self._verdict.height))
        face = FRect(0, 0, side, side)
        face.center = plate.left + 0.4 * face.width, plate.centery
        return face

    def draw(self, canvas: Canvas) -> None:
        """Draw a plate that opens from its middle, with its words once they have room."""
        if self.spread <= 0.02:
            return
        whole = self.rect(canvas.context)
        rect = FRect(whole)
        rect.width = max(120.0, whole.width * round(self.spread * 12) / 12)
        rect.center = whole.center
        _draw_opened(canvas, whole, rect)
        if self.spread > _AT.told:
            self._draw_told(canvas, whole)
        self.coins.draw(canvas)

    def _draw_told(self, canvas: Canvas, whole: FRect) -> None:
        inner = whole.inflate(-72, -16)
        if self.face:
            self.face.rect = self._face_rect(whole)
            self.face.draw(canvas)
            inner.width -= self.face.rect.right + 14 - inner.left
            inner.left = self.face.rect.right + 14
        elif self.emblem:
            side = min(_AT.emblem, inner.height)
            mark = FRect(inner.left, inner.centery - side / 2, side, side)
            high = _AT.hop * abs(math.sin(math.pi * self.hops)) * (1.0 - self.hops / _AT.hops)
            canvas.image(self.emblem, mark.move(0.0, -canvas.context.viewport.snapped(high)))
            inner = FRect(mark.right + 14, inner.top, inner.right - mark.right - 14, inner.height)
        text, style = one_line(canvas.context, self.text, _AS.words, inner.width)
        canvas.text(text, style, inner)


def _draw_opened(canvas: Canvas, whole: FRect, rect: FRect) -> None:
    """Draw the open part of the whole plate with its ends: no picture is kept for each width."""
    clip, viewport = canvas.clip, canvas.context.viewport
    pixels, end = viewport.to_pixels(rect), viewport.px(_AT.end)
    left, right = FRect(whole), FRect(whole)
    left.left, right.right = rect.left, rect.right
    inner = max(0, pixels.width - 2 * end)
    for plate, start, width in (
        (left, clip.left, pixels.left + end - clip.left),
        (whole, pixels.left + end, inner),
        (right, pixels.left + end + inner, clip.right - pixels.left - end - inner),
    ):
        with canvas.within(Rect(start, clip.top, max(0, width), clip.height)):
            skin.draw_panel(canvas, plate, "plank")
