"""The course of a match on the screen: shows acts, and does what comes next when all lies still."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from treasure_games.match.steps import Act, Step
from treasure_games.screens import navigation
from treasure_games.stage.animation import Call, Sequential, Wait
from treasure_games.stage.timeline import INSTANT
from treasure_games.table.flow import Flow, Next, What
from treasure_games.table.later import Later

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

LAST_LOOK: Final = 1.2
"""Seconds by the clock for which a table that was played to its end in haste stays in sight."""
_GLANCE: Final = 0.1
"""The last look is taken in glances: Space may be let go meanwhile, which slows what plays."""


class Course:
    """Turns acts into animations of the scene's timeline, and follows the `Flow`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._flow = Flow(scene.match, scene.conductor, scene.viewpoint)
        self._was_busy = True
        self._is_result_shown = False
        self._looked = 0.0
        self._last_asked: int | None = None

    def show(self, act: Act) -> None:
        """Queue an act, step by step, as the present eyes saw it."""
        viewer = self._scene.viewpoint.viewer
        if viewer is not None:
            self._scene.match.saw(viewer)
        for step in act.steps_for(viewer):
            self.show_step(step)
        if not self._scene.timeline.is_busy:
            # Nothing happened that can be shown, but another thing is asked now.
            self.settle()
            return
        self._was_busy = True
        self._scene.hud.refresh()

    def show_step(self, step: Step) -> None:
        """Queue one step; it is logged when it is over."""
        self._scene.timeline.play(Later(lambda: self.staged(step)))

    def take_back(self, view: Any) -> None:
        """Queue the way back to a view; buttons follow even if nothing has to move for it."""
        self._scene.timeline.play(Later(lambda: self._scene.game.glide(view)))
        self._was_busy = True

    def go_on(self) -> None:
        """Called at every update while the table is on top of the stack."""
        if self._scene.timeline.is_busy:
            self._was_busy = True
            return
        if self._was_busy:
            self._rest()
        following = self._flow.next()
        follow = _FOLLOW.get(following.what)
        if follow is not None:
            follow(self, following)

    def next_wakeup(self) -> float | None:
        """Seconds until a computer answers in a race."""
        return self._flow.next_wakeup()

    def settle(self) -> None:
        """All lies still at once. Who has the end of a match finished needs no last look at it."""
        if self._scene.match.is_over:
            self._looked = LAST_LOOK
        self._rest()

    def _rest(self) -> None:
        """Controls and buttons are offered again."""
        self._was_busy = False
        scene = self._scene
        scene.game.settle(scene.match.view(scene.viewpoint.viewer))
        if scene.asked is not None:
            scene.log.latest = None
        self._scene.hud.refresh()
        self._lead_into_a_turn()

    def _lead_into_a_turn(self) -> None:
        """Whoever plays by keys begins a turn at its first answer, not where the last one ended.

        A focus that was sent elsewhere meanwhile, to the log or the tools, stays there.
        """
        scene, before = self._scene, self._last_asked
        self._last_asked = scene.asked
        if scene.asked is None or scene.asked == before or not scene.focus.is_seen:
            return
        if scene.focus.current in (*scene.game.controls(), *scene.hud.actions.children()):
            self._begin_by_keys()

    def _begin_by_keys(self) -> None:
        scene, beginning = self._scene, self._scene.hud.offers.beginning
        if beginning is None:
            scene.lead_on()
        else:
            scene.lead_back(beginning)

    def staged(self, step: Step) -> Sequential:
        """The motion of a step, and what is told of it at its end."""
        return Sequential(self._scene.game.animate(step), Call(lambda: self._told(step)))

    def _told(self, step: Step) -> None:
        scene = self._scene
        if not scene.recap.is_playing:
            scene.log.add(step)
            scene.hud.log_changed()
        scene.hud.roll(step.view)

    def _beat(self, following: Next) -> None:
        self._scene.timeline.play(Wait(following.seconds))
        self._scene.hud.refresh()

    def _play_computer(self, following: Next) -> None:
        act = self._scene.conductor.play(following.seat, following.arrival)
        if act is not None:
            self.show(act)

    def _play_forced(self, _following: Next) -> None:
        forced = self._scene.match.forced_action()
        if forced is not None:
            self.show(self._scene.match.act(*forced))

    def _draw_curtain(self, following: Next) -> None:
        """Nobody's secrets while it closes and opens; then the new eyes, and a reel."""
        from treasure_games.screens.curtain import CurtainScene

        scene, seat = self._scene, following.seat
        assert seat is not None
        scene.viewpoint.close()
        scene.look_anew()
        scene.stack.push(
            CurtainScene(
                scene.app,
                scene.match,
                seat,
                lambda: self._pass_on(seat),
                lambda: scene.recap.play(seat),
            )
        )

    def _pass_on(self, seat: int) -> None:
        """The table turns behind the closed curtain, hands still down."""
        self._scene.viewpoint.turn_to(seat)
        self._scene.focus.set(None)
        self._scene.look_anew()

    def _turn_table(self, following: Next) -> None:
        scene, seat = self._scene, following.seat
        assert seat is not None
        scene.viewpoint.turn_to(seat)
        scene.focus.set(None)
        if scene.viewpoint.are_shared:
            scene.look_anew()
        else:
            self.settle()
        text = scene.words.handover(scene.game.view, seat, scene.called)
        if text:
            scene.show_banner(text, seat)

    def _end(self, _following: Next) -> None:
        """How it ended is seen for a moment even in haste; what is instant stays so."""
        speed = self._scene.timeline.speed
        if 1.0 < speed != INSTANT and self._looked < LAST_LOOK:
            self._looked += _GLANCE
            self._scene.timeline.play(Wait(_GLANCE * speed))
        elif not self._is_result_shown:
            self._is_result_shown = True
            navigation.show_result(self._scene.stack, self._scene.app, self._scene.match)


_FOLLOW: Final[dict[What, Callable[[Course, Next], None]]] = {
    What.BEAT: Course._beat,
    What.COMPUTER: Course._play_computer,
    What.FORCED: Course._play_forced,
    What.CURTAIN: Course._draw_curtain,
    What.TURN_TABLE: Course._turn_table,
    What.OVER: Course._end,
}
"""Nothing for `What.WAIT`: a person decides, or an answer is on its way."""
