"""The stage's services for every scene. The app subclasses them to add matches and the like."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.clock import Clock
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.settings import INSTANT_SPEED, Settings
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import Theme, theme_for
from treasure_games.stage.timeline import INSTANT

if TYPE_CHECKING:
    from treasure_games.stage.loop import Loop


@dataclass
class Services:
    """Passed to each scene; subclassed for what belongs to the app alone."""

    settings: Settings
    assets: Assets
    audio: Audio
    clock: Clock
    fonts: Fonts = field(default_factory=Fonts)
    keymap: KeyMap = field(default_factory=KeyMap)
    host: Loop = field(init=False, repr=False)
    """What runs the scenes; it sets itself before the first one enters."""

    @property
    def theme(self) -> Theme:
        """The theme of the settings."""
        return theme_for(
            high_contrast=self.settings.high_contrast, reduced_motion=self.settings.reduced_motion
        )

    @property
    def pace(self) -> float:
        """The timeline speed of the settings."""
        return INSTANT if self.settings.speed == INSTANT_SPEED else self.settings.speed
