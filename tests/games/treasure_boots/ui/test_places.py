"""The columns of the chart's table: a great compass, no wood left bare below it, and the plates."""

import pytest
from pygame import FRect

from tests.table.pieces.bench import window_of
from treasure_games.games.treasure_boots.ui.layout import BUTTON_ROW, chart_table
from treasure_games.games.treasure_boots.ui.plate import CAPTAIN, HoldBadge, ValuesSlot
from treasure_games.table.pieces.plate_slots import Shown


@pytest.mark.parametrize(("seats", "least"), [(2, 230.0), (4, 230.0), (5, 320.0), (8, 320.0)])
def test_the_compass_is_great_and_leaves_room_for_a_question(seats: int, least: float) -> None:
    context = window_of(1920, 1080).context
    places, own = chart_table(context, seats, 0, 5, 66.0, False)
    assert own.compass.width >= least
    parts = [own.compass, own.wind, own.dice, own.goal, places.tokens]
    assert all(one.collidelist(parts[index + 1 :]) < 0 for index, one in enumerate(parts))
    if seats > 4:
        assert own.question.height >= 200.0
        assert FRect(places.actions).bottom - BUTTON_ROW - own.question.bottom < 20.0
    else:
        assert all(area.caption is not None for area in places.seat_areas)


def test_a_banner_crosses_the_upper_rim_of_the_chart_not_its_middle() -> None:
    places, own = chart_table(window_of(1920, 1080).context, 4, 0, 5, 66.0, False)
    assert places.banner is not None
    assert places.banner.bottom < own.chart.top + 0.2 * own.chart.height
    assert places.verdict == places.room


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_large_text_leaves_the_compass_as_it_is_and_most_of_the_chart(
    size: tuple[int, int], text_scale: float
) -> None:
    usual, large = (window_of(*size, text_scale=scale).context for scale in (1.0, text_scale))
    before, after = (chart_table(one, 4, 0, 5, 66.0, False)[1] for one in (usual, large))
    assert after.compass.size == before.compass.size
    assert after.chart.width >= 0.64 * before.chart.width


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_icons_of_the_hold_grow_with_the_text(text_scale: float) -> None:
    hold = HoldBadge("", 0, "", values=(("ui/icon_gold", "3"), ("ui/icon_rum", "1")))
    slot = ValuesSlot(Shown("Anne", 0, badges=(hold,)), FRect(0, 0, 320, 60))
    usual, large = (
        {part: words.rect for part, words in slot.words(window_of(text_scale=scale).context)}
        for scale in (1.0, text_scale)
    )
    assert large["value0"].left >= 1.4 * usual["value0"].left
    assert set(usual) == set(large) == {"value0", "value1"}


@pytest.mark.parametrize("text_scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("seats", range(2, 9))
def test_large_text_makes_neither_compass_nor_its_column_larger(
    seats: int, text_scale: float
) -> None:
    usual, own = (
        chart_table(window_of(1920, 1080, scale).context, seats, 0, 5, height, False)[1]
        for scale, height in ((1.0, 66.0), (text_scale, 66.0 * text_scale))
    )
    assert own.chart.right == usual.chart.right
    if seats == 2:
        assert own.chart.width == usual.chart.width, "their plates have room beside the chart"
        assert own.compass.size == usual.compass.size
    elif seats > 4:
        assert own.compass.width <= usual.compass.width


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_beside_the_chart_fill_their_column(seats: int) -> None:
    """Two captains left a hole of 250 pixels."""
    places, _own = chart_table(window_of(1920, 1080, 1.0).context, seats, 0, 5, 66.0, False)
    plates = [area.plate for area in places.seat_areas]
    assert 0.0 < places.actions.top - max(plate.bottom for plate in plates) < 24.0
    assert places.actions.height < 180.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_faces_beside_the_chart_are_as_large_as_at_other_tables(seats: int) -> None:
    """Those of four were 93 units."""
    context = window_of(1920, 1080, 1.0).context
    places, _own = chart_table(context, seats, 0, 5, 66.0, False)
    for area in places.seat_areas:
        inner = area.plate.inflate(-2 * CAPTAIN.padding, -2 * CAPTAIN.padding)
        face = CAPTAIN.arrange(Shown("Anne", 0), inner, context).face
        assert face.height >= 111.0
        assert area.plate.contains(face)


@pytest.mark.parametrize("width", [358.0, 408.0])
@pytest.mark.parametrize("text_scale", [1.5, 2.0])
def test_what_a_hold_gives_grows_with_the_text_as_far_as_the_plate_allows(
    width: float, text_scale: float
) -> None:
    row = FRect(0, 0, width, 44.0)
    values = tuple(("tokens/cargo_rum", text) for text in ("3", "+1", "+0", "0", "0", "12"))
    slot = ValuesSlot(Shown("Anne", 0, badges=(HoldBadge("", 0, "", values=values),)), row)

    def placed(scale: float) -> list[FRect]:
        return [words.rect for _name, words in slot.words(window_of(1920, 1080, scale).context)]

    usual, grown = placed(1.0), placed(text_scale)
    # Each number stands right of its icon.
    assert grown[0].left > 1.04 * usual[0].left
    assert grown[0].width > 1.04 * usual[0].width
    assert grown[-1].right <= width
