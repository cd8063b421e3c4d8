"""The title: the captain's cabin by lantern light, the moonlit sea in its windows,
    a calm table before it.

Layers of the game, bottom up: the scene, drifting sea strips, the ship and the glitter clipped to
the windows, then `window` over them, the lantern and its glow, then the tiles of the games.
"""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow, graded
from studio.art.kit.materials import wood
from studio.art.kit.palette import INK
from studio.art.kit.shapes import Points, arc
from studio.art.kit.strokes import strokes, swell
from studio.art.kit.svg import circle, group, path, path_data, rect
from studio.art.table.boards import SEAM
from studio.art.table.scene import linen
from studio.art.title.cabin import ceiling, drape, drape_outline, furniture, panelling, sill
from studio.art.title.sea import MOON, sea, sky
from studio.art.title.window import (
    BOTTOM,
    LEFT,
    RIGHT,
    frame_area,
    gallery,
    glass_marks,
    openings,
)
from studio.art.ui.metal import inner_dark

WIDTH, HEIGHT = 1920, 1080
LAMP = (338.0, 336.0)
"""The flame of the lantern."""
WINDOW = (400, 60, 1200, 512)
"""The part of the scene that `window` covers: x, y, width, height."""
TABLE = 604.0
_DRAPES = ((LEFT - 30, 150.0, 1), (RIGHT + 30, 150.0, -1))
_EDGES = (TABLE, 640, 690, 760, 856, 1002)
_BOARDS = ("#5E3A20", "#643F23", "#5A371E", "#66411F", "#5F3B21")


def table_boards(doc: Document) -> str:
    """The near table: boards that widen towards the viewer."""
    parts = []
    for row in range(5):
        top, bottom = _EDGES[row], _EDGES[row + 1]
        grain = wood(doc, 30 + row * 3, (0.0014, 0.03 - 0.004 * row), strength=0.9, dark="#1C0F07",
                     light="#B87A42")  # fmt: skip
        parts.append(rect(-10, top, 1940, bottom - top + 1, _BOARDS[row], filter=grain))
        parts.append(path(swell([(-10, bottom), (1930, bottom)], 2.6 + 0.6 * row), SEAM))
        parts.append(
            path(swell([(-10, top + 3), (1930, top + 3)], 1 + 0.3 * row), "#D8A060", opacity=0.35)
        )
    rim = doc.linear(
        [(0, "#FFD9A0"), (0.32, "#F0BE80"), (0.55, "#BCD8D2"), (1, "#8FB0B0")], (0, 0), (1, 0)
    )
    parts.append(rect(-10, TABLE - 6, 1940, 14, "#8D5C33"))
    parts.append(path(f"M-10 {TABLE - 5}H1930V{TABLE - 2}H-10Z", rim))
    parts.append(path(f"M-10 {TABLE + 8}H1930", "none", SEAM, 2.6))
    return "".join(parts)


def _front(doc: Document) -> str:
    grain = wood(doc, 77, (0.002, 0.05), strength=1)
    glow = doc.linear([(0, "#FFD58A", 0.3), (1, "#FFD58A", 0)])
    dark = doc.linear([(0, "#000000", 0), (1, "#000000", 0.6)])
    return (
        rect(-10, 1002, 1940, 90, "#4A2B16", filter=grain)
        + path("M-10 1003H1930", "none", SEAM, 5)
        + path("M-10 1008H1930", "none", "#F0BE74", 2.4, opacity=0.7)
        + rect(-10, 1003, 1940, 26, glow)
        + rect(-10, 1046, 1940, 44, dark)
    )


def _cloth_edge(inset: float) -> Points:
    """The cloth's outline in the table's perspective."""
    top, bottom = 634 + inset * 0.5, 972 - inset
    left, right = 196 + inset * 1.4, 1724 - inset * 1.4
    spread = 92 + inset * 0.2
    return np.array([(left, top), (right, top), (right + spread, bottom), (left - spread, bottom)])


def cloth(doc: Document) -> str:
    """The sea-cloth as on the table of play, faded chart and gilt border, in perspective."""
    shape = path_data(_cloth_edge(0))
    base = doc.linear([(0, "#2F6B76"), (0.5, "#2A5F6B"), (1, "#1C4653")], (0, 634), (0, 972), True)
    lines = ""
    for x, y in ((520.0, 770.0), (1420.0, 730.0)):
        for k in range(16):
            a = k * np.pi / 8 + 0.1
            lines += swell([(x, y), (x + 1500 * np.cos(a), y + 560 * np.sin(a))], 1.1)
    rose = "".join(
        swell(arc(960, 800, r, count=120, squash=0.36), w) for r, w in ((250, 2.4), (232, 1.2))
    )
    star = "".join(_ray(k) for k in range(16))
    rng = np.random.default_rng(6)
    waves = []
    for _ in range(90):
        x, y = rng.uniform(140, 1780), rng.uniform(650, 960)
        size = 0.5 + (y - 634) / 338
        waves.append([(x, y), (x + 9 * size, y - 3 * size), (x + 18 * size, y), (x + 28 * size,
            y + 2 * size),
                      (x + 38 * size, y - size)])  # fmt: skip
    chart = path(lines, "#9CC7C0", opacity=0.2) + path(rose + star, "#9CC7C0", opacity=0.2)
    chart += strokes(waves, 1.7, "#9CC7C0", opacity=0.28)
    border = "".join(
        path(path_data(_cloth_edge(inset)), "none", colour, width, opacity=opacity)
        for inset, width, colour, opacity in ((0, 4.5, INK, 1), (15, 7, "#0D2229", 0.7),
                                              (15, 4, "#B98A3C", 0.95), (25, 1.6, "#B98A3C", 0.8))
    )  # fmt: skip
    return (
        group(path(shape, "#10303A"), filter=drop_shadow(doc, 5, 9, 7, 0.65))
        + doc.clipped(shape, path(shape, base, filter=linen(doc)), chart)
        + inner_dark(doc, shape, 50, 0.4)
        + border
    )


def _ray(k: int) -> str:
    """One point of the wind rose, lying on the table."""
    reach = 220 if k % 4 == 0 else 176 if k % 2 == 0 else 120
    a = k * np.pi / 8

    def lying(r: float, turn: float) -> tuple[float, float]:
        return 960 + r * np.sin(a + turn), 800 - 0.36 * r * np.cos(a + turn)

    return path_data([lying(reach, 0), lying(reach * 0.2, 0.5), (960, 800)])


def room(doc: Document) -> str:
    """The cabin's wall, windows and ceiling."""
    return (
        sky(doc) + sea(doc) + glass_marks()
        + panelling(doc) + gallery(doc) + ceiling(doc) + sill(doc)
        + furniture(doc)
        + "".join(drape(doc, *place) for place in _DRAPES)
    )  # fmt: skip


def _cabin(doc: Document) -> str:
    """Everything but the light."""
    return (
        room(doc)
        + rect(-10, TABLE - 24, 1940, 20, "#000000", opacity=0.4)
        + table_boards(doc) + _front(doc) + cloth(doc)
    )  # fmt: skip


def moonlight(doc: Document) -> str:
    """What the moon adds in the panes."""
    x, y, _ = MOON
    moon = doc.radial([(0, "#EAF6EE", 0.5), (0.15, "#B8DCD8", 0.2), (0.5, "#4C9A97", 0.07),
                       (1, "#4C9A97", 0)])  # fmt: skip
    light = circle(x, y, 380, moon)
    return doc.clipped(openings(), group(light, style="mix-blend-mode:screen"))


def _lamplight(doc: Document) -> str:
    """Warm near the lantern, cool far from it; the moon keeps its own light in the panes."""
    size = (-10, -10, WIDTH + 20, HEIGHT + 20)
    far = doc.radial([(0, "#FFFFFF"), (0.3, "#F4E6CE"), (0.62, "#C6C0BC"), (1, "#7F8698")],
                     (470, 470), 1500, True)  # fmt: skip
    warm = doc.radial(
        [(0, "#FFC870", 0.55), (0.35, "#FFB050", 0.2), (1, "#FFB050", 0)], LAMP, 980, True
    )
    near = doc.radial(
        [(0, "#FFB347", 0.42), (0.4, "#FF9E3C", 0.1), (1, "#FF9E3C", 0)], LAMP, 620, True
    )
    rim = doc.radial(
        [(0, "#030204", 0), (0.7, "#030204", 0), (1, "#030204", 0.5)], (960, 540), 1220, True
    )
    glow = moonlight(doc)
    spill = f"M960 {TABLE}H1520L1680 800H860Z"
    return (
        rect(*size, far, style="mix-blend-mode:multiply")
        + rect(*size, warm, style="mix-blend-mode:soft-light")
        + rect(*size, near, style="mix-blend-mode:screen")
        + glow
        + path(spill, "#A9D2CF", opacity=0.1, filter=blur(doc, 34))
        + rect(*size, rim)
    )


def title_back() -> str:
    """The whole scene, without lantern, ship, tiles and wordmark."""
    doc = Document(WIDTH, HEIGHT)
    doc.add(graded(doc, group(_cabin(doc), _lamplight(doc))))
    return doc.svg()


def window() -> str:
    """The windows' woodwork alone, lit as in the scene, the panes open."""
    x, y, width, height = WINDOW
    doc = Document(width, height, x, y)
    below = path(f"M{x} {BOTTOM - 4}H{x + width}V{y + height}H{x}Z", "#000")
    drapes = "".join(path(path_data(drape_outline(*place)), "#000") for place in _DRAPES)
    cut = doc.clip(frame_area() + below + drapes)
    doc.add(group(graded(doc, group(_cabin(doc), _lamplight(doc))), clip_path=cut))
    return doc.svg()
