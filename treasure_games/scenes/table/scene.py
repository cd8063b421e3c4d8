"""The table: the screen of a match, for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from treasure_games.core.errors import IllegalAction
from treasure_games.core.language import translate
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.scenes import navigation
from treasure_games.scenes.services import AppServices
from treasure_games.scenes.table.course import Course
from treasure_games.scenes.table.eyes import Eyes
from treasure_games.scenes.table.furniture import Furniture
from treasure_games.scenes.table.game_table import GameTable, Note
from treasure_games.scenes.table.hints import Hints
from treasure_games.scenes.table.log_book import LogBook
from treasure_games.scenes.table.peek import Peek
from treasure_games.scenes.table.places import Berth, Places, rotated
from treasure_games.scenes.table.reel import Reel
from treasure_games.scenes.table.round_table import is_large
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.cue import Wait
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.look import Look
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import FAST, Scene
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Control

_ = translate
_BEFORE_THE_DEAL: Final = 0.35
"""Seconds in which the empty table is seen, and cards are made ready."""
_WIDE_WINDOW: Final = 2300.0
"""From this width in virtual units on the log stands open beside the table."""


class TableScene(Scene):
    """Shows a match through one pair of eyes, and is the `Desk` of its game.

    The match runs ahead: every act is shown as cues that end where the match already is. All
    that is drawn comes from views of `eyes.viewer`.
    """

    def __init__(self, services: AppServices, match: Match, game: GameTable) -> None:
        super().__init__(services)
        self.app = services
        self.match = match
        self.game = game
        self.conductor = Conductor(match, services.thinker)
        self._secrecy: tuple[int, bool] | None = None
        """For how many acts it was asked whether there are secrets, and the answer."""
        self.eyes = Eyes(match, services.settings.privacy, self._keeps_secrets)
        self.course = Course(self)
        self.log = LogBook()
        self.places: Places
        self._furnish()
        self.hints = Hints(self)
        self.reel = Reel(self)
        self._is_log_open: bool | None = None
        match.auto_play = services.settings.auto_play_forced
        game.sit(self)
        game.show(self._first_view())

    def _furnish(self) -> None:
        """All that keeps words: plates, buttons, slips, the way to lift a hand."""
        self.title = _(self.match.game.info.title)
        self.peek = Peek(self)
        self.furniture = Furniture(self)
        self.root = self.focus.root = self.furniture

    # The desk that the game works at

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has."""
        return self.eyes.viewer

    @property
    def bottom(self) -> int:
        """Who sits at the lower edge."""
        return self.eyes.bottom

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self.match.seats

    @property
    def asked(self) -> int | None:
        """The person at the screen, if asked now and everything lies still."""
        is_ready = self.is_turn_here and not self.timeline.is_busy
        return self.eyes.asked if is_ready else None

    @property
    def is_turn_here(self) -> bool:
        """The same while things still move."""
        asked = self.eyes.asked
        return asked is not None and asked == self.eyes.bottom and not self.eyes.needs_curtain

    def called(self, seat: int) -> str:
        """A seat's name, safe in marked-up text."""
        return escaped(self.match.seats[seat].name)

    def emblem(self, seat: int) -> str:
        """Logical name of the picture of a seat's emblem."""
        return self.services.theme.seats[self.match.seats[seat].emblem].emblem_image

    def berth(self, seat: int) -> Berth:
        """A seat's part of the table."""
        order = rotated(len(self.match.seats), self.eyes.bottom)
        return self.places.berths[order.index(seat)]

    def hand_spot(self, seat: int) -> tuple[float, float]:
        """Where cards to and from a plate fly."""
        return self.furniture.plates[seat].hand_spot

    def legal(self) -> tuple[Any, ...]:
        """What the person at the screen may do."""
        return () if self.asked is None else self.match.legal(self.asked)

    def refusal(self, action: Any) -> IllegalAction | None:
        """Why she may not."""
        return self.match.refusal(self.eyes.bottom, action)

    def choose(self, action: Any) -> None:
        """Do it, or say why not."""
        seat = self.asked
        if seat is None:
            return
        refused = self.match.refusal(seat, action)
        if refused is not None:
            self.explain(refused)
            return
        self.show_note(None)
        self.hints.drop()
        self.course.show(self.match.act(seat, action))

    def explain(self, refusal: IllegalAction) -> None:
        """A slip with the sentence and the way to the rule."""
        self.services.audio.play("ui_refuse")
        self.show_note(Note(_("Not now"), str(refusal), refusal.rule))

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""
        self.furniture.show_note(note)

    @property
    def note(self) -> Note | None:
        """The slip that hangs there."""
        return self.furniture.note.note

    def show_banner(self, text: str, seat: int | None = None) -> None:
        """Big words for a moment, beside whatever plays."""
        banner = self.furniture.banner
        banner.text, banner.emblem = text, "" if seat is None else self.emblem(seat)
        self.timeline.beside(banner.cue(self.services.theme))

    def roll_scores(self, view: Any) -> None:
        """Counters and badges go to what a view says."""
        self.furniture.roll(view)

    def show_mood(self, seat: int, face: str) -> None:
        """A computer pirate makes a face."""
        plate = self.furniture.plates[seat]
        if plate.show_mood(face):
            self.invalidate(plate.dirty_rect())

    def focus_on(self, control: Control) -> None:
        """Point somewhere, for eyes and keys alike."""
        self.focus.is_ring_shown = True
        if control is self.focus.current:
            # It may have been pushed out of sight since.
            control.reveal(control.rect)
        self.focus.set(control)

    def lead_on(self) -> None:
        """By keys the next Enter is an answer; a mouse is led nowhere."""
        answer = self.furniture.actions.first
        if self.focus.is_ring_shown and answer is not None:
            self.focus.set(answer)

    def lead_back(self, control: Control) -> None:
        """By keys the focus goes back; a mouse is led nowhere."""
        if self.focus.is_ring_shown:
            self.focus.set(control)

    def changed(self) -> None:
        """Ask the game anew for status, buttons and controls."""
        self.furniture.refresh()

    def _keeps_secrets(self) -> bool:
        """Asked of the game once an act."""
        acts = len(self.match.acts)
        if self._secrecy is None or self._secrecy[0] != acts:
            self._secrecy = acts, self.game.keeps_secrets(self.match.view(None))
        return self._secrecy[1]

    # Life on the stack

    def enter(self) -> None:
        """Lay out the present state; the deal is shown if the match has just begun."""
        self.services.audio.music(self.game.tune, 0)
        if self._is_fresh:
            self.furniture.jump(self._first_view())
            self.timeline.play(Wait(_BEFORE_THE_DEAL))
            self.course.show(self.match.acts[0])
        else:
            self.look_anew()

    @property
    def _is_fresh(self) -> bool:
        """Whether nothing but the deal has happened."""
        return len(self.match.acts) == 1

    def _first_view(self) -> Any:
        """Before the deal of a fresh match; of one that is continued, as it is."""
        viewer = self.eyes.viewer
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
        self.eyes.settle(self.services.settings.privacy)
        self.furniture.seats_changed()
        if not self.timeline.is_busy and not self.reel.is_playing:
            self.look_anew()

    def reworded(self) -> Scene:
        """The same table with new furniture; what was moving lies still."""
        self.finish_motion()
        self._furnish()
        self.relayout()
        self.arrange(self.look)
        self.look_anew()
        return self

    def look_anew(self) -> None:
        """Draw the present state through the present eyes, without motion.

        What still plays was seen by other eyes, so it is ended first.
        """
        self.timeline.finish()
        view = self.match.view(self.eyes.viewer)
        self.rewrite_log()
        self.game.show(view)
        self.furniture.jump(view)
        self.relayout()

    def rewrite_log(self) -> None:
        """The log as the present eyes saw it all."""
        steps = (step for act in self.match.acts for step in act.steps_for(self.eyes.viewer))
        self.log.rewrite(self.game.told(step) for step in steps)
        self.furniture.log_changed()

    def layout(self, look: Look) -> None:
        """Places for everything, then the game's own part."""
        is_open = self.is_log_open(look)
        self.places = self.furniture.arrange(look, is_open)
        self.game.arrange(look, self.places)
        self.furniture.refresh()

    def is_log_open(self, look: Look) -> bool:
        """As the person left it; else open where there is room beside the table."""
        if self._is_log_open is not None:
            return self._is_log_open
        return look.viewport.width >= _WIDE_WINDOW and not is_large(look)

    def toggle_log(self) -> None:
        """Open the drawer, or close it."""
        self._is_log_open = not self.is_log_open(self.look)
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
        self.furniture.track()
        self.furniture.breathe(dt)
        self.conductor.tick()
        self.hints.tick()
        if self.stack.top is self:
            self.course.go_on()

    @property
    def is_animating(self) -> bool:
        """Whether frames are needed without any input."""
        return super().is_animating or self.game.is_moving

    def next_wakeup(self) -> float | None:
        """Tooltips, the lantern, a hand that will hide itself, what the game wants in time."""
        wishes = (
            super().next_wakeup(),
            self.furniture.lantern.next_wakeup(),
            self.peek.next_wakeup(),
            self.game.next_wakeup(),
        )
        return min((wish for wish in wishes if wish is not None), default=None)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Table, seats and buttons, moving pieces, then what lies over them."""
        self.game.paint_rest(canvas)
        self.furniture.draw_under(canvas)
        self.game.paint_moving(canvas)
        self.furniture.draw_over(canvas)
        self.game.paint_over(canvas)
        self.focus.draw(canvas)

    def boxes(self) -> Iterator[Box]:
        """The shell's and the game's."""
        yield from self.furniture.boxes(self.look)
        yield from self.game.boxes()

    # Input

    def handle(self, intent: Intent) -> bool:
        """A click finishes motion and then counts; keys of the table; then the controls."""
        if isinstance(intent, intents.FocusLost):
            self.peek.drop()
        if self._hurries(intent):
            self.finish_motion()
            if isinstance(intent, intents.Confirm) and self.is_turn_here:
                self._point_at_the_next_step()
            if not isinstance(intent, intents.PointerPressed):
                return True
        key = _KEYS.get(type(intent))
        if key is not None:
            key(self)
            return True
        if isinstance(intent, intents.SeatKey):
            return self.peek.key(intent)
        if isinstance(intent, intents.Cancel):
            return self._cancel(intent)
        if isinstance(intent, intents.PointerMoved):
            self.furniture.pointed(intent.x, intent.y)
        if isinstance(intent, intents.Confirm) and not self.focus.is_seen:
            return self._point_at_the_next_step()
        return self.game.handle(intent) or super().handle(intent)

    def _point_at_the_next_step(self) -> bool:
        """Enter without a visible focus shows what it would do: the main button, else the first
        control. Where the mouse or somebody else was last is not what this person means.
        """
        controls = self.focus.controls()
        main = (
            one for one in controls if isinstance(one, Button) and one.is_primary and one.is_enabled
        )
        self.focus_on(next(main, controls[0]))
        return True

    def _hurries(self, intent: Intent) -> bool:
        """Whether an intent asks for the end of what plays."""
        if not self.timeline.is_busy:
            return False
        return isinstance(intent, intents.PointerPressed | intents.Confirm | intents.Pick)

    def finish_motion(self) -> None:
        """Everything that plays reaches its end now."""
        self.timeline.finish()
        self.reel.ended()
        self.game.update(0.0)
        self.furniture.track()
        self.course.settle()

    def _cancel(self, intent: Intent) -> bool:
        """Esc closes what is open, smallest first; with nothing open it opens the menu."""
        if self.furniture.note.is_visible and self.furniture.note.note is not None:
            self.show_note(None)
            self.game.handle(intent)
        elif not self.game.handle(intent):
            self.open_menu()
        return True

    def open_menu(self) -> None:
        """The pause menu."""
        navigation.show_pause(self.stack, self.app, self.match)

    def open_rulebook(self, rule_id: str = "") -> None:
        """The rulebook, at the paragraph of a rule if one is given."""
        navigation.show_rulebook(self.stack, self.app, self.match.plan.game, rule_id)

    def end_turn(self) -> None:
        """The same as its button, while it is there; the motion of one's own act is cut short."""
        if not self.is_turn_here:
            return
        self.finish_motion()
        closing = self.game.closing()
        if closing is None:
            return
        if closing.refusal is None:
            closing.on_press()
        else:
            self.explain(closing.refusal)

    def undo(self) -> None:
        """Take back the last act, or say why that can't be."""
        self.finish_motion()
        bar = self.match.undo_bar(self.eyes.bottom)
        if bar is not None:
            self.services.audio.play("ui_refuse")
            self.show_note(Note(_("No way back"), bar))
            return
        self.match.undo(self.eyes.bottom)
        self.services.audio.play("undo")
        self.show_note(None)
        self.hints.drop()
        view = self.match.view(self.eyes.viewer)
        self.rewrite_log()
        self.course.take_back(view)
        self.furniture.roll(view)


_KEYS: Final[dict[type[Intent], Callable[[TableScene], None]]] = {
    intents.Menu: TableScene.open_menu,
    intents.Help: TableScene.open_rulebook,
    intents.EndTurn: TableScene.end_turn,
    intents.Undo: TableScene.undo,
    intents.Hint: lambda scene: scene.hints.ask(),
    intents.LogToggle: TableScene.toggle_log,
}
