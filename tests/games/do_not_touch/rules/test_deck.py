"""The pack: how many of each card."""

from collections import Counter

import pytest

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.options import Setup
from treasure_games.games.do_not_touch.rules.events import RoundStarted
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.house import house_of
from treasure_games.games.do_not_touch.rules.pieces import FACES, FITS, Face, printed_name


def pack(**options: str) -> list[Face]:
    return [FACES[face] for face in house_of(Setup.of(GAME.info, 3, options)).pack]


def test_dt_01_numbers_54_cards_18_of_each_colour_with_values_1_to_5() -> None:
    cards = pack()
    assert len(cards) == 54
    assert Counter(card.colour for card in cards) == {0: 18, 1: 18, 2: 18}
    assert {card.number for card in cards} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("spread", "counts"),
    [("even", [4, 4, 4, 3, 3]), ("slope", [5, 4, 4, 3, 2]), ("pyramid", [6, 5, 4, 2, 1])],
)
def test_dt_r3_each_spread_of_the_numbers_is_the_same_in_every_colour(
    spread: str, counts: list[int]
) -> None:
    cards = Counter((card.colour, card.number) for card in pack(num_dist=spread))
    for colour in range(3):
        assert [cards[colour, number] for number in range(1, 6)] == counts


def test_dt_r3_the_even_pack_is_worth_153() -> None:
    assert sum(card.worth for card in pack()) == 153


def test_dt_02_symbols_54_cards_6_of_each_colour_and_symbol() -> None:
    cards = Counter((card.colour, card.symbol) for card in pack(version="symbols"))
    assert len(cards) == 9
    assert set(cards.values()) == {6}


def test_dt_r5_the_three_symbols_are_bullion_gem_and_coin() -> None:
    shown = {printed_name(face).split()[1] for face in house_of(_symbols()).pack}
    assert shown == {"bullion", "gem", "coin"}


@pytest.mark.parametrize(
    ("mix", "plain", "double", "triple", "worth"),
    [("3-2-1", 27, 18, 9, 90), ("4-1-1", 36, 9, 9, 81), ("2-2-2", 18, 18, 18, 108)],
)
def test_dt_03_some_symbol_cards_carry_a_bonus(
    mix: str, plain: int, double: int, triple: int, worth: int
) -> None:
    cards = pack(version="symbols", bonus_mix=mix)
    assert Counter(card.bonus for card in cards) == {1: plain, 2: double, 3: triple}
    assert sum(card.worth for card in cards) == worth


def test_dt_04_the_shuffled_pack_lies_covered() -> None:
    """Nobody knows any card of the deck, and its order is what chance made it."""
    table = Table(seats=2, hands=["blue 5, red 1, green 2"], deck="red 3, green 4")
    view = table.view(0)
    assert view.deck_left == 48
    assert set(view.faces[view.next_card :]) == {-1}
    assert [printed_name(face) for face in table.play.state.faces[6:8]] == ["red 3", "green 4"]
    assert isinstance(table.events[1], RoundStarted)


def test_dt_r4_numbers_match_by_colour_or_number_symbols_by_colour_or_symbol() -> None:
    for one in range(len(FACES)):
        for other in range(len(FACES)):
            a, b = FACES[one], FACES[other]
            same = a.colour == b.colour or (a.number == b.number and a.symbol == b.symbol)
            assert FITS[one][other] == same, (a.name, b.name)
    assert not any(row[-1] for row in FITS), "an unknown card fits nothing for sure"


def _symbols() -> Setup:
    return Setup.of(GAME.info, 2, {"version": "symbols"})
