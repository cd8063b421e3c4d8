"""A race at one screen goes by the question that is shown, whichever game asks it."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from treasure_games.core.game import Mode, Pending
from treasure_games.core.words import Note
from treasure_games.games.bluffaneer.ui.race import Race
from treasure_games.stage.input.intents import Intent, PadConfirm, SeatKey
from treasure_games.stage.timeline import Timeline

RACE = Pending((1, 2), "bid", Mode.RACE)


class Screen:
    """A table at which the first `people` of three seats are people; notes what they shout."""

    def __init__(self, people: int) -> None:
        self.seats = [SimpleNamespace(is_human=seat < people) for seat in range(3)]
        self.timeline = Timeline()
        self.asked = 1
        self.viewer: int | None = None
        self.note: Note | None = None
        self.shouts: list[tuple[Any, int, int | None]] = []

    def act(self, action: Any, seat: int, arrival: int | None) -> None:
        self.shouts.append((action, seat, arrival))

    def called(self, seat: int) -> str:
        return f"captain {seat}"

    def show_note(self, note: Note | None) -> None:
        self.note = note

    def offers_changed(self) -> None:
        """Nothing hangs on it here."""


def race_of(people: int, asked: Pending = RACE) -> tuple[Race, Screen]:
    screen = Screen(people)
    race = Race(cast(Any, screen))
    race.take_in(asked, 4, "mine")
    return race, screen


@pytest.mark.parametrize("intent", [SeatKey(1, True), PadConfirm(1)])
def test_several_people_shout_once_they_are_ready(intent: Intent) -> None:
    race, screen = race_of(3)
    assert race.controls()
    assert not race.handle(intent)
    race.ready.activate()
    screen.timeline.finish()
    assert not race.controls()
    assert race.handle(intent)
    assert screen.shouts == [("mine", 1, None)]


def test_each_race_has_a_gate_of_its_own() -> None:
    race, _screen = race_of(2)
    race.ready.activate()
    assert race.may_begin
    race.take_in(RACE, 5, "mine")
    assert not race.may_begin


def test_a_shout_while_all_get_ready_is_too_early_by_as_much() -> None:
    race, screen = race_of(2)
    race.ready.activate()
    screen.timeline.update(0.0)
    screen.timeline.update(0.2)
    race.shout(1)
    assert screen.shouts == [("mine", 1, -300)]


def test_nobody_shouts_for_pirates_for_those_not_asked_or_out_of_a_race() -> None:
    race, screen = race_of(1)
    assert race.may_begin
    assert not race.handle(PadConfirm(0))
    assert not race.shout(2)
    assert race.shout(0)
    race.take_in(RACE._replace(mode=Mode.SEALED, seats=(0,)), 4, "mine")
    assert not race.shout(0)
    assert screen.shouts == []


def test_who_may_not_shout_is_told_why() -> None:
    race, screen = race_of(3)
    race.ready.activate()
    screen.timeline.finish()
    assert race.shout(0)
    assert not screen.shouts
    assert screen.note is not None
    assert "captain 0" in screen.note.heading


def test_a_peek_leaves_the_gate_where_it_is() -> None:
    race, screen = race_of(3)
    screen.viewer = 2
    assert race.controls()
