"""What things are made of: paints and filters for paper, wood, brass, leather, cloth, wax, ivory.

Paints (`brass_paint` and so on) go into `fill`. Filters go into `filter` of a filled shape or a
group: they add grain, relief and stain, whatever the fill. Grain stays in place when the picture is
scaled, and two pieces with one seed at one place get the same grain: give each plank its own seed.
A lighting filter on a box of unlucky size can panic in resvg; a nudge of the size cures it.
"""

from studio.art.kit.document import Document
from studio.art.kit.palette import channels, darker, lighter, mix
from studio.art.kit.svg import Stop, element, stops

BRASS_STOPS: list[Stop] = [
    (0, "#FFE7A6"), (0.3, "#E3B457"), (0.6, "#B07C2C"), (0.82, "#7D5420"), (1, "#C79645"),
]  # fmt: skip
BRASS_PLATE_STOPS: list[Stop] = [
    (0, "#F6DC96"), (0.1, "#D9AC52"), (0.42, "#C8963E"), (0.55, "#AB7C31"), (0.72, "#BC8A3A"),
    (0.9, "#E0B65C"), (1, "#7D541A"),
]  # fmt: skip
BRASS_TUBE_STOPS: list[Stop] = [
    (0, "#6D4716"), (0.12, "#C8963E"), (0.28, "#FFF0BE"), (0.42, "#D9AC52"), (0.7, "#8F6322"),
    (0.86, "#5A3A12"), (0.95, "#B98636"), (1, "#4A2F0E"),
]  # fmt: skip
GOLD_STOPS: list[Stop] = [
    (0, "#FFF3C4"), (0.3, "#F4CF72"), (0.52, "#C98D2E"), (0.6, "#A86E1E"), (0.78, "#E2AE4C"),
    (1, "#8A5A18"),
]  # fmt: skip


def _shared_linear(doc: Document, name: str, colours: list[Stop], x2: float, y2: float) -> str:
    text = element("linearGradient", stops(colours), id=name, x1=0, y1=0, x2=x2, y2=y2)
    return doc.define(name, text)


def _shared_radial(
    doc: Document, name: str, colours: list[Stop], x: float, y: float, r: float
) -> str:
    return doc.define(name, element("radialGradient", stops(colours), id=name, cx=x, cy=y, r=r))


def brass_paint(doc: Document) -> str:
    """Polished brass, lit from the upper left: fittings, corners, rivets."""
    return _shared_linear(doc, "brass", BRASS_STOPS, 1, 1)


def brass_hollow_paint(doc: Document) -> str:
    """Brass that falls away from the light: the inside of rims."""
    return _shared_linear(
        doc, "brass_hollow", [(0, "#6B4518"), (0.55, "#B98633"), (1, "#FBE0A0")], 1, 1
    )


def brass_plate_paint(doc: Document) -> str:
    """A flat brass plate that carries ink text: nowhere darker than contrast allows."""
    return _shared_linear(doc, "brass_plate", BRASS_PLATE_STOPS, 0, 1)


def brass_tube_paint(doc: Document) -> str:
    """A standing round of brass: rods, goblets, bands round a chest."""
    return _shared_linear(doc, "brass_tube", BRASS_TUBE_STOPS, 1, 0)


def brass_bar_paint(doc: Document) -> str:
    """A lying moulding of brass."""
    return _shared_linear(
        doc, "brass_bar", [(0, "#E9C272"), (0.4, "#B98436"), (1, "#6F4A1E")], 0, 1
    )


def gold_paint(doc: Document) -> str:
    """Gilding for letters and crowns, brighter than brass."""
    return _shared_linear(doc, "gold", GOLD_STOPS, 0, 1)


def coin_paint(doc: Document) -> str:
    """The face of a coin or a screw head."""
    return _shared_radial(
        doc,
        "coin_face",
        [(0, "#FFF1BC"), (0.35, "#EDC15C"), (0.7, "#B67F2A"), (1, "#6D4716")],
        0.36, 0.3, 0.8,
    )  # fmt: skip


def iron_paint(doc: Document) -> str:
    """Black iron."""
    return _shared_linear(doc, "iron", [(0, "#77726C"), (0.4, "#47433F"), (1, "#211D1B")], 0, 1)


def paper_paint(doc: Document) -> str:
    """The light of a sheet of parchment, before its grain (`parchment`)."""
    return _shared_radial(
        doc, "paper", [(0, "#F8EDD0"), (0.55, "#EEDDB3"), (1, "#CFAF72")], 0.44, 0.4, 0.75
    )


def _noise(frequency: str, octaves: int, seed: int, result: str) -> str:
    return element(
        "feTurbulence", type="fractalNoise", baseFrequency=frequency, numOctaves=octaves,
        seed=seed, result=result,
    )  # fmt: skip


def _stain(source: str, colour: str, gain: float, offset: float, result: str) -> str:
    """One channel of noise made the opacity of a colour."""
    r, g, b = (part / 255 for part in channels(colour))
    values = f"0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} 0 0 0 0 {b:.3f} {gain} 0 0 0 {offset}"
    return element("feColorMatrix", type="matrix", in_=source, values=values, result=result)


def _merge(*layers: str, result: str) -> str:
    nodes = "".join(element("feMergeNode", in_=layer) for layer in layers)
    return element("feMerge", nodes, result=result)


def _kept_in_shape(source: str) -> str:
    return element("feComposite", in_=source, in2="SourceAlpha", operator="in")


def _relief(source: str, depth: float, strength: float, elevation: float, result: str) -> str:
    lamp = element("feDistantLight", azimuth=228, elevation=elevation)
    return element(
        "feDiffuseLighting", lamp, in_=source, surfaceScale=depth, diffuseConstant=strength,
        lighting_color="#FFFFFF", result=result,
    )  # fmt: skip


def parchment(doc: Document, box: tuple[float, float, float, float], seed: int = 8) -> str:
    """Old paper with relief, stains and a burnt, ragged edge, in a fixed box (x, y, width, height).

    Works on any fill: card stock, red and teal backs. Fixed in place, whatever it is applied to.
    """
    primitives = (
        _noise(".045 .06", 5, seed, "n")
        + _relief("n", 1.9, 1.2, 56, "relief")
        + _noise(".011 .013", 4, seed + 13, "big")
        + _stain("big", "#7A4F24", 2.2, -1.08, "stain")
        + element("feColorMatrix", in_="big", type="matrix",
                  values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0", result="ragged_alpha")
        + element("feGaussianBlur", in_="SourceAlpha", stdDeviation=26, result="inner")
        + element("feComposite", in_="inner", in2="ragged_alpha", operator="arithmetic",
                  k1=0, k2=1, k3=1, k4=-0.5, result="ragged")
        + element("feColorMatrix", in_="ragged", type="matrix", result="burn",
                  values="0 0 0 0 .21 0 0 0 0 .115 0 0 0 0 .05 0 0 0 -2.1 1.42")
        + element("feColorMatrix", in_="inner", type="matrix", result="warm",
                  values="0 0 0 0 .4 0 0 0 0 .24 0 0 0 0 .09 0 0 0 -.9 .86")
        + element("feBlend", in_="relief", in2="SourceGraphic", mode="multiply", result="a")
        + _merge("a", "stain", "warm", "burn", result="m")
        + _kept_in_shape("m")
    )  # fmt: skip
    return doc.filter(f"parchment{seed}", primitives, box, absolute=True)


def torn_paper(doc: Document, seed: int = 5) -> str:
    """Paper with an uneven, burnt edge: charts and notes. Draw no hard line along its edge."""
    primitives = (
        _noise(".03", 3, seed, "edge")
        + element("feDisplacementMap", in_="SourceGraphic", in2="edge", scale=7,
                  xChannelSelector="R", yChannelSelector="G", result="torn")
        + element("feColorMatrix", in_="torn", type="matrix", result="shape",
                  values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")
        + _noise(".009 .012", 4, seed + 7, "big")
        + _stain("big", "#805424", 1.5, -0.72, "blotch")
        + _noise(".7 .25", 2, seed + 9, "fine")
        + _stain("fine", "#5C3B1A", 1.6, -0.74, "fibre")
        + element("feGaussianBlur", in_="shape", stdDeviation=13, result="soft")
        + element("feComponentTransfer",
                  element("feFuncA", type="table", tableValues="1 .95 .55 .12 0"),
                  in_="soft", result="rim")
        + element("feFlood", flood_color="#5A3511", result="brown")
        + element("feComposite", in_="brown", in2="rim", operator="in", result="burn")
        + _merge("torn", "blotch", "fibre", "burn", result="m")
        + element("feComposite", in_="m", in2="shape", operator="in")
    )  # fmt: skip
    return doc.filter(f"torn_paper{seed}", primitives, (-0.03, -0.03, 1.06, 1.06))


def picture_grain(doc: Document, box: tuple[float, float, float, float], seed: int = 31) -> str:
    """The faint tooth of paper over a finished picture, in a fixed box (x, y, width, height)."""
    primitives = (
        _noise(".08 .1", 4, seed, "n")
        + _relief("n", 0.9, 1.22, 56, "relief")
        + element("feBlend", in_="relief", in2="SourceGraphic", mode="multiply", result="a")
        + _kept_in_shape("a")
    )
    return doc.filter(f"grain{seed}", primitives, box, absolute=True)


def wood(
    doc: Document,
    seed: int,
    frequency: tuple[float, float] = (0.0022, 0.03),
    upright: bool = False,
    strength: float = 0.75,
    pores: float = 0.5,
    dark: str = "#1A0E07",
    light: str = "#A8713F",
) -> str:
    """Grain for a plank of any fill: rings (noise through a swinging table), streaks, pores.

    `frequency` is along and across the grain, in cycles a unit; `upright` planks stand.
    """
    long, short = frequency
    grain = f"{short} {long}" if upright else f"{long} {short}"
    pore = ".42 .011" if upright else ".011 .42"
    swings = [
        0.5 + (0.5 if i % 2 else -0.5) * (0.35 + 0.65 * ((i * 7 + seed) % 5) / 4) for i in range(22)
    ]
    rings = " ".join(f"{value:.2f}" for value in swings)
    r, g, b = (part / 255 for part in channels(light))
    streaks = f"0 0 0 0 {r:.3f} 0 0 0 0 {g:.3f} 0 0 0 0 {b:.3f} 0 2.6 0 0 -1.15"
    primitives = (
        _noise(grain, 3, seed, "n")
        + _stain("n", dark, 1, 0, "r0")
        + element("feComponentTransfer",
                  element("feFuncA", type="table", tableValues=rings), in_="r0", result="r1")
        + _faded("r1", strength * 0.55, "r")
        + element("feColorMatrix", in_="n", type="matrix", values=streaks, result="l0")
        + _faded("l0", strength * 0.5, "l")
        + _noise(pore, 2, seed + 40, "fine")
        + _stain("fine", dark, 3.4, -1.72, "p0")
        + _faded("p0", pores, "p")
        + _merge("SourceGraphic", "l", "r", "p", result="m")
        + _kept_in_shape("m")
    )  # fmt: skip
    return doc.filter(doc.unique("wood"), primitives, (0, 0, 1, 1))


def _faded(source: str, amount: float, result: str) -> str:
    slope = element("feFuncA", type="linear", slope=f"{amount:.3f}")
    return element("feComponentTransfer", slope, in_=source, result=result)


def _bevelled(name: str, doc: Document, blur: float, depth: float, shine: float) -> str:
    lamp = element("feDistantLight", azimuth=235, elevation=42)
    primitives = (
        element("feGaussianBlur", in_="SourceAlpha", stdDeviation=blur, result="a")
        + element("feSpecularLighting", lamp, in_="a", surfaceScale=depth, specularConstant=0.9,
                  specularExponent=20, lighting_color="#FFF2C8", result="s")
        + element("feComposite", in_="SourceGraphic", in2="s", operator="arithmetic",
                  k1=0, k2=1, k3=shine, k4=0, result="o")
        + _kept_in_shape("o")
    )  # fmt: skip
    return doc.filter(name, primitives, (-0.06, -0.21, 1.12, 1.53))


def bevel(doc: Document) -> str:
    """A rounded, shining edge, for big letters and plates. Judge it at the master size."""
    return _bevelled("bevel", doc, 2.2, 5, 0.75)


def small_bevel(doc: Document) -> str:
    """The same for small fittings."""
    return _bevelled("small_bevel", doc, 1.1, 3, 0.8)


def brushed(doc: Document, seed: int = 9) -> str:
    """Brushed metal with a shining rim: brass plates and buttons."""
    lamp = element("feDistantLight", azimuth=235, elevation=40)
    primitives = (
        _noise(".012 .5", 2, seed, "fine")
        + _stain("fine", "#381F05", 2.2, -1, "n")
        + _faded("n", 0.45, "lines")
        + element("feGaussianBlur", in_="SourceAlpha", stdDeviation=1.6, result="a")
        + element("feSpecularLighting", lamp, in_="a", surfaceScale=3.5, specularConstant=0.9,
                  specularExponent=22, lighting_color="#FFF2C8", result="s")
        + _merge("SourceGraphic", "lines", result="m")
        + element("feComposite", in_="m", in2="s", operator="arithmetic",
                  k1=0, k2=1, k3=0.7, k4=0, result="o")
        + _kept_in_shape("o")
    )  # fmt: skip
    return doc.filter(f"brushed{seed}", primitives, (0, 0, 1, 1))


def leather(doc: Document, seed: int = 21, depth: float = 2.2) -> str:
    """Tooled leather: pores in relief over any fill."""
    primitives = (
        _noise(".09", 3, seed, "t")
        + _relief("t", depth, 1.15, 55, "d")
        + element("feComposite", in_="SourceGraphic", in2="d", operator="arithmetic",
                  k1=1.05, k2=0, k3=0, k4=0, result="o")
        + _kept_in_shape("o")
    )  # fmt: skip
    return doc.filter(f"leather{seed}", primitives, (0, 0, 1, 1))


def cloth(doc: Document, seed: int = 17) -> str:
    """Woven cloth: a fine weave across and along, over any fill."""
    primitives = (
        _noise(".02 .55", 2, seed, "across")
        + _stain("across", "#140B05", 1.5, -0.68, "weft")
        + _noise(".55 .02", 2, seed + 1, "along")
        + _stain("along", "#FFF3D8", 1.1, -0.54, "warp")
        + _merge("SourceGraphic", "weft", "warp", result="m")
        + _kept_in_shape("m")
    )
    return doc.filter(f"cloth{seed}", primitives, (0, 0, 1, 1))


def wax_paint(doc: Document, colour: str) -> str:
    """Sealing wax of a colour, lit from the upper left."""
    name = "wax" + colour[1:]
    colours: list[Stop] = [
        (0, mix(colour, "#FFC9A8", 0.45)), (0.5, colour), (1, darker(colour, 0.55)),
    ]  # fmt: skip
    return _shared_radial(doc, name, colours, 0.35, 0.28, 0.85)


def enamel_paint(doc: Document, colour: str) -> str:
    """Fired enamel of a colour in a metal setting."""
    name = "enamel" + colour[1:]
    colours: list[Stop] = [(0, lighter(colour, 0.22)), (0.55, colour), (1, darker(colour, 0.6))]
    return _shared_radial(doc, name, colours, 0.36, 0.3, 0.85)
