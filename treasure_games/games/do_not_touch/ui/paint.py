"""What is drawn of the table besides cards: cloth, planks, links, deck, counts, lights on goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from treasure_games.core.language import translate, translate_plural
from treasure_games.games.do_not_touch.ui import links as table_links
from treasure_games.games.do_not_touch.ui.faces import BACK
from treasure_games.games.do_not_touch.ui.layout import ChainPlace
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import one_line
from treasure_games.table.glow import draw_halo

if TYPE_CHECKING:
    from treasure_games.games.do_not_touch.ui.table import DoNotTouchTable

_ = translate
_COUNT: Final = TextStyle(24.0, Face.SEMIBOLD, "pearl", "centre")
_STACK: Final = TextStyle(24.0, Face.BOLD, "brass_light", "centre")
_PLANK: Final = 0.64
"""Height of the plank's wood by that of the cards on it."""
_WOOD = (12 / 184, 152 / 184)
"""Where the wood begins and ends in the plank's pictures, by their height."""
_DECK_EDGES: Final = 6
"""So many edges of the deck are drawn at most, one for nine cards."""


class Painter:
    """Draws for one table, from its view and layout."""

    def __init__(self, table: DoNotTouchTable) -> None:
        self._table = table

    def under(self, canvas: Canvas) -> None:
        """Under the cards: the table, the mat, the deck, the planks."""
        table = self._table
        canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.walnut_dark)
        canvas.cover("scenes/table", table.card_layout.places.room)
        canvas.frame("objects/deck_mat", table.card_layout.mat)
        self._deck(canvas)
        if not table.view.discard:
            self._empty_place(canvas, table.card_layout.discard)
        for seat in range(table.view.seats):
            place = table.chain(seat)
            if _is_touched(canvas, place.field.inflate(60, 60)):
                self._plank(canvas, place)

    def _deck(self, canvas: Canvas) -> None:
        table = self._table
        left = table.view.deck_left
        if not left:
            self._empty_place(canvas, table.card_layout.deck)
            side = table.card_layout.deck.width * 0.9
            bell = FRect(0, 0, side, side)
            bell.center = table.card_layout.deck.center
            canvas.image("objects/last_turn_bell", bell)
            return
        edges = min(_DECK_EDGES, -(-left // 9))
        for index in range(edges):
            canvas.image(
                BACK,
                table.card_layout.deck.move(2.0 * (edges - 1 - index), 2.4 * (edges - 1 - index)),
            )

    def _empty_place(self, canvas: Canvas, rect: FRect) -> None:
        canvas.outline(rect, canvas.context.theme.palette.brass, 2.0, 10.0)

    def _plank(self, canvas: Canvas, place: ChainPlace) -> None:
        """A board under the chain, longer the more lies on it; its ends are lashed with rope."""
        rect = plank_rect(place)
        across = rect.height / (_WOOD[1] - _WOOD[0])
        top = rect.top - _WOOD[0] * across
        end = across * 176 / 184
        led_over = across * 26 / 184
        inner = FRect(rect.left + end, top, rect.width - 2 * end + led_over, across)
        tile = across * 512 / 184
        pixels = canvas.context.viewport.to_pixels(inner)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(before.clip(pixels))
        x = inner.left
        while x < inner.right:
            canvas.image("objects/plank_mid", FRect(x, top, tile, across))
            x += tile
        canvas.surface.set_clip(before)
        canvas.image("objects/plank_left", FRect(rect.left, top, end, across))
        canvas.image("objects/plank_right", FRect(rect.right - end, top, end, across))

    def over(self, canvas: Canvas) -> None:
        """On the cards that lie still: counts, links, the stack of the oldest."""
        self._draw_counts(canvas)
        table = self._table
        for seat in range(table.view.seats):
            place = table.chain(seat)
            if not _is_touched(canvas, place.field.inflate(60, 60)):
                continue
            lit = seat in table.cards.lit_links
            for link, rect, is_last in table_links.links(
                place, table.view.loots[seat], table.view.faces
            ):
                canvas.image(table_links.image(link, is_lit=lit and is_last), rect)
            if place.chain.folded > 1:
                self._stack(canvas, place)

    def _stack(self, canvas: Canvas, place: ChainPlace) -> None:
        plate = stack_plate(place, canvas.context)
        skin.draw_panel(canvas, plate, "plate")
        canvas.text(f"+{place.chain.folded - 1}", _STACK, plate)

    def _draw_counts(self, canvas: Canvas) -> None:
        """Under deck and discard pile: how many there are."""
        for rect, text, style in self._counts(canvas.context):
            if _is_touched(canvas, rect):
                skin.draw_panel(canvas, rect, "plate")
                canvas.text(text, style, rect)

    def _counts(self, context: LayoutContext) -> list[tuple[FRect, str, TextStyle]]:
        table = self._table
        words = (
            (table.card_layout.deck_plate, _("{count} covered"), table.view.deck_left),
            (table.card_layout.discard_plate, _("{count} discarded"), len(table.view.discard)),
        )
        made = []
        for rect, pattern, count in words:
            room = rect.width - 16
            text, style = one_line(context, pattern.format(count=count), _COUNT, room)
            if "…" in text:
                text, style = one_line(context, str(count), _COUNT, room)
            made.append((rect, text, style))
        return made

    def goals(self, canvas: Canvas) -> None:
        """Light on everything that may be chosen now."""
        table = self._table
        draw_deck, draw_discard = table.play.may_draw
        if draw_deck:
            self._light(canvas, table.card_layout.deck)
        if draw_discard:
            self._light(canvas, table.card_layout.discard)
        if table.play.selected is not None:
            self._card_goals(canvas, table.play.selected)

    def _card_goals(self, canvas: Canvas, card: int) -> None:
        table = self._table
        uses = table.play.uses(card)
        if uses.own is not None:
            place = table.chain(table.api.bottom)
            slot = place.slot() if place.chain.lefts else place.card
            if place.chain.lefts:
                slot = slot.move(0.34 * slot.width, 0)
            canvas.image("objects/slot", slot)
            self._lit_link(canvas, place, card)
        for rival in uses.rivals:
            self._light(canvas, table.chain(rival).top())
            self._hook(canvas, table.chain(rival))
        if uses.pile is not None:
            self._light(canvas, table.card_layout.discard)

    def _lit_link(self, canvas: Canvas, place: ChainPlace, card: int) -> None:
        """The one link that matters now: between the top and the chosen card."""
        view = self._table.view
        loot = view.loots[self._table.api.bottom]
        if loot:
            link = table_links.kind(view.faces[loot[-1]], view.faces[card])
            x = place.top().right
            canvas.image(table_links.image(link, is_lit=True), table_links.rect_at(place, x))

    def _light(self, canvas: Canvas, rect: FRect) -> None:
        draw_halo(canvas, rect, reach=14.0, level=120)
        canvas.outline(rect.inflate(8, 8), canvas.context.theme.palette.lantern, 3.5, 10.0)

    def _hook(self, canvas: Canvas, place: ChainPlace) -> None:
        side = min(54.0, place.card.width * 0.5)
        mark = FRect(0, 0, side, side)
        mark.center = place.top().right - side * 0.2, place.top().top + side * 0.35
        skin.draw_icon_button(canvas, mark, "swap", "")

    def pointed(self, canvas: Canvas, pieces: tuple[int, ...]) -> None:
        """Light round the cards that a line of the log speaks of."""
        for card in pieces:
            if card in self._table.board:
                draw_halo(canvas, self._table.board[card].rect, reach=20.0, level=200)
                rect = self._table.board[card].rect
                canvas.outline(
                    rect.inflate(6, 6), canvas.context.theme.palette.focus_light, 3.0, 8.0
                )

    def boxes(self, context: LayoutContext) -> list[Box]:
        """The counts."""
        made = []
        for name, (rect, text, style) in zip(
            ("deck", "discard"), self._counts(context), strict=True
        ):
            size = context.texts.measure(text, style, rect.width)
            made.append(Box(f"{name}.count", rect, BoxKind.TEXT, name, size))
        return made


def plank_rect(place: ChainPlace) -> FRect:
    """The wood under a chain: room for one more card, ends that stick out."""
    height = place.card.height * _PLANK
    ends = place.card.width * 0.62
    width = max(place.chain.width, 1.6 * place.card.width) + 0.4 * place.card.width + 2 * ends
    rect = FRect(0, 0, min(width, place.field.width), height)
    rect.bottom = place.field.bottom
    middle = place.card.left + max(place.chain.width, place.card.width) / 2
    rect.centerx = middle + 0.2 * place.card.width
    rect.clamp_ip(place.field)
    return rect


def stack_plate(place: ChainPlace, context: LayoutContext) -> FRect:
    """Where the count of the stack stands: over the first strip, at its top."""
    width, height = context.texts.measure(f"+{place.chain.folded - 1}", _STACK)
    plate = FRect(0, 0, max(44.0, width + 18), max(32.0, height + 4))
    plate.midbottom = place.card.left + plate.width / 2 - 14, place.card.bottom - 6
    plate.left = max(plate.left, place.field.left)
    return plate


def turns_left(deck_left: int, seats: int) -> str:
    """How many more turns there are for each, if everybody draws from the deck."""
    turns = -(-deck_left // seats)
    text = translate_plural("About {count} more turn each", "About {count} more turns each", turns)
    return text.format(count=turns)


def _is_touched(canvas: Canvas, rect: FRect) -> bool:
    clip = canvas.surface.get_clip()
    return bool(clip.colliderect(canvas.context.viewport.covering_pixels(rect)))
