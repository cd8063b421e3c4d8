"""Lessons, taken by a robot that presses what the host points at, and nothing else."""

from functools import partial
from importlib import import_module
from typing import Final

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse, Pad
from tests.ui_battery.seating import sit_down
from treasure_games.app import App
from treasure_games.core.codec import decode
from treasure_games.core.language import available_languages, use_language
from treasure_games.core.lesson import has_lesson, lesson_of
from treasure_games.core.record import replay
from treasure_games.core.registry import GAMES, load
from treasure_games.match.guide import guide_of, lesson_match
from treasure_games.match.records import resumed
from treasure_games.table.host import HostSlip
from treasure_games.table.scene import TableScene

TAUGHT: Final = tuple(game for game in GAMES if has_lesson(game))
MOST_PRESSES: Final = 40
LONGEST_REST: Final = 40.0
"""Seconds in which the next instruction must have come."""
STRIDE: Final = 0.05


class Learner:
    """Does what the host says."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.presses = self.throws = 0

    def learn(self) -> None:
        """Take the whole lesson."""
        while isinstance(self.hands.top, TableScene):
            host = self.listen()
            if host is not None:
                self.follow(host)
                self.presses += 1
                assert self.presses <= MOST_PRESSES, "no lesson is as long as that"

    def listen(self) -> HostSlip | None:
        """Wait until the host speaks, and everything is at rest; None at the end of the lesson."""
        passed = 0.0
        while isinstance(table := self.hands.top, TableScene):
            host = table.hud.host
            assert host is not None
            if host.is_visible and not table.is_animating:
                return host
            if table.session.in_hand is not None and table.session.in_hand.is_still:
                self.hands.press("choice.throw")
                self.presses += 1
                self.throws += 1
            self.hands.do(seconds=STRIDE)
            passed += STRIDE
            assert passed < LONGEST_REST, f"nobody speaks: {self.hands.names()}"
        return None

    def follow(self, host: HostSlip) -> None:
        """Press what is meant; by mouse where the light is."""
        name = self.meant(host)
        assert host.spotlight.places, f"nothing is lit: {host.instruction}"
        if isinstance(self.hands, Mouse) and name != host.go_on.name:
            viewport = self.hands.rig.loop.context.viewport
            self.hands.click(*viewport.point_to_pixels(*host.spotlight.places[0].center))
        else:
            self.hands.press(name)

    def meant(self, host: HostSlip) -> str:
        now = host.instruction
        assert now is not None
        if not now.order:
            return host.go_on.name
        names = self.hands.names()
        found = next((name for name in now.at if name in names), None)
        assert found is not None, f"{now.order} Nothing of {now.at} among {names}"
        return found


def prepared(app: App, language: str) -> None:
    """An app in this language."""
    app.settings.language = language
    use_language(language)


@pytest.mark.in_turn
@pytest.mark.parametrize("game_id", TAUGHT)
@pytest.mark.parametrize("device", [Mouse, Keys, Pad])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("language", available_languages())
def test_a_lesson_is_taken_to_its_end(
    game_id: str, device: type[Hands], text_scale: float, language: str, open_rig: OpenRig
) -> None:
    rig = open_rig(
        (1280, 720), speed=0.0, text_scale=text_scale, prepare=partial(prepared, language=language)
    )
    rig.services.navigation.begin_lesson(game_id)
    Learner(device(rig)).learn()
    assert rig.services.settings.learnt == [game_id]
    assert not rig.services.matches.under_way(), "nothing of it is left"
    assert not rig.services.matches.statistics.matches_played(game_id), "it doesn't count"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_learner_throws_what_is_hers(game_id: str, open_rig: OpenRig) -> None:
    rig = open_rig((640, 360), speed=4.0)
    rig.services.settings.throw_for_me = False
    rig.services.navigation.begin_lesson(game_id)
    learner = Learner(Keys(rig))
    learner.learn()
    assert rig.services.settings.learnt == [game_id]
    has_dice = game_id in ("bluffaneer", "scallywager", "treasure_boots")
    assert has_dice == (learner.throws > 0)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_record_of_a_chapter_is_what_tools_rehearse(game_id: str) -> None:
    lesson = lesson_of(game_id)
    assert lesson is not None
    scenario = import_module(f"tools.lessons.{game_id}")
    assert len(scenario.CHAPTERS) == len(lesson.chapters)
    for number, rehearse in enumerate(scenario.CHAPTERS):
        assert rehearse().to_line() == lesson.record_of(number).to_line()


@pytest.mark.parametrize("game_id", TAUGHT)
def test_each_order_is_a_legal_act_of_the_learner(game_id: str) -> None:
    lesson = lesson_of(game_id)
    assert lesson is not None
    game = load(game_id)
    for number, chapter in enumerate(lesson.chapters):
        record = lesson.record_of(number)
        rows = [instruction.row for instruction in chapter.instructions]
        assert rows == sorted(rows)
        assert rows[0] >= chapter.begins
        orders = {one.row: one for one in chapter.instructions if one.order}
        assert len(orders) == sum(bool(one.order) for one in chapter.instructions)
        for step in replay(record):
            if step.row in orders:
                row = record.rows[step.row]
                legal = game.legal(step.state, 0)
                assert row.seat == 0
                assert decode(row.action, game.info.actions) in legal
                assert orders[step.row].at, "an order points at something"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_is_left_and_gone_on_with(game_id: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.navigation.begin_lesson(game_id)
    learner = Learner(Mouse(rig))
    for _ in range(4):
        host = learner.listen()
        assert host is not None
        learner.follow(host)
    host = learner.listen()
    assert host is not None
    before = host.instruction
    rig.services.navigation.show_title()
    rig.services.navigation.begin_lesson(game_id)
    host = learner.listen()
    assert host is not None
    assert host.instruction == before
    learner.learn()
    assert rig.services.settings.learnt == [game_id]


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_host_covers_no_face(game_id: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.navigation.begin_lesson(game_id)
    learner = Learner(Mouse(rig))
    while (host := learner.listen()) is not None:
        table = rig.top
        assert isinstance(table, TableScene)
        for face in table.session.game.faces():
            hidden = host.rect.clip(face)
            assert hidden.width * hidden.height < 0.1 * face.width * face.height, host.instruction
        learner.follow(host)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_no_note_covers_what_the_host_says_in_large_letters(
    game_id: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), speed=0.0, text_scale=2.0)
    rig.services.navigation.begin_lesson(game_id)
    learner = Learner(Keys(rig))
    while (host := learner.listen()) is not None:
        table = rig.top
        assert isinstance(table, TableScene)
        note = table.hud.note
        assert not (note.is_visible and note.rect.colliderect(host.rect)), host.instruction
        learner.follow(host)


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_step_back_gives_the_instruction_before_again(game_id: str) -> None:
    match = lesson_match(game_id)
    guide = guide_of(match)
    assert guide is not None
    told = []
    while (now := guide.instruction) is not None and len(told) < 3:
        told.append(now)
        if now.order:
            match.act(0, guide.wanted(0))
        else:
            guide.go_on()
    assert len(told) > 1
    before = guide_of(guide.before())
    assert before is not None
    assert before.instruction == told[-1]
    saved = resumed(guide.before().record())
    again = guide_of(saved)
    assert again is not None
    assert again.instruction == told[-1]


@pytest.mark.parametrize("game_id", TAUGHT)
def test_another_act_than_the_one_wanted_is_answered_with_the_order(
    game_id: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.navigation.begin_lesson(game_id)
    learner = Learner(Mouse(rig))
    while True:
        host = learner.listen()
        assert host is not None
        table = rig.top
        assert isinstance(table, TableScene)
        others = [
            action
            for action in table.match.legal(0)
            if table.session.guide
            and action not in table.session.guide.offered(0, table.match.legal(0))
        ]
        if others and host.instruction and host.instruction.order:
            break
        learner.follow(host)
    acts = len(table.match.acts)
    assert not table.session.act(others[0])
    assert len(table.match.acts) == acts
    assert table.session.note is not None
    assert table.session.guide is not None
    assert table.session.guide.why_not in table.session.note.text


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_first_match_after_a_lesson_has_a_hint_at_each_new_question(
    game_id: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.settings.learnt = [game_id]
    hints = lesson_of(game_id).hints  # type: ignore[union-attr]
    robot = sit_down(Mouse(rig), game_id, 1, 1)
    notes = []

    def note() -> bool:
        shown = robot.table.session.note
        if shown is not None and shown.text in hints.values() and shown not in notes:
            notes.append(shown)
        return len(robot.table.match.acts) > 30

    robot.play(until=note)
    asked = rig.services.settings.hinted[game_id]
    assert [one.text for one in notes] == [hints[ask] for ask in asked], "each once"
    assert notes


@pytest.mark.parametrize("game_id", TAUGHT)
def test_by_keys_the_focus_begins_at_what_is_meant(game_id: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), speed=0.0)
    rig.services.navigation.begin_lesson(game_id)
    keys = Keys(rig)
    keys.key("tab")
    learner = Learner(keys)
    for _ in range(6):
        host = learner.listen()
        assert host is not None
        if keys.focused != learner.meant(host):
            learner.follow(host)  # what follows a first press of the same order
            continue
        keys.confirm()
        learner.presses += 1
    assert learner.presses >= 3
