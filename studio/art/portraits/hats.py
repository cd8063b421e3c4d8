"""What the pirates wear on their heads, about the middle between the eyes."""

from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps
from studio.art.kit.palette import INK, darker, lighter
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, ellipse, path, path_data, place
from studio.art.portraits.cloth import (
    braiding,
    brim_shadow,
    cloth,
    domed,
    folds,
    plume,
    traced,
)


def tricorn(doc: Document) -> str:
    """The captain's hat: black felt, gold lace, a skull, a red feather."""
    felt = "#3A3230"
    crown = traced("-84,-66 -86,-110 -70,-148 -34,-168 6,-172 46,-164 76,-142 86,-108 84,-66")
    brim = traced(
        "-160,-44 -161,-76 -142,-104 -110,-120 -78,-126 -52,-116 -30,-100 "
        "-14,-86 6,-102 32,-118 62,-127 98,-121 134,-106 158,-78 164,-44 "
        "140,-60 108,-70 70,-70 34,-62 8,-52 -12,-42 -34,-53 -62,-64 -98,-69 "
        "-134,-62"
    )
    edge = traced(
        "-160,-46 -160,-76 -142,-103 -110,-119 -78,-125 -52,-115 -30,-99 "
        "-14,-85 6,-101 32,-117 62,-126 98,-120 134,-105 157,-78 163,-46"
    )
    field = bumps(
        [(-86, -88, 92, 52, 44, -0.2), (86, -86, 92, 54, 38, 0.2), (-13, -52, 40, 44, 30, 0)], 3
    )
    feather = plume(
        [(62, -104), (88, -140), (118, -154), (146, -138), (156, -112)], "#B8372C", 20, 4, 34
    )
    badge = place(figure("skull", "#EFE4C8", INK, INK, 14), 22, -134, 0.29, 3)
    bones = path(
        brush([(-10, -112), (22, -124), (54, -138)], 6, 5, 5)
        + brush([(-6, -138), (24, -126), (52, -110)], 6, 5, 5),
        "#E3D5B2",
        stroke=INK,
        width=1.6,
    )
    pleats = folds(
        [
            [(-120, -106), (-112, -88), (-96, -72)],
            [(-60, -112), (-48, -92), (-40, -64)],
            [(40, -110), (32, -88), (22, -62)],
            [(112, -108), (104, -88), (92, -72)],
        ],
        felt,
        3.4,
    )
    return (
        brim_shadow(doc, [(-92, -52), (-40, -50), (-12, -40), (30, -50), (92, -50)], 34, 0.72)
        + domed(doc, crown, felt, None, seed=4)
        + bones
        + badge
        + domed(doc, brim, felt, field, pleats, angle=-8, seed=9)
        + braiding(edge, 7.5)
        + feather
    )


def kerchief(doc: Document, colour: str = "#B23328") -> str:
    """A spotted kerchief, knotted over the left ear of its wearer."""
    shape = traced(
        "-92,-42 -95,-80 -84,-122 -52,-152 -4,-162 44,-154 80,-126 94,-84 "
        "93,-40 60,-58 20,-68 -20,-70 -60,-60"
    )
    at = traced(
        "-62,-84 -30,-112 -6,-84 26,-112 52,-84 -66,-118 2,-142 -34,-142 42,-138 74,-102 78,-66 "
        "-84,-62 -38,-74"
    )
    spots = "".join(
        ellipse(x, y, 6.6 * (1 - abs(x) / 220), 6.6, "#F0DDB4", stroke="#5c140e", width=1.2)
        for x, y in at
    )
    creases = folds(
        [
            [(86, -58), (40, -86), (-20, -92), (-80, -74)],
            [(88, -66), (50, -112), (-10, -128), (-72, -112)],
            [(90, -74), (66, -128), (24, -150), (-20, -152)],
            [(84, -52), (40, -72), (-10, -80)],
        ],
        colour,
        3.6,
    )
    band = traced(
        "-95,-36 -97,-58 -60,-78 -16,-87 26,-85 66,-74 96,-54 94,-32 62,-52 20,-64 -22,-66 -62,-54"
    )
    pinch = folds([[(90, -60), (98, -54), (94, -44)], [(104, -66), (102, -54)]], colour, 2.6)
    return (
        brim_shadow(doc, [(-92, -44), (-40, -56), (10, -58), (60, -48), (92, -40)], 14, 0.5)
        + domed(doc, shape, colour, None, spots, creases, angle=-18, seed=5)
        + _kerchief_tails(doc, colour)
        + cloth(
            doc,
            band,
            colour,
            folds(
                [[(-88, -48), (-40, -70), (10, -74)], [(20, -76), (60, -68), (92, -48)]], colour, 3
            ),
            angle=-10,
            seed=8,
        )
        + cloth(doc, traced("84,-66 104,-72 112,-56 106,-42 90,-40"), colour, pinch, angle=50)
    )


def _kerchief_tails(doc: Document, colour: str) -> str:
    """The two ends of a kerchief behind its knot."""
    hanging = folds([[(104, -46), (122, -18), (128, 16)]], colour, 3)
    flying = folds([[(108, -56), (136, -58), (162, -46)]], colour, 3)
    one = traced("100,-54 124,-40 142,-6 138,30 118,20 112,-14")
    two = traced("102,-60 134,-72 162,-62 176,-36 150,-36 122,-42")
    return cloth(doc, one, colour, hanging, angle=60, reach=0.2) + cloth(
        doc, two, colour, flying, angle=20, reach=0.3
    )


def broad_hat(doc: Document, straw: str = "#B98D4C", band: str = "#2E6B4C") -> str:
    """A plaited straw hat with a ribbon, as worn on deck under the sun."""
    crown = traced("-82,-70 -84,-112 -74,-144 -44,-158 4,-163 52,-156 80,-140 88,-108 86,-70")
    rows = "".join(
        brush([(-84, y + 4), (-40, y - 6), (4, y - 9), (50, y - 6), (88, y + 4)], 1.7, 0.6, 0.6)
        for y in range(-154, -60, 7)
    )
    plait = path(rows, darker(straw, 0.7), opacity=0.7)
    ribbon = traced("-84,-100 -40,-112 4,-116 50,-112 88,-100 88,-72 40,-84 4,-88 -40,-84 -84,-72")
    brim = traced(
        "-176,-34 -150,-62 -104,-80 -50,-90 4,-93 58,-90 112,-79 154,-60 "
        "178,-32 140,-38 92,-50 46,-57 0,-60 -46,-57 -92,-50 -138,-39"
    )
    bands = "".join(
        brush(
            [
                (-172 + 9 * k, -38 - 2.2 * k),
                (-100 + 5 * k, -57 - 3.4 * k),
                (2, -63 - 4.2 * k),
                (104 - 5 * k, -56 - 3.4 * k),
                (174 - 9 * k, -37 - 2.2 * k),
            ],
            1.8,
            0.8,
            0.8,
        )
        for k in range(8)
    )
    under = spline(traced("-172,-35 -92,-51 0,-61 92,-51 174,-33 96,-40 0,-48 -96,-40"), 2, True)
    return (
        brim_shadow(doc, [(-96, -40), (-40, -48), (0, -50), (40, -48), (96, -38)], 32, 0.72)
        + domed(doc, crown, straw, None, plait, seed=6)
        + cloth(
            doc,
            ribbon,
            band,
            folds([[(-70, -96), (-30, -102), (0, -104)]], band, 3),
            angle=4,
        )
        + path(path_data(under), darker(straw, 0.75))
        + cloth(
            doc,
            brim,
            straw,
            path(bands, darker(straw, 0.7), opacity=0.75),
            angle=3,
            reach=0.45,
            dark=0.6,
        )
    )


def knit_cap(doc: Document, wool: str = "#40617A") -> str:
    """A seaman's cap of wool, its edge rolled up."""
    crown = traced("-90,-66 -92,-108 -74,-146 -38,-164 2,-169 42,-163 76,-144 93,-106 92,-66")
    cuff = traced(
        "-100,-36 -103,-62 -94,-84 -50,-96 0,-100 50,-96 96,-84 105,-60 102,-34 "
        "52,-50 0,-55 -52,-50"
    )
    ribs = "".join(
        brush([(x * 1.04, -74), (x * 1.02, -110), (x * 0.74, -148), (x * 0.3, -166)], 3, 1.2, 0.6)
        for x in range(-88, 96, 11)
    )
    knit = "".join(
        swell(
            [
                (x, -98 + 0.0044 * x * x),
                (x * 1.025, -72 + 0.0044 * x * x),
                (x * 1.04, -40 + 0.0036 * x * x - 12),
            ],
            (1.5, 3, 1.5),
        )
        for x in range(-96, 104, 9)
    )
    loops = "".join(
        brush(
            [
                (x + 1, y + 0.004 * x * x),
                (x + 4.5, y + 4 + 0.004 * x * x),
                (x + 8, y + 0.004 * x * x),
            ],
            1.4,
            0.4,
            0.4,
        )
        for x in range(-96, 100, 9)
        for y in (-92, -84, -76, -68, -60)
    )
    dark = darker(wool, 0.75)
    field = bumps([(0, -66, 112, 40, 34, 0)])
    return (
        brim_shadow(doc, [(-96, -40), (-40, -48), (0, -50), (40, -48), (96, -38)], 13, 0.5)
        + domed(doc, crown, wool, None, path(ribs, dark, opacity=0.8), angle=0, seed=7)
        + domed(
            doc,
            cuff,
            lighter(wool, 0.1),
            field,
            path(knit, dark, opacity=0.85),
            path(loops, dark, opacity=0.7),
            seed=8,
        )
    )


def plumed_hat(doc: Document, droops: bool = False) -> str:
    """A black cavalier's hat, one side cocked, with a long violet plume, which may hang down."""
    felt = "#2E2A31"
    crown = traced("-82,-64 -80,-112 -66,-150 -30,-164 10,-160 44,-166 72,-150 84,-112 88,-66")
    brim = traced(
        "-166,-24 -154,-52 -122,-71 -84,-80 -40,-84 10,-86 54,-91 88,-106 "
        "112,-128 134,-136 144,-116 138,-88 116,-64 84,-52 40,-54 0,-56 -40,-52 "
        "-84,-42 -128,-28"
    )
    edge = traced(
        "-166,-25 -154,-52 -122,-71 -84,-80 -40,-84 10,-86 54,-91 88,-106 "
        "112,-127 133,-135 143,-116"
    )
    band = traced("-84,-96 -40,-104 4,-106 48,-106 87,-98 88,-74 44,-84 0,-86 -42,-83 -84,-74")
    dent = folds(
        [[(8, -158), (4, -138), (10, -120)], [(-52, -150), (-46, -128), (-52, -108)]], felt, 4
    )
    pleats = folds(
        [
            [(100, -114), (98, -92), (86, -66)],
            [(120, -124), (116, -98), (102, -68)],
            [(-120, -68), (-104, -54)],
        ],
        felt,
        3.4,
    )
    field = bumps([(-60, -58, 122, 40, 30, -0.18), (96, -96, 74, 56, 44, -0.5)], 3)
    proud = [(64, -92), (40, -134), (-8, -166), (-70, -170), (-124, -146), (-152, -104)]
    limp = [(66, -92), (40, -104), (-20, -108), (-84, -92), (-124, -40), (-134, 30), (-124, 84)]
    feather = plume(limp if droops else proud, "#7A3F86", 24, 6, 52)
    buckle = path("M58 -104H84V-78H58Z", "none", INK, 9) + path(
        "M58 -104H84V-78H58Z", "none", "#D9A441", 5
    )
    return (
        brim_shadow(doc, [(-96, -36), (-40, -42), (0, -46), (40, -46), (96, -46)], 30, 0.7)
        + domed(doc, crown, felt, None, dent, seed=12)
        + cloth(doc, band, "#5E2A63", angle=4)
        + ("" if droops else feather)
        + domed(doc, brim, felt, field, pleats, angle=-6, seed=13)
        + path(swell(spline(edge, 2), 3.2), "#8A7F8E", opacity=0.9)
        + (feather if droops else "")
        + buckle
    )


def beret(doc: Document) -> str:
    """A gambler's velvet beret, puffed and tilted, with a jewel and a white feather."""
    velvet = "#8C2B2E"
    puff = traced(
        "-128,-84 -138,-112 -118,-142 -76,-162 -20,-170 40,-166 92,-150 "
        "128,-122 138,-88 112,-66 60,-70 0,-76 -60,-72 -104,-64"
    )
    band = traced("-98,-38 -102,-64 -60,-80 0,-88 60,-80 102,-62 100,-36 56,-54 0,-62 -56,-56")
    creases = folds(
        [
            [(-96, -70), (-112, -96), (-98, -128)],
            [(-70, -76), (-76, -110), (-56, -146)],
            [(-34, -80), (-32, -118), (-12, -158)],
            [(6, -82), (12, -118), (28, -156)],
            [(42, -80), (56, -112), (66, -146)],
            [(76, -74), (98, -100), (102, -128)],
        ],
        velvet,
        4.4,
    )
    field = bumps(
        [(-74, -104, 70, 66, 46, 0.2), (0, -112, 74, 68, 52, 0), (76, -104, 68, 64, 44, -0.2)], 4
    )
    jewel = circle(-62, -66, 12, "#D9A441", INK, 2.6) + ellipse(
        -62, -66, 7.6, 7.6, "#2F7D5B", stroke=INK, width=1.6
    )
    jewel += circle(-64.5, -69, 2.2, "#DDF5E6")
    feather = plume(
        [(-62, -70), (-30, -118), (30, -150), (96, -152), (148, -118), (168, -74)],
        "#EFE3C8",
        24,
        8,
        50,
    )
    lines = folds(
        [[(-92, -52), (-40, -70), (10, -74)], [(20, -76), (62, -70), (96, -50)]], "#5A1A1F", 2.6
    )
    return (
        brim_shadow(doc, [(-94, -42), (-40, -54), (0, -58), (40, -54), (94, -40)], 14, 0.5)
        + domed(doc, puff, velvet, field, creases, angle=-10, seed=15)
        + cloth(doc, band, "#6B2024", lines, angle=-4)
        + feather
        + jewel
    )


def headband(doc: Document) -> str:
    """A sea-green scarf folded to a band round the hair, gold-dotted, its ends flying."""
    colour = "#2A8C84"
    band = traced(
        "-119,-56 -112,-82 -64,-126 -4,-146 58,-130 108,-84 119,-52 106,-56 "
        "56,-108 -4,-122 -62,-104 -106,-58"
    )
    dots = "".join(
        circle(x, -134 + 0.0056 * (x + 4) ** 2, 3.2, "#F0CB74", "#5A3A12", 1.1)
        for x in range(-92, 90, 19)
    )
    one = traced("100,-66 128,-70 158,-52 164,-22 142,-32 118,-46")
    two = traced("98,-62 122,-44 136,-10 130,22 114,4 104,-30")
    knot = traced("92,-76 112,-80 120,-64 112,-50 96,-52")
    creases = folds(
        [[(-104, -74), (-60, -114), (-6, -132)], [(10, -134), (58, -118), (100, -76)]], colour, 2.6
    )
    return (
        cloth(
            doc,
            two,
            colour,
            folds([[(102, -54), (116, -26), (124, 8)]], colour, 2.8),
            angle=60,
            reach=0.2,
        )
        + cloth(
            doc,
            one,
            colour,
            folds([[(106, -64), (132, -58), (154, -34)]], colour, 2.8),
            angle=30,
            reach=0.3,
        )
        + cloth(doc, band, colour, creases, dots, angle=-6, width=4)
        + cloth(
            doc, knot, colour, folds([[(98, -68), (106, -64), (104, -54)]], colour, 2.4), angle=50
        )
    )
