"""The duel board at the foot of the chart: who fires at whom, dice, what adds, the chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER
from treasure_games.games.treasure_boots.text.names import capital, cargo_picture, ship_name
from treasure_games.games.treasure_boots.text.shot import ShotSummary, Side
from treasure_games.games.treasure_boots.ui.chart.pieces import PRIVATEER
from treasure_games.stage.boxes import Box, BoxKind
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, brief_name, fitted, whole_line
from treasure_games.table.pieces.brass import brass_box, cast, draw_brass
from treasure_games.table.pieces.dice import Spot
from treasure_games.table.round_table import is_large
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.table_api import TableApi

_ = translate
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
_TITLE: Final = TextStyle(24.0, Face.SEMIBOLD, "lantern", "centre")
_STAKE: Final = TextStyle(21.0, Face.REGULAR, "pearl", "centre")
_PADDING: Final = 40.0, 26.0
_FACE, _MIDDLE, _HEAD = 0.16, 0.27, 0.3
"""Widths of a face, and of the middle with its number; height of the row of names; as shares."""
_DIE, _THROWN = 100.0, 150.0
"""Side of a die that lies at its side, and of one that falls in the middle."""
_PIECE: Final = 58.0
_STEP: Final = 0.42
"""From one piece to the next of its kind, as a share of its width."""
_FIGURE: Final = 84.0
_GAP: Final = 14.0
_ANGRY: Final = "angry"
_RANGE: Final = "chart/coin_range"


class DuelBoard:
    """Flat wood that only tells. The dice of the shot fall on it, in the places of `spots`."""

    def __init__(self, api: TableApi) -> None:
        self._api = api
        self.duel: ShotSummary | None = None
        self.rolling: int | None = None
        """The die that falls in the middle, which is clear for it until it is told."""
        self.place = FRect(0, 0, 1, 1)

    @property
    def rect(self) -> FRect:
        """The area of the board; empty while no shot is in question."""
        return FRect(self.place) if self.duel is not None else FRect(0, 0, 0, 0)

    def show(self, duel: ShotSummary | None) -> bool:
        """Show this, or put the board away. Return True if that changes anything."""
        if duel == self.duel and self.rolling is None:
            return False
        self.duel, self.rolling = duel, None
        return True

    def spot(self, index: int) -> Spot:
        """Return where a die lies on it: the attack's, then that of the defence."""
        die = self._die(is_left=index == 0)
        return die.centerx, die.centery, die.width

    def fall(self, index: int) -> Spot:
        """Return where a die falls: in the middle, large."""
        return *self.place.center, _THROWN

    def roll(self, index: int) -> None:
        """Clear the middle for a die, which no longer lies at its side."""
        self.rolling = index

    def make_ready(self) -> None:
        """Load all faces ahead of the first shot."""
        context, place = self._api.context, self._face(is_left=True)
        for seat in self._api.seats:
            face = SeatFace(seat, place.width)
            face.place(place, context)
            face.make_ready(context, (_ANGRY,))

    def signs(self) -> Iterator[tuple[FRect, str]]:
        """Yield where pieces and numbers are, with their picture in the legend."""
        if self.duel is not None:
            yield self._rest(is_left=True), "tokens/guns"
            yield self._rest(is_left=False), "tokens/rum"
            yield self.rect, "dice/attack_4"

    # Places

    def _inner(self) -> FRect:
        return self.place.inflate(-_PADDING[0], -_PADDING[1])

    def _face(self, *, is_left: bool) -> FRect:
        inner = self._inner()
        # Below the name, where names have room.
        head = 0.0 if is_large(self._api.context) else _HEAD * inner.height
        side = min(inner.height - head, _FACE * inner.width)
        face = FRect(0, (inner.top + head + inner.bottom - side) / 2, side, side)
        face.left = inner.left if is_left else inner.right - side
        return face

    def _column(self, *, is_left: bool) -> FRect:
        """Return what is between a face and the middle."""
        inner, face = self._inner(), self._face(is_left=is_left)
        width = (inner.width * (1.0 - _MIDDLE)) / 2 - face.width - _GAP
        left = face.right + _GAP if is_left else face.left - _GAP - width
        return FRect(left, inner.top, width, inner.height)

    def _row(self, *, is_left: bool) -> FRect:
        """Return where a die and pieces lie: below the name."""
        column = self._column(is_left=is_left)
        head = _HEAD * column.height
        return FRect(column.left, column.top + head, column.width, column.height - head)

    def _die(self, *, is_left: bool) -> FRect:
        row = self._row(is_left=is_left)
        side = min(_DIE, row.height, 0.44 * row.width)
        left = row.left if is_left else row.right - side
        return FRect(left, row.centery - side / 2, side, side)

    def _rest(self, *, is_left: bool) -> FRect:
        """Return where pieces lie: between die and middle."""
        row, die = self._row(is_left=is_left), self._die(is_left=is_left)
        left, right = (die.right + _GAP, row.right) if is_left else (row.left, die.left - _GAP)
        return FRect(left, row.top, right - left, row.height)

    def _pieces(self, side: Side, *, is_left: bool) -> Iterator[tuple[str, FRect]]:
        """Yield pieces, like on like, and the coin of what the distance takes off."""
        rest, has_coin = self._rest(is_left=is_left), side.less > 0
        row = 1.0 + _STEP * (len(side.cargo) - 1) if side.cargo else 0.0
        size = min(_PIECE, rest.width / max(1.0, row + 1.1 * has_coin), rest.height)
        x = rest.left if is_left else rest.right - size * row
        for index, kind in enumerate(side.cargo):
            left = x + index * _STEP * size
            yield cargo_picture(kind), FRect(left, rest.centery - size / 2, size, size)
        if has_coin:
            left = x + (row + 0.1 * (row > 0)) * size
            yield _RANGE, FRect(left, rest.centery - size / 2, size, size)

    # Drawing

    def draw(self, canvas: Canvas) -> None:
        """Draw wood, faces, what adds to each die, the number in the middle."""
        shown = self.duel
        if shown is None or not canvas.touches(self.place.inflate(60, 60)):
            return
        skin.draw_panel(canvas, self.place, "dark")
        for side, is_left in ((shown.attack, True), (shown.defence, False)):
            self._draw_face(canvas, side.ship, is_left=is_left)
            if not side.die and self.rolling != (not is_left):
                picture = "dice/attack_tumble_1" if is_left else "dice/defence_tumble_1"
                canvas.image(picture, self._die(is_left=is_left))
            for picture, place in self._pieces(side, is_left=is_left):
                canvas.image(picture, place)
        for _name, figure in self._figures(canvas.context, shown):
            draw_brass(canvas, figure)
        for _name, passage in self._words(canvas.context, shown):
            passage.draw(canvas)

    def _draw_face(self, canvas: Canvas, ship: int, *, is_left: bool) -> None:
        place = self._face(is_left=is_left)
        if ship >= FIRST_PRIVATEER:
            inner = place.inflate(-0.1 * place.width, -0.1 * place.width)
            canvas.image(f"ships/emblem_{PRIVATEER}", inner)
            canvas.image("objects/bezel", place)
            return
        face = SeatFace(self._api.seats[ship], place.width, _ANGRY)
        face.place(place, canvas.context)
        face.draw(canvas)

    # Words

    def boxes(self, context: LayoutContext, parent: str) -> Iterator[Box]:
        """Yield the board on its `parent`, and its words."""
        if self.duel is None:
            return
        yield Box("duel", self.rect, BoxKind.PANEL, parent)
        for name, passage in self._words(context, self.duel):
            yield passage.box(context, f"duel.{name}", "duel")
        for name, figure in self._figures(context, self.duel):
            yield replace(brass_box(context, figure, f"duel.{name}"), parent="duel")

    def _middle(self) -> FRect:
        inner = self._inner()
        middle = FRect(0, inner.top, _MIDDLE * inner.width - _GAP, inner.height)
        middle.centerx = inner.centerx
        return middle

    def _lines(self, context: LayoutContext) -> tuple[FRect, FRect, FRect]:
        """Return the places of title, number and stake. A large title takes the room of the names,
        and the stake is left out.
        """
        middle, large = self._middle(), is_large(context)
        title = FRect(middle.left, middle.top, middle.width, 0.26 * middle.height)
        if large:
            left, right = (self._column(is_left=is_left) for is_left in (True, False))
            title = left.union(right)
            title.height = _HEAD * middle.height
        foot = 0.0 if large else 0.24 * middle.height
        stake = FRect(middle.left, middle.bottom - foot, middle.width, foot)
        height = stake.top - title.bottom
        return title, FRect(middle.left, title.bottom, middle.width, height), stake

    def _figures(self, context: LayoutContext, shown: ShotSummary) -> Iterator[tuple[str, Passage]]:
        """Yield the number in the middle, and what the distance takes off."""
        _title, room, _stake = self._lines(context)
        tall = min(_FIGURE, 0.84 * room.height)
        if self.rolling is None:
            yield "figure", cast(context, shown.figure, tall, "centre", room)
        if shown.attack.less:
            coin = next(
                place for name, place in self._pieces(shown.attack, is_left=True) if name == _RANGE
            )
            text = _("−{count}").format(count=shown.attack.less)
            yield "less", cast(context, text, 0.36 * coin.height, "centre", coin)

    def _words(self, context: LayoutContext, shown: ShotSummary) -> Iterator[tuple[str, Passage]]:
        title, _number, stake = self._lines(context)
        fit = whole_line if is_large(context) else fitted
        if self.rolling is None:
            yield "title", Passage(*fit(context, shown.title, _TITLE, *title.size), title)
        if self.rolling is None and stake.height and shown.stake:
            yield "stake", Passage(*fitted(context, shown.stake, _STAKE, *stake.size), stake)
        if is_large(context):
            return
        for name, side, is_left in (
            ("attacker", shown.attack, True), ("defender", shown.defence, False),
        ):  # fmt: skip
            yield name, self._named(context, side.ship, is_left=is_left)

    def _named(self, context: LayoutContext, ship: int, *, is_left: bool) -> Passage:
        """Return the name of a ship over face and die."""
        room = self._column(is_left=is_left).union(self._face(is_left=is_left))
        room.top, room.height = self._inner().top, _HEAD * self._inner().height
        style = replace(_NAME, align="left" if is_left else "right")
        name = capital(ship_name(ship, self._api.called))
        # A person may be called by the last of several names, a ship may not.
        if ship < FIRST_PRIVATEER:
            text, style = brief_name(context, name, style, room.width)
        else:
            text, style = whole_line(context, name, style, room.width, room.height)
        return Passage(text, style, room)
