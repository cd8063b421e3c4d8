"""The eight seat emblems as figures about the origin, some 170 units across, bold enough for 32 px.

Each figure is two layers of markup: the body in one colour and the cuts in the other, so that the
same drawing serves pearl figures on dark seats and ink figures on light ones.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np

from studio.art.kit.shapes import spline
from studio.art.kit.strokes import brush, swell, taper
from studio.art.kit.svg import circle, group, path

Figure = Callable[[str, str], tuple[str, str]]
"""(body colour, cut colour) to (body, cuts)."""
Pairs = Sequence[tuple[float, float]]


def _both_sides(part: str) -> str:
    """A part and its mirror image about the upright axis."""
    return part + group(part, transform="scale(-1 1)")


def skull(body: str, cut: str) -> tuple[str, str]:
    """A skull from the front, jaw on, a crack in the crown."""
    head = (
        "M0-84C40-84 66-58 64-20C63 4 52 12 44 22C39 29 42 38 38 48L33 68C20 78-20 78-33 68"
        "L-38 48C-42 38-39 29-44 22C-52 12-63 4-64-20C-66-58-40-84 0-84Z"
    )
    socket = "M-49-9C-51-31-16-33-11-9C-9 9-24 19-35 16C-44 13-48 3-49-9Z"
    teeth = "".join(brush([(x, 44), (x * 1.04, 72)], 5, 3, 4) for x in (-20, -7, 7, 20))
    cuts = (
        _both_sides(path(socket, cut))
        + path("M0 9C5 16 12 27 10 33C6 38-6 38-10 33C-12 27-5 16 0 9Z", cut)
        + path(teeth + brush([(-36, 44), (0, 52), (36, 44)], 6, 2, 2), cut)
        + path(taper([(14, -84), (8, -68), (20, -60), (13, -46)], 7, 1), cut)
        + path(taper([(50, -50), (56, -34), (57, -18)], 2, 5), cut, opacity=0.8)
    )
    return path(head, body), cuts


def anchor(body: str, cut: str) -> tuple[str, str]:
    """An admiralty anchor with its ring and a turn of rope."""
    shank = swell([(0, -52), (0, 40), (0, 74)], [15, 19, 22])
    stock = swell([(-44, -36), (0, -38), (44, -36)], [12, 16, 12])
    arms = swell(
        spline([(-66, 22), (-52, 54), (0, 76), (52, 54), (66, 22)], 3), [12, 19, 24, 19, 12]
    )
    fluke = "M-84 30L-66-6L-40 34C-52 24-70 24-84 30Z"
    parts = path(shank + stock + arms, body) + _both_sides(path(fluke, body))
    parts += circle(0, -66, 15, "none", body, 11) + _both_sides(circle(-48, -36, 9.5, body))
    turns = [[(-13, y), (0, y + 7), (13, y + 2)] for y in (-14, 2, 18)]
    return parts, path("".join(brush(turn, 6, 2, 2) for turn in turns), cut)


def parrot(body: str, cut: str) -> tuple[str, str]:
    """A parrot's head and breast, crest raised, dark beak hooked to the right."""
    head = (
        "M-22 86C-46 64-60 30-56-6C-57-16-66-22-78-26C-68-34-60-36-51-36C-60-46-64-56-66-68"
        "C-54-62-46-56-40-50C-40-62-37-72-31-80C-24-70-20-64-16-60C14-76 48-64 54-34"
        "C40-26 26-20 20-6C18 8 28 16 36 28C46 48 50 66 48 86Z"
    )
    beak = (
        "M24-8C30-28 50-42 66-34C82-26 88-2 80 22C77 34 71 44 64 50C65 32 60 20 48 18"
        "C50 26 48 34 42 38C32 34 24 24 22 14C20 6 21-2 24-8Z"
    )
    feathers = [
        [(-40, 12), (-32, 46), (-10, 82)],
        [(-18, 30), (-12, 56), (8, 82)],
        [(4, 42), (10, 62), (26, 82)],
        [(-36, -38), (-24, -30), (-16, -20)],
        [(-44, -14), (-30, -8), (-20, 4)],
    ]
    ring = circle(0, -30, 16, cut) + circle(0, -30, 9.5, body) + circle(1, -30, 5, cut)
    cuts = (
        ring + path(beak, cut) + path(brush([(32, -10), (48, -24), (66, -18)], 7, 1.5, 1.5), body)
    )
    return path(head, body), cuts + path(
        "".join(brush(line, 7.5, 1.5, 1) for line in feathers), cut
    )


def compass(body: str, cut: str) -> tuple[str, str]:
    """An eight-pointed wind rose on a ring, each point half open."""

    def point(angle: float, reach: float, half: float, waist: float) -> tuple[str, str]:
        whole = f"M0 {-reach}L{half} {-waist}L0 0L{-half} {-waist}Z"
        inner = f"M{-1.5} {-reach + 22}L{-half + 4.5} {-waist - 1}L-1.5-14Z"
        turned = f"rotate({angle})"
        return path(whole, body, transform=turned), path(inner, cut, transform=turned)

    minor = [point(angle, 74, 15, 18) for angle in (45, 135, 225, 315)]
    major = [point(angle, 96, 22, 22) for angle in (0, 90, 180, 270)]
    ring = circle(0, 0, 58, "none", body, 8)
    bodies = ring + "".join(whole for whole, _ in minor + major) + circle(0, 0, 10, body)
    return bodies, "".join(inner for _, inner in major) + circle(0, 0, 4.5, cut)


_ARMS: tuple[tuple[Pairs, float], ...] = (
    (
        ((-10, 2), (-40, 6), (-66, -8), (-78, -38), (-66, -62), (-46, -54), (-50, -38), (-60, -40)),
        21,
    ),
    (((-12, 14), (-42, 34), (-72, 30), (-88, 10), (-80, -6), (-70, 2)), 21),
    (((-8, 18), (-24, 50), (-50, 72), (-78, 64), (-78, 46), (-66, 46)), 22),
)


def kraken(body: str, cut: str) -> tuple[str, str]:
    """The Kraken rising: a tall pointed mantle over eight curling arms."""
    mantle = (
        "M0-96C10-84 38-70 42-40C44-24 36-10 32 2C28 16 20 26 0 26"
        "C-20 26-28 16-32 2C-36-10-44-24-42-40C-38-70-10-84 0-96Z"
    )
    arms, cups = "", ""
    for controls, width in _ARMS:
        line = spline(controls, 2.5)
        arms += swell(line, np.linspace(width, 7, len(line)))
        for at in (0.34, 0.5, 0.66):
            x, y = line[int(at * len(line))]
            cups += circle(x, y, 4.4 - 2.6 * at, cut)
    arms += swell(spline([(-4, 10), (-8, 46), (-20, 72), (-26, 86)], 2.5), [20, 17, 12, 6])
    eye = path("M-29 2C-24-10-12-8-6 4C-12 12-25 11-29 2Z", cut)
    brow = path(taper([(-32, -10), (-18, -12), (-4, 0)], 2, 8), cut)
    ridges = "".join(
        brush([(x * 0.5, -74), (x, -54), (x * 1.1, -26)], 6, 0.6, 0.6) for x in (-22, 0, 22)
    )
    parting = path(taper([(0, 86), (0, 52), (0, 34)], 9, 1), cut)
    bodies = path(mantle, body) + _both_sides(path(arms, body))
    return bodies, _both_sides(eye + brow + cups) + path(ridges, cut) + parting


def swallow(body: str, cut: str) -> tuple[str, str]:
    """A swallow in flight, as sailors wear it: wings spread, tail forked."""
    bird = (
        "M70-30C64-42 50-44 40-36C28-30 22-26 14-24C6-46-14-70-54-84C-52-76-46-70-42-66"
        "C-54-68-66-68-78-66C-60-58-48-46-40-32C-34-22-30-14-22-8C-28 4-36 14-50 26"
        "C-62 36-74 46-82 62C-66 54-52 46-40 40C-44 54-46 68-44 84C-36 66-26 48-14 36"
        "C-2 28 10 22 18 14C30 30 34 52 30 78C38 72 42 66 44 60C48 68 50 76 50 84"
        "C62 58 62 28 50 4C56-6 58-16 60-22L82-24Z"
    )
    lines = [
        [(-66, -62), (-44, -50), (-22, -22)],
        [(-44, -74), (-20, -52), (-2, -22)],
        [(48, 72), (50, 46), (38, 14)],
        [(36, 66), (40, 42), (28, 16)],
        [(-72, 54), (-46, 32), (-26, 16)],
        [(-42, 72), (-34, 46), (-18, 24)],
    ]
    throat = path("M66-24C58-14 46-10 38-16C46-18 54-22 60-28Z", cut)
    cuts = path("".join(taper(line, 5, 1) for line in lines), cut) + throat
    return path(bird, body), cuts + circle(52, -32, 4.4, cut)


_LEGS: tuple[Pairs, ...] = (
    ((-38, 14), (-66, 6), (-86, 26)),
    ((-38, 28), (-66, 28), (-80, 54)),
    ((-32, 40), (-54, 50), (-60, 76)),
)


def crab(body: str, cut: str) -> tuple[str, str]:
    """A crab from above, claws raised."""
    shell = "M0-14C34-20 58-4 56 18C52 44 28 62 0 62C-28 62-52 44-56 18C-58-4-34-20 0-14Z"
    limbs = "".join(swell(spline(leg, 3), [15, 13, 3]) for leg in _LEGS)
    limbs += swell(spline([(-40, 4), (-66, -6), (-66, -28)], 3), [15, 15, 17])
    claw = (
        "M-66-22C-88-30-94-58-76-78C-74-66-70-58-62-54C-62-66-56-76-44-84C-32-64-36-36-54-24"
        "C-58-21-62-21-66-22Z"
    )
    stalk = path(swell([(-14, -8), (-17, -32)], [9, 8]), body) + circle(-17, -35, 9.5, body)
    side = path(limbs + claw, body) + stalk
    marks = _both_sides(
        path(brush([(-40, 16), (-32, 38), (-14, 50)], 6.5, 1.5, 1.5), cut)
        + circle(-17, -35, 3.6, cut)
        + circle(-22, 14, 5, cut)
        + circle(-10, 2, 3.4, cut)
        + path(taper([(-78, -56), (-72, -40), (-60, -34)], 2, 5), cut)
    )
    return path(shell, body) + _both_sides(side), marks + path(
        brush([(-12, 30), (0, 34), (12, 30)], 6, 1.5, 1.5), cut
    )


def wheel(body: str, cut: str) -> tuple[str, str]:
    """A ship's wheel of eight spokes."""
    spoke = path(swell([(0, -12), (0, -40), (0, -56)], [9, 12, 9]), body)
    spoke += path("M-7-56C-9-66-10-72-8-80C-6-88 6-88 8-80C10-72 9-66 7-56Z", body)
    spokes = "".join(group(spoke, transform=f"rotate({45 * turn})") for turn in range(8))
    rim = circle(0, 0, 48, "none", body, 17)
    pegs = "".join(
        circle(48 * math.cos(a), 48 * math.sin(a), 3.6, cut)
        for a in np.radians(np.arange(8) * 45 + 22.5)
    )
    return spokes + rim + circle(0, 0, 19, body), pegs + circle(0, 0, 8, cut)


FIGURES: dict[str, Figure] = {
    "skull": skull,
    "anchor": anchor,
    "parrot": parrot,
    "compass": compass,
    "kraken": kraken,
    "swallow": swallow,
    "crab": crab,
    "wheel": wheel,
}


def figure(name: str, body: str, cut: str, edge: str | None = None, width: float = 13) -> str:
    """An emblem's figure; with `edge`, an even outline of that colour lies behind it."""
    shape, cuts = FIGURES[name](body, cut)
    behind = ""
    if edge is not None:
        rim, _ = FIGURES[name](edge, edge)
        behind = group(rim, stroke=edge, stroke_width=width, stroke_linejoin="round")
    return behind + shape + cuts
