"""Sentences filled by the fields of events."""

from __future__ import annotations

from typing import Any

import pytest

from treasure_games.core.frozen import Frozen
from treasure_games.core.sentences import Phrases, Teller, filled


class Paid(Frozen):
    seat: int
    coins: int
    token: int = 7


class Ended(Frozen):
    winner: int


PHRASES: Phrases[str] = {
    "name": lambda event, _view, called: called(event.seat),
    "place": lambda _event, view, _called: view,
    "never": lambda _event, _view, _called: pytest.fail("looked up, though no sentence has it"),
}


def called(seat: int) -> str:
    return ("Anne", "Bart")[seat]


def told(event: Any, text: Any, *more: Any, **parts: Any) -> Any:
    return Teller(PHRASES).line(text, *more, **parts)(event, "the reef", called)


def test_phrases_come_before_fields_and_what_is_given_before_both() -> None:
    text = "{name} paid {coins} at {place}."
    assert filled(text, PHRASES, Paid(1, 3), "the reef", called) == "Bart paid 3 at the reef."
    given = {"name": "Nobody", "coins": "nothing"}
    assert filled("{name}: {coins}", PHRASES, Paid(1, 3), "", called, given) == "Nobody: nothing"


def test_a_placeholder_that_nothing_fills_is_an_error() -> None:
    with pytest.raises(AttributeError, match="rum"):
        filled("{rum}", PHRASES, Paid(1, 3), "", called)


def test_a_line_with_its_caption_is_of_the_seat_of_the_event() -> None:
    entry = told(Paid(1, 3), "{name} paid.", "Paid {coins}", piece="token", follows=True)
    assert (entry.text, entry.caption) == ("Bart paid.", "Paid 3")
    assert (entry.seat, entry.pieces, entry.follows, entry.is_slight) == (1, (7,), True, False)


def test_whose_line_it_is_may_be_found_otherwise() -> None:
    entry = told(Ended(1), "It is over.", seat=lambda event: event.winner, is_slight=True)
    assert (entry.seat, entry.pieces, entry.is_slight) == (1, (), True)
    assert told(Ended(1), "It is over.").seat is None


def test_an_event_may_choose_its_sentence_or_none() -> None:
    def text(event: Paid, view: str) -> str:
        return f"{view}: {{coins}}" if event.coins > 1 else ""

    assert told(Paid(0, 2), text).text == "the reef: 2"
    assert told(Paid(0, 1), text) is None
