"""What is answered at a table with people: two large buttons, to give in or to fight, or one of
the people; beside them what else the game has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct
from pygame import FRect

from treasure_games.core.game import Mode, Pending
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.people_board import PeopleBoard
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.pieces.stake_button import Stake, StakeButton
from treasure_games.table.race import Race
from treasure_games.table.table_api import TableApi

_GAP = 12.0


class Answer(Struct, frozen=True):
    """What a large button says and does, and what that may bring, as this button draws it."""

    text: str
    action: Any
    cases: Sequence[object] = ()


class PeopleAnswers(ABC):
    """The buttons and spots of what may be done now.

    The layout of the board has two places for `answers`, where the `two` large buttons stand, and
    two for any number of `choices`.
    """

    def __init__(self, api: TableApi, board: PeopleBoard) -> None:
        self._api, self._board, self._people = api, board, board.people
        self.legal: tuple[Any, ...] = ()
        self.race = Race(api)
        self.two: tuple[WordedButton, WordedButton] = (
            StakeButton("choice.quiet", fights=False),
            StakeButton("choice.fight", fights=True),
        )
        self._offered: tuple[WordedButton, ...] = ()
        self._spots: dict[int, Hotspot] = {}
        self._names: dict[int, StakeButton] = {}
        self._choose: Callable[[int], Any] | None = None
        self._by_action: dict[Any, Control] = {}

    # What is offered

    @abstractmethod
    def question(self, view: Any) -> tuple[Pending | None, int, Any]:
        """Return what a view asks, in which turn, and what a shout does where it is a race."""

    @abstractmethod
    def offer(self, view: Any) -> None:
        """Offer what is legal now, by `offer_two` or `offer_people`."""

    def take_in(self, view: Any, legal: Sequence[Any]) -> None:
        """Offer what is legal now; what is sealed only to whoever sees the own cards."""
        pending, turn, shout = self.question(view)
        self.race.take_in(pending, turn, shout)
        is_sealed = pending is not None and pending.mode is Mode.SEALED
        is_hidden = is_sealed and self._api.viewer != self._api.asked
        self.legal = () if is_hidden or not self.race.may_begin else tuple(legal)
        self._people.lit, self._offered, self._choose = (), (), None
        if self.legal:
            self.offer(view)
        self.race.place(self._board.layout.answers[1], self._api.context)

    def offer_two(self, give_in: Answer, fight: Answer) -> None:
        """Offer two answers."""
        self._offered = self.two
        for button, one, rect in zip(
            self.two, (give_in, fight), self._board.layout.answers, strict=True
        ):
            button.text, button.cases = one.text, one.cases
            button.on_press = partial(self.act, one.action)
            button.place(rect, self._api.context)
            self._by_action[one.action] = button

    def offer_people(
        self,
        seats: Sequence[int],
        choose: Callable[[int], Any],
        stake: Callable[[int], Stake],
        hint: str,
    ) -> None:
        """Offer the choice of one of these seats, by the action that `choose` returns: where they
        sit, with a hint that has a `name`, and by buttons beside each other with what is at stake.
        """
        for seat, rect in zip(seats, self._divided(len(seats)), strict=True):
            called, action = self._api.called(seat), choose(seat)
            spot = self._spots.setdefault(seat, Hotspot(f"pick.seat{seat}"))
            spot.hint = hint.format(name=called)
            spot.place(self._people.spot(seat), self._api.context)
            fresh = StakeButton(f"choice.seat{seat}", fights=False, is_name=True)
            button = self._names.setdefault(seat, fresh)
            button.text, button.cases = called, (stake(seat),)
            button.place(rect, self._api.context)
            spot.on_press = button.on_press = partial(self.act, action)
            self._by_action[action] = button
        self._offered = tuple(self._names[seat] for seat in seats)
        self._people.lit, self._choose = tuple(seats), choose

    def _divided(self, count: int) -> list[FRect]:
        """Return places for so many buttons, from left to right, on both sides of the own card."""
        left, right = self._board.layout.choices
        at_left = min(count, (count + 1) // 3)
        found = []
        for room, few in ((left, at_left), (right, count - at_left)):
            wide = min(left.width, (room.width + _GAP) / max(1, few) - _GAP)
            found += [
                FRect(room.left + index * (wide + _GAP), room.top, wide, room.height)
                for index in range(few)
            ]
        return found

    def press_seat(self, seat: int) -> None:
        """Choose whoever's plate was pressed; in a race a person's plate shouts for that person."""
        if self._choose is not None:
            self.act(self._choose(seat))
        else:
            self.race.shout(seat)

    def act(self, action: Any) -> None:
        """Do what was pressed."""
        self._api.act(action)

    def lead_to(self, action: Any) -> Control | None:
        """Return what does an act, if it is there now."""
        control = self._by_action.get(action)
        return control if control in self.controls() else None

    @property
    def drawn(self) -> Sequence[Control]:
        """The buttons that are there, in Tab order."""
        return (self.race.ready,) if self.race.is_gate else self._offered

    def controls(self) -> Sequence[Control]:
        """Return what can be pressed."""
        return [*self.drawn, *(self._spots[seat] for seat in self._people.lit)]

    @property
    def beginning(self) -> Control | None:
        """Where keys begin: at the last answer."""
        return next(reversed(self.controls()), None)

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons, and the time of a race."""
        self.race.draw(canvas)
        for button in self.drawn:
            if canvas.touches(button.rect.inflate(40, 40)):
                button.draw(canvas)
