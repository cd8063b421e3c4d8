"""Memory of pictures goes back to the system when nobody holds them."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys
import pygame
from tests.memory import resident
from treasure_games.stage.freed_memory import return_freed_memory

return_freed_memory()
pygame.Surface((2000, 2000))
before = resident()
pictures = [pygame.Surface((300, 300)) for _ in range(300)]
for picture in pictures:
    picture.fill((1, 2, 3))
grown = resident() - before
del pictures[:-1]
print(grown, resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do so by themselves")
def test_what_pictures_took_is_given_back_although_the_last_is_kept() -> None:
    grown, left = told(SCRIPT)
    assert grown > 90_000_000
    assert left < 10_000_000


def told(script: str) -> list[int]:
    """The two numbers at the end of what a process of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    return [int(word) for word in done.stdout.split()[-2:]]
