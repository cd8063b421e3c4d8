"""The heading of a sheet: its words, and the ornament below them."""

from __future__ import annotations

from typing import Final

from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.label import Label, Picture

ON_WOOD: Final = TextStyle(34.0, Face.SEMIBOLD, "lantern", "centre")
ON_PAPER: Final = TextStyle(34.0, Face.SEMIBOLD, "ink", "centre")
_ORNAMENT: Final = (400.0, 26.0)


def heading(text: str, style: TextStyle = ON_WOOD, name: str = "heading") -> Column:
    """Return words over the ornament, both centred."""
    ornament = Picture("ui/divider", *_ORNAMENT, f"{name}.ornament")
    return Column(Label(text, style, name), ornament, gap=2.0, align="fill")
