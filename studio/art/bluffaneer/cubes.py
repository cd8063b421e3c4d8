"""Bones as cubes, for the house rule of six sides: the dice of bone with icons for pips."""

import numpy as np

from studio.art.bluffaneer.icons import icon
from studio.art.dice import BONE, Stuff, Vector, face, tumble
from studio.art.kit.svg import group

_SIDES = {1: "chest", 6: "skull", 2: "swords", 5: "ship", 3: "chest", 4: "swords"}
_FIRST = {name: side for side, name in reversed(_SIDES.items())}


def _burnt(
    turn: Vector, side: int, direction: tuple[int, int, int], size: float, _stuff: Stuff
) -> str:
    """An icon burnt into one side, laid on its plane."""
    outward = np.array(direction, float)
    first = np.roll(outward, 1)
    along, down, middle = (turn @ v for v in (first, np.cross(outward, first), outward * size))
    part = size / 128
    plane = (*(along[:2] * part), *(down[:2] * part), *middle[:2])
    lit = group(icon(_SIDES[side], "#FFFDF0", "#FFFDF0"), transform="translate(3 4)", opacity=0.8)
    dark = icon(_SIDES[side], "#2A1408", "#EBD8A8")
    return group(lit + dark, transform=f"matrix({' '.join(f'{v:.4f}' for v in plane)})")


def cube(name: str) -> str:
    """A cube at rest, the icon up, its front seen below it."""
    return face(_FIRST[name], BONE, _burnt, tilt=32)


def rolling(pose: int) -> str:
    """One pose of a rolling cube, 1 to 8."""
    return tumble(pose, BONE, _burnt)
