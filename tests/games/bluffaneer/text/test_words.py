"""What the log, the status line and the slips say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.battery.playing import corner_setups, opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.words import Breakdown
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    FALSE_START,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.text.status import aid, stakes, unseen_by_pair
from treasure_games.games.bluffaneer.text.words import WORDS

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora", "Edda", "Finn")[seat]


def log(table: Table, viewer: int | None = None) -> list[str]:
    """The lines of the last act, as a seat reads them."""
    found = [WORDS.log(event, GAME.view(state, viewer), called) for event, state in table.moments]
    return [entry.text for entry in found if entry]


def test_a_claim_its_answer_and_the_card_are_told_in_order() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    assert log(table) == ["Cleo claims chest and swords."]
    table.do(0, CHALLENGE)
    assert log(table)[:3] == [
        "Anne shouts “Bluffaneer!”",
        "Cleo shows chest and skull: a bluff!",
        "Cleo pays Anne 1 coin.",
    ]


def test_a_believed_claim_is_told_without_a_line_for_the_coin() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM})
    table.do(0, BELIEVE)
    assert log(table)[:2] == [
        "Anne believes it and pays a coin.",
        "Bart shows chest and swords: the claim was true.",
    ]


def test_several_hands_and_the_coin_are_told() -> None:
    table = Table(FOUR)
    table.all_do({1: CLAIM, 3: CLAIM})
    assert log(table) == [
        "Several claim chest and swords: Bart, Dora.",
        "The coin picks Bart.",
        "Bart claims chest and swords.",
    ]


def test_a_sealed_choice_is_not_told() -> None:
    table = Table(FOUR)
    table.do(1, CLAIM)
    assert log(table) == []


def test_a_false_start_is_told() -> None:
    table = Table(FOUR, shout="buzzer")
    table.do(3, FALSE_START)
    assert log(table) == ["Dora pressed too soon and sits this one out."]


@pytest.mark.parametrize(
    ("coins", "line"),
    [([10, 10, 10, 10], "Anne steals 3 coins from Bart."), ([10, 1, 10, 10], "Anne steals 1 coin")],
)
def test_a_theft_names_what_was_there_to_steal(coins: list[int], line: str) -> None:
    table = Table(FOUR, rolls=["ship ship"], coins=coins)
    table.do(0, STEAL[1])
    assert log(table)[0].startswith(line)


def test_the_status_says_whether_the_own_card_matches() -> None:
    table = Table(FOUR)
    texts = [WORDS.status(table.view(seat), seat, (), called) for seat in (1, 2)]
    assert texts[0] == "Bart, you have chest and swords: claim it!"
    assert texts[1] == "Cleo, your card doesn’t show chest and swords. Bluff, or keep quiet?"


def test_the_status_of_the_roller_names_the_claimant() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    assert "Cleo claims chest and swords" in WORDS.status(table.view(0), 0, (), called)


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({}, "Everyone is deciding in secret."),
        ({"shout": "buzzer"}, "Who will shout first?"),
        ({"shout": "clockwise"}, "Bart may claim the pair."),
    ],
)
def test_waiting_says_for_what(options: dict[str, Any], text: str) -> None:
    table = Table(FOUR, **options)
    assert WORDS.waiting(table.view(0), 1, called) == text


def test_the_stakes_are_one_line_and_others_pay_nothing_for_silence() -> None:
    table = Table(FOUR, answer="first_shout")
    table.all_do({2: CLAIM})
    assert stakes(table.view(0)).startswith("Believe: −1")
    assert stakes(table.view(3)).startswith("Let it stand: 0")


def test_the_aid_counts_cards_and_tells_the_claimants_past() -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    note = aid(table.view(0), called)
    assert note.heading == f"{round(100 * 3 / 17)}% by the cards alone"
    assert note.text == (
        "3 cards with chest and swords are unseen. Cleo so far: 0 true, 0 bluffed."
    )
    assert unseen_by_pair(table.view(0)) == [3, 2, 3, 3, 3, 3]


def ended(answer: Action) -> Breakdown:
    """Cleo bluffs at Anne, who has one coin left; or Cleo has one, and is caught."""
    table = Table(FOUR, coins=[1, 10, 12, 9] if answer == BELIEVE else [12, 10, 1, 12])
    table.all_do({2: CLAIM})
    table.do(0, answer)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return WORDS.breakdown(outcome, table.events, table.view())


def test_the_breakdown_counts_bluffs_and_tells_the_margin() -> None:
    assert ended(BELIEVE) == Breakdown(
        (
            "never claimed a thing",
            "never claimed a thing",
            "1 bluff (0 caught)",
            "never claimed a thing",
        ),
        "Ahead by 3 coins.",
    )


def test_the_breakdown_tells_who_saw_through_a_bluff() -> None:
    found = ended(CHALLENGE)
    assert found.by_seat[0] == "saw through 1 bluff"
    assert found.by_seat[2] == "1 bluff (1 caught)"
    assert found.decided == "Ahead by 1 coin."


def test_every_event_action_and_state_of_any_game_has_its_sentence() -> None:
    lines: list[str] = []

    def say(event: Any, play: Any) -> None:
        entry = WORDS.log(event, GAME.view(play.state, None), called)
        lines.extend([entry.text] if entry else [])

    for number, (seats, options) in enumerate(corner_setups(GAME.info)):
        play = opened(GAME, seats, options, number)
        told: list[Any] = []

        def hear(event: Any, play: Any = play, told: list[Any] = told) -> None:
            told.append(event)
            say(event, play)

        while (pending := GAME.pending(play.state)) is not None:
            for seat in pending.seats:
                view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
                lines.append(WORDS.status(view, seat, legal, called))
                lines.append(WORDS.waiting(view, seat, called))
                lines += [WORDS.described(view, action, called) for action in legal]
            play_randomly(play, number, emit=hear, decisions=1)
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        found = WORDS.breakdown(outcome, told, GAME.view(play.state, None))
        assert len(found.by_seat) == seats
        lines += [*found.by_seat, found.decided]
    assert all(line and "{" not in line for line in lines)
