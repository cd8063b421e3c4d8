"""Coins, lights, the bezel round a portrait, the marker of whose turn it is, the last-turn bell."""

import math

import numpy as np

from studio.art.emblems.figures import figure
from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow, glint, glow
from studio.art.kit.materials import (
    brass_hollow_paint,
    brass_paint,
    brass_tube_paint,
    coin_paint,
    small_bevel,
)
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import GLINT, INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc, mirrored, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, rays, swell, taper
from studio.art.kit.svg import circle, group, path, path_data, polygon
from studio.art.picture import Picture

"""Pictures of a half turn: the game mirrors nothing, the strip loops."""


def _coin_face(doc: Document, radius: float) -> str:
    """A struck coin from the front: milled rim, ring of beads, skull."""
    beads = "".join(
        circle(x, y, 3, "#7A5220") for x, y in oval(0, 0, radius * 0.83, radius * 0.83, 36)
    )
    relief = figure("skull", "#F6DE9A", "#5A3A12", "#5A3A12", 12)
    return (
        circle(0, 0, radius, coin_paint(doc), INK, 5)
        + path(rays(0, 0, radius * 0.91, radius * 0.99, 60, (2.6, 1.4)), "#4A2E10")
        + circle(0, 0, radius * 0.9, "none", "#5A3A12", 2.4)
        + beads
        + circle(0, 0, radius * 0.75, "none", "#5A3A12", 2)
        + group(relief, transform=f"scale({radius / 138:.3f})")
        + path(brush(arc(0, 0, radius * 0.945, 190, 285, 40), 4, 0.4, 0.4), GLINT)
        + path(brush(arc(0, 0, radius * 0.66, 20, 110, 40), 4, 0.4, 0.4), "#5A3A12", opacity=0.6)
    )


def score_coin() -> str:
    """The coin beside a score, lying flat and lit."""
    doc = Document(128, 128, -64, -64)
    body = circle(2, 5, 52, "#7A5220", INK, 5) + group(_coin_face(doc, 80), transform="scale(.66)")
    doc.add(group(body, filter=drop_shadow(doc, 2, 4, 2.4, 0.6)))
    return doc.svg()


def spark() -> str:
    """A four-pointed glint that flies off metal."""
    doc = Document(96, 96, -48, -48)
    doc.add(glow(doc, 0, 0, 46, "#FFD58A", 0.8), glint(doc, 0, 0, 42))
    return doc.svg()


def bezel() -> str:
    """The brass ring round a portrait; the opening's radius is 200 of 512."""
    doc = Document(512, 512, -256, -256)
    knurls = rays(0, 0, 222, 240, 120, (3.4, 1.8))
    ring = path(
        path_data(arc(0, 0, 242, count=140)) + path_data(arc(0, 0, 200, count=140)[::-1]),
        brass_paint(doc), fill_rule="evenodd",
    )  # fmt: skip
    cord = rope(arc(0, 0, 213, count=260), 13, 13, GOLD_CORD, True)
    nails = "".join(
        rivet(231 * math.cos(a), 231 * math.sin(a), 8) for a in np.radians((45, 135, 225, 315))
    )
    body = (
        group(ring, filter=small_bevel(doc))
        + path(knurls, "#4A2E10", opacity=0.9)
        + circle(0, 0, 242, "none", INK, 7)
        + circle(0, 0, 221, "none", INK, 3)
        + cord
        + circle(0, 0, 203, "none", brass_hollow_paint(doc), 7)
        + circle(0, 0, 199, "none", INK, 5)
        + path(brush(arc(0, 0, 236, 190, 265, 60), 5, 0.4, 0.4), GLINT, opacity=0.9)
        + nails
    )
    doc.add(group(body, filter=drop_shadow(doc, 3, 5, 3, 0.55)))
    return doc.svg()


def turn_marker() -> str:
    """A hand lantern, lit: it stands by the seat whose turn it is."""
    doc = Document(192, 256, -96, -128)
    tube = brass_tube_paint(doc)
    glass_outline = mirrored([(-36, -50), (-44, -10), (-42, 34), (-34, 62)])
    glass_light = doc.radial([(0, "#FFFCEB"), (0.3, "#FFE6A2"), (0.7, "#FFB347"), (1, "#B8641E")],
                             (0.5, 0.6), 0.65)  # fmt: skip
    flame = "M0-22C14 0 20 16 12 34C7 44-7 44-12 34C-20 16-14 0 0-22Z"
    dome = mirrored([(-12, -86), (-30, -74), (-44, -54), (-48, -46)])
    foot = mirrored([(-40, 60), (-50, 76), (-54, 92)])
    bars = "".join(
        swell(spline([(x * 0.86, -50), (x, 6), (x * 0.82, 62)], 2), 9) for x in (-44, -15, 15, 44)
    )
    gilt = "".join(
        swell(spline([(x * 0.86, -50), (x, 6), (x * 0.82, 62)], 2), 4.6) for x in (-44, -15, 15, 44)
    )
    handle = spline([(-30, -74), (-36, -108), (0, -122), (36, -108), (30, -74)], 2)
    body = (
        path(swell(handle, 11), INK) + path(swell(handle, 5.6), "#D9AC52")
        + polygon(glass_outline, glass_light, INK, 5)
        + path(flame, "#FFF3C0") + path("M0 4C8 16 9 26 5 34H-5C-9 26-8 16 0 4Z", "#FFFFFF")
        + path(brush([(-32, -34), (-37, 6), (-32, 44)], 7, 1, 1), "#FFFFFF", opacity=0.75)
        + path(bars, INK) + path(gilt, "#D9AC52")
        + polygon(dome, tube, INK, 5) + polygon(foot, tube, INK, 5)
        + path("M-52-50H52V-40H-52ZM-46 56H46V66H-46Z", tube, INK, 4)
        + path("M-12-96H12V-84H-12Z", tube, INK, 4)
        + path(hatch([(10, -84), (44, -56), (46, -48), (14, -48)], 80, 6, 2.4, seed=2), INK)
        + path(hatch([(12, 68), (46, 68), (52, 90), (16, 90)], 85, 6, 2.4, seed=3), INK)
    )  # fmt: skip
    doc.add(glow(doc, 0, 12, 94, "#FFC870", 0.85))
    doc.add(
        group(body, filter=drop_shadow(doc, 3, 6, 3, 0.55)), glow(doc, 0, 20, 46, "#FFF0C0", 0.55)
    )
    return doc.svg()


def bell() -> str:
    """The ship's bell that is rung when the last turn begins."""
    doc = Document(288, 288, -144, -144)
    half = [(-22, -84), (-44, -70), (-54, -36), (-58, 10), (-70, 44), (-92, 66), (-96, 80)]
    outline = mirrored(spline(half, 2))
    lip = mirrored([(-98, 76), (-100, 90), (-92, 98)])
    paint = doc.linear([(0, "#8F6322"), (0.2, "#F6DC96"), (0.34, "#FFF6D8"), (0.5, "#D2A24A"),
                        (0.78, "#8F6322"), (1, "#4A2F0E")], (0, 0), (1, 0))  # fmt: skip
    shade = hatch([(20, -80), (44, -70), (54, -36), (58, 10), (70, 44), (92, 66), (96, 80), (34,
        80)],
                  14, 6.4, 3, (0.35, 1), seed=6)  # fmt: skip
    bands = "".join(swell(spline([(-w, y), (0, y + 9), (w, y)], 2), 4.4)
                    for y, w in ((-62, 47), (-52, 50), (30, 63), (40, 68)))  # fmt: skip
    clapper = path(swell([(4, 84), (12, 112)], 10), INK) + circle(14, 116, 14, "#47433F", INK, 4)
    clapper += circle(10, 111, 4, "#B8B2A8")
    crown = path("M-24-84C-24-112 24-112 24-84", "none", INK, 17) + path(
        "M-24-84C-24-112 24-112 24-84", "none", "#C8963E", 9
    )
    lanyard = rope(spline([(14, 124), (18, 132), (30, 134), (36, 142)], 1), 10, 8)
    body = (
        crown + clapper + lanyard
        + polygon(outline, paint)
        + path(shade, INK, opacity=0.9)
        + path(bands, "#4A2E10")
        + polygon(lip, paint)
        + path(contour(outline, 8, smooth=False) + contour(lip, 7, smooth=False), INK)
        + group(figure("skull", "#5A3A12", "#F0CB74"), transform="translate(0 -6) scale(.3)")
        + path(taper([(-38, -60), (-44, -10), (-62, 48)], 3, 7), "#FFFDF0", opacity=0.85)
    )  # fmt: skip
    doc.add(group(body, filter=drop_shadow(doc, 5, 9, 5, 0.55)))
    return doc.svg()


SMALL = [
    Picture("objects/score_coin", 128, 128, score_coin, quality=88),
    Picture("objects/spark", 96, 96, spark, quality=84),
    Picture("objects/bezel", 512, 512, bezel, quality=84),
    Picture("objects/turn_marker", 192, 256, turn_marker, quality=84),
    Picture("objects/last_turn_bell", 288, 288, bell, quality=84),
]
