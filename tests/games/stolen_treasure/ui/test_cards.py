"""Cards of a full hand: what each says stands in the part that the next one leaves free."""

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect
from pygame.image import tobytes

from tests.conftest import OpenRig
from tools.moments import MOMENTS
from treasure_games.core.language import use_language
from treasure_games.games import stolen_treasure
from treasure_games.games.stolen_treasure.rules.pieces import BOMBS, PLUNDER, spoken_name
from treasure_games.games.stolen_treasure.ui.cards import READY, CardPainter, picture, tightest
from treasure_games.table.pieces.framed_card import broken

GOLD_DOUBLOONS = 1
PACKAGE = Path(stolen_treasure.__file__).parent


@pytest.mark.parametrize(
    ("seen", "name"),
    [
        (1.0, "15||ready"),
        (0.92, "15||ready"),
        (0.856, "15|85|ready"),
        (0.734, "15|70|ready"),
        (0.6, "15|60|ready"),
    ],
)
def test_a_picture_is_named_by_how_much_is_seen_of_it(seen: float, name: str) -> None:
    assert picture(15, READY, seen) == f"stolen_card:{name}"


def test_words_of_covered_cards_end_before_the_next_one(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_limit"].show(rig)
    table: Any = rig.top
    board = table.game.board
    *covered, last = board.hand.cards
    share = board.layout.fan.seen(len(board.hand.cards))
    assert share < 0.7
    images = [board.sprites[card].image.split("|") for card in covered]
    manners = [manner.partition("named") for _kind, manner, _mark in images]
    assert all(int(manner) <= 100 * share for manner, _named, _least in manners)
    end, named, least = board.sprites[last].image.split("|")[1].partition("named")
    assert (end, named) == ("", "named"), "all of a hand look alike"
    assert {least for _manner, _named, least in manners} == {least}, "in one size of letters"


@pytest.mark.parametrize("seen", [0.6, 0.856])
def test_nothing_is_written_where_the_next_card_lies(open_rig: OpenRig, seen: float) -> None:
    assets = open_rig((1920, 1080)).services.assets
    wide, high = 233, 326
    narrow, bare = (assets.image(picture(BOMBS, "", part), wide, high) for part in (seen, 0.05))
    edge = round(seen * wide) - 5
    for y in range(round(0.76 * high), high):
        for x in range(edge, wide):
            assert narrow.get_at((x, y)) == bare.get_at((x, y))


@pytest.mark.parametrize("language", ["", ".de"])
def test_the_rulebook_shows_every_card(language: str) -> None:
    book = PACKAGE.joinpath(f"rulebook{language}.md").read_text(encoding="utf-8")
    assert {kind for kind in range(27) if f"stolen_card:{kind}||" not in book} == set()


@pytest.mark.parametrize(("moment", "is_named"), [("stolen_bombed", False), ("stolen_limit", True)])
def test_cards_of_a_crowded_hand_are_only_named(
    open_rig: OpenRig, moment: str, *, is_named: bool
) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS[moment].show(rig)
    table: Any = rig.top
    board = table.game.board
    assert len(board.hand.cards) == 7 + is_named
    assert all(("named" in board.sprites[card].image) is is_named for card in board.hand.cards)


def test_a_hand_that_has_sunk_shows_its_names_at_the_top(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080), text_scale=2.0)
    MOMENTS["stolen_answer"].show(rig)
    table: Any = rig.top
    board = table.game.board
    assert not any("named" in board.sprites[card].image for card in board.hand.cards)


def test_long_words_of_german_names_are_broken_where_that_makes_them_larger(
    open_rig: OpenRig,
) -> None:
    rig = open_rig((1920, 1080))
    use_language("de")
    whole, two = spoken_name(GOLD_DOUBLOONS), broken(spoken_name(GOLD_DOUBLOONS))
    assert two.replace("-\n", "") == whole != two
    painter = CardPainter(rig.services.assets, lambda: rig.loop.context)
    narrow, wide = Rect(0, 0, 109, 52), Rect(0, 0, 300, 52)
    assert painter._in_lines(GOLD_DOUBLOONS, narrow, 0.5) == two
    assert painter._in_lines(GOLD_DOUBLOONS, wide, 0.5) == whole
    assert tightest(rig.loop.context, (GOLD_DOUBLOONS, PLUNDER)) == PLUNDER


def test_where_text_is_large_a_card_of_the_hand_is_named_in_its_foot(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080), text_scale=2.0)
    MOMENTS["stolen_limit"].show(rig)
    table: Any = rig.top
    board = table.game.board
    images = [board.sprites[card].image for card in board.hand.cards]
    assert all("named" in image for image in images)
    assets, size = rig.services.assets, (200, 280)
    usual, named = (assets.image(picture(PLUNDER, is_named=one), *size) for one in (False, True))
    foot = Rect(30, 215, 140, 42)
    least = min(pixel[2] for x in range(foot.left, foot.right) for pixel in
                [named.get_at((x, foot.centery))])  # fmt: skip
    assert least < 80, "one line of ink in the middle"
    assert tobytes(usual.subsurface(foot), "RGB") != tobytes(named.subsurface(foot), "RGB")
