"""What the log, the status line, forecasts and the stack say."""

import re

import pytest

from tests.battery.playing import opened, play_randomly
from treasure_games.core.game import Outcome
from treasure_games.core.record import replay
from treasure_games.games.stolen_treasure.rules import events
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.text.cards import brief_words, card_words
from treasure_games.games.stolen_treasure.text.forecast import forecast, least_answer
from treasure_games.games.stolen_treasure.text.stack import (
    effect_on_viewer,
    has_effect,
    played,
    stack_outcome,
)
from treasure_games.games.stolen_treasure.text.words import WORDS, breakdown


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dora", "Emil", "Fay")[seat]


@pytest.mark.one_in_turn("option", "seats")
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("option", [{}, {"wager_method": "die"}, {"wager_method": "rps"}])
def test_whole_sentences_for_whole_games(seats: int, option: dict[str, str]) -> None:
    house = {"start_piracy": 3, "start_treasure": 2, **option}
    play = play_randomly(opened(GAME, seats, house, 4), 4)
    for step in replay(play.record, GAME):
        for event, state in step.events:
            for viewer in (None, 0):
                view = GAME.view(state, viewer)
                entry = WORDS.log(GAME.redact(state, event, viewer), view, called)
                assert entry is None or re.fullmatch(r"[A-Z].*[.!]", entry.text), entry
                if isinstance(event, events.HandsOpened | events.DiceRolled):
                    assert entry is not None
                    assert len(entry.caption) < 30, "what two show fits on the slip of one"
                    shown = getattr(event, "hands", None) or getattr(event, "faces", ())
                    is_tie = shown[0] == shown[1]
                    assert (" both " in entry.text) is is_tie
                    assert entry.caption.startswith("A tie: ") is is_tie
        asked = GAME.pending(step.state)
        for seat in asked.seats if asked else ():
            view, legal = GAME.view(step.state, seat), GAME.legal(step.state, seat)
            assert called(seat) in WORDS.status(view, seat, legal, called)
            assert called(seat) in WORDS.waiting(GAME.view(step.state, None), seat, called)
            for action in legal:
                assert WORDS.described(view, action, called)
                told = forecast(view, action, called)
                assert told is None or told.heading
            if view.stack:
                assert stack_outcome(view, called).title
                assert effect_on_viewer(view, called)
                assert all(played(view, index, called) for index in range(len(view.stack)))
                assert has_effect(view)[-1]


def test_a_pass_and_the_face_of_a_stolen_card_are_never_told_to_others() -> None:
    play = play_randomly(opened(GAME, 4, {"start_piracy": 3}, 7), 7)
    for step in replay(play.record, GAME):
        for event, state in step.events:
            view = GAME.view(state, None)
            entry = WORDS.log(GAME.redact(state, event, None), view, called)
            assert not (isinstance(event, events.Passed) and entry)
            if isinstance(event, events.CardStolen) and view.faces[event.card] < 0:
                assert entry is not None
                assert re.search("a (treasure|piracy) card", entry.text)


def test_what_a_hand_takes_from_a_score_in_the_end_is_told() -> None:
    told = 0
    for seed in range(4):
        play = play_randomly(opened(GAME, 4, {"start_treasure": 3}, seed), seed)
        for event, state in (pair for step in replay(play.record, GAME) for pair in step.events):
            if isinstance(event, events.HandRevealed):
                view = GAME.view(state, None)
                entry, score = WORDS.log(event, view, called), view.score(event.seat)
                assert (entry is not None) == (score != view.banked[event.seat])
                if entry is not None:
                    assert str(abs(score)) in entry.text
                    told += 1
    assert told > 1


def test_the_least_answer_is_legal_and_no_smaller_one_is() -> None:
    """ST-91, ST-92: what the slip proposes completes a legal answer."""
    seen = 0
    for seed in range(6):
        play = play_randomly(opened(GAME, 4, {"start_treasure": 3}, seed), seed)
        for step in replay(play.record, GAME):
            view = GAME.view(step.state, step.state.asked if step.state.asked >= 0 else None)
            if len(view.wager) < 2 or view.seat != view.wager[1] or view.phase != 3:
                continue
            legal = GAME.legal(step.state, view.seat)
            cards = least_answer(view)
            kinds = {type(one).__name__ for one in legal}
            assert bool(cards) != ("Match" in kinds)
            assert all(any(getattr(one, "card", -1) == card for one in legal) for card in cards[:1])
            seen += 1
    assert seen


def test_words_on_a_card_are_few_and_those_of_its_zoom_are_whole() -> None:
    for kind in range(27):
        assert re.fullmatch(r"[A-Z].*\.", card_words(kind))
        assert kind < 15 or len(brief_words(kind)) <= 42


def test_the_result_says_what_each_score_is_made_of() -> None:
    play = play_randomly(opened(GAME, 3, {}, 2), 2)
    steps = list(replay(play.record, GAME))
    state = steps[-1].state
    told = [event for step in steps for event, _state in step.events]
    found = GAME.outcome(state)
    assert isinstance(found, Outcome)
    result = breakdown(found, told, GAME.view(state, None))
    assert len(result.by_seat) == 3
    assert all("buried" in words for words in result.by_seat)
    assert result.decided


def test_numbers_count_what_happened() -> None:
    play = play_randomly(opened(GAME, 4, {"start_piracy": 3}, 3), 3)
    told = [event for step in replay(play.record, GAME) for event, _state in step.events]
    numbers = WORDS.count_numbers(told, GAME.view(play.state, None))
    assert numbers.keys() == WORDS.numbers.keys()
    assert sum(numbers["buried"]) == sum(isinstance(one, events.Buried) for one in told)
    stolen = sum(isinstance(one, events.CardStolen | events.BuriedTaken) for one in told)
    assert sum(numbers["lost"]) == stolen
    wagers = sum(isinstance(one, events.Challenged) for one in told)
    assert sum(numbers["wagers"]) == 2 * wagers == 2 * sum(numbers["wagers_won"])
