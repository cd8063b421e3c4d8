"""The summary beside the picture: the curve, where it turned, the moments; opened, all in large."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.chart import Chart
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.screens.sheet import PanelScene, SideBySide
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle, placed_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.fitting import SMALLEST, Passage, Worded, one_line
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS, _ON = placed_look_beside(__file__)
_SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76)


class SummaryLine(Struct, frozen=True):
    """A paragraph of the summary; `is_vital` ones stay where there is little room."""

    name: str
    text: str
    style: TextStyle
    is_vital: bool = False


def lines_of(story: Story) -> list[SummaryLine]:
    """Return all paragraphs below the curve, in order."""
    lines = [
        SummaryLine("decided", story.breakdown.decided, _AS.decided),
        SummaryLine("turned", story.turned, _AS.turned, is_vital=True),
        SummaryLine("best", _moment(_("Best moment"), story.best), _AS.moment, is_vital=True),
        SummaryLine("worst", _moment(_("Worst moment"), story.worst), _AS.moment),
        SummaryLine("deeds", story.deeds, _AS.turned, is_vital=True),
        SummaryLine("ladder", story.ladder, _AS.turned, is_vital=True),
    ]
    return [line for line in lines if line.text]


def _moment(head: str, told: str) -> str:
    return f"<b><c=rubric>{head}</c></b>\u2003{told}" if told else ""


class Summary(Worded, Hotspot):
    """The sheet at the right of the picture; a press opens it."""

    def __init__(self, story: Story, reveal: Reveal, on_press: Callable[[], None]) -> None:
        super().__init__("course", on_press, hint=_("Open: all scores, and what they are made of"))
        self._story, self._reveal = story, reveal
        self._chart = Chart(story)
        self._frame = Frame()

    def stand(self, frame: Frame, context: LayoutContext) -> None:
        """Take the right of the picture."""
        self._frame = frame
        self.place(frame.rect(*_ON.paper), context)
        self.tip_over = frame.rect(_ON.paper[0], _ON.paper[1] + 90.0, _ON.paper[2], 100.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, heading, curve and paragraphs."""
        canvas.image("result/leaf", self._frame.rect(*_ON.picture))
        heading, chart, placed = self._written(canvas.context)
        heading.draw(canvas)
        state = "hover" if self.hover > 0.5 else ""
        skin.draw_icon_button(canvas, self._frame.rect(*_ON.lens), "zoom_in", state)
        self._chart.draw(canvas, chart, self._reveal.curve, self._reveal.cross)
        high = (self._frame.rect(*_ON.inner).bottom - chart.bottom) * self._reveal.told
        with canvas.clipped(FRect(chart.left, chart.bottom, chart.width, high)):
            for line in placed.values():
                line.draw(canvas)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield all text on it."""
        heading, _chart, placed = self._written(context)
        return ((f"course.{name}", line) for name, line in {"heading": heading, **placed}.items())

    def _written(self, context: LayoutContext) -> tuple[Passage, FRect, dict[str, Passage]]:
        """Return heading, place of the curve, and paragraphs; the curve gets what is left."""
        key = "summary", self._frame, *lines_of(self._story)
        return context.texts.remembered(key, lambda: self._laid_out(context))

    def _laid_out(self, context: LayoutContext) -> tuple[Passage, FRect, dict[str, Passage]]:
        inner = self._frame.rect(*_ON.inner)
        head = FRect(inner.left, inner.top, inner.width, context.texts.line_height(_AS.heading))
        head = head.inflate(-2 * (_ON.lens[2] + 6.0) * self._frame.scale, 0.0)
        room = inner.bottom - head.bottom - _AT.least_chart * self._frame.scale
        lines = _fitting(context, lines_of(self._story), inner.width, room)
        heights = [_height(context, line, inner.width) for line in lines]
        y = inner.bottom - sum(heights) - _AT.gap * len(heights)
        # The winner's medallion at its upper end keeps clear of the lens.
        top = max(head.bottom + 8.0, self._frame.rect(*_ON.lens).bottom + _AT.clear)
        chart = FRect(inner.left, top, inner.width, y - 4.0 - top)
        placed = {}
        for line, high in zip(lines, heights, strict=True):
            place = FRect(inner.left, y + _AT.gap, inner.width, high)
            placed[line.name] = Passage(line.text, line.style, place)
            y += _AT.gap + high
        words = one_line(context, _("How it went"), _AS.heading, head.width, head.height)
        return Passage(*words, head), chart, placed


def _height(context: LayoutContext, line: SummaryLine, width: float) -> float:
    return context.texts.measure(line.text, line.style, width)[1]


def _fitting(
    context: LayoutContext, lines: list[SummaryLine], width: float, room: float
) -> list[SummaryLine]:
    """Return the paragraphs at the largest size that fits, without the minor ones if need be."""
    for kept in (lines, [line for line in lines if line.is_vital]):
        for factor in _SMALLER:
            sizes = [max(SMALLEST, line.style.size * factor) for line in kept]
            smaller = [
                replace(line, style=replace(line.style, size=size))
                for line, size in zip(kept, sizes, strict=True)
            ]
            high = sum(_height(context, line, width) + _AT.gap for line in smaller)
            if high <= room:
                return smaller
    return []


class Curve(Widget):
    """The curve as a part of a sheet."""

    def __init__(self, story: Story, high: float = _AT.chart) -> None:
        super().__init__("curve")
        self._chart, self._high = Chart(story), high

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the width of the sheet."""
        return Size(width or 2 * _AT.chart, self._high)

    def draw(self, canvas: Canvas) -> None:
        """Draw it whole."""
        self._chart.draw(canvas, self.rect)


class SummaryScene(PanelScene):
    """The opened summary: everything about the match that can be told in words and numbers, and
    what leads on from there.
    """

    dim = 0.6
    """The title of the result would look out above it."""

    def __init__(self, services: AppServices, story: Story, *acts: Button) -> None:
        self._story = story
        least = Size(_AT.act, max((one.least.height for one in acts), default=0.0))
        close = Button(_("Close"), self.close, "close", least=least)
        lines = lines_of(story)
        told = {line.name: Label(line.text, line.style, line.name) for line in lines}
        moments = [told.pop(name) for name in ("best", "worst") if name in told]
        scores = [self._standing(seat) for seat in reversed(story.ranking)]
        content = SideBySide(
            Column(Curve(story), *told.values(), gap=14.0), Column(*scores, *moments, gap=14.0)
        )
        super().__init__(
            services, _("How it went"), ScrollArea(content, "standing").growing(),
            buttons=[*acts, close], widest=_AT.widest, material="parchment",
        )  # fmt: skip

    def reworded(self) -> Scene:
        """Close it: the result below tells its story anew."""
        return self

    def _standing(self, number: int) -> Row:
        story, seat = self._story, self._story.seats[number]
        has_won = number in story.outcome.winners
        made_of = story.breakdown.by_seat[number]
        words = [Label(made_of, _AS.made_of, f"seat{number}.made_of")] if made_of else []
        side, mood, name_in, score_in = (
            (_AT.winner, "pleased", _AS.winner, _AS.winning) if has_won
            else (_AT.face, "angry", _AS.name, _AS.score)
        )  # fmt: skip
        name = Label(story.name(number), name_in, f"seat{number}.name")
        face = SeatFace(seat, side, mood, f"seat{number}.face")
        crown = [Picture("result/crown", *_ON.crown[2:], f"seat{number}.crown")] if has_won else []
        score = Label(str(story.outcome.scores[number]), score_in, f"seat{number}.score")
        who = Column(name, *words, gap=2.0).growing()
        return Row(face, who, *crown, score, gap=26.0, align="centre")
