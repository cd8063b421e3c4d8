"""The table of Bluffaneer: what lies on it, who sits at it, and how it is played at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.state import DEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import bluff_record
from treasure_games.games.bluffaneer.ui.answers import Answers
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout
from treasure_games.games.bluffaneer.ui.paint import card
from treasure_games.games.bluffaneer.ui.presenter import Presenter
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.game_table import Layer
from treasure_games.table.people_table import PeopleTable
from treasure_games.table.pieces.pile_browser import PileBrowser
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.table_api import TableApi

_ = translate


class BluffaneerTable(PeopleTable[View, Action]):
    """The board, the answers, and what counting tells."""

    tune = "bluff"
    edge = Layout
    board: Board
    answers: Answers

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.answers = Answers(api, self.board)
        self.race = self.answers.race
        self.presenter = Presenter(api, self.board, self.answers.race)
        self.browser = PileBrowser(api, self._discards, lambda _pile, face: card(face), CARD_ASPECT)

    # What is offered

    def controls(self) -> Sequence[Control]:
        """Return the answers, and the discard pile to be looked through."""
        pile, hint = self.board.layout.discard, _("Look through the discards")
        return [*super().controls(), self.browser.spot(0, "discard", pile, hint)]

    def signs(self) -> Iterable[tuple[FRect, str]]:
        """Yield the map of doubles, the stack, the discards, and what counting tells."""
        layout = self.board.layout
        yield layout.map, "bluffaneer/icon_chest"
        yield layout.deck.inflate(20, 60), "cards/bluffaneer/back"
        yield layout.discard.inflate(20, 60), "cards/bluffaneer/chest_ship"
        yield layout.known, "cards/bluffaneer/swords_skull"

    def _discards(self, _pile: int) -> Sequence[int]:
        return [self.view.faces[one] for one in self.view.discard]

    def gathers(self, view: View) -> bool:
        """All watch the bones together where the fastest shout counts."""
        return Mode.RACE in view.house.modes

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light the roller while several are asked in secret: nobody sees who is still waited
        for.
        """
        if self.view.phase == DEAL:
            return ()
        return asked if len(asked) == 1 else (self.view.turn,)

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return what is known of a seat's claims, for the tooltip of its plate."""
        return (Badge("", 0, bluff_record(view, seat)),)

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what is known below the buttons, too."""
        known = (Drawing(self.board.known.draw),) if layer is Layer.MOVING else ()
        return *known, *super().nodes(layer)


TABLE: Final = BluffaneerTable
