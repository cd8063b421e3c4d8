"""The parts of a seat's plate: slots for name, score and badges, and their usual places."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.animation import Tween, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.timeline import Timeline
from treasure_games.table.fitting import Passage, brief_name, fitted, plate_line, within
from treasure_games.table.pieces.brass import draw_brass
from treasure_games.table.places import Form, is_large

_AT, _AS = look_beside(__file__)

Line = tuple[str, TextStyle]


class Counter:
    """`shown` is moved by the timeline; `text` is the number as currently displayed."""

    def __init__(self, value: int = 0) -> None:
        self.value = value
        self.shown = float(value)

    @property
    def number(self) -> int:
        """The whole number to display now."""
        return round(self.shown)

    def jump(self, value: int) -> None:
        """Show this at once, for a new match or viewpoint."""
        self.value = value
        self.shown = float(value)

    def roll(self, value: int, timeline: Timeline, seconds: float, after: float = 0.0) -> None:
        """Roll to this, in parallel with other animations; `after` so long, as coins fly."""
        whole = after + seconds

        def late(t: float) -> float:
            return out_cubic((t * whole - after) / seconds) if t * whole > after else 0.0

        if value != self.value:
            self.value = value
            # One motion from now on: else a later number would be rolled over by this one.
            timeline.beside(Tween(self, whole, easing=late, shown=float(value)))


class Badge(Struct, frozen=True):
    """Something a seat has several of: `image` is shown that often, or once with the number."""

    image: str
    count: int
    hint: str
    aspect: float = 5.0 / 7.0
    is_threat: bool = False
    """True if the seat would lose them."""


@dataclass(slots=True)
class Shown:
    """What a plate shows of its seat, for the slots."""

    name: str
    emblem: int
    score: Counter = field(default_factory=Counter)
    badges: Sequence[Badge] = ()
    form: Form = Form.WIDE
    worth: Callable[[int], str] = str
    """Says a score with its unit."""
    last_act: str = ""
    """What the seat has done last, as it stands beside the plate where there is room."""
    name_size: float = math.inf
    """The most size of the name, so that all names in a row are equally large."""


class Slot:
    """One part of a plate in its rectangle, by default its words.

    Pieces fly to the first named "badge".
    """

    name = ""

    def __init__(self, shown: Shown, rect: FRect) -> None:
        self.shown, self.rect = shown, rect

    def draw(self, canvas: Canvas) -> None:
        """Draw the words."""
        for _part, words in self.words(canvas.context):
            words.draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield each text in its place, with a name for the layout check."""
        del context
        yield from ()


class Arranged(NamedTuple):
    """The arrangement of a plate."""

    face: FRect
    slots: tuple[Slot, ...]


class Design(Struct, frozen=True):
    """How a plate is built: what `arrange` puts into its inner rectangle, and its trim."""

    arrange: Callable[[Shown, FRect, LayoutContext], Arranged]
    padding: float
    stripe: float
    """Width of the stripe with the seat's pattern."""
    has_lantern: bool
    """True if a lantern marks the turn, rather than a line of light around the plate."""
    has_face: bool = True
    """False where the player's picture is elsewhere on the table."""


def draw_stripe(canvas: Canvas, plate: FRect, emblem: int, wide: float) -> None:
    """Draw the seat's pattern at the right end of a plate, within the rim."""
    stripe = FRect(plate.right - wide - 7.0, plate.top + 15.0, wide, plate.height - 30.0)
    canvas.image(canvas.context.theme.seats[emblem].pattern_image, stripe)


class NameSlot(Slot):
    """The name of the seat on one line, or on two if it `may_wrap` and there is room."""

    name = "name"

    def __init__(
        self, shown: Shown, rect: FRect, style: TextStyle = _AS.name, *, may_wrap: bool = False
    ) -> None:
        super().__init__(shown, rect)
        self._style, self._may_wrap = style, may_wrap

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the name, whole or brief, if there is room for it."""
        if self.rect.width >= _AT.least_name:
            yield "name", Passage(*self._line(context), self.rect)

    def _line(self, context: LayoutContext) -> Line:
        name, room = self.shown.name, self.rect
        if self._may_wrap and room.height > 1.5 * context.texts.line_height(self._style):
            text, style = fitted(context, name, self._style, room.width, room.height)
            if text == name and context.texts.longest_word(text, style) <= room.width:
                return text, style
        style = within(context, self._style, room.height)
        text, style = brief_name(context, name, style, room.width, whole=_AT.whole)
        return text, replace(style, size=min(style.size, self.shown.name_size))


class ScoreSlot(Slot):
    """A coin, and the score beside it; without a coin where real ones lie on the table."""

    name = "score"

    def __init__(
        self, shown: Shown, rect: FRect, style: TextStyle = _AS.score, *, has_coin: bool = True
    ) -> None:
        super().__init__(shown, rect)
        self._style, self._has_coin = style, has_coin

    def draw(self, canvas: Canvas) -> None:
        """Draw the coin and the number."""
        if self._has_coin:
            side = min(self.rect.height, 40.0)
            coin = FRect(self.rect.left, self.rect.centery - side / 2, side, side)
            canvas.image("objects/score_coin", coin)
        for _part, number in self.words(canvas.context):
            draw_brass(canvas, number)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the number."""
        rect, number = self.rect, str(self.shown.score.number)
        shift = min(rect.height, 40.0) + 8.0 if self._has_coin else 0.0
        room = FRect(rect.left + shift, rect.top, max(10.0, rect.width - shift), rect.height)
        yield "score", Passage(*plate_line(context, number, self._style, *room.size), room)


class EmblemSlot(Slot):
    """The emblem of the seat, for plates without a face."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the emblem."""
        canvas.image(canvas.context.theme.seats[self.shown.emblem].emblem_image, self.rect)


class FanSlot(Slot):
    """The first badge: its picture once per piece, side by side."""

    name = "badge"

    def draw(self, canvas: Canvas) -> None:
        """Draw the fan, after the number if there are more than it shows."""
        for badge in self.shown.badges[:1]:
            rect = self.rect
            number = str(badge.count) if badge.count > _AT.most_fanned else ""
            measure = canvas.context.texts.measure
            told = measure(number, _AS.count)[0] + _AT.beside if number else 0.0
            width = rect.height * badge.aspect
            shown = min(badge.count, round(_AT.most_fanned))
            room = max(0.0, rect.width - told - width)
            step = min(width * 0.5, room / max(1, shown - 1))
            left = rect.centerx - (told + width + step * (shown - 1)) / 2
            if number:
                canvas.text(number, _AS.count, FRect(left, rect.top, told, rect.height))
            for index in range(shown):
                x = left + told + index * step
                canvas.image(badge.image, FRect(x, rect.top, width, rect.height))


def _wide(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    face = FRect(inner.left, inner.top, inner.height, inner.height)
    left, right = face.right + 12.0, inner.right - _AT.stripe
    line = min(inner.height * 0.5, context.texts.line_height(_AS.name))
    name = FRect(left, inner.top, right - left, line)
    below = FRect(left, name.bottom, right - left, inner.bottom - name.bottom)
    score = FRect(left, below.top, below.width * 0.52, below.height)
    badge = FRect(score.right, below.top, below.right - score.right, below.height)
    slots = NameSlot(shown, name), ScoreSlot(shown, score), FanSlot(shown, badge.inflate(-8, -6))
    return Arranged(face, slots)


def _line(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    face = FRect(inner.left, inner.top, inner.height, inner.height)
    left, right = face.right + 12.0, inner.right - _AT.stripe
    score_width = 48.0 + context.texts.measure("000", _AS.brief_score)[0]
    badge_width = inner.height * 1.5
    badge = FRect(right - badge_width, inner.top, badge_width, inner.height)
    score = FRect(badge.left - 8 - score_width, inner.top, score_width, inner.height)
    name = FRect(left, inner.top, max(0.0, score.left - 8 - left), inner.height)
    scored = ScoreSlot(shown, score, _AS.brief_score)
    return Arranged(face, (NameSlot(shown, name), scored, FanSlot(shown, badge.inflate(-8, -6))))


def _tall(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Give the face what the words leave; a long name gets two lines.

    Where words are large and the face is small, the badge is beside it instead of below.
    """
    width = inner.width - _AT.stripe
    name_style, score_style = _AS.name_centred, _AS.score
    if is_large(context):
        # The face needs the room.
        name_style, score_style = replace(_AS.name_centred, size=19.0), _AS.brief_score
    line = context.texts.line_height(name_style)
    is_long = context.texts.measure(shown.name, _AS.small_name)[0] > width and " " in shown.name
    name_height = line * (1.75 if is_long and inner.height > 6 * line else 1.0)
    score_line = max(40.0, context.texts.line_height(score_style))
    free = inner.height - name_height - score_line - 4
    has_badge = bool(shown.badges)
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
    name = NameSlot(shown, names, name_style, may_wrap=True)
    return Arranged(face, (name, ScoreSlot(shown, score, score_style), FanSlot(shown, badge)))


_FORMS: Final = {Form.WIDE: _wide, Form.LINE: _line, Form.TALL: _tall}
USUAL: Final = Design(
    lambda shown, *room: _FORMS[shown.form](shown, *room),
    padding=12.0, stripe=_AT.stripe, has_lantern=True,
)  # fmt: skip
"""Name, score and one badge, in each form."""
