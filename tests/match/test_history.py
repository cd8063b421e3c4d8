"""Finished matches are kept, whatever the disk does."""

from collections.abc import Callable
from pathlib import Path

from tests.match.conftest import finish
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup

Open = Callable[[], Matches]


def test_a_disk_that_is_full_at_the_end_leaves_the_save(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    match = matches.begin(plan)
    (tmp_path / "history").write_text("in the way")
    finish(match)
    assert [one.identity for one in matches.under_way()] == [match.identity]
    (tmp_path / "history").unlink()
    again = matches.resume(match.identity)
    finish(again)
    assert matches.under_way() == []
    assert matches.statistics.matches_played("toy") == 1
