"""A pirate put together: head with its expression, hat, neck, coat and what belongs to them."""

import math
from dataclasses import replace

from studio.art.kit.document import Document
from studio.art.kit.palette import INK
from studio.art.kit.strokes import contour
from studio.art.kit.svg import group, path, path_data
from studio.art.portraits.expressions import EXPRESSIONS, Expression
from studio.art.portraits.eyes import brow, eye
from studio.art.portraits.features import creases, mouth, nose, sweat
from studio.art.portraits.relief import Head
from studio.art.portraits.sitter import Pirate, Pose
from studio.art.portraits.skin import ear, engraved, flush, neck, outline, rim_light, tinted


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
        askew=face.askew * mirrored,
    )


def figure(doc: Document, pirate: Pirate, mood: str) -> str:
    """The pirate with one of the six faces, about the middle between the eyes."""
    return posed(doc, pirate, expression(pirate, mood))


def looking(doc: Document, pirate: Pirate, mood: str, gaze: tuple[float, float]) -> str:
    """Only the eyes of a face, looking elsewhere."""
    face = replace(expression(pirate, mood), gaze=gaze)
    head = Head(pirate.skull, face.muscles)
    sides = [side for side in (-1, 1) if side != pirate.look.blind]
    balls = (eye(doc, head, pirate.skin, pirate.look, face, side, is_whole=False) for side in sides)
    return group(*balls, transform=f"rotate({face.roll:g} 0 120)")


def posed(doc: Document, pirate: Pirate, face: Expression) -> str:
    """The pirate with any face, about the middle between the eyes."""
    head = Head(pirate.skull, face.muscles)
    pose = Pose(doc, head, face)
    tilt = f"rotate({face.roll:g} 0 120)"
    turned = group(
        skin(pirate, pose),
        features(pirate, pose),
        pirate.front(pose),
        sweat(head, doc) if face.sweat and pirate.sweats else "",
        transform=tilt,
    )
    neck_x = 26 * math.sin(math.radians(pirate.skull.yaw))
    return (
        group(pirate.behind(pose), transform=tilt)
        + neck(doc, head, pirate.skin, pirate.neck)
        + pirate.coat(doc, neck_x)
        + turned
        + pirate.extra(pose)
    )
