"""The shell of the table: motion, undo, hints, notes, keys, and never waiting for a computer."""

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.hands import Keys, Mouse
from tests.table.conftest import Sit
from tools.rig import crew, play_on, table_plan
from treasure_games.games.do_not_touch.rules.actions import ADD, DRAW_COVERED, END_TURN, START_LOOT
from treasure_games.match.match import Match
from treasure_games.opponents.worker import Answer, Request
from treasure_games.screens.curtain import CurtainScene
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.stage.input import intents
from treasure_games.stage.settings_file import SettingsFile
from treasure_games.table.scene import TableScene


class Silent:
    """A thinking process that never answers."""

    def submit(self, request: Request) -> int:
        return 1

    def cancel(self, ticket: int) -> None:
        pass

    def poll(self) -> list[Answer]:
        return []


def add_something(match: Match) -> None:
    """The person at seat 0 draws and adds or starts whatever she can."""
    match.act(0, DRAW_COVERED)
    legal = match.legal(0)
    match.act(0, next(one for one in legal if one in ADD or one in START_LOOT))


def test_a_click_ends_the_motion_and_still_counts(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.rig.tick()
    assert sitting.table.timeline.is_busy
    before = len(sitting.match.acts)
    Mouse(sitting.rig).press("choice.end")
    assert not sitting.match.is_asked(0)
    assert len(sitting.match.acts) == before + 1


def test_a_table_that_is_left_lets_go_of_its_pictures_whoever_still_holds_it(sit: Sit) -> None:
    sitting = sit(acts=6)
    freed: list[str] = []
    sitting.table.game.free_pictures = lambda: freed.append("pictures")  # type: ignore[method-assign]
    sitting.rig.loop.stack.clear()
    assert freed == ["pictures"]


def test_the_window_goes_on_while_a_computer_thinks_for_ever(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    sitting.table.session.conductor._thinker = Silent()
    while sitting.match.is_asked(0):
        sitting.table.session.act(sitting.table.session.legal()[-1])
        sitting.settle()
    for _ in range(60):
        sitting.rig.tick()
    assert sitting.match.whose() == 1
    Keys(sitting.rig).key("escape")
    assert isinstance(sitting.rig.top, PauseScene)


def test_undo_takes_the_act_back_on_the_table_too(sit: Sit) -> None:
    sitting = sit(acts=1)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    card = sitting.match.view(0).hands[0][0]
    sitting.table.session.act(START_LOOT[card])
    sitting.settle()
    Keys(sitting.rig).key("u")
    sitting.settle()
    assert card in sitting.match.view(0).hands[0]
    assert sitting.table.game.view.loots[0] == ()
    assert "started a loot" not in " ".join(one.text for one in sitting.table.session.log.lines)


def test_undo_says_why_it_cannot(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    Keys(sitting.rig).key("u")
    note = sitting.table.hud.note.note
    assert note is not None
    assert "hidden" in note.text


def test_a_refusal_names_its_rule_and_leads_to_it(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    mouse = Mouse(sitting.rig)
    mouse.press("hand.0")
    note = sitting.table.hud.note.note
    assert note is not None
    assert note.rule_id == "DT-11"
    mouse.press("note.rule")
    assert isinstance(sitting.rig.top, RulebookScene)


def test_a_hint_names_a_move_and_a_reason(sit: Sit) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    Keys(sitting.rig).key("h")
    sitting.settle()
    note = sitting.table.hud.note.note
    assert note is not None
    assert note.heading
    assert note.text


def test_esc_closes_what_is_open_before_it_opens_the_menu(sit: Sit) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    sitting.table.game.look.inspect(1)
    keys = Keys(sitting.rig)
    keys.key("escape")
    assert sitting.rig.top is sitting.table
    keys.key("l")
    assert sitting.table.hud.drawer.is_visible
    keys.key("escape")
    assert sitting.rig.top is sitting.table
    assert not sitting.table.hud.drawer.is_visible
    keys.key("escape")
    assert isinstance(sitting.rig.top, PauseScene)


def test_the_frame_of_the_focus_leaves_with_the_turn_and_comes_back_with_the_next(sit: Sit) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    keys, focus = Keys(sitting.rig), sitting.table.focus
    keys.press("deck")
    sitting.table.session.act(END_TURN)
    while sitting.match.whose() == 0:
        keys.do(seconds=0.05)
    seen = [focus.is_seen]
    while sitting.table.session.asked is None:
        keys.do(seconds=0.05)
        seen.append(focus.is_seen)
    assert not any(seen[1:-1])
    assert focus.is_seen


def test_a_refusal_goes_when_a_rival_acts(sit: Sit) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    sitting.table.session.act(END_TURN)
    refused = sitting.match.refusal(0, DRAW_COVERED)
    assert refused is not None
    sitting.table.session.explain(refused)
    while sitting.table.session.asked is None:
        sitting.rig.tick()
    note = sitting.table.hud.note.note
    assert note is None or note.heading == "It cost you", "what the rival did is told instead"


def test_the_end_of_the_turn_never_moves(sit: Sit) -> None:
    """So that a finger on an answer cannot come down on it."""
    sitting = sit(acts=12)
    sitting.settle()
    places = [end_of(sitting)]
    sitting.table.session.act(DRAW_COVERED)
    sitting.settle()
    places.append(end_of(sitting))
    for card in range(len(sitting.match.view(0).hands[0])):
        Keys(sitting.rig).key(str(card + 1))
        sitting.settle()
        places.append(end_of(sitting))
        Keys(sitting.rig).key("escape")
        if sitting.rig.top is not sitting.table:
            sitting.rig.loop.stack.pop()
    assert all(place == places[0] for place in places)
    assert sitting.table.session.refusal(END_TURN) is None


def end_of(sitting: object) -> FRect:
    table = sitting.table  # type: ignore[attr-defined]
    return FRect(next(one.rect for one in table.focus.controls() if one.name == "choice.end"))


def test_at_rest_nothing_is_drawn_but_the_lanterns_light(sit: Sit) -> None:
    for ambience, most in ((False, 0), (True, 5)):
        sitting = sit(acts=12, speed=1.0)
        sitting.rig.services.settings.ambience = ambience
        sitting.settle()
        for _ in range(60):
            sitting.rig.tick()
        drawn = sitting.rig.loop.frames_drawn
        for _ in range(60):
            sitting.rig.tick()
        assert sitting.rig.loop.frames_drawn - drawn <= most


def test_pointing_at_a_line_of_the_log_lights_its_cards(sit: Sit) -> None:
    sitting = sit(acts=12)
    sitting.settle()
    sitting.table.toggle_log()
    sitting.settle()
    before = sitting.pixels()
    index = max(i for i, told in enumerate(sitting.table.session.log.lines) if told.pieces)
    for pieces in (sitting.table.session.log.lines[index].pieces, ()):
        sitting.table.game.highlight(pieces)
        sitting.table.changed()
        sitting.settle()
        assert (sitting.pixels() != before) == bool(pieces)


def test_the_speed_button_goes_through_the_speeds(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    Mouse(sitting.rig).press("speed")
    assert sitting.rig.services.settings.speed == 2.0


def test_a_speed_that_is_chosen_is_kept_at_once(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    Mouse(sitting.rig).press("speed")
    kept, _complaint = SettingsFile(sitting.rig.services.folders.config).load()
    assert kept.speed == 2.0


def test_holding_skip_is_four_times_as_fast(sit: Sit) -> None:
    sitting = sit(acts=6, speed=1.0)
    sitting.settle()
    sitting.rig.loop.stack.handle(intents.Skip(True))
    sitting.rig.tick()
    assert sitting.table.timeline.speed == 4.0


def test_enter_without_a_visible_focus_shows_what_it_would_do(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    Mouse(sitting.rig).press("deck")
    sitting.settle()
    before = len(sitting.match.acts)
    Keys(sitting.rig).confirm()
    assert len(sitting.match.acts) == before
    assert sitting.table.focus.is_seen
    assert sitting.table.focus.current.name != "deck"


def test_the_next_person_does_not_inherit_the_focus(sit: Sit) -> None:
    sitting = sit(people=2, pirates=0, acts=6)
    sitting.settle()
    mouse = Mouse(sitting.rig)
    mouse.press("ready")
    sitting.settle()
    mouse.press("deck")
    sitting.settle()
    while sitting.match.is_asked(0):
        sitting.table.session.act(sitting.table.session.legal()[-1])
    sitting.settle()
    assert isinstance(sitting.rig.top, CurtainScene)
    assert sitting.table.focus.current is None


@pytest.mark.parametrize("game", ["do_not_touch", "stolen_treasure"])
def test_while_rivals_play_the_status_line_tells_what_they_do(game: str, open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    match = play_on(Match(table_plan(game, crew(1, 2))), lambda one: one.whose() == 1)
    scene = TableScene(rig.services, match)
    rig.show(scene)
    told = set()
    for _ in range(900):
        rig.tick()
        latest = scene.session.log.latest
        if scene.timeline.is_busy and scene.session.asked is None and latest is not None:
            assert scene.hud.status.text == latest.text
            told.add(latest.text)
    assert len(told) > 1
