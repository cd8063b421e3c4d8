"""The skin: how controls and panels look. Only this module knows the names of their pictures."""

import math
from typing import Any, Literal

from pygame import FRect, Vector2

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.canvas import Canvas, sized
from treasure_games.stage.theme import Colour

Material = Literal[
    "plank", "parchment", "dark", "plate", "status_plate", "tray", "bulkhead", "chair"
]

KNOB = 48.0
"""Diameter of a slider's knob."""
SWITCH = (104.0, 52.0)
"""Width and height of a switch."""
TRACK = 20.0
"""Height of a slider's track."""
RING = 11.0
"""How far the focus ring reaches beyond what has the focus."""

_AT = Named(page_beside(__file__, dict[str, Any]))


def draw_button(
    canvas: Canvas, rect: FRect, state: str, *, primary: bool = False, kind: str = "button"
) -> None:
    """Draw a "button" or "keycap" of brass, or a button of red wax. `state`: "", "hover", "pressed"
    or "disabled".
    """
    name = "ui/button_primary" if primary else f"ui/{kind}"
    _frame(canvas, f"{name}_{state}" if state else name, rect, _AT.edge)


def draw_icon_button(canvas: Canvas, rect: FRect, icon: str, state: str) -> None:
    """Draw a brass square with an engraved icon; none for "", if words will follow."""
    _frame(canvas, f"ui/icon_button_{state}" if state else "ui/icon_button", rect, _AT.edge)
    if icon:
        draw_icon(canvas, icon, rect.scale_by(0.6))


def draw_inlay(canvas: Canvas, rect: FRect, icon: str, *, is_lit: bool) -> None:
    """Draw a flat, inlaid icon: it tells something and can't be pressed. Dark once it is over."""
    palette = canvas.context.theme.palette
    canvas.fill(rect, palette.parchment_shade, 1.0 if is_lit else 0.3)
    canvas.outline(rect, palette.ink, 2.0)
    draw_icon(canvas, icon, rect.scale_by(0.7))


def draw_icon(canvas: Canvas, icon: str, rect: FRect) -> None:
    """Draw the icon ("menu", "undo", ...) in the middle of the rectangle."""
    side = min(rect.width, rect.height)
    square = sized(side, side, center=rect.center)
    canvas.image(f"ui/icon_{icon}", square)


def draw_panel(canvas: Canvas, rect: FRect, material: Material) -> None:
    """Draw a board, a sheet or a plate."""
    picture, reach = _AT.panels[material]
    _frame(canvas, picture, rect, reach)


def draw_enamel(canvas: Canvas, rect: FRect) -> None:
    """Let a plate be of enamel instead of wood, within its inner line."""
    canvas.fill(rect.inflate(-24.0, -24.0), canvas.context.theme.palette.deep_sea, 0.8)


def draw_chair(canvas: Canvas, rect: FRect, *, is_taken: bool) -> None:
    """Draw the back of a chair: of wood in a brass frame, or sunk where nobody sits."""
    _frame(canvas, "ui/chair" if is_taken else "ui/chair_free", rect, _AT.chair)


def draw_slip(canvas: Canvas, rect: FRect) -> None:
    """Draw the small paper of a tooltip."""
    _frame(canvas, "ui/tooltip", rect, _AT.edge)


def draw_tab(canvas: Canvas, rect: FRect, *, is_selected: bool, is_lit: bool) -> None:
    """Draw a tab: paper when selected, wood when not."""
    _frame(canvas, "ui/tab_selected" if is_selected else "ui/tab", rect, 0.0)
    if is_lit and not is_selected:
        canvas.outline(rect.inflate(-18, -18), canvas.context.theme.palette.brass_light, 2.0, 4.0)


def draw_field(canvas: Canvas, rect: FRect, *, is_focused: bool) -> None:
    """Draw the paper of a text field, its edge lit while it is focused."""
    _frame(canvas, "ui/field", rect, _AT.edge)
    if is_focused:
        canvas.outline(rect.inflate(-10, -10), canvas.context.theme.palette.brass, 2.0)


def draw_groove(canvas: Canvas, groove: FRect, filled: float) -> None:
    """Draw a groove, and brass in it as far as it is filled."""
    canvas.nine_slice("ui/slider_track", groove)
    brass = FRect(groove.left, groove.top, filled, groove.height)
    with canvas.clipped(brass):
        canvas.nine_slice("ui/slider_fill", brass.union(FRect(*brass.topleft, 2 * TRACK, 1.0)))


def draw_slider(canvas: Canvas, track: FRect, share: float) -> None:
    """Draw a groove filled with brass up to the knob."""
    draw_groove(canvas, track.inflate(TRACK, 0), track.width * share + TRACK / 2)
    knob = sized(KNOB, KNOB, center=(track.left + track.width * share, track.centery))
    canvas.image("ui/slider_knob", knob)


def draw_scroll_bar(canvas: Canvas, rect: FRect, start: float, share: float) -> None:
    """Draw a groove in the middle of the bar's room, and its thumb, in shares of the height."""
    groove = sized(16.0, rect.height, center=rect.center)
    canvas.nine_slice("ui/scroll_track", groove)
    high = max(64.0, rect.height * share)
    thumb = FRect(0, 0, 16.0, high)
    thumb.midtop = rect.centerx, rect.top + (rect.height - high) * start / max(0.001, 1.0 - share)
    canvas.nine_slice("ui/scroll_thumb", thumb)


def draw_ring(canvas: Canvas, rect: FRect, clip: FRect | None = None) -> None:
    """Draw the focus ring, 3 units of light on 7 of dark, 8 outside: seen on any material."""
    context, reach = canvas.context, 2 * RING
    around = rect.inflate(reach, reach)
    window = canvas.clip
    if clip is not None:
        window = context.viewport.covering_pixels(clip.inflate(reach, reach))
    with canvas.within(window):
        canvas.outline(around.inflate(4, 4), context.theme.palette.focus_dark, 7.0, 12.0)
        canvas.outline(around, context.theme.palette.focus_light, 3.0, 10.0)


def draw_cut(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], colour: Colour
) -> None:
    """Strike something out as if with a graver: a cut that swells, and a fine one on each side."""
    place, along = canvas.context.viewport.point_to_pixels, Vector2(end) - start
    ways, across = [step / 16 for step in range(17)], Vector2(-along.y, along.x)
    for apart, thick in _AT.cuts:
        sides = [(way, apart + thick * math.sin(math.pi * way)) for way in ways]
        sides += [(way, apart - thick * math.sin(math.pi * way)) for way in reversed(ways)]
        around = [place(*(start + along * way + across * off)) for way, off in sides]
        canvas.smooth_polygon(around, colour)


def _frame(canvas: Canvas, picture: str, rect: FRect, reach: float) -> None:
    """Draw a nine-slice picture whose soft edge extends beyond the rectangle."""
    canvas.nine_slice(picture, rect.inflate(2 * reach, 2 * reach))


def draw_time(canvas: Canvas, bar: FRect, share: float) -> None:
    """Draw how much of the time is left, 0 to 1."""
    palette = canvas.context.theme.palette
    canvas.fill(bar, palette.night)
    canvas.fill(FRect(bar.left, bar.top, bar.width * max(0.0, share), bar.height), palette.lantern)
