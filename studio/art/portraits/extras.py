"""What else belongs to a pirate: the wooden finger, the clay pipe, the gull on the shoulder."""

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK, darker
from studio.art.kit.shapes import Points
from studio.art.kit.strokes import brush
from studio.art.kit.svg import circle, ellipse, group, path, place
from studio.art.portraits.cloth import Line, cloth, domed, folds, points, traced
from studio.art.portraits.expressions import Expression
from studio.art.portraits.relief import Head
from studio.art.portraits.skin import Skin

OAK = "#A9743C"
_BOWL = "44,2 60,0 80,3 79,26 72,40 56,42 47,32"


def wooden_finger(doc: Document, skin: Skin, is_loose: bool = False) -> str:
    """A raised left hand whose forefinger is turned oak with a brass ferrule; `is_loose` if it
    jumps out of that.
    """
    cuff = traced("-176,214 -160,176 -122,170 -96,184 -94,226")
    palm = traced("-152,182 -160,150 -156,122 -140,112 -116,112 -98,120 -92,146 -98,176 -116,190")
    finger = traced("-153,122 -156,84 -155,50 -147,38 -136,39 -131,52 -131,86 -131,120")
    grain = "".join(
        brush([(-150 + k * 4.5, 118), (-151 + k * 4.4, 84), (-149 + k * 3.6, 48)], 1.7, 0.6, 0.3)
        for k in range(5)
    )
    rings = "".join(brush([(-156, y), (-143, y + 4), (-130, y)], 2.6, 1.2, 1.2) for y in (64, 94))
    ferrule = traced("-158,108 -143,114 -128,108 -127,124 -143,130 -158,124")
    parts = [
        cloth(doc, cuff, "#8A2A22", angle=40),
        cloth(doc, palm, skin.middle, angle=30, reach=0.4, pitch=3.2),
        group(
            cloth(
                doc,
                finger,
                OAK,
                path(grain + rings, darker(OAK, 0.75)),
                angle=88,
                reach=0.5,
                pitch=3,
            ),
            transform="translate(-4 -34) rotate(-34 -143 80)" if is_loose else None,
        ),
        cloth(doc, ferrule, "#D9A441", angle=88, smooth=True, width=3, pitch=2.6),
    ]
    for k, (x, y) in enumerate(((-112, 122), (-104, 138), (-103, 154))):
        knuckle = points(
            x - 20, y - 12, x, y - 13, x + 12, y - 5, x + 12, y + 6, x, y + 12, x - 20, y + 10
        )
        parts.append(
            cloth(doc, knuckle, skin.middle, angle=40, reach=0.45, width=3.4, pitch=3, seed=50 + k)
        )
    thumb = traced("-150,150 -128,140 -108,146 -100,158 -112,166 -132,164 -150,172")
    nail = path(brush([(-112, 149), (-103, 154), (-106, 162)], 2, 0.6, 0.6), skin.line)
    parts.append(cloth(doc, thumb, skin.light, nail, angle=30, reach=0.5, width=3.6, pitch=3))
    return group(*parts, transform="translate(24 -24) scale(1.04)")


def clay_pipe(doc: Document, head: Head, face: Expression) -> str:
    """A short clay pipe from the corner of the mouth; it goes when the mouth opens in alarm."""
    if face.sweat:
        return _falling_pipe(doc)
    if face.muscles.frown > 0.5 or face.muscles.jaw:
        return ""
    down = 6 * face.muscles.smile
    ((x, y),) = head.at([(25, 86 + down)], 6)
    stem = [(x - 4, y - 1), (x + 26, y + 9), (x + 54, y + 20)]
    bowl = traced(_BOWL, x=x, y=y)
    mouth = ellipse(x + 62, y + 2, 18, 5.4, "#1A0E08", INK, 2.4) + ellipse(
        x + 61, y + 3, 12, 2.8, "#E8702A", opacity=0.9
    )
    smoke = [
        [(x + 62, y - 8), (x + 74, y - 30), (x + 56, y - 54), (x + 76, y - 84), (x + 70, y - 116)],
        [(x + 66, y - 10), (x + 84, y - 34), (x + 74, y - 62), (x + 94, y - 90)],
    ]
    haze = "".join(
        path(brush(line, 9, 2, 1), "#EFE8DA", opacity=0.3, filter=blur(doc, 2.5)) for line in smoke
    )
    curls = path("".join(brush(line, 2.2, 0.8, 0.2) for line in smoke), "#F6F0E2", opacity=0.75)
    ridge = [(x + 50, y + 12), (x + 62, y + 15), (x + 76, y + 12)]
    return _clay(doc, stem, bowl, ridge) + mouth + haze + curls


def _clay(doc: Document, stem: Line, bowl: Points, ridge: Line) -> str:
    return (
        path(brush(stem, 11, 8, 12), INK)
        + path(brush(stem, 6, 4, 7), "#D8C7A2")
        + cloth(doc, bowl, "#B07B48", folds([ridge], "#7A4A26", 2), angle=80)
    )


def _falling_pipe(doc: Document) -> str:
    """Head over heels, with what burnt in it."""
    stem = [(-4, -1), (26, 9), (54, 20)]
    ridge = [(50, 12), (62, 15), (76, 12)]
    pipe = _clay(doc, stem, traced(_BOWL), ridge) + ellipse(62, 2, 18, 5.4, "#1A0E08", INK, 2.4)
    embers = "".join(
        circle(x, y, r, "#E8702A", INK, 1.8) + circle(x - 0.4, y - 0.4, 0.5 * r, "#FFD58A")
        for x, y, r in ((34, 98, 4.4), (58, 82, 3.4), (84, 96, 4.8), (70, 62, 2.8), (98, 74, 3))
    )
    trails = [[(20, 100), (24, 82), (20, 64)], [(44, 104), (50, 84), (46, 70)],
              [(82, 116), (90, 102), (88, 84)]]  # fmt: skip
    wind = path("".join(brush(line, 3.2, 0.6, 0.4) for line in trails), "#FFF3C8", opacity=0.8)
    return wind + embers + place(pipe, 26, 116, 1, 152)


def gull(doc: Document, face: Expression) -> str:
    """A herring gull on the shoulder, who takes part in what happens."""
    body = traced(
        "-128,64 -110,84 -104,118 -112,156 -132,186 -152,214 -172,206 -180,170 -176,128 -164,92 "
        "-150,70"
    )
    wing = traced("-150,96 -166,116 -178,150 -184,190 -190,226 -164,204 -140,170 -126,132 -130,104")
    quills = folds(
        [
            [(-150, 112), (-166, 148), (-182, 210)],
            [(-142, 116), (-154, 152), (-170, 200)],
            [(-134, 124), (-142, 150), (-156, 184)],
        ],
        "#5C6C78",
        3,
    )
    down = "".join(
        brush([(x, y), (x + 2, y + 10), (x, y + 20)], 1.6)
        for x, y in ((-150 + 6 * k, 84 + 3 * k) for k in range(7))
    )
    return group(
        domed(doc, body, "#EDEBE2", None, path(down, "#8B8F90"), seed=61),
        cloth(doc, wing, "#8497A4", quills, angle=60, reach=0.4),
        _gull_head(doc, face.muscles.frown > 0.5 or face.muscles.jaw > 0),
        transform="translate(-7 2)",
    )


def hidden_gull(doc: Document) -> str:
    """The gull behind the shoulder: two eyes are all that is seen of it."""
    return group(_gull_head(doc, False), transform="translate(28 80) rotate(-14 -130 50)")


def _gull_head(doc: Document, alarmed: bool) -> str:
    """Head and bill, which opens in alarm."""
    gape = 9 if alarmed else 0
    head = traced("-156,62 -154,40 -140,28 -120,28 -107,40 -106,58 -116,72 -136,78")
    upper = traced("-109,40 -92,42 -76,50 -72,58 -84,55 -107,55")
    lower = points(-108, 55, -90, 57 + gape, -80, 60 + gape * 1.3, -90, 64 + gape * 1.2, -108, 62)
    lid = path(brush([(-136, 42 if alarmed else 44), (-128, 40), (-118, 46)], 3), INK)
    return (
        (cloth(doc, lower, "#E0A03A", angle=10, width=3, pitch=2.6) if alarmed else "")
        + domed(doc, head, "#F4F2EA", None, seed=62)
        + cloth(doc, upper, "#EDB445", angle=10, width=3.2, pitch=2.8, reach=0.4)
        + circle(-86, 69 if alarmed else 53, 2.8, "#C8352A")
        + circle(-126, 48, 6.4, "#F0CB54", INK, 2.2)
        + circle(-125, 48, 3, "#0D0806")
        + circle(-127.4, 46, 1.4, "#FFFFFF")
        + lid
    )
