"""Faces after what has been taken back, after a look elsewhere, and where one looks back."""

from tests.conftest import OpenRig
from tools.moments.telling import played as finished
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.games.do_not_touch.rules.actions import Swap
from treasure_games.match.match import Match
from treasure_games.screens.replay.scene import ReplayScene
from treasure_games.table.scene import TableScene


def moods(scene: TableScene) -> list[str]:
    return [plate.mood for plate in scene.hud.seats.plates]


def about_to_swap(rig: Rig) -> tuple[TableScene, Swap]:
    """The first table at which the person may take from somebody."""
    match = Match(table_plan("do_not_touch", crew(1, 2), first_player="random"))

    def may_swap(one: Match) -> bool:
        return one.whose() == 0 and any(isinstance(act, Swap) for act in one.legal(0))

    play_on(match, may_swap)
    scene = TableScene(rig.services, match)
    rig.show(scene)
    rig.settle()
    return scene, next(act for act in match.legal(0) if isinstance(act, Swap))


def test_what_is_taken_back_has_moved_nobody(open_rig: OpenRig) -> None:
    rig = open_rig()
    scene, swap = about_to_swap(rig)
    before = moods(scene)
    scene.session.act(swap)
    rig.settle()
    assert moods(scene) != before
    scene.commands.undo()
    rig.settle()
    assert moods(scene) == before


def test_a_look_elsewhere_changes_no_face(open_rig: OpenRig) -> None:
    """What a face was shown for may be more than the log tells."""
    rig = open_rig()
    scene, swap = about_to_swap(rig)
    scene.session.act(swap)
    rig.settle()
    scene.hud.seats.plates[swap.rival].mood = "shout"
    scene.look_anew()
    assert moods(scene)[swap.rival] == "shout"


def test_a_look_back_into_the_middle_has_its_faces(open_rig: OpenRig) -> None:
    rig = open_rig()
    record = finished("do_not_touch", 1).record()
    rig.services.navigation.watch(record, (), 60)
    rig.tick()
    scene = rig.top
    assert isinstance(scene, ReplayScene)
    begun = [plate.mood for plate in scene.table.plates]
    scene.go(61)
    scene.go(60)
    assert [plate.mood for plate in scene.table.plates] == begun
    assert set(begun) != {"calm"}
    assert any(plate.watched for plate in scene.table.plates)
