"""Pictures of what is written: the letter of marque, the quartermaster's ledger."""

import numpy as np

from studio.art.do_not_touch_cards.scene import GOLD, Stuff, relief, revolution
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import glint, glow
from studio.art.kit.materials import leather
from studio.art.kit.ornament import wax_seal
from studio.art.kit.palette import INK, SEPIA, WAX_RED
from studio.art.kit.shapes import arc, moved, rounded_points, spline
from studio.art.kit.strokes import brush, contour, ruled, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place
from studio.art.kit.treasure import heap_coin, planks
from studio.art.scallywager.forms import tube
from studio.art.scallywager.window import HEIGHT, WIDTH, ground, lifted


def writing(rows: int, left: float, right: float, top: float, pitch: float, seed: int) -> str:
    """Lines of quill writing that nobody can read."""
    rng, out = np.random.default_rng(seed), ""
    for k in range(rows):
        x, y = left, top + k * pitch
        stop = right - rng.uniform(0, 60) * (k % 3 == 2)
        while x < stop:
            word = rng.uniform(24, 62)
            t = np.arange(x, min(x + word, stop), 1.6)
            tall = 3.4 * np.sin(t * 0.5 + k) + 3 * np.sin(t * 0.21 + 2 * k) * np.sin(t * 0.5)
            line = np.stack([t - 0.4 * tall, y + tall], 1)
            if len(line) > 4:
                out += swell(line, 1.2 + 1.3 * np.clip(np.cos(t * 0.5 + k), 0, 1))
            x += word + rng.uniform(9, 15)
    return out


def goose_quill(doc: Document) -> str:
    """A grey goose feather, its nib at the origin, leaning up to the right."""
    stem = spline([(0, 0), (60, -90), (130, -210), (170, -330)], 2)
    vane = np.vstack(
        [
            spline([(40, -60), (30, -130), (70, -240), (172, -350)], 3),
            spline([(172, -350), (190, -250), (150, -150), (72, -88), (40, -60)], 3),
        ]
    )
    barbs = "".join(
        brush([stem[k], stem[k] + [-22, -26], stem[k] + [-44, -38]], 1.6, 0.4, 0.3)
        + brush([stem[k], stem[k] + [22, -14], stem[k] + [40, -32]], 2.1, 0.5, 0.3)
        for k in range(36, len(stem), 4)
    )
    return (
        path(path_data(vane), "#EFE7D6")
        + doc.clipped(path_data(vane), path(barbs, INK))
        + path(contour(vane, 4, smooth=False), INK)
        + path(swell(stem, np.linspace(9, 3, len(stem))), "#F7EBC8", INK, 2.4)
        + path(path_data([(-6, 14), (4, -22), (16, -16)]), "#3A2A18", INK, 2)
    )


def letter_of_marque(doc: Document) -> str:
    """The governor's letter, sealed in red, a crown at its head."""
    sheet = np.vstack(
        [
            spline([(98, 40), (320, 28), (534, 44)], 4),
            spline([(540, 60), (526, 270), (544, 500)], 4),
            spline([(536, 512), (320, 524), (92, 508)], 4),
            spline([(88, 500), (104, 260), (92, 48)], 4),
        ]
    )
    curl = "".join(
        tube([(x0, y), (315, y + 4), (x1, y)], [16, 18, 16], _paper_stuff(), 4.4)
        for x0, x1, y in ((78, 552, 40), (74, 556, 512))
    )
    paint = doc.radial([(0, "#FFF8E2"), (0.6, "#F0DFB4"), (1, "#C39E62")], (0.34, 0.3), 0.9)
    shade = path(
        ruled(
            (80, 30, 550, 530),
            5,
            lambda x, y: np.clip((x + y - 420) / 700, 0, 0.5),
            angle=-40,
            seed=3,
        ),
        SEPIA,
        opacity=0.7,
    )
    border = path(path_data(rounded_points(122, 82, 506, 476, 8)), "none", SEPIA, 3)
    crown = place(marks.crown("#C8963E", INK, 3), 314, 122, 1.7)
    title = path(
        writing(1, 190, 440, 176, 20, 5), INK, transform="translate(-157.500 -88) scale(1.5)"
    )
    text = path(writing(8, 146, 486, 214, 27, 9), INK)
    ribbon = "".join(
        path(path_data(np.array(p)), c, INK, 4)
        for p, c in (
            ([(396, 400), (372, 520), (398, 506), (418, 530), (440, 410)], "#8E1F1A"),
            ([(430, 400), (452, 524), (476, 502), (500, 516), (478, 396)], "#B4382C"),
        )
    )
    seal = wax_seal(
        doc, 78, WAX_RED, group(marks.crown("#D65A46", "#5E1511", 3), transform="scale(1.7)"), 5
    )
    quill = place(goose_quill(doc), 118, 470, 1.02, 4)
    return (
        ground(doc, ("#4E6F63", "#2A463E", "#10221E"), (220, 160), 30, 3)
        + lifted(
            doc, path(path_data(sheet), paint, INK, 4), shade, border, curl, crown, title, text
        )
        + lifted(doc, ribbon)
        + place(seal, 440, 412)
        + lifted(doc, quill)
        + glint(doc, 408, 376, 20)
    )


def _paper_stuff() -> Stuff:
    return Stuff("#7A5A30", "#B08C54", "#E9D6AA", "#FBF0D0", "#FFFFF4")


def _key() -> str:
    """An iron key along x, its ring about the origin."""
    bow = tube(arc(0, 0, 30, 0, 360, 60), [8, 8], GOLD, 3)
    return (
        tube([(32, 0), (150, 0)], [9, 8], GOLD, 3, True)
        + path("M118 6h12v26h-12ZM138 6h12v34h-12Z", "#C8963E", INK, 4)
        + tube([(36, -14), (36, 14)], [6, 6], GOLD, 3)
        + bow
    )


def quartermaster(doc: Document) -> str:
    """His ledger, open by candle light: keys, quill, and pay counted out."""
    left = np.vstack(
        [
            spline([(42, 150), (170, 118), (312, 158)], 3),
            spline([(314, 160), (312, 440)], 3),
            spline([(312, 444), (170, 408), (30, 446)], 3),
        ]
    )
    right = moved(left * [-1, 1], 626, 0)
    paint = doc.linear([(0, "#FFF6DC"), (0.75, "#F0DFB4"), (1, "#A88654")], (0, 0), (1, 0))
    back = doc.linear([(0, "#A88654"), (0.25, "#F0DFB4"), (1, "#E2CB98")], (0, 0), (1, 0))
    cover = path(
        path_data(
            spline(
                [
                    (22, 146),
                    (170, 100),
                    (313, 146),
                    (458, 100),
                    (606, 146),
                    (614, 462),
                    (458, 428),
                    (313, 470),
                    (168, 428),
                    (14, 462),
                ],
                3,
                True,
            )
        ),
        "#7A2A20",
        INK,
        6,
        filter=leather(doc),
    )
    edges = "".join(
        path(path_data(moved(page, 0, 4 * k)), "#E2CB98", INK, 1.4)
        for k in (3, 2, 1)
        for page in (left, right)
    )
    rules = "".join(
        brush([(60, y + 8), (180, y - 16), (296, y + 12)], 1.2, 0.8, 0.8)
        for y in range(190, 420, 24)
    ) + "".join(
        brush([(332, y + 12), (452, y - 16), (572, y + 8)], 1.2, 0.8, 0.8)
        for y in range(190, 420, 24)
    )
    columns = path(
        "M220 132V412M258 140V424M406 128V414M520 122V410", "none", WAX_RED, 2.4, opacity=0.8
    )
    ink = path(
        writing(9, 62, 210, 186, 24, 4)
        + writing(9, 342, 396, 192, 24, 6)
        + writing(9, 420, 512, 180, 24, 8),
        INK,
    )
    tally = path(
        "".join(
            brush([(x + 7 * k, y), (x + 7 * k - 3, y + 16)], 2.6, 1, 1)
            for x, y in ((222, 180), (224, 250), (222, 322), (532, 176), (534, 248), (532, 300))
            for k in range(4)
        ),
        INK,
    )
    keys = place(
        circle(0, 0, 34, "none", INK, 13)
        + circle(0, 0, 34, "none", "#A4ADB0", 7)
        + place(_key(), 46, 26, 0.86, 34)
        + place(_key(), 10, 54, 0.86, 78),
        396,
        348,
        1,
        -8,
    )
    stack = "".join(
        heap_coin(doc, x, 470 - 11 * k, 40, 0.4, 4 * (-1) ** k, k + n)
        for n, (x, tall) in enumerate(((92, 4), (176, 7), (250, 3)))
        for k in range(tall)
    )
    outline, field = revolution(0, [(-120, 25), (-60, 27), (0, 28)])
    tallow = relief(
        doc,
        outline,
        field,
        Stuff("#8A6A3C", "#C8A468", "#F3E3BC", "#FFF8E2", "#FFFFFF"),
        4,
        4,
        0.1,
        0.62,
    )
    drips = path(brush([(-22, -116), (-24, -70), (-20, -44)], 9, 5, 4), "#FFF8E2", INK, 2.4)
    flame = path(
        "M0 -202C26 -164 20 -134 0 -128C-20 -134 -24 -160 0 -202Z", "#FFC23E", INK, 3
    ) + path("M0 -176C11 -156 9 -138 0 -134C-9 -138 -10 -154 0 -176Z", "#FFF6D8")
    dish = ellipse(0, 4, 66, 16, "#C8963E", INK, 4.4) + ellipse(0, 0, 54, 11, "#8F6322", INK, 2.4)
    candle = place(
        dish + tallow + drips + path("M0 -130V-118", "none", INK, 3) + flame, 548, 168, 0.92
    )
    table = planks((0, 0, WIDTH, HEIGHT), "#5A3820", [70, 250, 420], 0, 8, 6, 0.36, 4.2)
    return (
        table
        + glow(doc, 540, 60, 380, "#FFC46A", 0.75)
        + lifted(doc, cover)
        + edges
        + path(path_data(left), paint, INK, 3.4)
        + path(path_data(right), back, INK, 3.4)
        + path(rules, "#7FA0A0")
        + columns
        + ink
        + tally
        + lifted(doc, place(goose_quill(doc), 300, 300, 0.74, 22))
        + lifted(doc, keys)
        + lifted(doc, stack)
        + lifted(doc, candle)
        + glow(doc, 548, 10, 120, "#FFE9A8", 0.8)
        + glint(doc, 170, 392, 18)
    )
