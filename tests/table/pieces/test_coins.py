"""Coins fly one by one and are gone when they land."""

from tests.table.pieces.conftest import play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.coins import FlyingCoins

START, GOAL = (200.0, 800.0), (1500.0, 300.0)


def test_each_coin_lands_once_and_none_is_left() -> None:
    coins, landed, most = FlyingCoins(), [], 0

    def look(t: float) -> None:
        nonlocal most
        most = max(most, len(coins.sprites))

    play(coins.fly(START, GOAL, 5, theme_for(), lambda: landed.append(1)), 60, look)
    assert len(landed) == 5
    assert 1 < most <= 5
    assert coins.sprites == []


def test_coins_fly_in_an_arc_over_the_straight_way() -> None:
    coins, highest = FlyingCoins(), 0.0

    def look(t: float) -> None:
        nonlocal highest
        for coin in coins.sprites:
            share = (coin.x - START[0]) / (GOAL[0] - START[0])
            highest = max(highest, START[1] + (GOAL[1] - START[1]) * share - coin.y)

    play(coins.fly(START, GOAL, 1, theme_for()), 50, look)
    assert highest > 100.0


def test_with_less_motion_coins_are_there_almost_at_once() -> None:
    calm, lively = (
        FlyingCoins().fly(START, GOAL, 3, theme_for(reduced_motion=reduced)).duration
        for reduced in (True, False)
    )
    assert calm < lively / 2


def test_thrown_coins_go_up_to_both_sides_and_fall_and_none_is_left() -> None:
    coins = FlyingCoins()
    throw, ways = coins.throw(lambda: (500.0, 500.0), 1.2), {}

    def look(t: float) -> None:
        for coin in coins.sprites:
            ways.setdefault(id(coin), []).append((coin.x, coin.y))

    play(throw, 120, look)
    assert throw.duration <= 1.21
    assert len(ways) > 10
    for way in ways.values():
        assert min(y for _x, y in way) < 400.0
        assert way[-1][1] > 500.0
    ends = [way[-1][0] for way in ways.values()]
    assert min(ends) < 300.0 < 700.0 < max(ends)
    assert not coins.sprites
