"""Bytes changed anywhere in a save: it is read, or refused in a sentence, and never more."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.ui_battery.likings import likings_of
from treasure_games.core.errors import BadRecord
from treasure_games.core.options import Setup
from treasure_games.core.record import final_state
from treasure_games.core.registry import GAMES, load
from treasure_games.match.match import Match
from treasure_games.match.records import read_record, resumed
from treasure_games.match.seats import MatchSetup, Seat

pytestmark = [pytest.mark.parametrize("game_id", GAMES), pytest.mark.games_in_turn]


def a_record(game_id: str) -> str:
    """Some thirty acts of a real game that isn't over."""
    setup = Setup.of(load(game_id).info, 2, likings_of(game_id).SHORT)
    plan = MatchSetup(game_id, setup, (Seat("Ann", 0), Seat("Bob", 1)), seed=5)
    match, rng = Match(plan), random.Random(5)
    line = ""
    while len(match.acts) <= 31 and (asked := match.pending()) is not None:
        line = match.record().to_line()
        seat = asked.seats[0]
        match.act(seat, rng.choice(match.legal(seat)))
    assert len(match.acts) > 10
    return line


def is_refused_or_read(path: Path) -> bool:
    """Was it read? Anything but a refusal is an error of ours."""
    try:
        record = read_record(path)
        final_state(record)
        resumed(record)
    except BadRecord as error:
        return not str(error)
    return True


def test_changed_bytes(game_id: str, tmp_path: Path) -> None:
    line, rng, path = a_record(game_id).encode(), random.Random(11), tmp_path / "x.treasure"
    for _ in range(300):
        damaged = bytearray(line)
        for _ in range(rng.choice((1, 1, 3))):
            damaged[rng.randrange(len(damaged))] = rng.choice((rng.randrange(256), 0x30, 0x22))
        path.write_bytes(damaged)
        is_refused_or_read(path)


def test_cut_and_repeated_bytes(game_id: str, tmp_path: Path) -> None:
    line, rng, path = a_record(game_id).encode(), random.Random(12), tmp_path / "x.treasure"
    for _ in range(100):
        cut = sorted(rng.sample(range(len(line)), 2))
        path.write_bytes(line[: cut[0]] + line[cut[1] :])
        assert not is_refused_or_read(path)
        path.write_bytes(line[: cut[1]] + line[cut[0] :])
        is_refused_or_read(path)


NONSENSE: tuple[Any, ...] = (None, True, -1, 99, 1.5, "x", "", [], {}, [[1]], {"a": 1}, 10**30)


def test_nonsense_in_any_place(game_id: str, tmp_path: Path) -> None:
    line, rng, path = a_record(game_id), random.Random(213), tmp_path / "x.treasure"
    for _ in range(400):
        plain = json.loads(line)
        _spoil(plain, rng)
        path.write_text(json.dumps(plain), "utf-8")
        is_refused_or_read(path)


def _spoil(plain: Any, rng: random.Random) -> None:
    """Walk to a random leaf or branch and put nonsense there."""
    while True:
        keys = list(plain) if isinstance(plain, dict) else list(range(len(plain)))
        key = rng.choice(keys)
        if isinstance(plain[key], dict | list) and plain[key] and rng.random() < 0.85:
            plain = plain[key]
            continue
        plain[key] = rng.choice(NONSENSE)
        return
