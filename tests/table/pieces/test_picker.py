"""A slip that asks: where it hangs, what is on it, and what stays when it changes."""

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of
from treasure_games.stage.widgets.widget import Box, BoxKind
from treasure_games.table.pieces.picker import Pick, Picker, Slip

ROOM = FRect(60, 60, 1400, 960)
KINDS = ("sails", "guns", "rum", "gold", "pearl", "black_pearl")


def slip_of(count: int, chosen: list[str] | None = None, *, words: str = "") -> Slip:
    heard = [] if chosen is None else chosen

    def pick(kind: str) -> Pick:
        return Pick(kind, f"tokens/{kind}", kind.title(), lambda: heard.append(kind), "has 2")

    return Slip("Which piece do you lose?", tuple(map(pick, KINDS[:count])), words)


@pytest.mark.parametrize("count", range(1, 7))
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
def test_a_slip_fits_its_room_at_every_size_of_text(count: int, text_scale: float) -> None:
    context = canvas_of(text_scale).context
    picker = Picker()
    picker.offer(slip_of(count, words="Your cargo is worth nine points now."), ROOM, context)
    assert ROOM.contains(picker.rect)
    assert len(picker.spots) == count
    room = Box("room", ROOM, BoxKind.PANEL)
    assert problems([room, *picker.boxes(context, "room")], context.viewport) == []


def test_a_spot_answers() -> None:
    chosen: list[str] = []
    picker = Picker()
    picker.offer(slip_of(3, chosen), ROOM, canvas_of().context)
    picker.spots[1].activate()
    assert chosen == ["guns"]


def test_large_text_makes_a_list_where_the_room_is_narrow() -> None:
    picker, narrow = Picker(), FRect(0, 0, 360, 1000)
    picker.offer(slip_of(3), narrow, canvas_of(2.0).context)
    assert all(spot.is_listed for spot in picker.spots)
    assert len({spot.rect.left for spot in picker.spots}) == 1


def test_a_list_gives_up_air_before_its_last_answer_is_cut() -> None:
    picker, context = Picker(), canvas_of(2.0).context
    picker.offer(slip_of(3), FRect(0, 0, 360, 1000), context)
    airy = picker.rect.height
    picker.offer(slip_of(3), FRect(0, 0, 360, airy + 20.0), context)
    assert picker.fits
    assert picker.rect.height < airy


def test_a_slip_without_a_heading_leaves_no_room_for_one() -> None:
    picker, context = Picker(), canvas_of(2.0).context
    picker.offer(slip_of(2), ROOM, context)
    headed = picker.rect
    picker.offer(replace(slip_of(2), heading=""), ROOM, context)
    assert headed.height - picker.rect.height > 40


def test_the_same_slip_is_no_news_until_the_layout_is_another() -> None:
    picker, slip, context = Picker(), slip_of(2), canvas_of().context
    assert picker.offer(slip, ROOM, context)
    assert not picker.offer(slip, ROOM, context)
    assert picker.offer(slip, ROOM, canvas_of(1.5).context)
    assert picker.offer(None, ROOM, context)
    assert not picker.rect.width


def test_spots_that_stay_keep_their_focus() -> None:
    picker, context = Picker(), canvas_of().context
    picker.offer(slip_of(3), ROOM, context)
    focused = picker.spots[0]
    picker.offer(slip_of(2), ROOM, context)
    assert picker.spots[0] is focused


def test_a_slip_hangs_where_it_hides_less_of_what_is_asked_about() -> None:
    picker, context = Picker(), canvas_of().context
    picker.offer(slip_of(2), ROOM, context)
    low = picker.rect
    picker.offer(slip_of(2), ROOM, context, clear=(low,))
    assert picker.rect.bottom < low.top


def test_a_slip_with_a_cut_word_is_not_whole() -> None:
    picker, context = Picker(), canvas_of(2.0).context
    slip = Slip("Sunk by Old Pike", (), "Lost: gold, a pearl, two barrels of rum, three guns.")
    picker.offer(slip, FRect(60, 60, 520, 120), context)
    assert not picker.is_whole
