"""Whoever always passes may stay quiet: until their own turn, or until they are the target."""

from random import Random
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.table.conftest import Sitting
from tools.rig import FRAME, crew, play_on, table_plan
from treasure_games.core.game import Mode
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.match.match import Match
from treasure_games.screens.curtain import CurtainScene
from treasure_games.table.hail import Quiet
from treasure_games.table.scene import TableScene


def is_asked_to_answer(match: Match, seat: int = 0) -> bool:
    """A window in which this seat is no target."""
    asked = match.pending()
    is_window = asked is not None and asked.mode is Mode.WINDOW and asked.seats == (seat,)
    return is_window and seat not in match.view(None).victims and not match.view(None).wager


def is_in_turn(match: Match) -> bool:
    asked = match.pending()
    return asked is not None and asked.mode is Mode.TURN and asked.seats == (0,)


def at_a_window(rig_of: OpenRig, people: int = 1, speed: float = 0.0) -> Sitting:
    rig = rig_of((1280, 720), speed=speed)
    rig.services.settings.answer_time = "off"
    match = Match(table_plan("stolen_treasure", crew(people, 3 - people), 7, start_piracy=3))
    play_on(match, is_asked_to_answer)
    return Sitting(rig, match)


def passes(match: Match, since: int) -> list[int | None]:
    return [act.seat for act in match.acts[since:] if act.action == actions.PASS]


def test_the_quiet_pass_without_being_asked_and_are_asked_in_their_turn(
    open_rig: OpenRig,
) -> None:
    sitting = at_a_window(open_rig)
    sitting.settle()
    session, match = sitting.table.session, sitting.match
    assert sitting.table.hud.quiet.is_enabled
    before = len(match.acts)
    sitting.table.hud.quiet.activate()
    for _ in range(900):
        sitting.rig.tick()
        asked = match.pending()
        if session.asked == 0:
            assert asked is not None
            is_called = asked.mode is Mode.TURN or session.game.is_target(match.view(None), 0)
            assert is_called, "a quiet seat is asked in a window that doesn't concern it"
            break
    else:
        raise AssertionError("never asked again")
    assert passes(match, before)[0] == 0
    rows = [row.action for row in match.record().rows]
    assert not any("quiet" in str(row) for row in rows), "it is a pass like any other"


def test_a_target_or_a_turn_ends_the_silence() -> None:
    match = Match(table_plan("stolen_treasure", crew(1, 2), 7, start_piracy=3))
    targets: set[int] = set()
    quiet = Quiet(match, lambda seat: seat in targets)
    play_on(match, is_asked_to_answer)
    assert not quiet.passes(0)
    quiet.begin(0)
    assert quiet.passes(0)
    assert not quiet.passes(1), "nobody else passes"
    targets.add(0)
    assert not quiet.passes(0)
    targets.clear()
    assert not quiet.passes(0), "it has ended"
    quiet.begin(0)
    play_on(match, is_in_turn)
    assert not quiet.passes(0)


def test_no_curtain_falls_for_a_quiet_seat(open_rig: OpenRig) -> None:
    rig = at_a_window(open_rig, people=2).rig
    assert isinstance(rig.top, CurtainScene), "others are called"
    match = Match(table_plan("stolen_treasure", crew(2, 1), 7, start_piracy=3))
    play_on(match, is_asked_to_answer)
    table = TableScene(rig.services, match)
    table.session.quiet.begin(0)
    rig.show(table)
    before, shown = len(match.acts), set[type]()
    while len(match.acts) == before and len(shown) < 2:
        rig.tick()
        shown.add(type(rig.top))
    assert shown == {TableScene}
    assert passes(match, before)[0] == 0


@pytest.mark.parametrize("speed", [1.0, 0.0])
def test_a_quiet_pass_takes_as_long_as_an_answer_of_a_pirate(
    speed: float, open_rig: OpenRig
) -> None:
    sitting = at_a_window(open_rig, speed=speed)
    sitting.table.session.quiet.begin(0)
    before, frames = len(sitting.match.acts), 0
    while len(sitting.match.acts) == before and frames < 600:
        sitting.rig.tick(FRAME)
        frames += 1
    assert frames < 90
    if speed:
        assert frames * FRAME > 0.2


def concerns_nobody_here(view: Any) -> bool:
    """Seat 0 has neither rolled, bid nor doubted."""
    if hasattr(view, "bids"):
        return view.challenger != 0 and all(bid[0] != 0 for bid in view.bids[-1:])
    return bool(view.turn != 0)


@pytest.mark.parametrize(
    ("game", "rules"), [("bluffaneer", {"shout": "clockwise"}), ("scallywager", {})]
)
def test_every_game_in_which_others_may_answer_lets_one_stay_quiet(
    game: str, rules: dict[str, str], open_rig: OpenRig
) -> None:
    def is_window(match: Match) -> bool:
        asked = match.pending()
        is_asked = asked is not None and asked.mode is Mode.WINDOW and asked.seats == (0,)
        return is_asked and len(match.legal(0)) > 1 and concerns_nobody_here(match.view(None))

    match, rng = Match(table_plan(game, crew(1, 3), 7, **rules)), Random(5)
    while not is_window(match):
        asked = match.pending()
        assert asked is not None, "the match never came there"
        seat = asked.seats[0]
        match.act(seat, rng.choice(match.legal(seat)))
    sitting = Sitting(open_rig((1280, 720)), match)
    sitting.settle()
    assert sitting.table.hud.quiet.is_enabled
    sitting.table.hud.quiet.activate()
    assert match.acts[-1].seat == 0
    assert not sitting.table.session.may_stay_quiet
