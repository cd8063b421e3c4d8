"""OGG Vorbis files that come out the same each time, several sounds in one file if need be.

Each sound is encoded by itself. The headers depend on the quality and the number of channels only,
so sounds that share both share one stream: the headers once (4 kB, more than many an effect), then
the packets of one sound after the other. Where two of them meet, the stream decodes to a few
milliseconds that belong to neither; the spans that `write` returns leave those out.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from treasure_games.stage.audio.ogg import packed, unpacked
from treasure_games.stage.audio.vorbis import frame_ends

from .measure import seam_step
from .signal import SAMPLE_RATE, Samples, amplitude, frames, peak, ramp

CEILING_DB = -3.0

_BLOCK = 48_000  # libsndfile keeps a whole write on its stack: long ones overflow it
_SEAM_ROUNDS = 6
_SMOOTH = 0.6
_NEAR_SEAM = 4
_HEADERS = 3


@dataclass(frozen=True)
class Coded:
    """An encoded sound, and what decoding it gives."""

    headers: tuple[bytes, ...]
    packets: tuple[bytes, ...]
    sound: Samples


def write(path: Path, sounds: Sequence[Samples], quality: float) -> list[slice]:
    """Encode sounds into one file; returns the frames at which each of them lies in it."""
    return _write(path, [_under_ceiling(sound, quality) for sound in sounds])


def write_loop(path: Path, sound: Samples, quality: float) -> list[slice]:
    """Encode a loop, which has a file of its own, so that it still closes after coding.

    The errors of coding at the end and at the start know nothing of each other and leave a small
    step between them. It is taken out beforehand, by bending both ends of what is encoded
    towards each other over 10 ms; a few rounds, and the best of them is kept.
    """
    trial, best, least = sound.copy(), None, np.inf
    for _ in range(_SEAM_ROUNDS):
        coded = _coded(trial, quality)
        rough = seam_step(coded.sound)
        if best is None or rough < least:
            best, least = coded, rough
        if rough < _SMOOTH:
            break
        error = coded.sound - sound
        step = np.mean(error[:_NEAR_SEAM], axis=0) - np.mean(error[-_NEAR_SEAM:], axis=0)
        bend = np.multiply.outer(ramp(frames(0.010)), step / 2.0)
        trial[-len(bend) :] += bend
        trial[: len(bend)] -= bend[::-1]
    assert best is not None
    return _write(path, [best])


def read(path: Path | io.BytesIO) -> Samples:
    """Decoded samples of a whole file, mono as (frames,), stereo as (frames, 2)."""
    sound, rate = soundfile.read(path, dtype="float64")
    if rate != SAMPLE_RATE:
        raise ValueError(f"{path} is sampled at {rate} Hz, not {SAMPLE_RATE}")
    return np.asarray(sound)


def _under_ceiling(sound: Samples, quality: float) -> Coded:
    """Encoded so much softer as it takes for the lossy coding to stay under the ceiling."""
    gain = 1.0
    while True:
        coded = _coded(sound * gain, quality)
        over = peak(coded.sound) / amplitude(CEILING_DB)
        if over <= 1.0:
            return coded
        gain /= over * amplitude(0.1)


def _coded(sound: Samples, quality: float) -> Coded:
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", SAMPLE_RATE, channels, "VORBIS", format="OGG", compression_level=1.0 - quality
    ) as target:
        for start in range(0, len(sound), _BLOCK):
            target.write(sound[start : start + _BLOCK])
    packets, _ = unpacked(file.getvalue())
    file.seek(0)
    return Coded(tuple(packets[:_HEADERS]), tuple(packets[_HEADERS:]), read(file))


def _write(path: Path, recordings: Sequence[Coded]) -> list[slice]:
    """A stream of all packets. A sound starts where its first packet ends, as that one only serves
    to decode the next.
    """
    headers = recordings[0].headers
    if any(coded.headers != headers for coded in recordings):
        raise ValueError(f"the sounds of {path.name} differ in quality or number of channels")
    packets = [packet for coded in recordings for packet in coded.packets]
    ends = frame_ends(headers[0], packets)
    spans, first = [], 0
    for coded in recordings:
        spans.append(slice(ends[first], ends[first] + len(coded.sound)))
        first += len(coded.packets)
    ends[-1] = spans[-1].stop
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(headers, packets, ends))
    return spans
