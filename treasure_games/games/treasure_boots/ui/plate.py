"""The plate of a captain: where she is named, and the hold, the score and the goal are shown."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect, Surface

from treasure_games.core.language import translate as _
from treasure_games.games.treasure_boots.ui.chart.zoom_pictures import Stroke
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.theme import Colour
from treasure_games.stage.widgets import skin
from treasure_games.table import fitting
from treasure_games.table.pieces import plate_slots
from treasure_games.table.places import is_large

_AT, _AS = look_beside(__file__)
_GREAT_SCORE: Final = replace(_AS.score, size=66.0)


Value = tuple[str, str]
"""One thing that the hold gives: an icon and a number."""


class HoldBadge(plate_slots.Badge, frozen=True):
    """All that a captain's plate shows beside name and score."""

    values: tuple[Value, ...] = ()
    tokens: tuple[str, ...] = ()
    """Pictures of the cargo, a token each."""
    standing: str = ""
    """How far behind the leader, "" for none."""
    leads: bool = False
    can_win: bool = False
    """True if what is aboard wins when it is unloaded."""
    goal: int = 0


_EMPTY: Final = HoldBadge("", 0, "")


def hold_of(shown: plate_slots.Shown) -> HoldBadge:
    """Return the hold that a plate shows; an empty one before there is a view."""
    return next((badge for badge in shown.badges if isinstance(badge, HoldBadge)), _EMPTY)


_Cell = tuple[str, FRect, fitting.Passage]
"""What the hold gives: an icon, its place, and its number."""


class HeadingSlot(plate_slots.Slot):
    """The name, and a crown or how far behind the captain is; or that she can win now.

    The name takes what the standing leaves of the `room` at the right end of the row; or all of the
    row, where the room is below it.
    """

    def __init__(
        self, shown: plate_slots.Shown, row: FRect, room: FRect, grown: float = 1.0
    ) -> None:
        super().__init__(shown, row)
        self._room, self._grown = room, grown
        self._is_over = room.top > row.centery

    def draw(self, canvas: Canvas) -> None:
        """Draw the words, or a crown in the place of the standing."""
        super().draw(canvas)
        hold = hold_of(self.shown)
        if hold.leads and not hold.can_win:
            skin.draw_inlay(canvas, self._place(canvas.context), "crown", is_lit=True)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, fitting.Passage]]:
        """The name, and how far behind."""
        place, hold = self._place(context), hold_of(self.shown)
        is_marked = not self._is_over and bool(hold.can_win or hold.leads or hold.standing)
        end = place.left - _AT.gap if is_marked else self.rect.right
        named = FRect(self.rect.left, self.rect.top, end - self.rect.left, self.rect.height)
        style = fitting.within(
            context, replace(_AS.name, size=_AS.name.size * self._grown), named.height
        )
        line = fitting.brief_name(context, self.shown.name, style, named.width, whole=_AT.whole)
        yield "name", fitting.Passage(*line, named)
        if hold.can_win:
            line = fitting.whole_line(context, _("can win now"), _AS.wins, *place.size)
            yield "standing", fitting.Passage(*line, place)
        elif hold.standing and not hold.leads:
            line = fitting.plate_line(context, hold.standing, _AS.behind, *self._room.size)
            yield "standing", fitting.Passage(*line, place)

    def _place(self, context: LayoutContext) -> FRect:
        """Of the crown or of the number."""
        place, hold = FRect(0, 0, 0, self._room.height), hold_of(self.shown)
        if hold.can_win:
            wide = context.texts.measure(_("can win now"), _AS.wins)[0] + 2
            row = self._room.right - self.rect.left
            name = context.texts.measure(fitting.last_word(self.shown.name), _AS.name)[0]
            most = row if self._is_over else max(_AT.of_row * row, row - _AT.of_name * name)
            place.width = min(most, wide)
        elif hold.leads:
            place.width = place.height = min(_AT.crown, self._room.height)
        elif hold.standing:
            behind = fitting.plate_line(context, hold.standing, _AS.behind, *self._room.size)
            place.width = min(self._room.width, context.texts.measure(*behind)[0] + 2)
        place.midright = self._room.midright
        if self._is_over:
            place.left = self._room.left
        return place


class ValuesSlot(plate_slots.Slot):
    """What the hold gives: icons with numbers, side by side."""

    def __init__(self, shown: plate_slots.Shown, row: FRect, grown: float = 1.0) -> None:
        super().__init__(shown, row)
        self._size = _AS.value.size * grown

    def draw(self, canvas: Canvas) -> None:
        for image, icon, number in self._cells(canvas.context):
            canvas.image(image, icon)
            number.draw(canvas)

    def words(self, context: LayoutContext) -> Iterator[tuple[str, fitting.Passage]]:
        for index, (_image, _icon, number) in enumerate(self._cells(context)):
            yield f"value{index}", number

    def _cells(self, context: LayoutContext) -> Sequence[_Cell]:
        """Laid out once for a hold."""
        values = hold_of(self.shown).values
        key = "values", values, *self.rect
        return context.texts.remembered(key, lambda: tuple(self._laid(context, values)))

    def _laid(self, context: LayoutContext, values: tuple[Value, ...]) -> Iterator[_Cell]:
        row, (style, side) = self.rect, self._fitting(context, values)
        widths = [context.texts.measure(text, style)[0] + 1 for _image, text in values]
        free = row.width - sum(widths) - len(widths) * (side + _AT.value_gap)
        gap = min(_AT.beside, max(0.0, free / max(1, len(widths) - 1)))
        left = row.left
        for (image, text), width in zip(values, widths, strict=True):
            icon = FRect(left, row.centery - side / 2, side, side)
            words = FRect(icon.right + _AT.value_gap, row.top, width, row.height)
            yield image, icon, fitting.Passage(text, style, words)
            left += side + _AT.value_gap + width + gap

    def _fitting(self, context: LayoutContext, values: Sequence[Value]) -> tuple[TextStyle, float]:
        """Return the largest numbers, and icons that grow with them, that fit into the row."""
        text_scale, style = context.viewport.text_scale, replace(_AS.value, size=self._size)
        usual = min(_AT.icon, self.rect.width * _AT.icon_share)
        least = min(fitting.SMALLEST_ON_PLATE, fitting.SMALLEST / max(1.0, text_scale))
        while True:
            grown = max(1.0, text_scale * style.size / _AS.value.size)
            side = min(self.rect.height, usual * grown)
            wide = sum(context.texts.measure(text, style)[0] for _image, text in values)
            is_low = context.texts.line_height(style) <= self.rect.height + 1
            fits = is_low and wide + len(values) * (side + _AT.value_gap + 3) <= self.rect.width
            if fits or style.size <= least:
                return style, side
            style = replace(style, size=style.size - 1.0)


class _Tokens(plate_slots.Slot):
    """The cargo, token by token; closer where there are many."""

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        side = min(rect.height, _AT.token * max(1.0, canvas.context.viewport.text_scale))
        tokens = hold_of(self.shown).tokens
        step = min(side + 3, (rect.width - side) / max(1, len(tokens) - 1))
        for index, image in enumerate(tokens):
            left = rect.left + index * step
            canvas.image(image, FRect(left, rect.centery - side / 2, side, side))


class _Pegs(plate_slots.Slot):
    """A hole for each point on the way to the goal, a peg in each that is scored."""

    def draw(self, canvas: Canvas) -> None:
        rect, score = self.rect, max(0, self.shown.score.number)
        colour = canvas.context.theme.seats[self.shown.emblem].colour
        goal = hold_of(self.shown).goal
        if goal <= 0 or rect.height < 6:
            return
        if goal > _AT.most_pegs:
            _draw_groove(canvas, rect, min(1.0, score / goal), colour)
            return
        step = rect.width / goal
        side = min(rect.height, step * 0.86)
        for index in range(goal):
            x = rect.left + (index + 0.5) * step
            hole = FRect(0, 0, side, side).move_to(center=(x, rect.centery))
            pixels, filled = canvas.context.viewport.to_pixels(hole), index < score
            peg = partial(_peg, max(3, pixels.width), colour if filled else None)
            picture = canvas.context.assets.keep(("peg", *peg.args), peg)
            canvas.blit(picture, picture.get_rect(center=pixels.center))


class _Rows:
    """The places on a plate, from above: heading, values, tokens, the last act, pegs."""

    def __init__(self, inner: FRect, *, large: bool) -> None:
        height = inner.height + 2 * _AT.padding
        self.is_narrow = large or inner.width < _AT.narrow
        self.is_tall = not large and self.is_narrow and height >= _AT.tall
        has_caption = large or height >= _AT.room_for_caption
        has_tokens = not large and not self.is_tall and height >= _AT.room_for_cargo
        self.grown = _AT.grown if has_tokens else 1.0
        has_pegs = not has_caption or height >= (_AT.room_for_cargo if large else _AT.room_for_both)
        if large and not has_pegs:
            inner = FRect(inner.left, inner.top - _AT.rim, inner.width, inner.height + _AT.rim)
        shares = (0.37, 0.22, 0.22, 0.19) if has_tokens else (
            (0.41, 0.31, 0.0, 0.28) if has_caption else (0.56, 0.44, 0.0, 0.0)
        )  # fmt: skip
        self.right = inner.right - _AT.stripe
        pegs = _AT.pegs if has_pegs else 0.0
        self.pegs = FRect(inner.left, inner.bottom - pegs, self.right - inner.left, pegs)
        room = self.pegs.top - (3.0 if has_pegs else 0.0) - inner.top
        side = min(room + 2 * _AT.jut * (not has_pegs), _AT.face)
        if self.is_narrow:
            wished = room * 0.5 if has_caption else room - _AT.low
            if large:
                wished = shares[0] * room - 2.0
            side = min(wished, _AT.narrow_face)
        if self.is_tall:
            side = min(_AT.great_face, room - 2 * _AT.low)
            shares = side / room, _AT.low / room, 0.0, _AT.low / room
        self.face = FRect(inner.left, inner.top, side, side)
        if not self.is_narrow:
            self.face.center = inner.left + min(side, room) / 2, inner.top + room / 2
        self.left = self.face.right + 10.0
        edge = inner.left if self.is_narrow else self.left
        heading, values, tokens, caption = (share * room for share in shares)
        self.heading = FRect(self.left, inner.top, self.right - self.left, heading)
        top = self.heading.bottom
        if self.is_narrow:
            top = max(top, self.face.bottom + 2.0)
        end = inner.top + room - caption
        self.values = FRect(edge, top, self.right - edge, min(values, end - tokens - top))
        self.tokens = FRect(edge, self.values.bottom, self.right - edge, tokens)
        self.caption = FRect(edge, end, self.right - edge, caption)

    def split(self, score: float, behind: float) -> tuple[FRect, FRect, FRect]:
        """Return the places of name, standing and score, of which the last two are so wide."""
        head = self.heading
        if self.is_tall:
            name = FRect(head.left, head.top, head.width, _AT.upper * head.height)
            number = FRect(self.right - score, name.bottom, score, head.height - name.height)
            wide = number.left - _AT.gap - head.left
            standing = FRect(head.left, name.bottom, wide, number.height)
            return name, standing, number
        number = FRect(self.right - score, head.top - 10, score, head.height + 10)
        standing = FRect(number.left - _AT.gap - behind, head.top, behind, head.height)
        name = FRect(head.topleft, (number.left - _AT.gap - head.left, head.height))
        return name, standing, number


def caption_on(plate: FRect, *, large: bool) -> FRect | None:
    """Return where the last act stands on a plate; None if there is no room."""
    inset = -2 * _AT.padding
    caption = _Rows(plate.inflate(inset, inset), large=large).caption
    return caption if caption.height else None


def _arrange(
    shown: plate_slots.Shown, inner: FRect, context: LayoutContext
) -> plate_slots.Arranged:
    """Heading, values, tokens if there is room, pegs; the face beside the upper rows."""
    rows = _Rows(inner, large=is_large(context))
    style = _GREAT_SCORE if rows.is_tall or rows.grown > 1.0 else _AS.score
    wide = context.texts.measure("00", style)[0] * min(1.0, 1.3 / context.viewport.text_scale) + 4
    name, standing, score = rows.split(wide, context.texts.measure("−00", _AS.behind)[0] + 2)
    slots: list[plate_slots.Slot] = [
        HeadingSlot(shown, name, standing, rows.grown), _Pegs(shown, rows.pegs),
        plate_slots.ScoreSlot(shown, score, style, has_coin=False),
        ValuesSlot(shown, rows.values, rows.grown),
    ]  # fmt: skip
    if rows.tokens.height:
        slots.append(_Tokens(shown, rows.tokens))
    return plate_slots.Arranged(rows.face, tuple(slots))


CAPTAIN: Final = plate_slots.Design(_arrange, _AT.padding, _AT.stripe, has_lantern=False)
"""How a captain's plate is built."""


def _peg(side: int, colour: Colour | None) -> Surface:
    """Return a hole in the wood, or its peg."""
    peg, middle, wide = Stroke(side / 2, side / 2), (0.0, 0.0), side - 1.0
    peg.dot(middle, wide, (120, 84, 48))
    peg.dot(middle, 0.84 * wide, (10, 6, 4))
    if colour is None:
        peg.dot(middle, 0.66 * wide, (30, 18, 11))
    else:
        red, green, blue = (min(255, channel + 70) for channel in colour)
        peg.dot(middle, 0.86 * wide, colour)
        peg.dot((-0.11 * side, -0.125 * side), 0.3 * wide, (red, green, blue))
    return peg.finished()


def _draw_groove(canvas: Canvas, rect: FRect, share: float, colour: Colour) -> None:
    palette = canvas.context.theme.palette
    groove = rect.inflate(0, -4)
    canvas.fill(groove, palette.focus_dark)
    if share > 0:
        canvas.fill(FRect(groove.left, groove.top, groove.width * share, groove.height), colour)
    canvas.outline(groove, palette.brass, 1.5, 4.0)
