"""Two windows of the app on the same folder: one match is played in one of them only."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.match import toy
from tests.match.conftest import Ear
from tests.match.toy import Roll
from treasure_games.core.errors import BadRecord
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.saves import MatchLock
from treasure_games.match.seats import MatchSetup

HOLDER: Final = """
import sys
from pathlib import Path
from treasure_games.match.saves import MatchLock
lock = MatchLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def two(tmp_path: Path, ear: Ear) -> Iterator[tuple[Matches, Matches]]:
    with closing(Matches(tmp_path, ear)) as one, closing(Matches(tmp_path, ear)) as other:
        yield one, other


@contextmanager
def other_window(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has taken the lock."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        try:
            yield holder
        finally:
            holder.kill()


def test_a_match_that_another_window_plays_is_refused_with_a_sentence(
    two: tuple[Matches, Matches], plan: MatchSetup
) -> None:
    match = two[0].begin(plan)
    with pytest.raises(BadRecord, match="open in another window"):
        two[1].resume(match.identity)
    assert [one.identity for one in two[1].under_way()] == [match.identity]
    two[0].leave()
    assert two[1].resume(match.identity).plan == match.plan
    with pytest.raises(BadRecord, match="open in another window"):
        two[0].resume(match.identity)


def test_two_windows_may_play_two_matches(two: tuple[Matches, Matches], plan: MatchSetup) -> None:
    first, second = two[0].begin(plan), two[1].begin(plan)
    first.act(0, Roll())
    second.act(0, Roll())
    two[0].begin(plan)
    assert len(two[1].under_way()) == 3
    two[1].leave()
    assert two[1].resume(first.identity).acts[-1].action == Roll()


def test_a_match_that_another_window_plays_cannot_be_given_up(
    two: tuple[Matches, Matches], plan: MatchSetup, ear: Ear
) -> None:
    match = two[0].begin(plan)
    two[1].forget(match.identity)
    assert "open in another window" in ear[-1]
    assert len(two[0].under_way()) == 1
    two[0].forget(match.identity)
    assert two[1].under_way() == []


def test_what_another_window_has_played_since_is_built_upon(
    two: tuple[Matches, Matches], plan: MatchSetup
) -> None:
    """Neither window numbers its saves by what it knew when it left."""
    identity = two[0].begin(plan).identity
    for turn in range(6):
        window = two[turn % 2]
        two[1 - turn % 2].leave()
        match = window.resume(identity)
        assert len(match.acts) == 1 + 3 * turn
        for _ in range(3):
            match.act(0, Roll())


def test_a_finished_match_leaves_no_lock_behind(
    two: tuple[Matches, Matches], plan: MatchSetup, tmp_path: Path
) -> None:
    match: Match = two[0].begin(plan)
    while (asked := match.pending()) is not None:
        match.act(asked.seats[0], toy.Pass() if asked.ask == "turn" else toy.Choose(0))
    assert list((tmp_path / "saves").iterdir()) == []


def test_a_killed_window_lets_go_of_its_match(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "one.lock"
    with other_window(path) as holder:
        assert not MatchLock(path).acquire()
        holder.kill()
        holder.wait()
        lock = MatchLock(path)
        assert lock.acquire()
        lock.release()


def test_a_disk_that_cannot_lock_keeps_nobody_from_playing(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file is in the way of the folder", "utf-8")
    assert MatchLock(tmp_path / "saves" / "one.lock").acquire()
