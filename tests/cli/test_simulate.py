"""`simulate`: what it prints and writes, the same in any process."""

import io
import json
from argparse import Namespace
from pathlib import Path

import pytest

from tests.cli.conftest import Command, process, short_table
from treasure_games.commands.arena import Played, Series, played
from treasure_games.commands.simulate import Summary, simulate
from treasure_games.core.game import Outcome
from treasure_games.core.options import Setup
from treasure_games.core.record import Record, final_state
from treasure_games.core.registry import GAMES, load
from treasure_games.games.treasure_boots.rules import acts
from treasure_games.match.records import resumed

GAME = load("do_not_touch")
TABLE = ["simulate", "do_not_touch", "--seats", "random,greedy,random"]


@pytest.mark.parametrize(
    ("game_id", "name", "value"),
    [("do_not_touch", "version", "symbols"), ("treasure_boots", "chart", "square")],
)
def test_one_object_with_the_promised_names(
    game_id: str, name: str, value: str, command: Command
) -> None:
    words = ["simulate", *short_table(game_id), "--seats", "random,greedy,random"]
    result = command(*words, "--games", 6, "--seed", 9, "--option", f"{name}={value}", "--json")
    assert result.code == 0
    assert result.err == ""
    found = json.loads(result.out)
    assert found["game"] == game_id
    assert found["seats"] == ["random", "greedy", "random"]
    assert found["options"][name] == value
    assert found["options"].keys() == {option.name for option in load(game_id).info.options}
    assert (found["games"], found["seed"], found["unfinished"]) == (6, 9, 0)
    assert sum(found["wins"]) == pytest.approx(6)
    assert len(found["mean_scores"]) == 3
    assert found["decisions"] > 100
    assert found["decisions_per_s"] > 0
    assert found["turns"].keys() == {"mean", "p10", "p90"}
    assert found["turns"]["p10"] <= found["turns"]["mean"] <= found["turns"]["p90"]


def test_in_words_for_people(command: Command) -> None:
    result = command(*TABLE, "--games", 2)
    assert result.out.startswith("seat 0: random ")
    assert "2 games, 0 unfinished" in result.out


def test_the_records_hold_and_can_be_played_on(records: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    assert len(lines) == 3
    for line in lines:
        record = Record.from_line(line)
        final_state(record)
        match = resumed(record)
        assert match.is_over
        assert [seat.level for seat in match.seats] == ["random", "greedy"]


def test_a_pirate_plays_by_its_traits_and_is_noted(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "records"
    words = ["simulate", "scallywager", "--seats", "mate:ruth,greedy", "--games", 1, "--out", path]
    assert command(*words).code == 0
    match = resumed(Record.from_line(path.read_text("utf-8")))
    assert [(seat.level, seat.persona) for seat in match.seats] == [
        ("mate", "ruth"),
        ("greedy", ""),
    ]
    words[3] = "mate:nobody,greedy"
    result = command(*words)
    assert result.code == 2
    assert "nobody" in result.err


@pytest.mark.one_in_turn("seats")
@pytest.mark.games_in_turn
@pytest.mark.in_turn
@pytest.mark.parametrize("seats", ["random,greedy,random", "deckhand,greedy"])
def test_the_same_seed_gives_the_same_bytes_in_any_process(
    seats: str, game_id: str, tmp_path: Path, is_full: bool
) -> None:
    written, summaries = [], []
    runs = ((1, "0"), (3, "random"), (2, "1"))
    for jobs, hash_seed in runs if is_full else runs[:2]:
        path = tmp_path / f"{jobs}-{hash_seed}.jsonl"
        result = process(
            *["simulate", *short_table(game_id), "--seats", seats, "--games", 4, "--seed", 2],
            *["--jobs", jobs, "--out", path, "--json"],
            PYTHONHASHSEED=hash_seed,
        )
        assert result.code == 0
        written.append(path.read_bytes())
        summaries.append(json.loads(result.out))
    assert len(set(written)) == 1
    for one in summaries:
        del one["seconds"], one["decisions_per_s"]
    assert all(one == summaries[0] for one in summaries)


@pytest.mark.parametrize("one", GAMES)
def test_a_game_is_the_same_with_and_without_its_record(one: str) -> None:
    series = Series(one, Setup.of(load(one).info, 3), ("random", "greedy", "random"), 5)
    bare, recorded = played(series, 1), played(series, 1, is_recorded=True)
    assert bare.line == ""
    assert recorded.line
    assert recorded._replace(line="") == bare


def test_random_captains_find_home_from_an_endless_sea() -> None:
    series = Series("treasure_boots", Setup.of(load("treasure_boots").info, 4), ("random",) * 4, 1)
    games = [played(series, number) for number in range(6)]
    assert all(game.outcome is not None for game in games)
    assert max(game.decisions for game in games) < 2_000


def test_ways_of_ships_are_not_searched_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_arguments: object) -> None:
        raise AssertionError("nobody wants to know the way")

    monkeypatch.setattr(acts, "route_to", search)
    series = Series("treasure_boots", Setup.of(load("treasure_boots").info, 2), ("random",) * 2, 1)
    assert played(series, 0).turns > 10


@pytest.mark.parametrize("one", GAMES)
def test_every_game_has_turns_or_rounds_of_all(one: str) -> None:
    series = Series(one, Setup.of(load(one).info, 3), ("random",) * 3, 1)
    turns = played(series, 0).turns
    assert turns >= 3
    assert turns == played(series, 0, is_recorded=True).turns


def test_another_seed_gives_other_games_and_more_games_keep_the_first(
    command: Command, tmp_path: Path
) -> None:
    lines = {}
    for name, games, seed in (("a", 2, 1), ("b", 2, 2), ("c", 4, 1)):
        path = tmp_path / name
        assert command(*TABLE, "--games", games, "--seed", seed, "--out", path).code == 0
        lines[name] = path.read_text("utf-8").splitlines()
    assert lines["a"][0] != lines["b"][0]
    assert lines["c"][:2] == lines["a"]


class Terminal(io.StringIO):
    """A stderr that people look at."""

    def isatty(self) -> bool:
        return True


def test_progress_only_on_a_terminal() -> None:
    asked = Namespace(
        game="do_not_touch",
        seats=("random", "random"),
        options=[],
        games=3,
        seed=1,
        jobs=1,
        scheduler="",
        out=None,
        json=True,
    )
    terminal, file = Terminal(), io.StringIO()
    assert simulate(asked, io.StringIO(), terminal) == 0
    assert terminal.getvalue().endswith("\r3/3\n")
    assert simulate(asked, io.StringIO(), file) == 0
    assert file.getvalue() == ""


def test_shared_victories_are_shared_and_games_without_end_are_counted_apart() -> None:
    series = Series("do_not_touch", Setup.of(GAME.info, 2), ("random", "random"), 1)
    summary = Summary(series)
    summary.add(Played(0, Outcome((4, 4), (0, 1)), 10, 6, ""))
    summary.add(Played(1, Outcome((6, 1), (0,)), 12, 8, ""))
    summary.add(Played(2, None, 100, 50, ""))
    found = summary.to_plain(2.0)
    assert found["wins"] == [1.5, 0.5]
    assert found["mean_scores"] == [5.0, 2.5]
    assert found["unfinished"] == 1
    assert found["decisions"] == 122
    assert found["decisions_per_s"] == 61
    assert found["turns"] == {"mean": 3.5, "p10": 3.0, "p90": 4.0}
