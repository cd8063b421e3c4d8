"""The reel: what happened since somebody last looked, played when the curtain has opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from treasure_games.stage.animation import Call, Wait
from treasure_games.table.later import Later

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

SHORTEST: Final = 3.0
"""Seconds that a reel takes at the least at speed 1: at its end the table stands still for them."""
LONGEST: Final = 8.0
"""Seconds that it takes at most: it is hurried when there is much to show."""


class Hourglass:
    """Shares the seconds of a reel out to its steps: what one leaves over goes to those after."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._spent = 0.0

    def share(self, wished: float) -> float:
        """The seconds that the next step may take, at most what it wishes."""
        taken = min(wished, (LONGEST - self._spent) / max(1, self._steps))
        self._steps -= 1
        self._spent += taken
        return taken

    @property
    def sand(self) -> float:
        """The seconds that are still missing to the shortest reel."""
        return max(0.0, SHORTEST - self._spent)


class Recap:
    """Plays acts again, as the seat for whom it is played saw them; any click ends it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.is_playing = False

    def play(self, seat: int) -> None:
        """The seat's eyes, and what they have missed."""
        scene = self._scene
        scene.viewpoint.open_for(seat)
        missed = scene.match.recap(seat)
        scene.match.saw(seat)
        scene.look_anew()
        if len(missed) < 2:
            return
        start, *steps = missed
        scene.game.show(start.view)
        scene.hud.jump(start.view)
        self.is_playing = True
        hourglass = Hourglass(len(steps))
        for step in steps:
            scene.timeline.play(Later(partial(scene.playback.staged, step), hourglass.share))
        scene.timeline.play(Later(lambda: Wait(hourglass.sand)))
        scene.timeline.play(Call(self.ended))
        scene.hud.refresh()

    def ended(self) -> None:
        """Over or skipped: the table is as it is now."""
        if self.is_playing:
            self.is_playing = False
            self._scene.look_anew()
