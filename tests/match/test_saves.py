"""Saves: after every act, three kept, continued where they were left."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.match.conftest import Ear, finish
from tests.match.toy import Lay, Look, Pass, Roll
from treasure_games.core.errors import BadRecord, ReplayDiverged
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.records import read_record, resumed
from treasure_games.match.seats import MatchSetup

Open = Callable[[], Matches]


def saves_in(folder: Path) -> list[str]:
    paths = (folder / "saves").glob("*.treasure*")
    return sorted(path.name.split(".", 1)[1] for path in paths)


def test_a_match_is_continued_where_it_was_left(open_matches: Open, plan: MatchSetup) -> None:
    match = open_matches().begin(plan)
    for action in (Lay(1), Look(), Roll()):
        match.act(0, action)
    matches = open_matches()
    again = matches.resume(match.identity)
    assert again.record().to_plain() == match.record().to_plain()
    assert again.view(0).data() == match.view(0).data()
    again.act(0, Roll())
    match.act(0, Roll())
    assert again.record().rows == match.record().rows


def test_other_luck_than_the_seed_brings_is_not_played_on(match: Match) -> None:
    match.act(0, Roll())
    record = match.record()
    (row,) = record.rows
    record.rows[0] = row._replace(outcomes=tuple((one + 1) % 6 for one in row.outcomes))
    with pytest.raises(ReplayDiverged, match="different luck in row 1") as caught:
        resumed(record)
    assert caught.value.row == 1


def test_the_list_names_what_can_be_continued(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    first, second = matches.begin(plan), matches.begin(plan.with_seed(8))
    first.act(0, Lay(1))
    listed = open_matches().under_way()
    assert [one.identity for one in listed] == [first.identity, second.identity]
    assert listed[0].plan == plan
    assert listed[0].acts == 1
    assert listed[0].started == first.started


def test_three_generations_are_kept(open_matches: Open, plan: MatchSetup, tmp_path: Path) -> None:
    match = open_matches().begin(plan)
    for _ in range(5):
        match.act(0, Roll())
    assert saves_in(tmp_path) == [f"{number:06}.treasure" for number in (4, 5, 6)]


def test_undo_is_saved_too(open_matches: Open, plan: MatchSetup) -> None:
    match = open_matches().begin(plan)
    match.act(0, Lay(1))
    match.undo(0)
    again = open_matches().resume(match.identity)
    assert again.record().rows == []


def test_undo_is_judged_alike_after_a_resume(open_matches: Open, plan: MatchSetup) -> None:
    match = open_matches().begin(plan)
    match.act(0, Roll())
    match.act(0, Lay(1))
    again = open_matches().resume(match.identity)
    again.undo(0)
    assert not again.can_undo(0)


def test_a_seat_handed_over_stays_handed_over(open_matches: Open, plan: MatchSetup) -> None:
    match = open_matches().begin(plan)
    match.hand_to_computer(0, "deckhand", "gull")
    assert open_matches().resume(match.identity).seats == match.seats


def test_a_finished_match_moves_to_the_history(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    match = matches.begin(plan)
    finish(match)
    assert saves_in(tmp_path) == []
    assert matches.under_way() == []
    (path,) = (tmp_path / "history").iterdir()
    assert path.name == f"{match.identity}.treasure"
    assert read_record(path).to_plain() == match.record().to_plain()
    assert matches.statistics.matches_played("toy") == 1


def test_a_save_left_over_from_a_finished_match_is_cleared(
    open_matches: Open, plan: MatchSetup, tmp_path: Path
) -> None:
    matches = open_matches()
    match = matches.begin(plan)
    finish(match)
    matches.saves.keep(match)
    assert open_matches().under_way() == []
    assert saves_in(tmp_path) == []


def test_restart_forgets_the_match_it_replaces(open_matches: Open, plan: MatchSetup) -> None:
    matches = open_matches()
    old = matches.begin(plan)
    old.act(0, Lay(1))
    new = matches.restart(old)
    assert [one.identity for one in matches.under_way()] == [new.identity]
    assert new.plan.seed == old.plan.seed


def test_a_match_given_up_is_gone(open_matches: Open, plan: MatchSetup, tmp_path: Path) -> None:
    matches = open_matches()
    match = matches.begin(plan)
    match.act(0, Pass())
    matches.forget(match.identity)
    assert saves_in(tmp_path) == []
    with pytest.raises(BadRecord):
        matches.resume(match.identity)


def test_of_a_match_half_given_up_the_newest_save_is_left(
    open_matches: Open, plan: MatchSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk refuses after the first file: what is left must not be an older state."""
    match = open_matches().begin(plan)
    for action in (Lay(1), Look()):
        match.act(0, action)
    removed: list[Path] = []
    really = Path.unlink

    def only_once(path: Path, missing_ok: bool = False) -> None:
        if removed:
            raise OSError(5, "Input/output error")
        removed.append(path)
        really(path, missing_ok)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", only_once)
        open_matches().forget(match.identity)
    assert len(removed) == 1
    assert len(open_matches().resume(match.identity).record().rows) == 2


def test_nothing_is_told_when_all_is_well(open_matches: Open, plan: MatchSetup, ear: Ear) -> None:
    match = open_matches().begin(plan)
    finish(match)
    open_matches().under_way()
    assert ear == []
