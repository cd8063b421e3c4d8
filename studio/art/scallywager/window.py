"""What the pictures of the cards share: their size, grounds, skies, the finish."""

import math
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Bump, bumps, silhouette
from studio.art.kit.light import blur, drop_shadow, glow, vignette
from studio.art.kit.materials import picture_grain
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import INK, LANTERN, mix
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import Box, ruled, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, rect

WIDTH, HEIGHT = 630, 552
FULL: Final[Box] = (0, 0, WIDTH, HEIGHT)
Scene = Callable[[Document], str]


def finished(
    doc: Document, *parts: str, lamp: tuple[float, float] = (80, 60), dark: float = 0.6
) -> str:
    """The picture as SVG: parts, lantern light from the upper left, vignette, paper grain."""
    light = glow(doc, *lamp, 460, LANTERN, 0.34)
    doc.add(
        group(
            *parts,
            group(light, style="mix-blend-mode:screen"),
            vignette(doc, FULL, dark, 0.52),
            filter=picture_grain(doc, (0, 0, WIDTH, HEIGHT)),
        )
    )
    return doc.svg()


def ground(
    doc: Document,
    colours: Sequence[str],
    centre: tuple[float, float],
    angle: float = -12,
    seed: int = 1,
) -> str:
    """A ground lit about `centre`, three colours from there outwards, with swelling lines."""
    x0, y0 = centre
    paint = doc.radial(list(zip((0, 0.45, 1), colours, strict=True)), centre, 560, absolute=True)

    def tone(x: Array, y: Array) -> Array:
        far = np.clip(np.hypot(x - x0, y - y0) / 520, 0, 1)
        return np.asarray(0.08 + 0.62 * far + 0.22 * (clouds(x / 120, y / 60, 2, seed) - 0.5))

    lines = ruled(
        FULL, 5, tone, lambda x, y: (0 * x, 7 * np.sin((x + y) / 88)), angle, 6, seed=seed
    )
    return rect(0, 0, WIDTH, HEIGHT, paint) + path(lines, INK, opacity=0.72)


def beams(
    x: float, y: float, inner: float, colours: tuple[str, str], count: int = 20, ink: str = INK
) -> str:
    """Wedges of light about a point and lines that swell outwards, over a plain ground."""
    wedges = "".join(
        path_data([(x, y), *arc(x, y, 900, 360 * k / count, 360 * (k + 0.5) / count, 3)])
        for k in range(count)
    )
    lines = []
    for k in range(200):
        turn = math.tau * (k + 0.4 * math.sin(k * 5.1)) / 200
        first = inner + 60 * float(noise(k * 0.7, 3))
        reach = np.array([first, first + 130, 560])
        lines.append(
            swell(
                np.stack([x + reach * math.cos(turn), y + reach * math.sin(turn)], 1),
                [0.2, 1.5, 3.2],
            )
        )
    return (
        rect(0, 0, WIDTH, HEIGHT, colours[0])
        + path(wedges, colours[1])
        + path("".join(lines), ink, opacity=0.7)
    )


def sky(
    doc: Document,
    colours: Sequence[str],
    horizon: float,
    sun: tuple[float, float, float, str] | None = None,
    seed: int = 4,
) -> str:
    """A sky of colours from top to horizon with engraved air; the sun: x, y, radius, colour."""
    stops = [(k / (len(colours) - 1), colour) for k, colour in enumerate(colours)]
    paint = doc.linear(stops, (0, 0), (0, horizon), absolute=True)
    x0, y0 = (sun[0], sun[1]) if sun else (120, 60)

    def tone(x: Array, y: Array) -> Array:
        far = np.clip((np.hypot(x - x0, (y - y0) * 1.15) - 70) / 420, 0, 1)
        return np.asarray(0.04 + 0.5 * far + 0.3 * (clouds(x / 110, y / 46, 3, seed) - 0.5))

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * x, 11 * np.sin((x + y * 0.8) / 95) + 6 * np.sin(x / 41 + y / 30)

    air = path(
        ruled((0, 0, WIDTH, horizon + 8), 5, tone, bend, -6, 5, seed=seed, gain=0.62),
        INK,
        opacity=0.66,
    )
    orb = ""
    if sun:
        rays = "".join(
            path_data([(x0, y0), *arc(x0, y0, 760, a, a + 4 + 2 * math.sin(a), 3)])
            for a in range(0, 360, 15)
        )
        orb = (
            path(rays, sun[3], opacity=0.16)
            + glow(doc, x0, y0, sun[2] * 5, sun[3], 0.85)
            + circle(x0, y0, sun[2], "#FFF9E2", sun[3], 3)
        )
    return rect(0, 0, WIDTH, horizon + 8, paint) + air + orb


def cloud(
    doc: Document, x: float, y: float, wide: float, high: float, seed: int, stuff: Stuff
) -> str:
    """A bank of billows, flat below."""
    rng, count = np.random.default_rng(seed), 7
    parts: list[Bump] = []
    for k in range(count):
        across = (k + 0.5) / count * 2 - 1
        size = (1 - 0.55 * across * across) * rng.uniform(0.75, 1.2)
        parts.append(
            (
                x + across * wide / 2,
                y - high * 0.36 * (1 - across * across) * rng.uniform(0.3, 1.1),
                wide / count * 1.3 * size,
                high * 0.45 * size,
                wide / count * size,
                0.0,
            )
        )
    parts.append((x, y + high * 0.08, wide * 0.5, high * 0.22, high * 0.26, 0.0))
    field = bumps(parts, 6, 5, 22, seed)
    return relief(doc, silhouette(field, x, y, wide, 200), field, stuff, 2.4, 4.2, 0.5, 0.76)


def floor(top: float, colour: str = "#5A3820", seed: int = 3) -> str:
    """Deck planks that run away from us, from `top` to the foot of the picture."""
    seams = "".join(
        swell([(315 + (x - 315) * 0.62, top), (x, HEIGHT + 6)], (1.6, 4))
        for x in range(-420, 1100, 92)
    )
    deep = HEIGHT - top
    grain = ruled(
        (0, top, WIDTH, HEIGHT),
        4.2,
        lambda x, y: 0.2 + 0.32 * clouds(x / 14, y / 90, 2, seed) + 0.3 * (1 - (y - top) / deep),
        None,
        90,
        5,
        seed=seed,
    )
    return (
        rect(0, top, WIDTH, deep + 4, colour)
        + path(grain, INK, opacity=0.8)
        + path(seams, INK)
        + path(f"M0 {top}H{WIDTH}", "none", INK, 4)
        + path(f"M0 {top + 4}H{WIDTH}", "none", mix(colour, "#FFE3A8", 0.4), 2)
    )


def shadow(doc: Document, x: float, y: float, wide: float, high: float) -> str:
    """A soft dark pool under what stands on the ground, to its lower right."""
    return ellipse(x + wide * 0.1, y, wide, high, "#080403", opacity=0.55, filter=blur(doc, 6))


def lifted(doc: Document, *parts: str) -> str:
    """The hero with its shadow on the ground behind."""
    return group(*parts, filter=drop_shadow(doc, 10, 13, 8, 0.6))
