"""Cards at a table with people: into somebody's hands and out of them, and over one another."""

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pygame import FRect

from tests.layout_check import problems
from tests.table.pieces.conftest import canvas_of
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.theme import theme_for
from treasure_games.stage.timeline import Timeline
from treasure_games.table.fitting import Passage
from treasure_games.table.people.board import PeopleBoard, Plaque
from treasure_games.table.people.far_edge import FarEdge
from treasure_games.table.pieces.sprite_board import Pose

CARD = 7
DECK = FRect(100, 500, 100, 150)


class Edge(FarEdge):
    """A table of three with nothing on it."""

    def arrange(self) -> None:
        """Place what lies before the seat at the bottom."""
        self.own = FRect(800, 760, 242, 339)


class Board(PeopleBoard):
    """A table without cards; nobody has come to the middle."""

    card_size = 200.0, 300.0
    lantern = 400.0
    speaker = -1
    moving = ()

    def poses(self, _view: Any) -> Mapping[int, Pose]:
        """Return no card."""
        return {}

    def follow(self, before: Any, view: Any) -> None:
        """Follow nothing."""

    def question(self, view: Any) -> object:
        """Return the view itself."""
        return view

    def draw_table(self, canvas: Canvas) -> None:
        """Draw nothing."""

    def printed(self, context: LayoutContext) -> Iterable[tuple[str, Passage]]:
        """Yield no words."""
        return ()


@pytest.fixture
def board() -> Board:
    context = canvas_of(1.0).context
    api: Any = SimpleNamespace(
        context=context, seats=[None] * 3,
        services=SimpleNamespace(theme=theme_for()), timeline=Timeline(),
    )  # fmt: skip
    found = Board(cast(Any, api))
    found.people.sit(Edge(context, 3, 0, 60.0, False), -1)
    return found


def played(board: Board, goal: Pose, *, ends: bool = False, stays_up: bool = False) -> None:
    timeline = Timeline()
    timeline.play(board.fly(CARD, goal, ends=ends, stays_up=stays_up))
    timeline.finish()


def test_a_card_is_as_large_as_its_place(board: Board) -> None:
    pose = board.pose(DECK, "back", depth=9.0, angle=3.0)
    assert pose == Pose(*DECK.center, 0.5, 3.0, "back", 9.0)


def test_a_card_is_brought_once(board: Board) -> None:
    board.bring(CARD, board.pose(DECK, "back"))
    board.bring(CARD, board.away(1, "face"))
    assert (board.sprites[CARD].x, board.sprites[CARD].image) == (DECK.centerx, "back")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_card_goes_into_somebodys_hands_and_is_gone(board: Board, seat: int) -> None:
    board.bring(CARD, board.pose(DECK, "back"))
    goal = board.away(seat, "back")
    assert (goal.x, goal.y) == board.people.mouth(seat)
    played(board, goal, ends=True)
    assert CARD not in board.sprites


@pytest.mark.parametrize("stays_up", [False, True])
def test_a_card_that_has_landed_lies_still_or_stays_over_the_others(
    board: Board, stays_up: bool
) -> None:
    goal = board.pose(FRect(900, 300, 200, 300), "face")
    board.bring(CARD, board.away(1, "back"))
    played(board, goal, stays_up=stays_up)
    assert goal.matches(board.sprites[CARD])
    assert board.sprites.is_moving(CARD) is stays_up


def test_a_plaque_is_there_while_it_has_words() -> None:
    context, plaque = canvas_of().context, Plaque("plaque")
    plaque.rect = FRect(520, 1020, 740, 52)
    assert not list(plaque.boxes(context))
    plaque.words = "Five sixes among 20 dice: 18 %."
    assert list(plaque.boxes(context))
    assert problems(plaque.boxes(context), context.viewport) == []
