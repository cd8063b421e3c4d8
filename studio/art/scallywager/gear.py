"""Pictures of gear: spyglass, grog, loaded die."""

import math

import numpy as np

from studio.art.dice import BONE as DIE_BONE, tumble
from studio.art.do_not_touch_cards.scene import GOLD, Stuff, relief, revolution
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.fields import bumps, silhouette
from studio.art.kit.insets import inset
from studio.art.kit.light import glint, glow
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK, PARCHMENT_LIGHT, SEPIA
from studio.art.kit.shapes import moved, oval, spline
from studio.art.kit.strokes import brush, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import heap_coin, planks
from studio.art.scallywager.forms import DARK_WOOD, LEAD, LEATHER, ball, cask, tube
from studio.art.scallywager.window import HEIGHT, WIDTH, beams, ground, lifted, shadow
from studio.art.ships.livery import of_seat
from studio.art.ships.rig import ship


def _chart_ground(doc: Document, seed: int = 2) -> str:
    """An old chart as ground: coast, rhumb lines, soundings."""
    coast = spline(
        [(-20, 120), (60, 96), (110, 130), (86, 190), (130, 240), (96, 300), (40, 330), (-20, 380)],
        3,
    )
    lines = "".join(
        swell([(520, 90), (520 + 800 * math.cos(a), 90 + 800 * math.sin(a))], 1.1)
        for a in np.radians(np.arange(0, 360, 22.5))
    )
    shore = "".join(swell(moved(coast, k * 7, 2 * k), 2.2 - 0.5 * k) for k in range(4))
    rng = np.random.default_rng(seed)
    depths = "".join(circle(*rng.uniform((140, 20), (620, 540)), 1.8, SEPIA) for _ in range(70))
    land = path(path_data(np.vstack([coast, [(-30, 380), (-30, 120)]])), "#C9A869", opacity=0.8)
    return (
        ground(doc, ("#FBEFCB", "#E4CB93", "#9A7440"), (210, 150), 8, seed)
        + land
        + path(lines + shore, SEPIA, opacity=0.7)
        + group(depths, opacity=0.7)
        + place(marks.wind_star(70, SEPIA, PARCHMENT_LIGHT, SEPIA), 520, 90, 1, 11)
    )


def glass(doc: Document) -> str:
    """A brass glass drawn out along the x axis, a sail in its lens."""
    draws = [(-300, 40, 32), (-250, 130, 40), (-118, 150, 52), (36, 190, 68)]
    barrel = ""
    for k, (x, long, r) in enumerate(draws):
        stuff = LEATHER if k == 3 else GOLD
        barrel += tube([(x, 0), (x + long, 0)], [r, r], stuff, 4, True)
    for x, r, wide in ((-306, 42, 22), (-262, 46, 18), (-128, 58, 22), (24, 76, 26), (208, 84, 34)):
        barrel += tube([(x, 0), (x + wide, 0)], [r, r], GOLD, 4, True)
    stitches = "".join(path(f"M{x} -4v8", "none", "#F0C890", 3) for x in range(60, 206, 13))
    mouth = ellipse(242, 0, 36, 84, "#4A2F0E", INK, 5)
    mouth += path(path_data(oval(244, 0, 30, 74)), brass_paint(doc), INK, 3)
    view = oval(246, 0, 23, 62)
    sea = doc.linear([(0, "#BFE3E6"), (0.52, "#7FB9C4"), (0.56, "#2F7D8C"), (1, "#123C48")])
    sail = group(
        inset(ship(of_seat("vermilion"), "full"), -32, -46, 64, 58),
        transform="translate(247 8) rotate(33)",
    )
    lens = path(path_data(view), sea, INK, 3.4) + doc.clipped(path_data(view), sail)
    lens += path(brush([(234, -40), (229, -12), (234, 18)], 9, 1, 1), "#FFFFFF", opacity=0.75)
    return barrel + stitches + mouth + lens


def spyglass(doc: Document) -> str:
    """The glass on a chart."""
    whole = place(glass(doc), 322, 282, 0.98, -33)
    coins = "".join(
        heap_coin(doc, x, y, r, 0.5, a, k)
        for k, (x, y, r, a) in enumerate(
            [(470, 470, 36, -12), (530, 440, 32, 8), (548, 500, 38, 5)]
        )
    )
    return (
        _chart_ground(doc) + lifted(doc, coins) + lifted(doc, whole) + glint(doc, 470, 118, 34, 10)
    )


def hold_timbers(doc: Document, seed: int = 5) -> str:
    """The timbers of a hold by lantern light."""
    boards = planks((0, 0, WIDTH, HEIGHT), "#6E4526", [96, 190, 286, 378], 0, seed, 7, 0.34, 4.2)
    ribs = "".join(
        rect(x - 26, -4, 52, HEIGHT, "#54341C", stroke=INK, stroke_width=5)
        + path(
            hatch(
                [(x - 24, 0), (x + 24, 0), (x + 24, HEIGHT), (x - 24, HEIGHT)],
                0,
                5,
                2.2,
                (0.4, 1),
                4,
            ),
            INK,
        )
        + rivet(x - 8, 70, 6)
        + rivet(x + 9, 260, 6)
        for x in (64, 566)
    )
    return boards + ribs + glow(doc, 180, 120, 420, "#FFC46A", 0.5)


def tankard(doc: Document) -> str:
    """A pewter-bound wooden tankard that runs over, about the middle of its foot."""
    outline, field = revolution(0, [(-190, 70), (-150, 72), (-60, 80), (0, 84)])
    body = relief(doc, outline, field, DARK_WOOD, 4.4, 4, 0.1, 0.7, angle=90)
    staves = "".join(swell([(x * 0.86, -184), (x, -2)], 2.4) for x in (-62, -36, -8, 22, 50, 70))
    bands = "".join(
        tube([(-r, y), (0, y + 9), (r, y)], [9, 9], LEAD, 3) for y, r in ((-168, 73), (-26, 84))
    )
    grip = tube([(70, -150), (132, -150), (140, -84), (122, -40), (80, -34)], [11, 13, 11], LEAD, 3)
    foam = bumps(
        [
            (-52, -196, 36, 30, 30, 0),
            (-10, -210, 42, 34, 36, 0),
            (40, -200, 40, 32, 34, 0),
            (66, -176, 18, 30, 20, 0),
            (-74, -160, 15, 40, 18, 0),
            (10, -184, 70, 24, 24, 0),
        ],
        5,
        4,
        12,
        2,
    )
    froth = relief(
        doc,
        silhouette(foam, 0, -190, 130, 200),
        foam,
        Stuff("#8A7A58", "#C8B88E", "#F4EAD0", "#FFFBEC", "#FFFFFF"),
        3.4,
        4.4,
        0.4,
        0.6,
    )
    return grip + body + path(staves, INK) + bands + froth


def barrel_of_grog(doc: Document) -> str:
    """A cask of grog, its tap running into a tankard."""
    stool = (
        rect(120, 470, 330, 22, "#6B4224", stroke=INK, stroke_width=5)
        + rect(150, 490, 40, 80, "#54341C", stroke=INK, stroke_width=5)
        + rect(380, 490, 40, 80, "#54341C", stroke=INK, stroke_width=5)
    )
    barrel = cask(doc, 285, 82, 384, 330)
    brand = group(
        marks.anchor("#2A130A", "#2A130A"), transform="translate(268 270) scale(1.5)", opacity=0.8
    )
    tap = (
        tube([(300, 396), (352, 402), (392, 404)], [15, 13, 12], GOLD, 3)
        + tube([(356, 376), (356, 400)], [7, 9], GOLD, 3)
        + tube([(330, 372), (382, 372)], [8, 8], GOLD, 3)
        + tube([(386, 398), (392, 430)], [13, 10], GOLD, 3)
    )
    flow = (
        path(brush([(392, 432), (396, 470), (400, 500)], 13, 9, 9), INK)
        + path(brush([(392, 432), (396, 470), (400, 500)], 9, 6, 6), "#E7A63A")
        + path(brush([(390, 440), (393, 480)], 3, 1, 1), "#FFF0BE")
    )
    mug = place(tankard(doc), 452, 556, 0.82)
    return (
        hold_timbers(doc)
        + stool
        + lifted(doc, barrel)
        + brand
        + lifted(doc, tap)
        + flow
        + lifted(doc, mug)
        + glint(doc, 160, 130, 22)
    )


def loaded_die(doc: Document) -> str:
    """A great bone die, cracked open at the corner over its heart of lead."""
    die = inset(tumble(6, DIE_BONE), -280, -280, 560, 560)
    hole = spline(
        [
            (-96, 20),
            (-54, -18),
            (-8, -10),
            (28, -34),
            (64, 6),
            (54, 50),
            (74, 84),
            (20, 104),
            (-24, 92),
            (-64, 104),
            (-78, 62),
        ],
        2,
        True,
    )
    jag = hole + np.random.default_rng(3).uniform(-5, 5, hole.shape)
    depth = doc.radial([(0, "#2B1A0E"), (1, "#0A0503")], (0.5, 0.5), 0.6)
    edge = path(path_data(moved(jag, -5, -6, 1.1)), "#B4935C", INK, 4) + path(
        hatch(moved(jag, -5, -6, 1.1), 50, 5, 2, (0, 1), 5), INK, opacity=0.7
    )
    inside = path(path_data(jag), depth, INK, 4) + doc.clipped(
        path_data(jag),
        ball(doc, 4, 48, 62),
        path(brush([(-80, 10), (-30, -16), (50, -26)], 22, 3, 3), "#000", opacity=0.5),
    )
    cracks = path(
        "".join(
            brush(line, 5, 2, 0.4)
            for line in (
                [(-90, 10), (-120, -14), (-116, -44), (-146, -70)],
                [(60, -20), (88, -46), (84, -80)],
                [(70, 84), (104, 100), (120, 136)],
                [(-70, 96), (-96, 128), (-92, 156)],
            )
        ),
        INK,
    )
    shards = "".join(
        polygon(
            moved(np.array([(-18, 6), (2, -14), (20, 2), (4, 16)]) * s, x, y, 1, a),
            "#EEDFBB",
            INK,
            3,
        )
        for x, y, s, a in (
            (110, 468, 1.2, 20),
            (154, 500, 0.8, 80),
            (512, 486, 1, -30),
            (476, 512, 0.7, 10),
        )
    )
    whole = place(die + edge + inside + cracks, 316, 276, 0.98)
    return (
        beams(316, 270, 170, ("#6A1F1C", "#8E3026"), 18)
        + glow(doc, 300, 250, 330, "#FFB066", 0.55)
        + shadow(doc, 330, 500, 190, 26)
        + lifted(doc, whole)
        + lifted(doc, shards)
        + glint(doc, 190, 96, 30)
        + glint(doc, 300, 318, 16)
    )
