"""OGG Vorbis files that come out the same each time, with one sound or several.

Each sound is encoded by itself. The headers depend on quality and number of channels only, so
sounds that agree in both can share a stream: the headers once (4 kB, more than many effects take),
then the packets of one sound after the other. Where two sounds meet, the stream decodes to a few
milliseconds that belong to neither; the ranges that `write` returns leave them out.

Loops are stored at a lower rate: music and sea hold nothing audible above 16 kHz, and at that rate
the blocks of the encoder last longer, which suits long tones; wind and timber hold nothing above
half of that. A loop is stored with its own end
before it and its own beginning after it, so that a resampler finds the right samples around it.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile

from treasure_games.stage.audio.ogg import packed, unpacked
from treasure_games.stage.audio.vorbis import frame_ends

from .filters import resampled
from .measure import seam_step
from .signal import SAMPLE_RATE, Samples, amplitude, faded, frames, peak, ramp

CEILING_DB = -3.0
LOOP_RATE, LOW_RATE = 32_000, 16_000

_BLOCK = 48_000  # libsndfile keeps a whole write on its stack: long ones overflow it
_SEAM_ROUNDS = 90
_WHOLE_ROUNDS = 4
_HEAD = 2 * SAMPLE_RATE
"""Frames of a start that are coded by themselves, of which the first second is looked at."""
_SMOOTH = 1.1
_NEAR_SEAM = 4
_HEADERS = 3
_LEAD = frames(0.1)
_LEAD_FADE_S = 0.01


@dataclass(frozen=True)
class Coded:
    """An encoded sound, how many frames it has at its own rate, and what decoding it gives."""

    headers: tuple[bytes, ...]
    packets: tuple[bytes, ...]
    frames: int
    sound: Samples


def write(path: Path, sounds: Sequence[Samples], quality: float) -> list[slice]:
    """Encode sounds into one file; returns the frames at which each of them lies in it."""
    return _write(path, [_under_ceiling(sound, quality) for sound in sounds])


def write_loop(path: Path, sound: Samples, quality: float, rate: int = LOOP_RATE) -> list[slice]:
    """Encode a loop, which has a file of its own, so that it still closes after coding.

    The errors of coding at the end and at the start know nothing of each other and leave a small
    step between them. It is taken out beforehand, by bending the start of what is encoded towards
    the end over 10 ms. That changes the errors too: of many rounds the best is kept. A round needs
    no more than the first seconds, as what a coder does there doesn't depend on what comes later.
    """
    trial, best, least = sound.copy(), None, np.inf
    span = slice(_LEAD, _LEAD + len(sound))
    for _ in range(_WHOLE_ROUNDS):
        coded = _coded(_with_leads(trial, sound), quality, rate)
        decoded = coded.sound[span]
        rough = seam_step(decoded)
        if best is None or rough < least:
            best, least = coded, rough
        if rough < _SMOOTH:
            break
        trial = _bent(trial, sound, decoded[-_HEAD:], quality, rate)
    assert best is not None
    _write(path, [best])
    return [span]


def _bent(trial: Samples, sound: Samples, end: Samples, quality: float, rate: int) -> Samples:
    """Return the loop with the best start for this end, of which the decoded frames are given.

    What is bent by less than the coder's steps comes back unbent: so some tries go much further.
    """
    rng = np.random.default_rng(len(sound))
    lead = faded(np.concatenate([sound[-_LEAD:], sound[:_HEAD]]), _LEAD_FADE_S, 0.0)[:_LEAD]
    off_end = np.mean(end[-_NEAR_SEAM:] - sound[-_NEAR_SEAM:], axis=0)
    start = best = trial[:_HEAD]
    least, step = np.inf, np.zeros(sound.shape[1])
    for _ in range(_SEAM_ROUNDS):
        coded = _coded(np.concatenate([lead, start]), quality, rate)
        decoded = coded.sound[_LEAD : _LEAD + SAMPLE_RATE]
        rough = seam_step(np.concatenate([decoded, end[-SAMPLE_RATE:]]))
        if rough < least:
            best, least = start, rough
            step = np.mean(decoded[:_NEAR_SEAM] - sound[:_NEAR_SEAM], axis=0) - off_end
        if least < _SMOOTH:
            break
        bend = ramp(frames(float(rng.uniform(0.001, 0.03))))[::-1]
        start = best.copy()
        start[: len(bend)] -= np.multiply.outer(bend, step * rng.normal(0.5, 2.0, len(step)))
    return np.concatenate([best, trial[_HEAD:]])


def read(path: Path | io.BytesIO, dtype: str = "float64") -> Samples:
    """Decoded samples of a whole file at SAMPLE_RATE, mono as (frames,), stereo as (frames, 2).

    "float32" takes half of the memory, and is exact enough to measure by.
    """
    sound, rate = soundfile.read(path, dtype=dtype)
    return resampled(np.asarray(sound), rate, SAMPLE_RATE)


def _with_leads(loop: Samples, sound: Samples) -> Samples:
    """Return the loop with its own end before it and its own beginning after it, both as in
    `sound`: what comes after the end must not change with the start, or the end would, too.

    The length is a multiple of the lead: a whole number of frames at either rate.
    """
    after = _LEAD + -len(loop) % _LEAD
    return faded(np.concatenate([sound[-_LEAD:], loop, sound[:after]]), _LEAD_FADE_S, _LEAD_FADE_S)


def _under_ceiling(sound: Samples, quality: float) -> Coded:
    """Encode a sound, attenuated until it stays under the ceiling after lossy coding."""
    gain = 1.0
    while True:
        coded = _coded(sound * gain, quality)
        over = peak(coded.sound) / amplitude(CEILING_DB)
        if over <= 1.0:
            return coded
        gain /= over * amplitude(0.1)


def _coded(sound: Samples, quality: float, rate: int = SAMPLE_RATE) -> Coded:
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    source = resampled(sound, SAMPLE_RATE, rate)
    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", rate, channels, "VORBIS", format="OGG", compression_level=1.0 - quality
    ) as target:
        for start in range(0, len(source), _BLOCK):
            target.write(source[start : start + _BLOCK])
    packets, length = unpacked(file.getvalue())
    file.seek(0)
    return Coded(tuple(packets[:_HEADERS]), tuple(packets[_HEADERS:]), length, read(file))


def _write(path: Path, recordings: Sequence[Coded]) -> list[slice]:
    """Write one stream of all packets and return the range of each sound.

    A sound starts where its first packet ends, as that packet only serves to decode the next.
    """
    headers = recordings[0].headers
    if any(coded.headers != headers for coded in recordings):
        raise ValueError(f"the sounds of {path.name} differ in quality or number of channels")
    packets = [packet for coded in recordings for packet in coded.packets]
    ends = frame_ends(headers[0], packets)
    spans, first = [], 0
    for coded in recordings:
        spans.append(slice(ends[first], ends[first] + coded.frames))
        first += len(coded.packets)
    ends[-1] = spans[-1].stop
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(headers, packets, ends))
    return spans
