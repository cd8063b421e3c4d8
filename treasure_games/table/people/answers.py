"""What is answered at a table with people: two large buttons, to give in or to fight; beside them
what else the game has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from treasure_games.stage.widgets.widget import Control, Node
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.table_api import TableApi


class Answer(Struct, frozen=True):
    """What a large button says and does, and what that may bring, as this button draws it."""

    text: str
    action: Any
    cases: Sequence[object] = ()


class PeopleAnswers(Node, ABC):
    """The buttons for what may be done now.

    The layout of the board has two places for `answers`, where the `two` large buttons stand.
    """

    def __init__(self, api: TableApi, board: PeopleBoard, *two: WordedButton) -> None:
        self._api, self._board, self.two = api, board, two
        self.legal: tuple[Any, ...] = ()
        self._offered: tuple[WordedButton, ...] = ()
        self._by_action: dict[Any, Control] = {}

    @abstractmethod
    def take_in(self, view: Any, legal: Sequence[Any]) -> None:
        """Offer what is legal now."""

    def offer_two(self, *answers: Answer) -> None:
        """Offer two answers: to give in, and to fight."""
        self._offered = self.two
        for button, one, rect in zip(self.two, answers, self._board.layout.answers, strict=True):
            button.text, button.cases = one.text, one.cases
            button.on_press = partial(self.act, one.action)
            button.place(rect, self._api.context)
            self._by_action[one.action] = button

    def press_seat(self, seat: int) -> None:
        """Handle a press of a seat's plate."""

    def act(self, action: Any) -> None:
        """Do what was pressed."""
        self._api.act(action)

    def lead_to(self, action: Any) -> Control | None:
        """Return what does an act, if it is there now."""
        control = self._by_action.get(action)
        return control if control in self.controls() else None

    def children(self) -> Sequence[Node]:
        """Return the buttons, in Tab order."""
        return self._offered

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: at the last answer."""
        return next(reversed(self.controls()), None)
