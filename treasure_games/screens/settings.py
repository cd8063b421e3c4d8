"""The settings: every change takes effect at once and is saved."""

from functools import partial
from typing import Final

from msgspec import Struct

from treasure_games.core.chances import tell_chances
from treasure_games.core.language import available_languages, translate as _, use_language
from treasure_games.core.pages import page_beside
from treasure_games.screens.about import AboutScene
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.keys import KeysScene
from treasure_games.screens.sheet import PanelScene, SideBySide
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.settings import ANSWER_SECONDS
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.toggle import Slider, Toggle
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.services import AppServices

_SECTION = TextStyle(30.0, Face.SEMIBOLD, "brass_light")
_LINE = TextStyle(26.0, Face.REGULAR, "pearl")

TEXT_SCALES: Final = (0.75, 0.9, 1.0, 1.25, 1.5, 1.75, 2.0)
PEEK_SECONDS: Final = (3.0, 5.0, 8.0, 12.0)
_LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch"}


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A setting, by its name in `Settings`, and what is said of it; msgids of its options."""

    id: str
    text: str
    hint: str = ""
    options: tuple[Option[str | float], ...] = ()


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings beside an instrument."""

    id: str
    title: str
    image: str
    lines: tuple[Line, ...]


SECTIONS: Final = page_beside(__file__, dict[str, tuple[Section, ...]])
"""Those at the left, and those at the right."""
_GAP: Final = 18.0
_THING: Final = 180.0
"""Side of the instrument that a section hangs by."""


class SettingsScene(PanelScene):
    """Instruments on a bulkhead over the current screen. Esc or Done closes it."""

    def __init__(self, services: AppServices) -> None:
        self._app = services
        self._options = _options()
        self._steppers: dict[str, Stepper[object]] = {}
        super().__init__(
            services,
            _("Settings"),
            ScrollArea(self._sections(), "settings").growing(),
            buttons=(
                Button(_("Back to the defaults"), self._ask_reset, "reset"),
                Button(_("Keys"), lambda: self.stack.push(KeysScene(services)), "keys"),
                Button(
                    _("About and licences"), lambda: self.stack.push(AboutScene(services)), "about"
                ),
                Button(_("Done"), self.close, "done"),
            ),
            widest=1840.0,
        )
        self.first = self.focus.controls()[0]

    def layout(self, context: LayoutContext) -> None:
        """Update the lines of what a key may have changed: the window and the voice; make all
        steppers equally wide.
        """
        for name in ("window_mode", "voice"):
            self._steppers[name].show(getattr(self._app.settings, name))
        for one in self._steppers.values():
            one.least = 0.0
        widest = max(one.preferred(context).width for one in self._steppers.values())
        for one in self._steppers.values():
            one.least = widest
        super().layout(context)

    def _sections(self) -> SideBySide:
        left, right = ([*map(self._section, side)] for side in SECTIONS.values())
        erase = Row(Button(_("Erase everything"), self._ask_to_erase, "erase"))
        left.append(_board("kept", _("What is kept"), "title/object_covered", erase, high=120.0))
        columns = (Column(*boards, gap=_GAP) for boards in (left, right))
        return SideBySide(*columns, gap=_GAP, gap_below=_GAP)

    def _section(self, one: Section) -> Panel:
        image, lines = f"instruments/{one.image}", map(self._line, one.lines)
        return _board(one.id, _(one.title), image, *lines)

    def _line(self, line: Line) -> Widget:
        """Return a setting: a switch, one of several options, or a slider."""
        name, text, change = line.id, _(line.text), partial(self._set, line.id)
        value = getattr(self._app.settings, name)
        if isinstance(value, bool):
            toggle = Toggle(text, value, change, name, style=_LINE)
            toggle.hint = _(line.hint)
            return toggle
        control: Widget = Slider(value, change, name)
        options = self._options.get(name) or [
            Option[object](one.value, _(one.text)) for one in line.options
        ]
        if options:
            hint = _(line.hint)
            control = self._steppers[name] = Stepper(options, value, change, name, hint=hint)
        label = Label(text, _LINE, f"{name}.label").growing()
        return Row(label, control, gap=30.0, align="centre")

    def _set(self, name: str, value: object) -> None:
        """Set a value, and update the window, the theme and the file at once."""
        if name == "window_mode":
            self.services.host.toggle_full_screen()
            return
        setattr(self._app.settings, name, value)
        used = self.focus.current
        top = 0.0 if used is None else used.rect.top
        self.services.host.settings_changed()
        self.focus.hold_height(top)
        if name in ("language", "chances"):
            self._reword()

    def _ask_to_erase(self) -> None:
        text = _(
            "All matches, finished and under way, are gone for good, and voyages, statistics, "
            "strength, deeds and what pirates remember with them. Settings and copies stay."
        )
        answers = [Answer(_("Erase all"), self._erase, True), Answer(_("Keep it"))]
        self.stack.push(Dialog(self._app, _("Erase everything?"), text, answers))

    def _erase(self) -> None:
        self._app.navigation.show_title()
        told = self._app.matches.erase_all(self._app.folders.state)
        self._app.settings.stars = []
        self._app.host.keep_settings()
        self._app.navigation.show_title()
        self._app.notices.extend(told or [_("Everything is erased.")])

    def _ask_reset(self) -> None:
        text = _("Every setting goes back to what it was at the first start.")
        answers = [Answer(_("Reset"), self._reset, True), Answer(_("Keep mine"))]
        self.stack.push(Dialog(self._app, _("Back to the defaults?"), text, answers))

    def _reset(self) -> None:
        self._app.settings.reset()
        self._app.keymap.reset()
        self.services.host.settings_changed()
        self._reword()

    def _reword(self) -> None:
        """Say everything anew, in the language and with the chances that are wished now."""
        if damage := use_language(self._app.settings.language):
            self._app.notices.append(damage)
        tell_chances(self._app.settings.chances)
        self.stack.reword()


def _board(name: str, title: str, image: str, *lines: Widget, high: float = _THING) -> Panel:
    """Return a field of the bulkhead: what hangs there, a heading, and lines close together."""
    words = Column(Label(title, _SECTION, name), *lines, gap=6.0).growing()
    thing = Picture(image, _THING, high, f"{name}.thing")
    return Panel(Row(thing, words, gap=18.0, align="centre"), "bulkhead", padding=30.0)


def _options() -> dict[str, list[Option[object]]]:
    """Return the options of the settings for which the page has none."""
    seconds = _("{count} seconds")
    return {
        "peek_seconds": [
            Option(count, seconds.format(count=f"{count:.0f}")) for count in PEEK_SECONDS
        ],
        "answer_time": [
            # Without a timer people at one screen are asked in turn.
            Option(name, seconds.format(count=f"{count:.0f}") if count else _("Off"))
            for name, count in ANSWER_SECONDS.items()
        ],
        "text_scale": [Option(scale, f"{scale * 100:.0f} %") for scale in TEXT_SCALES],
        "language": [
            Option(code, _LANGUAGE_NAMES.get(code, code)) for code in available_languages()
        ],
    }
