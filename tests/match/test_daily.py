"""The deal of the day: the same for all, counted once, whatever the clock says."""

import shutil
from datetime import date, timedelta
from pathlib import Path

import pytest

from tools.rig import play_on
from treasure_games.core.errors import BadRecord
from treasure_games.core.language import use_language
from treasure_games.core.registry import PACKAGES
from treasure_games.match.daily import Deal, Result, results
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import Seat

TODAY = date(2026, 11, 28)
DEAL = Deal("bluffaneer", TODAY)
ANNE, BART = Seat("Anne", 0, persona="scarf"), Seat("Bart", 3, persona="cap")
Told = list[str]


@pytest.fixture
def told() -> Told:
    return []


def opened(folder: Path, told: Told, clock: date = TODAY) -> Matches:
    """The matches of a folder, at a date."""
    matches = Matches(folder, told.append)
    matches.days.clock = lambda: clock  # type: ignore[method-assign]
    return matches


def played(match: Match) -> Match:
    return play_on(match, lambda _match: False)


def result_of(matches: Matches, deal: Deal = DEAL) -> Result | None:
    return results(matches.statistics, [deal]).get(deal)


@pytest.mark.parametrize("game", PACKAGES)
def test_everybody_meets_the_same_luck_rules_and_company(game: str) -> None:
    hers, his = (Deal(game, TODAY).table(person) for person in (ANNE, BART))
    assert (hers.seed, hers.setup) == (his.seed, his.setup)
    assert [one.persona for one in hers.seats[1:]] == [one.persona for one in his.seats[1:]]
    assert hers.seats[0] == ANNE
    assert len({seat.emblem for seat in his.seats}) == len(his.seats)


def test_the_deal_is_the_same_in_every_language_and_every_year() -> None:
    """Somebody else's app, on another day, in another language: these are the figures for ever."""
    use_language("de")
    plan = Deal("scallywager", TODAY).table(ANNE)
    use_language("en")
    assert plan.seed == Deal("scallywager", TODAY).number("seed") == 15183207893349411570
    assert [seat.persona for seat in plan.seats[1:]] == ["woodenfinger", "ruth"]


def test_a_person_with_a_face_of_the_company_lays_it_aside() -> None:
    company = DEAL.table(ANNE).seats[1:]
    plan = DEAL.table(Seat("Cid", 0, persona=company[0].persona))
    assert plan.seats[0] == Seat("Cid", 0)
    assert plan.seats[1:] == company


@pytest.mark.parametrize("game", PACKAGES)
def test_each_deal_of_a_year_can_be_dealt_and_differs_from_the_day_before(game: str) -> None:
    plans = [Deal(game, TODAY + timedelta(n)).table(ANNE) for n in range(365)]
    assert len({plan.seed for plan in plans}) == len(plans)
    assert {len(plan.seats) for plan in plans} == {2, 3, 4}
    rules = {tuple(plan.setup.options.items()): plan for plan in plans}
    assert 1 < len(rules) < 60
    for plan in rules.values():
        Match(plan)


def test_a_deal_is_known_by_the_identity_of_its_match() -> None:
    assert Deal.of(DEAL.identity) == DEAL
    for other in ("bluffaneer-20261399-day", "bluffaneer-20261128-120000-abcdef", "x", ""):
        assert Deal.of(other) is None


def test_the_first_match_of_a_day_counts_and_the_next_are_for_learning(
    tmp_path: Path, told: Told
) -> None:
    matches = opened(tmp_path, told)
    assert matches.counts(DEAL)
    first = played(matches.deal(DEAL, ANNE))
    outcome = first.outcome()
    assert outcome is not None
    counted = result_of(matches)
    assert counted is not None
    assert counted.is_scored
    assert counted.ending == ("won" if 0 in outcome.winners else "lost")
    assert not matches.counts(DEAL)
    with pytest.raises(BadRecord, match="no longer counts"):
        matches.deal(DEAL, ANNE)
    played(matches.begin(DEAL.table(ANNE)))
    assert result_of(matches) == counted
    assert told == []
    matches.close()


def test_a_match_for_learning_is_told_apart(tmp_path: Path, told: Told) -> None:
    matches = opened(tmp_path, told)
    yesterday = Deal("bluffaneer", TODAY - timedelta(1))
    assert not matches.counts(yesterday)
    with pytest.raises(BadRecord):
        matches.deal(yesterday, ANNE)
    played(matches.begin(yesterday.table(ANNE)))
    learned = result_of(matches, yesterday)
    assert learned is not None
    assert not learned.is_scored
    matches.close()


def test_a_match_in_which_another_seat_was_taken_does_not_count(tmp_path: Path, told: Told) -> None:
    matches = opened(tmp_path, told)
    match = matches.deal(DEAL, ANNE)
    match.hand_to_human(1)
    played(match)
    result = result_of(matches)
    assert result is not None
    assert not result.is_scored
    matches.close()


def test_killed_in_the_middle_it_goes_on_and_cannot_be_begun_anew(
    tmp_path: Path, told: Told
) -> None:
    killed = opened(tmp_path, told)
    match = killed.deal(DEAL, ANNE)
    play_on(match, lambda one: len(one.acts) > 5)
    before = match.record().rows
    killed.saves.release()  # the system does that for a process which is gone
    matches = opened(tmp_path, told)
    assert not matches.counts(DEAL)
    again = matches.deal(DEAL, BART)
    assert again.record().rows == before
    assert again.seats[0] == ANNE
    assert [one.identity for one in matches.under_way()] == [DEAL.identity]
    played(again)
    assert result_of(matches) is not None
    matches.close()


def test_killed_before_it_was_noted_it_goes_on_from_its_save(tmp_path: Path, told: Told) -> None:
    killed = opened(tmp_path, told)
    killed.deal(DEAL, ANNE)
    killed.saves.release()
    shutil.rmtree(tmp_path / "days")
    matches = opened(tmp_path, told)
    assert matches.deal(DEAL, BART).seats[0] == ANNE
    matches.close()


def test_a_deal_that_was_given_up_is_lost_for_the_score(tmp_path: Path, told: Told) -> None:
    matches = opened(tmp_path, told)
    matches.forget(matches.deal(DEAL, ANNE).identity)
    assert not matches.counts(DEAL)
    matches.close()


def test_starting_over_does_not_count(tmp_path: Path, told: Told) -> None:
    matches = opened(tmp_path, told)
    played(matches.restart(matches.deal(DEAL, ANNE)))
    result = result_of(matches)
    assert result is not None
    assert not result.is_scored
    matches.close()


def test_two_windows_begin_it_once(tmp_path: Path, told: Told) -> None:
    one, other = opened(tmp_path, told), opened(tmp_path, told)
    match = one.deal(DEAL, ANNE)
    with pytest.raises(BadRecord, match="another window"):
        other.deal(DEAL, BART)
    played(match)
    one.leave()
    with pytest.raises(BadRecord, match="no longer counts"):
        other.deal(DEAL, BART)
    assert result_of(other) == result_of(one)
    one.close()
    other.close()


@pytest.mark.parametrize("clock", [TODAY - timedelta(20), TODAY - timedelta(400)])
def test_a_clock_that_was_set_back_brings_no_day_again(
    tmp_path: Path, told: Told, clock: date
) -> None:
    matches = opened(tmp_path, told)
    matches.forget(matches.deal(DEAL, ANNE).identity)
    matches.days.clock = lambda: clock  # type: ignore[method-assign]
    assert matches.days.today() == TODAY
    assert not any(matches.counts(Deal(game, clock)) for game in PACKAGES)
    assert not matches.counts(DEAL)
    matches.days.clock = lambda: TODAY + timedelta(1)  # type: ignore[method-assign]
    assert matches.counts(Deal("bluffaneer", TODAY + timedelta(1)))
    matches.close()


def test_a_database_that_was_damaged_is_made_again_and_still_knows_the_score(
    tmp_path: Path, told: Told
) -> None:
    matches = opened(tmp_path, told)
    played(matches.deal(DEAL, ANNE))
    counted = result_of(matches)
    matches.close()
    (tmp_path / "statistics.sqlite3").write_bytes(b"no database")
    again = opened(tmp_path, told)
    assert len(told) == 1
    assert result_of(again) is None
    assert not again.counts(DEAL)
    again.catch_up.start()
    again.catch_up.join(30)
    assert result_of(again) == counted
    again.close()


def test_a_disk_that_refuses_the_note_is_told_and_the_match_goes_on(
    tmp_path: Path, told: Told
) -> None:
    (tmp_path / "days").write_text("no folder")
    matches = opened(tmp_path, told)
    played(matches.deal(DEAL, ANNE))
    assert len(told) == 1
    assert told[0].startswith("The deal of the day can’t be noted (")
    assert not matches.counts(DEAL)
    matches.close()


def test_other_files_among_the_notes_are_left_alone(tmp_path: Path, told: Told) -> None:
    matches = opened(tmp_path, told)
    matches.days.note(DEAL)
    (tmp_path / "days" / "Thumbs.db").write_text("?")
    (tmp_path / "days" / "bluffaneer-20261399-day").write_text("")
    assert matches.days.begun() == {DEAL}
    matches.close()
