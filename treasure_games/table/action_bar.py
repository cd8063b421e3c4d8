"""The buttons of a table: answers to what is asked and, apart, the turn's end; the speed; the way
back to secrets.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import capital, translate as _
from treasure_games.core.words import Note
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.settings import CURTAIN, INSTANT_SPEED, PEEK, SPEEDS, Settings
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, IconButton, Pressable
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import plate_line
from treasure_games.table.places import is_large
from treasure_games.table.session import Session
from treasure_games.table.table_api import Choice

_AT, _AS = look_beside(__file__)
_BRIEF: Final = {0.5: "½×", 1.0: "1×", 2.0: "2×", 4.0: "4×", INSTANT_SPEED: "∞"}


class ActionBar(Widget):
    """The choices from the top; undo and the end of the turn always in the same place below."""

    def __init__(self, undo: IconButton, session: Session) -> None:
        super().__init__("actions")
        self.undo = undo
        self._session = session
        self._choices: dict[str, Button] = {}
        self._by_action: dict[Any, Button] = {}
        self.closing: Button | None = None
        """The button that ends the turn, if there is one now."""
        self.adopt(undo)

    def children(self) -> Sequence[Widget]:
        """Return choices, undo and the end of the turn, in Tab order."""
        return (*self._choices.values(), self.undo, *self._ending)

    @property
    def _ending(self) -> tuple[Button, ...]:
        return () if self.closing is None else (self.closing,)

    def offer(
        self, choices: Sequence[Choice], closing: Choice | None, context: LayoutContext
    ) -> None:
        """Show these buttons; a button that stays keeps its focus."""
        kept = self._choices
        self._choices = {
            one.name: self._button(one, kept.get(one.name), context) for one in choices
        }
        self.closing = self._button(closing, self.closing, context) if closing else None
        self._by_action = {
            one.action: self._choices[one.name] for one in choices if one.action is not None
        }
        if closing and self.closing:
            source = self._session.services.host.input
            self.closing.hint = source.with_key(closing.label, "end_turn")
        if self.rect.width:
            self.place(self.rect, context)

    @property
    def first(self) -> Button | None:
        """The button that answers the question: the main one, else the uppermost, if any."""
        buttons = list(self._choices.values())
        return next((one for one in buttons if one.is_primary), next(iter(buttons), None))

    def advised(self, action: Any) -> Button | None:
        """Return the button that does a suggested action, or else the main one that is open."""
        if action in self._by_action:
            return self._by_action[action]
        buttons = (*self._choices.values(), *self._ending)
        return next((one for one in buttons if one.is_primary and one.is_enabled), None)

    @property
    def top(self) -> float:
        """The upper edge of the visible buttons."""
        return min(child.rect.top for child in self.children())

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place from the bottom: the row with the end of the turn, above it the choices."""
        super().place(rect, context)
        height = self._height(context, self._ending, rect.width - _AT.beside_ending)
        side = min(max(height, 58.0), 82.0)
        self.undo.place(FRect(rect.left, rect.bottom - side, side, side), context)
        left = rect.left + side + _AT.gap
        for button in self._ending:
            button.place(FRect(left, rect.bottom - height, rect.right - left, height), context)
        self._place_choices(rect, rect.bottom - max(side, height) - 2 * _AT.gap, context)

    def _place_choices(self, rect: FRect, bottom: float, context: LayoutContext) -> None:
        for row in reversed(self._rows(context, bottom - rect.top + _AT.gap)):
            width = (rect.width - _AT.gap * (len(row) - 1)) / len(row)
            height = self._height(context, row, width)
            for index, button in enumerate(row):
                x = rect.left + index * (width + _AT.gap)
                button.place(FRect(x, bottom - height, width, height), context)
            bottom -= height + _AT.gap

    def _rows(self, context: LayoutContext, room: float) -> list[list[Button]]:
        """Return one button per row; two where rows for all are higher than their room."""
        buttons = list(self._choices.values())
        single = self._height(context, buttons, self.rect.width) + _AT.gap
        across = 2 if len(buttons) > 1 and len(buttons) * single > room else 1
        return [buttons[start : start + across] for start in range(0, len(buttons), across)]

    def _height(self, context: LayoutContext, buttons: Sequence[Button], width: float) -> float:
        """Return the height of the row's highest button at this width."""
        return max((button.preferred(context, width).height for button in buttons), default=58.0)

    def _button(self, choice: Choice, kept: Button | None, context: LayoutContext) -> Button:
        label = choice.brief if is_large(context) else choice.label
        button = kept or Button(label, choice.on_press, f"choice.{choice.name}", style=_AS.choice)
        decides = self._decision(choice, context)
        button.text = f"{label}\n<i>{decides}</i>" if decides else label
        button.on_press, button.is_primary = choice.on_press, choice.is_primary
        full = self._session.decides(choice.action) if decides else ""
        button.hint = choice.label if label != choice.label else capital(full)
        refusal = choice.refusal
        button.reason, button.rule_id = (str(refusal), refusal.rule) if refusal else ("", "")
        button.on_explain = self._session.open_rulebook
        self.adopt(button)
        return button

    def _decision(self, choice: Choice, context: LayoutContext) -> str:
        """Return what a choice decides, in few words where there is no room for all."""
        if choice.refusal is not None:
            return ""
        told = self._session.decides(choice.action)
        room = self.rect.width - (_AT.beside_ending if choice.name == "end" else 0.0)
        is_long = context.texts.measure(f"<i>{told}</i>", _AS.choice)[0] > room - 2 * Button.padding
        return self._session.decides(choice.action, is_brief=True) if is_long else told


class SpeedButton(Pressable):
    """Shows the speed; each press takes the next one."""

    def __init__(self, settings: Settings, on_change: Callable[[], None]) -> None:
        super().__init__(
            "speed", hint=_("How fast things move; hold Space to go four times as fast")
        )
        self._settings = settings
        self._on_change = on_change

    @property
    def label(self) -> str:
        """The current speed in at most three letters."""
        return _BRIEF[self._settings.speed]

    def activate(self) -> None:
        """Take the next speed."""
        following = (SPEEDS.index(self._settings.speed) + 1) % len(SPEEDS)
        self._settings.speed = SPEEDS[following]
        self._on_change()

    def drawn_from(self) -> object:
        """Return what brass and speed depend on."""
        return self.brass, self.label

    def draw(self, canvas: Canvas) -> None:
        """Draw brass with the speed engraved; its size is independent of the text scale."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_icon_button(canvas, rect, "", self.state())
        words = plate_line(canvas.context, self.label, _AS.label, *rect.inflate(-14, -14).size)
        canvas.text(*words, rect)


class MotionButton(IconButton):
    """Finishes what moves; while nothing does, shows again what has moved."""

    def __init__(self, session: Session, send: Callable[[Intent], object]) -> None:
        super().__init__("skip", "", name="skip")
        self._session, self._send = session, send
        self.dress()

    def activate(self) -> None:
        """Finish, or send the key's intent."""
        if self._session.timeline.is_busy:
            self._session.shell.finish_motion()
        else:
            self._send(intents.Replay())

    def dress(self) -> None:
        """Show what it does now."""
        is_busy, source = self._session.timeline.is_busy, self._session.services.host.input
        skip = _("Skip what is moving; hold the key to go faster")
        again = _("What happened since you last decided")
        self.hint = source.with_key(*((skip, "skip") if is_busy else (again, "replay")))
        self.icon = "skip" if is_busy else "restart"


class PrivacyButton(IconButton):
    """Changes how people at one screen hide what they hold."""

    def __init__(self, session: Session) -> None:
        super().__init__("eye", "", name="privacy")
        self._session = session

    def activate(self) -> None:
        """Change it at once, but not while something waits to be thrown."""
        if self._session.in_hand is not None:
            self._session.services.audio.play("ui_refuse")
            return
        settings, viewpoint = self._session.services.settings, self._session.viewpoint
        settings.privacy = CURTAIN if viewpoint.is_peeking else PEEK
        viewpoint.settle(settings.privacy)
        self._session.shell.look_anew()

    def dress(self) -> None:
        """Show how it is now."""
        is_peeking = self._session.viewpoint.is_peeking
        self.icon = "eye" if is_peeking else "eye_closed"
        peek = _("Hands lie face down until lifted; press for a curtain between turns")
        curtain = _("A curtain falls between turns; press to lift hands instead")
        self.hint = peek if is_peeking else curtain


class QuietButton(IconButton):
    """Passes for a person, now and unasked from now on, until it concerns them."""

    def __init__(self, session: Session) -> None:
        super().__init__("skip", "", name="quiet")
        self._session = session

    def activate(self) -> None:
        """Pass."""
        self._session.stay_quiet()

    def dress(self) -> None:
        """Be there to press while others may be answered."""
        self.hint = _("Stay quiet: you pass unasked until your turn, or till it concerns you")
        when = _("You can stay quiet when you are asked about what others do.")
        self.reason = "" if self._session.may_stay_quiet else when


class PointsLeft:
    """Asks once before points are left lying at the end of a turn."""

    def __init__(self, session: Session, show_note: Callable[[Note], None]) -> None:
        self._session = session
        self._show_note = show_note
        self._asked: tuple[int, str] | None = None
        """The number of acts when it was last asked, and what would have been left."""

    def asking(self, closing: Choice) -> Choice:
        """Return a button that first says what would be left, if anything."""
        session = self._session
        if not closing.loss or not session.services.settings.ask_about_points:
            return closing
        asks = len(session.match.acts), closing.loss

        def press() -> None:
            if self._asked == asks:
                closing.on_press()
                return
            self._asked = asks
            session.services.audio.play("hint")
            again = _("Press again to end your turn all the same.")
            self._show_note(Note(_("Points are left lying"), f"{closing.loss} {again}"))

        return replace(closing, on_press=press)


class BackButton(Button):
    """Lies over the hand of whoever has looked last."""

    def __init__(self, session: Session, *then: Callable[[], None]) -> None:
        """Create it; `then` is what goes on with the person who has looked last."""
        super().__init__("", self._pressed, "choice.return", primary=True)
        self._then = then
        self._session = session
        self._room = FRect(0, 0, 1, 1)
        self.is_visible = False

    def _pressed(self) -> None:
        self._session.come_back()
        for one in self._then:
            one()

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Lie in the middle of the hand."""
        self._room = FRect(rect)
        size = self.preferred(context, rect.width)
        place = sized(size.width, size.height, center=rect.center)
        super().place(place, context)

    def dress(self, context: LayoutContext) -> None:
        """Name whoever may look now, if anybody must say so."""
        session, seat = self._session, self._session.viewpoint.asked
        is_wanted = session.viewpoint.needs_return and not session.timeline.is_busy
        self.is_visible = is_wanted and seat is not None
        if self.is_visible and seat is not None:
            self.text = _("I am {name}", name=session.match.seats[seat].name)
            self.place(self._room, context)
