"""The music of a match: its tune, and how much of it is heard as the match goes on."""

from typing import Final
from zlib import crc32

from treasure_games.core.progress import Progress
from treasure_games.table.services import AppServices

TUNES: Final = ("bluff", "cups", "dig", "play", "sail")
STAYS: Final = 20.0
"""Seconds for which nothing calmer is played after this was last called for."""
CONTESTED: Final = 0.35
"""The share of the way from which a match is contested."""
CALM, CONTEST, NEAR, DECISIVE = range(4)


def level_of(progress: Progress) -> int:
    """Return what a match calls for: the intensity of its tune, or the tune of decisions."""
    if progress.is_decisive:
        return DECISIVE
    return NEAR if progress.is_near else int(progress.share >= CONTESTED)


class MatchMusic:
    """Plays the tune of one match, the same whenever it is gone on with."""

    def __init__(self, services: AppServices, identity: str) -> None:
        self._services = services
        self.tune = TUNES[crc32(identity.encode()) % len(TUNES)]
        self._level = CALM
        self._called_for = 0.0

    def begin(self, progress: Progress) -> None:
        """Play what this calls for, whatever was played before."""
        self._play(level_of(progress))

    def follow(self, progress: Progress) -> None:
        """Play what this calls for; it rises at once, but doesn't flap up and down."""
        level, now = level_of(progress), self._services.clock.now()
        if level == self._level:
            self._called_for = now
        elif level > self._level or now - self._called_for >= STAYS:
            self._play(level)

    def _play(self, level: int) -> None:
        self._level, self._called_for = level, self._services.clock.now()
        name, intensity = (self.tune, level) if level < DECISIVE else ("tense", NEAR)
        self._services.audio.music(name, intensity)
