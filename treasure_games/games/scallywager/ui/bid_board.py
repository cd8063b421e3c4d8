"""The bid that stands, as the largest thing on the table; and the ladder of those before it."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.stage.animation import Animation, Call, Sequential, Tween, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, Worded, plate_line, whole_line
from treasure_games.table.pieces.brass import Figure, cast

_AT, _AS = look_beside(__file__)
_FRAME: Final = "scallywager/bid_board"
_TUMBLING: Final = tuple(f"scallywager/die_gold_tumble_{pose}" for pose in range(1, 9))
"""The die as it rolls."""


class ShownBid(Struct, frozen=True):
    """A bid: its picture of whoever made it, how many, and the picture of the face."""

    emblem: str
    count: int
    picture: str
    title: str = ""
    brief: str = ""
    """The title where that doesn't fit."""


class BidBoard(Worded):
    """A frame with the standing bid, or the one that would be the first."""

    panel = "board"

    def __init__(self) -> None:
        self.bid: ShownBid | None = None
        self.note = ""
        """Small words at the lower edge."""
        self.turned = 1.0
        """How far the figure has turned to the newest bid, 0 to 1; moved by the timeline."""
        self.rect = FRect(0, 0, 1, 1)
        self._before: ShownBid | None = None

    def turn(self, bid: ShownBid, theme: Theme) -> Animation:
        """Return the turning of the figure to a new bid; the die tumbles once."""

        def begin() -> None:
            self._before, self.bid, self.turned = self.bid, bid, 0.0

        seconds = theme.durations.move_long
        return Sequential(Call(begin), Tween(self, seconds, easing=out_cubic, turned=1.0))

    def draw(self, canvas: Canvas) -> None:
        """Draw frame, title, figure and die."""
        canvas.image(_FRAME, self.rect.inflate(_AT.reach, _AT.reach))
        self.draw_words(canvas)
        if self.bid is None:
            return
        head, figure, die = self._parts()
        canvas.image(self.bid.emblem, self._title(canvas.context, self.bid, head)[0])
        self._draw_figure(canvas, figure)
        step = int(self.turned * len(_TUMBLING))
        canvas.image(_TUMBLING[step] if self.turned < 0.9 else self.bid.picture, die)

    def _draw_figure(self, canvas: Canvas, room: FRect) -> None:
        """Draw the number; while it turns, the old one leaves upwards."""
        shift, tall = (1.0 - self.turned) * room.height, min(_AT.tall, 0.94 * room.height)
        with canvas.clipped(room):
            for bid, down in ((self.bid, shift), (self._before, shift - room.height)):
                if bid is not None and abs(down) < room.height:
                    place = room.move(0, down)
                    cast(canvas.context, str(bid.count), tall, "right", place).draw(canvas)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the title, the sign between figure and die, and the note."""
        head, figure, die = self._parts()
        if self.bid is not None:
            times = FRect(figure.right, figure.top, die.left - figure.right, figure.height)
            style = replace(_AS.times, size=_AS.times.size / context.viewport.text_scale)
            yield "board.title", self._title(context, self.bid, head)[1]
            yield "board.times", Passage("×", style, times)
        if self.note:
            foot = FRect(self.rect.left + 30.0, self.rect.bottom - 54.0, self.rect.width - 60, 36.0)
            yield "board.note", Passage(*plate_line(context, self.note, _AS.note, *foot.size), foot)

    def _parts(self) -> tuple[FRect, FRect, FRect]:
        """Return the places of the title, the figure and the die."""
        inner = self.rect.inflate(-52, -36)
        corner = _AT.corner * inner.height
        head = FRect(inner.left + corner, inner.top, inner.width - 2 * corner, 0.2 * inner.height)
        high = inner.bottom - head.bottom - (36.0 if self.note else 0.0)
        side = min(188.0, high)
        figure = FRect(inner.left, head.bottom + 4.0, inner.width * 0.43, high - 8.0)
        middle = inner.right - side / 2 - 0.07 * inner.width, figure.centery
        return head, figure, sized(side, side, center=middle)

    @staticmethod
    def _title(context: LayoutContext, bid: ShownBid, head: FRect) -> tuple[FRect, Passage]:
        """Return the emblem's place and the title; they stand in the middle together."""
        side = min(44.0, head.height)
        room = head.width - side - 12, head.height
        text, style = plate_line(context, bid.title, _AS.title, *room)
        if text != bid.title and bid.brief:
            text, style = plate_line(context, bid.brief, _AS.title, *room)
        wide = context.texts.measure(text, style)[0]
        left = max(head.left, head.centerx - (side + 12 + wide) / 2)
        title = FRect(left + side + 12, head.top, head.right - left - side - 12, head.height)
        emblem = FRect(left, head.centery - side / 2, side, side)
        return emblem, Passage(text, replace(style, align="left"), title)


class Ladder(Worded):
    """The bids so far under a title, the latest at the foot; those that don't fit are left out."""

    panel = "ladder"

    def __init__(self) -> None:
        self.bids: Sequence[ShownBid] = ()
        self.rect = FRect(0, 0, 1, 1)

    def drawn_from(self) -> object:
        """Return the bids, and where they stand."""
        return tuple(self.bids), tuple(self.rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the title, and a line for each bid."""
        if not self.bids:
            return
        skin.draw_panel(canvas, self.rect, "dark")
        self.draw_words(canvas)
        for bid, place in self._rungs(canvas.context):
            side = place.height - 8.0
            mark = FRect(place.left, place.top + 4.0, side, side)
            canvas.image(bid.emblem, mark)
            canvas.image(bid.picture, mark.move_to(right=place.right))

    @property
    def is_shown(self) -> bool:
        """True if anything was bid."""
        return bool(self.bids)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the title, and how many each bid is of."""
        yield "ladder.head", self._head(context)
        for index, (bid, place) in enumerate(self._rungs(context)):
            side = place.height
            room = FRect(place.left + side, place.top, place.width - 2 * side - 12.0, side)
            line = plate_line(context, f"{bid.count} ×", _AS.rung, *room.size)
            yield f"ladder.{index}", Figure(*line, room)

    def _head(self, context: LayoutContext) -> Passage:
        inner = self.rect.inflate(-28, -16)
        inner.height = context.texts.line_height(_AS.head) if inner.height > 120 else 0.0
        return Passage(*whole_line(context, _("Bids this round"), _AS.head, *inner.size), inner)

    def _rungs(self, context: LayoutContext) -> list[tuple[ShownBid, FRect]]:
        head = self._head(context).rect
        inner = self.rect.inflate(-56, -16)
        line = max(40.0, context.texts.line_height(_AS.rung) * 0.9)
        room = inner.bottom - head.bottom - 4.0
        count = max(1, int(room / line))
        line = min(room / count, 54.0)
        rung = FRect(inner.left, head.bottom + 4.0, inner.width, line)
        return [(bid, rung.move(0.0, index * line)) for index, bid in enumerate(self.bids[-count:])]
