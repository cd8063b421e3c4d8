"""Audio: the same calls with and without a sound card."""

import random
import time
from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from treasure_games.stage.asset_files import MissingAsset
from treasure_games.stage.audio.catalogue import AMBIENCE, MUSIC, Clip, read_catalogue
from treasure_games.stage.audio.effects import (
    HIGHEST_STEP,
    MOST_VOICES,
    RATIOS,
    Effects,
    Reader,
    ratio_of,
    repitched,
)
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.audio.music import Fader
from treasure_games.stage.audio.ogg import packed
from treasure_games.stage.audio.vorbis import VorbisFile
from treasure_games.stage.settings import Settings

BACKGROUND = {6, 7, 8, 9, 10}
CABIN, GALE, SEA, SHIP = 6, 7, 8, 9
"""The channels of the layers."""


@pytest.fixture
def audio() -> Iterator[Audio]:
    pygame.mixer.quit()
    audio = Audio(Settings())
    assert audio.open()
    yield audio
    audio.close()


def settle(audio: Audio, seconds: float = 4.0) -> None:
    """Let threads read and fades end."""
    for _ in range(round(seconds / 0.05)):
        audio.update(0.05)


def wait_for(audio: Audio, is_done) -> None:
    until = time.monotonic() + 60
    while not is_done():
        assert time.monotonic() < until
        audio.update(0.0)
        time.sleep(0.01)


def sound_of(clip: Clip) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(
        buffer=VorbisFile(clip.file).decoded(clip.start, clip.start + clip.frames)
    )


def volume(number: int) -> float:
    return pygame.mixer.Channel(number).get_volume()


def busy() -> list[int]:
    return [n for n in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(n).get_busy()]


def voices() -> list[int]:
    """Channels of effects that sound."""
    return [number for number in busy() if number > 11]


def test_without_a_sound_card_everything_is_silent_and_nothing_fails(monkeypatch):
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing_of_the_kind")
    audio = Audio(Settings())
    assert not audio.open()
    audio.play("card_flip")
    audio.music("menu", 2)
    audio.ambience("cabin")
    audio.hush(True)
    audio.volumes_changed()
    audio.update(0.1)
    assert not audio.is_fading
    audio.close()


def test_a_sound_that_nobody_made_is_missed_loudly(audio):
    with pytest.raises(MissingAsset, match="trumpet"):
        audio.play("trumpet")
    with pytest.raises(MissingAsset):
        Audio(Settings()).play("trumpet")


def test_music_that_was_wished_for_early_plays_once_it_can():
    pygame.mixer.quit()
    audio = Audio(Settings())
    audio.music("menu", 1)
    assert audio.open()
    wait_for(audio, lambda: busy()[:3] == [0, 1, 2])
    settle(audio)
    loud = [pygame.mixer.Channel(number).get_volume() > 0 for number in range(3)]
    assert loud == [True, True, False]
    audio.close()


def test_intensity_fades_stems_and_none_fades_all(audio):
    audio.music("menu", 0)
    wait_for(audio, lambda: 0 in busy())
    audio.music("menu", 2)
    assert audio.is_fading
    settle(audio)
    assert all(pygame.mixer.Channel(number).get_volume() > 0 for number in range(3))
    audio.music(None)
    settle(audio)
    assert not set(busy()) & {0, 1, 2}


def test_a_place_fades_into_another_while_what_both_have_goes_on(audio: Audio) -> None:
    audio.ambience("cabin")
    wait_for(audio, lambda: CABIN in busy())
    settle(audio)
    cabin, ship = volume(CABIN), volume(SHIP)
    assert cabin > ship > 0.0 == volume(SEA)
    audio.ambience("deck")
    assert audio.is_fading
    settle(audio, 0.4)
    assert 0.0 < volume(CABIN) < cabin
    assert volume(SHIP) > ship
    assert volume(SEA) > 0.0
    settle(audio)
    assert volume(CABIN) == 0.0 < volume(SEA) < volume(SHIP)
    audio.ambience(None)
    settle(audio)
    assert not set(busy()) & BACKGROUND


def test_the_harder_it_blows_the_louder_the_weather(audio: Audio) -> None:
    heard = []
    for place in ("breeze", "fresh", "storm"):
        audio.ambience(place)
        wait_for(audio, lambda: GALE in busy())
        settle(audio)
        heard.append(volume(GALE))
    assert 0.0 == heard[0] < heard[1] < heard[2]


def test_no_background_is_heard_by_those_who_want_none_or_no_sound() -> None:
    pygame.mixer.quit()
    settings = Settings(ambience=False)
    audio = Audio(settings)
    assert audio.open()
    audio.ambience("storm")
    settle(audio)
    assert not BACKGROUND & set(busy())
    settings.ambience, settings.volume_effects = True, 0.0
    audio.volumes_changed()
    wait_for(audio, lambda: set(busy()) >= BACKGROUND)
    settle(audio)
    assert not any(map(volume, BACKGROUND))
    audio.close()


def test_a_tune_fades_in_while_the_one_before_fades_out(audio):
    old, new = pygame.mixer.Channel(0), pygame.mixer.Channel(3)
    audio.music("menu", 0)
    wait_for(audio, lambda: 0 in busy())
    settle(audio)
    before = old.get_volume()
    audio.music("tense", 2)
    wait_for(audio, lambda: {3, 4, 5} <= set(busy()))
    settle(audio, 0.8)
    assert 0.0 < old.get_volume() < before
    assert 0.0 < new.get_volume() < before
    settle(audio)
    assert not set(busy()) & {0, 1, 2}
    assert new.get_volume() == before
    audio.music(None)
    settle(audio)
    assert not set(busy()) & {0, 1, 2, 3, 4, 5}


def test_a_take_is_always_the_same_variant():
    asked: list[Clip] = []
    group = read_catalogue().group("win")
    for take in (0, 1, 2, 0):
        Effects(random.Random(1), 9, asked.append).play(group, 1.0, take=take)
    assert asked == [group.clips[take] for take in (0, 1, 2, 0)]


@pytest.mark.parametrize("news", ["caught", "cannon_hit", "cannon_splash", "kraken_strikes"])
def test_news_ducks_the_music_by_six_decibels_while_it_lasts(audio, news):
    audio.music("menu", 0)
    wait_for(audio, lambda: 0 in busy())
    settle(audio)
    stem = pygame.mixer.Channel(0)
    before = stem.get_volume()
    audio.play(news)
    for _ in range(6):
        audio.update(0.05)
    assert stem.get_volume() == pytest.approx(before / 2, abs=0.02)
    settle(audio)
    assert stem.get_volume() == pytest.approx(before, abs=0.02)
    assert not audio.is_fading


@pytest.mark.parametrize(
    ("sound", "volume"), [("coins_pour", 1.0), ("your_turn", 1.0), ("lie_found", 0.0)]
)
def test_what_is_no_news_to_all_or_not_heard_leaves_the_music_as_it_is(audio, sound, volume):
    audio._settings.volume_effects = volume
    audio.music("menu", 0)
    wait_for(audio, lambda: 0 in busy())
    settle(audio)
    audio.play(sound)
    assert not audio.is_fading


def test_four_voices_of_one_sound_at_most(audio):
    wait_for(audio, lambda: audio.play("coins_pour") or len(voices()) == MOST_VOICES)
    for _ in range(3 * MOST_VOICES):
        audio.play("coins_pour")
        assert len(voices()) <= MOST_VOICES


def test_no_variant_comes_twice_running(audio, monkeypatch):
    chosen = []
    original = random.Random.choice

    def choice(self, choices):
        picked = original(self, choices)
        if all(isinstance(one, int) for one in choices):
            chosen.append(picked)
        return picked

    monkeypatch.setattr(random.Random, "choice", choice)
    for _ in range(40):
        audio.play("card_flip")
        pygame.mixer.stop()
    assert len(chosen) == 40
    assert all(one != other for one, other in pairwise(chosen))


def test_a_sound_that_is_read_too_late_is_left_out(monkeypatch):
    asked, clock = [], [100.0]
    monkeypatch.setattr("treasure_games.stage.audio.effects.monotonic", lambda: clock[0])
    effects = Effects(random.Random(1), 12, asked.append)
    pygame.mixer.quit()
    pygame.mixer.init(48000, -16, 2, 512, allowedchanges=0)
    pygame.mixer.set_num_channels(14)
    group = read_catalogue().group("cannon")
    effects.play(group, 1.0)
    assert asked[0] in group.clips
    assert not voices()
    clock[0] += 0.3
    effects.keep(asked[0], sound_of(asked[0]))
    assert not voices()
    effects.play(group, 1.0)
    clock[0] += 0.2
    effects.keep(asked[1], sound_of(asked[1]))
    assert voices() == [12]
    pygame.mixer.quit()


def test_a_damaged_file_keeps_no_other_from_being_read(audio, tmp_path):
    good = read_catalogue().group("bell").clips[0]
    whole = good.file.read_bytes()
    damaged = {
        "bad": b"OggS and no more",
        "cut": whole[:999],
        "short": packed((b"\1vorbis", b"comment", b"setup"), (b"\0",), (64,)),
    }
    for name, content in damaged.items():
        (tmp_path / name).write_bytes(content)
    bad = [Clip(tmp_path / name, 0, 9_600) for name in (*damaged, "missing")]
    reader = Reader((*bad, good), lambda: None)
    read = []
    wait_for(audio, lambda: read.extend(reader.take()) or read)
    assert [clip for clip, _sound in read] == [good]
    reader.close()


def test_variants_that_share_a_file_are_read_each_by_itself(audio):
    clips = read_catalogue().group("bell").clips
    assert len({clip.file for clip in clips}) == 1
    reader = Reader(clips, lambda: None)
    read = {}
    wait_for(audio, lambda: read.update(reader.take()) or len(read) == len(clips))
    reader.close()
    for clip in clips:
        assert read[clip].get_raw() == sound_of(clip).get_raw()
        assert read[clip].get_length() == pytest.approx(clip.frames / 48_000)
    assert len({read[clip].get_raw() for clip in clips}) == len(clips)


def test_nothing_sounds_while_hushed(audio):
    wait_for(audio, lambda: audio.play("card_flip") or voices())
    wait_for(audio, lambda: not voices())
    audio.hush(True)
    for _ in range(20):  # with every variant read by now, some would sound at once
        settle(audio, 0.05)
        audio.play("card_flip")
        assert not voices()
    audio.hush(False)
    settle(audio, 1.0)
    wait_for(audio, lambda: audio.play("coins_pour") or voices())


def test_higher_is_shorter(audio):
    sound = sound_of(read_catalogue().group("bell").clips[0])
    for ratio in RATIOS:
        length = repitched(sound, ratio).get_length()
        assert length == pytest.approx(sound.get_length() / ratio, rel=0.02)


def test_each_step_up_is_higher_and_five_are_an_octave():
    ratios = [ratio_of(step) for step in range(HIGHEST_STEP + 1)]
    assert ratios == sorted(set(ratios))
    assert ratios[::5] == [1.0, 2.0, 4.0]
    assert ratio_of(HIGHEST_STEP + 7) == ratios[-1]


def test_coins_that_follow_each_other_climb(audio, monkeypatch):
    played = []
    monkeypatch.setattr(
        Effects, "_sound", lambda self, sound, wish: played.append((wish.ratio, sound))
    )
    for step in (0, 2, 5):
        before = len(played)
        audio.play("coin_slide", step)
        wait_for(audio, lambda before=before: len(played) > before)
    assert [ratio for ratio, _sound in played] == [1.0, 2 ** (4 / 12), 2.0]
    shortest, longest = (
        choose(clip.frames / 48_000 for clip in read_catalogue().group("coin_slide").clips)
        for choose in (min, max)
    )
    for ratio, sound in played:
        assert shortest * 0.98 <= sound.get_length() * ratio <= longest * 1.02


def test_the_catalogue_holds_what_the_design_asks_for():
    catalogue = read_catalogue()
    layers = {group.layer for group in catalogue.groups.values()}
    assert layers == {"touch", "body", "meaning", AMBIENCE, MUSIC}
    for group in catalogue.groups.values():
        assert all(clip.file.is_file() for clip in group.clips)
        if group.layer == MUSIC:
            assert len(group.clips) == 3


def test_a_fader_reaches_its_goal_exactly():
    fader = Fader(0.0, 1.0)
    for _ in range(7):
        fader.update(0.3, 1.6)
    assert fader.value == 1.0
    assert not fader.is_moving


def test_sound_is_back_after_the_sound_server_has_gone_and_come(audio: Audio) -> None:
    audio.music("menu")
    settle(audio)
    audio.play("card_flip")
    before = audio._loops
    audio.device_changed(is_there=False)
    assert audio._loops is before
    audio.hush(False)
    assert audio.is_open
    assert audio._loops is not before
    wait_for(audio, lambda: set(busy()) & {0, 1, 2})
    audio.play("card_flip")
    wait_for(audio, voices)


def test_a_sound_card_that_is_still_away_is_tried_again(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio.device_changed(is_there=False)
    with monkeypatch.context() as patched:
        patched.setenv("SDL_AUDIODRIVER", "nothing_of_the_kind")
        audio.device_changed(is_there=True)
        assert not audio.is_open
        audio.play("card_flip")
    audio.device_changed(is_there=True)
    assert audio.is_open


def test_a_try_that_fails_is_no_reason_for_another(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each try has SDL report all devices anew, as if they had come."""
    tries = list[str]()

    def fails(*_how: object, **_more: object) -> None:
        tries.append("try")
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
        raise pygame.error("no card")

    audio.device_changed(is_there=False)
    monkeypatch.setattr(pygame.mixer, "init", fails)
    audio.device_changed(is_there=True)
    for _event in pygame.event.get(pygame.AUDIODEVICEADDED):
        audio.device_changed(is_there=True)
    assert tries == ["try"]


def test_another_device_that_comes_changes_nothing(audio: Audio) -> None:
    music = audio._loops
    audio.device_changed(is_there=True)
    assert audio._loops is music
