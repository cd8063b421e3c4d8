"""A voyage keeps one ledger over its ports, and survives whatever matches survive."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from tests.match.conftest import Ear
from tools.rig import crew, play_on
from treasure_games.core.errors import BadRecord
from treasure_games.core.game import Outcome
from treasure_games.core.registry import GAMES, PACKAGES
from treasure_games.files import write_whole
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import read_record, write_record
from treasure_games.match.saves import MatchLock
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.match.voyage import (
    CREW,
    FEWEST,
    FORMAT,
    MOST,
    Favour,
    Voyage,
    games_for,
    minutes_at,
    new_voyage,
    places_of,
    setup_of,
    terms_of,
)

QUICK = ("do_not_touch", "scallywager", "bluffaneer")
Open = Callable[[], Matches]


@pytest.fixture(autouse=True)
def only_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has no folder."""
    monkeypatch.delitem(PACKAGES, "toy")


def sailed(*places: Sequence[int], seats: int = 4, favours: Sequence[Favour | None] = ()) -> Voyage:
    voyage = new_voyage(crew(0, seats), GAMES[: 5 if seats < 6 else 3])
    for number, port in enumerate(places):
        favour = favours[number] if number < len(favours) else None
        voyage = voyage.with_port(favour=favour, places=tuple(port))
    return voyage


def begun(matches: Matches, seats: Sequence[Seat] = crew(0, 3)) -> Voyage:
    return matches.voyages.keep(new_voyage(seats, QUICK))


def play(match: Match) -> Match:
    return play_on(match, lambda _match: False)


# The ledger


def test_places_are_worth_eight_five_and_two() -> None:
    voyage = sailed((2, 1, 4, 3))
    assert voyage.row(0) == (5, 8, 0, 2)
    assert voyage.purses() == (5, 8, 0, 2)


@pytest.mark.parametrize("ports", range(FEWEST, MOST + 1))
def test_the_last_port_pays_double(ports: int) -> None:
    voyage = new_voyage(crew(0, 4), GAMES[:ports])
    for _ in range(ports):
        voyage = voyage.with_port(places=(1, 2, 3, 4))
    assert [voyage.row(number) for number in range(ports)] == [
        *[(8, 5, 2, 0)] * (ports - 1), (16, 10, 4, 0)
    ]  # fmt: skip


def test_a_voyage_of_the_first_format_keeps_its_coins(open_matches: Open, tmp_path: Path) -> None:
    voyage = open_matches().voyages.keep(sailed(*[(2, 1, 4, 3)] * 5))
    path = tmp_path / "voyages" / f"{voyage.identity}.json"
    write_whole(path, path.read_text().replace(f'"format": {FORMAT}', '"format": 1'))
    found = open_matches().voyages.load(voyage.identity)
    assert found is not None
    assert found.row(0) == found.row(4) == (3, 5, 0, 1)


def test_equal_places_share_the_better_one() -> None:
    assert sailed((1, 1, 3, 4)).row(0) == (8, 8, 2, 0)
    assert sailed((1, 2, 2, 2)).row(0) == (8, 5, 5, 5)


@pytest.mark.parametrize("seats", range(CREW[0], CREW[1] + 1))
def test_each_crew_gets_a_place_at_every_port_that_it_can_play(seats: int) -> None:
    assert ("scallywager" in games_for(seats)) == (seats <= 5)
    rng = Random(seats)
    for game in games_for(seats):
        scores = tuple(rng.randrange(4) for _ in range(seats))
        places = places_of(_Ended(Outcome.most(scores)))  # type: ignore[arg-type]
        assert min(places) == 1
        for one in range(seats):
            assert places[one] == 1 + sum(scores[other] > scores[one] for other in range(seats))
        assert setup_of(game, crew(1, seats - 1)).seats == seats
        assert minutes_at(game, crew(1, seats - 1)) > 0


class _Ended:
    """A match that is over, of whose course nothing is known."""

    acts = ()

    def __init__(self, outcome: Outcome) -> None:
        self._outcome = outcome

    def outcome(self) -> Outcome:
        return self._outcome


def test_the_winner_is_first_though_others_have_as_much() -> None:
    assert places_of(_Ended(Outcome((4, 4, 2), (1,)))) == (2, 1, 3)  # type: ignore[arg-type]


def test_of_those_with_nothing_left_the_last_to_lose_it_is_better(open_matches: Open) -> None:
    seats = crew(0, 4)
    voyage = new_voyage(seats, ("scallywager", *QUICK[::2]))
    first, *others = voyage.ports
    voyage = replace(voyage, ports=(replace(first, seed=7), *others))
    match = play(open_matches().sail(voyage))
    outcome = match.outcome()
    assert outcome is not None
    assert sorted(outcome.scores)[:3] == [0, 0, 0]
    assert sorted(places_of(match)) == [1, 2, 3, 4]


def test_the_last_chooses_of_equal_ones_who_did_worse_last_then_who_sits_behind() -> None:
    assert sailed().awaited is None  # nobody is last yet
    assert sailed((1, 2, 3, 4)).awaited == 3
    assert sailed((1, 2, 3, 4), (4, 3, 2, 1)).awaited == 1
    assert sailed((1, 1, 1, 1)).awaited == 3
    chosen = sailed((1, 2, 3, 4)).with_port(favour=Favour.PURSE)
    assert chosen.awaited is None


def test_a_purse_is_a_coin_at_once() -> None:
    voyage = sailed((1, 2, 3, 4)).with_port(favour=Favour.PURSE)
    assert voyage.purses() == (8, 5, 2, 1)
    assert voyage.with_port(places=(1, 2, 3, 4)).purses() == (16, 10, 4, 1)


@pytest.mark.parametrize(
    ("places", "row"), [((2, 3, 4, 1), (4, 2, 0, 9)), ((1, 3, 4, 2), (8, 2, 0, 5))]
)
def test_a_chase_takes_a_coin_of_the_leader(places: Sequence[int], row: Sequence[int]) -> None:
    assert sailed((1, 2, 3, 4), places, favours=(None, Favour.CHASE)).row(1) == row


def test_a_chase_that_ends_level_takes_nothing() -> None:
    assert sailed((1, 2, 3, 4), (1, 3, 4, 1), favours=(None, Favour.CHASE)).row(1) == (8, 2, 0, 8)


@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_of_ones_own_is_laid_down_and_pays_for_a_victory(game: str) -> None:
    seats = crew(0, 4)
    name, value = terms_of(game).rule
    assert setup_of(game, seats).options[name] != value
    assert setup_of(game, seats, has_rule=True).options[name] == value
    voyage = sailed((1, 2, 3, 4), (2, 3, 4, 1), favours=(None, Favour.RULE))
    assert voyage.row(1) == (5, 2, 0, 10)
    assert sailed((1, 2, 3, 4), (1, 3, 4, 2), favours=(None, Favour.RULE)).row(1) == (8, 2, 0, 5)
    assert sailed((1, 2, 3, 4), (3, 1, 4, 2), favours=(None, Favour.RULE)).row(1) == (2, 8, 0, 5)


def test_most_coins_win_and_equal_ones_share() -> None:
    voyage = sailed((1, 2, 3, 4), (2, 1, 3, 4), (3, 4, 1, 2))
    assert voyage.outcome().winners == (0,)
    assert sailed((1, 2, 3, 4), (2, 1, 3, 4)).outcome().winners == (0, 1)


def test_minutes_are_the_median_of_such_matches_here_once_there_are_enough(
    open_matches: Open,
) -> None:
    seats, statistics = crew(1, 2), open_matches().statistics
    book = minutes_at("bluffaneer", seats)
    setup = setup_of("bluffaneer", seats)
    for number, minutes in enumerate((31, 90, 32)):
        assert minutes_at("bluffaneer", seats, statistics) == book
        plan = MatchSetup("bluffaneer", setup, seats, number)
        statistics.add(play(Match(plan, notes={"id": f"m{number}", "seconds": 60 * minutes})))
    assert minutes_at("bluffaneer", seats, statistics) == 32
    for others in (crew(2, 1), crew(1, 3), crew(0, 3)):
        assert minutes_at("bluffaneer", others, statistics) == minutes_at("bluffaneer", others)
    assert minutes_at("do_not_touch", seats, statistics) == minutes_at("do_not_touch", seats)


def test_five_ports_are_an_evening_alone_and_in_company() -> None:
    for seats in (crew(1, 3), crew(4, 0)):
        assert 60 <= sum(minutes_at(game, seats) for game in GAMES) <= 90


# The file


def test_a_voyage_of_computers_is_sailed_to_its_end(open_matches: Open, ear: Ear) -> None:
    matches = open_matches()
    voyage = begun(matches)
    while not voyage.is_over:
        match = play(matches.sail(voyage))
        assert match.voyage == voyage.identity
        after = matches.voyages.load(voyage.identity)
        assert after is not None
        assert after.ports[voyage.number].places == places_of(match)
        assert sum(after.row(voyage.number)) >= 15
        voyage = after
        matches = open_matches()  # each port with the app started anew
        if voyage.awaited is not None:
            voyage = matches.voyages.keep(voyage.with_port(favour=Favour.CHASE))
    assert matches.voyages.under_way() is None
    assert [one.identity for one in matches.voyages.all()] == [voyage.identity]
    assert sum(map(matches.statistics.matches_played, QUICK)) == len(QUICK)
    assert not ear


def test_a_match_goes_on_where_it_was_left(open_matches: Open) -> None:
    matches = open_matches()
    voyage = begun(matches)
    match = play_on(matches.sail(voyage), lambda one: len(one.acts) > 5)
    again = open_matches().sail(voyage)
    assert again.identity == match.identity
    assert len(again.acts) == len(match.acts)
    assert again.voyage == voyage.identity


def test_it_may_also_go_on_from_the_list_of_saves(open_matches: Open) -> None:
    matches = open_matches()
    voyage = begun(matches)
    play_on(matches.sail(voyage), lambda one: len(one.acts) > 5)
    matches = open_matches()
    play(matches.resume(matches.under_way()[0].identity))
    after = matches.voyages.load(voyage.identity)
    assert after is not None
    assert after.number == 1


def test_a_kill_right_after_the_history_was_written_loses_nothing(
    open_matches: Open, tmp_path: Path
) -> None:
    matches = open_matches()
    voyage = begun(matches)
    before = (tmp_path / "voyages" / f"{voyage.identity}.json").read_bytes()
    places = places_of(play(matches.sail(voyage)))
    (tmp_path / "voyages" / f"{voyage.identity}.json").write_bytes(before)  # as if not yet taken
    found = open_matches().voyages.under_way()
    assert found is not None
    assert found.ports[0].places == places
    assert open_matches().voyages.under_way() == found  # and only once


def test_a_kill_before_the_save_is_removed_counts_the_match_once(
    open_matches: Open, tmp_path: Path
) -> None:
    matches = open_matches()
    voyage = begun(matches)
    match = play_on(matches.sail(voyage), lambda one: len(one.acts) > 5)
    saved = {path: path.read_bytes() for path in (tmp_path / "saves").glob("*.treasure")}
    play(match)
    for path, content in saved.items():
        path.write_bytes(content)
    matches = open_matches()
    assert matches.under_way() == []
    found = matches.voyages.under_way()
    assert found is not None
    assert found.number == 1


def test_a_damaged_record_lets_the_port_be_played_again(open_matches: Open, tmp_path: Path) -> None:
    matches = open_matches()
    voyage = begun(matches)
    before = (tmp_path / "voyages" / f"{voyage.identity}.json").read_bytes()
    play(matches.sail(voyage))
    (tmp_path / "voyages" / f"{voyage.identity}.json").write_bytes(before)
    (tmp_path / "history" / f"{voyage.match_id}.treasure").write_bytes(b"{")
    matches = open_matches()
    assert matches.voyages.load(voyage.identity) == voyage
    matches.saves.release()
    assert matches.sail(voyage).voyage == voyage.identity


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: "\0\1",
        lambda text: text.replace('"game": "do_not_touch"', '"game": "chess"'),
        lambda text: text.replace('"seed": ', '"seed": -'),
        lambda text: text.replace('"places": []', '"places": [1, 2]', 1),
        lambda text: text.replace('"emblem": 0', '"emblem": 70'),
        lambda text: text.replace('"level": "mate"', '"level": "admiral"'),
        lambda text: text.replace('"identity": "', '"identity": "../'),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(
    damage: Callable[[str], str], open_matches: Open, ear: Ear, tmp_path: Path
) -> None:
    voyage = begun(open_matches())
    path = tmp_path / "voyages" / f"{voyage.identity}.json"
    write_whole(path, damage(path.read_text()))
    assert open_matches().voyages.under_way() is None
    assert "damaged" in ear[-1]
    assert not path.exists()
    assert path.with_name(f"{path.name}.damaged").exists()


def test_a_file_of_a_newer_version_is_left_alone_and_told_once(
    open_matches: Open, ear: Ear, tmp_path: Path
) -> None:
    voyage = begun(open_matches())
    path = tmp_path / "voyages" / f"{voyage.identity}.json"
    newer = {**json.decode(path.read_bytes()), "format": FORMAT + 1, "ports": "wind"}
    path.write_bytes(json.encode(newer))
    matches = open_matches()
    assert matches.voyages.under_way() is None
    assert matches.voyages.under_way() is None
    assert len(ear) == 1
    assert json.decode(path.read_bytes()) == newer


def test_what_todays_version_writes_is_read(open_matches: Open, tmp_path: Path) -> None:
    matches = open_matches()
    voyage = matches.voyages.keep(sailed((1, 2, 2, 4), favours=()).with_port(favour=Favour.RULE))
    assert open_matches().voyages.load(voyage.identity) == voyage
    plain = json.decode((tmp_path / "voyages" / f"{voyage.identity}.json").read_bytes())
    assert list(plain) == ["identity", "started", "seats", "ports", "format"]
    assert plain["ports"][1] == {
        "game": "do_not_touch", "seed": voyage.ports[1].seed, "favour": "rule", "places": [],
    }  # fmt: skip


def test_a_full_disk_is_told_once(open_matches: Open, ear: Ear, tmp_path: Path) -> None:
    (tmp_path / "voyages").write_text("no folder")
    voyages = open_matches().voyages
    voyage = voyages.keep(voyages.keep(new_voyage(crew(0, 3), QUICK)))
    assert len(ear) == 1
    assert voyages.load(voyage.identity) is None


def test_two_windows_dont_sail_the_same_voyage(open_matches: Open, tmp_path: Path) -> None:
    matches = open_matches()
    voyage = begun(matches)
    play_on(matches.sail(voyage), lambda one: len(one.acts) > 5)
    matches = open_matches()
    other = MatchLock(tmp_path / "voyages" / f"{voyage.identity}.lock")
    assert other.acquire()
    for refused in (
        lambda: matches.sail(voyage),
        lambda: matches.resume(voyage.match_id),
    ):
        with pytest.raises(BadRecord, match="another window"):
            refused()
    other.release()
    assert len(matches.sail(voyage).acts) > 5


def test_a_voyage_is_given_up_with_its_match(open_matches: Open) -> None:
    matches = open_matches()
    voyage = begun(matches)
    play_on(matches.sail(voyage), lambda one: len(one.acts) > 5)
    matches.give_up(voyage)
    assert matches.voyages.under_way() is None
    assert open_matches().under_way() == []


def test_another_match_changes_no_voyage(open_matches: Open, tmp_path: Path) -> None:
    matches = open_matches()
    voyage = begun(matches)
    play(matches.sail(voyage))
    first = matches.voyages.load(voyage.identity)
    assert first is not None
    # A record of the first port again, under the name of the second.
    record = read_record(tmp_path / "history" / f"{voyage.match_id}.treasure")
    record.notes["id"] = "elsewhere"
    write_record(tmp_path / "history" / "elsewhere.treasure", record)
    assert open_matches().voyages.load(voyage.identity) == first
    assert replace(first, ports=voyage.ports) == voyage
