"""X11 desktops without a window manager, as on a kiosk or a bare server.

SDL asks the window manager for full screen and assumes success: without one the picture gets larger
than its window.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_ubyte, c_ulong, c_void_p
from typing import Any, Final

import pygame

_LIBRARY: Final = "libX11.so.6"
_MANAGER: Final = b"_NET_SUPPORTING_WM_CHECK"
"""The root window has this property where a window manager runs."""


def is_unmanaged() -> bool:
    """Return True if the window is on such a desktop; False if unknown."""
    if pygame.display.get_driver() != "x11":
        return False
    try:
        x11: Any = ctypes.CDLL(_LIBRARY)
    except OSError:
        return False
    _declare(x11)
    display = x11.XOpenDisplay(None)
    if not display:
        return False
    try:
        return not _has_property(x11, display, _MANAGER)
    finally:
        x11.XCloseDisplay(display)


def _declare(x11: Any) -> None:
    """Declare pointer types, which are wider than the default integers of ctypes."""
    x11.XOpenDisplay.argtypes, x11.XOpenDisplay.restype = [c_char_p], c_void_p
    x11.XCloseDisplay.argtypes = [c_void_p]
    x11.XDefaultRootWindow.argtypes, x11.XDefaultRootWindow.restype = [c_void_p], c_ulong
    x11.XInternAtom.argtypes, x11.XInternAtom.restype = [c_void_p, c_char_p, c_int], c_ulong
    x11.XFree.argtypes = [c_void_p]
    x11.XGetWindowProperty.argtypes = [
        c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong, POINTER(c_ulong),
        POINTER(c_int), POINTER(c_ulong), POINTER(c_ulong), POINTER(POINTER(c_ubyte)),
    ]  # fmt: skip


def _has_property(x11: Any, display: int, name: bytes) -> bool:
    """Return True if the root window has the property."""
    kind, width, count, left = c_ulong(), c_int(), c_ulong(), c_ulong()
    data = POINTER(c_ubyte)()
    root, atom = x11.XDefaultRootWindow(display), x11.XInternAtom(display, name, 0)
    x11.XGetWindowProperty(
        display, root, atom, 0, 1, 0, 0,
        byref(kind), byref(width), byref(count), byref(left), byref(data),
    )  # fmt: skip
    if data:
        x11.XFree(data)
    return count.value > 0
