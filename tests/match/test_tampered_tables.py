"""Saves and records whose house rules somebody changed: told in a sentence, and nothing lost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.match.conftest import Ear
from treasure_games.core.errors import BadRecord
from treasure_games.core.options import Setup
from treasure_games.core.record import final_state
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import read_record, write_record
from treasure_games.match.seats import MatchSetup, Seat

Open = Callable[[], Matches]

CHANGES: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "another grid": ({"chart": "square"}, "table differs from the record"),
    "another arrangement": ({"layout": "apart"}, "table differs from the record"),
    "another arrangement by hand": ({"layout": "B@0,0 C@8,0"}, "table differs from the record"),
    "overlapping sections": ({"layout": "A@0,0 B@2,0"}, "on top of each other"),
    "sections beside the hexes": ({"layout": "A@1,0 B@9,0"}, "even column"),
    "a section too few": ({"layout": "A@0,0"}, "takes 2 sections"),
    "no arrangement at all": ({"layout": 7}, "no layout “7”"),
    "a number out of range": ({"target": 10**9}, "1 to 99"),
    "a word for a number": ({"base_move": "fast"}, "“fast”"),
    "an unknown option": ({"keel": "iron"}, "“keel”"),
}


@pytest.fixture
def saved(open_matches: Open) -> Match:
    """Some acts of a match at the chart."""
    setup = Setup.of(load("treasure_boots").info, 2, {"layout": "close"})
    plan = MatchSetup("treasure_boots", setup, (Seat("Ann", 0), Seat("Bob", 1)), seed=5)
    match = open_matches().begin(plan)
    for _ in range(6):
        seat = match.whose()
        assert seat is not None
        match.act(seat, match.legal(seat)[0])
    return match


def change(path: Path, options: dict[str, Any]) -> None:
    plain = json.loads(path.read_text("utf-8"))
    plain["options"].update(options)
    path.write_text(json.dumps(plain), "utf-8")


@pytest.mark.parametrize("name", CHANGES)
def test_a_save_with_other_rules_is_set_aside_and_the_one_before_goes_on(
    name: str, saved: Match, open_matches: Open, tmp_path: Path, ear: Ear
) -> None:
    options, why = CHANGES[name]
    path = max((tmp_path / "saves").glob("*.treasure"))
    change(path, options)
    content = path.read_bytes()
    matches = open_matches()
    assert [one.identity for one in matches.under_way()] == [saved.identity]
    again = matches.resume(saved.identity)
    assert len(again.acts) == len(saved.acts) - 1
    assert again.plan == saved.plan
    assert path.with_name(path.name + ".damaged").read_bytes() == content
    (told,) = ear
    assert why in told
    assert "\n" not in told


@pytest.mark.parametrize("name", CHANGES)
def test_a_record_with_other_rules_is_refused_and_left_alone(
    name: str, saved: Match, tmp_path: Path
) -> None:
    options, why = CHANGES[name]
    path = tmp_path / "sent.treasure"
    write_record(path, saved.record())
    assert final_state(read_record(path)).data()
    change(path, options)
    content = path.read_bytes()
    with pytest.raises(BadRecord, match=why):
        final_state(read_record(path))
    assert path.read_bytes() == content
