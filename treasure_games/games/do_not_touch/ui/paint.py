"""What is drawn of the table besides cards: wood, chains, deck, counts, the hook."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final

from pygame import FRect

from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import hook_words
from treasure_games.games.do_not_touch.ui.chain import draw_links, draw_rings, link_rect
from treasure_games.games.do_not_touch.ui.counts import counts
from treasure_games.games.do_not_touch.ui.faces import BACK
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.games.do_not_touch.ui.planks import draw_plank
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.boat_hook import LYING, SPENT
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.pieces.rows import Row

_HOOK_WORDS: Final = TextStyle(21.0, Face.SEMIBOLD, "lantern", "centre")


def draw_under(canvas: Canvas, layout: Layout, view: View) -> None:
    """Draw what lies under the cards: the table, the deck, the planks."""
    viewport = canvas.context.viewport
    if not viewport.to_pixels(layout.room).contains(canvas.clip):
        canvas.fill(viewport.rect, canvas.context.theme.palette.walnut_dark)
    canvas.cover("scenes/table", layout.room)
    _draw_deck(canvas, layout.deck, view.deck_left)
    if not view.discard:
        layout.discard.draw_empty(canvas)
    for lane in layout.lanes.values():
        draw_plank(canvas, lane)


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


def draw_over(
    canvas: Canvas, layout: Layout, view: View, lit: Collection[int], pulls: Mapping[int, float]
) -> None:
    """Draw what lies on the cards at rest: chains, counts, hook; new links of `lit` seats shine.

    `pulls` tells how taut chains are that a hook pulls.
    """
    for passage in _words(canvas, layout, view):
        if canvas.touches(passage.rect):
            passage.draw(canvas)
    for seat, row in _touched_rows(canvas, layout, view):
        loot = view.loots[seat]
        draw_rings(canvas, row, pulls.get(seat, 0.0))
        if seat in lit and len(loot) > 1:
            seam = link_rect(row, row.top().left, row.card.width)
            draw_halo(canvas, seam, reach=22.0, level=230)
        draw_links(canvas, row, loot, view.faces)
        hidden = loot[: row.spread.hidden]
        row.draw_stack(canvas, str(loot_worth(view.faces, hidden)))
    if view.house.swaps and canvas.touches(layout.plan.hook):
        canvas.image(LYING if _has_hook(layout, view) else SPENT, layout.plan.hook)


def _words(canvas: Canvas, layout: Layout, view: View) -> Iterator[Passage]:
    context = canvas.context
    if canvas.touches(layout.middle):
        for _name, passage in counts(context, layout, view):
            yield passage
    place = layout.plan.hook_words
    if place is not None and canvas.touches(place) and view.house.swaps:
        whole = hook_words(view, layout.bottom)
        text, style = one_line(context, whole, _HOOK_WORDS, place.width, place.height)
        if text == whole and context.texts.line_height(style) <= place.height:
            yield Passage(text, style, place)


def _has_hook(layout: Layout, view: View) -> bool:
    """Return True if the seat at the bottom may still use its hook."""
    return view.turn != layout.bottom or view.swaps_left > 0


def _touched_rows(canvas: Canvas, layout: Layout, view: View) -> Iterable[tuple[int, Row]]:
    for seat in range(view.seats):
        if canvas.touches(loot_area(layout, view, seat)):
            yield seat, layout.row(view, seat)


def loot_area(layout: Layout, view: View, seat: int) -> FRect:
    """Return the area of a loot's cards and of the chain under them, which begins before them."""
    row = layout.row(view, seat)
    area = row.area() if view.loots[seat] else row.area().union(row.field)
    return area.inflate(1.2 * row.card.width, 60.0)
