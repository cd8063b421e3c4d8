"""Big words across the table leave nothing behind."""

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.table.conftest import Sit
from tools.moments import STRIPS
from treasure_games.stage.canvas import Canvas
from treasure_games.table.banner import verdict_seconds
from treasure_games.table.scene import TableScene


def test_words_that_follow_longer_ones_leave_nothing_of_these_behind(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    banner = sitting.table.hud.banner
    before = sitting.pixels()
    sitting.table.session.show_banner("Bartholomew of the seven seas sails first")
    while banner.spread < 1.0:
        sitting.rig.tick()
    sitting.table.session.show_banner("Go")
    sitting.settle()
    assert banner.spread == 0.0
    assert sitting.pixels() == before


def test_words_come_and_go_with_their_plank(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    banner, context = sitting.table.hud.banner, sitting.table.context
    banner.say("Bartholomew’s turn", "")
    seen: list[int] = []
    monkeypatch.setattr(Canvas, "text", lambda canvas, *_told: seen.append(canvas.clip.width))
    for spread in (0.3, 0.6, 1.0):
        banner.spread = spread
        banner.draw(Canvas(context))
    whole = context.viewport.px(banner.rect(context).width)
    assert len(seen) == 1, "no half words on a plate that opens"
    assert seen[0] >= whole


@pytest.mark.parametrize("is_calm", [False, True])
def test_the_emblem_hops_while_the_words_are_read_and_ends_where_it_began(
    sit: Sit, is_calm: bool
) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.rig.services.settings.reduced_motion = is_calm
    sitting.settle()
    banner, shown = sitting.table.hud.banner, []
    sitting.table.session.show_banner("Your turn", 1)
    while banner.spread < 1.0:
        sitting.rig.tick()
    while banner.spread == 1.0:
        shown.append(sitting.pixels())
        sitting.rig.tick()
    assert (len(set(shown)) == 1) is is_calm
    assert len(set(shown)) < len(shown)


def test_a_winner_is_seen_large_as_long_as_the_end_waits_and_leaves_nothing_behind(
    sit: Sit,
) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    banner, context = sitting.table.hud.banner, sitting.table.context
    before = sitting.pixels()
    sitting.table.session.show_banner("Captain Woodenfinger takes the treasure", 1, "pleased")
    assert banner.animation(context.theme).duration == verdict_seconds(context.theme.durations)
    while banner.spread < 1.0:
        sitting.rig.tick()
    assert banner.face is not None
    assert banner.face.rect.height > 1.5 * banner.rect(context).height
    sitting.rig.tick()
    assert banner.coins.sprites, "the winner throws coins"
    sitting.settle()
    assert not banner.coins.sprites
    assert sitting.pixels() == before


@pytest.mark.parametrize("game", ["stolen", "bluffaneer"])
def test_a_winner_is_shown_clear_of_all_totals(open_rig: OpenRig, game: str) -> None:
    rig = open_rig((1280, 720), speed=1.0)
    STRIPS[f"{game}_win"].begin(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    banner, context = scene.hud.banner, rig.loop.context
    while banner.spread < 0.9:
        rig.tick()
    layout = scene.game.board.layout  # type: ignore[attr-defined]
    totals = [layout.sign, layout.raft] if game == "stolen" else []
    totals += [plate.rect for plate in scene.hud.seats.plates]
    assert banner.face is not None
    shown = banner.rect(context).union(banner.face.rect)
    assert len(totals) > 3
    assert not [rect for rect in totals if rect.colliderect(shown)]


def test_words_in_a_room_of_their_own_are_there_once(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.rig.services.settings.ambience = False
    sitting.settle()
    desk, banner, context = sitting.table.session, sitting.table.hud.banner, sitting.table.context
    before, room = sitting.pixels(), FRect(40, 300, 660, 136)
    desk.show_banner("Captain Bartholomew Woodenfinger is out", 1, room=room)
    assert room.contains(banner.rect(context).inflate(0, -40))
    assert banner.rect(context).width == room.width
    while banner.spread < 1.0:
        sitting.rig.tick()
    sitting.settle()
    assert sitting.pixels() == before
    desk.show_banner("Go")
    assert not room.colliderect(banner.rect(context))
