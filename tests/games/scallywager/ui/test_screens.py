"""DiceScreens hide what is behind them until they are flung aside, one after the other."""

import math

from pygame import FRect

from tests.table.pieces.conftest import play
from treasure_games.games.scallywager.ui.screens import DiceScreens
from treasure_games.stage.animation import Call, Wait
from treasure_games.stage.theme import theme_for

THEME = theme_for()
ROOM = FRect(0, 0, 1920, 1080)


def three() -> DiceScreens:
    screens = DiceScreens()
    for seat, x in enumerate((100.0, 700.0, 1300.0)):
        rect = FRect(x, 300, 384, 224)
        screens.stand(seat, "scallywager/screen_sky", rect, -1.0 if x < 500 else 1.0, ROOM)
    return screens


def flung(screens: DiceScreens) -> None:
    """Fling all aside."""
    play(screens.fling((0, 1, 2), THEME, lambda _seat: Wait(0.0)), 20, lambda _t: None)


def away(screens: DiceScreens) -> list[float]:
    return [one.away for one in screens.screens.values()]


def test_they_are_flung_aside_in_order_each_with_its_sound() -> None:
    screens, heard, seen = three(), [], []
    animation = screens.fling((2, 0, 1), THEME, lambda seat: Call(lambda: heard.append(seat)))
    play(animation, 30, lambda _t: seen.append(away(screens)))
    assert heard == [2, 0, 1]
    early = seen[17]
    assert early[2] > early[0] > early[1]
    assert seen[-1] == [1.0, 1.0, 1.0]


def test_each_falls_to_its_own_side_and_stands_again_where_it_stood() -> None:
    screens = three()
    stood = [one.sprite().x for one in screens.screens.values()]
    flung(screens)
    lain = [one.sprite().x for one in screens.screens.values()]
    assert lain[0] < stood[0]
    assert lain[2] > stood[2]
    play(screens.clear(THEME), 20, lambda _t: None)
    for one in screens.screens.values():
        gone = one.sprite()
        assert abs(gone.x - ROOM.centerx) - math.hypot(*gone.rect.size) / 2 > ROOM.width / 2
    play(screens.raise_up(THEME), 20, lambda _t: None)
    assert [one.sprite().x for one in screens.screens.values()] == stood


def test_a_rattle_ends_upright_and_can_be_of_one() -> None:
    screens, most = three(), [0.0, 0.0, 0.0]

    def look(_t: float) -> None:
        for index, one in enumerate(screens.screens.values()):
            most[index] = max(most[index], abs(one.shake))

    play(screens.rattle(THEME, (1,)), 40, look)
    assert most[1] > 1.0
    assert most[0] == most[2] == 0.0
    assert all(one.shake == 0.0 for one in screens.screens.values())


def test_the_screen_of_whoever_is_out_lies_overturned_for_good() -> None:
    screens, heard = three(), []
    play(screens.topple(1, THEME), 20, lambda _t: None)
    assert abs(screens.screens[1].sprite().angle) > 90.0
    play(screens.fling((0, 1, 2), THEME, lambda seat: Call(lambda: heard.append(seat))), 30,
         lambda _t: None)  # fmt: skip
    assert heard == [0, 2], "it is flung aside no more"
    play(screens.clear(THEME), 20, lambda _t: None)
    play(screens.raise_up(THEME), 20, lambda _t: None)
    assert away(screens) == [0.0, 1.0, 0.0]
    assert [one.gone for one in screens.screens.values()] == [0.0, 0.0, 0.0]
    laid = three()
    laid.put(aside=False, out={1})
    assert laid.screens[1].sprite().rect.center == screens.screens[1].sprite().rect.center


def test_coming_back_they_are_turned_roughly_until_they_sway_upright() -> None:
    """All come back at once: to turn each smoothly would take a frame by itself."""
    screens = three()
    screens.put(aside=True)

    def look(_t: float) -> None:
        for one in screens.screens.values():
            assert one.sprite().is_swift is (0.0 < one.away < 1.0)
            assert one.is_moving is (one.away not in (0.0, 1.0))

    play(screens.raise_up(THEME), 40, look)


def test_flung_aside_again_they_are_seen_sharply_as_they_fall() -> None:
    screens = three()
    screens.put(aside=True)
    play(screens.raise_up(THEME), 20, lambda _t: None)
    fling = screens.fling((0,), THEME, lambda _seat: Call(lambda: None))
    seen = set[tuple[bool, bool]]()
    first = screens.screens[0]
    play(fling, 40, lambda _t: seen.add((first.away > 0.7, first.sprite().is_swift)))
    assert seen == {(False, False), (False, True), (True, False)}


def test_none_falls_out_of_the_room() -> None:
    screens = DiceScreens()
    for seat, x in enumerate((20.0, 700.0, 1516.0)):
        way = -1.0 if x < 500 else 1.0
        screens.stand(seat, "scallywager/screen_sky", FRect(x, 300, 384, 224), way, ROOM)
    flung(screens)
    for one in screens.screens.values():
        sprite = one.sprite()
        half = sprite.width * sprite.scale / 2
        assert half <= sprite.x <= ROOM.right - half
