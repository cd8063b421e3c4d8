"""Cards that are answered lie one upon the other, each with who played it."""

from __future__ import annotations

import pygame
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of, play
from treasure_games.stage.animation import Ledger
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.theme import theme_for
from treasure_games.table.pieces.card_stack import CardStack, PlayedCard
from treasure_games.table.pieces.sprite_board import SpriteBoard

ROOM = FRect(300, 200, 1100, 520)
THEME = theme_for()
BACK, EMBLEM = "cards/do_not_touch/back", "emblems/anchor"


def card(words: str, *, is_cancelled: bool = False) -> PlayedCard:
    return PlayedCard(BACK, EMBLEM, words, is_cancelled)


class Shown:
    """A stack on a board of its own."""

    def __init__(self, *words: str, outcome: str = "") -> None:
        self.spoiled: list[FRect | None] = []
        self.board = SpriteBoard(_bare, _bare, self.spoiled.append)
        self.stack = CardStack(self.board)
        self.stack.place(ROOM)
        self.stack.show([card(one) for one in words], outcome)

    def pixels(self) -> bytes:
        canvas = canvas_of()
        self.board.draw_rest(canvas)
        self.board.draw_moving(canvas)
        self.stack.draw(canvas)
        return pygame.image.tobytes(canvas.surface, "RGB")


def stack_of(*words: str, outcome: str = "") -> CardStack:
    return Shown(*words, outcome=outcome).stack


def test_a_played_card_lands_on_top() -> None:
    stack = stack_of("Anne: Cannon at Bart")
    play(stack.play(card("Bart: Yarr!"), (0.0, 0.0), THEME, "Anne’s cannon is silent"), 20, _look)
    assert [one.words for one in stack.cards] == ["Anne: Cannon at Bart", "Bart: Yarr!"]
    assert stack.outcome == "Anne’s cannon is silent"


def test_a_card_that_has_happened_flies_away_and_the_one_below_is_on_top() -> None:
    stack = stack_of("Anne: Cannon at Bart", "Bart: Yarr!")
    play(stack.take((1800.0, 900.0), THEME), 20, _look)
    assert [one.words for one in stack.cards] == ["Anne: Cannon at Bart"]


def test_every_card_is_seen_and_no_line_leaves_the_room() -> None:
    context, pictures = canvas_of().context, set()
    for count in (1, 3, 8):
        shown = Shown(*(f"Seat {number}: Yarr!" for number in range(count)))
        pictures.add(shown.pixels())
        assert not problems(shown.stack.boxes(context), context.viewport)
    assert len(pictures) == 3


def test_a_cancelled_card_looks_different() -> None:
    pictures = []
    for is_cancelled in (False, True):
        shown = Shown()
        shown.stack.show([card("Anne: Cannon at Bart", is_cancelled=is_cancelled)])
        pictures.append(shown.pixels())
    assert pictures[0] != pictures[1]


def test_a_card_on_its_way_is_drawn_over_those_that_lie() -> None:
    shown = Shown("Anne: Cannon at Bart")
    animation = shown.stack.play(card("Bart: Yarr!"), (40.0, 40.0), THEME)
    animation.begin(Ledger())
    animation.at(0.5)
    assert shown.board.is_moving(("stack", 1))
    animation.at(1.0)
    assert not shown.board.is_moving(("stack", 1))
    landed = shown.board["stack", 1].rect.center
    assert any(area is not None and area.collidepoint(landed) for area in shown.spoiled)


def test_lines_and_outcome_fit_at_large_text() -> None:
    context = canvas_of(2.0).context
    stack = stack_of(
        "Anne Bonny: Cannon at Bartholomew", "Bartholomew: Yarr!", "Anne Bonny: Yarr!",
        outcome="Bartholomew loses the Golden Parrot to Anne Bonny",
    )  # fmt: skip
    assert not problems(stack.boxes(context), context.viewport)


def _look(_t: float) -> None:
    """Nothing is looked at on the way."""


def _bare(_canvas: Canvas) -> None:
    """A table without anything on it."""
