"""What pirates say: enough of it in each voice, seldom, and by nothing that is secret."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.battery.hooks import hooks_of
from tools.rig import crew, play_on, table_plan
from treasure_games.core.language import SOURCE, translate, use_language
from treasure_games.core.registry import GAMES, load_words
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.match.talk import FACES, Saying, Talk
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.voices import voice_of

LONGEST = 60
FEWEST = 36
MOST_ACTS = 160


def never_met(_persona: str, _name: str) -> str:
    return ""


@cache
def played(game: str) -> Match:
    """A match of greedy players, or the most of it."""
    match = Match(table_plan(game, crew(1, 3)))
    return play_on(match, lambda one: len(one.acts) > MOST_ACTS)


def said(match: Match, met: Any = never_met) -> list[tuple[int, Saying]]:
    talk = Talk(match, load_words(match.plan.game).deeds, met)
    all_said = ((act.row, talk.after(act.row)) for act in match.acts)
    return [(row, saying) for row, saying in all_said if saying is not None]


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_pirate_has_enough_to_say_on_each_occasion(persona: str) -> None:
    voice = voice_of(persona)
    assert voice.keys() == FACES.keys()
    assert all(len(lines) >= 2 for lines in voice.values())
    assert sum(map(len, voice.values())) >= FEWEST
    assert all(len(line) <= LONGEST for lines in voice.values() for line in lines)


def test_no_two_pirates_share_a_line() -> None:
    lines = [line for one in PERSONAS for said in voice_of(one).values() for line in said]
    assert len(set(lines)) == len(lines)


def test_each_line_is_said_in_german_too() -> None:
    lines = [line for one in PERSONAS for said in voice_of(one).values() for line in said]
    use_language("de")
    try:
        german = [translate(line) for line in lines]
    finally:
        use_language(SOURCE)
    assert not set(german) & set(lines)
    assert len(set(german)) == len(lines)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_at_most_one_saying_in_two_turns(game: str) -> None:
    match = played(game)
    talk = Talk(match, load_words(game).deeds, never_met)
    beats = [saying.beat for _, saying in said(match)]
    assert len(beats) > 2
    assert all(later - earlier >= talk.pause for earlier, later in pairwise(beats))
    assert talk.pause * (1 if game != "scallywager" else len(match.seats)) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_line_comes_again_only_after_all_others_of_the_occasion(game: str) -> None:
    spoken: dict[tuple[str, str], list[str]] = {}
    match = played(game)
    for _, saying in said(match):
        lines = spoken.setdefault((match.seats[saying.seat].persona, saying.occasion), [])
        lines.append(saying.sentence)
    for (persona, occasion), lines in spoken.items():
        in_all = len(voice_of(persona)[occasion])
        for start in range(0, len(lines), in_all):
            round_of_lines = lines[start : start + in_all]
            assert len(set(round_of_lines)) == len(round_of_lines)


class Scrambled:
    """A game seen from a table where all is otherwise that a bystander can't know."""

    def __init__(self, game: Any) -> None:
        self._game, self.changed = game, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def _other(self, state: Any) -> Any:
        value = hooks_of(self._game.info.id).slot_value
        other = self._game.determinize(self._game.view(state, None), Random(5))
        self.changed += any(
            value(other, slot) != value(state, slot)
            for group in self._game.hidden_groups(self._game.view(state, None))
            for slot in group.slots
        )
        return other

    def redact(self, state: Any, event: Any, seat: int | None) -> Any:
        return self._game.redact(self._other(state), event, seat)

    def view(self, state: Any, seat: int | None) -> Any:
        return self._game.view(self._other(state), seat)


@pytest.mark.parametrize("game", [one for one in GAMES if one != "treasure_boots"])
def test_with_other_secrets_they_say_the_same_words(game: str) -> None:
    match = Match(table_plan(game, crew(1, 3)))
    play_on(match, lambda one: len(one.acts) > MOST_ACTS)
    words = said(match)
    scrambled: Any = Scrambled(match.game)
    match.game = scrambled
    assert said(match) == words
    assert scrambled.changed > 10


@pytest.mark.parametrize("game", GAMES)
def test_the_same_match_says_the_same_words_again(game: str) -> None:
    match = played(game)
    assert said(resumed(match.record())) == said(match)


def test_what_is_taken_back_has_not_been_said() -> None:
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    talk = Talk(match, load_words("do_not_touch").deeds, never_met)
    play_on(match, lambda one: len(one.acts) > 20 and one.can_undo(0))
    for act in match.acts:
        talk.after(act.row)
    match.undo(0)
    play_on(match, lambda one: one.is_over)
    assert {act.row: talk.after(act.row) for act in match.acts if talk.after(act.row)} == dict(
        said(match)
    )


@pytest.mark.parametrize(("met", "occasion"), [
    ("won_last_evening", "won_last_evening"), ("wears_trophy", "wears_trophy"), ("", "greeting"),
])  # fmt: skip
def test_they_greet_by_how_the_last_evening_ended(met: str, occasion: str) -> None:
    match = Match(table_plan("bluffaneer", crew(1, 1)))
    asked = []

    def remembered(persona: str, name: str) -> str:
        asked.append((persona, name))
        return met

    (greeting,) = said(match, remembered)
    assert greeting[1].occasion == occasion
    assert asked == [(match.seats[1].persona, match.seats[0].name)]


def test_people_alone_hear_nothing() -> None:
    match = Match(table_plan("do_not_touch", crew(3, 0)))
    play_on(match, lambda one: len(one.acts) > 40)
    assert said(match) == []


def test_bluffs_are_noticed_when_the_third_comes_in_a_row() -> None:
    """In short matches of somebody who claims all and is challenged; never before the third."""
    from treasure_games.games.bluffaneer.rules.actions import Challenge, Claim
    from treasure_games.games.bluffaneer.rules.events import CardRevealed

    def claims_all(view: Any, legal: Sequence[Any], _rng: Random) -> Any:
        wished = Claim if view.seat == 0 else Challenge
        return next((one for one in legal if isinstance(one, wished)), None)

    heard = 0
    for seed in range(12):
        match = Match(table_plan("bluffaneer", crew(1, 2), seed=seed))
        play_on(match, lambda one: one.is_over, prefer=claims_all)
        for row, saying in said(match):
            if saying.occasion == "third_bluff":
                heard += 1
                claims = [
                    moment.event.truth
                    for act in match.acts[: row + 1]
                    for moment in act.moments
                    if isinstance(moment.event, CardRevealed) and moment.event.seat == 0
                ]
                assert claims[-3:] == [False] * 3
    assert heard
