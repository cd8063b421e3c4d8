"""A voyage is set up, sailed from port to port, rested, given up, and won, with each device."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse
from tests.layout_check import problems
from tests.screens.conftest import shows, table_of
from tools.moments import MOMENTS
from tools.moments.voyage import voyage_after
from tools.rig import Rig, crew, play_on
from treasure_games.core.language import use_language
from treasure_games.core.registry import GAMES
from treasure_games.match.feats import rows_of
from treasure_games.match.match import Match
from treasure_games.match.saves import MatchLock
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Statistics
from treasure_games.match.voyage import (
    FEWEST,
    Favour,
    Voyage,
    games_for,
    new_voyage,
    setup_of,
    terms_of,
)
from treasure_games.screens.dialog import Dialog
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.result.summary import SummaryScene
from treasure_games.screens.sheet import Cell
from treasure_games.screens.title import TitleScene
from treasure_games.screens.voyage.chart import Chart, VoyageScene
from treasure_games.screens.voyage.end import VoyageEndScene, story_of
from treasure_games.screens.voyage.setup import VoyageSetup
from treasure_games.screens.voyage.telling import minutes_told, rival_line, status, taken, told
from treasure_games.stage.widgets.label import Label
from treasure_games.table.fitting import SMALLEST_ON_PLATE
from treasure_games.table.scene import TableScene


def chart(rig: Rig, ports: int, people: int = 1, pirates: int = 3) -> Voyage:
    """The chart of a voyage after so many ports, from the title on."""
    voyage = voyage_after(ports, crew(people, pirates))
    rig.services.matches.voyages.keep(voyage)
    rig.show(TitleScene(rig.services))
    rig.services.navigation.show_voyage()
    rig.settle()
    return voyage


def kept(rig: Rig) -> Voyage:
    """The voyage under way, as it is on the disk."""
    voyage = rig.services.matches.voyages.under_way()
    assert voyage is not None
    return voyage


def test_a_voyage_is_set_up_from_the_title(rig: Rig, hands: Hands) -> None:
    rig.show(TitleScene(rig.services))
    hands.press("voyage")
    assert shows(rig, VoyageSetup)
    hands.press("sail")
    assert shows(rig, VoyageScene)
    assert len(kept(rig).ports) == len(games_for(2))
    assert hands.focused == "sail"
    hands.key("escape")
    assert shows(rig, TitleScene)
    hands.press("voyage")
    assert shows(rig, VoyageScene)


def test_ports_are_left_out_moved_and_shuffled(rig: Rig, mouse: Mouse) -> None:
    rig.show(VoyageSetup(rig.services))
    scene = rig.top
    assert isinstance(scene, VoyageSetup)
    order = list(scene.ports)
    mouse.press(f"sooner.{order[1]}")
    assert scene.ports == [order[1], order[0], *order[2:]]
    mouse.press(f"sooner.{order[1]}")
    assert scene.ports == [order[0], *order[2:], order[1]]
    mouse.press(f"port.{order[0]}")
    mouse.press(f"port.{order[2]}")
    assert len(scene.ports) == FEWEST
    assert not mouse.find(f"port.{order[3]}").is_enabled
    mouse.press("ports.lots")
    mouse.press("sail")
    assert {port.game for port in kept(rig).ports} == {*order} - {order[0], order[2]}


def test_six_sail_only_where_six_can_play(rig: Rig, mouse: Mouse) -> None:
    rig.services.matches.voyages.keep(voyage_after(5, crew(1, 5)))
    rig.show(VoyageSetup(rig.services))
    assert not mouse.sees("port.scallywager")
    mouse.press("sail")
    assert len(kept(rig).seats) == 6
    assert len(kept(rig).ports) == 4


def test_the_ship_sails_to_a_match_and_back_to_the_chart(rig: Rig, hands: Hands) -> None:
    voyage = chart(rig, 2)
    hands.press("sail")
    assert shows(rig, TableScene)
    match = table_of(rig).match
    assert (match.identity, match.plan.game) == (voyage.match_id, voyage.ports[2].game)
    play_on(match, lambda _match: False)
    rig.services.navigation.show_result(match)
    rig.settle()
    assert isinstance(rig.top, ResultScene)
    assert not {"again", "climb", "setup"} & set(hands.names())
    hands.press("rematch")
    assert shows(rig, VoyageScene)
    assert kept(rig).number == 3


def test_a_match_under_way_goes_on_from_chart_and_title(rig: Rig, mouse: Mouse) -> None:
    chart(rig, 2)
    assert any(words.startswith("<b>Sail to ") for words in mouse.words())
    mouse.press("sail")
    match = play_on(table_of(rig).match, lambda one: len(one.acts) > 5)
    rig.services.navigation.show_title()
    mouse.press("voyage")
    assert any(words.startswith("Continue ") for words in mouse.words())
    mouse.press("sail")
    assert table_of(rig).match.identity == match.identity
    assert len(table_of(rig).match.acts) >= 5
    mouse.key("escape")
    assert not mouse.sees("restart")
    rig.services.navigation.show_title()
    mouse.press("continue")
    assert table_of(rig).match.voyage


@pytest.mark.parametrize("favour", Favour)
def test_the_last_person_chooses_a_favour(favour: Favour, rig: Rig, hands: Hands) -> None:
    chart(rig, 2, people=4, pirates=0)
    assert not hands.sees("sail")
    hands.press(favour.value)
    assert kept(rig).ports[2].favour is favour
    assert hands.focused == "sail"


def test_a_computer_chooses_by_itself_and_it_is_told(rig: Rig, mouse: Mouse) -> None:
    chart(rig, 3)
    favour = kept(rig).ports[3].favour
    assert favour is not None
    assert taken(kept(rig), 3) in mouse.words()
    rig.services.navigation.show_title()
    mouse.press("voyage")
    assert kept(rig).ports[3].favour is favour


def test_a_port_tells_how_it_went(rig: Rig, hands: Hands) -> None:
    voyage = chart(rig, 3)
    for number in (0, 4):
        hands.press(f"port{number}")
        assert isinstance(rig.top, Dialog)
        assert told(kept(rig), number) in hands.words()
        hands.key("escape")
        assert shows(rig, VoyageScene)
    assert "1. Anne: 8" in told(voyage, 1)
    assert "pays double" in told(voyage, 4)
    assert "pays double" not in told(voyage, 3)


def test_the_arrows_go_from_port_to_port_and_back_to_the_acts(rig: Rig) -> None:
    chart(rig, 3)
    keys = Keys(rig)
    keys.key("left")
    reached = [keys.focused]
    for direction in ("left",) * 4 + ("right",) * 5:
        keys.key(direction)
        reached.append(keys.focused)
    assert reached[:5] == [f"port{number}" for number in (4, 3, 2, 1, 0)]
    assert reached[5:] == ["port1", "port2", "port3", "port4", "sail"]


def test_it_is_given_up_only_after_a_question(rig: Rig, hands: Hands) -> None:
    chart(rig, 2)
    hands.press("give_up")
    hands.key("escape")
    assert kept(rig).number == 2
    hands.press("give_up")
    hands.press("answer0")
    assert shows(rig, TitleScene)
    assert rig.services.matches.voyages.under_way() is None


def test_another_window_keeps_its_voyage(rig: Rig, mouse: Mouse) -> None:
    voyage = voyage_after(2)
    rig.services.matches.voyages.keep(voyage)
    path = rig.services.folders.data / "voyages" / f"{voyage.identity}.lock"
    other = MatchLock(path)
    assert other.acquire()
    rig.show(TitleScene(rig.services))
    mouse.press("voyage")
    assert "another window" in " ".join(mouse.words())
    mouse.key("escape")
    assert shows(rig, TitleScene)
    other.release()


def test_the_last_port_leads_to_the_winner(rig: Rig, hands: Hands) -> None:
    voyage = voyage_after(5)
    rig.services.matches.voyages.keep(voyage)
    rig.services.navigation.show_voyage(voyage.identity)
    rig.settle()
    assert shows(rig, VoyageEndScene)
    story = story_of(voyage)
    assert story.outcome.scores == voyage.purses()
    assert story.course.scores[0] == (0, 0, 0, 0)
    assert story.course.scores[-1] == voyage.purses()
    assert not hands.sees("see_table")
    hands.press("course")
    assert shows(rig, SummaryScene)
    hands.key("escape")
    hands.press("rematch")
    assert shows(rig, VoyageSetup)


def test_coins_are_poured_and_the_ship_sails_unless_nothing_shall_move(open_rig: OpenRig) -> None:
    rig = open_rig()
    voyage = voyage_after(3)
    rig.services.matches.voyages.keep(voyage)
    rig.services.navigation.show_voyage(voyage.identity)
    assert rig.top.timeline.is_moving
    Keys(rig).key("return")
    assert not rig.top.timeline.is_moving
    assert shows(rig, VoyageScene)
    rig.services.settings.reduced_motion = True
    rig.services.navigation.show_voyage(voyage.identity)
    assert not rig.top.timeline.is_moving


@pytest.mark.parametrize("ports", range(5))
def test_the_ship_covers_no_port(ports: int, rig: Rig) -> None:
    chart(rig, ports)
    (sea,) = (one for one in rig.top.root.walk() if isinstance(one, Chart))
    assert sea.rect.contains(sea.ship)
    assert sea.ship.collidelist([one.rect for one in sea.ports]) < 0


def test_the_ledger_tells_how_long_later_ports_take(rig: Rig) -> None:
    voyage = chart(rig, 1)
    told = {one.name: one.text for one in rig.top.root.walk() if isinstance(one, Label)}
    later = [told[f"ledger.{number}"] for number in range(1, 5)]
    assert later[0].startswith("Next: ")
    assert later[1:3] == [minutes_told(voyage.ports[n].game, voyage.seats) for n in (2, 3)]
    assert later[3] == "The last port pays double."


def test_the_ledger_opens_on_the_key_of_the_log(rig: Rig) -> None:
    chart(rig, 3)
    keys = Keys(rig)
    keys.key("l")
    assert keys.focused == "close"
    keys.key("escape")
    assert shows(rig, VoyageScene)


def test_the_status_tells_what_is_open_and_a_rival_speaks() -> None:
    assert status(voyage_after(0)) == "5 ports to go."
    assert "leads by 2, and 24 coins" in status(voyage_after(3))
    assert status(voyage_after(4)).startswith("One port to go.")
    for ports in range(5):
        line = rival_line(voyage_after(ports))
        assert line is not None
        assert line[1]
    assert rival_line(voyage_after(2, crew(4, 0))) is None
    assert rival_line(voyage_after(2, crew(0, 4))) is None


def remembering(*done: tuple[str, str, int, str]) -> Statistics:
    """Statistics with a match of Anne and Captain Woodenfinger for each: its id, its game, who did
    the deed, and the deed.
    """
    statistics = Statistics(Path(":memory:"), pytest.fail)
    for number, (match, game, doer, deed) in enumerate(done):
        voyage = new_voyage(crew(1, 3), GAMES)
        notes = {"id": match, "started": f"2026-11-{number + 1:02}T20:00:00+00:00"}
        plan = replace(voyage.plan(), game=game, setup=setup_of(game, voyage.seats))
        statistics.add(play_on(Match(plan, notes=notes), lambda _match: False))
        sql = "DELETE FROM numbers WHERE name LIKE 'last:%' AND match = ?"
        statistics.query(sql, match)
        statistics.note({match: [(doer, f"last:{1 - doer}:{deed}", 1)]})
    return statistics


def test_the_rival_speaks_of_what_was_last_between_the_two() -> None:
    voyage = voyage_after(3)
    line = rival_line(voyage)
    assert line is not None
    assert voyage.seats[line[0]].persona == "woodenfinger"
    did, suffered = (
        rival_line(voyage, remembering((f"{voyage.identity}-3", "treasure_boots", doer, deed)))
        for doer, deed in ((1, "ship_sunk:rob"), (0, "loot_taken:rob"))
    )
    assert did == (line[0], "I sank you, Anne. Nothing personal: you were in the way.")
    assert suffered == (line[0], "Enjoy my cargo, Anne. I know the way you sail.")
    for other in (f"{voyage.identity}-2", "another"):
        past = remembering((other, "treasure_boots", 1, "ship_sunk:rob"))
        assert rival_line(voyage, past) == line
    unknown = remembering((f"{voyage.identity}-3", "treasure_boots", 1, "kissed:kiss"))
    assert rival_line(voyage, unknown) == line


def test_before_the_first_port_it_remembers_the_last_evening() -> None:
    voyage = voyage_after(0)
    past = remembering(
        ("a", "treasure_boots", 1, "ship_sunk:rob"), ("b", "scallywager", 1, "counted:catch")
    )
    assert rival_line(voyage, past) == (1, "I had your number last time, Anne. It was too high.")
    strangers = replace(voyage, seats=tuple(replace(seat, name="Zoe") for seat in voyage.seats))
    assert rival_line(strangers, past) == rival_line(strangers)


def test_nothing_is_said_twice_on_a_voyage() -> None:
    for seed in range(6):
        lines = []
        for ports in range(5):
            voyage = voyage_after(ports)
            first, *others = voyage.ports
            line = rival_line(replace(voyage, ports=(replace(first, seed=seed), *others)))
            assert line is not None
            lines.append(line[1])
        assert len({*lines}) == len(lines)
    said = [
        words
        for game in GAMES
        for sides in terms_of(game).said.values()
        for lines in sides.values()
        for words in lines
    ]
    assert len({*said}) == len(said) == 68


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_in_matches_is_spoken_of(game: str) -> None:
    said = terms_of(game).said
    for seed in range(3):
        plan = MatchSetup(game, setup_of(game, crew(1, 2)), crew(1, 2), seed)
        rows = rows_of(play_on(Match(plan), lambda _match: False))
        last = [name.split(":") for _seat, name, _times in rows if name.startswith("last:")]
        last = [one for one in last if int(one[1]) < 3]  # Privateers do something, too.
        assert 0 < len(last) <= 2
        for *_who, event, kind in last:
            assert {*(said.get(event) or said[kind])} == {"did", "suffered"}


def test_the_chart_is_told_anew_in_another_language(rig: Rig, mouse: Mouse) -> None:
    chart(rig, 3)
    try:
        use_language("de")
        rig.loop.stack.reword()
        assert any("Noch 2 Häfen" in words for words in mouse.words())
    finally:
        use_language("en")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("pirates", [3, 5])
def test_every_name_in_the_ledger_can_be_read(
    open_rig: OpenRig, size: tuple[int, int], pirates: int
) -> None:
    rig = open_rig(size)
    voyage = chart(rig, 2, 1, pirates)
    names = [
        one for one in rig.top.root.walk() if isinstance(one, Cell)
        and one.name in {f"ledger{seat}" for seat in range(len(voyage.seats))}
    ]  # fmt: skip
    assert len(names) == len(voyage.seats)
    for one in names:
        assert one.text
        assert "…" not in one.text
        assert one.style.size >= SMALLEST_ON_PLATE


def test_no_mast_stands_before_the_name_of_a_port(open_rig: OpenRig) -> None:
    for ports in range(4):
        for pirates in (3, 5):
            rig = open_rig((1280, 720))
            chart(rig, ports, 1, pirates)
            found = next(one for one in rig.top.root.walk() if isinstance(one, Chart))
            assert found.ship.collidelist([port.ribbon for port in found.ports]) == -1


@pytest.mark.parametrize("moment", ["voyage_start", "voyage_3"])
def test_ports_stand_apart_with_large_letters_in_a_narrow_window(
    moment: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 1024), 1.5)
    MOMENTS[moment].show(rig)
    assert not problems(rig.top.boxes(), rig.top.context.viewport)
