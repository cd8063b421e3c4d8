"""The truth reel: claims one by one at their table, what each was, and who it was by."""

import pygame
import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Keys, Mouse, Pad
from tests.screens.conftest import SMALL, in_german, over, shows
from tools.moments import played
from tools.moments.telling import bluffed, of_two_people, played as finished
from tools.rig import Rig
from treasure_games.core.codec import wire_name
from treasure_games.core.words import ClaimReport
from treasure_games.match.match import Match
from treasure_games.match.score_history import claim_reports
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.replay.scene import ReplayScene
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.truth_reel import Struck, TruthReelScene
from treasure_games.stage.widgets.label import Picture

CLAIMS = {"bluffaneer": "claimed", "scallywager": "bid_made"}


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match with truths and lies."""
    return bluffed()


@pytest.fixture(scope="module")
def told(match: Match) -> tuple[ClaimReport, ...]:
    return claim_reports(match, lambda seat: match.seats[seat].name)


@pytest.fixture(scope="module")
def lies(told: tuple[ClaimReport, ...]) -> list[ClaimReport]:
    return [one for one in told if not one.is_true]


def open_reel(rig: Rig, match: Match) -> TruthReelScene:
    rig.show(PauseScene(rig.services, match))
    rig.services.navigation.show_reel(match)
    rig.settle()
    assert isinstance(rig.top, TruthReelScene)
    return rig.top


def text(rig: Rig, name: str) -> str:
    return next(one.text for one in rig.top.root.walk() if one.name == name)  # type: ignore[attr-defined]


def walked(rig: Rig, mouse: Mouse) -> list[tuple[str, str]]:
    """Every claim that "Next" leads to, with its verdict, once around."""
    seen: list[tuple[str, str]] = []
    while (now := (text(rig, "said"), text(rig, "verdict"), text(rig, "place"))) not in seen:
        seen.append(now)  # type: ignore[arg-type]
        mouse.press("next")
    return [one[:2] for one in seen]


def test_lies_come_first_one_by_one(
    rig: Rig, match: Match, lies: list[ClaimReport], mouse: Mouse
) -> None:
    open_reel(rig, match)
    seen = walked(rig, mouse)
    assert [claim for claim, _verdict in seen] == [one.claim for one in lies]
    assert {verdict for _claim, verdict in seen} == {"A lie", "The best lie"}


def test_every_claim_can_be_walked_through(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...], mouse: Mouse
) -> None:
    open_reel(rig, match)
    rig.top.focus.set_by_name("filter")
    Keys(rig).key("left")
    assert "Next claim" in mouse.words()
    seen = walked(rig, mouse)
    assert [claim for claim, _verdict in seen] == [one.claim for one in told]
    assert [verdict == "True" for _claim, verdict in seen] == [one.is_true for one in told]


def test_the_filter_shows_the_claims_of_each_pirate(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...], hands: Hands
) -> None:
    open_reel(rig, match)
    for seat in sorted({one.seat for one in told}):
        hands.press("filter")
        own = [one for one in told if one.seat == seat]
        assert text(rig, "said") == own[0].claim
        assert text(rig, "place") == f"1 of {len(own)}"
    hands.press("filter")
    assert text(rig, "place") == f"1 of {len(told)}"


@pytest.mark.parametrize("game", CLAIMS)
def test_the_table_goes_along(rig: Rig, game: str) -> None:
    match = finished(game, 2)
    scene = open_reel(rig, match)
    viewer = rig.loop.stack.scenes[-2]
    assert isinstance(viewer, ReplayScene)
    seen = set()
    for one in [one for one in claim_reports(match, str) if not one.is_true]:
        row = viewer.table.row
        events = [at.event for at in match.acts[row].moments]
        assert CLAIMS[game] in {wire_name(type(event)) for event in events}
        assert one.seat == next(e.seat for e in events if wire_name(type(e)) == CLAIMS[game])
        seen.add(row)
        scene.turn()
    assert len(seen) > 1
    assert scene.dim > 0.0


@pytest.mark.parametrize("game", CLAIMS)
def test_what_really_lay_there_is_lifted(rig: Rig, game: str) -> None:
    match = finished(game, 1)
    scene = open_reel(rig, match)
    for one in [one for one in claim_reports(match, str) if not one.is_true]:
        shown = [
            widget.image for widget in rig.top.root.walk()
            if isinstance(widget, Picture) and widget.name.startswith("lifted")
        ]  # fmt: skip
        assert tuple(shown) == one.lifted
        struck = [widget.image for widget in rig.top.root.walk() if isinstance(widget, Struck)]
        assert tuple(struck) == one.promised
        assert one.promised != one.lifted
        scene.turn()


def test_a_bid_lifts_its_dice_and_strikes_out_those_that_lack() -> None:
    for one in claim_reports(finished("scallywager", 1), str):
        assert bool(one.promised) is not one.is_true
        assert len({*one.promised, *one.lifted[1:]}) == 1
        assert one.lifted[0] == "scallywager/cup"


def test_the_next_lie_is_one_press_in_the_viewer(rig: Rig, match: Match, hands: Hands) -> None:
    rig.show(PauseScene(rig.services, match))
    rig.services.navigation.watch(match.record())
    rig.settle()
    viewer = rig.top
    assert isinstance(viewer, ReplayScene)
    rows = []
    for _time in range(2):
        if isinstance(hands, Pad):
            hands.push(pygame.CONTROLLER_BUTTON_BACK)
        elif isinstance(hands, Mouse):
            hands.press("lie")
        else:
            hands.key("l")
        assert shows(rig, TruthReelScene)
        assert not viewer.page.is_visible
        rows.append(viewer.table.row)
        hands.key("escape")
        assert rig.top is viewer
        assert viewer.page.is_visible
    assert rows == sorted(set(rows))


def test_esc_leads_back_to_the_table_and_to_the_result(
    rig: Rig, match: Match, hands: Hands
) -> None:
    over(rig, ResultScene(rig.services, match))
    rig.settle()
    hands.press("more")
    hands.press("reel")
    assert shows(rig, TruthReelScene)
    hands.press("close")
    assert shows(rig, ReplayScene)
    hands.key("escape")
    assert shows(rig, ResultScene)


def test_pages_turn_it(rig: Rig, match: Match, lies: list[ClaimReport]) -> None:
    open_reel(rig, match)
    keys = Keys(rig)
    for key, at in (("page down", 1), ("page up", 0), ("page up", -1)):
        keys.key(key)
        assert text(rig, "said") == lies[at].claim


def test_who_was_caught_looks_it(rig: Rig, match: Match, lies: list[ClaimReport]) -> None:
    scene = open_reel(rig, match)
    for one in lies:
        face = next(widget for widget in rig.top.root.walk() if widget.name == "face")
        assert face.face == ("pleased" if one.is_believed else "caught")  # type: ignore[attr-defined]
        assert face.seat == match.seats[one.seat]  # type: ignore[attr-defined]
        scene.turn()


def test_the_best_lie_and_the_worst_answer_are_told(
    rig: Rig, match: Match, told: tuple[ClaimReport, ...], mouse: Mouse
) -> None:
    scene = open_reel(rig, match)
    scene._filter.choose(0)
    for one in told:
        assert (text(rig, "verdict") == "The best lie") is one.is_best_lie
        assert ("Nobody answered worse" in text(rig, "answer")) is one.is_worst_call
        assert one.answer in text(rig, "answer")
        assert one.odds in text(rig, "answer")
        scene.turn()


def test_a_match_under_way_tells_what_is_revealed(rig: Rig, mouse: Mouse) -> None:
    match = bluffed(acts=30)
    over(rig, PauseScene(rig.services, match))
    mouse.press("reel")
    assert "Revealed so far" in mouse.words()
    assert text(rig, "place").endswith(
        f" of {sum(not one.is_true for one in claim_reports(match, str))}"
    )
    mouse.press("close")
    assert shows(rig, PauseScene)


def test_several_people_see_it_in_the_middle_of_a_match_too(rig: Rig, mouse: Mouse) -> None:
    match = bluffed(acts=30, match=Match(of_two_people().plan))
    over(rig, PauseScene(rig.services, match))
    mouse.press("reel")
    assert shows(rig, TruthReelScene)


def test_before_the_first_answer_it_says_so(rig: Rig) -> None:
    open_reel(rig, bluffed(acts=0))
    assert any("No claim has been answered" in words for words in Mouse(rig).words())
    assert not Mouse(rig).sees("filter")
    assert not Mouse(rig).sees("next")
    Keys(rig).key("page down")


def test_a_game_without_bluffs_has_no_reel(rig: Rig, mouse: Mouse) -> None:
    match = played(rig)
    over(rig, PauseScene(rig.services, match))
    assert not mouse.sees("reel")
    rig.services.navigation.watch(finished("do_not_touch", 1).record())
    rig.settle()
    assert not mouse.sees("lie")
    Keys(rig).key("l")
    assert shows(rig, ReplayScene)


def test_another_language_keeps_the_claim(rig: Rig, match: Match) -> None:
    scene = open_reel(rig, match)
    scene.turn()
    in_german(rig.app)
    rig.loop.stack.reword()
    rig.tick()
    assert text(rig, "place").startswith("2 ")


@pytest.mark.parametrize("size", [SMALL, (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", CLAIMS)
def test_a_claim_is_whole_at_large_text(
    open_rig: OpenRig, game: str, size: tuple[int, int]
) -> None:
    rig = open_rig(size, text_scale=2.0, prepare=in_german)
    open_reel(rig, finished(game, 1))
    places = {one.name: one.rect for one in rig.top.root.walk()}
    assert places["claim"].contains(places["said"])
    assert places["claim"].contains(places["lifted0"])
