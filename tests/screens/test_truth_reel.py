"""The truth reel: every claim once, what it was, and who it was by."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import SMALL, in_german, over, shows
from tools.moments import played
from tools.moments.telling import bluffed
from tools.rig import FRAME, Rig
from treasure_games.core.words import ClaimReport
from treasure_games.match.match import Match
from treasure_games.match.reports import claim_reports
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.truth_reel import TruthReelScene


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match with truths and lies."""
    return bluffed()


@pytest.fixture(scope="module")
def told(match: Match) -> tuple[ClaimReport, ...]:
    return claim_reports(match, lambda seat: match.seats[seat].name)


def open_reel(rig: Rig, match: Match) -> TruthReelScene:
    scene = TruthReelScene(rig.services, match)
    over(rig, scene)
    rig.settle()
    return scene


def verdicts(rig: Rig) -> list[str]:
    """The verdicts on the sheet, from the top."""
    labels = [one for one in rig.top.root.walk() if one.name.endswith(".verdict")]
    return [one.text for one in labels]  # type: ignore[attr-defined]


def test_every_claim_stands_beside_what_it_was(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...]
) -> None:
    open_reel(rig, match)
    assert verdicts(rig) == ["True" if one.is_true else "A lie" for one in told]
    assert {"True", "A lie"} == set(verdicts(rig))
    words = Mouse(rig).words()
    for one in told:
        assert one.claim in words
        assert f"{one.answer} {one.odds}" in words


def test_the_highlights_tell_the_best_lie_and_the_worst_call(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...]
) -> None:
    open_reel(rig, match)
    widgets = {one.name: one for one in rig.top.root.walk()}
    best = next(one for one in told if one.is_best_lie)
    worst = next(one for one in told if one.is_worst_call)
    assert not best.is_true
    assert best.is_believed
    assert widgets["best.claim"].text == best.claim  # type: ignore[attr-defined]
    assert widgets["worst.claim"].text == worst.claim  # type: ignore[attr-defined]
    assert widgets["best.face"].seat == match.seats[best.seat]  # type: ignore[attr-defined]
    caller = match.seats[worst.answerers[0]]
    assert widgets["worst.face"].seat == caller  # type: ignore[attr-defined]


def test_who_was_caught_looks_it(rig: Rig, match: Match, told: tuple[ClaimReport, ...]) -> None:
    open_reel(rig, match)
    faces = [one for one in rig.top.root.walk() if one.name.startswith("claim")]
    moods = [one.face for one in faces if one.name.endswith(".face")]  # type: ignore[attr-defined]
    assert moods == ["calm" if one.is_true or one.is_believed else "caught" for one in told]


def test_the_filter_shows_lies_and_then_the_claims_of_each_pirate(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...], hands: Hands
) -> None:
    open_reel(rig, match)
    hands.press("filter")
    assert verdicts(rig) == ["A lie" for one in told if not one.is_true]
    for seat in sorted({one.seat for one in told}):
        hands.press("filter")
        assert len(verdicts(rig)) == sum(one.seat == seat for one in told)
    hands.press("filter")
    assert len(verdicts(rig)) == len(told)


def test_esc_and_the_button_close_it(rig: Rig, match: Match, hands: Hands) -> None:
    over(rig, ResultScene(rig.services, match))
    rig.settle()
    hands.press("reel")
    assert shows(rig, TruthReelScene)
    hands.press("close")
    assert shows(rig, ResultScene)
    hands.press("reel")
    hands.key("escape")
    assert shows(rig, ResultScene)


def test_a_match_under_way_tells_what_is_revealed(rig: Rig, mouse: Mouse) -> None:
    match = bluffed(acts=30)
    over(rig, PauseScene(rig.services, match))
    mouse.press("reel")
    assert "Revealed so far" in mouse.words()
    assert len(verdicts(rig)) == len(claim_reports(match, str)) > 0


def test_before_the_first_answer_it_says_so(rig: Rig) -> None:
    open_reel(rig, bluffed(acts=0))
    assert verdicts(rig) == []
    assert any("No claim has been answered" in words for words in Mouse(rig).words())
    assert not Mouse(rig).sees("filter")


def test_a_game_without_bluffs_has_no_reel(rig: Rig, mouse: Mouse) -> None:
    over(rig, PauseScene(rig.services, played(rig)))
    assert not mouse.sees("reel")


def rows_turned(scene: TruthReelScene) -> int:
    return scene._rows.turned


def begun(rig: Rig, match: Match) -> TruthReelScene:
    """The reel in its first frame, not settled."""
    scene = TruthReelScene(rig.services, match)
    over(rig, scene)
    return scene


def test_rows_appear_one_after_another(open_rig: OpenRig, match: Match) -> None:
    rig = open_rig(SMALL, speed=1.0)
    scene = begun(rig, match)
    seen = {rows_turned(scene)}
    for _frame in range(3):
        for _tick in range(round(0.09 / FRAME) + 1):
            rig.tick()
        seen.add(rows_turned(scene))
    assert len(seen) > 2
    assert max(seen) < len(verdicts(rig))
    rig.settle()
    assert rows_turned(scene) == len(verdicts(rig))


@pytest.mark.parametrize("skip", [Mouse.key, Mouse.press], ids=["key", "press"])
def test_a_key_or_a_press_turns_them_all_up_and_does_nothing_else(
    open_rig: OpenRig, match: Match, skip: Callable[[Mouse, str], None]
) -> None:
    rig = open_rig(SMALL, speed=1.0)
    scene = begun(rig, match)
    assert rows_turned(scene) < len(verdicts(rig))
    skip(Mouse(rig), "return" if skip is Mouse.key else "close")
    assert rows_turned(scene) == len(verdicts(rig))
    assert shows(rig, TruthReelScene)


def test_reduced_motion_shows_all_at_once(open_rig: OpenRig, match: Match) -> None:
    rig = open_rig(SMALL, speed=1.0)
    rig.services.settings.reduced_motion = True
    rig.loop.settings_changed()
    scene = begun(rig, match)
    assert rows_turned(scene) == len(verdicts(rig))
    assert not scene.timeline.is_moving


def test_the_first_claim_is_in_sight_below_the_highlights_at_large_text(
    open_rig: OpenRig, match: Match
) -> None:
    rig = open_rig(text_scale=2.0, prepare=in_german)
    open_reel(rig, match)
    places = {one.name: one.rect for one in rig.top.root.walk()}
    assert places["claims"].contains(places["claim0.claim"])


def test_large_text_leaves_room_for_more_than_one_claim(open_rig: OpenRig, match: Match) -> None:
    rig = open_rig((1920, 1080), 2.0, speed=0.0)
    in_german(rig.app)
    open_reel(rig, match)
    widgets = {one.name: one for one in rig.top.root.walk()}
    second, area = widgets["claim1.claim"].rect, widgets["claims"].rect
    assert second.bottom < area.bottom
