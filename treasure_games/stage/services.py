"""The stage's services for every scene. The app subclasses them to add matches and the like."""

from dataclasses import dataclass, field
from typing import Protocol

from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.clock import Clock
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.input.reader import InputReader
from treasure_games.stage.settings import INSTANT_SPEED, Settings
from treasure_games.stage.text import Fonts
from treasure_games.stage.theme import Theme, theme_for
from treasure_games.stage.timeline import INSTANT


class Host(Protocol):
    """What the running application does for scenes."""

    def quit(self) -> None:
        """End the app after this step; scenes leave, settings are saved."""

    def wake(self) -> None:
        """Run a step soon; can be called from any thread."""

    def settings_changed(self) -> None:
        """Apply the current settings, lay out again, save."""

    def keep_settings(self) -> None:
        """Save settings that need no new layout."""

    def show_now(self) -> None:
        """Draw the stack at once, before a step that takes long.

        A press before the next frame was meant for the old picture, so it is dropped.
        """

    def toggle_full_screen(self) -> None:
        """Switch between a window and the whole monitor."""

    @property
    def context(self) -> LayoutContext:
        """The current layout context of the window."""

    @property
    def input(self) -> InputReader:
        """The input reader: last device, key capture, typing."""


@dataclass
class Services:
    """Passed to each scene; subclassed for what belongs to the app alone."""

    settings: Settings
    assets: Assets
    audio: Audio
    clock: Clock
    fonts: Fonts = field(default_factory=Fonts)
    keymap: KeyMap = field(default_factory=KeyMap)
    host: Host = field(init=False, repr=False)
    """Set by the application before the first scene enters."""

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
