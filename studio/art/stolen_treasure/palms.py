"""Palms that stand on the banks and sway: drawn about the foot of their trunk."""

import math
from dataclasses import dataclass

import numpy as np

from studio.art.chart.growth import reeds
from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, bezier, oval, resample, tangents_and_normals
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data

_BARK, _BARK_DARK, _BARK_LIGHT = "#9A7145", "#5A3A1E", "#D3A970"
_LEAVES = {"back": ("#2C5A2E", "#1C3F24"), "front": ("#4F8A3A", "#86B84E")}

Frond = tuple[float, float, float]
"""Direction in degrees, length, droop."""


@dataclass(frozen=True)
class Palm:
    """A palm: box of its picture, where its foot is in it, its trunk and its leaves."""

    width: int
    height: int
    foot: tuple[float, float]
    top: tuple[float, float]
    girth: float
    back: tuple[Frond, ...]
    front: tuple[Frond, ...]


PALMS = (
    Palm(
        176, 196, (92, 178), (-18, -112), 9.5,
        ((-160, 66, 44), (-20, 68, 46), (-120, 58, 16), (-62, 60, 18), (-92, 50, 2)),
        ((-178, 70, 52), (2, 70, 54), (-143, 66, 26), (-40, 66, 28), (168, 50, 56), (14, 48, 58),
         (-84, 44, 10)),
    ),
    Palm(
        120, 116, (66, 104), (-12, -54), 6.4,
        ((-158, 44, 28), (-24, 46, 30), (-116, 40, 10), (-64, 40, 12)),
        ((-177, 46, 34), (4, 47, 34), (-142, 44, 18), (-38, 44, 18), (164, 34, 36), (-88, 30, 6)),
    ),
)  # fmt: skip


def _rib(x: float, y: float, frond: Frond) -> Points:
    angle, length, droop = frond
    a = math.radians(angle)
    t = np.linspace(0, 1, 40)
    return resample(
        np.stack([x + length * t * math.cos(a), y + length * t * math.sin(a) + droop * t**2.2], 1),
        1.6,
    )


def _frond(x: float, y: float, frond: Frond, colours: tuple[str, str], seed: int) -> str:
    """A leaf of many blades that hang from a rib, those towards the light paler."""
    rng = np.random.default_rng(seed)
    rib = _rib(x, y, frond)
    tangents, normals = tangents_and_normals(rib)
    size = frond[1] / 70
    ink, dark, pale = "", "", ""
    for k in range(3, len(rib), 2):
        share = k / len(rib)
        reach = 25 * size * math.sin(math.pi * (0.12 + 0.8 * share)) * rng.uniform(0.85, 1.1)
        for side in (-1, 1):
            way = normals[k] * side + tangents[k] * 1.05
            tip = rib[k] + way * reach * 0.72 + [0, reach * 0.34]
            middle = rib[k] + way * reach * 0.42 + [0, -reach * 0.05]
            blade = bezier(tuple(rib[k]), tuple(middle), tuple(tip), count=8)
            ink += swell(blade, np.multiply((3.4, 4.2, 1.4), size))
            if way[1] > 0.15:
                dark += swell(blade, np.multiply((1.6, 2.4, 0.3), size))
            else:
                pale += swell(blade, np.multiply((1.6, 2.4, 0.3), size))
    spine = swell(rib, np.linspace(3.4, 1, len(rib)) * size)
    shine = swell(rib - [0.4, 0.7], np.linspace(1.3, 0.3, len(rib)) * size)
    return (
        path(ink, INK)
        + path(dark, colours[0])
        + path(pale, colours[1])
        + path(spine, INK)
        + path(shine, "#D6D98A")
    )


def _trunk(one: Palm) -> tuple[Points, str]:
    x, y = one.top
    line = bezier((0, 0), (x * 0.1 - 4, y * 0.55), (x, y), count=60)
    width = one.girth * np.linspace(1.25, 0.72, len(line))
    width[:8] += np.linspace(one.girth * 0.5, 0, 8)
    _, normals = tangents_and_normals(line)
    rings, light = "", ""
    for k in range(2, len(line) - 2, 3):
        half = width[k] / 2
        ends = [line[k] + normals[k] * half, line[k] + [0, 2.2], line[k] - normals[k] * half]
        rings += brush(ends, 1.9, 0.7, 0.7)
        side = normals[k] if normals[k][0] < 0 else -normals[k]
        light += brush([line[k] + side * half * 0.8 + [0, 1], line[k] + side * half * 0.1 + [0, 3]],
                       1.7, 0.6, 0.3)  # fmt: skip
    shadow = line + np.array([0.26, 0]) * width[:, None]
    return line, (
        path(swell(line, width + 3.4), INK)
        + path(swell(line, width), _BARK)
        + path(swell(shadow, width * 0.46), _BARK_DARK, opacity=0.75)
        + path(rings, INK, opacity=0.9)
        + path(light, _BARK_LIGHT)
    )


def palm(kind: int) -> str:
    """A palm with its shadow on the sand."""
    one = PALMS[kind - 1]
    doc = Document(one.width, one.height, -one.foot[0], -one.foot[1])
    line, trunk = _trunk(one)
    x, y = line[-1]
    shadow = ellipse(20, 6, 34, 8, "#3A2713", opacity=0.45, filter=blur(doc, 4))
    leaves = "".join(
        _frond(x, y, frond, _LEAVES["back"], 10 * kind + k) for k, frond in enumerate(one.back)
    )
    front = "".join(
        _frond(x, y, frond, _LEAVES["front"], 30 * kind + k) for k, frond in enumerate(one.front)
    )
    nut = one.girth * 0.52
    nuts = "".join(
        path(path_data(oval(x + a * nut, y + b * nut, nut, nut)), "#7A4A22", INK, 1.6)
        + circle(x + (a - 0.3) * nut, y + (b - 0.35) * nut, nut * 0.26, "#C9935A")
        for a, b in ((-1, 1.1), (0.9, 1.2), (0, 2))
    )
    tuft = reeds(4, 3, 22, kind, "#6F7F34")
    doc.add(shadow, group(leaves), trunk, nuts, group(front), tuft)
    return doc.svg()
