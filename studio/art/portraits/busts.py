"""Pirates and sailors as they sit at a table: the figure alone, with an arm and what its hand does.

The picture runs on below the shoulders: the table's edge covers its foot.
"""

from dataclasses import replace
from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.palette import INK, darker
from studio.art.kit.strokes import brush, contour
from studio.art.kit.svg import group, path
from studio.art.picture import Picture
from studio.art.portraits import hats
from studio.art.portraits.cloth import domed, traced
from studio.art.portraits.coats import frock_coat
from studio.art.portraits.expressions import FACES
from studio.art.portraits.extras import OAK
from studio.art.portraits.figure import figure
from studio.art.portraits.hands import LEATHER, Sleeve, holding, pounding, raised
from studio.art.portraits.pirates import FIGURES

WIDTH, HEIGHT = 760, 620
LEFT, TOP = -124, -40
_SLEEVES = {
    "woodenfinger": Sleeve("#8A2A22", "#EFE6D2"),
    "mary": Sleeve("#EFE6D2", "#D8C9A8"),
    "bosun": Sleeve("#27405F", "#C8963E"),
    "pike": Sleeve("#33405A", "#4A5A78"),
    "ruth": Sleeve("#2E2A3C", "#6B2A38"),
    "tamsin": Sleeve("#EFE6D2", "#6B4426"),
    "dutch": Sleeve("#2F4C7A", "#EFE6D2"),
    "gull": Sleeve("#6E5A7E", "#8A7A9A"),
    "scarf": Sleeve("#7E8F5A", "#E6DAC0"),
    "cap": Sleeve("#2B3A4E", "#8D8672"),
    "straw": Sleeve("#D9CDB0", "#C7B994"),
    "braids": Sleeve("#E6DAC0", "#2F5C86"),
    "beard": Sleeve("#B9553C", "#8E3F2C"),
    "grey": Sleeve("#4B5A3C", "#6E5A7E"),
    "lad": Sleeve("#4A6A8C", "#36506C"),
    "glasses": Sleeve("#E6DAC0", "#D3C5A6"),
}
_LIFTED = "translate(0 -18)"
"""How the card is raised above what the table's edge hides."""
_PLAIN = Sleeve("#274A5C", "#EFE6D2")
_ARMS = {name: (FIGURES[name].skin, sleeve) for name, sleeve in _SLEEVES.items()}
_ARMS["stand"] = LEATHER, _PLAIN
_FIRST = {"woodenfinger": replace(LEATHER, middle=OAK)}
"""The forefinger of whoever has it of something else than the hand."""


def _gesture(doc: Document, name: str, mood: str) -> str:
    """A fist when angry, else a card: held to the breast, or slipping when caught."""
    skin, sleeve = FIGURES[name].skin, _SLEEVES[name]
    if mood == "angry":
        return pounding(doc, skin, sleeve)
    return group(holding(doc, skin, sleeve, mood == "caught"), transform=_LIFTED)


def bust(name: str, mood: str) -> str:
    """One pirate with one face, from hat to table."""
    doc = Document(WIDTH, HEIGHT, LEFT, TOP)
    pirate = FIGURES[name]
    body = figure(doc, pirate, mood) + _gesture(doc, name, mood)
    x, y = pirate.centre
    doc.add(group(body, transform=f"translate({x:g} {y:g}) scale({pirate.scale:g})"))
    return doc.svg()


def stand() -> str:
    """A coat and hat on a turned wooden head, for a person without a face: the
    game lays the emblem of the seat on it."""
    doc = Document(WIDTH, HEIGHT, LEFT, TOP)
    head = traced(
        "-84,-78 -96,-40 -92,8 -72,66 -38,106 0,118 38,106 72,66 92,8 96,-40 84,-78 0,-104"
    )
    grain = "".join(
        path(contour(traced(f"{-60 * k},{-50 * k} {-66 * k},10 {-40 * k},{84 * k} 0,{104 * k} "
                            f"{40 * k},{84 * k} {66 * k},10 {60 * k},{-50 * k} 0,{-80 * k}"), 2.2),
             darker("#A9743C", 0.6), opacity=0.5)
        for k in (0.3, 0.5, 0.7, 0.9)
    )  # fmt: skip
    neck = traced("-36,92 36,92 34,120 46,150 -46,150 -34,120")
    rings = path(brush([(-38, 118), (0, 126), (38, 118)], 5, 2, 2), INK)
    body = (
        domed(doc, neck, "#8A5A30") + rings
        + frock_coat(doc, 0, _PLAIN.colour)
        + domed(doc, head, "#B98648", None, grain, seed=9)
        + hats.tricorn(doc)
        + group(holding(doc, LEATHER, _PLAIN), transform=_LIFTED)
    )  # fmt: skip
    doc.add(group(body, transform="translate(256 264) scale(1.2)"))
    return doc.svg()


PICTURES = [
    *(
        Picture(
            f"portraits/bust_{name}_{mood}", WIDTH, HEIGHT, partial(bust, name, mood), quality=76
        )
        for name in FIGURES
        for mood in FACES
    ),
    *(
        Picture(
            f"portraits/{one}_{name}",
            390,
            540,
            partial(raised, one, skin, sleeve, _FIRST.get(name, skin)),
            quality=76,
        )
        for name, (skin, sleeve) in _ARMS.items()
        for one in ("fist", "palm")
    ),
    Picture("portraits/bust_stand", WIDTH, HEIGHT, stand, quality=78),
]
