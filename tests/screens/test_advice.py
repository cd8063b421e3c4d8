"""The captain's advice: what cost a person most, for each of several, while one may leave."""

from tests.conftest import OpenRig
from tests.hands import Hands, Mouse
from tests.screens.conftest import over, shows
from tools.moments.telling import bluffed, of_two_people, played
from tools.quick_thinker import QuickThinker
from tools.rig import Rig
from treasure_games.core.chances import percent
from treasure_games.match.match import Match
from treasure_games.match.seats import Pace
from treasure_games.opponents.worker import Request
from treasure_games.screens.advice import AdviceScene
from treasure_games.screens.challenges import Standoff
from treasure_games.screens.result.scene import ResultScene
from treasure_games.stage.widgets.label import Gauge
from treasure_games.table.host import HOST
from treasure_games.table.seat_face import SeatFace


def show(rig: Rig, match: Match) -> str:
    """Open the advice, let it be worked out, and return its words."""
    over(rig, AdviceScene(rig.services, match))
    rig.settle()
    return "\n".join(Mouse(rig).words())


def test_it_tells_what_was_better_and_why(rig: Rig) -> None:
    words = show(rig, bluffed())
    assert "Better: " in words
    assert "Chance of victory" in words
    assert "Turn 4: Believe Bosun Hale" in words
    assert "as a captain would" not in words


def test_both_chances_stand_beside_an_advice_as_gauges_and_figures(rig: Rig) -> None:
    words = show(rig, bluffed())
    placed = {one.name: one for one in rig.top.root.walk() if isinstance(one, Gauge)}
    better, own = placed["advice0.better.bar"], placed["advice0.own.bar"]
    assert better.share > own.share > 0.0
    assert all(percent(one.share) in words for one in (better, own))


def test_the_face_is_of_whoever_the_decision_was_about(rig: Rig) -> None:
    match = bluffed()
    words = show(rig, match)
    assert "Better: Challenge Bosun Hale" in words
    faces = {one.name: one for one in rig.top.root.walk() if isinstance(one, SeatFace)}
    assert faces["advice0.face"].seat.name == "Bosun Hale"
    assert faces["advice1.face"].seat == match.seats[0]  # "Stay quiet" is about nobody else


def test_where_nothing_was_better_it_says_so(rig: Rig) -> None:
    match = played("bluffaneer", 2)  # captains play it
    assert "You played this as a captain would." in show(rig, match)
    (cabin,) = (one for one in rig.top.root.walk() if isinstance(one, Standoff))
    assert [seat.persona for seat in cabin.rivals] == [HOST]
    assert "ui/seal_true" in [getattr(one, "image", "") for one in rig.top.root.walk()]


def test_several_people_choose_their_own(rig: Rig, hands: Hands) -> None:
    match = of_two_people()
    first = show(rig, match)
    hands.press("person")
    rig.settle()
    second = "\n".join(Mouse(rig).words())
    assert first != second


def test_one_person_has_nobody_to_choose(rig: Rig, mouse: Mouse) -> None:
    show(rig, bluffed())
    assert not mouse.sees("person")


def test_the_result_offers_it_and_esc_leads_back(rig: Rig, hands: Hands) -> None:
    over(rig, ResultScene(rig.services, bluffed()))
    rig.settle()
    hands.press("advice")
    assert shows(rig, AdviceScene)
    rig.settle()
    hands.press("close")
    assert shows(rig, ResultScene)
    hands.press("advice")
    hands.key("escape")
    assert shows(rig, ResultScene)


def test_where_text_is_large_the_opened_summary_offers_it(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720), text_scale=2.0, speed=0.0)
    over(rig, ResultScene(rig.services, bluffed()))
    rig.settle()
    mouse = Mouse(rig)
    assert not mouse.sees("advice")
    mouse.press("reckoning")
    mouse.press("advice")
    assert shows(rig, AdviceScene)


def test_a_match_among_pirates_has_none(rig: Rig, mouse: Mouse) -> None:
    match = bluffed()
    match.hand_to_computer(0, "mate", pace=Pace.STEADY)
    over(rig, ResultScene(rig.services, match))
    rig.settle()
    assert not mouse.sees("advice")


class Counting(QuickThinker):
    """Counts what it is asked, and what is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = self.cancelled = 0

    def submit(self, request: Request) -> int:
        """Count it."""
        self.asked += 1
        return super().submit(request)

    def cancel(self, ticket: int) -> None:
        """Count it."""
        self.cancelled += 1
        super().cancel(ticket)


def test_while_it_is_worked_out_it_says_how_far_it_is_and_leaving_ends_that(rig: Rig) -> None:
    thinker = Counting()
    rig.services.thinker = thinker  # type: ignore[assignment]
    over(rig, AdviceScene(rig.services, bluffed()))
    assert "The captain looks over the match: " in "\n".join(Mouse(rig).words())
    (rope,) = (one for one in rig.top.root.walk() if isinstance(one, Gauge))
    assert rope.share < 1.0
    rig.top.go_back()
    asked = thinker.asked
    rig.settle()
    assert thinker.cancelled > 0
    assert thinker.asked == asked
