"""The table: the screen of a match, for every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from treasure_games.core.language import translate
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.screens.services import AppServices
from treasure_games.stage.animation import Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.scene import FAST, Scene
from treasure_games.table.commands import Commands
from treasure_games.table.desk import DeskScene
from treasure_games.table.game_table import Layer
from treasure_games.table.hints import Hints
from treasure_games.table.hud import Hud
from treasure_games.table.peek import Peek
from treasure_games.table.playback import Course
from treasure_games.table.recap import Recap
from treasure_games.table.round_table import is_large

_ = translate
_BEFORE_THE_DEAL: Final = 0.35
"""Seconds in which the empty table is seen, and cards are made ready."""
_WIDE_WINDOW: Final = 2300.0
"""From this width in virtual units on the log stands open beside the table."""


class TableScene(DeskScene):
    """Shows a match through one pair of eyes, and is the `TableApi` of its game.

    The match runs ahead: every act is shown as animations that end where the match already is. All
    that is drawn comes from views of `viewpoint.viewer`.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        super().__init__(services, match)
        self.conductor = Conductor(match, services.thinker)
        self.playback = Course(self)
        self.commands = Commands(self)
        self._furnish()
        self.hints = Hints(self)
        self.recap = Recap(self)
        self._is_log_open: bool | None = None
        match.auto_play = services.settings.auto_play_forced
        self.game.show(self._first_view())

    def _furnish(self) -> None:
        """All that keeps words: plates, buttons, slips, the way to lift a hand."""
        self.title = _(self.match.game.info.title)
        self.peek = Peek(self)
        self.hud = Hud(self)
        self.root = self.focus.root = self.hud

    # Life on the stack

    def enter(self) -> None:
        """Lay out the present state; the deal is shown if the match has just begun."""
        self.services.audio.music(self.game.tune, 0)
        if self._is_fresh:
            self.hud.jump(self._first_view())
            self.timeline.play(Wait(_BEFORE_THE_DEAL))
            self.playback.show(self.match.acts[0])
        else:
            self.look_anew()

    @property
    def _is_fresh(self) -> bool:
        """Whether nothing but the deal has happened."""
        return len(self.match.acts) == 1

    def _first_view(self) -> Any:
        """Before the deal of a fresh match; of one that is continued, as it is."""
        viewer = self.viewpoint.viewer
        if self._is_fresh:
            return self.match.acts[0].steps_for(viewer)[0].view
        return self.match.view(viewer)

    def leave(self) -> None:
        """Nobody needs to think for this table any more."""
        self.timeline.clear()
        self.conductor.close()

    def pause(self) -> None:
        """A lifted hand goes down when something lies over the table."""
        super().pause()
        self.peek.drop()

    def resume(self) -> None:
        """Seats or settings may have changed meanwhile."""
        super().resume()
        self.match.auto_play = self.services.settings.auto_play_forced
        self.viewpoint.settle(self.services.settings.privacy)
        self.hud.seats_changed()
        if not self.timeline.is_busy and not self.recap.is_playing:
            self.look_anew()

    def reworded(self) -> Scene:
        """The same table with new furniture; what was moving lies still."""
        self.finish_motion()
        self._furnish()
        self.relayout()
        self.arrange(self.context)
        self.look_anew()
        return self

    def look_anew(self) -> None:
        """Draw the present state through the present eyes, without motion.

        What still plays was seen by other eyes, so it is ended first.
        """
        self.timeline.finish()
        view = self.match.view(self.viewpoint.viewer)
        self.rewrite_log()
        self.game.show(view)
        self.hud.jump(view)
        self.relayout()

    def rewrite_log(self) -> None:
        """The log as the present eyes saw it all."""
        steps = (step for act in self.match.acts for step in act.steps_for(self.viewpoint.viewer))
        self.log.rewrite(steps)
        self.hud.log_changed()

    def layout(self, context: LayoutContext) -> None:
        """Places for everything, then the game's own part."""
        is_open = self.is_log_open(context)
        self.places = self.hud.arrange(context, is_open)
        self.game.layout(context, self.places)
        self.hud.refresh()

    def is_log_open(self, context: LayoutContext) -> bool:
        """As the person left it; else open where there is room beside the table."""
        if self._is_log_open is not None:
            return self._is_log_open
        return context.viewport.width >= _WIDE_WINDOW and not is_large(context)

    def toggle_log(self) -> None:
        """Open the drawer, or close it."""
        self._is_log_open = not self.is_log_open(self.context)
        self.services.audio.play("page_turn")
        self.relayout()

    def update(self, dt: float) -> None:
        """Move on; only what has moved is drawn again."""
        self.timeline.speed = self.services.pace * (FAST if self.is_fast else 1.0)
        if self.timeline.is_moving:
            self.timeline.update(dt)
        self.focus.update(dt)
        self.game.update(dt)
        self.peek.update(dt)
        self.hud.track()
        self.hud.breathe(dt)
        self.conductor.tick()
        self.hints.tick()
        if self.stack.top is self:
            self.playback.go_on()

    @property
    def is_animating(self) -> bool:
        """Whether frames are needed without any input."""
        return super().is_animating or self.game.is_moving

    def next_wakeup(self) -> float | None:
        """Tooltips, the lantern, a hand that will hide itself, what the game wants in time."""
        wishes = (
            super().next_wakeup(),
            self.hud.lantern.next_wakeup(),
            self.peek.next_wakeup(),
            self.playback.next_wakeup(),
            self.game.next_wakeup(),
        )
        return min((wish for wish in wishes if wish is not None), default=None)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Table, seats and buttons, moving pieces, then what lies over them."""
        self.game.draw(canvas, Layer.REST)
        self.hud.draw_under(canvas)
        self.game.draw(canvas, Layer.MOVING)
        self.hud.draw_over(canvas)
        self.game.draw(canvas, Layer.OVER)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """The shell's and the game's."""
        yield from self.hud.boxes(self.context)
        yield from self.game.boxes()

    # Input

    def handle(self, intent: Intent) -> bool:
        """The table's own keys and the game's, then the controls."""
        if isinstance(intent, intents.FocusLost):
            self.peek.drop()
        return self.commands.handle(intent) or super().handle(intent)

    def finish_motion(self) -> None:
        """Everything that plays reaches its end now."""
        self.timeline.finish()
        self.recap.ended()
        self.game.update(0.0)
        self.hud.track()
        self.playback.settle()
