"""Who sits for a portrait: what a pirate is made of, the pose, and hair hung on both sides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from studio.art.kit.document import Document
from studio.art.kit.shapes import Points
from studio.art.portraits.expressions import Expression, Mouth
from studio.art.portraits.eyes import Look
from studio.art.portraits.hair import Hair, mane
from studio.art.portraits.relief import Head, Skull
from studio.art.portraits.skin import Skin


@dataclass(frozen=True)
class Pose:
    """A head with an expression, in a picture."""

    doc: Document
    head: Head
    face: Expression


Part = Callable[[Pose], str]
"""Something of a pirate's, drawn about the middle between the eyes."""


def nothing(_pose: Pose) -> str:
    """The part that a pirate does without."""
    return ""


@dataclass(frozen=True)
class Pirate:
    """One character. The parts are drawn in this order: `behind` the head, `coat`, then on the
    tilted head `marks` on the skin, `beard` before the mouth, `whiskers` after it, `front` hair and
    hat; `extra` last. `ground` is the wall near the lantern and far from it; `centre` and `scale`
    place the head in the picture. `sweats`: drops stand on the brow of whoever is caught, who has
    no other sign of it.
    """

    skull: Skull
    skin: Skin
    look: Look
    ground: tuple[str, str]
    coat: Callable[[Document, float], str]
    behind: Part = nothing
    marks: Part = nothing
    beard: Part = nothing
    whiskers: Part = nothing
    front: Part = nothing
    extra: Part = nothing
    mouths: dict[str, Mouth] = field(default_factory=dict)
    mouth_width: float = 1.0
    sweats: bool = True
    neck: float = 50
    scale: float = 1.2
    centre: tuple[float, float] = (256, 262)
    seed: int = 1


Guides = Sequence[Sequence[tuple[float, float]]]


def sides(head: Head, guides: Guides, side: int, depth: float = 90) -> list[Points]:
    """Guides given for the right side, hung round the head on `side`, from left to right."""
    hung = [head.around(np.array(guide) * [side, 1.0], depth) for guide in guides]
    return hung if side > 0 else hung[::-1]


def round_jaw(head: Head, guides: Guides) -> list[Points]:
    """Guides given for the right side from the ear to the chin, as a whole beard."""
    drop = head.muscles.jaw
    low = [[(x, y + drop * min(1.0, max(0.0, y / 80 - 0.5))) for x, y in one] for one in guides]
    return sides(head, low, -1)[::-1] + sides(head, low, 1)[::-1]


def both(
    head: Head,
    guides: Guides,
    hair: Hair,
    seed: int,
    depth: float = 20,
    rooted: bool = False,
    locks: int = 12,
    thick: float = 12,
    fray: float = 9,
    wave: float = 0,
) -> str:
    """The same fall of hair on both sides, lit on the left."""
    return "".join(
        mane(
            sides(head, guides, side, depth),
            hair,
            locks,
            thick,
            seed + (side > 0),
            fray,
            wave,
            (0.75, 0.5) if side < 0 else (0.4, 0.12),
            rooted=rooted,
        )
        for side in (-1, 1)
    )


def ear_lobe(head: Head, side: int, drop: float = 26) -> tuple[float, float]:
    """Where an earring hangs, on the page."""
    x, y, _ = head.project(side * 91, drop, -2)
    return float(x), float(y)
