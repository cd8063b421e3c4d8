"""The route of a voyage that is set up: a stop for each game, in the order of sailing."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.registry import load
from treasure_games.screens.setup.faces import draw_dull
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.choice import Pick
from treasure_games.stage.widgets.containers import Column, Either, Even, Flow, Row
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.places import is_large

_AT, _AS = look_beside(__file__)
_FAINT: Final = (150, 132, 104, 150)
"""The shade of a game that is no port."""


class Stop(Pick):
    """A game that is a port, or may be one: its things, with its name and how long it takes below
    them; where letters are large only the words, on a plate.
    """

    def __init__(self, game: str, time: str, is_port: bool, toggle: Callable[[], None]) -> None:
        title = _(load(game).info.title)
        self._lines, self._line = f"{title}\n<i>{time}</i>", f"{title}, <i>{time}</i>"
        super().__init__(self._lines, is_port, toggle, f"port.{game}")
        self.game, self.is_on_route = game, True

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the room of things and words."""
        self.is_on_route = not is_large(context)
        self.style = _AS.stop if self.is_on_route else _AS.plate
        self.text = self._lines if self.is_on_route else self._line
        if not self.is_on_route:
            return super().preferred(context, width)
        lines = _AT.lines * context.texts.line_height(self.style)
        return Size(width or _AT.across, _AT.thing + lines)

    def draw(self, canvas: Canvas) -> None:
        """Draw the things, in faint ink if it is no port, then the words."""
        if not self.is_on_route:
            super().draw(canvas)
            return
        rect, high = self.drawn_rect(canvas.context), _AT.thing
        thing = sized(1.2 * high, high, midtop=rect.midtop).scale_by(1.0 + 0.04 * self.hover)
        picture = f"title/object_{self.game}"
        if self.is_chosen:
            canvas.image(picture, thing)
        else:
            draw_dull(canvas, picture, thing, _FAINT)
        self.draw_words(canvas, rect, canvas.context.theme.palette.ink)

    def _inner(self, drawn: FRect) -> FRect:
        if not self.is_on_route:
            return super()._inner(drawn)
        return FRect(drawn.left, drawn.top + _AT.thing, drawn.width, drawn.height - _AT.thing)


class Route(Even):
    """Stops side by side on a dashed course."""

    def __init__(self, stops: Sequence[Stop], ports: Sequence["Either"]) -> None:
        super().__init__(*ports, gap=8.0)
        self._stops = stops

    def draw(self, canvas: Canvas) -> None:
        """Draw the course from port to port, then the stops."""
        red, ports = (
            canvas.context.theme.palette.rubric,
            [one for one in self._stops if one.is_chosen],
        )
        for start, end in pairwise(ports):
            y = start.rect.top + _AT.course * _AT.thing
            for x in range(int(start.rect.centerx), int(end.rect.centerx) - 8, 26):
                canvas.line((float(x), y), (x + 14.0, y), red, 5.0)
        super().draw(canvas)


def route(stops: Sequence[Stop], sooner: Callable[[str], Callable[[], None]]) -> Either:
    """Return stops with an arrow each, by which they are sailed to earlier; below each other where
    letters are large.
    """
    ports = []
    for stop in stops:
        words, act = _("Sail there earlier"), sooner(stop.game)
        up = IconButton("arrow_left", words, act, f"sooner.{stop.game}", side=_AT.arrow)
        parts = stop.growing(), Flow(up, align="centre")
        ports.append(Either(parts, Column(*parts, gap=2.0), Row(*parts), is_large))
    return Either(ports, Route(stops, ports), Column(*ports, gap=6.0), is_large)
