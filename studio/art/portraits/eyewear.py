"""What sits before an eye: the patch and its strap, round spectacles."""

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.light import blur
from studio.art.kit.palette import INK
from studio.art.kit.shapes import moved, spline
from studio.art.kit.strokes import brush, swell
from studio.art.kit.svg import ellipse, group, path, path_data, polygon
from studio.art.portraits.cloth import domed


def eye_patch(doc: Document, head_points: np.ndarray, strap: np.ndarray) -> str:
    """A leather patch whose outline and strap are given on the page."""
    leather = "#2A2326"
    run = spline(strap, 2)
    stitches = spline(head_points * [0.84, 0.84] + head_points.mean(0) * 0.16, 2, True)
    seam = path(path_data(stitches), "none", "#8A7770", 1.6, stroke_dasharray="4 3.4")
    lace = path(swell(run, 7.4), INK) + path(swell(run - [0.4, 0.8], 3.6), "#4A3D3E")
    shade = path(
        path_data(spline(moved(head_points, 4, 6), 2, True)),
        "#1A0A06",
        opacity=0.5,
        filter=blur(doc, 3),
    )
    shine = path(
        brush([head_points[0] + [6, 4], head_points[1] + [-4, 6], head_points[1] + [6, 6]], 3),
        "#8B7B80",
        opacity=0.7,
    )
    return shade + lace + domed(doc, head_points, leather, None, seam, seed=3, width=4) + shine


def spectacles(
    left: tuple[float, float], right: tuple[float, float], ear: tuple[float, float]
) -> str:
    """Round brass spectacles about two page points, one bow to the visible ear."""
    bow = [(right[0] + 27, right[1] - 4), ((right[0] + ear[0]) / 2 + 12, ear[1] - 8), ear]
    bridge = [
        (left[0] + 23, left[1] - 3),
        ((left[0] + right[0]) / 2, left[1] - 10),
        (right[0] - 27, right[1] - 3),
    ]
    parts = [
        path(brush(line, 6.4, 5, 4.6), INK) + path(brush(line, 3, 2.4, 2), "#D9A441")
        for line in (bow, bridge)
    ]
    for (x, y), wide in ((left, 25.0), (right, 28.5)):
        glass = ellipse(x, y, wide, 28, "#CFE6EA", opacity=0.14)
        pane = [(-0.72, -3), (-0.1, -24), (0.2, -24), (-0.6, 10)]
        slant = polygon([(x + wide * a, y + b) for a, b in pane], "#FFFFFF", opacity=0.2)
        rim = ellipse(x, y, wide, 28, "none", INK, 7) + ellipse(
            x, y, wide, 28, "none", "#C8963E", 3.8
        )
        arc = spline(
            [(x - wide * 0.94, y - 9), (x - wide * 0.7, y - 20), (x - wide * 0.2, y - 27.4)], 1
        )
        parts.append(glass + slant + rim + path(swell(arc, 1.8), "#FFF3C8"))
    return group(*parts)
