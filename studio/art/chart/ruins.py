"""Islands with a past: a hut, a skull rock, a wreck, a fort, a temple, a camp, stone heads."""

from studio.art.chart.buildings import banner, hut, stones
from studio.art.chart.goods import barrel, camp_fire, drawn_up_boat
from studio.art.chart.growth import bush, palm, reeds, rock
from studio.art.chart.ink import (
    cast,
    curve,
    cut,
    cuts,
    edged,
    even,
    flat,
    moved,
    outline,
    post,
    ring,
    shade,
)
from studio.art.chart.islands import Island
from studio.art.chart.shore import LEAF, LEAF_DARK, green, sand, shoreline
from studio.art.kit.palette import INK, OAK, WAX_RED, darker
from studio.art.kit.shapes import Points

STONE, STONE_SHADE, STONE_DARK = "#C9B48E", "#8A6F52", "#16100C"


def hermitage() -> Island:
    """A castaway's hut on posts, his fire and his boat."""
    shore = shoreline(37, 82, 46, 22, 0.14)
    body = sand(shore, 37) + green(shore, 37)
    body += palm(44, 6, 62, 18, 0.9, 4) + palm(-50, 8, 52, -14, 0.78, 6) + hut(-4, 22, 1.06)
    body += camp_fire(20, 40) + bush(-52, 26, 0.7, 3) + bush(60, 20, 0.6, 2, LEAF)
    return [shore], body + drawn_up_boat(-4, 55) + reeds(44, 40, 14, 6)


def skull() -> Island:
    """A hill that wind and sea have worn to a skull."""
    shore = shoreline(71, 78, 45, 24, 0.12)
    head = curve([
        (-44, 22), (-38, 2), (-50, -16), (-50, -42), (-34, -66), (-4, -76), (28, -70), (48, -48),
        (50, -20), (38, 0), (40, 22), (22, 34), (-8, 38), (-30, 32),
    ])  # fmt: skip
    dark = curve([
        (14, -74), (28, -70), (48, -48), (50, -20), (38, 0), (40, 22), (22, 34), (6, 36), (22, 10),
        (30, -18), (28, -48),
    ])  # fmt: skip
    body = sand(shore, 71) + green(shore, 71, 0.84) + cast(head, 10) + flat(head, STONE)
    body += flat(dark, STONE_SHADE) + shade(dark, 72, 2.9, 2, opacity=0.92, seed=4)
    body += shade(head, 112, 5, 1.4, (0, 0.3), jitter=0.4, opacity=0.5, seed=7)
    for hollow in (
        [(-32, -30), (-22, -38), (-8, -32), (-6, -18), (-18, -10), (-30, -16)],
        [(10, -32), (24, -36), (34, -26), (30, -12), (18, -10), (8, -18)],
        [(-3, -8), (4, -8), (9, 6), (2, 4), (-6, 6)],
    ):
        body += flat(curve(hollow), STONE_DARK) + outline(curve(hollow), 2.4)
    body += _teeth() + cuts([
        [(-46, -44), (-30, -52), (-14, -50)], [(-38, -60), (-20, -66), (0, -62)],
        [(-40, 4), (-28, 0), (-18, 4)], [(-42, 16), (-32, 14), (-28, 22)],
        [(8, -66), (12, -54), (8, -46), (14, -40)], [(20, 2), (30, 0), (36, 4)],
    ], 2.4)  # fmt: skip
    body += outline(head, 3.2) + flat(ring(-19, -23, 3.4, 3.4), WAX_RED)
    body += flat(ring(21, -22, 3.4, 3.4), WAX_RED) + bush(-50, 22, 0.8, 3, LEAF)
    body += bush(50, 24, 0.9, 4) + bush(-8, -72, 0.7, 5, LEAF) + bush(8, -74, 0.6, 8)
    return [shore], body + palm(56, 18, 46, 12, 0.66, 4) + rock(-60, 34, 16, 10, 2)


def _teeth() -> str:
    mouth = curve([(-24, 36), (-22, 18), (-8, 13), (10, 13), (24, 18), (26, 34)])
    body = flat(mouth, STONE_DARK)
    for x in (-16, -6, 5, 15):
        body += edged([(x - 4, 14), (x + 4, 14), (x + 3, 23), (x - 3, 23)], "#D9C7A2", 1.4)
    return body


def wreck() -> Island:
    """Ribs and half a hull on a bar of sand, the torn sail still up."""
    shore = shoreline(89, 80, 42, 24, 0.18)
    hull = curve([
        (-62, -8), (-48, 8), (-20, 22), (20, 24), (48, 10), (62, -22), (50, -14), (20, -2),
        (-20, -4), (-46, -14),
    ])  # fmt: skip
    body = sand(shore, 89) + cast(hull, 8, 14, 0.35)
    for x, top in ((-44, -30), (-28, -40), (-10, -44), (10, -44), (28, -42), (46, -40)):
        rib = {"rise": 0.1, "fall": 0.4, "last": 0.4}
        line = [(x, 8), (x * 1.16, -14), (x * 1.02, top)]
        body += cut(line, 7, **rib) + cut([*line[:2], (x * 1.02, top + 2)], 3.8, OAK, **rib)
    body += flat(hull, "#7A5334") + shade(hull, -4, 4.6, 1.8, opacity=0.85, seed=4)
    body += shade(hull, 78, 6.5, 1.5, (0.35, 1), opacity=0.85, seed=2) + outline(hull, 3)
    hole = curve([(-8, 4), (6, 0), (16, 8), (8, 16), (-4, 14)])
    body += flat(hole, "#120B07") + outline(hole, 2) + _torn_rig()
    body += barrel(2, 44) + barrel(15, 48) + rock(56, 30, 30, 24, 6) + rock(36, 38, 20, 14, 9)
    return [shore], body + reeds(-66, 22, 16, 3) + reeds(64, 38, 14, 9)


def _torn_rig() -> str:
    mast = {"rise": 0.0, "fall": 0.3, "last": 0.6}
    sail = [
        (-30, -62), (-8, -64), (24, -56), (20, -30), (12, -40), (6, -20), (-2, -38), (-12, -26),
        (-18, -42), (-28, -34),
    ]  # fmt: skip
    return (
        cut([(-22, 4), (-14, -40), (-2, -88)], 8.5, **mast)
        + cut([(-22, 4), (-14, -40), (-2, -87)], 5, OAK, **mast)
        + cut([(-36, -62), (-8, -66), (30, -56)], 5.5)
        + flat(sail, "#D8C8A4")
        + shade(sail, 80, 4, 1.4, (0.3, 1), opacity=0.7, seed=5)
        + outline(sail, 2)
        + even([(-2, -86), (50, -30)], 1.4)
        + even([(-2, -86), (-46, -26)], 1.4)
    )


def fort() -> Island:
    """A ruined fort: a broken tower, a curtain wall with embrasures, its flag still flying."""
    shore = shoreline(43, 82, 44, 24, 0.12)
    body = sand(shore, 43) + green(shore, 43, 0.84)
    wall = [
        (-58, 30), (-58, -8), (-50, -8), (-50, -2), (-42, -2), (-42, -10), (-33, -10), (-33, -4),
        (-24, -4), (-24, -12), (-12, -12), (-8, -4), (4, 2), (12, 12), (24, 10), (30, 16), (40, 14),
        (44, 22), (56, 22), (60, 34), (20, 42), (-26, 40),
    ]  # fmt: skip
    body += cast(wall, 8, 8) + flat(wall, STONE)
    lower = [(-58, 30), (-58, 14), (60, 26), (60, 34), (20, 42), (-26, 40)]
    body += shade(wall, 90, 4, 1.5, (0.45, 1), opacity=0.6, seed=2, jitter=0.3)
    body += flat(lower, STONE_SHADE, 0.5) + stones(wall, 8, 6) + outline(wall, 2.8)
    for x, y in ((-46, 14), (-26, 16)):
        body += _loophole(x, y)
    body += _tower()
    body += _old_gun(44, 36) + rock(-40, 46, 18, 12, 3) + rock(-28, 50, 12, 8, 8)
    body += bush(-60, 32, 0.7, 4, LEAF) + bush(30, 14, 0.55, 6, LEAF) + bush(-28, -4, 0.45, 2, LEAF)
    return [shore], body + palm(62, 26, 48, 10, 0.68, 7) + reeds(4, 52, 16, 5)


def _tower() -> str:
    """The broken keep, its door and flag."""
    tower = curve([(-22, 34), (-19, -40), (-26, -46), (-26, -62)], closed=False)
    right = curve([(24, -50), (18, -40), (22, 36)], closed=False)
    crown = [
        (-26, -62), (-16, -62), (-16, -54), (-7, -54), (-7, -63), (3, -64), (4, -56), (12, -52),
        (16, -58), (24, -50),
    ]  # fmt: skip
    whole: list[tuple[float, float]] = [
        *map(tuple, tower),
        *crown[1:-1],
        *map(tuple, right),
        (0, 42),
    ]
    dark = [(4, -56), (12, -52), (16, -58), (24, -50), (18, -40), (22, 36), (4, 41)]
    body = cast(whole, 9, 6) + flat(whole, STONE) + flat(dark, STONE_SHADE)
    body += shade(dark, 90, 3, 2, opacity=0.9, seed=4) + stones(whole, 9, 3)
    body += cuts([[(-22, -42), (-2, -38), (20, -42)], [(-21, -34), (0, -30), (19, -34)]], 2.2)
    body += edged(curve([(-6, 38), (-6, 20), (0, 12), (7, 20), (7, 39)]), STONE_DARK, 2.2)
    for x, y in ((-10, -18), (8, -14)):
        body += _loophole(x, y)
    return body + outline(whole, 3.2) + banner(-11, -58, 36, WAX_RED, 3, 26)


def _loophole(x: float, y: float) -> str:
    return edged([(x - 2, y - 7), (x + 2, y - 7), (x + 2, y + 4), (x - 2, y + 4)], STONE_DARK, 1.6)


def _old_gun(x: float, y: float) -> str:
    """A cannon on its carriage, pointing to sea."""
    barrel_shape = curve([(x - 16, y - 12), (x + 12, y - 17), (x + 19, y - 17), (x + 19, y - 9),
                          (x + 12, y - 10), (x - 15, y - 3), (x - 20, y - 7)])  # fmt: skip
    return (
        flat(ring(x + 4, y + 3, 20, 4), "#0A1014", 0.32)
        + edged([(x - 16, y - 5), (x + 6, y - 9), (x + 9, y), (x - 14, y + 2)], OAK, 1.8)
        + flat(barrel_shape, "#4A4642")
        + shade(barrel_shape, -8, 2.2, 1, (0.3, 1), opacity=0.9)
        + outline(barrel_shape, 2.2)
        + edged(ring(x - 8, y + 1, 5, 5), OAK, 1.8)
        + edged(ring(x + 4, y - 1, 4.4, 4.4), OAK, 1.8)
    )


def temple() -> Island:
    """A stepped temple in the jungle, its stair to the shore."""
    shore = shoreline(127, 84, 46, 22, 0.13)
    body = sand(shore, 127) + green(shore, 127, 0.88, "#7F9050")
    body += palm(-56, 6, 58, -8, 0.8, 3) + bush(-64, 14, 0.9, 5, LEAF) + bush(62, 12, 1, 7)
    tiers = ((58, 32, 18), (44, 14, 17), (31, -3, 17), (19, -20, 18))
    for half, foot, tall in tiers:
        body += _tier(half, foot, tall)
    shrine = [(-12, -38), (-12, -56), (12, -56), (12, -38)]
    body += flat(shrine, STONE) + flat([(2, -38), (2, -56), (12, -56), (12, -38)], STONE_SHADE)
    body += shade([(2, -38), (2, -56), (12, -56), (12, -38)], 90, 2.6, 1.6) + outline(shrine, 2.4)
    body += edged([(-5, -38), (-5, -50), (4, -50), (4, -38)], STONE_DARK, 1.8)
    roof = [(-17, -56), (-11, -66), (11, -66), (17, -56)]
    body += edged(roof, STONE, 2.2) + shade(roof, 90, 3, 1.4, (0.3, 1))
    body += edged(curve([(-4, -66), (-5, -73), (0, -78), (5, -73), (4, -66)]), "#D9A84C", 1.8)
    body += _stair() + bush(-38, 32, 0.7, 9, LEAF) + bush(42, 36, 0.8, 3, LEAF)
    body += bush(30, -2, 0.5, 4) + bush(-24, -18, 0.45, 8, LEAF) + bush(-46, 14, 0.5, 1, LEAF)
    body += cuts([[(20, -18), (22, -8), (19, 4)], [(24, -17), (27, -9), (25, -2)],
                  [(-34, 0), (-36, 10), (-33, 18)]], 2.2, LEAF_DARK)  # fmt: skip
    body += palm(58, 34, 52, 12, 0.74, 11) + rock(-54, 44, 20, 12, 6)
    return [shore], body + reeds(-30, 50, 16, 3)


def _tier(half: float, foot: float, tall: float) -> str:
    """One step of the temple: a battered block with its ledge, lit from the left."""
    top = half - 6
    block = [(-half, foot), (-top, foot - tall), (top, foot - tall), (half, foot), (0, foot + 5)]
    dark = [(top * 0.42, foot - tall), (top, foot - tall), (half, foot), (half * 0.46, foot + 3)]
    ledge = [(-top - 3, foot - tall + 4), (-top - 2, foot - tall - 1), (top + 2, foot - tall - 1),
             (top + 3, foot - tall + 4)]  # fmt: skip
    return (
        cast(block, 6, 5, 0.28)
        + flat(block, STONE)
        + flat(dark, STONE_SHADE)
        + shade(dark, 86, 3, 1.9, opacity=0.9, seed=int(half))
        + stones(block, 8, int(half))
        + outline(block, 2.6)
        + edged(ledge, "#DCC9A2", 1.6)
    )


def _stair() -> str:
    """The steps from the shrine to the sand."""
    flight = [(-7, -38), (7, -38), (15, 38), (-13, 38)]
    steps: list[list[tuple[float, float]]] = []
    for k in range(15):
        t = k / 14
        half = 6.5 + 7 * t
        steps.append([(-half + 0.5 * t, -36 + 72 * t), (half + 0.5 * t, -36 + 72 * t)])
    rails = ([(-7, -38), (-13, 38)], [(7, -38), (15, 38)])
    return (
        flat(flight, "#DCC9A2")
        + shade(flight, 90, 3.4, 1.2, (0.62, 1), opacity=0.6)
        + "".join(even(step, 1.2, INK, 0.85) for step in steps)
        + "".join(post(rail, 2.6, STONE, 2) for rail in rails)
    )


def camp() -> Island:
    """A buccaneers' camp: two tents of sailcloth, a black flag, loot round the fire."""
    shore = shoreline(149, 84, 46, 20, 0.12)
    body = sand(shore, 149) + green(shore, 149, 0.84)
    body += palm(-58, 4, 62, -6, 0.86, 9) + palm(64, 6, 46, 10, 0.7, 13)
    body += bush(-66, 14, 0.8, 5, LEAF) + bush(4, -8, 0.8, 6) + bush(-14, -6, 0.7, 8, LEAF)
    body += banner(6, 4, 74, "#1B1A1E", 4, 32) + _tent(-32, 24, 1.1, "#D8C8A4")
    body += _tent(36, 22, 0.98, "#B5674A") + camp_fire(4, 36)
    body += barrel(-4, 20, 0.62) + barrel(8, 17, 0.62) + _loot(26, 48)
    return [shore], body + reeds(-24, 50, 14, 3) + rock(-4, 54, 14, 8, 2)


def _tent(x: float, y: float, size: float, cloth: str) -> str:
    """A ridge tent of old sail, its mouth open."""

    def at(points: list[tuple[float, float]]) -> Points:
        return moved(points, x, y, size)

    front = at([(-20, 6), (-3, -30), (14, 8)])
    side = at([(-3, -30), (22, -36), (36, 1), (14, 8)])
    mouth = at([(-8, 7), (-3, -20), (4, 7.6)])
    flap = at([(4, 7.6), (-3, -20), (9, 4)])
    body = cast(at([(-20, 6), (-3, -30), (22, -36), (36, 1), (14, 8)]), 7, 5)
    body += flat(front, cloth) + shade(front, 76, 4, 1.3, (0.5, 1), opacity=0.6, seed=2)
    body += flat(side, darker(cloth, 0.22)) + shade(side, 68, 3.4, 1.7, opacity=0.75, seed=4)
    body += edged(mouth, "#1B120C", 1.6) + edged(flap, cloth, 1.5)
    patch = at([(14, -18), (22, -20), (25, -11), (16, -9)])
    body += edged(patch, darker(cloth, 0.4), 1.3) + outline(front, 2.4) + outline(side, 2.4)
    ropes = [at([(-20, 6), (-28, 11)]), at([(36, 1), (43, 5)]), at([(14, 8), (17, 14)])]
    return (
        body
        + "".join(even(rope, 1.5) for rope in ropes)
        + post(at([(-3, -30), (-4, -38)]), 2, OAK, 2)
    )


def _loot(x: float, y: float) -> str:
    """An open chest and coins on the sand."""
    box = [(x - 13, y - 8), (x + 11, y - 10), (x + 12, y + 2), (x - 12, y + 4)]
    lid = curve(
        [(x - 13, y - 9), (x - 13, y - 18), (x - 2, y - 22), (x + 10, y - 20), (x + 11, y - 11)]
    )
    gold = curve([(x - 11, y - 8), (x - 5, y - 13), (x + 2, y - 12), (x + 9, y - 10)])
    body = flat(ring(x + 4, y + 4, 17, 4), "#0A1014", 0.32) + edged(lid, "#5B3A22", 1.9)
    body += (
        edged(gold, "#F0CB74", 1.5) + edged(box, "#8F6238", 1.9) + shade(box, -4, 3, 1.2, (0.2, 1))
    )
    body += cuts(
        [[(x - 6, y - 8), (x - 5, y + 3)], [(x + 6, y - 9), (x + 6, y + 3)]], 2.8, "#D9A84C"
    )
    for dx, dy in ((-18, 3), (-14, 7), (16, 6), (20, 2), (2, 9)):
        body += edged(ring(x + dx, y + dy, 3, 1.8), "#F0CB74", 1.1)
    return body


def totems() -> Island:
    """Great stone heads that look out to sea, one of them fallen."""
    shore = shoreline(163, 82, 45, 22, 0.13)
    body = sand(shore, 163) + green(shore, 163, 0.9, "#97A05C")
    body += palm(-64, 10, 44, -8, 0.66, 5) + bush(62, 14, 0.8, 3, LEAF) + reeds(30, 0, 20, 8)
    body += _head(43, 8, 0.8, 2) + _head(-37, 14, 0.92, 5) + _head(4, 24, 1.12, 8)
    fallen = moved(_HEAD_SHAPE, 34, 44, 0.5, 78)
    body += cast(fallen, 4, 5) + flat(fallen, STONE) + shade(fallen, 20, 3.4, 1.6, (0.4, 1), seed=4)
    body += outline(fallen, 2.4) + bush(60, 36, 0.55, 9) + rock(-46, 46, 18, 11, 4)
    return [shore], body + reeds(-16, 40, 16, 4) + reeds(20, 38, 14, 6) + bush(
        -20, 30, 0.5, 2, LEAF
    )


_HEAD_SHAPE = curve([
    (-17, 10), (-18, -18), (-21, -30), (-19, -56), (-8, -66), (8, -66), (18, -56), (20, -34),
    (16, -16), (18, 10), (0, 14),
])  # fmt: skip


def _head(x: float, y: float, size: float, seed: int) -> str:
    """One stone head on its shoulders, turned a little to the left."""

    def at(points: list[tuple[float, float]]) -> Points:
        return moved(points, x, y, size)

    whole = moved(_HEAD_SHAPE, x, y, size)
    dark = curve(
        at([(6, -66), (18, -56), (20, -34), (16, -16), (18, 10), (2, 13), (6, -10), (8, -40)])
    )
    brow = curve(at([(-20, -46), (-8, -52), (6, -50), (14, -44), (6, -43), (-8, -44)]))
    nose = curve(at([(-8, -45), (-3, -46), (-1, -26), (-3, -21), (-12, -22), (-13, -26)]))
    body = cast(whole, 9, 6) + flat(whole, STONE) + flat(dark, STONE_SHADE)
    body += shade(dark, 82, 3, 1.9, opacity=0.9, seed=seed)
    body += shade(whole, 100, 4.6, 1.2, (0, 0.25), jitter=0.4, opacity=0.5, seed=seed + 1)
    for socket in (
        [(-17, -42), (-9, -43), (-9, -37), (-16, -36)],
        [(0, -43), (11, -42), (9, -36), (0, -37)],
    ):
        body += flat(curve(at(socket)), STONE_DARK)
    body += flat(brow, STONE) + outline(brow, 2) + flat(nose, "#D8C6A0") + outline(nose, 2)
    mouth = [at([(-13, -14), (-5, -16), (7, -14)]), at([(-10, -9), (-4, -10), (4, -9)])]
    ear = at([(15, -44), (17, -34), (14, -24)])
    body += cuts([*mouth, ear, at([(-16, -4), (-8, 0), (8, -1)])], 2.6 * size)
    return body + outline(whole, 3) + bush(x - 14 * size, y + 9 * size, 0.4, seed)
