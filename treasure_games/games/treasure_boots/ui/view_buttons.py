"""The small buttons on the chart: nearer, farther, follow the act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.ui.board import CHART
from treasure_games.games.treasure_boots.ui.chart.living_chart import LivingChart
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.button import IconButton
from treasure_games.table.pieces.picker import Picker
from treasure_games.table.table_api import TableApi

_ = translate
_SIDE: Final = 46.0
_GAP: Final = 8.0
_INSET: Final = 62.0


class _OnChart(IconButton):
    """Lies on the chart: its box says so."""

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """A target on the chart."""
        for box in super().boxes(context):
            yield Box(box.name, box.rect, box.kind, CHART)


class ViewButtons:
    """A column in the upper right corner of the chart."""

    def __init__(self, chart: LivingChart, picker: Picker, api: TableApi) -> None:
        self._chart, self._picker, self._api = chart, picker, api
        self._nearer = _OnChart("zoom_in", _("Nearer"), lambda: self._zoom(1), "view.nearer")
        self._farther = _OnChart("zoom_out", _("Farther"), lambda: self._zoom(-1), "view.farther")
        self._follow = _OnChart("follow", "", self._toggle, "view.follow")

    def controls(self) -> list[IconButton]:
        """From the top; none that a slip lies on."""
        slip = self._picker.rect
        return [one for one in self._every() if not slip.colliderect(one.rect)]

    def _every(self) -> list[IconButton]:
        helm = self._chart.helm
        self._follow.icon = "follow" if helm.follows else "follow_off"
        if not helm.follows:
            self._follow.hint = _("The view holds still; press to let it follow the act")
        elif helm.is_away:
            self._follow.hint = _("Back to where the act is")
        else:
            self._follow.hint = _("The view follows the act; press to hold it still")
        return [self._nearer, self._farther, self._follow]

    def place(self, chart: FRect, context: LayoutContext) -> None:
        """Inside the rim."""
        left = chart.right - _INSET - _SIDE
        for index, button in enumerate(self._every()):
            top = chart.top + _INSET + index * (_SIDE + _GAP)
            button.place(FRect(left, top, _SIDE, _SIDE), context)
        self._chart.helm.buttons = self._nearer.rect.union(self._follow.rect)

    def draw(self, canvas: Canvas) -> None:
        """Only those that the clip touches."""
        for button in self.controls():
            if canvas.touches(button.dirty_rect()):
                button.draw(canvas)

    def tell_of_overview(self) -> None:
        """Where everything is in view its key changes nothing to be seen."""
        text = (
            _("It shows where something is out of view.")
            if self._chart.overview.is_wanted
            else _("It is put away; the same key brings it back.")
        )
        self._api.show_note(Note(_("Small map of the chart"), text))

    def _zoom(self, steps: int) -> None:
        self._chart.helm.zoom_by(steps)

    def _toggle(self) -> None:
        self._chart.helm.toggle_follow()
        self._api.invalidate(self._follow.dirty_rect())
