"""The ladder measures honestly: equal players score par, every seat is played, lines say how."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools import ladder, ladder_table
from treasure_games.core.errors import BadSetup
from treasure_games.core.registry import load


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert ladder.main(arguments) == 0
    line: dict[str, Any] = json.loads(capsys.readouterr().out)
    return line


@pytest.mark.parametrize(
    ("level", "table"),
    [
        ("greedy", ("--option", "first_player=fixed")),
        ("random", ("--option", "first_player=fixed")),
        ("greedy", ("--game", "treasure_boots", "--option", "target=8")),
    ],
)
def test_equal_players_score_exactly_par(capsys: Any, level: str, table: tuple[str, ...]) -> None:
    """A persona makes no difference to these levels, but another name at the table."""
    line = run(capsys, "--seats", f"{level},{level}:mary", "--seeds", "8", *table)
    assert [got["win"] for got in line["players"].values()] == [0.5, 0.5]
    assert [got["interval"] for got in line["players"].values()] == [[0.5, 0.5], [0.5, 0.5]]


def test_every_player_sits_in_every_seat() -> None:
    names = [ladder.Contender(level, None) for level in ("captain", "mate", "greedy")]
    for seat in range(3):
        assert {turned[seat] for turned in ladder.rotations(names)} == set(names)


def test_the_line_tells_how_it_was_made(capsys: Any, tmp_path: Path) -> None:
    out = tmp_path / "lines.jsonl"
    arguments = ("--seats", "greedy,random", "--seeds", "3", "--first", "40", "--out", str(out))
    line = run(capsys, *arguments)
    assert line["command"].endswith(" ".join(arguments))
    assert (line["seeds"], line["games"]) == ([40, 3], 6)
    assert json.loads(out.read_text(encoding="utf-8")) == line
    assert line["players"]["greedy"]["win"] > 0.8
    mean, low, high = line["rounds"]
    assert 1 < low <= mean <= high


def test_a_level_with_more_iterations_is_a_player_of_its_own(capsys: Any) -> None:
    seats = ("--seats", "deckhand*.5,deckhand*2", "--game", "do_not_touch")
    line = run(capsys, *seats, "--seeds", "1", "--option", "version=symbols")
    assert set(line["players"]) == {"deckhand*.5", "deckhand*2"}
    assert sum(got["win"] for got in line["players"].values()) == pytest.approx(1)


def test_the_published_search_takes_its_iterations(capsys: Any) -> None:
    line = run(capsys, "--seats", "ismcts:2,greedy", "--seeds", "1")
    assert set(line["players"]) == {"ismcts:2", "greedy"}


@pytest.mark.parametrize("who", ["openloop", "ismcts:many", "captain*", "captain*.", "nobody*3"])
def test_who_is_unknown_can_not_play(who: str) -> None:
    with pytest.raises(BadSetup):
        ladder.player_of(ladder.Contender.of(who), load("do_not_touch"), 0, 0)


def test_an_interval_holds_the_mean_and_narrows_with_more_seeds() -> None:
    few, many = [0.0, 0.5, 1.0, 0.5], [0.0, 0.5, 1.0, 0.5] * 50
    (low, high), (nearer, farther) = ladder.interval(few), ladder.interval(many)
    assert low <= nearer < 0.5 < farther <= high


def test_the_table_rates_the_winner_higher(capsys: Any, tmp_path: Path) -> None:
    out = tmp_path / "lines.jsonl"
    run(capsys, "--seats", "greedy,random", "--seeds", "5", "--out", str(out))
    run(capsys, "--seats", "greedy,openloop:1", "--seeds", "1", "--out", str(out))
    run(capsys, "--seats", "greedy,random,random,random", "--seeds", "2", "--out", str(out))
    assert ladder_table.main([str(out)]) == 0
    text = capsys.readouterr().out
    assert "| random | greedy | openloop:1 |" in text
    assert "- 4 seats, n=" in text
    lines = ladder_table.read(out)
    rated = ladder_table.ratings(ladder_table.pairs_of(lines), ("random", "greedy"))
    assert rated["random"] == 0
    assert rated["greedy"] > 100


def test_searching_levels_beat_chance() -> None:
    who = [ladder.Contender("deckhand", None), ladder.Contender("random", None)]
    setup = ladder.Setup.of(ladder.load("do_not_touch").info, 2)
    units = [ladder.play_unit("do_not_touch", setup, who, seed) for seed in (1, 2)]
    assert ladder.mean([unit.got[who[0]][0] for unit in units]) > 0.7


def test_a_file_is_seated_by_its_path_and_plays_the_same_again(capsys: Any) -> None:
    """The example of docs/opponents.md."""
    path = str(ladder.ROOT / "docs" / "example_bot.py")
    seats = ("--game", "bluffaneer", "--seats", f"{path},random", "--seeds", "12")
    first, again = (run(capsys, *seats)["players"] for _ in range(2))
    assert first[path]["win"] == again[path]["win"] > 0.6
    assert first[path]["score"] == again[path]["score"]


def test_shared_seeds_give_the_same_results(capsys: Any) -> None:
    seats = ("--game", "scallywager", "--seats", "greedy,random", "--seeds", "6")
    alone, shared = (
        {who: (row["win"], row["interval"], row["score"]) for who, row in line["players"].items()}
        for line in (run(capsys, *seats), run(capsys, *seats, "--jobs", "2"))
    )
    assert alone == shared
