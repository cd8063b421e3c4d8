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
        self, services: AppServices, head: str, *content: Widget, acts: Iterable[str], idle: str,
        others: Sequence[Control] = (), widest: float, material: Material = "plank",
    ) -> None:  # fmt: skip
        self._acts, self._idle, self._changing = acts, idle, ""
        style = replace(_WORDS, colour="ink" if material == "parchment" else "pearl")
        self._told = Label("", style, "told")
        done = Button(_("Done"), self.close, "done")
        buttons = [*others, Button(_("Reset"), self._reset, "reset"), done]
        super().__init__(
            services, head, self._told, *content, buttons=buttons, widest=widest, material=material
        )
        self._tell()

    def _tell(self, *captured: str) -> None:
        self.tell_keys()
        keys = captured or self._app.keymap.conflicts()
        self._told.text = next(filter(None, map(self._clash, keys)), self._idle)

    def _clash(self, key: str) -> str:
        """Return for what else a key was meant, as a sentence; "" if for nothing here."""
        acts = self._app.keymap.acts(key)
        if len(acts) < 2 or {*self._acts}.isdisjoint(acts):
            return ""
        first, other = (_(ACTS[act].label) for act in acts[:2])
        return _("{key}: {act} comes before {other}.", key=spoken_key(key), act=first, other=other)

    def tell_keys(self) -> None:
        """Show all keys as they are now."""
        raise NotImplementedError

    def ask(self, act: str) -> None:
        """Take the next key for this act."""
        self._changing = act
        self._app.host.input.is_capturing = True
        what = _(ACTS[act].label)
        self._told.text = _("Press the new key or button: {act}. Esc keeps the old one.", act=what)
        self.relayout()

    def _reset(self) -> None:
        for act in self._acts:
            self._app.keymap.bind(act, ACTS[act].keys)
        self._keep()

    def _keep(self, *captured: str) -> None:
        self._app.settings.keys = self._app.keymap.to_json()
        self._app.host.keep_settings()
        self._app.host.input.is_capturing, self._changing = False, ""
        self._tell(*captured)
        self.relayout()

    def handle(self, intent: Intent) -> bool:
        """Take a captured key; Esc keeps the old one, unless it is to be what leads back again."""
        if not isinstance(intent, intents.KeyCaptured):
            return super().handle(intent)
        key, act = intent.key, self._changing
        if act and key and (key != "escape" or act == "cancel"):
            self._app.keymap.rebind(act, key)
        self._keep(key)
        return True

    def resume(self) -> None:
        """Show what was changed on it."""
        super().resume()
        self._tell()
        self.relayout()
