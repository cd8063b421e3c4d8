"""Free reed and pipes: the concertina's bellows, the breath of whistle and fife."""

import numpy as np

from .filters import Biquad, bandpass, highpass, lowpass, peaking, run
from .signal import Rng, Samples, frames, held, noise, times
from .wavetable import tone

# A reed interrupts the air abruptly: slow roll-off, the second and third harmonic as strong as
# the first. Played softly it closes less sharply, and the upper ones fade.
_REED_SOFT = tuple((1.0, 0.62, 0.40)[k - 1] if k < 4 else 0.9 / k**1.45 for k in range(1, 20))
_REED_LOUD = tuple((1.0, 0.95, 0.80)[k - 1] if k < 4 else 2.2 / k**1.15 for k in range(1, 30))
_WHISTLE_SOFT = (1.0, 0.10, 0.05, 0.01)
_WHISTLE_LOUD = (1.0, 0.32, 0.14, 0.06, 0.02)
# A fife is narrow and blown hard: its second to fourth harmonics carry over drums.
_FIFE_SOFT = (1.0, 0.80, 0.55, 0.36, 0.20, 0.10, 0.05)
_FIFE_LOUD = (1.0, 1.10, 0.95, 0.70, 0.46, 0.30, 0.18, 0.1)

CONCERTINA_BODY: tuple[Biquad, ...] = (
    highpass(150.0),
    peaking(520.0, 1.2, 2.0),
    peaking(1250.0, 1.5, 3.0),
    peaking(3200.0, 1.2, -3.0),
    lowpass(5200.0, 0.6),
)
WHISTLE_BODY: tuple[Biquad, ...] = (highpass(350.0), lowpass(7500.0, 0.6))
FIFE_BODY: tuple[Biquad, ...] = (highpass(520.0), peaking(3800.0, 0.8, 5.0), lowpass(10500.0, 0.6))


def concertina(hz: float, seconds: float, velocity: float, rng: Rng) -> Samples:
    """A reed note: it speaks a little flat, brightens with the bellows, trembles with the wrist."""
    length = frames(seconds + 0.05)
    t = times(length)
    wrist = np.sin(2 * np.pi * (rng.uniform(4.8, 5.4) * t + rng.random()))
    depth = np.clip((t - 0.12) / 0.35, 0.0, 1.0)
    bellows = held(length, 0.045 + 0.03 * (1.0 - velocity), 0.055)
    cents = 3.5 * wrist * depth - 9.0 * np.exp(-t / 0.03) + rng.normal(0.0, 1.5)
    pressure = np.clip(bellows * (0.25 + 0.65 * velocity) * (1.0 + 0.12 * wrist * depth), 0.0, 1.0)
    reed = tone(hz * 2.0 ** (cents / 1200.0), _REED_SOFT, _REED_LOUD, pressure, float(rng.random()))
    air = run(noise(rng, length), bandpass(2600.0, 0.6)) * 0.010
    return np.asarray((reed * (1.0 + 0.07 * wrist * depth) + air) * bellows * velocity)


def whistle(hz: float, seconds: float, velocity: float, rng: Rng) -> Samples:
    """A whistle note: a chiff of air, an almost pure tone, breath around it."""
    return _piped(hz, seconds, velocity, rng, (_WHISTLE_SOFT, _WHISTLE_LOUD), 0.10)


def fife(hz: float, seconds: float, velocity: float, rng: Rng) -> Samples:
    """A fife note: brighter than a whistle's, and steadier."""
    return _piped(hz, seconds, velocity, rng, (_FIFE_SOFT, _FIFE_LOUD), 0.06)


def _piped(
    hz: float,
    seconds: float,
    velocity: float,
    rng: Rng,
    timbres: tuple[tuple[float, ...], tuple[float, ...]],
    tremor: float,
) -> Samples:
    """A note of a pipe between a soft and a loud timbre; `tremor` is how much the breath sways."""
    length = frames(seconds + 0.03)
    t = times(length)
    breath = held(length, 0.022, 0.035)
    pulse = np.sin(2 * np.pi * (rng.uniform(5.0, 5.8) * t + rng.random()))
    depth = np.clip((t - 0.20) / 0.3, 0.0, 1.0)
    cents = 6.0 * pulse * depth - 22.0 * np.exp(-t / 0.012) + rng.normal(0.0, 2.0)
    pressure = np.clip(breath * (0.2 + 0.6 * velocity) * (1.0 + 0.2 * pulse * depth), 0.0, 1.0)
    pipe = tone(hz * 2.0 ** (cents / 1200.0), *timbres, pressure, float(rng.random()))
    air = noise(rng, length)
    chiff = run(air, bandpass(hz * 2.1, 2.0)) * np.exp(-t / 0.018) * 0.5
    hiss = run(air, bandpass(hz, 3.0)) * 0.035
    return np.asarray((pipe * (1.0 + tremor * pulse * depth) + chiff + hiss) * breath * velocity)
