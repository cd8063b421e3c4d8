"""What each port is known by: pans and heaps of salt, a widow's walk, casks, vats, gallows, a bell,
kilns."""

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
from studio.art.kit.palette import (
    BRASS_LIGHT,
    INK,
    LANTERN,
    OAK,
    PARCHMENT_LIGHT,
    SEPIA,
    WAX_RED,
)

STONE, STONE_SHADE, STONE_DARK = "#D8C6A0", "#8A6F52", "#1B120C"
COPPER, COPPER_SHADE = "#C8743A", "#7A3C1C"


def salt_pans(x: float, y: float) -> str:
    """Four shallow basins with bright brine, seen aslant."""
    body = ""
    for row in range(2):
        for column in range(2):
            left, top = x + column * 24 + row * 7, y + row * 13
            pan = [(left, top), (left + 22, top - 2), (left + 27, top + 9), (left + 5, top + 11)]
            middle = [(left + 5, top + 2.4), (left + 19, top + 1), (left + 22, top + 7),
                      (left + 8, top + 8.4)]  # fmt: skip
            body += edged(pan, "#B99A6A", 1.8) + edged(middle, "#BFE3E0", 1.3)
            body += cuts(
                [
                    [(left + 9, top + 4), (left + 18, top + 3.4)],
                    [(left + 11, top + 6.4), (left + 19, top + 5.6)],
                ],
                1.3,
                "#FFFFFF",
            )
    return body


def salt_heap(x: float, y: float, size: float) -> str:
    """A white cone of salt."""
    heap = curve(
        moved([(-15, 2), (-9, -8), (-2, -20), (2, -20), (9, -8), (15, 2), (0, 5)], x, y, size)
    )
    dark = curve(moved([(1, -20), (9, -8), (15, 2), (4, 5), (5, -6)], x, y, size))
    return (
        cast(heap, 6, 3, 0.28)
        + flat(heap, "#FBF6EA")
        + flat(dark, "#B9B7B4")
        + shade(dark, 66, 2.6, 1.2, opacity=0.7, seed=int(x))
        + outline(heap, 2)
    )


def windmill(x: float, y: float) -> str:
    """A white mill with four latticed sails."""
    tower = [(x - 12, y + 16), (x - 8, y - 36), (x + 8, y - 36), (x + 12, y + 16)]
    dark = [(x + 3, y + 16), (x + 2, y - 36), (x + 8, y - 36), (x + 12, y + 16)]
    cap = curve(
        [(x - 11, y - 35), (x - 7, y - 45), (x + 1, y - 49), (x + 8, y - 45), (x + 11, y - 35)]
    )
    body = cast(tower, 7, 5) + flat(tower, PARCHMENT_LIGHT) + flat(dark, "#A99777")
    body += shade(dark, 0, 2.8, 1.2, opacity=0.8, seed=4) + outline(tower, 2.6)
    body += edged(
        [(x - 4, y + 16), (x - 4, y + 4), (x + 4, y + 4), (x + 4, y + 16)], STONE_DARK, 1.6
    )
    body += edged([(x - 3, y - 14), (x + 3, y - 14), (x + 3, y - 7), (x - 3, y - 7)], LANTERN, 1.5)
    body += flat(cap, "#5F6E7E") + shade(cap, 90, 3, 1.3, (0.3, 1)) + outline(cap, 2.2)
    hub = (x, y - 38)
    for quarter in range(4):
        body += _mill_sail(hub, 22 + 90 * quarter)
    return body + edged(ring(*hub, 3.4, 3.4), OAK, 1.8)


def _mill_sail(hub: tuple[float, float], turn: float) -> str:
    cloth = moved([(3, 2), (32, 2), (32, 11), (3, 9)], *hub, turn=turn)
    arm = moved([(0, 0), (35, 0)], *hub, turn=turn)
    bars = "".join(even(moved([(a, 2), (a, 10)], *hub, turn=turn), 1) for a in (8, 13, 18, 23, 28))
    return (
        edged(cloth, PARCHMENT_LIGHT, 1.6)
        + bars
        + even(moved([(3, 6), (32, 6.4)], *hub, turn=turn), 1)
        + post(arm, 1.8, OAK, 2)
    )


def wharf_house(x: float, y: float) -> str:
    """A tall narrow house with a railed walk on its roof."""
    front = [(x - 17, y + 14), (x - 17, y - 44), (x + 11, y - 44), (x + 11, y + 14)]
    side = [(x + 11, y + 14), (x + 11, y - 44), (x + 22, y - 49), (x + 22, y + 7)]
    roof = [
        (x - 21, y - 42), (x - 12, y - 57), (x + 17, y - 60), (x + 26, y - 48), (x + 12, y - 42),
    ]  # fmt: skip
    body = (
        cast(front, 14, 6) + flat(front, "#C9BFA6") + shade(front, 0, 3.6, 1.3, opacity=0.5, seed=2)
    )
    body += shade(front, 90, 4, 1.2, (0.55, 1), opacity=0.35) + edged(side, "#7A6E58", 1.8)
    body += shade(side, 0, 2.8, 1.4, opacity=0.8, seed=3) + outline(front, 2.2)
    body += (
        flat(roof, "#4C5563") + shade(roof, 88, 3, 1.3, (0.2, 1), opacity=0.8) + outline(roof, 2.4)
    )
    for row in range(3):
        for column in range(2):
            left, top = x - 13 + column * 13, y - 38 + row * 16
            pane = [(left, top), (left + 7, top), (left + 7, top + 9), (left, top + 9)]
            lit = LANTERN if (row, column) in ((0, 1), (1, 0), (2, 1)) else "#3A4048"
            body += edged(pane, lit, 1.5) + even([(left + 3.5, top), (left + 3.5, top + 9)], 0.9)
    rail = [(x - 10, y - 66), (x + 16, y - 69)]
    for k in range(5):
        a = x - 10 + 6.5 * k
        body += even([(a, y - 57 - k * 0.7), (a, y - 66 - k * 0.75)], 1.5)
    return body + even(rail, 2.2) + post([(x + 20, y - 52), (x + 20, y - 66)], 4, WAX_RED, 2.2)


def watching_widow(x: float, y: float) -> str:
    """A small cloaked figure on the walk."""
    cloak = curve([(x - 3, y - 8), (x + 1, y - 10), (x + 4, y - 2), (x + 6, y + 9), (x - 6, y + 9),
                   (x - 4, y - 1)])  # fmt: skip
    return (
        edged(cloak, "#2B2430", 1.4)
        + edged(ring(x, y - 9, 2.6, 3), "#E5C8A0", 1.2)
        + cut([(x - 3, y - 9), (x, y - 13), (x + 3.4, y - 8)], 2.6, "#2B2430")
    )


def cooper_hoops(x: float, y: float) -> str:
    """Iron hoops hung in the shed."""
    return "".join(
        even([*ring(x + k * 13, y - 10, 5, 6), (x + k * 13 + 5, y - 10)], 1.7, BRASS_LIGHT, 0.85)
        for k in range(3)
    )


def molasses_vat(x: float, y: float, size: float) -> str:
    """A copper boiler over its fire, foam on the syrup."""
    pot = curve(moved([(-15, -22), (-17, -12), (-14, -4), (-8, 0), (8, 0), (14, -4), (17, -12),
                       (15, -22)], x, y, size))  # fmt: skip
    dark = curve(
        moved([(4, -22), (8, -10), (4, 0), (9, 0), (14, -4), (17, -12), (15, -22)], x, y, size)
    )
    hearth = moved([(-18, 6), (-15, -4), (15, -4), (18, 6)], x, y, size)
    mouth = curve(moved([(-7, 6), (-6, 0), (0, -2), (6, 0), (7, 6)], x, y, size))
    lip = ring(x, y - 22 * size, 15.5 * size, 5 * size)
    syrup = ring(x, y - 22 * size, 12 * size, 3.6 * size)
    return (
        cast(hearth, 7, 4)
        + edged(hearth, "#8A6F52", 2)
        + shade(hearth, 0, 3.4, 1.4, opacity=0.7)
        + edged(mouth, "#3A1A12", 1.5)
        + flat(ring(x, y + 3.4 * size, 4.4 * size, 2.4 * size), "#F07A2A")
        + flat(ring(x, y + 4 * size, 2.4 * size, 1.4 * size), LANTERN)
        + flat(pot, COPPER)
        + flat(dark, COPPER_SHADE)
        + shade(dark, 84, 2.6, 1.3, opacity=0.8)
        + cut(moved([(-12, -18), (-13, -11), (-9, -4)], x, y, size), 3.4 * size, "#F2B27A", 0.9)
        + even(moved([(-16, -14), (0, -11), (16, -14)], x, y, size), 1.6)
        + outline(pot, 2.6)
        + edged(lip, "#E8A063", 2)
        + edged(syrup, "#3A1A0C", 1.4)
        + flat(ring(x - 4 * size, y - 22.6 * size, 4 * size, 1.2 * size), "#C98A4A")
    )


def gallows(x: float, y: float) -> str:
    """A scaffold with a beam, a noose and an iron cage."""
    deck = [(x - 26, y - 12), (x + 22, y - 16), (x + 30, y - 6), (x - 18, y - 1)]
    body = flat(moved(deck, 10, 14), "#0A1014", 0.3)
    for a, b in ((-24, -10), (-16, 1), (4, -1), (27, -4), (20, -12)):
        body += post([(x + a, y + b + 10), (x + a, y + b)], 3, SEPIA, 2.2)
    body += (
        flat(deck, "#A87B4A") + shade(deck, 66, 4.4, 1.5, opacity=0.8, seed=2) + outline(deck, 2.2)
    )
    body += edged([(x - 18, y - 1), (x + 30, y - 6), (x + 30, y - 2), (x - 18, y + 3)], OAK, 1.6)
    body += post([(x - 14, y - 8), (x - 14, y - 82)], 5, OAK, 3) + post(
        [(x - 14, y - 62), (x + 4, y - 80)], 3, OAK, 2.4
    )
    body += post([(x - 20, y - 80), (x + 44, y - 83)], 4.6, OAK, 3)
    body += even([(x + 12, y - 80), (x + 12, y - 54)], 2.4, "#D9C08A")
    noose = ring(x + 12, y - 46, 5, 8)
    body += even([*noose, noose[0]], 4.4) + even([*noose, noose[0]], 2.4, "#E9D6AA")
    return body + _cage(x + 37, y - 80)


def _cage(x: float, y: float) -> str:
    """An iron cage on its chain, bones within."""
    body = even([(x, y), (x, y + 12)], 2.2)
    body += edged(ring(x, y + 25, 4.6, 5), "#E9E0C8", 1.4)
    body += flat(ring(x - 1.7, y + 25, 1.2, 1.4), INK) + flat(ring(x + 1.8, y + 25, 1.2, 1.4), INK)
    body += cuts([[(x, y + 30), (x, y + 42)], [(x - 4, y + 33), (x + 4, y + 33)],
                  [(x - 3.4, y + 37), (x + 3.4, y + 37)]], 1.9, "#E9E0C8")  # fmt: skip
    hoops = ""
    for down, half in ((12, 3), (20, 8), (32, 9), (44, 7)):
        hoops += even(ring(x, y + down, half, 2.4, 0, 180), 2)
    bars = "".join(
        cut(
            [(x + a * 0.3, y + 12), (x + a, y + 22), (x + a * 1.1, y + 34), (x + a * 0.75, y + 45)],
            2,
            rise=0.02,
            fall=0.02,
        )
        for a in (-8, -3, 3, 8)
    )
    return body + hoops + bars + edged(ring(x, y + 46, 6.4, 2), "#3A3632", 1.4)


def bell_tower(x: float, y: float) -> str:
    """A white campanile: open belfry with its bell, a domed cap and a vane."""
    shaft = [(x - 14, y + 14), (x - 12, y - 40), (x + 12, y - 40), (x + 14, y + 14)]
    dark = [(x + 4, y + 14), (x + 4, y - 40), (x + 12, y - 40), (x + 14, y + 14)]
    body = cast(shaft, 9, 5) + flat(shaft, PARCHMENT_LIGHT) + flat(dark, "#A99777")
    body += shade(dark, 0, 2.8, 1.3, opacity=0.85, seed=2) + outline(shaft, 2.6)
    body += edged(
        [(x - 16, y - 38), (x + 16, y - 38), (x + 14, y - 43), (x - 14, y - 43)], STONE, 1.8
    )
    body += edged(
        curve([(x - 4, y + 14), (x - 4, y + 4), (x, y), (x + 4, y + 4), (x + 4, y + 14)]),
        STONE_DARK,
        1.6,
    )
    for up in (-12, -28):
        body += edged(
            [(x - 2.4, y + up), (x + 2.4, y + up), (x + 2.4, y + up + 8), (x - 2.4, y + up + 8)],
            LANTERN,
            1.4,
        )
    return body + _belfry(x, y) + _dome(x, y)


def _belfry(x: float, y: float) -> str:
    """The open storey with the bell in it, between two ledges."""
    body = edged(
        [(x - 13, y - 43), (x - 13, y - 70), (x + 13, y - 70), (x + 13, y - 43)],
        PARCHMENT_LIGHT,
        2.2,
    )
    hollow = curve([(x - 9, y - 44), (x - 9, y - 60), (x - 5, y - 66), (x, y - 68), (x + 5, y - 66),
                    (x + 9, y - 60), (x + 9, y - 44)])  # fmt: skip
    body += edged(hollow, "#241A14", 1.8)
    bell = curve([
        (x - 2, y - 64), (x + 2, y - 64), (x + 4, y - 57), (x + 7.4, y - 49), (x - 7.4, y - 49),
        (x - 4, y - 57),
    ])  # fmt: skip
    body += edged(bell, "#E2B13C", 1.6) + cut([(x - 2, y - 62), (x - 4, y - 52)], 1.8, "#FFF1B8")
    body += edged(ring(x, y - 47.6, 2, 2), "#8A5E17", 1.1)
    body += edged(
        [(x - 16, y - 69), (x + 16, y - 69), (x + 14, y - 74), (x - 14, y - 74)], STONE, 1.8
    )
    return body


def _dome(x: float, y: float) -> str:
    """The green cap and its vane."""
    dome = curve([(x - 13, y - 74), (x - 11, y - 84), (x - 4, y - 91), (x, y - 96), (x + 4, y - 91),
                  (x + 11, y - 84), (x + 13, y - 74)])  # fmt: skip
    body = (
        flat(dome, "#2F7D6B")
        + shade(dome, 78, 3.2, 1.5, (0.35, 1), opacity=0.85)
        + outline(dome, 2.4)
    )
    body += even([(x, y - 95), (x, y - 106)], 2) + edged(
        [(x, y - 106), (x + 9, y - 103), (x, y - 100)], BRASS_LIGHT, 1.2
    )
    return body


def tar_kiln(x: float, y: float, size: float) -> str:
    """A domed kiln of stone with a glowing mouth and a flue."""
    dome = curve(moved([(-20, 8), (-19, -10), (-12, -26), (-4, -33), (5, -33), (13, -26), (19, -10),
                        (20, 8), (0, 12)], x, y, size))  # fmt: skip
    dark = curve(moved([(5, -33), (13, -26), (19, -10), (20, 8), (8, 11), (10, -10)], x, y, size))
    flue = moved([(-6, -31), (-5, -44), (5, -44), (6, -31)], x, y, size)
    mouth = curve(moved([(-9, 9), (-8, -2), (0, -8), (8, -2), (9, 9)], x, y, size))
    courses = [
        moved([(-half, up), (0, up + 2.6), (half, up)], x, y, size)
        for half, up in ((20, 0), (18.6, -8), (16, -16), (12, -24))
    ]
    return (
        cast(dome, 9, 5)
        + edged(flue, "#6B5A4A", 2)
        + shade(flue, 0, 3, 1.3)
        + flat(dome, "#A08A6C")
        + flat(dark, "#5E4A38")
        + shade(dark, 70, 2.8, 1.6, opacity=0.9, seed=3)
        + cuts(courses, 1.5, INK, 0.7, rise=0.1, fall=0.1)
        + outline(dome, 3)
        + edged(mouth, "#2A100A", 2.2)
        + flat(curve(moved([(-6, 8), (-5, 2), (0, -2), (5, 2), (6, 8)], x, y, size)), "#D4471F")
        + flat(
            curve(moved([(-3.4, 8), (-2.6, 4), (0, 1), (2.6, 4), (3.4, 8)], x, y, size)), "#FFC35A"
        )
    )


def tar_pot(x: float, y: float) -> str:
    """A cauldron of tar on three legs."""
    pot = curve([
        (x - 7, y - 9), (x - 8, y - 3), (x - 4, y + 1), (x + 4, y + 1), (x + 8, y - 3),
        (x + 7, y - 9),
    ])  # fmt: skip
    legs = "".join(even([(x + a, y - 1), (x + a * 1.3, y + 4)], 2) for a in (-5, 0, 5))
    shine = cut([(x - 5, y - 8), (x - 5.6, y - 4)], 1.8, "#8A8690")
    return (
        legs
        + flat(pot, "#3A3840")
        + shine
        + outline(pot, 1.9)
        + edged(ring(x, y - 9, 7, 2.4), "#0D0B0C", 1.5)
    )
