"""Easings: the pace of a motion. Each starts at 0 and ends at exactly 1."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]

_BACK = 1.1
"""Overshoot of out_back; 1.1 gives some 3 % past the goal."""


def out_quad(t: float) -> float:
    """Decelerate gently."""
    return 1.0 - (1.0 - t) * (1.0 - t)


def in_quad(t: float) -> float:
    """Accelerate."""
    return t * t


def out_cubic(t: float) -> float:
    """Decelerate strongly."""
    return 1.0 - (1.0 - t) ** 3


def in_out_quad(t: float) -> float:
    """Accelerate, then decelerate."""
    return 2.0 * t * t if t < 0.5 else 1.0 - 2.0 * (1.0 - t) * (1.0 - t)


def in_out_sine(t: float) -> float:
    """Accelerate and decelerate as softly as possible."""
    return 0.5 - 0.5 * math.cos(math.pi * t) if t < 1.0 else 1.0


def out_back(t: float) -> float:
    """Overshoot by some 3 % and settle back."""
    rest = t - 1.0
    return 1.0 + (_BACK + 1.0) * rest**3 + _BACK * rest**2


def there_and_back(t: float) -> float:
    """Go to 1 half-way and back to 0 (a pinch, a recoil, a jump)."""
    return math.sin(math.pi * t) if 0.0 < t < 1.0 else 0.0
