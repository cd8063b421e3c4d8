"""The statistics: what was played and won, each game's own numbers, and the dice."""

from __future__ import annotations

import re
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import in_german, over, shows
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES, load, load_words
from treasure_games.match.match import Match
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.statistics import DICE, Portrait, StatisticsScene
from treasure_games.screens.title import TitleScene


def finished(rig: Rig, game: str, seed: int = 3) -> Match:
    match = rig.services.matches.begin(table_plan(game, crew(1, 2), seed))
    return play_on(match, lambda _match: False)


def open_statistics(rig: Rig) -> None:
    over(rig, StatisticsScene(rig.services))


def test_before_the_first_match_it_says_so(rig: Rig, hands: Hands) -> None:
    open_statistics(rig)
    assert any("No match has been finished yet" in words for words in hands.words())
    hands.press("close")
    assert shows(rig, TitleScene)


def test_matches_and_victories_are_told_by_name(rig: Rig, mouse: Mouse) -> None:
    matches = [finished(rig, GAMES[0], seed) for seed in (1, 2, 3)]
    open_statistics(rig)
    words = mouse.words()
    assert "3 matches finished" in words
    for seat, who in enumerate(matches[0].seats):
        outcomes = [match.outcome() for match in matches]
        won = sum(seat in one.winners for one in outcomes if one is not None)
        assert words[words.index(who.name) :].count(f"{won} of 3 won") >= 1


def test_a_pirate_of_a_match_in_english_keeps_the_face_in_german(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), prepare=in_german)
    english = (replace(seat, name=PERSONAS[seat.persona].name) for seat in crew(0, 4))
    plan = table_plan(GAMES[0], tuple(english))
    play_on(rig.services.matches.begin(plan), lambda _match: False)
    open_statistics(rig)
    faces = {one.persona for one in rig.top.root.walk() if isinstance(one, Portrait)}
    assert {"woodenfinger", "mary", "bosun", "pike"} <= faces


def test_each_finished_game_has_its_page_with_its_own_numbers_but_no_zeros(
    rig: Rig, hands: Hands
) -> None:
    for game in GAMES:
        finished(rig, game)
    open_statistics(rig)
    for number, game in enumerate(GAMES):
        hands.press(f"tabs.{number}")
        told = [words.replace("\u00a0", " ") for words in hands.words()]
        lines = [words for words in told if re.fullmatch(r"([^·]+ \d+( · )?)+", words)]
        named = [one for line in lines for one in re.findall(r"([^·]+?) (\d+)", line)]
        standings = rig.services.matches.statistics.standings(game)
        titles = load_words(game).numbers
        wanted = [
            (title, str(one.numbers[number]))
            for one in standings
            for number, title in titles.items()
            if one.numbers.get(number)
        ]
        assert [(name.strip(), count) for name, count in named] == wanted
        assert load(game).info.title in told


def test_the_dice_can_be_checked(rig: Rig, mouse: Mouse) -> None:
    match = finished(rig, "treasure_boots")
    open_statistics(rig)
    thrown = {throw.outcome: n for throw, n in match.tally.items() if throw.stream == DICE}
    total = sum(thrown.values())
    words = mouse.words()
    assert f"{total} rolls of 6-sided dice" in words
    for count in thrown.values():
        assert f"{100 * count / total:.1f} % ({count})" in words


def test_all_is_saved_as_a_table_and_one_is_told_where(
    rig: Rig, hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path)
    finished(rig, GAMES[0])
    open_statistics(rig)
    hands.press("save")
    rig.tick()
    (path,) = tmp_path.glob("*.csv")
    assert any(str(path) in words for words in hands.words())


def test_a_disk_that_is_full_is_told(
    rig: Rig, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_words: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("treasure_games.screens.statistics.export", full)
    finished(rig, GAMES[0])
    open_statistics(rig)
    hands.press("save")
    rig.tick()
    assert any("No space left on device" in words for words in hands.words())


def test_large_text_still_shows_two_names_before_anybody_scrolls(open_rig: OpenRig) -> None:
    rig = open_rig(text_scale=2.0, prepare=in_german)
    finished(rig, "do_not_touch")
    open_statistics(rig)
    found = {widget.name: widget.rect for widget in rig.top.root.walk()}
    page = found["do_not_touch.page"]
    for number in range(2):
        assert page.contains(found[f"do_not_touch.{number}.won"])
