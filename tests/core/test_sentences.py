"""Sentences filled by the fields of events."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from treasure_games.core.log_lines import LineWriter, its_card, no_pieces
from treasure_games.core.words import (
    PhaseWords,
    Phrases,
    filled,
    lead_words,
    seat_in,
    seats_in,
    victory,
)


class Paid(Struct, frozen=True):
    seat: int
    coins: int
    token: int = 7


class Ended(Struct, frozen=True):
    winner: int


PHRASES: Phrases[str] = {
    "name": lambda event, _view, called: called(event.seat),
    "place": lambda _event, view, _called: view,
    "never": lambda _event, _view, _called: pytest.fail("looked up, though no sentence has it"),
}


def called(seat: int) -> str:
    return ("Anne", "Bart")[seat]


def token(event: Any, _view: str) -> tuple[int, ...]:
    return (event.token,)


def told(event: Any, text: Any, *more: Any, **parts: Any) -> Any:
    return LineWriter(PHRASES).line(text, *more, **parts)(event, "the reef", called)


def test_phrases_come_before_fields_and_what_is_given_before_both() -> None:
    text = "{name} paid {coins} at {place}."
    assert filled(text, PHRASES, Paid(1, 3), "the reef", called) == "Bart paid 3 at the reef."
    given = {"name": "Nobody", "coins": "nothing"}
    assert filled("{name}: {coins}", PHRASES, Paid(1, 3), "", called, given) == "Nobody: nothing"


def test_a_placeholder_that_nothing_fills_is_an_error() -> None:
    with pytest.raises(AttributeError, match="rum"):
        filled("{rum}", PHRASES, Paid(1, 3), "", called)


def test_a_line_with_its_caption_is_of_the_seat_of_the_event() -> None:
    entry = told(Paid(1, 3), "{name} paid.", "Paid {coins}", about=token, follows=True)
    assert (entry.text, entry.caption) == ("Bart paid.", "Paid 3")
    assert (entry.seat, entry.pieces, entry.follows, entry.is_slight) == (1, (7,), True, False)


def test_whose_line_it_is_may_be_found_otherwise() -> None:
    entry = told(Ended(1), "It is over.", seat=lambda event, _view: event.winner, is_slight=True)
    assert (entry.seat, entry.pieces, entry.is_slight) == (1, (), True)
    assert told(Ended(1), "It is over.").seat is None


def test_an_event_may_choose_its_sentence_or_none() -> None:
    def text(event: Paid, view: str) -> str:
        return f"{view}: {{coins}}" if event.coins > 1 else ""

    assert told(Paid(0, 2), text).text == "the reef: 2"
    assert told(Paid(0, 1), text) is None


@dataclass(frozen=True)
class Sea:
    phase: int


class SeaWords(PhaseWords[Sea, Paid, Any]):
    statuses = {1: "{name}, pay at {place}.", 2: lambda legal, _view: "Yes." if legal else "No."}
    waits = {1: "{name} counts coins."}
    choices = (1,)
    suggestions = {Paid: "Pay {coins} at {place}"}
    phrases = {"place": lambda _event, view, _called: f"reef {view.phase}"}


def test_questions_are_told_by_their_phase() -> None:
    words, usual = SeaWords(), Sea(3)
    assert words.status(Sea(1), 1, (), called) == "Bart, pay at reef 1."
    assert words.status(Sea(2), 1, (Paid(1, 1),), called) == "Yes."
    assert words.status(Sea(2), 1, (), called) == "No."
    assert words.status(usual, 1, (), called) == "Bart, you decide."
    assert words.waiting(Sea(1), 0, called) == "Anne counts coins."
    assert words.waiting(usual, 0, called) == "Anne is playing."
    assert words.described(Sea(1), Paid(1, 4), called) == "Pay 4 at reef 1"
    assert words.handover(Sea(1), 0, called) == "Anne, your choice"
    assert words.handover(usual, 0, called) == "Anne’s turn"


def test_a_line_is_about_what_the_writer_says_unless_it_says_so_itself() -> None:
    line = LineWriter(PHRASES, token).line
    told_by_writer = line("{coins}")(Paid(1, 3), "", called)
    assert told_by_writer is not None
    assert told_by_writer.pieces == (7,)
    told_by_line = line("{coins}", about=no_pieces)(Paid(1, 3), "", called)
    assert told_by_line is not None
    assert told_by_line.pieces == ()


def test_a_line_is_about_its_card_if_it_has_one() -> None:
    assert its_card(SimpleNamespace(card=0), None) == (0,)
    assert its_card(Ended(1), None) == ()


def test_a_line_may_begin_with_a_capital_but_names_stay_as_they_are() -> None:
    line = LineWriter(PHRASES, uncapitalized=("{name}",)).line
    for text, words in (("{place}: {name}", "The reef: anne"), ("{name} sails.", "anne sails.")):
        entry = line(text)(Paid(0, 1), "the reef", ("anne", "bart").__getitem__)
        assert entry is not None
        assert entry.text == words


@pytest.mark.parametrize(
    ("winners", "text"),
    [((1,), "{names} wins with {score}."), ((0, 1), "{names} share the victory with {score}.")],
)
def test_winners_are_told_in_one_sentence(winners: tuple[int, ...], text: str) -> None:
    assert victory(SimpleNamespace(winners=winners), None) == text


def test_seats_are_called_by_name_from_the_first_field_that_is_there() -> None:
    event = SimpleNamespace(payer=1, tied=(0, 2))
    assert seat_in("seat", "payer")(event, None, "seat {}".format) == "seat 1"
    assert seats_in("hands", "tied")(event, None, "seat {}".format) == "seat 0, seat 2"


def test_a_lead_is_told_in_points_and_a_shared_victory_as_level() -> None:
    assert lead_words(1) == "The winner is 1 point ahead."
    assert lead_words(3) == "The winner is 3 points ahead."
    assert lead_words(None) == "Level on points."
