"""The rules: dice under a cup are leagues sailed; who stops nearest the reef takes a coin."""

from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from msgspec import Struct

from treasure_games.core.chance import Chance
from treasure_games.core.codec import Coded, Event, OfSeat, kinds_of, mirrored
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import UNKNOWN, Emit, Game, HiddenGroup, Outcome, Pending
from treasure_games.core.game_base import GameBase, GameData, GameState
from treasure_games.core.language import N_
from treasure_games.core.options import Choice, GameInfo, HouseRule, Setup

MOST_DICE: Final = 6
COINS: Final = 4
FACES: Final = (1, 2, 3, 4, 5, 6)
TURN, OVER = range(2)
"""The phases: a captain is asked, or nobody is asked any more."""


class SailOn(Coded, frozen=True):
    """RF-02: roll one more die under one's own cup."""


class DropAnchor(Coded, frozen=True):
    """RF-03: stay where one is until the cups are lifted."""


Action: TypeAlias = SailOn | DropAnchor
SAIL_ON, DROP_ANCHOR = SailOn(), DropAnchor()


class RoundStarted(Event, frozen=True):
    """RF-01: all cups are empty, and the round of this number begins."""

    number: int


class Rolled(OfSeat, frozen=True):
    """RF-01, RF-02: a die was rolled under the cup of a seat, who alone sees it."""

    die: int


class TurnStarted(OfSeat, frozen=True):
    """RF-02: this seat sails on or drops anchor."""


class Anchored(OfSeat, frozen=True):
    """RF-03: a seat rolls no more in this round."""


class CupsLifted(Event, frozen=True):
    """RF-05: all dice lie open, and these seats take a coin each."""

    takers: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """RF-07: these seats have the most coins."""

    winners: tuple[int, ...]


class House(Struct, frozen=True):
    """What the chosen options mean at this table."""

    setup: Setup
    seats: int
    reef: int


class State(GameState, Struct, eq=False):
    """The whole table. Each seat has a row of `dice`, a flag in `anchored`, and `coins`."""

    house: House
    dice: list[list[int]]
    anchored: list[int]
    coins: list[int]
    round_number: int = 0
    turn: int = 0
    phase: int = TURN


class View(GameData, Struct, frozen=True):
    """The table as `seat` knows it, with the fields of `State`; hidden dice are `UNKNOWN`."""

    seat: int | None
    house: House
    dice: tuple[tuple[int, ...], ...]
    anchored: tuple[int, ...]
    coins: tuple[int, ...]
    round_number: int
    turn: int
    phase: int


def begin_round(state: State, chance: Chance, emit: Emit) -> None:
    """RF-01: everybody rolls one die under an empty cup; another captain begins each round."""
    state.dice = [[] for _ in state.coins]
    state.anchored = [0] * state.seats
    state.turn = state.round_number % state.seats
    state.round_number += 1
    emit(RoundStarted(state.round_number))
    for seat in range(state.seats):
        roll(state, seat, chance, emit)
    emit(TurnStarted(state.turn))


def roll(state: State, seat: int, chance: Chance, emit: Emit) -> None:
    """RF-02: roll one more die."""
    die = chance.roll()
    state.dice[seat].append(die)
    emit(Rolled(seat, die))


def play_on(state: State, chance: Chance, emit: Emit) -> None:
    """RF-02: go on clockwise with whoever hasn't anchored; lift the cups when all have."""
    following = [(state.turn + step) % state.seats for step in range(1, state.seats + 1)]
    sailing = [seat for seat in following if not state.anchored[seat]]
    if sailing:
        state.turn = sailing[0]
        emit(TurnStarted(state.turn))
        return
    lift_cups(state, emit)
    if max(state.coins) < COINS:
        begin_round(state, chance, emit)
    else:
        state.phase = OVER
        emit(GameEnded(Outcome.most(state.coins).winners))


def lift_cups(state: State, emit: Emit) -> None:
    """RF-05, RF-06: whoever is nearest the reef, but not on it, takes a coin; all who are tied."""
    leagues = [sum(row) for row in state.dice]
    nearest = max((one for one in leagues if one <= state.house.reef), default=UNKNOWN)
    takers = tuple(seat for seat, one in enumerate(leagues) if one == nearest)
    for seat in takers:
        state.coins[seat] += 1
    emit(CupsLifted(takers))


class Reef(GameBase[Event, View]):
    """The rules behind the contract; it holds no state."""

    info = GameInfo(
        id="reef",
        title=N_("Nearest the Reef"),
        summary=N_("Sail as near the reef as you dare, and let nobody see how near that is."),
        seats=(2, 4),
        options=(
            HouseRule(
                "reef", N_("Where the reef lies"), N_("A far reef makes a long voyage."), "RF-05",
                (
                    Choice(12, N_("12 leagues away")), Choice(9, N_("9 leagues away")),
                    Choice(15, N_("15 leagues away")),
                ),
            ),
        ),
        articles=(N_("The reef lies {reef}."),),
        actions=(SailOn, DropAnchor),
        events=kinds_of(Event, __name__),
    )  # fmt: skip
    start = staticmethod(begin_round)

    over = OVER
    sealed = MappingProxyType({Rolled: "die"})

    def new(self, setup: Setup) -> State:
        """Return the table before the first round."""
        house = House(setup, setup.seats, setup.number("reef"))
        empty = [0] * house.seats
        return State(house, [[] for _ in empty], empty, list(empty))

    def result(self, state: State) -> Outcome:
        """RF-07: return the coins, of which somebody has enough."""
        return Outcome.most(state.coins)

    def pending(self, state: State) -> Pending | None:
        """Return the question to the seat in turn."""
        return None if state.phase == OVER else Pending((state.turn,), "turn")

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return what `seat` may do now."""
        if state.phase == OVER or seat != state.turn:
            return ()
        is_full = len(state.dice[seat]) == MOST_DICE
        return (DROP_ANCHOR,) if is_full else (SAIL_ON, DROP_ANCHOR)

    def refusal(self, state: State, seat: int, action: Action) -> IllegalAction | None:
        """Return why `action` is illegal."""
        legal = self.legal(state, seat)
        if action in legal:
            return None
        if legal:
            return IllegalAction("RF-03", N_("There are six dice under your cup: drop anchor."))
        return IllegalAction("RF-02", N_("It isn’t your turn."))

    def apply(self, state: State, seat: int, action: Action, chance: Chance, emit: Emit) -> None:
        """Do what is legal, and go on to the next decision."""
        if refused := self.refusal(state, seat, action):
            raise refused
        if action == SAIL_ON:
            roll(state, seat, chance, emit)
        else:
            state.anchored[seat] = 1
            emit(Anchored(seat))
        play_on(state, chance, emit)

    def view(self, state: State, seat: int | None) -> View:
        """RF-04: return the table with only the own dice open, until all have anchored."""
        is_open = all(state.anchored)
        dice = tuple(
            tuple(row) if is_open or one == seat else (UNKNOWN,) * len(row)
            for one, row in enumerate(state.dice)
        )
        return mirrored(View, state, seat=seat, dice=dice)

    def determinize(self, view: View, rng: Random) -> State:
        """Return a table that looks like `view`: hidden dice may show anything."""
        dice = [[die if die > 0 else rng.choice(FACES) for die in row] for row in view.dice]
        return mirrored(State, view, dice=dice)

    def scores(self, view: View) -> tuple[int, ...]:
        """Return the coins, which lie open."""
        return view.coins

    def hidden_groups(self, view: View) -> tuple[HiddenGroup, ...]:
        """Return the dice that this view doesn't know: a slot is a round, a seat, and a place."""
        dice = [(seat, place) for seat, row in enumerate(view.dice) for place in range(len(row))
                if row[place] == UNKNOWN]  # fmt: skip
        first = view.round_number * view.seats
        return (
            HiddenGroup(tuple((first + one) * MOST_DICE + place for one, place in dice), FACES),
        )


GAME: Final[Game[State, Action, Event, View]] = Reef()
