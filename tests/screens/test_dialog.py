"""Dialogs: read once, answered by any device, and Esc never does harm."""

import pygame
import pytest

from tests.hands import Hands, Mouse
from tests.screens.conftest import over
from tools.rig import Rig
from treasure_games.screens.dialog import Answer, Dialog, notice
from treasure_games.screens.title import TitleScene


@pytest.fixture
def given(rig: Rig) -> list[str]:
    """A dialog is open; its answers are noted here."""
    answers: list[str] = []
    over(
        rig,
        Dialog(
            rig.services,
            "Sink it?",
            "The ship is burning.",
            [
                Answer("Sink", lambda: answers.append("sink"), True),
                Answer("Wait", lambda: answers.append("wait")),
            ],
        ),
    )
    return answers


def test_the_harmless_answer_has_the_focus(rig: Rig, given: list[str], mouse: Mouse) -> None:
    mouse.key("return")
    assert given == ["wait"]
    assert isinstance(rig.top, TitleScene)


def test_another_answer_may_have_the_focus(rig: Rig, mouse: Mouse) -> None:
    """What the game offers first, as a match after a lesson."""
    given: list[str] = []
    answers = [Answer("Play", lambda: given.append("play"), primary=True), Answer("Back")]
    over(rig, Dialog(rig.services, "Learnt", "You know the ropes.", answers, first=0))
    mouse.key("return")
    assert given == ["play"]


def test_esc_gives_the_harmless_answer(given: list[str], mouse: Mouse) -> None:
    mouse.key("escape")
    assert given == ["wait"]


@pytest.mark.parametrize(("name", "answer"), [("answer0", "sink"), ("answer1", "wait")])
def test_each_answer_is_given_once_and_after_the_dialog_has_gone(
    name: str, answer: str, rig: Rig, given: list[str], hands: Hands
) -> None:
    hands.press(name)
    assert given == [answer]
    assert isinstance(rig.top, TitleScene)


def test_what_lies_below_cannot_be_clicked(rig: Rig, given: list[str], mouse: Mouse) -> None:
    below = rig.loop.stack.scenes[0]
    scale = below.context.viewport.scale
    for control in below.focus.controls():
        x, y = control.rect.center
        if rig.top.focus.control_at(x, y) is None:
            mouse.click(round(x * scale), round(y * scale))
    assert given == []
    assert len(rig.loop.stack.scenes) == 2


def test_a_notice_says_its_sentence_and_one_answer_ends_it(rig: Rig, hands: Hands) -> None:
    over(rig, notice(rig.services, "The disk is full."))
    assert "The disk is full." in hands.words()
    assert hands.names() == ["answer0"]
    hands.press("answer0")
    assert isinstance(rig.top, TitleScene)


def test_notices_come_one_after_the_other(rig: Rig, mouse: Mouse) -> None:
    over(rig)
    sentences = ["First.", "Second.", "Third."]
    rig.services.notices.extend(sentences)
    heard = []
    for _ in sentences:
        mouse.do()
        heard += [word for word in mouse.words() if word in sentences]
        assert sum(isinstance(scene, Dialog) for scene in rig.loop.stack.scenes) == 1
        mouse.press("answer0")
    mouse.do()
    assert heard == sentences
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("given")
def test_the_veil_darkens_what_lies_below(rig: Rig) -> None:
    rig.settle()
    veiled = rig.picture()
    rig.show(TitleScene(rig.services))
    rig.settle()
    plain = rig.picture()
    beside = pygame.Rect(0, 0, plain.get_width() // 5, plain.get_height())
    light, dark = (pygame.transform.average_color(one, beside)[:3] for one in (plain, veiled))
    assert sum(dark) < 0.8 * sum(light)
