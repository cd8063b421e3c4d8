"""Hair as it flows: masses, beards, moustaches and braids made of locks between guide lines."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from studio.art.kit.palette import INK, mix, ramp
from studio.art.kit.shapes import Points, moved, resample, spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import path, path_data
from studio.art.portraits.relief import Head

SAMPLES = 28


@dataclass(frozen=True)
class Hair:
    """Colours of hair: in the hollows, in shade, in light, where it shines."""

    dark: str
    shade: str
    light: str
    shine: str


def _even(line: ArrayLike) -> Points:
    """A guide as SAMPLES points evenly spread."""
    points = spline(np.asarray(line, float), 1.0)
    length = np.linspace(0, 1, len(points))
    at = np.linspace(0, 1, SAMPLES)
    return np.stack([np.interp(at, length, column) for column in points.T], 1)


def between(guides: Sequence[ArrayLike], at: float) -> Points:
    """The flow line at `at` (0 first guide, 1 last)."""
    lines = [_even(guide) for guide in guides]
    place = min(max(at, 0.0), 0.9999) * (len(lines) - 1)
    k = int(place)
    return lines[k] + (lines[k + 1] - lines[k]) * (place - k)


def mass(guides: Sequence[ArrayLike]) -> Points:
    """The outline of all that lies between the first and the last guide."""
    lines = [_even(guide) for guide in guides]
    steps = np.linspace(0, 1, 6 * len(lines))
    tips = np.array([between(guides, t)[-1] for t in steps])
    roots = np.array([between(guides, t)[0] for t in steps])
    return np.vstack([lines[0], tips, lines[-1][::-1], roots[::-1]])


def mane(
    guides: Sequence[ArrayLike],
    hair: Hair,
    locks: int = 24,
    thick: float = 11,
    seed: int = 1,
    fray: float = 9,
    wave: float = 0,
    light: tuple[float, float] = (0.95, 0.1),
    fine: int = 3,
    rooted: bool = False,
) -> str:
    """A mass of hair: ground, locks from dark to lit, fine lines between them.

    `rooted` hair grows out of skin: its roots are feathered. `thick` is a lock's width, `fray` how
    unevenly the tips end, `wave` how far locks curl; `light` is the brightness at the first and at
    the last guide; `fine` the number of hairs a lock.
    """
    rng = np.random.default_rng(seed)
    lines = [_even(guide) for guide in guides]
    inner = slice(3 if rooted else 0, round(SAMPLES * 0.86))
    parts = [path(path_data(mass([line[inner] for line in lines])), hair.dark)]
    order = np.argsort(rng.random(locks))
    steps = (np.arange(locks) + 0.5) / locks
    shines: list[str] = []
    for k in order:
        t = float(np.clip(steps[k] + rng.uniform(-0.3, 0.3) / locks, 0, 1))
        curve = _locked(between(guides, t), rng, fray, wave)
        if rooted:
            curve = _even(
                np.vstack([curve[0] - (curve[3] - curve[0]) * rng.uniform(0, 0.9), curve[2:]])
            )
        bright = light[0] + (light[1] - light[0]) * t + rng.uniform(-0.2, 0.2)
        parts.append(_lock(curve, thick * rng.uniform(0.7, 1.15), hair, bright, rng, fine, rooted))
        if bright > 0.45 and rng.random() < 0.75:
            start = int(rng.uniform(0.1, 0.4) * SAMPLES)
            shines.append(
                brush(
                    curve[start : start + SAMPLES // 3] + rng.uniform(-2, 1), thick * 0.16, 0.2, 0.2
                )
            )
    parts.append(path("".join(shines), hair.shine, opacity=0.85))
    thin = np.sin(np.linspace(0 if rooted else 0.5, math.pi, SAMPLES)) ** 0.5
    edges = swell(lines[0], 2.6 * thin) + swell(lines[-1], 4.0 * thin)
    return "".join(parts) + path(edges, INK)


def _locked(line: Points, rng: np.random.Generator, fray: float, wave: float) -> Points:
    """A flow line as one lock takes it: its own length, its own curl."""
    t = np.linspace(0, 1, len(line))
    end = line[-1] - line[-4]
    end = end / max(float(np.hypot(*end)), 1e-6) * rng.uniform(-0.5, 1.0) * fray
    sway = np.sin(t * math.pi * rng.uniform(1.5, 2.6) + rng.uniform(0, 6.28)) * wave * t
    bent = line + np.outer(t**2, end)
    bent[:, 0] += sway
    return bent


def _lock(
    curve: Points,
    thick: float,
    hair: Hair,
    bright: float,
    rng: np.random.Generator,
    fine: int,
    rooted: bool = False,
) -> str:
    root = 0.12 if rooted else 0.7
    width = thick * np.interp(
        np.linspace(0, 1, len(curve)), [0, 0.25, 0.7, 1], [root, 1, 0.75, 0.04]
    )
    colour = ramp([hair.dark, hair.shade, hair.light], bright)
    parts = path(swell(curve, width + 1.8), mix(hair.dark, INK, 0.6)) + path(
        swell(curve, width), colour
    )
    lines = ""
    for j in range(fine):
        side = (j + 0.5) / fine - 0.5 + rng.uniform(-0.1, 0.1)
        start = int(rng.uniform(0, 0.3) * len(curve))
        line = curve[start:] + np.stack([side * width[start:] * 0.9, 0 * width[start:]], 1)
        lines += brush(line, 1.3, 0.4, 0.1)
    return parts + path(
        lines, mix(hair.dark, INK, 0.5) if bright > 0.3 else hair.shade, opacity=0.8
    )


def strands(lines: Sequence[ArrayLike], hair: Hair, thick: float = 4, bright: float = 0.6) -> str:
    """Single locks that hang free."""
    rng = np.random.default_rng(7)
    return "".join(_lock(_even(line), thick, hair, bright, rng, 1) for line in lines)


def braid(
    spine: ArrayLike, hair: Hair, thick: float = 20, knots: int = 8, tie: str = "#A8322A"
) -> str:
    """A plait of `knots` turns along `spine`, tied near its end."""
    line = spline(np.asarray(spine, float), 1.0)
    last = len(line) - 1
    parts = []
    for k, dx in enumerate((-4, 0, 4)):
        root = moved(line[-1], dx)
        tail = _even([root, moved(root, (k - 1) * 4, 14), moved(root, (k - 1) * 7, 30)])
        parts.append(_lock(tail, 8, hair, 0.7 - 0.2 * k, np.random.default_rng(k), 2))
    for k in reversed(range(knots)):
        at = int((k + 0.5) / knots * last)
        along = line[min(last, at + 4)] - line[max(0, at - 4)]
        along = along / max(float(np.hypot(*along)), 1e-6) * len(line) / knots
        wide = thick * (1 - 0.35 * k / knots)
        parts += [_plait(line[at], along, wide * side, hair) for side in (1, -1)]
    band = spline(moved([(-8, -6), (8, -6), (9, 5), (-9, 5)], *line[-1]), 1, True)
    parts.append(path(path_data(band), tie) + path(contour(band, 2.6, smooth=False), INK))
    return "".join(parts)


def _plait(at: Points, along: Points, wide: float, hair: Hair) -> str:
    """One bow of a braid at a point; `along` is a turn's step, `wide` below 0 is the left side."""
    across = np.array([-along[1], along[0]]) / max(float(np.hypot(*along)), 1e-6) * wide
    bow = [(-0.62, 0.1), (-0.3, 0.52), (0.25, 0.42), (0.72, -0.08), (0.2, 0.05)]
    shape = spline([at + along * a + across * b for a, b in bow], 1.0, True)
    colour = ramp([hair.dark, hair.shade, hair.light], 0.75 if wide > 0 else 0.38)
    ticks = "".join(
        brush(
            [
                at + across * f - along * 0.4,
                at + across * (f + 0.06),
                at + across * f * 0.6 + along * 0.45,
            ],
            1.3,
            0.3,
            0.2,
        )
        for f in (0.14, 0.24, 0.34)
    )
    return (
        path(path_data(shape), colour)
        + path(ticks, mix(hair.dark, INK, 0.4))
        + path(contour(shape, 2.6, smooth=False), INK)
    )


def moustache(
    head: Head,
    hair: Hair,
    wide: float,
    thick: float,
    tip: float,
    curl: float = 0,
    lift: float = 0,
    droop: float = 0,
    seed: int = 2,
) -> str:
    """Two wings of hair from under the nose; `tip` and `curl` raise their ends, `droop` lowers."""
    parts = []
    base = 66 + head.skull.nose_long * 0.8 + lift
    for side in (-1, 1):
        guides = []
        for k, f in enumerate((0, 0.5, 1)):
            face = np.array(
                [
                    (2, base - 3 + 9 * f),
                    (wide * 0.32, base + 1 + thick * f),
                    (wide * 0.68, base + 8 + thick * 0.95 * f),
                ]
            )
            line = head.at(face * [side, 1], 5)
            end = moved(
                line[-1], side * wide * 0.27, droop * 0.6 + tip * 0.6 - curl * 0.12 - 2 * k + 4
            )
            bend = moved(end, side * wide * 0.14, tip * 0.4 + droop * 0.6 - curl * 0.5 - 1)
            last = moved(bend, -side * curl * 0.22, tip * 0.3 + droop * 0.4 - curl * 0.5 - 2)
            guides.append(np.vstack([line, end, bend, last]))
        parts.append(
            mane(
                guides,
                hair,
                9,
                thick * 0.42,
                seed + side,
                3,
                0,
                (0.85, 0.5) if side < 0 else (0.55, 0.15),
                2,
            )
        )
    return "".join(parts)


def stubble(head: Head, colour: str, count: int = 420, seed: int = 5) -> str:
    """Short hairs on jaw and lip."""
    rng = np.random.default_rng(seed)
    parts: list[str] = []
    while len(parts) < count:
        x, y = rng.uniform(-72, 72), rng.uniform(60, 124)
        if abs(x) > float(head.half_width(y)) * 0.9 or (abs(x) < 34 and 76 < y < 100):
            continue
        if y < 96 - (abs(x) - 20) * 0.55 and not (abs(x) < 30 and y < 78):
            continue
        root = head.at([(x, y), (x + x * 0.02 + rng.uniform(-0.6, 0.6), y + rng.uniform(2.4, 4.6))])
        parts.append(swell(resample(root, 0.8), (1.0, 0.3)))
    return path("".join(parts), colour, opacity=0.7)
