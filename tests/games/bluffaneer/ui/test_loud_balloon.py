"""A loud word stays in its balloon until it is taken away."""

import math

import pytest
from pygame import FRect

from tests.pictures import Reads
from tests.table.pieces.bench import GREY, painted
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.games.bluffaneer.ui.board import LoudBalloon
from treasure_games.games.bluffaneer.ui.layout import Layout
from treasure_games.stage.theme import theme_for

PAPER = "bluffaneer/balloon"
ICONS = ("bluffaneer/icon_chest", "bluffaneer/icon_skull")
RECT = FRect(700, 300, 383, 264)


def balloon(rect: FRect = RECT) -> LoudBalloon:
    made = LoudBalloon()
    made.place(rect)
    return made


def covered(loud: LoudBalloon) -> list[tuple[int, int]]:
    """Some places that it has covered, in the reference's pixels."""
    canvas = canvas_of()
    loud.draw(canvas)
    picture = painted(canvas)
    scale = canvas.context.viewport.to_pixels(FRect(0, 0, 1000, 1000)).width / 1000
    return [
        (x, y)
        for x in range(400, 1500, 20)
        for y in range(100, 900, 20)
        if picture.get_at((int(x * scale), int(y * scale)))[:3] != GREY
    ]


def test_it_grows_from_the_mouth_to_its_place() -> None:
    loud, sizes = balloon(), []
    play(loud.say("Mine!", (), theme_for()), 8, lambda t: sizes.append(loud.open))
    assert sizes[0] == 0.0
    assert sizes[-1] == loud.open == 1.0
    assert loud.word == "Mine!"


def test_an_open_one_takes_a_new_word_and_never_stands_empty() -> None:
    loud, sizes = balloon(), []
    loud.show("Mine!", ICONS)
    play(loud.say("A bluff!", (), theme_for()), 8, lambda t: sizes.append(loud.open))
    assert min(sizes) >= 0.95
    assert loud.word == "A bluff!"


def test_half_grown_it_is_smaller_and_stays_at_the_mouth() -> None:
    loud = balloon()
    loud.show("Mine!")
    whole = covered(loud)
    loud.open = 0.5
    half = covered(loud)
    assert 0 < len(half) < 0.5 * len(whole)
    assert min(x for x, _y in half) > RECT.left - 120
    assert min(y for _x, y in half) > RECT.centery - 20


def test_nothing_is_drawn_of_no_word() -> None:
    loud = balloon()
    loud.show("Mine!", ICONS)
    assert covered(loud)
    loud.show("")
    assert covered(loud) == []
    assert not list(loud.boxes(canvas_of().context))
    assert (loud.pictures, loud.open) == ((), 0.0)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("pictures", [(), ICONS])
def test_the_word_stays_on_the_paper_above_its_pictures(
    text_scale: float, pictures: tuple[str, ...]
) -> None:
    loud, context = balloon(), canvas_of(text_scale).context
    loud.show("Bluffaneer!", pictures)
    (box,) = loud.boxes(context)
    assert RECT.contains(box.rect)
    bare = balloon()
    bare.show("Bluffaneer!")
    if pictures:
        assert box.rect.centery < next(bare.boxes(context)).rect.centery


def test_pictures_lie_side_by_side_below_the_word() -> None:
    loud, canvas = balloon(), canvas_of()
    loud.show("Mine!", ICONS)
    loud.draw(canvas)
    bare, blank = balloon(), canvas_of()
    bare.show("Mine!")
    bare.draw(blank)
    left, right = (
        canvas.context.viewport.to_pixels(FRect(x - 20, RECT.bottom - 100, 40, 40))
        for x in (RECT.centerx - 50, RECT.centerx + 50)
    )
    for spot in (left, right):
        assert painted(canvas).get_at(spot.center) != painted(blank).get_at(spot.center)


def test_its_growth_reads_each_picture_once() -> None:
    loud, reads = balloon(), Reads()
    canvas = canvas_of(assets=reads.assets)
    play(loud.say("Mine!", (), theme_for()), 12, lambda t: loud.draw(canvas))
    assert sorted(reads.names) == [PAPER, f"{PAPER}_tail"]


@pytest.mark.parametrize("word", ["Mine!", "Hab ich!"])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_word_stays_within_the_bend_of_the_paper(word: str, text_scale: float) -> None:
    rect = FRect(1040, 190, 208, 146)
    loud = balloon(rect)
    loud.show(word, ICONS)
    (box,) = loud.boxes(canvas_of(text_scale).context)
    assert box.text_size is not None
    wide, high = box.text_size
    up = (rect.centery - box.rect.centery + 0.3 * high) / (rect.height / 2)
    assert wide < 0.9 * rect.width * math.sqrt(1 - up * up)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_among_six_a_loud_word_leaves_the_brow_of_who_sits_beside(text_scale: float) -> None:
    layout = Layout(canvas_of(text_scale).context, 6, 0, 72.0 * text_scale, is_log_open=False)
    speaker = layout.others[2]
    spoken, stations = layout.balloon(speaker), layout.stations(speaker)
    beside = min(one.x for one in stations.values() if one.x > layout.axis + 1.0)
    assert spoken.left > layout.axis
    assert spoken.right < beside - 48.0
