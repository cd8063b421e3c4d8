"""Pictures are read in the background: each once, and frames wait for them."""

from functools import partial
from threading import Event, current_thread

import pytest
from pygame import Surface

from tests.background import LONG, made_ready
from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.assets import Assets
from treasure_games.stage.cache import Cache
from treasure_games.stage.loading import Loader, ReadAhead


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
    ahead.originals.read_ahead(["dot", "gone"])
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


def test_an_attempt_waits_for_what_the_background_makes_and_then_finds_it():
    made: list[str] = []

    def make(part: tuple[str, str, int, int]) -> Surface:
        made.append(current_thread().name)
        return Surface(part[2:])

    loader = Loader(make)
    one, other = ("whole", "one", 4, 4), ("whole", "other", 5, 5)

    def lay_together() -> bool:
        widths = [loader.part(part, partial(make, part)).width for part in (one, other)]
        return widths == [4, 5]

    attempts = 0
    while not loader.attempt(lay_together):
        made_ready()
        attempts += 1
    assert attempts == 2, "one for each part"
    assert set(made) == {"read-ahead"}
    assert not loader.is_attempting


def test_what_an_attempt_has_used_is_made_again_for_whoever_wants_it_later():
    loader = Loader(lambda part: Surface(part[2:]))
    part = ("whole", "one", 4, 4)
    mine = Surface((1, 1))

    def use() -> bool:
        return loader.part(part, lambda: mine) is not mine

    assert not loader.attempt(use)
    made_ready()
    assert loader.attempt(use)
    assert loader.part(part, lambda: mine) is mine


def test_a_long_attempt_is_cut_short_and_goes_on_from_what_it_has_made(monkeypatch):
    seconds = [0.0]
    monkeypatch.setattr("treasure_games.stage.loading.perf_counter", lambda: seconds[0])
    loader = Loader(lambda part: Surface(part[2:]))
    cache = Cache[int](100, before_making=loader.pause)
    made: list[int] = []

    def lay(number: int) -> int:
        made.append(number)
        seconds[0] += 0.004
        return number

    def lay_all() -> bool:
        return [cache.keep(one, lambda one=one: lay(one)) for one in range(4)] == [0, 1, 2, 3]

    attempts = 1
    while not loader.attempt(lay_all):
        attempts += 1
    assert attempts == 2
    assert made == [0, 1, 2, 3], "each once"
    loader.pause()  # Outside of an attempt nothing is cut short.


def test_jobs_wait_for_the_end_of_the_step_unless_nothing_moves():
    loader, done = Loader(lambda part: Surface(part[2:])), list[str]()
    loader.after_frame(lambda: done.append("one"))
    assert not done
    loader.work()
    loader.work()
    assert done == ["one"]
    loader.is_live = False
    loader.after_frame(lambda: done.append("at once"))
    assert done == ["one", "at once"]
