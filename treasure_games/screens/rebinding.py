"""Screens on which another key or button can be chosen for an act."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.input.keymap import ACTS, spoken_key
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.skin import Material
from treasure_games.stage.widgets.widget import Control, Widget
from treasure_games.table.services import AppServices

_WORDS: Final = TextStyle(24.0, Face.REGULAR, align="centre")


class RebindingScene(PanelScene):
    """Waits for a key on request, keeps it, and tells which key stands for two acts."""

    def __init__(
        self,
        services: AppServices,
        head: str,
        *content: Widget,
        reset: Callable[[], None],
        others: Sequence[Control] = (),
        widest: float,
        material: Material = "plank",
    ) -> None:
        self._changing = ""
        style = replace(_WORDS, colour="ink" if material == "parchment" else "pearl")
        self._told = Label("", style, "told")
        done = Button(_("Done"), self.close, "done")
        buttons = [*others, Button(_("Reset"), reset, "reset"), done]
        super().__init__(
            services, head, self._told, *content, buttons=buttons, widest=widest, material=material
        )
        self._tell()

    def _tell(self) -> None:
        self.tell_keys()
        self._told.text = self.clash() or self.idle_words()

    def idle_words(self) -> str:
        """Return what can be done here."""
        return _("Press a key below, then the new one on your keyboard or gamepad.")

    def clash(self) -> str:
        """Return which key was meant for two acts, as a sentence; "" if none was."""
        for key in self._app.keymap.conflicts():
            winner, *others = (
                _(ACTS[act].label) for act in dict.fromkeys(self._app.keymap.acts(key))
            )
            if others:
                text = _("{key}: {act}. No longer: {other}.")
                return text.format(key=spoken_key(key), act=winner, other=", ".join(others))
        return ""

    def tell_keys(self) -> None:
        """Show all keys as they are now."""
        raise NotImplementedError

    def ask(self, act: str) -> None:
        """Take the next key for this act."""
        self._changing = act
        self._app.host.input.is_capturing = True
        self._told.text = self.asking(act)
        self.relayout()

    def asking(self, act: str) -> str:
        """Return what is said while a key is awaited."""
        return _(
            "Press the new key or button: {act}. Esc keeps the old one.", act=_(ACTS[act].label)
        )

    def keep(self) -> None:
        """Keep what was changed, and show it."""
        self._app.settings.keys = self._app.keymap.to_json()
        self._app.host.keep_settings()
        self._changing = ""
        self._tell()
        self.relayout()

    def handle(self, intent: Intent) -> bool:
        """Take a captured key."""
        if not isinstance(intent, intents.KeyCaptured):
            return super().handle(intent)
        if self._changing and intent.key not in ("", "escape"):
            self._app.keymap.rebind(self._changing, intent.key)
        self.keep()
        return True

    def leave(self) -> None:
        """Capture no key any more."""
        self._app.host.input.is_capturing = False
        super().leave()
