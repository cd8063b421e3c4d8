"""Hotspots of a hand: each says of its card what was done to it."""

import pytest

from tests.table.cards import Cards
from tests.table.pieces.bench import Bench, window_of
from treasure_games.table.card_play import CardSpots


class Heard:
    """Writes down what a game is told."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def press_card(self, card: int) -> None:
        self.told.append(("press", card))

    def hover_card(self, card: int, is_over: bool) -> None:
        self.told.append(("hover", card, is_over))

    def drag_card(self, card: int) -> None:
        self.told.append(("drag", card))

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        self.told.append(("drop", card, where))


@pytest.fixture
def cards() -> Cards:
    return Cards(Bench())


def laid(cards: Cards, *numbers: int) -> tuple[CardSpots, Heard]:
    cards.api.context = window_of().context
    for card in numbers:
        cards.bench.lay(card)
    heard = Heard()
    spots = CardSpots(cards.api, cards, heard)  # type: ignore[arg-type]
    held(cards, spots, *numbers)
    return spots, heard


def held(cards: Cards, spots: CardSpots, *numbers: int) -> None:
    cards.hand.hold(numbers)
    cards.hand.snap()
    spots.place()


def test_every_card_has_a_spot_turned_as_it_is(cards: Cards) -> None:
    spots, _heard = laid(cards, 7, 8, 9)
    assert [spot.name for spot in spots.hand] == ["hand.0", "hand.1", "hand.2"]
    x, y, _angle = cards.hand.shape.place(3, 0)
    assert spots.of_card(7).hit(x, y)
    corner = spots.of_card(7).rect.topleft
    assert not spots.of_card(7).hit(corner[0] + 1, corner[1] + 1)


def test_spots_come_and_go_with_the_cards(cards: Cards) -> None:
    spots, _heard = laid(cards, 7, 8, 9)
    first = spots.hand[0]
    held(cards, spots, 8)
    assert spots.hand == [first]
    assert first.card == 8
    held(cards, spots)
    assert spots.hand == []


def test_what_is_done_to_a_card_is_said_of_that_card(cards: Cards) -> None:
    spots, heard = laid(cards, 7, 8)
    hand = cards.hand
    spot = spots.of_card(8)
    spot.on_hover(True)
    assert hand.hovered == 8
    spot.on_press()
    assert spot.on_drag is not None
    assert spot.on_drop is not None
    spot.on_drag(500.0, 300.0)
    assert hand.dragged == (8, 500.0, 300.0)
    spot.on_drop(400.0, 200.0)
    spot.on_drop(None, None)
    assert hand.dragged is None
    assert heard.told == [
        ("hover", 8, True),
        ("press", 8),
        ("drag", 8),
        ("drop", 8, (400.0, 200.0)),
        ("drop", 8, None),
    ]
