"""A seat's plate: who sits there, what they have and hold, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from treasure_games.match.seats import Seat
from treasure_games.screens.seat_face import SeatFace
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.table.counter import Counter
from treasure_games.table.fitting import brief_name, fitted, one_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.places import Form
from treasure_games.table.round_table import is_large

_NAME: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl")
_NAME_CENTRED: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl", "centre")
_SMALL_NAME: Final = TextStyle(20.0, Face.SEMIBOLD, "pearl")
_LANTERN: Final = FRect(0, 0, 60.0, 80.0)
_SCORE: Final = TextStyle(38.0, Face.BOLD, "brass_light")
_BRIEF_SCORE: Final = TextStyle(28.0, Face.BOLD, "brass_light")
_COUNT: Final = TextStyle(22.0, Face.SEMIBOLD, "pearl")
_PADDING: Final = 12.0
_STRIPE: Final = 16.0
_MOST_FANNED: Final = 5
"""More pieces than these are told by a number beside the fan."""


@dataclass(frozen=True, slots=True)
class Badge:
    """Something a seat has so many of: `image` is shown that often, or once with the number."""

    image: str
    count: int
    hint: str
    aspect: float = 5.0 / 7.0


@dataclass(slots=True)
class _Parts:
    """Where everything on the plate goes."""

    face: FRect
    name: FRect
    score: FRect
    badge: FRect
    stripe: FRect


class SeatPlate(Pressable):
    """Pressed to look at what the seat has; lit while it is the seat's turn."""

    def __init__(self, number: int, seat: Seat, on_press: Callable[[], None]) -> None:
        super().__init__(f"seat{number}")
        self.number = number
        self.on_press = on_press
        self.score = Counter()
        self.form = Form.WIDE
        self.is_turn = False
        self.badges: Sequence[Badge] = ()
        self._face = SeatFace(seat, 96.0, name=f"seat{number}.face")
        self._face.parent = self
        self._seat = seat
        self._parts = _Parts(*(FRect(0, 0, 0, 0) for _ in range(5)))
        self._context: LayoutContext | None = None

    def take_badges(self, badges: Sequence[Badge]) -> bool:
        """Show these from now on; whether they are others than before."""
        if badges == self.badges:
            return False
        had_any, self.badges = bool(self.badges), badges
        self.hint = " ".join(badge.hint for badge in badges)
        if had_any != bool(badges) and self._context is not None:
            self.place(self.rect, self._context)
        return True

    def seat_changed(self, seat: Seat) -> None:
        """Somebody else sits here now."""
        self._seat = self._face.seat = seat

    def show_mood(self, face: str) -> bool:
        """Make a face ("calm", "pleased", "angry", "caught"); whether it is another than before."""
        is_news = face != self._face.face
        self._face.face = face
        return is_news

    def make_ready(self, context: LayoutContext) -> None:
        """Have the pictures of all moods at hand."""
        self._face.make_ready(context)

    def activate(self) -> None:
        """Look at what the seat has."""
        self.on_press()

    @property
    def hand_spot(self) -> tuple[float, float]:
        """The middle of the first badge: where cards fly to and come from."""
        return self._parts.badge.center

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Take this rectangle, in the form that was set before."""
        super().place(rect, context)
        inner = rect.inflate(-2 * _PADDING, -2 * _PADDING)
        self._context = context
        if self.form is Form.TALL:
            self._parts = _tall(inner, context, escaped(self._seat.name), bool(self.badges))
        else:
            self._parts = (_line if self.form is Form.LINE else _wide)(inner, context)
        self._parts.stripe = FRect(
            rect.right - _STRIPE - 6, rect.top + 8, _STRIPE, rect.height - 16
        )
        self._face.place(self._parts.face, context)

    def draw(self, canvas: Canvas) -> None:
        """The board, the face, the words; a halo while it is the seat's turn."""
        if self.is_turn:
            draw_halo(canvas, self.rect, reach=20.0, level=190)
        skin.draw_panel(canvas, self.rect, "dark")
        if self.hover > 0.5:
            canvas.outline(self.rect, canvas.context.theme.palette.brass_light, 3.0, 8.0)
        style = canvas.context.theme.seats[self._seat.emblem]
        canvas.image(f"emblems/pattern_{style.name}", self._parts.stripe)
        self._face.draw(canvas)
        self._draw_words(canvas)
        self._draw_badges(canvas)
        if self.is_turn:
            canvas.image("objects/turn_marker", self.lantern_rect(canvas.context))

    def dirty_rect(self) -> FRect:
        """The plate, its halo and the lantern's light."""
        return self.rect.inflate(112, 112)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target; the name and the score on it."""
        target = self._box(BoxKind.TARGET)
        yield target
        for part, rect, (text, style) in (
            ("name", self._parts.name, self._name(context)),
            ("score", self._number_rect(), self._score(context)),
        ):
            if text:
                size = context.texts.measure(text, style, rect.width)
                yield Box(f"{target.name}.{part}", rect, BoxKind.TEXT, target.name, size)

    def lantern_rect(self, context: LayoutContext) -> FRect:
        """Where the lantern stands that marks the turn: the corner towards the table's middle."""
        lantern = FRect(_LANTERN)
        lantern.center = self.rect.right - 4, self.rect.top + 26
        if self.rect.centerx > context.viewport.width / 2:
            lantern.centerx = self.rect.left + 4
        return lantern.clamp(context.viewport.rect)

    def _draw_words(self, canvas: Canvas) -> None:
        name, style = self._name(canvas.context)
        if name:
            canvas.text(name, style, self._parts.name)
        rect = self._parts.score
        side = min(rect.height, 40.0)
        coin = FRect(rect.left, rect.centery - side / 2, side, side)
        canvas.image("objects/score_coin", coin)
        text, style = self._score(canvas.context)
        canvas.text(text, style, self._number_rect())

    def _name(self, context: LayoutContext) -> tuple[str, TextStyle]:
        if self._parts.name.width < 30.0:
            return "", _NAME
        name, room = escaped(self._seat.name), self._parts.name
        if self.form is not Form.TALL:
            return brief_name(context, name, _NAME, room.width)
        wanted = _tall_styles(context)[0]
        if room.height > 1.5 * context.texts.line_height(wanted):
            text, style = fitted(context, name, wanted, room.width, room.height)
            if text == name and context.texts.longest_word(text, style) <= room.width:
                return text, style
        return brief_name(context, name, wanted, room.width)

    def _score(self, context: LayoutContext) -> tuple[str, TextStyle]:
        style = _BRIEF_SCORE if self.form is Form.LINE else _SCORE
        if self.form is Form.TALL:
            style = _tall_styles(context)[1]
        return one_line(context, str(self.score.number), style, self._number_rect().width)

    def _number_rect(self) -> FRect:
        rect = self._parts.score
        shift = min(rect.height, 40.0) + 8.0
        return FRect(rect.left + shift, rect.top, max(10.0, rect.width - shift), rect.height)

    def _draw_badges(self, canvas: Canvas) -> None:
        for badge in self.badges[:1]:
            rect = self._parts.badge
            width = rect.height * badge.aspect
            shown = min(badge.count, _MOST_FANNED)
            step = min(width * 0.5, (rect.width - width) / max(1, shown - 1))
            left = rect.centerx - (width + step * (shown - 1)) / 2
            for index in range(shown):
                canvas.image(badge.image, FRect(left + index * step, rect.top, width, rect.height))
            if badge.count > _MOST_FANNED:
                canvas.text(str(badge.count), _COUNT, rect)


def _wide(inner: FRect, context: LayoutContext) -> _Parts:
    face = FRect(inner.left, inner.top, inner.height, inner.height)
    left, right = face.right + 12.0, inner.right - _STRIPE
    line = min(inner.height * 0.5, context.texts.line_height(_NAME))
    name = FRect(left, inner.top, right - left, line)
    below = FRect(left, name.bottom, right - left, inner.bottom - name.bottom)
    score = FRect(left, below.top, below.width * 0.52, below.height)
    badge = FRect(score.right, below.top, below.right - score.right, below.height)
    return _Parts(face, name, score, badge.inflate(-8, -6), FRect(0, 0, 0, 0))


def _line(inner: FRect, context: LayoutContext) -> _Parts:
    face = FRect(inner.left, inner.top, inner.height, inner.height)
    left, right = face.right + 12.0, inner.right - _STRIPE
    score_width = 48.0 + context.texts.measure("000", _BRIEF_SCORE)[0]
    badge_width = inner.height * 1.5
    badge = FRect(right - badge_width, inner.top, badge_width, inner.height)
    score = FRect(badge.left - 8 - score_width, inner.top, score_width, inner.height)
    name = FRect(left, inner.top, max(0.0, score.left - 8 - left), inner.height)
    return _Parts(face, name, score, badge.inflate(-8, -6), FRect(0, 0, 0, 0))


def _tall(inner: FRect, context: LayoutContext, name: str, has_badge: bool) -> _Parts:
    """The face takes what the words leave; a long name gets two lines.

    Where words are large and the face is small, the badge stands beside it instead of below.
    """
    width = inner.width - _STRIPE
    name_style, score_style = _tall_styles(context)
    line = context.texts.line_height(name_style)
    is_long = context.texts.measure(name, _SMALL_NAME)[0] > width and " " in name
    name_height = line * (1.75 if is_long and inner.height > 6 * line else 1.0)
    score_line = max(40.0, context.texts.line_height(score_style))
    free = inner.height - name_height - score_line - 4
    is_beside = has_badge and free < width * 0.62
    badge_line = max(34.0, inner.height * 0.18) if has_badge and not is_beside else 0.0
    side = max(48.0, min(width, free - badge_line))
    face = FRect(inner.left + (0.0 if is_beside else (width - side) / 2), inner.top, side, side)
    names = FRect(inner.left, face.bottom, width, name_height)
    score = FRect(inner.left + width * 0.16, names.bottom, width * 0.8, score_line)
    if is_beside:
        badge = FRect(face.right + 8, face.top, width - side - 8, side).inflate(0, -side * 0.3)
    else:
        badge = FRect(inner.left, score.bottom, width, max(24.0, inner.bottom - score.bottom))
        badge = badge.inflate(0, -4)
        badge.height = min(badge.height, width * 0.5)
    return _Parts(face, names, score, badge, FRect(0, 0, 0, 0))


def _tall_styles(context: LayoutContext) -> tuple[TextStyle, TextStyle]:
    """Name and score on a narrow plate: where text is large, less so, as the face needs room."""
    if is_large(context):
        return replace(_NAME_CENTRED, size=19.0), _BRIEF_SCORE
    return _NAME_CENTRED, _SCORE
