"""What the log, the status line, what counting tells and the result say."""

import re

import pytest
from msgspec.structs import replace

from tests.battery.playing import opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import Mode, Outcome
from treasure_games.core.record import replay
from treasure_games.games.bluffaneer.rules.actions import CHALLENGE, CLAIM
from treasure_games.games.bluffaneer.rules.events import TieFlipped
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, STEAL
from treasure_games.games.bluffaneer.text.odds_notes import chance_note
from treasure_games.games.bluffaneer.text.words import WORDS, breakdown


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora", "Emil", "Fay")[seat]


def told(table: Table, viewer: int | None = None) -> list[str]:
    """The lines of the last act, told from the view after it."""
    entries = [WORDS.log(event, table.view(viewer), called) for event in table.events]
    return [entry.text for entry in entries if entry is not None]


@pytest.mark.parametrize("option", [{}, {"shout": "buzzer"}, {"shout": "clockwise"}])
@pytest.mark.parametrize("answer", ["roller", "everyone", "first_shout"])
def test_whole_sentences_for_whole_games(option: dict[str, str], answer: str) -> None:
    play = play_randomly(opened(GAME, 6, {**option, "answer": answer}, 4), 4)
    for step in replay(play.record, GAME):
        for event, state in step.events:
            for viewer in (None, 0):
                view = GAME.view(state, viewer)
                entry = WORDS.log(GAME.redact(state, event, viewer), view, called)
                assert entry is None or re.fullmatch(r"[A-Z].*[.!]", entry.text), entry
        asked = GAME.pending(step.state)
        for seat in asked.seats if asked else ():
            view, legal = GAME.view(step.state, seat), GAME.legal(step.state, seat)
            assert called(seat) in WORDS.status(view, seat, legal, called)
            is_for_all = view.phase == SHOUT and asked.mode is not Mode.WINDOW
            named = "anybody" if is_for_all else called(seat)
            assert named in WORDS.waiting(view, seat, called)
            assert called(seat) in WORDS.handover(view, seat, called)
            assert all(WORDS.described(view, action, called) for action in legal)
            if view.claimant not in (seat, -1):
                assert re.search(r"True by your count: \w+\.$", chance_note(view))


def test_a_bluff_is_told_from_the_claim_to_the_new_card() -> None:
    table = Table("SK HK", hands="CS CH CK", deck="SH")
    table.shouts(1)
    assert told(table)[-1] == "Bart claims swords and skull."
    table.do(0, "challenge")
    assert told(table)[:4] == [
        "Anne calls Bart a Bluffaneer!",
        "It was a bluff: Bart shows chest and ship.",
        "Bart paid Anne 1 coin.",
        "Bart drew a card.",
    ]
    assert told(table, viewer=1)[3] == "Bart drew swords and ship."


def test_a_false_start_is_told() -> None:
    table = Table("SK", shout="buzzer")
    table.do(1, "claim", at=-20)
    assert told(table) == ["Bart shouted too early and is out for this roll."]
    table.do(2, "claim", at=1234)
    assert told(table)[0] == "Cleo shouted after 1.23 s."


def test_the_status_tells_nothing_of_the_own_card() -> None:
    """It stands on a screen that several people may share."""
    lines = {
        WORDS.status(table.view(1), 1, (CLAIM,), called)
        for table in (Table("SK", hands="CS SK CH"), Table("SK", hands="CS CH SK"))
    }
    assert lines == {"Bart, claim swords and skull or stay quiet."}


def test_between_questions_nobody_thinks_about_a_claim() -> None:
    """The phase stays that of the last question while the next bones are rolled."""
    table = Table("SK HK CH", hands="CS CH CK", deck="SH")
    table.shouts(1)
    open_claim = table.view()
    assert WORDS.waiting(open_claim, 0, called) == "Anne thinks about Bart’s claim."
    for phase in (SHOUT, ANSWER, STEAL):
        settled = replace(open_claim, phase=phase, waiting=0, claimant=-1)
        assert WORDS.waiting(settled, 1, called) == "Bart is playing."


def test_counting_tells_what_the_claimant_may_hold() -> None:
    table = Table("SK", hands="CS CH CK")
    table.shouts(1)
    assert chance_note(table.view(0)) == "True by your count: unlikely."
    assert WORDS.described(table.view(0), CHALLENGE, called) == "Challenge Bart"


def test_the_result_tells_claims_and_margin() -> None:
    table = Table("SK SK HK", hands="CS CH CK", deck="CS", coins=12)
    table.shouts(1)
    table.do(0, "believe")
    view = table.view()
    found = breakdown(Outcome((8, 13, 9), (1,)), (), view)
    assert found.by_seat == ("", "1 bluff believed", "")
    assert found.decided == "The winner is 4 coins ahead."
    flip = [TieFlipped((0, 1), 0)]
    assert breakdown(Outcome((9, 9, 0), (0,)), flip, view).decided.endswith("a coin decides.")
    assert breakdown(Outcome((9, 9, 0), (0, 1)), (), view).decided == "Level on coins."


def test_the_summary_fits_the_title() -> None:
    assert GAME.info.title == "Bluffaneer"
    assert GAME.info.summary.endswith(".")
