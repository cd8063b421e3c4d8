"""A periodic wave given by its harmonics, at a moving pitch and between two timbres."""

from functools import cache

import numpy as np

from .signal import SAMPLE_RATE, Samples

_TABLE = 4096


def tone(
    hz: Samples,
    dark: tuple[float, ...],
    bright: tuple[float, ...],
    brightness: Samples,
    phase: float,
) -> Samples:
    """Oscillator whose timbre lies `brightness` (0 to 1) of the way from `dark` to `bright`."""
    cycles = phase + np.concatenate([[0.0], np.cumsum(hz[:-1])]) / SAMPLE_RATE
    place = (cycles % 1.0) * _TABLE
    highest = int(0.42 * SAMPLE_RATE / float(np.max(hz)))
    low, high = _table(dark[:highest]), _table(bright[:highest])
    index = place.astype(np.int64)
    between = place - index
    soft = low[index] * (1.0 - between) + low[index + 1] * between
    loud = high[index] * (1.0 - between) + high[index + 1] * between
    return np.asarray(soft * (1.0 - brightness) + loud * brightness)


@cache
def _table(harmonics: tuple[float, ...]) -> Samples:
    """One period of unit power; phases are spread so that the wave has no sharp peak."""
    x = np.arange(_TABLE + 1) / _TABLE
    wave = sum(
        level * np.sin(2 * np.pi * (k * x + 0.5 * k * k / max(len(harmonics), 2)))
        for k, level in enumerate(harmonics, start=1)
    )
    wave = np.asarray(wave)
    return np.asarray(wave / np.sqrt(np.mean(wave[:-1] ** 2)))
