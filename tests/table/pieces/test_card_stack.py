"""Cards that are answered lie one upon the other, each with who played it."""

from __future__ import annotations

import pygame
from pygame import FRect

from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.layout_check import problems
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.card_stack import CardStack, PlayedCard

ROOM = FRect(300, 200, 1100, 520)
THEME = theme_for()
BACK, EMBLEM = "cards/do_not_touch/back", "emblems/anchor"


def card(words: str, *, is_cancelled: bool = False) -> PlayedCard:
    return PlayedCard(BACK, EMBLEM, words, is_cancelled)


def stack_of(*words: str, outcome: str = "") -> CardStack:
    stack = CardStack()
    stack.place(ROOM)
    stack.show([card(one) for one in words], outcome)
    return stack


def test_a_played_card_lands_on_top() -> None:
    stack = stack_of("Anne: Cannon at Bart")
    play(stack.play(card("Bart: Yarr!"), (0.0, 0.0), THEME, "Anne’s cannon is silent"), 20, _look)
    assert [one.words for one in stack.cards] == ["Anne: Cannon at Bart", "Bart: Yarr!"]
    assert stack.outcome == "Anne’s cannon is silent"


def test_a_card_that_has_happened_flies_away_and_the_one_below_is_on_top() -> None:
    stack = stack_of("Anne: Cannon at Bart", "Bart: Yarr!")
    play(stack.take((1800.0, 900.0), THEME), 20, _look)
    assert [one.words for one in stack.cards] == ["Anne: Cannon at Bart"]


def test_every_card_below_shows_a_margin_and_none_leaves_the_room() -> None:
    context = canvas_of().context
    for count in (1, 3, 8):
        canvas = canvas_of()
        before = pygame.image.tobytes(canvas.surface, "RGB")
        stack = stack_of(*(f"Seat {number}: Yarr!" for number in range(count)))
        stack.draw(canvas)
        assert pygame.image.tobytes(canvas.surface, "RGB") != before
        assert not problems(stack.boxes(context), context.viewport)


def test_a_cancelled_card_looks_different() -> None:
    pictures = []
    for is_cancelled in (False, True):
        canvas, stack = canvas_of(), stack_of()
        stack.show([card("Anne: Cannon at Bart", is_cancelled=is_cancelled)])
        stack.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_where_a_card_flew_is_drawn_again() -> None:
    stack, spoiled = stack_of("Anne: Cannon at Bart"), []
    animation = stack.play(card("Bart: Yarr!"), (40.0, 40.0), THEME)
    play(animation, 20, lambda t: stack.track(spoiled.append))
    assert any(rect.collidepoint(40, 40) for rect in spoiled)
    spoiled.clear()
    stack.track(spoiled.append)
    assert spoiled == []


def test_lines_and_outcome_fit_at_large_text() -> None:
    context = canvas_of(2.0).context
    stack = stack_of(
        "Anne Bonny: Cannon at Bartholomew", "Bartholomew: Yarr!", "Anne Bonny: Yarr!",
        outcome="Bartholomew loses the Golden Parrot to Anne Bonny",
    )  # fmt: skip
    assert not problems(stack.boxes(context), context.viewport)


def _look(_t: float) -> None:
    """Nothing is looked at on the way."""
