"""Where everything lies at the table of the chart: the chart first, the rest round it."""

import math
from typing import Final

from msgspec import Struct
from pygame import FRect

from treasure_games.core.pages import Named, page_beside
from treasure_games.games.treasure_boots.ui.plate import caption_on
from treasure_games.stage.canvas import LayoutContext
from treasure_games.table import places as table

_AT: Final = Named(page_beside(__file__, dict[str, float]))
BUTTON_ROW: Final = 76.0
"""Height of one row of buttons with the gap over it."""


class ChartPlaces(Struct, frozen=True):
    """The parts of the table that are the game's own."""

    chart: FRect
    compass: FRect
    wind: FRect
    """The plate that says whereto it blows."""
    goal: FRect
    """The plate that says how many points win."""
    dice: FRect
    """The tray in which dice lie."""
    question: FRect
    """Where a question is asked beside the chart; empty where there is no room."""


def chart_table(
    context: LayoutContext,
    seats: int,
    bottom: int,
    tools: int,
    status_height: float,
    is_log_open: bool,
) -> tuple[table.Places, ChartPlaces]:
    """Places for up to eight captains; plates keep their order whoever is asked."""
    large, text_scale = table.is_large(context), max(1.0, context.viewport.text_scale)
    top = table.TOP + max(table.BUTTON, status_height) + table.GAP
    bottom_edge = context.viewport.rect.bottom - table.MARGIN
    steps = _AT.tokens_large if large else _AT.tokens
    answers = _AT.actions_large if large else _AT.actions * text_scale
    # What is left for plates under the small compass and the steps of the turn.
    beside = bottom_edge - top - _AT.compass - steps - answers - 2 * table.GAP
    least = _AT.least_beside * math.sqrt(text_scale)
    has_column = seats > _AT.most_beside or _height_of_each(beside, seats) < least
    docked_from = _AT.docked_from_column if has_column else _AT.docked_from
    room = table.room_beside_log(context, is_log_open and not large, docked_from)
    right = FRect(room.right - table.MARGIN - _AT.right, top, _AT.right, bottom_edge - top)
    left_edge = room.left + table.MARGIN
    if has_column:
        column = FRect(left_edge, top, _AT.left_large if large else _AT.left, right.height)
        left_edge = column.right + table.GAP
        tallest = _AT.plate_most if seats <= _AT.most_beside and not large else _AT.plate_tall
    else:
        column = FRect(right.left, right.bottom - answers - beside, right.width, beside)
        tallest = (_AT.plate_of_two if seats < 3 else _AT.plate_beside) * text_scale
    plates = _stack(column, seats, tallest)
    chart = FRect(left_edge, top, right.left - table.GAP - left_edge, right.height)
    if has_column:
        own = _great_instruments(context, chart, right, steps)
    else:
        own = _instruments(chart, right)
    tokens = FRect(right.left, own.goal.bottom + table.GAP, right.width, steps)
    lower = tokens.bottom if has_column else plates[-1].bottom
    actions = FRect(right.left, lower + table.GAP, right.width, right.bottom - lower - table.GAP)
    # Plates over the buttons leave a note no room there: it hangs over the chart's edge.
    note = actions if has_column else actions.move(chart.right - _AT.note_inset - actions.right, 0)
    aside = None if has_column else actions.move(chart.left + _AT.note_inset - actions.left, 0)
    berths = tuple(
        table.SeatArea(plate, table.Form.WIDE, caption_on(plate, large=large), FRect(plate))
        for plate in (plates[(bottom + step) % seats] for step in range(seats))
    )
    places = table.frame(context, room, tools, status_height)(
        seat_areas=berths,
        centre=chart,
        hand=FRect(own.dice),
        banner=FRect(chart.left, chart.top - 8.0, chart.width, _AT.banner),
        verdict=room,
        tokens=tokens,
        note=FRect(note),
        actions=actions,
        note_aside=aside,
    )
    return places, own


def _instruments(chart: FRect, right: FRect) -> ChartPlaces:
    """Compass at the left; beside it what the wind does, the dice, and the goal."""
    compass = FRect(right.left, right.top, _AT.compass, _AT.compass)
    left = compass.right + table.GAP
    width = right.right - left
    wind = FRect(left, right.top, width, 52.0)
    goal = FRect(left, compass.bottom - 48.0, width, 48.0)
    dice = FRect(left, wind.bottom + 6, width, goal.top - wind.bottom - 12)
    return ChartPlaces(chart, compass, wind, goal, dice, FRect(0, 0, 0, 0))


def _great_instruments(
    context: LayoutContext, chart: FRect, right: FRect, steps: float
) -> ChartPlaces:
    """The compass in the middle, then what the wind does, the dice, the goal; and what the column
    has left for a question between the steps of the turn and the lower row of buttons.
    """
    others = 4.0 + 56.0 + 6.0 + _AT.great_tray + 6.0 + 52.0
    asked = _AT.question * max(1.0, context.viewport.text_scale)
    free = right.height - others - steps - BUTTON_ROW - asked - 3 * table.GAP
    side = (
        _AT.compass if table.is_large(context) else min(right.width, max(_AT.great_compass, free))
    )
    compass = FRect(0, right.top, side, side).move_to(centerx=right.centerx)
    wind = FRect(right.left, compass.bottom + 4, right.width, 56.0)
    dice = FRect(0, wind.bottom + 6, _AT.great_tray_wide, _AT.great_tray)
    dice.centerx = right.centerx
    goal = FRect(right.left, dice.bottom + 6, right.width, 52.0)
    top = goal.bottom + table.GAP
    height = max(0.0, right.bottom - BUTTON_ROW - table.GAP - top)
    question = FRect(right.left, top, right.width, height)
    return ChartPlaces(chart, compass, wind, goal, dice, question)


def _stack(area: FRect, count: int, most: float) -> list[FRect]:
    """So many plates one under the other, none higher than `most`."""
    height = min(most, _height_of_each(area.height, count))
    first, step = FRect(area.left, area.top, area.width, height), height + _gap(count)
    return [first.move(0.0, index * step) for index in range(count)]


def _height_of_each(height: float, count: int) -> float:
    return (height - _gap(count) * (count - 1)) / count


def _gap(count: int) -> float:
    return 8.0 if count < 7 else 5.0
