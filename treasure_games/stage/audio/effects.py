"""Sound effects: variants that never come twice running, a little pitch, at most four voices of
one sound.
"""

from __future__ import annotations

import random
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.mixer import Channel, Sound

from treasure_games.stage.audio.catalogue import Group
from treasure_games.stage.audio.pitch import RATIOS, repitched

MOST_VOICES = 4
_LONGEST_REPITCHED = 1.6
"""Seconds; longer sounds keep their pitch, they are told apart by themselves."""
_BUDGET = 12_000_000
"""Bytes of sound kept ready."""


class Effects:
    """Plays groups on free channels of the open mixer, from number `first_channel` on."""

    def __init__(self, chance: random.Random, first_channel: int) -> None:
        self._chance = chance
        self._first = first_channel
        self._kept: OrderedDict[tuple[Path, float], Sound] = OrderedDict()
        self._bytes = 0
        self._last: dict[str, int] = {}
        self._voices: dict[str, list[Channel]] = {}

    def play(
        self, group: Group, volume: float, pan: float, pitch: float, gain: Callable[[Group], float]
    ) -> None:
        """Sound a variant; silence if four of them sound already or no channel is free."""
        voices = [voice for voice in self._voices.get(group.name, ()) if voice.get_busy()]
        channel = self._free_channel() if len(voices) < MOST_VOICES else None
        if channel is None:
            return
        self._voices[group.name] = [*voices, channel]
        loudness = volume * gain(group)
        channel.play(self._sound(self._variant(group), self._ratio(group, pitch)))
        channel.set_volume(loudness * min(1.0, 1.0 - pan), loudness * min(1.0, 1.0 + pan))

    def keep(self, path: Path, sound: Sound) -> None:
        """Take over a sound that was read elsewhere."""
        if (path, 1.0) not in self._kept:
            self._add((path, 1.0), sound)

    def _free_channel(self) -> Channel | None:
        """The mixer's own search would hand out the channels of the music too."""
        channels = (
            Channel(number) for number in range(self._first, pygame.mixer.get_num_channels())
        )
        return next((channel for channel in channels if not channel.get_busy()), None)

    def _variant(self, group: Group) -> Path:
        """Any but the one that sounded last."""
        last = self._last.get(group.name)
        choices = [number for number in range(len(group.files)) if number != last] or [0]
        chosen = self._last[group.name] = self._chance.choice(choices)
        return group.files[chosen]

    def _ratio(self, group: Group, pitch: float) -> float:
        """The pitch that was asked for; by itself a random one, where the sound allows it."""
        if group.longest_seconds > _LONGEST_REPITCHED:
            return 1.0
        if pitch != 1.0:
            return round(pitch, 3)
        return self._chance.choice(RATIOS) if group.may_change_pitch else 1.0

    def _sound(self, path: Path, ratio: float) -> Sound:
        key = path, ratio
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        sound = Sound(path) if ratio == 1.0 else repitched(self._sound(path, 1.0), ratio)
        self._add(key, sound)
        return sound

    def _add(self, key: tuple[Path, float], sound: Sound) -> None:
        self._kept[key] = sound
        self._bytes += _size(sound)
        while self._bytes > _BUDGET and len(self._kept) > 1:
            self._bytes -= _size(self._kept.popitem(last=False)[1])


def _size(sound: Sound) -> int:
    return round(sound.get_length() * 48_000) * 4
