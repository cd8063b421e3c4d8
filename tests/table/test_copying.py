"""The log of a match is copied as text, at the table and from the result."""

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Mouse
from tests.screens.endings import played, show_result
from tests.table.conftest import Sit
from treasure_games.match.as_text import as_text
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.result.summary import SummaryScene

TOLD = 1.5


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    return copied


def test_the_log_of_the_table_is_copied_as_its_viewer_saw_it(sit: Sit, board: list[str]) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    mouse = Mouse(sitting.rig)
    mouse.key("l")
    sitting.settle()
    mouse.press("log.copy")
    assert board == [as_text(sitting.table.match, sitting.table.session.viewer)]
    assert "The match isn’t over yet." in board[0]


@pytest.mark.parametrize("device", DEVICES)
def test_the_result_copies_it_by_every_device(
    open_rig: OpenRig, board: list[str], device: type[Hands]
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = played("scallywager")
    show_result(rig, match)
    hands = device(rig)
    hands.press("course")
    hands.press("copy")
    assert board == [as_text(match, 0)]
    assert "Copied" in hands.words()
    rig.tick(TOLD + 0.1)
    assert "Copied" not in hands.words()


def test_beside_large_letters_it_is_in_the_summary(open_rig: OpenRig, board: list[str]) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, speed=0.0)
    match = played("scallywager")
    show_result(rig, match)
    mouse = Mouse(rig)
    assert "Copy as text" not in mouse.words()
    mouse.press("reckoning")
    mouse.press("copy")
    assert board == [as_text(match, 0)]
    assert "Copied" in mouse.words()


def test_it_wakes_the_screen_when_copied_has_been_told(open_rig: OpenRig, board: list[str]) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    show_result(rig, played("scallywager"))
    mouse = Mouse(rig)
    mouse.press("course")
    mouse.press("copy")
    wish = rig.top.next_wakeup()
    assert wish is not None
    assert 0.0 < wish <= TOLD


def test_without_a_clipboard_it_says_so(open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    rig = open_rig((1280, 720), speed=0.0)
    show_result(rig, played("scallywager"))
    mouse = Mouse(rig)
    mouse.press("course")
    mouse.press("copy")
    rig.tick()
    assert isinstance(rig.top, Dialog)
    assert any("no clipboard" in words for words in mouse.words())
    mouse.key("escape")
    assert isinstance(rig.top, SummaryScene)
    assert "Copy as text" in mouse.words()
