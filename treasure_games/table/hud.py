"""The HUD of a table: status, tools, seats, buttons, note, banner, log."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.rulebook import meaning
from treasure_games.core.words import Note
from treasure_games.match.as_text import as_text
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.button import IconButton
from treasure_games.stage.widgets.widget import Box, BoxKind, Control, Explanation, Node, Widget
from treasure_games.table import action_bar
from treasure_games.table.banner import Banner
from treasure_games.table.copy_button import CopyButton
from treasure_games.table.host import HostSlip
from treasure_games.table.log_drawer import FOOT, PADDING, LogDrawer
from treasure_games.table.peek import HandPeek
from treasure_games.table.pieces.seat_plate import SeatPlate
from treasure_games.table.places import BUTTON, GAP, Places, status_width
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.seat_row import SeatRow
from treasure_games.table.session import Session
from treasure_games.table.slips import NoteSlip
from treasure_games.table.speech import Speech
from treasure_games.table.status import StatusLine, TokenRow, status_of
from treasure_games.table.table_api import Choice, Offers

_WORSE: Final = 10
"""So many controls are rather covered than one thing that a note should not cover."""


class Hud(Widget):
    """The root of the table's widgets, in Tab order: game, buttons, tools, seats, log.

    Buttons for keys send the key's intent through `send`.
    """

    _places: Places
    """Set by the first layout."""

    def __init__(self, session: Session, peek: HandPeek, send: Callable[[Intent], object]) -> None:
        super().__init__("table")
        self._session = session
        self._shell = session.shell
        self._peek = peek
        self._send = send
        self.offers = Offers()
        self._points = action_bar.PointsLeft(session, self.show_note)
        self._note_rooms = [FRect(0, 0, 1, 1)]
        self._is_note_over_actions = False
        self.furnish()

    def furnish(self) -> None:
        """Create everything that contains words; again when the language has changed."""
        self.status = StatusLine()
        self.menu = self._tool("menu", _("Menu"), "menu", intents.Menu())
        services = self._session.services
        self.speed = action_bar.SpeedButton(
            services.settings, lambda: services.host.keep_settings()
        )
        self.motion = action_bar.MotionButton(self._session, self._send)
        self.undo = self._tool("undo", _("Take back your last step"), "undo", intents.Undo())
        self.actions = action_bar.ActionBar(self.undo, self._session)
        self.tokens = TokenRow()
        self.note = NoteSlip(self._session.open_rulebook)
        self.banner = Banner()
        self.back = action_bar.BackButton(self._session, self.refresh, self.lead_on)
        self._is_gathering = self._is_stale = False
        self.seats = SeatRow(self._session)
        self.speech = Speech(self._session, self.plates)
        self.drawer = LogDrawer(self._session)
        close, session = _("Close the log"), self._session
        self.log_close = IconButton("close", close, self._shell.toggle_log, "log.close")
        self.log_copy = CopyButton(
            services, lambda: as_text(session.match, session.viewer), "log.copy"
        )
        self._tools: list[Control] = [
            self._tool("hint", _("Suggest a move"), "hint", intents.Hint()),
            self._tool("rules", _("Rulebook"), "help", intents.Help()),
            self._tool("log", _("Ship’s log"), "log", intents.LogToggle(), "log.toggle"),
            self.speed,
            self.motion,
        ]
        self._privacy, self.quiet = (
            action_bar.PrivacyButton(self._session),
            action_bar.QuietButton(self._session),
        )
        guide = session.guide
        self.host = None if guide is None else HostSlip(guide, session.go_on, session.skip)
        self.adopt(
            *self._hosts(), self.status, self.menu, self._privacy, self.quiet, *self._tools,
            self.actions, self.tokens, self.back, self.note, *self.plates, *self.seats.captions,
            self.drawer, self.log_copy, self.log_close,
        )  # fmt: skip

    def _hosts(self) -> tuple[HostSlip, ...]:
        """Return the host of a lesson, if there is one."""
        return () if self.host is None or self._session.guide is None else (self.host,)

    def _tool(self, icon: str, words: str, key: str, intent: Intent, name: str = "") -> IconButton:
        """Return a button for a key; its tooltip names the key."""
        hint = self._session.services.host.input.with_key(words, key)
        return IconButton(icon, hint, partial(self._send, intent), name or icon)

    # Widgets

    @property
    def plates(self) -> list[SeatPlate]:
        """The plates by seat."""
        return self.seats.plates

    def children(self) -> Sequence[Widget]:
        """Return the children in Tab order; later ones lie over earlier ones."""
        lift = (self._peek.spot,) if self._peek.is_offered else ()
        seats = () if self._session.game.is_covered else self.seats.in_tab_order()
        return (
            *self._session.game.controls(), *lift, *self._session.ready, self.back,
            *self._answers, *seats, *self.tools(), self.menu, *self._hosts(), self.note,
            self.drawer, self.log_copy, self.log_close,
        )  # fmt: skip

    def explanation_at(self, x: float, y: float) -> Explanation | None:
        """Return what is told at a point: by paper and log over the table nothing."""
        above = (*self._hosts(), self.note, self.drawer)
        if any(one.is_visible and one.rect.collidepoint(x, y) for one in above):
            return None
        signs = reversed([*self._session.game.signs(), *self.tokens.signs()])
        found = next((sign for sign in signs if sign[0].collidepoint(x, y)), None)
        game_id = self._session.match.plan.game
        return Explanation(found[0], meaning(game_id, found[1])) if found else None

    def tools(self) -> list[Control]:
        """Return the square buttons; with several people one more, for how they keep secrets, and
        one where the moves of others may be answered.
        """
        tools = list(self._tools)
        if self._session.game.asks_bystanders:
            tools.insert(0, self.quiet)
        if self._session.viewpoint.are_shared:
            self._privacy.dress()
            tools.insert(0, self._privacy)
        return tools

    # Layout

    def arrange(self, context: LayoutContext, is_log_open: bool) -> Places:
        """Ask the game for places and put everything there."""
        self.rect, self.context = context.viewport.rect, context
        tools = self.tools()
        height = StatusLine.height_for(context, status_width(context.viewport.width, len(tools)))
        places = self._session.game.places(
            context, len(self.plates) - 1, len(tools), height, is_log_open
        )
        self.status.place(places.status, context)
        self.menu.place(places.menu, context)
        for index, tool in enumerate(tools):
            left = places.tools.left + index * (BUTTON + GAP)
            tool.place(FRect(left, places.tools.top, BUTTON, BUTTON), context)
        self.seats.place(places, context)
        self.actions.place(places.actions, context)
        self.tokens.place(places.tokens, context)
        self.banner.place(*places.banners)
        self._place_log(places, context, is_log_open)
        self.speech.place(places.room, context)
        self._peek.spot.place(places.hand, context)
        self.back.place(places.hand, context)
        self._places = places
        for host in self._hosts():
            host.measure_by(context)
        self._note_rooms = [room for room in (places.note, places.note_aside) if room is not None]
        self._is_note_over_actions = places.note_is_over_actions
        self._place_note(context)
        return places

    def _place_log(self, places: Places, context: LayoutContext, is_open: bool) -> None:
        self.drawer.is_visible = self.log_close.is_visible = self.log_copy.is_visible = is_open
        self.drawer.is_docked = places.is_docked
        copy = places.drawer.inflate(-2 * PADDING, 0.0)
        copy.height = self.log_copy.preferred(context, copy.width).height
        copy.bottom = places.drawer.bottom - FOOT
        self.log_copy.place(copy, context)
        self.drawer.below = copy.height + GAP
        self.drawer.place(places.drawer, context)
        corner = places.drawer.right - BUTTON - 26.0, places.drawer.top + 26.0
        self.log_close.place(FRect(*corner, BUTTON, BUTTON), context)

    def _place_host(self) -> None:
        """Light what the host of a lesson means, and put his slip where it covers least."""
        if self.host is None or self.context is None or not self.host.is_visible:
            return
        meant = self._light_what_is_meant(self.host)
        controls = [one.rect for one in self._session.game.controls() if one.is_enabled]
        places = self._places
        room = places.room
        below = self.status.rect.bottom + GAP
        table = FRect(room.left, below, room.width, room.bottom - below).inflate(-2 * GAP, 0)
        self.host.settle(
            table,
            [
                *((place.inflate(30, 30), 40.0) for place in meant),
                *((one.rect, 20.0) for one in self.actions.children() if one.is_visible),
                *((place, 3.0) for place in controls),
                *((box.rect, 1.0) for box in self._session.game.boxes(self.context)),
                *((rect, 2.0) for rect, _picture in self._session.game.signs()),
                *((plate.rect, 1.0) for plate in self.plates),
                *((face, 1.0) for face in self._session.game.faces()),
                (places.hand, 1.0),
                *([(self.note.rect, 30.0)] if self.note.is_visible else []),
            ],
        )

    def _light_what_is_meant(self, host: HostSlip) -> list[FRect]:
        """Light what the host of a lesson means, the first name that is there, and return it."""
        named = host.instruction.at if host.instruction else ()
        found = (self._called(name) for name in named)
        meant = next(filter(None, found), [])
        is_still = self._session.services.settings.reduced_motion
        host.spotlight.light(meant, is_still=is_still)
        return meant

    def _called(self, name: str) -> list[FRect]:
        """Return where something of this name is: a control, or a picture of the legend."""
        controls = [one.focus_rect() for one in self._shell.focus.controls() if one.name == name]
        signs = self._session.game.signs()
        return controls or [rect for rect, picture in signs if name in picture.split()]

    def _place_note(self, context: LayoutContext) -> None:
        """Place the note in its first area, or where it covers less of what matters."""
        covered: list[tuple[int, int, FRect]] = []
        for room in self._rooms_for_note():
            self.note.place(room, context)
            covered.append((self._covered_by_note(), len(covered), room))
        self.note.place(min(covered)[2], context)
        # Tokens move aside if the note would cover half of them.
        is_covered = self.note.is_visible and self.note.rect.colliderect(self.tokens.rect)
        self.tokens.is_visible = not is_covered

    def _rooms_for_note(self) -> Iterator[FRect]:
        """Yield the areas of a note, which grows upwards, then those above what it should spare."""
        rooms = list(map(FRect, self._note_rooms))
        for room in rooms if self._is_note_over_actions else ():
            room.height = max(10.0, self.actions.top - GAP - room.top)
        yield from rooms
        for thing in self._session.game.clear_of_notes():
            for room in map(FRect, rooms):
                room.bottom = min(room.bottom, thing.top - GAP)
                yield room

    def _covered_by_note(self) -> int:
        """Return how much the note covers: controls, and above all what it should not."""
        note, game = self.note, self._session.game
        if not note.is_visible:
            return 0
        targets = [one.rect for one in game.controls() if one.is_enabled]
        hidden = sum(note.rect.colliderect(thing) for thing in game.clear_of_notes())
        return _WORSE * hidden + sum(note.rect.collidepoint(one.center) for one in targets)

    # What is shown

    def refresh(self) -> None:
        """Ask the game what the person can do now."""
        self._is_stale = False
        if self.context is None:
            return
        self.offers = self._session.game.offers(self._session.legal())
        if self._session.in_hand is not None:
            self._session.in_hand.put_button(self.context)
            self.offers = Offers(beginning=self._session.in_hand.button)
        elif self._session.held is not None:
            label, end = _("End turn"), self._session.end_held_turn
            self.offers = Offers(closing=Choice("end", label, label, end, is_primary=True))
        elif self._session.is_recapping:
            self.offers = replace(self.offers, closing=None)
        elif self.offers.closing is not None:
            self.offers = replace(self.offers, closing=self._points.asking(self.offers.closing))
        self.actions.offer(self.offers.choices, self.offers.closing, self.context)
        self.back.dress(self.context)
        self._say_status()
        self.tokens.tokens = self.offers.tokens
        self._refresh_undo()
        self.motion.dress()
        self.quiet.dress()
        pending = self._session.match.pending()
        if not self._session.is_recapping:
            self.seats.light(self._session.game.in_turn(pending.seats if pending else ()))
        self.seats.take_badges(self._session.game.view)
        self._place_host()
        self._place_note(self.context)
        self._shell.focus.arranged(self.context)

    def offers_changed(self) -> None:
        """Ask it soon: while gathering once, at the end."""
        if self._is_gathering:
            self._is_stale = True
        else:
            self.refresh()

    def gather(self) -> None:
        """Ask the game no more than once for all that changes until `tell`."""
        self._is_gathering = True

    def tell(self) -> None:
        """Ask it, if anything has changed meanwhile."""
        self._is_gathering = False
        self.catch_up()

    def catch_up(self) -> None:
        """Ask it at once if anything has changed: somebody needs to know the buttons now."""
        if self._is_stale:
            self.refresh()

    def lead_on(self) -> None:
        """Focus an answer when playing by keys; do nothing for the mouse."""
        self.catch_up()
        answer = self.offers.beginning or self.actions.first
        if answer is not None and self._shell.focus.is_ring_shown:
            self._shell.focus.set(answer)

    def _say_status(self) -> None:
        text, seat = status_of(self._session, self.status.text)
        self.status.say(text, "" if seat is None else self._session.emblem(seat))

    def _refresh_undo(self) -> None:
        bar = self._session.match.why_no_undo(self._session.bottom)
        session = self._session
        is_whole = (
            bar is not None and session.held is None and session.turn_to_take_back is not None
        )
        words = _("Take back your whole turn") if is_whole else _("Take back your last step")
        self.undo.hint = session.services.host.input.with_key(words, "undo")
        if bar is None or session.held is not None or is_whole:
            self.undo.enable()
        else:
            self.undo.disable(bar)

    def show_note(self, note: Note | None) -> None:
        """Show a note, or remove it."""
        if note == self.note.note:
            return
        self.note.show(note)
        if self.context is not None:
            self._place_note(self.context)
            if self.host is not None and self.note.rect.colliderect(self.host.rect):
                self._place_host()

    def show_banner(
        self, text: str, emblem: str, face: SeatFace | None = None, room: FRect | None = None
    ) -> None:
        """Show large text for a moment, in parallel with other animations."""
        self.banner.say(text, emblem, face, room)
        self._session.timeline.beside(self.banner.animation(self._session.services.theme))

    def log_changed(self) -> None:
        """Show new lines and captions, and the latest in the status line."""
        self.drawer.refresh()
        if self.context is not None:
            self._say_status()
        self.seats.take_captions()

    def pointed(self, x: float, y: float) -> None:
        """Handle a pointer move; the log highlights the pieces of its line."""
        if self.drawer.is_visible and self.drawer.rect.collidepoint(x, y):
            self.drawer.point(x, y)

    def point_out(self, dt: float) -> None:
        """Let the light of a lesson's host follow what it is on, and his slip give way to it."""
        for host in self._hosts():
            if host.is_visible and host.rect.collidelist(self._light_what_is_meant(host)) >= 0:
                self._place_host()
            host.spotlight.update(dt)

    def sentences(self) -> list[str]:
        """Return what stands on status line, note and slip, and what the person alone knows."""
        note = self.note.note
        noted = [] if note is None else [f"{note.heading}. {note.figures} {note.text}"]
        hosts = [one.instruction for one in self._hosts() if one.is_visible and one.instruction]
        own = self._session.game.in_words
        told = [_(words) for one in hosts for words in (one.say, one.order)]
        return [own, self.status.text, *noted, *told]

    # Drawing

    def under(self) -> tuple[Node, ...]:
        """Return what is under moving pieces: what lies over the table lies over its seats too."""
        head = self.status, self.menu, *self.tools()
        if self._session.game.is_covered:
            return *head, *self._answers
        seats = self.tokens, *self.plates, *self.seats.captions
        return *head, *seats, *self._answers, self.seats.lantern, self.speech

    @property
    def _answers(self) -> tuple[Node, ...]:
        """The buttons; while something lies over the table only those that answer."""
        is_asked = bool(self.offers.choices or self.offers.closing)
        return (self.actions,) if is_asked or not self._session.game.is_covered else ()

    def over(self) -> tuple[Node, ...]:
        """Return what is over moving pieces."""
        lights = [host.spotlight for host in self._hosts() if host.is_visible]
        slips = *self._session.ready, *self._hosts(), self.back, self.note
        return *lights, *slips, self.drawer, self.log_copy, self.log_close, self.banner

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield all boxes for the layout check."""
        for node in (*self.under(), *self._session.ready, self.back, self.note, self.drawer):
            if node.is_visible:
                yield from node.boxes(context)
        if self.drawer.is_visible:
            for one in (self.log_copy, self.log_close):
                is_over = not self.drawer.is_docked
                yield Box(one.name, FRect(one.rect), BoxKind.TARGET, "log", may_overlap=is_over)
