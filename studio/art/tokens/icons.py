"""What is inlaid in the treasure tokens, about the origin within some 70 units each way."""

import math
from collections.abc import Callable

import numpy as np

from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.materials import coin_paint
from studio.art.kit.palette import INK, SEPIA
from studio.art.kit.shapes import arc, mirrored, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, swell, taper
from studio.art.kit.svg import circle, group, path, path_data, place, polygon
from studio.art.ships.cloth import Patch, Vector, square_sail
from studio.art.ships.flags import crossbones

_CREAM, _SHADE = "#FBF0D2", "#D9BE87"


def _sail(doc: Document, plain: bool) -> str:
    """A square sail, filled, over a small hull."""
    surface = square_sail(((-44, -50), (30, -54)), ((-52, 30), (40, 28)), 27, 14)
    patch = Patch(surface, 84, 82)
    paint = doc.linear([(0, "#FFFDF2"), (0.5, _CREAM), (1, _SHADE)], (-50, -50), (50, 40), True)

    def shade(u: Vector, v: Vector) -> Vector:
        return 0.95 * np.clip(u - 0.42, 0, 1) * (0.5 + v) + 0.5 * np.clip(0.1 - v, 0, 1) / 0.1

    outline = patch.outline()
    lines = "" if plain else path(patch.across(4.6, shade, 0.6), SEPIA)
    seams = path(patch.down((0.26, 0.5, 0.74), 2.4 if plain else 1.7), SEPIA, opacity=0.8)
    hull = spline([(-62, 46), (-30, 53), (20, 53), (66, 42), (48, 72), (4, 78), (-44, 72)], 2, True)
    pennant = [(-5, -76), (34, -70), (22, -64), (36, -57), (-5, -60)]
    return (
        path(swell([(-6, 52), (-6, -80)], [15, 11]), INK)
        + path(swell([(-6, 52), (-6, -78)], [7, 5]), _SHADE)
        + polygon(pennant, _CREAM, INK, 4)
        + polygon(outline, paint) + lines + seams
        + path(contour(outline, 7 if plain else 6, smooth=False, lit=0.75), INK)
        + path(swell([(-54, -50), (42, -55)], [10, 12, 10]), INK)
        + path(swell([(-50, -50), (38, -55)], [4, 5, 4]), _SHADE)
        + polygon(hull, "#C08A50")
        + path(hatch(hull, 3, 5, 2, (0.2, 1), 4), INK, opacity=0.8)
        + path(contour(hull, 6.4, smooth=False, lit=0.7), INK)
    )  # fmt: skip


def _gun(doc: Document, plain: bool) -> str:
    """A ship's gun on its carriage, muzzle up to the right."""
    iron = doc.linear([(0, "#FFF6DE"), (0.4, "#E5D4AE"), (1, "#9C8359")], (0, -30), (0, 30), True)
    barrel = np.array([(-62, -19), (-50, -22), (-20, -20), (40, -15), (62, -15), (65, -20),
                       (78, -20), (78, 20), (65, 20), (62, 15), (40, 15), (-20, 20), (-50, 22),
                       (-62, 19)])  # fmt: skip
    rings = "".join(
        swell([(x, -half), (x + 2, 0), (x, half)], 5)
        for x, half in ((-46, 22), (-14, 20), (30, 16))
    )
    shade = hatch(barrel, 2, 4.4, 2.4, (0.0, 1), 3)
    low = doc.clipped(path_data([(-80, 3), (90, 3), (90, 30), (-80, 30)]), path(shade, SEPIA))
    knob = circle(-72, 0, 9, "#E5D4AE", INK, 5)
    gun = (
        knob + polygon(barrel, iron) + ("" if plain else low) + path(rings, INK, opacity=0.85)
        + path(contour(barrel, 7, smooth=False, lit=0.75), INK)
        + path(brush([(-56, -13), (0, -12), (58, -9)], 4), "#FFFFFF", opacity=0.8)
        + polygon(oval(78, 0, 6, 14, 24), "#140C08", INK, 4)
    )  # fmt: skip
    carriage = [(-60, 12), (-22, 6), (22, 2), (48, 18), (48, 40), (-60, 44)]
    body = polygon(carriage, "#C08A50") + path(
        hatch(carriage, 3, 5, 2, (0.1, 1), 5), INK, opacity=0.8
    )
    body += path(contour(carriage, 6.4, smooth=False, lit=0.75), INK)
    wheels = "".join(
        circle(x, 50, 19, "#D9A765", INK, 6.4) + circle(x, 50, 6.5, INK)
        + path(brush(arc(x, 50, 12.5, 190, 270, 12), 3), "#FFF0CC", opacity=0.8)
        for x in (-38, 30)
    )  # fmt: skip
    return place(body + wheels, -2, 2) + place(gun, 0, -12, 1, -17)


def _bottle(doc: Document, plain: bool) -> str:
    """A squat bottle of rum with three crosses on its label."""
    half = [(-13, -78), (-13, -44), (-20, -30), (-42, -16), (-46, 4), (-46, 60), (-38, 74)]
    outline = mirrored(spline(half, 2))
    glass = doc.linear([(0, "#E8B768"), (0.35, "#C87F2E"), (1, "#743A10")], (-46, 0), (46, 0), True)
    label = [(-40, 4), (40, 4), (40, 52), (-40, 52)]
    crosses = "".join(
        swell([(x - 8, 20), (x + 8, 37)], 6) + swell([(x + 8, 20), (x - 8, 37)], 6)
        for x in (-24, 0, 24)
    )
    shade = "" if plain else path(hatch(outline, 88, 6, 2.4, (0.1, 1), 3), INK, opacity=0.45)
    return (
        polygon(outline, glass)
        + doc.clipped(path_data([(8, -80), (60, -80), (60, 80), (8, 80)]), shade)
        + path(brush([(-34, -6), (-37, 20), (-35, 60)], 7, 2, 2), "#FFF2CF", opacity=0.85)
        + path(brush([(-7, -72), (-7, -46)], 4.4), "#FFF2CF", opacity=0.85)
        + path(contour(outline, 7, smooth=False, lit=0.8), INK)
        + polygon([(-17, -88), (17, -88), (15, -72), (-15, -72)], _SHADE, INK, 5.5)
        + polygon(label, _CREAM, INK, 5)
        + path(crosses, INK)
    )


def _stack(x: float, base: float, count: int, plain: bool) -> str:
    """Coins on each other, the uppermost seen from above."""
    parts = []
    for k in range(count):
        y, shift = base - 15 * k, (0, 2.5, -1.5, 1.5, 0)[k % 5]
        side = np.vstack([[(x + shift - 31, y)], arc(x + shift, y + 14, 31, 180, 0, 24, 0.42),
                          [(x + shift + 31, y)]])  # fmt: skip
        parts.append(polygon(side, "#B57F22", INK, 4.6))
        mills = "".join(
            swell([(x + shift + dx, y + 6 + 9 * math.sqrt(1 - (dx / 31) ** 2)),
                   (x + shift + dx, y + 14 + 9 * math.sqrt(1 - (dx / 31) ** 2))], 2.2)
            for dx in (-22, -14, -5, 4, 13, 22)
        )  # fmt: skip
        parts.append("" if plain else path(mills, "#4A2E0A", opacity=0.85))
        parts.append(polygon(oval(x + shift, y, 31, 13, 40), "#FBDD82", INK, 4.6))
    top = base - 15 * (count - 1)
    parts.append(polygon(oval(x, top, 22, 8.4, 40), "none", "#A9731B", 3))
    cross = swell([(x - 9, top), (x + 9, top)], 4) + swell([(x, top - 4), (x, top + 4)], 5)
    parts.append(path(cross, "#A9731B"))
    parts.append(path(brush(arc(x, top, 26, 190, 280, 20, 0.4), 3), "#FFFBE2"))
    return "".join(parts)


def _coins(doc: Document, plain: bool) -> str:
    """Three stacks and a coin that leans on them."""
    piles = "".join(_stack(x, y, n, plain) for x, y, n in ((4, 22, 5), (-34, 44, 3), (36, 46, 2)))
    loose = circle(0, 0, 21, coin_paint(doc), INK, 5) + circle(0, 0, 14, "none", "#7A4F12", 2.6)
    return group(piles, "" if plain else place(loose, 2, 54, 0.9), transform="translate(0 -4)")


def _shell_pearl(_doc: Document, plain: bool, dark: bool) -> str:
    """The ribs of the shell and the pearl in its lap."""
    rib = "#8F8069" if not dark else "#050507"
    pale = "#FFFFFF" if not dark else "#7C7C92"
    ribs, lights, shift = "", "", np.array([4.5, 1])
    for angle in (-68, -45, -23, 0, 23, 45, 68):
        a = math.radians(angle - 90)
        start, end = np.array([0, 84]), np.array([0, 84])
        line = [start + 44 * np.array([math.cos(a), math.sin(a)]),
                end + (184 - abs(angle) * 0.62) * np.array([math.cos(a), math.sin(a)])]  # fmt: skip
        ribs += taper(line[::-1], 8.4 if plain else 7, 2)
        lights += taper([p + shift for p in line[::-1]], 3.4, 0.8)
    ball, shine, low = (
        ("#FBF6EA", "#FFFFFF", "#B7A3B4") if not dark else ("#50505F", "#EDEDF6", "#101014")
    )
    swing = np.sin(np.linspace(0, math.pi, 24))
    lines = "".join(
        swell(arc(0, 8, 45 * part, -12, 122, 24), 3.4 * swing) for part in (0.86, 0.68, 0.5)
    )
    return (
        path(ribs, rib, opacity=0.92)
        + ("" if plain else path(lights, pale, opacity=0.75))
        + circle(3, 13, 49, INK, opacity=0.85)
        + circle(0, 8, 45, ball)
        + path(swell(arc(0, 8, 34, -30, 130, 30), 19 * np.sin(np.linspace(0, math.pi, 30))), low,
               opacity=0.75)
        + path(lines, INK if not dark else "#000000", opacity=0.5)
        + path(brush(arc(0, 8, 37, 70, 130, 14), 4, 0.5, 0.5), "#BFD9E8" if not dark else "#8A8AA8",
               opacity=0.9)
        + circle(-15, -9, 12, shine) + circle(-2, -20, 4.4, shine, opacity=0.9)
        + circle(0, 8, 45, "none", INK, 6)
    )  # fmt: skip


def _pearl(doc: Document, plain: bool) -> str:
    return _shell_pearl(doc, plain, False)


def _black_pearl(doc: Document, plain: bool) -> str:
    return _shell_pearl(doc, plain, True)


def _jolly_roger(_doc: Document, plain: bool) -> str:
    """Skull over crossed bones."""
    bone, edge = "#F1E9D8", "#0B090C"
    rim = group(crossbones(edge), stroke=edge, stroke_width=14, stroke_linejoin="round")
    bones = rim + crossbones(bone)
    skull = figure("skull", bone, edge, edge, 14)
    shade = "" if plain else path(
        hatch(spline([(30, -76), (62, -40), (60, 0), (38, 44), (30, 72), (16, 40), (26, -20)], 2,
                     True), 64, 6, 2.6, (0.2, 1), 3), "#7A6D58", opacity=0.45)  # fmt: skip
    return place(bones + skull + shade, 0, -6, 0.78)


ICONS: dict[str, Callable[[Document, bool], str]] = {
    "sails": _sail,
    "guns": _gun,
    "rum": _bottle,
    "gold": _coins,
    "pearl": _pearl,
    "black_pearl": _black_pearl,
    "privateer": _jolly_roger,
}
"""Kind to its inlay; the flag says plain: for sizes at which fine lines would fill in."""
