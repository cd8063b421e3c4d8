"""The playback of a match: shows acts, and does what comes next when all is at rest."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from treasure_games.core.codec import wire_name
from treasure_games.core.game import Mode
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.steps import ROUND_STARTED, TURN_ENDS, TURN_STARTED, Act, Step
from treasure_games.stage.animation import Animation, Call, Later, Sequential, Wait
from treasure_games.stage.timeline import INSTANT
from treasure_games.table.flow import Flow, Next, What
from treasure_games.table.hud import Hud
from treasure_games.table.in_hand import InHand
from treasure_games.table.newcomers import Costs, Newcomers
from treasure_games.table.recap import Recap
from treasure_games.table.session import Session
from treasure_games.table.watching import Watching

_AT: Final = Named(page_beside(__file__, dict[str, float]))
IDLE: Final = 1.5
"""Seconds for which it is told that a turn leaves nothing to decide."""


class Playback:
    """Turns acts into animations of the timeline, and follows the `Flow`."""

    def __init__(self, session: Session, hud: Hud) -> None:
        self._session = session
        self._shell = session.shell
        self._hud = hud
        self.recap = Recap(session, hud)
        self._newcomers = Newcomers(session, hud.show_note)
        self.costs = Costs(session, hud.show_note)
        self._watching = Watching(session, hud)
        self.flow = Flow(
            session.match, session.conductor, session.viewpoint, lambda: session.game.may_race,
            session.game.hail, session.quiet.passes,
        )  # fmt: skip
        self._was_busy = True
        self._is_result_shown = self._has_parted = False
        self._looked = 0.0
        self._last_asked: int | None = None
        self._has_unasked_end = False
        """True if the act that is shown ends a turn that should wait for its end."""
        self._undecided: int | None = None
        """The person whose turn is shown, as long as she has chosen nothing in it."""
        self._left = ""
        """What had the focus before a replay."""

    def show(self, act: Act, *, is_pressed: bool = False) -> None:
        """Queue an act, step by step, as the current viewer saw it.

        With `is_pressed` its seat has just chosen it: this press has thrown what the act throws.
        """
        if self._hud.host is not None:
            self._hud.host.say(None)
        viewer = self._session.viewer
        if viewer is not None:
            self._session.match.saw(viewer)
        if self._last_asked is None:
            # Whoever answers while others do, too, keeps a refusal or an advice.
            self._hud.show_note(None)
        thrower = act.seat if is_pressed else None
        if self._undecided == thrower:
            self._undecided = None
        self._has_unasked_end = self._ends_unasked(act)
        if self._watching.concerns(act):
            self._watching.begin(act)
            self._show_to_all(act, thrower)
        else:
            self._line_up(act.steps_for(self._session.viewer), thrower)
        if not self._session.timeline.is_busy:
            # Nothing visible happened, but the question has changed.
            self.settle()
            return
        self._was_busy = True
        self._hud.offers_changed()

    def _show_to_all(self, act: Act, thrower: int | None) -> None:
        """Queue an act, with a rest on each thing that all must have watched."""
        end = self._watching.end(act)
        shown, then = act, None
        if end is not None:
            shown, left = act.before(end), act.after(end)
            then = partial(self._watching.rest, left, partial(self._show_to_all, left, thrower))
        self._line_up(shown.steps_for(self._session.viewer), thrower, then)

    def _line_up(
        self, steps: Sequence[Step], thrower: int | None, then: Callable[[], None] | None = None
    ) -> None:
        """Queue steps up to the first that waits: for the hand of another person than who has just
        thrown, or for the end of a turn to be read; and what comes after all of them.
        """
        for number, step in enumerate(steps):
            name, left = wire_name(type(step.event)), steps[number:]
            if name in (TURN_STARTED, ROUND_STARTED):
                thrower = None
            if name in TURN_ENDS:
                if self._undecided is not None or self._has_unasked_end:
                    self._pause(self._tell_end, left, thrower, then)
                    return
                self._undecided = self._person(step.event.seat if name == TURN_STARTED else None)
            seat = self._session.game.thrower(step)
            if seat is not None and seat != thrower and self.waits_for(seat):
                self._pause(partial(self._take_in_hand, step, seat), left, seat, then)
                return
            self._session.timeline.play(Later(partial(self._staged, step)))
        if then is not None:
            self._session.timeline.play(Call(then))

    def _pause(
        self,
        begin: Callable[[], Animation],
        steps: Sequence[Step],
        thrower: int | None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Queue a pause before these steps, which doesn't end by hurrying what comes before it."""

        def end() -> None:
            self._session.in_hand = self._session.idle = None
            self._session.is_turn_over = False
            self._line_up(steps, thrower, then)
            self._hud.offers_changed()

        def pause() -> None:
            self._session.timeline.play(begin())
            self._session.timeline.play(Call(end))
            self._session.timeline.speed = self.pace
            self._hud.offers_changed()
            self._hud.lead_on()

        self._session.timeline.play(Call(pause))

    def _person(self, seat: int | None) -> int | None:
        """Return the seat if a person sits there who isn't being taught."""
        match, is_taught = self._session.match, self._session.guide is not None
        return None if seat is None or is_taught or not match.seats[seat].is_human else seat

    def waits_for(self, seat: int) -> bool:
        """Return True if a person sits there whose hand things wait for."""
        services = self._session.services
        is_done = services.settings.throw_for_me or services.pace == INSTANT
        return not is_done and self._session.match.seats[seat].is_human

    def _take_in_hand(self, step: Step, seat: int) -> Animation:
        """Lay ready what a step throws; offer once to throw for whoever knows the game by now."""
        self._newcomers.welcome()
        session, services = self._session, self._session.services
        thing = InHand(seat, partial(session.game.hold, step), services)
        session.in_hand, statistics = thing, services.matches.statistics
        is_known = statistics.matches_played(session.match.plan.game) >= _AT.known
        if is_known and not services.settings.throw_offered:
            services.settings.throw_offered = True
            services.host.keep_settings()
            services.navigation.offer_to_throw(thing.toss)
        return thing

    def _tell_end(self) -> Animation:
        """Say that a turn is over, or has left nothing to decide."""
        self._session.idle, self._undecided = self._undecided, None
        self._session.is_turn_over = self._session.idle is None
        self._has_unasked_end = False
        return Wait(_AT.turn_end if self._session.is_turn_over else IDLE)

    def _ends_unasked(self, act: Act) -> bool:
        """Return True if an act ends a turn that should wait for its end."""
        match, session = self._session.match, self._session
        is_waiting = session.holds_turns and not match.is_over
        return is_waiting and match.unasked_end(act, session.bottom) is not None

    @property
    def pace(self) -> float:
        """The speed to play at: a turn's end rests for its second at any speed, and what somebody
        has asked to see is never instant.
        """
        session, pace = self._session, self._session.services.pace
        is_unseen = pace == INSTANT and self.recap.is_wished and session.is_recapping
        is_resting = session.is_turn_over or session.is_watched_by_all
        return 1.0 if is_resting or is_unseen else pace

    def replay(self) -> bool:
        """Show again what happened since the person at the screen last decided, and come back to
        where they are; return False if there is nothing to show.
        """
        focused = self._shell.focus.current
        if not self.recap.replay(self._staged):
            return False
        self._left = focused.name if focused is not None else ""
        self._was_busy = True
        return True

    def take_back(self, view: Any) -> None:
        """Queue the way back to a view; buttons follow even if nothing moves."""
        self._session.timeline.play(Later(lambda: self._session.game.glide(view)))
        self._was_busy = True

    @property
    def is_settled(self) -> bool:
        """False if all motion has ended, but not everything is where it belongs yet."""
        return self._session.timeline.is_busy or not self._was_busy

    def go_on(self) -> None:
        """Do what comes next; called at every update while the table is on top of the stack."""
        if self._session.timeline.is_busy:
            self._was_busy = True
            return
        if self._was_busy:
            self._rest()
        if self._is_held or self._newcomers.welcome() or self._is_taught():
            return
        if not self.costs.tell() and self._hud.note.note is None:
            self._newcomers.advise()
        if self._hud.speech.is_fresh:
            return
        following = self.flow.next()
        follow = _FOLLOW.get(following.what)
        if follow is not None:
            follow(self, following)

    def _is_taught(self) -> bool:
        """Let the host of a lesson speak; return True if nothing else may happen meanwhile."""
        session, host = self._session, self._hud.host
        guide = session.guide
        if guide is None or host is None:
            return False
        session.match.auto_play = guide.instruction is None
        if guide.is_over:
            session.services.navigation.end_chapter(guide)
            return True
        if host.say(guide.instruction):
            session.services.audio.play("hint")
            self._hud.refresh()
            if self._shell.focus.is_ring_shown and guide.instruction is not None:
                names = guide.instruction.at if guide.instruction.order else (host.go_on.name,)
                for name in reversed(names):
                    self._shell.focus.set_by_name(name)
        return guide.is_telling

    @property
    def _is_held(self) -> bool:
        """True while an act is held before the eyes of whoever has done it: nothing comes next."""
        held, viewpoint = self._session.held, self._session.viewpoint
        return held is not None and not (viewpoint.needs_curtain or viewpoint.needs_turning)

    def settle(self) -> None:
        """End all motion at once; a skipped ending needs no last look.

        What was queued at its end, like a rest, is motion to come.
        """
        if self._session.timeline.is_busy:
            return
        if self._session.match.is_over:
            self._looked = _AT.last_look
        self._rest()

    def _rest(self) -> None:
        """Offer controls and buttons again."""
        self._was_busy = False
        self._session.game.settle(self._session.view)
        self._shell.focus.is_away = False
        if self._session.asked is not None:
            self._session.log.latest = None
        self._hud.refresh()
        self._lead_into_a_turn()
        if self._left:
            self._shell.focus.set_by_name(self._left)
            self._left = ""
        self._hud.speech.hear(self._session.match.acts[-1].row)

    def _lead_into_a_turn(self) -> None:
        """Focus the first answer at the start of a turn when playing by keys, and nothing at its
        end.

        A focus that was moved meanwhile, to the log or the tools, stays there.
        """
        focus, before = self._shell.focus, self._last_asked
        self._last_asked = asked = self._session.asked
        if self._session.held is not None and focus.is_ring_shown:
            focus.set(self._hud.actions.closing)
            return
        played = (None, *self._session.game.controls(), *self._hud.actions.children())
        if asked == before or focus.current not in played:
            return
        if asked is None:
            focus.set(None)
            return
        self._hud.lead_on()

    def _staged(self, step: Step) -> Sequential:
        """Return the motion of a step, and what is shown at its end; a turn is told at once."""
        if wire_name(type(step.event)) == TURN_STARTED and not self._session.is_recapping:
            self._session.log.begin_turn(step.event.seat)
            self._hud.log_changed()
        return Sequential(self._session.game.animate(step), Call(lambda: self._told(step)))

    def _told(self, step: Step) -> None:
        if not self._session.is_recapping:
            self._session.log.add(step)
            self._hud.log_changed()
            if not self._session.match.is_over:  # The end has sounds of its own.
                self._session.music.follow(self._session.game.progress(step.view))
        self._hud.seats.roll(step.view)

    def _beat(self, following: Next) -> None:
        if self._is_end_forced:
            self._pause(self._tell_end, (), None)
        else:
            self._session.timeline.play(Wait(following.seconds))
            self._hud.offers_changed()

    @property
    def _is_end_forced(self) -> bool:
        """True if the person at the screen can only end the turn, and that should wait for it."""
        match = self._session.match
        forced = match.forced_action() if self._session.holds_turns else None
        if forced is None or forced[0] != self._session.bottom:
            return False
        return match.only_ends_turn(*forced)

    def _play_computer(self, following: Next) -> None:
        act = self._session.conductor.play(following.seat, following.arrival)
        if act is not None:
            self.show(act)

    def _play_forced(self, _following: Next) -> None:
        forced = self._session.match.forced_action()
        if forced is not None:
            self.show(self._session.match.act(*forced))

    def _play_default(self, following: Next) -> None:
        """Answer for a seat that was too late, or doesn't want to."""
        match, asked = self._session.match, self._session.match.pending()
        if asked is not None and following.seat is not None:
            self.show(match.act(following.seat, asked.default))

    def _gather(self, _following: Next) -> None:
        """Show nobody's secrets while people hail: all of them watch the same."""
        viewpoint = self._session.viewpoint
        for seat in viewpoint.people:
            self._session.match.saw(seat)
        if viewpoint.viewer is not None and not viewpoint.is_peeking:
            viewpoint.close()
            self._shell.look_anew()

    def _draw_curtain(self, following: Next) -> None:
        """Hide all secrets while the curtain closes and opens; then switch the viewer and recap."""
        seat = following.seat
        assert seat is not None
        self._session.viewpoint.close()
        self._shell.look_anew()
        turn, show = partial(self._pass_on, seat), partial(self.recap.play, seat, self._staged)
        self._session.services.navigation.show_curtain(self._session.match, seat, turn, show)

    def _pass_on(self, seat: int) -> None:
        """Turn the table, behind the closed curtain if there is one, hands still down."""
        self._session.viewpoint.turn_to(seat)
        self._shell.focus.set(None)
        self._shell.look_anew()

    def _turn_table(self, following: Next) -> None:
        session, seat = self._session, following.seat
        assert seat is not None
        if session.viewpoint.are_shared:
            self._pass_on(seat)
        else:
            session.viewpoint.turn_to(seat)
            self._shell.focus.set(None)
            self.settle()
        text = session.words.handover(session.game.view, seat, session.called)
        asked = session.match.pending()
        # In a race it is everybody's turn: the status line says so, with all keys.
        if text and asked is not None and asked.mode is not Mode.RACE:
            self._hud.show_banner(text, session.emblem(seat))

    def _end(self, _following: Next) -> None:
        """Show the end for a moment, even when skipped; not at instant speed."""
        speed, farewell = self._session.timeline.speed, self._hud.speech.seconds
        if farewell and not self._has_parted:
            self._has_parted = True
            self._session.timeline.play(Wait(min(_AT.farewell, farewell)))
        elif 1.0 < speed != INSTANT and self._looked < _AT.last_look:
            self._looked += _AT.glance
            self._session.timeline.play(Wait(_AT.glance * speed))
        elif not self._is_result_shown:
            self._is_result_shown = True
            self._session.services.navigation.show_result(self._session.match)


_FOLLOW: Final[dict[What, Callable[[Playback, Next], None]]] = {
    What.BEAT: Playback._beat,
    What.COMPUTER: Playback._play_computer,
    What.FORCED: Playback._play_forced,
    What.DEFAULT: Playback._play_default,
    What.GATHER: Playback._gather,
    What.CURTAIN: Playback._draw_curtain,
    What.TURN_TABLE: Playback._turn_table,
    What.OVER: Playback._end,
}
"""Nothing for `What.WAIT`: a person decides, or an answer is pending."""
