"""A captain's coat, on which medals are pinned: engraved cloth, lace, buttons, epaulettes."""

import math
from collections.abc import Sequence

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.fields import Array, Field, bumps
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import cloth as weave
from studio.art.kit.palette import INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import Points, mirrored, oval, spline
from studio.art.kit.strokes import contour
from studio.art.kit.svg import group, path, path_data
from studio.art.portraits.cloth import braiding, button, cloth, domed

WIDE, HIGH = 1336, 1056
_MIDDLE = WIDE / 2
_CLOTH, _RED, _GOLD = "#173F4D", "#7E2A22", "#C8963E"
_SIDE = [(560, 20), (420, 36), (210, 74), (86, 138), (36, 290), (40, 520), (30, 780), (22, 1030)]
_FOOT = [(22, 1030), (130, 1044), (240, 1034), (360, 1046), (480, 1035), (600, 1046), (668, 1040)]
_COLLAR = [(668, 258), (560, 252), (486, 226), (452, 168), (440, 92), (462, 20), (520, 8),
           (560, 60), (668, 84)]  # fmt: skip
_NECK = [(520, 8), (590, 22), (668, 26), (746, 22), (816, 8), (776, 70), (668, 92), (560, 70)]
_STRAP = [(108, 150), (250, 96), (430, 46), (440, 84), (270, 142), (150, 196)]
_PAD = (152, 128, 112, 54)
_FRINGES, _BUTTONS = 17, (330, 470, 610, 750, 890)


def coat() -> str:
    """The coat from the shoulders to its hem, seen from the front."""
    doc = Document(WIDE, HIGH)
    half = np.concatenate([spline(np.array(_SIDE, float), 6), spline(np.array(_FOOT, float), 6)])
    body = mirrored(half, _MIDDLE)
    foot = mirrored(spline(np.array(_FOOT, float) - (0, 12), 3), _MIDDLE)
    neck = mirrored(spline(np.array(_COLLAR[6::-1], float), 2), _MIDDLE)
    doc.add(
        group(_body(doc, body), braiding(foot, 13), filter=drop_shadow(doc, 4, 8, 7, 0.6)),
        _front(doc),
        cloth(doc, _NECK, "#4A1512", angle=78, dark=1.2, reach=0.1),
        *(
            cloth(doc, _sided(_COLLAR, side), _RED, angle=64 * side, smooth=False,
                  pitch=4.2, reach=0.28, dark=0.8)
            for side in (-1, 1)
        ),
        rope(neck, 11, 10, GOLD_CORD),
        *(_epaulette(doc, side) for side in (-1, 1)),
    )  # fmt: skip
    return doc.svg()


def _sided(points: Sequence[tuple[float, float]], side: int) -> Points:
    """Return points of the left half, or their mirror image."""
    found = np.array(points, float)
    return found if side < 0 else found * (-1, 1) + (WIDE, 0)


def _drape() -> Field:
    """Return the heights of cloth that falls from the shoulders, deeper folds at the sides."""

    def height(x: Array, y: Array) -> Array:
        across = (x - _MIDDLE) / _MIDDLE
        fall = np.clip((y - 120) / 900, 0, 1)
        run = across / (0.86 + 0.16 * fall) + 0.012 * np.sin(y / 150 + across * 5)
        deep = 3 + 12 * fall * (0.45 + 0.55 * across**2)
        waves = np.sin(run * 21) + 0.55 * np.sin(run * 47 + 1.3 + 0.6 * fall)
        found: Array = deep * waves - 150 * np.abs(across) ** 5
        return found

    return Field(height)


def _body(doc: Document, body: Points) -> str:
    """Return the cloth: tints where folds catch the light, burin lines in their hollows."""
    area = (0.0, 0.0, float(WIDE), float(HIGH))
    steps = [
        (-1, 0.36, "#081B23", 0.75), (0.36, 0.5, "#0D2731", 0.75), (0.5, 0.62, "#123340", 0.8),
        (0.8, 0.88, "#1C4C5B", 0.8), (0.88, 0.94, "#235A6A", 0.8), (0.94, 2, "#2C6A7B", 0.8),
    ]  # fmt: skip
    drape, data = _drape(), path_data(body)
    return (
        path(data, _CLOTH)
        + doc.clipped(
            data,
            drape.tints(doc, area, steps, 4),
            drape.engraved(area, 5.2, 0.2, 0.7, 1.25, 82, 0.62, "#051015", seed=4),
        )
        + group(path(data, _CLOTH), filter=weave(doc), opacity=0.16)
        + path(contour(body, 6, True, False, 0.5), INK)
    )


def _front(doc: Document) -> str:
    """Return the edge at which the coat closes, between two runs of lace, with its buttons."""
    edge = path(f"M{_MIDDLE + 3} 230V1032", "none", "#03090C", 5)
    lace = (
        braiding([(_MIDDLE + side * 34, 236), (_MIDDLE + side * 32, 620),
                  (_MIDDLE + side * 32, 1030)], 9)
        for side in (-1, 1)
    )  # fmt: skip
    return "".join((edge, *lace, *(button(doc, _MIDDLE, y, 19) for y in _BUTTONS)))


def _epaulette(doc: Document, side: int) -> str:
    """Return a shoulder piece: bullion under a domed pad, and the strap that holds it."""
    x, y, wide, high = _PAD
    turn = math.radians(-24)
    spun = np.array([[math.cos(turn), math.sin(turn)], [-math.sin(turn), math.cos(turn)]])

    def round_pad(scale: float) -> list[tuple[float, float]]:
        ring = oval(0, 0, wide * scale, high * scale) @ spun + (x, y)
        return [(float(at), float(down)) for at, down in ring]

    cords = []
    for k, along in enumerate(np.linspace(-0.97, 0.97, _FRINGES)):
        root = np.array([along * wide, math.sqrt(1 - along**2) * high * 0.9]) @ spun
        at, top = np.add(root, (x, y))
        drop = 50 + 4 * math.sin(k * 2.1)
        line = [(at, top - 8), (at - 3, top + drop / 2), (at - 2, top + drop)]
        cords.append(rope(spline(_sided(line, side), 2), 16, 8, GOLD_CORD))
    centre = (x if side < 0 else WIDE - x, y)
    field = bumps([(*centre, wide * 1.05, high * 1.1, 46, turn * -side)])
    return group(
        *cords,
        cloth(doc, _sided(_STRAP, side), _GOLD, angle=70, pitch=4.2, reach=0.3),
        domed(doc, _sided(round_pad(1), side), _GOLD, field, angle=-24 * -side),
        rope(_sided(round_pad(0.93), side), 11, 9, GOLD_CORD, closed=True),
        rope(_sided(round_pad(0.5), side), 8, 8, GOLD_CORD, closed=True),
        filter=drop_shadow(doc, 3, 5, 4, 0.6),
    )
