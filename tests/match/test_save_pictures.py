"""SavePictures of tables: exactly as kept, or none; whatever the disk does, nobody is stopped."""

import zlib
from pathlib import Path

import pytest

from treasure_games.match.matches import BYTES, SavePictures

PICTURE = bytes(range(256)) * (BYTES // 256) + bytes(BYTES % 256)


@pytest.fixture
def pictures(tmp_path: Path) -> SavePictures:
    """An empty folder that doesn't exist yet."""
    return SavePictures(tmp_path / "pictures")


def file_of(tmp_path: Path) -> Path:
    (path,) = (tmp_path / "pictures").iterdir()
    return path


def test_a_picture_comes_back_as_it_was_kept(pictures: SavePictures) -> None:
    assert pictures.load("match-1") is None
    pictures.keep("match-1", PICTURE)
    assert pictures.load("match-1") == PICTURE
    pictures.keep("match-1", bytes(BYTES))
    assert pictures.load("match-1") == bytes(BYTES)


def test_every_cut_and_every_changed_byte_counts_as_none(
    pictures: SavePictures, tmp_path: Path
) -> None:
    pictures.keep("match-1", PICTURE)
    path = file_of(tmp_path)
    whole = path.read_bytes()
    for place in range(0, len(whole), len(whole) // 50):
        path.write_bytes(whole[:place])
        assert pictures.load("match-1") is None
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 255]) + whole[place + 1 :])
        assert pictures.load("match-1") in (None, PICTURE)


@pytest.mark.parametrize(
    "content",
    [
        zlib.compress(PICTURE[:-1]),
        zlib.compress(PICTURE + b"1"),
        zlib.compress(PICTURE) + b"more",
        zlib.compress(bytes(20_000_000)),
        bytes(BYTES + 20_000),
    ],
    ids=["short", "long", "trailing", "bomb", "huge"],
)
def test_what_is_no_picture_of_this_size_counts_as_none(
    content: bytes, pictures: SavePictures, tmp_path: Path
) -> None:
    pictures.keep("match-1", PICTURE)
    file_of(tmp_path).write_bytes(content)
    assert pictures.load("match-1") is None


def test_others_are_pruned_and_strangers_left_alone(pictures: SavePictures, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        pictures.keep(name, PICTURE)
    stranger = tmp_path / "pictures" / "holiday.jpg"
    stranger.write_text("mine", "utf-8")
    pictures.prune(["two"])
    assert [pictures.load(name) is None for name in ("one", "two", "three")] == [True, False, True]
    assert stranger.exists()
    pictures.remove("two")
    assert pictures.load("two") is None


def test_a_disk_that_refuses_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("in the way", "utf-8")
    pictures = SavePictures(tmp_path / "pictures")
    pictures.keep("match-1", PICTURE)
    pictures.remove("match-1")
    pictures.prune([])
    assert pictures.load("match-1") is None


def test_no_name_leads_out_of_the_folder(pictures: SavePictures) -> None:
    with pytest.raises(ValueError, match="no name of a file"):
        pictures.keep("../match", PICTURE)


def test_only_whole_pictures_are_kept(pictures: SavePictures) -> None:
    with pytest.raises(ValueError, match="a picture has"):
        pictures.keep("match-1", b"abc")
