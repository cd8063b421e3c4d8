"""What the coach says after a reveal: the odds as each pair of eyes could know them."""

from __future__ import annotations

import random

from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CHALLENGE, CLAIM
from treasure_games.games.bluffaneer.rules.events import CardRevealed, ClaimChallenged
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.text.words import WORDS

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora")[seat]


def coached(table: Table, viewer: int | None) -> list[str]:
    """What a seat reads about the last act."""
    found = [WORDS.coach(event, GAME.view(state, viewer), called) for event, state in table.moments]
    return [text for text in found if text]


def bluffed() -> Table:
    """Cleo claims without the pair, and Anne calls her."""
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    table.do(0, CHALLENGE)
    return table


def test_the_answerer_reads_the_odds_by_all_cards_but_the_own_one() -> None:
    assert coached(bluffed(), 0) == [
        "Chest and swords: 3 of 17 possible cards fit, 18%. It was a bluff."
    ]


def test_whoever_holds_a_copy_reads_lower_odds() -> None:
    assert coached(bluffed(), 1)[0].startswith("Chest and swords: 2 of 17 possible cards fit")


def test_cards_that_the_claimant_cannot_have_are_not_counted() -> None:
    """Cleo failed to show swords and skull in a turn of her own: three cards less."""
    table = Table(FOUR, rolls=["ship skull", "ship skull", "swords skull", "chest swords"])
    for _turn in range(3):
        table.nobody_claims()
    table.all_do({2: CLAIM})
    table.do(3, CHALLENGE)
    assert coached(table, 3) == [
        "Chest and swords: 3 of 14 possible cards fit, 21%. It was a bluff."
    ]


def test_the_claimant_reads_what_everybody_could_know() -> None:
    assert coached(bluffed(), 2) == coached(bluffed(), None)
    assert coached(bluffed(), 2)[0].startswith("Chest and swords: 3 of 18 possible cards fit")


def test_a_true_claim_is_told_as_true() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM})
    table.do(0, BELIEVE)
    assert coached(table, 0)[0].endswith("18%. It was true.")


def test_a_pair_that_the_claimant_failed_to_show_is_told_as_impossible() -> None:
    """Anne rolls chest and swords without having it; in the next turn she claims it."""
    table = Table(FOUR, rolls=["chest swords", "chest swords"])
    table.state.hands[1], table.state.hands[3] = table.state.hands[3], table.state.hands[1]
    table.nobody_claims()
    table.all_do({0: CLAIM})
    table.do(1, CHALLENGE)
    assert coached(table, 1) == [
        "Chest and swords: Anne had failed to show it as the roller, 0%. It was a bluff."
    ]


def test_a_roller_who_matches_has_claimed_nothing() -> None:
    table = Table(FOUR, rolls=["swords skull", "chest swords"])
    table.nobody_claims()
    assert "RollerMatched" in [type(event).__name__ for event in table.events]
    assert coached(table, 0) == []


def test_nothing_is_said_before_the_card_lies_open() -> None:
    table = bluffed()
    kinds = [type(event) for event, _state in table.moments]
    assert kinds.index(ClaimChallenged) < kinds.index(CardRevealed)
    before = table.moments[: kinds.index(CardRevealed)]
    assert not any(WORDS.coach(event, GAME.view(state, 0), called) for event, state in before)


def test_the_coach_tells_no_seat_what_it_could_not_see() -> None:
    """Whatever the others hold, the line is the same for the same view."""
    table = bluffed()
    event, state = next(one for one in table.moments if isinstance(one[0], CardRevealed))
    for viewer in (None, 0, 2, 3):
        view = GAME.view(state, viewer)
        for seed in range(8):
            other = GAME.view(GAME.determinize(view, random.Random(seed)), viewer)
            assert WORDS.coach(event, other, called) == WORDS.coach(event, view, called)
