"""All finished matches as a CSV file: where it is, and what is safe in it."""

import csv
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import platformdirs
import pytest
from msgspec.structs import replace

from tests.match.conftest import Ear, finish
from treasure_games.match.export import export
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.match.statistics import Statistics


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: folder)
    return folder


@pytest.fixture
def statistics(tmp_path: Path, ear: Ear) -> Iterator[Statistics]:
    with closing(Statistics(tmp_path / "statistics.sqlite3", ear)) as opened:
        yield opened


def ended(plan: MatchSetup, *names: str) -> Match:
    seats = [replace(seat, name=name) for seat, name in zip(plan.seats, names, strict=False)]
    match = Match(replace(plan, seats=(*seats, *plan.seats[len(seats) :])))
    finish(match)
    return match


def rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file))


def test_each_seat_has_a_line_below_the_names_of_the_columns(
    statistics: Statistics, plan: MatchSetup, documents: Path
) -> None:
    match = ended(plan)
    statistics.add(match)
    path = export(statistics)
    assert path.parent == documents
    head, *lines = rows(path)
    told = [dict(zip(head, line, strict=True)) for line in lines]
    assert [one["name"] for one in told] == [seat.name for seat in match.seats]
    assert {one["match"] for one in told} == {match.identity}
    assert [one["kind"] for one in told] == ["human", "human", "computer"]
    assert told[0]["numbers"] == "laid 0"
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("name", ["=1+2", "+1", "-1", "@SUM(A1)", " =1", 'a","=1', "Ann;=1"])
def test_no_name_becomes_a_formula(
    statistics: Statistics, plan: MatchSetup, documents: Path, name: str
) -> None:
    statistics.add(ended(plan, name))
    path = export(statistics)
    first = rows(path)[1]
    assert first[7].lstrip("'") == name
    assert not any(cell.lstrip().startswith(("=", "+", "-", "@")) for cell in first)
    assert all(line.startswith('"') for line in path.read_text("utf-8-sig").splitlines())


def test_without_a_folder_for_documents_it_is_at_home(
    statistics: Statistics, documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents.rmdir()
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert export(statistics).parent == tmp_path


def test_a_folder_that_refuses_is_told_by_the_error(
    statistics: Statistics, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_words: object, **_options: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("treasure_games.match.export.write_whole", full)
    with pytest.raises(OSError, match="No space left"):
        export(statistics)
    assert list(documents.iterdir()) == []
