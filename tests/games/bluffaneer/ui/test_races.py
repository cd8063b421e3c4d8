"""Where the fastest shout counts: own keys, pads and plates, early and late presses."""

from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.games.bluffaneer.ui.bench import control, events, sit_down, table_of, wait
from tools.rig import Rig
from treasure_games.core.asking import Shouted
from treasure_games.core.game import Mode
from treasure_games.games.bluffaneer.ui.layout import BACK, card
from treasure_games.match.match import Match
from treasure_games.stage.animation import Animation
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input.intents import PadConfirm, SeatKey
from treasure_games.table.people.busts import People
from treasure_games.table.scene import TableScene


class Noted(Canvas):
    """Notes the pictures that are drawn."""

    def __init__(self, context: LayoutContext) -> None:
        super().__init__(context)
        self.names: list[str] = []

    def image(self, name: str, *where: Any, **more: Any) -> None:
        """Note it, and draw it."""
        self.names.append(name)
        super().image(name, *where, **more)


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig((1280, 720))


def is_racing(match: Match, seat: int = 0) -> bool:
    pending = match.pending()
    return pending is not None and pending.mode is Mode.RACE and seat in pending.seats


def await_race(rig: Rig, scene: TableScene) -> None:
    """Answer and wait until seat 0 may shout, and all lies still."""

    def is_open() -> bool:
        for one in scene.game.controls():
            if scene.session.asked is not None and one.name in ("choice.quiet", "pick.seat1"):
                if is_racing(scene.match):
                    break
                one.activate()
                break
        return is_racing(scene.match) and not scene.timeline.is_busy

    wait(rig, is_open, 90.0)


def test_a_shout_is_measured_from_when_the_bones_lie(rig: Rig) -> None:
    """BLA-06: not from when the model knew them."""
    scene = sit_down(rig, 1, 2, shout="buzzer")
    await_race(rig, scene)
    rig.tick(0.0)
    rig.tick(0.3)
    scene.handle(SeatKey(0, True))
    (shout,) = [one for one in events(scene.match, Shouted) if one.seat == 0]
    assert 290 <= shout.milliseconds <= 340


def test_a_press_before_the_window_opens_is_a_false_start(rig: Rig) -> None:
    scene = sit_down(rig, 1, 2, shout="buzzer")
    race = table_of(scene).answers.race
    wait(rig, lambda: is_racing(scene.match) and race.too_early is not None)
    scene.handle(SeatKey(0, True))
    (shout,) = events(scene.match, Shouted)
    assert shout.seat == 0
    assert -500 <= shout.milliseconds < 0


def test_whoever_lets_the_time_pass_stays_quiet(rig: Rig) -> None:
    scene = sit_down(rig, 1, 1, shout="buzzer")
    await_race(rig, scene)
    acts = len(scene.match.acts)
    wait(rig, lambda: not is_racing(scene.match) or len(scene.match.acts) > acts, 9.0)
    assert not [one for one in events(scene.match, Shouted) if one.seat == 0]


def test_the_time_does_not_run_out_while_the_computer_sleeps(rig: Rig) -> None:
    """Else it would be decided in her name that she stayed quiet."""
    scene = sit_down(rig, 1, 1, shout="buzzer")
    await_race(rig, scene)
    rig.loop.step()
    acts, waited = len(scene.match.acts), scene.match.waited
    rig.clock.advance(8 * 3600.0)
    for _frame in range(10):
        rig.loop.step()
    assert is_racing(scene.match)
    assert len(scene.match.acts) == acts
    assert scene.match.waited - waited < 1.0


def test_several_people_are_asked_whether_they_are_ready(rig: Rig) -> None:
    """Each may look at the own card before; none is to be seen when the race begins."""
    scene = sit_down(rig, 2, 1, shout="buzzer")
    wait(rig, lambda: bool(scene.match.pending()) and not scene.timeline.is_busy)
    rig.tick()
    assert is_racing(scene.match, scene.session.bottom)
    scene.handle(SeatKey(1, True))
    assert scene.session.viewer == scene.session.bottom == 1
    scene.handle(SeatKey(1, False))
    scene.peek.piece.drop()
    assert scene.session.viewer is None
    rig.tick()
    seats = [seat for seat in scene.match.pending().seats if seat < 2]  # type: ignore[union-attr]
    for seat in (0, 1):
        name = f"{scene.session.called(seat)} {'QP'[seat]}"
        assert (name in scene.hud.status.text) is (seat in seats)
    rig.tick(3.0)
    assert not events(scene.match, Shouted)
    control(scene, "choice.ready").activate()
    wait(rig, lambda: not scene.timeline.is_busy)
    rig.tick()
    seat = scene.match.pending().seats[0]  # type: ignore[union-attr]
    scene.handle(SeatKey(seat, True))
    assert [one.seat for one in events(scene.match, Shouted)] == [seat]
    assert scene.session.viewer is None


@pytest.mark.parametrize("by", ["pad", "plate"])
def test_a_pad_and_a_plate_shout_for_their_seat(by: str, rig: Rig) -> None:
    scene = sit_down(rig, 2, 0, shout="buzzer")
    wait(rig, lambda: is_racing(scene.match, 1) and not scene.timeline.is_busy, 60.0)
    rig.tick()
    control(scene, "choice.ready").activate()
    wait(rig, lambda: not scene.timeline.is_busy)
    rig.tick()
    if by == "pad":
        scene.handle(PadConfirm(1))
    else:
        scene.game.seat_pressed(1)
    assert [one.seat for one in events(scene.match, Shouted)] == [1]


def at_the_gate(rig: Rig, people: int) -> TableScene:
    scene = sit_down(rig, people, 0, shout="buzzer")
    wait(rig, lambda: is_racing(scene.match, 1) and not scene.timeline.is_busy, 60.0)
    rig.tick()
    return scene


def begin(rig: Rig, scene: TableScene) -> None:
    control(scene, "choice.ready").activate()
    rig.tick()
    wait(rig, lambda: not scene.timeline.is_busy)
    rig.tick()


def test_before_a_race_all_are_told_to_look_and_in_it_to_shout(rig: Rig) -> None:
    scene = at_the_gate(rig, 2)
    assert "press Ready" in scene.hud.status.text
    scene.handle(SeatKey(1, True))
    assert "press Ready" in scene.hud.status.text
    scene.handle(SeatKey(1, False))
    scene.peek.piece.drop()
    rig.tick()
    begin(rig, scene)
    assert "Shout" in scene.hud.status.text


def test_the_roller_is_not_said_to_claim(rig: Rig) -> None:
    """Looking at the own card before the race, the roller sees what the others are asked."""
    scene = at_the_gate(rig, 3)
    roller = table_of(scene).view.turn
    scene.handle(SeatKey(roller, True))
    rig.tick()
    assert scene.session.bottom == roller
    assert scene.hud.status.text.startswith("Does anybody claim")


def test_nobody_is_called_to_the_table_for_a_race(rig: Rig) -> None:
    scene = at_the_gate(rig, 3)
    assert "your choice" not in scene.hud.banner.text


def test_a_key_that_comes_too_late_leaves_no_note(rig: Rig) -> None:
    scene = at_the_gate(rig, 3)
    begin(rig, scene)
    asked = scene.match.pending()
    assert asked is not None
    first, late = asked.seats
    scene.handle(SeatKey(first, True))
    scene.match.act(late, asked.default)
    scene.handle(SeatKey(late, True))
    assert scene.session.note is None


def test_the_time_of_a_race_is_seen_to_run_out(rig: Rig) -> None:
    scene = at_the_gate(rig, 2)
    race = table_of(scene).answers.race
    assert race.next_wakeup() is None
    begin(rig, scene)
    before, wake = rig.picture(), race.next_wakeup()
    assert wake is not None
    rig.tick(2 * wake)
    assert rig.picture().get_buffer().raw != before.get_buffer().raw
    wait(rig, lambda: not is_racing(scene.match, 1), 9.0)
    rig.tick()
    assert race.next_wakeup() is None


def test_the_race_begins_only_when_a_card_that_was_tapped_lies_down(rig: Rig) -> None:
    scene = at_the_gate(rig, 3)
    scene.peek.piece.tap()
    rig.tick()
    assert scene.session.viewer is not None
    assert not scene.game.controls()
    wait(rig, lambda: scene.session.viewer is None, 3.0)
    begin(rig, scene)
    assert scene.session.viewer is None


def test_whoever_rolls_keeps_the_fist_below_the_table(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    fists = People.fists

    def noted(self: People, up: float, but: int = -1) -> Animation:
        if up:
            kept.append(but)
        return fists(self, up, but)

    monkeypatch.setattr(People, "fists", noted)
    scene = at_the_gate(rig, 3)
    assert kept[-1] == table_of(scene).view.turn


def test_a_card_is_looked_at_behind_the_palm_and_briefly(rig: Rig) -> None:
    """The others have time to look away, nothing but the card is shown, and it is put down."""
    scene = sit_down(rig, 2, 1, shout="buzzer")
    palm = table_of(scene).palm
    wait(rig, lambda: any(one.name == "choice.ready" for one in scene.game.controls()), 90.0)
    assert not palm.is_up
    scene.handle(SeatKey(1, True))
    rig.tick()
    scene.handle(SeatKey(1, False))
    assert palm.is_up
    assert not scene.game.controls()
    shown = []
    while palm.is_up and len(shown) < 600:
        shown.append(palm.aside > 0.0)
        rig.tick()
    first, last = shown.index(True), len(shown) - shown[::-1].index(True)
    assert first >= 0.6 * 60, "the others had no time to look away"
    assert all(shown[first:last])
    assert last - first <= 1.2 * 60, "it is no brief look"
    assert len(shown) - last < 1.0 * 60
    assert scene.session.viewer is None


def test_a_palm_covers_the_card_before_and_after(rig: Rig) -> None:
    """While it does, the screen is the same whatever the card is."""
    scene = sit_down(rig, 2, 1, shout="buzzer")
    board, palm = table_of(scene).board, table_of(scene).palm
    wait(rig, lambda: any(one.name == "choice.ready" for one in scene.game.controls()), 90.0)
    scene.handle(SeatKey(0, True))
    rig.tick()
    own = board.view.hands[board.layout.bottom]

    def pictures() -> list[str]:
        canvas = Noted(rig.loop.context)
        palm.draw_on(canvas)
        return [name for name in canvas.names if name.startswith("cards/")]

    assert pictures() == [BACK]
    while not palm.aside:
        rig.tick()
    assert pictures() == [card(board.view.faces[own])]
    while palm.aside:
        rig.tick()
    assert pictures() == [BACK]
