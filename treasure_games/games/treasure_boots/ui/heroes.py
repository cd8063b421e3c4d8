"""What is asked about, at hero size on a sheet: pieces that are pressed, over a slip of words."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, drawn_whole
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.glow import draw_pool
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.picker import Picker, PickSpot, Slip, height_of, heights, needed

_AT = Named(page_beside(__file__, dict[str, Any]))


class HeroSpot(PickSpot):
    """One of them, or a heap; its words are on brass below."""

    def draw(self, canvas: Canvas) -> None:
        """Draw light round it, then it: faintly if it stays where it is."""
        context, pick = canvas.context, self.pick
        rect = self.drawn_rect(context)
        picture = self._parts(context, rect)[0]
        if pick.is_on or self.hover > 0.5:
            lantern, level = context.theme.palette.lantern, round(_AT.level)
            draw_pool(canvas, picture.scale_by(_AT.lit), lantern, level)
        if self.text:
            top = picture.bottom - _AT.above
            brass = FRect(rect.left, top, rect.width, rect.bottom - top)
            skin.draw_button(canvas, brass, self.state(), kind="icon_button")
        is_faint = pick.is_on is False or not pick.count
        bed = picture.scale_by(_AT.bed)
        if is_faint:
            skin.draw_panel(canvas, bed, "plate")
        for place in _heap(bed if is_faint else picture, pick.count):
            canvas.image(pick.picture, place)
        if is_faint:
            canvas.fill(bed.scale_by(_AT.bed), context.theme.palette.walnut_dark, _AT.faint)
        if pick.figure and not is_faint:
            tall, aside = _AT.figure * picture.height, _AT.aside * picture.width
            room = picture.move(aside, _AT.down * picture.height)
            cast(context, pick.figure, tall, "centre", room).draw(canvas)
        for _part, words in self._words(context, rect):
            words.draw(canvas, context.theme.palette.ink)


def _heap(room: FRect, count: int) -> Iterator[FRect]:
    """Yield where each of so many lies, from the lower left to the upper right."""
    side = room.width / (1.0 + _AT.step * max(0, count - 1))
    for index in range(max(1, count)):
        far = index * _AT.step * side
        yield FRect(room.left + far, room.bottom - side - far, side, side)


class Heroes(Picker):
    """Shows things as large as the room lets them be, over a slip of words."""

    spot = HeroSpot
    _slip = FRect(0, 0, 0, 0)

    def arrange(self, slip: Slip, context: LayoutContext) -> None:
        """Lay words at the foot of the room, things in the middle of what is over them; words alone
        in its upper right corner.
        """
        room, wide = self._room, self._room.width - 2 * _AT.padding
        inner = self._inner(slip, context, wide, 0.0)
        head, foot = heights(context, slip, inner)
        high = min(room.height, head + foot + 2 * _AT.rim if head + foot else 0.0)
        foot = min(foot, high - head - 2 * _AT.rim)
        self._slip = sized(inner + 2 * _AT.padding, high, midbottom=room.midbottom)
        if not slip.picks:
            self._slip.topright = room.topright
        self._head = FRect(self._slip.left + _AT.padding, self._slip.top + _AT.rim, inner, head)
        self._foot = FRect(self._head.bottomleft, (inner, foot))
        if slip.picks:
            over = room.height - high - (_AT.gap if high else 0.0)
            self._lay_large(slip, context, FRect(room.topleft, (room.width, over)))
        self._rect = self._slip.unionall([spot.rect for spot in self.spots])

    def _lay_large(self, slip: Slip, context: LayoutContext, room: FRect) -> None:
        """Lay things in as many rows as make them largest, with room for their words."""
        count, gap, self._rect = len(slip.picks), _AT.gap, room
        words = max(height_of(context, pick, 0.0) for pick in slip.picks)
        least = max(needed(context, pick, 0.0) for pick in slip.picks)

        def laid(rows: int) -> tuple[bool, float, int, float]:
            columns = -(-count // rows)
            across = (room.width + gap) / columns - gap
            most = (room.height + gap) / rows - gap - words
            return across >= least, min(_AT.most, across, most), columns, across

        _fits, side, columns, across = max(laid(rows + 1) for rows in range(min(count, 4)))
        rows, size = -(-count // columns), (min(across, max(least, side)), side + words)
        cell = FRect((0.0, room.centery - (rows * (size[1] + gap) - gap) / 2), size)
        for spot in self.spots:
            spot.is_listed = False
        self._place_spots(context, columns, cell)

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip, then things."""
        if self.slip is None:
            return
        if self._slip.height:
            skin.draw_panel(canvas, self._slip, "parchment")
        for _part, words in self._words(canvas.context, self.slip):
            words.draw(canvas)
        for spot in self.spots:
            spot.draw(canvas)


class Launch(Node):
    """The ship for which a port is chosen, large in a corner of the chart where no land lies."""

    def __init__(self, chart: LivingChart) -> None:
        self._chart = chart
        self.livery = ""
        """Whose ship; "" for none."""

    def place(self) -> FRect | None:
        """Return where she lies: as large as a corner has room for; None if none has."""
        controller = self._chart.controller
        room = FRect(controller.camera.open)
        lands = [
            self._chart.cell_rect(cell).scale_by(_AT.clear[land.is_port])
            for cell, land in self._chart.plan.lands.items()
        ]
        lands += *controller.frames.obstacles, *(spot.rect for spot in self._chart.beyond.spots)
        over = FRect(room.topleft, (room.width, room.height - _AT.buttons))
        corners = {"bottomleft": room, "bottomright": over, "topright": room, "topleft": room}
        places = (
            sized(wide, wide * SHIP_SIZE[1] / SHIP_SIZE[0], **{corner: getattr(of, corner)})
            for wide, (corner, of) in product(_AT.ships, corners.items())
        )
        return next((one for one in places if one.collidelist(lands) < 0), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw her with the water that she stirs, while the view rests."""
        is_still, assets = not self._chart.controller.camera.is_moving, canvas.context.assets
        if self.livery and is_still and (place := self.place()) is not None:
            pixels = canvas.context.viewport.to_pixels(place)
            ship = assets.keep(
                ("launch", self.livery, *pixels.size),
                lambda: drawn_whole(assets.apart, self.livery, "", pixels.size, is_mirrored=False),
            )
            water = place.move(0.0, _AT.deep * place.height)
            canvas.image("ships/foam_ring_1", water.scale_by(1.0, _AT.flat))
            canvas.blit(ship, pixels.topleft)
