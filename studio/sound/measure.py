"""What can be known of a sound without ears: level, loudness, DC, clicks at its ends or seam."""

from dataclasses import dataclass

import numpy as np

from .loudness import integrated
from .signal import SAMPLE_RATE, Samples, decibels, peak

_EDGE = 16
BRIGHT_HZ = 3000.0


@dataclass(frozen=True)
class Measure:
    """Figures of one decoded file; levels in dB of full scale, loudness in LUFS."""

    frames: int
    channels: int
    peak_db: float
    lufs: float
    dc: float
    edge: float
    seam: float
    bright: float

    @property
    def length_s(self) -> float:
        """Length in seconds."""
        return self.frames / SAMPLE_RATE


def measured(sound: Samples, *, loop: bool) -> Measure:
    """All figures of a sound. `edge` is its largest end sample; `seam` see `seam_step`; `bright`
    see `bright_share`.
    """
    columns = sound[:, None] if sound.ndim == 1 else sound
    return Measure(
        frames=len(columns),
        channels=columns.shape[1],
        peak_db=decibels(peak(columns)),
        lufs=integrated(sound, loop=loop),
        dc=float(np.max(np.abs(np.mean(columns, axis=0)))),
        edge=float(max(np.max(np.abs(columns[0])), np.max(np.abs(columns[-1])))),
        seam=seam_step(columns) if loop else 0.0,
        bright=bright_share(columns),
    )


def bright_share(columns: Samples) -> float:
    """The share of the energy that lies over 3 kHz, where fifes and bells are heard."""
    power = np.square(np.abs(np.fft.rfft(np.mean(columns, axis=1))))
    first = round(BRIGHT_HZ * len(columns) / SAMPLE_RATE)
    return float(np.sum(power[first:]) / max(np.sum(power), 1e-12))


def seam_step(columns: Samples) -> float:
    """Roughness of the step from the last frame to the first, over what is usual in the sound.

    The roughness is the largest third difference within a few frames of the seam; usual is
    its 99.9th percentile over the nearest second on either side. Under 1: nothing to hear.
    """
    near = SAMPLE_RATE
    around = np.concatenate([columns[-near:], columns[:near]])
    rough = np.max(np.abs(np.diff(around, n=3, axis=0)), axis=1)
    middle = near - 2
    return float(np.max(rough[middle - _EDGE : middle + _EDGE]) / np.percentile(rough, 99.9))
