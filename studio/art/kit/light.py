"""What light does: blur and drop shadows, glows, glints, lantern light, vignettes, the last grade.

Scenes are drawn flat and mid-toned, then lit: one `multiply` radial, one `soft-light`, one
`screen`, then the lamp itself. Anything that must keep its exact colour goes on after the grade.
Blur is for glow and for pieces lying on each other only; inside a picture shadows are hatched.
"""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.palette import LANTERN
from studio.art.kit.svg import circle, element, group, number, path, path_data, rect


def blur(doc: Document, deviation: float) -> str:
    """A blur filter by its standard deviation in units."""
    name = f"blur{number(deviation).replace('.', '_')}"
    primitive = element("feGaussianBlur", stdDeviation=deviation)
    return doc.filter(name, primitive, (-0.5, -0.5, 2, 2))


def drop_shadow(
    doc: Document,
    x: float = 4,
    y: float = 6,
    deviation: float = 4.5,
    opacity: float = 0.55,
    colour: str = "#160C05",
) -> str:
    """The shadow of a piece that lies on another, to the lower right. Filter big groups once."""
    name = f"drop{number(x)}_{number(y)}_{number(deviation)}_{opacity:g}_{colour[1:]}"
    primitive = element(
        "feDropShadow",
        dx=x,
        dy=y,
        stdDeviation=deviation,
        flood_color=colour,
        flood_opacity=opacity,
    )
    return doc.filter(name.replace(".", "p"), primitive, (-0.25, -0.3, 1.6, 1.8))


def small_shadow(doc: Document) -> str:
    """The shadow of thin things: ribbons, ropes, screws."""
    return drop_shadow(doc, 2.5, 4, 3, 0.5)


def deep_shadow(doc: Document) -> str:
    """The shadow of things lifted far off the table."""
    return drop_shadow(doc, 18, 30, 18, 0.6)


def glow(
    doc: Document, x: float, y: float, radius: float, colour: str = LANTERN, opacity: float = 0.8
) -> str:
    """A soft round light that fades to nothing at `radius`."""
    paint = doc.radial([(0, colour, opacity), (0.3, colour, opacity * 0.5), (1, colour, 0)])
    return circle(x, y, radius, paint)


def glint(doc: Document, x: float, y: float, radius: float, rotate: float = 0) -> str:
    """A four-pointed star of light with a small halo."""
    rays = []
    arms = [(k, 1.0 if k % 2 == 0 else 0.78) for k in range(4)] + [
        (k + 0.5, 0.34) for k in range(4)
    ]
    half = radius * 0.07
    for quarter, reach in arms:
        a = math.radians(90 * quarter + rotate)
        side = np.array([math.cos(a + math.pi / 2), math.sin(a + math.pi / 2)]) * half
        tip = np.array([math.cos(a), math.sin(a)]) * radius * reach
        rays.append(path_data(np.add([side, tip, -side], [x, y])))
    return (
        circle(x, y, radius * 0.36, "#FFF3C8", opacity=0.5, filter=blur(doc, 4))
        + path("".join(rays), "#FFFDF3")
        + circle(x, y, radius * 0.13, "#FFFFFF")
    )


def vignette(
    doc: Document,
    box: tuple[float, float, float, float],
    opacity: float = 0.55,
    start: float = 0.5,
    colour: str = "#0A0603",
) -> str:
    """Darkness towards the rim of a box (left, top, right, bottom), its centre up and left."""
    left, top, right, bottom = box
    paint = doc.radial([(start, colour, 0), (1, colour, opacity)], (0.4, 0.4), 0.78)
    return rect(left, top, right - left, bottom - top, paint)


def lantern_light(
    doc: Document,
    box: tuple[float, float, float, float],
    lamp: tuple[float, float],
    radius: float,
    strength: float = 1.0,
) -> str:
    """Light of a lamp at `lamp` over the box: cool multiply far off, warm soft-light and screen.

    Lay it over the finished scene, in the same group as the scene (isolated groups do not blend).
    """
    left, top, right, bottom = box
    size = (left, top, right - left, bottom - top)
    far = doc.radial([(0, "#FFFFFF"), (0.45, "#E6DAD2"), (1, "#8A8390")], lamp, radius, True)
    warm = doc.radial(
        [(0, "#FFB050", 0.6 * strength), (0.6, "#FFB050", 0.2 * strength), (1, "#FFB050", 0)],
        lamp,
        radius,
        True,
    )
    bright = doc.radial(
        [(0, "#FFB050", 0.34 * strength), (0.5, "#FFB050", 0.06 * strength), (1, "#FFB050", 0)],
        lamp,
        radius * 0.7,
        True,
    )
    return (
        rect(*size, far, style="mix-blend-mode:multiply")
        + rect(*size, warm, style="mix-blend-mode:soft-light")
        + rect(*size, bright, style="mix-blend-mode:screen")
    )


def graded(doc: Document, *parts: str) -> str:
    """Parts under the last grade of a whole picture: saturation 1.2 and a gentle S-curve."""
    curves = (
        ("R", "0 .165 .385 .625 .85 1"),
        ("G", "0 .16 .375 .615 .84 1"),
        ("B", "0 .175 .375 .6 .82 1"),
    )
    transfer = "".join(
        element(f"feFunc{channel}", type="table", tableValues=values) for channel, values in curves
    )
    primitives = element("feColorMatrix", type="saturate", values="1.2")
    primitives += element("feComponentTransfer", transfer)
    return group(*parts, filter=doc.filter("grade", primitives, (0, 0, 1, 1)))
