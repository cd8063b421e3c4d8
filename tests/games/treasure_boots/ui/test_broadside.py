"""A shot from near: nothing tells how it ends before the ball is there, and nothing stays of it."""

import gc
import weakref
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.table_bench import (
    Sitting,
    asked_for,
    assert_nothing_old_stays,
    sit,
)
from tests.games.treasure_boots.ui.test_fight import called, fight
from tools.rig import FRAME
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.actions import Shoot
from treasure_games.games.treasure_boots.text.shot import rolls_of, shot_summary
from treasure_games.games.treasure_boots.ui.broadside import FLAMES, SCENE, Broadside, rolling
from treasure_games.games.treasure_boots.ui.chart.rim import sea_within
from treasure_games.match.match import Match
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents

BALL = "ships/cannonball"
_STEP = 0.005


class Frame(NamedTuple):
    """What is seen of a shot in one frame."""

    is_near: bool
    figure: str
    title: str
    has_ball: bool
    is_frozen: bool
    rolls: tuple[float, ...]
    pictures: frozenset[str]
    dusk: float


def _shots(match: Match) -> list[Shoot]:
    return [action for action in match.legal(0) if isinstance(action, Shoot)]


def _ends(match: Match, how: type) -> bool:
    """Whether the first shot ends like that at once."""
    shots = _shots(match)
    if not shots:
        return False
    tried = Match(match.plan)
    for act in match.acts[1:]:
        tried.act(act.seat, act.action)
    tried.act(0, shots[0])
    found = [step.event for step in tried.acts[-1].steps_for(0)]
    return any(isinstance(event, how) for event in found)


def _fired(open_rig: OpenRig, how: type, speed: float = 1.0) -> Sitting:
    """A table at which a shot has begun that ends like that."""
    match = asked_for("shoot", people=2, pirates=0, fit=lambda one: _ends(one, how))
    sitting = sit(open_rig, match, speed=speed)
    sitting.table.session.act(_shots(match)[0])
    return sitting


def _frames(sitting: Sitting, dt: float = FRAME) -> Iterator[Frame]:
    """Each frame until the shot is left."""
    board = sitting.game.board
    while sitting.rig.loop.stack.is_animating:
        sitting.rig.tick(dt)
        stage, duel = board.stage, board.duel.duel
        yield Frame(
            stage.is_visible, duel.figure if duel else "", duel.title if duel else "",
            any(one.picture == BALL for one in stage.effects), stage.is_frozen,
            tuple(side * ship.tilt for side, ship in zip((-1, 1), stage.ships, strict=False)),
            frozenset(one.picture for one in stage.effects), board.dusk.depth,
        )  # fmt: skip


@pytest.mark.parametrize(
    ("how", "told", "burst"),
    [(events.ShotHit, "A hit!", "ships/hit"), (events.ShotMissed, "A miss!", "ships/splash")],
)
def test_nothing_tells_how_a_shot_ends_before_the_ball_is_there(
    open_rig: OpenRig, how: type, told: str, burst: str
) -> None:
    frames = [one for one in _frames(_fired(open_rig, how)) if one.is_near]
    flies = [index for index, one in enumerate(frames) if one.has_ball]
    assert flies
    before, after = frames[: flies[-1] + 1], frames[flies[-1] + 1 :]
    for one in before:
        assert one.title not in ("A hit!", "A miss!")
        assert not one.figure.replace(" : ", "").isdigit()
        assert not any(picture.startswith(burst) for picture in one.pictures)
    assert any(one.figure.endswith(": ?") for one in before)
    assert {one.title for one in after} == {told}
    assert all(one.figure.replace(" : ", "").isdigit() for one in after)
    assert any(picture.startswith(burst) for one in after for picture in one.pictures)
    is_burning = any(not one.pictures.isdisjoint(FLAMES) for one in after)
    assert is_burning == (how is events.ShotHit)


def test_smoke_stays_within_the_rim(open_rig: OpenRig) -> None:
    sitting, before = _fired(open_rig, events.ShotMissed), b""
    stage, smoke = sitting.game.board.stage, 0
    for one in _frames(sitting):
        if not one.is_near or one.dusk:
            continue
        sea = sea_within(stage.sheet)
        rim = FRect(stage.sheet.left, sea.top, sea.left - stage.sheet.left, sea.height)
        strip = sitting.rig.picture().subsurface(sitting.table.context.viewport.to_pixels(rim))
        seen = pygame.image.tobytes(strip.subsurface(strip.get_rect().inflate(-2, -2)), "RGB")
        assert seen == (before or seen)
        before = seen
        smoke += any(picture.startswith("ships/smoke") for picture in one.pictures)
    assert smoke > 10


def test_a_shot_is_seen_off_the_land_that_is_nearest_to_the_target(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    target = next(seat for seat in (0, 1) if seat != sitting.match.acts[-1].seat)
    plan, cell = sitting.game.board.chart.plan, sitting.match.view(0).cells[target]
    reach = plan.geometry.grid.distance
    nearest = min(reach(cell, land) for land in plan.lands)
    lands = {plan.lands[land].picture for land in plan.lands if reach(cell, land) == nearest}
    stage, context, read = sitting.game.board.stage, sitting.table.context, set[str]()
    while not stage.is_visible:
        sitting.rig.tick()
    apart = context.assets.apart

    def noted(name: str, width: int, height: int) -> pygame.Surface:
        read.add(name)
        return apart(name, width, height)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(context.assets, "apart", noted)
        stage.furnish(pygame.Surface((1800, 700)))
    # Another thread may still be making what the shot needs.
    read = {name for name in read if name.endswith(("_water", "_land"))}
    assert any(read == {f"chart/{land}_water", f"chart/{land}_land"} for land in lands)


def test_the_chart_is_not_drawn_below_a_shot_and_nothing_old_stays_round_it(
    open_rig: OpenRig,
) -> None:
    sitting, seen = _fired(open_rig, events.ShotMissed), 0
    for number, one in enumerate(_frames(sitting)):
        if one.is_near and number % 25 == 0:
            seen += 1
            assert_nothing_old_stays(sitting)
    assert seen > 2


@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_nothing_moves_for_a_moment_when_the_ball_is_there_at_any_speed(
    open_rig: OpenRig, speed: float
) -> None:
    sitting, shown = _fired(open_rig, events.ShotHit, speed), []
    for one in _frames(sitting, _STEP):
        if one.is_frozen:
            canvas = Canvas(sitting.table.context)
            sitting.game.board.stage.draw(canvas)
            shown.append(canvas.frame)
    assert len(shown) * _STEP == pytest.approx(SCENE.seconds["freeze"], abs=0.011)
    assert all(one == shown[0] for one in shown)
    assert len(shown[0].items) > 20


def test_she_that_fires_rolls_six_degrees_then_she_that_is_hit_and_both_come_to_rest(
    open_rig: OpenRig,
) -> None:
    frames = [one for one in _frames(_fired(open_rig, events.ShotHit)) if one.rolls]
    first, second = ([one.rolls[ship] for one in frames] for ship in (0, 1))
    for rolls in (first, second):
        assert 0.8 * SCENE.roll < max(rolls) <= SCENE.roll == 6.0
        assert min(rolls) < -1.0
        assert rolls[-1] == 0.0
    assert first.index(max(first)) < second.index(max(second))
    assert max(map(rolling, (step / 100 for step in range(101)))) == pytest.approx(SCENE.roll)
    missed = [one for one in _frames(_fired(open_rig, events.ShotMissed)) if one.rolls]
    assert not any(one.rolls[1] for one in missed)


def test_with_less_motion_no_ship_rolls(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotHit)
    sitting.rig.services.settings.reduced_motion = True
    sitting.rig.loop.settings_changed()
    assert not any(roll for one in _frames(sitting) for roll in one.rolls)


@pytest.mark.parametrize("how", [events.ShotMissed, events.ShotHit])
def test_a_shot_is_skipped_at_once(open_rig: OpenRig, how: type) -> None:
    sitting = _fired(open_rig, how)
    stage = sitting.game.board.stage
    for frame in _frames(sitting):
        if frame.has_ball:
            break
    sitting.table.finish_motion()
    assert not stage.is_frozen
    assert not any(one.picture == BALL for one in stage.effects)
    duel = sitting.game.board.duel.duel
    assert duel is None or "?" not in duel.figure
    sitting.settle()
    assert _is_clear(stage)
    moorings = sitting.game.board.fleet.moorings(sitting.game.view)
    ships = sitting.game.chart.ships
    assert {key: (ship.x, ship.y, ship.scale, ship.sink) for key, ship in ships.items()} == {
        key: (one.x, one.y, one.scale, 0.0) for key, one in moorings.items()
    }


def test_the_cut_to_a_shot_and_back_is_hidden_by_dusk(open_rig: OpenRig) -> None:
    """Before, three quarters of the window changed within one frame."""
    sitting = _fired(open_rig, events.ShotMissed)
    frames = list(_frames(sitting, _STEP))
    cuts = [(one, after) for one, after in pairwise(frames) if one.is_near != after.is_near]
    assert len(cuts) == 2
    assert all(one.dusk > 0.9 and after.dusk > 0.9 for one, after in cuts)
    assert all(abs(one.dusk - after.dusk) < 0.1 for one, after in pairwise(frames))
    assert sum(one.dusk > 0.0 for one in frames) * _STEP < 0.8
    assert not sitting.game.board.dusk.depth


def test_in_the_dusk_the_table_is_one_picture_that_goes_with_it(open_rig: OpenRig) -> None:
    """Before, all of the chart was painted anew in every frame of it."""
    sitting, counts = _fired(open_rig, events.ShotMissed), []
    painter, still = sitting.rig.loop.painter, sitting.game.board.dusk.still
    usual = len(painter.frame.items)
    for one in _frames(sitting):
        falls, was_made = sitting.game.board.dusk.is_falling, bool(counts) and counts[-1][1]
        counts.append((falls and was_made, still.is_made, len(painter.frame.items)))
        assert still.is_made <= bool(one.dusk)
    fallen = [count for falls, _is_made, count in counts if falls]
    assert len(fallen) > 8
    assert max(fallen) < 0.6 * usual
    assert not still.is_made


def test_a_window_that_changes_in_the_dusk_shows_what_is_there(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    board = sitting.game.board
    while not board.dusk.still.is_made:
        sitting.rig.tick()
    sitting.rig.loop.window.resize(1280, 720)
    sitting.rig.tick()
    assert sitting.rig.picture().get_size() == (1280, 720)
    assert board.dusk.still.is_made
    list(_frames(sitting))
    assert not board.dusk.still.is_made


def test_a_table_left_in_the_dusk_keeps_no_picture_of_it(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    still = sitting.game.board.dusk.still
    while not still.is_made:
        sitting.rig.tick()
    sitting.game.free_pictures()
    assert not still.is_made


def test_with_less_motion_nothing_grows_dark(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    sitting.rig.services.settings.reduced_motion = True
    sitting.rig.loop.settings_changed()
    frames = list(_frames(sitting))
    assert any(one.is_near for one in frames)
    assert not any(one.dusk for one in frames)


def test_what_is_looked_at_anew_in_the_dusk_is_seen(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    while not sitting.game.board.dusk.depth:
        sitting.rig.tick()
    sitting.table.look_anew()
    assert not sitting.game.board.dusk.depth


def test_a_held_key_makes_a_shot_go_fast(open_rig: OpenRig) -> None:
    usual = len(list(_frames(_fired(open_rig, events.ShotMissed))))
    sitting = _fired(open_rig, events.ShotMissed)
    sitting.rig.loop.stack.handle(intents.Skip(True))
    assert len(list(_frames(sitting))) < 0.5 * usual


def _is_clear(stage: Broadside) -> bool:
    return not (stage.is_visible or stage.ships or stage.effects or stage._made or stage._ahead)


def test_all_pictures_of_a_shot_go_with_it(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    stage = sitting.game.board.stage
    pictures = []
    for one in _frames(sitting):
        if one.is_near and not pictures:
            pictures = [weakref.ref(made) for made in stage._made.values()]
    assert pictures
    sitting.settle()
    assert _is_clear(stage)
    sitting.rig.loop.painter.forget()
    sitting.rig.tick()
    gc.collect()
    assert not any(picture() for picture in pictures)


def test_what_was_taken_back_or_jumped_over_leaves_nothing_of_a_shot(open_rig: OpenRig) -> None:
    sitting = _fired(open_rig, events.ShotHit)
    while not any(one.picture == BALL for one in sitting.game.board.stage.effects):
        sitting.rig.tick()
    sitting.table.look_anew()
    assert _is_clear(sitting.game.board.stage) or not sitting.game.board.stage.is_visible
    assert not sitting.game.board.stage.is_frozen


def test_pictures_are_made_ahead_from_the_aim_on_but_not_where_nothing_is_shown(
    open_rig: OpenRig,
) -> None:
    sitting = _fired(open_rig, events.ShotMissed)
    stage = sitting.game.board.stage
    sitting.rig.tick()
    assert stage._ahead is not None
    assert not stage.is_visible
    while not stage.is_visible:
        sitting.rig.tick()
    keys = set(stage._wanted((), may_sink=False))
    assert len(keys) > 40
    for one in _frames(sitting):
        if not one.is_near:
            break
        assert {key for key in stage._made if not key[0].startswith("tokens/")} <= keys
    at_once = _fired(open_rig, events.ShotMissed, speed=0.0)
    assert at_once.game.board.stage._ahead is None


@pytest.mark.parametrize(
    ("die", "rum", "told"),
    [
        (1, "BB", "Even a 1 saves Bart"),
        (4, "", "A 5 or more saves Bart"),
        (6, "B", "Only a 6 saves Bart"),
        (6, "", "No die saves Bart"),
    ],
)
def test_while_a_shot_is_played_it_is_told_what_still_saves_the_target(
    die: int, rum: str, told: str
) -> None:
    """TB-48: a tie hits."""
    table = fight("W", rum + "W", die)
    shown = shot_summary(table.view(), 0, 1, rolls_of(table.events), called, is_played=True)
    assert (shown.title, shown.figure, shown.stake) == (told, f"{die} : ?", "")


def test_a_ball_that_strikes_says_all_there_is_to_be_heard_of_the_hit(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, heard = _fired(open_rig, events.ShotHit), set[str]()
    sitting.rig.services.audio.on_play = heard.add
    hit = next(
        step.event for step in sitting.table.match.acts[-1].steps_for(0)
        if isinstance(step.event, events.ShotHit)
    )  # fmt: skip
    monkeypatch.setattr(type(sitting.game.api), "viewer", hit.target)
    sitting.rig.settle()
    assert "cannon_hit" in heard
    assert "loss" not in heard
