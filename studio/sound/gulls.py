"""Gulls over open water: a rising cry that breaks and falls, again and again, ever shorter."""

import numpy as np

from .filters import bandpass, highpass, lowpass, peaking, run
from .signal import Rng, Samples, bump, frames, held, mixed, noise, times
from .wavetable import tone

_THROAT = (1.0, 0.85, 0.7, 0.42, 0.30, 0.16, 0.10, 0.06)
_OPEN = (0.7, 1.0, 0.95, 0.8, 0.6, 0.45, 0.3, 0.2, 0.14, 0.1)
_DISTANT = (highpass(600.0), peaking(1900.0, 1.4, 5.0), lowpass(3600.0, 0.6))


def calls(rng: Rng) -> Samples:
    """One bird: a long call and a few that answer it, each a little lower and shorter."""
    pitch = float(rng.uniform(820.0, 1080.0))
    seconds = float(rng.uniform(0.42, 0.52))
    parts, at = [], 0.0
    for _ in range(int(rng.integers(3, 7))):
        parts.append((at, cry(rng, pitch, seconds) * float(rng.uniform(0.6, 1.0))))
        at += seconds + float(rng.uniform(0.05, 0.13))
        seconds *= float(rng.uniform(0.80, 0.93))
        pitch *= float(rng.uniform(0.95, 1.0))
    return run(mixed(parts), *_DISTANT)


def cry(rng: Rng, hz: float, seconds: float) -> Samples:
    """A syllable: it starts in the throat, opens as it rises, and cracks on the way down."""
    length = frames(seconds)
    t = times(length) / seconds
    rise = 1.0 + 0.62 * bump(length, 0.32, 1.6)
    crack = 1.0 + 0.03 * np.sin(2 * np.pi * float(rng.uniform(52, 68)) * t * seconds) * (t > 0.45)
    opening = bump(length, 0.35, 1.2)
    voice = tone(hz * rise * crack, _THROAT, _OPEN, opening, float(rng.random()))
    breath = run(noise(rng, length), bandpass(hz * 2.2, 1.2)) * 0.12
    return np.asarray((voice + breath) * held(length, 0.05, 0.12) * (0.35 + 0.65 * opening))
