"""Sound effects: variants that never repeat at once, small pitch changes, four voices each."""

import io
import random
import threading
import wave
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from queue import Empty, SimpleQueue
from time import monotonic

import pygame
from msgspec import Struct
from pygame.mixer import Channel, Sound

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.audio.catalogue import BODY, TOUCH, Clip, Group
from treasure_games.stage.audio.ogg import NotOgg
from treasure_games.stage.audio.vorbis import FRAME_BYTES, RATE, VorbisFile
from treasure_games.stage.cache import Cache

_AT = Named(page_beside(__file__, dict[str, float]))
MOST_VOICES = 4
RATIOS = (0.92, 0.96, 1.0, 1.04, 1.08)
"""Pitches kept ready, from 8 % below to 8 % above."""
SCALE = (0, 2, 4, 7, 9)
"""Semitones of the steps of the scale in which sounds can be played: any of them agree."""
HIGHEST_STEP = 10
"""Two octaves up; higher, hardly anything of a sound is left."""


class _Wish(Struct, frozen=True):
    """A sound that shall be heard once its clip is loaded."""

    group: Group
    ratio: float
    loudness: float
    asked_at: float


class Effects:
    """Plays groups on free channels of the open mixer, from number `first_channel` on.

    `read` loads a clip on another thread; the sound comes back through `keep`.
    """

    def __init__(
        self, chance: random.Random, first_channel: int, read: Callable[[Clip], None]
    ) -> None:
        self._chance = chance
        self._first = first_channel
        self._read = read
        self._kept: Cache[Sound] = Cache(
            round(_AT.kept_bytes), lambda sound: round(sound.get_length() * RATE) * FRAME_BYTES
        )
        self._awaited: dict[Clip, list[_Wish]] = {}
        self._last: dict[str, int] = {}
        self._voices: dict[str, list[Channel]] = {}

    def play(
        self, group: Group, loudness: float, step: int | None = None, take: int | None = None
    ) -> None:
        """Play a variant, at once or when loaded; nothing if four of them are playing or no channel
        is free. `step` sets a pitch of the scale above its own, `take` the variant.
        """
        # A random pitch if the group allows it; motifs stay in tune.
        is_varied = group.layer in (TOUCH, BODY) and group.longest_seconds <= _AT.longest_repitched
        ratio = self._chance.choice(RATIOS) if is_varied and step is None else ratio_of(step or 0)
        wish = _Wish(group, ratio, loudness, monotonic())
        clip = self._variant(group) if take is None else group.clips[take]
        sound = self._ready(clip, wish.ratio)
        if sound is not None:
            self._sound(sound, wish)
        elif clip in self._awaited:
            self._awaited[clip].append(wish)
        else:
            self._awaited[clip] = [wish]
            self._read(clip)

    def keep(self, clip: Clip, sound: Sound) -> None:
        """Keep a loaded sound, and play it if it is awaited."""
        self._kept.keep((clip, 1.0), lambda: sound)
        for wish in self._awaited.pop(clip, ()):
            ready = self._ready(clip, wish.ratio)
            if ready is not None and monotonic() - wish.asked_at <= _AT.too_late:
                self._sound(ready, wish)

    def _sound(self, sound: Sound, wish: _Wish) -> None:
        name = wish.group.name
        voices = [voice for voice in self._voices.get(name, ()) if voice.get_busy()]
        # The mixer's own search for a free channel could return those of the music.
        channels = map(Channel, range(self._first, pygame.mixer.get_num_channels()))
        channel = next((channel for channel in channels if not channel.get_busy()), None)
        if channel is None or len(voices) >= MOST_VOICES:
            return
        self._voices[name] = [*voices, channel]
        channel.play(sound)
        channel.set_volume(wish.loudness, wish.loudness)

    def _variant(self, group: Group) -> Clip:
        """Return any variant but the last one played."""
        last = self._last.get(group.name)
        choices = [number for number in range(len(group.clips)) if number != last] or [0]
        chosen = self._last[group.name] = self._chance.choice(choices)
        return group.clips[chosen]

    def _ready(self, clip: Clip, ratio: float) -> Sound | None:
        """Return the sound at this pitch; None if it must be loaded first."""
        sound = self._kept.find((clip, ratio))
        recorded = self._kept.find((clip, 1.0)) if sound is None else None
        if recorded is not None:
            sound = self._kept.keep((clip, ratio), lambda: repitched(recorded, ratio))
        return sound


def ratio_of(step: int) -> float:
    """Return how much faster a sound is that many steps up the scale."""
    octave, degree = divmod(min(step, HIGHEST_STEP), len(SCALE))
    return float(2.0 ** (octave + SCALE[degree] / 12))


def repitched(sound: Sound, ratio: float) -> Sound:
    """Return the sound `ratio` times as high and fast; the mixer must be open at RATE, 16-bit
    stereo. SDL resamples what is declared at another rate.
    """
    if abs(ratio - 1.0) < 0.005:
        return sound
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(2)
        writer.setsampwidth(2)
        writer.setframerate(round(RATE * ratio))
        writer.writeframes(sound.get_raw())
    file.seek(0)
    return Sound(file=file)


class Reader:
    """Loads `ahead` in order, and requested clips before the rest of it.

    `wake` is called when a requested clip is loaded, and after the last of `ahead`.
    """

    def __init__(self, ahead: Iterable[Clip], wake: Callable[[], None]) -> None:
        self._asked: SimpleQueue[Clip | None] = SimpleQueue()
        self._read: SimpleQueue[tuple[Clip, Sound]] = SimpleQueue()
        self._wake = wake
        self._is_over = False
        self._opened = cache(VorbisFile)
        """Files stay open, as they hold many effects each: some megabyte and a half in all."""
        self._thread = threading.Thread(
            target=self._run, args=(deque(ahead),), name="sounds", daemon=True
        )
        self._thread.start()

    def ask(self, clip: Clip) -> None:
        """Load this clip next."""
        self._asked.put(clip)

    def take(self) -> Iterator[tuple[Clip, Sound]]:
        """Return the clips loaded since the last call."""
        while True:
            try:
                yield self._read.get_nowait()
            except Empty:
                return

    def close(self) -> None:
        """Stop loading and wait for the current clip: the mixer is about to close."""
        self._is_over = True
        self._asked.put(None)
        self._thread.join()

    def _run(self, ahead: deque[Clip]) -> None:
        while not self._is_over:
            try:
                clip = self._asked.get(block=not ahead)
                is_awaited = True
            except Empty:
                clip = ahead.popleft()
                is_awaited = not ahead
            if clip is None:
                return
            try:
                coded = self._opened(clip.file).decoded(clip.start, clip.start + clip.frames)
                self._read.put((clip, Sound(buffer=coded)))
            except (pygame.error, OSError, NotOgg):
                continue  # a damaged file is silent; so is a mixer that was closed meanwhile
            if is_awaited:
                self._wake()
