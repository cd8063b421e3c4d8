"""Deeds: each is found where it was done and not where it just wasn't, in old matches too, and kept
with what pirates and people did to each other.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace as Table
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.conftest import Ear, finish
from tests.match.test_statistics import played
from tools.rig import crew, play_on, table_plan
from treasure_games.core.codec import wire_name
from treasure_games.core.deeds import CATCH, DOUBT, FOOL, ROB, TRUST, Deed
from treasure_games.core.feats import NOBODY, Fact, feats_in
from treasure_games.core.game import Outcome
from treasure_games.core.registry import GAMES, PACKAGES, load_words
from treasure_games.games.bluffaneer.rules.events import CardRevealed
from treasure_games.games.do_not_touch.rules import events as hook
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME
from treasure_games.games.scallywager.rules import events as bid
from treasure_games.games.stolen_treasure.rules import events as dig
from treasure_games.games.stolen_treasure.rules.pieces import BARNACLE, DIAMOND, SILVER, SPOT
from treasure_games.games.treasure_boots.rules import events as sea
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.match.feats import DEED, VOYAGE, Port, pages, rows_of, voyage_rows
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.renown import deeds_of, heard_of, new_deeds, tally
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Statistics

ME, YOU, THIRD = range(3)
PRIVATEER = FIRST_PRIVATEER + 2
NONE: Any = ()


Told = tuple[list[Any], Outcome]


def story(*moments: Any, scores: tuple[int, ...] = (9, 5, 1)) -> Told:
    """Events, each alone or with what the table is like after it, and what they did to somebody;
    the highest score wins.
    """
    return [*moments], Outcome.most(scores)


def found_in(game: str, told: Told) -> list[Deed]:
    moments, outcome = told
    facts: list[Fact] = []
    for one in moments:
        if isinstance(one, Deed):
            facts.append((one.kind, one))
            continue
        event, state = one if isinstance(one, tuple) else (one, None)
        facts.append((wire_name(type(event)), event))
        facts += load_words(game).facts(event, state) if state else ()
    winner, second, *_ = sorted(range(3), key=lambda seat: -outcome.scores[seat])
    lead = outcome.scores[winner] - outcome.scores[second]
    facts.append(("won", Table(seat=winner, lead=lead, second=second)))
    return feats_in(facts, pages()[game])


def claim(truth: bool, *answers: Deed) -> list[Any]:
    return [CardRevealed(ME, 3, truth), *answers]


def sand(*faces: int, spot: int = THIRD, stakes: Any = ((), ())) -> Table:
    """Faces of the cards from 0 on; the Black Spot is card 90."""
    hands = [(90,) if seat == spot else () for seat in range(3)]
    return Table(faces={**dict(enumerate(faces)), 90: SPOT}, pirates=hands, stakes=stakes)


def wager(mine: int, yours: int) -> Any:
    faces, both = (mine, yours), ((0,), (1,))
    return story(
        (dig.Staked(ME, 0), sand(*faces, stakes=((0,), ()))), dig.Challenged(ME, YOU),
        (dig.Staked(YOU, 1), sand(*faces, stakes=both)), dig.WagerWon(ME, (0, 1)),
    )  # fmt: skip


def loot(*names: str) -> Table:
    return Table(faces=[FACE_BY_NAME[one] for one in names], loots=[[*range(len(names))], [], []])


def crews(*dice: tuple[int, ...]) -> Table:
    return Table(dice=dice, house=Table(ones_are_wild=False))


def shot(seat: int, ship: int, target: int, empties: int, *, hits: bool) -> list[Any]:
    told = sea.ShotHit(ship, target, 5, 4) if hits else sea.ShotMissed(ship, target, 3, 4)
    return [sea.ShotDeclared(seat, ship, target, empties), told]


def showdown(kind: Any, right: bool, face: int = 5, mine: tuple[int, ...] = (5, 2)) -> list[Any]:
    winner, loser = (ME, YOU) if right else (YOU, ME)
    return [kind(ME, YOU), (bid.Counted(face, 3, 3, winner, loser), crews(mine, (5, 5), (1,)))]


RUN = ["red 1", "red 2", "green 2", "green 3", "blue 3", "blue 1"] * 2
BROKEN = [*RUN[:3], "blue 4", *RUN[3:]]

DONE = {
    "reburied": (
        "stolen_treasure", story((dig.BuriedTaken(ME, 3, YOU), sand(0, 0, 0, DIAMOND)),
                               (dig.Buried(ME, 3), sand(0, 0, 0, DIAMOND))),
        story((dig.BuriedTaken(ME, 3, YOU), sand(0, 0, 0, DIAMOND)),
              (dig.Buried(ME, 2), sand(0, 0, 0, DIAMOND))), YOU,
    ),
    "bad_bargain": (
        "stolen_treasure", wager(BARNACLE, DIAMOND), wager(BARNACLE, SILVER), YOU,
    ),
    "spotless": (
        "stolen_treasure", story((dig.TurnStarted(ME, 9), sand(spot=ME)),
                               dig.GameWon(ME, 1500)),
        story((dig.TurnStarted(ME, 9), sand(spot=ME)), (dig.TurnStarted(ME, 12), sand(spot=YOU)),
              dig.GameWon(ME, 1500)), NOBODY,
    ),
    "unasked": (
        "stolen_treasure", story(dig.TurnStarted(YOU, 9)),
        story(dig.TurnStarted(YOU, 9), dig.TurnStarted(ME, 10)), YOU,
    ),
    "clean_hook": (
        "do_not_touch", story(hook.TurnStarted(ME, 1), hook.Swapped(ME, YOU, 4, 7),
                            (hook.Added(ME, 7), loot("red 1"))),
        story(hook.TurnStarted(ME, 1), hook.Swapped(ME, YOU, 4, 7), hook.TurnStarted(ME, 4),
              (hook.Added(ME, 7), loot("red 1"))), YOU,
    ),
    "long_chain": (
        "do_not_touch", story((hook.Added(ME, 0), loot(*RUN))),
        story((hook.Added(ME, 0), loot(*RUN[1:]))), NOBODY,
    ),
    "one_coin": (
        "do_not_touch", story(scores=(9, 3, 8)), story(scores=(9, 3, 7)), THIRD,
    ),
    "other_cheek": (
        "do_not_touch", story(*[hook.Swapped(YOU, ME, 1, 2)] * 3),
        story(*[hook.Swapped(YOU, ME, 1, 2)] * 3, hook.Swapped(ME, THIRD, 1, 2)), YOU,
    ),
    "borrowed_guns": (
        "treasure_boots", story(*shot(ME, PRIVATEER, YOU, 1, hits=True)),
        story(*shot(ME, PRIVATEER, YOU, 1, hits=False), *shot(ME, ME, YOU, 1, hits=True)), YOU,
    ),
    "under_fire": (
        "treasure_boots", story(*shot(YOU, YOU, ME, 0, hits=False), sea.TurnEnded(YOU),
                              sea.Unloaded(ME, 3, (1, 1, 1, 1, 0, 0), 4, 4)),
        story(*shot(YOU, YOU, ME, 0, hits=False), sea.TurnEnded(YOU), sea.TurnEnded(ME),
              sea.Unloaded(ME, 3, (1, 1, 1, 1, 0, 0), 4, 4)), YOU,
    ),
    "long_shot": (
        "treasure_boots", story(*shot(ME, ME, YOU, 4, hits=True)),
        story(*shot(ME, ME, YOU, 3, hits=True), *shot(ME, ME, YOU, 4, hits=False)), YOU,
    ),
    "own_medicine": (
        "treasure_boots", story(sea.PrivateerCommanded(ME, PRIVATEER, 1),
                              *shot(YOU, PRIVATEER, ME, 0, hits=True),
                              sea.ShipSunk(PRIVATEER, ME, 4)),
        story(sea.PrivateerCommanded(THIRD, PRIVATEER, 1), *shot(YOU, PRIVATEER, ME, 0, hits=True),
              sea.ShipSunk(PRIVATEER, ME, 4)), YOU,
    ),
    "to_the_pip": (
        "scallywager", story(*showdown(bid.ParlayDeclared, True)),
        story(*showdown(bid.ParlayDeclared, False), *showdown(bid.Called, True)), YOU,
    ),
    "nose": (
        "scallywager", story(*showdown(bid.Called, True) * 3),
        story(*showdown(bid.Called, True) * 2, *showdown(bid.Called, False),
              *showdown(bid.Called, True)), YOU,
    ),
    "empty_handed": (
        "scallywager", story(*showdown(bid.ParlayDeclared, True, mine=(1, 2))),
        story(*showdown(bid.ParlayDeclared, True, mine=(1, 5))), YOU,
    ),
    "last_die": (
        "scallywager", story((bid.RoundStarted(ME, 5), crews((4,), (1,) * 5, ()))),
        story((bid.RoundStarted(ME, 5), crews((4,), (1,) * 4, ()))), YOU,
    ),
    "sweet_tongue": (
        "bluffaneer", story(*claim(False, Deed(FOOL, ME, YOU))),
        story(*claim(True, Deed(TRUST, ME, YOU))), YOU,
    ),
    "three_lies": (
        "bluffaneer", story(*claim(False, Deed(FOOL, ME, YOU)) * 3),
        story(*claim(False, Deed(FOOL, ME, YOU), Deed(FOOL, ME, THIRD)) * 2), YOU,
    ),
    "honest": (
        "bluffaneer", story(*claim(True, Deed(DOUBT, YOU, ME)) * 3),
        story(*claim(True, Deed(TRUST, ME, YOU)) * 3, *claim(False, Deed(CATCH, YOU, ME))), NOBODY,
    ),
    "once_bitten": (
        "bluffaneer", story(*[Deed(FOOL, YOU, ME)] * 3),
        story(*[Deed(FOOL, YOU, ME)] * 2, Deed(FOOL, THIRD, ME)), YOU,
    ),
}  # fmt: skip
"""By deed, a story in which seat 0 does it, one in which it just doesn't, and who suffers it."""


@pytest.mark.parametrize("deed", DONE)
def test_a_deed_is_found_where_it_was_done(deed: str) -> None:
    game, done, _not_done, other = DONE[deed]
    assert Deed(deed, ME, other) in found_in(game, done)


@pytest.mark.parametrize("deed", DONE)
def test_a_deed_is_not_found_where_it_just_was_not_done(deed: str) -> None:
    game, _done, not_done, _other = DONE[deed]
    assert (deed, ME) not in [(kind, seat) for kind, seat, _ in found_in(game, not_done)]


def test_a_lie_that_is_caught_or_a_truth_ends_a_row_of_lies() -> None:
    for other in (claim(False, Deed(CATCH, YOU, ME)), claim(True, Deed(TRUST, ME, YOU))):
        lies = claim(False, Deed(FOOL, ME, YOU))
        told = story(*lies * 2, *other, *lies)
        assert "three_lies" not in [one.kind for one in found_in("bluffaneer", told)]


def test_a_break_ends_a_chain() -> None:
    broken = story((hook.Added(ME, 0), loot(*BROKEN)))
    assert "long_chain" not in [one.kind for one in found_in("do_not_touch", broken)]


def test_there_are_four_deeds_for_each_game_and_for_the_voyage_and_two_are_secret() -> None:
    told = {game: [deed.id for deed in deeds] for game, deeds in pages().items() if deeds}
    assert [*told] == [*GAMES, VOYAGE]
    assert {len(deeds) for deeds in told.values()} == {4}
    assert {deed for game in GAMES for deed in told[game]} == {*DONE}
    assert sum(deed.is_secret for deeds in pages().values() for deed in deeds) == 2


VOYAGES = {
    "landfall": ([Port("bluffaneer", (2, 1), (3, 5))], True),
    "late_tide": ([Port("a", (2, 1), (1, 5)), Port("b", (1, 2), (5, 0))], True),
    "no_port": ([Port("a", (2, 1, 3), (3, 5, 1)), Port("b", (2, 3, 1), (3, 0, 4))], True),
    "clean_sweep": ([Port("a", (1, 2), (5, 3)), Port("b", (1, 2), (5, 3))], True),
}


@pytest.mark.parametrize("deed", VOYAGES)
def test_deeds_of_a_voyage(deed: str) -> None:
    ports, _ = VOYAGES[deed]
    assert (0, DEED + deed, NOBODY) in voyage_rows(ports, [0])
    others = [Port("a", (2, 1), (1, 5)), Port("b", (2, 1), (1, 5))]
    assert [name for _, name, _ in voyage_rows(others, [0])] == [DEED + "landfall"]


def test_a_voyage_is_kept_with_its_last_match(
    open_matches: Callable[[], Matches], plan: MatchSetup
) -> None:
    matches = open_matches()
    last = played(plan, {0: 1})
    matches.statistics.add(last)
    ports = VOYAGES["late_tide"][0]
    matches.statistics.note({last.identity: voyage_rows(ports, last.human_seats)})
    assert {*deeds_of(matches.statistics)["Ann"]} == {"landfall", "late_tide"}


# What is kept, and found again


def bluff(seed: int) -> Match:
    """A match of people who lie and believe, in which some deeds are done."""
    return play_on(Match(table_plan("bluffaneer", crew(2, 1), seed=seed)), lambda one: one.is_over)


@pytest.fixture
def statistics(tmp_path: Path, ear: Ear) -> Iterator[Statistics]:
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as opened:
        yield opened


def test_deeds_of_people_alone_are_kept(statistics: Statistics) -> None:
    match = bluff(5)
    rows = rows_of(match)
    done = [row for row in rows if row[1].startswith(DEED)]
    assert done
    assert {seat for seat, _, _ in done} <= {*match.human_seats}
    pirates = table_plan("bluffaneer", crew(0, 3), seed=5)
    alone = play_on(Match(pirates), lambda one: one.is_over)
    assert not [row for row in rows_of(alone) if row[1].startswith(DEED)]


def test_a_deed_is_new_in_the_match_that_had_it_first(statistics: Statistics) -> None:
    first, second = bluff(5), bluff(6)
    statistics.add(first)
    statistics.add(second)
    was_new = new_deeds(statistics, first.identity)
    assert was_new
    assert not {*was_new} & {*new_deeds(statistics, second.identity)}
    name, deed = was_new[0]
    assert deeds_of(statistics)[name][deed].started == first.started


def test_where_the_luck_is_known_no_deed_is_found(statistics: Statistics) -> None:
    statistics.add(bluff(5))
    before = deeds_of(statistics)
    again = bluff(5)
    statistics.add(again)
    assert deeds_of(statistics) == before
    assert new_deeds(statistics, again.identity) == []


def test_where_a_turn_was_taken_back_no_deed_is_found(
    statistics: Statistics, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "taken_back", (3,))
    statistics.add(bluff(5))
    assert deeds_of(statistics) == {}


def in_the_history(matches: Matches, *seeds: int) -> list[Match]:
    """Matches that were played to their ends and are kept in the folders."""
    found = []
    for seed in seeds:
        match = matches.begin(table_plan("bluffaneer", crew(2, 1), seed=seed))
        found.append(play_on(match, lambda one: one.is_over))
    return found


@pytest.mark.parametrize("lost", ["numbers", "all"])
def test_old_matches_are_looked_through_once(
    open_matches: Callable[[], Matches], tmp_path: Path, lost: str, ear: Ear
) -> None:
    matches = open_matches()
    in_the_history(matches, 5, 6)
    before, standings = deeds_of(matches.statistics), matches.statistics.standings("bluffaneer")
    assert before
    matches.close()
    if lost == "all":
        (tmp_path / "statistics.sqlite3").unlink()
    else:
        with closing(sqlite3.connect(tmp_path / "statistics.sqlite3")) as database:
            database.execute("DELETE FROM numbers WHERE name LIKE '%:%'")
            database.commit()
    matches = Matches(tmp_path, ear)
    assert deeds_of(matches.statistics) == {}
    matches.catch_up.run()
    assert matches.catch_up.added == (2 if lost == "all" else 0)
    found = deeds_of(matches.statistics)
    assert {name: {*found[name]} for name in found} == {name: {*before[name]} for name in before}
    assert matches.statistics.standings("bluffaneer") == standings
    matches.statistics.query("DELETE FROM numbers WHERE name LIKE 'deed:%'")
    matches.statistics.note({})
    matches.catch_up.run()
    assert deeds_of(matches.statistics) == {}
    matches.close()
    assert ear == []


def test_the_damaged_record_of_a_known_match_is_left_alone(
    open_matches: Callable[[], Matches], tmp_path: Path, ear: Ear
) -> None:
    matches = open_matches()
    (match,) = in_the_history(matches, 5)
    matches.statistics.query("DELETE FROM numbers")
    matches.statistics.note({})
    bad = matches.log.path(match.identity)
    bad.write_text("not a record")
    matches.catch_up.run()
    assert bad.read_text() == "not a record"
    assert matches.statistics.matches_played("bluffaneer") == 1
    assert ear == []


# Tallies


def with_mary(plan: MatchSetup) -> MatchSetup:
    return plan.with_seat(2, replace(plan.seats[2], persona="mary"))


@pytest.mark.parametrize(("coins", "greeting"), [
    ([], ""), ([{2: 1}], "won_last_evening"), ([{0: 1}], "lost_last_evening"),
    ([{2: 1}, {2: 1}], "wears_trophy"), ([{0: 1}, {0: 1}], "lost_twice"), ([{}], ""),
])  # fmt: skip
def test_a_pirate_greets_by_the_last_meetings(
    statistics: Statistics, plan: MatchSetup, coins: list[dict[int, int]], greeting: str
) -> None:
    for laid in coins:
        statistics.add(played(with_mary(plan), laid))
    found = tally(statistics, "mary", "Ann")
    assert found.greeting == greeting
    assert len(found.results) == len(coins)
    assert tally(statistics, "pike", "Ann").results == ()


@pytest.mark.parametrize(("robbed", "was_robbed", "greeting"), [
    (10, 5, "robs_you"), (10, 6, ""), (9, 0, ""), (3, 12, "you_rob"),
])  # fmt: skip
def test_a_pirate_greets_by_who_has_robbed_whom(
    statistics: Statistics, plan: MatchSetup, robbed: int, was_robbed: int, greeting: str
) -> None:
    match = played(with_mary(plan), {})
    statistics.add(match)
    harm = [(2, f"{ROB}:0", robbed), (0, f"{ROB}:2", was_robbed), (1, f"{ROB}:2", 50)]
    statistics.note({match.identity: harm})
    found = tally(statistics, "mary", "Ann")
    assert (found.robbed, found.was_robbed) == (robbed, was_robbed)
    assert found.greeting == greeting


def test_what_pirates_and_people_do_to_each_other_is_kept() -> None:
    rows = rows_of(bluff(5))
    kinds = {name.partition(":")[0] for _, name, _ in rows}
    assert kinds & {ROB, FOOL, CATCH}
    pairs = {(seat, int(name.partition(":")[2])) for seat, name, _ in rows
             if name.partition(":")[0] in (ROB, FOOL, CATCH)}  # fmt: skip
    assert all((seat == 2) != (other == 2) for seat, other in pairs)


def test_all_pirates_have_heard_of_people_after_five_matches(
    statistics: Statistics, plan: MatchSetup
) -> None:
    for _ in range(5):
        assert not heard_of(statistics)
        statistics.add(played(plan, {}))
    assert heard_of(statistics)


def test_games_of_others_have_no_deeds(match: Match) -> None:
    finish(match)
    assert "toy" in PACKAGES
    assert [name for _, name, _ in rows_of(match)] == ["looked:through"]
