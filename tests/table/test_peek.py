"""Peeking: a hold shows the hand as long as it lasts, a tap for a while, and nobody else's key."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tools.rig import crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.opponents.worker import Answer, Request
from treasure_games.stage.animation import Wait
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import SeatKey
from treasure_games.stage.settings import PEEK, Settings
from treasure_games.table.commands import Hints
from treasure_games.table.peek import HandPeek
from treasure_games.table.scene import TableScene
from treasure_games.table.viewpoint import Viewpoint


class Helm:
    """What a peek needs of the table: eyes, settings, ears, and hands."""

    in_hand = None

    def __init__(self, people: int = 2) -> None:
        match = Match(table_plan("do_not_touch", crew(people, 1)))
        self.viewpoint = Viewpoint(play_on(match, lambda one: one.whose() == 0), PEEK)
        self.viewpoint.turn_to(0)
        self.services: Any = SimpleNamespace(
            settings=Settings(peek_seconds=5.0), audio=SimpleNamespace(play=lambda name: None)
        )
        self.peek = HandPeek(self, lambda: None)  # type: ignore[arg-type]

    @property
    def viewer(self) -> int | None:
        return self.viewpoint.viewer

    @property
    def bottom(self) -> int:
        return self.viewpoint.bottom

    def key(self, is_held: bool, seat: int = 0) -> bool:
        return self.peek.handle(SeatKey(seat, is_held))


def test_a_hold_shows_the_hand_until_it_is_let_go() -> None:
    helm = Helm()
    helm.key(True)
    for _ in range(100):
        helm.peek.piece.update(0.1)
        assert helm.viewer == 0
    helm.key(False)
    assert helm.viewer is None


def test_a_tap_shows_the_hand_for_the_time_that_is_set() -> None:
    helm = Helm()
    helm.key(True)
    helm.peek.piece.update(0.1)
    helm.key(False)
    assert helm.viewer == 0
    assert helm.peek.piece.next_wakeup() == pytest.approx(5.0)
    helm.peek.piece.update(4.9)
    assert helm.viewer == 0
    helm.peek.piece.update(0.2)
    assert helm.viewer is None
    assert helm.peek.piece.next_wakeup() is None


def test_only_the_key_of_who_sits_at_the_lower_edge_lifts() -> None:
    helm = Helm()
    assert not helm.key(True, seat=1)
    assert helm.viewer is None
    assert helm.key(True)
    assert helm.viewer == 0


def test_the_key_of_another_ends_no_hold() -> None:
    helm = Helm()
    helm.key(True)
    helm.peek.piece.update(1.0)
    assert not helm.key(False, seat=1)
    assert helm.viewer == 0


def test_somebody_alone_has_nothing_to_lift() -> None:
    helm = Helm(people=1)
    assert not helm.peek.is_offered
    assert not helm.key(True)
    assert helm.viewer == 0


@pytest.mark.parametrize(
    ("game", "options", "word"),
    [("do_not_touch", {}, "hand"), ("treasure_boots", {"start": "secret"}, "port")],
)
def test_the_place_that_is_pressed_speaks_the_language_of_its_game(
    open_rig: OpenRig, game: str, options: dict[str, str], word: str
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.settings.privacy = PEEK
    match = rig.services.matches.begin(table_plan(game, crew(2, 1), **options))
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    spot = next(control for control in scene.focus.controls() if control.name == "lift")
    assert word in spot.hint


def test_by_mouse_the_hand_lies_face_down_again_when_it_is_let_go(open_rig: OpenRig) -> None:
    """The place that was pressed is gone while the hand is up, and still the release counts."""
    mouse, scene = peeking_table(open_rig)
    mouse.hold("lift")
    mouse.blink(60)
    assert scene.session.viewer == 0
    mouse.let_go(10, 400)
    assert scene.session.viewer is None


def test_a_click_lifts_the_hand_for_the_time_that_is_set(open_rig: OpenRig) -> None:
    mouse, scene = peeking_table(open_rig)
    mouse.press("lift")
    assert scene.session.viewer == 0
    mouse.do(seconds=0.05)
    assert scene.peek.piece.next_wakeup() is not None


def test_advice_goes_with_the_hand_that_it_tells_of(open_rig: OpenRig) -> None:
    mouse, scene = peeking_table(open_rig)
    mouse.hold("lift")
    mouse.blink(60)
    scene.handle(intents.Hint())
    for _ in range(600):
        mouse.blink(1)
        if scene.hud.note.note is not None and scene.hud.note.note.heading:
            break
    assert scene.hud.note.note is not None
    assert scene.hud.note.note.heading
    mouse.let_go(10, 400)
    assert scene.hud.note.note is None


def test_what_was_still_thought_about_is_not_told_to_others(open_rig: OpenRig) -> None:
    mouse, scene = peeking_table(open_rig)
    mouse.hold("lift")
    mouse.blink(60)
    dropped: list[int] = []
    scene.session.conductor._thinker = Silent(dropped)
    scene.handle(intents.Hint())
    assert scene.hud.note.note is not None
    mouse.let_go(10, 400)
    assert (scene.hud.note.note, dropped) == (None, [1])


def test_an_answer_is_dropped_if_somebody_else_looks_by_then() -> None:
    told, shown = list[str](), list[object]()
    conductor = SimpleNamespace(
        ask_hint=lambda seat: told.append(f"asked for {seat}"),
        drop_hint=lambda: told.append("dropped"),
        hint=lambda seat: told.append(f"an answer for {seat}"),
    )
    session: Any = SimpleNamespace(guide=None, asked=0, viewer=0, conductor=conductor)
    hints = Hints(session, SimpleNamespace(show_note=shown.append))  # type: ignore[arg-type]
    hints.ask()
    hints.tick()
    session.viewer = 1
    hints.tick()
    hints.tick()
    assert told == ["asked for 0", "an answer for 0", "dropped"]
    assert len(shown) == 1, "no more than that somebody thinks"


class Silent:
    """A thinking process that never answers, and notes what needn't be thought of any more."""

    def __init__(self, dropped: list[int]) -> None:
        self.cancel = dropped.append

    def submit(self, request: Request) -> int:
        return 1

    def poll(self) -> list[Answer]:
        return []


def peeking_table(open_rig: OpenRig) -> tuple[Mouse, TableScene]:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.settings.privacy = PEEK
    match = play_on(Match(table_plan("do_not_touch", crew(2, 1))), lambda one: one.whose() == 0)
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    return Mouse(rig), scene


def test_a_key_that_turns_the_table_moves_everybody_before_anything_is_offered(
    open_rig: OpenRig,
) -> None:
    """Whoever steals finds the others behind the table, though no frame was drawn in between."""
    match = Match(table_plan("bluffaneer", crew(4, 0), shout="buzzer"))
    play_on(match, lambda one: asked_to_steal(one) is not None)
    thief = asked_to_steal(match)
    assert thief is not None
    rig = open_rig((1280, 720), speed=0.0)
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    scene.session.viewpoint.turn_to((thief + 1) % 4)
    scene.look_anew()
    scene.arrange(scene.context)
    scene.timeline.play(Wait(1.0))
    scene.playback.go_on()
    scene.handle(SeatKey(thief, True))
    scene.update(0.01)
    assert scene.session.bottom == thief
    spots = {one.name for one in scene.game.controls() if one.name.startswith("pick.seat")}
    assert spots == {f"pick.seat{seat}" for seat in range(4) if seat != thief}


def asked_to_steal(match: Match) -> int | None:
    asked = match.pending()
    return asked.seats[0] if asked is not None and asked.ask == "steal" else None
