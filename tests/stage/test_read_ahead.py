"""Pictures read in the background: each once, by one of the two who want it."""

from __future__ import annotations

from threading import Event

import pytest
from pygame import Surface

from treasure_games.stage.assets import Assets, MissingAsset
from treasure_games.stage.read_ahead import ReadAhead

LONG = 10.0


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
    ahead.read_ahead(["dot", "gone"])
    one, other = ahead.image("dot", 4, 4), Assets((tmp_path,)).image("dot", 4, 4)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")
    with pytest.raises(MissingAsset):
        ahead.image("gone", 4, 4)
