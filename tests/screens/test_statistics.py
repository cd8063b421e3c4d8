"""The statistics as a picture: rivals, the last matches, numbers, luck, its seal, the table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import in_german, over, shows
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES, load, load_words
from treasure_games.core.words import Plural, with_count
from treasure_games.match.match import Match
from treasure_games.screens import statistics
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.statistics import StatisticsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.label import Picture
from treasure_games.table.scene import TableScene


def finished(rig: Rig, game: str, seed: int = 3, people: int = 1) -> Match:
    match = rig.services.matches.begin(table_plan(game, crew(people, 2), seed))
    return play_on(match, lambda _match: False)


def open_statistics(rig: Rig) -> None:
    over(rig, StatisticsScene(rig.services))
    rig.settle()


def pictures(rig: Rig, beginning: str) -> list[str]:
    found = [one for one in rig.top.root.walk() if isinstance(one, Picture)]
    return [one.image for one in found if one.name.startswith(beginning)]


@pytest.mark.parametrize("game", GAMES)
def test_one_of_each_number_is_told_as_one(game: str) -> None:
    for title in load_words(game).numbers.values():
        assert isinstance(title, Plural)
        assert with_count(title, 1) != with_count(title, 2)


def test_before_the_first_match_it_says_so(rig: Rig, hands: Hands) -> None:
    open_statistics(rig)
    assert any("No match has been finished yet" in words for words in hands.words())
    hands.press("close")
    assert shows(rig, TitleScene)


def test_from_the_empty_page_one_press_leads_into_a_match(rig: Rig, hands: Hands) -> None:
    rig.services.settings.all_pirates = True
    open_statistics(rig)
    assert hands.focused == "play"
    hands.press("play")
    assert shows(rig, TableScene)
    assert isinstance(rig.top, TableScene)
    bold = {seat.persona for seat in rig.top.match.seats if not seat.is_human}
    rig.services.settings.all_pirates = False
    shy = {
        seat.persona for seat in first_table(rig.top.match.game.info.id).seats if not seat.is_human
    }
    assert bold != shy


def test_who_has_matches_of_a_known_seed_alone_has_no_rivals_there_and_is_shown(
    rig: Rig, mouse: Mouse
) -> None:
    plan = replace(table_plan(GAMES[0], crew(1, 2), 7), is_seed_given=True)
    play_on(rig.services.matches.begin(plan), lambda _match: False)
    open_statistics(rig)
    assert any(words.startswith("1 match") for words in mouse.words())


def test_what_was_won_is_told_of_each_rival_and_of_the_last_matches(rig: Rig, mouse: Mouse) -> None:
    matches = [finished(rig, GAMES[0], seed) for seed in (1, 2, 3)]
    won = [outcome.winners for one in matches if (outcome := one.outcome())]
    count = sum(0 in winners for winners in won)
    open_statistics(rig)
    words = mouse.words()
    assert f"3 matches, {count} won" in words
    assert words.count("of 3") == 2
    assert {seat.name for seat in matches[0].seats[1:]} <= {*words}
    coins = {True: "objects/score_coin", False: "result/cross"}
    assert pictures(rig, "coin") == [coins[0 in winners] for winners in won]


def test_a_match_with_known_luck_stands_apart(rig: Rig, mouse: Mouse) -> None:
    for _time in range(2):
        finished(rig, GAMES[0], seed=3)
    open_statistics(rig)
    assert "1 match with known luck stands apart." in mouse.words()
    assert len(pictures(rig, "coin")) == 1


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_as_many_coins_are_shown_as_are_counted(open_rig: OpenRig, scale: float) -> None:
    rig = open_rig((1280, 720), text_scale=scale, speed=0.0)
    for seed in range(12):
        finished(rig, "do_not_touch", seed)
    open_statistics(rig)
    coins = [one for one in rig.top.root.walk() if one.name.startswith("coin")]
    assert len(coins) == 12
    knots = [getattr(one, "image", "") for one in rig.top.root.walk()].count("ui/knot")
    assert len(coins) + knots == 20
    assert all(one.is_visible and one.rect.width for one in coins)
    assert any(one.endswith(" of 12 won") for one in Mouse(rig).words())


def test_each_game_has_its_page(rig: Rig, hands: Hands) -> None:
    for game in GAMES:
        finished(rig, game)
    open_statistics(rig)
    for game in reversed(GAMES):
        hands.press(f"game.{game}")
        rig.settle()
        words = hands.words()
        assert any(one.startswith(load(game).info.title) for one in words)
        assert any(one.startswith("most in a match: ") for one in words)
    hands.press("close")
    assert shows(rig, TitleScene)


def test_everybody_who_plays_here_has_a_page(rig: Rig, hands: Hands) -> None:
    match = finished(rig, GAMES[0], people=2)
    title = load(GAMES[0]).info.title
    open_statistics(rig)
    assert f"{title}: {match.seats[0].name}" in hands.words()
    for seat in (1, 0):
        hands.press("player")
        rig.settle()
        assert f"{title}: {match.seats[seat].name}" in hands.words()
        assert hands.focused == "player"


def test_luck_stands_beside_what_was_expected(rig: Rig, mouse: Mouse) -> None:
    match = finished(rig, "treasure_boots")
    open_statistics(rig)
    total = sum(times for kind, times in match.tally.items() if kind.stream == "dice")
    words = mouse.words()
    assert "The dice, fair and square" in words
    assert f"{total} thrown, {round(total / 6)} of each expected" in words
    assert any("such evenings" in one for one in words)


def test_a_game_without_dice_shows_its_shuffles(rig: Rig, mouse: Mouse) -> None:
    for seed in (1, 2, 3):
        finished(rig, "do_not_touch", seed)
    open_statistics(rig)
    assert "The shuffles, fair and square" in mouse.words()
    assert "top quarter" in mouse.words()


def test_the_seal_of_the_last_match_is_checked_by_one_press(rig: Rig, hands: Hands) -> None:
    finished(rig, GAMES[0])
    open_statistics(rig)
    assert pictures(rig, "seal") == ["ui/seal_shut"]
    hands.press("check")
    rig.settle()
    assert "The luck matches its seal." in hands.words()
    assert pictures(rig, "seal") == ["ui/seal_true"]


def changed_seed(path: Path) -> None:
    path.write_text(path.read_text("utf-8").replace('"seed":3', '"seed":4'), "utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [(Path.unlink, "No such file"), (changed_seed, "The seed gives a different deal")],
)
def test_luck_that_cannot_be_checked_is_told(
    rig: Rig, mouse: Mouse, change: object, told: str
) -> None:
    finished(rig, GAMES[0])
    (path,) = (rig.services.folders.data / "history").iterdir()
    change(path)  # type: ignore[operator]
    open_statistics(rig)
    mouse.press("check")
    rig.settle()
    assert any(told in words for words in mouse.words())
    assert pictures(rig, "seal") == ["ui/seal_shut"]


def test_a_face_that_nobody_knows_any_more_is_an_emblem(rig: Rig, mouse: Mouse) -> None:
    finished(rig, GAMES[0])
    path = rig.services.folders.data / "statistics.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE seats SET persona = 'parrot', name = 'Polly' WHERE seat = 1")
    open_statistics(rig)
    rig.picture()
    assert "Polly" in mouse.words()


def test_all_is_saved_as_a_table_and_one_is_told_where(
    rig: Rig, hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path)
    finished(rig, GAMES[0])
    open_statistics(rig)
    hands.press("export")
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
    hands.press("export")
    rig.tick()
    assert any("No space left on device" in words for words in hands.words())


def test_large_text_shows_the_rivals_met_most_often(open_rig: OpenRig) -> None:
    rig = open_rig(text_scale=2.0, prepare=in_german)
    match = rig.services.matches.begin(table_plan("do_not_touch", crew(1, 4), 3))
    play_on(match, lambda _match: False)
    open_statistics(rig)
    faces = [one for one in rig.top.root.walk() if one.name.startswith("rival")]
    page = next(one for one in rig.top.root.walk() if one.name == "page")
    assert len(faces) == 4
    assert all(page.rect.contains(face.rect) for face in faces)


@pytest.mark.parametrize("count", [1, 2])
def test_each_rival_looks_over_the_own_plate(
    count: int, rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "_RIVALS", count)
    finished(rig, GAMES[0])
    seen: dict[str, FRect] = {}
    monkeypatch.setattr(Canvas, "image", lambda _canvas, name, rect: seen.update({name: rect}))
    open_statistics(rig)
    rig.picture()
    busts = [rect for name, rect in seen.items() if name.startswith("portraits/bust_")]
    plates = [one.rect for one in rig.top.root.walk() if one.name in {"rival0", "rival1"}]
    assert len(busts) == len(plates) == count
    (room,) = (one.rect for one in rig.top.root.walk() if one.name == "crowd")
    for bust, plate in zip(sorted(busts, key=lambda one: one.left), plates, strict=True):
        assert plate.left < bust.centerx < plate.right
        assert bust.top < plate.top < bust.bottom
        assert room.inflate(8.0, 0.0).left <= bust.left < bust.right <= room.right + 4.0


def test_coins_are_tossed_and_dice_are_thrown(rig: Rig, mouse: Mouse) -> None:
    finished(rig, "stolen_treasure")
    open_statistics(rig)
    words = mouse.words()
    assert {"The tosses, fair and square", "heads", "tails"} <= set(words)
    assert "The dice, fair and square" not in words
