"""The limits of the chart's zoom."""

from __future__ import annotations

from typing import Final

from treasure_games.table.pieces.map.camera import Zooms

ZOOMS: Final = Zooms(smallest=15.0, readable=34.0, comfort=58.0, largest=84.0)
"""Virtual units in the radius of a hex. A fresh view shows the whole chart if cells stay readable;
a larger chart, and a small one that fills it by itself, with comfort.
"""
