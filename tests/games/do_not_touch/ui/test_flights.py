"""Cards in flight, and what may happen to them on the way."""

from __future__ import annotations

from pygame import FRect

from treasure_games.games.do_not_touch.ui.flights import Flight, Manner, Tug
from treasure_games.games.do_not_touch.ui.layout import Pose
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.sprite import Sprite
from treasure_games.table.pieces.sprite_board import SpriteBoard

CARD = 3
MANNER = Manner(0.2, 0.4, 0.1, 0.1, 0.2, 5.0, 1.1)
GOAL = Pose(400.0, 300.0, 1.0, 0.0, "cards/back", 1.0)


def board() -> SpriteBoard:
    """With one card on it."""

    def ignore(_rect: FRect | None) -> None: ...

    made = SpriteBoard(lambda _canvas: None, lambda _canvas: None, ignore)
    lay(made)
    return made


def lay(on: SpriteBoard) -> None:
    on.lay(CARD, Sprite("cards/back", 0.0, 0.0, 60.0, 90.0), 0.0)


def fly(animation: Animation) -> None:
    animation.begin(Ledger())
    for step in range(11):
        animation.at(step / 10)


def test_a_flight_ends_in_its_pose() -> None:
    table, landed = board(), []
    fly(Flight(table, CARD, GOAL, MANNER, on_landing=lambda: landed.append(CARD)))
    assert (table[CARD].x, table[CARD].y) == (GOAL.x, GOAL.y)
    assert landed == [CARD]


def test_a_card_that_a_new_layout_took_away_flies_no_more_and_yet_lands() -> None:
    """A window may change its size between the building of a motion and its beginning."""
    table, landed = board(), []
    flight = Flight(table, CARD, GOAL, MANNER, on_landing=lambda: landed.append(CARD))
    tug = Tug(table, CARD, (1.0, 1.0), 0.2)
    table.clear()
    fly(tug)
    fly(flight)
    assert landed == [CARD]
    assert CARD not in table


def test_a_card_laid_again_after_a_flight_began_without_it_lies_where_it_shall() -> None:
    table = board()
    flight, tug = Flight(table, CARD, GOAL, MANNER), Tug(table, CARD, (1.0, 1.0), 0.2)
    table.clear()
    flight.begin(Ledger())
    tug.begin(Ledger())
    lay(table)
    for step in range(11):
        tug.at(step / 10)
        flight.at(step / 10)
    assert (table[CARD].x, table[CARD].y) == (GOAL.x, GOAL.y)
