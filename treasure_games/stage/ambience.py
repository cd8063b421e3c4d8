"""What stirs by itself while all else rests, in steps far apart that cost almost nothing."""

from typing import ClassVar

from treasure_games.stage.settings import Settings
from treasure_games.stage.widgets.widget import Node


class Stirring(Node):
    """A node that changes every `pulse` seconds, for those who want motion and ambience."""

    pulse: ClassVar[float]

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._elapsed = 0.0

    @property
    def is_alive(self) -> bool:
        """True if it stirs now; its classes may want more for that."""
        return self._settings.ambience and not self._settings.reduced_motion

    @property
    def beat(self) -> int:
        """How often it has changed."""
        return int(self._elapsed // self.pulse)

    def update(self, dt: float) -> None:
        """Stir on."""
        if self.is_alive:
            self._elapsed += dt

    def next_wakeup(self) -> float | None:
        """Return the seconds until it looks different; None if it doesn't stir."""
        return self.pulse - self._elapsed % self.pulse if self.is_alive else None
