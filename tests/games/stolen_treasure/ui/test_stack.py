"""Cards that are answered lie side by side, each with who played it."""

from functools import partial

import pytest
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.bench import BACK, pixels
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.games.stolen_treasure.ui.stack import HEWN, CardStack, PlayedCard, paint_half
from treasure_games.match.seats import Kind, Seat
from treasure_games.stage.animation import Owners
from treasure_games.stage.theme import theme_for

ROOM = FRect(300, 200, 1100, 640)
THEME = theme_for()
ANNE = Seat("Anne Bonny of Nassau", 0, Kind.HUMAN)


def card(words: str, *, is_cancelled: bool = False) -> PlayedCard:
    return PlayedCard(BACK, ANNE, words, is_cancelled)


class Shown:
    """A stack by itself."""

    def __init__(self, *cards: PlayedCard) -> None:
        self.stack = CardStack()
        self.stack.place(ROOM)
        self.stack.show(cards)

    def pixels(self) -> bytes:
        canvas = canvas_of()
        canvas.context.assets.paint(HEWN, partial(paint_half, canvas.context.assets))
        self.stack.draw(canvas)
        return pixels(canvas)


def test_a_played_card_lands_beside_the_last() -> None:
    stack = Shown(card("Cannon")).stack
    play(stack.play([card("Cannon"), card("Yarr!")], (0.0, 0.0), THEME), 20, _look)
    assert [one.words for one in stack.cards] == ["Cannon", "Yarr!"]
    assert stack.rect_of(1).left > stack.rect_of(0).left


def test_nothing_is_told_of_a_card_before_it_has_landed() -> None:
    stack, context = Shown(card("Cannon")).stack, canvas_of().context
    told = []

    def look(_t: float) -> None:
        told.append(sum("Yarr!" in words.text for _name, words in stack.passages(context)))

    play(stack.play([card("Cannon"), card("Yarr!")], (0.0, 0.0), THEME), 20, look)
    assert told[1] == 0
    assert told[-1] == 1
    assert told == sorted(told)


def test_a_card_that_has_happened_flies_away_and_the_others_stay() -> None:
    stack = Shown(card("Cannon"), card("Yarr!")).stack
    play(stack.take((1800.0, 900.0), THEME, [card("Cannon")]), 20, _look)
    assert [one.words for one in stack.cards] == ["Cannon"]


def test_an_answer_cuts_the_card_down_as_it_lands() -> None:
    shown = Shown(card("Cannon"))
    before = shown.pixels()
    answered = [card("Cannon", is_cancelled=True), card("Yarr!")]
    play(shown.stack.play(answered, (0.0, 0.0), THEME), 20, _look)
    assert shown.stack.cards == answered
    assert shown.pixels() != before


def test_any_number_of_cards_fits_the_room_and_is_seen() -> None:
    context, pictures = canvas_of().context, set()
    for count in range(1, 8):
        shown = Shown(*(card(f"Yarr! {number}") for number in range(count)))
        pictures.add(shown.pixels())
        assert not problems(shown.stack.boxes(context), context.viewport)
        assert all(ROOM.inflate(90, 90).contains(shown.stack.rect_of(n)) for n in range(count))
    assert len(pictures) == 7


def test_a_cancelled_card_looks_different() -> None:
    pictures = {Shown(card("Cannon", is_cancelled=cut)).pixels() for cut in (False, True)}
    assert len(pictures) == 2


def test_a_card_on_its_way_has_not_changed_the_others_yet() -> None:
    shown = Shown(card("Cannon"))
    animation = shown.stack.play(
        [card("Cannon", is_cancelled=True), card("Yarr!")], (40.0, 40.0), THEME
    )
    animation.begin(Owners())
    animation.at(0.2)
    assert [one.is_cancelled for one in shown.stack.cards] == [False, False]
    animation.at(1.0)
    assert [one.is_cancelled for one in shown.stack.cards] == [True, False]


def test_names_and_words_fit_at_large_text() -> None:
    context = canvas_of(2.0).context
    stack = Shown(card("on Bartholomew the Black"), card("cuts that down"), card("cut down")).stack
    assert not problems(stack.boxes(context), context.viewport)


def _look(_t: float) -> None:
    """Nothing is looked at on the way."""


def test_each_card_has_time_to_come_down_to_cut_and_to_leave() -> None:
    """In a row of animations each has the time that is known of it beforehand."""
    stack = Shown(card("plays")).stack
    cut = [card("plays", is_cancelled=True), card("cancels")]
    for moved in (stack.play(cut, (0.0, 0.0), THEME), stack.take((0.0, 0.0), THEME, [])):
        known = moved.duration
        assert known >= 0.3
        moved.begin(Owners())
        assert moved.duration == pytest.approx(known)
        moved.at(1.0)
    shown = stack.play(cut, (0.0, 0.0), THEME).duration + THEME.durations.reveal_hush
    assert shown >= 0.5
