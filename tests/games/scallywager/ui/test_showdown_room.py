"""While dice lie open nothing hides names, and all goes with its captain."""

from __future__ import annotations

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.scallywager.ui.bench import scene_of, table_of
from tools.moments import MOMENTS, STRIPS
from tools.rig import Rig
from treasure_games.games.scallywager.ui.layout import IDLE
from treasure_games.stage.sprite import Sprite


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
            assert board.bid_sunk > 0.0 or not inner.colliderect(board.bid.rect)
    assert seen > 20


def test_many_dice_of_the_star_lie_in_one_row_over_the_plank(rig: Rig) -> None:
    MOMENTS["scallywager_reward"].show(rig)
    scene = scene_of(rig)
    board = table_of(scene).board
    layout, star = board.layout, board.speaker
    station = layout.stations(star)[star]
    spots = [layout.idle(star, index, 9, station) for index in range(9)]
    assert len({y for _x, y in spots}) == 1
    assert spots[0][1] + IDLE / 2 < board.reveal.count_board.rect.top + 4.0
    assert min(x for x, _y in spots) > layout.plate(layout.stations(-1)[1]).right


def test_the_board_without_a_bid_comes_in_beside_the_own_plate(rig: Rig) -> None:
    STRIPS["scallywager_roll"].begin(rig)
    scene = scene_of(rig)
    board, moved = table_of(scene).board, 0
    while scene.timeline.is_busy:
        rig.tick()
        moved += 0.0 < board.bid_sunk < 1.0
        assert not board.bid.rect.colliderect(board.layout.own_plate)
    assert moved
