"""The table: each captain's cup or dice, where the reef lies, and two buttons."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from tests.games.reef.rules import game as rules
from treasure_games.core.game import UNKNOWN
from treasure_games.core.language import plural, translate
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.widget import Box, Drawing, Node, Sign
from treasure_games.table.banner import verdict_seconds
from treasure_games.table.fitting import Passage
from treasure_games.table.game_table import GameTable, Layer
from treasure_games.table.pieces.dice import IVORY, Dice, Spot, Throw
from treasure_games.table.places import Places, rotated
from treasure_games.table.stagehand import EventPresenter
from treasure_games.table.table_api import TableApi

_CUP, _CUP_ASPECT = "scallywager/cup", 300 / 340
_CLOTH: Final = Drawing(lambda canvas: canvas.cover("scenes/table", canvas.context.viewport.rect))
_TOTAL: Final = TextStyle(30.0, Face.BOLD, "brass_light", "centre", is_tabular=True)


class Berth(Node):
    """The dice of one seat in a row, or the cup over them; below it what they are in all."""

    def __init__(self, seat: int) -> None:
        self._name = f"berth{seat}"
        self.dice = Dice(self._spot)
        self.row: Sequence[int] = ()
        self._rect = self._foot = FRect(0, 0, 1, 1)

    def place(self, rect: FRect, line: float) -> None:
        """Take this rectangle, with a line of this height at its foot."""
        self._rect = FRect(rect.left, rect.top, rect.width, rect.height - line)
        self._foot = FRect(rect.left, rect.bottom - line, rect.width, line)
        self.dice.place()

    def lay(self, row: Sequence[int]) -> None:
        """Let these dice lie there, or under the cup if they aren't known."""
        self.row = row
        self.dice.lay([] if UNKNOWN in row else [IVORY.faces[die - 1] for die in row])

    def _spot(self, index: int) -> Spot:
        side = min(0.8 * self._rect.height, self._rect.width / (1.2 * rules.MOST_DICE))
        x = self._rect.centerx + (index - (rules.MOST_DICE - 1) / 2) * 1.2 * side
        return x, self._rect.centery, side

    def draw(self, canvas: Canvas) -> None:
        """Draw the cup, or room for six dice and those that are there; and the words."""
        if UNKNOWN in self.row:
            cup = FRect(0, 0, self._rect.height * _CUP_ASPECT, self._rect.height)
            cup.midbottom = self._rect.centerx, self._rect.bottom
            canvas.image(_CUP, cup)
        else:
            for x, y, side in map(self._spot, range(rules.MOST_DICE)):
                room = FRect(x - side / 2, y - side / 2, side, side)
                canvas.outline(room, canvas.context.theme.palette.brass, 2.0, side / 6)
            self.dice.draw(canvas, is_moving=True)
        self._words(canvas.context).draw(canvas)

    def _words(self, context: LayoutContext) -> Passage:
        if UNKNOWN in self.row:
            text = plural("{count} die", "{count} dice", len(self.row))
        else:
            text = plural("{count} league", "{count} leagues", sum(self.row))
        return Passage.fitted(context, text, _TOTAL, self._foot)

    def signs(self) -> Iterator[Sign]:
        """Yield the cup, or the dice."""
        yield self._rect.union(self._foot), _CUP if UNKNOWN in self.row else IVORY.faces[5]

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words."""
        yield self._words(context).box(context, self._name)


class Presenter(EventPresenter, of=rules.GAME.info.events):
    """Shows rolls, the lifting of the cups, and who has won."""

    def __init__(self, api: TableApi, berths: Sequence[Berth]) -> None:
        super().__init__(api)
        self._berths = berths

    def _show_rolled(self, event: rules.Rolled, view: rules.View) -> Animation:
        berth, count = self._berths[event.seat], len(view.dice[event.seat])
        if event.die == UNKNOWN:
            return Sequential(self.sound("dice_roll"), Wait(self.durations.dice_least))
        rolled = [(IVORY, event.die - 1)]
        throw = Throw(berth.dice, rolled, self.theme, view.round_number, first=count - 1)
        return Sequential(self.sound("dice_roll"), throw)

    def _show_cups_lifted(self, event: rules.CupsLifted, view: rules.View) -> Animation:
        for berth, row in zip(self._berths, view.dice, strict=True):
            berth.lay(row)
        if event.takers:
            names = ", ".join(map(self.api.called, event.takers))
            self.api.show_banner(translate("Nearest the reef: {names}").format(names=names))
        return Wait(verdict_seconds(self.durations))


class ReefTable(GameTable[rules.View, rules.Action]):
    """Puts berths where the seats are; the rest of the table is as everywhere."""

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.berths = [Berth(seat) for seat in range(len(api.seats))]
        self.presenter = Presenter(api, self.berths)

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Give each berth its place, the own one that of a hand."""
        rects = [places.hand, *(area.field for area in places.seat_areas[1:])]
        line = context.texts.line_height(_TOTAL) + 4.0
        for seat, rect in zip(rotated(len(rects), self.api.bottom), rects, strict=True):
            self.berths[seat].place(rect, line)

    def show(self, view: rules.View) -> None:
        """Let everything lie where the view has it."""
        self.view = view
        for berth, row in zip(self.berths, view.dice, strict=True):
            berth.lay(row)

    settle = show

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return the ground, and the berths."""
        if layer is Layer.REST:
            return (_CLOTH,)
        return self.berths if layer is Layer.MOVING else ()


TABLE: Final = ReefTable
