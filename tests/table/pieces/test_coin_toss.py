"""A coin goes up, comes down where it was meant to, and can be taken away."""

from tests.table.pieces.bench import seen
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.coins import CoinToss


def test_it_rises_lands_once_and_lies_until_it_is_cleared() -> None:
    toss, landed, places = CoinToss(), [], []
    toss.place(400.0, 300.0)

    def watch(_t: float) -> None:
        canvas = canvas_of()
        toss.draw(canvas)
        places.append(seen(canvas).center)

    play(toss.toss(theme_for(), lambda: landed.append(toss.t)), 12, watch)
    assert landed == [1.0]
    assert min(y for _x, y in places) < 100
    assert places[-1] == (200, 150)
    toss.clear()
    canvas = canvas_of()
    toss.draw(canvas)
    assert not canvas.frame.items


def test_it_is_drawn_in_every_pose() -> None:
    toss, canvas = CoinToss(), canvas_of()
    toss.place(400.0, 400.0)
    for step in range(1, 41):
        toss.t = step / 40
        toss.draw(canvas)
    assert len(canvas.frame.items) == 40
