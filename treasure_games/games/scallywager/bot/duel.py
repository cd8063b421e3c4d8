"""Equilibrium bidding for the last two captains: tables made by `tools/train_scallywager.py`.

They hold for the strict raise without cards. The file begins with a line of JSON; then each pair of
numbers of dice has a compressed part with its nodes: their number, keys, places and records.
"""

import json
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, islice, product
from pathlib import Path
from struct import unpack_from
from sys import byteorder
from typing import Any, Final, NamedTuple
from zlib import decompress

from treasure_games.core.pages import installed

CALL: Final = 254
PARLAY: Final = 255
"""Actions of the tables; others are numbers of bids."""
MEMORY: Final = 8
"""The most bids that a key holds."""


def number_of(count: int, face: int) -> int:
    """Return 1 for one 1, 2 for one 2, and so on."""
    return (count - 1) * 6 + face


def bid_of(number: int) -> tuple[int, int]:
    """Return count and face of a numbered bid."""
    count, face = divmod(number - 1, 6)
    return count + 1, face + 1


def key_of(numbers: Sequence[int], *, opens: bool) -> int:
    """Return the key of a node, from the last bids and whether the mover opened the round."""
    key = int(opens)
    for number in (*(0,) * (MEMORY - len(numbers)), *numbers[-MEMORY:]):
        key = key << 7 | number
    return key


@cache
def hand_index(dice: int, low: int) -> Mapping[tuple[int, ...], int]:
    """Return the place of each hand in a record, by how many dice show each face from `low` on."""
    every = product(range(dice + 1), repeat=7 - low)
    known = [counts for counts in every if sum(counts) <= dice]
    return {counts: at for at, counts in enumerate(known)}


class Table(NamedTuple):
    """The strategies of both captains for one pair of numbers of dice."""

    dice: tuple[int, int]
    memory: int
    keys: Sequence[int]
    places: Sequence[int]
    records: bytes

    def strategy(
        self, numbers: Sequence[int], counts: Sequence[int], *, opens: bool
    ) -> dict[int, float]:
        """Return how likely each action is after these bids; empty if they aren't in the table.

        `counts` are those of the mover's dice by face, from 1 on.
        """
        low = max(2, bid_of(numbers[-1])[1]) if numbers else 2
        hand = hand_index(self.dice[0] if opens else self.dice[1], low)[tuple(counts[low - 1 :])]
        return next(islice(self.record(numbers, opens=opens), hand, None), {})

    def record(self, numbers: Sequence[int], *, opens: bool) -> Iterator[dict[int, float]]:
        """Yield for each hand how likely each action is; nothing if the bids aren't in the table.

        A hand begins with its number of actions. A lone action has no weight.
        """
        key = key_of(numbers[-self.memory :], opens=opens)
        at = bisect_left(self.keys, key)
        if at == len(self.keys) or self.keys[at] != key:
            return
        records, place, end = self.records, self.places[at], self.places[at + 1]
        while place < end:
            actions = records[place]
            after = place + 1 + (actions if actions < 2 else 2 * actions)
            entries = records[place + 1 : after]
            place = after
            if actions < 2:
                yield dict.fromkeys(entries, 1.0)
            else:
                total = sum(entries[1::2])
                yield {
                    one: part / total for one, part in zip(entries[::2], entries[1::2], strict=True)
                }


class Tables:
    """All tables in a file."""

    def __init__(self, data: bytes) -> None:
        line, _, self._parts = data.partition(b"\n")
        self.about: dict[str, Any] = json.loads(line)
        self.values = {_dice(name): value for name, value in self.about["values"].items()}
        self._spans = {_dice(name): span for name, span in self.about["parts"].items()}
        self._opened: dict[tuple[int, int], Table] = {}

    def of(self, opener: int, other: int) -> Table | None:
        """Return the table for these numbers of dice, if there is one."""
        dice = opener, other
        if dice not in self._spans:
            return None
        if dice not in self._opened:
            start, length, memory = self._spans[dice]
            self._opened[dice] = _opened(dice, memory, self._parts[start : start + length])
        return self._opened[dice]


def _dice(name: str) -> tuple[int, int]:
    opener, other = name.split("-")
    return int(opener), int(other)


def _opened(dice: tuple[int, int], memory: int, part: bytes) -> Table:
    data = decompress(part)
    (nodes,) = unpack_from("<I", data)
    keys, lengths = array("Q"), array("H")
    keys.frombytes(data[4 : 4 + 8 * nodes])
    lengths.frombytes(data[4 + 8 * nodes : 4 + 10 * nodes])
    if byteorder == "big":
        keys.byteswap()
        lengths.byteswap()
    places = array("L", [0, *accumulate(lengths)])
    return Table(dice, memory, array("Q", accumulate(keys)), places, data[4 + 10 * nodes :])


def path() -> Path:
    """Return the file with the tables of the package."""
    return Path(__file__).with_name("duel.bin")


@cache
def shipped() -> Tables:
    """Return the tables of the package."""
    with installed(path()):
        return Tables(path().read_bytes())
