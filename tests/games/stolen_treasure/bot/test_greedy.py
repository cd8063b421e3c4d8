"""What a good player does without search: it digs, buries, answers and wagers with sense."""

from typing import Any

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.games.stolen_treasure.bot.mind import MIND
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TITLES, TREASURE
from treasure_games.games.stolen_treasure.rules.turns import score


def greedily(table: Table) -> Any:
    seat = table.asked.seats[0]
    return MIND.greedy(table.view(seat), table.legal())


def play_on(table: Table, seat: int) -> Table:
    """The seat goes on by itself for as long as it is asked."""
    while table.outcome is None and table.asked.seats[0] == seat:
        table.do(seat, greedily(table))
    return table


def test_it_buries_what_wins() -> None:
    """ST-17: two treasures are missing, and there are two actions."""
    table = Table("Ruby, Pirate’s Booty, Plunder, X Marks The Spot", "Emerald", target_score=450)
    assert play_on(table, 0).winners == (0,)


def test_it_does_not_race_for_a_goal_that_the_black_spot_forbids() -> None:
    """ST-73: with the Spot in hand treasure alone wins nothing; Skulduggery gives it away."""
    table = Table(
        "Silver Coin, Skulduggery, The Black Spot",
        "Ruby",
        buried={0: "Noble’s Trove, Diamond"},
        target_score=1000,
    )
    table.do(0, greedily(table))
    assert table.state.stack
    play_on(table.quiet(), 0)
    assert table.winners == (0,)


def test_it_digs_up_the_best_of_whoever_is_ahead() -> None:
    """ST-50: the choice is the digger's."""
    table = Table(
        "X Marks The Spot", "", "", buried={1: "Silver Coin, Ruby", 2: "Diamond, Silver Coin"}
    )
    assert greedily(table) == actions.X_MARKS[2]
    table.do(0, actions.X_MARKS[2]).quiet()
    assert greedily(table) == actions.DIG_UP[table.cards(2, "Diamond")[0]]


def test_it_gives_what_is_worst() -> None:
    """ST-48"""
    table = Table("Skulduggery, Bad Voodoo, Ruby", "Emerald")
    table.do(0, actions.SKULDUGGERY[1]).quiet()
    assert greedily(table) == actions.GIVE[table.card(0, "Bad Voodoo")]


def test_it_passes_an_effect_on_to_the_most_dangerous() -> None:
    """ST-65"""
    table = Table(
        "X Marks The Spot",
        "Pirate’s Code",
        "",
        "",
        buried={1: "Noble’s Trove", 2: "Silver Coin", 3: "Diamond, Emerald"},
    )
    table.do(0, actions.X_MARKS[1])
    assert greedily(table) == actions.CODE[3]


def test_it_keeps_yarr_for_what_hurts() -> None:
    """ST-77"""
    for buried, expected in (("Diamond", actions.YARR), ("Silver Coin", actions.PASS)):
        table = Table("X Marks The Spot", "Yarr!", buried={1: buried})
        assert greedily(table.do(0, actions.X_MARKS[1])) == expected


def test_it_answers_a_yarr_against_its_own_card() -> None:
    """ST-78"""
    table = Table("X Marks The Spot, Yarr!", "Yarr!", buried={1: "Diamond"})
    table.do(0, actions.X_MARKS[1]).do(1, actions.YARR)
    assert greedily(table) == actions.YARR


@pytest.mark.parametrize(
    ("stake", "expected"), [("Bad Voodoo", actions.PARLEY), ("Ruby", actions.PASS)]
)
def test_it_gives_up_a_wager_that_is_better_lost(stake: str, expected: actions.Action) -> None:
    """ST-81: what lies there is worth less than nothing."""
    table = Table(f"{stake}, Parley", "Silver Coin")
    table.stake(0, stake).do(0, actions.CHALLENGE[1])
    play_on(table, 1)
    assert table.whose == ("parley", 0)
    assert greedily(table) == expected


def test_it_matches_a_stake_with_what_it_can_lose() -> None:
    """ST-Q57: 200 is asked for; Voodoo can't go along, the Barnacle can."""
    table = Table("Ruby, Parley", "Pirate’s Booty, Silver Coin, Barnacle, Bad Voodoo")
    table.stake(0, "Ruby").do(0, actions.CHALLENGE[1])
    while table.asked.ask == "match":
        table.do(1, greedily(table))
    down = {table.state.faces[card] for card in table.state.stakes[1]}
    names = {"Pirate’s Booty", "Barnacle"}
    assert {TITLES[kind] for kind in down} == names


def test_it_wagers_what_it_would_rather_lose() -> None:
    """ST-88: bad treasure against treasure."""
    table = Table("Bad Voodoo, Hairy Chest", "Ruby").without_piles(0, 1, 2)
    assert isinstance(greedily(table), actions.Stake)
    while table.asked.seats[0] == 0:
        table.do(0, greedily(table))
    assert len(table.state.stakes[0]) == 2


def test_over_the_limit_it_discards_what_is_worst() -> None:
    """ST-98"""
    names = "Ruby, Emerald, Diamond, Sapphire, Gold Bullion, Peg Leg, Yarr!"
    table = Table(names, "", tops={0: "Gold Doubloons"})
    table.do(0, actions.DRAW_TREASURE[0])
    assert table.asked.ask == "limit"
    assert greedily(table) == actions.DISCARD[table.card(0, "Peg Leg")]


def test_to_bombs_away_goes_what_is_of_least_use() -> None:
    """ST-75: the Black Spot before all."""
    table = Table("Bombs Away", "The Black Spot, Parley, Yarr!, Pirate’s Code")
    table.do(0, actions.BOMBS_AWAY).quiet()
    assert greedily(table) == actions.DISCARD[table.card(1, "The Black Spot")]


def test_without_cards_to_draw_it_still_does_something() -> None:
    """ST-Q8: ending the turn is always possible."""
    table = Table("", "").without_piles(0, 1, 2)
    assert greedily(table) == actions.END_TURN
    table = Table("Ruby", "", discards={TREASURE: "", PIRACY: ""}).without_piles(0, 1, 2)
    assert greedily(table) == actions.BURY[table.card(0, "Ruby")]
    assert score(table.state, 0) == 0
