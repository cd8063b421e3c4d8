"""Buttons of the interface: brass plates, the red primary ones, square ones for an icon.

Ink text goes on brass, pearl text on the red enamel; each face keeps 4.5:1 where it is worst.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.materials import brushed
from studio.art.kit.shapes import rounded_rectangle
from studio.art.kit.strokes import Box
from studio.art.kit.svg import Stop, group, path
from studio.art.picture import Picture
from studio.art.ui.metal import (
    BLEED,
    ENAMEL,
    ENAMEL_DULL,
    ENAMEL_LIT,
    ENAMEL_SUNK,
    LIT,
    POLISHED,
    RIM,
    SUNK,
    TARNISHED,
    brass_face,
    corner_engraving,
    enamel_panel,
    inner_dark,
    plate,
    shadowed,
)

_RADIUS = 17


@dataclass(frozen=True)
class Look:
    """How a button is painted in one state."""

    brass: Sequence[Stop]
    enamel: Sequence[Stop]
    drop: float = 0
    """Pixels the plate sinks when pressed."""
    lies: bool = True
    """Whether it throws a shadow."""
    warm: bool = False
    """Whether the lantern catches its rim."""
    shines: bool = True
    """Whether the brass is polished."""


LOOKS = {
    "": Look(POLISHED, ENAMEL),
    "_hover": Look(LIT, ENAMEL_LIT, warm=True),
    "_pressed": Look(SUNK, ENAMEL_SUNK, drop=3, lies=False),
    "_disabled": Look(TARNISHED, ENAMEL_DULL, lies=False, shines=False),
}
"""Suffix of the picture's name to its look."""


def button(width: float, height: float, look: Look, ornament: str) -> str:
    """A button as a nine-slice master; `ornament` is "plain", "engraved" or "enamel"."""
    doc = Document(width, height)
    area: Box = (BLEED, BLEED - 2 + look.drop, width - BLEED, height - BLEED - 2 + look.drop)
    if look.warm:
        halo = path(plate(area, _RADIUS), "none", "#FFD58A", 9, filter=blur(doc, 3))
        doc.add(group(halo, opacity=0.9))
    body = brass_face(doc, area, _RADIUS, look.brass, look.shines)
    if ornament == "enamel":
        inner: Box = (area[0] + 13, area[1] + 13, area[2] - 13, area[3] - 13)
        body += enamel_panel(doc, inner, _RADIUS - 4, look.enamel)
        body += corner_engraving(inner, "#F0CB74" if look.shines else "#8F7B68", 0.75)
    elif ornament == "engraved":
        body += corner_engraving((area[0] + 12, area[1] + 12, area[2] - 12, area[3] - 12))
    doc.add(shadowed(doc, body) if look.lies else body)
    if look.drop:
        doc.add(inner_dark(doc, plate(area, _RADIUS), 14, 0.5))
    return doc.svg()


def keycap(width: float, height: float, look: Look) -> str:
    """The key of an instrument: a hollow brass face on its skirt, which sinks as it is pressed."""
    doc = Document(width, height)
    left, top, right, bottom = BLEED, BLEED - 2, width - BLEED, height - BLEED - 2
    low, skirt = 2.2 * look.drop, 18.0
    if look.warm:
        halo = path(rounded_rectangle(left, top, right - left, bottom - top, 22), "none", "#FFD58A",
                    9, filter=blur(doc, 3))  # fmt: skip
        doc.add(group(halo, opacity=0.9))
    dark = doc.linear([(0, "#8A5F22"), (0.75, "#6B4518"), (0.9, "#4A2E10"), (1, "#2E1B08")])
    body = path(
        rounded_rectangle(left, top + low, right - left, bottom - top - low, 22), dark, RIM, 5
    )
    upper = top + low, bottom - skirt
    face = rounded_rectangle(left + 5, upper[0] + 2, right - left - 10, upper[1] - upper[0] - 2, 18)
    hollow = rounded_rectangle(
        left + 18, upper[0] + 11, right - left - 36, upper[1] - upper[0] - 20, 14
    )
    low_light: list[Stop] = [(0, look.brass[2][1]), (1, look.brass[1][1])]
    body += path(face, doc.linear(look.brass), RIM, 3, filter=brushed(doc))
    body += path(hollow, doc.linear(low_light), filter=brushed(doc))
    body += path(hollow, "none", "#5A3A12", 2.2) + path(
        f"M{left + 30} {upper[0] + 5.5}H{right - 30}", "none", "#FFF6D2", 2.4, opacity=0.85
    )
    doc.add(shadowed(doc, body) if look.lies else body)
    return doc.svg()


_KINDS = {
    "ui/button": (320, 128, "engraved"),
    "ui/button_primary": (320, 128, "enamel"),
    "ui/icon_button": (144, 144, "plain"),
}

BUTTONS = [
    Picture(kind + state, width, height, partial(button, width, height, look, ornament), quality=88)
    for kind, (width, height, ornament) in _KINDS.items()
    for state, look in LOOKS.items()
] + [
    Picture(f"ui/keycap{state}", 240, 144, partial(keycap, 240, 144, look), quality=88)
    for state, look in LOOKS.items()
]
