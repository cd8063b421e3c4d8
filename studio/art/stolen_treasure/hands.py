"""Hands that are thrown for a wager: rock, paper, scissors; a sleeve at the left, fingers right."""

from typing import Final, Literal

from studio.art.kit.document import Document
from studio.art.kit.light import drop_shadow
from studio.art.kit.palette import INK
from studio.art.kit.svg import group

SIZE: Final = 96
_LONG: Final = 28.0
"""Fingers of at least this length are stretched out, and the palm lies over their ends."""
_SKIN, _LIGHT, _DARK = "#DDA06C", "#F3C795", "#A8683C"
_CLOTH, _STRIPE, _CUFF = "#F1E6CC", "#A32A22", "#8C1F1A"

Finger = tuple[float, float, float, float, float]
"""Knuckle, length, width, and degrees that it is turned upwards."""
_HANDS: Final[dict[str, tuple[Finger, ...]]] = {
    "rock": ((2, -15, 19, 13, 0), (4, -4, 21, 13, 0), (4, 7, 20, 13, 0), (2, 17, 17, 11, 0)),
    "paper": ((0, -16, 37, 11, 9), (2, -5, 42, 11.5, 3), (2, 6, 40, 11.5, -3), (0, 16, 32, 10, -9)),
    "scissors": (
        (2, 7, 18, 12, 0), (0, 17, 16, 11, 0), (0, -15, 41, 11.5, 17), (2, -4, 42, 11.5, -9),
    ),
}  # fmt: skip
"""Fingers as they cover each other."""
_THUMBS: Final[dict[str, Finger]] = {
    "rock": (-14, -14, 30, 12, -38),
    "paper": (-14, -16, 30, 12, 52),
    "scissors": (-12, -2, 27, 12, -40),
}


def _finger(x: float, y: float, length: float, width: float, angle: float) -> str:
    """A finger with its light along the upper side, a joint and a nail."""
    turn = f'transform="translate({x} {y}) rotate({-angle})"'
    half = width / 2
    body = (
        f'<rect x="{-half}" y="{-half}" width="{length + half}" height="{width}" rx="{half}" '
        f'fill="{_SKIN}" stroke="{INK}" stroke-width="2.4"/>'
    )
    light = (
        f'<rect x="{-0.2 * width}" y="{-0.32 * width}" width="{length - 0.1 * width}" '
        f'height="{0.24 * width}" rx="{0.12 * width}" fill="{_LIGHT}"/>'
    )
    joint = (
        f'<path d="M{0.55 * length} {-0.18 * width}q2.2 {0.25 * width} 0 {0.5 * width}" '
        f'fill="none" stroke="{_DARK}" stroke-width="1.5" stroke-linecap="round"/>'
    )
    nail = (
        ""
        if length < _LONG
        else (
            f'<ellipse cx="{length - 0.28 * width}" cy="{0.02 * width}" rx="{0.2 * width}" '
            f'ry="{0.22 * width}" fill="{_LIGHT}" stroke="{_DARK}" stroke-width="1"/>'
        )
    )
    return f"<g {turn}>{body}{light}{joint}{nail}</g>"


def _sleeve() -> str:
    """A striped sleeve with a cuff."""
    stripes = "".join(
        f'<rect x="-47" y="{y}" width="20" height="6" fill="{_STRIPE}"/>' for y in (-15, -3, 9)
    )
    return (
        f'<rect x="-48" y="-19" width="22" height="38" fill="{_CLOTH}"/>{stripes}'
        f'<path d="M-48-19h22M-48 19h22" stroke="{INK}" stroke-width="2.4"/>'
        f'<rect x="-31" y="-22" width="11" height="44" rx="4" fill="{_CUFF}" stroke="{INK}" '
        f'stroke-width="2.4"/>'
    )


def hand(name: str, side: Literal["left", "right"]) -> str:
    """A hand thrown from this side, in a square about the middle."""
    doc = Document(SIZE, SIZE, -SIZE / 2, -SIZE / 2)
    palm = (
        f'<path d="M-22-16C-14-24 0-25 7-21C13-16 13 14 7 21C0 25-14 24-22 16Z" fill="{_SKIN}" '
        f'stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M-17-12C-10-19-2-20 3-18" fill="none" stroke="{_LIGHT}" stroke-width="3" '
        f'stroke-linecap="round"/>'
        f'<path d="M-16 14q6 4 12 4M-17 9q5 3 9 3" fill="none" stroke="{_DARK}" '
        f'stroke-width="1.4" stroke-linecap="round"/>'
    )
    stretched = [_finger(*one) for one in _HANDS[name] if one[2] >= _LONG]
    curled = [_finger(*one) for one in _HANDS[name] if one[2] < _LONG]
    whole = "".join((_sleeve(), *stretched, palm, *curled, _finger(*_THUMBS[name])))
    turned = group(whole, transform="scale(-1 1)") if side == "right" else whole
    doc.add(group(turned, filter=drop_shadow(doc, 1.5, 2.5, 2.0, 0.4)))
    return doc.svg()
