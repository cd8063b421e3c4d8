"""A table in the middle of a game, its dice and cards laid out beforehand.

"225 216 32" are the dice of three captains, rolled so at the beginning of the round; "-" is a
captain who is out. Cards have their numbers: "T12 T04", "A01". Seat 0 has the token.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.scripted import Luck, ScriptedTable
from tests.orders import outcomes_for_order
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.scallywager.rules.actions import CALL, CONCEAL, PARLAY, PASS, Action, Bid
from treasure_games.games.scallywager.rules.events import CrewGained, CrewLost
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.pieces import (
    CARD_RULES,
    DICE,
    FIRST_ADVENTURE,
    NO_FACE,
    PACK,
    PACK_SIZE,
)
from treasure_games.games.scallywager.rules.state import ALL_VIEWERS, State
from treasure_games.games.scallywager.rules.view import View

Hands = Mapping[int, str]

EIGHT = "225 216 32"
"""Four of these are twos."""


def kinds_of(names: str) -> list[int]:
    """The kinds of cards by their numbers."""
    return [CARD_RULES.index(f"SW-{name}") for name in names.split()]


class DiceLuck(Luck):
    """After the end of its script dice show 1, and draws are the first."""

    def next_of(self, script: list[int]) -> int:
        return script.pop(0) if script else 0


class Table(ScriptedTable):
    """`treasures` and `adventures` are what captains hold, `decks` the cards on top of both decks.

    `rolls` are the dice after those of the round, `draws` what else chance decides: which die is
    lost or looked at.
    """

    game = GAME

    def __init__(
        self,
        holds: str,
        treasures: Hands | None = None,
        adventures: Hands | None = None,
        decks: str = "",
        rolls: Sequence[int] = (),
        draws: Sequence[int] = (),
        token: int = 0,
        **options: OptionValue,
    ) -> None:
        dice = [[int(face) for face in hold if face != "-"] for hold in holds.split()]
        state = self.state = GAME.new(Setup.of(GAME.info, len(dice), options))
        state.dice = [(NO_FACE,) * len(hold) for hold in dice]
        state.seen = [(ALL_VIEWERS,) * len(hold) for hold in dice]
        state.box = DICE - sum(map(len, dice))
        order = self._deal(treasures or {}, adventures or {}, kinds_of(decks))
        first = [*range(token, len(dice)), *range(token)]
        cast = [face for seat in first for face in dice[seat]]
        self.luck = DiceLuck([*(face - 1 for face in (*cast, *rolls))], [*order, token, *draws])
        self.events: list[Any] = []
        GAME.start(state, self.luck, self.events.append)

    def _deal(self, treasures: Hands, adventures: Hands, deck: Sequence[int]) -> list[int]:
        """Give out cards by id; return the luck that shuffles those kinds to these ids."""
        if not self.state.faces:
            return []
        wanted: list[list[int]] = [[], []]
        for seat, names in treasures.items():
            first = len(wanted[0])
            wanted[0] += kinds_of(names)
            self.state.treasures[seat] = tuple(range(first, len(wanted[0])))
        for seat, names in adventures.items():
            self.state.fresh[seat] = FIRST_ADVENTURE + len(wanted[1])
            wanted[1] += kinds_of(names)
        dealt = len(wanted[0]), len(wanted[1])
        wanted[0] += [kind for kind in deck if kind < 12]
        wanted[1] += [kind for kind in deck if kind >= 12]
        self.state.stacks = [
            tuple(range(dealt[0], FIRST_ADVENTURE)),
            tuple(range(FIRST_ADVENTURE + dealt[1], PACK_SIZE)),
        ]
        outcomes = []
        for pack, kinds in zip(
            (PACK[:FIRST_ADVENTURE], PACK[FIRST_ADVENTURE:]), wanted, strict=True
        ):
            rest = list(pack)
            for kind in kinds:
                rest.remove(kind)
            outcomes += outcomes_for_order(pack, [*kinds, *rest])
        return outcomes

    @property
    def whose(self) -> tuple[str, int]:
        """What is asked, and of whom."""
        return self.asked.ask, self.asked.seats[0]

    @property
    def crew(self) -> tuple[int, ...]:
        """The dice of all captains."""
        return GAME.scores(GAME.view(self.state, None))

    def view(self, seat: int | None = None) -> View:
        view: View = super().view(seat)
        return view

    def legal(self) -> tuple[Any, ...]:
        return GAME.legal(self.state, self.asked.seats[0])

    def do(self, seat: int, action: Action) -> list[str]:
        """Act; returns the names of the events."""
        self.events.clear()
        GAME.apply(self.state, seat, action, self.luck, self.events.append)
        return self.happened()

    def bid(self, *bids: tuple[int, int]) -> "Table":
        """Bids (count, face) of one captain after another; before, nobody uses a card."""
        self.quiet("bid")
        for count, face in bids:
            self.do(self.asked.seats[0], Bid(count, face))
        return self

    def call(self) -> "Table":
        """The captain in turn calls; nobody uses a card."""
        self.do(self.asked.seats[0], CALL)
        return self.quiet()

    def parlay(self) -> "Table":
        self.do(self.asked.seats[0], PARLAY)
        return self.quiet()

    def quiet(self, till: str = "") -> "Table":
        """Nobody uses a card, till something else is asked; all that happens is kept."""
        happened = list(self.events)
        while not self.is_over and self.asked.ask in {"treasure", "dawn", "showdown"} - {till}:
            self.do(self.asked.seats[0], PASS if self.asked.ask == "treasure" else CONCEAL)
            happened += self.events
            if "round_started" in self.happened():
                break
        self.events = happened
        return self

    def refused(self, seat: int, action: Action) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        return self.refusing(
            lambda: GAME.apply(self.state, seat, action, self.luck, self.events.append)
        )

    def changes(self) -> list[tuple[int, int, str]]:
        """Seat, dice lost (negative) or gained, and why, in the last act."""
        return [
            (one.seat, len(one.places) * (1 if isinstance(one, CrewGained) else -1), one.reason)
            for one in self.events
            if isinstance(one, CrewGained | CrewLost)
        ]

    def kinds(self, seat: int) -> list[str]:
        """The treasure cards before a captain."""
        return [number(self.state, card) for card in self.state.treasures[seat]]


def number(state: State, card: int) -> str:
    """The number of a card, like "T12"."""
    return CARD_RULES[state.faces[card]].removeprefix("SW-")


def at_showdown(
    count: int,
    adventures: dict[int, str],
    holds: str = EIGHT,
    is_parlay: bool = False,
    **more: object,
) -> Table:
    """Seat 0 has bid so many twos, seat 1 has called or parlayed."""
    table = Table(holds, adventures=adventures, **more)  # type: ignore[arg-type]
    table.bid((count, 2))
    table.do(1, PARLAY if is_parlay else CALL)
    return table


def after(table: Table, seat: int, action: Action) -> Table:
    """This seat plays its card, all others conceal theirs."""
    while table.whose[1] != seat:
        table.do(table.whose[1], CONCEAL)
    table.do(seat, action)
    return table.quiet()


def altered(view: View, **fields: object) -> View:
    """A view in which something else has happened."""
    return View(**{**{name: getattr(view, name) for name in View.__slots__}, **fields})
