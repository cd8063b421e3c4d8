"""The curtain between two people who both hold secrets: closes, waits for the right person, opens.

It is opaque and fills the window. It is drawn from nothing but the names, faces and emblems of
seats, and the viewpoint changes only while it is fully closed.
"""

from collections.abc import Callable

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.stage.animation import Call, Sequential, Tween, in_out_quad
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.containers import Centred, Column, Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Layer
from treasure_games.table.places import BUTTON, MARGIN, TOP
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_NAME = TextStyle(48.0, Face.SEMIBOLD, "lantern", "centre")
_WORDS = TextStyle(26.0, Face.REGULAR, "pearl", "centre")
_FACE = 320.0


class CurtainScene(Scene):
    """Closes, calls `on_closed`, waits for the seat's key or a click, opens, calls `on_open`.

    Push it on the stack over the table; it removes itself. `on_closed` is the moment at which the
    table below may switch to the view of `seat`. While it is closed the menu opens over it, where
    the seat may be handed to a computer: then nobody is waited for.
    """

    is_overlay = True
    dim = 0.0

    def __init__(
        self,
        services: AppServices,
        match: Match,
        seat: int,
        on_closed: Callable[[], None],
        on_open: Callable[[], None],
    ) -> None:
        self._app = services
        self._match = match
        self._seat, self.seats = seat, (seat,)
        self._on_closed = on_closed
        self._on_open = on_open
        super().__init__(services)
        self._dress()
        self.closed = 0.0
        """0 open to 1 closed; moved by the timeline."""
        self.is_waiting = False
        """True between closing and opening, while its sheet is shown."""
        self._show()

    def enter(self) -> None:
        """Begin to close."""
        self._pull(1.0, self.services.theme.durations.curtain_close, self._shut)

    def handle(self, intent: Intent) -> bool:
        """Open for the seat's own key, a click or Enter only; pass nothing to the table."""
        if not self.is_waiting:
            return True
        if isinstance(intent, intents.QuitAsked):
            return False
        if isinstance(intent, intents.SeatKey):
            if intent.is_held and intent.seat == self._seat:
                self._open()
        elif isinstance(intent, intents.Cancel | intents.Menu):
            self._open_menu()
        elif isinstance(intent, intents.Help):
            plan = self._match.plan
            self._app.navigation.show_rulebook(plan.game, setup=plan.setup)
        else:
            super().handle(intent)
        return True

    def resume(self) -> None:
        """Take in changes from the menu: new names, or a computer at the seat."""
        super().resume()
        if self._match.seats[self._seat].is_human:
            self.reworded()
            self.relayout()
        else:
            self.stack.remove(self)

    def reworded(self) -> Scene:
        """Return the same curtain with a new sheet."""
        focused = self.focus.current.name if self.focus.current else ""
        self._dress()
        self._show()
        self.focus.set_by_name(focused)
        return self

    def draw(self, canvas: Canvas) -> None:
        """Draw two halves of cloth, and the plate once they have met."""
        rect = canvas.context.viewport.rect
        half = rect.width / 2.0
        shift = (1.0 - self.closed) * half
        left = FRect(rect.left - shift, rect.top, half + 1.0, rect.height)
        right = FRect(rect.left + half + shift, rect.top, half + 1.0, rect.height)
        canvas.cover("scenes/curtain_left", left)
        canvas.cover("scenes/curtain_right", right)
        super().draw(canvas)

    def _dress(self) -> None:
        """Build the sheet that names who must come, and the button to the menu."""
        who = self._match.seats[self._seat]
        self._ready = Button(_("I’m {name}", name=who.name), self._open, "ready")
        sheet = Column(
            SeatFace(who, _FACE, name="face"),
            Label(_("Pass the helm to {name}", name=who.name), _NAME, "name"),
            Label(_how(self._app, self._seat), _WORDS, "words"),
            self._ready,
            gap=26.0,
            align="centre",
        )
        self._sheet = Centred(Panel(sheet, "plank", "sheet", padding=60.0), widest=1000.0)
        self._menu = IconButton("menu", _("Menu"), self._open_menu, "menu")
        root: Layer = self.root  # type: ignore[assignment]
        root.clear()
        root.add(self._sheet, lambda context: context.viewport.rect)
        root.add(self._menu, lambda context: FRect(MARGIN, TOP, BUTTON, BUTTON))

    def _show(self) -> None:
        self._sheet.is_visible = self._menu.is_visible = self.is_waiting

    def _shut(self) -> None:
        self.is_waiting = True
        self._show()
        self.relayout()
        self.focus.set(self._ready)
        self._on_closed()

    def _open(self) -> None:
        self.is_waiting = False
        self._show()
        self.focus.set(None)
        self.relayout()
        self._pull(0.0, self.services.theme.durations.curtain_open, self._gone)

    def _pull(self, closed: float, seconds: float, then: Callable[[], None]) -> None:
        """Pull the cloth this far, and call `then` when it hangs still."""
        self.services.audio.play("cloth")
        pull = Tween(self, seconds, easing=in_out_quad, closed=closed)
        self.timeline.play(Sequential(pull, Call(then)))

    def _open_menu(self) -> None:
        self._app.navigation.show_pause(self._match)

    def _gone(self) -> None:
        self.stack.remove(self)
        self._on_open()


def _how(services: AppServices, seat: int) -> str:
    """Return what to do now, with the key of the seat if it has one."""
    key = services.host.input.spoken(f"seat_{seat + 1}", most=1)
    if not key:
        return _("Nobody else may look. Ready?")
    return _("Nobody else may look. Ready? Press {key}, or click.", key=key)
