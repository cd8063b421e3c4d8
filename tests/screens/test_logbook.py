"""The ship's log: finished matches are found, watched, played again, copied and deleted."""

import sqlite3
from concurrent.futures import wait
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from threading import Event

import pygame
import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse, Pad
from tests.screens.conftest import in_german, shows, table_of
from tests.screens.endings import won
from tools.moments import logbook as moments
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.record import Record
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.records import read_record
from treasure_games.screens.challenges import Standoff
from treasure_games.screens.deeds import DeedsScene
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.evenings import evening_of
from treasure_games.screens.log_leaf import Line
from treasure_games.screens.logbook import LogbookScene
from treasure_games.screens.saves import TableView
from treasure_games.screens.statistics import StatisticsScene
from treasure_games.screens.title import TitleScene
from treasure_games.screens.voyage.end import VoyageEndScene
from treasure_games.stage.input import intents
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.label import Label
from treasure_games.table.scene import TableScene
from treasure_games.table.seat_face import SeatFace

Watched = list[Record]


@pytest.fixture
def watched(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """What has been watched; nothing is shown for it."""
    found: Watched = []
    monkeypatch.setattr(rig.services.navigation, "watch", found.append)
    return found


def fill(rig: Rig, count: int = 7, people: int = 1) -> list[Match]:
    """So many finished matches, one a day, the latest first; the game changes from each to the
    next.
    """
    kept = []
    for number in range(count):
        record = moments.finished(GAMES[number % 5], people, 20 + number % 5)
        begun = moments.EVENING - timedelta(days=number)
        kept.append(moments.keep(rig, moments.dated(record, number, begun)))
    return kept


def open_log(rig: Rig) -> LogbookScene:
    moments.show_log(rig)
    assert isinstance(rig.top, LogbookScene)
    return rig.top


def words(rig: Rig) -> str:
    return " ".join(one.text for one in rig.top.root.walk() if isinstance(one, Label))


def lines(rig: Rig) -> list[Line]:
    return [one for one in rig.top.root.walk() if isinstance(one, Line)]


def chosen(rig: Rig) -> str:
    """The identity of the match on the right."""
    (line,) = (one for one in lines(rig) if one.is_chosen)
    return line.entry.identity


def view(rig: Rig) -> TableView:
    return next(one for one in rig.top.root.walk() if isinstance(one, TableView))


# The door


def test_the_title_leads_to_it_and_it_leads_back(rig: Rig, hands: Hands) -> None:
    rig.show(TitleScene(rig.services))
    hands.press("ships_log")
    assert shows(rig, LogbookScene)
    hands.press("close")
    assert shows(rig, TitleScene)


def test_escape_closes_it(rig: Rig) -> None:
    open_log(rig)
    Keys(rig).key("escape")
    assert shows(rig, TitleScene)


# Empty


def test_before_the_first_match_it_offers_one(rig: Rig, hands: Hands) -> None:
    open_log(rig)
    assert "No match has been finished yet." in words(rig)
    assert not hands.sees("watch")
    hands.press("play")
    assert shows(rig, TableScene)


def test_keys_do_no_harm_on_an_empty_leaf(rig: Rig, watched: Watched) -> None:
    open_log(rig)
    for key in ("r", "l", "1", "6", "page down", "page up", "home", "end", "down", "up"):
        Keys(rig).key(key)
    assert shows(rig, LogbookScene)
    assert watched == []


def test_beside_an_empty_leaf_it_says_what_the_log_holds(rig: Rig, hands: Hands) -> None:
    (match,) = fill(rig, 1)
    open_log(rig)
    scene = rig.top
    assert isinstance(scene, LogbookScene)
    assert "What the log holds" not in words(rig)
    Keys(rig).key("f", pygame.KMOD_CTRL)
    rig.tick(0.0, [pygame.event.Event(pygame.TEXTINPUT, text="Blackbeard")])
    assert "No finished match fits." in words(rig)
    assert "What the log holds" in words(rig)
    hands.press("all")
    assert "What the log holds" not in words(rig)
    assert chosen(rig) == match.identity


# Entries


def test_a_single_match_is_told(rig: Rig) -> None:
    (match,) = fill(rig, 1)
    open_log(rig)
    assert chosen(rig) == match.identity
    outcome = match.outcome()
    assert outcome is not None
    told = words(rig)
    assert "Saturday, 14 June 2025, 21:40. 12 minutes" in told
    assert all(str(score) in told for score in outcome.scores)
    assert "Turn " in told
    assert "Round " in told or "was never behind" in told or "Turn " in told


def test_large_letters_leave_every_score(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), 2.0, speed=0.0)
    (match,) = fill(rig, 1)
    open_log(rig)
    scores = [one for one in rig.top.root.walk() if one.name.endswith(".score")]
    shown = sorted(int(getattr(one, "text", "")) for one in scores)
    assert shown == sorted(match.scores())


def test_the_winner_stands_first(rig: Rig) -> None:
    match = won(rig, pirates=2)
    open_log(rig)
    places = lines(rig)[0].entry.places
    assert places[0].seat.name == match.seats[0].name
    assert [one.score for one in places[1:]] == sorted(
        (one.score for one in places[1:]), reverse=True
    )


def test_evenings_head_their_matches(rig: Rig) -> None:
    fill(rig, 2)
    open_log(rig)
    names = [one.name for one in rig.top.root.walk() if one.name.startswith("evening")]
    assert names == ["evening0", "evening1"]


@pytest.mark.parametrize(
    ("day", "told"),
    [
        (date(2026, 3, 12), "Today"),
        (date(2026, 3, 11), "Yesterday"),
        (date(2026, 3, 10), "Tuesday"),
        (date(2026, 3, 6), "Friday"),
        (date(2026, 3, 5), "Thursday, 5 March"),
        (date(2025, 12, 31), "Wednesday, 31 December 2025"),
        (date(2026, 3, 13), "Friday, 13 March"),
    ],
)
def test_an_evening_is_called_as_one_says_it(day: date, told: str) -> None:
    assert evening_of(day, date(2026, 3, 12)) == told


def test_up_and_down_choose_another_match(rig: Rig) -> None:
    matches = fill(rig, 3)
    open_log(rig)
    Keys(rig).key("down")
    assert chosen(rig) == matches[1].identity
    Keys(rig).key("up")
    assert chosen(rig) == matches[0].identity


def test_a_press_chooses_a_match_and_does_no_more(rig: Rig, mouse: Mouse, watched: Watched) -> None:
    matches = fill(rig, 3)
    open_log(rig)
    mouse.press("entry2")
    assert chosen(rig) == matches[2].identity
    assert watched == []


def test_leaves_are_turned_by_keys_wheel_and_arrows(rig: Rig, mouse: Mouse) -> None:
    matches = fill(rig, 7)
    open_log(rig)
    shown = len(lines(rig))
    Keys(rig).key("page down")
    assert chosen(rig) == matches[shown].identity
    Keys(rig).key("page up")
    assert chosen(rig) == matches[0].identity
    Keys(rig).key("end")
    assert lines(rig)[-1].entry.identity == matches[-1].identity
    Keys(rig).key("home")
    mouse.press("after")
    assert chosen(rig) == matches[shown].identity
    mouse.wheel(*mouse.spot("entry0"), 1)
    assert chosen(rig) == matches[0].identity
    assert not mouse.find("before").is_enabled


def test_the_pad_alone_turns_leaves_and_watches(rig: Rig, hands: Hands, watched: Watched) -> None:
    fill(rig, 6)
    open_log(rig)
    hands.press("after")
    hands.press("watch")
    assert [one.notes["id"] for one in watched] == [chosen(rig)]


# Looking for matches


def test_a_game_can_be_chosen_by_button_and_key(rig: Rig, hands: Hands) -> None:
    fill(rig, 7)
    open_log(rig)
    hands.press(f"game.{GAMES[1]}")
    assert {one.entry.game for one in lines(rig)} == {GAMES[1]}
    assert "2 matches" in words(rig)
    hands.press("game.covered")
    assert "7 matches" in words(rig)
    Keys(rig).key("3")
    assert {one.entry.game for one in lines(rig)} == {GAMES[1]}
    Keys(rig).key("1")
    assert "7 matches" in words(rig)


@pytest.mark.parametrize("sought", ["anne", "ANNE", "%", "_", "<b>", "'", "\\"])
def test_names_are_looked_for_as_they_are_typed(sought: str, rig: Rig) -> None:
    fill(rig, 3)
    open_log(rig)
    keys = Keys(rig)
    keys.key("f", pygame.KMOD_CTRL)
    assert keys.focused == "search"
    keys.type(sought)
    assert keys.focused == "search"
    if sought.casefold() == "anne":
        assert len(lines(rig)) == 3
    else:
        assert "No finished match fits." in words(rig)
        assert not keys.sees("play")


@pytest.mark.parametrize("device", [Keys, Pad])
def test_who_has_played_is_offered_to_whoever_cannot_type(
    device: type[Keys | Pad], rig: Rig
) -> None:
    fill(rig, 3)
    open_log(rig)
    hands = device(rig)
    hands.go_to("search")
    rig.top.handle(intents.Navigate(intents.Direction.RIGHT))
    assert rig.services.matches.log.names()[0] == "Anne"
    assert "3 matches" in words(rig)
    rig.top.handle(intents.Navigate(intents.Direction.RIGHT))
    assert "Woodenfinger" in rig.services.matches.log.names()[1]
    assert len(lines(rig)) == 3


def test_letters_in_the_search_are_no_commands(rig: Rig, watched: Watched) -> None:
    fill(rig, 1)
    open_log(rig)
    keys = Keys(rig)
    keys.key("f", pygame.KMOD_CTRL)
    keys.type("rl1")
    assert shows(rig, LogbookScene)
    assert watched == []


# What can be done with a match


def test_enter_watches_it(rig: Rig, watched: Watched) -> None:
    match = fill(rig, 1)[0]
    open_log(rig)
    Keys(rig).key("return")
    assert [one.notes["id"] for one in watched] == [match.identity]
    assert len(watched[0].rows) == len(match.acts) - 1


@pytest.mark.parametrize("way", ["again", "l"])
def test_the_same_luck_is_played_again(way: str, rig: Rig, mouse: Mouse) -> None:
    match = fill(rig, 1)[0]
    open_log(rig)
    mouse.press(way) if way == "again" else Keys(rig).key(way)
    assert table_of(rig).match.plan == replace(match.plan, is_seed_given=True)
    assert table_of(rig).match.identity != match.identity
    assert rig.services.matches.log.path(match.identity).exists()


@pytest.mark.parametrize("way", ["revenge", "r"])
def test_revenge_is_taken_on_the_same_crew_with_new_luck(way: str, rig: Rig, mouse: Mouse) -> None:
    match = fill(rig, 1)[0]
    open_log(rig)
    mouse.press(way) if way == "revenge" else Keys(rig).key(way)
    plan = table_of(rig).match.plan
    assert (plan.seats, plan.setup) == (match.plan.seats, match.plan.setup)
    assert plan.seed != match.plan.seed


def test_after_a_win_one_plays_again(rig: Rig, mouse: Mouse) -> None:
    won(rig)
    open_log(rig)
    assert mouse.find("revenge").text == "Play again"  # type: ignore[attr-defined]
    fill(rig, 1)
    rig.services.matches.erase(chosen(rig))
    open_log(rig)
    entry = lines(rig)[0].entry
    assert not entry.is_won
    assert mouse.find("revenge").text == "Take revenge"  # type: ignore[attr-defined]


def test_a_copy_is_saved_where_it_says(rig: Rig, hands: Hands) -> None:
    match = fill(rig, 1)[0]
    open_log(rig)
    hands.press("copy")
    path = rig.services.folders.copies / f"{match.identity}.treasure"
    assert isinstance(rig.top, Dialog)
    assert str(path) in " ".join(hands.words())
    assert read_record(path).to_plain() == match.record().to_plain()


def test_a_full_disk_is_told_when_a_copy_is_saved(
    rig: Rig, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(rig, 1)
    open_log(rig)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("treasure_games.screens.logbook.write_record", full)
    mouse.press("copy")
    assert "The copy can’t be saved (No space left on device)." in " ".join(mouse.words())


def test_deleting_is_asked_once(rig: Rig, hands: Hands) -> None:
    first, second = fill(rig, 2)
    open_log(rig)
    hands.press("delete")
    hands.press("answer1")
    assert len(lines(rig)) == 2
    hands.press("delete")
    hands.press("answer0")
    assert chosen(rig) == second.identity
    assert not rig.services.matches.log.path(first.identity).exists()
    hands.press("delete")
    hands.press("answer0")
    assert "No match has been finished yet." in words(rig)


def test_a_match_that_cannot_be_deleted_stays_and_is_told(
    rig: Rig, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(rig, 1)
    open_log(rig)
    mouse.press("delete")

    def full(_path: Path, *, missing_ok: bool = False) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(Path, "unlink", full)
        mouse.press("answer0")
    rig.tick()
    assert "The match can’t be deleted (No space left on device)." in " ".join(mouse.words())
    mouse.press("answer0")
    assert len(lines(rig)) == 1


# Damage


@pytest.mark.parametrize("damage", ["", "no record", "gone"])
def test_a_damaged_record_is_told_and_costs_only_itself(
    damage: str, rig: Rig, mouse: Mouse, watched: Watched
) -> None:
    first, second = fill(rig, 2)
    path = rig.services.matches.log.path(first.identity)
    path.unlink() if damage == "gone" else path.write_text(damage, "utf-8")
    open_log(rig)
    assert "record" in words(rig)
    for act in ("watch", "again", "revenge", "copy"):
        mouse.press(act)
        assert isinstance(rig.top, Dialog)
        mouse.press("answer0")
    assert watched == []
    mouse.press("entry1")
    rig.settle()
    assert chosen(rig) == second.identity
    mouse.press("watch")
    assert len(watched) == 1
    mouse.press("entry0")
    mouse.press("delete")
    mouse.press("answer0")
    assert [one.entry.identity for one in lines(rig)] == [second.identity]


def test_a_record_that_is_no_finished_match_is_told(rig: Rig) -> None:
    match = fill(rig, 1)[0]
    record = match.record()
    record.rows = record.rows[:5]
    record.fingerprints = {0: record.fingerprints[0]}
    rig.services.matches.log.path(match.identity).write_text(record.to_line(), "utf-8")
    open_log(rig)
    assert "isn’t finished" in words(rig)


def test_what_another_window_deleted_is_gone_after_turning(rig: Rig) -> None:
    first, _second = fill(rig, 2)
    open_log(rig)
    rig.services.matches.erase(first.identity)
    Keys(rig).key("return")
    assert isinstance(rig.top, Dialog)
    Keys(rig).key("return")
    Keys(rig).key("home")
    assert len(lines(rig)) == 1


def test_matches_that_are_found_again_appear_while_one_looks(rig: Rig) -> None:
    fill(rig, 2)
    database = rig.services.matches.statistics._database
    with database:
        database.execute("DELETE FROM matches")
    open_log(rig)
    assert lines(rig) == []
    rig.services.matches.catch_up.start()
    rig.services.matches.catch_up.join(20)
    rig.tick()
    assert len(lines(rig)) == 2


def test_what_is_told_meanwhile_wakes_the_window(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(rig, 1)
    (rig.services.matches.log.folder / "letter.treasure").write_text("Dear Anne", "utf-8")
    rig.show(TitleScene(rig.services))
    woken = Event()
    monkeypatch.setattr(rig.loop, "wake", woken.set)
    rig.services.matches.catch_up.start()
    assert woken.wait(20)
    rig.tick()
    assert "letter.treasure.damaged" in words(rig)


# Pictures


def test_the_last_table_is_kept_and_shown(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = won(rig)
    rig.show(TableScene(rig.services, match))
    rig.settle()
    kept = rig.services.matches.last_tables.load(match.identity)
    assert kept is not None
    open_log(rig)
    assert view(rig).pixels == kept
    rig.tick()


def test_without_a_picture_the_object_of_the_game_stands_there(rig: Rig) -> None:
    fill(rig, 1)
    open_log(rig)
    assert view(rig).pixels is None
    rig.tick()


def test_a_shared_screen_leaves_no_secrets_in_the_picture(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    match = play_on(
        rig.services.matches.begin(table_plan("do_not_touch", crew(2, 0))), lambda _: False
    )
    scene = TableScene(rig.services, match)
    rig.loop.stack.reset(scene)
    scene.session.viewpoint.open_for(1)
    seen: list[int | None] = []
    monkeypatch.setattr(
        "treasure_games.table.scene.pixels_of",
        lambda table, size: (
            seen.append(table.session.viewpoint.viewer) or bytes(size[0] * size[1] * 3)
        ),
    )
    monkeypatch.setattr(type(scene.session.viewpoint), "are_shared", True)
    scene.keep_last_table()
    assert seen == [None]
    assert scene.session.viewpoint.viewer == 1


# Voyages


def test_a_voyage_has_its_own_page_in_its_evening(rig: Rig, hands: Hands) -> None:
    moments.voyage(rig)
    sailed = next(rig.services.matches.voyages.all())
    hands.press("entry0")
    assert hands.sees("watch")
    assert not hands.sees("won")
    hands.press(sailed.identity)
    assert not hands.sees("watch")
    told = words(rig)
    ports = [one for one in rig.top.root.walk() if one.name.startswith("ledger.port")]
    assert len(ports) == len(sailed.ports)
    page = next(one for one in rig.top.root.walk() if one.name == "told")
    assert page.rect.contains(ports[-1].rect), "the last port is seen without scrolling"
    (winner,) = sailed.outcome().winners
    assert f"{sailed.seats[winner].name}: {max(sailed.purses())} coins." in told
    assert all(str(coins) in told for coins in sailed.purses())
    hands.press("won")
    assert shows(rig, VoyageEndScene)


def test_a_voyage_under_way_or_lost_has_none(rig: Rig, mouse: Mouse) -> None:
    name = moments.sail(rig, 2)
    open_log(rig)
    assert not mouse.sees(name)
    assert len(lines(rig)) == 2
    rig.services.matches.voyages.remove(next(rig.services.matches.voyages.all()))
    open_log(rig)
    assert not mouse.sees(name)
    assert len(lines(rig)) == 2


def test_keys_do_no_harm_on_the_page_of_a_voyage(rig: Rig, watched: Watched) -> None:
    moments.voyage(rig)
    for key in ("r", "l", "delete"):
        Keys(rig).key(key)
    assert shows(rig, LogbookScene)
    assert watched == []


def test_another_language_keeps_search_leaf_and_match(rig: Rig) -> None:
    fill(rig, 14, people=2)
    open_log(rig)
    Keys(rig).key("f", pygame.KMOD_CTRL)
    Keys(rig).type("anne")
    rig.top.focus.set_by_name("entry0")
    for key in ("page down", "down"):
        Keys(rig).key(key)
    before = chosen(rig), [line.entry.identity for line in lines(rig)]
    in_german(rig.app)
    rig.loop.stack.reword()
    rig.settle()
    assert (chosen(rig), [line.entry.identity for line in lines(rig)]) == before
    assert "14 Partien" in words(rig)
    assert Keys(rig).find("search").line.text == "anne"  # type: ignore[attr-defined]


# Frames


def test_a_story_is_read_beside_the_frames(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(rig, 2)
    log, slow = rig.services.matches.log, rig.services.matches.log.match

    may_read = Event()

    def slowly(identity: str) -> Match:
        assert may_read.wait(20)
        return slow(identity)

    monkeypatch.setattr(log, "match", slowly)
    rig.show(TitleScene(rig.services))
    scene = LogbookScene(rig.services)
    rig.loop.stack.push(scene)
    rig.tick()
    Keys(rig).key("down")
    assert "Turn" not in words(rig)
    assert scene._story is not None
    may_read.set()
    wait([scene._story], 20)
    rig.tick()
    assert "Turn" in words(rig)


@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
@pytest.mark.parametrize(
    ("door", "scene"), [("statistics", StatisticsScene), ("deeds", DeedsScene)]
)
def test_statistics_and_deeds_are_opened_from_the_log(
    open_rig: OpenRig, device: type[Hands], door: str, scene: type[Scene]
) -> None:
    rig = open_rig((1280, 720))
    fill(rig)
    rig.show(TitleScene(rig.services))
    rig.services.navigation.show("logbook")
    hands = device(rig)
    hands.press(door)
    assert isinstance(rig.top, scene)
    hands.key("escape")
    assert isinstance(rig.top, LogbookScene)


def test_what_was_asked_about_is_deleted_though_faces_were_found_meanwhile(
    rig: Rig, mouse: Mouse
) -> None:
    matches = fill(rig, 3)
    data = rig.services.folders.data / "statistics.sqlite3"
    with closing(sqlite3.connect(data)) as database, database:
        database.execute("DELETE FROM faces")
    open_log(rig)
    mouse.press("entry1")
    asked = chosen(rig)
    mouse.press("delete")
    rig.services.matches.catch_up.run()
    rig.tick()
    mouse.press("answer0")
    left = {match.identity for match in matches} - {asked}
    assert set(rig.services.matches.log.identities()) == left


def test_eight_stand_in_two_rows_where_there_is_room_and_in_one_where_not(rig: Rig) -> None:
    def rows() -> set[float]:
        (first, *_others) = lines(rig)
        return {one.rect.top for one in first.walk() if isinstance(one, SeatFace)}

    moments.full_table(rig)
    assert len(rows()) == 2
    fill(rig, 3)
    moments.keep(rig, moments.dated(moments.finished("treasure_boots", 7, 5), 9, moments.EVENING))
    open_log(rig)
    assert len(rows()) == 1


def test_an_empty_log_shows_captains_at_a_table(rig: Rig) -> None:
    open_log(rig)
    (cabin,) = (one for one in rig.top.root.walk() if isinstance(one, Standoff))
    assert len(cabin.rivals) > 1
