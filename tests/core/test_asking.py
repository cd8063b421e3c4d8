"""Yes or no from several seats, in each mode."""

from dataclasses import dataclass
from typing import Any

import pytest

from treasure_games.core.asking import (
    OTHERS,
    SEATS_IN,
    Arrivals,
    ChoiceSealed,
    CoinFlipped,
    Passed,
    Shouted,
    answer,
    ask,
    choose_seat,
    first_seats,
    note_answer,
    pending,
    questions,
    sealed_seats,
    with_tie_window,
    yes_seats,
)
from treasure_games.core.chance import ChanceExhausted, ScriptedChance
from treasure_games.core.game import Mode, Pending


@dataclass
class Asked:
    """A question to seats 0, 1 and 2."""

    waiting: int = 0b111
    yes: int = 0
    arrivals: Arrivals = ()


def at(milliseconds: int) -> ScriptedChance:
    return ScriptedChance((), arrival=milliseconds)


def test_seats_are_bits_and_neighbours_sit_clockwise() -> None:
    assert SEATS_IN[0b101] == (0, 2)
    assert OTHERS[4][2] == (3, 0, 1)


@pytest.mark.parametrize(
    ("mode", "default", "seconds"),
    [
        (Mode.TURN, None, None),
        (Mode.WINDOW, "no", None),
        (Mode.SEALED, "no", 8.0),
        (Mode.RACE, "no", 5.0),
    ],
)
def test_each_mode_has_its_time_and_a_turn_has_no_default(
    mode: Mode, default: str | None, seconds: float | None
) -> None:
    assert pending("ask", 0b110, mode, "no") == ((1, 2), "ask", mode, default, seconds)


def test_only_a_yes_in_a_race_asks_when_it_came() -> None:
    asked = Asked()
    assert note_answer(asked, Mode.SEALED, 0, 1, ScriptedChance(())) == 0
    assert note_answer(asked, Mode.RACE, 1, 0, ScriptedChance(())) == 0
    assert (asked.waiting, asked.yes, asked.arrivals) == (0b100, 0b001, ())
    with pytest.raises(ChanceExhausted):
        note_answer(asked, Mode.RACE, 2, 1, ScriptedChance(()))


def test_the_fastest_and_the_simultaneous_stand_first_in_a_race() -> None:
    asked = Asked()
    for seat, milliseconds in enumerate((521, 400, 520)):
        assert note_answer(asked, Mode.RACE, seat, 1, at(milliseconds)) == milliseconds
    assert yes_seats(asked, Mode.RACE) == (0, 1, 2)
    assert first_seats(asked, Mode.RACE) == (1, 2)
    short = with_tie_window(pending("ask", 1, Mode.RACE, None), asked.arrivals)
    assert short.seconds == pytest.approx(0.52)


def test_a_false_start_is_not_heard() -> None:
    asked = Asked()
    assert note_answer(asked, Mode.RACE, 1, 1, at(-1)) == -1
    assert (asked.waiting, yes_seats(asked, Mode.RACE), first_seats(asked, Mode.RACE)) == (
        0b101,
        (),
        (),
    )


def test_an_answer_after_the_time_is_up_is_not_heard_and_lengthens_nothing() -> None:
    asked = Asked()
    for seat, milliseconds in enumerate((4_990, 5_001, 10**9)):
        assert note_answer(asked, Mode.RACE, seat, 1, at(milliseconds)) == milliseconds
    assert yes_seats(asked, Mode.RACE) == (0,)
    assert with_tie_window(pending("ask", 1, Mode.RACE, None), asked.arrivals).seconds == 5.0


def test_sealed_choices_of_others_are_hidden_until_all_have_chosen() -> None:
    assert sealed_seats(Mode.SEALED, 0b100, 0b111, seat=None) == 0b011
    assert sealed_seats(Mode.SEALED, 0b100, 0b111, seat=1) == 0b001
    assert sealed_seats(Mode.SEALED, 0, 0b111, seat=None) == 0
    assert sealed_seats(Mode.RACE, 0b100, 0b111, seat=None) == 0


def test_a_question_is_over_after_its_last_millisecond() -> None:
    race = pending("ask", 0b110, Mode.RACE, "no")
    assert not race.is_over_at(5000)
    assert race.is_over_at(5001)
    short = with_tie_window(race, ((4, 1),))
    assert not short.is_over_at(124)
    assert short.is_over_at(125)
    assert not pending("ask", 0b110, Mode.WINDOW, "no").is_over_at(10**6)


@pytest.mark.parametrize(
    ("mode", "waiting"), [(Mode.SEALED, 0b110), (Mode.RACE, 0b110), (Mode.WINDOW, 0b100)]
)
def test_all_are_asked_at_once_but_in_a_window_the_first_alone(mode: Mode, waiting: int) -> None:
    asked = Asked(yes=1, arrivals=((3, 1),))
    ask(asked, mode, (2, 1))
    assert asked == Asked(waiting)


@pytest.mark.parametrize(
    ("mode", "choice", "told"),
    [
        (Mode.SEALED, 0, [ChoiceSealed(1, 0)]),
        (Mode.RACE, 1, [Shouted(1, 40)]),
        (Mode.RACE, 0, [Passed(1)]),
        (Mode.WINDOW, 0, [Passed(1)]),
        (Mode.WINDOW, 1, []),
        (Mode.TURN, 0, []),
    ],
)
def test_the_others_notice_at_once_what_the_mode_lets_them(
    mode: Mode, choice: int, told: list[Any]
) -> None:
    asked, events = Asked(0b010), list[Any]()
    answer(asked, mode, 1, choice, 0b100, at(40), events.append)
    assert events == told
    assert asked.waiting == (0b100 if mode is Mode.WINDOW and not choice else 0)


def test_a_coin_chooses_among_several_and_nobody_is_heard_without_a_yes() -> None:
    events: list[Any] = []
    assert choose_seat(Asked(yes=0b101), Mode.SEALED, ScriptedChance((1,)), events.append) == 2
    assert events == [CoinFlipped((0, 2), 2)]
    assert choose_seat(Asked(yes=0b100), Mode.SEALED, ScriptedChance(()), events.append) == 2
    assert choose_seat(Asked(), Mode.SEALED, ScriptedChance(()), events.append) == -1
    assert len(events) == 1


def test_questions_are_made_in_advance_by_phase_and_seat() -> None:
    table = questions(
        ("deal", "act", "answer", "over"), 2, quiet=(0,), windows=(2,), defaults={2: "pass"}
    )
    assert table[0] == (Pending((), "deal"),) * 3
    assert table[1] == (Pending((0,), "act"), Pending((1,), "act"), Pending((), "act"))
    assert table[2][1] == Pending((1,), "answer", Mode.WINDOW, "pass")
    assert table[3] == (None, None, None)
