"""The screen on which a match is looked back at, act by act, both ways."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.replay import EVERYTHING, Flag, Replay
from treasure_games.match.score_history import has_claim_reports
from treasure_games.match.seats import begun_at
from treasure_games.screens.replay.page import Page
from treasure_games.screens.replay.rail import Rope
from treasure_games.screens.replay.table import ReplayTable
from treasure_games.screens.saves import ago
from treasure_games.screens.sheet import SheetScene
from treasure_games.screens.truth_reel import TruthReelScene
from treasure_games.stage.animation import Tween, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Device, Direction, Intent
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Panel, Row, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Layer, Size
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)
_ROWS_AHEAD, _NAP = 60, 0.02
"""At about so many rows pictures are read ahead, with so many seconds between two attempts."""
_OF_CHART: Final = (intents.Overview, intents.Magnify, intents.Scroll)
_SPEEDS: Final = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×"}


class ReplayScene(SheetScene):
    """Only what is on the rail and above the table can be pressed."""

    is_overlay = False

    def __init__(
        self, services: AppServices, replay: Replay, flags: Sequence[Flag] = (), row: int = 0
    ) -> None:
        """Begin at a row. `flags` stand on the rope beside the best and worst moments."""
        super().__init__(services, layer := Layer("replay"))
        self._app, self.replay, self._more = services, replay, flags
        self.title = _(replay.game.info.title)
        self.backdrop = self.table = ReplayTable(services, replay, row)
        self.flags = sorted((*replay.peaks(self.table.called), *flags), key=lambda one: one.row)
        self.is_playing = self._is_reeling = False
        self._has_reel = has_claim_reports(replay.match)
        self.scout: ReplayTable | None = None
        """A table that is never shown, for reading pictures ahead; None once all are in memory."""
        self._unread, self._read_for = list[int](), object()
        self._rest = 0.0
        """Seconds until the next act is played."""
        self.rope = Rope(replay, self.flags, self.go)
        self.rope.at = float(row)
        self.page = Page(replay, self.table, self.flags)
        self._top, self._rail = self._above(), self._below()
        frame = Column(self._top, Spacer(), self._rail)
        layer.add(frame, lambda context: context.viewport.rect.inflate(-24.0, -20.0))
        layer.add(self.page, self._beside)
        self._keys = self._acts_of_keys()
        self._tell()

    def _above(self) -> Row:
        """Return the way back, where one is, and whose eyes one has."""
        eyes = [Option(one, self._eyes_of(one)) for one in self.replay.viewers]
        self.eyes = Stepper(eyes, self.table.eyes, self._see_as, "eyes", size=24.0)
        self.eyes.hint = self._key(_("Whose eyes"), "end_turn")
        self._where = Label("", _AS.where, "where")
        began = begun_at(self.replay.match.started).timestamp()
        title = _("{game}, {when}", game=self.title, when=ago(began, time.time()))
        self._game = Label(title, _AS.game, "game").growing()
        told = Row(self._game, self._where, align="centre", gap=24.0)
        plate = Panel(told, "status_plate", "plate", padding=14.0).growing()
        back = IconButton("back", self._key(_("Back"), "cancel"), self.close, "back")
        return Row(back, plate, self.eyes, gap=10.0, align="centre")

    def _below(self) -> Panel:
        """Return the rail: the rope over the brass."""
        flag = Button(_("Next flag"), self.next_flag, "flag")
        flag.hint, flag.is_visible = self._key(flag.text, "follow"), bool(self.flags)
        lie = Button(_("Next lie"), self.open_reel, "lie", hint=self._key(_("Truth reel"), "log"))
        lie.is_visible = self._has_reel
        self.play = Button("", self.toggle, "play", primary=True, least=Size(260.0, 64.0))
        speeds = [Option(speed, text) for speed, text in _SPEEDS.items()]
        usual = self.services.settings.speed
        usual = usual if usual in _SPEEDS else 1.0
        self.speed = Stepper(speeds, usual, lambda _speed: None, "speed")
        self.speed.hint = self._key(_("Speed"), "speed")
        turn_back, back, on, turn_on = (
            IconButton(icon, self._key(words, act), partial(go, by), act)
            for icon, words, act, go, by in (
                ("speed_back", _("Back by a turn"), "page_up", self.turn, -1),
                ("skip_back", _("Back by an act"), "left", self.step, -1),
                ("skip", _("On by an act"), "right", self.step, 1),
                ("speed", _("On by a turn"), "page_down", self.turn, 1),
            )
        )
        middle = turn_back, back, self.play, on, turn_on
        brass = Row(flag, lie, Spacer(), *middle, Spacer(), self.speed, gap=22.0, align="centre")
        return Panel(Column(self.rope, brass, gap=2.0), "plank", "rail", padding=20.0)

    def _key(self, words: str, act: str) -> Callable[[], str]:
        return self.services.host.input.with_key(words, act)

    # Places

    def layout(self, context: LayoutContext) -> None:
        """Lay the table between what is above and the rail."""
        self._game.is_visible = not is_large(context)
        super().layout(context)
        side, foot = self._beside(context).left - _AT.gap, self._rail.rect.top
        self._room = FRect(0.0, 0.0, side, foot)
        self.table.lay(context, self._room, self._top.rect.bottom - 12.0)

    def _beside(self, context: LayoutContext) -> FRect:
        """Return the room of the page, from what is above to the rail."""
        top, bottom = self._top.rect.bottom + _AT.gap, self._rail.rect.top - _AT.gap
        page = FRect(0, top, self.page.width(context), bottom - top)
        return page.move_to(right=self._rail.rect.right)

    def draw(self, canvas: Canvas) -> None:
        """Draw boards beside the table, then it and all else."""
        canvas.cover_around("scenes/setup", self._room)
        super().draw(canvas)

    # What is told

    def _eyes_of(self, viewer: int | None) -> str:
        if viewer == EVERYTHING:
            return _("Everything open")
        if viewer is None:
            return _("As anybody saw it")
        return _("As {name} saw it", name=self.table.called(viewer))

    def _tell(self) -> None:
        """Say where one is, what was done there, and what is to be said of it."""
        self._where.text = self.replay.where(self.table.row)
        self.play.text = _("Pause") if self.is_playing else _("Play on")
        self.play.hint = self._key(self.play.text, "skip")
        self.page.tell()
        self.page.is_visible = not self._is_reeling
        self.relayout()

    # Going through it

    def go(self, row: int) -> int:
        """Jump to a row; return the one before."""
        row, before = min(self.replay.last, max(0, row)), self.table.row
        if row != before:
            self.table.jump(row)
            self.services.audio.ambience(self.table.game.place(self.table.game.view))
            self._arrived()
        return before

    def step(self, by: int) -> None:
        """Go on by an act, which is done before one's eyes, or back by one."""
        if by > 0 and self.table.row < self.replay.last:
            self.table.step_on()
            self._arrived()
        else:
            self.is_playing = False
            self.go(self.table.row + by)
            self._tell()

    def turn(self, by: int) -> None:
        """Go to where the next turn begins, or to the beginning of this one or the one before."""
        row, knots = self.table.row, (0, *self.replay.turns, self.replay.last)
        beyond = [one for one in knots if (one - row) * by > 0]
        self.go(min(beyond, key=lambda one: abs(one - row), default=row))

    def next_flag(self, by: int = 1) -> None:
        """Go to the next flag, or the one before, around the ends."""
        rows = sorted((one.row for one in self.flags), reverse=by < 0)
        beyond = [one for one in rows if (one - self.table.row) * by > 0]
        self.go((*beyond, *rows, self.table.row)[0])

    def open_reel(self) -> None:
        """Walk through the lies from here on, or through all claims if there is none."""
        self.is_playing, self._is_reeling = False, self._has_reel
        if self._has_reel:
            match, row = self.replay.match, self.table.row
            self.stack.push(TruthReelScene(self._app, match, self.go, row + 1))
        self._tell()

    def resume(self) -> None:
        """Say again what the truth reel has covered."""
        super().resume()
        self._is_reeling = False
        self._tell()

    def toggle(self) -> None:
        """Play on, from the beginning if it is at the end, or pause."""
        self.is_playing, self._rest = not self.is_playing, 0.0
        if self.is_playing and self.table.row == self.replay.last:
            self.go(0)
        self._tell()

    def _see_as(self, eyes: int | None) -> None:
        self.table.see_as(eyes)
        self._tell()

    def _arrived(self) -> None:
        """Let the knob and the words follow."""
        row = self.table.row
        if self.services.settings.reduced_motion:
            self.rope.at = float(row)
        else:
            self.timeline.beside(Tween(self.rope, _AT.travel, easing=out_cubic, at=float(row)))
        is_flagged = any(one.row == row for one in self.flags)
        self._rest = _AT.look if is_flagged else _AT.beat / self.speed.value
        self._tell()

    # The scene

    def _acts_of_keys(self) -> dict[Intent, Callable[[], object]]:
        return {
            intents.Skip(is_held=True): self.toggle,
            intents.Navigate(Direction.LEFT): lambda: self.step(-1),
            intents.Navigate(Direction.RIGHT): lambda: self.step(1),
            intents.TurnPage(-1.0): lambda: self.turn(-1),
            intents.TurnPage(1.0): lambda: self.turn(1),
            intents.TurnPage(-inf): lambda: self.go(0),
            intents.TurnPage(inf): lambda: self.go(self.replay.last),
            intents.Follow(): self.next_flag,
            intents.Follow(is_back=True): lambda: self.next_flag(-1),
            intents.ZoomOrReplay(): self.next_flag,
            intents.LogToggle(): self.open_reel,
            intents.Speed(): self.speed.activate,
            intents.EndTurn(): self.eyes.activate,
            intents.Hint(): self.eyes.activate,
        }

    def handle(self, intent: Intent) -> bool:
        """Do what keys and pads do here; the rest is for the controls."""
        act = self._keys.get(intent)
        if self.services.host.input.device is Device.PAD:
            shoulders = {intents.PreviousFocus: -1, intents.NextFocus: 1}
            if type(intent) in shoulders:
                act = partial(self.turn, shoulders[type(intent)])
            elif isinstance(intent, intents.PadConfirm):
                act = self.toggle
        if act is not None:
            act()
            return True
        if isinstance(intent, _OF_CHART):
            return self.table.game.handle(intent)
        return super().handle(intent)

    def close(self) -> None:
        """Come back to where one was, or else to the title."""
        if len(self.stack.scenes) > 1:
            self.stack.remove(self)
        else:
            self._app.navigation.show_title()

    def reworded(self) -> "ReplayScene":
        """Return the same row in the new language."""
        again = ReplayScene(self._app, self.replay, self._more, self.table.row)
        again.eyes.choose(self.eyes.index)
        return again

    def free_pictures(self) -> None:
        """Let go of what the game draws again."""
        self.table.game.free_pictures()

    def leave(self) -> None:
        """Let go of it for good; what is heard is the cabin again."""
        self.services.audio.ambience("cabin")
        self.scout = None
        self.free_pictures()

    def update(self, dt: float) -> None:
        """Move on, and play the next act when the last one has been seen."""
        super().update(dt)
        self.table.timeline.speed = self.speed.value
        if self.table.timeline.is_moving:
            self.table.timeline.update(dt)
        if self.is_playing and not self.table.timeline.is_busy and self.stack.top is self:
            self._rest -= dt
            if self._rest <= 0.0:
                self.step(1)
        elif not self.is_animating:
            self._read_ahead()

    def _read_ahead(self) -> None:
        """Let the scout read the pictures of another row, while nothing moves."""
        laid_for, last = (self.table.context, self.table.eyes), self.replay.last
        if self._read_for != laid_for:
            rows = range(0, last, 1 + last // _ROWS_AHEAD)
            self._unread = [*rows, last, *(one.row for one in self.flags)]
            self._read_for, self.scout = laid_for, self.table.twin()
        if self.scout is not None and self.scout.read_ahead(self._unread[-1]):
            self._unread.pop()
            self.scout = self.scout if self._unread else None

    def next_wakeup(self) -> float | None:
        """Return when to read on, while there is something to read."""
        wish = super().next_wakeup()
        return wish if self.scout is None else min(_NAP if wish is None else wish, _NAP)

    @property
    def is_animating(self) -> bool:
        """True while it plays or anything moves."""
        table = self.table
        moves = table.timeline.is_moving or table.is_moving
        return super().is_animating or self.is_playing or moves
