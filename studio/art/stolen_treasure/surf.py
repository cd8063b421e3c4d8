"""Where the sea meets something: light shallows, lines of foam that break, edge sprites of foam."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.noise import noise
from studio.art.kit.shapes import Points, grown, spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, path, path_data

_SHALLOWS, _WHITE = "#7FD6C6", "#F4FBF5"
Line = tuple[float, float, float]
"""Distance from the edge, width, opacity."""
BREAKERS: tuple[Line, ...] = ((22, 1.8, 0.55), (16, 2.6, 0.8), (9, 4.4, 0.96))


def shallows(doc: Document, line: Points) -> str:
    """Light water over the sand that goes on below it."""
    return path(path_data(grown(line, 15)), _SHALLOWS, opacity=0.8, filter=blur(doc, 8)) + path(
        path_data(grown(line, 7)), "#C9F0E2", opacity=0.6, filter=blur(doc, 3)
    )


def foam(line: Points, seed: int, breakers: tuple[Line, ...] = BREAKERS) -> str:
    """Broken lines of foam round a closed edge whose points lie 3 units apart, and lace."""
    parts = ""
    count = np.arange(len(line))
    for away, width, opacity in breakers:
        near = noise(count / 17, 0 * count, seed + int(away))[:, None]
        edge = grown(line, away + 1.5) * (1 - near) + grown(line, away - 1.5) * near
        edge = np.vstack([edge, edge[:2]])
        along = np.arange(len(edge))
        swelling = width * (0.3 + 1.3 * noise(along / 19, 2 + 0 * along, seed + int(away)))
        least = 0.4 if away > 10 else 0.2
        kept = (noise(along / 12, 7 + 0 * along, seed + int(away)) - least) * 5
        parts += path(swell(edge, swelling * np.clip(kept, 0, 1), 0.25), _WHITE, opacity=opacity)
    rng, lace = np.random.default_rng(seed), ""
    out = grown(line, breakers[-1][0] + 3)
    for k in range(0, len(out) - 8, 7):
        if rng.random() < 0.55:
            lace += swell(out[k : k + int(rng.integers(4, 8))], (0.4, 1.7, 0.3))
    return parts + path(lace, "#FFFFFF", opacity=0.75)


FOAM = (190, 40)
"""Box of an edge sprite of foam in units; its crest lies on the middle line."""


def edge_foam(kind: int) -> str:
    """A wave that runs out along an edge: crest, curls behind it, bubbles; they come and go."""
    width, height = FOAM
    doc = Document(width, height, 0, -height / 2)
    rng = np.random.default_rng(40 + kind)
    bow = (5, 8, 3)[kind - 1]
    x = np.linspace(8, width - 8, 9)
    line = spline(np.stack([x, bow * np.cos(x / 31 + kind) + rng.uniform(-1.5, 1.5, 9)], 1), 2)
    share = np.linspace(0, 1, len(line))
    crest = np.sin(np.pi * share) ** 0.7 * (0.5 + noise(share * 9, 0 * share, kind)) * 6.4
    behind = np.sin(np.pi * share) * np.clip(noise(share * 8, 3 + 0 * share, kind) - 0.35, 0, 1) * 6
    curls = "".join(
        brush([(a, b + 2), (a + 6, b + 5), (a + 13, b + 2)], 2, 0.4, 0.4)
        for a, b in line[6:-10:7]
        if rng.random() < 0.7
    )
    bubbles = "".join(
        circle(a + rng.uniform(-4, 4), b + rng.uniform(-9, 10), rng.uniform(0.7, 1.9), "#FFFFFF")
        for a, b in line[4:-4:3]
    )
    doc.add(
        path(swell(np.add(line, (0, 1)), crest * 2.4), _SHALLOWS, opacity=0.5, filter=blur(doc, 3)),
        path(swell(line, crest), _WHITE),
        path(swell(np.add(line, (0, 8)), behind, 0.3), _WHITE, opacity=0.7),
        path(curls, "#FFFFFF", opacity=0.8),
        bubbles,
    )
    return doc.svg()
