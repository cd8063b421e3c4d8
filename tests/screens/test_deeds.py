"""The board of deeds, by mouse, keys and pad; new deeds on the result; what pirates remember."""

import re

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.screens.conftest import in_german, over, shows
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.feats import NOBODY
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.match.feats import DEED
from treasure_games.match.match import Match
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.deeds import DeedsScene, Medal
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.setup.crew import SHY, first_table
from treasure_games.screens.setup.faces import Etching
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.scene import TableScene


def done(rig: Rig, *deeds: str, seat: int = 0, other: int = NOBODY, people: int = 1) -> Match:
    """A finished match of Bluffaneer in which somebody has done these deeds alone."""
    match = Match(table_plan("bluffaneer", crew(people, 3 - people), len(deeds) + seat))
    play_on(match, lambda one: one.is_over)
    statistics = rig.services.matches.statistics
    statistics.add(match)
    statistics.query(f"DELETE FROM numbers WHERE match = '{match.identity}' AND name LIKE 'deed:%'")
    statistics.note({match.identity: [(seat, DEED + deed, other) for deed in deeds]})
    return match


def open_board(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))
    rig.services.navigation.show("deeds")
    rig.tick()


def found(rig: Rig) -> list[str]:
    medals = [one for one in rig.top.root.walk() if isinstance(one, Medal)]
    assert len(medals) == 24
    return [one.name for one in medals if one.is_found]


def test_without_any_deed_there_are_hints(rig: Rig, hands: Hands) -> None:
    open_board(rig)
    assert found(rig) == []
    assert "0 of 24 deeds on this coat" in hands.words()
    hands.press("long_chain")
    assert "Build a chain of twelve cards without a break." in hands.words()


def test_a_deed_is_told_with_whom_it_was_done_to(rig: Rig, hands: Hands) -> None:
    match = done(rig, "three_lies", other=1)
    open_board(rig)
    assert found(rig) == ["three_lies"]
    hands.press("three_lies")
    words = " ".join(hands.words())
    assert "still they believed you" in words
    assert f"against {match.seats[1].name}" in words
    assert "The fourth time" in words
    assert "Within reach: Sweet tongue" in words


def test_a_secret_deed_is_told_only_once_it_is_done(rig: Rig, mouse: Mouse) -> None:
    open_board(rig)
    mouse.press("once_bitten")
    words = " ".join(mouse.words())
    assert "Nobody talks about this one." in words
    assert "Twice bitten" not in words
    assert "Within reach: Sweet tongue" in words
    done(rig, "once_bitten", other=1)
    open_board(rig)
    mouse.press("once_bitten")
    assert "Twice bitten" in mouse.words()


def test_the_sheet_shows_the_medal_but_covers_a_secret_one(rig: Rig, mouse: Mouse) -> None:
    open_board(rig)
    shown = []
    for deed in ("three_lies", "once_bitten"):
        mouse.press(deed)
        shown += [one for one in rig.top.root.walk() if isinstance(one, Etching)]
    assert [one.image for one in shown] == ["deeds/three_lies", "title/object_covered"]


def test_the_act_sets_up_the_game_and_esc_leads_back(rig: Rig, hands: Hands) -> None:
    open_board(rig)
    hands.press("one_coin")
    hands.press("sail")
    assert shows(rig, SetupScene)
    hands.key("escape")
    assert shows(rig, DeedsScene)
    hands.key("escape")
    assert shows(rig, TitleScene)


def test_enter_on_a_chosen_medal_leads_to_the_act(rig: Rig) -> None:
    open_board(rig)
    keys = Keys(rig)
    keys.key("down")
    assert keys.focused == "bad_bargain"
    keys.key("right")
    assert keys.focused == "long_chain"
    keys.key("return")
    assert keys.focused == "sail"


def test_of_several_people_each_has_a_coat(rig: Rig, hands: Hands) -> None:
    done(rig, "sweet_tongue", people=2)
    done(rig, "honest", "three_lies", seat=1, people=2)
    open_board(rig)
    assert found(rig) == ["three_lies", "honest"]
    hands.press("whose")
    assert found(rig) == ["sweet_tongue"]


def test_the_board_is_reworded(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), prepare=in_german)
    open_board(rig)
    assert "Taten" in " ".join(Mouse(rig).words())


def test_new_deeds_are_told_on_the_result_in_one_line(rig: Rig, mouse: Mouse) -> None:
    match = done(rig, "sweet_tongue", "three_lies", other=1)
    rig.show(TableScene(rig.services, match))
    over(rig, ResultScene(rig.services, match, is_still=True))
    story = rig.top.story  # type: ignore[attr-defined]
    assert story.deeds == "New deeds: Straight face, Sweet tongue"
    again = done(rig, "sweet_tongue", other=1, seat=0)
    scene = ResultScene(rig.services, again, is_still=True)
    assert scene.story.deeds == ""


# Pirates who remember


def lost_twice(rig: Rig, name: str = "Anne") -> None:
    """Two matches that the first pirate has won against a person."""
    for seed in range(60):
        match = Match(table_plan("bluffaneer", crew(1, 1), seed))
        play_on(match, lambda one: one.is_over)
        outcome = match.outcome()
        if outcome is not None and outcome.winners == (1,):
            rig.services.matches.statistics.add(match)
            rows = rig.services.matches.statistics.query("SELECT id FROM matches")
            if len(rows) == 2:
                return
    raise AssertionError


def test_a_pirate_wears_a_trophy_after_two_victories(rig: Rig) -> None:
    lost_twice(rig)
    match = Match(table_plan("do_not_touch", crew(1, 2)))
    rig.show(TableScene(rig.services, match))
    plates = [one for one in rig.top.root.walk() if isinstance(one, SeatPlate)]
    told = [plate.hint for plate in sorted(plates, key=lambda plate: plate.number)]
    assert ["trophy won from Anne" in hint for hint in told] == [False, True, False]


def test_the_tally_is_told_with_the_chosen_pirate(rig: Rig, mouse: Mouse) -> None:
    lost_twice(rig)
    match = done(rig)
    pirate = match.seats[1].persona
    rig.services.matches.statistics.note({match.identity: [(1, "rob:0", 14)]})
    LastTables(rig.services.folders.data).keep(match.plan)
    rig.show(SetupScene(rig.services, "bluffaneer"))
    mouse.press("seat1")
    assert PERSONAS[pirate].name in mouse.words()
    words = " ".join(mouse.words())
    assert re.search(r"Robbed you \d\d times\.", words)
    assert "Owes you a revenge." in words


@pytest.mark.parametrize("heard", [False, True])
def test_shy_pirates_come_first_where_people_are_heard_of(heard: bool) -> None:
    plan = first_table("bluffaneer", heard_of=heard)
    faces = [seat.persona for seat in plan.seats[1:]]
    assert faces == ([*SHY] if heard else ["woodenfinger", "mary"])


def test_the_first_quick_play_has_the_livelier_rule() -> None:
    """TBA-61: the book's way stays the default of a set-up."""
    info = load("treasure_boots").info
    assert first_table("treasure_boots").setup.options["hold_limit"] == 5
    assert Setup.of(info, 3).options["hold_limit"] == "off"


@pytest.mark.parametrize("switched", [False, True])
def test_a_switch_calls_all_pirates(rig: Rig, mouse: Mouse, switched: bool) -> None:
    rig.services.settings.all_pirates = switched
    rig.show(TitleScene(rig.services))
    mouse.choose("bluffaneer")
    match = rig.top.match  # type: ignore[attr-defined]
    assert any(seat.persona in SHY for seat in match.seats) == switched


def test_old_matches_are_looked_through_beside_the_title(rig: Rig) -> None:
    match = rig.services.matches.begin(table_plan("bluffaneer", crew(1, 1), 3))
    play_on(match, lambda one: one.is_over)
    statistics = rig.services.matches.statistics
    statistics.query("DELETE FROM matches")
    statistics.note({})
    rig.show(TitleScene(rig.services))
    rig.services.matches.catch_up.start()
    rig.services.matches.catch_up.join(20)
    assert statistics.matches_played("bluffaneer") == 1
