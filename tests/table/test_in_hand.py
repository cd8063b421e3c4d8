"""What a person throws herself lies ready until her press, and shakes while it is held."""

from functools import partial
from typing import Any

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Focused, Hands, Keys, Mouse
from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.core.codec import wire_name
from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.opponents.players import make_player
from treasure_games.screens.dialog import Dialog
from treasure_games.stage.settings import PEEK
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.action_bar import PrivacyButton
from treasure_games.table.in_hand import InHand
from treasure_games.table.playback import IDLE
from treasure_games.table.scene import TableScene

SIZE = (640, 360)
THROWN = {
    "bluffaneer": "bones_rolled",
    "scallywager": "rolled",
    "do_not_touch": "drew_covered",
    "treasure_boots": "defence_rolled",
}
"""What seat 0 throws first in the match of the bench's seed."""
LONGEST = 60 * 120
"""Frames in which it must have come."""
GAMES = pytest.mark.parametrize("game", THROWN)


def by_hand(app: App, **more: Any) -> None:
    app.settings.throw_for_me = app.settings.ambience = False
    for name, value in more.items():
        setattr(app.settings, name, value)


class Sitting:
    """A table at which a greedy person decides at once, and throws nothing by herself."""

    def __init__(self, rig: Rig, match: Match) -> None:
        self.rig, self.match = rig, match
        self.table = TableScene(rig.services, match)
        self._player = make_player("greedy", match.plan.game, 0, match.plan.seed)
        rig.show(self.table)

    @property
    def thing(self) -> InHand | None:
        return self.table.session.in_hand

    @property
    def held(self) -> InHand:
        assert self.thing is not None
        return self.thing

    @property
    def is_idle(self) -> bool:
        told = _("{name}, nothing to decide this turn.").format(name="Anne")
        return self.table.hud.status.text == told

    @property
    def told(self) -> list[str]:
        """What has been shown."""
        return [wire_name(type(event)) for event in self.table.session.log.events]

    def step(self) -> None:
        """Decide if asked, else let a frame pass."""
        session = self.table.session
        if session.asked is not None and self.match.forced_action() is None:
            session.act(self._player.choose(self.match.view(0), self.match.legal(0)))
        self.rig.tick(FRAME)

    def wait(self) -> "Sitting":
        """Play on until something lies ready."""
        for _frame in range(LONGEST):
            if self.thing is not None:
                self.rig.tick()
                return self
            self.step()
        raise AssertionError("nothing was ever to be thrown")


def sitting(rig: Rig, game: str, people: int = 1) -> Sitting:
    return Sitting(rig, Match(table_plan(game, crew(people, 4 - people))))


@GAMES
def test_it_lies_ready_until_it_is_thrown(game: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), game).wait()
    before = table.told
    for _frame in range(300):
        table.rig.tick()
    assert table.thing is not None
    assert table.told == before
    assert "Anne" in table.table.hud.status.text
    assert not table.rig.loop.stack.is_animating, "nothing moves, so the app may sleep"
    table.held.toss()
    table.rig.settle(step=FRAME)
    assert THROWN[game] in table.told[len(before) :]


@pytest.mark.games_in_turn
@pytest.mark.parametrize("device", DEVICES, ids=lambda one: one.device)
@GAMES
def test_each_device_throws(device: type[Hands], game: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), game).wait()
    hands = device(table.rig)
    hands.press("choice.throw")
    hands.blink(30)
    assert table.thing is None


@pytest.mark.parametrize("way", ["space", "return", "3", "e", "q", "click on it", "click beside"])
def test_any_key_or_a_click_throws(way: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "bluffaneer").wait()
    if way.startswith("click"):
        x, y = table.held.place.center if way == "click on it" else (900.0, 60.0)
        Mouse(table.rig).click(*table.table.context.viewport.point_to_pixels(x, y))
    else:
        Keys(table.rig).key(way)
    Keys(table.rig).blink(30)
    assert table.thing is None
    assert not table.table.is_fast


@GAMES
def test_it_shakes_while_it_is_held(game: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), game).wait()
    thing = table.held
    viewport, mouse = table.table.context.viewport, Mouse(table.rig)
    spot = viewport.point_to_pixels(*thing.place.center)
    mouse.move(*spot)
    mouse.do(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
    places = set()
    for _frame in range(90):
        table.rig.tick()
        places.add(round(thing.held.pieces[0].x))
    assert len(places) > 5
    assert table.thing is thing, "held, it isn't thrown"
    mouse.let_go(*spot)
    mouse.blink()
    assert table.thing is None


@pytest.mark.parametrize("back", ["Esc", "another window"])
def test_what_is_shaken_can_be_put_back(back: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "bluffaneer").wait()
    thing, mouse = table.held, Mouse(table.rig)
    spot = table.table.context.viewport.point_to_pixels(*thing.place.center)
    mouse.do(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
    mouse.blink(40)
    assert not thing.is_still
    if back == "Esc":
        Keys(table.rig).key("escape")
    else:
        mouse.do(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    mouse.let_go(*spot)
    mouse.blink(90)
    assert table.thing is thing, "nobody has thrown it"
    assert table.rig.top is table.table
    assert thing.is_still


def test_it_is_held_still_with_reduced_motion(open_rig: OpenRig) -> None:
    still = partial(by_hand, reduced_motion=True)
    table = sitting(open_rig(SIZE, prepare=still), "bluffaneer").wait()
    thing = table.held
    places = {piece.x for piece in thing.held.pieces}
    thing.press()
    for _frame in range(20):
        table.rig.tick()
        assert {piece.x for piece in thing.held.pieces} == places


@GAMES
def test_who_hurries_what_comes_before_throws_nothing(game: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), game)
    for _frame in range(LONGEST):
        table.step()
        if table.thing is None and table.table.timeline.is_busy:
            table.table.finish_motion()
            table.rig.tick()
        if table.thing is not None:
            break
    for _frame in range(60):
        table.rig.tick()
    assert table.thing is not None


def test_menu_and_log_throw_nothing(open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "bluffaneer").wait()
    mouse = Mouse(table.rig)
    mouse.press("log.toggle")
    assert table.table.hud.drawer.is_visible
    mouse.press("log.close")
    Keys(table.rig).key("escape")
    assert table.rig.top is not table.table
    Keys(table.rig).key("escape")
    table.rig.tick()
    assert table.thing is not None
    assert any(one.name == "choice.throw" for one in table.table.focus.controls())


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@GAMES
def test_it_lies_in_a_new_layout_too(size: tuple[int, int], game: str, open_rig: OpenRig) -> None:
    table = sitting(open_rig((1000, 800), prepare=by_hand), game).wait()
    table.rig.loop.window.resize(*size)
    table.rig.tick()
    table.rig.tick()
    thing: InHand = table.held
    button: Control = thing.button
    assert thing.place.collidepoint(thing.held.pieces[0].x, thing.held.pieces[0].y)
    assert table.table.context.viewport.rect.contains(button.rect)
    assert not button.rect.colliderect(thing.place)


@pytest.mark.parametrize("more", [{"throw_for_me": True}, {"speed": 0.0}])
@GAMES
def test_by_the_settings_nothing_waits(game: str, more: dict[str, Any], open_rig: OpenRig) -> None:
    rig = open_rig(SIZE, speed=more.get("speed", 4.0), prepare=partial(by_hand, **more))
    table = sitting(rig, game)
    for _frame in range(1200):
        table.step()
        assert table.thing is None


def test_computers_throw_nothing(open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, speed=4.0, prepare=by_hand), "bluffaneer", people=0)
    for _frame in range(1200):
        table.step()
        assert table.thing is None
        assert table.table.session.idle is None


def test_the_press_that_draws_is_the_draw(open_rig: OpenRig) -> None:
    table = sitting(
        open_rig(SIZE, prepare=partial(by_hand, auto_play_forced=False)), "do_not_touch"
    )
    for _frame in range(900):
        table.step()
        assert table.thing is None
    assert "drew_covered" in table.told


def test_a_match_that_is_resumed_meanwhile_goes_on(open_rig: OpenRig) -> None:
    rig = open_rig(SIZE, prepare=by_hand)
    match = rig.services.matches.begin(table_plan("bluffaneer", crew(1, 3)))
    play_on(match, lambda one: len(one.acts) > 3 and one.is_asked(0))
    rig.services.matches.leave()
    rig.services.navigation.continue_match(match.identity)
    rig.settle()
    assert isinstance(rig.top, TableScene)
    assert rig.top.session.in_hand is None
    assert rig.top.session.asked == 0


def test_two_people_at_one_screen_each_throw(open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "treasure_boots", people=4)
    thrown = set()
    while len(thrown) < 3:
        session = table.table.session
        if session.in_hand is not None and session.in_hand.is_still:
            thrown.add(session.in_hand.seat)
            assert session.called(session.in_hand.seat) in table.table.hud.status.text
            session.in_hand.toss()
        elif session.asked is not None:
            player = make_player("greedy", "treasure_boots", session.asked, 7)
            seat = session.asked
            session.act(player.choose(table.match.view(seat), table.match.legal(seat)))
        table.rig.tick(0.05)


@pytest.mark.parametrize("likes", [False, True])
def test_after_the_third_match_it_is_offered_once(
    likes: bool, open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(SIZE, prepare=by_hand)
    statistics = rig.services.matches.statistics
    monkeypatch.setattr(statistics, "matches_played", lambda game: 3)
    table = sitting(rig, "bluffaneer").wait()
    assert isinstance(rig.top, Dialog)
    Mouse(rig).press("answer1" if likes else "answer0")
    rig.settle(step=FRAME)
    settings = rig.services.settings
    assert settings.throw_for_me is not likes
    assert settings.throw_offered
    assert (table.thing is not None) is likes
    if likes:
        again = sitting(rig, "bluffaneer").wait()
        assert again.rig.top is again.table


def test_in_the_third_match_it_is_not_yet_offered(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(SIZE, prepare=by_hand)
    monkeypatch.setattr(rig.services.matches.statistics, "matches_played", lambda game: 2)
    table = sitting(rig, "bluffaneer").wait()
    assert rig.top is table.table


# Turns that leave nothing to decide


def idle(rig: Rig, game: str = "bluffaneer") -> Sitting:
    """A table at which it is being said that a turn leaves nothing to decide."""
    table = sitting(rig, game)
    for _frame in range(8 * LONGEST):
        if table.thing is not None:
            table.held.toss()
        table.step()
        if table.is_idle:
            return table
    raise AssertionError("every turn had something to decide")


@pytest.mark.parametrize("speed", [1.0, 4.0])
def test_a_turn_with_nothing_to_decide_says_so(speed: float, open_rig: OpenRig) -> None:
    table = idle(open_rig(SIZE, speed=speed, prepare=by_hand))
    passed = 0.0
    while table.is_idle:
        table.rig.tick(FRAME)
        passed += FRAME
    assert passed == pytest.approx(IDLE / speed, abs=0.1)


def dull_turn() -> tuple[Match, Any, Any]:
    """A match of Do Not Touch before the act with which seat 0 gets a turn of nothing but a draw,
    and who does it, how.
    """
    for seed in range(60):
        plan = table_plan("do_not_touch", crew(1, 3), seed)
        acts = play_on(Match(plan), lambda match: False).acts
        for act in acts[2:-1]:
            names = [wire_name(type(one.action)) for one in acts[act.row - 1 : act.row + 1]]
            if names == ["draw_covered", "end_turn"] and act.seat == 0:
                row = act.row - 2
                drawing = play_on(Match(plan), lambda one, row=row: len(one.acts) == row + 1)
                ending = play_on(Match(plan), lambda one, row=row: len(one.acts) == row + 2)
                if len(drawing.legal(0)) == len(ending.legal(0)) == 1 and acts[row].seat:
                    before = play_on(Match(plan), lambda one, row=row: len(one.acts) == row)
                    return before, acts[row].seat, acts[row].action
    raise AssertionError("every turn had something to decide")


def test_in_do_not_touch_too(open_rig: OpenRig) -> None:
    match, seat, action = dull_turn()
    table = Sitting(open_rig(SIZE, prepare=partial(by_hand, hold_turn=True)), match)
    table.table.playback.show(match.act(seat, action))
    table.wait().held.toss()
    for _frame in range(600):
        table.step()
        if table.is_idle:
            break
    assert table.is_idle
    for _frame in range(100):
        table.rig.tick(FRAME)
    assert not table.is_idle
    assert match.whose() != 0


@pytest.mark.parametrize("way", ["return", "e", "click"])
def test_a_press_goes_on(way: str, open_rig: OpenRig) -> None:
    table = idle(open_rig(SIZE, prepare=by_hand))
    if way == "click":
        Mouse(table.rig).click(2, 180)
    else:
        Keys(table.rig).key(way)
    assert not table.is_idle


def test_keys_begin_at_the_button(open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "bluffaneer")
    keys = Keys(table.rig)
    keys.key("tab")
    table.wait()
    assert isinstance(keys, Focused)
    assert keys.focused == "choice.throw"


@pytest.mark.games_in_turn
@GAMES
def test_nothing_else_throws_what_lies_ready(game: str, open_rig: OpenRig) -> None:
    """Neither taking back nor a new language ends the waiting."""
    table = sitting(open_rig(SIZE, prepare=by_hand), game).wait()
    before = table.told
    table.table.commands.undo()
    table.table.reworded()
    for _frame in range(30):
        table.rig.tick()
    assert table.thing is not None
    assert table.told == before


def test_a_throw_comes_before_the_hand_is_lifted_or_the_privacy_changed(open_rig: OpenRig) -> None:
    rig = open_rig(SIZE, prepare=partial(by_hand, privacy=PEEK))
    table = sitting(rig, "bluffaneer", people=2).wait()
    before = table.told
    assert not table.table.peek.is_offered
    privacy = next(one for one in table.table.hud.walk() if isinstance(one, PrivacyButton))
    privacy.activate()
    assert rig.services.settings.privacy == PEEK
    assert table.thing is not None
    assert table.told == before


def test_a_computer_that_takes_over_throws_what_lies_ready(open_rig: OpenRig) -> None:
    table = sitting(open_rig(SIZE, prepare=by_hand), "bluffaneer", people=2).wait()
    before = len(table.told)
    table.table.pause()
    table.match.hand_to_computer(table.held.seat, "mate", "mary")
    table.table.resume()
    for _frame in range(LONGEST):
        table.rig.tick(FRAME)
        if len(table.told) > before:
            break
    assert THROWN["bluffaneer"] in table.told[before:]
