"""The chairs at the table: who sits in each, in one line, and which are free."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import N_, translate as _
from treasure_games.match.seats import Pace, Seat
from treasure_games.opponents.players import level_title
from treasure_games.screens.setup.articles import is_large
from treasure_games.screens.setup.faces import draw_dull, draw_pattern
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.fitting import Passage, Worded, brief_name, one_line, plate_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.seat_face import draw_face

GAP: Final = 16.0
_AT, _AS = look_beside(__file__)
_CARVED: Final = (56, 56, 56, 56)
"""The shade of an emblem that is cut into a free chair."""
_PACES: Final = {
    Pace.BRISK: N_("brisk"), Pace.STEADY: N_("normal"), Pace.LEISURELY: N_("leisurely"),
}  # fmt: skip


def _in_short(seat: Seat, key: str) -> str:
    """Return who plays there in a few words; `key` is a person's own, "" for none."""
    if seat.is_human:
        return _("Person, key {key}", key=key) if key else _("Person")
    return _("{level}, {pace}", level=level_title(seat.level), pace=_(_PACES[seat.pace]))


class Chair(Worded, Pressable):
    """One chair; where there is little room for letters it lies, with the face beside the words."""

    def __init__(self, name: str, on_press: Callable[[], None], hint: str) -> None:
        super().__init__(name, hint=hint)
        self.on_press = on_press
        self.lies = False
        self.face = FRect(0, 0, 0, 0)
        """Where the face is, or would be."""
        self.rise = 0.0
        """0 in the row to 1 standing out."""


class TakenChair(Chair):
    """A chair with somebody in it. The chosen one stands higher, in the lantern's light."""

    def __init__(
        self, number: int, seat: Seat, key: str, on_press: Callable[[], None], *, is_chosen: bool
    ) -> None:
        hint = "" if is_chosen else _("Change who sits here")
        super().__init__(f"seat{number}", on_press, hint)
        self.seat = seat
        self._line = _in_short(seat, key)
        self.is_chosen = is_chosen
        self.rise = 1.0 if is_chosen else 0.0
        self._bar = FRect(0, 0, 0, 0)

    @property
    def text(self) -> str:
        """What is written on it."""
        return f"{self.seat.name}, {self._line}"

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lay out face, name, line and pattern."""
        super().place(rect, context)
        inner = rect.inflate(-40, -36)
        if self.lies:
            self.face = FRect(inner.left - 6, rect.top + 14, rect.height - 28, rect.height - 28)
            words = FRect(self.face.right + 12, inner.top, inner.right - self.face.right - 12, 0)
            room = inner.bottom - _AT.bar - inner.top
            name, line = room * 0.56, room * 0.44
        else:
            side = min(176.0, rect.width - 48)
            self.face = FRect(0, 0, side, side)
            self.face.midtop = rect.centerx, rect.top + 20
            words = FRect(inner.left, self.face.bottom + 4, inner.width, 0)
            room = inner.bottom - _AT.bar - 4 - words.top
            name, line = room * 0.55, room * 0.45
        self._bar = FRect(words.left, inner.bottom - _AT.bar + 2, words.width, _AT.bar)
        name_rect = FRect(words.left, words.top, words.width, name)
        line_rect = FRect(words.left, name_rect.bottom, words.width, line)
        called = plate_line(context, *_called(context, self.seat.name, words.width),
                            words.width, name)  # fmt: skip
        told = plate_line(context, self._line, _AS.line, words.width, line)
        self.laid_words = [
            (f"{self.name}.name", Passage(*called, name_rect)),
            (f"{self.name}.line", Passage(*told, line_rect)),
        ]

    def focus_rect(self) -> FRect:
        """Return the ring, higher with the chair."""
        return self.rect.move(0, -_AT.rise * self.rise)

    def draw(self, canvas: Canvas) -> None:
        """Draw the chair with who sits in it."""
        up = -(_AT.rise * (0.4 if self.lies else 1.0)) * max(self.rise, 0.4 * self.hover)
        rect, palette = self.rect.move(0, up), canvas.context.theme.palette
        if self.is_chosen:
            draw_halo(canvas, rect, reach=34.0, level=150)
        skin.draw_chair(canvas, rect, is_taken=True)
        if self.is_chosen:
            canvas.outline(rect.inflate(10, 10), palette.focus_light, 4.0, 14.0)
        draw_face(canvas, self.face.move(0, up), self.seat)
        for name, passage in self.laid_words:
            lit = palette.lantern if self.is_chosen and name.endswith(".name") else None
            canvas.text(passage.text, passage.style, passage.rect.move(0, up), lit)
        draw_pattern(canvas, self.seat.emblem, self._bar.move(0, up))


def _called(context: LayoutContext, name: str, width: float) -> tuple[str, TextStyle]:
    """Return text and style for a name: whole if that is nearly as large, else its last word."""
    whole = escaped(name)
    words, style = one_line(context, whole, _AS.name, width, smallest=_AT.least_name)
    if words == whole:
        return words, style
    return brief_name(context, whole.split()[-1], _AS.name, width)


class FreeChair(Chair):
    """A chair that nobody has: a press seats a computer pirate."""

    text = ""

    def __init__(self, number: int, emblem: int, on_press: Callable[[], None]) -> None:
        hint = _("Seat a computer pirate, or a person instead")
        super().__init__(f"free{number}", on_press, hint)
        self._emblem = emblem
        self._plus = FRect(0, 0, 0, 0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lay out emblem, plus and words."""
        super().place(rect, context)
        self._plus = FRect(0, 0, _AT.plus, _AT.plus)
        if self.lies:
            side = rect.height - 36
            self.face = FRect(rect.left + 20, rect.top + 18, side, side)
            self._plus.center = self.face.center
            words = FRect(self.face.right + 10, rect.top, 0, rect.height)
            words.width = rect.right - 20 - words.left
        else:
            side = min(150.0, rect.width - 70)
            self.face = FRect(0, 0, side, side)
            self.face.midtop = rect.centerx, rect.top + 34
            self._plus.midtop = rect.centerx, rect.top + 194
            words = FRect(rect.left + 20, self._plus.bottom, rect.width - 40, 0)
            words.height = rect.bottom - 6 - words.top
        line = plate_line(context, _("Free seat"), _AS.free, words.width, words.height)
        self.laid_words = [(f"{self.name}.line", Passage(*line, words))]

    def draw(self, canvas: Canvas) -> None:
        """Draw it sunk into the cloth."""
        skin.draw_chair(canvas, self.rect, is_taken=False)
        emblem = canvas.context.theme.seats[self._emblem].emblem_image
        draw_dull(canvas, emblem, self.face, _CARVED)
        plus = self._plus.move(0, -4.0 * self.hover * (1.0 - self.press))
        skin.draw_icon_button(canvas, plus, "plus", self.state())
        self.draw_words(canvas)


class ChairRow(Flow):
    """All chairs, in one row; in two, lying, where letters are large."""

    def __init__(self) -> None:
        super().__init__(gap=GAP, align="centre", name="chairs")
        self.chairs: Sequence[Chair] = ()

    def fill(self, chairs: Sequence[Chair]) -> None:
        """Replace the chairs."""
        self.chairs = chairs
        self.contain(*chairs)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the height of all rows."""
        return Size(width or 0.0, 2 * _AT.low + GAP if is_large(context) else _AT.high)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place the chairs in this rectangle."""
        lie = is_large(context)
        across = -(-len(self.chairs) // 2) if lie else len(self.chairs)
        widest, high = (rect.width, _AT.low) if lie else (_AT.widest, _AT.high)
        width = min(widest, (rect.width - GAP * (across - 1)) / across)
        for chair in self.chairs:
            chair.lies, chair.fixed_size = lie, Size(width, high)
        super().place(rect, context)
