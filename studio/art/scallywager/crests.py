"""What is carved on the crests of the screens."""

from typing import Final

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.materials import brass_paint
from studio.art.kit.palette import BRASS_LIGHT, GLINT, INK
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import rays, swell
from studio.art.kit.svg import circle, group, path, path_data


def _shell(doc: Document) -> str:
    fan = "".join(
        path(
            path_data([(0, 16), *arc(0, 0, 34, 200 + 20 * k, 220 + 20 * k, 5)]),
            brass_paint(doc),
            INK,
            2,
        )
        for k in range(7)
    )
    return fan + path("M-16 20Q0 6 16 20L10 28H-10Z", brass_paint(doc), INK, 2.4)


def _coronet(doc: Document) -> str:
    body = "M-38 18L-42 -14L-22 2L0 -26L22 2L42 -14L38 18Z"
    pearls = "".join(
        circle(x, y, 5, "#F3EDE2", INK, 2) for x, y in ((-42, -18), (0, -30), (42, -18))
    )
    return path(body, brass_paint(doc), INK, 2.6) + path("M-38 9H38", "none", INK, 2) + pearls


def _sun(doc: Document) -> str:
    beams = path(rays(0, 0, 16, 38, 16, (8, 2)), BRASS_LIGHT, INK, 1.4)
    return beams + circle(0, 0, 17, brass_paint(doc), INK, 2.6) + circle(-5, -6, 4, GLINT)


def _volutes(doc: Document) -> str:
    turn = np.linspace(0, 3.4 * np.pi, 70)
    reach = np.linspace(27, 4, 70)
    curl = np.stack([30 + reach * np.cos(turn + 2.6), reach * np.sin(turn + 2.6)], 1)
    one = path(swell(curl, np.linspace(13, 8, 70)), INK) + path(
        swell(curl, np.linspace(9, 4, 70)), brass_paint(doc)
    )
    drop = path("M0 -20C9 -6 10 10 0 26C-10 10 -9 -6 0 -20Z", brass_paint(doc), INK, 2.4)
    return one + group(one, transform="scale(-1 1)") + drop


def _lily(doc: Document) -> str:
    middle = "M0 -34C15 -12 13 6 5 22H-5C-13 6 -15 -12 0 -34Z"
    leaf = "M6 22C8 2 20 -18 36 -14C46 -10 42 6 32 2C24 8 20 14 16 24Z"
    side = path(leaf, brass_paint(doc), INK, 2.4)
    return (
        side
        + group(side, transform="scale(-1 1)")
        + path(middle, brass_paint(doc), INK, 2.6)
        + path("M-20 18H20V27H-20Z", brass_paint(doc), INK, 2.4)
    )


TOPS: Final = (_shell, _coronet, _sun, _volutes, _lily)
