"""Where a crew signs on: dark boards, and the bare sea-cloth that the chairs stand on."""

from studio.art.kit.document import Document
from studio.art.kit.light import graded, lantern_light
from studio.art.kit.strokes import Box
from studio.art.kit.svg import group, path, rect
from studio.art.table.boards import boards, mug_ring, scratches
from studio.art.table.scene import HEIGHT, WIDTH, linen, sea_chart

_EDGES = [-10.0, 118, 250, 372, 506, 640, 768, 902, 1090]
_TONES = ("#3A2314", "#341F12", "#3D2515", "#362013", "#3B2414", "#331E11", "#392213", "#352012")
_ALL: Box = (-6, -10, WIDTH + 6, HEIGHT + 10)
_BOARDS: Box = (-306, -10, WIDTH + 6, HEIGHT + 10)
"""They begin so far to the left that no joint crosses the words at the top."""
CLOTH_HEIGHT = 400


def signing_table() -> str:
    """Boards with nothing on them, darker than the table of play: all that is read lies on them."""
    doc = Document(WIDTH, HEIGHT)
    ground = boards(doc, _BOARDS, _EDGES, _TONES, 47, light="#8A5A30")
    ground += scratches([(140, 60, 70, 12), (1690, 40, 54, -20), (420, 1030, 80, 6),
                         (1500, 1010, 60, -14)])  # fmt: skip
    ground += mug_ring(1760, 1010, 52)
    light = lantern_light(doc, _ALL, (700, 200), 1500, 0.5)
    rim = doc.radial(
        [(0, "#030204", 0), (0.6, "#030204", 0), (1, "#030204", 0.6)], (960, 520), 1260, True
    )
    shade = rect(-6, -10, WIDTH + 12, HEIGHT + 20, rim)
    doc.add(graded(doc, group(ground, light, shade)))
    return doc.svg()


def cloth_strip() -> str:
    """A strip of the table's cloth without its hem, which is drawn wherever the strip ends."""
    doc = Document(WIDTH, CLOTH_HEIGHT)
    area: Box = (-6, -6, WIDTH + 6, CLOTH_HEIGHT + 6)
    base = doc.radial([(0, "#3B7A84"), (0.5, "#2A5F6B"), (1, "#173E4A")], (0.36, 0.4), 0.8)
    left, top, right, bottom = area
    shape = f"M{left} {top}H{right}V{bottom}H{left}Z"
    # The middle of the table's chart, where its wind roses and shores are.
    chart = group(sea_chart(), transform=f"translate(0 {-0.36 * HEIGHT})")
    light = lantern_light(doc, area, (700, 60), 1300, 0.5)
    doc.add(graded(doc, group(path(shape, base, filter=linen(doc)), chart, light)))
    return doc.svg()
