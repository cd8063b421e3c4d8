"""White sheets for a grain to shine through: stains, and an edge that age has browned."""

from __future__ import annotations

from tools.art.kit.document import Document

_WORN = """
<feTurbulence type="fractalNoise" baseFrequency=".0045 .0055" numOctaves="4"
 seed="{seed}" result="big"/>
<feColorMatrix in="big" values="0 0 0 0 .62 0 0 0 0 .42 0 0 0 0 .18 .7 0 0 0 -.36"
 result="stain"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="{rim}" result="soft"/>
<feComponentTransfer in="soft" result="burnt">
<feFuncA type="table" tableValues="{burn}"/></feComponentTransfer>
<feFlood flood-color="#5A3511"/><feComposite in2="burnt" operator="in" result="burn"/>
<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="stain"/>
<feMergeNode in="burn"/></feMerge><feComposite in="m" in2="SourceAlpha" operator="in"/>
"""


def worn(doc: Document, seed: int = 12, rim: float = 6, burn: float = 0.7) -> str:
    """Stains, and an edge that browns over `rim` units; `burn` is how dark it is at the very edge.

    For white shapes: the tooth of the paper is ui_grain.paper, which the game multiplies in.
    """
    table = f"{burn:g} {burn * 0.85:g} {burn * 0.45:g} {burn * 0.1:g} 0"
    primitives = _WORN.replace("\n", "").format(seed=seed + 7, rim=rim, burn=table)
    return doc.filter(f"worn{seed}", primitives, (-0.04, -0.04, 1.08, 1.08))
