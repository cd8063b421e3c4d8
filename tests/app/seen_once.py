"""Starts the app as people do, and closes its window as soon as the first frame has been seen.

Prints whether there is sound. A signal named as second argument is what ends it. Run by
`test_start`.
"""

import os
import signal
import sys
from pathlib import Path

import pygame

import treasure_games.app
from treasure_games.launch import Launch
from treasure_games.stage.audio.mixer import Audio


class SeenOnce(Audio):
    """The sound card is asked once the first frame can be seen: that is the moment to leave."""

    def open(self) -> bool:
        """Try as ever, then press the window's button."""
        is_open = super().open()
        sys.stdout.write("sound\n" if is_open else "silence\n")
        if sys.argv[2:]:
            os.kill(os.getpid(), getattr(signal, sys.argv[2]))
        else:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return is_open


if __name__ == "__main__":
    setattr(treasure_games.app, "Audio", SeenOnce)  # noqa: B010 - not a name that it exports
    sys.exit(treasure_games.app.run(Launch(data_dir=Path(sys.argv[1]))))
