"""A turn that leaves nothing to do doesn’t end unasked: the table rests and says it is over."""

import pytest

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tests.table.holding import GAMES, SIZE, holding, open_curtain
from tools.rig import FRAME, Rig, crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.core.codec import wire_name
from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.match.steps import Act
from treasure_games.screens.curtain import CurtainScene
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.games_in_turn

ENDS = ("turn_ended", "turn_skipped", "turn_started")
"""The events with which turns are over."""
BESIDE = (2, 360)
"""A pixel on which nothing can be pressed."""


def playing(app: App) -> None:
    holding(app)
    app.settings.auto_play_forced = True


def names(act: Act) -> list[str]:
    return [wire_name(type(moment.event)) for moment in act.moments]


def ends_a_turn(act: Act) -> bool:
    return any(name in ENDS for name in names(act))


def owner(match: Match, act: Act) -> int | None:
    """Whose turn it was before an act."""
    events = [moment.event for done in match.acts[: act.row] for moment in done.moments]
    begun = [event.seat for event in events if wire_name(type(event)) == "turn_started"]
    return begun[-1] if begun else None


def before(played: Match, act: Act) -> Match:
    """The same match before this act."""
    return play_on(Match(played.plan), lambda match: len(match.acts) == act.row)


def is_forced(played: Match, act: Act) -> bool:
    """Can nothing else be done or taken back?"""
    can_undo = played.acts[act.row - 1].why_no_undo is None
    return names(act)[0] in ENDS and not can_undo and len(before(played, act).legal(0)) == 1


def is_lucky(played: Match, act: Act) -> bool:
    """Does the seat itself end its turn, after luck or a secret?"""
    return act.seat == 0 and before(played, act).dry_run(0, act.action) is None


def is_answer(_played: Match, act: Act) -> bool:
    """Does the act of another seat end the turn?"""
    return act.seat != 0


class Sitting:
    """A table at which the next act ends the turn of seat 0, with nothing to be taken back.

    In Do Not Touch it does nothing else, and is the only one that can be done; elsewhere the seat
    does it, or in a `window` of Stolen Treasure another seat.
    """

    def __init__(self, rig: Rig, game: str, people: int = 1, *, window: bool = False) -> None:
        plan = table_plan(game, crew(people, 3 - people))
        played = play_on(Match(plan), lambda match: False)
        own = [act for act in played.acts[20:] if owner(played, act) == 0 and ends_a_turn(act)]
        fits = is_forced if game == "do_not_touch" else is_answer if window else is_lucky
        self.act = next(act for act in own if fits(played, act))
        self.rig, self.match = rig, before(played, self.act)
        self.table = TableScene(rig.services, self.match)
        rig.show(self.table)

    def play(self) -> None:
        """Do the act; the one of Do Not Touch is done for the person."""
        if names(self.act)[0] not in ENDS:
            self.rig.settle(step=FRAME)
            self.table.session.act(self.act.action)

    def wait(self) -> None:
        """Go on until it is said that the turn is over."""
        for _frame in range(900):
            if self.is_said:
                return
            self.rig.tick(FRAME)
        raise AssertionError(f"never said, but {self.table.hud.status.text!r}")

    @property
    def is_said(self) -> bool:
        return self.table.hud.status.text == _("{name}, your turn is over.").format(name="Anne")

    @property
    def told(self) -> list[str]:
        """What has been shown of the act."""
        viewer = self.table.session.viewer
        seen = sum(len(act.steps_for(viewer)) for act in self.match.acts[: self.act.row])
        return [wire_name(type(event)) for event in self.table.session.log.events[seen:]]


@pytest.mark.parametrize("speed", [1.0, 0.0, 4.0])
@pytest.mark.parametrize("game", GAMES)
def test_it_rests_for_a_second(game: str, speed: float, open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, speed=speed, prepare=playing), game)
    sitting.play()
    sitting.wait()
    for _frame in range(55):
        sitting.rig.tick(FRAME)
        assert sitting.is_said
        assert not any(name in ENDS for name in sitting.told)
    for _frame in range(10):
        sitting.rig.tick(FRAME)
    assert not sitting.is_said
    sitting.rig.settle(step=FRAME)
    assert sitting.told[: len(names(sitting.act))] == names(sitting.act)


@pytest.mark.parametrize("way", ["click", "e", "return"])
@pytest.mark.parametrize("game", GAMES)
def test_a_press_ends_the_rest(game: str, way: str, open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), game)
    sitting.play()
    sitting.wait()
    if way == "click":
        Mouse(sitting.rig).click(*BESIDE)
    else:
        Keys(sitting.rig).key(way)
    assert not sitting.is_said
    sitting.rig.tick()
    assert len(sitting.match.acts) > sitting.act.row


def test_a_click_on_what_moves_leads_to_the_rest(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), "treasure_boots")
    sitting.play()
    sitting.rig.tick()
    assert not sitting.is_said
    Mouse(sitting.rig).click(*BESIDE)
    assert sitting.is_said
    assert sitting.told == names(sitting.act)[: len(sitting.told)]
    assert not any(name in ENDS for name in sitting.told)


def test_it_rests_too_if_an_answer_of_others_ends_the_turn(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), "stolen_treasure", window=True)
    sitting.table.playback.show(sitting.match.act(sitting.act.seat or 0, sitting.act.action))
    sitting.wait()
    assert not any(name in ENDS for name in sitting.told)


def test_the_curtain_falls_after_the_rest(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), "stolen_treasure", people=3)
    sitting.rig.settle()
    open_curtain(Mouse(sitting.rig))
    sitting.play()
    sitting.wait()
    assert sitting.rig.top is sitting.table
    sitting.rig.settle(step=FRAME)
    assert isinstance(sitting.rig.top, CurtainScene)


def test_another_language_ends_the_rest_and_all_that_follows(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), "treasure_boots")
    sitting.play()
    sitting.wait()
    sitting.table.look_anew()
    assert not sitting.is_said
    assert sitting.told == names(sitting.act)


def test_by_the_setting_nothing_rests(open_rig: OpenRig) -> None:
    sitting = Sitting(open_rig(SIZE, prepare=playing), "treasure_boots")
    sitting.rig.services.settings.hold_turn = False
    sitting.play()
    for _frame in range(600):
        sitting.rig.tick(FRAME)
        assert not sitting.is_said
    assert len(sitting.match.acts) > sitting.act.row
