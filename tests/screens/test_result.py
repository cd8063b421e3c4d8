"""How a match ended, and the next one."""

from __future__ import annotations

import hashlib
from functools import cache

import pytest

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import over
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.screens.result import ResultScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

GAME = GAMES[0]


@cache
def played(game_id: str, *options: tuple[str, str]) -> Match:
    """Such a match, thought out once."""
    plan = table_plan(game_id, crew(1, 3), seed=21, **dict(options))
    return play_on(Match(plan), lambda _match: False)


def ignored(_match: Match) -> None:
    """Nobody saves it."""


@pytest.fixture(params=[("do_not_touch", {"version": "symbols"}), ("treasure_boots", {})])
def match(request: pytest.FixtureRequest, rig: Rig) -> Match:
    """A finished match of each game; its result is on the screen."""
    game_id, options = request.param
    finished = played(game_id, *options.items())
    one = rig.services.matches.begin(finished.plan)
    keep, one.on_change = one.on_change, ignored
    for act in finished.acts[1:-1]:
        one.act(act.seat, act.action)
    one.on_change = keep  # Only its end has to be written down.
    one.act(finished.acts[-1].seat, finished.acts[-1].action)
    over(rig, ResultScene(rig.services, one))
    return one


def next_match(rig: Rig) -> Match:
    assert isinstance(rig.top, TableScene)
    return rig.top.match


def test_the_scores_stand_in_their_order(mouse: Mouse, match: Match) -> None:
    outcome = match.outcome()
    assert outcome is not None
    told = mouse.words()
    scores = [words for words in told if words.isdigit()]
    assert scores == [str(score) for score in sorted(outcome.scores, reverse=True)]
    for seat in match.seats:
        assert seat.name in told
    winner = match.seats[outcome.winners[0]]
    assert winner.name in told[0] or winner.is_human


@pytest.mark.parametrize("pirates", [3, 5, 7])
def test_a_whole_ranking_is_in_sight(open_rig: OpenRig, pirates: int) -> None:
    """In a small window, in letters as they come."""
    rig = open_rig((1280, 720), speed=0.0)
    plan = table_plan("treasure_boots", crew(1, pirates), seed=21)
    match = play_on(rig.services.matches.begin(plan), lambda _match: False)
    over(rig, ResultScene(rig.services, match))
    widgets = {one.name: one for one in rig.top.root.walk()}
    for seat in range(len(match.seats)):
        assert widgets["standing"].rect.contains(widgets[f"seat{seat}.face"].rect)


def test_the_seed_is_told_and_can_be_checked(mouse: Mouse, match: Match) -> None:
    line = next(words for words in mouse.words() if "SHA-256" in words)
    assert str(match.plan.seed) in line
    assert hashlib.sha256(str(match.plan.seed).encode()).hexdigest()[:16] in line


@pytest.mark.parametrize(
    ("people", "pirates", "words"),
    [(1, 1, "The treasure is yours!"), (2, 0, "takes the treasure"), (0, 2, "takes the treasure")],
)
def test_the_verdict_speaks_to_whoever_sat_there(
    people: int, pirates: int, words: str, rig: Rig, mouse: Mouse
) -> None:
    for seed in range(40):
        plan = table_plan(GAME, crew(people, pirates), seed=seed)
        one = play_on(rig.services.matches.begin(plan), lambda _match: False)
        outcome = one.outcome()
        if outcome is not None and outcome.winners == (0,):
            break
    over(rig, ResultScene(rig.services, one))
    assert any(words in told for told in mouse.words())


def test_a_rematch_is_one_press_with_the_seats_kept(rig: Rig, hands: Hands, match: Match) -> None:
    assert hands.find("rematch").is_focused
    hands.press("rematch")
    fresh = next_match(rig)
    assert fresh.seats == match.seats
    assert fresh.plan.setup == match.plan.setup
    assert fresh.plan.seed != match.plan.seed


def test_the_same_luck_can_be_had_again(rig: Rig, hands: Hands, match: Match) -> None:
    hands.press("again")
    fresh = next_match(rig)
    assert fresh.record().deal == match.record().deal
    assert fresh.plan.seed == match.plan.seed
    assert fresh.identity != match.identity


@pytest.mark.usefixtures("match")
def test_the_table_can_be_changed(rig: Rig, hands: Hands) -> None:
    hands.press("setup")
    assert isinstance(rig.top, SetupScene)
    hands.key("escape")
    assert isinstance(rig.top, TitleScene)


@pytest.mark.usefixtures("match")
def test_back_to_port_where_nothing_is_left_to_continue(rig: Rig, hands: Hands) -> None:
    hands.press("title")
    assert isinstance(rig.top, TitleScene)
    assert not hands.sees("continue")


@pytest.mark.usefixtures("match")
def test_esc_goes_to_the_title_and_asks_there(rig: Rig, mouse: Mouse) -> None:
    mouse.key("escape")
    assert isinstance(rig.top, TitleScene)
    assert not rig.loop.is_over


@pytest.mark.parametrize("people", [0, 1, 2])
def test_winners_look_pleased(people: int, rig: Rig, mouse: Mouse) -> None:
    plan = table_plan(GAME, crew(people, 3 - people), seed=4)
    one = play_on(rig.services.matches.begin(plan), lambda _match: False)
    over(rig, ResultScene(rig.services, one))
    outcome = one.outcome()
    assert outcome is not None
    for widget in rig.top.root.walk():
        if widget.name.endswith(".face"):
            number = int(widget.name[4])
            is_pleased = widget.face == "pleased"  # type: ignore[attr-defined]
            assert is_pleased == (number in outcome.winners)
