"""What the short run takes of tests that come in many combinations; `--full` takes them all."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

import pytest

BY_DEVICE: Final = "hands"
"""The fixture that plays by mouse, keys and pad. The battery does all of a game by each of them, so
of each other test one is enough, the next of the same file by another one.
"""

BY_GAME: Final = "game_id", "game"
"""Parameters that name a game. Of each test marked `games_in_turn` the short run takes one game,
the next of the same file the next one, so that a file of five tests sees every game. Each file
begins with another one, or files of a single test would all see the same.
"""

Place = Mapping[str, int]
"""The number of the value that each parameter has."""


def left_out(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return what the short run leaves to `--full`."""
    rest = [item for item in items if not item.get_closest_marker("full")]
    taken = {item for family, turns in _families(rest) for item in _taken(family, turns)}
    return [item for item in items if item not in taken]


def diagonal(places: Sequence[Place]) -> list[int]:
    """Return which of all combinations hold each value of each parameter at least once."""
    sizes = {name: max(place[name] for place in places) + 1 for name in places[0]}
    steps = [
        {name: step % size for name, size in sizes.items()} for step in range(max(sizes.values()))
    ]
    taken = [index for index, place in enumerate(places) if place in steps]
    for name, size in sizes.items():
        if len({places[index][name] for index in taken}) < size:
            raise pytest.UsageError(f"{name} hangs together with another parameter")
    return taken


@dataclass(slots=True)
class Turns:
    """How many tests of a file have taken a device, a game and a dress before this one."""

    device: int
    game: int
    dress: int


def _families(items: Iterable[pytest.Item]) -> Iterator[tuple[list[pytest.Item], Turns]]:
    """All variants of each test, and whose turn it is."""
    families: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        families[item.nodeid.partition("[")[0]].append(item)
    files: dict[str, Turns] = {}
    for name, family in families.items():
        file = name.partition("::")[0]
        first = crc32(file.encode())
        turns = files.setdefault(file, Turns(0, first, first))
        yield family, turns
        turns.device += BY_DEVICE in _values(family[0])
        turns.game += _games(family) is not None
        turns.dress += bool(_dresses(family[0]))


def _games(family: Sequence[pytest.Item]) -> str | None:
    """The parameter that names the game, of a test that the short run plays with one of them."""
    if not family[0].get_closest_marker("games_in_turn"):
        return None
    return next((name for name in BY_GAME if name in _values(family[0])), None)


def _of_one_game(number: int, family: list[pytest.Item]) -> list[pytest.Item]:
    """The variants with the game whose turn it is."""
    name = _games(family)
    if name is None:
        return family
    places = _places([_values(item) for item in family])
    turn = number % (1 + max(place[name] for place in places))
    return [item for item, place in zip(family, places, strict=True) if place[name] == turn]


def _dresses(item: pytest.Item) -> list[str]:
    """The parameters that the test is marked to look the same with."""
    named = {name for mark in item.iter_markers("one_in_turn") for name in mark.args}
    return [name for name in _values(item) if name in named]


def _in_one_dress(number: int, family: list[pytest.Item]) -> list[pytest.Item]:
    """The variants with the one combination of such parameters whose turn it is."""
    names = _dresses(family[0])
    if not names:
        return family
    places = _places([_values(item) for item in family])
    worn = [tuple(place[name] for name in names) for place in places]
    dresses = list(dict.fromkeys(worn))
    dress = dresses[number % len(dresses)]
    return [item for item, one in zip(family, worn, strict=True) if one == dress]


def _taken(family: list[pytest.Item], turns: Turns) -> list[pytest.Item]:
    """What the short run takes of one test's variants."""
    family = _in_one_dress(turns.dress, _of_one_game(turns.game, family))
    places = _places([_values(item) for item in family])
    if family[0].get_closest_marker("in_turn"):
        return [family[index] for index in diagonal(places)]
    if BY_DEVICE not in places[0]:
        return family
    device = turns.device % (1 + max(place[BY_DEVICE] for place in places))
    return [item for item, place in zip(family, places, strict=True) if place[BY_DEVICE] == device]


def _places(variants: Sequence[Mapping[str, Any]]) -> list[Place]:
    """Number the values of each parameter as they come."""
    seen: dict[str, list[Any]] = defaultdict(list)
    for values in variants:
        for name, value in values.items():
            if value not in seen[name]:
                seen[name].append(value)
    return [{name: seen[name].index(one) for name, one in values.items()} for values in variants]


def _values(item: pytest.Item) -> Mapping[str, Any]:
    spec: Any = getattr(item, "callspec", None)
    return spec.params if spec is not None else {}
