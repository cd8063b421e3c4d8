"""Medals for deeds, with the sign of each cast in brass, and their places until they are won."""

import math
from functools import partial

from studio.art.bluffaneer.icons import icon as bone_figure
from studio.art.emblems.figures import figure as emblem_figure
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import medallion
from studio.art.kit.palette import INK
from studio.art.kit.svg import circle, group, path, rect
from studio.art.ui.icons import figure as icon_figure

WIDE, HIGH = 160, 208
_LEFT, _TOP = -80, -128
RING = 152
_RADIUS = 62
_THREAD, _CLOTH = "#D6C496", "#10303B"
_STITCHES = 26

ENAMELS = {
    "stolen_treasure": ("#8E2A24", "#C8542C"),
    "do_not_touch": ("#22684A", "#3E9A6A"),
    "treasure_boots": ("#264F92", "#4C86D8"),
    "scallywager": ("#1B4A5A", "#6FC0E6"),
    "bluffaneer": ("#5A3D7C", "#C58AD0"),
    "voyage": ("#6B4327", "#E0BE4C"),
}
"""The enamel and the ribbon of each column of the coat."""
MEDALS = {
    "reburied": ("stolen_treasure", "ui cross"),
    "bad_bargain": ("stolen_treasure", "bone chest"),
    "spotless": ("stolen_treasure", "emblem skull"),
    "unasked": ("stolen_treasure", "ui hourglass"),
    "clean_hook": ("do_not_touch", "ui swap"),
    "long_chain": ("do_not_touch", "chain"),
    "one_coin": ("do_not_touch", "ui gold"),
    "other_cheek": ("do_not_touch", "heart"),
    "borrowed_guns": ("treasure_boots", "ui privateer"),
    "own_medicine": ("treasure_boots", "ui rum"),
    "under_fire": ("treasure_boots", "ui guns"),
    "long_shot": ("treasure_boots", "emblem compass"),
    "to_the_pip": ("scallywager", "ui dice"),
    "nose": ("scallywager", "ui eye"),
    "empty_handed": ("scallywager", "ui eye_closed"),
    "last_die": ("scallywager", "ui crown"),
    "sweet_tongue": ("bluffaneer", "emblem parrot"),
    "once_bitten": ("bluffaneer", "emblem crab"),
    "three_lies": ("bluffaneer", "bone swords"),
    "honest": ("bluffaneer", "emblem swallow"),
    "landfall": ("voyage", "emblem anchor"),
    "late_tide": ("voyage", "emblem wheel"),
    "clean_sweep": ("voyage", "emblem kraken"),
    "no_port": ("voyage", "bone ship"),
}
"""The column of each deed, and its sign."""


def _figure(sign: str, colour: str, cut: str, edge: str) -> str:
    """Return a sign about the origin, some 104 units wide, with an edge round it."""
    family, _, name = sign.partition(" ")
    if family == "emblem":
        return emblem_figure(name, colour, cut, edge, 14)
    if family == "bone":
        return bone_figure(name, colour, cut, edge, 14)
    drawn = partial(icon_figure, name) if name else _OWN[family]
    under = group(drawn(edge), stroke=edge, stroke_width=14, stroke_linejoin="round")
    return under + drawn(colour)


def _scaled(sign: str, size: float) -> str:
    """Return what brings a sign to this size; figures of emblems and bones are drawn larger."""
    return f"scale({size * (1.0 if sign.startswith(('ui', *_OWN)) else 0.62):.3f})"


def _chain(colour: str) -> str:
    """Return two links of a chain."""
    ring = (
        "M-22 -20H22A20 20 0 0 1 22 20H-22A20 20 0 0 1 -22 -20Z"
        "M-20 -8A8 8 0 0 0 -20 8H20A8 8 0 0 0 20 -8Z"
    )
    return "".join(
        group(path(ring, colour, fill_rule="evenodd"),
              transform=f"translate({x} {y}) rotate(-38)")
        for x, y in ((-22, 16), (22, -16))
    )  # fmt: skip


def _heart(colour: str) -> str:
    """Return a heart."""
    return path(
        "M0 48C-66 8-58-42-26-42C-10-42 0-32 0-22C0-32 10-42 26-42C58-42 66 8 0 48Z", colour
    )


_OWN = {"chain": _chain, "heart": _heart}


def medal(name: str) -> str:
    """A medal on its ribbon, as it is pinned to the coat."""
    doc = Document(WIDE, HIGH, _LEFT, _TOP)
    column, sign = MEDALS[name]
    enamel, silk = ENAMELS[column]
    cast = group(
        _figure(sign, brass_paint(doc), "#3A230E", INK), transform=_scaled(sign, 0.62),
        filter=drop_shadow(doc, 1, 2, 1.2, 0.6),
    )  # fmt: skip
    ribbon = group(
        rect(-20, -116, 40, 64, silk, stroke=INK, stroke_width=2.4),
        *(rect(x, -115, 5, 62, "#F4E6C0", opacity=0.75) for x in (-11, 6)),
        rect(-26, -122, 52, 10, brass_paint(doc), rx=4, stroke=INK, stroke_width=2.6),
        filter=drop_shadow(doc, 2, 3, 2, 0.5),
    )
    doc.add(ribbon, medallion(doc, _RADIUS, enamel, cast))
    return doc.svg()


def sewn(name: str) -> str:
    """Where a medal is to be: a ring of stitches, with the outline of its sign in thread."""
    sign = MEDALS[name][1]
    outline = _figure(sign, _CLOTH, _THREAD, _THREAD)
    return _sewn(group(outline, transform=_scaled(sign, 0.62), stroke_dasharray="13 4"))


def stitches() -> str:
    """Where a medal is to be of which nobody knows more."""
    return _sewn("")


def _sewn(sign: str) -> str:
    doc = Document(RING, RING, -RING / 2, -RING / 2)
    step = 2 * math.pi * _RADIUS / _STITCHES
    dashes = f"{step * 0.58:.2f} {step * 0.42:.2f}"
    doc.add(
        circle(1, 1.6, _RADIUS, "none", "#08161C", 5, stroke_dasharray=dashes, opacity=0.8),
        circle(0, 0, _RADIUS, "none", _THREAD, 3, stroke_dasharray=dashes, opacity=0.85),
        sign,
    )
    return doc.svg()
