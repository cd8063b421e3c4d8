"""What speaks for a decision, in words."""

from __future__ import annotations

import pytest

from tests.battery.playing import corner_setups, opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.games.bluffaneer.bot import MIND
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
)
from treasure_games.games.bluffaneer.rules.game import GAME

FOUR = ["chest and ship", "chest and swords", "chest and skull", "swords and ship"]


def hint(table: Table, seat: int, action: object) -> str:
    reason = MIND.reason(table.view(seat), action)
    return reason.sentence.format(**reason.values)


def test_a_claim_with_the_pair_names_it() -> None:
    assert hint(Table(FOUR), 1, CLAIM).startswith("You have chest and swords")


@pytest.mark.parametrize(("action", "word"), [(CLAIM, "bluff"), (STAY_QUIET, "don’t have")])
def test_without_the_pair_a_hint_says_so(action: object, word: str) -> None:
    assert word in hint(Table(FOUR), 2, action)


@pytest.mark.parametrize("action", [BELIEVE, CHALLENGE])
def test_an_answer_comes_with_a_chance(action: object) -> None:
    table = Table(FOUR)
    table.all_do({2: CLAIM})
    assert "%" in hint(table, 0, action)


def test_a_theft_that_ends_the_game_is_called_so() -> None:
    table = Table(FOUR, rolls=["ship ship"], coins=[12, 10, 11, 3])
    assert "ends the game" in hint(table, 0, STEAL[3])
    assert "richest" in hint(table, 0, STEAL[2])


def test_there_is_a_sentence_for_everything_that_can_be_done() -> None:
    for number, (seats, options) in enumerate(corner_setups(GAME.info)):
        play = opened(GAME, seats, options, number)
        while (pending := GAME.pending(play.state)) is not None:
            for seat in pending.seats:
                view = GAME.view(play.state, seat)
                for action in {*GAME.legal(play.state, seat)[:3], GAME.legal(play.state, seat)[-1]}:
                    reason = MIND.reason(view, action)
                    assert reason.sentence.format(**reason.values)
            play_randomly(play, number, decisions=3)
