"""Forms of the pictures: materials, round bars, balls, casks, skulls, smoke."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import ArrayLike

from studio.art.do_not_touch_cards.scene import Stuff, relief, revolution
from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Bump, bumps, silhouette
from studio.art.kit.noise import noise
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK, LIGHT
from studio.art.kit.shapes import arc, oval, resample, spline, tangents_and_normals
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, path, path_data

OAK: Final = Stuff("#38200F", "#6B4224", "#A8713F", "#CF9A5E", "#EBC48C")
DARK_WOOD: Final = Stuff("#1E1008", "#452816", "#74492A", "#A06C40", "#C99A66")
LEATHER: Final = Stuff("#2E150A", "#5A2F17", "#94552B", "#C07E48", "#E0A972")
BONE: Final = Stuff("#5B4630", "#9C8158", "#E4D3A8", "#F5EAC9", "#FFFBEA")
STEEL: Final = Stuff("#2E353B", "#5F6A70", "#A4AFB2", "#CFD8D8", "#F6FBFA")
LEAD: Final = Stuff("#22252A", "#43484F", "#747B82", "#A3AAAF", "#DDE2E4")


def tube(
    controls: ArrayLike,
    radii: Sequence[float],
    stuff: Stuff,
    pitch: float = 3.4,
    sharp: bool = False,
) -> str:
    """A round bar along a line: tints that follow the light, rings of hatching, a contour."""
    points = np.asarray(controls, float)
    line = resample(points, 1.6) if sharp else spline(points, 1.6)
    _, normals = tangents_and_normals(line)
    radius = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(radii)), radii)

    def strip(first: Array | float, second: Array | float) -> str:
        upper = line + normals * (radius * first)[:, None]
        return path_data(np.vstack([upper, (line + normals * (radius * second)[:, None])[::-1]]))

    facing = normals @ LIGHT[:2]
    side = np.where(facing > 0, 1.0, -1.0)
    across = np.linspace(-1, 1, 13)
    bulge = np.sqrt(1 - across * across)
    rings, gone = "", 0.0
    for k in range(len(line)):
        gone += 1.6
        if gone < pitch:
            continue
        gone = 0
        light = np.clip(np.outer(across, normals[k]) @ LIGHT[:2] + bulge * LIGHT[2], 0, 1)
        dark = np.clip((0.72 - light) / 0.72, 0, 1) * (
            0.8 + 0.4 * noise(0 * across + k * 0.2, across * 3)
        )
        along = np.array([normals[k][1], -normals[k][0]])
        ring = (
            line[k]
            + np.outer(across * radius[k], normals[k])
            + np.outer(bulge * radius[k] * 0.35, along)
        )
        rings += swell(ring, pitch * 0.78 * dark, 0.22)
    edges = "".join(
        swell(
            line + normals * (radius * way)[:, None],
            np.clip(radius * 0.13, 1.6, 4.6) * np.clip(0.85 - 0.6 * way * facing, 0.5, 1.4),
        )
        for way in (-1, 1)
    )
    return (
        path(strip(-1, 1), stuff.base)
        + path(strip(-side * 0.98, -side * 0.2), stuff.dark, opacity=0.8)
        + path(strip(side * 0.82, side * 0.36), stuff.light)
        + path(strip(side * 0.66, side * 0.5), stuff.lightest)
        + path(rings, INK)
        + path(edges, INK)
    )


def ball(doc: Document, x: float, y: float, radius: float, stuff: Stuff = LEAD) -> str:
    """A sphere."""
    field = bumps([(x, y, radius, radius, radius * 0.95, 0.0)])
    return relief(doc, oval(x, y, radius, radius, 60), field, stuff, 3.2, 3.4, 0.3, 0.62) + circle(
        x - radius * 0.36, y - radius * 0.4, radius * 0.13, "#FFFFFF", opacity=0.9
    )


def cask(
    doc: Document,
    x: float,
    top: float,
    high: float,
    wide: float,
    hoops: Sequence[float] = (0.12, 0.3, 0.72, 0.9),
) -> str:
    """A standing cask of staves with iron hoops and a lid seen from a little above."""

    def half(y: float) -> float:
        return wide / 2 * (0.8 + 0.2 * math.sin(math.pi * y))

    profile = [(top + high * t, half(t)) for t in np.linspace(0, 1, 9)]
    outline, field = revolution(x, profile)
    flat = 0.16
    foot = arc(x, top + high, half(1), 0, 180, 30, flat)
    outline = np.vstack([outline[: len(outline) // 2], foot, outline[len(outline) // 2 :]])
    body = relief(doc, outline, field, OAK, 4.6, 4, 0.1, 0.7, angle=90)
    staves = "".join(
        swell(
            np.array(
                [
                    (x + half(t) * u, top + high * t + half(t) * flat * math.sqrt(1 - u * u))
                    for t in np.linspace(0, 1, 14)
                ]
            ),
            2.6,
        )
        for u in np.sin(np.linspace(-1.35, 1.35, 11))
    )
    bands = "".join(_hoop(doc, x, top + high * t, half(t), high * 0.062, flat) for t in hoops)
    rim = half(0)
    lid = (
        ellipse(x, top, rim, rim * flat * 1.25, "#8A5A30", INK, 4.4)
        + ellipse(x, top + 3, rim * 0.88, rim * flat * 1.02, "#6B4224", INK, 2.4)
        + path(hatch(oval(x, top + 3, rim * 0.87, rim * flat), 0, 5, 2, (0.1, 1), 3), INK)
    )
    return body + path(staves, INK) + bands + lid


def _hoop(doc: Document, x: float, y: float, half: float, high: float, flat: float) -> str:
    """An iron band round a cask, riveted."""
    upper, lower = (
        arc(x, y - high / 2, half + 1.6, 180, 0, 40, flat),
        arc(x, y + high / 2, half + 1.6, 180, 0, 40, flat),
    )
    paint = doc.linear(
        [(0, "#2A2728"), (0.22, "#8C8A88"), (0.34, "#C6C4C0"), (0.5, "#6B6866"), (1, "#1E1B1C")],
        (0, 0),
        (1, 0),
    )
    heads = "".join(
        rivet(x + half * u, y + half * flat * math.sqrt(1 - u * u), 4.4, "#A09C98")
        for u in (-0.5, -0.4, 0.62)
    )
    return path(path_data(np.vstack([upper, lower[::-1]])), paint, INK, 2.8) + heads


def skull(doc: Document, stuff: Stuff = BONE, dark: str = "#120A06", jaw: bool = True) -> str:
    """A skull in relief from the front, about the origin, 200 across and some 270 high."""
    parts: list[Bump] = [
        (0, -44, 100, 100, 92, 0.0),
        (0, 24, 78, 66, 76, 0.0),
        (-60, 40, 30, 20, 70, 0.5),
        (60, 40, 30, 20, 70, -0.5),
        (0, 76, 46, 36, 66, 0.0),
        (-42, -18, 40, 14, 90, 0.2),
        (42, -18, 40, 14, 90, -0.2),
    ]
    if jaw:
        parts += [
            (0, 128, 44, 22, 56, 0.0),
            (-40, 98, 18, 34, 46, 0.2),
            (40, 98, 18, 34, 46, -0.2),
            (0, 112, 50, 24, 52, 0.0),
        ]
    field = bumps(parts, 5, 3, 14, 4)
    head = relief(doc, silhouette(field, 0, 20, 240, 220), field, stuff, 5, 3.8, 0.34, 0.68)
    socket = spline(
        [(-74, 14), (-70, -10), (-50, -20), (-24, -14), (-14, 8), (-18, 32), (-38, 44), (-62, 38)],
        2,
        True,
    )
    nose = spline(
        [(0, 40), (10, 56), (15, 74), (6, 78), (0, 70), (-6, 78), (-15, 74), (-10, 56)], 1.5, True
    )
    lit = path(brush([(-72, 28), (-58, 46), (-38, 50), (-16, 38)], 4, 1, 1), stuff.lightest)
    holes = ""
    for side in (1, -1):
        hole = socket * [side, 1]
        holes += path(path_data(hole), dark) + path(contour(hole, 5, smooth=False), INK)
        holes += path(hatch(hole, 60, 4.4, 1.6, (0, 0.34), 3), stuff.dark, opacity=0.7)
    teeth = ""
    for k in range(8):
        wide = 8.4 + 1.6 * math.sin(math.pi * (k + 0.5) / 8)
        x = 38 * math.sin((k - 4) / 4 * 1.35) / math.sin(1.35)
        drop = 5 * (1 - ((x + 5) / 44) ** 2)
        teeth += path(
            f"M{x:.1f} {92 + drop:.1f}h{wide:.1f}v{13 + drop:.1f}q-{wide / 2:.1f} 4 -{wide:.1f} 0Z",
            stuff.light,
            INK,
            2.2,
        )
        if jaw:
            teeth += path(
                f"M{x:.1f} {124 + drop:.1f}h{wide:.1f}v-11q-{wide / 2:.1f} -4 -{wide:.1f} 0Z",
                stuff.base,
                INK,
                2.2,
            )
    crack = path(
        brush([(26, -132), (18, -108), (34, -92), (22, -72), (30, -58)], 4.4, 1.6, 0.4), INK
    )
    brow = path(
        brush([(-84, -8), (-56, -32), (-18, -22)], 4, 1, 1)
        + brush([(84, -8), (56, -32), (18, -22)], 5, 1, 1),
        INK,
        opacity=0.6,
    )
    gap = (
        path(
            path_data(
                spline([(-44, 98), (0, 108), (46, 98), (44, 122), (0, 132), (-42, 122)], 2, True)
            ),
            dark,
        )
        if jaw
        else ""
    )
    return head + lit + holes + path(path_data(nose), dark, INK, 2) + gap + teeth + crack + brow


def smoke(
    doc: Document, puffs: Sequence[tuple[float, float, float]], stuff: Stuff, seed: int = 1
) -> str:
    """Puffs (x, y, radius) of smoke, the first ones behind."""
    out = ""
    for k, (x, y, r) in enumerate(puffs):
        rng = np.random.default_rng(seed + k)
        parts: list[Bump] = [(x, y, r * 0.75, r * 0.7, r * 0.7, 0.0)]
        for a in np.arange(9) * 0.7 + rng.uniform(0, 1):
            reach, size = r * rng.uniform(0.3, 0.66), r * rng.uniform(0.26, 0.56)
            parts.append(
                (
                    x + reach * math.cos(a),
                    y + reach * math.sin(a),
                    size,
                    size * 0.94,
                    size * 1.1,
                    0.0,
                )
            )
        field = bumps(parts, 6, 3, 18, seed + k)
        out += relief(doc, silhouette(field, x, y, 2 * r, 150), field, stuff, 2.6, 4, 0.4, 0.7)
    return out
