"""The audio player. Silent until opened, and for good if there is no sound card."""

import random
import sys
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pygame
from pygame.mixer import Channel

from treasure_games.core.errors import BadInstallation
from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.audio import catalogue
from treasure_games.stage.audio.effects import Effects, Reader
from treasure_games.stage.audio.music import Fader, Music
from treasure_games.stage.audio.vorbis import RATE
from treasure_games.stage.settings import Settings

_PAGE = page_beside(__file__, dict[str, dict[str, float]])
_AT = Named(_PAGE["seconds"])
_BUFFER = 512
_CHANNELS = 31
_LOOP_CHANNELS = (0, 1, 2), (3, 4, 5), (6, 7, 8, 9, 10)
"""Of two tunes, one of which fades in as the other fades out, and of the background."""
_PROBE_CHANNEL = 11
_RESERVED = 12


class Audio:
    """Sounds and music by name. `open` starts the sound card; earlier requests are remembered."""

    def __init__(
        self,
        settings: Settings,
        wake: Callable[[], None] = lambda: None,
        folders: tuple[Path, ...] | None = None,
    ) -> None:
        self._settings = settings
        self._wake = wake
        self._folders = folders
        self.on_play: Callable[[str], object] = lambda group: None
        """Told the name of each sound, whether it can be heard or not."""
        self._is_lost = False
        """True if the sound card has gone."""
        self._effects: Effects
        self._reader: Reader
        self._loops: list[Music] = []
        """The current tune, the one before it, and the background; empty without a sound card."""
        self._tune: tuple[str | None, int] = (None, 0)
        self._place: str | None = None
        self._loudness = Fader(1.0, 1.0)

    @property
    def is_open(self) -> bool:
        """True if sound can be heard."""
        return bool(self._loops)

    def read(self) -> str:
        """Read the list of sounds; return "", or what is wrong with it: all is silent then."""
        try:
            self._catalogue = catalogue.read_catalogue(self._folders)
        except BadInstallation as error:
            self._catalogue = catalogue.Catalogue({}, Path())
            return str(error)
        return ""

    def open(self) -> bool:
        """Start the sound card; return False without one. Takes some 50 ms: call after the first
        frame.
        """
        if self.is_open:
            return True
        if not self._catalogue.groups:
            return False
        try:
            pygame.mixer.init(RATE, -16, 2, _BUFFER, allowedchanges=0)
        except pygame.error:
            return False
        sys.setswitchinterval(_AT.turn)
        pygame.mixer.set_num_channels(_CHANNELS)
        self._loops = [
            Music(tuple(map(Channel, channels)), Channel(_PROBE_CHANNEL), self._wake)
            for channels in _LOOP_CHANNELS
        ]
        self._reader = Reader(self._catalogue.shortest_effects(_AT.read_ahead), self._wake)
        self._effects = Effects(random.Random(), _RESERVED, self._reader.ask)
        self.volumes_changed()
        self.music(*self._tune)
        return True

    def play(self, group: str, step: int | None = None, take: int | None = None) -> None:
        """Play one variant of `group`; raises MissingAsset for an unknown name. `step` fixes its
        pitch on a scale, 0 being its own, as for coins that follow each other; `take` the variant.
        """
        found = self._catalogue.group(group)
        self.on_play(group)
        if not self._loops or self._loudness.goal == 0.0:
            return
        self._effects.play(found, gain := self._gain(found), step, take)
        if gain > 0.0 and found.is_news:
            for tune in self._loops[:2]:
                tune.duck(found.longest_seconds)

    def music(self, tune: str | None, intensity: int = 0) -> None:
        """Play `tune` at intensity 0, 1 or 2, while another fades out; None fades out."""
        self._tune = tune, intensity
        found = None if tune is None else self._catalogue.group(tune)
        if not self._loops:
            return
        if tune is not None and self._loops[0].tune not in (None, tune):
            self._loops[0].want(None)
            self._loops[:2] = self._loops[1::-1]
        self._loops[0].want(found, (1.0,) * (intensity + 1))

    def ambience(self, place: str | None) -> None:
        """Fade to the quiet background of a place if the settings allow it, or to none."""
        self._place = place
        levels = _PAGE[place] if place and self._settings.ambience else {}
        for loop in self._loops[2:]:
            loop.want(*(self._catalogue.background(levels) if levels else (None,)))

    def device_changed(self, *, is_there: bool) -> None:
        """Note that the sound card has gone; as soon as there may be one again, open it anew."""
        self._is_lost |= self.is_open and not is_there
        if is_there and self._is_lost:
            self.close()
            self._is_lost = not self.open()
            pygame.event.clear(pygame.AUDIODEVICEADDED)  # Each try reports all devices anew.

    def hush(self, is_hushed: bool) -> None:
        """Fade everything out while the window is in the background, and back in."""
        self._loudness.goal = 0.0 if is_hushed else 1.0
        if not is_hushed:
            self.device_changed(is_there=True)
            if self.is_open:
                pygame.mixer.unpause()

    def volumes_changed(self) -> None:
        """Apply the volumes of the settings."""
        self.ambience(self._place)
        self._apply()

    def update(self, dt: float) -> None:
        """Advance fades."""
        if not self._loops:
            return
        for clip, sound in self._reader.take():
            self._effects.keep(clip, sound)
        if self._loudness.is_moving:
            self._loudness.update(dt, _AT.hush_fade)
            self._apply()
            if self._loudness.value == 0.0:
                pygame.mixer.pause()
        for one in self._loops:
            one.update(dt)

    @property
    def is_fading(self) -> bool:
        """True if `update` has work to do."""
        return any(self._loudness.is_moving or one.is_fading for one in self._loops)

    def close(self) -> None:
        """Close the sound card."""
        if not self._loops:
            return
        for one in self._loops:
            one.close()
        self._reader.close()
        self._loops = []
        pygame.mixer.quit()

    @cached_property
    def _catalogue(self) -> catalogue.Catalogue:
        return catalogue.read_catalogue(self._folders)

    def _gain(self, group: catalogue.Group) -> float:
        """Return the volume of a group; sliders are squared, as hearing is logarithmic."""
        settings = self._settings
        slider = (
            settings.volume_interface if group.layer == catalogue.TOUCH else settings.volume_effects
        )
        return (settings.volume_master * slider) ** 2 * self._loudness.value

    def _apply(self) -> None:
        music, effects = self._settings.volume_music, self._settings.volume_effects
        for loop, volume in zip(self._loops, (music, music, effects), strict=False):
            loop.set_gain((self._settings.volume_master * volume) ** 2, self._loudness.value)
