"""Lights on where the card may go that is chosen or pointed at, and what it would bring there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.notes import hooked_words
from treasure_games.games.do_not_touch.ui.chain import link_kind, link_rect
from treasure_games.games.do_not_touch.ui.faces import GHOST
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.games.do_not_touch.ui.marks import Uses
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import plate_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.rows import Row
from treasure_games.table.round_table import is_large

_ = translate
_GAIN: Final = TextStyle(72.0, Face.BOLD, "brass_light", is_tabular=True)
_TAG: Final = TextStyle(20.0, Face.SEMIBOLD, "pearl", "centre")


def draw_draws(canvas: Canvas, layout: Layout, may_draw: tuple[bool, bool]) -> None:
    """Light up the piles that may be drawn from: the deck, the discard pile."""
    for pile, is_open in zip((layout.deck, layout.discard), may_draw, strict=True):
        if is_open:
            _light(canvas, pile.rect)


def draw_goals(canvas: Canvas, layout: Layout, view: View, card: int, uses: Uses) -> None:
    """Light up everything that a card may go to."""
    if uses.own is not None:
        _draw_own(canvas, layout, view, card)
    for rival in uses.rivals:
        row = layout.row(view, rival)
        _light(canvas, row.top())
        if not is_large(canvas.context):
            _draw_tag(canvas, row.top(), layout.lanes[rival].wood, hooked_words(view, card, rival))
    if uses.pile is not None:
        _light(canvas, layout.discard.rect)


def _draw_own(canvas: Canvas, layout: Layout, view: View, card: int) -> None:
    """Draw the card pale at the open end of the own chain, its link, and what it adds; before the
    first card the large piles lie over its place, and only its foot looks out below them.
    """
    row, loot = layout.row(view, layout.bottom), view.loots[layout.bottom]
    slot, face = row.slot(), view.faces[card]
    piles = layout.deck.rect.union(layout.discard.rect)
    is_under = slot.colliderect(piles)
    seen = FRect(slot)
    if is_under:
        seen.top, seen.height = piles.bottom, slot.bottom - piles.bottom
        _light(canvas, seen)
    with canvas.clipped(seen):
        canvas.image(f"{GHOST}:{face}", slot)
    if loot:
        _draw_link(canvas, row, slot, link_kind(view.faces[loot[-1]], face))
    left = max(slot.right, piles.right) if is_under else slot.right
    room = FRect(left + 18.0, 0, 0, layout.plan.gain.height)
    room.bottom = slot.bottom - 10.0
    room.width = max(60.0, layout.plan.gain.right - room.left)
    text, style = plate_line(canvas.context, f"+{WORTH[face]}", _GAIN, *room.size)
    canvas.text(text, style, room)


def _draw_link(canvas: Canvas, row: Row, slot: FRect, kind: str) -> None:
    canvas.image(f"objects/link_{kind}", link_rect(row, slot.left, row.card.width))


def _draw_tag(canvas: Canvas, top: FRect, wood: FRect, words: str) -> None:
    width = canvas.context.texts.measure(words, _TAG)[0] + 30.0
    tag = FRect(0, 0, width, canvas.context.texts.line_height(_TAG) + 8.0)
    tag.midtop = top.centerx, wood.bottom - 10.0
    tag.right = min(tag.right, wood.right)
    skin.draw_panel(canvas, tag, "dark")
    canvas.text(words, _TAG, tag)


def _light(canvas: Canvas, rect: FRect) -> None:
    draw_halo(canvas, rect, reach=16.0, level=170)
    canvas.outline(rect.inflate(8, 8), canvas.context.theme.palette.lantern, 3.5, 10.0)


def draw_pointed(canvas: Canvas, rects: Iterable[FRect]) -> None:
    """Light up the cards that a line of the log speaks of."""
    for rect in rects:
        draw_halo(canvas, rect, reach=20.0, level=200)
        canvas.outline(rect.inflate(6, 6), canvas.context.theme.palette.focus_light, 3.0, 8.0)
