"""Parchment for running text: a soft tooth, few stains, a warm rim; edges torn in geometry.

The kit's papers are made for cards; on a panel their blotches would stand behind every word.
"""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.noise import clouds, noise
from studio.art.kit.shapes import Points, resample, rounded_points, tangents_and_normals
from studio.art.kit.strokes import Box

_TOOTH = """
<feTurbulence type="fractalNoise" baseFrequency=".03 .045" numOctaves="4"
 seed="{seed}" result="n"/>
<feDiffuseLighting in="n" surfaceScale="1.1" diffuseConstant="1.21"
 lighting-color="#FFFFFF" result="relief">
<feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting>
<feTurbulence type="fractalNoise" baseFrequency=".0035 .0045" numOctaves="4"
 seed="{stain}" result="big"/>
<feColorMatrix in="big" values="0 0 0 0 .52 0 0 0 0 .34 0 0 0 0 .13 .85 0 0 0 -.45" result="stain"/>
<feTurbulence type="fractalNoise" baseFrequency=".5 .12" numOctaves="2"
 seed="{fibre}" result="fine"/>
<feColorMatrix in="fine" values="0 0 0 0 .40 0 0 0 0 .26 0 0 0 0 .11 .7 0 0 0 -.34" result="fibre"/>
"""

_RIM = """
<feGaussianBlur in="SourceAlpha" stdDeviation="{rim}" result="soft"/>
<feComponentTransfer in="soft" result="burnt">
<feFuncA type="table" tableValues="{burn}"/></feComponentTransfer>
<feFlood flood-color="#5A3511"/><feComposite in2="burnt" operator="in" result="burn"/>
<feBlend in="relief" in2="SourceGraphic" mode="multiply" result="a"/>
<feMerge result="m"><feMergeNode in="a"/><feMergeNode in="stain"/><feMergeNode in="fibre"/>
<feMergeNode in="burn"/></feMerge><feComposite in="m" in2="SourceAlpha" operator="in"/>
"""


def calm_paper(doc: Document, seed: int = 12, rim: float = 6, burn: float = 0.7) -> str:
    """A sheet whose edge browns over `rim` units; `burn` is how dark it is at the very edge."""
    text = (_TOOTH + _RIM).replace("\n", "")
    table = f"{burn:g} {burn * 0.85:g} {burn * 0.45:g} {burn * 0.1:g} 0"
    primitives = text.format(seed=seed, stain=seed + 7, fibre=seed + 9, rim=rim, burn=table)
    return doc.filter(f"calm_paper{seed}", primitives, (-0.04, -0.04, 1.08, 1.08))


def torn_outline(area: Box, depth: float = 9, seed: int = 4) -> Points:
    """A rectangle with a ragged edge: a slow wander, small nicks, and corners worn round.

    The displacement filter of resvg moves whole parts away, so the edge is torn in geometry.
    """
    left, top, right, bottom = area
    line = resample(rounded_points(left, top, right, bottom, depth * 2.2), 3.0)[:-1]
    _, normals = tangents_and_normals(line)
    along = np.arange(len(line)) * 3.0
    slow = clouds(along / 70, 0 * along + seed, 3, seed) - 0.5
    nicks = np.clip(noise(along / 9, 0 * along + seed, seed + 5) - 0.62, 0, 1) * 2.2
    fade = np.clip(np.minimum(along, along[::-1]) / 40, 0, 1)
    inward = (slow * 1.5 + nicks + 0.35) * depth * fade
    return np.asarray(line[:, :2] + normals * inward[:, None])
