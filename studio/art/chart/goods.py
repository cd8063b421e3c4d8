"""Goods and gear on shores: casks, sacks, nets, boats, a camp fire."""

from studio.art.chart.ink import (
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
from studio.art.kit.palette import FOAM, INK, OAK, PARCHMENT_LIGHT, lighter


def barrel(x: float, y: float, size: float = 1, colour: str = OAK) -> str:
    """A standing cask with two hoops, on its middle."""
    shape = curve(moved([(-7, -8), (0, -10), (7, -8), (8, 0), (6, 8), (0, 9), (-6, 8), (-8, 0)],
                        x, y, size))  # fmt: skip
    lid = ring(x, y - 8 * size, 6 * size, 2 * size)
    hoops = "".join(
        even(
            [(x - 8 * size, y + h * size), (x, y + (h + 1.4) * size), (x + 8 * size, y + h * size)],
            1.5 * max(size, 0.8),
        )
        for h in (-4, 3.4)
    )
    return (
        flat(shape, colour)
        + shade(shape, 90, 2.6 * size, 1.1 * size, (0.2, 1), opacity=0.7)
        + flat(lid, lighter(colour, 0.25))
        + hoops
        + outline(shape, 1.9 * max(size, 0.8))
    )


def lying_barrel(x: float, y: float, size: float = 1, colour: str = OAK) -> str:
    """A cask on its side, its head to the viewer's left."""
    shape = curve(
        moved(
            [(-11, -7), (0, -9), (11, -7), (12, 0), (11, 7), (0, 9), (-11, 7), (-12, 0)], x, y, size
        )
    )
    head = ring(x - 10 * size, y, 4.4 * size, 7 * size)
    hoops = "".join(
        cut(
            [
                (x + h * size, y - 8.4 * size),
                (x + (h + 2.4) * size, y),
                (x + h * size, y + 8.4 * size),
            ],
            2.4 * size,
            rise=0.05,
            fall=0.05,
        )
        for h in (-4, 5)
    )
    return (
        flat(shape, colour)
        + shade(shape, 0, 2.6 * size, 1.3 * size, (0, 1), opacity=0.75)
        + hoops
        + outline(shape, 2)
        + edged(head, lighter(colour, 0.3), 1.6)
        + even([(x - 10 * size, y - 6 * size), (x - 10 * size, y + 6 * size)], 1)
        + edged(ring(x - 10 * size, y + 2 * size, 1.1 * size, 1.1 * size), INK, 0.6)
    )


def camp_fire(x: float, y: float) -> str:
    """Logs and embers; the flames are a sprite."""
    return (
        flat(ring(x, y + 1, 13, 4.4), "#0A1014", 0.35)
        + "".join(edged(ring(x + a, y + b, 2.6, 2), "#8A7A68", 1.2)
                  for a, b in ((-9, 0), (-5, 3.4), (1, 4.4), (7, 3), (9, -0.6)))
        + post([(x - 8, y + 1), (x + 6, y - 5)], 3, "#6B4526", 2)
        + post([(x - 6, y - 5), (x + 8, y + 1)], 3, OAK, 2)
        + flat(ring(x, y - 1.6, 4, 1.8), "#F07A2A")
    )  # fmt: skip


def drawn_up_boat(x: float, y: float, size: float = 1) -> str:
    """A rowing boat on the sand."""
    hull = curve(moved([(-19, -4), (-7, 4), (9, 4), (19, -5), (1, -3)], x, y, size))
    inside = curve(moved([(-16, -3.4), (-6, 0.6), (8, 0.4), (16, -4), (1, -2.6)], x, y, size))
    return (
        flat(ring(x + 3, y + 5 * size, 19 * size, 3), "#0A1014", 0.3)
        + flat(hull, OAK)
        + shade(hull, 0, 2.6, 1.1, (0.4, 1), opacity=0.9)
        + flat(inside, "#3A2416")
        + outline(hull, 2)
        + even(moved([(-4, -3), (-3, 1)], x, y, size), 2, "#9A7145")
        + even(moved([(5, -3), (6, 1)], x, y, size), 2, "#9A7145")
    )


def moored_boat(x: float, y: float, size: float = 1) -> str:
    """A skiff afloat with its mast and a furled sail."""
    hull = curve(moved([(-20, -5), (-8, -1), (8, -1), (20, -7), (14, 4), (-13, 5)], x, y, size))
    sail = curve(moved([(-1, -32), (5, -26), (6, -12), (2, -6), (-1, -10)], x, y, size))
    ripples = [
        moved([(-24, 6), (-8, 8), (10, 6), (24, 8)], x, y, size),
        moved([(-14, 11), (2, 12), (16, 10)], x, y, size),
    ]
    return (
        flat(hull, OAK)
        + shade(hull, 0, 2.6, 1.2, (0.35, 1), opacity=0.9)
        + outline(hull, 2)
        + post(moved([(0, -3), (0, -36)], x, y, size), 1.8, OAK, 2)
        + edged(sail, PARCHMENT_LIGHT, 1.5)
        + cuts(ripples, 2.2, FOAM, 0.9)
    )


def net_rack(x: float, y: float, wide: float = 26) -> str:
    """A fishing net hung up to dry."""
    net = curve([(x, y - 20), (x + wide * 0.5, y - 16), (x + wide, y - 21), (x + wide - 2, y - 6),
                 (x + wide * 0.5, y - 3), (x + 2, y - 6)])  # fmt: skip
    return (
        post([(x, y), (x, y - 23)], 2.2, OAK, 2)
        + post([(x + wide, y - 1), (x + wide, y - 24)], 2.2, OAK, 2)
        + flat(net, "#D9C79A", 0.55)
        + shade(net, 45, 4, 1, opacity=0.8, seed=2)
        + shade(net, -45, 4, 1, opacity=0.8, seed=3)
        + even([(x, y - 20), (x + wide * 0.5, y - 16), (x + wide, y - 21)], 1.6)
    )


def sacks(x: float, y: float, colour: str = "#D8C08E") -> str:
    """Three full sacks leaning together."""
    body = ""
    for dx, dy, size in ((-7, 0, 0.9), (7, 0.4, 0.95), (0, 3, 1.0)):
        sack = curve(moved([(-6, 2), (-7, -6), (-3, -12), (-4, -15), (3, -15), (2, -12), (7, -6),
                            (6, 2), (0, 3.4)], x + dx, y + dy, size))  # fmt: skip
        body += flat(sack, colour) + shade(
            sack, 80, 2.8, 1.1, (0.45, 1), opacity=0.7, seed=int(dx) + 9
        )
        body += outline(sack, 1.8) + even(
            moved([(-3.4, -11.6), (2.4, -11.6)], x + dx, y + dy, size), 1.3
        )
    return body
