"""The furniture of the table: plates, captions, status, tools, buttons, note, banner, log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.key_names import spoken_key, with_key
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.settings import CURTAIN, PEEK
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.widget import Control, Widget
from treasure_games.table.action_bar import ActionBar
from treasure_games.table.banner import Banner
from treasure_games.table.lantern import Lantern
from treasure_games.table.log_drawer import LogDrawer
from treasure_games.table.offers import Offers
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import Places, rotated
from treasure_games.table.round_table import BUTTON, GAP, status_width
from treasure_games.table.slips import Caption, NoteSlip
from treasure_games.table.status_line import StatusLine
from treasure_games.table.token_row import TokenRow
from treasure_games.table.tools import SpeedButton

if TYPE_CHECKING:
    from treasure_games.table.scene import TableScene

_ = translate
_TOOL_GAP: Final = GAP


class Hud(Widget):
    """The root of the table's widgets, in the order of Tab: game, buttons, tools, seats, log."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__("table")
        self._scene = scene
        self.status = StatusLine()
        does = scene.commands
        self.menu = self._tool("menu", _("Menu"), "menu", does.open_menu, "menu")
        self.speed = SpeedButton(scene.services.settings, self._speed_changed)
        self.undo = self._tool("undo", _("Take back your last act"), "undo", does.undo, "undo")
        self.actions = ActionBar(self.undo, does.open_rulebook, scene.services.keymap)
        self.tokens = TokenRow()
        self.note = NoteSlip(does.open_rulebook)
        self.banner = Banner()
        self.lantern = Lantern(scene.services.settings)
        self.plates = [
            scene.game.plate(number, seat, self._looker(number))
            for number, seat in enumerate(scene.match.seats)
        ]
        self.captions = [Caption(f"caption{number}") for number in range(len(self.plates))]
        self.drawer = LogDrawer(
            scene.log, scene.emblem, lambda pieces: scene.game.highlight(tuple(pieces))
        )
        self.log_close = IconButton("close", _("Close the log"), scene.toggle_log, "log.close")
        self._tools = self._make_tools()
        self._privacy = IconButton("eye", "", self._change_privacy, "privacy")
        self.offers = Offers()
        self._banner_drawn = 0.0
        self._note_rooms = [FRect(0, 0, 1, 1)]
        self._context: LayoutContext | None = None
        self.adopt(*self._own_widgets())

    def _make_tools(self) -> list[Control]:
        scene = self._scene
        return [
            self._tool("hint", _("Suggest a move"), "hint", scene.commands.ask_hint, "hint"),
            self._tool("rules", _("Rulebook"), "help", scene.commands.open_rulebook, "rules"),
            self._tool("log", _("Ship's log"), "log", scene.toggle_log, "log.toggle"),
            self.speed,
            IconButton("skip", _("Finish what is moving"), scene.finish_motion, "skip"),
        ]

    def _tool(
        self, icon: str, words: str, act: str, on_press: Callable[[], None], name: str
    ) -> IconButton:
        """A button that a key stands for as well; its tooltip names the key."""
        return IconButton(icon, with_key(words, self._scene.services.keymap, act), on_press, name)

    def _looker(self, seat: int) -> Any:
        return lambda: self._scene.game.seat_pressed(seat)

    # Widgets

    def children(self) -> Sequence[Widget]:
        """In the order of Tab; what comes later lies over what comes before."""
        lift = (self._scene.peek.spot,) if self._scene.peek.is_offered else ()
        drawer = (self.drawer, self.log_close) if self.drawer.is_visible else ()
        return (
            *self._scene.game.controls(), *lift, self.actions, *self._ordered_plates(),
            *self.tools(), self.menu, self.note, *drawer,
        )  # fmt: skip

    def tools(self) -> list[Control]:
        """The square buttons; with several people one more, for how they keep their secrets."""
        return (
            [self._privacy_tool(), *self._tools]
            if self._scene.viewpoint.are_shared
            else self._tools
        )

    def _privacy_tool(self) -> IconButton:
        is_peeking = self._scene.viewpoint.is_peeking
        self._privacy.icon = "eye" if is_peeking else "eye_closed"
        self._privacy.hint = (
            _("Hands lie face down and are lifted; press for a curtain between turns")
            if is_peeking
            else _("A curtain falls between turns; press to lift hands instead")
        )
        return self._privacy

    def _own_widgets(self) -> list[Widget]:
        return [
            self.status, self.menu, self._privacy, *self._tools, self.actions, self.tokens,
            self.note, *self.plates, *self.captions, self.drawer, self.log_close,
        ]  # fmt: skip

    def _ordered_plates(self) -> list[SeatPlate]:
        order = rotated(len(self.plates), self._scene.viewpoint.bottom)
        return [self.plates[seat] for seat in (*order[1:], order[0])]

    # Layout

    def arrange(self, context: LayoutContext, is_log_open: bool) -> Places:
        """Ask the game for places and put everything there."""
        is_new_look = context is not self._context
        self._context = context
        self.rect = context.viewport.rect
        tools = self.tools()
        height = StatusLine.height_for(context, status_width(context.viewport.width, len(tools)))
        opponents = len(self.plates) - 1
        places = self._scene.game.places(context, opponents, len(tools), height, is_log_open)
        self.status.place(places.status, context)
        self.menu.place(places.menu, context)
        for index, tool in enumerate(tools):
            left = places.tools.left + index * (BUTTON + _TOOL_GAP)
            tool.place(FRect(left, places.tools.top, BUTTON, BUTTON), context)
        self._place_seats(places, context)
        if is_new_look:
            for plate in self.plates:
                plate.make_ready(context)
        self.actions.place(places.actions, context)
        self.tokens.place(places.tokens, context)
        self.banner.place(places.room)
        self.drawer.is_visible = is_log_open
        self.drawer.is_docked = places.is_docked
        self.drawer.place(places.drawer, context)
        corner = places.drawer.right - BUTTON - 26.0, places.drawer.top + 26.0
        self.log_close.place(FRect(*corner, BUTTON, BUTTON), context)
        self._scene.peek.spot.place(places.hand, context)
        self._note_rooms = [room for room in (places.note, places.note_aside) if room is not None]
        self._place_note(context)
        return places

    def _place_seats(self, places: Places, context: LayoutContext) -> None:
        order = rotated(len(self.plates), self._scene.viewpoint.bottom)
        for seat, seat_area in zip(order, places.seat_areas, strict=True):
            self.plates[seat].take_form(seat_area.form)
            self.plates[seat].place(seat_area.plate, context)
            caption = self.captions[seat]
            caption.is_visible = seat_area.caption is not None
            caption.is_right = seat_area.plate.centerx > seat_area.field.centerx
            if seat_area.caption is not None:
                caption.place(seat_area.caption, context)

    def _place_note(self, context: LayoutContext) -> None:
        """In the first of its rooms, or where it lies on less of what may be pressed."""
        before = FRect(self.note.rect)
        covered: list[tuple[int, int, FRect]] = []
        for room in map(FRect, self._note_rooms):
            room.height = max(10.0, self.actions.top - GAP - room.top)
            self.note.place(room, context)
            covered.append((self._covered_by_note(), len(covered), room))
        self.note.place(min(covered)[2], context)
        self._make_room_for_note()
        if self.note.rect != before:
            self._scene.invalidate(before.inflate(40, 40))
            self._scene.invalidate(self.note.rect.inflate(40, 40))

    def _covered_by_note(self) -> int:
        if not self.note.is_visible:
            return 0
        targets = [one.rect for one in self._scene.game.controls() if one.is_enabled]
        return sum(self.note.rect.collidepoint(target.center) for target in targets)

    def _make_room_for_note(self) -> None:
        """Tokens step aside for a slip that would cover half of them."""
        was_visible = self.tokens.is_visible
        is_covered = self.note.is_visible and self.note.rect.colliderect(self.tokens.rect)
        self.tokens.is_visible = not is_covered
        if is_covered == was_visible:
            self._scene.invalidate(self.tokens.rect.inflate(40, 40))

    # What is shown

    def refresh(self) -> None:
        """Ask the game what the person can do now."""
        if self._context is None:
            return
        scene = self._scene
        self.offers = scene.game.offers(scene.legal())
        self.actions.offer(self.offers.choices, self.offers.closing, self._context)
        self._say_status()
        self.tokens.tokens = self.offers.tokens
        self._refresh_undo()
        self._light_turn()
        self._place_note(self._context)
        scene.invalidate(self.actions.rect.union(self.tokens.rect).inflate(60, 60))
        scene.focus.arranged(self._context)

    def _say_status(self) -> None:
        text, seat = self._status()
        if self.status.say(text, "" if seat is None else self._scene.emblem(seat)):
            self._scene.invalidate(self.status.rect)

    def _status(self) -> tuple[str, int | None]:
        """What is said, and whose emblem stands beside it."""
        scene = self._scene
        if scene.recap.is_playing:
            name = scene.called(scene.bottom)
            return _("{name}, this is what you missed. Click to skip.").format(name=name), None
        if scene.asked is not None:
            if scene.viewer is None and scene.viewpoint.can_lift:
                return self._lift_sentence(scene.asked), scene.asked
            return self._asks(scene.asked), scene.asked
        latest = scene.log.latest
        if scene.game.tells_log and scene.timeline.is_busy and latest is not None:
            return latest.text, latest.seat
        pending = scene.match.pending()
        if pending is None or not pending.seats:
            return _("The match is over."), None
        seat = next(iter(scene.game.in_turn(pending.seats)), pending.seats[0])
        if seat == scene.viewer and self.status.text:
            # Her own act is still moving; what she can do next is said when it lies still.
            return self.status.text, seat
        return scene.words.waiting(scene.game.view, seat, scene.called), seat

    def _asks(self, seat: int) -> str:
        scene = self._scene
        said = scene.words.status(scene.game.view, seat, scene.match.legal(seat), scene.called)
        return scene.game.preview or said

    def _lift_sentence(self, seat: int) -> str:
        keys = self._scene.services.keymap.keys(f"seat_{seat + 1}")
        key = spoken_key(keys[0]) if keys else ""
        return self._scene.words.lift_sentence(self._scene.called(seat), key)

    def _refresh_undo(self) -> None:
        bar = self._scene.match.undo_bar(self._scene.viewpoint.bottom)
        if bar is None:
            self.undo.enable()
        else:
            self.undo.disable(bar)

    def _light_turn(self) -> None:
        pending = self._scene.match.pending()
        asked = self._scene.game.in_turn(pending.seats if pending else ())
        for plate in self.plates:
            is_turn = plate.number in asked
            if is_turn != plate.is_turn:
                plate.is_turn = is_turn
                self._scene.invalidate(plate.dirty_rect())

    def show_note(self, note: Note | None) -> None:
        """Hang up a slip, or take it down."""
        if note == self.note.note:
            return
        before = FRect(self.note.rect)
        self.note.show(note)
        if self._context is not None:
            self._place_note(self._context)
        self._scene.invalidate(before.inflate(40, 40))
        self._scene.invalidate(self.note.rect.inflate(40, 40))

    def seats_changed(self) -> None:
        """People and computers have changed seats."""
        for plate, seat in zip(self.plates, self._scene.match.seats, strict=True):
            plate.seat_changed(seat)
        self._scene.relayout()

    def roll(self, view: Any) -> None:
        """Counters roll to what the view says; badges and captions follow."""
        scene = self._scene
        seconds = scene.services.theme.durations.number_roll
        for plate, score in zip(self.plates, scene.match.game.scores(view), strict=True):
            plate.score.roll(score, scene.timeline, seconds)
        self._take_badges(view)

    def jump(self, view: Any) -> None:
        """The same at once."""
        for plate, score in zip(self.plates, self._scene.match.game.scores(view), strict=True):
            plate.score.jump(score)
        self._take_badges(view)
        self._scene.invalidate()

    def _take_badges(self, view: Any) -> None:
        for plate in self.plates:
            if plate.take_badges(tuple(self._scene.game.badges(view, plate.number))):
                self._scene.invalidate(plate.rect)

    def log_changed(self) -> None:
        """Lines and captions are new; the status line may tell them, too."""
        self.drawer.refresh()
        if self._context is not None:
            self._say_status()
        for number, caption in enumerate(self.captions):
            parts = self._scene.log.captions.get(number, ())
            if parts != caption.parts:
                caption.parts = parts
                self._scene.invalidate(caption.rect.inflate(20, 20))
        if self.drawer.is_visible:
            self._scene.invalidate(self.drawer.rect)

    def pointed(self, x: float, y: float) -> None:
        """The pointer moved; the log lights up what it points at."""
        if self.drawer.is_visible and self.drawer.rect.collidepoint(x, y):
            self.drawer.point(x, y)
            self._scene.invalidate(self.drawer.rect)

    def track(self) -> None:
        """Have drawn again what the timeline has moved."""
        for plate in self.plates:
            if plate.score.has_changed():
                self._scene.invalidate(plate.rect)
        if self.banner.spread != self._banner_drawn and self._context is not None:
            self._banner_drawn = self.banner.spread
            self._scene.invalidate(self.banner.rect(self._context).inflate(40, 40))

    def breathe(self, dt: float) -> None:
        """The light of the lantern moves on."""
        if self.lantern.update(dt) and self._context is not None:
            for plate in self._lit_plates():
                self._scene.invalidate(self.lantern.light(plate.lantern_rect(self._context)))

    def _lit_plates(self) -> list[SeatPlate]:
        return [plate for plate in self.plates if plate.is_turn]

    def _speed_changed(self) -> None:
        self._scene.services.host.keep_settings()
        self._redraw(self.speed)

    def _redraw(self, widget: Widget) -> None:
        self._scene.invalidate(widget.rect.inflate(20, 20))

    def _change_privacy(self) -> None:
        settings = self._scene.services.settings
        settings.privacy = CURTAIN if self._scene.viewpoint.is_peeking else PEEK
        self._scene.viewpoint.settle(settings.privacy)
        self._scene.look_anew()

    # Drawing

    def draw_under(self, canvas: Canvas) -> None:
        """What moving pieces fly over."""
        clip = _virtual_clip(canvas)
        for widget in (
            self.status, self.menu, *self.tools(), self.tokens, *self.captions, *self.plates,
            self.actions,
        ):  # fmt: skip
            _draw_if_touched(canvas, widget, clip)
        for plate in self._lit_plates():
            self.lantern.draw(canvas, plate.lantern_rect(canvas.context))

    def draw_over(self, canvas: Canvas) -> None:
        """What lies over moving pieces."""
        clip = _virtual_clip(canvas)
        for widget in (self.note, self.drawer, self.log_close):
            if widget is not self.log_close or self.drawer.is_visible:
                _draw_if_touched(canvas, widget, clip)
        self.banner.draw(canvas)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """All of it."""
        for widget in (
            self.status, self.menu, *self.tools(), self.tokens, *self.captions, *self.plates,
            self.actions, self.note, self.drawer,
        ):  # fmt: skip
            if widget.is_visible:
                yield from widget.boxes(context)
        if self.drawer.is_visible:
            close, is_over = self.log_close, not self.drawer.is_docked
            yield Box(close.name, FRect(close.rect), BoxKind.TARGET, "log", may_overlap=is_over)


def _virtual_clip(canvas: Canvas) -> FRect:
    """What is drawn at all, in virtual units, with the pixels of blur at its edges."""
    scale = canvas.context.viewport.scale
    left, top, width, height = canvas.surface.get_clip().inflate(4, 4)
    return FRect(left / scale, top / scale, width / scale, height / scale)


def _draw_if_touched(canvas: Canvas, widget: Widget, clip: FRect) -> None:
    reach = 96.0 if _has_halo(widget) else 36.0
    if widget.is_visible and clip.colliderect(widget.rect.inflate(reach, reach)):
        widget.draw(canvas)


def _has_halo(widget: Widget) -> bool:
    return isinstance(widget, SeatPlate) and widget.is_turn
