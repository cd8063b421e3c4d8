"""The Black Spot's card smoulders: a burnt rim that glows and breathes, sparks that rise."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, glow
from studio.art.kit.noise import clouds, noise
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, resample, rounded_points, spline, tangents_and_normals
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, group, path, path_data

CARD = (250, 350)
"""The card, in the units of its rim."""
RIM = (310, 420)
"""Box of the rim, the card about (155, 220): flames stand over its upper edge."""
SPARK = 40


def _edge() -> Points:
    """The card's outline, from its lower left corner round."""
    left, top = 155 - CARD[0] / 2, 220 - CARD[1] / 2
    return resample(rounded_points(left, top, left + CARD[0], top + CARD[1], CARD[0] * 0.06), 2)


def _burnt(edge: Points) -> np.ndarray:
    """How far the fire has eaten in at each point: most at the right and the upper corners."""
    x, y = (edge[:, 0] - 155) / 125, (edge[:, 1] - 220) / 175
    heat = np.clip(0.35 + 0.55 * x - 0.35 * y, 0.1, 1)
    return np.asarray(heat * (3 + 17 * clouds(edge[:, 0] / 23, edge[:, 1] / 23, 3, 4)))


_TONGUES = (
    [(-12, 1), (-16, -12), (-9, -27), (-11, -40), (-3, -31), (2, -46), (4, -64), (10, -44),
     (9, -33), (15, -38), (16, -18), (12, 1)],
    [(-12, 1), (-14, -16), (-6, -33), (0, -60), (6, -42), (5, -33), (12, -46), (15, -22), (12, 1)],
)  # fmt: skip


def _flame(x: float, y: float, tall: float, lean: float, kind: int) -> str:
    """A tongue of fire on its foot; its tip leans."""
    outer = spline(_TONGUES[kind % 2], 2, True) * (tall / 62)
    outer[:, 0] += lean * (outer[:, 1] / tall) ** 2
    return (
        path(path_data(np.add(outer, (x, y))), "#C63C14", INK, 1.2)
        + path(path_data(np.add(outer * [0.74, 0.8], (x, y))), "#FF8A2A")
        + path(path_data(np.add(outer * [0.44, 0.5], (x, y))), "#FFE08A")
    )


def rim(phase: int) -> str:
    """The burning edge of a card; three phases differ in where it glows."""
    doc = Document(*RIM)
    edge = _edge()
    _, normals = tangents_and_normals(edge)
    bite = _burnt(edge)
    inner = edge + normals * bite[:, None]
    along = np.arange(len(edge))
    breath = noise(along / 16 + 2.3 * phase, 9 * phase + 0 * along, 6)
    hot = np.clip(bite / 12, 0.15, 1)
    char = np.vstack([edge, inner[::-1]])
    wide = 0.6 + 4 * hot * (0.5 + 0.8 * breath)
    rng = np.random.default_rng(70 + phase)
    cracks = ""
    for k in range(0, len(edge), 6):
        if hot[k] > 0.35 and rng.random() < 0.6:
            start, way = inner[k], normals[k] * rng.uniform(4, 12)
            side = np.array([-way[1], way[0]]) * rng.uniform(-0.5, 0.5)
            cracks += brush([start, start + way * 0.5 + side, start + way], 1.5, 1.3, 0.2)
    flames = ""
    for k in range(3, len(edge) - 3, 8):
        x, y = (edge[k] + inner[k]) / 2
        patch = float(noise(k / 26, phase * 1.7, 2))
        if hot[k] > 0.4 and patch > 0.46:
            tall = 8 + 62 * hot[k] * (patch - 0.36) * rng.uniform(0.5, 1.1)
            flames += _flame(x, y + 3, tall, rng.uniform(-3, 11), k)
    doc.add(
        path(swell(edge, 22 * hot), "#FF6A1E", opacity=0.5, filter=blur(doc, 7)),
        path(path_data(char), "#120A07"),
        path(swell(inner, wide * 2.6), "#FF5A14", opacity=0.55, filter=blur(doc, 3)),
        path(swell(inner, wide * 1.5), "#7A1A08"),
        path(swell(inner, wide), "#FF7A22"),
        path(swell(inner, wide * 0.42 * np.clip(breath * 2 - 0.4, 0, 1)), "#FFE9A0"),
        path(cracks, "#FF8A2A", opacity=0.9),
        group(flames),
    )
    return doc.svg()


def sparks(kind: int) -> str:
    """A few sparks on their way up."""
    doc = Document(SPARK, SPARK, -SPARK / 2, -SPARK / 2)
    rng = np.random.default_rng(30 + kind)
    for _ in range((3, 4, 2)[kind - 1]):
        x, y = rng.uniform(-11, 11, 2)
        size = rng.uniform(1.4, 2.8)
        tail = [(x, y), (x - rng.uniform(-3, 3), y + 6), (x + rng.uniform(-4, 4), y + 12)]
        doc.add(
            glow(doc, x, y, size * 3.4, "#FF8A2A", 0.8),
            path(brush(tail, size * 0.8, size, 0.2), "#FF7A22", opacity=0.8),
            circle(x, y, size, "#FFB347") + circle(x, y, size * 0.55, "#FFF6D0"),
        )
    return doc.svg()
