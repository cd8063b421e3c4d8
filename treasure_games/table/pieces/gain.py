"""What was just gained, in large figures beside a score: it rises and is gone."""

import math
from dataclasses import dataclass

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.animation import Animation, Passing, out_back, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import TextStyle, sized_look_beside
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import one_line

_AT, _AS, _OF = sized_look_beside(__file__)
Spot = tuple[float, float]


@dataclass(slots=True, eq=False)
class _Shown:
    text: str
    x: float
    y: float
    widest: float
    size: float
    spread: float = 0.0
    """How far its plate is open, 0 to 1."""


class Gains:
    """The gains that are shown now, drawn over everything."""

    def __init__(self) -> None:
        self._shown: list[_Shown] = []

    @staticmethod
    def width(text: str, context: LayoutContext) -> float:
        """Return how wide a gain is when it is shown."""
        return context.texts.measure(text, _AS.words)[0] + 2 * _OF.padding[0]

    @staticmethod
    def rect(
        text: str, where: Spot, context: LayoutContext, widest: float = math.inf, size: float = 1.0
    ) -> FRect:
        """Return where a gain is shown with these arguments of `show`."""
        return _rect(_Shown(text, *where, widest, size), context)

    def show(
        self, text: str, where: Spot, theme: Theme, widest: float = math.inf, size: float = 1.0,
        *, rises: bool = True,
    ) -> Animation:  # fmt: skip
        """Return an animation that shows a gain at a place, in letters of so many times the usual
        `size`, in smaller ones rather than wider than `widest`. It stays where it is for those who
        want less motion, and where it would rise over what it tells about.
        """
        one = _Shown(text, *where, widest, size)
        has_motion = bool(theme.motion.bank_most)

        def move(t: float) -> None:
            one.spread = out_back(min(1.0, t / _AT.opens)) if has_motion else 1.0
            if has_motion and rises and t > _AT.rises:
                one.y = where[1] - _AT.height * out_cubic((t - _AT.rises) / (1.0 - _AT.rises))

        return Passing(self._shown, one, _AT.seconds if rises else _AT.stays, move)

    @property
    def told(self) -> tuple[str, ...]:
        """What is shown now."""
        return tuple(one.text for one in self._shown)

    def clear(self) -> None:
        """Remove all of them."""
        self._shown.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw all of them, each on a plate of its own."""
        for one in self._shown:
            rect = _rect(one, canvas.context)
            if canvas.touches(rect.inflate(12, 12)) and one.spread > 0.5:
                skin.draw_panel(canvas, rect, "plank")
                canvas.text(*_line(one, canvas.context), rect)


def _line(shown: _Shown, context: LayoutContext) -> tuple[str, TextStyle]:
    style = replace(_AS.words, size=_AS.words.size * shown.size)
    return one_line(context, shown.text, style, shown.widest - 2 * _OF.padding[0])


def _rect(shown: _Shown, context: LayoutContext) -> FRect:
    text, style = _line(shown, context)
    rect = FRect(0, 0, context.texts.measure(text, style)[0] + 2 * _OF.padding[0], 0)
    rect.height = context.texts.line_height(style) + _OF.padding[1]
    rect.center = shown.x, shown.y
    return rect.clamp(context.viewport.rect)
