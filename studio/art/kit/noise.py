"""Smooth value noise with fixed seeds: the unsteadiness of a hand, the clouds in paper."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

_GRID = np.random.default_rng(11).random((256, 256))


def noise(x: ArrayLike, y: ArrayLike, seed: int = 0) -> NDArray[np.float64]:
    """Values 0 to 1, smooth over about one unit of x and y."""
    across = np.asarray(x, float) + seed * 17.3
    down = np.asarray(y, float) + seed * 5.7
    column, row = np.floor(across).astype(int), np.floor(down).astype(int)
    u, v = across - column, down - row
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)

    def corner(i: int, j: int) -> NDArray[np.float64]:
        return _GRID[(column + i) & 255, (row + j) & 255]

    upper = corner(0, 0) * (1 - u) + corner(1, 0) * u
    lower = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return upper * (1 - v) + lower * v


def clouds(x: ArrayLike, y: ArrayLike, octaves: int = 4, seed: int = 0) -> NDArray[np.float64]:
    """Noise summed over octaves, 0 to 1."""
    total, weight = np.zeros(np.broadcast(x, y).shape), 0.0
    for octave in range(octaves):
        share = 0.5**octave
        scale = 2**octave
        total = total + share * noise(np.asarray(x) * scale, np.asarray(y) * scale, seed + octave)
        weight += share
    return total / weight
