"""The duel board at the foot of the chart: who fires at whom, dice, what adds, the chance."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import capital, translate as _
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.text.names import cargo_picture, ship_name
from treasure_games.games.treasure_boots.text.shot import ShotSummary, Side
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.games.treasure_boots.ui.chart.pointing import CHART
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Sign
from treasure_games.table.fitting import Passage, Worded, brief_name, fitted, whole_line
from treasure_games.table.pieces.brass import cast
from treasure_games.table.pieces.dice import Spot
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import draw_face
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)


class _Half(NamedTuple):
    """Where a ship is, and what adds to its die: at the left of the one that fires."""

    is_left: bool
    face: FRect
    column: FRect
    """Between the face and the middle."""
    die: FRect
    rest: FRect
    """Where pieces lie: between die and middle."""


class DuelBoard(Worded):
    """Flat wood that only tells. The dice of the shot fall on it, in the places of `spots`."""

    panel, panel_on = "duel", CHART

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self.duel: ShotSummary | None = None
        self.rolling: int | None = None
        """The die that falls."""
        self.home = self.rect = FRect(0, 0, 1, 1)
        """Where it lies on the chart; and now: there, or at the feet of both ships."""

    @property
    def covered(self) -> FRect:
        """What the board covers; empty while no shot is in question."""
        return FRect(self.home) if self.duel is not None else FRect(0, 0, 0, 0)

    def show(self, duel: ShotSummary | None) -> bool:
        """Show this, or put the board away. Return True if that changes anything."""
        if duel == self.duel and self.rolling is None:
            return False
        self.duel, self.rolling = duel, None
        return True

    def spot(self, index: int) -> Spot:
        """Return where a die lies on it: the attack's, then that of the defence."""
        die = self._half(index).die
        return *die.center, die.width

    def signs(self) -> Iterator[Sign]:
        """Yield where pieces and numbers are, with their picture in the legend."""
        if self.duel is not None:
            yield self._half(0).rest, "tokens/guns"
            yield self._half(1).rest, "tokens/rum"
            yield self.rect, "dice/attack_4"

    # Places

    @property
    def _is_narrow(self) -> bool:
        """True if names stand over the faces, not beside them."""
        return self.rect.width < _AT.wide and not is_large(self._api.context)

    @property
    def _inner(self) -> FRect:
        return self.rect.inflate(-_AT.padding_wide, -_AT.padding_high)

    def _half(self, index: int) -> _Half:
        inner, is_left = self._inner, index == 0

        def at(left: float, top: float, width: float, height: float) -> FRect:
            """Return a place, given how far it is from the outer edge."""
            rect = FRect(inner.left + left, top, width, height)
            if not is_left:
                rect.right = inner.right - left
            return rect

        head = _AT.head * inner.height
        # Below the name, where names have room.
        free = inner.height - (head if self._is_narrow else 0.0)
        side = min(free, _AT.face * inner.width)
        width, row = inner.width * (1.0 - _AT.middle) / 2 - side - _AT.gap, inner.height - head
        die, start = min(_AT.die, row, 0.44 * width), side + _AT.gap
        return _Half(
            is_left,
            at(0.0, inner.bottom - (free + side) / 2, side, side),
            at(start, inner.top, width, inner.height),
            at(start, inner.bottom - (row + die) / 2, die, die),
            at(start + die + _AT.gap, inner.top + head, width - die - _AT.gap, row),
        )

    def _pieces(self, side: Side, half: _Half) -> Iterator[tuple[str, FRect]]:
        """Yield pieces, like on like, and the coin of what the distance takes off."""
        rest, has_coin = half.rest, side.less > 0
        row = 1.0 + _AT.step * (len(side.cargo) - 1) if side.cargo else 0.0
        size = min(_AT.piece, rest.width / max(1.0, row + 1.1 * has_coin), rest.height)
        x = rest.left if half.is_left else rest.right - size * row
        for index, kind in enumerate(side.cargo):
            left = x + index * _AT.step * size
            yield cargo_picture(kind), FRect(left, rest.centery - size / 2, size, size)
        if has_coin:
            left = x + (row + 0.1 * (row > 0)) * size
            yield "chart/coin_range", FRect(left, rest.centery - size / 2, size, size)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw wood, faces, what adds to each die, the number in the middle."""
        shown = self.duel
        if shown is None:
            return
        if self.rect is self.home:
            skin.draw_panel(canvas, self.rect, "dark")
        for index, side in enumerate((shown.attack, shown.defence)):
            half = self._half(index)
            self._draw_face(canvas, side.ship, half.face)
            if not side.die and self.rolling != index:
                canvas.image(f"dice/{('attack', 'defence')[index]}_tumble_1", half.die)
            for picture, place in self._pieces(side, half):
                canvas.image(picture, place)
        self.draw_words(canvas)

    def _draw_face(self, canvas: Canvas, ship: int, place: FRect) -> None:
        if ship >= FIRST_PRIVATEER:
            inner = place.inflate(-0.1 * place.width, -0.1 * place.width)
            canvas.image(f"ships/emblem_{PRIVATEER}", inner)
            canvas.image("objects/bezel", place)
            return
        draw_face(canvas, place, self._api.seats[ship], "angry")

    # Words

    def _lines(self, *, large: bool) -> tuple[FRect, FRect, FRect]:
        """Return the places of title, number and stake. A large title takes the room of the names,
        and the stake is left out.
        """
        inner = self._inner
        middle = FRect(0, inner.top, _AT.middle * inner.width - _AT.gap, inner.height)
        middle.centerx = inner.centerx
        title = FRect(middle.left, middle.top, middle.width, 0.26 * middle.height)
        if large:
            title = self._half(0).column.union(self._half(1).column)
            title.height = _AT.head * middle.height
        foot = 0.0 if large else 0.24 * middle.height
        stake = FRect(middle.left, middle.bottom - foot, middle.width, foot)
        height = stake.top - title.bottom
        return title, FRect(middle.left, title.bottom, middle.width, height), stake

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the number in the middle, and what the distance takes off; then all words."""
        shown = self.duel
        if shown is None:
            return
        _title, room, _stake = self._lines(large=is_large(context))
        if shown.figure:
            tall = min(_AT.figure, (_AT.word if shown.figure.isalpha() else 0.94) * room.height)
            yield "duel.figure", cast(context, shown.figure, tall, "centre", room)
        if shown.attack.less:
            *_pieces, (_name, coin) = self._pieces(shown.attack, self._half(0))
            text = _("−{count}", count=shown.attack.less)
            yield "duel.less", cast(context, text, 0.36 * coin.height, "centre", coin)
        yield from self._words(context, shown)

    def _words(self, context: LayoutContext, shown: ShotSummary) -> Iterator[tuple[str, Passage]]:
        large = is_large(context)
        title, _number, stake = self._lines(large=large)
        grown = 1.0 if self._is_narrow or large else _AT.larger
        titled, told = (replace(one, size=one.size * grown) for one in (_AS.title, _AS.stake))
        fit = whole_line if large else fitted
        yield "duel.title", Passage(*fit(context, shown.title, titled, *title.size), title)
        if stake.height and shown.stake:
            yield "duel.stake", Passage.fitted(context, shown.stake, told, stake)
        if not large:
            yield "duel.attacker", self._named(context, shown.attack.ship, self._half(0))
            yield "duel.defender", self._named(context, shown.defence.ship, self._half(1))

    def _named(self, context: LayoutContext, ship: int, half: _Half) -> Passage:
        """Return the name of a ship over face and die."""
        room = half.column.union(half.face) if self._is_narrow else FRect(half.column)
        room.top, room.height = self._inner.top, _AT.head * self._inner.height
        style = replace(_AS.name, align="left" if half.is_left else "right")
        name = capital(ship_name(ship, self._api.called))
        # A person may be called by the last of several names, a ship may not.
        if ship < FIRST_PRIVATEER:
            return Passage(*brief_name(context, name, style, room.width), room)
        return Passage(*whole_line(context, name, style, room.width, room.height), room)
