"""Water up close: a slap against planks, bubbles, drops, the rush along a hull."""

import numpy as np

from .filters import bandpass, run, swept
from .paper import flutter
from .signal import Rng, Samples, bump, frames, noise, times


def lap(rng: Rng) -> Samples:
    """Water slapping planks: a soft burst and a few bubbles, each a rising resonance."""
    length = frames(float(rng.uniform(0.25, 0.5)))
    burst = run(
        noise(rng, length) * bump(length, 0.25, 2.5), bandpass(float(rng.uniform(350, 800)), 0.7)
    )
    out = burst * float(rng.uniform(0.5, 1.0))
    for _ in range(int(rng.integers(2, 6))):
        air = bubble(rng)
        start = int(rng.integers(0, max(1, length - len(air))))
        out[start : start + len(air)] += air[: length - start] * 0.16
    return np.asarray(out)


def bubble(
    rng: Rng,
    seconds: tuple[float, float] = (0.03, 0.07),
    low_hz: float = 420.0,
    high_hz: float = 980.0,
) -> Samples:
    """Air under water: a sphere that rings higher as it nears the surface (Minnaert)."""
    length = frames(float(rng.uniform(*seconds)))
    rise = np.cumsum(np.linspace(1.0, 1.35, length)) / 48_000
    return np.asarray(
        np.sin(2 * np.pi * rng.uniform(low_hz, high_hz) * rise) * bump(length, 0.15, 3.0)
    )


def drops(
    rng: Rng, count: int, seconds: float, low_hz: float, high_hz: float
) -> list[tuple[float, Samples]]:
    """Spray falling back, thick at first and thinning out, to be mixed."""
    parts = []
    for at in seconds * rng.beta(1.3, 2.6, count):
        air = bubble(rng, (0.006, 0.022), low_hz, high_hz)
        parts.append((float(at), air * float(rng.uniform(0.15, 1.0) ** 2)))
    return parts


def rush(rng: Rng, seconds: float, low_hz: float, high_hz: float, peak_at: float) -> Samples:
    """Water torn into foam: its band follows its speed from `low_hz` to `high_hz` and back."""
    length = frames(seconds)
    speed = bump(length, peak_at, 1.8)

    def band(hz: Samples, t: Samples) -> Samples:
        centre = low_hz + (high_hz - low_hz) * np.interp(t, times(length), speed)
        return np.asarray(np.exp(-0.5 * (np.log2(np.maximum(hz, 20.0) / centre) / 1.1) ** 2))

    rushed = swept(noise(rng, length), band) * speed * flutter(rng, length, 34.0, 0.45)
    return np.asarray(rushed / np.max(np.abs(rushed)))
