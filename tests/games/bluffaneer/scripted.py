"""A table whose cards, bones and coin flips are decided beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.orders import outcomes_for_order
from treasure_games.core.chance import DICE, Chance
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import Playthrough
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CLAIM, STAY_QUIET, Action
from treasure_games.games.bluffaneer.rules.game import GAME, INFO
from treasure_games.games.bluffaneer.rules.house import house_of
from treasure_games.games.bluffaneer.rules.pieces import ICONS, PACK, printed_name
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import View

FACE_BY_NAME = {printed_name(face): face for face in set(PACK)}

FIRST_ROLL = "chest swords"
LATER_ROLL = "swords skull"
"""What the bones show when nothing else was asked for."""


class Luck(Chance):
    """Cards, then bones, as asked for; when that is used up, the first of all possibilities."""

    def __init__(self, cards: Sequence[int], bones: Sequence[int]) -> None:
        self.cards = list(cards)
        self.bones = list(bones)
        self.moment = 0

    def arrival(self) -> int:
        return self.moment

    def draw(self, n: int, stream: str) -> int:
        left = self.bones if stream == DICE else self.cards
        return left.pop(0) if left else self._usual(stream)

    def _usual(self, stream: str) -> int:
        if stream != DICE:
            return 0
        first, second = _icons(LATER_ROLL)
        self.bones.append(second)
        return first


class Table:
    """Seat 0 rolls first. Hands and the top of the stack are as asked for, the rest is sorted.

    `rolls` are the icons of the bones, turn by turn; `coins` are laid out right after the deal.
    """

    def __init__(
        self,
        hands: Sequence[str],
        rolls: Sequence[str] = (FIRST_ROLL,),
        stack: Sequence[str] = (),
        coins: Sequence[int] = (),
        **options: OptionValue,
    ) -> None:
        setup = Setup.of(INFO, len(hands), options)
        deal = [0, *outcomes_for_order(PACK, _order([*hands, *stack]))]
        self.luck = Luck(deal, [icon for roll in rolls for icon in _icons(roll)])
        self.play = Playthrough(GAME, setup, self.luck)
        self.moments: list[tuple[Any, State]] = []
        self.play.start(self._note)
        if coins:
            self.state.coins = list(coins)
            self.state.box = house_of(setup).supply - sum(coins)

    @property
    def state(self) -> State:
        state: State = self.play.state
        return state

    @property
    def events(self) -> list[Any]:
        """What the last act brought."""
        return [event for event, _state in self.moments]

    @property
    def asked(self) -> tuple[int, ...]:
        """Who is asked; nobody when the game is over."""
        pending = GAME.pending(self.state)
        return pending.seats if pending else ()

    @property
    def ask(self) -> str:
        """What is asked; "" when the game is over."""
        pending = GAME.pending(self.state)
        return pending.ask if pending else ""

    @property
    def coins(self) -> list[int]:
        return self.state.coins

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def do(self, seat: int, action: Action, at: int = 0) -> list[str]:
        """Act, in a race at that millisecond; returns the names of the events."""
        self.luck.moment = at
        self.moments = []
        self.play.act(seat, action, self._note)
        return self.happened()

    def all_do(self, actions: dict[int, Action], others: Action = STAY_QUIET) -> list[str]:
        """Act for everybody who is asked; returns the names of all events."""
        told: list[tuple[Any, State]] = []
        for seat in self.asked:
            self.do(seat, actions.get(seat, others))
            told += self.moments
        self.moments = told
        return self.happened()

    def race(self, moments: dict[int, int], action: Action = CLAIM) -> list[str]:
        """Let those seats press at these moments, and the others not at all."""
        told: list[tuple[Any, State]] = []
        silence = STAY_QUIET if action == CLAIM else BELIEVE
        for seat in self.asked:
            self.do(seat, action if seat in moments else silence, moments.get(seat, 0))
            told += self.moments
        self.moments = told
        return self.happened()

    def nobody_claims(self) -> list[str]:
        """Let everybody who is asked keep quiet."""
        told: list[tuple[Any, State]] = []
        turn = self.state.turn_number
        while self.ask == "claim" and self.state.turn_number == turn:
            self.do(self.asked[0], STAY_QUIET)
            told += self.moments
        self.moments = told
        return self.happened()

    def refused(self, seat: int, action: Action) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        before = self.state.data()
        with pytest.raises(IllegalAction) as caught:
            self.play.act(seat, action, self._note)
        assert self.state.data() == before
        assert str(caught.value)
        return caught.value.rule

    def _note(self, event: Any) -> None:
        self.moments.append((event, self.state.copy()))

    def happened(self) -> list[str]:
        return [wire_name(type(event)) for event in self.events]

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if type(event) is kind]

    def hand(self, seat: int) -> str:
        """The name of the card that a seat holds."""
        return printed_name(self.state.faces[self.state.hands[seat]])

    def pile(self) -> list[str]:
        """The discards, the last on top."""
        return [printed_name(self.state.faces[card]) for card in self.state.discard]


def _icons(roll: str) -> tuple[int, int]:
    first, second = (ICONS.index(name) for name in roll.split())
    return first, second


def _order(named: Sequence[str]) -> list[int]:
    wanted = [FACE_BY_NAME[name] for name in named]
    left = list(PACK)
    for face in wanted:
        left.remove(face)
    return [*wanted, *left]
