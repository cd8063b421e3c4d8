"""What is drawn besides cards: cloth, wood, chains, counts, the hook, light on goals of a card."""

from collections.abc import Iterator

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.do_not_touch.rules.actions import DRAW_COVERED, DRAW_DISCARD
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.text import notes
from treasure_games.games.do_not_touch.ui import lanes
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.faces import BACK, GHOST
from treasure_games.games.do_not_touch.ui.play import Play
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import Align, sized_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, Node, Sign
from treasure_games.table.fitting import Passage, fitted, one_line, plate_line
from treasure_games.table.glow import draw_halo, draw_light
from treasure_games.table.pieces.boat_hook import LYING
from treasure_games.table.pieces.brass import Figure
from treasure_games.table.pieces.pile import Pile
from treasure_games.table.places import is_large

_AT, _AS, _OF = sized_look_beside(__file__)


class Ground(Node):
    """What lies under the cards: the table, the deck, the planks."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def drawn_from(self) -> object:
        """Return layout and view."""
        return self._board.layout, self._board.view

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, and what lies on it."""
        layout, view = self._board.layout, self._board.view
        window, palette = canvas.context.viewport.rect, canvas.context.theme.palette
        if layout.room != window:
            canvas.fill(window, palette.walnut_dark)
        canvas.cover("scenes/table", layout.room)
        for lane in layout.lanes.values():
            lanes.draw_plank(canvas, lane.wood)
        size = _OF.first if self._board.is_start else _OF.lit
        lit = sized(*size, center=layout.plan.lanes[0].wood.midtop)
        draw_light(canvas, layout.room, lit, _AT.dark)
        _draw_deck(canvas, layout.deck, view.deck_left)
        if not view.discard:
            layout.discard.draw_empty(canvas)


def _draw_deck(canvas: Canvas, deck: Pile, count: int) -> None:
    """Draw the covered cards; the bell of the last turn when there are none."""
    if count:
        deck.draw_deck(canvas, BACK, count)
        return
    deck.draw_empty(canvas)
    side = deck.rect.width * 0.9
    canvas.image("objects/last_turn_bell", sized(side, side, center=deck.rect.center))


class Laid(Node):
    """What lies over the cards at rest: chains, counts, the hook."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def drawn_from(self) -> object:
        """Return layout and view, and how chains look."""
        board = self._board
        return board.layout, board.view, board.lit_links, board.pulls

    def draw(self, canvas: Canvas) -> None:
        """Draw them; new links of some seats shine."""
        layout, view = self._board.layout, self._board.view
        for _name, passage in self._counts(canvas.context):
            passage.draw(canvas)
        for seat in range(view.seats):
            row, loot = layout.row(view, seat), view.loots[seat]
            lanes.draw_rings(canvas, row, self._board.pulls.get(seat, 0.0))
            if seat in self._board.lit_links and len(loot) > 1:
                seam = lanes.link_rect(row, row.top().left, row.card.width)
                draw_halo(canvas, seam, reach=22.0, level=230)
            lanes.draw_links(canvas, row, loot, view.faces)
            row.draw_stack(canvas, str(loot_worth(view.faces, loot[: row.hidden])))
        if view.house.swaps:
            self._draw_hook(canvas)

    def _draw_hook(self, canvas: Canvas) -> None:
        """Draw the hook until it was used, and what is said of it."""
        view, plan, bottom = self._board.view, self._board.layout.plan, self._board.layout.bottom
        if view.turn != bottom or view.swaps_left > 0:
            canvas.image(LYING, plan.hook)
        place, whole = plan.hook_words, notes.hook_words(view, bottom)
        if place is not None:
            text, style = one_line(canvas.context, whole, _AS.hook_words, *place.size)
            wide, high = canvas.context.texts.measure(text, style)
            if text == whole and high <= place.height:
                around = sized(wide + 52.0, high + 18.0, center=place.move(0.0, 2.0).center)
                skin.draw_panel(canvas, around, "dark")
                canvas.text(text, style, place)

    def _counts(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield what is said of deck and discard pile, outside of them: numbers and words."""
        layout, view = self._board.layout, self._board.view
        yield from _count(context, layout.deck, view.deck_left, notes.covered_words(view), "right")
        words = notes.discarded_words(view)
        yield from _count(context, layout.discard, len(view.discard), words, "left")

    def signs(self) -> Iterator[Sign]:
        """Yield the number of discards, and the hook."""
        yield self._board.layout.discard.plate, BACK
        if self._board.view.house.swaps:
            yield self._board.layout.plan.hook, "objects/hook_head"

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield numbers and words."""
        for name, passage in self._counts(context):
            yield passage.box(context, name, name.partition(".")[0])


def _count(
    context: LayoutContext, pile: Pile, count: int, words: str, align: Align
) -> Iterator[tuple[str, Passage]]:
    """Yield a number, and words below it unless they don't fit."""
    number, text_style = replace(_AS.number, align=align), replace(_AS.words, align=align)
    room = pile.plate
    line = min(room.height, context.texts.line_height(number))
    text, style = fitted(context, words, text_style, room.width, room.height - line)
    is_told = text == words and not is_large(context)
    below = context.texts.measure(text, style, room.width)[1] if is_told else 0.0
    figure = FRect(room.left, room.centery - (line + below) / 2, room.width, line)
    told = plate_line(context, str(count), number, *figure.size)
    yield f"{pile.name}.count", Figure(*told, figure)
    if below:
        place = FRect(room.left, figure.bottom, room.width, below)
        yield f"{pile.name}.words", Passage(text, style, place)


class Goals(Node):
    """Light on the goals of the chosen card, with what it brings there; on piles to draw from."""

    def __init__(self, board: Board, play: Play) -> None:
        self._board, self._play = board, play

    def draw(self, canvas: Canvas) -> None:
        """Light up everything that may be pressed now."""
        layout, card, view = self._board.layout, self._play.aimed, self._board.view
        if card is None and self._play.legal and not view.loots[layout.bottom]:
            self._draw_first(canvas)
        if DRAW_COVERED in self._play.legal:
            _light(canvas, layout.deck.rect)
        if DRAW_DISCARD in self._play.legal:
            _light(canvas, layout.discard.rect)
        if card is None:
            return
        uses = self._play.uses(card)
        if uses.own is not None:
            self._draw_own(canvas, card)
        for rival in uses.rivals:
            self._draw_rival(canvas, card, rival)
        if uses.pile is not None:
            _light(canvas, layout.discard.rect)

    def _draw_first(self, canvas: Canvas) -> None:
        """Draw the place where the own chain will begin."""
        slot = self._board.row(self._board.layout.bottom).slot()
        _light(canvas, slot)
        room = slot.inflate(-24.0, -0.4 * slot.height)
        Passage.fitted(canvas.context, _("first card"), _AS.first, room).draw(canvas)

    def _draw_own(self, canvas: Canvas, card: int) -> None:
        """Draw the card pale at the open end of the own chain, its link, and what it adds."""
        layout, view = self._board.layout, self._board.view
        row, loot = self._board.row(layout.bottom), view.loots[layout.bottom]
        slot, face = row.slot(), view.faces[card]
        canvas.image(f"{GHOST}:{face}", slot)
        if loot:
            kind = lanes.link_kind(view.faces[loot[-1]], face)
            canvas.image(f"objects/link_{kind}", lanes.link_rect(row, slot.left, row.card.width))
        high, wood = 0.6 * slot.height, layout.plan.lanes[0].wood
        room = FRect(slot.right + 18.0, slot.bottom - 10.0 - high, wood.right - slot.right, high)
        Figure(*plate_line(canvas.context, f"+{WORTH[face]}", _AS.gain, *room.size), room).draw(
            canvas
        )

    def _draw_rival(self, canvas: Canvas, card: int, rival: int) -> None:
        """Light up a card that may be taken; tell on the plate what that costs its owner."""
        _light(canvas, self._board.row(rival).top())
        before, after = notes.worth_hooked(self._board.view, card, rival)
        if before != after:
            plate, words = self._board.layout.plates[rival], f"{before} → {after}"
            tag = lanes.total_on(plate).union(lanes.backs_on(plate)).inflate(16.0, -8.0)
            skin.draw_panel(canvas, tag, "dark")
            room = 0.86 * tag.width, tag.height
            Figure(*plate_line(canvas.context, words, _AS.tag, *room), tag).draw(canvas)


def _light(canvas: Canvas, rect: FRect) -> None:
    draw_halo(canvas, rect, reach=16.0, level=170)
    canvas.outline(rect.inflate(8, 8), canvas.context.theme.palette.lantern, 3.5, 10.0)
