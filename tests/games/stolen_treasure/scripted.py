"""A table in the middle of a game, its hands laid out beforehand by the names of the cards.

`Table("Hook, Ruby", "Yarr!")` are the hands of two pirates; seat 0 begins. All treasure has been
held for long, unless it is drawn.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from treasure_games.core.chance import CARDS, Chance, ChanceExhausted
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Outcome, Pending
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.stolen_treasure.rules.actions import CODE, PARLEY, PASS, STAKE, Action
from treasure_games.games.stolen_treasure.rules.game import GAME
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    TITLES,
    VALUES,
    deck_of,
)
from treasure_games.games.stolen_treasure.rules.state import LONG_AGO
from treasure_games.games.stolen_treasure.rules.view import View

Names = str
"""Names of cards, with commas between them."""


def kinds_of(names: Names) -> list[int]:
    return [TITLES.index(name.strip()) for name in names.split(",") if name.strip()]


class Luck(Chance):
    """The dice and draws of a script; after its end everything is the first."""

    def __init__(self, rolls: Iterable[int], draws: Iterable[int]) -> None:
        self.rolls = [face - 1 for face in rolls]
        self.draws = list(draws)

    def draw(self, n: int, stream: str) -> int:
        script = self.draws if stream == CARDS else self.rolls
        outcome = script.pop(0) if script else 0
        if not 0 <= outcome < n:
            raise ChanceExhausted(f"{outcome} of {stream} doesn’t fit range({n})")
        return outcome


class Table:
    """`buried` and `discards` are by seat and by family; `tops` the next cards of the three piles.

    `rolls` are dice, and coins (1 for whoever began the wager); `draws` whatever chance decides
    about cards.
    """

    def __init__(
        self,
        *hands: Names,
        buried: Mapping[int, Names] | None = None,
        discards: Mapping[int, Names] | None = None,
        tops: Mapping[int, Names] | None = None,
        rolls: Sequence[int] = (),
        draws: Sequence[int] = (),
        **options: OptionValue,
    ) -> None:
        options = {"first_player": 1, **options}
        state = self.state = GAME.new(Setup.of(GAME.info, len(hands), options))
        self.events: list[Any] = []
        GAME.start(state, Luck((), ()), self.events.append)
        for seat, names in enumerate(hands):
            self._deal(seat, kinds_of(names))
        for seat, names in (buried or {}).items():
            state.buried[seat] = tuple(self._take(kind) for kind in kinds_of(names))
            state.banked[seat] = sum(VALUES[kind] for kind in kinds_of(names))
            self._show(state.buried[seat])
        for deck, names in (discards or {}).items():
            state.discards[deck] = tuple(self._take(kind) for kind in kinds_of(names))
            self._show(state.discards[deck])
        for pile, names in (tops or {}).items():
            cards = [self._take(kind) for kind in kinds_of(names)]
            state.piles[pile] = (*state.piles[pile], *cards[::-1])
        self.luck = Luck(rolls, draws)

    def _deal(self, seat: int, kinds: Sequence[int]) -> None:
        cards = sorted(self._take(kind) for kind in kinds)
        self.state.treasures[seat] = tuple(card for card in cards if card < FIRST_PIRACY)
        self.state.pirates[seat] = tuple(card for card in cards if card >= FIRST_PIRACY)
        self._show(self.state.treasures[seat])
        for card in self.state.pirates[seat]:
            self.state.seen[card] = 1 << seat
        for card in self.state.treasures[seat]:
            self.state.since[card] = LONG_AGO

    def _show(self, cards: Iterable[int]) -> None:
        for card in cards:
            self.state.seen[card] = self.state.house.everyone

    def _take(self, kind: int) -> int:
        """A card of this kind, out of its pile."""
        for at, pile in enumerate(self.state.piles):
            for card in pile:
                if self.state.faces[card] == kind:
                    self.state.piles[at] = tuple(one for one in pile if one != card)
                    return card
        raise LookupError(TITLES[kind])

    def without_piles(self, *piles: int) -> "Table":
        """Take all cards of these piles out of the game."""
        for pile in piles:
            self.state.piles[pile] = ()
        return self

    @property
    def asked(self) -> Pending:
        pending = GAME.pending(self.state)
        assert pending is not None
        return pending

    @property
    def whose(self) -> tuple[str, int]:
        """What is asked, and of whom."""
        return self.asked.ask, self.asked.seats[0]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody while the game goes on."""
        outcome = self.outcome
        return outcome.winners if outcome else ()

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def legal(self, seat: int | None = None) -> tuple[Any, ...]:
        return GAME.legal(self.state, self.asked.seats[0] if seat is None else seat)

    def may(self, action: Action) -> bool:
        return action in self.legal()

    def do(self, seat: int, *actions: Action) -> "Table":
        """Act, one after the other; the events of the last act are kept."""
        for action in actions:
            self.events.clear()
            GAME.apply(self.state, seat, action, self.luck, self.events.append)
        return self

    def quiet(self) -> "Table":
        """Nobody answers, till something else is asked; all that happens is kept."""
        happened = list(self.events)
        while self.outcome is None and self.asked.ask in ("respond", "parley"):
            self.do(self.asked.seats[0], PASS)
            happened += self.events
        self.events = happened
        return self

    def till(self, seat: int) -> "Table":
        """All pass until this seat is asked."""
        while self.asked.seats[0] != seat:
            self.do(self.asked.seats[0], PASS)
        return self

    def quiet_code(self, seat: int, target: int) -> "Table":
        """All pass until this seat is asked about the first card, and passes an effect on."""
        while self.asked.seats[0] != seat or len(self.state.stack) > 1:
            self.do(self.asked.seats[0], PASS)
        return self.do(seat, CODE[target])

    def quiet_parley(self, seat: int) -> "Table":
        """All pass until this seat is asked whether it gives the wager up, and it does."""
        while self.whose != ("parley", seat):
            self.do(self.asked.seats[0], PASS)
        return self.do(seat, PARLEY).quiet()

    def stake(self, seat: int, names: Names) -> "Table":
        return self.do(seat, *[STAKE[card] for card in self.cards(seat, names)])

    def refused(self, seat: int, action: Action) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        before = self.state.data()
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, seat, action, self.luck, self.events.append)
        assert self.state.data() == before
        assert str(caught.value)
        return caught.value.rule

    def happened(self) -> list[str]:
        """The names of the events of the last act, or of the deal."""
        return [wire_name(type(event)) for event in self.events]

    def found(self, kind: type[Any]) -> list[Any]:
        """The events of a class in the last act, or in the deal."""
        return [event for event in self.events if isinstance(event, kind)]

    def cards(self, seat: int, names: Names) -> list[int]:
        """The ids of these cards before a seat: in hand, else buried."""
        state, found = self.state, []
        for kind in kinds_of(names):
            places = (state.treasures[seat], state.pirates[seat], state.buried[seat])
            ids = [card for place in places for card in place if state.faces[card] == kind]
            found.append(next(card for card in ids if card not in found))
        return found

    def card(self, seat: int, name: Names) -> int:
        return self.cards(seat, name)[0]

    def hand(self, seat: int) -> str:
        """The hand of a seat, treasure first."""
        return self._named((*self.state.treasures[seat], *self.state.pirates[seat]))

    def buried(self, seat: int) -> str:
        return self._named(self.state.buried[seat])

    def discarded(self, card_deck: int) -> str:
        return self._named(self.state.discards[card_deck])

    def _named(self, cards: Iterable[int]) -> str:
        kinds = sorted(self.state.faces[card] for card in cards)
        return ", ".join(TITLES[kind] for kind in kinds)


def backs(table: Table, seat: int) -> list[int]:
    """The families of the cards in a hand, which everybody can see."""
    return [deck_of(card) for card in (*table.state.treasures[seat], *table.state.pirates[seat])]
