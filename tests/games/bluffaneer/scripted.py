"""A table whose deal and rolls are decided beforehand, played by the letters of its icons.

C is a chest, S are swords, H is a ship, K a skull: "CS" is the card with chest and swords, and
"CC" a roll of two chests. Seat 0 rolls first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from tests.orders import outcomes_for_order
from treasure_games.core.chance import CARDS, Chance, ChanceExhausted
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Pending
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import Playthrough
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.events import CoinsPaid
from treasure_games.games.bluffaneer.rules.game import GAME, INFO
from treasure_games.games.bluffaneer.rules.pieces import BONES, PACK, PAIR_OF, PAIRS
from treasure_games.games.bluffaneer.rules.view import View

LETTERS = "CSHK"
WORDS: Mapping[str, Any] = {
    "claim": actions.CLAIM,
    "quiet": actions.STAY_QUIET,
    "believe": actions.BELIEVE,
    "challenge": actions.CHALLENGE,
}


def face_of(letters: str) -> int:
    """ "CS" or "SC" as a face."""
    one, other = (LETTERS.index(letter) for letter in letters)
    return PAIR_OF[one][other]


def card_name(face: int) -> str:
    """The letters of a face; "?" for an unknown one."""
    return "".join(LETTERS[icon] for icon in PAIRS[face]) if face >= 0 else "?"


class Luck(Chance):
    """The dice and the draws of a script, and the arrival that a test sets."""

    def __init__(self, rolls: Iterable[int], draws: Iterable[int]) -> None:
        self.rolls = list(rolls)
        self.draws = list(draws)
        self.milliseconds = 0

    def draw(self, n: int, stream: str) -> int:
        script = self.draws if stream == CARDS else self.rolls
        outcome = script.pop(0)
        if not 0 <= outcome < n:
            raise ChanceExhausted(f"{outcome} of {stream} doesn't fit range({n})")
        return outcome

    def arrival(self) -> int:
        return self.milliseconds


class Table:
    """`hands` are the cards of the seats, `deck` those on top of the stack, both by letters.

    `rolls` are the bones of the turns, `draws` what else chance decides after the deal: coin flips
    (the place among the tied) and shuffles.
    """

    def __init__(
        self,
        rolls: str,
        hands: str = "CS CH CK SH SK HK",
        deck: str = "",
        seats: int = 3,
        draws: Sequence[int] = (),
        **options: OptionValue,
    ) -> None:
        setup = Setup.of(INFO, seats, options)
        wanted = [face_of(name) for name in hands.split()[:seats] + deck.split()]
        rest = list(PACK)
        for face in wanted:
            rest.remove(face)
        shuffle = outcomes_for_order(PACK, [*wanted, *rest])
        bones = BONES[setup.text("bones")]
        dice = [
            bone.index(LETTERS.index(letter))
            for roll in rolls.split()
            for bone, letter in zip(bones, roll, strict=True)
        ]
        self.luck = Luck(dice, [*shuffle, 0, *draws])
        self.play = Playthrough(GAME, setup, self.luck)
        self.events: list[Any] = []
        self.play.start(self.events.append)

    @property
    def state(self) -> Any:
        return self.play.state

    @property
    def asked(self) -> Pending:
        pending = GAME.pending(self.state)
        assert pending is not None
        return pending

    @property
    def is_over(self) -> bool:
        return GAME.pending(self.state) is None

    @property
    def coins(self) -> list[int]:
        return list(self.state.coins)

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def do(self, seat: int, word: str, at: int = 0) -> list[str]:
        """Act: "claim", "quiet", "believe", "challenge", or "steal 2"; returns event names.

        `at` is the arrival in a race, in milliseconds.
        """
        self.events.clear()
        self.luck.milliseconds = at
        self.play.act(seat, self._action(word), self.events.append)
        return self.happened()

    def shouts(self, *claimants: int) -> list[str]:
        """All who are asked choose in secret: these claim or challenge, the others don't."""
        yes, no = ("claim", "quiet") if self.asked.ask == "shout" else ("challenge", "believe")
        for seat in self.asked.seats:
            self.do(seat, yes if seat in claimants else no)
        return self.happened()

    def refused(self, seat: int, word: str) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        before = self.state.data()
        with pytest.raises(IllegalAction) as caught:
            self.play.act(seat, self._action(word), self.events.append)
        assert self.state.data() == before
        assert str(caught.value)
        return caught.value.rule

    def happened(self) -> list[str]:
        """The names of the events of the last act, or of the deal."""
        return [wire_name(type(event)) for event in self.events]

    def found(self, kind: type[Any]) -> list[Any]:
        """The events of a class in the last act, or in the deal."""
        return [event for event in self.events if isinstance(event, kind)]

    def payments(self) -> list[tuple[int, int, int]]:
        """Payer, payee (-2 is the box) and coins of each payment in the last act."""
        return [(paid.payer, paid.payee, paid.coins) for paid in self.found(CoinsPaid)]

    def card(self, seat: int, viewer: int | None = None) -> str:
        """The card that a seat holds, as another (None: a bystander) knows it."""
        view = self.view(viewer)
        return card_name(view.faces[view.hands[seat]])

    def pile(self) -> list[str]:
        view = self.view()
        return [card_name(view.faces[card]) for card in view.discard]

    @staticmethod
    def _action(word: str) -> Any:
        name, _, victim = word.partition(" ")
        return actions.Steal(int(victim)) if name == "steal" else WORDS[name]
