"""Pictures read in the background: each once, by one of the two who want it."""

from __future__ import annotations

from threading import Event, current_thread

import pytest
from pygame import Surface

from tests.background import LONG, made_ready
from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.assets import Assets
from treasure_games.stage.masters import HALF
from treasure_games.stage.read_ahead import ReadAhead


def test_whoever_asks_waits_for_the_picture_being_read_and_gets_it_once():
    begun, go_on, picture = Event(), Event(), Surface((2, 2))

    def read(_name: str) -> Surface:
        begun.set()
        assert go_on.wait(LONG)
        return picture

    ahead = ReadAhead(read, ["first", "second"])
    assert begun.wait(LONG)
    assert ahead.take("second") is None, "not begun: whoever asks reads it himself"
    go_on.set()
    assert ahead.take("first") is picture
    assert ahead.take("first") is None


def test_a_picture_that_cannot_be_read_is_left_to_whoever_asks():
    def read(name: str) -> Surface:
        raise MissingAsset(name, ())

    assert ReadAhead(read, ["gone"]).take("gone") is None


def test_assets_read_ahead_give_the_same_pictures(tmp_path):
    import pygame

    dot = Surface((8, 8), pygame.SRCALPHA)
    dot.fill((200, 100, 50, 128))
    pygame.image.save(dot, tmp_path / "dot.png")
    ahead = Assets((tmp_path,))
    ahead.masters.read_ahead(["dot", "gone"])
    one, other = ahead.image("dot", 4, 4), Assets((tmp_path,)).image("dot", 4, 4)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
    with pytest.raises(MissingAsset):
        ahead.image("gone", 4, 4)


def test_more_can_be_asked_for_when_all_is_done():
    pictures = {name: Surface((2, 2)) for name in ("first", "second", "third")}
    ahead = ReadAhead(pictures.__getitem__, ["first"])
    made_ready()
    assert ahead.take("first") is pictures["first"]
    ahead.ask(["second", "third"])
    made_ready()
    assert ahead.take("third") is pictures["third"]


def test_what_is_dropped_is_not_begun():
    begun, go_on = Event(), Event()
    read: list[str] = []

    def make(name: str) -> Surface:
        read.append(name)
        begun.set()
        assert go_on.wait(LONG)
        return Surface((2, 2))

    ahead = ReadAhead(make, ["first", "second"])
    assert begun.wait(LONG)
    ahead.drop()
    go_on.set()
    assert ahead.take("first") is not None
    assert ahead.take("second") is None
    assert read == ["first"]


@pytest.mark.parametrize("side", [4, 6, 12])
def test_pictures_made_ready_are_the_same(tmp_path, side):
    """At any size, whether the half of a picture serves or not."""
    import pygame

    for name, across in (("dot", 16), (f"dot{HALF}", 8)):
        dot = Surface((across, across), pygame.SRCALPHA)
        dot.fill((200, 100, 50, 128), (across // 4, 0, across // 2, across))
        pygame.image.save(dot, tmp_path / f"{name}.png")
    ahead = Assets((tmp_path,))
    ahead.make_ready([("dot", side, side), ("gone", 4, 4)])
    made_ready()
    assert not ahead.workshop.is_busy
    one, other = ahead.image("dot", side, side), Assets((tmp_path,)).image("dot", side, side)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
    with pytest.raises(MissingAsset):
        ahead.image("gone", 4, 4)


def test_only_what_may_be_painted_anywhere_is_painted_in_the_background(tmp_path):
    where: dict[str, str] = {}

    def paint(name: str, width: int, height: int) -> Surface:
        where[name] = current_thread().name
        return Surface((width, height))

    assets = Assets((tmp_path,))
    assets.paint_anywhere("free", paint)
    assets.paint("bound", paint)
    assets.make_ready([("free:free", 4, 4), ("bound:bound", 4, 4)])
    made_ready()
    assert where == {"free": "read-ahead"}
    assets.make_expected()
    assert not assets.workshop.is_busy
    assert where.pop("bound") == current_thread().name
    where.clear()
    for name in ("free:free", "bound:bound"):
        assert assets.image(name, 4, 4).get_size() == (4, 4)
    assert not where, "they were ready"
    assets.image("free:other", 4, 4)
    assert where == {"other": current_thread().name}


def test_of_pictures_that_nobody_takes_the_oldest_leave_and_can_be_asked_for_again():
    ahead = ReadAhead(lambda _name: Surface((10, 10), 0, 32), budget=900)
    ahead.ask(["first", "second", "third"])
    made_ready()
    assert not ahead.is_done("first")
    assert ahead.is_done("second")
    assert ahead.is_done("third")
    ahead.ask(["first"])
    made_ready()
    assert ahead.take("first") is not None
    assert ahead.take("second") is None, "left in turn"
