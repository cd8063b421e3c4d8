"""Actions and events: values that never change, with the names of their kinds."""

import pickle
from copy import copy, deepcopy

import pytest
from msgspec.structs import replace

from treasure_games.core import asking
from treasure_games.core.codec import Coded, Event, decode, encode, kinds_of


class Deed(Coded, frozen=True):
    """Anything."""


class OfSeat(Deed, frozen=True):
    """A base of some."""

    seat: int


class Took(OfSeat, frozen=True):
    card: int


class Passed(OfSeat, frozen=True):
    pass


class Ended(Deed, frozen=True):
    pass


class Paid(OfSeat, frozen=True):
    """With a field that may be left out."""

    card: int
    coins: int = 3


class Tipped(Paid, frozen=True):
    """Of a class whose field may be left out, which holds here too."""

    tip: int = 1


def test_a_record_is_a_value_that_cannot_be_changed() -> None:
    took = Took(1, card=7)
    assert took == Took(1, 7) != Took(1, 8)
    assert hash(took) == hash(pickle.loads(pickle.dumps(took)))
    with pytest.raises(AttributeError):
        took.card = 8  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del took.card
    with pytest.raises(AttributeError):
        took.note = "new"  # type: ignore[attr-defined]
    assert took == Took(1, 7)
    assert not hasattr(took, "__dict__"), "slots alone: there are many of them"


def test_records_of_different_classes_differ() -> None:
    assert Passed(1) != OfSeat(1)
    assert Paid(1, 7) != Took(1, 7)
    assert len({Passed(1), OfSeat(1), Passed(1), Ended(), Ended()}) == 3


def test_a_field_may_be_left_out() -> None:
    assert Paid(1, 7) == Paid(1, 7, 3) != Paid(1, 7, coins=4)
    assert Tipped(1, 7) == Tipped(1, 7, 3, 1)
    assert replace(Paid(1, 7, 4), card=9) == Paid(1, 9, 4)
    with pytest.raises(TypeError, match="card"):
        Paid(1)  # type: ignore[call-arg]


def test_a_record_tells_its_fields() -> None:
    assert repr(Paid(1, card=7)) == "Paid(seat=1, card=7, coins=3)"
    assert repr(Ended()) == "Ended()"
    assert Paid.__struct_fields__ == ("seat", "card", "coins")


@pytest.mark.parametrize("record", [Paid(1, 7, 4), Passed(2), Ended()])
def test_a_record_survives_copying(record: Deed) -> None:
    assert copy(record) == deepcopy(record) == pickle.loads(pickle.dumps(record)) == record


def test_the_kinds_are_those_that_no_other_is_built_on() -> None:
    assert kinds_of(Deed) == (Took, Passed, Tipped, Ended)


def test_the_kinds_of_a_module_are_those_defined_there() -> None:
    assert Passed in kinds_of(OfSeat, __name__)
    assert kinds_of(Event, __name__) == ()
    assert set(kinds_of(Event, asking.__name__)) == set(asking.EVENTS)


def test_inherited_fields_are_written_first() -> None:
    assert encode(Took(1, 7)) == ["took", 1, 7]
    assert decode(["took", 1, 7], kinds_of(Deed)) == Took(1, 7)
