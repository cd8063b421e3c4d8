"""Nothing is drawn but what the eyes at the screen may see: other secrets, the same pixels."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.table.conftest import Sit, Sitting
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.state import State
from treasure_games.match.match import Match
from treasure_games.match.steps import Moment
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.input import intents
from treasure_games.stage.settings import PEEK


def with_faces(state: State, faces: tuple[int, ...]) -> State:
    twin = state.copy()
    twin.faces = faces
    return twin


def scramble(match: Match, seat: int | None, luck: int) -> None:
    """Deal every card that `seat` has never seen another face, from the beginning of the match."""
    true = match._play.state
    faces = GAME.determinize(match.view(seat), Random(luck)).faces
    assert faces != true.faces
    match._play.state = with_faces(true, faces)
    match._acts = [
        replace(
            act, moments=tuple(Moment(m.event, with_faces(m.state, faces)) for m in act.moments)
        )
        for act in match._acts
    ]


def frames(sitting: Sitting) -> list[bytes]:
    """The table at rest, with the log, and with a card of the hand in mind."""
    sitting.settle()
    shown = [sitting.pixels()]
    sitting.table.toggle_log()
    sitting.settle()
    shown.append(sitting.pixels())
    sitting.rig.loop.stack.handle(intents.Pick(0))
    sitting.settle()
    shown.append(sitting.pixels())
    return shown


@pytest.mark.parametrize("version", ["numerical", "symbols"])
def test_what_a_seat_cannot_see_never_changes_a_pixel(sit: Sit, version: str) -> None:
    first = frames(sit(acts=12, version=version))
    for luck in (1, 2):
        other = sit(acts=12, version=version)
        scramble(other.match, 0, luck)
        other.table.look_anew()
        assert frames(other) == first


def test_hands_that_lie_face_down_are_drawn_from_the_bystander_alone(sit: Sit) -> None:
    first = sit(people=2, pirates=1, acts=12, privacy=PEEK)
    first.settle()
    other = sit(people=2, pirates=1, acts=12, privacy=PEEK)
    scramble(other.match, None, 3)
    other.table.look_anew()
    other.settle()
    assert first.table.session.viewer is None
    assert other.pixels() == first.pixels()


def test_a_lifted_hand_is_down_in_the_frame_after_the_window_lost_the_focus(sit: Sit) -> None:
    sitting = sit(people=2, pirates=1, acts=12, privacy=PEEK)
    sitting.settle()
    down = sitting.pixels()
    sitting.rig.loop.stack.handle(intents.SeatKey(sitting.table.session.bottom, True))
    sitting.settle()
    assert sitting.pixels() != down
    sitting.rig.loop.stack.handle(intents.FocusLost())
    sitting.rig.tick()
    assert sitting.pixels() == down


def test_behind_the_curtain_nobody_has_eyes(sit: Sit) -> None:
    sitting = sit(people=2, pirates=1, acts=12)
    sitting.settle()
    assert isinstance(sitting.rig.top, CurtainScene)
    assert sitting.table.session.viewer is None
    sitting.rig.loop.stack.handle(intents.Confirm())
    for _ in range(20):
        sitting.rig.tick()
    assert sitting.table.session.viewer == sitting.table.session.bottom


def test_a_drawn_card_flies_the_same_whatever_it_is(sit: Sit) -> None:
    """Rivals' draws, frame by frame: motion depends on nothing that is hidden.

    The first time fills the cache: a piece and its shadow may be one picture then.
    """
    pictures = []
    for luck in (None, None, 4):
        sitting = sit(acts=6, speed=1.0)
        if luck is not None:
            scramble(sitting.match, 0, luck)
            sitting.table.look_anew()
        sitting.settle()
        act = next(act for act in reversed(sitting.match.acts) if act.seat == 1 and act.row > 1)
        sitting.table.playback.show(act)
        shown = []
        for _ in range(12):
            sitting.rig.tick(0.04)
            shown.append(sitting.pixels())
        pictures.append(shown)
    assert pictures[1] == pictures[2]
