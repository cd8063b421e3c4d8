"""Grounds that the interface lays text on: panels, name plates, tabs, fields, tooltips, a rule."""

from functools import partial

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.materials import brass_paint, leather, wood
from studio.art.kit.ornament import at_corners, rivet
from studio.art.kit.palette import INK, SEPIA, WAX_RED
from studio.art.kit.shapes import box
from studio.art.kit.strokes import Box, brush, swell
from studio.art.kit.svg import Stop, circle, group, path, path_data
from studio.art.picture import Picture
from studio.art.ui.metal import (
    BLEED,
    PANEL_BLEED,
    RIM,
    brass_rim,
    corner_engraving,
    inner_dark,
    plate,
    shadowed,
)
from studio.art.ui.paper import torn_outline
from studio.art.ui.worn import worn


def _corner_strap(doc: Document) -> str:
    """A cast brass corner for an upper left corner at the origin, 74 units each way."""
    shape = (
        "M22 0H84C82 12 72 13 66 20C56 18 48 22 44 32C40 42 34 40 32 44C22 48 18 56 20 66"
        "C13 72 12 82 0 84V22A22 22 0 0 0 22 0Z"
    )
    leaves = [
        [(72, 8), (52, 12), (38, 24), (30, 36)],
        [(8, 72), (12, 52), (24, 38), (36, 30)],
        [(60, 15), (54, 24), (46, 22)],
        [(15, 60), (24, 54), (22, 46)],
    ]
    return (
        path(shape, brass_paint(doc), RIM, 3.4)
        + path("M28 5H76M5 28V76", "none", "#FFF0C0", 2, opacity=0.9)
        + path("".join(brush(leaf, 2.8, 0.6, 0.4) for leaf in leaves), "#4A2E10")
        + rivet(27, 27, 7.5)
    )


def _plank_area(width: float, height: float) -> Box:
    return (PANEL_BLEED, PANEL_BLEED - 6, width - PANEL_BLEED, height - PANEL_BLEED - 6)


def panel_plank(width: float = 640, height: float = 480) -> str:
    """The panel of settings and dialogs as light and shade, for the boards of ui_grain."""
    doc = Document(width, height)
    shape = plate(_plank_area(width, height), 26)
    light = doc.linear([(0, "#FFFFFF"), (0.45, "#D9D2CB"), (1, "#8C857F")], (0, 0), (1, 1))
    doc.add(group(path(shape, light), filter=drop_shadow(doc, 5, 9, 7, 0.6)))
    doc.add(inner_dark(doc, shape, 44, 0.75))
    return doc.svg()


def panel_plank_rim(width: float = 640, height: float = 480) -> str:
    """Its brass frame, laid over the boards."""
    doc = Document(width, height)
    area = _plank_area(width, height)
    doc.add(brass_rim(doc, plate(area, 26), 9), path(plate(area, 24, 16), "none", RIM, 3))
    doc.add(path(plate(area, 24, 18), "none", "#C8963E", 1.8, opacity=0.5))
    doc.add(at_corners(_corner_strap(doc), area))
    return doc.svg()


def panel_bulkhead(width: float = 480, height: float = 400) -> str:
    """A field of a cabin's wall as light and shade, for the painted boards of ui_grain."""
    doc = Document(width, height)
    shape = plate(_field_area(width, height), 18)
    light = doc.linear([(0, "#FFFFFF"), (0.5, "#E4DFD8"), (1, "#A29C95")], (0, 0), (1, 1))
    doc.add(path(shape, light), inner_dark(doc, shape, 46, 0.8))
    return doc.svg()


def panel_bulkhead_rim(width: float = 480, height: float = 400) -> str:
    """Its moulding of oak with a brass bead, nailed at the corners, laid over the boards."""
    doc = Document(width, height)
    area = _field_area(width, height)
    grain = wood(doc, 31, (0.003, 0.04), strength=0.8, dark="#1C0F07", light="#C58A50")
    frame = path(plate(area, 18, 7), "none", "#7A4E2A", 18, filter=grain)
    doc.add(group(frame, filter=drop_shadow(doc, 4, 7, 5, 0.7)))
    doc.add(path(plate(area, 18, -2), "none", RIM, 4), path(plate(area, 17, 16), "none", RIM, 3))
    doc.add(path(plate(area, 18, 2), "none", "#E8B878", 2, opacity=0.7))
    doc.add(brass_rim(doc, plate(area, 16, 20), 3.4), at_corners(rivet(34, 34, 6), area))
    return doc.svg()


def _field_area(width: float, height: float) -> Box:
    return (BLEED + 4, BLEED, width - BLEED - 4, height - BLEED - 8)


def panel_parchment(width: float = 1100, height: float = 860) -> str:
    """A sheet of parchment with a burnt edge: rules, notes, results."""
    doc = Document(width, height)
    left, top, right, bottom = 26.0, 20.0, width - 28, height - 30
    outline = torn_outline((left, top, right, bottom))
    sheet = path(path_data(outline), "#FFFFFF", filter=worn(doc, 20, 0.95))
    doc.add(group(sheet, filter=drop_shadow(doc, 5, 10, 8, 0.6)))
    inset: Box = (left + 34, top + 34, right - 34, bottom - 34)
    curls = [
        [(4, 60), (4, 26), (26, 4), (60, 4)],
        [(12, 44), (16, 22), (36, 14), (40, 26), (28, 32), (24, 24)],
        [(66, 4), (92, 2), (120, 4)],
        [(4, 66), (2, 92), (4, 120)],
    ]
    corner = path("".join(brush(line, 3.4, 0.6, 0.4) for line in curls), SEPIA, opacity=0.7)
    doc.add(at_corners(corner + circle(14, 14, 4, WAX_RED, SEPIA, 1.4), inset))
    return doc.svg()


def panel_dark(width: float = 700, height: float = 500) -> str:
    """A dark panel with a thin brass line: drawers, lists, the log's bed."""
    doc = Document(width, height)
    area: Box = (PANEL_BLEED, PANEL_BLEED - 6, width - PANEL_BLEED, height - PANEL_BLEED - 6)
    shape = plate(area, 20)
    grain = wood(doc, 90, (0.0014, 0.02), strength=0.6, dark="#0A0502", light="#6A4526")
    doc.add(group(path(shape, "#22150E"), filter=drop_shadow(doc, 5, 9, 7, 0.6)))
    doc.add(path(shape, "#22150E", filter=grain), inner_dark(doc, shape, 34, 0.8))
    doc.add(
        brass_rim(doc, shape, 5.4), path(plate(area, 18, 13), "none", "#C8963E", 1.8, opacity=0.45)
    )
    return doc.svg()


def name_plate(width: float, height: float, rim: float, engraved: bool) -> str:
    """A dark wooden plate with a brass rim: names, counts, the status line."""
    doc = Document(width, height)
    area: Box = (BLEED, BLEED - 2, width - BLEED, height - BLEED - 2)
    shape = plate(area, 16)
    grain = wood(doc, 50, (0.002, 0.03), strength=0.7, dark="#0A0502", light="#7A4E2A")
    body = path(shape, "#2B1A0F", filter=grain)
    doc.add(shadowed(doc, body), inner_dark(doc, shape, 22, 0.75), brass_rim(doc, shape, rim))
    doc.add(path(plate(area, 15, rim + 6), "none", "#C8963E", 1.6, opacity=0.5))
    if engraved:
        doc.add(corner_engraving(area, "#C8963E", 0.75))
    return doc.svg()


def tray(width: float = 400, height: float = 240) -> str:
    """Red leather sunk in a brass frame: dice are thrown on it."""
    doc = Document(width, height)
    area: Box = (BLEED, BLEED - 2, width - BLEED, height - BLEED - 2)
    shape = plate(area, 18)
    doc.add(shadowed(doc, path(shape, "#86302A", filter=leather(doc, 21, 1.2))))
    doc.add(inner_dark(doc, shape, 34, 0.8), brass_rim(doc, shape, 8))
    doc.add(path(plate(area, 16, 15), "none", "#F0CB74", 1.8, opacity=0.6))
    doc.add(corner_engraving(area, "#F0CB74", 0.7))
    return doc.svg()


def tab(selected: bool, width: float = 320, height: float = 112) -> str:
    """A tab that stands on a panel: dark wood at rest, parchment when chosen."""
    doc = Document(width, height)
    left, right, top, bottom, r = 6.0, width - 6, 8.0, height, 24
    shape = (
        f"M{left} {bottom}V{top + r}A{r} {r} 0 0 0 {left + r} {top}H{right - r}"
        f"A{r} {r} 0 0 0 {right} {top + r}V{bottom}Z"
    )
    if selected:
        doc.add(path(shape, "#F0E0B8", filter=worn(doc)), path(shape, "none", RIM, 5))
        doc.add(path(f"M{left + r + 4} {top + 9}H{right - r - 4}", "none", WAX_RED, 7))
        doc.add(path(box(left + 2, bottom - 3, right - 2, bottom), "#EAD9AE"))
        return doc.svg()
    grain = wood(doc, 23, (0.004, 0.05), strength=0.8)
    doc.add(path(shape, "#3F2614", filter=grain), path(shape, "none", RIM, 9))
    line = f"M{left + 3} {bottom}V{top + r}A{r} {r} 0 0 0 {left + r} {top + 3}H{right - r}" + (
        f"A{r} {r} 0 0 0 {right - 3} {top + r}V{bottom}"
    )
    doc.add(path(line, "none", brass_paint(doc), 4))
    low = doc.linear([(0, "#0A0502", 0), (0.6, "#0A0502", 0), (1, "#0A0502", 0.7)])
    doc.add(path(shape, low))
    return doc.svg()


def field(width: float = 400, height: float = 104) -> str:
    """Where text is typed: a slip of parchment sunk in a brass frame, for ink."""
    doc = Document(width, height)
    area: Box = (5, 5, width - 5, height - 5)
    shape = plate(area, 12)
    doc.add(path(shape, "#FFFFFF", filter=worn(doc)), inner_dark(doc, shape, 12, 0.55))
    doc.add(brass_rim(doc, shape, 5.4))
    return doc.svg()


def tooltip(width: float = 440, height: float = 220) -> str:
    """A small parchment label with a fine double line."""
    doc = Document(width, height)
    area: Box = (12, 9, width - 12, height - 15)
    shape = plate(area, 14)
    body = path(shape, "#FFFFFF", filter=worn(doc))
    doc.add(group(body, filter=drop_shadow(doc, 3, 5, 4, 0.6)))
    doc.add(path(shape, "none", INK, 4), path(plate(area, 13, 9), "none", SEPIA, 2))
    doc.add(at_corners(circle(19, 19, 4.4, brass_paint(doc), INK, 1.8), area))
    return doc.svg()


def divider(width: float = 640, height: float = 40) -> str:
    """A swelling rule with a wax-red lozenge in its middle, for dark and for light grounds."""
    doc = Document(width, height)
    x, y = width / 2, height / 2
    line = swell([(6, y), (x * 0.5, y), (x - 30, y)], [0.6, 4, 6.5])
    line += swell([(x + 30, y), (x * 1.5, y), (width - 6, y)], [6.5, 4, 0.6])
    gold: list[Stop] = [(0, "#F0CB74"), (1, "#A8772B")]
    doc.add(path(line, "none", RIM, 2.4), path(line, doc.linear(gold)))
    lozenge = f"M{x} {y - 14}L{x + 18} {y}L{x} {y + 14}L{x - 18} {y}Z"
    doc.add(path(lozenge, WAX_RED, RIM, 4), path(lozenge, "none", "#F0CB74", 2))
    doc.add(
        circle(x - 26, y, 3.6, "#F0CB74", RIM, 1.6), circle(x + 26, y, 3.6, "#F0CB74", RIM, 1.6)
    )
    return doc.svg()


def step(width: float = 96, height: float = 96) -> str:
    """A dark disc in a brass ring, for the number of a step in a plate of the rulebook."""
    doc = Document(width, height)
    x, y = width / 2, height / 2
    disc = circle(x, y, 38, "#1B120C", RIM, 5)
    doc.add(group(disc, filter=drop_shadow(doc, 2, 4, 3, 0.5)))
    doc.add(circle(x, y, 35, "none", "#D9A441", 4), circle(x, y, 29, "none", "#7A5520", 1.6))
    return doc.svg()


def arrow(width: float = 360, height: float = 140) -> str:
    """A bowed arrow of red ink to the right, as a pen draws it between two steps."""
    doc = Document(width, height)
    steps = [step / 12 for step in range(13)]
    bow = swell([(14 + 290 * t, 112 - 36 * t - 200 * t * (1 - t)) for t in steps],
                [4 + 9 * min(1.0, 2 * t) for t in steps])  # fmt: skip
    head = f"M{width - 10} 110L{width - 92} 106L{width - 64} 78L{width - 66} 38Z"
    for shape in (bow, head):
        doc.add(path(shape, "none", "#F3E3B8", 7, opacity=0.85))
    doc.add(path(bow, WAX_RED), path(head, WAX_RED))
    return doc.svg()


def chair(width: float = 320, height: float = 400) -> str:
    """The back of a taken chair as light and shade, for the boards of ui_grain."""
    doc = Document(width, height)
    shape = plate(_chair_area(width, height), 24)
    light = doc.linear([(0, "#FFFFFF"), (0.5, "#D6CEC6"), (1, "#8F8780")], (0, 0), (1, 1))
    doc.add(group(path(shape, light), filter=drop_shadow(doc, 5, 9, 7, 0.7)))
    doc.add(inner_dark(doc, shape, 40, 0.7))
    return doc.svg()


def chair_rim(width: float = 320, height: float = 400) -> str:
    """Its broad brass frame, laid over the boards."""
    doc = Document(width, height)
    area = _chair_area(width, height)
    doc.add(brass_rim(doc, plate(area, 24), 15), path(plate(area, 22, 13), "none", RIM, 4))
    doc.add(path(plate(area, 22, 18), "none", "#C8963E", 1.8, opacity=0.5))
    return doc.svg()


def chair_free(width: float = 320, height: float = 400) -> str:
    """Where nobody sits: the same shape sunk into the cloth, which shows through."""
    doc = Document(width, height)
    area = _chair_area(width, height)
    shape = plate(area, 24)
    doc.add(path(shape, "#140D08", opacity=0.72), inner_dark(doc, shape, 52, 0.8))
    doc.add(path(shape, "none", RIM, 4), path(plate(area, 23, 4), "none", "#8A6A3A", 1.8,
                                              opacity=0.55))  # fmt: skip
    return doc.svg()


def _chair_area(width: float, height: float) -> Box:
    return (BLEED + 4, BLEED, width - BLEED - 4, height - BLEED - 4)


PANELS = [
    Picture("ui/chair", 320, 400, chair, quality=78),
    Picture("ui/chair_rim", 320, 400, chair_rim, quality=86),
    Picture("ui/chair_free", 320, 400, chair_free, quality=80),
    Picture("ui/panel_plank", 640, 480, panel_plank, quality=78),
    Picture("ui/panel_plank_rim", 640, 480, panel_plank_rim, quality=84),
    Picture("ui/panel_bulkhead", 480, 400, panel_bulkhead, quality=78),
    Picture("ui/panel_bulkhead_rim", 480, 400, panel_bulkhead_rim, quality=84),
    Picture("ui/panel_parchment", 1100, 860, panel_parchment, quality=80),
    Picture("ui/panel_dark", 700, 500, panel_dark, quality=80),
    Picture("ui/plate", 320, 112, partial(name_plate, 320, 112, 5.4, False), quality=86),
    Picture("ui/status_plate", 960, 132, partial(name_plate, 960, 132, 7, True), quality=86),
    Picture("ui/tray", 400, 240, tray, quality=86),
    Picture("ui/tab", 320, 112, partial(tab, False), quality=86),
    Picture("ui/tab_selected", 320, 112, partial(tab, True), quality=86),
    Picture("ui/field", 400, 104, field, quality=86),
    Picture("ui/tooltip", 440, 220, tooltip, quality=86),
    Picture("ui/divider", 640, 40, divider, quality=88),
    Picture("ui/step", 96, 96, step, quality=86),
    Picture("ui/arrow", 360, 140, arrow, quality=86),
]
