"""The verdict: wax in the empty socket, the stamp that falls on it, what it leaves."""

import numpy as np

from studio.art.bluffaneer.icons import icon
from studio.art.kit import marks
from studio.art.kit.document import Document
from studio.art.kit.light import blur, drop_shadow
from studio.art.kit.materials import brass_tube_paint, wax_paint, wood
from studio.art.kit.noise import clouds
from studio.art.kit.palette import GLINT, INK, WAX_RED, darker
from studio.art.kit.shapes import Points, arc, mirrored, moved, spline
from studio.art.kit.strokes import brush, contour, ruled, swell
from studio.art.kit.svg import circle, group, path, path_data


def stamp() -> str:
    """The seal, 216 x 336 units: a turned grip, a brass head whose face is not seen."""
    doc = Document(432, 672, -216, -484)
    grip = mirrored(
        spline(
            [
                (-24, -440),
                (-72, -420),
                (-88, -366),
                (-66, -314),
                (-42, -268),
                (-58, -208),
                (-78, -148),
                (-60, -92),
                (-46, -40),
            ],
            3,
        )
    )
    lines = path(
        ruled(
            (-100, -450, 100, -30),
            6,
            lambda x, y: 0.2 + 0.62 * np.clip((x + 46) / 130, 0, 1),
            angle=90,
            seed=2,
        ),
        INK,
    )
    grain = wood(doc, 6, (0.004, 0.06), True, 0.8, 0.5, "#160A05", "#B87442")
    turned = doc.linear(
        [(0, "#5A3018"), (0.3, "#A4663A"), (0.55, "#6B3A22"), (1, "#2B150B")], (0, 0), (1, 0)
    )
    rings = "".join(
        path(swell(spline([(-w, y), (0, y + 10), (w, y)], 3), 17), brass_tube_paint(doc), INK, 4)
        + path(brush([(-w * 0.8, y - 1), (-w * 0.3, y + 4), (w * 0.1, y + 6)], 4, 1, 1), GLINT)
        for y, w in ((-270, 45), (-88, 66))
    )
    head = mirrored(
        [(-76, -42), (-94, -10), (-100, 22), (-172, 40), (-182, 62), (-182, 112), (-172, 128)]
    )
    brass = doc.linear(
        [
            (0, "#6B4514"),
            (0.18, "#F6DC96"),
            (0.32, "#FFF6D8"),
            (0.5, "#D2A24A"),
            (0.8, "#8F6322"),
            (1, "#4A2F0E"),
        ],
        (0, 0),
        (1, 0),
    )
    knurl = "".join(
        swell([(x, 70 + 9 * (1 - (x / 182) ** 2)), (x, 104 + 11 * (1 - (x / 182) ** 2))], (3, 2))
        for x in np.sin(np.linspace(-1.5, 1.5, 47)) * 178
    )
    doc.add(
        group(
            path(path_data(grip), turned, filter=grain),
            doc.clipped(path_data(grip), lines),
            path(contour(grip, 11, smooth=False), INK),
            path(
                brush([(-52, -404), (-64, -366), (-46, -320)], 12, 1, 1)
                + brush([(-54, -180), (-60, -146), (-48, -108)], 10, 1, 1),
                "#F6C08A",
                opacity=0.8,
            ),
            rings,
            path(path_data(head), brass),
            path(knurl, "#5A3A10", opacity=0.85),
            path(contour(head, 11, smooth=False), INK),
            path("M-180 64C-80 80 80 80 180 64M-180 110C-80 126 80 126 180 110", "none", INK, 4),
            path("M-172 58C-100 70 -40 73 10 73", "none", GLINT, 3, opacity=0.9),
            filter=drop_shadow(doc, 10, 14, 9, 0.6),
        )
    )
    return doc.svg()


def _puddle(seed: int) -> Points:
    angle = np.linspace(0, 2 * np.pi, 120, endpoint=False)
    reach = 1 + 0.34 * (clouds(np.cos(angle) * 1.5 + 5, np.sin(angle) * 1.5 + 5, 2, seed) - 0.5)
    return np.stack([108 * reach * np.cos(angle), 80 * reach * np.sin(angle)], 1)


def wax(print_: str = "") -> str:
    """Molten wax, 130 x 100 units; with a print it is stamped: "lie" a skull, "true" a crown."""
    doc = Document(260, 200, -130, -100)
    edge = _puddle(7)
    body = [
        path(path_data(edge), wax_paint(doc, WAX_RED), INK, 5),
        path(
            path_data(moved(edge, 8, 10, 0.93)),
            darker(WAX_RED, 0.55),
            opacity=0.35,
            filter=blur(doc, 6),
        ),
        path(path_data(moved(edge, -4, -6, 0.84)), "#C8483A", opacity=0.75, filter=blur(doc, 3)),
        path(
            brush([(-82, -18), (-56, -48), (-8, -60), (26, -58)], 11, 1, 1), "#FFE2CF", opacity=0.9
        ),
        path(brush([(84, 26), (60, 50), (20, 62)], 7, 1, 1), "#FF9A7A", opacity=0.5),
    ]
    if print_:
        sign = (
            icon("skull", "#D65A46", "#4E0F0D", "#5E1511", 8)
            if print_ == "lie"
            else group(marks.crown("#D65A46", "#5E1511", 3), transform="scale(2.6)")
        )
        size = 0.4 if print_ == "lie" else 0.62
        body += [
            circle(0, 0, 66, darker(WAX_RED, 0.22), "#5E1511", 4, transform="scale(1 .88)"),
            path(brush(arc(0, 0, 61, 150, 300, 50, 0.88), 7, 1, 1), "#3A0808", opacity=0.7),
            path(brush(arc(0, 0, 68, 10, 110, 50, 0.88), 5, 1, 1), "#FFC4AC", opacity=0.8),
            group(sign, transform=f"translate(0 -2) scale({size} {size * 0.92:.3f})"),
        ]
    doc.add(group(*body, filter=drop_shadow(doc, 4, 6, 5, 0.55)))
    return doc.svg()
