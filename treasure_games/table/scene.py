"""The table: the screen of a match, for every game."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pygame
from pygame import FRect, Rect, Surface

from treasure_games.core.language import translate as _
from treasure_games.core.pages import Named, page_beside
from treasure_games.match.match import Match
from treasure_games.match.steps import Act
from treasure_games.stage.animation import Wait
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import FAST, Scene
from treasure_games.stage.widgets.widget import Box, Control
from treasure_games.table.commands import Commands, Hints
from treasure_games.table.game_table import Layer, load_table
from treasure_games.table.hud import Hud
from treasure_games.table.peek import HandPeek
from treasure_games.table.places import is_large
from treasure_games.table.playback import Playback
from treasure_games.table.services import AppServices
from treasure_games.table.table_access import TableAccess

_AT: Final = Named(page_beside(__file__, dict[str, float]))


class TableScene(Scene):
    """Shows a match from one viewpoint.

    The match runs ahead: every act is shown as animations that end where the match already is.
    Everything is drawn from views of the desk's viewer.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        super().__init__(services)
        self.match = match
        match.measure_by(services.clock.now)
        match.call_pirates_today()
        self.session = TableAccess(services, match, self.timeline, self)
        self.game = self.session.game = load_table(match.plan.game)(self.session)
        self.peek = HandPeek(self.session, self.look_anew)
        self.hud = self.session.hud = Hud(self.session, self.peek, self.handle)
        self.root = self.focus.root = self.hud
        self.hints = Hints(self.session, self.hud)
        self.playback = Playback(self.session, self.hud)
        self.commands = Commands(self.session, self.hud, self.playback, self.hints, self.peek)
        self._is_log_open: bool | None = None
        self._take_settings()
        self.game.show(self._first_view())

    def _take_settings(self) -> None:
        self.title = _(self.match.game.info.title)
        self.seats = [number for number, seat in enumerate(self.match.seats) if seat.is_human]
        self.match.auto_play = self.services.settings.auto_play_forced
        self.match.never_forced = self.session.game.never_forced

    def show_act(self, act: Act) -> None:
        """Show an act of the person at the screen; the focus leaves what did it on the table."""
        self.hints.drop()
        if self.focus.current in self.game.controls():
            self.focus.is_away = True
        self.playback.show(act, is_pressed=True)

    # Life cycle

    def enter(self) -> None:
        """Lay out the current state; show the deal if the match has just begun."""
        view = self._first_view()
        self.session.music.begin(self.game.progress(view))
        self.services.audio.ambience(self.game.place(view))
        if self._is_fresh:
            self.hud.seats.jump(view)
            self.timeline.play(Wait(_AT.before_the_deal))
            self.playback.show(self.match.acts[0])
        else:
            self.look_anew()
        self.session.has_begun = True

    @property
    def _is_fresh(self) -> bool:
        """True if only the deal has happened, and nothing was taken back."""
        is_dealt = len(self.match.acts) == 1 and self.match.held is None
        return is_dealt and not self.match.taken_back

    def _first_view(self) -> Any:
        """Return the view before the deal for a new match, else the current one."""
        if self._is_fresh:
            return self.match.acts[0].steps_for(self.session.viewer)[0].view
        return self.session.view

    def leave(self) -> None:
        """Cancel thinking and let go of what is drawn: a thought may hold the table longer."""
        self.timeline.clear()
        self.session.conductor.close()
        self.free_pictures()

    def keep_picture(self) -> None:
        """Keep a picture of the table for the list of matches, without anybody's secrets if several
        share the screen.
        """
        if self.match.is_over:
            return
        self.timeline.clear()
        self.session.in_hand = None
        self.peek.piece.drop()
        self.session.viewpoint.leave()
        self.look_anew()
        self.arrange(self.context)
        pictures = self.session.services.matches.pictures
        pictures.keep(self.match.identity, pixels_of(self, pictures.size))

    def keep_last_table(self) -> None:
        """Keep a picture for the ship's log, without secrets if several share the screen."""
        if self.match.is_prepared:
            return
        viewpoint, matches = self.session.viewpoint, self.session.services.matches
        viewer = viewpoint.viewer if viewpoint.are_shared else None
        if viewer is not None:
            viewpoint.close()
            self.look_anew()
            self.arrange(self.context)
        pixels = pixels_of(self, matches.last_tables.size)
        matches.keep_last_table(self.match.identity, pixels)
        if viewer is not None:
            viewpoint.open_for(viewer)
            self.look_anew()

    def pause(self) -> None:
        """Lower a lifted hand when something covers the table."""
        super().pause()
        if self.session.in_hand is not None:
            self.session.in_hand.put_back()
        self.peek.piece.drop()

    def free_pictures(self) -> None:
        """Let go of what the game draws again when it is seen again."""
        self.game.free_pictures()

    def resume(self) -> None:
        """Take in changes of seats or settings."""
        super().resume()
        self._take_settings()
        thing = self.session.in_hand
        if thing is not None and not self.playback.waits_for(thing.seat):
            thing.toss()
        self.session.viewpoint.settle(self.services.settings.privacy)
        self.hud.seats.seats_changed()
        self.relayout()
        if not self.timeline.is_busy and not self.session.is_recapping:
            self.look_anew()

    def reworded(self) -> Scene:
        """Return the same table in the new language; motion is ended, but nothing thrown."""
        is_waiting = self.session.in_hand is not None
        if not is_waiting:
            self.finish_motion()
        self.match.call_pirates_today()
        self._take_settings()
        self.hud.furnish()
        self.playback.costs.forget()
        self.relayout()
        self.arrange(self.context)
        if not is_waiting:
            self.look_anew()
        return self

    def look_anew(self) -> None:
        """Show the current state from the current viewpoint, without motion.

        Motion that another viewer saw is ended first, with the rest at the end of a turn and what
        comes after it.
        """
        while self.timeline.is_busy:
            self.timeline.finish()
        view, viewpoint = self.session.view, self.session.viewpoint
        if viewpoint.are_shared and viewpoint.viewer is None:
            # Advice tells of the hand that was seen.
            self.hints.drop()
            self.hud.show_note(None)
        self.session.rewrite_log()
        self.hud.log_changed()
        self.game.show(view)
        self.hud.seats.jump(view)
        self.relayout()

    def layout(self, context: LayoutContext) -> None:
        """Lay out the places, then the game's own part."""
        self.session.context = context
        self.session.places = self.hud.arrange(context, self.is_log_open(context))
        self.game.layout(context, self.session.places)
        if self.session.in_hand is not None:
            self.session.in_hand.lay()
        self.hud.refresh()

    def is_log_open(self, context: LayoutContext) -> bool:
        """Return the person's choice, or by default True if there is room beside the table."""
        if self._is_log_open is not None:
            return self._is_log_open
        return context.viewport.width >= _AT.wide_window and not is_large(context)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self._is_log_open = not self.is_log_open(self.context)
        self.services.audio.play("page_turn")
        self.relayout()

    def update(self, dt: float) -> None:
        """Advance everything."""
        # A key may have turned the table since the last frame: answers need their new places.
        self.arrange(self.context)
        self.hud.gather()
        self._advance(dt)
        if self.playback.is_settled:
            self.hud.tell()
        self.hints.tick()

    def _advance(self, dt: float) -> None:
        self.timeline.speed = self.playback.pace * (FAST if self.is_fast else 1.0)
        if self.timeline.is_moving:
            self.timeline.update(dt)
        self.focus.update(dt)
        self.game.update(dt)
        self.peek.piece.update(dt)
        if self.session.game.is_racing:
            self.peek.piece.drop()
        self.hud.seats.lantern.update(dt)
        self.hud.point_out(dt)
        self.hud.speech.update(dt)
        self.session.conductor.tick()
        if self.stack.top is self:
            self.playback.go_on()

    @property
    def is_animating(self) -> bool:
        """True if frames are needed without input."""
        host = self.hud.host
        is_pointing = host is not None and host.is_visible and host.spotlight.is_moving
        is_talking = self.hud.speech.is_moving
        return super().is_animating or self.game.is_moving or is_pointing or is_talking

    def next_wakeup(self) -> float | None:
        """Return the seconds to the next change of tooltip, lantern, lifted hand or game."""
        wishes = (
            super().next_wakeup(),
            self.hud.seats.lantern.next_wakeup(),
            self.peek.piece.next_wakeup(),
            self.playback.flow.next_wakeup(),
            self.game.next_wakeup(),
        )
        return min((wish for wish in wishes if wish is not None), default=None)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw table, seats and buttons, moving pieces, then what is above them."""
        nodes, hud = self.game.nodes, self.hud
        for node in (
            *nodes(Layer.REST), *hud.under(), *nodes(Layer.MOVING), *hud.over(), *nodes(Layer.OVER),
        ):  # fmt: skip
            node.draw_on(canvas)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """Yield the boxes of the HUD and the game."""
        yield from self.hud.boxes(self.context)
        yield from self.game.boxes(self.context)

    def occupied(self, *, is_drawn: bool = True) -> list[FRect]:
        """Return where anything can be read or pressed, or `is_drawn` at all, but for large
        pictures and words in passing.
        """
        canvas, speech = Canvas(self.context, leaves_out=True), self.hud.speech
        speech.is_visible, before = False, speech.is_visible
        if is_drawn:
            self.draw(canvas)
        areas = [box.rect for box in self.boxes()]
        speech.is_visible = before
        viewport = self.context.viewport
        areas += [
            FRect(*(length / viewport.scale for length in one)) for one in canvas.frame.bounds
        ]
        most = _AT.large * viewport.width * viewport.height
        small = [one for one in areas if one.width * one.height < most]
        return [*map(FRect, self.game.clear_of_words()), *small]

    # What is said aloud

    def happened(self) -> Sequence[str]:
        """Return the lines of the log; at a shared screen those that everybody may hear."""
        shared = self.session.viewpoint.are_shared
        return self.session.heard() if shared else [line.text for line in self.session.log.lines]

    def sentences(self, *, is_asked: bool = False) -> Sequence[str]:
        """Return status, note and the host's words; while a person's secrets show, if asked."""
        is_moving = self.timeline.is_busy and self.session.in_hand is None
        is_heard = is_asked or not (is_moving or self._is_private)
        return self.hud.sentences() if is_heard else ()

    def offered(self) -> Sequence[Control]:
        """Return what answers, and what can be pressed on the table."""
        buttons = (*self.session.ready, *self.hud.actions.children(), self.peek.spot)
        there = super().offered()
        on_table = [one for one in self.game.controls() if one in there]
        return [*(one for one in there if one in buttons), *on_table]

    def hides(self, control: Control) -> bool:
        """Return True for what answers, or lies on the table, as long as secrets show."""
        return self._is_private and control in self.offered()

    @property
    def _is_private(self) -> bool:
        """True if others, who may hear it, share the screen with whose secrets are shown."""
        viewpoint = self.session.viewpoint
        return viewpoint.are_shared and viewpoint.viewer is not None

    # Input

    def handle(self, intent: Intent) -> bool:
        """Handle the table's own keys and the game's, then the controls."""
        if isinstance(intent, intents.FocusLost):
            self.peek.piece.drop()
        return self.commands.handle(intent) or super().handle(intent)

    def finish_motion(self) -> None:
        """Finish everything that is playing now."""
        self.timeline.finish()
        self.playback.recap.ended()
        self.game.update(0.0)
        self.playback.settle()


def pixels_of(scene: Scene, size: tuple[int, int]) -> bytes:
    """Draw a scene apart from the window; return its middle at this size."""
    viewport = scene.context.viewport
    whole = Surface((viewport.pixel_width, viewport.pixel_height))
    canvas = Canvas(scene.context, whole.get_rect())
    scene.draw(canvas)
    canvas.paint(whole)
    share = min(whole.get_width() / size[0], whole.get_height() / size[1])
    window = Rect(0, 0, round(size[0] * share), round(size[1] * share))
    window.center = whole.get_rect().center
    part = whole.subsurface(window.clip(whole.get_rect()))
    return pygame.image.tobytes(pygame.transform.smoothscale(part, size), "RGB")
