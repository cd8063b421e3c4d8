"""Looking at one's own card where all watch the table for a race: behind the palm of a hand, large
and briefly, while the others are told to look away.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import translate as _
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.layout import BACK, CARD_ASPECT, card
from treasure_games.stage.animation import in_out_quad
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.fitting import Passage
from treasure_games.table.people.busts import hand_picture
from treasure_games.table.table_api import TableApi

AWAY: Final = 0.7
"""Seconds in which the others look away, before the palm moves."""
SEEN: Final = 1.1
"""Seconds in which it lets the card be seen."""
_MOVE: Final = 0.16
_WORDS: Final = TextStyle(34.0, Face.SEMIBOLD, "pearl", "centre")


class Palm(Node):
    """Covers the table from the moment a card is lifted until it is put down."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self._board = api, board
        self._passed = 0.0

    @property
    def is_up(self) -> bool:
        """True while somebody looks at a card that all others at the screen must not see."""
        view = self._board.view
        people = sum(seat.is_human for seat in self._api.seats)
        return people > 1 and view.seat is not None and Mode.RACE in view.house.modes

    @property
    def aside(self) -> float:
        """How far the palm is out of the way, 0 to 1."""
        since = self._passed - AWAY
        opening, closing = since / _MOVE, (SEEN - since) / _MOVE
        return in_out_quad(min(1.0, max(0.0, min(opening, closing))))

    @property
    def is_moving(self) -> bool:
        """True until the palm covers the card again."""
        return self.is_up and self._passed < AWAY + SEEN

    def update(self, dt: float) -> None:
        """Let the time pass, from the beginning whenever a card is lifted."""
        self._passed = self._passed + dt if self.is_up else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the card on an empty table, the palm over it, and what the others must do."""
        if not self.is_up:
            return
        room, aside = canvas.context.viewport.rect, self.aside
        canvas.cover("scenes/table", room)
        words = self._words(canvas.context)
        skin.draw_panel(canvas, words.rect.inflate(60.0, 40.0), "dark")
        words.draw(canvas)
        high = room.bottom - words.rect.bottom - 60.0
        shown = FRect(0, 0, 0.8 * high * CARD_ASPECT, 0.8 * high)
        shown.midbottom = room.centerx, room.bottom - 0.08 * high
        view = self._board.view
        canvas.image(card(view.own_face) if aside else BACK, shown)
        palm = FRect(0, 0, 1.5 * high * 390 / 540, 1.5 * high)
        palm.midtop = room.centerx + aside * 1.1 * shown.width, shown.top - 0.12 * high
        canvas.image(hand_picture(self._api.seats[self._api.bottom], is_raised=True), palm)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the words, over all else."""
        if self.is_up:
            yield self._words(context).box(context, "palm", may_overlap=True)

    def _words(self, context: LayoutContext) -> Passage:
        name = self._api.called(self._api.bottom)
        text = _("{name} looks. All others look away!").format(name=name)
        room = context.viewport.rect
        place = FRect(room.left + 60.0, room.top + 34.0, room.width - 120.0, 0.0)
        place.height = 1.2 * context.texts.line_height(_WORDS)
        return Passage.fitted(context, text, _WORDS, place)
