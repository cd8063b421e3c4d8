"""Records that never change."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

from treasure_games.core import asking
from treasure_games.core.codec import decode, encode
from treasure_games.core.frozen import Event, Frozen, kinds_of


class Deed(Frozen):
    """Anything."""


class OfSeat(Deed):
    """A base of some."""

    seat: int


class Took(OfSeat):
    card: int


class Passed(OfSeat):
    pass


class Ended(Deed):
    pass


def test_a_record_is_a_value_that_cannot_be_changed() -> None:
    took = Took(1, card=7)
    assert took == Took(1, 7) != Took(1, 8)
    assert hash(took) == hash(pickle.loads(pickle.dumps(took)))
    with pytest.raises(FrozenInstanceError):
        took.card = 8  # type: ignore[misc]


def test_the_kinds_are_those_that_no_other_is_built_on() -> None:
    assert kinds_of(Deed) == (Took, Passed, Ended)


def test_the_kinds_of_a_module_are_those_defined_there() -> None:
    assert Passed in kinds_of(OfSeat, __name__)
    assert kinds_of(Event, __name__) == ()
    assert set(kinds_of(Event, asking.__name__)) == set(asking.EVENTS)


def test_inherited_fields_are_written_first() -> None:
    assert encode(Took(1, 7)) == ["took", 1, 7]
    assert decode(["took", 1, 7], kinds_of(Deed)) == Took(1, 7)
