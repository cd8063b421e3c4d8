"""The curtain: it closes completely, waits for the right person, and only then opens."""

import pygame
import pytest
from pygame.event import Event

from tests.hands import Hands, Mouse
from tests.screens.conftest import shows
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.curtain import CurtainScene
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Device
from treasure_games.stage.scene import Scene


class Stagehand:
    """Notes when the curtain has closed and opened."""

    def __init__(self, rig: Rig, seat: int = 1) -> None:
        self.rig = rig
        self.calls: list[str] = []
        match = Match(table_plan(GAMES[0], crew(3, 0)))
        self.curtain = CurtainScene(
            rig.services,
            match,
            seat,
            lambda: self.calls.append("closed"),
            lambda: self.calls.append("open"),
        )
        rig.show(TitleScene(rig.services))
        rig.top.seats = (0, 1, 2)  # as the table's that is there in its place
        rig.loop.stack.push(self.curtain)

    def close(self) -> None:
        """Let it close."""
        while not self.curtain.is_waiting:
            self.rig.tick()

    def wait(self) -> None:
        """Let a second pass."""
        for _ in range(60):
            self.rig.tick()


@pytest.fixture
def stagehand(rig: Rig) -> Stagehand:
    """The curtain has begun to close, at the usual speed."""
    rig.services.settings.speed = 1.0
    return Stagehand(rig)


@pytest.mark.parametrize(
    ("device", "told"), [(Device.KEYS, "Press P, or click."), (Device.PAD, "Ready?")]
)
def test_it_names_a_key_only_to_whom_uses_keys(rig: Rig, device: Device, told: str) -> None:
    rig.loop.input.device = device
    stagehand = Stagehand(rig)
    stagehand.close()
    assert any(words.endswith(told) for words in Mouse(rig).words())


def test_nothing_changes_before_it_has_closed(stagehand: Stagehand) -> None:
    assert stagehand.curtain.closed < 1.0
    while stagehand.curtain.closed < 1.0:
        assert stagehand.calls == []
        stagehand.rig.tick()
    stagehand.close()
    assert stagehand.calls == ["closed"]


def test_clicks_and_keys_do_nothing_while_it_closes(stagehand: Stagehand, mouse: Mouse) -> None:
    width, height = stagehand.rig.loop.window.pixel_size
    mouse.click(width // 2, height // 2)
    for key in ("return", "p", "escape", "f10"):
        mouse.key(key)
    assert not stagehand.curtain.is_waiting
    assert stagehand.rig.loop.stack.scenes[-1] is stagehand.curtain
    stagehand.close()
    assert stagehand.calls == ["closed"]


def test_it_names_who_must_come_and_waits_for_as_long_as_it_takes(
    stagehand: Stagehand, mouse: Mouse
) -> None:
    stagehand.close()
    for _ in range(10):
        stagehand.wait()
    assert stagehand.curtain.is_waiting
    assert any("Bartholomew" in words for words in mouse.words())
    assert not any("Anne" in words for words in mouse.words())


def test_the_button_opens_it(stagehand: Stagehand, hands: Hands) -> None:
    stagehand.close()
    hands.press("ready")
    stagehand.wait()
    assert stagehand.calls == ["closed", "open"]
    assert isinstance(stagehand.rig.top, TitleScene)


def test_the_seats_own_key_opens_it(stagehand: Stagehand, mouse: Mouse) -> None:
    stagehand.close()
    mouse.key("p")
    stagehand.wait()
    assert stagehand.calls == ["closed", "open"]


@pytest.mark.parametrize("key", ["q", "z", "m", "space", "u", "l"])
def test_no_other_key_opens_it(key: str, stagehand: Stagehand, mouse: Mouse) -> None:
    stagehand.close()
    mouse.key(key)
    stagehand.wait()
    assert stagehand.calls == ["closed"]
    assert stagehand.rig.top is stagehand.curtain


@pytest.mark.parametrize(
    ("key", "scene"), [("escape", PauseScene), ("f10", PauseScene), ("f1", RulebookScene)]
)
def test_the_menu_and_the_rulebook_open_over_it(
    key: str, scene: type[Scene], stagehand: Stagehand, mouse: Mouse
) -> None:
    stagehand.close()
    mouse.key(key)
    assert shows(stagehand.rig, scene)
    mouse.key("escape")
    assert stagehand.rig.top is stagehand.curtain
    assert stagehand.curtain.is_waiting
    assert stagehand.calls == ["closed"]


def test_the_menu_has_a_button(stagehand: Stagehand, hands: Hands) -> None:
    stagehand.close()
    hands.press("menu")
    assert shows(stagehand.rig, PauseScene)
    hands.press("resume")
    hands.press("ready")
    stagehand.wait()
    assert stagehand.calls == ["closed", "open"]


def test_it_speaks_the_language_that_is_chosen_in_the_menu(
    stagehand: Stagehand, mouse: Mouse
) -> None:
    stagehand.close()
    before = mouse.words()
    mouse.key("f10")
    mouse.press("settings")
    mouse.press("language")
    mouse.press("done")
    mouse.press("resume")
    assert stagehand.rig.top is stagehand.curtain
    assert len(mouse.words()) == len(before)
    assert mouse.words() != before


def test_nobody_waits_for_a_seat_that_was_handed_to_a_computer(
    stagehand: Stagehand, mouse: Mouse
) -> None:
    stagehand.close()
    mouse.key("f10")
    mouse.press("helm")
    mouse.press("seat1.act")
    mouse.press("done")
    mouse.press("resume")
    assert isinstance(stagehand.rig.top, TitleScene)
    assert stagehand.calls == ["closed"]


def test_it_is_opened_once(stagehand: Stagehand, mouse: Mouse) -> None:
    stagehand.close()
    x, y = mouse.spot("ready")
    for _ in range(3):
        mouse.click(x, y)
        mouse.key("p")
    stagehand.wait()
    assert stagehand.calls == ["closed", "open"]


def test_it_covers_every_pixel(stagehand: Stagehand) -> None:
    """Over a black table and over a white one the closed curtain looks the same."""
    stagehand.close()
    stagehand.rig.settle()
    canvas, surface = Canvas(stagehand.rig.loop.context), stagehand.rig.picture()
    stagehand.curtain.draw(canvas)
    pictures = set()
    for colour in ("black", "white"):
        surface.fill(colour)
        canvas.paint(surface)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 1


def test_a_notice_may_come_over_it_without_opening_it(stagehand: Stagehand, mouse: Mouse) -> None:
    stagehand.close()
    stagehand.rig.services.notices.append("The disk is full.")
    mouse.do()
    assert shows(stagehand.rig, Dialog)
    mouse.press("answer0")
    assert stagehand.rig.top is stagehand.curtain
    assert stagehand.calls == ["closed"]


def test_the_windows_button_still_ends_the_program(stagehand: Stagehand, mouse: Mouse) -> None:
    stagehand.close()
    mouse.do(Event(pygame.QUIT))
    assert stagehand.rig.loop.is_over
