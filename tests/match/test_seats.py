"""Seats and tables: checked, and written without loss."""

from typing import Any

import pytest

from treasure_games.core.errors import BadRecord, BadSetup
from treasure_games.match.seats import (
    Kind,
    MatchSetup,
    Pace,
    Seat,
    fresh_seed,
    seed_hash,
    thinking_seed,
)

PIKE = Seat("Pike ☠", 3, Kind.COMPUTER, "captain", "pike", Pace.BRISK)


def test_a_seat_survives_writing_and_reading() -> None:
    assert Seat.from_plain(PIKE.to_plain()) == PIKE


@pytest.mark.parametrize(
    "change",
    [
        {"name": 3},
        {"emblem": 8},
        {"emblem": True},
        {"emblem": 10**400},
        {"name": "An\0ne"},
        {"name": "Anne\ud83d"},
        {"name": "\u0301\u200b"},
        {"name": "A" * 41},
        {"level": "admiral"},
        {"persona": "../blackbeard"},
        {"kind": "parrot"},
        {"level": ""},
        {"pace": None},
    ],
)
def test_a_damaged_seat_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Seat.from_plain({**PIKE.to_plain(), **change})


def test_a_seat_lacking_a_part_is_refused() -> None:
    plain = PIKE.to_plain()
    del plain["persona"]
    with pytest.raises(BadRecord):
        Seat.from_plain(plain)
    with pytest.raises(BadRecord):
        Seat.from_plain([])


def test_a_computer_needs_a_level() -> None:
    with pytest.raises(BadSetup):
        Seat("Pike", 0, Kind.COMPUTER)


def test_a_table_survives_its_notes(plan: MatchSetup) -> None:
    assert MatchSetup.from_notes(plan.game, plan.setup, plan.to_notes()) == plan


@pytest.mark.parametrize("missing", ["seed", "seats"])
def test_a_table_without_seed_or_seats_is_refused(plan: MatchSetup, missing: str) -> None:
    notes = plan.to_notes()
    del notes[missing]
    with pytest.raises(BadRecord):
        MatchSetup.from_notes(plan.game, plan.setup, notes)


def test_a_new_seed_keeps_the_seats(plan: MatchSetup) -> None:
    again = plan.with_seed()
    assert again.seats == plan.seats
    assert again.seed != plan.seed
    assert plan.with_seed(5).seed == 5


def test_a_seed_that_somebody_chose_is_noted(plan: MatchSetup) -> None:
    given = plan.with_seed(5)
    assert "seed_given" not in plan.to_notes()
    assert given.to_notes()["seed_given"] is True
    assert MatchSetup.from_notes(plan.game, plan.setup, given.to_notes()) == given
    assert not given.with_seed().is_seed_given


def test_seeds_are_not_repeated_and_their_prints_are_sha256() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert seed_hash(0) == "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"


def test_the_seed_of_thoughts_is_no_part_of_the_sealed_print() -> None:
    """The print is shown before play: what is made of it alone must not tell what others think."""
    assert thinking_seed(7) == thinking_seed(7) != thinking_seed(8)
    assert f"{thinking_seed(7):016x}" not in seed_hash(7)
