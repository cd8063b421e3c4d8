"""What lies on the table below the leaf of the result: a thing for each game, warm and moonlit."""

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np

from studio.art.bluffaneer.bones import drawn as bone
from studio.art.bluffaneer.coins import stack
from studio.art.dice import BONE, STUFFS, tumble
from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, glint
from studio.art.kit.materials import brass_paint
from studio.art.kit.ornament import rivet
from studio.art.kit.palette import INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import arc, box, oval, spline
from studio.art.kit.strokes import brush, contour, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon
from studio.art.kit.treasure import heap_coin, tassel
from studio.art.objects.hook import butt, head, pole
from studio.art.picture import Picture
from studio.art.title.boots import boot
from studio.art.title.object_scallywager import cup
from studio.art.title.object_treasure_boots import compass

SIZE: Final = (560, 150)
"""Of each, in units of a screen of 1920 by 1080; they lie on the line 26 above the foot."""


def _coins(doc: Document, *spots: tuple[float, float]) -> str:
    lying = (
        heap_coin(doc, x, y, 19, 0.48, 7.0 * k - 12, k, "silver" if k % 4 == 3 else "gold")
        for k, (x, y) in enumerate(sorted(spots, key=lambda spot: spot[1]))
    )
    return group(*lying, filter=drop_shadow(doc, 3, 5, 3, 0.5))


def _shade(doc: Document, x: float, y: float, wide: float, high: float) -> str:
    return ellipse(x, y, wide, high, "#0A0502", opacity=0.6, filter=blur(doc, 7))


def do_not_touch(doc: Document) -> str:
    """The boat hook, lying from the left to the right."""
    length, scale = 380.0, 0.56
    shaft = "".join(
        doc.clipped(box(x, 0, x + 256, 192), inset(pole(), x, 0, 256, 192))
        for x in np.arange(128.0, 128.0 + length - 1, 256.0)
    )
    shaft = doc.clipped(box(128, 0, 128 + length, 192), shaft)
    end = doc.clipped(box(0, 0, 128, 192), inset(butt(), 0, 0, 128, 192))
    lying = end + shaft + inset(head(), 128 + length, 0, 384, 192)
    return (
        _shade(doc, 270, 92, 250, 10)
        + group(lying, transform=f"translate(22 44) rotate(-2) scale({scale})")
        + _coins(doc, (118, 128), (160, 118), (206, 130), (458, 60), (74, 60))
    )


def treasure_boots(doc: Document) -> str:
    """The captain's compass beside a boot that has been poured out."""
    laid = place(boot(doc), 204, 98, 0.6, -84)
    return (
        _shade(doc, 200, 122, 130, 14)
        + _shade(doc, 424, 112, 84, 22)
        + _coins(doc, (60, 112), (98, 128), (44, 130), (140, 134), (336, 128), (304, 134))
        + group(laid, filter=drop_shadow(doc, 5, 7, 5, 0.5))
        + group(place(compass(doc), 424, 82, 1.16), filter=drop_shadow(doc, 5, 8, 5, 0.55))
    )


def bluffaneer(doc: Document) -> str:
    """Two bones as they were rolled, and coins."""
    return (
        _shade(doc, 160, 118, 120, 12)
        + _shade(doc, 404, 118, 116, 12)
        + stack(doc, 282, 84, 5, 26, 3)
        + place(bone(doc, "ship"), 140, 70, 0.39, -6)
        + place(bone(doc, "skull"), 410, 76, 0.38, 7)
        + stack(doc, 262, 124, 2, 26, 5)
        + _coins(doc, (312, 126), (536, 122))
    )


def scallywager(doc: Document) -> str:
    """The cup on its side, and the dice that lay below it."""
    dice = "".join(
        _shade(doc, x + 6, y + size * 0.36, size * 0.5, size * 0.17)
        + inset(tumble(pose, STUFFS["attack_"] if red else BONE), x - size / 2, y - size / 2, size,
                size)
        for x, y, size, pose, red in (
            (300, 82, 78, 2, False), (362, 100, 86, 5, False), (436, 80, 80, 7, True),
            (502, 100, 84, 1, False),
        )
    )  # fmt: skip
    return (
        _shade(doc, 150, 124, 124, 14)
        + group(place(cup(doc), 220, 78, 0.84, 6), filter=drop_shadow(doc, 5, 8, 5, 0.55))
        + dice
    )


def stolen_treasure(doc: Document) -> str:
    """The key of the chest on a red cord, among coins."""
    cord = spline([(196, 60), (120, 18), (34, 40), (50, 96), (140, 112), (196, 92)], 2)
    return (
        _shade(doc, 300, 104, 220, 14)
        + group(rope(cord, 11, 9, GOLD_CORD), place(tassel(doc, 0, 0), 60, 84, 1.1, 24),
                filter=drop_shadow(doc, 4, 6, 3, 0.5))
        + group(place(_key(doc), 230, 72, 1.0, 3), filter=drop_shadow(doc, 6, 9, 5, 0.55))
        + _coins(doc, (132, 70), (300, 130), (346, 122), (394, 132), (540, 126))
        + glint(doc, 214, 38, 18) + glint(doc, 470, 72, 15)
    )  # fmt: skip


def _key(doc: Document) -> str:
    """A great brass key about the middle of its bow, its bit to the right."""
    brass = brass_paint(doc)
    bow = [(-56, 0), (-50, -32), (-22, -46), (0, -34), (22, -46), (46, -30), (50, 0), (46, 30),
           (22, 46), (0, 34), (-22, 46), (-50, 32)]  # fmt: skip
    outer = spline(bow, 2, True)
    eyes = [oval(-26, 0, 16, 21), oval(20, -15, 14, 12), oval(20, 15, 14, 12)]
    holes = "".join(path_data(eye[::-1]) for eye in eyes)
    stem = [(44, -13), (60, -13), (62, -9), (262, -9), (272, -5), (272, 5), (262, 9), (62, 9),
            (60, 13), (44, 13)]  # fmt: skip
    bit = [(196, 8), (196, 52), (208, 52), (208, 38), (220, 38), (220, 56), (236, 56), (236, 30),
           (246, 30), (246, 52), (258, 52), (258, 8)]  # fmt: skip
    collars = ((58, 8.0, 17), (70, 6.0, 14), (182, 6.0, 14))
    rings = "".join(
        polygon(oval(x, 0, wide, high), brass, INK, 3) + path(
            hatch(oval(x, 0, wide, high), 0, 4, 2, (0.55, 1), 3), INK)
        for x, wide, high in collars
    )  # fmt: skip
    edges = "".join(path(contour(eye, 4, smooth=False, lit=0.9), INK) for eye in eyes)
    gleam = brush([(-46, -20), (-30, -34), (-10, -32)], 5, 1, 1)
    gleam += brush([(80, -4), (160, -5), (250, -4)], 3.6, 0.6, 0.6)
    gleam += brush([(200, 14), (200, 30), (201, 46)], 3, 0.6, 0.6)
    return (
        polygon(bit, brass, INK, 4)
        + path(hatch(bit, 80, 5, 2.4, (0.5, 1), 5), INK, opacity=0.85)
        + polygon(stem, brass) + path(hatch(stem, 84, 6, 2.4, (0.55, 1), 2), INK, opacity=0.9)
        + path(contour(stem, 5, smooth=False), INK)
        + path(path_data(outer) + holes, brass, fill_rule="evenodd")
        + doc.clipped(
            path_data(outer),
            path(hatch(outer, 40, 5, 2.6, (0.6, 1), 8), INK, opacity=0.8, mask=None),
        )
        + "".join(polygon(eye, "#1C0F07") for eye in eyes)
        + path(contour(outer, 6, smooth=False, lit=0.7), INK) + edges
        + rings
        + rivet(0, 0, 6) + circle(-40, 27, 3, INK) + circle(-40, -27, 3, INK)
        + path(swell(arc(-26, 0, 19, 200, 300, 20), 2), "#FFF6D8")
        + path(gleam, "#FFF6D8", opacity=0.9)
    )  # fmt: skip


def _moonlit(doc: Document, *parts: str) -> str:
    primitives = (
        '<feColorMatrix type="saturate" values=".5"/>'
        '<feColorMatrix values=".58 0 0 0 0 0 .68 0 0 .01 0 0 .84 0 .03 0 0 0 1 0"/>'
    )
    return group(*parts, filter=doc.filter("moonlit", primitives, (0, 0, 1, 1)))


def _drawn(thing: Callable[[Document], str], *, is_cold: bool) -> str:
    doc = Document(*SIZE)
    lying = thing(doc)
    doc.add(_moonlit(doc, lying) if is_cold else lying)
    return doc.svg()


PROPS: Final = [
    Picture(
        f"result/prop_{thing.__name__}_{'cold' if is_cold else 'warm'}", 2 * SIZE[0], 2 * SIZE[1],
        partial(_drawn, thing, is_cold=is_cold), quality=80,
    )
    for thing in (do_not_touch, treasure_boots, bluffaneer, scallywager, stolen_treasure)
    for is_cold in (False, True)
]  # fmt: skip
