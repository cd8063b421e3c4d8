"""The music of a match: one tune of five, and as much of it as the match calls for."""

from typing import Final
from zlib import crc32

from treasure_games.core.game import Progress
from treasure_games.match.match import Match
from treasure_games.match.seats import TUNE
from treasure_games.table.services import AppServices

TUNES: Final = ("bluff", "cups", "dig", "play", "sail")
STAYS: Final = 20.0
"""Seconds for which nothing calmer is played after this was last called for."""
_CONTESTED: Final = 0.35


class MatchMusic:
    """Plays the tune of a match: never that of the one before, and always its own again."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._services, settings = services, services.settings
        if match.tune is None:
            others = crc32(match.identity.encode()) % (len(TUNES) - 1)
            match.note(TUNE, (settings.tune + 1 + others) % len(TUNES))
        settings.tune = match.tune or 0
        self.tune = TUNES[settings.tune % len(TUNES)]
        self._level, self._until = 0, 0.0

    def begin(self, progress: Progress) -> None:
        """Play what this calls for, whatever was played before."""
        self._level = -1
        self.follow(progress)

    def follow(self, progress: Progress) -> None:
        """Play what this calls for; it rises at once, but doesn't flap up and down."""
        share, is_near, is_decisive = progress
        level = 3 if is_decisive else 2 if is_near else int(share >= _CONTESTED)
        now = self._services.clock.now()
        if level < self._level and now < self._until:
            return
        self._until = now + STAYS
        if level != self._level:
            self._level = level
            self._services.audio.music(*(("tense", 2) if is_decisive else (self.tune, level)))
