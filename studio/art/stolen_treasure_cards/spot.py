"""The Black Spot: it burns in the hand that holds it."""

import math

import numpy as np

from studio.art.do_not_touch_cards.back import captains_hand
from studio.art.do_not_touch_cards.scene import Stuff
from studio.art.kit.document import Document
from studio.art.kit.light import glow
from studio.art.kit.noise import noise
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.strokes import contour, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data, place
from studio.art.scallywager.forms import skull, smoke
from studio.art.scallywager.window import ground, lifted
from studio.art.stolen_treasure_cards.things import SMOKE, burnt_edge, fire, sparks

_DEATH = Stuff("#2A2420", "#7A6C58", "#E4D8BE", "#F8F0DC", "#FFFFFF")


def _ragged(x: float, y: float, wide: float, high: float, rough: float, seed: int) -> np.ndarray:
    angle = np.linspace(0, math.tau, 240, endpoint=False)
    reach = 1 + rough * (noise(np.cos(angle) * 2.4 + 9, np.sin(angle) * 2.4 + 9, seed) - 0.5)
    reach = reach + 0.3 * rough * (noise(np.cos(angle) * 9, np.sin(angle) * 9, seed + 2) - 0.5)
    return np.stack([x + wide * reach * np.cos(angle), y + high * reach * np.sin(angle)], 1)


def _scrap(doc: Document) -> str:
    """A page out of a holy book with the mark on it, its rim alight."""
    sheet = _ragged(0, 0, 142, 118, 0.5, 2)
    lines = ruled((-150, -130, 150, 130), 15, lambda x, y: 0.16 + 0.12 * np.sin(x / 9 + y),
                  None, 3, 5, seed=4)  # fmt: skip
    spot = _ragged(-4, 0, 98, 84, 0.3, 7)
    drips = "".join(
        swell([(x, 44), (x + 2, 80 + h), (x + 1, 92 + h)], (26, 9, 12))
        for x, h in ((-48, -4), (-8, 20), (38, 2))
    )
    rng = np.random.default_rng(5)
    drops = "".join(
        circle(112 * math.cos(a) * f, 92 * math.sin(a) * f, r, "#0A0606")
        for a, f, r in zip(rng.uniform(0, 6.28, 26), rng.uniform(0.98, 1.3, 26),
                           rng.uniform(1.4, 5, 26), strict=True)
    )  # fmt: skip
    return (
        path(path_data(sheet), doc.radial([(0, "#FFF4D4"), (0.6, "#E9D2A0"), (1, "#B98A4A")]))
        + doc.clipped(path_data(sheet), path(lines, SEPIA, opacity=0.7), burnt_edge(sheet))
        + path(contour(sheet, 4.4, smooth=False), INK)
        + path(path_data(spot), "#0A0606")
        + path(drips, "#0A0606")
        + drops
        + place(skull(doc, _DEATH, "#0A0606"), -4, -12, 0.4)
    )


def the_black_spot(doc: Document) -> str:
    """It lies in an open hand and can't be let go of."""
    hand = place(captains_hand(doc), 318, 312, 1.5, -4)
    puffs = smoke(doc, [(470, 44, 60), (540, 100, 48), (430, 112, 40), (586, 30, 54)], SMOKE, 4)
    flames = [(362, 236, 32, 66, 6), (402, 254, 44, 100, 10), (440, 290, 52, 140, 18),
              (462, 346, 44, 120, 22), (432, 402, 34, 84, 18), (236, 262, 24, 46, 2),
              (200, 326, 22, 44, -3)]  # fmt: skip
    dark = glow(doc, 320, 330, 300, "#FF9A3A", 0.55)
    shade = group(path(path_data(_ragged(330, 344, 142, 118, 0.5, 2)), "#1A0806"),
                  opacity=0.5, transform="translate(8 12)")  # fmt: skip
    return (
        ground(doc, ("#7A3A2A", "#3A1A1C", "#0C0709"), (330, 300), 18, 6)
        + dark
        + lifted(doc, puffs)
        + lifted(doc, hand)
        + shade
        + place(_scrap(doc), 324, 334, 1.0, -5)
        + fire(doc, flames, 70)
        + sparks(440, 250, 240, 54, 8)
        + sparks(220, 250, 120, 14, 3)
    )
