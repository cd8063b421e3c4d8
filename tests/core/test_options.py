"""House rules and the choice of them."""

import pickle
from pathlib import Path

import pytest

from treasure_games.core.errors import BadInstallation, BadSetup
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, GameInfo, HouseRule, Range, Setup, read_house

SWAPS = HouseRule(
    "swaps",
    "Swaps",
    "How often.",
    "XX-01",
    (Choice(1, "One"), Choice("any", "Any"), Choice(0, "No")),
)
LIGHT = HouseRule(
    "light", "Light", "When.", "XX-02", (Choice("day", "Day"), Choice("night", "Night"))
)
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
        HouseRule("odd", "Odd", "", "XX-03", (Choice(1, "One"),), written=str)
    with pytest.raises(ValueError, match="odd"):
        HouseRule("odd", "Odd", "", "XX-03", (Choice(1, "One"), Choice(2, "Two")), usual=3)


TARGET = HouseRule(
    "target", "Target", "How much.", "XX-04", (Choice("auto", "As usual"),), numbers=Range(1, 9)
)


def no_vowels(text: str) -> str:
    """What is written, in capitals; refuses an A."""
    if "a" in text:
        raise BadSetup(N_("“{text}” holds an a."), text=text)
    return text.upper()


NONE = Choice("none", "None")
WORD = HouseRule(
    "word", "Word", "What.", "XX-05", (NONE,), written=no_vowels, written_words="what you wrote"
)


@pytest.mark.parametrize(("text", "value"), [("auto", "auto"), ("1", 1), ("9", 9), ("07", 7)])
def test_an_option_may_take_any_number_of_a_range(text: str, value: str | int) -> None:
    assert TARGET.parse(text) == value


@pytest.mark.parametrize("text", ["0", "10", "-1", "2.0", "", "many", "1_0", " 3", "9" * 5000])
def test_a_number_out_of_range_is_refused_naming_both_ends(text: str) -> None:
    with pytest.raises(BadSetup, match="choose auto or 1 to 9"):
        TARGET.parse(text)


def test_a_refusal_repeats_only_the_beginning_of_a_long_value() -> None:
    for option in (SWAPS, TARGET):
        with pytest.raises(BadSetup) as caught:
            option.parse("9" * 5000)
        assert len(str(caught.value)) < 100


def test_an_option_may_take_what_is_written_in_its_usual_form() -> None:
    assert WORD.parse("none") == "none"
    assert WORD.parse("sky") == WORD.parse("SKY") == "SKY"
    with pytest.raises(BadSetup, match="“sea” holds an a"):
        WORD.parse("sea")


def test_options_that_do_not_go_together_are_refused_at_once() -> None:
    def check(setup: Setup) -> None:
        if setup.text("light") == "night" and setup.text("swaps") == "any":
            raise BadSetup(N_("Too dark for that."))

    strict = GameInfo("toy", "Toy", "A toy.", (2, 4), (SWAPS, LIGHT), (), (), check)
    assert Setup.of(strict, 2, {"light": "night"}).text("light") == "night"
    with pytest.raises(BadSetup, match="Too dark"):
        Setup.of(strict, 2, {"light": "night", "swaps": "any"})


PAGE = """
title = "Toy"
summary = "A toy."
articles = ["We count to {count}."]

[[options]]
name = "count"
title = "How far"
help = "Far."
rule = "XX-06"
choices = [["auto", "As usual", "{number}"], [9, "9"]]
usual = 9
numbers = [1, 20]
"""


def test_options_are_read_from_the_page_beside_a_module(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(PAGE)
    page = read_house(str(tmp_path / "house.py"), count={"stands_for": lambda _, seats: 2 * seats})
    (option,) = page.options
    assert (option.default, option.values, option.parse("20")) == (9, ("auto", 9), 20)
    assert option.words_for("auto", 3) == "6"
    assert page.articles == ("We count to {count}.",)
    info = page.info("toy", (2, 4), (str,), (int,))
    assert (info.id, info.title, info.summary, info.edition) == ("toy", "Toy", "A toy.", 1)
    assert (info.options, info.articles) == (page.options, page.articles)
    assert (info.seats, info.actions, info.events) == ((2, 4), (str,), (int,))


def test_a_page_with_a_slip_of_the_pen_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(PAGE.replace("usual", "usaul"))
    with pytest.raises(BadInstallation, match="usaul"):
        read_house(str(tmp_path / "house.py"))
