"""A saved match is looked at without sitting down at it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from treasure_games.core.record import Record
from treasure_games.match import matches as module
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup


@pytest.fixture
def kept(open_matches: Callable[[], Matches], plan: MatchSetup) -> tuple[Matches, Match]:
    """A match some acts old, saved."""
    matches = open_matches()
    match = matches.begin(plan)
    for _ in range(3):
        seat = match.whose()
        assert seat is not None
        match.act(seat, match.legal(seat)[0])
    return matches, match


def test_it_tells_what_a_bystander_sees_and_who_decides(kept: tuple[Matches, Match]) -> None:
    matches, match = kept
    standing = matches.standing(match.identity)
    assert standing is not None
    assert standing.view.data() == match.view(None).data()
    assert standing.scores == match.scores()
    assert standing.whose == match.whose()


def test_looking_leaves_the_match_to_whoever_has_it(
    kept: tuple[Matches, Match], open_matches: Callable[[], Matches]
) -> None:
    _, match = kept
    assert open_matches().standing(match.identity) is not None


def test_a_match_that_is_gone_tells_nothing(kept: tuple[Matches, Match]) -> None:
    matches, match = kept
    matches.forget(match.identity)
    assert matches.standing(match.identity) is None


def test_a_very_long_match_is_not_played_again_for_a_look(
    kept: tuple[Matches, Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches, match = kept
    monkeypatch.setattr(module, "MOST_ROWS", 2)
    assert matches.standing(match.identity) is None


def test_a_record_that_parts_from_the_rules_tells_nothing_and_is_left_alone(
    kept: tuple[Matches, Match], ear: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches, match = kept
    record = match.record()
    record.fingerprints[0] = "another table"

    def read(_self: object, _identity: str) -> Record:
        return record

    monkeypatch.setattr("treasure_games.match.saves.Saves.record", read)
    assert matches.standing(match.identity) is None
    assert ear == []
    assert [one.identity for one in matches.under_way()] == [match.identity]
