"""A table laid by hand: ships, holds, islands and wind as a test wants them, dice decided."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import wire_name
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import OptionValue, Setup
from treasure_games.games.treasure_boots.rules.actions import ChoosePort, Pass, Sail
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.pieces import (
    FIRST_PRIVATEER,
    FULL_BOX,
    NO_TOKEN,
    Hold,
)
from treasure_games.games.treasure_boots.rules.turns import begin_turn
from treasure_games.games.treasure_boots.rules.view import View

Place = tuple[int, int]
WINDS = {"hex": ("N", "NE", "SE", "S", "SW", "NW"), "square": ("N", "E", "S", "W")}
LETTERS = "GRBYWK"
"""Green, red, blue, yellow, white, black: one letter a kind."""


def hold(text: str) -> Hold:
    """`GGRW`: one letter a token."""
    counts = [text.count(letter) for letter in LETTERS]
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def letters(tokens: Hold) -> str:
    """`hold` turned round."""
    return "".join(letter * count for letter, count in zip(LETTERS, tokens, strict=True))


class Table:
    """Seat 0's turn is about to begin; cells are written as (column, row) of the chart.

    `ships`, `privateers` are places, `holds` and `cargo` theirs; `tokens` lie on islands. What is
    on the table is missing from the box. The dice of `turn` turn the wind from where it is laid,
    so that a test that wants wind N with dice 2 and 1 starts it a step before.
    """

    def __init__(
        self,
        ships: Sequence[Place] = (),
        holds: Sequence[str] = (),
        privateers: Sequence[Place] = (),
        cargo: Sequence[str] = (),
        tokens: Mapping[Place, str] | None = None,
        wind: str = "N",
        dice: tuple[int, int] = (2, 1),
        luck: Sequence[int] = (),
        scores: Sequence[int] = (),
        seats: int = 0,
        **options: OptionValue,
    ) -> None:
        seats = seats or max(2, len(ships))
        self.setup = Setup.of(GAME.info, seats, {"layout": "close", **options})
        self.state = GAME.new(self.setup)
        self.grid = self.state.chart.grid
        self.events: list[Any] = []
        if ships:
            self._lay(ships, holds, privateers, cargo, tokens or {}, scores)
            self.state.wind = self._wind_before(wind, dice)
            self.turn(dice, luck)

    def _lay(
        self,
        ships: Sequence[Place],
        holds: Sequence[str],
        privateers: Sequence[Place],
        cargo: Sequence[str],
        tokens: Mapping[Place, str],
        scores: Sequence[int],
    ) -> None:
        state = self.state
        spare = self.setup.seats - len(ships)
        places = [*ships, *[self.place(state.chart.ports[-1])] * spare]
        for first, group, goods in ((0, places, holds), (FIRST_PRIVATEER, privateers, cargo)):
            for number, place in enumerate(group):
                state.cells[first + number] = self.cell(place)
            for number, text in enumerate(goods):
                state.holds[first + number] = hold(text)
        for place, letter in tokens.items():
            state.tokens[state.chart.land[self.cell(place)]] = LETTERS.index(letter)
        state.afloat = tuple(ship for ship, cell in enumerate(state.cells) if cell != NOWHERE)
        state.starter = 0
        state.scores = [*scores, *[0] * (self.setup.seats - len(scores))]
        out = [*state.holds, hold("".join(tokens.values())), hold("K" * len(privateers))]
        left = [full - sum(one[kind] for one in out) for kind, full in enumerate(FULL_BOX)]
        state.box = (left[0], left[1], left[2], left[3], left[4], left[5])

    def _wind_before(self, wind: str, dice: tuple[int, int]) -> int:
        names = WINDS[self.grid.name]
        return (names.index(wind) - abs(dice[0] - dice[1])) % len(names)

    def cell(self, place: Place) -> int:
        return self.grid.cell(*place)

    def place(self, cell: int) -> Place:
        return self.grid.place(cell)

    def turn(self, dice: tuple[int, int], luck: Sequence[int] = ()) -> list[str]:
        """A turn of seat 0 begins with these dice; then `luck` for the draws."""
        self.events.clear()
        begin_turn(self.state, 0, _Dice((*dice, *luck)), self.events.append)
        return self.happened()

    @property
    def asked(self) -> tuple[int, ...]:
        """Who must decide."""
        pending = GAME.pending(self.state)
        return pending.seats if pending else ()

    @property
    def ask(self) -> str:
        """What is asked; "over" at the end."""
        pending = GAME.pending(self.state)
        return pending.ask if pending else "over"

    @property
    def wind(self) -> str:
        return WINDS[self.grid.name][self.state.wind]

    def view(self, seat: int | None = None) -> View:
        return GAME.view(self.state, seat)

    def legal(self, seat: int | None = None) -> tuple[Any, ...]:
        return GAME.legal(self.state, self.asked[0] if seat is None else seat)

    def do(self, action: object, *luck: int, seat: int | None = None) -> list[str]:
        """Act; `luck` are the outcomes in order (a die of 6 is 6); later ones are ones.

        Returns the names of the events.
        """
        self.events.clear()
        chance = _Dice(luck)
        who = self.asked[0] if seat is None else seat
        GAME.apply(self.state, who, action, chance, self.events.append)  # type: ignore[arg-type]
        assert sum(self.state.box) + self._out() == sum(FULL_BOX)
        return self.happened()

    def sail(self, place: Place, pearls: int = 0, *luck: int) -> list[str]:
        return self.do(Sail(self.cell(place), pearls), *luck)

    def stay(self, *luck: int) -> list[str]:
        return self.do(Sail(self.state.cells[self.state.ship], 0), *luck)

    def skip_privateers(self) -> None:
        """Past step 1, if it is asked."""
        if self.ask == "command":
            self.do(Pass())

    def port(self, place: Place, *luck: int, seat: int | None = None) -> list[str]:
        return self.do(ChoosePort(self.cell(place)), *luck, seat=seat)

    def refused(self, action: object, seat: int | None = None) -> str:
        """The rule that forbids it; fails if it is allowed or anything changes."""
        before = self.state.data()
        who = self.asked[0] if seat is None else seat
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, who, action, _Dice(()), self.events.append)  # type: ignore[arg-type]
        assert self.state.data() == before
        assert "{" not in str(caught.value)
        return caught.value.rule

    def far(self, place: Place, pearls: int = 0) -> str:
        """The rule that keeps the acting ship from sailing there."""
        return self.refused(Sail(self.cell(place), pearls))

    def cells(self) -> dict[Place, int]:
        """Where the acting ship may sail, with the pearls it takes."""
        return {self.place(sail.cell): sail.pearls for sail in self.legal()}

    def happened(self) -> list[str]:
        return [wire_name(type(event)) for event in self.events]

    def event(self, kind: type[Any]) -> Any:
        """The only event of that kind in the last act."""
        found = [event for event in self.events if type(event) is kind]
        assert len(found) == 1, self.events
        return found[0]

    def hold(self, ship: int) -> str:
        return letters(self.state.holds[ship])

    def at(self, ship: int) -> Place | None:
        cell = self.state.cells[ship]
        return None if cell in (NOWHERE, UNKNOWN) else self.place(cell)

    def token(self, place: Place) -> str:
        kind = self.state.tokens[self.state.chart.land[self.cell(place)]]
        return "" if kind == NO_TOKEN else LETTERS[kind]

    def _out(self) -> int:
        state = self.state
        lying = sum(kind != NO_TOKEN for kind in state.tokens)
        return lying + sum(map(sum, state.holds)) + len(self.view().privateers)


class _Dice(ScriptedChance):
    """Dice as they are read (1 to 6), draws as they are counted; ones and zeros for ever after."""

    def __init__(self, luck: Sequence[int]) -> None:
        super().__init__(())
        self._luck = list(luck)

    def draw(self, n: int, stream: str) -> int:
        if not self._luck:
            return 0
        outcome = self._luck.pop(0) - (stream == "dice")
        assert 0 <= outcome < n, (outcome, n, stream)
        return outcome
