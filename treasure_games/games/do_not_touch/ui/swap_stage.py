"""The large picture of a swap: the victim's face, the chain from near, the card on the hook."""

from functools import partial
from math import ceil
from typing import Final

import pygame
from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from treasure_games.core.words import LogEntry, Note
from treasure_games.games.do_not_touch.rules.actions import ADD
from treasure_games.games.do_not_touch.rules.events import Swapped
from treasure_games.games.do_not_touch.rules.pieces import FITS
from treasure_games.games.do_not_touch.rules.view import View
from treasure_games.games.do_not_touch.text.log import LINES
from treasure_games.games.do_not_touch.text.notes import preview
from treasure_games.games.do_not_touch.ui import lanes
from treasure_games.games.do_not_touch.ui.board import Board
from treasure_games.games.do_not_touch.ui.faces import chained
from treasure_games.match.seats import Seat
from treasure_games.stage import animation
from treasure_games.stage.assets import Assets
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.sprite import Sprite
from treasure_games.stage.text import placed_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import Passage, brief_name, within
from treasure_games.table.glow import light_table
from treasure_games.table.moods import CAUGHT
from treasure_games.table.pieces.boat_hook import Point
from treasure_games.table.pieces.brass import cast, draw_brass
from treasure_games.table.pieces.plate_slots import Counter, draw_stripe
from treasure_games.table.pieces.sprite_board import SpriteBoard
from treasure_games.table.seat_face import SeatFace

VICTIM: Final = "victim"
"""Family of pictures of whoever is hooked, and the key of such a face on the board."""
OTHER_FACE: Final = 180.0
"""How large a face is for others who look on, in virtual units."""
TAKEN: Final = "swap.taken"
GIVEN: Final = "swap.given"
"""The two cards as they are shown on the stage."""
_BY, _AS, _AT = placed_look_beside(__file__)
_CARDS: Final = lanes.Measure(_AT.chain[3], 0.42, 0.3, 1.0, 0.6, 2.2)
"""How the chain lies."""
_DARK: Final = (124, 98, 82)
"""What is left of the table behind, of 255 each."""
_BITES: Final = ((140.0, -351.0), (-0.17, -0.985)), ((-43.0, -236.0), (-0.99, -0.14))
"""Of the own hook, and of a rival's: how far its tip is from the card's middle, and its way."""


class SwapStage(Node):
    """Lies over the whole table while a swap is shown to those concerned."""

    taken: Sprite
    given: Sprite
    hook: Sprite
    """The cards and the hook as they are shown."""
    told: LogEntry | None
    gain: Note | None
    """What is said of it, and what the card would bring the person who took it."""

    def __init__(self, board: Board) -> None:
        self._api, self._board, self._sprites = board.api, board, board.sprites
        self.is_visible = False
        self.pull = 0.0
        """How taut the chain is: 1 when the hook pulls, below 0 as it springs back."""

    def _at(self, box: tuple[float, float, float, float]) -> FRect:
        """Return where something is in this window."""
        left, top, width, height = (self._size * length for length in box)
        middle = self._room.centerx - self._size * _BY.wide / 2
        return FRect(middle + left, self._room.bottom - self._size * _BY.high + top, width, height)

    def set(self, event: Swapped, view: View, total: Counter) -> None:
        """Show the victim's chain as it is now, its last card apart, and its total; lay ready the
        given card and the hook. The `view` is that after the swap.
        """
        places, loots = self._board.layout.plan.places, self._board.view.loots
        self._room = FRect(places.room)
        self._room.top += places.status.bottom + 6.0
        self._room.height -= places.status.bottom + 6.0
        self._size = size = min(self._room.width / _BY.wide, self._room.height / _BY.high)
        self._total, self._before, self.told = total, total.number, None
        self._face = SeatFace(self._api.seats[event.rival], 0.0)
        self._face.rect, self._name = self._at(_AT.face), self._api.called(event.rival)
        self._loot = tuple(card for card in loots[event.rival] if card != event.taken)
        measure = replace(_CARDS, height=_CARDS.height * size)
        self._row = row = lanes.Row.of(self._at(_AT.chain), len(self._loot), measure)
        end = row.top().right - 0.15 * row.card.width if self._loot else row.field.left
        y = row.field.bottom - row.card.height / 2
        scale = row.card.height / (size * _AT.held[3])
        wide, high = self._at(_AT.held).size
        self.taken = Sprite(
            chained(view.faces[event.taken]), end + row.card.width / 2, y, wide, high,
            scale=scale, has_shadow=False,
        )  # fmt: skip
        self._is_own = event.seat == self._board.layout.bottom
        own, ways = self._sprites.lift(event.given), self.bite(self.taken.x, self.taken.y)
        self.hook = Sprite(
            "objects/hook_large", *ways[0], *self._at(_AT.hook).size, has_shadow=False
        )
        self.given = Sprite(
            chained(view.faces[event.given]), *((own.x, own.y) if self._is_own else ways[0]),
            wide, high, own.angle, own.scale * own.height / high, has_shadow=False,
        )  # fmt: skip
        for key, sprite in ((GIVEN, self.given), (TAKEN, self.taken)):
            self._sprites.lay(key, sprite, _BY.depth)
            self._sprites.lift(key)
        own.is_visible, self.is_visible, self.pull = False, True, 0.0

    def bite(self, x: float, y: float) -> tuple[Point, Point]:
        """Return the ends of the hook that bites a card here: its owner's, and its tip."""
        (right, down), (across, below) = _BITES[not self._is_own]
        x, y, far = x + self._size * right, y + self._size * down, self._at(_AT.hook).width
        return (x - far * across, y - far * below), (x, y)

    def snap(self) -> None:
        """The card comes off the chain, and the victim knows it."""
        self._face.face, self.taken.is_flying = CAUGHT, True

    def tell(self, event: Swapped, view: View) -> None:
        """Tell what was taken, and what the card would bring the person who took it."""
        self.gain, self.told = None, LINES[Swapped](event, view, self._api.called)
        own, fits = view.loots[event.seat][-1:], FITS[view.faces[event.taken]]
        if event.seat == self._api.viewer and any(fits[view.faces[card]] for card in own):
            self.gain = preview(view, ADD[event.taken], self._api.called)

    def swing(self, duration: float) -> animation.Animation:
        """Return how the card swings out on the hook, while the other comes in its place."""
        taken, (x, y) = self.taken, self._at(_AT.held).topleft
        middle = [(one + other) / 2 for one, other in zip(*self.bite(x, y), strict=True)]
        return animation.Sequential(
            animation.Parallel(
                animation.Tween(
                    self.given, 0.8 * duration, x=taken.x, y=taken.y, scale=taken.scale
                ),
                animation.Tween(taken, duration, x=x, y=y, scale=1.0, angle=_BY.lean),
                animation.Tween(self.hook, duration, x=middle[0], y=middle[1]),
            ),
            animation.Call(partial(setattr, taken, "is_flying", False)),
        )

    @property
    def total_spot(self) -> Point:
        """Return where coins leave."""
        return self._face.rect.midbottom

    def strike(self) -> None:
        """Clear the stage."""
        self._board.remove(TAKEN)
        self._board.remove(GIVEN)
        self.is_visible = False

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw the darkened table, who is hooked, the chain, what has become of it."""
        context, card = canvas.context, self._row.card
        with canvas.clipped(self._room):
            ground = context.assets.ground(("swap", *self._room), partial(self._ground, context))
            canvas.blit(ground, (0, 0))
        self._face.draw(canvas)
        self._draw_plate(canvas)
        wide = (self._row.top().right if self._loot else card.left) + 1.2 * card.width - card.left
        wood = FRect(card.left - 60.0, card.bottom + _BY.foot - _BY.wood, wide + 60.0, _BY.wood)
        lanes.draw_plank(canvas, wood)
        if self._loot:
            self._draw_chain(canvas)
        if self.told is not None:
            self._draw_told(canvas, self.told)

    def _ground(self, context: LayoutContext) -> Surface:
        """Return the darkened table as one opaque picture: under it nothing else is painted."""
        canvas, whole = Canvas(context), Surface(context.viewport.pixels.size)
        canvas.cover("scenes/table", self._board.layout.room)
        light_table(canvas, self._api.places)
        canvas.shade(context.viewport.pixels, _DARK)
        canvas.paint(whole)
        return whole

    def _draw_plate(self, canvas: Canvas) -> None:
        context, now = canvas.context, self._total.number
        plate, named = self._at(_AT.plate), self._at(_AT.named)
        skin.draw_panel(canvas, plate, "plank")
        draw_stripe(canvas, plate, self._face.seat.emblem, lanes.STRIPE)
        style = within(context, _AS.words, named.height)
        canvas.text(*brief_name(context, self._name, style, named.width), named)
        total = f"{self._before} → {now}" if now != self._before else str(now)
        draw_brass(canvas, cast(context, total, 64.0 * self._size, "centre", self._at(_AT.total)))

    def _draw_told(self, canvas: Canvas, told: LogEntry) -> None:
        context, panel, words = canvas.context, self._at(_AT.told), self._at(_AT.sentence)
        panel.height = panel.height if self.gain else words.bottom + 12.0 - panel.top
        skin.draw_panel(canvas, panel, "plank")
        Passage.fitted(context, told.text, _AS.words, words).draw(canvas)
        if self.gain is not None:
            place = self._at(_AT.gain)
            Passage.fitted(context, self.gain.heading, _AS.words, place).draw(canvas)
            place.left = place.right + 40.0 * self._size
            draw_brass(canvas, cast(context, self.gain.figures, 92.0 * self._size, "left", place))

    def _draw_chain(self, canvas: Canvas) -> None:
        """Draw the cards, and what joins them; pulled cards lean to the hook, slice by slice."""
        row, shown = self._row, self._loot[self._row.hidden :]
        scale, faces = canvas.context.viewport.scale, self._board.view.faces
        steps = max(1, ceil(_BY.leaning * row.card.height * abs(self.pull)))
        area = row.card.union(row.top())
        slice_ = FRect(area.left - 50.0, area.bottom, area.width + 100.0, area.height / steps)
        for step in range(steps):
            slice_.bottom = area.bottom - step * slice_.height
            by = self.pull * (_BY.giving + _BY.leaning * area.height * step / steps)
            # By whole pixels: else a card is now and then a pixel wider, and painted anew.
            by = round(by * scale) / scale
            with canvas.clipped(slice_):
                for index, card in enumerate(shown):
                    canvas.image(chained(faces[card]), row.rect(index).move(by, 0))
        lanes.draw_rings(canvas, row, self.pull)
        lanes.draw_links(canvas, row, self._loot, faces)


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
) -> animation.Animation:
    """Return a large face over everything else that comes with a start, stays, and goes."""

    face = Sprite(image, *where, side, side, scale=0.4)

    def begin() -> None:
        board.lay(VICTIM, face, _BY.face_depth)
        board.lift(VICTIM)

    return animation.Sequential(
        animation.Call(begin),
        animation.Tween(face, _BY.comes * duration, easing=animation.out_back, scale=1.0),
        animation.Wait((_BY.goes - _BY.comes) * duration),
        animation.Tween(face, (1.0 - _BY.goes) * duration, scale=0.1),
        animation.Call(lambda: board.take(VICTIM) if VICTIM in board else None),
    )  # fmt: skip
