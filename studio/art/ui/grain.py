"""Grounds without an end: paper and planks that the game lays over a nine slice, repeated.

A grain that were part of a nine slice would be drawn out with its edges, into fur and blur. So
the slices that need one are drawn in white and shade, and multiplied by one of these when they
have their size; they name it in margins.py.
"""

from studio.art.kit.document import Document
from studio.art.kit.materials import wood
from studio.art.kit.shapes import box
from studio.art.kit.svg import circle, element, group, path, rect, use
from studio.art.picture import Picture

_PAPER = "#EFDFB8"
_TOOTH = """
<feTurbulence type="fractalNoise" baseFrequency=".045 .05" numOctaves="4" seed="5" result="n"/>
<feDiffuseLighting in="n" surfaceScale="1.05" diffuseConstant="1.2" lighting-color="#FFFFFF"
 result="relief"><feDistantLight azimuth="228" elevation="56"/></feDiffuseLighting>
<feTurbulence type="fractalNoise" baseFrequency=".009 .011" numOctaves="3" seed="12" result="big"/>
<feColorMatrix in="big" values="0 0 0 0 .62 0 0 0 0 .43 0 0 0 0 .18 .5 0 0 0 -.2" result="cloud"/>
<feTurbulence type="fractalNoise" baseFrequency=".42 .3" numOctaves="2" seed="21" result="fine"/>
<feColorMatrix in="fine" values="0 0 0 0 .42 0 0 0 0 .28 0 0 0 0 .12 .75 0 0 0 -.37"
 result="speck"/>
<feBlend in="relief" in2="SourceGraphic" mode="multiply" result="a"/>
<feMerge><feMergeNode in="a"/><feMergeNode in="cloud"/><feMergeNode in="speck"/></feMerge>
"""
_PLANKS = ("#6A4426", "#623C20", "#6F4829", "#654023", "#6A4327", "#5E3A20")
_PAINT = (
    "#1D4444", "#1A3E3F", "#1F4847", "#1B4142", "#1E4645", "#193C3D", "#1C4343", "#1A4041",
)  # fmt: skip
_BOARD = 148.0
"""Height of one board in master pixels; text of the usual size stands within it."""


def seamless(doc: Document, content: str, lap: float, both: bool) -> str:
    """`content`, drawn `lap` beyond the right (and lower) edge, led over into itself there."""
    width, height = doc.width, doc.height
    doc.symbol("drawn", content)
    doc.define("fade_x", _fade("fade_x", "across", (lap, 0), (0, 0, lap, height + lap)))
    led = use("drawn", 0, 0) + group(use("drawn", -width, 0), mask="url(#fade_x)")
    if not both:
        return led
    doc.symbol("led", led)
    doc.define("fade_y", _fade("fade_y", "down", (0, lap), (0, 0, width, lap)))
    return use("led", 0, 0) + group(use("led", 0, -height), mask="url(#fade_y)")


def _fade(
    name: str, ramp: str, end: tuple[float, float], area: tuple[float, float, float, float]
) -> str:
    stops = element("stop", offset=0, stop_color="#FFF") + element(
        "stop", offset=1, stop_color="#000"
    )
    gradient = element("linearGradient", stops, id=ramp, x1=0, y1=0, x2=end[0], y2=end[1],
                       gradientUnits="userSpaceOnUse")  # fmt: skip
    left, top, width, height = area
    veil = rect(left, top, width, height, f"url(#{ramp})")
    return gradient + element("mask", veil, id=name, maskUnits="userSpaceOnUse", x=left, y=top,
                              width=width, height=height)  # fmt: skip


def paper(side: float = 720) -> str:
    """Parchment to read from: a soft tooth, faint clouds, no line that could pass for a stroke."""
    doc, lap, beyond = Document(side, side), 120.0, 24.0
    whole = side + lap + 2 * beyond
    area = (-beyond, -beyond, whole, whole)
    tooth = doc.filter("tooth", _TOOTH.replace("\n", ""), area, absolute=True)
    sheet = rect(*area, _PAPER, filter=tooth)
    doc.add(seamless(doc, sheet, lap, both=True))
    return doc.svg()


def planks(width: float = 1240) -> str:
    """Lying boards; a seam is a thin shadow, so that words may stand on it."""
    doc, lap = Document(width, _BOARD * len(_PLANKS)), 260.0
    parts = []
    for row, tone in enumerate(_PLANKS):
        y = row * _BOARD
        grain = wood(doc, 60 + row * 3, (0.0018, 0.021), strength=0.8, dark="#1C0F07",
                     light="#9A663A")  # fmt: skip
        parts.append(path(box(0, y, width + lap, y + _BOARD), tone, filter=grain))
        parts.append(path(box(0, y, width + lap, y + 2.6), "#140A04", opacity=0.85))
        parts.append(path(box(0, y + 2.6, width + lap, y + 4.2), "#D8A060", opacity=0.28))
        parts.append(path(box(0, y + _BOARD - 7, width + lap, y + _BOARD), "#140A04", opacity=0.22))
    doc.add(seamless(doc, "".join(parts), lap, both=False))
    return doc.svg()


def bulkhead(side: float = 960) -> str:
    """The painted wall of a cabin: boards that stand, a bead along each seam, a row of nails."""
    doc, lap, broad = Document(side, side), 240.0, 120.0
    parts = []
    for row in range(10):
        x, tone = row * broad, _PAINT[row % len(_PAINT)]
        grain = wood(doc, 20 + row * 5, (0.004, 0.05), upright=True, strength=0.9,
                     dark="#041214", light="#57968E")  # fmt: skip
        lines = ((0, 5, "#04100F", 0.9), (5, 7, "#8FC2B6", 0.4), (14, 16.5, "#04100F", 0.7),
                 (16.5, 18, "#8FC2B6", 0.28))  # fmt: skip
        parts.append(path(box(x, 0, x + broad, side + lap), tone, filter=grain))
        parts += [
            path(box(x + left, 0, x + right, side + lap), colour, opacity=opacity)
            for left, right, colour, opacity in lines
        ]
        parts += [
            circle(x + across, y + 40 * (row % 2), 3.4, "#0A1C1C", "#7FB0A6", 1)
            for across in (32, 104)
            for y in range(90, int(side + lap), 240)
        ]
    doc.add(seamless(doc, "".join(parts), lap, both=True))
    return doc.svg()


GRAINS = [
    Picture("ui/grain_bulkhead", 960, 960, bulkhead, quality=80),
    Picture("ui/grain_paper", 720, 720, paper, quality=82),
    Picture("ui/grain_plank", 1240, 888, planks, quality=82),
]
