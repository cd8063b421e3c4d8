"""What the pirates wear on their shoulders, about the middle between the eyes; `x` is the neck."""

from collections.abc import Callable

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, darker
from studio.art.kit.shapes import moved, spline
from studio.art.kit.strokes import brush
from studio.art.kit.svg import circle, path, path_data
from studio.art.portraits.cloth import braiding, button, cloth, folds, points, traced

LINEN = "#E6DAC0"


def shoulders(doc: Document, colour: str, x: float, width: float = 1, *details: str) -> str:
    """Shoulders and sleeves of a coat of one colour; `details` are laid on it."""
    shape = traced(
        "-230,250 -206,190 -168,164 -110,148 -66,132 -46,116 0,140 50,116 "
        "70,132 114,148 172,164 210,190 232,250",
        side=width,
        x=x,
    )
    sleeve = folds(
        [
            [(x - 150, 168), (x - 166, 196), (x - 160, 240)],
            [(x + 152, 166), (x + 168, 196), (x + 164, 240)],
            [(x - 118, 156), (x - 126, 190), (x - 110, 230)],
            [(x + 118, 156), (x + 130, 190), (x + 116, 230)],
        ],
        colour,
        4.5,
    )
    return cloth(
        doc, shape, colour, sleeve, *details, angle=60, reach=0.42, pitch=4, seed=21, smooth=True
    )


def shirt(doc: Document, x: float, open_to: float = 196) -> str:
    """Two wings of a linen collar over an open neck."""
    left = points(-58, 112, -34, 136, -6, 168, 0, open_to, -30, 214, -62, 176, -74, 140, x=x)
    right = points(64, 112, 40, 136, 10, 168, 2, open_to, 34, 214, 68, 176, 80, 140, x=x)
    creases = [
        [(x - 56, 128), (x - 40, 156), (x - 24, 200)],
        [(x - 44, 130), (x - 26, 160), (x - 12, 190)],
    ]
    other = [
        [(x + 62, 128), (x + 46, 156), (x + 28, 200)],
        [(x + 50, 130), (x + 30, 160), (x + 16, 190)],
    ]
    return cloth(doc, left, LINEN, folds(creases, LINEN, 3), angle=66, width=3.6, dark=0.5) + cloth(
        doc, right, "#D3C5A6", folds(other, LINEN, 3), angle=114, width=4
    )


def frock_coat(doc: Document, x: float, colour: str = "#8A2A22") -> str:
    """A captain's coat: wide lapels with gold lace and buttons over a linen shirt."""
    parts = [shoulders(doc, colour, x), shirt(doc, x)]
    for side in (-1, 1):
        lapel = traced(
            "52,112 84,132 128,150 134,176 98,186 60,236 22,246 60,190", side=side, x=x + 2
        )
        lace = traced("86,136 124,152 128,174 94,183 60,226", side=side, x=x + 2)
        parts.append(
            cloth(
                doc,
                lapel,
                colour,
                angle=64 * side,
                reach=0.45 if side < 0 else 0.2,
                smooth=False,
                seed=4 + side,
            )
        )
        parts.append(braiding(lace, 6.5))
        parts.append(
            button(doc, x + 2 + side * 106, 168) + button(doc, x + 2 + side * 84, 196, 6.4)
        )
    return "".join(parts)


def _neckerchief(doc: Document, x: float, colour: str) -> str:
    """A square of cloth knotted under the chin."""
    parts = []
    for side, end in (
        (-1, "8,170 34,204 30,232 8,214 -2,176"),
        (1, "6,170 34,196 44,228 16,212 0,178"),
    ):
        crease = path(
            brush([(x + 5 * side, 178), (x + 13 * side, 191), (x + 21 * side, 204)], 2.6),
            darker(colour, 0.7),
        )
        parts.append(cloth(doc, traced(end, side=side, x=x), colour, crease, angle=70))
    knot = traced(
        "-54,122 -30,146 0,158 34,146 62,120 66,140 36,166 14,176 0,180 -14,176 -36,166 -58,142",
        x=x,
    )
    creases = folds(
        [[(x - 50, 132), (x - 20, 156), (x, 166)], [(x + 58, 132), (x + 24, 156), (x + 4, 166)]],
        colour,
        3,
    )
    return "".join(parts) + cloth(doc, knot, colour, creases, angle=20)


def jacket(doc: Document, x: float) -> str:
    """A bosun's short blue jacket, a yellow neckerchief, his pipe on a lanyard."""
    colour = "#27405F"
    parts = [shoulders(doc, colour, x), shirt(doc, x)]
    for side in (-1, 1):
        collar = traced("48,118 78,130 112,152 92,188 52,240 16,250 44,190", side=side, x=x + 2)
        parts.append(
            cloth(
                doc,
                collar,
                colour,
                angle=60 * side,
                reach=0.4 if side < 0 else 0.2,
                smooth=False,
                seed=6 + side,
            )
        )
        parts.append(button(doc, x + 2 + side * 92, 202, 6.6))
    parts.append(_neckerchief(doc, x, "#D2A233"))
    lanyard = [(x - 66, 138), (x - 84, 170), (x - 66, 206)]
    parts.append(
        path(brush(lanyard, 4, 3, 3), INK) + path(brush(lanyard, 1.8, 1.4, 1.4), "#E6DAC0")
    )
    return "".join(parts)


def jersey(doc: Document, x: float) -> str:
    """A roll-necked seaman's jersey under an open pea coat."""
    wool, coat = "#8D8672", "#2B3A4E"
    chest = traced("-120,250 -104,160 -60,128 0,136 66,128 110,160 126,250", x=x)
    ribs = "".join(
        brush([(x + d, 132), (x + d * 1.15, 180), (x + d * 1.2, 240)], 2.4, 1, 1)
        for d in range(-96, 104, 9)
    )
    roll = traced("-62,112 -30,130 0,136 36,130 68,110 74,134 40,158 2,164 -36,158 -68,136", x=x)
    ticks = "".join(
        brush(
            [(x + d, 108 + 0.004 * (60 - abs(d)) ** 2), (x + d * 1.04, 140), (x + d * 1.06, 164)],
            2.6,
            1,
            1,
        )
        for d in range(-66, 74, 8)
    )
    parts = [
        shoulders(doc, coat, x),
        cloth(doc, chest, wool, path(ribs, darker(wool, 0.7), opacity=0.7), angle=80),
        cloth(doc, roll, wool, path(ticks, darker(wool, 0.75), opacity=0.8), angle=84),
    ]
    for side in (-1, 1):
        lapel = traced("64,124 92,134 132,158 118,190 94,250 60,250 72,180", side=side, x=x + 2)
        parts.append(
            cloth(
                doc,
                lapel,
                coat,
                angle=60 * side,
                reach=0.4 if side < 0 else 0.15,
                smooth=False,
                seed=8 + side,
            )
        )
        parts.append(button(doc, x + 2 + side * 112, 196, 7))
    return "".join(parts)


def falling_band(doc: Document, x: float) -> str:
    """A brocade doublet under a wide lace collar, as worn in Amsterdam."""
    colour = "#2F4C7A"
    parts = [shoulders(doc, colour, x, 1.06)]
    collar = spline(
        traced(
            "-70,104 -40,126 0,134 46,126 76,102 120,122 170,152 184,176 140,196 "
            "92,204 40,214 6,190 -34,214 -86,204 -136,196 -178,176 -164,152 "
            "-114,122",
            x=x,
        ),
        2,
        True,
    )
    rim = collar[len(collar) // 3 : -len(collar) // 6]
    scallops = "".join(circle(px, py, 8, "#EFE6D2", INK, 2.2) for px, py in rim[::9] if py > 150)
    dots = "".join(
        circle(px, py - 13, 2.2, darker(LINEN, 0.65)) for px, py in rim[4::9] if py > 158
    )
    rows = folds(
        [
            [(x + d * 0.6, 132), (x + d * 0.9, 160), (x + d * 1.1, 192)]
            for d in (-130, -96, -62, -28, 34, 68, 104, 138)
        ],
        LINEN,
        2.6,
    )
    fall = path(path_data(moved(collar, 4, 9)), "#0F1420", opacity=0.55, filter=blur(doc, 4))
    parts += [
        fall,
        scallops,
        cloth(doc, collar, "#EFE6D2", rows, dots, angle=50, smooth=False, dark=0.6, reach=0.48),
    ]
    for side in (-1, 1):
        cord = [(x + side * 3, 134), (x + side * 12, 168), (x + side * 8, 200)]
        parts.append(
            path(brush(cord, 4.4, 3.4, 3), INK) + path(brush(cord, 2.2, 1.8, 1.6), "#D9A441")
        )
        tassel = moved(traced("-5,0 5,0 9,24 0,28 -9,24"), x + side * 8, 198)
        parts.append(cloth(doc, tassel, "#C8963E", angle=88, width=2.6, pitch=2.6))
    return "".join(parts)


Coat = Callable[[Document, float], str]


def smock(colour: str, scarf: str = "") -> Coat:
    """A plain shirt with an open collar, or with a neckerchief."""

    def drawn(doc: Document, x: float) -> str:
        knotted = _neckerchief(doc, x, scarf) if scarf else ""
        return shoulders(doc, colour, x) + shirt(doc, x) + knotted

    return drawn


def striped(colour: str) -> Coat:
    """A linen shirt with stripes, round at the neck."""

    def drawn(doc: Document, x: float) -> str:
        rows = "".join(
            brush([(x - 230, y + 18), (x - 110, y), (x, y + 12), (x + 114, y), (x + 232, y + 18)],
                  9, 8, 8)
            for y in range(146, 250, 24)
        )  # fmt: skip
        hem = traced("-62,116 -34,136 0,146 38,136 68,116 74,132 42,156 2,166 -38,156 -68,132", x=x)
        return shoulders(doc, LINEN, x, 1, path(rows, colour, opacity=0.9)) + cloth(
            doc, hem, colour, angle=10
        )

    return drawn


def waistcoat(colour: str, under: str = LINEN) -> Coat:
    """A buttoned waistcoat over a shirt."""

    def drawn(doc: Document, x: float) -> str:
        parts = [shoulders(doc, under, x), shirt(doc, x)]
        for side in (-1, 1):
            flap = traced("62,134 92,142 118,160 122,250 8,250 12,222 44,186", side=side, x=x + 2)
            reach = 0.4 if side < 0 else 0.2
            parts.append(cloth(doc, flap, colour, angle=60 * side, reach=reach, seed=30 + side))
        parts += [button(doc, x + 18, y, 6) for y in (226, 246)]
        return "".join(parts)

    return drawn
