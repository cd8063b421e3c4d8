"""Small signs in contour and solid dark, without hatching: anchor, wind star, crown, cross."""

import math

import numpy as np

from studio.art.kit.palette import INK, PARCHMENT
from studio.art.kit.strokes import swell
from studio.art.kit.svg import circle, path, path_data


def anchor(fill: str, line: str = INK, width: float = 2.2) -> str:
    """An anchor about the origin, some 90 units high."""
    flukes = (
        "M-4 -34L-5 30C-20 28 -30 18 -33 4L-40 10L-38 -12L-20 2L-27 4C-24 12 -16 18 -7 19L-5 -20"
        "H-20V-28H-5V-34ZM4 -34L5 30C20 28 30 18 33 4L40 10L38 -12L20 2L27 4C24 12 16 18 7 19"
        "L5 -20H20V-28H5V-34Z"
    )
    ring = circle(0, -42, 8, "none", line, 3 + width * 1.3) + circle(0, -42, 8, "none", fill, 3)
    return (
        path(flukes, fill, line, width)
        + path("M-5 -34L-6 31L0 38L6 31L5 -34Z", fill, line, width)
        + ring
    )


def wind_star(
    radius: float, dark: str = INK, light: str = PARCHMENT, line: str = INK, points: int = 16
) -> str:
    """A compass rose about the origin: halves light and dark, the dark sides hatched."""
    order = [k for k in range(points) if k % 2] + [k for k in range(points) if k % 4 == 2]
    order += [k for k in range(points) if k % 4 == 0]
    parts = []
    for k in order:
        reach, foot = (1.0, 0.19) if k % 4 == 0 else (0.82, 0.15) if k % 4 == 2 else (0.62, 0.1)
        parts.append(_point(math.tau * k / points - math.pi / 2, radius, reach, foot, dark, light,
                            line))  # fmt: skip
    return "".join(parts)


def _point(
    angle: float, radius: float, reach: float, foot: float, dark: str, light: str, line: str
) -> str:
    def polar(r: float, turn: float) -> tuple[float, float]:
        return r * math.cos(angle + turn), r * math.sin(angle + turn)

    tip = polar(radius * reach, 0)
    left, right = polar(radius * foot, -math.pi / 4), polar(radius * foot, math.pi / 4)
    a, b = np.array(left), np.array(tip)
    ticks = "".join(
        swell([a + (b - a) * f, (a + (b - a) * f + b * (f + 0.06)) / 2], (1.0, 0.2))
        for f in np.linspace(0.18, 0.92, int(radius * reach / 14) + 4)
    )
    edge = max(0.9, radius / 90)
    return (
        path(path_data([(0, 0), left, tip]), light, line, edge)
        + path(path_data([(0, 0), right, tip]), dark, line, edge)
        + path(ticks, line)
    )


def crown(fill: str, line: str = INK, width: float = 2.6) -> str:
    """A crown about the origin, some 58 wide."""
    body = path("M-24 18L-29 -14L-14 0L-9 -22L0 -4L9 -22L14 0L29 -14L24 18Z", fill, line, width)
    tips = "".join(
        circle(x, y, 4, fill, line, width * 0.7)
        for x, y in ((-29, -16), (-9, -25), (9, -25), (29, -16))
    )
    return body + path("M-24 10H24M-22 14H22", "none", line, width * 0.6) + tips


def cross_pattee(fill: str, line: str = INK, width: float = 2.4) -> str:
    """The cross of old coins about the origin, 54 wide."""
    data = (
        "M-5 -5C-6 -14 -10 -22 -13 -27H13C10 -22 6 -14 5 -5C14 -6 22 -10 27 -13V13C22 10 14 6 5 5"
        "C6 14 10 22 13 27H-13C-10 22 -6 14 -5 5C-14 6 -22 10 -27 13V-13C-22 -10 -14 -6 -5 -5Z"
    )
    return (
        path(data, fill, line, width)
        + circle(0, 0, 5, fill, line, width * 0.8)
        + path("M2 -8L8 -24M8 2L24 8M2 8L7 22", "none", line, width * 0.55)
    )
