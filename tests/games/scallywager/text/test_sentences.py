"""What the log, the status line, the coach and the result say."""

import re

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.scallywager.scripted import Table, altered
from tests.games.scallywager.text.acted import acted, called, played
from treasure_games.core.chances import told
from treasure_games.core.record import replay
from treasure_games.games.scallywager.rules.actions import CALL, Bid
from treasure_games.games.scallywager.rules.events import Counted, CrewLost, GameEnded
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.odds import at_least
from treasure_games.games.scallywager.rules.pieces import KINDS
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import card_words, timing
from treasure_games.games.scallywager.text.verdict import (
    as_counted,
    at_stake,
    bluff_record,
    doubt_outcomes,
    odds_note,
    outcome,
    verdict,
)
from treasure_games.games.scallywager.text.words import WORDS, breakdown


@pytest.mark.parametrize("option", [{}, {"cards": "off"}, {"raise": "open", "ones_wild": "on"}])
def test_whole_sentences_for_whole_games(option: dict[str, str]) -> None:
    play = play_randomly(opened(GAME, 5, option, 4), 4)
    for step in replay(play.record, GAME):
        for event, state in step.events:
            for viewer in (None, 0):
                view = GAME.view(state, viewer)
                entry = WORDS.log(event, view, called)
                assert entry is None or re.fullmatch(r"[A-Z].*[.!]", entry.text), entry
                assert entry is None or "{" not in entry.caption
                is_told = entry is not None and entry.seat is not None
                is_end = isinstance(event, GameEnded)
                assert not is_told or is_end or entry.caption, "a whole sentence is cut on a chip"
        asked = GAME.pending(step.state)
        for seat in asked.seats if asked else ():
            view, legal = GAME.view(step.state, seat), GAME.legal(step.state, seat)
            assert called(seat) in WORDS.status(view, seat, legal, called)
            assert called(seat) in WORDS.waiting(view, seat, called)
            assert called(seat) in WORDS.handover(view, seat, called)
            said = [WORDS.described(view, action, called) for action in legal]
            assert all(words and "{" not in words for words in said)
    outcome = GAME.outcome(play.state)
    assert outcome is not None
    told = breakdown(outcome, (), GAME.view(play.state, None))
    assert "last captain" in told.decided
    assert len(told.by_seat) == 5


def test_a_lie_is_told_from_the_bid_to_the_lost_die() -> None:
    moments = played("225 216 32", Bid(3, 2), Bid(5, 2), CALL)
    told = [WORDS.log(event, GAME.view(state, None), called) for event, state in moments]
    assert [entry.text for entry in told if entry][:5] == [
        "Anne bids three 2s.",
        "Bart bids five 2s.",
        "Cleo calls Bart’s bid: never five 2s!",
        "There are four 2s; the bid was five. Cleo wins, Bart loses.",
        "Bart loses one die.",
    ]


def test_of_one_die_there_is_one_and_not_there_are_one() -> None:
    moments = played("225 216 32", Bid(3, 5), Bid(4, 5), CALL)
    told = [WORDS.log(event, GAME.view(state, None), called) for event, state in moments]
    assert "There is one 5; the bid was four. Cleo wins, Bart loses." in [
        entry.text for entry in told if entry
    ]


def test_of_no_die_there_is_not_a_single_one() -> None:
    counted = Counted(6, 0, 4, 1, 0)
    entry = WORDS.log(counted, GAME.view(opened(GAME, 2, {}, 4).state, 0), called)
    assert entry is not None
    assert entry.text.startswith("There isn’t a single 6; the bid was four.")


def test_losses_in_a_row_are_summed_up_beside_the_seat() -> None:
    view = counted_view(None)
    first, more = CrewLost(1, (0, 1), "parlay"), CrewLost(1, (0,), "extra")
    alone = WORDS.log(first, view, called, (CrewLost(2, (0,), "call"),))
    both = WORDS.log(more, view, called, (first,))
    assert alone is not None
    assert both is not None
    assert (alone.caption, alone.sums_up) == ("Lost two dice", False)
    assert (both.caption, both.sums_up) == ("Lost three dice", True)


def counted_view(seat: int | None) -> View:
    """What a seat sees when the dice have just been counted."""
    moments = played("225 216 32", Bid(3, 2), Bid(5, 2), CALL)
    return GAME.view(next(state for event, state in moments if isinstance(event, Counted)), seat)


@pytest.mark.usefixtures("in_figures")
def test_the_coach_tells_the_odds_by_what_a_viewer_knew() -> None:
    """SW-10: five twos among eight dice, of which Anne has two."""
    assert odds_note(Table("225 216 32", cards="off").bid((3, 2)).view(0)) == ""
    own, public = (told(at_least(dice, wanted, 1 / 6)) for dice, wanted in ((5, 3), (8, 5)))
    assert odds_note(counted_view(0)) == f"True by what you knew: {own}."
    assert odds_note(counted_view(None)) == f"True by what lay open: {public}."


def test_what_doubting_costs_and_brings() -> None:
    """SW-18 to SW-22, and a Black Flag doubles what a lie costs."""
    table = Table("225 216 32", cards="off").bid((3, 2))
    call, parlay = doubt_outcomes(table.view(1), called)
    assert call == (("Anne −1", "bidder −1"), ("you lose a die", "you −1"))
    assert parlay[1][0] == "you lose two"
    flagged = Table("225 216 32", treasures={1: "T04"}).bid((3, 2))
    assert doubt_outcomes(flagged.view(1), called)[0][0][0] == "Anne −2, you draw"


def test_what_hangs_on_a_count() -> None:
    said = at_stake(counted_view(None), called)
    assert said == "True: Cleo loses a die. A lie: Bart does."


@pytest.mark.parametrize(
    ("found", "parlay", "word", "sentence"),
    [
        (2, 0, "A lie!", "Two 2s, not three: Bart pays."),
        (3, 0, "True!", "Three 2s: Cleo pays."),
        (4, 1, "Not exact!", "Four 2s, not three: Cleo pays twice."),
        (3, 1, "Exact!", "Three 2s: all but Cleo pay."),
        (0, 0, "A lie!", "Not a single 2: Bart pays."),
    ],
)
def test_the_verdict_says_who_pays(found: int, parlay: int, word: str, sentence: str) -> None:
    """SW-18 to SW-22."""
    is_true = found == 3 if parlay else found >= 3
    winner, loser = (2, 1) if is_true is bool(parlay) else (1, 2)
    view = altered(
        counted_view(None), bids=((1, 3, 2),), challenger=2, found=found, is_parlay=parlay,
        winner=winner, loser=loser,
    )  # fmt: skip
    assert verdict(view) == word
    assert outcome(view, called) == sentence


def test_a_verdict_is_the_same_once_the_last_die_is_lost() -> None:
    """SW-19, SW-30: Anne doubts Bart's two 5s with her last die; Cleo has been out for long."""
    moments = played("3 5521 -", Bid(1, 5), Bid(2, 5), CALL, token=0)
    events = [event for event, _state in moments]
    at_once = next(state for event, state in moments if isinstance(event, Counted))
    for seat in (None, 0, 1):
        view, ended = GAME.view(at_once, seat), GAME.view(moments[-1][1], seat)
        assert outcome(ended, called) == outcome(view, called) == "Two 5s: Anne pays."
        assert odds_note(as_counted(ended, events)) == odds_note(view)
    note = odds_note(as_counted(GAME.view(moments[-1][1], 0), events))
    assert note == "True by what you knew: hardly."


def test_dice_that_were_counted_are_those_of_the_showdown_that_is_shown() -> None:
    """Where an earlier one is shown again, later ones are among the events too."""
    table = Table("225 216 32", cards="off")
    first = acted(table, Bid(3, 2), Bid(5, 2), CALL)
    later = acted(table, Bid(1, 1), CALL)
    view = GAME.view(next(state for event, state in first if isinstance(event, Counted)), None)
    assert as_counted(view, [event for event, _state in (*first, *later)]) == view


def test_every_card_says_what_it_does_and_when() -> None:
    said = [card_words(kind) for kind in range(KINDS)]
    assert len(set(said)) == KINDS
    assert all(re.fullmatch(r"[A-Z].*\.", words) for words in said)
    assert {timing(kind) for kind in range(KINDS)} == {
        "Stays with you", "Used once", "At dawn, before the first bid", "With your own bid",
        "At the showdown, before the count",
    }  # fmt: skip
    assert card_words(-1) == ""


def test_a_record_of_bids_is_told_of_each_captain() -> None:
    table = Table("225 216 32", cards="off")
    assert bluff_record(table.view(), 0) == "No bid so far."
    table.bid((3, 2), (5, 2)).call()
    assert bluff_record(table.view(), 1) == "1 bid, 1 of them caught."
