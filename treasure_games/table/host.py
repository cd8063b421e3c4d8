"""The host of a lesson at a table: a face, a slip with what is said, and light on what is meant."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.lesson import Instruction
from treasure_games.match.guide import Guide
from treasure_games.opponents.personas import PERSONAS
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button
from treasure_games.stage.widgets.containers import Column, Row, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Box, BoxKind, Node, Size, Widget
from treasure_games.table.glow import draw_light

HOST: Final = "pike"
"""The pirate who teaches all games: a second lesson feels like a second evening."""
_AT, _AS = look_beside(__file__)
_STYLES: Final = (_AS.name, _AS.said, _AS.order)
_NEEDLE: Final = (58.0, 96.0)
_BOB: Final = (9.0, 0.8)
"""Units by which the needle moves, and how often a second."""
_BOB_SECONDS: Final = 3.0 / _BOB[1]
"""How long it moves: then it rests, as nothing at a table moves for ever."""


class Spotlight(Node):
    """Darkens the table but for some places, and lets a needle point at the first."""

    def __init__(self) -> None:
        self.places: Sequence[FRect] = ()
        """What is lit, the first of it with the needle."""
        self._left = 0.0
        """Seconds for which the needle still bobs."""

    def light(self, places: Sequence[FRect], *, is_still: bool) -> None:
        """Light these places from now on."""
        if list(places) != list(self.places):
            self.places = [FRect(place) for place in places]
            self._left = 0.0 if is_still else _BOB_SECONDS

    def update(self, dt: float) -> None:
        """Let the needle bob."""
        self._left = max(0.0, self._left - dt)

    @property
    def is_moving(self) -> bool:
        """True while the needle bobs."""
        return bool(self.places) and self._left > 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw light on all that is meant and darkness around it, then the needle."""
        if not self.places:
            return
        window = canvas.context.viewport.rect
        whole = self.places[0].unionall(list(self.places[1:]))
        draw_light(canvas, window, whole.scale_by(_AT.around), _AT.dark)
        self._draw_needle(canvas, window)

    def _draw_needle(self, canvas: Canvas, window: FRect) -> None:
        """Draw it above the first place, or below where there is no room above."""
        place, (width, height) = self.places[0], _NEEDLE
        shift = _BOB[0] * math.sin(2 * math.pi * _BOB[1] * self._left)
        is_below = place.top - height - 2 * _BOB[0] < window.top
        needle = sized(width, height, midbottom=(place.centerx, place.top - _BOB[0] + shift))
        if is_below:
            needle.midtop = place.centerx, place.bottom + _BOB[0] + shift
        viewport = canvas.context.viewport
        left, right, tip, tail = needle.left, needle.right, needle.bottom, needle.top
        if is_below:
            tip, tail = tail, tip
        notch = tail + 0.24 * (tip - tail)
        outline = [
            viewport.point_to_pixels(*point)
            for point in (
                (needle.centerx, tip), (left, tail), (needle.centerx, notch), (right, tail),
            )
        ]  # fmt: skip
        palette = canvas.context.theme.palette
        edge = viewport.px(2.5)
        for x, y in ((-edge, 0), (edge, 0), (0, -edge), (0, edge)):
            canvas.smooth_polygon([(left + x, top + y) for left, top in outline], palette.ink)
        canvas.smooth_polygon(outline, palette.brass_light)
        canvas.smooth_polygon([outline[0], outline[2], outline[3]], palette.brass)


class HostSlip(Widget):
    """What the host says now, and the ways on. Its place is where it covers least."""

    is_read, box_kind = True, BoxKind.PANEL

    def __init__(self, guide: Guide, go_on: Callable[[], None], skip: Callable[[], None]) -> None:
        super().__init__("host")
        self.is_visible = False
        self.spotlight = Spotlight()
        self.go_on = Button(_("Go on"), go_on, "host.go_on", primary=True)
        self.skip = Button(_("Skip the lesson"), skip, "host.skip", style=_AS.quiet)
        self._guide = guide
        self.instruction: Instruction | None = None
        """What is said now."""
        self._words = [Label("", style, f"host.words{n}") for n, style in enumerate(_STYLES)]
        foot = Row(Spacer(), self.go_on, self.skip, gap=_AT.gap)
        self._page = Column(*self._words, Spacer(), foot, gap=_AT.gap)
        self.contain(self._page)

    def say(self, instruction: Instruction | None) -> bool:
        """Say this, or nothing; return True if it is something new to say."""
        is_new = instruction is not None and instruction is not self.instruction
        self.instruction = instruction
        self.is_visible = instruction is not None
        self.go_on.is_visible = instruction is not None and not instruction.order
        return is_new

    def settle(self, room: FRect, kept_free: Sequence[tuple[FRect, float]]) -> None:
        """Lie in the part of the room where it covers least; each place has a weight."""
        assert self.context is not None
        size = self.preferred(self.context, room.width)
        spare_x, spare_y = max(0.0, room.width - size.width), max(0.0, room.height - size.height)
        spots = [
            FRect(room.left + across * spare_x, room.top + down * spare_y, size.width, size.height)
            for down in (1.0, 0.5, 0.75, 0.25, 0.0)
            for across in (0.0, 0.5, 1.0, 0.25, 0.75)
        ]
        best = min(spots, key=lambda spot: _covered(spot, kept_free))
        covered = _covered(self.rect, kept_free)
        is_unfit = self.rect.size != best.size or covered > _covered(best, kept_free)
        self.place(best if is_unfit else self.rect, self.context)

    def measure_by(self, context: LayoutContext) -> None:
        """Measure its words in this layout from now on."""
        self.context = context
        self.rect = FRect(0, 0, 0, 0)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the size of slip and host."""
        across = min(_AT.width * max(1.0, context.viewport.text_scale**0.6), (width or _AT.width))
        self._write(context)
        high = self._page.preferred(context, self._inner(across)).height
        return Size(across, max(_AT.bust, high + 2 * _AT.padding - _AT.gap))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lay words and buttons on the slip."""
        super().place(rect, context)
        self._write(context)
        page = FRect(0.0, rect.top + _AT.padding, self._inner(rect.width), rect.height)
        page.right, page.height = rect.right - _AT.padding, rect.height - 1.5 * _AT.padding
        self._page.place(page, context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the host behind a slip of paper."""
        if self.instruction is None:
            return
        slip = self._slip()
        bust = FRect(self.rect.left, slip.bottom - _AT.bust, _AT.bust, _AT.bust)
        skin.draw_panel(canvas, slip, "parchment")
        canvas.image(f"portraits/bust_{HOST}_pleased", bust)
        super().draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the slip, which may overlap others, its words and buttons."""
        for box in super().boxes(context):
            yield replace(box, may_overlap=box.may_overlap or box.name == self.name)

    def _slip(self) -> FRect:
        left, top, width, height = self.rect
        return FRect(left + _AT.bust / 2, top, width - _AT.bust / 2, height)

    def _inner(self, width: float) -> float:
        """Return the width of words on a slip."""
        return width - _AT.bust + _AT.overlap - _AT.padding

    def _write(self, context: LayoutContext) -> None:
        """Write name and order; large text grows a little less, or it hides the table."""
        now = self.instruction
        if now is None:
            return
        number, of = self._guide.step
        told = _("{name} · step {number} of {count}")
        name = told.format(name=_(PERSONAS[HOST].name), number=number, count=of)
        share = 1.0 - _AT.restraint * max(0.0, context.viewport.text_scale - 1.0)
        texts = name, _(now.say), _(now.order)
        for label, text, style in zip(self._words, texts, _STYLES, strict=True):
            label.text, label.is_visible = text, bool(text)
            label.style = replace(style, size=style.size * share)
        high = max(_AT.foot, context.texts.line_height(BUTTON_TEXT) + 24.0)
        self.go_on.least = self.skip.least = Size(0.0, high)


def _covered(spot: FRect, kept_free: Sequence[tuple[FRect, float]]) -> float:
    """Return how much of the places it covers, by their weights."""
    hidden = ((spot.clip(place).size, weight) for place, weight in kept_free)
    return sum(weight * (width * height) for (width, height), weight in hidden)
