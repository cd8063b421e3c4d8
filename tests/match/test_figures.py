"""What the statistics page tells: who counts, whom one met, runs, records, and how even luck is."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.conftest import Ear, finish
from tests.match.test_statistics import played
from tests.match.toy import Lay, Roll
from treasure_games.match.figures import Figures, Luck, upper_tail
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Statistics


@pytest.fixture
def statistics(tmp_path: Path, ear: Ear) -> Iterator[Statistics]:
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as opened:
        yield opened


def fill(statistics: Statistics, plan: MatchSetup, coins: list[dict[int, int]]) -> None:
    """A match for each, of luck that nobody has known."""
    for number, laid in enumerate(coins):
        statistics.add(played(replace(plan, seed=100 + number), laid))


def ann(statistics: Statistics) -> Figures:
    return Figures(statistics, "toy", "Ann", "human")


def test_what_was_won_against_each_rival(statistics: Statistics, plan: MatchSetup) -> None:
    fill(statistics, plan, [{0: 3}, {0: 2}, {1: 1}])
    assert [(one.name, one.met, one.won) for one in ann(statistics).rivals] == [
        ("Bob", 3, 2),
        ("Pike", 3, 2),
    ]


def test_a_pirate_is_the_same_under_each_name(statistics: Statistics, plan: MatchSetup) -> None:
    fill(statistics, plan, [{0: 3}])
    german = replace(plan, seats=(*plan.seats[:2], replace(plan.seats[2], name="Hecht")))
    fill(statistics, replace(german, seed=9), [])
    statistics.add(played(replace(german, seed=9), {1: 1}))
    (pike,) = (one for one in ann(statistics).rivals if one.persona == "pike")
    assert (pike.met, pike.won) == (2, 1)


def test_victories_in_a_row_and_records(statistics: Statistics, plan: MatchSetup) -> None:
    fill(statistics, plan, [{0: 3}, {1: 1}, {0: 2}, {0: 1}])
    told = ann(statistics)
    assert [won for _day, won in told.played] == [1, 0, 1, 1]
    assert told.longest_run == 2
    assert told.numbers["laid"] == (6, 3)


def test_the_worst_evening_is_that_with_most_defeats(
    statistics: Statistics, plan: MatchSetup
) -> None:
    starts = ["2026-11-01T20:00", "2026-11-02T20:00", "2026-11-03T01:30", "2026-11-03T20:00"]
    for number, start in enumerate(starts):
        begun = datetime.fromisoformat(start).astimezone().astimezone(UTC).isoformat()
        notes: dict[str, Any] = {"id": f"toy-{number}", "started": begun}
        match = Match(replace(plan, seed=number), notes={**notes, "seconds": 0})
        match.act(0, match.legal(0)[-1])
        match.act(1, Lay(1))
        finish(match)
        statistics.add(match)
    assert ann(statistics).worst_evening == (date(2026, 11, 2), 2)


def test_without_a_defeat_there_is_no_worst_evening(
    statistics: Statistics, plan: MatchSetup
) -> None:
    fill(statistics, plan, [{0: 1}])
    assert ann(statistics).worst_evening == (None, 0)
    assert Figures(statistics, "toy", "Nobody", "human").longest_run == 0


def test_matches_with_known_luck_stand_apart(statistics: Statistics, plan: MatchSetup) -> None:
    again = played(plan, {0: 1})
    statistics.add(again)
    statistics.add(played(again.restarted().plan, {0: 1}))
    statistics.add(played(plan.with_seed(77), {0: 1}))
    back = played(replace(plan, seed=5), {0: 1})
    back._notes["taken_back"] = [1]  # as `without_turn` notes it
    statistics.add(back)
    assert statistics.matches_played("toy") == 4
    assert len(ann(statistics).played) == 1
    assert [one.met for one in ann(statistics).rivals] == [1, 1]
    assert ann(statistics).numbers["laid"] == (1, 1)


def test_the_same_luck_as_in_a_match_that_was_given_up_is_known(
    statistics: Statistics, plan: MatchSetup
) -> None:
    again = Match(plan).restarted()
    finish(again)
    statistics.add(again)
    assert ann(statistics).played == []


def test_dice_are_counted_but_for_known_luck(statistics: Statistics, plan: MatchSetup) -> None:
    for seed in (1, 2, 2):
        match = Match(replace(plan, seed=seed))
        for _ in range(20):
            match.act(0, Roll())
        finish(match)
        statistics.add(match)
    luck = Luck.of(statistics, "toy")
    assert luck is not None
    assert luck.sides == len(luck.counts) == 6
    assert sum(luck.counts) == 40
    assert Luck.of(statistics, "treasure_boots") is None


def test_too_few_dice_say_nothing(statistics: Statistics, plan: MatchSetup) -> None:
    match = Match(plan)
    match.act(0, Roll())
    finish(match)
    statistics.add(match)
    assert Luck.of(statistics, "toy") is None


@pytest.mark.parametrize(
    ("chi", "degrees", "share"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (11.07, 5, 0.05), (2.96, 5, 0.706)],
)
def test_chi_square_has_the_tails_of_the_tables(chi: float, degrees: int, share: float) -> None:
    assert upper_tail(chi, degrees) == pytest.approx(share, abs=0.001)


def test_luck_is_told_in_a_sentence() -> None:
    even = Luck(6, (387, 419, 396, 411, 383, 416))
    assert even.expected == 402
    assert even.band == pytest.approx(36.6, abs=0.1)
    assert even.sentence == "As even as one would expect in 7 of 10 such evenings."
    assert Luck(6, (10,) * 6).sentence.startswith("As even as one would expect in 10 of 10")
    assert Luck(2, (62, 38)).sentence == "Odd, but it happens: once in 50 such evenings."
    assert Luck(2, (100, 20)).sentence == "Odd, but it happens: once in 1000 such evenings."
