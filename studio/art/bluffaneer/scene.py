"""Where Bluffaneer is played: the captain's cabin out of focus, his table drawn up to the viewer.

The far edge of the table is at FAR: who sits behind it is covered by it.
"""

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow, graded, lantern_light
from studio.art.kit.palette import INK
from studio.art.kit.strokes import Box
from studio.art.kit.svg import circle, group, path, rect
from studio.art.title.scene import HEIGHT, TABLE, WIDTH, cloth, moonlight, room, table_boards

FAR = 420.0
_LAMP = (566.0, 190.0)
_CLOTH_TOP, _CLOTH_FOOT = 634.0, 972.0
"""Where the title's cloth begins and ends."""
_AREA: Box = (-10, -10, WIDTH + 10, HEIGHT + 10)


def _behind(doc: Document) -> str:
    """The wall, moved up with its windows and softened: what is near is in focus."""
    wall = group(room(doc), moonlight(doc), transform=f"translate(0 {FAR - TABLE})")
    gap = rect(-10, FAR - 30, WIDTH + 20, 34, "#000000", opacity=0.5, filter=blur(doc, 8))
    return group(wall, filter=blur(doc, 1.6)) + gap


def _table(doc: Document) -> str:
    """The title's table, drawn out so that it runs under the viewer's hands."""
    tall = (HEIGHT + 12 - FAR) / (1002 - TABLE)
    wide = (HEIGHT + 60 - FAR - 52) / (_CLOTH_FOOT - _CLOTH_TOP)
    boards = f"translate(0 {FAR - TABLE * tall:.2f}) scale(1 {tall:.4f})"
    laid = f"translate(0 {FAR + 52 - _CLOTH_TOP * wide:.2f}) scale(1 {wide:.4f})"
    return group(table_boards(doc), transform=boards) + group(cloth(doc), transform=laid)


def _edge(doc: Document) -> str:
    """The far edge: a rounded moulding that catches the lantern, its underside in shadow."""
    rim = doc.linear(
        [(0, "#B87A42"), (0.3, "#FFD9A0"), (0.55, "#C99A64"), (1, "#7E5A3C")], (0, 0), (1, 0)
    )
    bar = group(
        rect(-10, FAR - 9, WIDTH + 20, 20, "#6E4424"), filter=drop_shadow(doc, 0, 6, 5, 0.5)
    )
    return (
        bar
        + rect(-10, FAR - 8, WIDTH + 20, 5, rim)
        + path(f"M-10 {FAR - 9}H{WIDTH + 10}M-10 {FAR + 11}H{WIDTH + 10}", "none", INK, 3)
    )


def cabin_table() -> str:
    """The whole scene, without the lantern, the people and what lies on the table."""
    doc = Document(WIDTH, HEIGHT)
    size = (-10, -10, WIDTH + 20, HEIGHT + 20)
    near = doc.radial([(0, "#FFB347", 0.4), (0.4, "#FF9E3C", 0.1), (1, "#FF9E3C", 0)], _LAMP, 560,
                      True)  # fmt: skip
    pool = doc.radial([(0, "#FFE2AE", 0.16), (1, "#FFE2AE", 0)])
    rim = doc.radial([(0, "#030204", 0), (0.66, "#030204", 0), (1, "#030204", 0.6)], (960, 560),
                     1200, True)  # fmt: skip
    body = (
        _behind(doc) + _table(doc) + _edge(doc)
        + circle(960, 700, 620, pool)
        + lantern_light(doc, _AREA, _LAMP, 1500, 0.75)
        + rect(*size, near, style="mix-blend-mode:screen")
        + rect(*size, rim)
    )  # fmt: skip
    doc.add(graded(doc, group(body)))
    return doc.svg()
