"""What the smoke test waits for before it takes the pictures that the next one expects."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import smoke_frozen
from tools.smoke_frozen import STILL, TREMBLE, Failed, until_still


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are files of a number, by which they differ; nobody waits between two of them."""
    monkeypatch.setattr("tools.smoke_frozen.time.sleep", lambda _seconds: None)
    monkeypatch.setattr(smoke_frozen, "difference", lambda one, two: abs(number(one) - number(two)))


def number(path: Path) -> float:
    return float(path.read_text())


def grabs(path: Path, shown: Iterator[float | None], taken: list[float | None]) -> bool:
    """Take the next picture; None is a screenshot that fails."""
    taken.append(value := next(shown))
    if value is not None:
        path.write_text(str(value))
    return value is not None


@pytest.mark.usefixtures("pictures")
def test_a_picture_is_taken_once_several_in_a_row_are_alike(tmp_path: Path) -> None:
    rests = [40.0 + TREMBLE * (place % 2) for place in range(100)]
    moves = [0.0, 10.0, 10.0, 10.0, 25.0, None]
    taken: list[float | None] = []
    path, shown = tmp_path / "table.png", iter([*moves, *rests])
    until_still("table", lambda: grabs(path, shown, taken), path)
    assert len(taken) == len(moves) + 1 + STILL
    assert [one.name for one in tmp_path.iterdir()] == ["table.png"], "nothing else is left over"


@pytest.mark.usefixtures("pictures")
def test_what_never_lies_still_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10_000))
    monkeypatch.setattr("tools.smoke_frozen.time.monotonic", lambda: float(next(now)))
    path, shown = tmp_path / "table.png", iter([0.0, 50.0] * 1000)
    with pytest.raises(Failed, match="table lies still"):
        until_still("table", lambda: grabs(path, shown, []), path)
