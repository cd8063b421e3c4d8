"""The large picture of a swap: the victim's face, the chain from near, the card on the hook."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from pygame import FRect, Surface

from treasure_games.games.do_not_touch.rules.actions import Action, Swap
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.ui.chain import draw_links, draw_rings
from treasure_games.games.do_not_touch.ui.faces import ASPECT, chained
from treasure_games.games.do_not_touch.ui.lanes import Lane
from treasure_games.games.do_not_touch.ui.layout import Layout
from treasure_games.games.do_not_touch.ui.planks import draw_plank
from treasure_games.games.do_not_touch.ui.victim import FACE, face_of
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.pictures import opaque_copy
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import TextStyle
from treasure_games.table.fitting import Passage, brief_name
from treasure_games.table.pieces.boat_hook import HOOK
from treasure_games.table.pieces.brass import cast, draw_brass
from treasure_games.table.pieces.plate_slots import Counter
from treasure_games.table.pieces.rows import Measure, Row
from treasure_games.table.pieces.sprite_board import SpriteBoard
from treasure_games.table.table_api import TableApi

TAKEN: Final = "swap.taken"
GIVEN: Final = "swap.given"
"""The two cards as they are shown on the stage."""
_LEAST: Final = 350.0
"""Less height is no stage."""
_DARK: Final = (124, 98, 82)
"""What is left of the light on the table behind, of 255 each."""
_EDGE: Final = 12.0
_MARGIN: Final = 44.0
_TOTAL: Final = 84.0
"""Height of the row with the victim's total, below the face."""
_FIGURE: Final = 58.0
_WOOD: Final = 62.0
_FOOT: Final = 30.0
"""Height of the plank, and from the feet of its cards to its lower edge."""
_HELD: Final = 1.3
_LEAN: Final = -9.0
"""How much larger the card on the hook is, and its lean in degrees."""
_DEPTH: Final = 700.0
_CHAIN: Final = 0.68
"""Where the room of the chain ends, as a share of the width."""
_BEYOND: Final = 330.0
_ASIDE: Final = 130.0
"""How far left of the middle the own hook comes from, so that its pole swings clear of buttons."""
_LEANING: Final = 0.035
_GIVING: Final = 8.0
"""How far a taut chain's cards lean to the hook, by their height, and how far they come."""
_NAME: Final = TextStyle(36.0, Face.SEMIBOLD, "pearl")


class SwapStage:
    """Lies over the rivals' part of the table while a swap is shown to those concerned.

    All that doesn't move is one picture, made when the stage is set.
    """

    def __init__(self, api: TableApi, board: SpriteBoard) -> None:
        self._api, self._board = api, board
        self.is_set = False
        self._band = FRect(0, 0, 1, 1)
        self._row: Row
        self._scale = 1.0
        self._victim = 0
        self._loot: tuple[int, ...] = ()
        self._faces: tuple[int, ...] = ()
        self._total = Counter()
        self.pull = 0.0
        """How taut the chain is: 1 when the hook pulls, below 0 as it springs back."""
        self._picture: Surface | None = None

    def fits(self, layout: Layout) -> bool:
        """Return True if there is room for it."""
        return _band(layout).height >= _LEAST

    def set(self, layout: Layout, view: View, victim: int, taken: int, total: Counter) -> None:
        """Show the victim's chain as it is in this view, its last card apart, and its total."""
        self._band, self._victim = _band(layout), victim
        loot = view.loots[victim]
        self._loot, self._faces = tuple(card for card in loot if card != taken), view.faces
        self._total = total
        fan, self._row = layout.fan, self._laid(layout, len(self._loot))
        room, foot = self._row.field, self._row.field.bottom
        height = min(1.25 * self._row.card.height, fan.card_height)
        self._scale = height / fan.card_height
        end = self._row.top().right - 0.15 * self._row.card.width if self._loot else room.left
        sprite = Sprite(
            chained(view.faces[taken]), end + height * ASPECT / 2, foot - height / 2,
            fan.card_width, fan.card_height, scale=self._scale, silhouette="card",
        )  # fmt: skip
        self._board.lay(TAKEN, sprite, _DEPTH)
        self._board.lift(TAKEN)
        self._picture, self.is_set, self.pull = None, True, 0.0

    def _laid(self, layout: Layout, count: int) -> Row:
        """Return a chain of so many cards as it lies on the stage."""
        band = self._band
        height = min(layout.fan.card_height, band.height - 2 * _EDGE - 108.0)
        left = band.left + 2 * _MARGIN + self._face_side
        foot = band.bottom - _EDGE - _FOOT - 10.0
        room = FRect(left, foot - height, _CHAIN * band.width - left + band.left, height)
        return Row.of(room, count, Measure(height, ASPECT, step=0.62, strip=0.3, last=1.0))

    def make_ready(self, layout: Layout, view: View, legal: Sequence[Action]) -> None:
        """Have the chains painted that may be hooked next: those of rivals, or the own one when it
        is their turn. All of their cards are seen at once.
        """
        rivals = dict.fromkeys(one.rival for one in legal if isinstance(one, Swap))
        if self.is_set or not view.house.swaps or not self.fits(layout):
            return
        self._band = _band(layout)
        to_pixels, assets = self._api.context.viewport.to_pixels, self._api.context.assets
        for loot in (view.loots[seat][:-1] for seat in rivals or (layout.bottom,)):
            row = self._laid(layout, len(loot))
            assets.make_ready(
                (chained(view.faces[card]), *to_pixels(row.rect(index)).size)
                for index, card in enumerate(loot[row.spread.hidden :])
            )

    def offer(self, card: int, image: str, layout: Layout, seat: int) -> None:
        """Have the card that is given lie ready in its place, and hide the one on the board; a
        rival's comes along the hook, clear of the victim's name.
        """
        fan, own = layout.fan, self._board.lift(card)
        own.is_visible = False
        x, y = (own.x, own.y) if seat == layout.bottom else self.reached_from(layout, seat)
        sprite = Sprite(
            image, x, y, fan.card_width, fan.card_height, own.angle,
            own.scale * own.height / fan.card_height, silhouette="card",
        )  # fmt: skip
        self._board.lay(GIVEN, sprite, _DEPTH)
        self._board.lift(GIVEN)

    def held(self) -> tuple[float, float, float, float]:
        """Return place, scale and lean of the card that hangs on the hook for all to see."""
        band = self._band
        most = (band.height - 2 * _EDGE) / (1.08 * self._board[TAKEN].height)
        x, y = band.right - 0.21 * band.width, band.centery
        return x, y, min(_HELD * self._scale, most), _LEAN

    def reached_from(self, layout: Layout, seat: int) -> tuple[float, float]:
        """Return where the hook of a seat comes from, beyond the edge of the table."""
        room = layout.room
        if seat == layout.bottom:
            return room.centerx - _ASIDE, room.bottom + _BEYOND
        return room.right - 0.1 * room.width, room.top - _BEYOND

    @property
    def total_spot(self) -> tuple[float, float]:
        """Return where coins leave."""
        return self._figure_room().center

    def strike(self) -> None:
        """Clear the stage."""
        for key in (TAKEN, GIVEN):
            if key in self._board:
                self._board.take(key)
        if self.is_set:
            self.is_set, self._picture = False, None

    # Drawing

    @property
    def _face_side(self) -> float:
        return min(FACE, self._band.height - 2 * _EDGE - _TOTAL)

    def _face(self) -> FRect:
        band, side = self._band, self._face_side
        return FRect(band.left + _MARGIN, band.top + _EDGE, side, side)

    def _figure_room(self) -> FRect:
        face = self._face()
        return FRect(face.left, face.bottom, face.width, self._band.bottom - _EDGE - face.bottom)

    def draw(self, canvas: Canvas) -> None:
        """Draw what doesn't move, from its picture, then the chain and the total."""
        if not self.is_set:
            return
        pixels = canvas.context.viewport.to_pixels(self._band)
        if self._picture is None:
            self._picture = self._painted(canvas.context)
        canvas.blit(self._picture, pixels.topleft)
        if self._loot:
            self._draw_chain(canvas)
        draw_brass(canvas, self._figure(canvas.context))

    def _figure(self, context: LayoutContext) -> Passage:
        return cast(context, str(self._total.number), _FIGURE, "centre", self._figure_room())

    def _painted(self, context: LayoutContext) -> Surface:
        """Return the darkened table with face, plank and chain, as large as the band."""
        context = context.apart
        pixels = context.viewport.to_pixels(self._band)
        canvas = Canvas(context, pixels)
        canvas.cover("scenes/table", context.viewport.rect)
        canvas.shade(pixels, _DARK)
        self._paint_plank(canvas)
        face, seat = self._face(), self._api.seats[self._victim]
        canvas.image(face_of(seat, self._api.emblem(self._victim)), face)
        emblem = FRect(0, 0, 0.26 * face.width, 0.26 * face.width)
        emblem.bottomright = face.bottomright
        canvas.image(self._api.emblem(self._victim), emblem)
        room = FRect(self._row.field.left, self._band.top + _EDGE, 700.0, 54.0)
        name = brief_name(context, self._api.called(self._victim), _NAME, room.width)
        canvas.text(*name, room)
        palette = context.theme.palette
        for y in (self._band.top + 2.0, self._band.bottom - 2.0):
            canvas.line((self._band.left, y), (self._band.right, y), palette.brass, 4.0)
        whole = Surface(context.viewport.to_pixels(context.viewport.rect).size, 0, 32)
        canvas.paint(whole)
        return opaque_copy(whole, pixels)

    def _paint_plank(self, canvas: Canvas) -> None:
        row, foot = self._row, self._row.card.bottom
        wood = FRect(row.card.left - 60.0, foot + _FOOT - _WOOD, 0, _WOOD)
        end = row.top().right if self._loot else row.card.left
        wood.width = end + 1.2 * row.card.width - wood.left
        draw_plank(canvas, Lane(row.field, Measure(row.card.height, ASPECT), wood))

    def _draw_chain(self, canvas: Canvas) -> None:
        """Draw the cards, and what joins them; pulled cards lean to the hook, slice by slice."""
        row, shown = self._row, self._loot[self._row.spread.hidden :]
        scale = canvas.context.viewport.scale
        steps = max(1, ceil(_LEANING * row.card.height * abs(self.pull)))
        area = row.card.union(row.top())
        slice_ = FRect(area.left - 50.0, area.bottom, area.width + 100.0, area.height / steps)
        for step in range(steps):
            slice_.bottom = area.bottom - step * slice_.height
            by = self.pull * (_GIVING + _LEANING * area.height * step / steps)
            # By whole pixels: else a card is now and then a pixel wider, and painted anew.
            by = round(by * scale) / scale
            with canvas.clipped(slice_):
                for index, card in enumerate(shown):
                    canvas.image(chained(self._faces[card]), row.rect(index).move(by, 0))
        draw_rings(canvas, row, self.pull)
        draw_links(canvas, row, self._loot, self._faces)


class Hanging(Animation):
    """The hook goes wherever the card goes that hangs on it."""

    def __init__(self, board: SpriteBoard, duration: float) -> None:
        self._board, self.duration = board, duration
        self._off: tuple[float, float] | None = None

    def begin(self, ledger: Ledger) -> None:
        """Take hook and card as they are."""
        if HOOK in self._board and TAKEN in self._board:
            hook, card = self._board[HOOK], self._board[TAKEN]
            self._off = hook.x - card.x, hook.y - card.y
            card.is_swift = True

    def at(self, t: float) -> None:
        """Follow; the card comes to hang still at the end."""
        if TAKEN in self._board and t >= 1.0:
            self._board[TAKEN].is_swift = False
        if self._off is not None and HOOK in self._board and TAKEN in self._board:
            hook, card = self._board[HOOK], self._board[TAKEN]
            hook.x, hook.y = card.x + self._off[0], card.y + self._off[1]


def _band(layout: Layout) -> FRect:
    """Return the part of the table over the own chain and its sign."""
    plan = layout.plan
    top = plan.places.status.bottom + 6.0
    own = layout.lanes[layout.bottom]
    bottom = min(plan.sign.top, own.card_top) - 1.0
    return FRect(layout.room.left, top, layout.room.width, bottom - top)
