"""A bid is two short choices and one act, by each device, at every size of text."""

from itertools import product

import pytest
from pygame import FRect

from tests.games.scallywager.ui.bench import happened, table_of
from tests.layout_check import problems
from tests.table.pieces.bench import GREY, painted
from tests.table.pieces.conftest import canvas_of
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.core.chances import told
from treasure_games.games.scallywager.rules.events import BidMade
from treasure_games.games.scallywager.ui.bid_choice import Bid, Bids
from treasure_games.games.scallywager.ui.bid_panels import BidBar, BidPanels
from treasure_games.stage.input.intents import Direction, Navigate, PointerPressed
from treasure_games.table.scene import TableScene

BESIDE = FRect(36, 552, 586, 304), FRect(1298, 552, 606, 304)
"""The places of a first bid."""
BELOW = FRect(1264, 548, 640, 82), FRect(1264, 632, 640, 174)
"""Those of a raise."""
RAISES = frozenset(bid for bid in product(range(7, 17), (5, 6)) if bid != (7, 5))


def raising() -> Bids:
    chances = dict.fromkeys(RAISES, 0.001) | {(8, 5): 0.13}
    return Bids(tuple(range(7, 17)), RAISES, (7, 5), "emblems/skull", chances, {5: 1})


def opening(most: int = 16, held: dict[int, int] | None = None) -> Bids:
    legal = frozenset(product(range(1, most + 1), range(1, 7)))
    chances = {bid: 0.9 ** (4 * bid[0]) for bid in legal}
    return Bids(tuple(range(1, most + 1)), legal, chances=chances, held=held or {})


class Bench:
    """Both panels, and what was bid."""

    def __init__(self, bids: Bids, text_scale: float = 1.0) -> None:
        self.made: list[Bid] = []
        self.canvas = canvas_of(text_scale)
        self.panels = BidPanels(self.made.append, lambda: None)
        self.panels.offer(bids)
        self.panels.place_panels(*(BELOW if bids.standing else BESIDE), self.canvas.context)

    def boxes(self) -> dict[str, FRect]:
        return {box.name: box.rect for box in self.panels.boxes(self.canvas.context)}

    def click(self, name: str) -> None:
        self.click_at(*self.boxes()[name].center)

    def click_at(self, x: float, y: float) -> None:
        self.panels.handle(PointerPressed(x, y))
        self.panels.activate()


def test_what_one_holds_most_of_suggests_itself_and_then_one_more_of_the_same() -> None:
    assert Bench(opening(held={2: 1, 4: 2, 6: 2})).panels.shown == (2, 6)
    assert Bench(opening()).panels.shown == (1, 1), "nothing is known"
    assert Bench(raising()).panels.shown == (8, 5)


def test_presses_choose_and_never_bid() -> None:
    bench = Bench(opening(held={6: 2}))
    for _twice in range(2):
        bench.click("bid.face4")
        assert bench.panels.chosen == (2, 4)
    for _twice in range(2):
        bench.click("bid.count5")
        assert bench.panels.chosen == (5, 4)
    assert bench.made == []


def test_a_face_takes_the_nearest_count_that_may_be_bid_of_it() -> None:
    bench = Bench(raising())
    bench.panels.choose((7, 6))
    bench.click("bid.face5")
    assert bench.panels.chosen == (8, 5)


@pytest.mark.parametrize("bid", sorted(RAISES))
def test_two_digits_choose_a_bid_and_enter_makes_it(bid: Bid) -> None:
    bench = Bench(raising())
    assert bench.panels.typed(bid[0] % 10)
    assert bench.panels.typed(bid[1])
    assert (bench.panels.chosen, bench.made) == (bid, [])
    bench.panels.activate()
    assert bench.made == [bid]


def test_held_arrows_lead_to_every_bid_and_out_at_the_edges() -> None:
    bench = Bench(raising())
    bench.panels.reached()
    assert bench.panels.chosen == (8, 5)
    assert bench.panels.handle(Navigate(Direction.UP))
    assert bench.panels.chosen == (8, 6)
    for _repeat in range(20):
        bench.panels.handle(Navigate(Direction.RIGHT))
    assert bench.panels.chosen == (16, 6)
    assert "bid.count16" in bench.boxes(), "it has come into sight"
    assert not bench.panels.handle(Navigate(Direction.RIGHT))
    assert not bench.panels.handle(Navigate(Direction.UP))


@pytest.mark.parametrize("bids", [opening(held={6: 2}), raising()])
def test_a_hasty_key_decides_nothing(bids: Bids) -> None:
    bench = Bench(bids)
    bench.panels.activate()
    assert (bench.panels.chosen, bench.made) == (bids.first, [])
    bench.panels.activate()
    assert bench.made == [bids.first]


def test_what_cannot_be_bid_is_passed_on_to_be_explained() -> None:
    """The rules refuse it, and say why."""
    bench = Bench(raising())
    bench.click_at(*bench.panels.laid.post(0, 0.0).midtop)
    assert bench.made == [(7, 5)]
    bench.click_at(*bench.panels.laid.die(2).center)
    assert bench.made[1:] == [(8, 2)]


def test_more_counts_than_fit_are_reached_by_arrows_and_wheel() -> None:
    bench = Bench(opening(25))
    assert "bid.count25" not in bench.boxes()
    for _press in range(5):
        bench.click("bid.arrow1")
    assert bench.boxes()["bid.count25"].width >= 44
    assert bench.panels.wheel(3.0)
    bench.panels.choose((25, 1))
    assert "bid.count25" in bench.boxes()
    assert bench.made == []


def test_a_choice_that_is_no_longer_legal_is_forgotten() -> None:
    bench = Bench(raising())
    bench.panels.choose((8, 5))
    bench.panels.offer(Bids((9, 10), frozenset({(9, 6), (10, 6)}), (9, 5), "emblems/skull"))
    assert bench.panels.chosen is None


def test_what_own_dice_suggested_goes_out_of_sight_with_them() -> None:
    """On a shared screen the others would see it when the hand is put down."""
    bench = Bench(opening(held={6: 2}))
    bench.panels.reached()
    assert bench.panels.chosen == (2, 6)
    bench.panels.offer(opening())
    assert (bench.panels.chosen, bench.panels.shown) == (None, (1, 1))


def test_a_likelier_count_stands_higher_out_of_the_water() -> None:
    boxes = Bench(opening(6)).boxes()
    tops = [boxes[f"bid.count{count}"].top for count in range(1, 7)]
    assert tops == sorted(tops)
    assert tops[-1] - tops[0] > 30.0


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("bids", [opening(2), opening(8), opening(25, {6: 2}), raising()])
def test_all_is_large_enough_and_its_words_fit(bids: Bids, text_scale: float) -> None:
    bench = Bench(bids, text_scale)
    found = list(bench.panels.boxes(bench.canvas.context))
    assert problems(found, bench.canvas.context.viewport) == []
    bench.panels.draw(bench.canvas)
    middle = bench.canvas.context.viewport.to_pixels(bench.panels.laid.counts).center
    assert painted(bench.canvas).get_at(middle)[:3] != GREY
    targets = {name: rect for name, rect in bench.boxes().items() if name[-1].isdigit()}
    assert all(rect.width >= 44.0 for name, rect in targets.items() if "." in name[3:])


@pytest.mark.usefixtures("in_figures")
@pytest.mark.parametrize("bids", [opening(7), raising()])
def test_the_chance_stands_above_each_count(bids: Bids) -> None:
    bench = Bench(bids)
    boxes = {box.name: box for box in bench.panels.boxes(bench.canvas.context)}
    shown = [count for count in range(1, 17) if f"bid.count{count}" in boxes]
    assert len(shown) >= 5
    face = bench.panels.face
    said = {count: told(bids.chances[count, face]) for count in shown}
    places = [box for name, box in boxes.items() if name.endswith(".chance")]
    assert len(places) == len(set(said.values())), "it is told once of those that share it"
    for count in shown:
        assert said[count]
        post = boxes[f"bid.count{count}"].rect
        (above,) = (one for one in places if one.rect.left <= post.centerx <= one.rect.right)
        assert above.rect.bottom <= post.top
        assert above.text_size is not None


def test_the_bar_tells_the_bid_and_its_chance() -> None:
    canvas = canvas_of(2.0)
    bar = BidBar("Bid eight 5s")
    bar.detail = "true: 13\u00a0%"
    bar.place(FRect(1264, 830, 640, 46), canvas.context)
    room, words = bar.measured_words(canvas.context)
    assert words[0] <= room.width
    bar.draw(canvas)


def _opening(rig: Rig) -> TableScene:
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    return scene


def test_the_board_shows_the_first_bid_that_the_bar_makes(rig: Rig) -> None:
    scene = _opening(rig)
    table = table_of(scene)
    table.answers.bids.choose((3, 4))
    rig.tick()
    shown = table.board.bid.bid
    assert shown is not None
    assert (shown.count, shown.picture) == (3, "scallywager/die_gold_4")
    table.answers.bar.activate()
    assert [(one.count, one.face) for one in happened(scene.match, BidMade)] == [(3, 4)]


def test_whoever_does_not_see_the_dice_is_told_nothing_of_them(rig: Rig) -> None:
    scene = _opening(rig)
    answers = table_of(scene).answers
    assert answers.bids.offered.held
    assert answers.bids.offered.in_play == sum(map(len, scene.match.view(None).dice))
    answers.take_in(scene.match.view(None), scene.session.legal())
    assert not answers.bids.offered.held
    assert not answers.bids.offered.chances
    assert answers.bids.shown == (1, 1)
