"""Wagers and Parley."""

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import (
    CoinTossed,
    DiceRolled,
    HandsOpened,
    HandThrown,
    Staked,
    WagerWon,
)
from treasure_games.games.stolen_treasure.rules.game import GAME


def wagered(*hands: str, **more: object) -> Table:
    """Seat 0 has staked a Ruby against seat 1, who must match it."""
    table = Table(*hands, **more)  # type: ignore[arg-type]
    return table.stake(0, "Ruby").do(0, do.CHALLENGE[1])


def matched(*hands: str, **more: object) -> Table:
    """Seat 1 has matched a Ruby by an Emerald."""
    return wagered(*hands, **more).stake(1, "Emerald")


def test_st_85_and_st_86_and_st_93_stakes_lie_open_before_an_opponent_is_named() -> None:
    table = Table("Ruby, Emerald, Hook", "Ruby").stake(0, "Ruby")
    ruby = table.state.stakes[0][0]
    assert table.found(Staked) == [Staked(0, ruby)]
    assert table.whose == ("stake", 0)
    assert table.refused(0, do.END_TURN) == "ST-36"
    table.stake(0, "Emerald").do(0, do.CHALLENGE[1])
    assert table.whose == ("match", 1)
    assert table.refused(0, do.MATCH) == "ST-91"


def test_st_q55_a_stake_has_at_least_one_card() -> None:
    table = Table("Ruby", "Emerald")
    assert table.refused(0, do.CHALLENGE[1]) == "ST-36"
    assert not [one for one in table.legal() if isinstance(one, do.Challenge)]


def test_st_29_and_st_30_and_st_87_only_treasure_of_the_hand_is_wagered() -> None:
    table = Table("Ruby, Hook", "Emerald", buried={0: "Diamond"})
    for name in ("Hook", "Diamond"):
        assert table.refused(0, do.Stake(table.card(0, name))) == "ST-87"
    table.stake(0, "Ruby").do(0, do.CHALLENGE[1]).stake(1, "Emerald")
    assert table.buried(0) == "Diamond"


def test_st_89_nobody_can_refuse() -> None:
    table = wagered("Ruby", "Emerald, Silver Coin")
    assert not [one for one in table.legal() if not isinstance(one, do.Stake)]


def test_st_90_and_st_q60_who_has_no_treasure_in_hand_is_left_alone() -> None:
    table = Table("Ruby", "Hook", "Emerald", buried={1: "Diamond"}).stake(0, "Ruby")
    assert table.refused(0, do.CHALLENGE[1]) == "ST-90"
    assert table.refused(0, do.CHALLENGE[0]) == "ST-38"
    assert table.legal() == (do.CHALLENGE[2],)
    table = Table("Ruby", "Hook")
    assert table.refused(0, do.STAKE[table.card(0, "Ruby")]) == "ST-90"


def test_st_q56_the_house_may_want_more_than_nothing() -> None:
    house = {"wager_total": "positive_only"}
    table = Table("Barnacle, Silver Coin, Ruby, Bad Voodoo", "Emerald", **house)  # type: ignore[arg-type]
    assert table.refused(0, do.STAKE[table.card(0, "Bad Voodoo")]) == "ST-Q56"
    table.stake(0, "Barnacle")
    assert table.refused(0, do.CHALLENGE[1]) == "ST-Q56"
    table.stake(0, "Silver Coin")
    assert table.refused(0, do.CHALLENGE[1]) == "ST-Q56"
    table.stake(0, "Ruby")
    assert table.may(do.CHALLENGE[1])


@pytest.mark.parametrize(
    ("coin", "hands"), [(1, ("Ruby, Emerald", "")), (2, ("", "Ruby, Emerald"))]
)
def test_st_94_and_st_95_a_coin_gives_all_to_one(coin: int, hands: tuple[str, str]) -> None:
    table = matched("Ruby", "Emerald", rolls=(coin,))
    assert table.found(CoinTossed) == [CoinTossed(coin - 1)]
    assert len(table.found(WagerWon)[0].cards) == 2
    assert (table.hand(0), table.hand(1)) == hands
    assert table.state.left == 1


def test_st_q13_the_own_stake_can_be_buried_and_what_was_won_can_not() -> None:
    table = matched("Ruby", "Emerald", rolls=(1,))
    assert table.may(do.BURY[table.card(0, "Ruby")])
    assert table.refused(0, do.BURY[table.card(0, "Emerald")]) == "ST-27"


def test_st_q64_the_winner_takes_bad_treasure_too() -> None:
    table = Table("Bad Voodoo", "Barnacle", rolls=(2,)).stake(0, "Bad Voodoo")
    table.do(0, do.CHALLENGE[1]).stake(1, "Barnacle")
    assert table.hand(1) == "Barnacle, Bad Voodoo"


def test_st_q61_dice_are_rolled_till_they_differ() -> None:
    table = matched("Ruby", "Emerald", wager_method="die", rolls=(3, 3, 2, 5))
    assert table.found(DiceRolled) == [DiceRolled(0, (3, 3)), DiceRolled(0, (2, 5))]
    assert table.hand(1) == "Ruby, Emerald"


def test_st_q61_hands_are_thrown_in_secret() -> None:
    table = matched("Ruby", "Emerald", wager_method="rps")
    assert (table.asked.mode, table.asked.seats) == (Mode.SEALED, (0, 1))
    table.do(1, do.THROW[do.PAPER])
    thrown = table.found(HandThrown)[0]
    assert GAME.redact(table.state, thrown, 1) == thrown
    assert GAME.redact(table.state, thrown, 0) == HandThrown(1, UNKNOWN)
    assert table.view(0).throws != table.view(1).throws
    assert table.refused(1, do.THROW[do.ROCK]) == "ST-82"
    assert table.refused(0, do.Throw(3)) == "ST-94"
    table.do(0, do.THROW[do.ROCK])
    assert table.found(HandsOpened) == [HandsOpened(0, (do.ROCK, do.PAPER))]
    assert table.hand(1) == "Ruby, Emerald"


@pytest.mark.parametrize(
    ("first", "second"),
    [(do.PAPER, do.ROCK), (do.SCISSORS, do.PAPER), (do.ROCK, do.SCISSORS)],
)
def test_st_q61_each_hand_beats_one(first: int, second: int) -> None:
    table = matched("Ruby", "Emerald", wager_method="rps")
    table.do(0, do.THROW[first]).do(1, do.THROW[second])
    assert table.hand(0) == "Ruby, Emerald"


def test_st_q61_after_ten_ties_a_coin_decides() -> None:
    table = matched("Ruby", "Emerald", wager_method="rps", rolls=(2,))
    for _ in range(10):
        assert table.asked.seats == (0, 1)
        table.do(0, do.THROW[0]).do(1, do.THROW[0])
    assert table.found(CoinTossed) == [CoinTossed(1)]
    assert table.state.ties == 0


def test_st_82_and_st_q62_the_two_who_wager_are_asked_one_after_the_other() -> None:
    table = matched("Ruby, Hook", "Emerald, Parley", "Parley, Yarr!")
    assert table.whose == ("parley", 0)
    assert table.legal() == (do.PASS,)
    assert table.refused(2, do.PARLEY) == "ST-82"
    assert table.refused(0, do.PARLEY) == "ST-81"
    table.do(0, do.PASS)
    assert table.whose == ("parley", 1)
    table.do(1, do.PARLEY).quiet()
    assert table.hand(0) == "Ruby, Emerald, Hook"


def test_st_q62_after_a_cancelled_parley_both_are_asked_again() -> None:
    table = matched("Ruby, Yarr!", "Emerald, Parley, Parley")
    table.do(0, do.PASS).do(1, do.PARLEY).do(0, do.YARR).quiet_parley(1)
    assert table.hand(0) == "Ruby, Emerald"


def test_st_84_and_st_q65_a_bystander_may_cancel_a_parley() -> None:
    table = matched("Ruby, Parley", "Emerald", "Yarr!", rolls=(1,))
    table.do(0, do.PARLEY)
    assert table.whose == ("respond", 2)
    assert table.legal() == (do.PASS, do.YARR)


def test_st_q63_a_wager_itself_is_not_answered() -> None:
    table = wagered("Ruby", "Emerald, Yarr!, Pirate’s Code")
    assert table.refused(1, do.YARR) == "ST-77"
    assert table.refused(1, do.CODE[0]) == "ST-77"
