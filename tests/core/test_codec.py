"""Actions and events as plain lists."""

import pytest
from msgspec import Struct

from treasure_games.core.codec import Coded, decode, encode, fields_in_words, mirrored, wire_name
from treasure_games.core.errors import BadRecord


class RaiseBid(Coded, frozen=True):
    count: int
    face: int


class Pass(Coded, frozen=True):
    pass


class Choose(Coded, frozen=True):
    names: tuple[str, ...]
    loud: bool


KINDS = (Pass, RaiseBid, Choose)


@pytest.mark.parametrize("item", [Pass(), RaiseBid(3, 5), Choose(("a", "b"), True)])
def test_what_is_written_reads_back(item: object) -> None:
    assert decode(encode(item), KINDS) == item


def test_names_are_written_small_with_underscores() -> None:
    assert wire_name(RaiseBid) == "raise_bid"
    assert encode(RaiseBid(3, 5)) == ["raise_bid", 3, 5]


def test_lists_come_back_as_tuples_so_that_actions_can_be_compared() -> None:
    assert decode(["choose", ["a", "b"], False], KINDS) == Choose(("a", "b"), False)


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        "pass",
        [],
        [None],
        ["fly"],
        ["pass", 1],
        ["raise_bid", 3],
        ["raise_bid", 3, 5, 7],
        ["raise_bid", "3", 5],
        ["raise_bid", 3.0, 5],
        ["raise_bid", True, 5],
        ["raise_bid", None, 5],
        ["choose", ["a"], 1],
        {"raise_bid": [3, 5]},
    ],
)
def test_anything_else_is_a_damaged_record(plain: object) -> None:
    with pytest.raises(BadRecord):
        decode(plain, KINDS)


class Purse(Struct):
    coins: list[int]
    owner: int
    seals: tuple[int, ...]


class SeenPurse(Struct, frozen=True):
    seat: int | None
    coins: tuple[int, ...]
    owner: int
    seals: tuple[int, ...]


class Hands(Struct):
    cards: list[list[int]]


class SeenHands(Struct, frozen=True):
    cards: tuple[tuple[int, ...], ...]


def test_lists_of_lists_are_mirrored_without_sharing_any() -> None:
    seen = SeenHands(((3, 4), ()))
    hands = mirrored(Hands, seen)
    assert hands == Hands([[3, 4], []])
    again = mirrored(Hands, hands)
    hands.cards[1].append(7)
    assert mirrored(SeenHands, hands) == SeenHands(((3, 4), (7,)))
    assert again.cards == [[3, 4], []]


def test_fields_are_told_by_name_some_of_them_in_words() -> None:
    printed = {"face": lambda face, view: view[face], "names": lambda names, _view: len(names)}
    assert fields_in_words(RaiseBid(2, 1), ("ace", "six"), printed) == {"count": 2, "face": "six"}
    assert fields_in_words(Choose(("a", "b"), True), (), printed) == {"names": 2, "loud": True}
    assert fields_in_words(Pass(), (), printed) == {}


def test_a_view_mirrors_a_state_and_back_without_sharing_lists() -> None:
    purse = Purse([3, 4], 1, (7,))
    seen = mirrored(SeenPurse, purse, seat=None, owner=-1)
    assert seen == SeenPurse(None, (3, 4), -1, (7,))
    again = mirrored(Purse, seen, owner=1)
    assert again == purse
    again.coins[0] = 0
    copy = mirrored(Purse, purse)
    copy.coins[0] = 0
    assert purse.coins == [3, 4]
