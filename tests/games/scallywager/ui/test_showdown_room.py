"""While dice lie open nothing hides names, and all goes with its captain."""

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.scallywager.ui.bench import scene_of, table_of
from tools.moments import MOMENTS, STRIPS
from tools.rig import Rig
from treasure_games.games.scallywager.ui.layout import IDLE, Layout
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.sprite import Sprite

MOST_DICE = 10
"""A full hold, with ghosts."""


def body(sprite: Sprite) -> FRect:
    """Where it lies, however it is turned."""
    rect = FRect(0, 0, sprite.width * sprite.scale, sprite.height * sprite.scale)
    rect.center = sprite.x, sprite.y
    return rect


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("moment", ["scallywager_reward", "scallywager_5_reward"])
def test_cards_have_gone_with_captains_who_changed_places(
    open_rig: OpenRig, moment: str, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS[moment].show(rig)
    scene = scene_of(rig)
    board = table_of(scene).board
    plates = [plate.rect for plate in scene.hud.plates]
    for key in (key for key in board.sprites if isinstance(key, int)):
        assert body(board.sprites[key]).collidelist(plates) == -1


def test_whoever_is_out_is_told_of_on_that_side(rig: Rig) -> None:
    STRIPS["scallywager_out"].begin(rig)
    scene = scene_of(rig)
    while scene.hud.banner.spread < 1.0:
        rig.tick()
    board, shown = table_of(scene).board, scene.hud.banner.rect(rig.loop.context)
    assert shown.right < board.reveal.count_board.reach.left
    plates = [plate.rect for plate in scene.hud.plates]
    assert shown.collidelist(plates) == -1


@pytest.mark.parametrize("strip", ["scallywager_parlay", "scallywager_caught"])
def test_dice_come_out_clear_of_names_and_bid(rig: Rig, strip: str) -> None:
    STRIPS[strip].begin(rig)
    scene = scene_of(rig)
    board, seen = table_of(scene).board, 0
    plates = [plate.rect for plate in scene.hud.plates]
    while not board.reveal.count_board.places:
        rig.tick()
        dice = [board.sprites[key] for key in board.sprites if isinstance(key, tuple)]
        for die in (die for die in dice if die.is_visible):
            seen += 1
            inner = body(die)
            assert inner.collidelist(plates) == -1
            assert board.sunk > 0.0 or not inner.colliderect(board.bid.rect)
    assert seen > 20


def test_many_dice_of_the_star_lie_in_one_row_over_the_plank(rig: Rig) -> None:
    MOMENTS["scallywager_reward"].show(rig)
    scene = scene_of(rig)
    board = table_of(scene).board
    layout, speaker = board.layout, board.speaker
    station = layout.stations(speaker)[speaker]
    spots = [layout.idle(speaker, index, 9, station) for index in range(9)]
    assert len({y for _x, y in spots}) == 1
    assert spots[0][1] + IDLE / 2 < board.reveal.count_board.rect.top + 4.0
    assert min(x for x, _y in spots) > layout.plate(layout.stations(-1)[1]).right


def test_the_sum_is_large_and_what_is_told_lies_beside_it(rig: Rig) -> None:
    MOMENTS["scallywager_reward"].show(rig)
    board = table_of(scene_of(rig)).board
    number, *words = board.reveal.count_board.boxes(rig.loop.context)
    assert number.rect.height >= 212.0
    assert board.layout.plaque.collidelist([number.rect, *(one.rect for one in words)]) == -1
    assert all(number.rect.right < one.rect.left for one in words)
    assert board.reveal.count_board.spot(0)[2] >= 118.0


def test_the_board_without_a_bid_comes_in_beside_the_own_plate(rig: Rig) -> None:
    STRIPS["scallywager_roll"].begin(rig)
    scene = scene_of(rig)
    board, moved = table_of(scene).board, 0
    while scene.timeline.is_busy:
        rig.tick()
        moved += 0.0 < board.sunk < 1.0
        assert not board.bid.rect.colliderect(board.layout.own_plate)
    assert moved


@pytest.mark.one_in_turn("text_scale")
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_open_die_lies_under_a_plate(open_rig: OpenRig, seats: int, text_scale: float) -> None:
    """Whoever leans over has dice on both sides, and others close beside."""
    layout = Layout(open_rig(text_scale=text_scale).loop.context, seats, 0, 62.0, False)
    for speaker in range(1, seats):
        stations = layout.stations(speaker)
        plates = [layout.plate(one) for one in stations.values()]
        for seat, station in stations.items():
            for count in range(1, MOST_DICE + 1):
                spots = [layout.idle(seat, place, count, station) for place in range(count)]
                assert len(set(spots)) == count
                for x, y in spots:
                    die = FRect(0, 0, IDLE, IDLE).move_to(center=(x, y))
                    assert die.collidelist(plates) == -1


def test_the_board_of_the_bid_is_read_once_while_it_grows(rig: Rig) -> None:
    """Each new size would take a frame by itself."""
    MOMENTS["scallywager_open"].show(rig)
    board, assets = table_of(scene_of(rig)).board, rig.services.assets
    asked, image = list[str](), assets.image
    assets.image = lambda name, *size: asked.append((name, *size)) or image(name, *size)  # type: ignore
    for share in range(11):
        board.bid_aside = 1.0 - share / 10
        board.place_bid()
        board.bid.draw(Canvas(rig.loop.context))
    assert len({one for one in asked if one[0] == "scallywager/bid_board"}) == 2
