"""What is drawn of the table besides cards: cloth, planks, links, deck, counts, lights on goals.

The shape of a link's rings tells what neighbours in a loot match in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.pieces import FACES
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.faces import BACK
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.games.do_not_touch.ui.marks import Uses
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets import skin
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.rows import Row

_ = translate
_PLANK: Final = 0.64
"""Height of the plank's wood by that of the cards on it."""
_WOOD = (12 / 184, 152 / 184)
"""Where the wood begins and ends in the plank's pictures, by their height."""

_LINK_ASPECT: Final = 168 / 120
"""Width of a link by its height."""
_LINK_WIDTH: Final = 0.46
"""Width of a link by that of a card, where there is room."""


def draw_under(canvas: Canvas, layout: Layout, view: View) -> None:
    """Draw what lies under the cards: the table, the mat, the deck, the planks."""
    canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.walnut_dark)
    canvas.cover("scenes/table", layout.room)
    canvas.frame("objects/deck_mat", layout.mat)
    _draw_deck(canvas, layout.deck, view.deck_left)
    if not view.discard:
        layout.discard.draw_empty(canvas)
    for row in _touched_rows(canvas, layout, view):
        _draw_plank(canvas, row)


def _touched_rows(canvas: Canvas, layout: Layout, view: View) -> Iterable[Row]:
    rows = (layout.row(view, seat) for seat in range(view.seats))
    return (row for row in rows if canvas.touches(row.field.inflate(60, 60)))


def _draw_deck(canvas: Canvas, deck: Pile, count: int) -> None:
    """Draw the covered cards; the bell of the last turn when there are none."""
    if count:
        deck.draw_deck(canvas, BACK, count)
        return
    deck.draw_empty(canvas)
    side = deck.rect.width * 0.9
    bell = FRect(0, 0, side, side)
    bell.center = deck.rect.center
    canvas.image("objects/last_turn_bell", bell)


def _draw_plank(canvas: Canvas, row: Row) -> None:
    """Draw a board under a loot, longer the more lies on it; its ends are lashed with rope."""
    rect = plank_rect(row)
    across = rect.height / (_WOOD[1] - _WOOD[0])
    top = rect.top - _WOOD[0] * across
    end = across * 176 / 184
    led_over = across * 26 / 184
    inner = FRect(rect.left + end, top, rect.width - 2 * end + led_over, across)
    tile = across * 512 / 184
    before = canvas.surface.get_clip()
    canvas.surface.set_clip(before.clip(canvas.context.viewport.to_pixels(inner)))
    x = inner.left
    while x < inner.right:
        canvas.image("objects/plank_mid", FRect(x, top, tile, across))
        x += tile
    canvas.surface.set_clip(before)
    canvas.image("objects/plank_left", FRect(rect.left, top, end, across))
    canvas.image("objects/plank_right", FRect(rect.right - end, top, end, across))


def plank_rect(row: Row) -> FRect:
    """Return the area of the wood under a loot: room for one more card, ends that stick out."""
    height = row.card.height * _PLANK
    ends = row.card.width * 0.62
    width = max(row.spread.width, 1.6 * row.card.width) + 0.4 * row.card.width + 2 * ends
    rect = FRect(0, 0, min(width, row.field.width), height)
    rect.bottom = row.field.bottom
    middle = row.card.left + max(row.spread.width, row.card.width) / 2
    rect.centerx = middle + 0.2 * row.card.width
    rect.clamp_ip(row.field)
    return rect


def draw_over(canvas: Canvas, layout: Layout, view: View, lit: Collection[int]) -> None:
    """Draw what lies on the cards at rest: counts, links, stacks; links of `lit` seats shine."""
    for pile, words, count in _counts(layout, view):
        pile.draw_count(canvas, words, count)
    for seat in range(view.seats):
        row = layout.row(view, seat)
        if not canvas.touches(row.field.inflate(60, 60)):
            continue
        for link, rect, is_last in _links(row, view.loots[seat], view.faces):
            canvas.image(link_image(link, is_lit=seat in lit and is_last), rect)
        row.draw_stack(canvas)


def link_kind(one: int, other: int) -> str:
    """Return what two faces match in: "both", "colour", "symbol" (or number), or "broken"."""
    first, second = FACES[one], FACES[other]
    is_colour = first.colour == second.colour
    is_symbol = (first.number, first.symbol) == (second.number, second.symbol)
    if is_colour and is_symbol:
        return "both"
    if is_colour:
        return "colour"
    return "symbol" if is_symbol else "broken"


def link_image(link: str, *, is_lit: bool) -> str:
    """Return the picture of a link; a broken one never shines."""
    if link == "broken":
        return "objects/link_broken"
    return f"objects/link_{link}_{'lit' if is_lit else 'dim'}"


def _link_rect(row: Row, x: float) -> FRect:
    """Return where a link lies that joins two cards at this x: over the edge of the plank."""
    width = _LINK_WIDTH * row.card.width
    rect = FRect(0, 0, width, width / _LINK_ASPECT)
    rect.center = x, row.card.bottom - 0.02 * row.card.height
    return rect


def _links(
    row: Row, loot: Sequence[int], faces: Sequence[int]
) -> Iterator[tuple[str, FRect, bool]]:
    """Yield kind and place of every link that shows, and True with the newest one."""
    shown = list(loot)[row.spread.hidden :]
    steps = pairwise(row.spread.lefts)
    for index, (left, right) in enumerate(steps, start=1):
        rect = _link_rect(row, row.card.left + right)
        if right - left < rect.width * 1.04:
            rect = rect.scale_by(max(0.62, (right - left) / rect.width / 1.04))
        link = link_kind(faces[shown[index - 1]], faces[shown[index]])
        yield link, rect, index == len(shown) - 1


def _counts(layout: Layout, view: View) -> Iterable[tuple[Pile, str, int]]:
    yield layout.deck, _("{count} covered"), view.deck_left
    yield layout.discard, _("{count} discarded"), len(view.discard)


def count_boxes(context: LayoutContext, layout: Layout, view: View) -> list[Box]:
    """Return the boxes of the counts, for the layout check."""
    return [pile.box(context, words, count) for pile, words, count in _counts(layout, view)]


def draw_draws(canvas: Canvas, layout: Layout, may_draw: tuple[bool, bool]) -> None:
    """Light up the piles that may be drawn from: the deck, the discard pile."""
    for pile, is_open in zip((layout.deck, layout.discard), may_draw, strict=True):
        if is_open:
            _light(canvas, pile.rect)


def draw_goals(canvas: Canvas, layout: Layout, view: View, card: int, uses: Uses) -> None:
    """Light up everything that the chosen card may go to."""
    if uses.own is not None:
        row = layout.row(view, layout.bottom)
        slot = row.slot()
        if row.spread.lefts:
            slot = slot.move(0.34 * slot.width, 0)
        canvas.image("objects/slot", slot)
        _draw_lit_link(canvas, row, view, view.loots[layout.bottom], card)
    for rival in uses.rivals:
        row = layout.row(view, rival)
        _light(canvas, row.top())
        _draw_hook(canvas, row)
    if uses.pile is not None:
        _light(canvas, layout.discard.rect)


def _draw_lit_link(canvas: Canvas, row: Row, view: View, loot: tuple[int, ...], card: int) -> None:
    """Draw the one link that matters now: between the top and the chosen card."""
    if loot:
        link = link_kind(view.faces[loot[-1]], view.faces[card])
        rect = _link_rect(row, row.top().right)
        canvas.image(link_image(link, is_lit=True), rect)


def _light(canvas: Canvas, rect: FRect) -> None:
    draw_halo(canvas, rect, reach=14.0, level=120)
    canvas.outline(rect.inflate(8, 8), canvas.context.theme.palette.lantern, 3.5, 10.0)


def _draw_hook(canvas: Canvas, row: Row) -> None:
    side = min(54.0, row.card.width * 0.5)
    mark = FRect(0, 0, side, side)
    mark.center = row.top().right - side * 0.2, row.top().top + side * 0.35
    skin.draw_icon_button(canvas, mark, "swap", "")


def draw_pointed(canvas: Canvas, rects: Iterable[FRect]) -> None:
    """Light up the cards that a line of the log speaks of."""
    for rect in rects:
        draw_halo(canvas, rect, reach=20.0, level=200)
        canvas.outline(rect.inflate(6, 6), canvas.context.theme.palette.focus_light, 3.0, 8.0)
