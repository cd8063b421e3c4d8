"""Tooltips: what a control does, or why it is disabled; and when which one is shown."""

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import TextStyle
from treasure_games.stage.viewport import Viewport
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import TextControl
from treasure_games.stage.widgets.widget import Control, Explanation, Widget

_AT: Final = Named(page_beside(__file__, dict[str, float]))
STYLE = TextStyle(22.0, colour="ink")


def words_of(one: Control | Explanation | None) -> str:
    """Return why a control is disabled or refused, what it does, or what else tells something."""
    if isinstance(one, Control):
        return one.reason or one.complaint or one.hint
    return one.hint if one is not None else ""


def draw_tooltip(canvas: Canvas, one: Control | Explanation, others: Sequence[Widget] = ()) -> None:
    """Draw its words on a slip of parchment beside it, within the window, if possible over nothing
    that can be pressed.
    """
    text = words_of(one)
    clear = [other for other in others if not other.rect.colliderect(one.rect)]
    rect, padding = slip_of(canvas.context, one, text, clear)
    skin.draw_slip(canvas, rect)
    canvas.text(text, STYLE, rect.inflate(-2 * _AT.padding + 2, -2 * padding))


def slip_of(
    context: LayoutContext, one: Control | Explanation, text: str, clear: Sequence[Widget] = ()
) -> tuple[FRect, float]:
    """Return the place of a tooltip's slip, and how far from its upper edge the words begin; it
    covers as little as possible of what should be `clear`.
    """
    over, under = (one.tip_over, one.tip_under) if isinstance(one, Control) else (None, 0.0)
    viewport, is_above = context.viewport, over is not None

    def slip(widest: float, padding: float) -> FRect:
        width, height = context.texts.measure(text, STYLE, widest)
        size = width + 2 * _AT.padding, height + 2 * padding
        usual = placed(viewport, over or one.rect, *size, is_above=is_above)
        return usual if is_above else _clearest(viewport, usual, one.rect, clear)

    padding = _AT.slim if under and viewport.text_scale > _AT.large else _AT.padding
    rect = slip(_widest(viewport, is_above=is_above and not under), padding)
    if under:  # in the middle of what is between the two
        rect.centerx, rect.top = viewport.rect.centerx, max(rect.top, under)
    return rect, padding


def _widest(viewport: Viewport, *, is_above: bool) -> float:
    """Return how wide words may run: large ones above a thing in one line, to leave it in view."""
    room = viewport.width - _AT.sides
    if is_above and viewport.text_scale > _AT.large:
        return room
    return min(_AT.widest * max(1.0, viewport.text_scale), room)


def placed(
    viewport: Viewport, beside: FRect, width: float, height: float, *, is_above: bool = False
) -> FRect:
    """Return the place under the control, or above if it lies low or `is_above`; in the window."""
    rect = sized(width, height, midtop=(beside.centerx, beside.bottom + _AT.gap))
    if is_above or beside.bottom > _AT.low * viewport.height or rect.bottom > viewport.height - 8:
        rect.midbottom = beside.centerx, beside.top - _AT.gap
    return rect.clamp(viewport.rect.inflate(-16, -16))


def _clearest(viewport: Viewport, usual: FRect, beside: FRect, clear: Sequence[Widget]) -> FRect:
    """Return the place that covers least: the usual one, else above, right, left or below. Buttons
    come first, then words, then what lies on the table.
    """
    places = [FRect(usual) for _side in range(4)]
    places[0].midbottom = beside.centerx, beside.top - _AT.gap
    places[1].midleft = beside.right + _AT.gap, beside.centery
    places[2].midright = beside.left - _AT.gap, beside.centery
    places[3].midtop = beside.centerx, beside.bottom + _AT.gap
    window = viewport.rect.inflate(-16, -16)
    inside = [place.clamp(window) for place in places]
    free = [usual, *(place for place in inside if not place.colliderect(beside))]
    buttons = [one for one in clear if isinstance(one, TextControl)]
    kinds = buttons, [one for one in clear if one.is_read], clear
    return min(free, key=lambda place: [_covered(place, kind) for kind in kinds])


def _covered(place: FRect, controls: Sequence[Widget]) -> float:
    """Return the area of the controls that a place covers."""
    clips = [place.clip(one.rect) for one in controls]
    return sum(clip.width * clip.height for clip in clips)


TOOLTIP_DELAY = 0.6
"""Seconds that the pointer rests before a tooltip shows; keyboard focus shows it at once."""


class Tips:
    """The tooltip of a scene."""

    def __init__(self) -> None:
        self.shown: Control | Explanation | None = None
        self.until: float | None = None
        """Seconds until one is due."""
        self.explanation: Explanation | None = None
        """What tells something under the pointer, where no control does."""

    def show(self, one: Control | Explanation | None) -> None:
        """Show the words of this at once, if it has any."""
        self.until = None
        self.shown = one if words_of(one) else None

    def await_words(self, control: Control | None) -> None:
        """Put the tooltip away; that of a control is due if the pointer rests."""
        self.show(None)
        self.until = TOOLTIP_DELAY if words_of(control) else None

    def listen(self, hovered: Control | None, explanation: Explanation | None) -> None:
        """Note what tells something under the pointer, if the control there doesn't."""
        if explanation == self.explanation:
            return
        self.explanation = explanation
        if not words_of(hovered):
            self.show(None)
            self.until = TOOLTIP_DELAY if explanation is not None else None

    def update(self, dt: float, hovered: Control | None) -> None:
        """Count down to the tooltip."""
        if self.until is not None:
            self.until -= dt
            if self.until <= 0.0:
                self.show(hovered if words_of(hovered) else self.explanation)

    def draw(self, canvas: Canvas, controls: Sequence[Widget]) -> None:
        """Draw it, if one is shown, beside the controls."""
        if self.shown is not None:
            draw_tooltip(canvas, self.shown, controls)
