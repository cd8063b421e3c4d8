"""Sounds as they lie, decoded, and what every one of them must keep to."""

from functools import cache, lru_cache
from itertools import product
from typing import Any

import numpy as np
import pytest
import soundfile

from studio import make_sounds
from studio.sound import manifest
from studio.sound.catalogue import Take
from studio.sound.filters import bins, resampled
from studio.sound.measure import seam_step
from studio.sound.signal import SAMPLE_RATE, Samples, amplitude

SOUNDS = make_sounds.SOUNDS


@cache
def listed() -> dict[str, Any]:
    """The manifest of the sounds as they lie."""
    return manifest.read(SOUNDS)


@lru_cache(maxsize=1)
def shelf(file: str) -> Samples:
    """A whole file, effects of a family one after the other. Only the last: all would fill 385 MB,
    even in single precision. So tests go through the sounds file by file.
    """
    known = soundfile.info(SOUNDS / file)
    if known.samplerate == SAMPLE_RATE:
        return np.asarray(soundfile.read(SOUNDS / file, dtype="float32")[0])
    padded = np.zeros((fast_length(known.frames), known.channels), np.float32)
    soundfile.read(SOUNDS / file, out=padded[: known.frames])
    return resampled(padded, known.samplerate, SAMPLE_RATE)


def fast_length(least: int) -> int:
    """The next length that has no prime factor above 5: a Fourier transform takes half as long."""
    powers = product(range(5, 22), range(12), range(9))
    lengths = (2**two * 3**three * 5**five for two, three, five in powers)
    return min(length for length in lengths if length >= least)


def decoded(name: str) -> Samples:
    """One sound."""
    line = listed()[name]
    return shelf(line["file"])[line["start"] : line["start"] + line["frames"]]


def columns(sound: Samples) -> Samples:
    """A sound with a column for each channel."""
    return sound[:, None] if sound.ndim == 1 else sound


def spectrum(sound: Samples) -> tuple[Samples, Samples]:
    """Frequencies and their amplitudes."""
    padded = 1 << 17
    tapered = sound * np.hanning(len(sound))
    return bins(padded), np.abs(np.fft.rfft(tapered, padded))


def check_sound(take: Take, sound: Samples) -> None:
    """It is as listed, neither clips nor vanishes, and has no direct current and no clicks."""
    check_line(take, sound)
    assert amplitude(-30.0) < np.max(np.abs(sound)) <= amplitude(-2.9)
    assert max(abs(np.mean(channel)) for channel in columns(sound).T) < 1e-3
    if take.loop:
        assert seam_step(columns(sound)) < 2.0
    else:
        assert np.max(np.abs(sound[[0, -1]])) < 5e-3


def check_line(take: Take, sound: Samples) -> None:
    """What the manifest says of it is true."""
    line = listed()[take.name]
    assert (line["layer"], line["group"], line["variant"]) == (take.layer, take.group, take.variant)
    assert (line["frames"], line["channels"]) == columns(sound).shape
    assert line["loop"] is take.loop
    assert line["length_s"] == pytest.approx(len(sound) / SAMPLE_RATE, abs=0.001)
    assert amplitude(line["peak_db"]) == pytest.approx(np.max(np.abs(sound)), rel=0.02)
    assert line["file"] == take.file
    assert line["stems"] == list(take.stems)
