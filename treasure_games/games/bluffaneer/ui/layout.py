"""Where everything lies at the table of bones: one axis, people behind the far edge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar

from pygame import FRect

from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.places import Form, Places, SeatArea
from treasure_games.table.round_table import BUTTON, DRAWER, GAP, MARGIN, is_large

Point = tuple[float, float]
T = TypeVar("T")

_EDGE: Final = 420.0 / 1080.0
"""The table's far edge, as a share of the height."""
_MAP: Final = 706.0 / 1080.0
_MAP_SIZE: Final = (1250.0, 350.0)
_BONES: Final = (-200.0, 200.0)
"""Where the two bones lie, from the axis."""
_CARD: Final = (242.0, 339.0)
_PILE_CARD: Final = (110.0, 154.0)
_SEAT_CARD: Final = (60.0, 84.0)
_ANSWER: Final = (392.0, 150.0)
_CORNER: Final = (390.0, 150.0)
"""The own plate, and what is known, in the lower corners."""
_CORNER_LARGE: Final = (400.0, 190.0)
_ACTIONS: Final = (400.0, 300.0)
_STRIP: Final = 110.0
"""From the table's edge to the foot of the piles before those who sit there."""
_WIDEST: Final = 2240.0
"""People don't sit farther apart than on a table of this width."""
_APART: Final = {1: 0.0, 2: 0.52, 3: 0.73, 4: 0.76, 5: 0.8}
"""From the first to the last of those opposite, as a share of the width, by how many there are."""


@dataclass(frozen=True, slots=True)
class BonePlaces:
    """The parts of the table that are the game's own."""

    wall: FRect
    table: FRect
    sheet: FRect
    bones: tuple[Point, Point]
    stack: FRect
    discards: FRect
    card: FRect
    """The own card; it runs out of the lower edge."""
    seat_cards: tuple[FRect, ...]
    """A card before each seat, by seat; that of the seat at the bottom is `card`."""
    show: FRect
    """Where a card is revealed."""
    busts: tuple[Point, ...]
    """The middle of each bust where it meets the table's edge, by seat."""
    piles: tuple[Point, ...]
    """The left end of the foot of each pile of coins, by seat."""
    answers: tuple[FRect, FRect]
    """The two great buttons beside the own card."""
    known: FRect
    """What is known of the cards that could answer."""


def bone_table(
    context: LayoutContext, seats: int, bottom: int, tools: int, status: float, is_log_open: bool
) -> tuple[Places, BonePlaces]:
    """Return the places for two to six seats; `bottom` sits at the lower edge."""
    window = context.viewport.rect
    large = is_large(context)
    drawer = min(DRAWER * max(1.0, context.viewport.text_scale**0.8), window.width * 0.5)
    is_docked = is_log_open and not large and window.width - drawer >= 1880.0
    room = FRect(window)
    if is_docked:
        room.width -= drawer
    bar = FRect(room.left, 12.0, room.width, max(BUTTON, status))
    edge = room.height * _EDGE
    opposite = _opposite(room, seats - 1)
    plate_width = min(340.0, opposite[1] - 20.0)
    plate_height = 26.0 + 38.0 * max(1.0, context.viewport.text_scale)
    corner = _CORNER_LARGE if large else _CORNER
    own_plate = FRect(room.left + MARGIN, room.bottom - MARGIN - corner[1], *corner)
    actions = FRect(0, 0, *_ACTIONS)
    actions.bottomright = room.right - MARGIN, room.bottom - MARGIN
    areas, busts, piles, cards = [], [], [], []
    for step in range(seats):
        if step == 0:
            areas.append(SeatArea(own_plate, Form.WIDE, None, FRect(own_plate)))
            busts.append((own_plate.centerx, edge))
            piles.append((own_plate.left + 30.0, own_plate.top - 8.0))
            cards.append(_own_card(room))
            continue
        x = opposite[0][step - 1]
        plate = FRect(x - plate_width / 2, edge + 14.0 - plate_height, plate_width, plate_height)
        areas.append(SeatArea(plate, Form.LINE, None, FRect(plate)))
        busts.append((x, edge + 6.0))
        foot = edge + _STRIP
        piles.append((plate.left + 6.0, foot))
        seat_card = FRect(0, 0, *_SEAT_CARD)
        seat_card.bottomright = plate.right - 4.0, foot
        cards.append(seat_card)
    width = tools * (BUTTON + GAP) - GAP
    tool_row = FRect(bar.right - MARGIN - width, bar.top, width, BUTTON)
    left = bar.left + MARGIN + BUTTON + GAP
    sheet = _sheet(room)
    places = Places(
        room=room,
        menu=FRect(room.left + MARGIN, bar.top, BUTTON, BUTTON),
        status=FRect(left, bar.top, tool_row.left - GAP - left, bar.height),
        tools=tool_row,
        seat_areas=tuple(areas),
        centre=sheet,
        hand=FRect(cards[0]),
        tokens=FRect(actions.left, actions.top, 1, 1),
        note=FRect(actions.left, sheet.top, actions.width, actions.bottom - sheet.top),
        actions=actions,
        drawer=FRect(window.right - drawer, 0, drawer, window.height),
        is_docked=is_docked,
    )
    return places, _own(room, edge, sheet, _by_seat(bottom, busts), _by_seat(bottom, piles),
                        _by_seat(bottom, cards), max(1.0, context.viewport.text_scale))  # fmt: skip


def _own(
    room: FRect,
    edge: float,
    sheet: FRect,
    busts: tuple[Point, ...],
    piles: tuple[Point, ...],
    cards: tuple[FRect, ...],
    scale: float,
) -> BonePlaces:
    """The game's own parts, given people and map."""
    y = sheet.centery - 12.0
    stack, discards = FRect(0, 0, *_PILE_CARD), FRect(0, 0, *_PILE_CARD)
    stack.center = sheet.left - 110.0, sheet.centery - 30.0 - 26.0 * (scale - 1.0)
    discards.center = sheet.right + 110.0, stack.centery
    card = _own_card(room)
    believe, call = FRect(0, 0, *_ANSWER), FRect(0, 0, *_ANSWER)
    believe.midright = card.left - 20.0, room.bottom - MARGIN - _ANSWER[1] / 2
    call.midleft = card.right + 20.0, believe.centery
    show = FRect(0, 0, 300.0, 420.0)
    show.center = sheet.centerx, sheet.top + 30.0
    known = FRect(discards.centerx - 150.0, discards.bottom + 18.0 + 44.0 * scale, 320.0, 92.0)
    known.right = min(known.right, room.right - MARGIN)
    return BonePlaces(
        wall=FRect(room.left, 0, room.width, room.height),
        table=FRect(room.left, edge - 40.0 * room.height / 1080.0, room.width, 0).union(
            FRect(room.left, room.bottom - 1, room.width, 1)
        ),
        sheet=sheet,
        bones=((room.centerx + _BONES[0], y), (room.centerx + _BONES[1], y + 4.0)),
        stack=stack,
        discards=discards,
        card=card,
        seat_cards=cards,
        show=show,
        busts=busts,
        piles=piles,
        answers=(believe, call),
        known=known,
    )


def _sheet(room: FRect) -> FRect:
    sheet = FRect(0, 0, *_MAP_SIZE)
    sheet.center = room.centerx, room.height * _MAP
    return sheet


def _own_card(room: FRect) -> FRect:
    card = FRect(0, 0, *_CARD)
    card.center = room.centerx, room.bottom - 158.0
    return card


def _opposite(room: FRect, count: int) -> tuple[list[float], float]:
    """The middles of so many people behind the table, and how far they sit apart."""
    width = min(room.width, _WIDEST)
    whole = _APART[count] * width
    step = whole / max(1, count - 1)
    first = room.centerx - whole / 2
    return [first + step * index for index in range(count)], step if count > 1 else width / 2


def _by_seat(bottom: int, round_: list[T]) -> tuple[T, ...]:
    """What is told clockwise from the bottom, by number of the seat."""
    count = len(round_)
    return tuple(round_[(seat - bottom) % count] for seat in range(count))
