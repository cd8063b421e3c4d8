"""Sheets over another scene, until they are closed."""

from __future__ import annotations

from typing import Final

from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.containers import Centred, Panel
from treasure_games.stage.widgets.skin import Material
from treasure_games.stage.widgets.widget import Control, Widget
from treasure_games.table.services import AppServices

_PADDING: Final[dict[Material, float]] = {"plank": 54.0, "parchment": 64.0}


class SheetScene(Scene):
    """Closed by Esc or any button that calls `close`; the scene below then continues."""

    is_overlay = True

    def go_back(self) -> bool:
        """Close it."""
        self.close()
        return True

    def close(self) -> None:
        """Leave the stack."""
        self.stack.remove(self)


class PanelScene(SheetScene):
    """A sheet in the middle of the window. `first` gets the focus when it opens, by default the
    first control.
    """

    def __init__(
        self,
        services: AppServices,
        sheet: Widget,
        *,
        widest: float,
        material: Material = "plank",
        first: Control | None = None,
    ) -> None:
        self._app = services
        self._first = first
        panel = Panel(sheet, material, "sheet", padding=_PADDING[material])
        super().__init__(services, Centred(panel, widest=widest))

    def enter(self) -> None:
        """Focus the control that most people want next."""
        self.focus.set(self._first or self.focus.controls()[0])
