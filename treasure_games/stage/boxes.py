"""Boxes: what a scene says about its layout, for a test at any size and text scale."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from pygame import FRect


class BoxKind(Enum):
    """The content of a box."""

    TEXT = "text"
    TARGET = "target"
    PANEL = "panel"
    ART = "art"


class Box(Struct, frozen=True):
    """One rectangle of a layout, in virtual units."""

    name: str
    rect: FRect
    kind: BoxKind
    parent: str = ""
    """Name of the box that contains it; a child may overlap its parent, not its siblings."""
    text_size: tuple[float, float] | None = None
    """The measured size of the text; must fit into `rect`."""
    overlap_group: str = ""
    """Boxes of one group may overlap (cards of a fan)."""
    may_overlap: bool = False
    """True if it overlaps others on purpose (a tooltip, a flying card)."""
    clip: FRect | None = None
    """The visible part of the window (a scroll area); anything outside is scrolled away."""
