"""Sheets over another scene until they are closed, headings, screens that open by themselves."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Centred, Column, Either, Even, Flow, Panel
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.skin import Material
from treasure_games.stage.widgets.widget import Control, Size, Widget
from treasure_games.table.fitting import brief_name
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

ON_WOOD: Final = TextStyle(34.0, Face.SEMIBOLD, "lantern", "centre")
ON_PAPER: Final = TextStyle(34.0, Face.SEMIBOLD, "ink", "centre")
_ORNAMENT: Final = (400.0, 26.0)
_PADDING: Final[dict[Material, float]] = {"plank": 54.0, "parchment": 64.0, "bulkhead": 54.0}
_LEAST_CELL: Final = 13.0
READY: Final = 0.6
"""Seconds in which nothing can be started: whoever was still pressing keys meant the table."""


def heading(text: str, style: TextStyle = ON_WOOD, name: str = "heading") -> Column:
    """Return words over the ornament, both centred."""
    ornament = Picture("ui/divider", *_ORNAMENT, f"{name}.ornament")
    return Column(Label(text, style, name), ornament, gap=2.0)


def covered_heap(high: float, told: Widget, way: Button) -> Column:
    """Return a heap under a cloth, for what isn't there yet, and a way to it."""
    heap = Picture("title/object_covered", 1.25 * high, high, "picture")
    return Column(heap, told, Flow(way, align="centre"), gap=24.0)


class Cell(Label):
    """Words in a column of a page, all of which are equally wide; names in one line."""

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        super().__init__(text, style, name)
        self._whole = text, style
        self.grow = 1.0

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return the height of a line."""
        return Size(1.0, context.texts.line_height(self._whole[1]))

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Reduce it to its line, and a name to its column; where that would be illegible its face
        alone is left.
        """
        super().place(rect, context)
        text, style = self._whole
        low = min(1.0, rect.height / context.texts.line_height(style))
        style = replace(style, size=low * style.size)
        self.text, self.style = brief_name(context, text, style, rect.width - 4.0)
        if self.style.size < _LEAST_CELL / max(1.0, context.viewport.text_scale):
            self.text = ""


class SheetScene(Scene):
    """Closed by Esc or any button that calls `close`; the scene below then continues."""

    is_overlay = True
    sound = ""
    """Heard as it opens."""
    first: Control | None = None
    """What gets the focus then."""
    pictures: Sequence[Widget] = ()
    """What large letters need the room of."""

    def enter(self) -> None:
        """Make itself heard, and focus the control that most people want next."""
        if self.sound:
            self.services.audio.play(self.sound)
        if self.first is not None:
            self.focus.set(self.first)

    def layout(self, context: LayoutContext) -> None:
        """Place everything, pictures only where letters aren't large."""
        for picture in self.pictures:
            picture.is_visible = not is_large(context)
        super().layout(context)

    def reworded(self) -> Scene:
        """Return another one, made from the same."""
        return self.anew()

    def go_back(self) -> bool:
        """Close it."""
        self.close()
        return True

    def close(self) -> None:
        """Leave the stack."""
        self.stack.remove(self)


class PanelScene(SheetScene):
    """A sheet in the middle of the window: a heading, or what stands there instead, the content,
    and buttons side by side. `first` gets the focus when it opens, by default the last button.
    """

    def __init__(
        self,
        services: AppServices,
        head: str | Widget,
        *content: Widget,
        buttons: Sequence[Control] = (),
        widest: float,
        material: Material = "plank",
        first: Control | None = None,
    ) -> None:
        self._app = services
        is_paper = material == "parchment"
        self.sound = "page_turn" if is_paper else ""
        if isinstance(head, str):
            head = heading(head, ON_PAPER if is_paper else ON_WOOD)
        foot = [Flow(*buttons, gap=26.0, align="centre")] if buttons else []
        sheet = Column(head, *content, *foot, gap=20.0)
        panel = Panel(sheet, material, "sheet", padding=_PADDING[material])
        super().__init__(services, Centred(panel, widest=widest))
        self.first = first or self.focus.controls()[-1]


class SideBySide(Either):
    """Lists that share the width evenly, until large letters need all of it for each."""

    def __init__(self, *lists: Widget, gap: float = 60.0, gap_below: float = 24.0) -> None:
        shared = Even(*lists, gap=gap, align="start")
        super().__init__(lists, shared, Column(*lists, gap=gap_below), is_large)


class PatientScene(Scene):
    """Opens by itself, and so gets presses that were meant for what was there before: it counts
    the seconds that it has been up, and swallows what comes too soon.
    """

    since = 0.0

    @property
    def is_ready(self) -> bool:
        """True once a press can be meant for it."""
        return self.since >= READY

    def update(self, dt: float) -> None:
        """Count the seconds."""
        self.since += dt
        super().update(dt)

    @property
    def is_animating(self) -> bool:
        """True until it is ready, too."""
        return super().is_animating or not self.is_ready
