"""Placing the sections of the chart by hand: drag them, or push the focused one with the arrows.

What the buttons do is done to the chosen section: the one that was pushed, clicked or confirmed
last.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.treasure_boots.rules import layouts
from treasure_games.games.treasure_boots.rules.charts import GRIDS
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.house import house_of
from treasure_games.games.treasure_boots.rules.sections import SECTION_NAMES
from treasure_games.games.treasure_boots.ui.chart.plan import Geometry
from treasure_games.games.treasure_boots.ui.chart.rim import Rim, sea_within
from treasure_games.games.treasure_boots.ui.section import SectionArt, outline, paint, paint_edge
from treasure_games.screens.sheet import ON_PAPER, SheetScene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.services import Services
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow, Panel
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.skin import draw_cut
from treasure_games.stage.widgets.widget import Control, Size, Widget
from treasure_games.table.places import is_large

_AT, _AS = mixed_look_beside(__file__)


class ArrangementScene(SheetScene):
    """A sheet with the chart on it. "Done" hands the text of the arrangement over; Esc doesn't.

    `on_done` is called with what `layouts.written` makes of it, once nothing is wrong. `board` is
    the widget that holds the sections.
    """

    def __init__(
        self,
        services: Services,
        text: str,
        sections: int,
        grid_name: str,
        on_done: Callable[[str], None],
    ) -> None:
        self._sections, self._grid_name, self._on_done = sections, grid_name, on_done
        self.board = SectionBoard(layouts.parsed(text), grid_name, self._changed)
        self._words = Label("", _AS.body, "words")
        self._exchange_button = Button(_("Exchange"), self._exchange, "exchange")
        if len(self.board.plates) == len(SECTION_NAMES):
            self._exchange_button.disable(_("All sections are already on the chart."))
        self._done_button = Button(_("Use this chart"), self._done, "done", primary=True)
        foot = Flow(
            Button(_("Turn"), self._turn, "turn"),
            self._exchange_button,
            self._done_button,
            Button(_("Never mind"), self.close, "leave"),
            gap=22.0,
            align="centre",
        )
        top = Flow(
            Label(_("Lay out the chart"), ON_PAPER, "heading"),
            self._words,
            gap=70.0,
            align="centre",
        )
        sheet = Column(top, self.board.growing(), foot, gap=18.0)
        super().__init__(services, Panel(sheet, "parchment", "sheet", padding=_AT.padding))
        self._changed()

    def enter(self) -> None:
        """Rustle paper and focus the first section."""
        self.services.audio.play("page_turn")
        self.focus.set(self.board.plates[0])

    def _changed(self) -> None:
        """Say what is wrong, or else how to arrange the sections."""
        wrong = layouts.fault(self.board.arrangement, self._sections, self._grid_name)
        self._done_button.reason = wrong
        self.board.is_wrong = bool(wrong)
        self.relayout()

    def layout(self, context: LayoutContext) -> None:
        """The sections need the room: words in line with the title, fewer where they are large."""
        is_brief = is_large(context)
        self._words.text = self._done_button.reason or self._advice(is_brief=is_brief)
        super().layout(context)

    def _advice(self, *, is_brief: bool) -> str:
        named = layouts.layout_name(layouts.fitted(self.board.arrangement, self._grid_name))
        chosen = _("Chosen: {section}.", section=section_title(self.board.chosen))
        how = "" if is_brief else _("Drag a section, or push it with the arrow keys.")
        told = (_("{layout}.", layout=_(named)) if named else "", how, chosen)
        return " ".join(part for part in told if part)

    def _turn(self) -> None:
        board = self.board
        board.arrange(layouts.turned(board.arrangement, board.chosen, self._grid_name))

    def _exchange(self) -> None:
        board = self.board
        at = [one.section for one in board.arrangement].index(board.chosen)
        fresh = layouts.exchanged(board.arrangement, board.chosen)
        board.chosen = fresh[at].section
        board.arrange(fresh)

    def _done(self) -> None:
        self.close()
        self._on_done(layouts.written(layouts.fitted(self.board.arrangement, self._grid_name)))


def arrange_by_hand(
    services: Services,
    seats: int,
    chosen: Mapping[str, OptionValue],
    on_done: Callable[[str], None],
) -> Scene:
    """The screen for a table of so many, beginning with how the sections lie so far."""
    others = {name: value for name, value in chosen.items() if name != "layout"}
    house = house_of(Setup.of(GAME.info, seats, others))
    lying = _lying(str(chosen.get("layout", layouts.CLOSE)), house.sections, house.grid_name)
    return ArrangementScene(services, lying, house.sections, house.grid_name, on_done)


def _lying(layout: str, sections: int, grid_name: str) -> str:
    """What was laid out by hand, for so many sections now; else how a named layout has them."""
    if "@" in layout:
        text = layouts.written(layouts.adapted(layouts.parsed(layout), sections, grid_name))
        if not layouts.fault_of(text, sections, grid_name):
            return text
    way = layout if layout in layouts.WAYS else layouts.CLOSE
    return layouts.written(layouts.LAYOUTS[sections][way].arrangement)


def section_title(letter: str) -> str:
    """Return a section's letter, by which faults name it, and its name."""
    return _("{letter} ({name})", letter=letter, name=_(SECTION_NAMES[letter]))


class SectionBoard(Widget):
    """The sea with the sections on it. While one is dragged the scale stays as it was."""

    def __init__(
        self, arrangement: layouts.Arrangement, grid_name: str, on_change: Callable[[], None]
    ) -> None:
        super().__init__("board")
        self._geometry = Geometry(GRIDS[grid_name])
        self.grid_name, self.arrangement = grid_name, arrangement
        self.is_wrong = False
        self.chosen = arrangement[0].section
        self.unit = 1.0
        self.origin = (0.0, 0.0)
        self._rim = Rim(self.rect)
        self._on_change = on_change
        self.plates = [SectionPlate(self, number) for number in range(len(arrangement))]
        self.adopt(*self.plates)

    def choose(self, section: str) -> None:
        """Let the buttons and the words be about this one."""
        self.chosen = section
        self._on_change()

    def arrange(self, arrangement: layouts.Arrangement) -> None:
        """Let the sections lie like this from now on."""
        self.arrangement = arrangement
        self._on_change()

    def children(self) -> Sequence[Widget]:
        """The sections, in the order of Tab."""
        return self.plates

    @property
    def chosen_plate(self) -> "SectionPlate":
        """The plate of the chosen section, which lies on top."""
        return next(plate for plate in self.plates if plate.placed.section == self.chosen)

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return a small size: it grows into what room there is."""
        return Size(400.0, 240.0)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Show everything with some sea around it, as large as it fits."""
        super().place(rect, context)
        self._rim = Rim(rect)
        if not any(plate.is_dragged for plate in self.plates):
            self._fit(rect)
        for plate in self.plates:
            plate.place(self.rect_of(plate.placed), context)

    def _fit(self, rect: FRect) -> None:
        rect = rect.inflate(-2 * _AT.rim, -2 * _AT.rim)
        frames = [outline(self.grid_name, one) for one in self.arrangement]
        bounds = frames[0].unionall(frames[1:]).inflate(2 * _AT.margin, 2 * _AT.margin)
        self.unit = min(rect.width / bounds.width, rect.height / bounds.height)
        x, y = bounds.centerx * self.unit, bounds.centery * self.unit
        self.origin = rect.centerx - x, rect.centery - y

    def rect_of(self, placed: layouts.Placed) -> FRect:
        """Where a section lies, in virtual units."""
        frame, (left, top), unit = outline(self.grid_name, placed), self.origin, self.unit
        size = frame.width * unit, frame.height * unit
        return FRect((left + frame.left * unit, top + frame.top * unit), size)

    def step(self) -> tuple[float, float]:
        """How far a section goes for one column step and for one row, in virtual units."""
        grid, columns = self._geometry.grid, layouts.column_step(self.grid_name)
        x, _y = self._geometry.centre(grid.cell(columns, 0))
        _x, y = self._geometry.centre(grid.cell(0, 1))
        return x * self.unit, y * self.unit

    def draw(self, canvas: Canvas) -> None:
        """Draw sea and sections: all water before all lands, or neighbours would cut these off."""
        canvas.cover("chart/sea", sea_within(self.rect))
        for picture, place in self.decals():
            canvas.image(picture, place)
        self._rim.draw(canvas)
        plates = sorted(self.plates, key=lambda one: (one is self.chosen_plate, one.is_focused))
        for layer in [plates] if not self.is_wrong else [[plate] for plate in plates]:
            for plate in layer:
                shade = plate.rect.move(_AT.shade, _AT.shade)
                paint(canvas, shade, self.grid_name, plate.placed, SectionArt.shadow)
            for plate in layer:
                plate.draw(canvas)
            for plate in layer:
                paint(canvas, plate.rect, self.grid_name, plate.placed, SectionArt.lands)
        for place in self.clashes() if self.is_wrong else ():
            for ends in ((place.topleft, place.bottomright), (place.bottomleft, place.topright)):
                draw_cut(canvas, *ends, canvas.context.theme.palette.wax_red)

    def clashes(self) -> Iterator[FRect]:
        """Yield where crosses say that two sections lie on top of each other."""
        least = _AT.clash * min(self.step())
        for one, other in combinations(self.plates, 2):
            shared = one.rect.clip(other.rect)
            if min(shared.size) > least:
                side = max(_AT.sign, _AT.crossed * min(shared.size))
                yield sized(side, side, center=shared.center)

    def decals(self) -> Iterator[tuple[str, FRect]]:
        """Yield the drawings for which the sections leave room."""
        room = self.rect.inflate(-2 * (_AT.rim + _AT.room), -2 * (_AT.rim + _AT.room))
        taken = [plate.rect.inflate(2 * _AT.room, 2 * _AT.room) for plate in self.plates]
        for picture, (aspect, across, down) in _AT.decals.items():
            for high in (share * room.height for share in _AT.decal):
                wide = high * aspect
                left, top = across * (room.width - wide), down * (room.height - high)
                place = FRect(room.left + left, room.top + top, wide, high)
                if place.collidelist(taken) < 0:
                    yield picture, place
                    break


class SectionPlate(Control):
    """One section: dragged, or pushed by the arrow keys while focused. Confirm chooses it."""

    overlap_group = "sections"

    def __init__(self, board: SectionBoard, number: int) -> None:
        super().__init__(f"section{number}", hint=lambda: section_title(self.placed.section))
        self._board, self._number = board, number
        self._lifted_from: layouts.Placed | None = None
        """Where it lay before it was dragged; None while it isn't."""

    @property
    def is_dragged(self) -> bool:
        """True while the pointer holds it."""
        return self._lifted_from is not None

    @property
    def placed(self) -> layouts.Placed:
        """How it lies now."""
        return self._board.arrangement[self._number]

    def hit(self, x: float, y: float) -> bool:
        """What lies under the chosen section is not in reach there."""
        top = self._board.chosen_plate
        return super().hit(x, y) and (self is top or not top.hit(x, y))

    def focus_rect(self) -> FRect:
        """Return nothing: the focus follows the edge of its cells."""
        return FRect()

    def activate(self) -> None:
        """Buttons and words speak of it from now on; passing by with Tab doesn't change that."""
        self._board.choose(self.placed.section)

    def handle(self, intent: Intent) -> bool:
        """Let arrows push and the pointer drag it."""
        match intent:
            case intents.Navigate():
                columns, rows = intent.direction.value
                self._push(columns * layouts.column_step(self._board.grid_name), rows)
            case intents.PointerDragged():
                self._drag(intent)
            case intents.PointerReleased():
                self.activate()
                self.let_go()
            case _:
                return False
        return True

    def let_go(self) -> None:
        """Leave it where it is; the scale may change again."""
        if self.is_dragged:
            self._lifted_from = None
            self._board.arrange(self._board.arrangement)

    def _drag(self, intent: intents.PointerDragged) -> None:
        start = self._lifted_from = self._lifted_from or self.placed
        across, down = self._board.step()
        steps = round((intent.x - intent.from_x) / across)
        columns = steps * layouts.column_step(self._board.grid_name)
        rows = round((intent.y - intent.from_y) / down)
        push = start.column + columns - self.placed.column, start.row + rows - self.placed.row
        if any(push):
            self._push(*push)

    def _push(self, columns: int, rows: int) -> None:
        board = self._board
        board.chosen = self.placed.section
        board.arrange(layouts.moved(board.arrangement, self.placed.section, columns, rows))

    def draw(self, canvas: Canvas) -> None:
        """The water of the section, edged in lantern light if it is the chosen one, and round that
        in the light of the focus.
        """
        board = self._board
        paint(canvas, self.rect, board.grid_name, self.placed, SectionArt.cells)
        palette = canvas.context.theme.palette
        colour, thick = palette.parchment_shade, _AT.thin
        if self is board.chosen_plate:
            colour, thick = palette.wax_red if board.is_wrong else palette.lantern, _AT.edge
        edges = [(palette.ink, 2.0 * _AT.edge), (colour, thick)]
        if self.is_focused:
            edges[:0] = (palette.focus_dark, 3.6 * _AT.edge), (palette.focus_light, 2.8 * _AT.edge)
        for tint, width in edges:
            paint_edge(canvas, self.rect, board.grid_name, self.placed, tint, width)
