"""Pirates and sailors as they sit at a table: the figure alone, with an arm and what its hand does.

The picture runs on below the shoulders: the table's edge covers its foot.
"""

import math
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
from studio.art.portraits.expressions import FACES, OF_PIRATES
from studio.art.portraits.extras import OAK
from studio.art.portraits.figure import figure, looking
from studio.art.portraits.hands import LEATHER, Sleeve, holding, pounding, raised, thoughtful
from studio.art.portraits.pirates import FIGURES, PIRATES

WIDTH, HEIGHT = 760, 620
LEFT, TOP = -124, -40
HELD_LEFT, HELD_TOP, HELD_WIDTH, HELD_HEIGHT = 236, 400, 330, 180
EYES_LEFT, EYES_TOP, EYES_WIDTH, EYES_HEIGHT = 146, 216, 224, 104
"""Parts of the picture of a bust that layers cover; a portrait's begins at 0, 0."""
GAZES = {"left": (-9.5, 0.5), "right": (9.5, 0.5)}
STAND = 256, 264, 1.2
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


def gesture(doc: Document, name: str, mood: str) -> str:
    """A hand under the chin of whoever thinks."""
    if mood != "think":
        return ""
    skin, x = FIGURES[name].skin, 26 * math.sin(math.radians(FIGURES[name].skull.yaw))
    hand = thoughtful(doc, skin, _SLEEVES[name], _FIRST.get(name, skin))
    return group(hand, transform=f"translate({1.4 * x - 4:.1f} -2)")


def _fist(doc: Document, name: str, mood: str) -> str:
    """A fist on the table when angry."""
    return pounding(doc, FIGURES[name].skin, _SLEEVES[name]) if mood == "angry" else ""


def held(name: str, is_slipping: bool) -> str:
    """The hand of a bust with the card that is held to the breast, or slips when its owner is
    caught: a layer for the game whose cards these are.
    """
    doc = Document(HELD_WIDTH, HELD_HEIGHT, HELD_LEFT, HELD_TOP)
    skin, sleeve = _ARMS[name]
    x, y, scale = STAND if name == "stand" else (*FIGURES[name].centre, FIGURES[name].scale)
    hand = group(holding(doc, skin, sleeve, is_slipping), transform=_LIFTED)
    doc.add(group(hand, transform=f"translate({x:g} {y:g}) scale({scale:g})"))
    return doc.svg()


def eyes(name: str, mood: str, gaze: str) -> str:
    """The eyes of a face that looks to one side, to be laid on it."""
    doc = Document(EYES_WIDTH, EYES_HEIGHT, EYES_LEFT, EYES_TOP)
    pirate = FIGURES[name]
    x, y = pirate.centre
    place = f"translate({x:g} {y:g}) scale({pirate.scale:g})"
    doc.add(group(looking(doc, pirate, mood, GAZES[gaze]), transform=place))
    return doc.svg()


def bust(name: str, mood: str) -> str:
    """One pirate with one face, from hat to table."""
    doc = Document(WIDTH, HEIGHT, LEFT, TOP)
    pirate = FIGURES[name]
    body = figure(doc, pirate, mood) + gesture(doc, name, mood) + _fist(doc, name, mood)
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
    )  # fmt: skip
    doc.add(group(body, transform="translate({:g} {:g}) scale({:g})".format(*STAND)))
    return doc.svg()


PICTURES = [
    *(
        Picture(
            f"portraits/bust_{name}_{mood}", WIDTH, HEIGHT, partial(bust, name, mood), quality=76
        )
        for name in FIGURES
        for mood in FACES
        if name in PIRATES or mood not in OF_PIRATES
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
    *(
        Picture(
            f"portraits/{one}_{name}",
            HELD_WIDTH,
            HELD_HEIGHT,
            partial(held, name, one == "slip"),
            quality=76,
        )
        for name in _ARMS
        for one in ("card", "slip")
    ),
    *(
        Picture(
            f"portraits/eyes_{name}_{mood}_{gaze}",
            EYES_WIDTH,
            EYES_HEIGHT,
            partial(eyes, name, mood, gaze),
            quality=74,
        )
        for name in FIGURES
        for mood in ("calm", "pleased", "angry")
        for gaze in GAZES
    ),
    Picture("portraits/bust_stand", WIDTH, HEIGHT, stand, quality=78),
]
