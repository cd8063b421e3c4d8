"""A table whose deal is decided beforehand, played by the printed names of its cards."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.orders import outcomes_for_order
from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import Playthrough
from treasure_games.games.do_not_touch.rules.actions import (
    Discard,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
)
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.house import house_of
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME, PACK_SIZE, printed_name
from treasure_games.games.do_not_touch.rules.view import View


def names(text: str) -> list[str]:
    """ "red 1, blue 2" as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


class Table:
    """Seat 0 begins. Hands, the top of the deck and its last cards are as asked for.

    The rest of the pack lies between them, sorted. In a match of several rounds each round is
    dealt alike.
    """

    def __init__(
        self,
        seats: int = 2,
        hands: Sequence[str] = (),
        deck: str = "",
        last: str = "",
        **options: OptionValue,
    ) -> None:
        setup = Setup.of(GAME.info, seats, {"first_player": "fixed", **options})
        house = house_of(setup)
        self.order = _order(house.pack, house.set_aside, seats, hands, names(deck), names(last))
        shuffle = outcomes_for_order(house.pack, self.order)
        self.play = Playthrough(GAME, setup, ScriptedChance(shuffle * house.rounds))
        self.events: list[Any] = []
        self.play.start(self.events.append)

    @property
    def turn(self) -> int:
        """Who is asked."""
        pending = GAME.pending(self.play.state)
        assert pending is not None
        return pending.seats[0]

    @property
    def ask(self) -> str:
        """What is asked; "" when the game is over."""
        pending = GAME.pending(self.play.state)
        return pending.ask if pending else ""

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.play.state, seat)

    def do(self, kind: type[Any], *arguments: str | int) -> list[str]:
        """Act for the seat in turn; returns the names of the events."""
        self.events.clear()
        self.play.act(self.turn, self._action(kind, arguments), self.events.append)
        return self.happened()

    def refused(self, kind: type[Any], *arguments: str | int, seat: int | None = None) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        before = self.play.state.data()
        who = self.turn if seat is None else seat
        with pytest.raises(IllegalAction) as caught:
            self.play.act(who, self._action(kind, arguments), self.events.append)
        assert self.play.state.data() == before
        assert str(caught.value)
        return caught.value.rule

    def may(self) -> list[str]:
        """What the seat in turn may do, in words: "add red 3", "swap red 3 1", "end_turn"."""
        state = self.play.state
        texts = []
        for action in GAME.legal(state, self.turn):
            words = [wire_name(type(action))]
            if hasattr(action, "card"):
                words.append(printed_name(state.faces[action.card]))
            if hasattr(action, "rival"):
                words.append(str(action.rival))
            texts.append(" ".join(words))
        return texts

    def happened(self) -> list[str]:
        """The names of the events of the last act, or of the deal."""
        return [wire_name(type(event)) for event in self.events]

    def hand(self, seat: int) -> list[str]:
        return self._names(self.play.state.hands[seat])

    def loot(self, seat: int) -> list[str]:
        return self._names(self.play.state.loots[seat])

    def pile(self) -> list[str]:
        return self._names(self.play.state.discard)

    def scores(self) -> tuple[int, ...]:
        return GAME.scores(self.view())

    def idle(self, keep: str = "", pile: bool = False) -> None:
        """A turn of drawing, and of placing and discarding no more than it must."""
        if self.ask == "draw":
            self.do(DrawDiscard if pile else DrawCovered)
        if self.ask == "first_place":
            self.do(StartLoot, self._spare(keep))
        self.do(EndTurn)
        while self.ask == "discard":
            self.do(Discard, self._spare(keep))

    def idle_until(self, left: int, keep: str = "") -> None:
        """Idle turns until the covered deck holds `left` cards."""
        while self.play.state.deck_left > left:
            self.idle(keep)

    def _spare(self, keep: str) -> str:
        hand = self.hand(self.turn)
        return next((name for name in hand[::-1] if name not in names(keep)), hand[-1])

    def _action(self, kind: type[Any], arguments: Sequence[str | int]) -> Any:
        return kind(*(self._card(word) if isinstance(word, str) else word for word in arguments))

    def _card(self, name: str) -> int:
        """A card of that name: in the hand of the seat in turn, else open, else anywhere."""
        state = self.play.state
        shown = [card for pile in (*state.loots, state.discard) for card in reversed(pile)]
        for card in (*state.hands[self.turn], *shown, *range(PACK_SIZE)):
            if printed_name(state.faces[card]) == name:
                return int(card)
        raise AssertionError(f"no {name} in this pack")

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [printed_name(self.play.state.faces[card]) for card in cards]


def _order(
    pack: Sequence[int],
    aside: int,
    seats: int,
    hands: Sequence[str],
    deck: Sequence[str],
    last: Sequence[str],
) -> list[int]:
    """The faces of the shuffled pack from its first dealt card to its last."""
    wanted: dict[int, str] = {}
    for seat, hand in enumerate(hands):
        for number, name in enumerate(names(hand)):
            wanted[aside + number * seats + seat] = name
    for number, name in enumerate(deck):
        wanted[aside + 3 * seats + number] = name
    for number, name in enumerate(last):
        wanted[PACK_SIZE - len(last) + number] = name
    rest = list(pack)
    for name in wanted.values():
        rest.remove(FACE_BY_NAME[name])
    filler = iter(rest)
    return [
        FACE_BY_NAME[wanted[place]] if place in wanted else next(filler)
        for place in range(PACK_SIZE)
    ]
