"""The standing bid is the largest thing there is, and those before it make a ladder."""

import pytest
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.games.scallywager.ui.answers import Case, OddsButton
from treasure_games.games.scallywager.ui.bid_board import BidBoard, Ladder, ShownBid
from treasure_games.stage.theme import theme_for


def bid(count: int, title: str = "Ruth bids") -> ShownBid:
    return ShownBid("emblems/swallow", count, "dice/face_5", title)


def board() -> BidBoard:
    made = BidBoard()
    made.rect = FRect(664, 560, 592, 284)
    made.note = "19 dice in play"
    return made


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("standing", [None, bid(7), bid(23, "Captain Woodenfinger bids")])
def test_a_bid_and_its_words_fit_the_board(standing: ShownBid | None, text_scale: float) -> None:
    canvas, one = canvas_of(text_scale), board()
    one.bid = standing
    assert problems(one.boxes(canvas.context), canvas.context.viewport) == []
    one.draw(canvas)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_title_stays_clear_of_the_scrolls_in_the_corners(text_scale: float) -> None:
    context, one = canvas_of(text_scale).context, board()
    one.bid = bid(23, "Captain Woodenfinger bids")
    found = {box.name: box.rect for box in one.boxes(context)}
    assert found["board.title"].right <= one.rect.right - 102


def test_the_figure_turns_to_the_new_bid() -> None:
    one, turned = board(), []
    one.bid = bid(7)
    play(one.turn(bid(8), theme_for()), 12, lambda _t: turned.append(one.turned))
    assert one.bid == bid(8)
    assert turned == sorted(turned)
    assert (turned[0], turned[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_the_latest_bids_stay_on_the_ladder(text_scale: float) -> None:
    canvas = canvas_of(text_scale)
    ladder = Ladder()
    ladder.bids = [bid(count) for count in range(1, 12)]
    ladder.rect = FRect(1434, 878, 262, 192)
    found = list(ladder.boxes(canvas.context))
    assert problems(found, canvas.context.viewport) == []
    assert len(found) >= 3
    ladder.draw(canvas)


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_an_answer_tells_each_case_in_words_or_in_fewer(text_scale: float) -> None:
    canvas = canvas_of(text_scale)
    button = OddsButton("choice.call", fights=True)
    button.text = "Scallywag!"
    button.under = "there are fewer"
    button.cases = (
        Case("Captain Woodenfinger −1, you draw", "68 %", ("bidder −1",)),
        Case("you lose a die", "32 %"),
    )
    button.place(FRect(36, 600, 596, 116), canvas.context)
    words = [one.text for one in button.passages(canvas.context)]
    assert not any(text.endswith("…") for text in words)
    assert "68 %" in words
    assert problems(button.boxes(canvas.context), canvas.context.viewport) == []
    button.draw(canvas)
