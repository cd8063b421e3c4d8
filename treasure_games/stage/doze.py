"""Waits for events without using the processor: the loop's sleep."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from typing import Final

import pygame
from pygame._sdl2 import controller
from pygame.event import Event

WAKE = pygame.event.custom_type()
"""Posted by `wake` from any thread."""

_FIRST_NAP: Final = 0.004
_LONGEST_NAP: Final = 0.040
_LONGEST_BLOCKED: Final = 0.500
"""Seconds between checks for events: the longer nothing happens, the fewer; the last where an event
ends the nap, so that only what SDL doesn't see coming (an input method's text) waits for its end.
"""
_SLACKENING: Final = 4.0
"""Seconds without events after which naps are the longest."""
_SHORT: Final = 0.020
"""Up to this many seconds `event.wait` is used, as it is exact to the millisecond."""


class Doze:
    """Sleeps until an event arrives, `wake` is called, or the time is up.

    pygame's own `event.wait` checks a thousand times a second, which alone costs 2 % of a core
    (measured), and naps of 40 ms half a percent. SDL's own wait blocks, and costs nothing; pygame
    hides it, but its libraries have it.
    """

    def __init__(self) -> None:
        self._woken = threading.Event()
        self._last_event = time.monotonic()
        self._blocking = _blocking_wait()

    def wake(self) -> None:
        """End the sleep now; can be called from any thread."""
        self._woken.set()
        if pygame.display.get_init():
            pygame.event.post(Event(WAKE))

    def wait(self, patience: float | None) -> list[Event]:
        """Return new events; [] after `patience` seconds (None: for ever) without any."""
        if patience is not None and patience <= _SHORT:
            first = pygame.event.wait(max(1, round(patience * 1000)))
            rest = pygame.event.get()
            return rest if first.type == pygame.NOEVENT else [first, *rest]
        until = None if patience is None else time.monotonic() + patience
        while True:
            events = pygame.event.get()
            now = time.monotonic()
            if events:
                self._last_event = now
            if events or (until is not None and now >= until):
                return events
            self._nap(now - self._last_event, None if until is None else until - now)

    def _nap(self, idle: float, most: float | None) -> None:
        """Sleep a part of the time; `idle` is how long nothing has happened."""
        can_block = self._blocking is not None and not _has_pads()
        longest = _LONGEST_BLOCKED if can_block else _LONGEST_NAP
        nap = min(longest, _FIRST_NAP + idle * longest / _SLACKENING)
        if most is not None:
            nap = min(nap, most)
        if self._blocking is not None and can_block:
            self._blocking(None, max(1, round(nap * 1000)))
        else:
            self._woken.wait(nap)
        self._woken.clear()


def _has_pads() -> bool:
    """Return True if a gamepad is connected: for it SDL would check a thousand times a second."""
    return controller.get_init() and controller.get_count() > 0


def _blocking_wait() -> Callable[[None, int], int] | None:
    """Return SDL's wait for an event, which stays in the queue, or None where it can't be found:
    its module may be built in, its libraries may hide it.
    """
    try:
        wait: Callable[[None, int], int] = ctypes.CDLL(pygame.event.__file__).SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    return wait
