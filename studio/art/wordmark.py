"""The wordmark, on its nameboard and without, and the names of the games on dark plates."""

from functools import partial

from studio.art.halves import with_halves
from studio.art.kit.document import Document
from studio.art.kit.lettering import word
from studio.art.kit.light import deep_shadow, drop_shadow, glint
from studio.art.kit.materials import bevel, gold_paint, small_bevel, wood
from studio.art.kit.ornament import rivet, screw
from studio.art.kit.palette import INK
from studio.art.kit.rope import rope
from studio.art.kit.shapes import rounded_rectangle, spline
from studio.art.kit.strokes import brush
from studio.art.kit.svg import Stop, group, path
from studio.art.picture import Picture
from studio.art.ui.metal import RIM, brass_rim, inner_dark, plate

_GILT: list[Stop] = [
    (0, "#FFF8DA"), (0.26, "#F9DB8A"), (0.48, "#DBA544"), (0.55, "#A46B1C"), (0.74, "#E8BA5C"),
    (1, "#A26C1E"),
]  # fmt: skip


def gilded_line(
    doc: Document, text: str, x: float, baseline: float, unit: float
) -> tuple[str, float]:
    """A line in the wordmark's hand, its left end at x: (markup, width)."""
    data, width = word(text, unit, 1.2, 30, 0.42, True)
    gilt = doc.linear(_GILT, (0, -7.4 * unit), (0, 1.4 * unit), True)
    bed = path(data, RIM, RIM, unit * 0.66)
    edge = path(data, "none", "#7A4F18", unit * 0.3)
    return group(
        group(bed, filter=drop_shadow(doc, 5, 8, 5, 0.6)), edge, path(data, gilt,
            filter=bevel(doc)),
        transform=f"translate({x:.1f} {baseline:.1f})",
    ), width  # fmt: skip


def letters(doc: Document, middle: float, baseline: float, unit: float) -> str:
    """The two words centred about `middle`."""
    widths = [word(text, unit, 1.2, 30, 0.42, True)[1] for text in ("Treasure", "Games")]
    gap = 2.3 * unit
    left = middle - (sum(widths) + gap) / 2 + unit * 0.8
    first, width = gilded_line(doc, "Treasure", left, baseline, unit)
    second, _ = gilded_line(doc, "Games", left + width + gap, baseline, unit)
    stars = glint(doc, left + unit * 5.6, baseline - unit * 7.2, unit * 2.1, 12)
    stars += glint(doc, left + width + gap + unit * 4.8, baseline - unit * 6.6, unit * 1.6, 20)
    return first + second + stars


def _board_shape(left: float, top: float, width: float, height: float) -> str:
    """A nameboard with shouldered, rounded ends."""
    right, bottom = left + width, top + height
    return (
        f"M{left + 46} {top}H{right - 46}"
        f"C{right - 30} {top} {right - 34} {top + 26} {right - 10} {top + 30}"
        f"C{right + 16} {top + 38} {right + 16} {bottom - 38} {right - 10} {bottom - 30}"
        f"C{right - 34} {bottom - 26} {right - 30} {bottom} {right - 46} {bottom}H{left + 46}"
        f"C{left + 30} {bottom} {left + 34} {bottom - 26} {left + 10} {bottom - 30}"
        f"C{left - 16} {bottom - 38} {left - 16} {top + 38} {left + 10} {top + 30}"
        f"C{left + 34} {top + 26} {left + 30} {top} {left + 46} {top}Z"
    )


_SCROLL = (
    "M-26 0C-26-24-2-32 10-18C18-8 10 6 0 4C-8 2-6-8 0-8C-8-14-16-6-14 2C-12 14 4 18 16 8"
    "C34-6 40-34 64-34C52-24 60-14 46-8C62-8 62 4 48 4C62 10 58 20 46 18C56 26 58 34 64 36"
    "C40 36 32 16 16 24C-4 34-26 22-26 0Z"
)


def _scroll(doc: Document) -> str:
    """Carved leaves for the left end of the board."""
    veins = [[(-4, 10), (14, 14), (30, -4), (52, -28)], [(26, 10), (36, 2), (44, -2)],
             [(24, 16), (40, 12)], [(20, 18), (36, 24), (50, 32)]]  # fmt: skip
    cut = path("".join(brush(line, 2.6, 0.5, 0.4) for line in veins), "#5A3A12")
    return group(path(_SCROLL, gold_paint(doc), RIM, 3.4), filter=small_bevel(doc)) + cut


def wordmark() -> str:
    """The letters on their board over the cabin's windows, hung from the beam by two ropes."""
    doc = Document(1320, 300)
    left, top, width, height = 78.0, 70.0, 1164.0, 172.0
    shape = _board_shape(left, top, width, height)
    grain = wood(doc, 15, (0.0022, 0.04), strength=0.8, dark="#050D13", light="#2D6470")
    shine = doc.radial(
        [(0, "#FFD58A", 0.32), (0.6, "#FFD58A", 0), (1, "#000000", 0.35)], (0.12, 0.3), 0.9
    )
    doc.add(group(path(shape, "#122A36"), filter=deep_shadow(doc)))
    doc.add(
        path(shape, "#14303E", filter=grain), inner_dark(doc, shape, 40, 0.6), path(shape, shine)
    )
    doc.add(brass_rim(doc, shape, 9))
    inner = rounded_rectangle(left + 36, top + 18, width - 72, height - 36, 14)
    doc.add(path(inner, "none", "#D9AC52", 2.2, opacity=0.75))
    for x in (left + 68, left + width - 68):
        doc.add(rope(spline([(x - 3, -12), (x + 2, 30), (x, 80)], 1), 13, 10))
        doc.add(rivet(x, top + 13, 10))
    y = top + height / 2
    doc.add(group(_scroll(doc), transform=f"translate({left + 6} {y}) scale(1.08)"))
    doc.add(group(_scroll(doc), transform=f"translate({left + width - 6} {y}) scale(-1.08 1.08)"))
    doc.add(letters(doc, 660, top + 127, 13.6))
    return doc.svg()


def name_plate(lines: tuple[str, ...]) -> str:
    """A dark plate with a brass rim and a game's name in the drawn hand, one line or two."""
    doc = Document(420, 96)
    area = (8.0, 5.0, 412.0, 89.0)
    shape = plate(area, 13)
    seed = 50 + len(lines[0])
    grain = wood(doc, seed, (0.004, 0.06), strength=0.8, dark="#0A0502", light="#7A4E2A")
    doc.add(group(path(shape, "#2B1A0F", filter=grain), filter=drop_shadow(doc, 3, 5, 3, 0.6)))
    doc.add(inner_dark(doc, shape, 16, 0.7), brass_rim(doc, shape, 4.6))
    doc.add(path(plate(area, 12, 9), "none", "#C8963E", 1.2, opacity=0.5))
    unit = {1: 5.2, 2: 3.3}[len(lines)]
    for k, line in enumerate(lines):
        data, width = word(line, unit, 1.14, 32, 0.36)
        baseline = 47 + unit * 2.9 if len(lines) == 1 else 40.5 + 31 * k
        ink = path(data, "#0A0502", transform="translate(1 2)") + path(data, "none", RIM, 2.6)
        gold = path(data, doc.linear([(0, "#FFF3CC"), (0.55, "#F4CF72"), (1, "#D9A24A")]))
        doc.add(group(ink, gold, transform=f"translate({210 - width / 2:.1f} {baseline:.1f})"))
    for x, turn in ((27, 30), (393, 80)):
        doc.add(screw(doc, x, 47, 4.8, turn))
    doc.add(path(shape, "none", INK, 1))
    return doc.svg()


_NAMES = {
    "stolen_treasure": ("Stolen Treasure",),
    "do_not_touch": ("Do Not Touch", "My Treasures"),
    "treasure_boots": ("Captain", "Treasure Boots"),
    "scallywager": ("Scallywager",),
    "bluffaneer": ("Bluffaneer",),
}
"""Lines of lettering for each game that the title shows."""

PICTURES = with_halves(
    [
        Picture("title/wordmark", 2640, 600, wordmark, quality=82),
        *(
            Picture(f"title/name_{game}", 840, 192, partial(name_plate, lines), quality=86)
            for game, lines in _NAMES.items()
        ),
    ]
)
