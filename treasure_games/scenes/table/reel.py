"""The reel: what happened since somebody's last turn, played when the curtain has opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from treasure_games.match.steps import Step
from treasure_games.stage.cue import Call

if TYPE_CHECKING:
    from treasure_games.scenes.table.scene import TableScene

LONGEST: Final = 8.0
"""Seconds that a reel may take at speed 1."""
_STEP: Final = 0.4
"""Seconds that a step takes about; the reel is hurried when there are many."""


class Reel:
    """Plays acts again, as the seat for whom it is played saw them; any click ends it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.is_playing = False

    def play(self, seat: int) -> None:
        """The seat's eyes, and what they have missed."""
        scene = self._scene
        scene.eyes.open_for(seat)
        missed = self._missed(seat)
        scene.look_anew()
        if len(missed) < 2:
            return
        start, *steps = missed
        scene.game.show(start.view)
        scene.furniture.jump(start.view)
        self.is_playing = True
        factor = max(1.0, len(steps) * _STEP / LONGEST)
        for step in steps:
            scene.course.show_step(step, factor)
        scene.timeline.play(Call(self.ended))
        scene.furniture.refresh()

    def ended(self) -> None:
        """Over or skipped: the table is as it is now."""
        if self.is_playing:
            self.is_playing = False
            self._scene.look_anew()

    def _missed(self, seat: int) -> list[Step]:
        """The last step that the seat saw itself, then all since."""
        acts = self._scene.match.acts
        own = [number for number, act in enumerate(acts) if act.seat == seat]
        last = own[-1] if own else 0
        seen = acts[last].steps_for(seat)[-1:]
        return [*seen, *(step for act in acts[last + 1 :] for step in act.steps_for(seat))]
