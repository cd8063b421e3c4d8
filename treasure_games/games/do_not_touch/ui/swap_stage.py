"""The large picture of a swap: the victim's face, the chain from near, the card on the hook."""

from math import ceil
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.games.do_not_touch.ui import lanes
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.faces import ASPECT, chained
from treasure_games.match.seats import Seat
from treasure_games.stage.animation import (
    Animate,
    Animation,
    Call,
    Later,
    Sequential,
    Wait,
    out_back,
)
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import brief_name
from treasure_games.table.pieces.boat_hook import HOOK
from treasure_games.table.pieces.brass import cast, draw_brass
from treasure_games.table.pieces.plate_slots import Counter
from treasure_games.table.pieces.sprite_board import SpriteBoard

VICTIM: Final = "victim"
"""Family of pictures of whoever is hooked, and the key of such a face on the board."""
OTHER_FACE: Final = 180.0
"""How large a face is for others who look on, in virtual units."""
_FACE: Final = 300.0
"""How large for those concerned."""
_FACE_DEPTH: Final = 850.0
_COMES: Final = 0.16
_GOES: Final = 0.8
"""When it is whole, and when it begins to go, as shares of its time."""
TAKEN: Final = "swap.taken"
GIVEN: Final = "swap.given"
"""The two cards as they are shown on the stage."""
_LEAST: Final = 350.0
"""Less height is no stage."""
_DARK: Final = (124, 98, 82)
_OWN_DARK: Final = (115, 115, 115)
"""What is left on the table behind, and on the own half below, of 255 each."""
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


class SwapStage(Node):
    """Lies over the rivals' part of the table while a swap is shown to those concerned."""

    def __init__(self, board: Board) -> None:
        self._api, self._board, self._sprites = board.api, board, board.sprites
        self.is_visible = False
        self._band = FRect(0, 0, 1, 1)
        self._row: lanes.Row
        self._scale = 1.0
        self._victim = 0
        self._loot: tuple[int, ...] = ()
        self._total = Counter()
        self.pull = 0.0
        """How taut the chain is: 1 when the hook pulls, below 0 as it springs back."""

    @property
    def fits(self) -> bool:
        """True if there is room for it."""
        return self._room().height >= _LEAST

    def _room(self) -> FRect:
        """Return the part of the table over the own chain and its sign."""
        layout = self._board.layout
        top = layout.plan.places.status.bottom + 6.0
        own = layout.lanes[layout.bottom]
        bottom = min(layout.plan.sign.top, own.card_top) - 1.0
        return FRect(layout.room.left, top, layout.room.width, bottom - top)

    def set(self, victim: int, taken: int, total: Counter) -> None:
        """Show the victim's chain as it is now, its last card apart, and its total."""
        self._band, self._victim, self._total = self._room(), victim, total
        view, fan = self._board.view, self._board.layout.fan
        self._loot = tuple(card for card in view.loots[victim] if card != taken)
        self._row = self._laid(len(self._loot))
        room, foot = self._row.field, self._row.field.bottom
        height = min(1.25 * self._row.card.height, fan.card_height)
        self._scale = height / fan.card_height
        end = self._row.top().right - 0.15 * self._row.card.width if self._loot else room.left
        self._put(TAKEN, Sprite(
            chained(view.faces[taken]), end + height * ASPECT / 2, foot - height / 2,
            fan.card_width, fan.card_height, scale=self._scale, silhouette="card",
        ))  # fmt: skip
        self.is_visible, self.pull = True, 0.0

    def _put(self, key: str, sprite: Sprite) -> None:
        self._sprites.lay(key, sprite, _DEPTH)
        self._sprites.lift(key)

    def _laid(self, count: int) -> lanes.Row:
        """Return a chain of so many cards as it lies on the stage."""
        band = self._band
        height = min(self._board.layout.fan.card_height, band.height - 2 * _EDGE - 108.0)
        left = band.left + 2 * _MARGIN + self._face_side
        foot = band.bottom - _EDGE - _FOOT - 10.0
        room = FRect(left, foot - height, _CHAIN * band.width - left + band.left, height)
        return lanes.Row.of(room, count, lanes.Measure(height, step=0.62, strip=0.3, last=1.0))

    def offer(self, card: int, seat: int) -> None:
        """Lay the given card ready, a rival's along the hook; hide the one on the board."""
        fan, own = self._board.layout.fan, self._sprites.lift(card)
        own.is_visible = False
        is_own = seat == self._board.layout.bottom
        x, y = (own.x, own.y) if is_own else self.reached_from(seat)
        self._put(GIVEN, Sprite(
            chained(self._board.view.faces[card]), x, y, fan.card_width, fan.card_height,
            own.angle, own.scale * own.height / fan.card_height, silhouette="card",
        ))  # fmt: skip

    def held(self) -> tuple[float, float, float, float]:
        """Return place, scale and lean of the card that hangs on the hook for all to see."""
        band = self._band
        most = (band.height - 2 * _EDGE) / (1.08 * self._sprites[TAKEN].height)
        x, y = band.right - 0.21 * band.width, band.centery
        return x, y, min(_HELD * self._scale, most), _LEAN

    def reached_from(self, seat: int) -> tuple[float, float]:
        """Return where the hook of a seat comes from, beyond the edge of the table."""
        room = self._board.layout.room
        if seat == self._board.layout.bottom:
            return room.centerx - _ASIDE, room.bottom + _BEYOND
        return room.right - 0.1 * room.width, room.top - _BEYOND

    @property
    def total_spot(self) -> tuple[float, float]:
        """Return where coins leave."""
        return self._figure_room().center

    def strike(self) -> None:
        """Clear the stage."""
        self._board.remove(TAKEN)
        self._board.remove(GIVEN)
        self.is_visible = False

    # Drawing

    @property
    def _face_side(self) -> float:
        return min(_FACE, self._band.height - 2 * _EDGE - _TOTAL)

    def _face(self) -> FRect:
        band, side = self._band, self._face_side
        return FRect(band.left + _MARGIN, band.top + _EDGE, side, side)

    def _figure_room(self) -> FRect:
        face = self._face()
        return FRect(face.left, face.bottom, face.width, self._band.bottom - _EDGE - face.bottom)

    def draw(self, canvas: Canvas) -> None:
        """Draw the darkened table, who is hooked, the chain and the total."""
        band = self._band
        with canvas.clipped(band):
            canvas.cover("scenes/table", canvas.context.viewport.rect)
            canvas.shade(canvas.context.viewport.to_pixels(band), _DARK)
            self._draw_plank(canvas)
            self._draw_victim(canvas)
        below = band.move_to(top=band.bottom, height=self._board.layout.room.bottom - band.bottom)
        canvas.shade(canvas.context.viewport.to_pixels(below), _OWN_DARK)
        if self._loot:
            self._draw_chain(canvas)
        number, room = str(self._total.number), self._figure_room()
        draw_brass(canvas, cast(canvas.context, number, _FIGURE, "centre", room))

    def _draw_victim(self, canvas: Canvas) -> None:
        face, emblem = self._face(), self._api.emblem(self._victim)
        canvas.image(face_of(self._api.seats[self._victim], emblem), face)
        side = 0.26 * face.width
        canvas.image(emblem, FRect(0, 0, side, side).move_to(bottomright=face.bottomright))
        room = FRect(self._row.field.left, self._band.top + _EDGE, 700.0, 54.0)
        name = self._api.called(self._victim)
        canvas.text(*brief_name(canvas.context, name, _NAME, room.width), room)

    def _draw_plank(self, canvas: Canvas) -> None:
        card = self._row.card
        wood = FRect(card.left - 60.0, card.bottom + _FOOT - _WOOD, 0, _WOOD)
        end = self._row.top().right if self._loot else card.left
        wood.width = end + 1.2 * card.width - wood.left
        lanes.draw_plank(canvas, wood)

    def _draw_chain(self, canvas: Canvas) -> None:
        """Draw the cards, and what joins them; pulled cards lean to the hook, slice by slice."""
        row, shown = self._row, self._loot[self._row.hidden :]
        scale, faces = canvas.context.viewport.scale, self._board.view.faces
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
                    canvas.image(chained(faces[card]), row.rect(index).move(by, 0))
        lanes.draw_rings(canvas, row, self.pull)
        lanes.draw_links(canvas, row, self._loot, faces)


def hanging(board: SpriteBoard, duration: float) -> Animation:
    """Return how the hook goes wherever the card goes that hangs on it; both come to hang still."""

    def begin() -> Animation:
        if HOOK not in board or TAKEN not in board:
            return Wait(0.0)
        hook, card = board[HOOK], board[TAKEN]
        across, down = hook.x - card.x, hook.y - card.y

        def follow(t: float) -> None:
            card.is_swift = t < 1.0
            hook.x, hook.y = card.x + across, card.y + down

        return Animate(duration, follow)

    return Later(begin, seconds=duration)


def face_of(seat: Seat, emblem: str) -> str:
    """Return the picture of a seat that has been caught; `emblem` is for one without a portrait."""
    return f"{VICTIM}:{f'portraits/{seat.persona}_caught' if seat.persona else emblem}"


def paint_victim(assets: Assets, name: str, width: int, height: int) -> Surface:
    """Paint the picture of this name in a bezel, at so many pixels."""
    whole = Surface((width, height), pygame.SRCALPHA)
    inner = Rect(0, 0, round(0.9 * width), round(0.9 * height))
    inner.center = whole.get_rect().center
    for one, place in ((name, inner), ("objects/bezel", whole.get_rect())):
        picture = assets.image(one, *place.size)
        whole.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


def aghast(
    board: SpriteBoard, image: str, where: tuple[float, float], side: float, duration: float
) -> Animation:
    """Return a large face over everything else that comes with a start, stays, and goes."""

    def begin() -> None:
        board.lay(VICTIM, Sprite(image, *where, side, side, scale=0.4), _FACE_DEPTH)
        board.lift(VICTIM)

    def show(t: float) -> None:
        if VICTIM not in board:
            return
        if t >= 1.0:
            board.take(VICTIM)
            return
        share = (1.0 - t) / (1.0 - _GOES) if t > _GOES else min(1.0, t / _COMES)
        board[VICTIM].scale = max(0.1, 0.4 + 0.6 * out_back(share))

    return Sequential(Call(begin), Animate(duration, show))
