"""The leather cup, as a piece and in the picture of a trick with three."""

import numpy as np

from studio.art.dice import BONE as DIE_BONE, tumble
from studio.art.do_not_touch_cards.scene import relief, revolution
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint, glow
from studio.art.kit.materials import leather
from studio.art.kit.palette import INK
from studio.art.kit.shapes import arc
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import ellipse, group, path, path_data, place
from studio.art.kit.treasure import heap_coin, planks
from studio.art.scallywager.forms import LEATHER
from studio.art.scallywager.window import HEIGHT, WIDTH, ground, lifted


def cup(doc: Document) -> str:
    """A leather dice cup, mouth down, about the middle of its foot: 200 wide, 230 high."""
    outline, field = revolution(
        0, [(-226, 62), (-216, 70), (-120, 82), (-30, 96), (-14, 102), (0, 102)]
    )
    foot = arc(0, 0, 102, 0, 180, 30, 0.15)
    whole = np.vstack([outline[: len(outline) // 2], foot, outline[len(outline) // 2 :]])
    body = group(
        relief(doc, whole, field, LEATHER, 5.4, 4, 0.12, 0.68, angle=90), filter=leather(doc)
    )
    top = ellipse(0, -222, 64, 14, "#B4703C", INK, 5) + ellipse(0, -222, 50, 9, "none", INK, 2)
    bands = ""
    for y, r in ((-178, 78), (-34, 98)):
        band = np.vstack(
            [arc(0, y - 11, r, 180, 0, 40, 0.15), arc(0, y + 11, r + 1, 0, 180, 40, 0.15)]
        )
        bands += path(path_data(band), "#5A2C14", INK, 3.4)
        for rise in (-6, 6):
            line = arc(0, y + rise, r, 172, 8, 60, 0.15)
            bands += path("".join(swell(line[k : k + 3], 2.6) for k in range(1, 57, 4)), "#F0C890")
    seam = path(brush([(52, -210), (64, -120), (78, -8)], 4, 3, 3), INK) + path(
        "".join(f"M{50 + 0.13 * (y + 210):.1f} {y}l14 3" for y in range(-160, -46, 13)),
        "none",
        "#F0C890",
        2.6,
    )
    star = place(marks.wind_star(40, "#5A2C14", "#E0A45A", "#2A1208"), -18, -104)
    gleam = path(brush([(-50, -200), (-62, -120), (-74, -52)], 13, 2, 2), "#FFDCA8", opacity=0.4)
    return body + top + bands + seam + star + gleam


def standing_cup() -> str:
    """The cup as a piece of the table, 150 x 170 units."""
    doc = Document(300, 340, -150, -290)
    doc.add(group(place(cup(doc), 0, 20, 1.18), filter=drop_shadow(doc, 7, 9, 6, 0.6)))
    return doc.svg()


def hornswoggle(doc: Document) -> str:
    """Three cups; under the lifted one nothing is what it was."""
    felt = ground(doc, ("#3E8A6E", "#1F5E4A", "#0C2A22"), (260, 260), 20, 3)
    edge = (
        planks((0, 470, WIDTH, HEIGHT), "#6A4426", [500], 0, 4, 5, 0.34, 4.2)
        + path("M0 470H630", "none", INK, 6)
        + path("M0 464H630", "none", "#C8963E", 5)
    )
    die = inset(tumble(2, DIE_BONE), -84, -84, 168, 168)
    swirl = "".join(
        path(
            brush([(cx - w, 452), (cx, 452 + d), (cx + w, 452)], 8, 0.5, 0.5),
            "#FFF0C4",
            opacity=0.7,
        )
        for cx, w, d in ((212, 130, 30), (420, 130, 34))
    )
    back = lifted(doc, place(cup(doc), 124, 424, 0.98)) + lifted(
        doc, place(cup(doc), 514, 424, 0.98)
    )
    cast = ellipse(330, 420, 120, 26, "#06140F", opacity=0.6, filter=blur(doc, 6))
    shine = glow(doc, 318, 380, 170, "#FFE9A8", 0.8)
    raised = lifted(doc, place(cup(doc), 334, 292, 1.02, 16))
    motion = "".join(
        path(brush([(334 + x, 316), (330 + x, 350)], 4, 1, 0.4), "#FFF6D8", opacity=0.9)
        for x in (-96, -60, 62, 96)
    )
    pearls = "".join(
        heap_coin(doc, x, y, r, 0.5, a, k)
        for k, (x, y, r, a) in enumerate(
            [(60, 508, 34, -6), (120, 522, 36, 10), (556, 512, 36, 4), (492, 524, 32, -10)]
        )
    )
    return (
        felt
        + edge
        + swirl
        + back
        + cast
        + shine
        + lifted(doc, place(die, 318, 384, 0.92))
        + motion
        + raised
        + lifted(doc, pearls)
        + glint(doc, 352, 330, 20)
    )
