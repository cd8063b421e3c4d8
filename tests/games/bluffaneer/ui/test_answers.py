"""Large answers beside the own card, and those who may be robbed."""

from itertools import pairwise

import pytest

from tests.conftest import OpenRig
from tests.games.bluffaneer.ui.bench import asked, show, table_of
from tests.table.pieces.bench import painted
from tools.rig import Rig
from treasure_games.games.bluffaneer.rules.actions import STEAL, Action
from treasure_games.games.bluffaneer.ui.answers import Answers, StakeButton
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Hotspot


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig((1280, 720))


def answers_of(rig: Rig, ask: str, pirates: int = 2) -> tuple[Answers, list[Action]]:
    """The answers of somebody who is asked this, and what is done by them."""
    scene = show(rig, asked(1, pirates, ask))
    rig.settle()
    done: list[Action] = []
    scene.session.act = lambda action, *_rest: not done.append(action)  # type: ignore[method-assign]
    return table_of(scene).answers, done


def test_the_two_buttons_stand_in_their_places_until_nothing_is_legal(rig: Rig) -> None:
    answers, _done = answers_of(rig, "answer")
    table = table_of(rig.top)  # type: ignore[arg-type]
    buttons = answers.controls()
    assert [button.rect for button in buttons] == list(table.board.layout.answers)
    assert answers.beginning is buttons[1]
    answers.take_in(table.view, ())
    assert not answers.controls()
    assert answers.beginning is None


def test_whom_to_rob_is_chosen_by_what_is_seen_of_them_or_by_plate_or_name(rig: Rig) -> None:
    answers, done = answers_of(rig, "steal")
    controls = answers.controls()
    spots = [one for one in controls if isinstance(one, Hotspot)]
    names = [one for one in controls if isinstance(one, StakeButton)]
    assert len(spots) == len(names) == 2
    for spot, name in zip(spots, names, strict=True):
        assert name.text in spot.hint
    spots[1].activate()
    answers.press_seat(1)
    names[1].activate()
    assert done == [STEAL[2], STEAL[1], STEAL[2]]


def test_light_lies_round_the_plates_of_those_who_may_be_robbed(rig: Rig) -> None:
    answers, _done = answers_of(rig, "steal")
    board = table_of(rig.top).board  # type: ignore[arg-type]
    context, pictures = rig.top.context, []
    for legal in ((), (STEAL[2],)):
        answers.take_in(board.view, legal)
        canvas = Canvas(context)
        answers.draw(canvas)
        pictures.append(painted(canvas))
    for seat in (1, 2):
        border = context.viewport.to_pixels(board.people.plates[seat].rect).midtop
        before, after = (picture.get_at(border) for picture in pictures)
        assert (before != after) == (seat == 2)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_names_stand_beside_each_other_alike_within_their_place(count: int, rig: Rig) -> None:
    answers, _done = answers_of(rig, "shout", 5)
    table = table_of(rig.top)  # type: ignore[arg-type]
    answers.take_in(table.view, [STEAL[seat] for seat in range(1, count + 1)])
    rects = [one.rect for one in answers.controls() if isinstance(one, StakeButton)]
    assert len(rects) == count
    layout = table.board.layout
    assert all(layout.choices.inflate(0.1, 0.0).contains(one) for one in rects)
    assert len({round(one.width) for one in rects}) == 1
    if count > 1:
        assert rects[0].union(rects[-1]).centerx == pytest.approx(layout.own.centerx)
    assert all(one.right < other.left for one, other in pairwise(rects))
