"""The first bid of a round is two short choices and one act, by each device, at every text size."""

from itertools import product

import pytest
from pygame import FRect

from tests.games.scallywager.ui.bench import happened, table_of
from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.games.scallywager.rules.events import BidMade
from treasure_games.games.scallywager.ui.bid_choice import Bid, Bids
from treasure_games.games.scallywager.ui.opening import Opening
from treasure_games.stage.input.intents import Direction, Navigate, PointerPressed
from treasure_games.table.scene import TableScene

FACES, COUNTS = FRect(36, 552, 586, 304), FRect(1298, 552, 606, 304)


class Bench:
    """Both panels, and what was bid."""

    def __init__(self, most: int, text_scale: float = 1.0, held: dict[int, int] | None = None):
        self.made: list[Bid] = []
        self.canvas = canvas_of(text_scale)
        self.opening = Opening(self.made.append, lambda: None)
        legal = frozenset(product(range(1, most + 1), range(1, 7)))
        chances = {bid: 0.9 ** (4 * bid[0]) for bid in legal}
        counts = tuple(range(1, most + 1))
        self.opening.offer(Bids(counts, legal, chances=chances, held=held or {}))
        self.opening.place_panels(FACES, COUNTS, self.canvas.context)

    def boxes(self) -> dict[str, FRect]:
        return {box.name: box.rect for box in self.opening.boxes(self.canvas.context)}

    def click(self, name: str) -> None:
        x, y = self.boxes()[name].center
        self.opening.handle(PointerPressed(x, y))
        self.opening.activate()


def test_what_one_holds_most_of_suggests_itself() -> None:
    assert Bench(16, held={2: 1, 4: 2, 6: 2}).opening.shown == (2, 6)
    assert Bench(16).opening.shown == (1, 1), "nothing is known"


def test_presses_choose_and_never_bid() -> None:
    bench = Bench(16, held={6: 2})
    for _twice in range(2):
        bench.click("bid.face4")
        assert bench.opening.chosen == (2, 4)
    for _twice in range(2):
        bench.click("bid.count5")
        assert bench.opening.chosen == (5, 4)
    assert bench.made == []


def test_a_hasty_key_decides_nothing() -> None:
    bench = Bench(16, held={6: 2})
    bench.opening.activate()
    assert (bench.opening.chosen, bench.made) == ((2, 6), [])
    bench.opening.activate()
    assert bench.made == [(2, 6)]


def test_arrows_and_digits_lead_to_every_bid() -> None:
    bench = Bench(16, held={6: 2})
    bench.opening.reached()
    bench.opening.handle(Navigate(Direction.DOWN))
    assert bench.opening.chosen == (2, 5)
    bench.opening.handle(Navigate(Direction.RIGHT))
    assert bench.opening.chosen == (3, 5)
    assert bench.opening.typed(4)
    assert bench.opening.typed(1)
    assert bench.opening.chosen == (4, 1)


def test_more_counts_than_fit_are_reached_by_the_arrows_at_the_ends() -> None:
    bench = Bench(25)
    assert "bid.count25" not in bench.boxes()
    for _press in range(5):
        bench.click("bid.arrow1")
    bench.click("bid.count25")
    assert bench.opening.chosen == (25, 1)
    assert bench.made == []


def test_a_likelier_count_stands_higher_out_of_the_water() -> None:
    boxes = Bench(6).boxes()
    tops = [boxes[f"bid.count{count}"].top for count in range(1, 7)]
    assert tops == sorted(tops)
    assert tops[-1] - tops[0] > 30.0


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("most", [2, 8, 25])
def test_all_is_large_enough_and_its_words_fit(most: int, text_scale: float) -> None:
    bench = Bench(most, text_scale, {6: 2})
    found = list(bench.opening.boxes(bench.canvas.context))
    assert not problems(found, bench.canvas.context.viewport)
    bench.opening.draw(bench.canvas)
    for name, rect in bench.boxes().items():
        if name.startswith(("bid.face", "bid.count")) and name[-1].isdigit():
            assert min(rect.size) >= 44.0, name


def test_the_board_shows_the_bid_that_the_button_makes(rig: Rig) -> None:
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    table = table_of(scene)
    table.answers.opening.choose((3, 4))
    rig.tick()
    shown = table.board.bid.bid
    assert shown is not None
    assert (shown.count, shown.picture) == (3, "scallywager/die_gold_4")
    table.answers.bar.activate()
    assert [(one.count, one.face) for one in happened(scene.match, BidMade)][-1] == (3, 4)


def test_whoever_does_not_see_the_dice_is_told_nothing_of_them(rig: Rig) -> None:
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    answers = table_of(scene).answers
    assert answers.opening.bids.held
    answers.take_in(scene.match.view(None), scene.session.legal())
    assert not answers.opening.bids.held
    assert not answers.opening.bids.chances
    assert answers.offered_bid == (1, 1)
