"""Several matches under way: none is lost by beginning another, and each can be gone on with."""

import os

import pytest

from tests.hands import Hands, Mouse
from tests.screens.conftest import shows, table_of
from tools.moments import played
from tools.rig import Rig, crew, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.saves import SavesScene, TableView, kept_sentence
from treasure_games.screens.title import TitleScene
from treasure_games.stage.widgets.tooltip import TOOLTIP_DELAY
from treasure_games.table.scene import TableScene
from treasure_games.table.seat_face import SeatFace


@pytest.fixture
def matches(rig: Rig) -> list[Match]:
    """Three under way, the latest first; the title is shown."""
    made = [played(rig, pirates=pirates, acts=12) for pirates in (1, 2, 3)]
    for age, match in enumerate(reversed(made)):
        for path in (rig.services.folders.data / "saves").glob(f"{match.identity}.*"):
            os.utime(path, (1_000_000 - age, 1_000_000 - age))
    rig.show(TitleScene(rig.services))
    return made[::-1]


def test_with_several_under_way_the_title_lists_them(
    rig: Rig, hands: Hands, matches: list[Match]
) -> None:
    hands.press("matches")
    assert shows(rig, SavesScene)
    assert hands.find("match0.continue").is_focused
    hands.press("match1.continue")
    assert shows(rig, TableScene)
    assert table_of(rig).match.identity == matches[1].identity


def test_the_list_tells_them_apart(mouse: Mouse, matches: list[Match]) -> None:
    mouse.press("matches")
    words = mouse.words()
    for match in matches:
        assert ", ".join(seat.name for seat in match.seats) in words


def view(mouse: Mouse, number: int) -> TableView:
    """The picture of a match in the list."""
    name = f"match{number}.view"
    found = next(one for one in mouse.top.root.walk() if one.name == name)
    assert isinstance(found, TableView)
    return found


def left(rig: Rig, people: int = 1) -> Match:
    """A match whose table was shown and left for the title."""
    match = played(rig, people=people, acts=12)
    rig.show(TableScene(rig.services, match))
    rig.services.navigation.show_title()
    return match


def test_totals_round_and_time_are_told(rig: Rig, mouse: Mouse) -> None:
    match = left(rig)
    mouse.press("matches")
    words = " ".join(mouse.words())
    assert all(f"\u2060{score}" in words for score in match.scores())
    saved = rig.services.matches.under_way()[0]
    assert f"Round {saved.round}, your turn; just now" in words


def test_a_table_that_was_left_is_seen_in_the_list(rig: Rig, mouse: Mouse) -> None:
    match = left(rig)
    mouse.press("matches")
    pixels = view(mouse, 0).pixels
    assert pixels is not None
    assert pixels == rig.services.matches.pictures.load(match.identity)
    rig.tick()


@pytest.mark.usefixtures("matches")
def test_pictures_are_large_and_every_face_is_seen(mouse: Mouse, matches: list[Match]) -> None:
    mouse.press("matches")
    assert view(mouse, 0).rect.width >= 520.0
    faces = [one for one in mouse.top.root.walk() if isinstance(one, SeatFace)]
    assert len(faces) == sum(len(match.seats) for match in matches)


@pytest.mark.usefixtures("matches")
def test_without_a_picture_the_object_of_the_game_is_seen(rig: Rig, mouse: Mouse) -> None:
    mouse.press("matches")
    assert view(mouse, 0).pixels is None
    rig.tick()


@pytest.mark.parametrize("damage", [b"", b"no picture", b"\0" * 999_999])
def test_a_damaged_picture_costs_nothing_but_itself(damage: bytes, rig: Rig, mouse: Mouse) -> None:
    match = left(rig)
    (path,) = (rig.services.folders.data / "pictures").iterdir()
    path.write_bytes(damage)
    mouse.press("matches")
    assert view(mouse, 0).pixels is None
    rig.tick()
    mouse.press("match0.continue")
    assert table_of(rig).match.identity == match.identity
    assert not rig.services.notices


def test_a_disk_that_refuses_pictures_stops_nothing(rig: Rig, mouse: Mouse) -> None:
    (rig.services.folders.data / "pictures").write_text("in the way", "utf-8")
    match = left(rig)
    mouse.press("matches")
    mouse.press("match0.continue")
    assert table_of(rig).match.identity == match.identity


def test_the_picture_goes_with_its_match(rig: Rig, mouse: Mouse) -> None:
    match = left(rig)
    mouse.press("matches")
    mouse.press("match0.forget")
    mouse.press("answer0")
    assert rig.services.matches.pictures.load(match.identity) is None


def test_a_picture_shows_nobodys_secrets_to_others_at_the_screen(rig: Rig) -> None:
    """Whether a hand was open or not, the table looks the same in the list."""
    kept = []
    for is_open in (False, True):
        match = played(rig, people=2, acts=12)
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle()
        scene.session.viewpoint.turn_to(0)
        if is_open:
            scene.session.viewpoint.open_for(0)
            scene.look_anew()
        rig.services.navigation.show_title()
        kept.append(rig.services.matches.pictures.load(match.identity))
    assert kept[0] == kept[1]
    assert kept[0] is not None


@pytest.mark.usefixtures("matches")
def test_continue_says_what_it_continues(rig: Rig, mouse: Mouse) -> None:
    hint = mouse.find("continue").hint
    latest = rig.services.matches.under_way()[0]
    assert all(seat.name in hint for seat in latest.plan.seats)
    assert "Round" in hint
    mouse.point("continue")
    rig.tick(TOOLTIP_DELAY + 1.0)


@pytest.mark.usefixtures("matches")
def test_a_match_is_given_up_only_after_a_question(rig: Rig, hands: Hands) -> None:
    hands.press("matches")
    hands.press("match0.forget")
    assert shows(rig, Dialog)
    hands.press("answer1")
    assert len(rig.services.matches.under_way()) == 3
    hands.press("match0.forget")
    hands.press("answer0")
    assert len(rig.services.matches.under_way()) == 2
    assert not hands.sees("match2.continue")


@pytest.mark.usefixtures("matches")
def test_when_the_last_is_given_up_the_title_is_left(rig: Rig, mouse: Mouse) -> None:
    mouse.press("matches")
    for _ in range(3):
        mouse.press("match0.forget")
        mouse.press("answer0")
    assert shows(rig, TitleScene)
    assert not mouse.sees("continue")


@pytest.mark.usefixtures("matches")
def test_the_list_leads_back_to_the_title(rig: Rig, hands: Hands) -> None:
    for way in ("close", ""):
        hands.press("matches")
        hands.press(way) if way else hands.key("escape")
        assert shows(rig, TitleScene)


def test_before_another_begins_it_is_said_what_becomes_of_it(rig: Rig, mouse: Mouse) -> None:
    match = played(rig, acts=12)
    rig.show(TitleScene(rig.services))
    kept = kept_sentence(1)
    for game in GAMES:
        mouse.point(game)
        assert kept in mouse.find(f"{game}.play").hint
        assert kept in mouse.find(f"{game}.setup").hint
    mouse.choose(GAMES[0], "setup")
    assert kept in mouse.find("sail").hint
    mouse.press("sail")
    assert match.identity in [one.identity for one in rig.services.matches.under_way()]


@pytest.mark.usefixtures("title")
def test_without_a_match_under_way_nothing_is_said(mouse: Mouse) -> None:
    assert kept_sentence(0) == ""
    mouse.choose(GAMES[0], "setup")
    assert kept_sentence(1) not in mouse.words()


def test_a_match_in_another_window_is_told_and_one_stays_at_the_title(
    rig: Rig, mouse: Mouse
) -> None:
    left = rig.services.matches.begin(table_plan(GAMES[0], crew(1, 2)))
    rig.services.matches.leave()
    other = Matches(rig.services.folders.data, rig.services.notices.append)
    other.resume(left.identity)
    rig.show(TitleScene(rig.services))
    mouse.press("continue")
    assert isinstance(rig.top, Dialog)
    assert "another window" in " ".join(mouse.words())
    mouse.press("answer0")
    assert isinstance(rig.top, TitleScene)
    other.close()
    mouse.press("continue")
    assert table_of(rig).match.identity == left.identity
