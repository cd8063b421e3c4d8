"""A slip of paper with a heading, things to pick (a list at large text), and a sentence."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import Align, look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Pressable
from treasure_games.stage.widgets.widget import Box, BoxKind
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.glow import draw_halo

_AT, _AS = look_beside(__file__)
_SIGNS: Final = (130.0, 96.0, 64.0)
"""Sides of a picture: as large as leaves a row, words whole and all clear; by the text smaller."""


class Pick(Struct, frozen=True):
    """One thing to pick. With `picture` "" the `label` is shown large in its place.

    `is_on` is None if a press answers at once; else a press toggles the thing.
    """

    name: str
    picture: str
    label: str
    on_press: Callable[[], object]
    detail: str = ""
    is_on: bool | None = None
    hint: str = ""
    longest: str = ""
    """The longest label of one that changes while the slip is used, so that nothing moves."""
    count: int = 1
    """So many of it lie there, where it is shown large; 0: it stays where it is."""
    figure: str = ""
    """What it counts, where it is shown large."""


class Slip(Struct, frozen=True):
    """A whole question: a heading, a sentence under the things (or ""), and the things.

    One that `leads` has the sentence large over things, and fills its room.
    """

    heading: str
    picks: tuple[Pick, ...]
    sentence: str = ""
    leads: bool = False


class PickSpot(Pressable):
    """One thing on the slip."""

    def __init__(self, pick: Pick) -> None:
        super().__init__(f"pick.{pick.name}", hint=pick.hint)
        self.pick = pick
        self.is_listed = False
        """True if picture and words stand in one line of a list."""
        self.style = _AS.label
        self.is_primary = False
        """True for what the card in question is there for, beside leaving it."""

    @property
    def text(self) -> str:
        """The text on it."""
        return f"{self.pick.label} {self.pick.detail}".strip()

    @property
    def is_chosen(self) -> bool:
        """True if it is toggled on."""
        return bool(self.pick.is_on)

    def activate(self) -> None:
        """Pick or toggle it."""
        self.pick.on_press()

    def draw(self, canvas: Canvas) -> None:
        """Draw brass, its picture sunk into it, and the words; sunken with a halo if it is on."""
        rect, palette = self.drawn_rect(canvas.context), canvas.context.theme.palette
        if self.pick.is_on or self.hover > 0.5:
            draw_halo(canvas, rect, reach=10.0, level=150)
        state = "pressed" if self.pick.is_on else self.state()
        skin.draw_button(canvas, rect, state, primary=self.is_primary, kind="icon_button")
        if self.pick.is_on:
            canvas.outline(rect.inflate(5, 5), palette.lantern, 4.0, 9.0)
        bed = self._parts(canvas.context, rect)[0].scale_by(_AT.bed)
        if self.pick.picture:
            skin.draw_panel(canvas, bed, "plate")
            canvas.image(self.pick.picture, bed.scale_by(_AT.sunk))
        if self.pick.is_on is False:
            canvas.fill(bed, palette.walnut_dark, 0.55)
        for _part, words in self._words(canvas.context, rect):
            words.draw(canvas, palette.pearl if self.is_primary else palette.ink)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield a target with its words."""
        yield Box(self.name, FRect(self.rect), BoxKind.TARGET, "picker")
        for part, words in self._words(context, self.rect):
            yield words.box(context, f"{self.name}.{part}", self.name)

    def is_cut(self, context: LayoutContext) -> bool:
        """Return True if words on it had to be shortened, or its longest label would have to be."""
        shown = [words.text for _part, words in self._words(context, self.rect)]
        longest, room = self.pick.longest, self._parts(context, self.rect)[1]
        return shown != [text for text in (self.pick.label, self.pick.detail) if text] or (
            bool(longest) and one_line(context, longest, _AS.label, room.width)[0] != longest
        )

    def _parts(self, context: LayoutContext, rect: FRect) -> tuple[FRect, FRect, FRect]:
        return (_listed_parts if self.is_listed else _parts)(context, self.pick, rect)

    def _words(self, context: LayoutContext, rect: FRect) -> Iterator[tuple[str, Passage]]:
        """Yield each part of the text with its name."""
        _picture, label, detail = self._parts(context, rect)
        ends: tuple[Align, Align] = ("left", "right") if self.is_listed else ("centre", "centre")
        for part, text, style, place in (
            ("label", self.pick.label, replace(self.style, align=ends[0]), label),
            ("detail", self.pick.detail, replace(_AS.detail, align=ends[1]), detail),
        ):
            if text:
                yield part, Passage(*one_line(context, text, style, place.width), place)


class Picker:
    """Shows at most one slip: at the lower or upper edge of an area."""

    spot: type[PickSpot] = PickSpot

    def __init__(self) -> None:
        self.slip: Slip | None = None
        self.spots: list[PickSpot] = []
        self._room = FRect(0, 0, 1, 1)
        self._context: LayoutContext | None = None
        self._rect = FRect(0, 0, 0, 0)
        self._head = FRect(0, 0, 0, 0)
        self._foot = FRect(0, 0, 0, 0)
        self._rim = _AT.padding
        self._clear: tuple[FRect, ...] = ()

    @property
    def rect(self) -> FRect:
        """The area of the slip; empty without one."""
        return FRect(self._rect) if self.slip is not None else FRect(0, 0, 0, 0)

    def offer(
        self,
        slip: Slip | None,
        room: FRect,
        context: LayoutContext,
        clear: Sequence[FRect] = (),
    ) -> bool:
        """Show or remove a slip. Return True if that changes anything.

        Spots that stay keep their focus. The slip is at the lower edge of the room, or at the upper
        one where that hides less of what should stay `clear`.
        """
        if slip == self.slip and room == self._room and context is self._context:
            return False
        self.slip, self._room, self._context = slip, FRect(room), context
        self._clear = tuple(clear)
        kept = {spot.name: spot for spot in self.spots}
        self.spots = []
        for pick in slip.picks if slip is not None else ():
            spot = kept.get(f"pick.{pick.name}") or self.spot(pick)
            spot.pick, spot.hint = pick, pick.hint
            self.spots.append(spot)
        if slip is not None:
            self.arrange(slip, context)
        return True

    def arrange(self, slip: Slip, context: LayoutContext) -> None:
        """Lay the slip in its room, with signs as large as leave all of it whole."""
        if slip.leads:
            self._lay_led(slip, context)
            return
        for sign in _SIGNS:
            large = sign / max(1.0, context.viewport.text_scale)
            self._lay(slip, context, max(_SIGNS[-1], large))
            is_row = len({spot.rect.top for spot in self.spots}) < 2
            if is_row and self.is_whole and not self._hides(self._rect):
                break

    @property
    def fits(self) -> bool:
        """True if the slip has room for all its things."""
        return all(spot.rect.bottom <= self._rect.bottom for spot in self.spots)

    @property
    def is_whole(self) -> bool:
        """True if the slip has room for its sentence too, and no word is cut."""
        if self.slip is None or self._context is None:
            return True
        context, shown = self._context, {self.slip.heading, self.slip.sentence}
        says_all = not self.slip.sentence or self._foot.height > 0
        is_cut = any(words.text not in shown for _part, words in self._words(context, self.slip))
        return self.fits and says_all and not is_cut and not self.is_cut

    @property
    def is_cut(self) -> bool:
        """True if a word on one of the things is cut."""
        context = self._context
        return context is not None and any(spot.is_cut(context) for spot in self.spots)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, heading, the things and the sentence."""
        if self.slip is None or not canvas.touches(self._rect.inflate(60, 60)):
            return
        skin.draw_panel(canvas, self._rect, "parchment")
        for _part, words in self._words(canvas.context, self.slip):
            words.draw(canvas)
        for spot in self.spots:
            spot.draw(canvas)

    def boxes(self, context: LayoutContext, parent: str) -> Iterator[Box]:
        """Yield the slip on its `parent`, its words and its things."""
        if self.slip is None:
            return
        yield Box("picker", FRect(self._rect), BoxKind.PANEL, parent)
        for part, words in self._words(context, self.slip):
            yield words.box(context, f"picker.{part}", "picker")
        for spot in self.spots:
            yield from spot.boxes(context)

    def _words(self, context: LayoutContext, slip: Slip) -> Iterator[tuple[str, Passage]]:
        """Yield heading and sentence with their names."""
        for part, text, style, rect in (
            ("heading", slip.heading, _AS.heading, self._head),
            ("sentence", slip.sentence, _AS.led if slip.leads else _AS.words, self._foot),
        ):
            if text and rect.height:
                yield part, Passage.fitted(context, text, style, rect)

    def _lay_led(self, slip: Slip, context: LayoutContext) -> None:
        """Lay the sentence over things in a row, or one below the other if that is too narrow."""
        self._rect = FRect(self._room)
        self._head, self._foot = FRect(0, 0, 0, 0), self._room.inflate(*(-2 * _AT.padding,) * 2)
        wide = self._foot.width + _AT.gap
        columns = max(1, len(slip.picks))
        least = max((needed(context, pick, 0.0) for pick in slip.picks), default=0.0)
        if wide / columns - _AT.gap < least:
            columns = 1
        height = max(_AT.act, context.texts.line_height(_AS.act) + _AT.gap)
        self._foot.height -= _rows(slip, columns) * (height + _AT.gap)
        for spot in self.spots:
            spot.is_listed, spot.style = False, _AS.act
            spot.is_primary = len(slip.picks) == 2 and spot is self.spots[0]
        cell = FRect(0, self._foot.bottom + _AT.gap, wide / columns - _AT.gap, height)
        self._place_spots(context, columns, cell)

    def _lay(self, slip: Slip, context: LayoutContext, sign: float) -> None:
        """Lay as many in a row as fit; more and narrower ones where rows get too high."""
        widest = self._room.width - 2 * _AT.padding - 40
        most = self._room.height - 40
        wide = max((needed(context, pick, sign) for pick in slip.picks), default=_AT.smallest)
        across = min(widest, wide)
        columns = max(1, min(len(slip.picks), int((widest + _AT.gap) / (across + _AT.gap))))
        height = max((height_of(context, pick, sign) for pick in slip.picks), default=0.0)
        is_listed = columns == 1 and len(slip.picks) > 1
        if is_listed:
            across = min(widest, max(_listed_width(context, pick) for pick in slip.picks))
            height = max(_AT.listed, context.texts.line_height(_AS.label)) + 18.0
        inner = self._inner(slip, context, widest, columns * (across + _AT.gap) - _AT.gap)
        head, foot = heights(context, slip, inner)
        around = head + foot + 2 * _AT.padding + 6
        while (
            not is_listed
            and columns < len(slip.picks)
            and _rows(slip, columns) * (height + _AT.gap) + around > most
        ):
            columns += 1
            across = (widest + _AT.gap) / columns - _AT.gap
            inner = widest
        things = _rows(slip, columns) * (height + _AT.gap)
        self._rim = _AT.narrow if is_listed and things + around > most else _AT.padding
        if self._rim == _AT.narrow:
            around -= 2 * (_AT.padding - _AT.narrow)
            height -= _AT.gap
            things = _rows(slip, columns) * (height + _AT.gap)
        if things + around > most:
            around, foot = around - foot, 0.0
        rect = FRect(0, 0, inner + 2 * _AT.padding, min(most, things + around))
        self._rect = rect = self._placed(rect)
        self._head = FRect(rect.left + _AT.padding, rect.top + self._rim - 4, inner, head)
        self._foot = FRect(self._head.left, rect.bottom - self._rim - foot + 4, inner, foot)
        for spot in self.spots:
            spot.is_listed, spot.style, spot.is_primary = is_listed, _AS.label, False
        cell = FRect(rect.left, self._head.bottom + _AT.gap, across, height)
        self._place_spots(context, columns, cell)

    def _placed(self, rect: FRect) -> FRect:
        """Return a slip's rectangle at its edge of the room."""
        rect.midbottom = self._room.centerx, self._room.bottom - 22
        upper = rect.move_to(top=self._room.top + 22)
        return upper if self._hides(upper) < self._hides(rect) else rect

    def _hides(self, rect: FRect) -> int:
        """Return how much of what should stay clear a rectangle hides."""
        return sum(rect.colliderect(one) for one in self._clear)

    @staticmethod
    def _inner(slip: Slip, context: LayoutContext, widest: float, body: float) -> float:
        """Return the width of heading, things and sentence."""
        measure = context.texts.measure
        heading = measure(slip.heading, _AS.heading)[0] + 2
        sentence = min(620.0, measure(slip.sentence, _AS.words)[0] + 2)
        return min(widest, max(body, heading, sentence))

    def _place_spots(self, context: LayoutContext, columns: int, cell: FRect) -> None:
        """Place the spots row by row, each row centred."""
        for index, spot in enumerate(self.spots):
            row, column = divmod(index, columns)
            count = min(columns, len(self.spots) - row * columns)
            left = self._rect.centerx - (count * (cell.width + _AT.gap) - _AT.gap) / 2
            place = cell.move(0, row * (cell.height + _AT.gap))
            place.left = left + column * (cell.width + _AT.gap)
            spot.place(place, context)


def heights(context: LayoutContext, slip: Slip, width: float) -> tuple[float, float]:
    """Return the heights of heading and sentence."""
    measured = context.texts.measure
    head = measured(slip.heading, _AS.heading, width)[1] if slip.heading else 0.0
    return head, measured(slip.sentence, _AS.words, width)[1] if slip.sentence else 0.0


def _rows(slip: Slip, columns: int) -> int:
    return -(-len(slip.picks) // columns)


def needed(context: LayoutContext, pick: Pick, sign: float) -> float:
    """Return the width that a thing needs with a picture of this size."""
    words = max(
        context.texts.measure(pick.longest or pick.label, _AS.label)[0],
        context.texts.measure(pick.detail, _AS.detail)[0],
    )
    return max(_AT.smallest, words + 28.0, sign + _AT.gap if pick.picture else 0.0)


def _listed_width(context: LayoutContext, pick: Pick) -> float:
    label = context.texts.measure(pick.longest or pick.label, _AS.label)[0]
    detail = context.texts.measure(pick.detail, _AS.detail)[0]
    return _listed_indent(pick) + label + detail + 4 * _AT.margin


def _listed_indent(pick: Pick) -> float:
    return _AT.margin + (_AT.listed + _AT.margin if pick.picture else 0.0)


def _listed_parts(context: LayoutContext, pick: Pick, rect: FRect) -> tuple[FRect, FRect, FRect]:
    """Return picture and label at the left, the detail at the right."""
    picture = sized(_AT.listed, _AT.listed, midleft=(rect.left + _AT.margin, rect.centery))
    wide = min(context.texts.measure(pick.detail, _AS.detail)[0] + 2, rect.width / 2)
    detail = FRect(rect.right - _AT.margin - wide, rect.top, wide, rect.height)
    left = rect.left + _listed_indent(pick)
    return picture, FRect(left, rect.top, detail.left - _AT.margin - left, rect.height), detail


def height_of(context: LayoutContext, pick: Pick, sign: float) -> float:
    """Return its height with such a picture."""
    lines = sum(
        context.texts.line_height(style)
        for text, style in ((pick.label, _AS.label), (pick.detail, _AS.detail))
        if text
    )
    return (sign if pick.picture else 12.0) + lines + 18.0


def _parts(context: LayoutContext, pick: Pick, rect: FRect) -> tuple[FRect, FRect, FRect]:
    """Return the places of picture, label and detail; words alone are in the middle."""
    if not pick.picture and not pick.detail:
        return rect, rect.inflate(-24, 0), FRect(0, 0, 0, 0)
    high = context.texts.line_height(_AS.label) if pick.label else 0.0
    low = context.texts.line_height(_AS.detail)
    words = high + (low if pick.detail else 0.0)
    sign = rect.height - words - 18.0
    picture = sized(sign, sign, midtop=(rect.centerx, rect.top + 8))
    top = picture.bottom if pick.picture else rect.centery - words / 2
    label = FRect(rect.left + 12, top, rect.width - 24, high)
    detail = FRect(label.left, label.bottom, label.width, low)
    return picture, label, detail
