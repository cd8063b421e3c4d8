"""The truth reel, reached from the result of a game that bluffs."""

from __future__ import annotations

import pytest

from tests.hands import Hands, Mouse
from tests.screens.conftest import over, shows
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.language import use_language
from treasure_games.core.reel import highlights_of, sums_of
from treasure_games.match.match import Match
from treasure_games.match.truth import truth_reel
from treasure_games.screens.reel import ReelScene
from treasure_games.screens.result import ResultScene
from treasure_games.stage.widgets.label import Label


def finished(rig: Rig, game_id: str) -> Match:
    """A finished match, its result on the screen."""
    match = rig.services.matches.begin(table_plan(game_id, crew(2, 2), seed=5))
    play_on(match, lambda _match: False)
    over(rig, ResultScene(rig.services, match))
    return match


@pytest.fixture
def match(rig: Rig) -> Match:
    return finished(rig, "bluffaneer")


def labels(rig: Rig) -> dict[str, str]:
    """Every label of the screen, in sight or not, by its name."""
    return {one.name: one.text for one in rig.top.root.walk() if isinstance(one, Label)}


def test_the_result_leads_to_the_reel_and_back(rig: Rig, hands: Hands) -> None:
    finished(rig, "bluffaneer")
    hands.press("reel")
    assert shows(rig, ReelScene)
    hands.press("close")
    assert shows(rig, ResultScene)


def test_a_game_without_claims_offers_no_reel(rig: Rig) -> None:
    finished(rig, "do_not_touch")
    assert "reel" not in {one.name for one in rig.top.root.walk()}


def test_every_claim_stands_in_its_order_with_truth_answers_and_odds(
    rig: Rig, mouse: Mouse, match: Match
) -> None:
    mouse.press("reel")
    told = labels(rig)
    claims = truth_reel(match.record(), lambda seat: match.seats[seat].name)
    for place, claim in enumerate(claims):
        assert told[f"claim{place}.claimed"] == f"{claim.when} · {claim.text}"
        assert told[f"claim{place}.truth"] == claim.truth
        assert told[f"claim{place}.answer0"] == claim.answers[0].text
        percent = round(100 * claim.answers[0].chance)
        own = "100%" if claim.is_true else "0%"
        answerer, claimant = (
            match.seats[seat].name for seat in (claim.answers[0].seat, claim.seat)
        )
        assert told[f"claim{place}.odds"] == (
            f"Odds that it was true: {percent}% for {answerer}, {own} for {claimant}."
        )
    assert f"claim{len(claims)}.claimed" not in told


def test_the_best_and_the_worst_are_marked_at_their_claims(
    rig: Rig, mouse: Mouse, match: Match
) -> None:
    mouse.press("reel")
    marks = highlights_of(truth_reel(match.record(), lambda seat: match.seats[seat].name))
    told = labels(rig)
    titles = ("The best lie", "The worst call", "The worst belief")
    for number, (title, mark) in enumerate(zip(titles, marks, strict=True)):
        assert mark is not None
        marked = {name.split(".")[0] for name, text in told.items() if text.startswith(title)}
        assert marked == {f"claim{mark.place}"}
        line = told[f"highlight{number}"]
        assert title in line
        assert line.endswith(f"({round(100 * mark.answer.chance)}%)")
    assert marks.worst_call is not None
    assert marks.worst_call.answer.text in told["highlight1"]


def test_each_pirate_has_sums(rig: Rig, mouse: Mouse, match: Match) -> None:
    mouse.press("reel")
    told = labels(rig)
    claims = truth_reel(match.record(), str)
    for seat in range(4):
        sums = sums_of(claims, seat)
        text = told[f"seat{seat}.sums"]
        assert text.startswith(f"{sums.claims} claim")
        assert f"{sums.true} true, {sums.lies} lie" in text
        assert text.endswith(f"{sums.right_calls} right")


def test_the_reel_speaks_the_language_that_was_chosen(rig: Rig, mouse: Mouse, match: Match) -> None:
    mouse.press("reel")
    use_language("de")
    rig.loop.stack.reword()
    assert labels(rig)["heading"] == "Stunde der Wahrheit"
