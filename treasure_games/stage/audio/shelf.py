"""Decoded sounds kept ready, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict

from pygame.mixer import Sound

from treasure_games.stage.audio.catalogue import Clip
from treasure_games.stage.audio.pitch import RATE

ROOM = 12_000_000
"""Bytes of samples."""
_FRAME_BYTES = 4

Key = tuple[Clip, float]
"""Clip and pitch."""


class Shelf:
    """A cache of sounds that drops the least recently used first."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: OrderedDict[Key, Sound] = OrderedDict()

    def get(self, key: Key) -> Sound | None:
        """Return the sound if it is cached."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Key, sound: Sound) -> None:
        """Cache a sound; the newest is kept however long it is."""
        before = self._kept.pop(key, None)
        self._room += 0 if before is None else _size(before)
        self._kept[key] = sound
        self._room -= _size(sound)
        while self._room < 0 and len(self._kept) > 1:
            self._room += _size(self._kept.popitem(last=False)[1])


def _size(sound: Sound) -> int:
    return round(sound.get_length() * RATE) * _FRAME_BYTES
