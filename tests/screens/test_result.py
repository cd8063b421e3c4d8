"""How a match ended, and the next one."""

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Mouse
from tests.screens.conftest import in_german
from tests.screens.endings import (
    GAME,
    at_the_end,
    ignored,
    lost,
    next_match,
    played,
    show_result,
    won,
)
from tools.moments import MOMENTS
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.result.story import breakdown_of
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene
from treasure_games.table.seat_face import SeatFace

pytestmark = pytest.mark.one_in_turn("match", "end", "name")


@pytest.fixture(params=[("do_not_touch", {"version": "symbols"}), ("treasure_boots", {})])
def match(request: pytest.FixtureRequest, rig: Rig) -> Match:
    """A finished match of each game; its result is on the screen."""
    game_id, options = request.param
    finished = played(game_id, *options.items())
    one = rig.services.matches.begin(finished.plan)
    keep, one.on_change = one.on_change, ignored
    for act in finished.acts[1:-1]:
        one.act(act.seat, act.action)
    one.on_change = keep  # Only its end has to be written down.
    one.act(finished.acts[-1].seat, finished.acts[-1].action)
    show_result(rig, one)
    return one


def test_the_scores_stand_in_their_order(hands: Hands, match: Match) -> None:
    outcome = match.outcome()
    assert outcome is not None
    stacks = [one for one in hands.controls() if one.name.endswith(".stack")]
    stacks.sort(key=lambda one: one.rect.left)
    scores = [outcome.scores[int(one.name[4])] for one in stacks]
    assert scores == sorted(scores)
    told = "\n".join([*(one.hint for one in stacks), hands.find("hero").hint])
    for seat, score in zip(match.seats, outcome.scores, strict=True):
        assert f"<b>{seat.name}</b>: {score} " in told
    winner = match.seats[outcome.winners[0]]
    assert winner.name in hands.words()[0] or winner.is_human


@pytest.mark.one_in_turn("pirates")
@pytest.mark.parametrize("pirates", [3, 5, 7])
def test_a_whole_ranking_is_in_sight(open_rig: OpenRig, pirates: int) -> None:
    """In a small window, in letters as they come."""
    rig = open_rig((1280, 720), speed=0.0)
    plan = table_plan("treasure_boots", crew(1, pirates), seed=21)
    match = play_on(rig.services.matches.begin(plan), lambda _match: False)
    scene = show_result(rig, match)
    widgets = {one.name: one for one in scene.root.walk()}
    for seat in range(len(match.seats)):
        assert scene.context.viewport.rect.contains(widgets[f"seat{seat}.face"].rect)


def test_the_leaf_tells_everything_in_words(rig: Rig, hands: Hands, match: Match) -> None:
    outcome = match.outcome()
    assert outcome is not None
    hands.press("course")
    told = hands.words()
    ranking = sorted(outcome.scores, reverse=True)
    assert [int(words) for words in told if words.isdigit()] == ranking
    for made_of in breakdown_of(match).by_seat:
        assert made_of in told
        assert "·" not in made_of, "a line that breaks after it ends in a loose dot"
    hands.press("close")
    assert isinstance(rig.top, ResultScene)


@pytest.mark.parametrize(
    ("people", "pirates", "words"),
    [(1, 1, "The treasure is yours!"), (2, 0, "takes the treasure"), (0, 2, "takes the treasure")],
)
def test_the_verdict_speaks_to_whoever_sat_there(
    people: int, pirates: int, words: str, rig: Rig, mouse: Mouse
) -> None:
    show_result(rig, won(rig, people, pirates))
    assert words in mouse.words()[0]


def test_only_a_person_beaten_by_pirates_sees_the_poster(rig: Rig, mouse: Mouse) -> None:
    show_result(rig, lost(rig))
    assert "sails off with the treasure" in mouse.words()[0]
    assert mouse.find("rematch").text == "Take revenge"  # type: ignore[attr-defined]
    for people, pirates in ((2, 0), (0, 2), (2, 1)):
        scene = show_result(rig, won(rig, people, pirates))
        assert not scene.story.is_defeat
    assert not show_result(rig, lost(rig, people=2)).story.is_defeat


def test_a_rematch_is_one_press_with_the_seats_kept(rig: Rig, hands: Hands, match: Match) -> None:
    hands.press("rematch")
    fresh = next_match(rig)
    assert fresh.seats == match.seats
    assert fresh.plan.setup == match.plan.setup
    assert fresh.plan.seed != match.plan.seed


def test_the_same_luck_can_be_had_again(rig: Rig, hands: Hands, match: Match) -> None:
    hands.press("more")
    hands.press("again")
    fresh = next_match(rig)
    assert fresh.record().deal == match.record().deal
    assert fresh.plan.seed == match.plan.seed
    assert fresh.identity != match.identity


@pytest.mark.usefixtures("match")
def test_the_table_can_be_changed(rig: Rig, hands: Hands) -> None:
    hands.press("more")
    hands.press("setup")
    assert isinstance(rig.top, SetupScene)
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("match")
def test_back_to_port_where_nothing_is_left_to_continue(rig: Rig, hands: Hands) -> None:
    hands.press("title")
    assert isinstance(rig.top, TitleScene)
    assert not hands.sees("continue")


@pytest.mark.usefixtures("match")
def test_esc_goes_to_the_title_and_asks_there(rig: Rig, mouse: Mouse) -> None:
    mouse.key("escape")
    assert isinstance(rig.top, TitleScene)
    assert not rig.loop.is_over


@pytest.mark.parametrize("people", [0, 1, 2])
def test_winners_look_pleased(people: int, rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(people, 3 - people), seed=4)
    one = play_on(rig.services.matches.begin(plan), lambda _match: False)
    show_result(rig, one)
    outcome = one.outcome()
    assert outcome is not None
    for widget in rig.top.root.walk():
        if isinstance(widget, SeatFace):
            number = int(widget.name[4])
            is_pleased = widget.face == "pleased"
            assert is_pleased == (number in outcome.winners)


def test_the_table_is_seen_again(open_rig: OpenRig) -> None:
    rig = at_the_end(open_rig, 0.0)
    scene = rig.top
    rig.settle()
    shown = pygame.image.tobytes(rig.picture(), "RGB")
    for device in DEVICES:
        hands = device(rig)
        hands.press("see_table")
        rig.settle()
        assert any(isinstance(one, TableScene) for one in rig.loop.stack.visible)
        assert hands.names() == ["come_back"]
        hands.press("come_back")
        assert rig.loop.stack.visible == (scene,)
    Mouse(rig).move(640, 8)
    scene.focus.set(None)
    rig.settle()
    assert pygame.image.tobytes(rig.picture(), "RGB") == shown


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_button_in_the_corner_of_the_table_leads_back(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig((1920, 1080), text_scale, prepare=in_german)
    MOMENTS["result_table"].show(rig)
    assert Mouse(rig).find("come_back").rect.left > 0.7 * rig.loop.context.viewport.rect.width


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_table_is_seen_again_where_it_was_won_at_first(
    text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig(text_scale=text_scale, prepare=in_german)
    MOMENTS["result_table"].show(rig)
    game = rig.loop.stack.scenes[-2].game  # type: ignore[attr-defined]
    chart, camera = game.chart, game.chart.controller.camera
    (winner,) = game.board.winners
    assert camera.open.contains(chart.cell_rect(game.view.cells[winner]))
    assert camera.zoom > 1.3 * camera.fit_zoom(chart.plan.bounds)
    chart.controller.toggle_whole()
    rig.top.go_back()
    rig.top.lay_aside()  # type: ignore[attr-defined]
    assert chart.controller.shows_all, "who has looked elsewhere finds that again"


def test_who_saw_the_whole_chart_as_the_match_ended_sees_it_again(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["chart_result"].show(rig)
    controller = rig.loop.stack.scenes[-2].game.chart.controller  # type: ignore[attr-defined]
    controller.toggle_whole()
    rig.top.lay_aside()  # type: ignore[attr-defined]
    assert controller.shows_all


@pytest.mark.parametrize("way", ["key", "press"])
def test_the_log_can_be_read_at_the_table(open_rig: OpenRig, way: str) -> None:
    rig = at_the_end(open_rig, 0.0)
    rig.settle()
    mouse = Mouse(rig)
    mouse.press("see_table")
    table = rig.loop.stack.scenes[-2]
    assert isinstance(table, TableScene)
    drawer, to_pixels = table.hud.drawer, rig.top.context.viewport.point_to_pixels
    for name in ("log.toggle", "log.close") * 2:
        before = drawer.is_visible
        if way == "key":
            mouse.key("l")
        else:
            button = next(one for one in table.focus.controls() if one.name == name)
            mouse.click(*to_pixels(*button.rect.center))
        rig.settle()
        assert drawer.is_visible != before
        assert not (drawer.is_visible and drawer.rect.colliderect(mouse.find("come_back").rect))
    mouse.key("l")
    rig.settle()
    newest = rig.picture().get_buffer().raw
    mouse.wheel(*to_pixels(*drawer.rect.center), 3)
    rig.settle()
    assert rig.picture().get_buffer().raw != newest
    mouse.press("come_back")
    assert table not in rig.loop.stack.visible


def test_esc_comes_back_from_the_table(open_rig: OpenRig) -> None:
    rig = at_the_end(open_rig, 0.0)
    scene = rig.top
    rig.settle()
    mouse = Mouse(rig)
    mouse.press("see_table")
    mouse.key("escape")
    assert rig.loop.stack.visible == (scene,)
