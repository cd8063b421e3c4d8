"""Captions: which sounds have one, and when it is seen."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import OpenRig
from tools.rig import Rig
from treasure_games.core.language import use_language
from treasure_games.stage import captions
from treasure_games.stage.audio.catalogue import MEANING, read_catalogue
from treasure_games.stage.captions import SECONDS
from treasure_games.stage.naming import plain

PAGE = tomllib.loads(Path(captions.__file__).with_suffix(".toml").read_text("utf-8"))
WORDS, UNTOLD = PAGE["captions"], PAGE["untold"]["names"]


def test_each_sound_has_a_caption_or_is_listed_as_telling_nothing() -> None:
    groups = read_catalogue().groups
    assert sorted([*WORDS, *UNTOLD]) == sorted(groups)


def test_each_sound_with_a_meaning_has_a_caption() -> None:
    groups = read_catalogue().groups.values()
    assert [one.name for one in groups if one.layer == MEANING and one.name not in WORDS] == []


@pytest.fixture
def german() -> Iterator[None]:
    use_language("de")
    yield
    use_language("en")


def test_they_are_translated(german: None) -> None:
    from treasure_games.core.language import translate

    same = {words for words in WORDS.values() if translate(words) == words}
    assert same == {"Yarr!"}


def written(rig: Rig) -> list[str]:
    """What is drawn in the next frame."""
    found: list[str] = []
    texts = rig.loop.context.texts
    texts.listener = lambda text, _where: found.append(plain(text))
    rig.loop.stack.changed()
    rig.tick(0.0)
    texts.listener = None
    return found


def test_a_sound_is_written_for_a_while_if_that_is_wished(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    rig.tick(0.0)
    audio, settings = rig.services.audio, rig.services.settings
    audio.play("cannon")
    assert "Cannon fire" not in written(rig)
    settings.captions = True
    audio.play("cannon")
    audio.play("ui_press")
    assert "Cannon fire" in written(rig)
    assert rig.loop.longest_sleep() is not None
    frames = rig.loop.frames_drawn
    rig.tick(SECONDS + 0.1)
    assert rig.loop.frames_drawn > frames, "it goes by itself"
    assert "Cannon fire" not in written(rig)
    assert rig.loop.captions.next_wakeup() is None
