"""Loudness after ITU-R BS.1770-4: K-weighting, 400 ms blocks, absolute and relative gate."""

import numpy as np

from .filters import Biquad, run, run_loop
from .signal import Samples, frames

# The two stages the recommendation tabulates for 48 kHz: head shelf, then low-frequency cut.
_K_WEIGHTING = (
    Biquad(
        (1.53512485958697, -2.69169618940638, 1.19839281085285),
        (1.0, -1.69065929318241, 0.73248077421585),
    ),
    Biquad((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)
_ABSOLUTE_GATE = -70.0
_RELATIVE_GATE = -10.0


def integrated(sound: Samples, *, loop: bool = False) -> float:
    """Gated loudness in LUFS; a sound under 400 ms counts as one block padded with silence."""
    columns = sound[:, None] if sound.ndim == 1 else sound
    block, hop = frames(0.4), frames(0.1)
    if len(columns) < block:
        columns = np.pad(columns, ((0, block - len(columns)), (0, 0)))
    weigh = run_loop if loop else run
    # One channel at a time: the spectra of a tune take hundreds of megabytes.
    power = sum(_block_power(weigh(one, *_K_WEIGHTING), block, hop) for one in columns.T)
    if sound.ndim == 1:
        power = power * 2.0  # the game plays a mono file from both speakers
    loud = power[_lufs(power) > _ABSOLUTE_GATE]
    if len(loud) == 0:
        return _ABSOLUTE_GATE
    gate = float(_lufs(np.atleast_1d(np.mean(loud)))[0]) + _RELATIVE_GATE
    return float(_lufs(np.atleast_1d(np.mean(loud[_lufs(loud) > gate])))[0])


def _block_power(weighted: Samples, block: int, hop: int) -> Samples:
    """Mean square of each block of a channel."""
    total = np.zeros(len(weighted) + 1)
    np.cumsum(np.square(weighted), out=total[1:])
    starts = np.arange(0, len(weighted) - block + 1, hop)
    return np.asarray((total[starts + block] - total[starts]) / block)


def _lufs(power: Samples) -> Samples:
    return np.asarray(-0.691 + 10.0 * np.log10(np.maximum(power, 1e-12)))
