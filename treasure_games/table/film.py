"""A diagram in motion: an act of the game, shown by the table's own animation, once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import takewhile
from typing import Any, Final

from pygame import Surface

from treasure_games.core.chance import SeededChance
from treasure_games.core.registry import load
from treasure_games.match.steps import Step, turn_events
from treasure_games.stage.animation import Animation, Call, Later, Sequential, Wait
from treasure_games.table.diagram import Diagram, Illustrator

_BEFORE: Final = 0.25
_AFTER: Final = 1.3
"""Seconds in which the table lies still before and after the act."""
_SEED: Final = 5


class Film:
    """Begins with what the diagram shows and ends with what the acts have led to."""

    def __init__(self, illustrator: Illustrator, diagram: Diagram, size: tuple[int, int]) -> None:
        self._diagram = diagram
        self._size = size
        self._rules = load(illustrator.game_id)
        self._still = illustrator.lay(diagram, size[0], moves=True)
        self._still.begin()
        timeline = self._still.timeline
        timeline.play(Wait(_BEFORE))
        for step in self._steps():
            timeline.play(Later(partial(self._staged, step)))
        timeline.play(Wait(_AFTER))

    def _steps(self) -> Iterator[Step]:
        """Yield what seat 0 sees of the acts up to the next turn; the same each time."""
        state, chance, found = self._diagram.position(), SeededChance(_SEED), list[Step]()
        turns, _taking_part = turn_events(self._rules.info.events, len(self._still.seats))

        def emit(event: Any) -> None:
            seen = self._rules.redact(state, event, 0)
            if seen is not None:
                found.append(Step(seen, self._rules.view(state, 0)))

        for seat, action in self._diagram.acts(state):
            self._rules.apply(state, seat, action, chance, emit)
        yield from takewhile(lambda step: type(step.event) not in turns, found)

    def _staged(self, step: Step) -> Animation:
        table = self._still.game
        return Sequential(table.animate(step), Call(lambda: self._still.told(step.view)))

    @property
    def is_over(self) -> bool:
        """True once it has been shown."""
        return not self._still.timeline.is_busy

    def update(self, dt: float, speed: float) -> None:
        """Play on."""
        self._still.timeline.speed = speed
        self._still.timeline.update(dt)
        self._still.game.update(dt)

    def picture(self) -> Surface:
        """Return how it looks now."""
        return self._still.picture(*self._size)
