"""Challenges in the window: chosen, begun, ended with stars, and begun once more."""

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import over, shows
from tools.moments.challenges import PERSON, tried, won
from tools.rig import Rig
from treasure_games.match.challenge import challenge_match, challenges_of
from treasure_games.screens.challenges import ChallengesScene, OddsScene, Standoff, Stars
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

GAME = "scallywager"
FIRST = challenges_of(GAME)[0]


def open_list(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))
    rig.services.navigation.show_setup(GAME)
    rig.settle()


def test_a_challenge_is_begun_from_the_set_up(rig: Rig, hands: Hands) -> None:
    open_list(rig)
    hands.press("challenges")
    assert shows(rig, ChallengesScene)
    hands.press(f"{FIRST.id}.begin")
    assert isinstance(rig.top, OddsScene)
    assert any(FIRST.against in words for words in hands.words())
    rivals = {seat.persona for seat in FIRST.plan.seats if not seat.is_human}
    (seen,) = (one for one in rig.top.root.walk() if isinstance(one, Standoff))
    assert {seat.persona for seat in seen.rivals} == rivals
    hands.press("begin")
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.match.challenge == FIRST.id


def test_the_list_is_left_for_the_set_up(rig: Rig, hands: Hands) -> None:
    open_list(rig)
    hands.press("challenges")
    hands.press("close")
    assert shows(rig, SetupScene)


def test_stars_are_kept_at_the_end_and_the_best_stay(rig: Rig, mouse: Mouse) -> None:
    settings = rig.services.settings
    ends = [tried(seed) for seed in range(60)]
    victory, defeat = (next(one for one in ends if won(one) is is_won) for is_won in (True, False))
    for match in (victory, defeat):
        rig.services.matches.attempt(match)
        rig.show(TableScene(rig.services, match))
        rig.services.navigation.show_result(match)
        rig.settle()
        assert settings.stars == [FIRST.id] * FIRST.stars(victory)
        assert rig.services.matches.under_way() == []
        result = rig.top
        assert isinstance(result, ResultScene)
        assert result.story.stars == FIRST.earned(match)
        assert result.story.deeds.count("seal_true") == max(0, FIRST.stars(match) - 1)
    mouse.press("challenges")
    stars = next(one for one in rig.top.root.walk() if isinstance(one, Stars))
    assert (stars.name, stars.won) == (f"{FIRST.id}.stars", FIRST.stars(victory))


def test_once_more_begins_with_fresh_luck(rig: Rig, mouse: Mouse) -> None:
    match = next(one for one in map(tried, range(60)) if not won(one))
    over(rig, TableScene(rig.services, match))
    rig.services.navigation.show_result(match)
    rig.settle()
    assert isinstance(rig.top, ResultScene)
    mouse.press("rematch")
    mouse.press("begin")
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.match.challenge == FIRST.id
    assert table.match.plan.seed != match.plan.seed


def test_a_save_of_a_challenge_is_gone_on_with(open_rig: OpenRig) -> None:
    rig = open_rig()
    match = rig.services.matches.attempt(challenge_match(FIRST, PERSON, 3))
    rig.show(TitleScene(rig.services))
    rig.services.navigation.continue_match(match.identity)
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.match.challenge == FIRST.id
