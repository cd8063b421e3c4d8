"""Plucked and bowed strings: a waveguide solved in the frequency domain, and a bowed section.

The Karplus-Strong loop is linear, so the whole note is one division on the FFT grid:
pluck / (1 - loss * delay). That gives any pitch exactly, a loss that may depend on frequency
as freely as in a real string, and stiffness, without filters in the loop to tune against.
"""

from dataclasses import dataclass

import numpy as np

from .filters import Biquad, bins, highpass, lowpass, peaking, run
from .signal import Rng, Samples, frames, held, mixed, noise, ramp, times
from .wavetable import tone


@dataclass(frozen=True)
class PluckedString:
    """Losses in nepers per second (at once, and more per kHz squared), stiffness, plucking.

    `pluck_at` is the plucking point as a fraction of the string; `brightness_hz` the corner
    of a finger or plectrum at full force; `ring_s` the longest a note is followed;
    `detune_cents` how far apart the strings of a double course are (0 for single strings).
    """

    loss: float
    loss_per_khz2: float
    stiffness: float
    pluck_at: float
    brightness_hz: float
    ring_s: float
    detune_cents: float = 0.0
    release_s: float = 0.12


GUITAR = PluckedString(1.5, 0.55, 0.00006, 0.21, 1500.0, 3.2)
CITTERN = PluckedString(1.7, 0.16, 0.00012, 0.14, 3300.0, 3.0, detune_cents=2.4, release_s=0.2)

GUITAR_BODY = (
    highpass(70.0),
    peaking(102.0, 4.0, 5.0),
    peaking(204.0, 4.5, 4.0),
    peaking(390.0, 3.0, 2.5),
    peaking(2400.0, 1.0, -3.0),
)
CITTERN_BODY = (
    highpass(120.0),
    peaking(280.0, 3.0, 4.0),
    peaking(620.0, 3.0, 2.5),
    peaking(3000.0, 1.2, 2.0),
)


def plucked(string: PluckedString, hz: float, seconds: float, velocity: float, rng: Rng) -> Samples:
    """A plucked note, left to ring for `seconds` and then damped by the finger.

    A plectrum crosses the two strings of a course one after the other, 2 to 5 ms apart.
    """
    if not string.detune_cents:
        sound = _one_string(string, hz, velocity, rng)
    else:
        apart = 2.0 ** (string.detune_cents / 1200.0)
        second = _one_string(string, hz * apart, velocity * 0.9, rng)
        sound = mixed(
            [(0.0, _one_string(string, hz, velocity, rng)), (rng.uniform(0.002, 0.005), second)]
        )
    length = min(frames(seconds + string.release_s), frames(string.ring_s))
    note = sound[:length]
    damping = frames(string.release_s)
    note[-damping:] *= ramp(damping)[::-1]
    return note


def _one_string(string: PluckedString, hz: float, velocity: float, rng: Rng) -> Samples:
    size = 1 << (frames(string.ring_s * 1.2) - 1).bit_length()
    f = bins(size)
    partial = _partial_number(f / hz, string.stiffness)
    loss = np.exp(-(string.loss + string.loss_per_khz2 * (f / 1000.0) ** 2) / hz)
    loop = loss * np.exp(-2j * np.pi * partial)
    where = string.pluck_at * rng.uniform(0.93, 1.07)
    corner = string.brightness_hz * (0.45 + 0.75 * velocity)
    pluck = (1.0 - np.exp(-2j * np.pi * partial * where)) / (1.0 + f / hz) / (1.0 + 1j * f / corner)
    period = frames(1.0 / hz)
    grit = np.fft.rfft(noise(rng, period) * 0.06 / np.sqrt(period), size)
    spectrum = pluck * (1.0 + grit) / (1.0 - loop)
    spectrum[0] = 0.0
    note = np.fft.irfft(spectrum, size)[: frames(string.ring_s)]
    return np.asarray(note * velocity**1.2)


def _partial_number(ratio: Samples, stiffness: float) -> Samples:
    """Which partial a stiff string would sound at `ratio` times its fundamental."""
    stretched = np.sqrt(1.0 + 4.0 * stiffness * ratio**2)
    return np.asarray(np.sqrt((stretched - 1.0) / (2.0 * stiffness)))


_BOWED = tuple(1.0 / k for k in range(1, 34))
_BOWED_SOFT = tuple(1.0 / k**1.7 for k in range(1, 22))
CELLO_BODY: tuple[Biquad, ...] = (
    highpass(55.0),
    peaking(105.0, 3.0, 3.5),
    peaking(220.0, 3.5, 4.0),
    peaking(420.0, 3.0, 3.0),
    peaking(800.0, 2.0, -2.0),
    lowpass(2600.0, 0.6),
)
FIDDLE_BODY: tuple[Biquad, ...] = (
    highpass(170.0),
    peaking(280.0, 3.0, 3.5),
    peaking(480.0, 3.5, 4.0),
    peaking(1200.0, 2.0, -2.5),
    peaking(2500.0, 1.5, 3.0),
    lowpass(4800.0, 0.6),
)


def bowed(hz: float, seconds: float, velocity: float, rng: Rng, players: int = 3) -> Samples:
    """A few players in unison: slow bow, late vibrato, each a hair out of tune and time."""
    return np.asarray(sum(_player(hz, seconds, velocity, rng) for _ in range(players)) / players)


def _player(hz: float, seconds: float, velocity: float, rng: Rng) -> Samples:
    attack = float(np.clip(0.16 - 0.08 * velocity, 0.04, seconds * 0.4))
    length = frames(seconds + 0.10)
    t = times(length)
    vibrato = (
        7.0
        * np.clip((t - 0.18) / 0.4, 0.0, 1.0)
        * np.sin(2 * np.pi * (rng.uniform(4.7, 5.6) * t + rng.random()))
    )
    drift = 2.5 * np.sin(2 * np.pi * (rng.uniform(0.2, 0.6) * t + rng.random()))
    cents = vibrato + drift + rng.normal(0.0, 2.5)
    bow = held(length, attack, 0.14)
    pressure = np.clip(bow * (0.55 + 0.45 * velocity), 0.0, 1.0)
    string = tone(hz * 2.0 ** (cents / 1200.0), _BOWED_SOFT, _BOWED, pressure, float(rng.random()))
    rosin = run(noise(rng, length), highpass(900.0), lowpass(3500.0)) * 0.012
    late = np.zeros(int(rng.integers(0, frames(0.012))))
    return np.concatenate([late, (string + rosin) * bow * velocity])[:length]
