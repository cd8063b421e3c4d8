"""The order in which the result comes up: lid, face, crown; coins on every stack; the curve."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.animation import out_back, out_cubic

LENGTH: Final = 2.4
"""Seconds from the first motion to rest."""
_AT: Final = Named(page_beside(__file__, dict[str, float]))


def _phase(reveal: "Reveal", start: float, length: float) -> float:
    return min(1.0, max(0.0, (reveal.seconds - start) / length))


def _part(start: float, length: float, ease: Callable[[float], float] = float) -> property:
    return property(lambda reveal: ease(_phase(reveal, start, length)))


@dataclass(slots=True)
class Reveal:
    """How far the result has come; every part depends on `seconds` alone.

    `most` is how many coins the highest stack gets.
    """

    most: int
    seconds: float = 0.0

    lid = _part(0.0, 0.5, out_cubic)
    """How far the lid is open, or the poster has come down, 0 to 1."""
    face = _part(0.3, 0.5, out_cubic)
    """How far the face has risen from the chest, 0 to 1."""
    crown = _part(0.8, 0.3, out_back)
    """How far the crown has come down, 0 to 1; it bounces a little beyond."""
    curve = _part(0.5, 0.9)
    """The share of the curve that is drawn, 0 to 1."""
    told = _part(0.7, 1.6)
    """The share of the report that is written, 0 to 1."""
    cross = _part(1.4, 0.25)
    """How far the turning point is marked, 0 to 1."""

    @property
    def swing(self) -> float:
        """How the poster swings on its nail once it has come down: to 1 and back, fading out."""
        phase = _phase(self, 0.22, 0.9)
        return math.sin(phase * 2.0 * math.tau) * (1.0 - phase) * (1.0 - phase)

    @property
    def coins(self) -> int:
        """How many coins have been poured on the highest stack."""
        if self.seconds >= LENGTH:
            return self.most
        each = min(_AT.coin, _AT.pouring / max(1, self.most))
        return min(self.most, max(0, int((self.seconds - _AT.pour) / each)))

    @property
    def rolled(self) -> float:
        """How far the winner's number has rolled, 0 to 1."""
        return self.coins / self.most if self.most else 1.0
