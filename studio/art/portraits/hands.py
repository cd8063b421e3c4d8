"""Hands at a table: a card held to the breast, one under the chin, a fist laid down or in the air.

Drawn about the middle between the eyes, in front of the coat, on the pirate's left (our right).
"""

from dataclasses import dataclass

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.marks import wind_star
from studio.art.kit.palette import BRASS_LIGHT, INK, JADE, darker
from studio.art.kit.shapes import Points, moved, rounded_points
from studio.art.kit.strokes import brush, hatch
from studio.art.kit.svg import circle, group, path, path_data, place
from studio.art.portraits.cloth import cloth, folds, traced
from studio.art.portraits.skin import Skin

LEATHER = Skin("#C79A66", "#A8763F", "#8A5A30", "#63401F", "#402812", "#241307", "#402812")
"""Gloves, where a hand is nobody's in particular."""


@dataclass(frozen=True)
class Sleeve:
    """What the arm wears: cloth, and the cuff turned back over it."""

    colour: str
    cuff: str


def finger(
    doc: Document, skin: Skin, x: float, y: float, size: tuple[float, float], turn: float, seed: int
) -> str:
    """One finger as a rounded bar about its middle, its nail towards the left end."""
    wide, high = size
    bar = rounded_points(-wide / 2, -high / 2, wide / 2, high / 2, high * 0.48)[::3]
    joint = [(wide * 0.12, -high * 0.3), (wide * 0.16, 0), (wide * 0.1, high * 0.3)]
    crease = path(brush(joint, 2.2), skin.line)
    body = cloth(doc, bar, skin.middle, crease, angle=80, width=3.6, pitch=3, reach=0.42, seed=seed)
    gleam = path(brush([(-wide * 0.3, -high * 0.2), (0, -high * 0.28), (wide * 0.25, -high * 0.2)],
                       2.6, 0.8, 0.8), skin.glow, opacity=0.7)  # fmt: skip
    return place(body + gleam, x, y, 1, turn)


def _arm(doc: Document, sleeve: Sleeve, outline: str, cuff: str, seed: int) -> str:
    """A forearm in its sleeve, and its cuff."""
    arm = traced(outline)
    creases = folds(
        [[tuple(a), tuple((a + b) / 2 + [4, 8]), tuple(b)]
         for a, b in zip(arm[1:4], arm[-3:][::-1], strict=False)],
        sleeve.colour, 4,
    )  # fmt: skip
    return cloth(doc, arm, sleeve.colour, creases, angle=64, pitch=4, reach=0.4, seed=seed) + cloth(
        doc, traced(cuff), sleeve.cuff, angle=70, width=4, pitch=3.6, reach=0.45, seed=seed + 1
    )


def _card(doc: Document) -> str:
    """A card from behind, about its middle, 84 x 118."""
    edge = path_data(rounded_points(-42, -59, 42, 59, 6))
    field = rounded_points(-35, -52, 35, 52, 3)
    return group(
        path(edge, "#E9D6AA", INK, 3.6)
        + path(path_data(field), JADE, darker(JADE, 0.6), 2.4)
        + path(hatch(field, 45, 5, 1.6, (0, 1), 3), "#123A2A", opacity=0.7)
        + circle(0, 0, 26, "#14333F", BRASS_LIGHT, 3)
        + wind_star(21, "#14333F", BRASS_LIGHT, INK),
        filter=drop_shadow(doc, 3, 5, 3, 0.5),
    )


def holding(doc: Document, skin: Skin, sleeve: Sleeve, slipping: bool = False) -> str:
    """A card held to the breast; `slipping` when its owner has been found out."""
    arm = _arm(
        doc, sleeve,
        "236,300 222,250 190,224 150,218 124,236 128,266 160,300",
        "152,212 128,214 112,226 110,246 120,262 140,268 152,240", 71,
    )  # fmt: skip
    palm = cloth(doc, traced("126,222 108,206 84,204 68,218 72,246 92,262 116,258"), skin.middle,
                 angle=50, width=4, pitch=3.2, reach=0.5, seed=75)  # fmt: skip
    turn, drop = (26.0, 22.0) if slipping else (-9.0, 0.0)
    fingers = "".join(
        finger(doc, skin, 66 + 3 * k, 206 + 15 * k, (44 - 3 * k, 17), -10 + 5 * k, 80 + k)
        for k in range(4)
    )
    card = place(_card(doc), 46, 208 + drop, 1, turn)
    if slipping:
        fingers = "".join(
            finger(doc, skin, 62 - 2 * k, 200 + 17 * k, (46, 17), -34 + 14 * k, 80 + k)
            for k in range(4)
        )
    return arm + palm + card + fingers


def thoughtful(doc: Document, skin: Skin, sleeve: Sleeve, first: Skin) -> str:
    """A hand under the chin, its forefinger, of what `first` is, along the cheek."""
    arm = _arm(
        doc, sleeve,
        "214,300 196,262 158,226 116,206 84,220 82,252 104,300",
        "124,206 98,196 70,206 62,232 76,248 104,254 122,234", 71,
    )  # fmt: skip
    back = cloth(doc, traced("98,222 106,190 100,158 84,142 58,146 42,164 44,198 62,220"),
                 skin.middle, angle=50, width=4, pitch=3.2, reach=0.5, seed=75)  # fmt: skip
    curled = "".join(
        finger(doc, skin, 42 + 4 * k, 166 + 15 * k, (50 - 4 * k, 18), -8 + 7 * k, 80 + k)
        for k in range(3)
    )
    up = place(finger(doc, first, 0, 0, (86, 20), 90, 86), 82, 108, 1, 3)
    thumb = place(finger(doc, skin, 0, 0, (62, 21), 0, 88), 34, 140, 1, 24)
    return arm + thumb + back + up + curled


def pounding(doc: Document, skin: Skin, sleeve: Sleeve) -> str:
    """A fist laid on the table: knuckles towards us, the thumb across."""
    arm = _arm(
        doc, sleeve,
        "226,300 222,244 198,208 166,192 134,196 122,226 130,262 164,300",
        "182,196 154,184 128,188 116,204 122,230 148,240 176,232", 71,
    )  # fmt: skip
    return arm + group(fist(doc, skin), transform="translate(106 212)")


def fist(doc: Document, skin: Skin) -> str:
    """A clenched fist from the front, about its middle, some 110 across."""
    back = traced("-50,-22 -34,-44 0,-50 34,-44 52,-20 50,22 28,44 -26,44 -50,22")
    hand = cloth(doc, back, skin.middle, angle=50, width=4.4, pitch=3.4, reach=0.45, seed=90)
    knuckles = "".join(
        cloth(doc, _knuckle(-37 + 25 * k, -6 + (0, -5, -4, 3)[k], 14.5, 27), skin.middle, angle=70,
              width=3.8, pitch=3, reach=0.42, seed=92 + k)
        for k in range(4)
    )  # fmt: skip
    gleams = path("".join(brush([(-43 + 25 * k, -24), (-37 + 25 * k, -28), (-31 + 25 * k, -25)], 3,
                                1, 1) for k in range(4)), skin.glow, opacity=0.8)  # fmt: skip
    thumb = traced("-52,6 -34,16 -4,18 20,14 30,22 24,36 -8,42 -38,38 -54,26")
    nail = path(brush([(14, 18), (25, 22), (22, 33)], 2.2, 0.8, 0.8), skin.line)
    return (
        hand
        + knuckles
        + gleams
        + cloth(doc, thumb, skin.light, nail, angle=30, width=4, pitch=3, reach=0.5, seed=97)
    )


def _knuckle(x: float, y: float, wide: float, high: float) -> Points:
    angle = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    return np.stack([x + wide * np.cos(angle), y + high * np.sin(angle)], 1)


def palm(doc: Document, skin: Skin, first: Skin) -> str:
    """An open hand from the front, about the middle of its palm, fingers up, the forefinger of
    what `first` is.
    """
    body = traced("-40,44 -44,6 -38,-24 -14,-32 14,-32 38,-24 44,8 36,46 0,54")
    fingers = "".join(
        place(finger(doc, (skin, first)[k == 3], 0, 0, (long, 23), 90, 100 + k), x, y, 1, turn)
        for k, (x, y, long, turn) in enumerate(
            ((-40, -58, 68, -14), (-14, -74, 84, -4), (14, -72, 80, 5), (40, -52, 62, 15))
        )
    )
    thumb = place(finger(doc, skin, 0, 0, (66, 25), 90, 106), 62, 2, 1, 46)
    lines = path(
        brush([(-34, -4), (-6, -12), (30, -2)], 3) + brush([(-36, 10), (-4, 8), (22, 22)], 2.6)
        + brush([(34, -10), (10, 12), (8, 46)], 3), skin.line, opacity=0.8,
    )  # fmt: skip
    return (
        thumb + fingers
        + cloth(doc, body, skin.middle, lines, angle=50, width=4.2, pitch=3.4, reach=0.5, seed=110)
    )  # fmt: skip


def raised(figure: str, skin: Skin, arm: Sleeve, first: Skin) -> str:
    """Somebody's arm in the air: a claim. `fist` or `palm`."""
    doc = Document(260, 360, -130, -150)
    sleeve = traced("-62,86 -40,70 0,66 40,70 62,86 70,214 -70,214")
    creases = folds([[(-40, 110), (-20, 126), (30, 118)], [(-46, 150), (0, 168), (44, 154)],
                     [(-30, 190), (6, 200), (50, 186)]], arm.colour, 5)  # fmt: skip
    frill = [(x, 58 + 7 * (k % 2)) for k, x in enumerate(np.linspace(-54, 54, 13))]
    cuff = np.vstack([frill, [(58, 84), (0, 94), (-58, 84)]])
    wrist = traced("-34,30 0,36 34,30 44,62 0,70 -44,62")
    hand = fist(doc, skin) if figure == "fist" else palm(doc, skin, first)
    high = -46.0 if figure == "fist" else -20.0
    doc.add(
        cloth(doc, sleeve, arm.colour, creases, angle=80, pitch=4, reach=0.45),
        cloth(doc, cuff, arm.cuff, angle=88, smooth=False, width=4, pitch=3.6, dark=0.6),
        cloth(doc, moved(wrist, 0, -6), skin.shade, angle=70, width=4, pitch=3.4),
        place(hand, 0, high + 26, 1.12),
    )
    return doc.svg()
