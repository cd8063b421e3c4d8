"""Plain operations on sampled sound: time, noise, envelopes, mixing, panning, fades, level."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

SAMPLE_RATE = 48_000

Samples = NDArray[np.float64]
Rng = np.random.Generator


def frames(seconds: float) -> int:
    """Number of sample frames in `seconds`."""
    return round(seconds * SAMPLE_RATE)


def times(length: int) -> Samples:
    """Time in seconds of each of `length` frames."""
    return np.arange(length) / SAMPLE_RATE


def amplitude(decibels: float) -> float:
    """Linear factor of a level in dB."""
    return float(10.0 ** (decibels / 20.0))


def decibels(factor: float) -> float:
    """Level in dB of a linear factor; silence counts as -240 dB."""
    return float(20.0 * np.log10(max(abs(factor), 1e-12)))


def noise(rng: Rng, length: int) -> Samples:
    """White Gaussian noise with unit variance."""
    return rng.standard_normal(length)


def decay(length: int, t60_s: float) -> Samples:
    """Exponential envelope that falls by 60 dB in `t60_s` seconds."""
    return np.asarray(10.0 ** (-3.0 * times(length) / t60_s))


def bump(length: int, peak_at: float, sharpness: float = 2.0) -> Samples:
    """Envelope from 0 over 1 (at the fraction `peak_at` of its length) back to 0."""
    t = np.linspace(0.0, 1.0, length)
    rise, fall = sharpness * peak_at, sharpness * (1.0 - peak_at)
    top = peak_at**rise * (1.0 - peak_at) ** fall
    return np.asarray(t**rise * (1.0 - t) ** fall / top)


def ramp(length: int) -> Samples:
    """Raised-cosine rise from 0 to 1."""
    return np.asarray(0.5 - 0.5 * np.cos(np.pi * np.arange(length) / max(length, 1)))


def held(length: int, attack_s: float, release_s: float) -> Samples:
    """Envelope of a sustained note: rise, hold at 1, fall within `length`."""
    envelope = np.ones(length)
    attack = min(frames(attack_s), length // 2)
    release = min(frames(release_s), length - attack)
    envelope[:attack] = ramp(attack)
    envelope[length - release :] = ramp(release)[::-1]
    return envelope


def mixed(parts: Iterable[tuple[float, Samples]]) -> Samples:
    """Sum of mono sounds, each beginning at its own time in seconds."""
    placed = [(frames(at), sound) for at, sound in parts]
    total = np.zeros(max(start + len(sound) for start, sound in placed))
    for start, sound in placed:
        total[start : start + len(sound)] += sound
    return total


def panned(sound: Samples, pan: float) -> Samples:
    """Stereo image of a mono sound at equal power; `pan` runs from -1 (left) to 1 (right)."""
    angle = (pan + 1.0) * np.pi / 4.0
    return np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1)


def peak(sound: Samples) -> float:
    """Largest absolute sample value."""
    return float(np.max(np.abs(sound)))


def at_peak(sound: Samples, peak_db: float) -> Samples:
    """The sound scaled so that its largest sample lies at `peak_db` dBFS."""
    return sound * (amplitude(peak_db) / max(peak(sound), 1e-9))


def faded(sound: Samples, fade_in_s: float, fade_out_s: float) -> Samples:
    """The sound with raised-cosine ramps at both ends."""
    envelope = held(len(sound), fade_in_s, fade_out_s)
    return sound * (envelope[:, None] if sound.ndim == 2 else envelope)


def trimmed(sound: Samples, floor_db: float = -60.0) -> Samples:
    """The sound without the tail that stays `floor_db` under its peak."""
    level = np.abs(sound) if sound.ndim == 1 else np.max(np.abs(sound), axis=1)
    audible = np.flatnonzero(level > peak(sound) * amplitude(floor_db))
    return sound[: int(audible[-1]) + 1]


def padded(sound: Samples, seconds: float) -> Samples:
    """The sound with `seconds` of silence on either side."""
    silence = [(frames(seconds), frames(seconds))] + [(0, 0)] * (sound.ndim - 1)
    return np.pad(sound, silence)
