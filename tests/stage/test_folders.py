"""Folders of the app."""

import sys
from pathlib import Path

from treasure_games.folders import Folders


def test_a_named_folder_holds_all_four(tmp_path: Path):
    folders = Folders.choose(tmp_path)
    assert folders == Folders.under(tmp_path)
    assert {folders.config, folders.data, folders.state, folders.cache} == {
        tmp_path / name for name in ("config", "data", "state", "cache")
    }


def test_the_system_has_places_of_its_own():
    folders = Folders.choose(None)
    assert all("treasure-games" in str(path) for path in (folders.config, folders.data))


def test_nothing_is_created_by_asking(tmp_path: Path):
    Folders.choose(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_folders_need_no_screen():
    assert "pygame" not in Path(sys.modules[Folders.__module__].__file__ or "").read_text()
