"""The summary beside the picture: the curve, where it turned, the moments; opened, all in large."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.screens.frame import Frame
from treasure_games.screens.result.chart import Chart
from treasure_games.screens.result.reveal import Reveal
from treasure_games.screens.result.story import Story
from treasure_games.screens.sheet import PanelScene, SideBySide
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.fitting import SMALLEST, Passage, Worded, one_line
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_HEADING: Final = TextStyle(34.0, Face.BOLD, "ink", "centre")
_DECIDED: Final = TextStyle(22.0, Face.ITALIC, "sepia")
_TURNED: Final = TextStyle(24.0, Face.SEMIBOLD, "ink")
_MOMENT: Final = TextStyle(24.0, Face.ITALIC, "ink")
_SEED: Final = TextStyle(18.0, Face.REGULAR, "sepia", "centre")
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_MADE_OF: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_SCORE: Final = TextStyle(34.0, Face.BOLD, "rubric", "right", is_tabular=True)
_PICTURE: Final = (1314.0, 132.0, 592.0, 734.0)
_PAPER: Final = (1340.0, 152.0, 540.0, 686.0)
_INNER: Final = (1372.0, 170.0, 480.0, 654.0)
"""The picture of the sheet, its paper, and what may be written on."""
_LENS: Final = (1812.0, 164.0, 50.0, 50.0)
"""The brass that says that it can be opened."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76)
_LATE: Final = ("turned", "best", "worst", "deeds", "ladder")
"""Paragraphs that wait for the curve."""
_MOODS: Final = {"best": "pleased", "worst": "caught"}
"""Moments, and the face of whoever had them."""


class SummaryLine(Struct, frozen=True):
    """A paragraph of the summary; `is_vital` ones stay where there is little room."""

    name: str
    text: str
    style: TextStyle
    is_vital: bool = False


def lines_of(story: Story, *, is_whole: bool = True) -> list[SummaryLine]:
    """Return all paragraphs below the curve, in order; what can wait only on the whole leaf."""
    lines = [
        SummaryLine("decided", story.breakdown.decided, _DECIDED),
        SummaryLine("turned", story.turned, _TURNED, is_vital=True),
        SummaryLine("best", _moment(_("Best moment"), story.best), _MOMENT, is_vital=True),
        SummaryLine("worst", _moment(_("Worst moment"), story.worst), _MOMENT),
        SummaryLine("deeds", story.deeds, _TURNED, is_vital=True),
        SummaryLine("ladder", story.ladder, _TURNED, is_vital=True),
        SummaryLine("seed", story.seed if is_whole else "", _SEED),
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
        self.place(frame.rect(*_PAPER), context)
        self.tip_over = frame.rect(_PAPER[0], _PAPER[1] + 90.0, _PAPER[2], 100.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw paper, heading, curve and paragraphs."""
        canvas.image("result/leaf", self._frame.rect(*_PICTURE))
        heading, chart, placed = self._written(canvas.context)
        heading.draw(canvas)
        state = "hover" if self.hover > 0.5 else ""
        skin.draw_icon_button(canvas, self._frame.rect(*_LENS), "zoom_in", state)
        self._chart.draw(canvas, chart, self._reveal.curve, self._reveal.cross)
        for name, line in placed.items():
            if self._reveal.curve >= 1.0 or name not in _LATE:
                line.draw(canvas)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield all text on it."""
        heading, _chart, placed = self._written(context)
        return ((f"course.{name}", line) for name, line in {"heading": heading, **placed}.items())

    def _written(self, context: LayoutContext) -> tuple[Passage, FRect, dict[str, Passage]]:
        """Return heading, place of the curve, and paragraphs; the curve gets what is left."""
        key = "summary", self._frame, *lines_of(self._story, is_whole=False)
        return context.texts.remembered(key, lambda: self._laid_out(context))

    def _laid_out(self, context: LayoutContext) -> tuple[Passage, FRect, dict[str, Passage]]:
        inner = self._frame.rect(*_INNER)
        head = FRect(inner.left, inner.top, inner.width, context.texts.line_height(_HEADING))
        head = head.inflate(-2 * (_LENS[2] + 6.0) * self._frame.scale, 0.0)
        room = inner.bottom - head.bottom - _AT.least_chart * self._frame.scale
        lines = _fitting(context, lines_of(self._story, is_whole=False), inner.width, room)
        heights = [_height(context, line, inner.width) for line in lines]
        y = inner.bottom - sum(heights) - _AT.gap * len(heights)
        # The winner's medallion at its upper end keeps clear of the lens.
        top = max(head.bottom + 8.0, self._frame.rect(*_LENS).bottom + _AT.clear)
        chart = FRect(inner.left, top, inner.width, y - 4.0 - top)
        placed = {}
        for line, high in zip(lines, heights, strict=True):
            place = FRect(inner.left, y + _AT.gap, inner.width, high)
            placed[line.name] = Passage(line.text, line.style, place)
            y += _AT.gap + high
        words = one_line(context, _("How it went"), _HEADING, head.width, head.height)
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

    def __init__(self, services: AppServices, story: Story, *acts: Button) -> None:
        self._story = story
        least = next((one.least for one in acts), Button.least)
        close = Button(_("Close"), self.close, "close", least=least)
        lines = lines_of(story)
        course = [self._told(line) for line in lines if line.name not in _LATE[1:]]
        rest = [self._told(line) for line in lines if line.name in _LATE[1:]]
        scores = [self._standing(seat) for seat in reversed(story.ranking)]
        content = SideBySide(
            Column(Curve(story), *course, gap=14.0), Column(*scores, *rest, gap=14.0)
        )
        super().__init__(
            services, _("How it went"), ScrollArea(content, "standing").growing(),
            buttons=[*acts, close], widest=_AT.widest, material="parchment",
        )  # fmt: skip

    def reworded(self) -> Scene:
        """Close it: the result below tells its story anew."""
        return self

    def _told(self, line: SummaryLine) -> Widget:
        """Return a paragraph, that of a moment beside the face of whoever had it."""
        words = Label(line.text, line.style, line.name).growing()
        if line.name not in _MOODS:
            return words
        hero = self._story.seats[self._story.hero]
        face = SeatFace(hero, _AT.face, _MOODS[line.name], f"{line.name}.face")
        return Row(face, words, gap=26.0, align="centre")

    def _standing(self, number: int) -> Row:
        story, seat = self._story, self._story.seats[number]
        has_won = number in story.outcome.winners
        made_of = story.breakdown.by_seat[number]
        words = [Label(made_of, _MADE_OF, f"seat{number}.made_of")] if made_of else []
        name = Label(story.name(number), _NAME, f"seat{number}.name")
        face = SeatFace(seat, _AT.face, "pleased" if has_won else "angry", f"seat{number}.face")
        crown = [Picture("ui/icon_crown", 48.0, 48.0, f"seat{number}.crown")] if has_won else []
        score = Label(str(story.outcome.scores[number]), _SCORE, f"seat{number}.score")
        who = Column(name, *words, gap=2.0).growing()
        return Row(face, who, *crown, score, gap=26.0, align="centre")
