"""Hailing: several people at one screen say by an own key that they want to answer."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.settings import ANSWER_SECONDS
from treasure_games.table.hail import Hail
from treasure_games.table.pieces.answer_button import AnswerButton

WINDOW, LATER = "the first window", "the next one"


class Screen:
    """Two people and a pirate at one screen, at which everybody watches; notes what is heard."""

    def __init__(self, people: int = 2, answer_time: str = "normal") -> None:
        self.seats = [SimpleNamespace(is_human=seat < people) for seat in range(3)]
        self.viewer: int | None = None
        self.heard: list[str] = []
        self.changes = 0
        self.services = SimpleNamespace(
            settings=SimpleNamespace(answer_time=answer_time),
            audio=SimpleNamespace(play=self.heard.append),
            keymap=KeyMap({f"seat_{seat}": () for seat in range(2, 9)}),
        )

    def called(self, seat: int) -> str:
        return ("Anne", "Bart", "Mary")[seat]

    def offers_changed(self) -> None:
        self.changes += 1


def asked(*seats: int, people: int = 2, answer_time: str = "normal") -> tuple[Hail, Screen]:
    screen = Screen(people, answer_time)
    hail = Hail(cast(Any, screen))
    hail.take_in(WINDOW, seats)
    return hail, screen


def test_a_window_opens_for_several_people_and_closes_with_it() -> None:
    hail, _screen = asked(0, 1)
    assert hail.is_open
    hail.take_in(None, ())
    assert not hail.is_open


@pytest.mark.parametrize(
    ("people", "answer_time"), [(1, "normal"), (2, "off")], ids=["one person", "no timer"]
)
def test_nobody_has_to_hail(people: int, answer_time: str) -> None:
    hail, _screen = asked(0, 1, people=people, answer_time=answer_time)
    assert not hail.is_open
    assert hail.comes(0)


def test_whoever_alone_is_asked_and_looks_need_not_hail() -> None:
    hail, screen = asked(1)
    assert hail.is_open, "who looks isn't known: all are asked in the same way"
    screen.viewer = 1
    assert not hail.is_open


@pytest.mark.parametrize("intent", [intents.SeatKey(1, True), intents.PadConfirm(1)])
def test_a_key_or_a_pad_hails_and_takes_it_back(intent: Intent) -> None:
    hail, screen = asked(0, 1)
    assert hail.handle(intent)
    assert screen.heard == ["bell"]
    hail.handle(intent)
    hail.close()
    assert not hail.comes(1)
    hail.take_in(LATER, (0, 1))
    hail.handle(intent)
    hail.close()
    assert hail.comes(1)
    assert not hail.comes(0)


def test_who_is_not_asked_can_not_hail() -> None:
    hail, screen = asked(0)
    assert not hail.handle(intents.PadConfirm(1))
    assert not hail.hail(2)
    assert screen.heard == []


def test_letting_a_key_go_does_nothing() -> None:
    hail, screen = asked(0, 1)
    assert hail.handle(intents.SeatKey(0, False)), "no other part may take it for a peek"
    assert screen.heard == []


def test_the_time_runs_out() -> None:
    hail, screen = asked(0, 1)
    for _ in range(int(ANSWER_SECONDS["normal"] * 10) - 1):
        hail.update(0.1)
    assert hail.is_open
    hail.update(0.2)
    assert not hail.is_open
    assert screen.changes == 1
    assert not hail.comes(0)


def test_the_time_is_that_of_the_window_whoever_hails() -> None:
    """Else it would tell who has something to answer with."""
    hail, _screen = asked(0, 1)
    hail.update(3.0)
    wakeup = hail.next_wakeup()
    hail.hail(0)
    assert hail.next_wakeup() == wakeup
    hail.update(ANSWER_SECONDS["normal"] - 3.0)
    assert not hail.is_open


def test_the_next_window_begins_anew() -> None:
    hail, _screen = asked(0, 1)
    hail.hail(0)
    hail.update(3.0)
    hail.take_in(WINDOW, (0, 1))
    hail.close()
    assert hail.comes(0), "the same window keeps who has hailed"
    hail.take_in(LATER, (0, 1))
    assert hail.is_open
    hail.update(ANSWER_SECONDS["normal"] - 0.1)
    assert hail.is_open
    hail.close()
    assert not hail.comes(0)


def test_each_button_tells_the_key_of_somebody_who_may_answer() -> None:
    hail, _screen = asked(0, 1)
    told = {one.text: one.detail for one in hail.children() if isinstance(one, AnswerButton)}
    assert told["Anne"] == "key Q"
    assert told["Bart"] == "key –", "a key may have been taken away"
    assert [one.called for one in hail.children()][:2] == ["key Q", "key –"], "spoken too"


def test_the_window_wakes_the_app_only_while_it_is_open() -> None:
    hail, _screen = asked(0, 1)
    assert hail.next_wakeup() is not None
    hail.close()
    assert hail.next_wakeup() is None
