"""Hotspots of a hand: each says of its card what was done to it."""

from __future__ import annotations

from pygame import FRect

from tests.table.pieces.bench import Bench
from treasure_games.stage.canvas import Canvas
from treasure_games.table.pieces.hand import Fan, Hand, HandSpots


class Heard:
    """Writes down what a game is told."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []
        self.selected: int | None = None

    def select(self, card: int | None) -> None:
        self.selected = card

    def press_card(self, card: int) -> None:
        self.told.append(("press", card))

    def hover_card(self, card: int, is_over: bool) -> None:
        self.told.append(("hover", card, is_over))

    def drag_card(self, card: int) -> None:
        self.told.append(("drag", card))

    def drop_card(self, card: int, where: tuple[float, float] | None) -> None:
        self.told.append(("drop", card, where))


def laid(bench: Bench, canvas: Canvas, cards: tuple[int, ...]) -> tuple[Hand, HandSpots, Heard]:
    hand, heard = Hand(bench.board, lambda: bench.theme), Heard()
    hand.shape = Fan(FRect(300, 700, 900, 260), 180.0, 252.0)
    for card in cards:
        bench.lay(card)
    hand.hold(cards)
    hand.snap()
    spots = HandSpots(hand, heard)
    spots.place(cards, canvas.context)
    return hand, spots, heard


def test_every_card_has_a_spot_turned_as_it_is(bench: Bench, canvas: Canvas) -> None:
    hand, spots, _heard = laid(bench, canvas, (7, 8, 9))
    assert [spot.name for spot in spots.spots] == ["hand.0", "hand.1", "hand.2"]
    x, y, _angle = hand.shape.place(3, 0)
    assert spots.of_card(7).hit(x, y)
    corner = spots.of_card(7).rect.topleft
    assert not spots.of_card(7).hit(corner[0] + 1, corner[1] + 1)


def test_spots_come_and_go_with_the_cards(bench: Bench, canvas: Canvas) -> None:
    _hand, spots, _heard = laid(bench, canvas, (7, 8, 9))
    first = spots.spots[0]
    spots.place((8,), canvas.context)
    assert spots.spots == [first]
    assert first.card == 8
    spots.place((), canvas.context)
    assert spots.spots == []


def test_what_is_done_to_a_card_is_said_of_that_card(bench: Bench, canvas: Canvas) -> None:
    hand, spots, heard = laid(bench, canvas, (7, 8))
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
