"""Sheets that lie over another scene until they are put away."""

from __future__ import annotations

from typing import Final

from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.containers import Centred, Panel
from treasure_games.stage.widgets.skin import Material
from treasure_games.stage.widgets.widget import Control, Widget
from treasure_games.table.services import AppServices

_PADDING: Final[dict[Material, float]] = {"plank": 54.0, "parchment": 64.0}


class SheetScene(Scene):
    """Esc and whatever button calls `close` put it away; what lies below goes on from there."""

    is_overlay = True

    def go_back(self) -> bool:
        """Put it away."""
        self.close()
        return True

    def close(self) -> None:
        """Leave the stack."""
        self.stack.remove(self)


class PanelScene(SheetScene):
    """A sheet in the middle of the window. `first` has the focus when it opens, by default the
    first control there is.
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
        """Put the focus where most people want to go on."""
        self.focus.set(self._first or self.focus.controls()[0])
