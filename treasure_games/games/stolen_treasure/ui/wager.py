"""A wager on the raft: both stakes with their totals; coin, dice or hands between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.stolen_treasure.rules.state import BETWEEN, THROWING
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text.cards import figure
from treasure_games.games.stolen_treasure.text.log import HANDS, stake_worth
from treasure_games.games.stolen_treasure.ui.layout import Layout
from treasure_games.stage.animation import Animation, Call, Sequential
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import LINE_SPACING, TextStyle
from treasure_games.stage.theme import Theme
from treasure_games.stage.widgets import skin
from treasure_games.table.fitting import Passage, brief_name, whole_line
from treasure_games.table.pieces.brass import brass_box, cast, draw_brass
from treasure_games.table.pieces.coin_toss import CoinToss
from treasure_games.table.pieces.dice import Dice, Family, Spot, Throw
from treasure_games.table.table_api import TableApi

_ = translate
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl", "centre")
_WORDS: Final = TextStyle(24.0, Face.REGULAR, "pearl", "centre")
_TOTAL: Final = 56.0
_EMBLEM: Final = 68.0
_DIE, _HAND = 84.0, 126.0
_DICE: Final = tuple(
    Family(
        tuple(f"dice/{side}_{face}" for face in range(1, 7)),
        tuple(f"dice/{side}_tumble_{pose}" for pose in range(1, 9)),
    )
    for side in ("attack", "defence")
)
"""Those of the challenger, and of whom he has challenged."""
_HANDS: Final = tuple(
    Family(
        tuple(f"stolen_treasure/hand_{hand}_{side}" for hand in HANDS),
        (f"stolen_treasure/hand_rock_{side}",),
        spin=0.12,
    )
    for side in ("left", "right")
)
"""ST-Q61: fists that are shaken, and then open."""


class Toss:
    """The coin, dice or hands that decide; they lie between both stakes until `clear`."""

    def __init__(self) -> None:
        self.coin = CoinToss("bluffaneer")
        self._dice = Dice(self._spot)
        self._middle = 0.0, 0.0
        self._size = _DIE

    def _spot(self, side: int) -> Spot:
        x, y = self._middle
        return x + (side - 0.5) * 1.15 * self._size, y, self._size

    def place(self, x: float, y: float) -> None:
        """Set where they come down."""
        self._middle = x, y
        self.coin.place(x, y)
        self.clear()

    def flip(self, theme: Theme, landed: Callable[[], None]) -> Animation:
        """Return the way of the coin."""
        return Sequential(Call(self.clear), self.coin.toss(theme, landed))

    def roll(self, faces: Sequence[int], theme: Theme, serial: int) -> Animation:
        """Return the throw of two dice, one for each side."""
        self._size = _DIE
        rolled = [(family, face - 1) for family, face in zip(_DICE, faces, strict=True)]
        return Throw(self._dice, rolled, theme, serial)

    def show(self, hands: Sequence[int], theme: Theme) -> Animation:
        """Return the way of two hands, one from each side."""
        self._size = _HAND
        return Throw(self._dice, list(zip(_HANDS, hands, strict=True)), theme, serial=0)

    def clear(self) -> None:
        """Remove them."""
        self.coin.clear()
        self._dice.dice.clear()

    def track(self, invalidate: Callable[[FRect], None]) -> None:
        """Redraw what has moved."""
        self.coin.track(invalidate)
        self._dice.track(invalidate)

    def draw(self, canvas: Canvas) -> None:
        """Draw them where they are."""
        self.coin.draw(canvas)
        self._dice.draw(canvas, is_moving=True)


def draw_wager(canvas: Canvas, layout: Layout, view: View, api: TableApi) -> None:
    """Draw a panel over the raft with both sides; the stakes are cards on the board."""
    if not view.wager or not canvas.touches(layout.wager):
        return
    skin.draw_panel(canvas, layout.wager, "dark")
    for seat, (told, _stake) in zip(view.wager, layout.wager_sides(), strict=False):
        canvas.image(api.emblem(seat), _places(told)[0])
    for passage in _words(canvas.context, layout, view, api):
        passage.draw(canvas)
    for total in _totals(canvas.context, layout, view):
        draw_brass(canvas, total)


def _places(told: FRect) -> tuple[FRect, FRect, FRect]:
    """Return the places of emblem, name and total, below each other."""
    side = min(_EMBLEM, 0.36 * told.height)
    emblem = FRect(told.centerx - side / 2, told.top + 4.0, side, side)
    name = FRect(told.left, emblem.bottom + 4.0, told.width, 0.24 * told.height)
    return emblem, name, FRect(told.left, name.bottom, told.width, told.bottom - name.bottom)


def _totals(context: LayoutContext, layout: Layout, view: View) -> Iterator[Passage]:
    for side in range(len(view.wager)):
        room = _places(layout.wager_sides()[side][0])[2]
        tall = min(_TOTAL * layout.unit, room.height)
        yield cast(context, figure(stake_worth(view, side)), tall, "centre", room)


def _words(context: LayoutContext, layout: Layout, view: View, api: TableApi) -> Iterator[Passage]:
    """Yield both names, and what stands between the stakes until coin, dice or hands do."""
    sides = layout.wager_sides()
    for seat, (told, _stake) in zip(view.wager, sides, strict=False):
        room = _places(told)[1]
        size = min(_NAME.size, room.height / LINE_SPACING / context.viewport.text_scale)
        style = replace(_NAME, size=size)
        yield Passage(*brief_name(context, api.called(seat), style, room.width), room)
    if is_decided_now(view):
        return
    first, second = (stake for _told, stake in sides)
    middle = FRect(first.right + 8.0, first.top, second.left - first.right - 16.0, 50.0)
    text = _("against") if len(view.wager) == 2 else _("against whom?")
    yield Passage(*whole_line(context, text, _WORDS, *middle.size), middle)


def is_decided_now(view: View) -> bool:
    """Return True if both stakes lie, and nobody is asked about them any more."""
    return bool(view.stakes[1]) and view.phase in (BETWEEN, THROWING)


def boxes(context: LayoutContext, layout: Layout, view: View, api: TableApi) -> list[Box]:
    """Return the boxes of names and totals, for the layout check."""
    words = enumerate(_words(context, layout, view, api)) if view.wager else ()
    found = [passage.box(context, f"wager.words{index}") for index, passage in words]
    totals = enumerate(_totals(context, layout, view))
    return [*found, *(brass_box(context, one, f"wager.total{index}") for index, one in totals)]
