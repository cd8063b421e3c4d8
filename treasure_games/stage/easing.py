"""Easings: how a motion spends its time. Every one starts at 0, and ends at exactly 1."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]

_BACK = 1.1
"""Overshoot of out_back; 1.1 gives some 3 % past the goal."""


def out_quad(t: float) -> float:
    """Slows gently into its goal."""
    return 1.0 - (1.0 - t) * (1.0 - t)


def in_quad(t: float) -> float:
    """Gathers speed."""
    return t * t


def out_cubic(t: float) -> float:
    """Slows markedly into its goal."""
    return 1.0 - (1.0 - t) ** 3


def in_out_quad(t: float) -> float:
    """Starts and stops softly."""
    return 2.0 * t * t if t < 0.5 else 1.0 - 2.0 * (1.0 - t) * (1.0 - t)


def in_out_sine(t: float) -> float:
    """Breathes: the softest of start and stop."""
    return 0.5 - 0.5 * math.cos(math.pi * t) if t < 1.0 else 1.0


def out_back(t: float) -> float:
    """Runs some 3 % past its goal and settles back."""
    rest = t - 1.0
    return 1.0 + (_BACK + 1.0) * rest**3 + _BACK * rest**2


def there_and_back(t: float) -> float:
    """Out to 1 half-way and home to 0: for what swings away and returns (a pinch, a recoil, a
    jump).
    """
    return math.sin(math.pi * t) if 0.0 < t < 1.0 else 0.0
