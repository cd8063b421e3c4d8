"""Portraits of the computer pirates: eight heads by four faces, round, for the brass bezel."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

import numpy as np

from tools.art.kit.document import Document
from tools.art.kit.fields import Array
from tools.art.kit.palette import INK, darker, lighter
from tools.art.kit.strokes import contour, ruled
from tools.art.kit.svg import circle, group, path, path_data
from tools.art.picture import Picture
from tools.art.portraits.expressions import EXPRESSIONS, FACES, Expression
from tools.art.portraits.eyes import brow, eye
from tools.art.portraits.features import creases, mouth, nose, sweat
from tools.art.portraits.pirates import PIRATES
from tools.art.portraits.relief import Head
from tools.art.portraits.sitter import Pirate, Pose
from tools.art.portraits.skin import ear, engraved, flush, neck, outline, rim_light, tinted

SIDE = 512
DISC = 240
"""Radius of what is painted; the bezel's opening shows 222 of it."""


def ground(doc: Document, colours: tuple[str, str]) -> str:
    """A wall in lantern light, its lines thickening towards the dark."""
    near, far = colours
    paint = doc.radial([(0, lighter(near, 0.25)), (0.4, near), (1, far)], (0.28, 0.26), 0.85)

    def tone(x: Array, y: Array) -> Array:
        dark: Array = np.clip(np.hypot(x - 130, y - 120) / 420 - 0.12, 0.05, 0.8)
        return dark

    def bend(x: Array, y: Array) -> tuple[Array, Array]:
        return 0 * x, 6 * np.sin(x / 90 + y / 60)

    lines = ruled((0, 0, SIDE, SIDE), 6.4, tone, bend, -16, 6, 0.2, 0.6, 2)
    return circle(256, 256, DISC, paint) + path(lines, darker(far, 0.5), opacity=0.6)


def skin(pirate: Pirate, pose: Pose) -> str:
    """Ears and the modelled face."""
    doc, head, face = pose.doc, pose.head, pose.face
    shape = outline(head)
    data = path_data(shape)
    pale = path(data, "#C4D3DA", opacity=face.pallor) if face.pallor else ""
    on_it = (
        tinted(doc, head, pirate.skin),
        flush(doc, head, "#B8301C", face.flush),
        pale,
        engraved(head, pirate.skin, pirate.seed, pirate.look.smooth),
        rim_light(doc, head),
    )
    ears = "".join(ear(doc, head, pirate.skin, side) for side in (-1, 1))
    edge = path(contour(shape, 4.8, smooth=False), INK)
    return ears + path(data, pirate.skin.middle) + doc.clipped(data, *on_it) + edge


def features(pirate: Pirate, pose: Pose) -> str:
    """What is drawn on the skin, beard and mouth in their order."""
    doc, head, face = pose.doc, pose.head, pose.face
    look, tints = pirate.look, pirate.skin
    parts = [pirate.marks(pose), creases(head, tints, look, face)]
    for side in (-1, 1):
        if side != look.blind:
            parts.append(eye(doc, head, tints, look, face, side))
        parts.append(brow(head, look, face, side, pirate.seed))
    parts.append(pirate.beard(pose))
    parts.append(nose(doc, head, tints, face))
    parts.append(mouth(doc, head, tints, look, face, pirate.mouth_width))
    parts.append(pirate.whiskers(pose))
    return "".join(parts)


def expression(pirate: Pirate, name: str) -> Expression:
    """A face as this pirate makes it."""
    face = EXPRESSIONS[name]
    mirrored = 1 if pirate.skull.yaw < 0 else -1
    return replace(
        face,
        mouth=pirate.mouths.get(name, face.mouth),
        gaze=(face.gaze[0] * mirrored, face.gaze[1]),
        roll=face.roll * mirrored,
    )


def portrait(name: str, mood: str) -> str:
    """One pirate with one face, a disc on nothing."""
    doc = Document(SIDE, SIDE)
    pirate = PIRATES[name]
    face = expression(pirate, mood)
    head = Head(pirate.skull, face.muscles)
    pose = Pose(doc, head, face)
    tilt = f"rotate({face.roll:g} 0 120)"
    turned = group(
        skin(pirate, pose),
        features(pirate, pose),
        pirate.front(pose),
        sweat(head, doc) if face.sweat else "",
        transform=tilt,
    )
    neck_x = 26 * math.sin(math.radians(pirate.skull.yaw))
    figure = (
        group(pirate.behind(pose), transform=tilt)
        + neck(doc, head, pirate.skin, pirate.neck)
        + pirate.coat(doc, neck_x)
        + turned
        + pirate.extra(pose)
    )
    x, y = pirate.centre
    body = group(figure, transform=f"translate({x:g} {y:g}) scale({pirate.scale:g})")
    doc.add(doc.clipped(circle(256, 256, DISC), ground(doc, pirate.ground), body, _lantern(doc)))
    return doc.svg()


def _lantern(doc: Document) -> str:
    """Warm light from the upper left, the dark of the cabin round the rim."""
    warm = doc.radial(
        [(0, "#FFB050", 0.5), (0.55, "#FFB050", 0.1), (1, "#FFB050", 0)], (0.28, 0.22), 0.8
    )
    dark = doc.radial(
        [(0.5, "#1A0C06", 0), (0.75, "#1A0C06", 0.12), (1, "#0A0503", 0.5)], (0.28, 0.22), 0.92
    )
    rim = doc.radial([(0, "#0A0503", 0), (0.8, "#0A0503", 0), (1, "#0A0503", 0.6)])
    return (
        circle(256, 256, DISC, warm, style="mix-blend-mode:soft-light")
        + circle(256, 256, DISC, dark)
        + circle(256, 256, DISC, rim)
    )


PICTURES = [
    Picture(f"portraits/{name}_{mood}", SIDE, SIDE, partial(portrait, name, mood), quality=78)
    for name in PIRATES
    for mood in FACES
]
