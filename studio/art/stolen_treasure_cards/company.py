"""Pirates in company: who gives in, and who sings."""

from dataclasses import replace

import numpy as np

from studio.art.do_not_touch_cards.backdrops import hanging_lantern
from studio.art.do_not_touch_cards.scene import Stuff, relief
from studio.art.kit.document import Document
from studio.art.kit.fields import Field
from studio.art.kit.light import drop_shadow, glow
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import FOAM, INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import heap_coin, planks
from studio.art.portraits.expressions import Expression, Mouth
from studio.art.portraits.figure import expression, figure, posed
from studio.art.portraits.hands import fist
from studio.art.portraits.pirates import PIRATES
from studio.art.portraits.sitter import Pirate
from studio.art.scallywager.forms import DARK_WOOD, ball, cask, smoke, tube
from studio.art.scallywager.gear import tankard
from studio.art.scallywager.window import HEIGHT, WIDTH, lifted, sky
from studio.art.stolen_treasure_cards.things import SMOKE, cloth_stuff, halo_rings, sleeve

_LINEN = Stuff("#6E6450", "#B4A88C", "#F2EAD6", "#FBF7EA", "#FFFFFF")
SING = Mouth(
    ((-34, -4), (-20, -14), (-6, -17), (0, -15), (6, -17), (20, -14), (34, -4)),
    ((-34, -4), (-20, -8), (0, -9), (20, -8), (34, -4)),
    ((-34, -4), (-29, 14), (0, 31), (29, 14), (34, -4)),
    ((-34, -4), (-32, 20), (0, 39), (32, 20), (34, -4)),
    (12, 0),
    True,
)


def _long_johns(doc: Document) -> str:
    """Somebody's best underwear on a yard, about the yard's middle."""
    shape = spline([(-92, 4), (0, 10), (92, 2), (98, 60), (120, 150), (128, 214), (84, 226),
                    (62, 150),
                    (26, 84), (4, 92), (-14, 150), (-20, 232), (-66, 226), (-84, 140), (-96, 60)],
                   3,
                   True)  # fmt: skip
    field = Field(lambda x, y: 9 * np.sin((x + 0.25 * y) / 17) + 5 * np.sin(x / 41 - y / 30))
    cloth = relief(doc, shape, field, _LINEN, 5, 4, 0.5, 0.7)
    flap = path("M-20 18V78M-4 20C-2 40 -2 60 -4 80", "none", INK, 3)
    buttons = "".join(circle(-11, y, 4.6, "#C8963E", INK, 2.4) for y in (30, 48, 66))
    hems = path(brush([(82, 200), (104, 208), (128, 198)], 4, 2, 2)
                + brush([(-68, 206), (-44, 214), (-20, 210)], 4, 2, 2), INK)  # fmt: skip
    heart = path("M64 112C52 96 36 104 40 122C44 138 60 146 70 154C76 142 90 130 88 114"
                 "C86 100 70 98 64 112Z", "#C23A2C", INK, 3)  # fmt: skip
    darns = path("".join(f"M{-66 + 9 * k} 120l5 26M{-70} {122 + 8 * k}l36 -3" for k in range(4)),
                 "none", "#4C6E8A", 2.6)  # fmt: skip
    holes = "".join(
        ellipse(x, y, r, r * 0.8, "#3A4A54", INK, 3) for x, y, r in ((36, 52, 9), (-44, 186, 8))
    )
    pegs = "".join(rect(x - 5, -10, 10, 28, "#A8713F", stroke=INK, stroke_width=2.6)
                   for x in (-72, 0, 72))  # fmt: skip
    return cloth + flap + buttons + hems + heart + darns + holes + pegs


def _barricade(doc: Document) -> str:
    """Casks and a crate that have been shot at."""
    crate = planks((250, 410, 470, 570), "#8A5C34", [464, 516], 0, 5, 3, 0.32, 4)
    box = (
        doc.clipped("M250 410H470V570H250Z", crate)
        + rect(250, 410, 220, 160, "none", stroke=INK, stroke_width=6)
        + polygon([(250, 410), (470, 410), (470, 436), (250, 436)], "#A8713F", INK, 4)
        + "".join(rivet(x, 423, 5) for x in (266, 360, 454))
    )
    shot = "".join(
        circle(x, y, 13, "#140C08", INK, 3)
        + path("".join(brush([(x + 12 * np.cos(a), y + 12 * np.sin(a)),
                              (x + 22 * np.cos(a + 0.2), y + 22 * np.sin(a + 0.2))], 4, 4, 0.4)
                       for a in np.arange(0.3, 6.3, 0.9)), INK)
        for x, y in ((310, 488), (430, 470))
    )  # fmt: skip
    stuck = ball(doc, 376, 514, 27) + path(
        "".join(brush([(376 + 26 * np.cos(a), 514 + 26 * np.sin(a)),
                       (376 + 44 * np.cos(a + 0.15), 514 + 42 * np.sin(a + 0.15))], 5, 4, 0.4)
                for a in np.arange(0, 6.3, 0.7)), INK
    )  # fmt: skip
    return (
        lifted(doc, cask(doc, 110, 372, 250, 250))
        + lifted(doc, cask(doc, 560, 392, 240, 210))
        + lifted(doc, box, shot, stuck)
    )


def parley(doc: Document) -> str:
    """It is lost; a pole goes up with what was clean enough for a flag."""
    stuff = cloth_stuff("#2E4668")
    pole = tube([(440, 600), (424, 300), (408, -20)], [12, 11, 10], DARK_WOOD, 3.6)
    yard = tube([(300, 60), (412, 50), (524, 42)], [8, 9, 8], DARK_WOOD, 3.4)
    lash = rope(spline([(398, 44), (416, 60), (424, 42), (402, 62)], 1), 8, 8)
    arm = sleeve([(330, 470), (400, 452), (424, 394)], [40, 36, 30], stuff, cloth_stuff("#4A5A78"))
    hand = place(fist(doc, PIRATES["pike"].skin), 426, 350, 0.84, -4)
    puffs = smoke(doc, [(60, 90, 70), (150, 40, 54), (20, 190, 56), (600, 300, 60), (570, 210, 44),
                        (130, 150, 40)], SMOKE, 6)  # fmt: skip
    shots = path(
        "".join(brush([(x, y), (x + 60, y + 3), (x + 140, y + 2)], 5, 0.4, 2)
                for x, y in ((-20, 250), (-30, 352), (470, 142), (500, 262))), "#FFF0C4",
                 opacity=0.9
    ) + "".join(circle(x, y, 9, "#2A2422", INK, 3)
                for x, y in ((128, 254), (118, 355), (614, 146)))  # fmt: skip
    return (
        sky(doc, ("#4E7E92", "#A8BFA8", "#F0D8A0"), HEIGHT, (520, 110, 30, "#FFE9A8"), 6)
        + glow(doc, 60, 330, 220, "#FF9A3A", 0.6)
        + puffs
        + shots
        + lifted(doc, place(figure(doc, PIRATES["pike"], "caught"), 222, 300, 1.22))
        + lifted(doc, pole)
        + lifted(doc, place(_long_johns(doc), 412, 58, 1.0, -4))
        + yard
        + lash
        + lifted(doc, arm)
        + lifted(doc, hand)
        + _barricade(doc)
    )


def _tavern(doc: Document) -> str:
    """The back of a tavern: a shelf of bottles, beams, lanterns."""
    wall = planks((0, 0, WIDTH, HEIGHT), "#7A4C28", [70, 160, 250, 340, 430], 0, 4, 7, 0.36, 4.2)
    shelf = (
        rect(0, 120, WIDTH, 16, "#5A3820", stroke=INK, stroke_width=4)
        + path("M0 140H630", "none", INK, 5, opacity=0.5)
    )  # fmt: skip
    bottles = ""
    for k, x in enumerate(range(26, 640, 47)):
        colour = ("#2F6E4A", "#6A3A1C", "#3A5A78", "#7A2A22")[k * 3 % 4]
        high = 74 + 14 * (k * 5 % 3)
        shape = spline([(x - 15, 120), (x - 16, 120 - high * 0.5), (x - 6, 120 - high * 0.72),
                        (x - 5, 120 - high), (x + 5, 120 - high), (x + 6, 120 - high * 0.72),
                        (x + 16, 120 - high * 0.5), (x + 15, 120)], 2)  # fmt: skip
        bottles += path(path_data(shape), colour, INK, 3.4) + path(
            hatch(shape, 90, 4.4, 2, (0.5, 1), k), INK
        )
        bottles += path(brush([(x - 10, 112), (x - 11, 92), (x - 7, 74)], 4, 1, 1), "#FFFFFF",
                        opacity=0.6)  # fmt: skip
    return wall + glow(doc, 315, 60, 420, "#FFC46A", 0.6) + shelf + bottles


def _toast(doc: Document, x: float, y: float, name: str, colour: str, lean: float) -> str:
    """An arm up with a tankard that runs over."""
    fall = spline([(x - 40, y - 118), (x - 58, y - 60), (x - 50, y - 8)], 2)
    mug = place(tankard(doc), x, y + 30, 0.7, lean)
    hand = place(fist(doc, PIRATES[name].skin), x + 34, y - 24, 0.62, lean)
    arm = sleeve([(x + 60, y + 190), (x + 52, y + 90), (x + 38, y + 10)], [40, 36, 29],
                 cloth_stuff(colour), cloth_stuff("#EFE6D2"))  # fmt: skip
    drip = path(swell(fall, (9, 7, 4)), INK) + path(swell(fall, (5.4, 4, 2)), FOAM)
    return lifted(doc, arm) + lifted(doc, mug, drip) + lifted(doc, hand)


def _bench(doc: Document) -> str:
    """The table before them, its edge, what has been spilt."""
    top = planks((0, 470, WIDTH, HEIGHT), "#8A5A32", [512], 0, 12, 4, 0.32, 4.2)
    spilt = spline([(60, 520), (120, 504), (190, 512), (196, 532), (120, 540), (66, 534)], 2, True)
    return (
        top
        + path("M0 470H630", "none", INK, 6)
        + path("M0 475H630", "none", "#E0B070", 2.4)
        + path(path_data(spilt), "#D8A24A", INK, 2.6, opacity=0.85)
        + path(brush([(84, 520), (120, 512), (160, 516)], 4, 1, 1), "#FFF0C4")
        + heap_coin(doc, 540, 520, 28, 0.46, 8, 1)
        + heap_coin(doc, 588, 506, 26, 0.46, -8, 2, "silver")
    )


def _spray() -> str:
    rng = np.random.default_rng(4)
    return "".join(
        ellipse(x, y, r, r * 1.2, "#FBF3DC", INK, 1.8)
        for x, y, r in zip(rng.normal(315, 84, 34), rng.normal(344, 30, 34),
                           rng.uniform(2, 6.4, 34),
                           strict=True)
    )  # fmt: skip


def _singing(pirate: Pirate) -> Expression:
    face = expression(pirate, "pleased")
    return replace(face, mouth=SING, upper=face.upper - 1, tip=face.tip + 4)


def yo_ho_ho(doc: Document) -> str:
    """Three of them, one song, and the rum is somebody else's."""
    singers = "".join(
        lifted(doc, place(posed(doc, PIRATES[name], _singing(PIRATES[name])), x, y, size, turn))
        for name, x, y, size, turn in (("dutch", 112, 280, 0.98, -7), ("tamsin", 522, 282, 0.98, 8),
                                       ("woodenfinger", 316, 212, 1.02, 0))
    )  # fmt: skip
    rings = path(halo_rings(315, 300, (250, 282), -160, -110)
                 + halo_rings(315, 300, (250, 282), -70, -20), "#FFF3C8", opacity=0.6)  # fmt: skip
    return (
        _tavern(doc)
        + place(hanging_lantern(doc, 0, -8, 0.8), 66, 0)
        + place(hanging_lantern(doc, 0, -8, 0.8), 566, 0)
        + rings
        + singers
        + _bench(doc)
        + _toast(doc, 402, 488, "tamsin", "#6B4426", -9)
        + group(_toast(doc, 402, 494, "dutch", "#2F4C7A", -9),
                transform="translate(630 0) scale(-1 1)")
        + group(_spray(), filter=drop_shadow(doc, 2, 3, 2, 0.4))
    )  # fmt: skip
