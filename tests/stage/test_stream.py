"""Loops that are decoded while they play: to the sample, in step, without a gap."""

import random
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
import pytest
from pygame.mixer import Channel, Sound

from tests.alike import some_of
from treasure_games.stage.audio.catalogue import AMBIENCE, MUSIC, Clip, Group, read_catalogue
from treasure_games.stage.audio.effects import Reader
from treasure_games.stage.audio.music import Music
from treasure_games.stage.audio.ogg import NotOgg, unpacked
from treasure_games.stage.audio.stream import Stream
from treasure_games.stage.audio.vorbis import FRAME_BYTES, RATE, VorbisFile

CATALOGUE = read_catalogue()
LOOPS = [one for one in CATALOGUE.groups.values() if one.layer in (AMBIENCE, MUSIC)]
BELL = CATALOGUE.group("bell").clips[0]
"""Short enough to be heard round; here it stands for all stems of a tune."""
ALL = (1.0, 1.0, 1.0)
BELLS = Group("bells", MUSIC, (BELL, BELL, BELL), 2.8, bars=2)


def open_mixer() -> None:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    pygame.mixer.set_num_channels(8)


@pytest.fixture
def mixer() -> Iterator[None]:
    open_mixer()
    yield
    pygame.mixer.quit()


@pytest.fixture
def recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What would come out of the speakers is written to this file, faster than it would sound."""
    file = tmp_path / "heard.raw"
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(file))
    monkeypatch.setenv("SDL_DISKAUDIODELAY", "5")
    open_mixer()
    yield file
    pygame.mixer.quit()


def channels() -> tuple[Channel, ...]:
    return Channel(0), Channel(1), Channel(2)


def stream(loops: tuple[Clip, ...] = BELLS.clips, sections: int = 4) -> Stream:
    started = Stream(loops, sections, channels(), Channel(4), lambda: None)
    started.start()
    return started


def until(is_done, work=lambda: None) -> None:
    end = time.monotonic() + 60
    while not is_done():
        assert time.monotonic() < end
        work()
        time.sleep(0.01)


def play(music: Music, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        music.update(0.01)
        time.sleep(0.01)


def samples(raw: bytes) -> np.ndarray:
    return np.frombuffer(raw, "<i2").reshape(-1, 2).astype(np.int32)


# Stretches of a file


@pytest.mark.parametrize(
    "clip",
    [
        *some_of(group.clips[0] for group in LOOPS),
        *(pytest.param(clip, marks=pytest.mark.full) for one in LOOPS for clip in one.clips[1:2]),
        BELL,
    ],
    ids=lambda clip: clip.file.stem,
)
def test_any_stretch_of_a_clip_is_decoded_as_the_whole_file_would_be(
    mixer: None, clip: Clip
) -> None:
    whole, coded = Sound(clip.file).get_raw(), VorbisFile(clip.file)
    chance = random.Random(clip.file.stem)
    end = clip.start + clip.frames
    cuts = sorted(chance.sample(range(clip.start + 1, end), 8))
    for start, stop in pairwise((clip.start, *cuts, end)):
        assert coded.decoded(start, stop) == whole[start * FRAME_BYTES : stop * FRAME_BYTES]


@pytest.mark.parametrize("group", LOOPS, ids=lambda group: group.name)
def test_a_loop_goes_on_at_its_end_as_at_its_beginning(mixer: None, group: Group) -> None:
    """The leads around it say what should follow: coded apart, so alike, not the same."""
    for clip in group.clips:
        coded = VorbisFile(clip.file)
        end = clip.start + clip.frames
        first = samples(coded.decoded(clip.start, clip.start + RATE // 20))
        after = samples(coded.decoded(end, end + RATE // 20))
        assert np.std(first - after) < 0.5 * np.std(after)


def test_what_is_no_vorbis_file_is_refused(tmp_path: Path) -> None:
    for name, content in (
        ("empty", b""),
        ("text", b"Yo ho ho, and a bottle of rum" * 9),
        ("cut_off", BELL.file.read_bytes()[:-3000]),
        ("headless", BELL.file.read_bytes()[:27]),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(NotOgg):
            VorbisFile(file)


def test_packets_come_out_of_pages_as_they_went_in() -> None:
    packets, frames = unpacked(BELL.file.read_bytes())
    assert [packet[:7] for packet in packets[:3]] == [b"\x01vorbis", b"\x03vorbis", b"\x05vorbis"]
    last = CATALOGUE.group("bell").clips[-1]
    assert frames == last.start + last.frames


@pytest.mark.parametrize("group", LOOPS, ids=lambda group: group.name)
def test_a_section_is_short_and_a_tune_is_divided_at_its_bars(group: Group) -> None:
    assert 0.8 <= group.longest_seconds / group.sections <= 3.0
    if group.layer == MUSIC:
        assert group.clips[0].frames % group.sections == 0


# What is heard


def test_stems_that_join_late_go_round_without_a_gap_and_in_step(recording: Path) -> None:
    music = Music(channels(), Channel(4), lambda: None)
    music.want(BELLS, (1.0,))
    until(lambda: Channel(0).get_volume() == 1.0, lambda: music.update(0.05))
    assert any(Channel(0).get_sound().get_raw())
    assert not any(Channel(2).get_sound().get_raw())
    music.want(BELLS, ALL)
    until(lambda: Channel(2).get_volume() == 1.0, lambda: music.update(0.05))
    sections_pass(music, 5)
    written = recording.read_bytes()
    heard = samples(written[: len(written) // FRAME_BYTES * FRAME_BYTES])[-3 * RATE :]
    music.close()
    bell = samples(VorbisFile(BELL.file).decoded(BELL.start, BELL.start + BELL.frames))
    assert heard.any()
    assert lies_in(heard, np.tile(np.clip(bell * 3, -32768, 32767), (4, 1)))


def test_loops_of_unequal_lengths_each_go_round_by_themselves(recording: Path) -> None:
    section = BELL.frames // 4
    loops = tuple(Clip(BELL.file, BELL.start, count * section) for count in (4, 3))
    music = Music(channels()[:2], Channel(4), lambda: None)
    music.want(Group("places", AMBIENCE, loops, 4 * section / RATE, bars=4), (1.0, 1.0))
    until(lambda: Channel(1).get_volume() == 1.0, lambda: music.update(0.05))
    sections_pass(music, 7)
    written = recording.read_bytes()
    heard = samples(written[: len(written) // FRAME_BYTES * FRAME_BYTES])[-4 * section :]
    music.close()
    long, short = (
        np.tile(samples(VorbisFile(one.file).decoded(one.start, one.start + one.frames)), times)
        for one, times in zip(loops, ((6, 1), (8, 1)), strict=True)
    )
    assert heard.any()
    assert lies_in(heard, np.clip(long + short, -32768, 32767))


def sections_pass(music: Music, count: int) -> None:
    for _ in range(count):
        sound = Channel(0).get_sound()
        until(lambda before=sound: Channel(0).get_sound() is not before, lambda: music.update(0.01))


def lies_in(part: np.ndarray, whole: np.ndarray) -> bool:
    firsts = np.flatnonzero((whole[: len(whole) - len(part)] == part[0]).all(axis=1))
    return any(np.array_equal(whole[at : at + len(part)], part) for at in firsts)


def test_it_is_never_decoded_far_ahead(mixer: None) -> None:
    music = Music(channels(), Channel(4), lambda: None)
    music.want(CATALOGUE.group("sail"), ALL)
    until(lambda: Channel(0).get_queue() is not None, lambda: music.update(0.01))
    for channel in channels():
        assert channel.get_sound().get_length() + channel.get_queue().get_length() < 6.0
    music.close()


def test_queues_that_ran_dry_are_started_again(mixer: None) -> None:
    played = stream()
    until(lambda: played.is_running, played.update)
    until(lambda: Channel(0).get_queue() is not None)
    pygame.mixer.stop()
    pygame.mixer.stop()
    assert not Channel(0).get_busy()
    until(lambda: all(channel.get_busy() for channel in channels()), played.update)
    played.stop()
    played.join()


def test_nothing_sounds_after_the_end(mixer: None) -> None:
    played = stream()
    until(lambda: Channel(0).get_queue() is not None, played.update)
    played.stop()
    played.join()
    assert not any(channel.get_busy() for channel in channels())


def test_nobody_touches_the_mixer_once_all_is_closed(mixer: None) -> None:
    """What is asked of a mixer that has been closed brings the whole program down."""
    others = set(threading.enumerate())
    music = Music(channels(), Channel(4), lambda: None)
    for tune in ("menu", "sail", "menu"):
        music.want(CATALOGUE.group(tune), ALL)
        music.update(0.0)
        music.stop()
    music.want(BELLS, ALL)
    reader = Reader((BELL,) * 50, lambda: None)
    until(Channel(0).get_busy, lambda: music.update(0.01))
    music.close()
    reader.close()
    assert not set(threading.enumerate()) - others


def test_a_damaged_file_is_silent_and_holds_nothing_up(mixer: None, tmp_path: Path) -> None:
    bad = Clip(tmp_path / "bad.ogg", BELL.start, BELL.frames)
    bad.file.write_bytes(BELL.file.read_bytes()[:900])
    music = Music(channels(), Channel(4), lambda: None)
    music.want(Group("bad", MUSIC, (bad, bad, bad), 2.8, bars=4), ALL)
    play(music, 0.3)
    assert not Channel(0).get_busy()
    assert not music.is_fading
    music.want(BELLS, (1.0,))
    until(Channel(0).get_busy, lambda: music.update(0.01))
    music.close()


def test_the_wish_of_the_moment_counts_not_one_that_is_still_being_read(mixer: None) -> None:
    woken = []
    music = Music(channels(), Channel(4), lambda: woken.append(True))
    music.want(CATALOGUE.group("menu"), (1.0,))
    music.want(BELLS, (1.0,))
    until(Channel(0).get_busy, lambda: music.update(0.01))
    assert Channel(0).get_sound().get_length() == pytest.approx(1.4, abs=0.03)
    assert woken
    music.close()
