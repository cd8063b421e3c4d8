"""The hull, in units about the middle of the waterline, heading right: side, stern, guns, rails."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import WAX_RED, darker, lighter
from studio.art.kit.shapes import Points, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, path, path_data, polygon
from studio.art.ships.cloth import Patch, Vector, between
from studio.art.ships.livery import Livery

_SHEER = [(-97, -47), (-46, -32), (0, -25), (44, -28), (106, -47)]
"""The line under the rails that runs from end to end."""
_KEEL = [(-80, 8), (-40, 12), (0, 13), (40, 12), (74, 7)]
SIDE = Patch(between(_SHEER, _KEEL), 200, 42)
_UPPER: tuple[list[tuple[float, float]], ...] = (
    [(-97, -75), (-72, -69), (-47, -64)],
    [(-47, -50), (-30, -46), (-20, -43)],
    [(-20, -37), (6, -34), (36, -36)],
    [(36, -50), (68, -53), (94, -60), (119, -62)],
)
"""Rails: poop, quarterdeck, waist, forecastle."""
TRANSOM: Points = np.array(
    [(-97, -75), (-112, -68), (-116, -44), (-108, -16), (-84, 7), (-93, -20), (-98, -46)]
)
PORTS = (0.13, 0.27, 0.4, 0.53, 0.66, 0.79)


def bulwark() -> Points:
    """The whole side above the sheer line, as an outline."""
    upper = np.vstack([spline(run, 2) for run in _UPPER])
    stem = spline([(119, -62), (112, -54), (106, -47)], 2)
    return np.vstack([upper, stem, spline(_SHEER, 2)[::-1]])


def silhouette() -> Points:
    """Outline of the side from rail to water."""
    upper = np.vstack([spline(run, 2) for run in _UPPER])
    bow = spline([(119, -62), (110, -50), (97, -24), (84, -4), (74, 7)], 2)
    stern = spline([(-80, 8), (-90, -14), (-97, -47), (-97, -75)], 2)
    return np.vstack([upper, bow, spline(_KEEL, 2)[::-1], stern])


def _tone(u: Vector, v: Vector) -> Vector:
    turn = np.clip((u - 0.72) / 0.28, 0, 1)
    return 0.16 + 0.62 * v**1.6 + 0.5 * turn + 0.25 * np.clip(0.08 - u, 0, 1) / 0.08


def hull(doc: Document, livery: Livery) -> str:
    """Side and stern with everything on them."""
    whole = silhouette()
    paint = doc.linear(
        [(0, lighter(livery.plank, 0.16)), (0.5, livery.plank), (1, livery.bilge)],
        (0, -66), (0, 12), True,
    )  # fmt: skip
    planks = path(SIDE.across(4.4, _tone, 0.66, 4), livery.ink, opacity=0.8)
    grain = path(hatch(bulwark(), 3, 3.8, 1.4, (0.3, 1), 6), livery.ink, opacity=0.6)
    frames = path(SIDE.down(np.arange(1, 11) / 11, 1.2, 0.25), livery.ink, opacity=0.5)
    bow = path(_bow_shade(), livery.ink, opacity=0.22)
    body = polygon(whole, paint) + doc.clipped(path_data(whole), bow, planks, grain, frames)
    return (
        _stern(livery)
        + body
        + _mouldings(livery)
        + _wales(livery)
        + _guns(livery)
        + path(contour(whole, 4.2, smooth=False, lit=0.5), livery.ink)
        + _rails(livery)
        + _bow(livery)
        + _lantern(livery)
    )


def _bow_shade() -> str:
    return "M124-66L70 12H40C66-4 84-34 90-60Z"


def _mouldings(livery: Livery) -> str:
    """Carved lines along the high decks, lit windows in the captain's quarter."""
    runs = ([(-98, -60), (-72, -55), (-48, -50)], [(37, -40), (68, -43), (92, -50), (110, -54)],
            [(-47, -41), (-32, -37), (-20, -34)])  # fmt: skip
    lines = "".join(brush(run, 3.2, 2.4, 2.4) for run in runs)
    gilt = "".join(brush(run, 1.5, 1, 1) for run in runs)
    panes = ""
    for x, y in ((-88, -64), (-76, -62), (-64, -60)):
        arch = f"M{x - 3.4} {y + 3}V{y - 2}Q{x} {y - 6.4} {x + 3.4} {y - 2}V{y + 3.6}Z"
        panes += path(arch, livery.light, livery.ink, 1.6)
    return path(lines, livery.ink) + path(gilt, livery.trim) + panes


def crew(livery: Livery) -> str:
    """Hands on deck: a steersman aft, a few at the rail, a lookout forward."""
    shirts = ("#E8DCC0", "#B8483A", "#4F7A8C", "#D9B45A")
    parts = ""
    for k, (x, y) in enumerate(((-60, -72), (-33, -54), (-4, -42), (16, -42), (74, -62))):
        shirt = shirts[k % 4] if not livery.ragged else "#5B4B4B"
        scarf = livery.cloth if not livery.ragged else "#A8322A"
        body = [
            (x - 4.6, y + 8),
            (x - 4.4, y - 5),
            (x, y - 7.4),
            (x + 4.4, y - 5),
            (x + 4.6, y + 8),
        ]
        parts += polygon(body, shirt, livery.ink, 1.7)
        parts += circle(x + 0.4, y - 10.4, 3.9, "#D9A57C", livery.ink, 1.5)
        parts += path(
            f"M{x - 4.2} {y - 11}Q{x} {y - 18.4} {x + 4.8} {y - 11.4}Z", scarf, livery.ink, 1.3
        )
    return parts


def _wales(livery: Livery) -> str:
    """The painted band along the sheer, gilt along both edges."""
    line = spline(_SHEER, 2)
    shift = np.array([0, 11.5])
    outline = np.vstack([line, (line + shift)[::-1]])
    gilt = swell(line, 2.6) + swell(line + shift, 2.2)
    dark = swell(line, 4.8) + swell(line + shift, 4.2)
    shade = hatch(outline, 84, 4.2, 1.3, (0.5, 1), 8)
    return (
        polygon(outline, livery.cloth)
        + path(shade, livery.ink, opacity=0.5)
        + path(dark, livery.ink)
        + path(gilt, livery.trim)
    )


def _guns(livery: Livery) -> str:
    """Open ports in a row: lid, dark, muzzle."""
    parts = []
    for part in PORTS:
        x, y = SIDE.at(np.array([part]), np.array([0.47]))[0]
        lean = (part - 0.5) * -3
        lid = [(x - 6.4, y - 5.4), (x + 6.4, y - 5.4), (x + 5.2, y - 11), (x - 5.2, y - 11)]
        red = WAX_RED if not livery.ragged else darker(livery.trim, 0.35)
        parts.append(polygon(lid, red, livery.ink, 1.6))
        parts.append(polygon([(x - 6, y - 5), (x + 6, y - 5), (x + 6, y + 6), (x - 6, y + 6)],
                             "#0D0705", livery.ink, 1.8))  # fmt: skip
        parts.append(circle(x + lean, y + 1.6, 3.9, "#6F675E", livery.ink, 1.2))
        parts.append(circle(x + lean + 0.3, y + 2, 1.7, "#0D0705"))
        parts.append(path(brush([(x + lean - 3, y), (x + lean, y - 2)], 1.1), "#D8CFC0"))
    return "".join(parts)


def _rails(livery: Livery) -> str:
    """Stanchions and caps of the rails, steps between the decks."""
    posts, caps, lights = "", "", ""
    for run, height in zip(_UPPER, (9, 7, 0, 8), strict=True):
        line = spline(run, 1)
        if height:
            for k in range(3, len(line) - 2, 7):
                x, y = line[k]
                posts += swell([(x, y), (x, y - height)], 2)
        cap = line - (0, height)
        caps += swell(cap, 4.4)
        lights += swell(cap, 2)
    steps = "".join(
        swell([(x, a), (x, b)], 4) for x, a, b in ((-47, -72, -46), (-20, -51, -34), (36, -59, -33))
    )
    return path(posts + caps + steps, livery.ink) + path(lights, livery.spar)


def _bow(livery: Livery) -> str:
    """Beakhead and figurehead under the bowsprit."""
    knee = [(104, -50), (118, -56), (130, -66), (128, -54), (116, -42), (98, -28)]
    curl = spline([(117, -57), (128, -62), (136, -72), (141, -69), (139, -63)], 1)
    return (
        path(path_data(spline(knee, 2, True)), darker(livery.plank, 0.2), livery.ink, 2.2)
        + path(swell(curl, [8, 9, 7, 5, 3]), livery.ink)
        + path(swell(curl, [4.6, 5.6, 4, 2.2, 1]), livery.trim)
        + path(brush([(104, -44), (118, -52)], 1.4) + brush([(102, -38), (116, -47)], 1.4),
               livery.trim)
    )  # fmt: skip


def _stern(livery: Livery) -> str:
    """The transom with its lit gallery."""
    base = darker(livery.plank, 0.42)
    shape = spline(TRANSOM, 2, closed=True)
    windows = ""
    for row, (y, count) in enumerate(((-57, 2), (-38, 2))):
        for k in range(count):
            x = -110.5 + k * 8.2 + row * 0.5
            pane = [
                (x - 3, y - 7 + k * -1),
                (x + 3, y - 8.6 - k),
                (x + 3.4, y + 4 - k),
                (x - 2.4, y + 5),
            ]
            windows += polygon(pane, livery.light, livery.ink, 1.5)
            windows += path(f"M{x:.1f} {y - 7:.1f}V{y + 4:.1f}", "none", livery.ink, 0.8)
    gilt = "".join(
        swell(run, 2.4) for run in ([(-115, -48), (-98, -50)], [(-114, -30), (-95, -30)],
                                     [(-113, -67), (-97, -74)])
    )  # fmt: skip
    return (
        polygon(shape, base)
        + path(hatch(shape, 70, 3.4, 1.5, (0.2, 1), 9), livery.ink, opacity=0.8)
        + path(contour(shape, 3.2, smooth=False, lit=0.7), livery.ink)
        + path("".join(swell(r, 4) for r in ([(-115, -48), (-98, -50)], [(-114, -30), (-95, -30)])),
               livery.ink)
        + path(gilt, livery.trim)
        + windows
    )  # fmt: skip


def _lantern(livery: Livery) -> str:
    """The great lantern over the stern."""
    body = [(-108, -80), (-99, -80), (-100, -91), (-107, -91)]
    return (
        path(swell([(-102, -74), (-103.5, -82)], 3.2), livery.ink)
        + polygon(body, livery.light, livery.ink, 2)
        + path("M-109-91L-103.5-98L-98-91ZM-109-80H-98", livery.trim, livery.ink, 1.8)
        + path("M-103.5-90V-81", "none", livery.ink, 0.9)
    )


def lamplight(doc: Document, livery: Livery) -> str:
    """The glow of stern lantern and gallery, to be laid over the finished ship."""
    return circle(-103.5, -85, 12, livery.light, opacity=0.42, filter=blur(doc, 4)) + circle(
        -106, -48, 14, livery.light, opacity=0.26, filter=blur(doc, 4)
    )
