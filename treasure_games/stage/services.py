"""Services: what the stage hands to every scene. The app subclasses it to attach matches and the
like.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from treasure_games.stage.assets import Assets
from treasure_games.stage.audio.mixer import Audio
from treasure_games.stage.clock import Clock
from treasure_games.stage.fonts import Fonts
from treasure_games.stage.input.keymap import KeyMap
from treasure_games.stage.input.reader import InputReader
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.settings import INSTANT_SPEED, Settings
from treasure_games.stage.theme import Theme, theme_for
from treasure_games.stage.timeline import INSTANT


class Host(Protocol):
    """What the running application does for scenes."""

    def quit(self) -> None:
        """End the app after this step; scenes leave, settings are saved."""

    def wake(self) -> None:
        """Run one step soon; may be called from any thread."""

    def settings_changed(self) -> None:
        """Apply what the settings say now, lay out again, save."""

    def keep_settings(self) -> None:
        """Save the settings; what has changed needs no new layout."""

    def show_now(self) -> None:
        """Show what is on the stack at once: this step will take long.

        Whoever presses something before the next frame can be seen means what is seen now, so that
        press is dropped.
        """

    def toggle_full_screen(self) -> None:
        """Between a window and the whole monitor."""

    @property
    def context(self) -> LayoutContext:
        """The look of the window as it is now."""

    @property
    def input(self) -> InputReader:
        """The reader of input: last device, key capture, typing."""


@dataclass
class Services:
    """Passed to each scene; subclass it for what belongs to the app alone."""

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
        """The theme that the settings ask for."""
        return theme_for(
            high_contrast=self.settings.high_contrast, reduced_motion=self.settings.reduced_motion
        )

    @property
    def pace(self) -> float:
        """The timeline speed that the settings ask for."""
        return INSTANT if self.settings.speed == INSTANT_SPEED else self.settings.speed
