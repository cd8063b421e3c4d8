"""Screens on which another key or button can be chosen for an act."""

from collections.abc import Iterable, Sequence
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
        acts: Iterable[str],
        idle: str,
        others: Sequence[Control] = (),
        widest: float,
        material: Material = "plank",
    ) -> None:
        self._acts, self._idle, self._changing = acts, idle, ""
        style = replace(_WORDS, colour="ink" if material == "parchment" else "pearl")
        self._told = Label("", style, "told")
        done = Button(_("Done"), self.close, "done")
        buttons = [*others, Button(_("Reset"), self._reset, "reset"), done]
        super().__init__(
            services, head, self._told, *content, buttons=buttons, widest=widest, material=material
        )
        self._tell()

    def _tell(self) -> None:
        self.tell_keys()
        self._told.text = self._clash() or self._idle

    def _clash(self) -> str:
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
        what = _(ACTS[act].label)
        text = _("Press the new key or button: {act}. Esc keeps the old one.", act=what)
        self._told.text = text
        self.relayout()

    def _reset(self) -> None:
        for act in self._acts:
            self._app.keymap.bind(act, ACTS[act].keys)
        self._keep()

    def _keep(self) -> None:
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
        self._keep()
        return True

    def leave(self) -> None:
        """Capture no key any more."""
        self._app.host.input.is_capturing = False
        super().leave()
