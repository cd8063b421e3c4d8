"""Where everything is: people behind the far edge of the table, the map, the near edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.viewport import REFERENCE_HEIGHT, REFERENCE_WIDTH
from treasure_games.table.places import Form, Places, SeatArea, rotated
from treasure_games.table.round_table import BUTTON, DRAWER, GAP, MARGIN, TOP, is_large

_FAR: Final = 420.0
"""The table's far edge in the picture of the scene."""
_LEAST_FAR: Final = 300.0
"""In windows wider than 32:9 busts hide the edge in the picture."""
_AXIS: Final = 960.0
_ROWS: Final[dict[int, tuple[float, ...]]] = {
    1: (_AXIS,),
    2: (262.0, 1668.0),
    3: (262.0, _AXIS, 1668.0),
    4: (226.0, 606.0, 1314.0, 1694.0),
    5: (206.0, 583.0, _AXIS, 1337.0, 1714.0),
}
"""Where the others sit, by how many they are, from the left."""
_ROOMY: Final = 3
"""Up to so many others have room for large busts, and for their coins before them."""
CARD_ASPECT: Final = 5.0 / 7.0
BUST_ASPECT: Final = 760.0 / 620.0
_BUST: Final = 508.0
"""Height of the bust of a claimant."""
_COIN: Final = 68.0
_SPREAD: Final = 240.0
"""The most by which a wide window moves things at the sides outwards."""


@dataclass(frozen=True, slots=True)
class Station:
    """How a person sits: at this x, leaning over the edge (1) or not (0), larger when leaning."""

    x: float
    lean: float = 0.0
    dim: float = 0.0
    """1 is a fifth darker, as somebody else has the word."""


class Layout:
    """All places for one size of the window and one seat at the bottom."""

    def __init__(
        self, context: LayoutContext, room: FRect, top: float, seats: int, bottom: int
    ) -> None:
        """Lay out a room whose status line ends at `top`."""
        viewport, self.top = context.viewport, top
        self.context, self.room, self.bottom = context, FRect(room), bottom
        self.is_large = is_large(context)
        grown = max(viewport.width / REFERENCE_WIDTH, viewport.height / REFERENCE_HEIGHT)
        edge = _FAR * grown + (viewport.height - REFERENCE_HEIGHT * grown) / 2
        self.far = max(_LEAST_FAR, edge)
        self.others = rotated(seats, bottom)[1:]
        self.is_roomy = len(self.others) <= _ROOMY
        self.axis = room.centerx
        self._widen = min(_SPREAD, max(0.0, (room.width - REFERENCE_WIDTH) / 2))
        self._place_middle()
        self._place_near()

    def _across(self, x: float) -> float:
        """Return the place of an x of the reference; what is at the sides moves outwards."""
        away = x - _AXIS
        return self.axis + away + self._widen * max(-1.0, min(1.0, away / 500.0))

    def _place_middle(self) -> None:
        """Place the map with the bones and doubles on it, between the edges; the piles beside."""
        near = self.room.bottom - 210.0
        self.map = FRect(0, 0, 1250.0, 350.0)
        self.map.center = self.axis, self.far + 258.0 + max(0.0, near - self.far - 450.0) / 2
        self.map.bottom = min(self.map.bottom, near - 2.0)
        shrink = 0.78 if self.is_large else 0.92
        self.bone = 234.0 * shrink
        self.bones = tuple(
            (self.axis + way * 210.0 * shrink, self.map.centery - 20.0) for way in (-1, 1)
        )
        inner = self.axis - 425.0 * shrink
        width = inner - self.map.left - 104.0
        self.corners = tuple(
            FRect(left, top, width, 150.0)
            for left, top in (
                (self.map.left + 104.0, self.map.top + 16.0),
                (self.map.left + 74.0, self.map.bottom - 172.0),
                (self.map.right - 104.0 - width, self.map.top + 16.0),
                (self.map.right - 74.0 - width, self.map.bottom - 172.0),
            )
        )
        card = FRect(0, 0, 110.0, 154.0)
        card.center = self._across(184.0), self.map.centery + 46.0
        self.deck = card
        self.discard = card.copy()
        self.discard.centerx = self._across(1736.0)
        self.reveal = self.axis, self.map.top + 100.0

    def _place_near(self) -> None:
        """Place own seat, own card, buttons and the cards that are known along the near edge."""
        top, height = self.room.bottom - 210.0, 184.0
        self.own_plate = FRect(self._across(33.0), top, 390.0, height)
        self.known = FRect(self._across(1497.0), top, 390.0, height)
        self.own = FRect(0, 0, 242.0, 339.0)
        self.own.midtop = self.axis, self.room.bottom - 328.0
        self.answers = (
            FRect(self.axis - 530.0, top + 16.0, 394.0, 152.0),
            FRect(self.axis + 136.0, top + 16.0, 394.0, 152.0),
        )

    # People

    def stations(self, claimant: int) -> dict[int, Station]:
        """Return how all others sit; a claimant (or -1) has come to the middle and leans over the
        table, and whoever sat there has changed places.
        """
        spots = {
            seat: self._across(x)
            for seat, x in zip(self.others, _ROWS[len(self.others)], strict=True)
        }
        if claimant not in spots:
            return {seat: Station(x) for seat, x in spots.items()}
        there = next((seat for seat, x in spots.items() if x == self.axis), None)
        if there is not None:
            spots[there] = spots[claimant]
        spots[claimant] = self.axis
        return {
            seat: Station(x, 1.0) if seat == claimant else Station(x, dim=1.0)
            for seat, x in spots.items()
        }

    def bust(self, station: Station) -> FRect:
        """Return the area of a bust; the table's edge covers its foot unless it leans over."""
        least = 0.69 if self.is_roomy else 0.6
        height = _BUST * (least + (0.98 - least) * station.lean) * min(1.25, self.far / _FAR)
        rect = FRect(0, 0, height * BUST_ASPECT, height)
        foot = self.far + 24.0 + 84.0 * station.lean
        # Large words in the status line leave less room for hats.
        rect = rect.scale_by(min(1.0, (foot - self.top + 60.0) / rect.height))
        rect.midbottom = station.x, foot
        return rect

    def foot(self, station: Station) -> float:
        """Return down to where a bust is seen."""
        edge = self.far - 8.0
        return edge + (self.bust(station).bottom - edge) * station.lean

    def plate(self, station: Station) -> FRect:
        """Return the plate of somebody at a station."""
        has_room = self.is_roomy or self.is_large
        rect = FRect(0, 0, 336.0 if has_room else 222.0, 74.0 if self.is_large else 64.0)
        aside = 0.0 if has_room else 68.0 * (1.0 - station.lean)
        rect.midtop = station.x - aside, self.far + 4.0 + 54.0 * station.lean
        return rect

    def pile(self, station: Station) -> tuple[tuple[float, float], float, int]:
        """Return the foot of a pile of coins, the width of a coin, and the stacks in a row."""
        plate = self.plate(station)
        beside = plate.right + 12.0, plate.bottom - 4.0
        if not self.is_roomy:
            above = plate.right - 96.0, plate.top + 2.0
            return (above if self.is_large else beside), 42.0, 3
        is_middle = abs(station.x - self.axis) < 200.0
        if is_middle:
            return (beside[0], beside[1] - 18.0), 62.0, 4
        outside = -10.0 if station.x < self.axis else 76.0
        return (plate.left + outside, plate.bottom + 110.0), _COIN, 3

    def balloon(self, seat: int) -> FRect:
        """Return the place of a loud word of the seat that has come to the middle, or sits at the
        bottom.
        """
        if seat == self.bottom:
            rect = FRect(0, 0, 330.0, 210.0)
            rect.bottomleft = self.own.right + 60.0, self.own.top + 70.0
            return rect
        foot = self.far - (70.0 if self.is_roomy else 150.0)
        height = min(264.0 if self.is_roomy else 190.0, foot - self.top)
        return FRect(self.axis + 140.0, foot - height, 1.45 * height, height)

    def own_pile(self) -> tuple[tuple[float, float], float, int]:
        """Return the same of the seat at the bottom."""
        return (self.own_plate.left + 114.0, self.own_plate.bottom - 20.0), 52.0, 3


def places_of(
    context: LayoutContext, layout: Layout, stations: dict[int, Station], tools: int, status: float
) -> Places:
    """Return the table's places for the shell."""
    window, room = context.viewport.rect, layout.room
    width = tools * (BUTTON + GAP) - GAP
    bar = FRect(room.left, TOP, room.width, max(BUTTON, status))
    tool_row = FRect(bar.right - MARGIN - width, bar.top, width, BUTTON)
    left = bar.left + MARGIN + BUTTON + GAP
    areas = [SeatArea(layout.own_plate, Form.TALL, None, layout.own)]
    areas += [
        SeatArea(layout.plate(stations[seat]), Form.LINE, None, layout.bust(stations[seat]))
        for seat in layout.others
    ]
    undo = FRect(layout.room.right - MARGIN - 58.0, layout.map.top + 20.0, 58.0, 58.0)
    note = FRect(layout.known.left, layout.far, layout.known.width, layout.known.top - layout.far)
    drawer = drawer_width(context)
    return Places(
        room=room,
        menu=FRect(room.left + MARGIN, bar.top, BUTTON, BUTTON),
        status=FRect(left, bar.top, tool_row.left - GAP - left, bar.height),
        tools=tool_row,
        seat_areas=tuple(areas),
        centre=layout.map,
        hand=layout.own.clip(room),
        tokens=FRect(layout.known.left, layout.known.top, 1.0, 1.0),
        note=note,
        actions=undo,
        drawer=FRect(window.right - drawer, 0, drawer, window.height),
        is_docked=room.width < window.width,
    )


def drawer_width(context: LayoutContext) -> float:
    """Return the width of an open log."""
    viewport = context.viewport
    grown: float = viewport.text_scale**0.8
    return min(DRAWER * max(1.0, grown), viewport.width * 0.5)


def room_of(context: LayoutContext, is_log_open: bool) -> FRect:
    """Return the window without a log that has room beside the table."""
    room = context.viewport.rect
    if is_log_open and room.width - drawer_width(context) >= REFERENCE_WIDTH:
        room.width -= drawer_width(context)
    return room
