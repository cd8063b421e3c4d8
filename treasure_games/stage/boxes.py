"""Boxes: what a scene says about its layout, so that a test can check it at any size and text
scale.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pygame import FRect


class BoxKind(Enum):
    """What lies in a box."""

    TEXT = "text"
    TARGET = "target"
    PANEL = "panel"
    ART = "art"


@dataclass(frozen=True)
class Box:
    """One rectangle of a layout, in virtual units."""

    name: str
    rect: FRect
    kind: BoxKind
    parent: str = ""
    """Name of the box that holds it; a child may lie on its parent, not on its siblings."""
    text_size: tuple[float, float] | None = None
    """What the text takes, measured; must fit into `rect`."""
    overlap_group: str = ""
    """Boxes of one group may overlap (cards of a fan)."""
    may_overlap: bool = False
    """Lies over others on purpose (a tooltip, a flying card)."""
    clip: FRect | None = None
    """The part of the window that shows it (a scroll area); what lies outside is scrolled away."""
