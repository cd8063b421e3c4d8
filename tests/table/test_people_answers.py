"""Two large answers, in whatever game asks at a table with people."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pygame import FRect

from treasure_games.core.game import Mode, Pending
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.table.people_answers import Answer, PeopleAnswers
from treasure_games.table.pieces.stake_button import Stake, StakeButton

PLACES = FRect(0, 0, 100, 40), FRect(200, 0, 100, 40)
WINDOW = Pending((1,), "cancel", Mode.WINDOW)


class Screen:
    """A table of three at which seat 1 is asked; notes what is done."""

    def __init__(self) -> None:
        self.seats = [SimpleNamespace(is_human=seat < 2) for seat in range(3)]
        self.timeline = Timeline()
        self.context: Any = None
        self.asked, self.viewer = 1, 1
        self.done: list[Any] = []

    def act(self, action: Any, seat: int | None = None, arrival: int | None = None) -> bool:
        self.done.append(action if seat is None else (action, seat))
        return True

    def called(self, seat: int) -> str:
        return f"Captain {seat}"

    def offers_changed(self) -> None:
        """Nothing hangs on it here."""


class Cancelling(PeopleAnswers):
    """Cancels a card or lets it pass; robs one of the others where that is asked."""

    def __init__(self, api: Any, board: Any) -> None:
        super().__init__(api, board)
        self.two = StakeButton("pass", fights=False), StakeButton("yarr", fights=True)

    def question(self, view: Any) -> tuple[Pending | None, int, Any]:
        """Return what is asked, in turn 1."""
        return view, 1, "Yarr!"

    def offer(self, view: Any) -> None:
        """Offer victims of a robbery, or the two answers."""
        if view.ask == "rob":
            rob = "Rob {name}"
            self.offer_people(self.legal, lambda seat: ("rob", seat), lambda _: Stake(3), rob)
        else:
            self.offer_two(Answer("Let it pass", "pass"), Answer("Yarr!", "yarr", (Stake(-1),)))


def answers_of(asked: Pending = WINDOW, legal: tuple[Any, ...] = ("pass", "yarr"),
               viewer: int = 1) -> tuple[Cancelling, Screen]:  # fmt: skip
    screen = Screen()
    screen.viewer = viewer
    people = SimpleNamespace(lit=(), spot=lambda seat: FRect(0, 100 * seat, 50, 50))
    board = SimpleNamespace(people=people, layout=SimpleNamespace(answers=PLACES, choices=PLACES))
    answers = Cancelling(cast(Any, screen), cast(Any, board))
    answers.take_in(asked, legal)
    return answers, screen


@pytest.mark.parametrize(("at", "action"), [(0, "pass"), (1, "yarr")])
def test_the_two_buttons_stand_in_their_places_and_act(at: int, action: str) -> None:
    answers, screen = answers_of()
    button = answers.controls()[at]
    assert isinstance(button, StakeButton)
    assert button.rect == PLACES[at]
    button.activate()
    assert screen.done == [action]
    assert button.cases == ((), (Stake(-1),))[at]


def test_nothing_is_offered_any_more_once_nothing_is_legal() -> None:
    answers, _screen = answers_of()
    answers.take_in(WINDOW, ())
    assert not answers.controls()
    assert answers.beginning is None


@pytest.mark.parametrize(("viewer", "count"), [(1, 2), (0, 0)])
def test_what_is_sealed_is_offered_only_to_who_sees_the_own_cards(viewer: int, count: int) -> None:
    answers, _screen = answers_of(WINDOW._replace(mode=Mode.SEALED), viewer=viewer)
    assert len(answers.controls()) == count


def test_keys_begin_at_the_last_answer_and_a_suggestion_leads_to_its_own() -> None:
    answers, _screen = answers_of()
    assert answers.beginning is answers.lead_to("yarr") is answers.controls()[1]
    answers.take_in(WINDOW, ())
    assert answers.lead_to("yarr") is None


def test_one_of_the_others_is_chosen_by_what_is_seen_of_them_or_by_their_plates() -> None:
    answers, screen = answers_of(Pending((1,), "rob"), (0, 2))
    controls = answers.controls()
    spots = [one for one in controls if isinstance(one, Hotspot)]
    buttons = [one for one in controls if isinstance(one, StakeButton)]
    assert [spot.hint for spot in spots] == ["Rob Captain 0", "Rob Captain 2"]
    assert [button.text for button in buttons] == ["Captain 0", "Captain 2"]
    spots[1].activate()
    answers.press_seat(0)
    buttons[1].activate()
    assert screen.done == [("rob", 2), ("rob", 0), ("rob", 2)]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_choices_stand_beside_each_other_within_their_two_places(count: int) -> None:
    answers, _screen = answers_of(Pending((1,), "rob"), tuple(range(count)))
    rects = [FRect(one.rect) for one in answers.drawn]
    assert len(rects) == count
    assert all(any(place.contains(rect) for place in PLACES) for rect in rects)
    assert all(one.right < other.left for one, other in pairwise(rects))


def test_in_a_race_of_several_people_nothing_is_legal_until_all_are_ready() -> None:
    answers, screen = answers_of(WINDOW._replace(mode=Mode.RACE))
    assert answers.legal == ()
    answers.race.ready.activate()
    screen.timeline.finish()
    answers.take_in(WINDOW._replace(mode=Mode.RACE), ("pass", "yarr"))
    assert answers.legal == ("pass", "yarr")
    answers.press_seat(1)
    assert screen.done == [("Yarr!", 1)]
