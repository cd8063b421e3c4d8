"""A table whose deal and rolls are decided beforehand, played by the letters of its icons.

C is a chest, S are swords, H is a ship, K a skull: "CS" is the card with chest and swords, and
"CC" a roll of two chests. Seat 0 rolls first.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.scripted import Luck, ScriptedTable
from tests.orders import outcomes_for_order
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import Playthrough
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.events import CoinsPaid
from treasure_games.games.bluffaneer.rules.game import GAME
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


class Table(ScriptedTable):
    """`hands` are the cards of the seats, `deck` those on top of the stack, both by letters.

    `rolls` are the bones of the turns, `draws` what else chance decides after the deal: coin flips
    (the place among the tied) and shuffles.
    """

    game = GAME

    def __init__(
        self,
        rolls: str,
        hands: str = "CS CH CK SH SK HK",
        deck: str = "",
        seats: int = 3,
        draws: Sequence[int] = (),
        **options: OptionValue,
    ) -> None:
        setup = Setup.of(GAME.info, seats, options)
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
        self.state = self.play.state

    @property
    def coins(self) -> list[int]:
        return list(self.state.coins)

    def view(self, seat: int | None = None) -> View:
        view: View = super().view(seat)
        return view

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
        return self.refusing(lambda: self.play.act(seat, self._action(word), self.events.append))

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
