"""A finished picture laid into another: its ids stay its own, so nothing clashes."""

import base64

from studio.art.kit.svg import element


def inset(svg: str, x: float, y: float, width: float, height: float) -> str:
    """The picture `svg` (a whole document) in a box of the surrounding picture.

    What it draws beyond its own size shows: cut it with Document.clipped where that matters.
    """
    data = base64.b64encode(svg.encode()).decode()
    return element(
        "image",
        href=f"data:image/svg+xml;base64,{data}",
        x=float(x),
        y=float(y),
        width=float(width),
        height=float(height),
    )
