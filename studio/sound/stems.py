"""Playing a tune: every part on its own loop, humanised, levelled, and mixed into three stems.

A loop is a ring: a note that starts before its beginning or rings past its end goes on at the
other side, and so does the room.
"""

import zlib
from functools import lru_cache

import numpy as np

from .arrange import played
from .filters import highpass, run_loop
from .loudness import integrated
from .score import Note
from .signal import SAMPLE_RATE, Rng, Samples, amplitude, frames, panned
from .space import GREAT_CABIN, reverberation_loop
from .tune import Part, Tune
from .voices import VOICES

STEMS = (1, 2, 3)
ALONE_LUFS = -20.0
"""The loudness of the first stem, which plays alone for most of a match; the others add to it."""
_CEILING = amplitude(-3.7)
"""No sample of all stems together exceeds it, with room for what coding adds."""
_BLOCK = frames(0.001)
_REACH = 12
"""Blocks before and after a peak over which the gain goes down and up again."""

_UPBEAT_S = 0.05
"""A loop begins this long before its first beat: its seam then lies in the calm between two notes,
where the errors of coding are smallest, and not in the attack of one.
"""
_BREATH = 0.10
_UNEVEN = 0.05


def stem(tune: Tune, number: int) -> Samples:
    """Stem `number` of a tune, in stereo, exactly `tune.frames` long."""
    return all_stems(tune)[number - 1]


@lru_cache(maxsize=1)
def all_stems(tune: Tune) -> tuple[Samples, ...]:
    """The three stems of a tune, scaled together so that the first one meets the target."""
    dry = [_bus(tune, number) for number in STEMS]
    scale = amplitude(ALONE_LUFS - integrated(dry[0], loop=True))
    gain = scale * ceiling_gain(np.sum(dry, axis=0) * scale)
    return tuple(np.roll(stem * gain, frames(_UPBEAT_S), axis=0) for stem in dry)


def ceiling_gain(loop: Samples) -> Samples:
    """What to multiply each frame of a stereo loop by, so that it stays under the ceiling."""
    level = np.max(np.abs(loop), axis=1)
    starts = np.arange(0, len(level), _BLOCK)
    most = np.maximum.reduceat(level, starts)
    needed = np.minimum(1.0, _CEILING / np.maximum(most, 1e-9))
    reach = range(-_REACH - 1, _REACH + 2)
    least = np.min([np.roll(needed, shift) for shift in reach], axis=0)
    weights = np.hanning(2 * _REACH + 1)
    smooth = sum(
        weight * np.roll(least, shift)
        for weight, shift in zip(weights / weights.sum(), reach[1:-1], strict=True)
    )
    middles = starts + _BLOCK / 2
    return np.interp(np.arange(len(level)), middles, np.asarray(smooth), period=len(level))[:, None]


def _bus(tune: Tune, number: int) -> Samples:
    dry = np.zeros((tune.frames, 2))
    send = np.zeros((tune.frames, 2))
    for index, part in enumerate(tune.parts):
        if part.stem != number:
            continue
        rng = np.random.default_rng(zlib.crc32(f"{tune.name}/{index}/{part.voice}".encode()))
        image = panned(part_loop(tune, part, rng), part.pan)
        dry += image
        send += image * part.wet
    return run_loop(dry + reverberation_loop(send, GREAT_CABIN), highpass(38.0))


def part_loop(tune: Tune, part: Part, rng: Rng) -> Samples:
    """One part in mono through its instrument's body, at its loudness in the mix."""
    voice = VOICES[part.voice]
    loop = np.zeros(tune.frames)
    for note in played(tune, part):
        seconds = note.length * tune.eighth / SAMPLE_RATE * voice.share
        sound = voice.sound(note.midi, seconds, velocity(tune, note, rng), rng)
        add_round(loop, onset(tune, note, voice.spread_s, rng), sound)
    shaped = run_loop(loop, *voice.body)
    level = shaped * amplitude(part.lufs - integrated(shaped, loop=True))
    if not voice.most_db:
        return level
    knee = amplitude(part.lufs + voice.most_db)
    return np.asarray(knee * np.tanh(level / knee))


def onset(tune: Tune, note: Note, spread_s: float, rng: Rng) -> int:
    """Frame where a note begins: swung, then a little early or late, as hands are."""
    eighth = int(note.start)
    late = tune.swing * (eighth % 2) * (1.0 - (note.start - eighth))
    human = float(np.clip(rng.normal(0.0, spread_s), -2 * spread_s, 2 * spread_s))
    return round((note.start + late) * tune.eighth + human * SAMPLE_RATE)


def velocity(tune: Tune, note: Note, rng: Rng) -> float:
    """How hard a note is played, 0 to 1: its place in the bar, the four-bar breath, the hand."""
    accent = tune.accents[int(note.start) % tune.bar]
    breath = 1.0 - _BREATH * np.cos(2 * np.pi * note.start / (4 * tune.bar))
    level = 0.72 * note.force * accent * breath * (1.0 + rng.normal(0.0, _UNEVEN))
    return float(np.clip(level, 0.1, 1.0))


def add_round(loop: Samples, start: int, sound: Samples) -> None:
    """Add a mono sound to a loop, carried round its end."""
    at = start % len(loop)
    first = min(len(sound), len(loop) - at)
    loop[at : at + first] += sound[:first]
    loop[: len(sound) - first] += sound[first:]
