"""The keys of a keyboard and the buttons of a gamepad, and what they do."""

from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.sheet import PanelScene, SideBySide
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.keymap import ACTS, spoken_keys
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_SECTION: Final = TextStyle(28.0, Face.SEMIBOLD, "rubric")
_LINE: Final = TextStyle(24.0, Face.REGULAR, "ink")
_KEY: Final = TextStyle(24.0, Face.SEMIBOLD, "ink", "right")
_DOT: Final = 4.0
_DOTS: Final = 18.0
"""Side of a dot of a leader, and from one to the next."""
_SCROLL: Final = 160.0
"""Virtual units by which an arrow key scrolls the page."""

_PAD: Final = page_beside(__file__, dict[str, tuple[dict[str, str], ...]])["pad"]
"""What the buttons of a gamepad do: `button` is a name to be translated, `id` one on the pad."""


class KeysScene(PanelScene):
    """Two lists on a sheet of parchment. Esc or Done closes it."""

    def __init__(self, services: AppServices) -> None:
        done = Button(_("Done"), self.close, "done")
        self._scroll = ScrollArea(_lists(services), "keys").growing()
        own = Button(_("Own keys"), lambda: self.stack.push(BuzzersScene(services)), "buzzers")
        super().__init__(
            services, _("Keys"), self._scroll, buttons=[own, done], widest=1640.0,
            material="parchment",
        )  # fmt: skip

    def handle(self, intent: Intent) -> bool:
        """Scroll on up and down."""
        if isinstance(intent, intents.Navigate) and intent.direction.value[1]:
            self._scroll.scroll_by(intent.direction.value[1] * _SCROLL)
            return True
        return super().handle(intent)


def _lists(services: AppServices) -> SideBySide:
    """Return keyboard and gamepad."""
    keys = [
        _line(_(act.label), spoken_keys(services.keymap, name), f"key.{name}")
        for name, act in ACTS.items()
    ]
    pad = [
        _line(_(one["what"]), one.get("id") or _(one["button"]), f"pad{n}")
        for n, one in enumerate(_PAD)
    ]
    return SideBySide(
        Column(Label(_("Keyboard"), _SECTION, "keyboard"), *keys, gap=6.0, align="fill"),
        Column(Label(_("Gamepad"), _SECTION, "gamepad"), *pad, gap=6.0, align="fill"),
    )


def _line(what: str, key: str, name: str) -> Row:
    label = Leading(what, _LINE, f"{name}.what").growing()
    return Row(label, Label(key, _KEY, name), gap=20.0, align="centre")


class Leading(Label):
    """Words with dots after them that lead the eye to the key."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the dots at the same places in every line, so that they stand in columns."""
        super().draw(canvas)
        colour = canvas.context.theme.palette.sepia
        width, height = canvas.context.texts.measure(self.text, self.style, self.rect.width)
        y = self.rect.top + height - 0.36 * canvas.context.texts.line_height(self.style)
        x = self.rect.right - self.rect.right % _DOTS
        while x > self.rect.left + width + _DOTS:
            canvas.fill(FRect(x - _DOT, y, _DOT, _DOT), colour, 0.45)
            x -= _DOTS
