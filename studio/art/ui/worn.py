"""White sheets for a grain to shine through, their edges browned by age."""

from studio.art.kit.document import Document

_WORN = """
<feGaussianBlur in="SourceAlpha" stdDeviation="{rim}" result="soft"/>
<feComponentTransfer in="soft" result="burnt">
<feFuncA type="table" tableValues="{burn}"/></feComponentTransfer>
<feFlood flood-color="#5A3511"/><feComposite in2="burnt" operator="in" result="burn"/>
<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="burn"/></feMerge>
<feComposite in="m" in2="SourceAlpha" operator="in"/>
"""


def worn(doc: Document, rim: float = 6, burn: float = 0.7) -> str:
    """An edge that browns over `rim` units; `burn` is how dark it is at the very edge.

    For white shapes: tooth and clouds of the paper are ui_grain.paper, which the game multiplies
    in. Clouds of their own would break where the corners of a small sheet meet.
    """
    table = f"{burn:g} {burn * 0.85:g} {burn * 0.45:g} {burn * 0.1:g} 0"
    primitives = _WORN.replace("\n", "").format(rim=rim, burn=table)
    return doc.filter(f"worn{rim:g}", primitives, (-0.04, -0.04, 1.08, 1.08))
