"""Screens that open by themselves, and so get presses that were meant for what was there before."""

from __future__ import annotations

from typing import Final

from treasure_games.stage.scene import Scene

READY: Final = 0.6
"""Seconds in which nothing can be started: whoever was still pressing keys meant the table."""


class PatientScene(Scene):
    """Counts the seconds that it has been up; what comes too soon is for it to swallow."""

    since = 0.0

    @property
    def is_ready(self) -> bool:
        """True once a press can be meant for it."""
        return self.since >= READY

    def update(self, dt: float) -> None:
        """Count the seconds."""
        self.since += dt
        super().update(dt)

    @property
    def is_animating(self) -> bool:
        """True until it is ready, too."""
        return super().is_animating or not self.is_ready
