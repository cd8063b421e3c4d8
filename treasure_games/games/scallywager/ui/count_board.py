"""A plank with a place for each die that was bid, to which they step up; wax for the verdict."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.stage.animation import Animation, Call, Sequential, Tween, in_quad, out_back
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.sprite import Sprite, draw_sprites
from treasure_games.stage.text import LINE_SPACING, sized_look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, Drawing, Node
from treasure_games.table.fitting import Passage, plate_line
from treasure_games.table.pieces.brass import Figure, cast

_AT, _AS, _OF = sized_look_beside(__file__)
_FACE: Final = 306 / 336
"""How far down the seal its face is."""


def beside_sum(count: int, bid: int) -> str:
    """Return what is said beside the sum: more than was bid is no part of it."""
    return _("of {count}", count=bid) if count <= bid else _("bid: {count}", count=bid)


@dataclass(eq=False)
class DiceCountBoard(Node):
    """The plank, with the sum and the words below it; `stamp` draws the seal, over the dice."""

    places: int = 0
    """As many as were claimed; 0 while nothing is counted."""
    arrived: list[str] = field(default_factory=list)
    """The emblem of whoever owned each die that has stepped up."""
    total: int = 0
    """How many had stepped up, if some have left since."""
    face: str = ""
    """The picture of what is counted, beside the sum."""
    verdict: str = ""
    """A word beside the sum, once it is known."""
    wax: str = "wax"
    risen: float = 1.0
    """How far the plank has come up from below the window, 0 to 1; moved by the timeline."""
    shades: dict[int, str] = field(default_factory=dict)
    """The pictures of dice that have left the plank, by the place that keeps their shade."""
    seal: float = 0.0
    """How far the seal has fallen, 0 to 1; below 0 there is none. Moved by the timeline."""
    away: float = 0.0
    """How far the seal has been taken out of the window, 0 to 1; moved by the timeline."""
    shake_x: float = 0.0
    shake_y: float = 0.0

    def __post_init__(self) -> None:
        self._room = FRect(0, 0, 1, 1)
        self._bottom = 0.0
        self._sum = FRect(0, 0, 1, 1)
        self.stamp = Drawing(self._draw_seal)

    # What is shown

    def place(self, room: FRect, number: FRect, bottom: float) -> None:
        """Set the areas of the plank (centred in it) and the sum, and below what they come up."""
        self._room, self._sum = FRect(room), FRect(number)
        self._bottom = bottom

    def begin(self, places: int, face: str = "") -> None:
        """Show an empty plank, for dice with this picture; none for 0 places."""
        self.places, self.total, self.wax, self.seal = places, 0, "wax", -1.0
        self.face, self.verdict, self.risen = face, "", 1.0
        self.arrived.clear()
        self.shades.clear()

    def rise(self, theme: Theme) -> Animation:
        """Return the way of the plank up from below the window."""
        self.risen = 0.0
        return Tween(self, theme.durations.move_long, easing=out_back, risen=1.0)

    def sink(self, theme: Theme) -> Animation:
        """Return its way back below the window."""
        return Tween(self, theme.durations.move_long, easing=in_quad, risen=0.0)

    def hang_seal(self) -> None:
        """Hang the seal over the wax."""
        self.seal = self.away = 0.0

    def fall(self, *, is_true: bool, theme: Theme, on_print: Callable[[], None]) -> Animation:
        """Return the fall of the seal, its print in the wax, and how it is taken away."""

        def stamp() -> None:
            self.wax = "wax_true" if is_true else "wax_lie"
            on_print()

        def gone() -> None:
            self.seal = -1.0

        seconds = theme.durations.reveal_verdict
        return Sequential(
            Tween(self, 0.12 if theme.motion.bank_most else 0.0, easing=in_quad, seal=1.0),
            Call(stamp),
            Tween(self, _AT.lift * seconds, seal=0.0),
            Tween(self, _AT.away * seconds, easing=in_quad, away=1.0),
            Call(gone),
        )

    # Places

    @property
    def _wide(self) -> float:
        return 2 * _AT.end + self.places * _AT.pitch

    @property
    def _scale(self) -> float:
        return min(self._room.width / self._wide, self._room.height / _AT.height, _AT.most)

    @property
    def rect(self) -> FRect:
        """The area of the plank."""
        return sized(self._wide * self._scale, _AT.height * self._scale, center=self._room.center)

    @property
    def reach(self) -> FRect:
        """The area of the plank with all places, and of the wax beside it."""
        return self.rect.unionall([where for _name, where in self._parts()])

    def spot(self, index: int) -> tuple[float, float, float]:
        """Return middle and size of a die."""
        x, top, scale = self._place(index)
        return x, top + _AT.piece * scale, _AT.die * scale

    def _place(self, index: int) -> tuple[float, float, float]:
        """Return middle, top and scale of a place; beyond the bid they go on behind its end."""
        rect, scale = self.rect, self._scale
        ends = _AT.end + (_AT.beyond if index >= self.places else 0.0)
        x = rect.left + (ends + (index + 0.5) * _AT.pitch) * scale
        return min(x, self._room.right + 0.7 * _AT.pitch * scale), rect.top, scale

    def _wax_at(self) -> tuple[float, float]:
        """Return the middle of the wax, left of the plank."""
        rect, scale = self.rect, self._scale
        x = min(self._room.centerx - _AT.aside, rect.left - (12.0 + 0.5 * _OF.wax[0]) * scale)
        return x, rect.top + _AT.low * scale

    # Drawing

    @property
    def _below(self) -> float:
        """How far it still is below its place."""
        return (1.0 - self.risen) * (self._bottom - self.rect.top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plank, the wax, whose each die is, and the sum."""
        if self.places and self.risen:
            below = canvas.context.viewport.snapped(self._below)
            self._draw_plank(canvas, below)
            self._draw_sum(canvas, below)

    def _draw_plank(self, canvas: Canvas, below: float) -> None:
        """Draw its parts so far below their places; shaken, they keep their sizes in pixels."""
        viewport, image = canvas.context.viewport, canvas.context.assets.image
        way = self.shake_x, self.shake_y + below
        across, down = (round(length * viewport.scale) for length in way)
        for name, where in self._parts():
            pixels = viewport.to_pixels(where)
            canvas.blit(image(f"scallywager/{name}", *pixels.size), pixels.move(across, down))
        shades = [
            Sprite(picture, x, y + below, side, side, alpha=_AT.shade, has_shadow=False)
            for index, picture in self.shades.items()
            for x, y, side in (self.spot(index),)
        ]
        draw_sprites(canvas, shades)
        for index, emblem in enumerate(self.arrived):
            mark, words = self._label(canvas.context, index)
            canvas.image(emblem, mark.move(0, below))
            replace(words, rect=words.rect.move(0, below)).draw(canvas)

    def _draw_sum(self, canvas: Canvas, below: float) -> None:
        """Draw the sum, of how many, of what, and the verdict, so far below their places."""
        sums = self._sums(canvas.context)
        number, of, *verdict = (replace(one, rect=one.rect.move(0, below)) for one in sums)
        plate = self._sum.move(0, below)
        plate.left = number.rect.left - 12.0
        plate.width = self._sum.right - plate.left
        skin.draw_panel(canvas, plate, "dark")
        for words in (number, of, *verdict):
            words.draw(canvas)
        if self.face:
            wide = canvas.context.texts.measure(of.text, of.style)[0]
            side = min(92.0, of.rect.height)
            place = FRect(of.rect.left + wide + 20.0, of.rect.centery - side / 2, side, side)
            canvas.image(self.face, place)

    def _draw_seal(self, canvas: Canvas) -> None:
        if self.places and self.seal >= 0.0:
            canvas.image("scallywager/seal", self.seal_rect)

    @property
    def seal_rect(self) -> FRect:
        """The area of the seal."""
        scale, (x, y) = self._scale, self._wax_at()
        rect = FRect(0, 0, _OF.seal[0] * scale, _OF.seal[1] * scale)
        rect.midtop = x, y - _FACE * rect.height - (1.0 - self.seal) * _AT.fall * scale
        return rect.move(self.away * rect.width, self.away * (self._bottom - rect.top))

    def _parts(self) -> Iterator[tuple[str, FRect]]:
        """Yield the pictures of the plank and the wax, and where they are at rest."""
        last = max(self.places, len(self.arrived)) - 1
        for index in range(last + 1):
            x, top, scale = self._place(index)
            where = sized(_AT.pitch * scale + 0.5, _AT.height * scale, midtop=(x, top))
            end = FRect(0, top, _AT.end * scale, where.height)
            if index == 0:
                yield "muster_left", end.move_to(right=where.left)
            yield "muster_socket", where
            if index in (self.places - 1, last):
                yield "muster_right", end.move_to(left=where.right)
        wax = _OF.wax[0] * self._scale, _OF.wax[1] * self._scale
        yield self.wax, sized(*wax, center=self._wax_at())

    def _label(self, context: LayoutContext, index: int) -> tuple[FRect, Passage]:
        """Return the place of an emblem, and the number beside it."""
        x, top, scale = self._place(index)
        y = top + _AT.number * scale
        side = 38.0 * scale
        mark = FRect(x - side - 2.0, y - side / 2, side, side)
        room = FRect(x + 2.0, y - 28.0 * scale, 52.0 * scale, 56.0 * scale)
        size = _AS.figure.size * scale / context.viewport.text_scale
        return mark, Figure(str(index + 1), replace(_AS.figure, size=size), room)

    def _sums(self, context: LayoutContext) -> list[Passage]:
        """Return the sum, of how many, and the verdict, if it is known."""
        rect, scale = self._sum, context.viewport.text_scale
        left = rect.left + _AT.axis * rect.width - _AT.wide
        number = FRect(left, rect.top - _AT.raised * rect.height, _AT.wide, rect.height)
        total = str(max(self.total, len(self.arrived)))
        beside = FRect(number.right + 24.0, rect.top, rect.right - number.right - 24.0, rect.height)
        words = [(beside_sum(len(self.arrived), self.places), _AS.of, 112.0 if self.face else 0.0)]
        if self.verdict:
            beside.height *= 0.5
            words.append((self.verdict, _AS.verdict, 0.0))
        tall = min(_AT.tall, 0.93 * rect.height)
        found: list[Passage] = [cast(context, total, tall, "right", number)]
        for index, (text, style, taken) in enumerate(words):
            room = beside.move(0, index * beside.height)
            fit = replace(style, size=min(style.size, room.height / LINE_SPACING) / scale)
            line = plate_line(context, text, fit, room.width - taken, room.height)
            found.append((Passage if index else Figure)(*line, room))
        return found

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the sum and the words beside it."""
        if self.places and self.risen:
            for index, words in enumerate(self._sums(context)):
                yield words.box(context, f"count.{index}")
