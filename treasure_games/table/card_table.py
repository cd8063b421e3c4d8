"""The table of a card game: cards on a board, of which one of the hand is chosen first, and then
where it goes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any

from pygame import FRect

from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Sequential, Wait
from treasure_games.stage.boxes import Box
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.card_board import CardPresenter
from treasure_games.table.card_play import CardLook
from treasure_games.table.game_table import ActionT, GameTable, ViewT
from treasure_games.table.glow import draw_halo
from treasure_games.table.places import Places
from treasure_games.table.table_api import TableApi


class CardTable(GameTable[ViewT, ActionT]):
    """A game sets its `board`, which holds the view, a `presenter`, and how one looks at cards,
    plays them, and points at what is there.

    They are a `CardBoard`, a `CardPresenter`, a `CardLook`, `CardPlay` and `CardSpots`.
    """

    holds_turns = True
    board: Any
    presenter: CardPresenter
    look: CardLook
    play: Any
    spots: Any

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self._is_laid = False
        self._lit: tuple[int, ...] = ()
        self.moving: Node = Drawing(self._draw_moving)
        """The cards on their way, and light on what the log speaks of."""

    @property
    def view(self) -> ViewT:
        """Return what is shown now."""
        view: ViewT = self.board.view
        return view

    @view.setter
    def view(self, view: ViewT) -> None:
        self.board.view = view

    def layout(self, context: LayoutContext, places: Places) -> None:
        """Put everything into its new place."""
        self._is_laid = True
        self.lay()

    @abstractmethod
    def lay(self) -> None:
        """Put everything where the view has it."""

    def show(self, view: ViewT) -> None:
        """Put everything where the view has it."""
        self.view = view
        self.look.inspector.close()
        self.play.select(None)
        if self._is_laid:
            self.lay()

    def settle(self, view: ViewT) -> None:
        """Let this view count from now on."""
        self.board.settle(view)

    def glide(self, view: ViewT) -> Animation:
        """Let everything travel to where the view has it."""
        return Sequential(self.presenter.glide(view), Wait(0.0))

    def animate(self, step: Step) -> Animation:
        """Show a step."""
        return self.presenter.animate(step)

    # What is pointed at

    def handle(self, intent: Intent) -> bool:
        """Deal with what is shown large, then with the choice."""
        return self.look.handle(intent) or bool(self.spots.handle(intent))

    def seat_pressed(self, seat: int) -> None:
        """Point at a seat, or look at what it has."""
        self.play.press_seat(seat)

    def highlight(self, pieces: tuple[int, ...]) -> None:
        """Light up what a line of the log speaks of."""
        self._lit = pieces

    def point_out(self, action: ActionT) -> Control | None:
        """Choose the card of a suggested move, so that its goals light up."""
        self.play.suggest(action)
        self.api.offers_changed()
        control: Control | None = self.spots.lead_to(action)
        return control

    # Drawing

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield controls and words."""
        yield from Node.boxes(self, context)

    def _draw_moving(self, canvas: Canvas) -> None:
        sprites = self.board.sprites
        sprites.draw_moving(canvas)
        for card in self._lit:
            if card in sprites:
                self.draw_lit(canvas, sprites[card].rect)

    def draw_lit(self, canvas: Canvas, rect: FRect) -> None:
        """Light up a card."""
        draw_halo(canvas, rect, reach=20.0, level=200)
