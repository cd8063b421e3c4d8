"""Long loops on channels of the mixer, decoded a section ahead while they play.

A tune of eighty seconds in three stems is fifty megabytes decoded, so it is never decoded as a
whole. The mixer reports no play position, but each channel has a queue of one sound, which follows
without a gap: a thread fills the queues, all in sync.
"""

import threading
from array import array
from collections.abc import Callable
from functools import cache

import pygame
from pygame.mixer import Channel, Sound

from treasure_games.core.pages import Named, page_beside
from treasure_games.stage.audio.catalogue import Clip
from treasure_games.stage.audio.ogg import NotOgg
from treasure_games.stage.audio.vorbis import FRAME_BYTES, RATE, VorbisFile

_AT = Named(page_beside(__file__, dict[str, int]))


class Stream:
    """Loops repeated in sync, each on its own channel, all of whole numbers of equal sections.

    Public methods belong to the main thread; `wake` is called when `update` has something to start.
    `probe` is a channel for no other use. An unreadable file silences all of them.
    """

    def __init__(
        self,
        loops: tuple[Clip, ...],
        sections: int,
        channels: tuple[Channel, ...],
        probe: Channel,
        wake: Callable[[], None],
    ) -> None:
        self._channels = channels[: len(loops)]
        self._probe = probe
        self._wake = wake
        self._tape = _Tape(loops, sections)
        self._offered: list[Sound] | None = None
        self.is_running = False
        """True if it has begun."""
        self._queueing = threading.Lock()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="stream", daemon=True)

    def start(self) -> None:
        """Begin to decode, once it is known which loops are wanted."""
        self._thread.start()

    def want(self, number: int, is_wanted: bool) -> None:
        """Set whether a loop needs decoding. It stays in sync either way, and becomes audible with
        a section that is not yet queued.
        """
        self._tape.is_wanted[number] = is_wanted

    def update(self) -> None:
        """Start what is ready: at first, and again if the queues ran empty."""
        if self._offered is not None:
            self._begin(self._offered)
            self.is_running = True
            self._offered = None

    def stop(self) -> None:
        """End it for good. Its thread may still be decoding; see `join`."""
        self._over.set()
        with self._queueing:
            self._halt()

    @property
    def is_alive(self) -> bool:
        """True if its thread may still use the mixer."""
        return self._thread.is_alive()

    def join(self) -> None:
        """Wait until a stopped stream is done with the mixer, as freeing it earlier crashes."""
        self._thread.join()

    def _begin(self, sounds: list[Sound]) -> None:
        """Start all channels within one buffer of the mixer, or they would be out of sync.

        The probe lasts one frame: if it is still playing, no buffer was mixed in between. Runs on
        the main thread, which never waits long for the interpreter between two calls.
        """
        blink = Sound(buffer=bytes(FRAME_BYTES))
        for _ in range(_AT.tries):
            self._probe.play(blink)
            for channel, sound in zip(self._channels, sounds, strict=True):
                channel.play(sound)
            if self._probe.get_busy():
                break

    def _halt(self) -> None:
        """Stop twice: a stopped channel continues with its queued sound."""
        for channel in (*self._channels, *self._channels):
            channel.stop()

    def _run(self) -> None:
        try:
            self._offer()
            pause = self._tape.seconds / _AT.looks
            while not self._over.wait(pause):
                if self._offered is None:
                    self._feed()
        except (pygame.error, OSError, NotOgg):  # the mixer was closed, or a file is damaged
            return

    def _feed(self) -> None:
        """Queue the next section once the last one has begun."""
        if not all(channel.get_busy() for channel in self._channels):
            self._offer()
        elif all(channel.get_queue() is None for channel in self._channels):
            sounds = self._tape.next_section()
            with self._queueing:
                if self._over.is_set():
                    return
                for channel, sound in zip(self._channels, sounds, strict=True):
                    channel.queue(sound)
            if any(channel.get_queue() is None for channel in self._channels):
                self._offer()  # too late for at least one of them: out of sync

    def _offer(self) -> None:
        """Have the main thread start the next section."""
        sounds = self._tape.next_section()
        with self._queueing:
            if self._over.is_set():
                return
            self._halt()
        self._offered = sounds
        self._wake()


class _Tape:
    """The sections of all loops, one after the other."""

    def __init__(self, loops: tuple[Clip, ...], sections: int) -> None:
        self.is_wanted = [True] * len(loops)
        self._was_wanted = [False] * len(loops)
        self._loops, self._sections = loops, sections
        self._longest = max(loop.frames for loop in loops)
        self.seconds = self._longest / sections / RATE
        """Of a section."""
        self._opened = cache(VorbisFile)
        self._next = 0

    def next_section(self) -> list[Sound]:
        """Return the section of each loop; silence of the same length for unwanted ones."""
        self._next += 1
        return [self._section(number, loop) for number, loop in enumerate(self._loops)]

    def _section(self, number: int, loop: Clip) -> Sound:
        # Shorter loops have fewer sections, and come round oftener.
        section = (self._next - 1) % (loop.frames * self._sections // self._longest)
        start, stop = (at * self._longest // self._sections for at in (section, section + 1))
        samples = bytes((stop - start) * FRAME_BYTES)
        is_wanted = self.is_wanted[number]
        if is_wanted:
            coded = self._opened(loop.file).decoded(loop.start + start, loop.start + stop)
            samples = coded.ljust(len(samples), b"\0")
            samples = samples if self._was_wanted[number] else _eased(samples)
        self._was_wanted[number] = is_wanted
        return Sound(buffer=samples)


def _eased(samples: bytes) -> bytes:
    """Return samples that fade in over the first frames."""
    start = array("h", samples[: _AT.ease * FRAME_BYTES])
    for place, value in enumerate(start):
        start[place] = value * (place // 2) // _AT.ease
    return start.tobytes() + samples[_AT.ease * FRAME_BYTES :]
