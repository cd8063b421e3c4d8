"""What could be known of a claim, told once its card lies open."""

from typing import Any

import pytest

from tests.battery.playing import moments_of, opened, play_randomly
from tests.games.bluffaneer.scripted import WORDS, Table
from treasure_games.games.bluffaneer.rules.events import CardRevealed
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import BELIEVED, CAUGHT, TALLIES, TRUE
from treasure_games.games.bluffaneer.rules.view import View, claim_chance
from treasure_games.games.bluffaneer.text.claim_history import pair_claims
from treasure_games.games.bluffaneer.text.odds_notes import odds_note

pytestmark = pytest.mark.usefixtures("in_figures")

ROLLER, CLAIMANT, THIRD, NOBODY = 0, 1, 2, None


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo")[seat]


def revealed(hands: str, viewer: int | None, word: str = "challenge", **tallies: int) -> View:
    """What a viewer sees when the card of seat 1 is turned, which claimed what seat 0 rolled."""
    table, seen = Table("SK HK CS", hands=hands, deck="CS SH"), []
    for kind, times in (("true", TRUE), ("caught", CAUGHT), ("believed", BELIEVED)):
        table.state.tallies[CLAIMANT * TALLIES + times] = tallies.get(kind, 0)

    def look(event: Any) -> None:
        if isinstance(event, CardRevealed):
            seen.append(GAME.view(table.state, viewer))

    table.shouts(CLAIMANT)
    table.play.act(ROLLER, WORDS[word], look)
    return seen[0]


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (ROLLER, "True by your count: 18\u00a0%."),
        (
            THIRD,  # 3 of 16, as the roller would have had to show it
            "True by your count: 19\u00a0%.",
        ),
        (
            NOBODY,  # 3 of 17
            "True by what lay open: 18\u00a0%.",
        ),
        (
            CLAIMANT,  # as all others could count who don't see their own card either
            "True in the others’ eyes: 18\u00a0%.",
        ),
    ],
)
def test_each_viewer_is_told_what_could_be_counted(viewer: int | None, told: str) -> None:
    view = revealed("CS CH CK", viewer)
    assert odds_note(view, called) == f"{told} It was Bart’s first claim."


def test_a_viewer_counts_the_own_card() -> None:
    told = odds_note(revealed("CS CH SK", THIRD), called)
    assert told.startswith("True by your count: 12\u00a0%.")


@pytest.mark.parametrize(
    ("card", "word", "before", "told"),
    [
        ("CH", "challenge", {"true": 2, "caught": 1, "believed": 2}, "3 of 5 claims"),
        ("CH", "believe", {"true": 2, "caught": 1, "believed": 2}, "3 of 5 claims"),
        ("SK", "challenge", {"true": 2, "caught": 1, "believed": 2}, "3 of 5 claims"),
        ("SK", "believe", {"true": 1}, "0 of 1 claim"),
    ],
)
def test_the_past_of_the_claimant_does_not_count_this_claim(
    card: str, word: str, before: dict[str, int], told: str
) -> None:
    words = odds_note(revealed(f"CS {card} CK", ROLLER, word, **before), called)
    assert words.endswith(f" Bluffs by Bart before: {told}.")


def test_large_words_are_few() -> None:
    words = odds_note(revealed("CS CH CK", ROLLER), called, is_brief=True)
    assert words == "True by your count: 18\u00a0%. Bluffs before: 0 of 0."


def test_what_a_viewer_does_not_see_changes_nothing() -> None:
    """Neither the cards of others nor what is under the stack."""
    told = {odds_note(revealed(f"CS CH {other}", ROLLER), called) for other in ("CK", "SK", "HK")}
    assert len(told) == 1


def test_nothing_is_told_before_a_card_lies_open_nor_after() -> None:
    table = Table("SK HK CS", hands="CS CH CK", deck="CS")
    assert odds_note(table.view(ROLLER), called) == ""
    table.shouts(CLAIMANT)
    assert odds_note(table.view(ROLLER), called) == ""
    table.do(ROLLER, "challenge")
    assert odds_note(table.view(ROLLER), called) == ""


def test_the_numbers_are_those_of_the_truth_reel() -> None:
    """Which counts for the roller once a match is over, and is made from its record."""
    moments = moments_of(play_randomly(opened(GAME, 5, {}, 3), 3).record)
    counted = []
    for event, state in moments:
        if isinstance(event, CardRevealed):
            counted.append(claim_chance(GAME.view(state, state.turn), event.seat))
    assert len(counted) > 5
    assert counted == pytest.approx([claim.chance for claim in pair_claims(moments).claims])
