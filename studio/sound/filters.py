"""Linear filters run in the frequency domain: exact biquads, on one-shot sounds and on loops.

The response of a biquad is sampled on the grid of the FFT. One-shot sounds are padded so that
nothing wraps; loops are left unpadded so that everything does, which is what keeps a loop
without a seam.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from .signal import SAMPLE_RATE, Samples, amplitude, frames

Spectrum = NDArray[np.complex128]

_RING_OUT_S = 0.25
_AT_ONCE = 1 << 16
"""Frequencies weighed together: those of a whole tune would take hundreds of megabytes."""
_KEPT = 36
"""Gains kept, of a megabyte at most: those of the longest tune, weighed channel by channel."""


@dataclass(frozen=True)
class Biquad:
    """A second-order filter by its transfer function b(z)/a(z)."""

    b: tuple[float, float, float]
    a: tuple[float, float, float]

    def response(self, hz: Samples) -> Spectrum:
        """Complex gain at each frequency in Hz."""
        z = np.exp(-2j * pi * hz / SAMPLE_RATE)
        upper = self.b[0] + z * (self.b[1] + z * self.b[2])
        lower = self.a[0] + z * (self.a[1] + z * self.a[2])
        return np.asarray(upper / lower)


def lowpass(hz: float, q: float = 0.707) -> Biquad:
    """Second-order low-pass at `hz`."""
    c, alpha = _angle(hz, q)
    return Biquad(((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def highpass(hz: float, q: float = 0.707) -> Biquad:
    """Second-order high-pass at `hz`."""
    c, alpha = _angle(hz, q)
    return Biquad(((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def bandpass(hz: float, q: float) -> Biquad:
    """Band-pass around `hz` with unit gain at its centre."""
    c, alpha = _angle(hz, q)
    return Biquad((alpha, 0.0, -alpha), (1 + alpha, -2 * c, 1 - alpha))


def peaking(hz: float, q: float, gain_db: float) -> Biquad:
    """A resonance (or dip) of `gain_db` around `hz`; unity elsewhere."""
    c, alpha = _angle(hz, q)
    gain = amplitude(gain_db / 2)
    return Biquad(
        (1 + alpha * gain, -2 * c, 1 - alpha * gain), (1 + alpha / gain, -2 * c, 1 - alpha / gain)
    )


def _angle(hz: float, q: float) -> tuple[float, float]:
    omega = 2 * pi * hz / SAMPLE_RATE
    return cos(omega), sin(omega) / (2 * q)


def bins(size: int) -> Samples:
    """Frequency in Hz of each bin of a real FFT over `size` frames."""
    return np.asarray(np.fft.rfftfreq(size, 1 / SAMPLE_RATE), dtype=np.float64)


def run(sound: Samples, *chain: Biquad, tail_s: float = 0.0) -> Samples:
    """The sound through the chain, with `tail_s` seconds of its ringing kept."""
    wanted = len(sound) + frames(tail_s)
    size = 1 << (wanted + frames(_RING_OUT_S) - 1).bit_length()
    return _through(sound, chain, size)[:wanted]


def run_loop(sound: Samples, *chain: Biquad) -> Samples:
    """A loop through the chain: what rings past its end rings on at its start."""
    return _through(sound, chain, len(sound))


def _through(sound: Samples, chain: tuple[Biquad, ...], size: int) -> Samples:
    spectrum = np.fft.rfft(sound, size, axis=0)
    for start in range(0, len(spectrum), _AT_ONCE):
        gain = gain_of(chain, size, start)
        spectrum[start : start + _AT_ONCE] *= gain[:, None] if sound.ndim == 2 else gain
    return np.fft.irfft(spectrum, size, axis=0)


@lru_cache(maxsize=_KEPT)
def gain_of(chain: tuple[Biquad, ...], size: int, start: int) -> Spectrum:
    """What the chain does to the frequencies weighed together from number `start` on."""
    hz = bins(size)[start : start + _AT_ONCE]
    gain = np.ones(len(hz), dtype=np.complex128)
    for biquad in chain:
        gain *= biquad.response(hz)
    return gain


def resampled(sound: Samples, rate: int, target: int) -> Samples:
    """Convert a sound to another sample rate by Fourier transform.

    The transform wraps around, so the sound should be a loop or begin and end in silence.
    """
    length, rest = divmod(len(sound) * target, rate)
    if rest:
        raise ValueError(f"{len(sound)} frames at {rate} Hz are no whole number at {target} Hz")
    if rate == target:
        return sound
    made = np.empty((length, *sound.shape[1:]), sound.dtype)
    # One channel at a time: the spectra of a tune take hundreds of megabytes.
    for source, goal in zip(_channels(sound), _channels(made), strict=True):
        goal[:] = np.fft.irfft(np.fft.rfft(source), length)
        goal *= target / rate
    return made


def _channels(sound: Samples) -> tuple[Samples, ...]:
    """The sound's channels, as views of it."""
    return (sound,) if sound.ndim == 1 else tuple(sound.T)


def swept(sound: Samples, gain: Callable[[Samples, Samples], Samples]) -> Samples:
    """Noise through a filter that moves: `gain(hz, t)` broadcasts over columns and rows."""
    window, hop = 512, 128
    taper = np.hanning(window + 1)[:-1]
    padded = np.concatenate([np.zeros(window), sound, np.zeros(window + hop)])
    starts = np.arange(0, len(padded) - window, hop)
    pieces = padded[starts[:, None] + np.arange(window)] * taper
    hz = bins(window)[None, :]
    moments = ((starts - window / 2) / SAMPLE_RATE)[:, None]
    shaped = np.fft.irfft(np.fft.rfft(pieces, axis=1) * gain(hz, moments), window, axis=1) * taper
    out = np.zeros(len(padded))
    for start, piece in zip(starts, shaped, strict=True):
        out[start : start + window] += piece
    return out[window : window + len(sound)] / 1.5
