"""Where a match ends: the cabin by lantern light if a person has won, by moonlight if not.

The middle of both is calm: the game lays the winner, the stacks and the course of the match on it.
"""

import math

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.insets import inset
from studio.art.kit.light import blur, drop_shadow, graded
from studio.art.kit.materials import brass_tube_paint
from studio.art.kit.palette import INK
from studio.art.kit.rope import GOLD_CORD, rope
from studio.art.kit.shapes import mirrored, spline
from studio.art.kit.strokes import brush, hatch, swell
from studio.art.kit.svg import circle, ellipse, group, path, path_data, place, polygon, rect
from studio.art.kit.treasure import tassel
from studio.art.table.boards import boards
from studio.art.title.cabin import ceiling, panelling, sill
from studio.art.title.scene import HEIGHT, WIDTH, moonlight
from studio.art.title.sea import far_ship, sea, sky
from studio.art.title.window import frame_area, gallery, glass_marks

_TABLE = 646.0
_HERO = (960.0, 400.0)
"""The middle of the light where a person has won."""
PANE = (440, 206, 232, 204)
"""A part of the windows: x, y, width, height."""
SHIP = (230, 184)
CANDLE = (512, 630, 320, 344)
"""Where the candle is, with the glow round it."""
_ALL = (-10, -10, WIDTH + 20, HEIGHT + 20)


def _swag(doc: Document, left: float, right: float, y: float, drop: float) -> str:
    """A festoon of blue cloth between two pegs, with a gilt edge and tassels."""
    middle, fifth, third = (left + right) / 2, (right - left) * 0.2, (right - left) * 0.3
    upper = spline([(left, y), (middle, y + drop * 0.42), (right, y)], 4)
    low = y + drop * 0.8
    edge = [
        (left, y + 8),
        (left + fifth, low),
        (middle, y + drop),
        (right - fifth, low),
        (right, y + 8),
    ]
    lower = spline(edge, 4)
    outline = path_data(np.vstack([upper, lower[::-1]]))
    folds, shine = "", ""
    for k in (0.14, 0.34, 0.56, 0.78):
        side, deep = y + drop * (0.3 + 0.55 * k), y + drop * (0.44 + 0.52 * k)
        line = [(left + 10, y + 6), (left + third, side), (middle, deep), (right - third, side),
                (right - 10, y + 6)]  # fmt: skip
        folds += brush(line, 9, 1, 1)
    for k in (0.24, 0.46, 0.68):
        deep = y + drop * (0.44 + 0.52 * k)
        shine += brush([(left + 30, y + 14), (middle, deep), (right - 30, y + 14)], 4, 0.4, 0.4)
    cord = rope(lower, 11, 9, GOLD_CORD)
    ends = "".join(place(tassel(doc, 0, 0), x, y + 22, 1.1) for x in (left, right))
    cloth = doc.clipped(
        outline, path(folds, "#081A33", opacity=0.85), path(shine, "#6F9CCB", opacity=0.7)
    )
    rim = path(swell(upper, 3.4), INK)
    return group(
        path(outline, "#1F4673"), cloth, rim, cord, ends, filter=drop_shadow(doc, 4, 9, 5, 0.55)
    )


def _candle(doc: Document, height: float) -> str:
    """A burning candle in a brass stick, its foot at the origin."""
    wax = f"M-17 -70V{-70 - height}Q0 {-80 - height} 17 {-70 - height}V-70Z"
    drip = brush([(12, -68 - height), (15, -40 - height), (13, -16 - height)], 8, 4, 5)
    stick = mirrored([(-40, 0), (-36, -12), (-12, -20), (-10, -52), (-22, -62), (-24, -72)])
    flame = "M0-150C16-120 18-100 0-84C-18-100-16-120 0-150Z"
    core = "M0-122C7-108 8-98 0-90C-8-98-7-108 0-122Z"
    shaded = [(4, -70), (17, -70), (17, -70 - height), (6, -70 - height)]
    lifted = f"translate(0 {-height})"
    halo = doc.radial([(0, "#FFE9B0", 0.8), (0.25, "#FFC870", 0.35), (1, "#FF9E3C", 0)])
    return (
        circle(0, -110 - height, 190, halo)
        + path(wax, "#F3E5C4", INK, 3.4)
        + path(hatch(shaded, 88, 4, 1.8, seed=2), INK)
        + path(drip, "#FBF3DC", INK, 1)
        + path(f"M0 {-74 - height}V{-90 - height}", "none", INK, 3)
        + path(flame, "#FFC04A", transform=lifted) + path(core, "#FFFBE8", transform=lifted)
        + polygon(stick, brass_tube_paint(doc), INK, 3.4)
        + path(hatch([(8, -70), (22, -62), (12, -20), (38, -4), (10, -4)], 80, 5, 2, seed=3), INK)
    )  # fmt: skip


def _ground(doc: Document, outside: str, hung: str) -> str:
    """The cabin of the title over the end of its table; `outside` lies before the sea, `hung`
    before the wall.
    """
    edges = [_TABLE, 700, 770, 862, 980, 1090]
    tones = ("#5E3A20", "#643F23", "#5A371E", "#66411F")
    return (
        sky(doc) + sea(doc) + outside + glass_marks()
        + panelling(doc) + gallery(doc) + ceiling(doc) + sill(doc)
        + hung
        + rect(-10, 616, 1940, _TABLE - 610, "#0A0502")
        + boards(doc, (-10, _TABLE, 1930, 1090), edges, tones, 60)
        + rect(-10, _TABLE - 6, 1940, 13, "#8D5C33")
        + path(f"M-10 {_TABLE - 5}H1930", "none", "#FFD9A0", 2.6)
        + path(f"M-10 {_TABLE + 8}H1930", "none", "#0B0502", 3)
    )  # fmt: skip


def _festoons(doc: Document) -> str:
    return (
        _swag(doc, -40, 430, 104, 124)
        + _swag(doc, 1490, 1960, 104, 124)
        + _swag(doc, 430, 1490, 104, 96)
    )


def _rays(doc: Document) -> str:
    """Light that fans out from the treasure."""
    x, y = _HERO
    wedges = ""
    for k in range(18):
        a = k * math.tau / 18 + 0.06
        sides = [(x + 1200 * math.cos(a + d), y + 1200 * math.sin(a + d)) for d in (-0.07, 0.07)]
        wedges += path_data([(x, y), *sides])
    paint = doc.radial(
        [(0, "#FFE2A0", 0.5), (0.35, "#FFD58A", 0.3), (1, "#FFD58A", 0)], _HERO, 900, True
    )
    return path(wedges, paint, opacity=0.5, filter=blur(doc, 5), style="mix-blend-mode:screen")


def victory() -> str:
    """Warm light from the middle, festoons, the sea by night."""
    doc = Document(WIDTH, HEIGHT)
    body = _ground(doc, "", _festoons(doc))
    shade = ellipse(960, 884, 430, 54, "#0A0502", opacity=0.6, filter=blur(doc, 18))
    far = doc.radial(
        [(0, "#FFFFFF"), (0.4, "#F2E2C8"), (0.72, "#B4A8A0"), (1, "#767484")],
        (900, 470),
        1250,
        True,
    )
    warm = doc.radial(
        [(0, "#FFC870", 0.7), (0.4, "#FFB050", 0.25), (1, "#FFB050", 0)], _HERO, 900, True
    )
    near = doc.radial(
        [(0, "#FFB347", 0.5), (0.45, "#FF9E3C", 0.14), (1, "#FF9E3C", 0)], _HERO, 620, True
    )
    lamp = doc.radial(
        [(0, "#FFB347", 0.5), (0.4, "#FF9E3C", 0.12), (1, "#FF9E3C", 0)], (196, 224), 460, True
    )
    rim = doc.radial(
        [(0, "#030204", 0), (0.66, "#030204", 0), (1, "#030204", 0.55)], (960, 540), 1230, True
    )
    light = (
        rect(*_ALL, far, style="mix-blend-mode:multiply")
        + rect(*_ALL, warm, style="mix-blend-mode:soft-light")
        + rect(*_ALL, near, style="mix-blend-mode:screen")
        + rect(*_ALL, lamp, style="mix-blend-mode:screen")
        + _rays(doc)
        + rect(*_ALL, rim)
    )
    doc.add(graded(doc, group(body, shade, light)))
    return doc.svg()


def _cold(doc: Document, *parts: str) -> str:
    """Parts by the light of the moon: hardly any colour, and that blue."""
    primitives = (
        '<feColorMatrix type="saturate" values=".5"/>'
        '<feColorMatrix values=".78 0 0 0 .0 0 .92 0 0 .014 0 0 1.12 0 .04 0 0 0 1 0"/>'
    )
    return group(*parts, filter=doc.filter("cold", primitives, (0, 0, 1, 1)))


def ship() -> str:
    """The winner's ship by that light, to make off behind the window."""
    doc = Document(*SHIP)
    doc.add(graded(doc, _cold(doc, inset(far_ship(), 0, 0, *SHIP))))
    return doc.svg()


def _cabin(doc: Document) -> str:
    """The cabin by night, a haze of light where the ship makes off."""
    haze = doc.radial([(0, "#D8F0EC", 0.75), (0.5, "#9CCFCC", 0.3), (1, "#9CCFCC", 0)])
    body = _ground(doc, circle(562, 330, 150, haze), "") + moonlight(doc)
    far = doc.radial(
        [(0, "#FFFFFF"), (0.4, "#D8E2EC"), (0.75, "#9CACC0"), (1, "#5E7088")],
        (1120, 330),
        1300,
        True,
    )
    return group(body, rect(*_ALL, far, style="mix-blend-mode:multiply"))


def pane() -> str:
    """The woodwork of the window that the ship is seen through, its panes open."""
    x, y, width, height = PANE
    doc = Document(width, height, x, y)
    wood = doc.clip(frame_area())
    doc.add(group(graded(doc, _cold(doc, _cabin(doc))), clip_path=wood))
    return doc.svg()


def defeat() -> str:
    """The moon in the windows, the sea that the ship has yet to cross, the light of a candle."""
    doc = Document(WIDTH, HEIGHT)
    beam = path(f"M880 {_TABLE}H1480L1640 960H760Z", "#BFE0E0", opacity=0.2, filter=blur(doc, 40))
    halo = doc.radial(
        [(0, "#FFB347", 0.55), (0.4, "#FF9E3C", 0.16), (1, "#FF9E3C", 0)], (672, 800), 330, True
    )
    rim = doc.radial(
        [(0, "#02040A", 0), (0.62, "#02040A", 0), (1, "#02040A", 0.6)], (960, 540), 1230, True
    )
    doc.add(graded(doc, _cold(doc, _cabin(doc)), beam), rect(*_ALL, rim))
    doc.add(rect(*_ALL, halo, style="mix-blend-mode:screen"))
    return doc.svg()


def candle() -> str:
    """The one light of that cabin, to stand beside the poster wherever that hangs."""
    x, y, width, height = CANDLE
    doc = Document(width, height, x, y)
    doc.add(ellipse(684, 950, 60, 12, "#050302", opacity=0.7, filter=blur(doc, 6)))
    doc.add(place(_candle(doc, 84), 672, 948, 0.82))
    return doc.svg()
