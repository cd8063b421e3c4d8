"""Pictures of ships that come too near: fog bank and boarders."""

import numpy as np

from studio.art.do_not_touch_cards.scene import IRON, Stuff
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, glint, glow
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import arc, moved, spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon
from studio.art.kit.treasure import planks
from studio.art.scallywager.forms import OAK, ball, smoke, tube
from studio.art.scallywager.water import wave
from studio.art.scallywager.window import HEIGHT, cloud, lifted, sky
from studio.art.ships.livery import PRIVATEER, of_seat
from studio.art.ships.rig import ship


def fog_bank(doc: Document) -> str:
    """A ship that is hardly there, her lantern the only thing to steer by."""
    pale = Stuff("#7E96A0", "#A8BCC2", "#D4DEDC", "#EEF2EC", "#FFFFFF")

    def veil(y: float, seed: int, opacity: float) -> str:
        rng = np.random.default_rng(seed)
        lobes = "".join(
            ellipse(
                x, y + rng.uniform(-22, 22), rng.uniform(70, 130), rng.uniform(24, 46), "#E6ECE8"
            )
            for x in range(-40, 700, 66)
        )
        return group(lobes, opacity=opacity, filter=blur(doc, 13))

    far = group(
        inset(ship(of_seat("pearl"), "beam"), 20, 96, 210, 190), opacity=0.35, filter=blur(doc, 2)
    )
    near = group(inset(ship(PRIVATEER, "full"), 168, 24, 440, 399), opacity=0.93)
    curls = ""
    for x, y, s, flip in (
        (96, 420, 0.8, 1),
        (236, 478, 0.9, 1),
        (540, 440, 0.8, -1),
        (430, 506, 0.9, -1),
    ):
        turn = np.linspace(0, 2.5 * np.pi, 60)
        reach = np.linspace(44, 5, 60)
        line = np.vstack(
            [
                [(-150, 36), (-90, 44), (-40, 46)],
                np.stack([reach * np.sin(turn) * 1.2, reach * np.cos(turn)], 1),
            ]
        )
        body = (
            path(swell(spline(line, 3), 19), "#5E7680")
            + path(swell(spline(line, 3), 13), "#F1F5F0")
            + path(swell(spline(moved(line, 2, 4), 3), 4), "#A8BCC2")
        )
        curls += group(body, transform=f"translate({x} {y}) scale({s * flip} {s})")
    gulls = path(
        "".join(
            brush(
                [(x - 20, y - 6), (x - 8, y - 11), (x, y), (x + 10, y - 10), (x + 22, y - 5)],
                4,
                0.6,
                0.6,
            )
            for x, y in ((90, 90), (140, 62))
        ),
        "#3A5058",
    )
    return (
        sky(doc, ("#4E6C78", "#8FA8AC", "#DCE4DC"), HEIGHT, (470, 60, 22, "#FFF6DA"), 6)
        + gulls
        + far
        + veil(280, 2, 0.75)
        + near
        + glow(doc, 222, 268, 210, "#FFC46A", 0.95)
        + glow(doc, 222, 268, 70, "#FFF0B0", 0.95)
        + veil(380, 4, 0.7)
        + wave(452, 150, 11, 1.2, ("#6E8E96", "#C8D8D4", "#3E5C66"), 120, 3, 9)
        + veil(452, 6, 0.66)
        + group(curls, opacity=0.8)
        + veil(540, 8, 0.8)
        + group(cloud(doc, 560, 40, 240, 60, 4, pale), opacity=0.8)
    )


def _grapnel() -> str:
    """A grappling iron hung on its claws, its ring at the origin."""
    shank = tube([(0, 20), (4, 130), (0, 232)], [15, 17, 20], IRON, 3.6)
    claws = ""
    for controls, point in (
        ([(0, 222), (-80, 250), (-142, 200), (-150, 120)], (-150, 106)),
        ([(0, 222), (84, 252), (146, 202), (152, 120)], (152, 106)),
        ([(0, 222), (-26, 270), (-36, 250), (-44, 176)], (-44, 160)),
    ):
        claws += tube(controls, [20, 17, 12], IRON, 3.6)
        x, y = point
        claws += path(
            path_data([(x - 30, y + 40), (x, y - 34), (x + 28, y + 42), (x, y + 26)]),
            "#8C9092",
            INK,
            5,
        ) + path(path_data([(x - 22, y + 34), (x, y - 28), (x, y + 22)]), "#C6CACA")
    eye = (
        circle(0, 0, 25, "none", INK, 21)
        + circle(0, 0, 25, "none", "#6E7276", 13)
        + path(brush(arc(0, 0, 27, 190, 280, 20), 5, 1, 1), "#E8ECEC")
    )
    return shank + claws + eye + circle(0, 226, 24, "#5E6064", INK, 5)


def boarders_away(doc: Document) -> str:
    """The iron bites the rail; their ship lies close, and they come."""
    foe = group(inset(ship(PRIVATEER, "beam"), 150, 6, 430, 390), opacity=0.96)
    rail = (
        planks((-10, 404, 640, 470), "#8A5A34", [436], 0, 5, 6, 0.34, 4.2)
        + path("M-10 404H640M-10 470H640", "none", INK, 6)
        + path("M-10 410H640", "none", "#E8B878", 3)
    )
    below = planks((-10, 470, 640, 560), "#4A2C18", [500, 530], 0, 9, 5, 0.4, 4.2)
    pins = "".join(
        tube([(x, 360), (x, 404)], [10, 13], OAK, 3, True) + ball(doc, x, 352, 13, OAK)
        for x in (60, 560)
    )
    gouge = path(
        "".join(
            brush(c, 6, 1, 1)
            for c in ([(150, 420), (168, 444), (160, 466)], [(452, 418), (470, 440), (462, 464)])
        ),
        INK,
    )
    lines = rope(spline([(296, 176), (250, 110), (170, 40), (100, -20)], 1), 17, 13) + rope(
        spline([(596, 326), (600, 230), (606, 110), (612, -20)], 1), 13, 10
    )
    iron = place(_grapnel(), 302, 190, 1.02, -4)
    other = place(_grapnel(), 596, 330, 0.5, 10)
    chips = "".join(
        polygon(
            moved(np.array([(-14, 0), (6, -8), (16, 4), (-4, 8)]), x, y, s, a), "#E8B878", INK, 2.6
        )
        for x, y, s, a in (
            (120, 384, 1, 30),
            (180, 372, 0.8, -20),
            (432, 378, 1, 60),
            (492, 366, 0.9, 10),
            (210, 396, 0.7, 80),
        )
    )
    dust = smoke(
        doc,
        [(70, 330, 40), (560, 300, 44)],
        Stuff("#5A4A40", "#9A8470", "#D8C4A4", "#F0E2C4", "#FFF8E6"),
        5,
    )
    return (
        sky(doc, ("#2A3A4E", "#A8684E", "#F4C070"), 420, (108, 190, 40, "#FFD070"), 8)
        + wave(330, 120, 10, 1, ("#3A6A74", "#B8C8A4", "#1C3A44"), 110, 3, 9)
        + foe
        + wave(366, 160, 13, 2.4, ("#2A5A66", "#8CB8A8", "#123038"), 90, 5, 9)
        + dust
        + pins
        + below
        + lifted(doc, rail)
        + gouge
        + lifted(doc, lines)
        + lifted(doc, other)
        + lifted(doc, iron)
        + chips
        + glint(doc, 150, 300, 22)
    )
