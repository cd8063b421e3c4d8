"""What is made in the background is waited for until it is there."""

from threading import enumerate as running
from typing import Final

LONG: Final = 60.0
"""Seconds after which something has gone wrong."""


def made_ready() -> None:
    """Wait until no more pictures are made in the background."""
    for thread in running():
        if thread.name == "read-ahead":
            thread.join(LONG)
            assert not thread.is_alive()
