"""The plates of Stolen Treasure: a rival's total and card backs, the own hand and lanterns."""

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, back
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, plate_line, whole_line, within
from treasure_games.table.pieces.brass import Figure, cast, draw_brass
from treasure_games.table.pieces.plate_slots import Arranged, Design, NameSlot, Shown, Slot
from treasure_games.table.places import Form, is_large

_AT, _AS = look_beside(__file__)
TREASURES, PIRATES, GOAL = "treasures", "pirates", "goal"
SKIPS, ACTIONS, LIMIT, LOSS = "skips", "actions", "limit", "loss"
"""What a plate shows, in the place of the picture of a badge."""
_WIDE_ROWS: Final = 0.38, 0.36, 0.26
_LINE_ROWS: Final = 0.36, 0.35, 0.29
"""Shares of the height of name, total and last act, where that is on the plate."""


def _count(shown: Shown, what: str) -> int:
    return next((badge.count for badge in shown.badges if badge.image == what), 0)


class TotalSlot(Slot):
    """The total, large, and the goal beside it."""

    name = "score"

    def draw(self, canvas: Canvas) -> None:
        """Draw the figure, then the words."""
        draw_brass(canvas, self._figure(canvas.context))
        super().draw(canvas)

    def _figure(self, context: LayoutContext) -> Passage:
        room = FRect(self.rect)
        room.width *= 0.56
        text = figure(self.shown.score.number)
        return cast(context, text, min(_AT.total, 0.8 * self.rect.height), "left", room)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the goal, or what the seat would lose, if all plates of a row have room for it."""
        total, goal = self._figure(context), str(_count(self.shown, GOAL))
        longest = "0" * max(len(total.text), len(goal))
        left = self.rect.left + context.texts.measure(longest, total.style)[0] + 10.0
        room = FRect(left, self.rect.top, max(1.0, self.rect.right - left), self.rect.height)
        text, style = _("of {goal}", goal=goal), _AS.of
        if loss := _count(self.shown, LOSS):
            text, style = _("loses {count}", count=loss), _AS.loses
        line = plate_line(context, text, style, *room.size)
        if line[0] == text and context.texts.line_height(line[1]) <= room.height + 1:
            yield "goal", Passage(*line, room)


class GaugeSlot(Slot):
    """How far the total is on its way."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a groove, and brass up to the share of the goal."""
        palette, goal = canvas.context.theme.palette, max(1, _count(self.shown, GOAL))
        share = min(1.0, max(0.0, self.shown.score.shown / goal))
        canvas.fill(self.rect, palette.night)
        canvas.outline(self.rect, palette.walnut, 2.0, 4.0)
        inner = self.rect.inflate(-4, -4)
        inner.width *= share
        if inner.width >= 1.0:
            canvas.fill(inner, palette.brass_light)


class BacksSlot(Slot):
    """How many cards of a family a seat holds: backs, and a number."""

    def __init__(self, shown: Shown, rect: FRect, family: int) -> None:
        super().__init__(shown, rect)
        self._family, self.name = family, "badge" if family == TREASURE else ""
        self._part = PIRATES if family == PIRACY else TREASURES

    def _card(self) -> FRect:
        high = self.rect.height
        return FRect(self.rect.left, self.rect.top, high * ASPECT, high)

    def draw(self, canvas: Canvas) -> None:
        """Draw up to three backs, and the number."""
        for index in range(min(3, _count(self.shown, self._part))):
            canvas.image(back(self._family), self._card().move(7.0 * index, 0.0))
        super().draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the number, if there are any."""
        left = self._card().right + 22.0
        room = FRect(left, self.rect.top, self.rect.right - left, self.rect.height)
        if number := _count(self.shown, self._part):
            style = within(context, _AS.count, room.height)
            line = plate_line(context, str(number), style, *room.size)
            yield self._part, Figure(*line, room)


class SkipSlot(Slot):
    """A hooked seat sits out: its face is in the dark, a tag says so."""

    def __init__(self, shown: Shown, face: FRect, foot: FRect) -> None:
        super().__init__(shown, foot)
        self._face = face

    def draw(self, canvas: Canvas) -> None:
        """Draw the dark, the hook across it, and the tag."""
        if not _count(self.shown, SKIPS):
            return
        face, side = self._face, self._face.width
        canvas.fill(face, canvas.context.theme.palette.walnut_dark, 0.6)
        head = face.left + 0.02 * side, face.top + 0.56 * side, 0.96 * side, 0.3 * side
        canvas.image("objects/hook_head", FRect(head))
        skin.draw_panel(canvas, self.rect, "plate")
        super().draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the tag."""
        if _count(self.shown, SKIPS):
            inner = self.rect.inflate(-8, 0)
            line = whole_line(context, _("skips a turn"), _AS.tag, *inner.size)
            yield "tag", Passage(*line, inner)


class LanternSlot(Slot):
    """The actions of the turn as lanterns, of which spent ones are out, and how many are left."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the lanterns and the words."""
        left = _count(self.shown, ACTIONS)
        high = min(80.0, self.rect.height)
        wide = 42.0 / 80.0 * high
        lamp = FRect(self.rect.left, self.rect.centery - high / 2, wide, high)
        for index, name in enumerate("lit" if index < left else "out" for index in range(2)):
            canvas.image(f"stolen_treasure/lantern_{name}", lamp.move(index * (wide + 8.0), 0.0))
        super().draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield how many actions are left, in the own turn."""
        left = _count(self.shown, ACTIONS)
        if left:
            text = plural("{count} action left", "{count} actions left", left)
            high = min(80.0, self.rect.height)
            x = self.rect.left + 2 * (42.0 / 80.0 * high + 8.0) + 4.0
            room = FRect(x, self.rect.top, self.rect.right - x, self.rect.height)
            yield "left", Passage(*whole_line(context, text, _AS.own, *room.size), room)


class HandSlot(Slot):
    """How many cards the own hand holds, of how many it may."""

    name = "badge"

    def words(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield both numbers."""
        count = _count(self.shown, TREASURES) + _count(self.shown, PIRATES)
        limit = _count(self.shown, LIMIT)
        brief = f"{count}/{limit}" if limit else str(count)
        words = _("hand {count}", count=brief)
        line = plate_line(context, words, _AS.own, *self.rect.size)
        line = line if line[0] == words else plate_line(context, brief, _AS.own, *self.rect.size)
        yield "hand", Passage(*line, self.rect)


def _arranged(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    return _FORMS[shown.form](shown, inner, context)


def _wide(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Arrange face and tag, beside them name, total, gauge (at large text last act), backs."""
    face, column = _face_and_column(inner)
    left, wide, half = column.left, column.width, column.width / 2
    line = min(0.34 * inner.height, context.texts.line_height(_AS.name))
    name = FRect(left, inner.top - 3.0, wide, line)
    gauge = FRect(left, inner.bottom - _AT.foot - 10.0, min(206.0, wide), 10.0)
    total = FRect(left, name.bottom, wide, gauge.top - 2.0 - name.bottom)
    backs = FRect(left + 4.0, inner.bottom - _AT.foot + 6.0, half - 8.0, _AT.foot - 6.0)
    foot = BacksSlot(shown, backs, TREASURE), BacksSlot(shown, backs.move(half, 0.0), PIRACY)
    tag = _tag(inner)
    tagged = FRect(inner.left, inner.bottom - tag, face.width, tag)
    slots: list[Slot] = [*foot, SkipSlot(shown, face, tagged)]
    if is_large(context):
        name, total, _caption = _rows(column, _WIDE_ROWS)
    else:
        slots.append(GaugeSlot(shown, gauge))
    return Arranged(face, (NameSlot(shown, name, _AS.name), TotalSlot(shown, total), *slots))


def _tag(inner: FRect) -> float:
    """Return the height of the tag of whoever skips a turn."""
    return min(34.0, 0.24 * inner.height)


def _face_and_column(inner: FRect) -> tuple[FRect, FRect]:
    """Return the places of the face on a high plate, and of what is beside it over the backs."""
    side = min(116.0, inner.height - _tag(inner))
    face = FRect(inner.left, inner.top, side, side)
    left, top = face.right + 14.0, inner.top - 3.0
    return face, FRect(
        left, top, inner.right - _AT.stripe - left, inner.bottom - _AT.foot + 5.0 - top
    )


def _face_and_lines(inner: FRect) -> tuple[FRect, FRect]:
    """Return the places of the face on a low plate, and of all lines beside it."""
    inner = inner.inflate(0.0, 6.0)
    face = FRect(inner.left, inner.top, inner.height, inner.height)
    left = face.right + 10.0
    return face, FRect(left, inner.top, inner.right - _AT.stripe - left, inner.height)


def _rows(column: FRect, shares: tuple[float, ...]) -> list[FRect]:
    """Return places one below the other, with these shares of the height."""
    tops = [column.top + sum(shares[:index]) * column.height for index in range(len(shares))]
    return [
        FRect(column.left, top, column.width, share * column.height)
        for top, share in zip(tops, shares, strict=True)
    ]


def caption_on(plate: FRect, form: Form) -> FRect:
    """Return where the last act is written on a plate that has no room for a slip below it."""
    inner = plate.inflate(-2 * _AT.padding, -2 * _AT.padding)
    if form is Form.LINE:
        return _rows(_face_and_lines(inner)[1], _LINE_ROWS)[-1]
    return _rows(_face_and_column(inner)[1], _WIDE_ROWS)[-1]


def _line(shown: Shown, inner: FRect, _context: LayoutContext) -> Arranged:
    """Arrange name and total over the last act, for a low plate; the backs beside them."""
    face, column = _face_and_lines(inner)
    name, total, caption = _rows(column, _LINE_ROWS)
    name.width = total.width = 0.64 * column.width
    x, half = name.right + 6.0, (caption.top - column.top) / 2
    backs = FRect(x, column.top, column.right - x, half)
    foot = BacksSlot(shown, backs, TREASURE), BacksSlot(shown, backs.move(0.0, half), PIRACY)
    tag = SkipSlot(shown, face, FRect(face.left, face.bottom - 26.0, face.width + 10.0, 28.0))
    slots = NameSlot(shown, name, _AS.name), TotalSlot(shown, total), *foot, tag
    return Arranged(face, slots)


def _own(shown: Shown, inner: FRect, context: LayoutContext) -> Arranged:
    """Arrange face, name and hand above, the lanterns below."""
    right = inner.right - _AT.stripe
    side = min(112.0, 0.5 * inner.height)
    face = FRect(inner.left, inner.top, side, side)
    left = face.right + 12.0
    line = min(side / 2, context.texts.line_height(_AS.own_name))
    name = FRect(left, inner.top + 4.0, right - left, line)
    hand = FRect(left, name.bottom, right - left, side - line)
    top = face.bottom + 8.0
    lamps = FRect(inner.left + 8.0, top, right - inner.left - 8.0, inner.bottom - top)
    tag = SkipSlot(shown, face, FRect(inner.left - 2.0, face.bottom - 26.0, side + 4.0, 32.0))
    named, held = NameSlot(shown, name, _AS.own_name), HandSlot(shown, hand)
    return Arranged(face, (named, held, LanternSlot(shown, lamps), tag))


_FORMS: Final = {Form.WIDE: _wide, Form.LINE: _line, Form.TALL: _own}
PLATES: Final = Design(_arranged, padding=_AT.padding, stripe=12.0, has_lantern=False)
