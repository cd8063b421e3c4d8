"""House rules and the choice of them."""

from __future__ import annotations

import pickle

import pytest

from treasure_games.core.errors import BadSetup
from treasure_games.core.options import GameInfo, Option, Setup

SWAPS = Option("swaps", "Swaps", (1, "any", 0), ("One", "Any", "None"), 1, "How often.", "XX-01")
LIGHT = Option("light", "Light", ("day", "night"), ("Day", "Night"), "day", "When.", "XX-02")
INFO = GameInfo("toy", "Toy", "A toy.", (2, 4), (SWAPS, LIGHT), (), ())


def test_what_is_not_chosen_has_its_default() -> None:
    setup = Setup.of(INFO, 3, {"light": "night"})
    assert dict(setup.options) == {"swaps": 1, "light": "night"}
    assert (setup.text("light"), setup.number("swaps")) == ("night", 1)


def test_numbers_may_be_written_as_words_as_on_a_command_line() -> None:
    assert Setup.of(INFO, 2, {"swaps": "0"}) == Setup.of(INFO, 2, {"swaps": 0})
    assert Setup.of(INFO, 2, {"swaps": "any"}).text("swaps") == "any"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused_in_words(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        Setup.of(INFO, seats)
    assert str(caught.value) == f"Toy is for 2 to 4 players, not {seats}."


def test_an_unknown_option_is_refused_naming_those_there_are() -> None:
    with pytest.raises(BadSetup, match="swaps, light"):
        Setup.of(INFO, 2, {"weather": "fair"})


def test_an_unknown_value_is_refused_naming_those_there_are() -> None:
    with pytest.raises(BadSetup, match="1, any, 0"):
        Setup.of(INFO, 2, {"swaps": 2})


def test_a_choice_cannot_be_changed_afterwards() -> None:
    setup = Setup.of(INFO, 2)
    with pytest.raises(TypeError):
        setup.options["swaps"] = 0  # type: ignore[index]


def test_a_choice_can_be_sent_to_another_process() -> None:
    setup = Setup.of(INFO, 2, {"light": "night"})
    assert pickle.loads(pickle.dumps(setup)) == setup


def test_an_option_whose_words_do_not_fit_its_values_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="odd"):
        Option("odd", "Odd", (1, 2), ("One",), 1, "", "XX-03")
    with pytest.raises(ValueError, match="odd"):
        Option("odd", "Odd", (1, 2), ("One", "Two"), 3, "", "XX-03")
