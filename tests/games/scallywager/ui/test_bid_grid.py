"""Every bid is reached in at most three presses, by each device, at every size of text."""

from itertools import product

import pytest
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.bench import GREY, painted
from tests.table.pieces.conftest import canvas_of
from treasure_games.core.chances import told
from treasure_games.games.scallywager.ui.bid_choice import Bid, Bids
from treasure_games.games.scallywager.ui.bid_grid import CHANCE, BidBar, BidGrid
from treasure_games.stage.input.intents import Direction, Navigate, PointerPressed

ROOM = FRect(1264, 548, 640, 276)
RAISES = frozenset(bid for bid in product(range(7, 17), (5, 6)) if bid != (7, 5))
OPENING = frozenset(product(range(1, 26), range(1, 7)))


class Bench:
    """A grid and what was bid by it."""

    def __init__(self, bids: Bids, text_scale: float = 1.0) -> None:
        self.made: list[Bid] = []
        self.canvas = canvas_of(text_scale)
        self.grid = BidGrid(self.made.append, self._changed)
        self.changes = 0
        self.grid.offer(bids)
        self.grid.place(ROOM, self.canvas.context)

    def _changed(self) -> None:
        self.changes += 1

    def cell(self, bid: Bid) -> FRect:
        """Where a bid is shown."""
        boxes = self.grid.boxes(self.canvas.context)
        return next(box.rect for box in boxes if box.name == f"bid.{bid[0]}.{bid[1]}")

    def click(self, x: float, y: float) -> None:
        self.grid.handle(PointerPressed(x, y))
        self.grid.activate()


def raising() -> Bids:
    return Bids(tuple(range(7, 17)), RAISES, (7, 5), "emblems/skull", {(8, 5): 0.13, (9, 5): 0.001})


@pytest.mark.parametrize("bid", sorted(RAISES))
def test_two_digits_choose_a_bid_and_enter_makes_it(bid: Bid) -> None:
    bench = Bench(raising())
    assert bench.grid.typed(bid[0] % 10)
    assert bench.grid.typed(bid[1])
    assert bench.grid.chosen == bid
    assert bench.made == []
    bench.grid.activate()
    assert bench.made == [bid]


@pytest.mark.parametrize("bid", sorted(RAISES))
def test_a_press_chooses_and_another_makes_the_bid(bid: Bid) -> None:
    bench = Bench(raising())
    for _press in range(2):
        assert bench.made == []
        bench.click(*bench.cell(bid).center)
    assert bench.made == [bid]


def test_held_arrows_lead_to_every_bid_and_out_at_the_edges() -> None:
    bench = Bench(raising())
    bench.grid.reached()
    assert bench.grid.chosen == (8, 5)
    assert bench.grid.handle(Navigate(Direction.UP))
    assert bench.grid.chosen == (8, 6)
    for _repeat in range(20):
        bench.grid.handle(Navigate(Direction.RIGHT))
    assert bench.grid.chosen == (16, 6)
    assert not bench.grid.handle(Navigate(Direction.RIGHT))
    assert not bench.grid.handle(Navigate(Direction.UP))


def test_enter_without_a_choice_only_chooses() -> None:
    bench = Bench(raising())
    bench.grid.activate()
    assert (bench.grid.chosen, bench.made) == ((8, 5), [])


def test_what_cannot_be_bid_is_passed_on_to_be_explained() -> None:
    """The rules refuse it, and say why."""
    bench = Bench(Bids((1, 2, 3), frozenset({(2, 4), (3, 4), (3, 2)})))
    cell = bench.cell((3, 2))
    bench.click(cell.centerx - cell.width, cell.centery)
    assert bench.made == [(2, 2)]


def test_more_counts_than_fit_are_reached_by_arrows_and_wheel() -> None:
    bench = Bench(Bids(tuple(range(1, 26)), OPENING))
    assert not any(box.name == "bid.25.6" for box in bench.grid.boxes(bench.canvas.context))
    arrow = next(
        box.rect for box in bench.grid.boxes(bench.canvas.context) if box.name == "bid.arrow1"
    )
    for _press in range(3):
        bench.click(*arrow.center)
    assert bench.cell((25, 6)).width >= 44
    assert bench.grid.wheel(3.0)
    bench.grid.choose((25, 1))
    assert bench.cell((25, 1)).width >= 44


def test_a_choice_that_is_no_longer_legal_is_forgotten() -> None:
    bench = Bench(raising())
    bench.grid.choose((8, 5))
    bench.grid.offer(Bids((9, 10), frozenset({(9, 6), (10, 6)}), (9, 5), "emblems/skull"))
    assert bench.grid.chosen is None


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("bids", [raising(), Bids(tuple(range(1, 26)), OPENING)])
def test_bids_are_large_enough_and_their_words_fit(bids: Bids, text_scale: float) -> None:
    bench = Bench(bids, text_scale)
    found = list(bench.grid.boxes(bench.canvas.context))
    assert problems(found, bench.canvas.context.viewport) == []
    bench.grid.draw(bench.canvas)
    middle = bench.canvas.context.viewport.to_pixels(ROOM).center
    assert painted(bench.canvas).get_at(middle)[:3] != GREY


def test_the_bar_tells_the_bid_and_its_chance() -> None:
    canvas = canvas_of(2.0)
    bar = BidBar("Bid eight 5s")
    bar.detail = "true: 13\u00a0%"
    bar.place(FRect(1264, 830, 640, 46), canvas.context)
    room, words = bar.measured_words(canvas.context)
    assert words[0] <= room.width
    bar.draw(canvas)


@pytest.mark.usefixtures("in_figures")
def test_chances_stand_beside_the_counts_where_cells_are_low_and_wide() -> None:
    opening = Bench(Bids(tuple(range(1, 17)), frozenset(product(range(1, 17), range(1, 7))),
                         chances={(3, 4): 0.32}))  # fmt: skip
    opening.grid.place(FRect(660, 548, 1236, 232), opening.canvas.context)
    boxes = {box.name: box.rect for box in opening.grid.boxes(opening.canvas.context)}
    count, chance = boxes["bid.3.4.0"], boxes["bid.3.4.1"]
    assert count.right <= chance.left + 0.01
    assert count.height == chance.height


@pytest.mark.usefixtures("in_figures")
def test_every_chance_beside_its_count_is_written_alike() -> None:
    chances = {(3, 4): 0.32, (3, 5): 1.0, (12, 4): 0.62}
    opening = Bench(Bids(tuple(range(1, 17)), frozenset(product(range(1, 17), range(1, 7))),
                         chances=chances))  # fmt: skip
    context = opening.canvas.context
    opening.grid.place(FRect(480, 548, 1420, 232), context)
    boxes = {box.name: box for box in opening.grid.boxes(context)}
    for (count, face), chance in chances.items():
        cell, words = boxes[f"bid.{count}.{face}"], boxes[f"bid.{count}.{face}.1"]
        assert words.rect.right < cell.rect.right - 2.0
        least = context.texts.measure(told(chance).replace("\u00a0", ""), CHANCE)[0]
        assert words.rect.width >= least


@pytest.mark.usefixtures("in_figures")
def test_chances_below_their_counts_stand_clear_of_each_other() -> None:
    chances = dict.fromkeys(RAISES, 0.39)
    bench = Bench(Bids(tuple(range(5, 25)), RAISES, standing=(7, 5), chances=chances))
    context = bench.canvas.context
    wide = context.texts.measure("39%", CHANCE)[0]
    boxes = {box.name: box.rect for box in bench.grid.boxes(context)}
    cells = [boxes[f"bid.{count}.6"] for count in (7, 8)]
    assert "bid.7.6.1" in boxes
    assert all(cell.width >= wide + 12.0 for cell in cells)


@pytest.mark.parametrize("counts", [3, 5, 9])
def test_a_tray_is_no_larger_than_its_bids(counts: int) -> None:
    """Few columns, or a single row over deep water, leave none of it empty."""
    legal = frozenset((count, 6) for count in range(2, counts + 1))
    bench = Bench(Bids(tuple(range(1, counts + 1)), legal, (1, 6), "emblems/skull"))
    rect, cells = bench.grid.rect, [bench.cell(bid) for bid in legal]
    assert ROOM.contains(rect)
    assert rect.midbottom == pytest.approx(ROOM.midbottom, abs=1.0)
    assert rect.right - max(cell.right for cell in cells) < 60.0
    assert rect.bottom - max(cell.bottom for cell in cells) < 120.0
