"""Pictures of cloth in the wind: the black flag, and four liveries on one halyard."""

import math

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff
from studio.art.emblems.figures import figure
from studio.art.emblems.pictures import seat_figure
from studio.art.kit.document import Document
from studio.art.kit.fields import Array
from studio.art.kit.light import glint
from studio.art.kit.palette import INK, SEATS, darker, lighter, mix
from studio.art.kit.rope import rope
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import brush, contour, swell
from studio.art.kit.svg import group, path, path_data, place
from studio.art.scallywager.forms import OAK, skull, tube
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import cloud, lifted, sky
from studio.art.ships.flags import crossbones

CLOUD = Stuff("#6E6A74", "#A89CA0", "#E6D8C4", "#FBF0D8", "#FFFFFF")


def flying(
    doc: Document,
    colour: str,
    long: float,
    high: float,
    badge: str,
    phase: float = 0.1,
    torn: int = 0,
    size: float = 1,
) -> str:
    """A flag streaming to the right from its hoist at the origin, `badge` on it."""

    def at(u: Array, v: Array) -> Points:
        swing = high * 0.17 * np.clip(u, 0, 1) ** 0.7 * np.sin(math.tau * (1.25 * u - phase))
        return np.stack(
            [
                long * u - 0.05 * long * np.sin(math.tau * 1.25 * u),
                (v - 0.5) * high * (1 - 0.06 * u) + swing,
            ],
            -1,
        )

    u = np.linspace(0, 1, 60)
    edge = np.linspace(0, 1, 34)
    fly = at(np.ones(34), edge)
    if torn:
        rng = np.random.default_rng(torn)
        bite = (
            np.where(np.arange(34) % 3 == 1, rng.uniform(0.06, 0.2, 34), rng.uniform(0, 0.04, 34))
            * long
        )
        fly[:, 0] -= bite
    outline = np.vstack([at(u, 0 * u), fly, at(u, 0 * u + 1)[::-1]])

    def fold(x: Array) -> Array:
        return np.sin(math.tau * (1.25 * x - phase) + 1.35)

    base = mix(colour, "#FFF3D8", 0.1)
    columns = ""
    for k in range(48):
        a = np.full(14, (k + 0.5) / 48)
        value = float(fold(a[:1])[0])
        ink = (
            (darker(colour, 0.62), min(0.8, value))
            if value > 0
            else (lighter(colour, 0.5), min(0.6, -value * 0.8))
        )
        strip = np.vstack(
            [at(a - 0.011, np.linspace(0, 1, 14)), at(a + 0.011, np.linspace(1, 0, 14))]
        )
        columns += path(path_data(strip), ink[0], opacity=ink[1])
    lines = ""
    for v in np.arange(0.01, 1, 4.2 / high):
        dark = np.clip(fold(u) * 0.8 + 0.1 + 0.2 * u, 0, 1)
        lines += swell(at(u, 0 * u + v), 3 * dark, 0.3)
    (x, y), (after, fell) = at(np.array([0.46, 0.56]), np.array([0.5, 0.5]))
    lean = math.degrees(math.atan2(fell - y, after - x)) * 0.7
    mark = place(badge, float(x), float(y), size, lean)
    data = path_data(outline)
    return (
        path(data, base)
        + doc.clipped(data, columns)
        + doc.clipped(data, mark)
        + doc.clipped(data, group(columns, opacity=0.45))
        + doc.clipped(data, path(lines, INK, opacity=0.85))
        + path(contour(outline, 5.4, smooth=False, lit=0.6), INK)
        + path(brush([(3, -high / 2), (6, 0), (3, high / 2)], 5, 3, 3), mix(colour, INK, 0.7))
    )


def black_flag(doc: Document) -> str:
    """The black flag against a red evening."""
    bone = "#F1E9D8"
    badge = crossbones(bone) + figure("skull", bone, "#171419", "#171419", 12)
    flag = place(
        flying(doc, "#2B2A31", 452, 312, place(badge, 0, -6, 1.32), 0.12, 5), 112, 240, 1, -4
    )
    staff = tube([(96, 580), (104, 60)], [14, 11], OAK, 4, True)
    top = place(skull(doc, GOLD, "#2A1606"), 105, 46, 0.24)
    ropes = path(brush([(120, 82), (126, 300), (110, 580)], 3, 2, 2), INK)
    dark = Stuff("#2A1418", "#5A2A2A", "#A85A40", "#E8A060", "#FFE0A0")
    return (
        sky(doc, ("#3A1424", "#A83A2E", "#F0A04A", "#FFE0A0"), 500, (470, 420, 46, "#FFD070"), 5)
        + cloud(doc, 500, 130, 330, 90, 4, dark)
        + cloud(doc, 80, 330, 260, 80, 9, dark)
        + cloud(doc, 560, 380, 240, 60, 11, dark)
        + wave(496, 120, 10, 1, ("#3A2A3A", "#C8764A", "#1C1420"), 90, 4, 9)
        + lifted(doc, staff, ropes, flag, top)
        + glint(doc, 96, 26, 18)
    )


def show_your_colours(doc: Document) -> str:
    """Four liveries broken out on one halyard."""
    flags = ""
    for k, (seat, x, y, turn) in enumerate(
        (
            ("vermilion", 96, 96, -7),
            ("blue", 118, 226, -5),
            ("yellow", 136, 352, -4),
            ("green", 150, 472, -2),
        )
    ):
        colour = SEATS[seat][0]
        body = flying(
            doc, colour, 300 - 6 * k, 122, place(seat_figure(seat), 0, 0, 0.56), 0.1 + 0.27 * k
        )
        flags += lifted(doc, place(body, x, y, 1.12, turn))
    mast = tube([(30, 590), (30, -20)], [26, 22], OAK, 4.4, True)
    bands = "".join(
        rope(spline([(2, y), (30, y + 9), (58, y)], 1), 12, 10)
        for y in (120, 132, 300, 312, 486, 498)
    )
    halyard = rope(spline([(76, -20), (98, 150), (130, 330), (160, 580)], 1), 9, 9)
    gulls = "".join(
        path(
            brush(
                [(x - 26, y - 8), (x - 10, y - 14), (x, y), (x + 12, y - 13), (x + 28, y - 6)],
                5,
                0.6,
                0.6,
            ),
            INK,
        )
        for x, y in ((520, 70), (570, 120), (482, 130))
    )
    return (
        sky(doc, ("#2F7F9C", "#7FBCC4", "#F4E6BC"), 520, (560, 470, 40, "#FFE9A8"), 8)
        + cloud(doc, 500, 240, 280, 100, 5, CLOUD)
        + cloud(doc, 570, 420, 220, 70, 9, CLOUD)
        + gulls
        + wave(512, 110, 9, 2, ("#2A7480", "#8CC4B8", "#164450"), 80, 4, 9)
        + lifted(doc, mast)
        + bands
        + halyard
        + flags
    )
