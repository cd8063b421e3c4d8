"""What the women among the pirates wear, about the middle between the eyes; `x` is the neck."""

from studio.art.kit.document import Document
from studio.art.kit.palette import INK, darker
from studio.art.kit.shapes import moved, spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, group, path, path_data
from studio.art.portraits.cloth import button, cloth, folds, points, traced
from studio.art.portraits.coats import LINEN, shirt, shoulders


def bodice(doc: Document, x: float) -> str:
    """A blouse with a wide neck under a laced sea-green bodice, a pendant on a cord."""
    skirt = "#1F5A66"
    blouse = traced(
        "-196,250 -176,190 -140,164 -96,150 -66,158 -34,182 0,192 38,182 70,158 "
        "100,150 144,164 180,190 200,250",
        x=x,
    )
    gathers = folds(
        [
            [
                (x + k * 14 - 90, 158 + abs(k - 6.4) * -1.5 + 16),
                (x + k * 13 - 84, 190),
                (x + k * 12 - 78, 230),
            ]
            for k in range(14)
        ],
        LINEN,
        3,
    )
    vest = traced("-120,250 -112,196 -84,180 -50,200 0,214 54,200 88,180 116,196 126,250", x=x)
    cord = [(x - 44, 126), (x - 24, 158), (x, 174), (x + 28, 158), (x + 50, 126)]
    pendant = (
        path(brush(cord, 3, 2, 2), "#3A2408")
        + circle(x + 1, 181, 9, "#D9A441", INK, 2.4)
        + circle(x + 1, 181, 4.4, "#2C5FA8", INK, 1)
    )
    return (
        cloth(doc, blouse, LINEN, gathers, angle=70, dark=0.5)
        + cloth(doc, vest, skirt, angle=60, reach=0.35)
        + pendant
    )


def severe_coat(doc: Document, x: float) -> str:
    """A black coat closed to the throat, its high collar edged with silver, a wine-red jabot."""
    colour, lace = "#33303A", "#7E1F35"
    parts = [shoulders(doc, colour, x)]
    jabot = traced("-26,130 0,138 30,130 34,168 44,204 18,226 -2,232 -22,226 -42,204 -30,168", x=x)
    creases = folds(
        [[(x + d, 138), (x + d * 1.3, 176), (x + d * 1.5, 222)] for d in (-20, -10, 2, 12, 22)],
        lace,
        3.6,
    )
    parts.append(cloth(doc, jabot, lace, creases, angle=76))
    for side in (-1, 1):
        collar = traced("22,142 40,112 64,82 92,96 96,128 74,158 40,178", side=side, x=x + 2)
        edge = traced("40,176 74,157 96,128 92,97 64,83", side=side, x=x + 2)
        parts.append(
            cloth(
                doc, collar, colour, angle=60 * side, reach=0.4 if side < 0 else 0.1, seed=10 + side
            )
        )
        run = spline(edge, 1.5)
        parts.append(path(swell(run, 5.6), INK) + path(swell(run, 3), "#B9BEC4"))
        parts.append(button(doc, x + 2 + side * 62, 190, 6))
    return "".join(parts)


def jerkin(doc: Document, x: float) -> str:
    """A thief's leather jerkin, laced, over a loose shirt; a velvet ribbon round the neck."""
    leather = "#6A4326"
    parts = [shoulders(doc, LINEN, x, 0.9), shirt(doc, x, 210)]
    for side in (-1, 1):
        flap = traced("60,138 92,142 116,156 120,250 14,250 18,222 44,188", side=side, x=x + 2)
        seam = points(64, 148, 50, 188, 28, 220, side=side, x=x + 2)
        holes = "".join(circle(px, py, 2.6, INK) for px, py in spline(seam, 14))
        stitch = path(
            path_data(spline(moved(seam, side * 9, 4), 2), closed=False),
            "none",
            "#C49A62",
            1.6,
            stroke_dasharray="5 4",
        )
        parts.append(
            cloth(
                doc,
                flap,
                leather,
                stitch,
                holes,
                angle=56 * side,
                reach=0.4 if side < 0 else 0.2,
                seed=30 + side,
            )
        )
    ribbon = traced("-50,122 -24,140 2,146 32,140 56,120 57,132 34,152 2,158 -26,152 -52,134", x=x)
    parts.append(cloth(doc, ribbon, "#4A2358", angle=10, width=3.4))
    parts.append(
        circle(x + 2, 162, 8, "#D9A441", INK, 2.4) + circle(x + 2, 162, 3.6, "#A8322A", INK, 1)
    )
    return "".join(parts)


def shawl(doc: Document, x: float) -> str:
    """A knitted shawl crossed over a plain dress, pinned with a scallop shell."""
    dress, wool = "#4B5A3C", "#6E5A7E"
    parts = [shoulders(doc, dress, x, 0.92)]
    for side in (1, -1):
        wing = traced(
            "46,116 86,132 140,150 188,184 210,250 96,250 40,226 -40,236 -30,196 18,168",
            side=side,
            x=x + 2,
        )
        rows = "".join(
            brush(
                points(
                    52 + 11 * k,
                    122 + 6 * k,
                    46 + 10 * k,
                    168 + 5 * k,
                    -14 + 13 * k,
                    226 + 4 * k,
                    side=side,
                    x=x + 2,
                ),
                2.6,
                1,
                1,
            )
            for k in range(12)
        )
        stitches = path(rows, darker(wool, 0.75), opacity=0.75)
        parts.append(
            cloth(
                doc,
                wing,
                wool,
                stitches,
                angle=58 * side,
                reach=0.45 if side < 0 else 0.2,
                seed=40 + side,
            )
        )
    shell = spline(
        moved(
            traced("0,15 -7,11 -17,-2 -13,-12 -5,-16 5,-16 13,-12 17,-2 7,11"),
            x + 2,
            196,
        ),
        1,
        True,
    )
    ribs = "".join(
        brush([(x + 2, 209), (x + 2 + d * 0.6, 196), (x + 2 + d, 184)], 1.8)
        for d in (-11, -4, 4, 11)
    )
    parts.append(cloth(doc, shell, "#F0DCC2", path(ribs, "#8a5f4a"), smooth=False, width=3))
    return group(*parts)
