"""Keeps the program at 200 MB on Linux, where it would creep beyond 300 within 60 tables."""

import ctypes
import sys
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""The name of a setting in glibc's malloc.h."""
_LARGE: Final = 65_536
"""Bytes; nearly all pictures are larger."""


def return_freed_memory(large: int = _LARGE) -> None:
    """Have the C library map every block of that size by itself, and unmap it when it is freed.

    By default glibc stops doing so once a large picture has been freed; later pictures then share
    a heap that never shrinks. Other C libraries are left alone.
    """
    if sys.platform == "linux":
        set_option = getattr(ctypes.CDLL(None), "mallopt", None)
        if set_option is not None:
            set_option(_MMAP_THRESHOLD, large)
