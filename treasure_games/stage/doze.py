"""Waits for events without using the processor: the loop's sleep."""

from __future__ import annotations

import threading
import time

import pygame
from pygame.event import Event

WAKE = pygame.event.custom_type()
"""Posted by `wake` from any thread."""

_FIRST_NAP, _LONGEST_NAP = 0.004, 0.040
"""Seconds between checks for events: the longer nothing happens, the fewer.

pygame's own `event.wait` checks a thousand times a second, which alone costs 2 % of a core
(measured); this costs about half a percent. SDL's own blocking wait can't be reached through
pygame.
"""
_NAP_GROWTH = 0.01
"""Seconds by which the interval grows for each second without events."""
_SHORT = 0.020
"""Up to this many seconds `event.wait` is used, as it is exact to the millisecond."""


class Doze:
    """Sleeps until an event arrives, `wake` is called, or the time is up."""

    def __init__(self) -> None:
        self._woken = threading.Event()
        self._last_event = time.monotonic()

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
            nap = min(_LONGEST_NAP, _FIRST_NAP + (now - self._last_event) * _NAP_GROWTH)
            self._woken.wait(nap if until is None else min(nap, until - now))
            self._woken.clear()
