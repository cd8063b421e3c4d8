"""Music: tunes of three stems that start together; intensity fades stems in and out, tunes follow
each other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue

import pygame
from pygame.mixer import Channel, Sound

FADE = 1.6
"""Seconds for a stem or a tune to come or go."""
DUCKED = 0.5
"""Six decibels less."""
_DUCK_FADE = 0.18


@dataclass(slots=True)
class Fader:
    """A number that moves to its goal at an even pace."""

    value: float = 0.0
    goal: float = 0.0

    @property
    def is_moving(self) -> bool:
        """Whether it is under way."""
        return self.value != self.goal

    def update(self, dt: float, seconds: float) -> None:
        """Move on; from 0 to 1 takes `seconds`."""
        reach = dt / seconds
        step = max(-reach, min(reach, self.goal - self.value))
        self.value = self.goal if abs(self.goal - self.value) <= reach else self.value + step


@dataclass(slots=True)
class _Tune:
    name: str
    stems: tuple[Sound, ...]
    channels: tuple[Channel, ...]
    faders: tuple[Fader, ...] = field(default_factory=tuple)

    def set_intensity(self, intensity: int) -> None:
        """Stems up to and with `intensity` are heard; -1 for none."""
        for number, fader in enumerate(self.faders):
            fader.goal = 1.0 if number <= intensity else 0.0


class Music:
    """One tune at a time, as memory is dear: the old one fades out while the new one is read."""

    def __init__(self, channels: tuple[Channel, ...], wake: Callable[[], None]) -> None:
        self._channels = channels
        self._wake = wake
        self._wanted: str | None = None
        self._intensity = 0
        self._playing: _Tune | None = None
        self._loading: str | None = None
        self._loaded: SimpleQueue[tuple[str, tuple[Sound, ...]]] = SimpleQueue()
        self._duck = Fader(1.0, 1.0)
        self._duck_left = 0.0
        self._gain = 1.0
        self._files: tuple[Path, ...] = ()

    def want(self, tune: str | None, files: tuple[Path, ...], intensity: int) -> None:
        """Play this tune at this intensity as soon as it can be heard."""
        self._wanted, self._files = tune, files
        self._intensity = max(0, min(2, intensity))
        if self._playing is not None:
            is_staying = self._playing.name == tune
            self._playing.set_intensity(self._intensity if is_staying else -1)
        self._load_wanted()

    def duck(self, seconds: float) -> None:
        """Six decibels lower for so long."""
        self._duck_left = max(self._duck_left, seconds)
        self._duck.goal = DUCKED

    def set_gain(self, gain: float) -> None:
        """The volume that the settings and the window's focus allow."""
        self._gain = gain
        self._apply()

    @property
    def is_fading(self) -> bool:
        """Whether there is work for `update`."""
        moving = self._playing is not None and any(f.is_moving for f in self._playing.faders)
        return moving or self._duck.is_moving or self._duck_left > 0.0

    def update(self, dt: float) -> None:
        """Move fades on, take what was read, let go of a tune that has faded out."""
        self._take_loaded()
        self._duck_left = max(0.0, self._duck_left - dt)
        if self._duck_left == 0.0:
            self._duck.goal = 1.0
        self._duck.update(dt, _DUCK_FADE)
        if self._playing is None:
            return
        for fader in self._playing.faders:
            fader.update(dt, FADE)
        self._apply()
        is_over = self._playing.name != self._wanted
        if is_over and not any(fader.value for fader in self._playing.faders):
            self._stop()
            self._load_wanted()

    def _load_wanted(self) -> None:
        """Read the wanted tune on a thread of its own, unless one plays still or is being read."""
        if self._wanted is None or self._playing is not None or self._loading is not None:
            return
        self._loading = self._wanted
        threading.Thread(
            target=self._load, args=(self._wanted, self._files), name="music", daemon=True
        ).start()

    def _load(self, name: str, files: tuple[Path, ...]) -> None:
        try:
            stems = tuple(Sound(file) for file in files)
        except (pygame.error, OSError):  # the mixer was closed while the tune was being read
            stems = ()
        self._loaded.put((name, stems))
        self._wake()

    def _take_loaded(self) -> None:
        try:
            name, stems = self._loaded.get_nowait()
        except Empty:
            return
        self._loading = None
        if name != self._wanted:
            self._load_wanted()
        elif stems and self._playing is None:
            self._start(name, stems)

    def _start(self, name: str, stems: tuple[Sound, ...]) -> None:
        channels = self._channels[: len(stems)]
        for channel in channels:
            channel.set_volume(0.0)
        for channel, stem in zip(channels, stems, strict=True):
            channel.play(stem, loops=-1)
        self._playing = _Tune(name, stems, channels, tuple(Fader() for _ in stems))
        self._playing.set_intensity(self._intensity)
        self._apply()

    def _stop(self) -> None:
        if self._playing is not None:
            for channel in self._playing.channels:
                channel.stop()
            self._playing = None

    def _apply(self) -> None:
        if self._playing is not None:
            for channel, fader in zip(self._playing.channels, self._playing.faders, strict=True):
                channel.set_volume(fader.value * self._duck.value * self._gain)
