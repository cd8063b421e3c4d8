"""The diagrams of one rulebook, drawn when their page is shown and kept for a while."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from treasure_games.stage.cache import Cache
from treasure_games.stage.services import Services
from treasure_games.table.diagram import Illustrator, diagrams_of

_KEPT: Final = 6
"""The number of drawn diagrams that are kept: those of the last pages."""


class Plates:
    """Found by name and size in pixels."""

    def __init__(self, services: Services, game_id: str) -> None:
        self._diagrams = diagrams_of(game_id)
        self._illustrator = Illustrator(services, game_id)
        self._kept: Cache[Surface] = Cache(_KEPT)

    def size(self, name: str) -> tuple[float, float]:
        """Return a diagram's width and height in units of a usual page."""
        return self._diagrams[name].size

    def find(self, name: str, size: tuple[int, int]) -> Surface | None:
        """Return a diagram, if it has been drawn at this size."""
        return self._kept.find((name, size))

    def make(self, name: str, size: tuple[int, int]) -> None:
        """Draw a diagram; this takes a few frames."""
        self._kept.keep((name, size), lambda: self._illustrator.draw(self._diagrams[name], *size))
