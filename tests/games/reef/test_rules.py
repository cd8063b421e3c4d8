"""The rules, by scripted dice."""

from tests.games.reef.rules.game import (
    DROP_ANCHOR,
    GAME,
    SAIL_ON,
    CupsLifted,
    Event,
    GameEnded,
    Rolled,
    State,
)  # fmt: skip
from tests.games.scripted import Luck, ScriptedTable
from treasure_games.core.game import UNKNOWN
from treasure_games.core.options import Setup


class Table(ScriptedTable):
    """Seat 0 begins, and dice fall as told."""

    game = GAME
    state: State

    def __init__(self, *dice: int, seats: int = 2, **options: int) -> None:
        self.state, self.events = GAME.new(Setup.of(GAME.info, seats, options)), []
        self.luck = Luck([die - 1 for die in dice], [])
        GAME.start(self.state, self.luck, self.events.append)

    def act(self, *sails: bool) -> list[Event]:
        """Whoever is asked sails on or not."""
        self.events = []
        for sail in sails:
            action = SAIL_ON if sail else DROP_ANCHOR
            GAME.apply(self.state, self.asked.seats[0], action, self.luck, self.events.append)
        return self.events


def test_rf_01_all_roll_one_die_and_the_first_captain_begins() -> None:
    table = Table(3, 5)
    assert table.state.dice == [[3], [5]]
    assert table.asked.seats == (0,)


def test_rf_02_captains_take_turns_until_they_anchor() -> None:
    table = Table(3, 5, 2, 4)
    table.act(True, False)
    assert table.asked.seats == (0,)
    table.act(True)
    assert (table.state.dice, table.asked.seats) == ([[3, 2, 4], [5]], (0,))


def test_rf_03_with_six_dice_one_has_to_anchor() -> None:
    table = Table(*[1] * 7)
    table.act(True, False, True, True, True, True)
    assert GAME.legal(table.state, 0) == (DROP_ANCHOR,)
    assert table.refusing(lambda: table.act(True)) == "RF-03"


def test_rf_04_nobody_else_sees_a_die() -> None:
    table = Table(3, 5, 2)
    rolled = table.act(True)[0]
    assert GAME.redact(table.state, rolled, 0) == Rolled(0, 2)
    assert GAME.redact(table.state, rolled, 1) == Rolled(0, UNKNOWN)
    assert table.view(1).dice == ((UNKNOWN, UNKNOWN), (5,))


def test_rf_05_all_who_are_nearest_take_a_coin() -> None:
    table = Table(3, 5, 3, 1, 1, 1, 1, seats=3)
    table.act(False, False, True, False)
    assert table.found(CupsLifted) == [CupsLifted((1,))]
    table = Table(3, 3, 1, 1)
    table.act(False, False)
    assert table.state.coins == [1, 1]


def test_rf_06_on_the_reef_there_is_nothing_to_take() -> None:
    table = Table(6, 1, 6, 6, 1, 1)
    table.act(True, False, True, False)
    assert table.state.coins == [0, 1]


def test_rf_07_the_most_coins_win() -> None:
    table = Table(*[4] * 8)
    table.act(*[False] * 8)
    assert table.found(GameEnded) == [GameEnded((0, 1))]
    assert table.is_over
