"""Waits for events: the loop's sleep."""

from __future__ import annotations

import threading
import time
from typing import Final

import pygame
from pygame.event import Event

WAKE = pygame.event.custom_type()
"""Posted by `wake` from any thread."""

_SHORT: Final = 0.020
"""Up to this many seconds `event.wait` is used, as it is exact to the millisecond."""
_FIRST_NAP: Final = 0.004
_LONGEST_NAP: Final = 0.040
"""Seconds between checks for events: the longer nothing happens, the fewer."""
_SLACKENING: Final = 0.5
"""Seconds without events after which naps are the longest."""


class EventWait:
    """Sleeps until an event arrives, `wake` is called, or the time is up.

    pygame's `event.wait` checks a thousand times a second, which costs 2.4 % of a core; with naps
    of 40 ms it is half a percent.
    """

    def __init__(self) -> None:
        self._woken = threading.Event()
        self._last_event = time.monotonic()

    def wake(self) -> None:
        """End the sleep now; can be called from any thread."""
        if pygame.display.get_init():
            pygame.event.post(Event(WAKE))
        self._woken.set()

    def wait(self, patience: float | None) -> list[Event]:
        """Return new events; [] after `patience` seconds (None: for ever) without any."""
        if patience is not None and patience <= _SHORT:
            first = pygame.event.wait(max(1, round(patience * 1000)))
            rest = pygame.event.get()
            return rest if first.type == pygame.NOEVENT else [first, *rest]
        until = float("inf") if patience is None else time.monotonic() + patience
        while True:
            events, now = pygame.event.get(), time.monotonic()
            if events:
                self._last_event = now
            if events or now >= until:
                return events
            idle = now - self._last_event
            nap = min(_LONGEST_NAP, _FIRST_NAP + idle * _LONGEST_NAP / _SLACKENING, until - now)
            self._woken.wait(nap)
            self._woken.clear()
