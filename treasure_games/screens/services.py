"""What every scene of the app is handed beyond the stage's own services."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from treasure_games.folders import Folders
from treasure_games.launch import Launch
from treasure_games.match.matches import Matches
from treasure_games.opponents.process import Thinker
from treasure_games.stage.services import Services


@dataclass(kw_only=True)
class AppServices(Services):
    """The stage's services, and those that know of matches and computer players."""

    folders: Folders
    matches: Matches
    thinker: Thinker
    launch: Launch = field(default_factory=Launch)
    notices: deque[str] = field(default_factory=deque)
    """Plain sentences for the person (a damaged save, a full disk), shown one after the other."""
