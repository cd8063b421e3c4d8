"""Cards that are answered at the screen: who is asked, who hails, and that nothing leaks."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame
import pytest

from tests import pictures
from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.looking import LONGEST, FirstThought, seen, sit_down, watched
from tests.ui_battery.seating import hides
from tests.ui_battery.twins import twin
from tools.moments import MOMENTS, STRIPS
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.pieces import YARR
from treasure_games.match.match import Match
from treasure_games.opponents.worker import Answer, Request
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.settings import ANSWER_SECONDS
from treasure_games.table.scene import TableScene

SMALL = (1024, 640)


def lively(_view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Draw and play piracy, never the Kraken."""
    calm = [one for one in legal if not isinstance(one, actions.PlayKraken | actions.Bury)]
    return rng.choice(calm or list(legal))


def found(people: int, pirates: int, fits: Callable[[Match], bool]) -> Match:
    for seed in range(80):
        plan = table_plan("stolen_treasure", crew(people, pirates), seed, start_piracy=3)
        match = play_on(Match(plan), fits, prefer=lively)
        if not match.is_over:
            return match
    raise LookupError("it never came to that")


def may_summon(match: Match) -> bool:
    """Seat 0 has the Kraken, and is asked again after it."""
    view = match.view(0)
    is_able = match.whose() == 0 and view.left == 2 and actions.KRAKEN in match.legal(0)
    return is_able and hides(match, 0) and all(view.pirates) and any(view.treasures)


def two_may_answer(match: Match) -> bool:
    pending = match.pending()
    hands = match.view(None).pirates
    is_asked = pending is not None and pending.ask == "respond"
    return is_asked and match.view(None).stack[-1][1] == 2 and bool(hands[0] and hands[1])


def yarrs(match: Match) -> list[bool]:
    """Which of the seats hold a Yarr!"""
    views = [match.view(seat) for seat in range(len(match.seats))]
    return [
        YARR in [view.faces[card] for card in view.pirates[seat]] for seat, view in enumerate(views)
    ]


def otherwise_armed(match: Match, viewpoint: int | None) -> Match:
    """The same to this pair of eyes, but others may answer than in the match."""
    for seed in range(0, 2000, 10):
        other = twin(match, viewpoint, seed)
        if yarrs(other) != yarrs(match):
            return other
    raise LookupError("they always hold the same")


class Waverer(FirstThought):
    """Computer players that answer later if they could do more than let it happen: a leak."""

    _held = 0

    def submit(self, request: Request) -> int:
        """Answer; a choice is thought over until `poll` has been called so often."""
        self._held = 40 * (len(request.legal) > 1)
        return super().submit(request)

    def poll(self) -> list[Answer]:
        """Return the answers that were thought over for long enough."""
        self._held -= 1
        return super().poll() if self._held < 0 else []


def unseen(app: App) -> None:
    """Prepare the app for a film; pictures of an earlier one would be sharp in motion."""
    watched(app)
    app.services.assets = pictures.assets()


def film(rig: Rig, match: Match) -> list[Any]:
    """Every frame from the Kraken's rise till it has struck and seat 0 is asked again."""
    rig.services.settings.auto_play_forced = False
    sit_down(rig, match)
    rig.settle()
    table = rig.top
    assert isinstance(table, TableScene)
    assert table.session.act(actions.KRAKEN)
    frames = []
    for _ in range(LONGEST):
        rig.tick()
        frames.append(seen(rig))
        if table.session.asked == 0 and not match.view(0).stack and not table.timeline.is_busy:
            break
    return frames


@pytest.fixture
def armed_and_unarmed() -> tuple[Match, Match]:
    """Two matches that are the same to seat 0, but in one another pirate can answer."""
    match = found(1, 2, may_summon)
    return match, otherwise_armed(match, 0)


def test_what_others_could_answer_shows_in_no_frame_sound_or_time(
    open_rig: OpenRig, armed_and_unarmed: tuple[Match, Match]
) -> None:
    """ST-Q42: the same window, whatever the others hold."""
    films = [film(open_rig(SMALL, prepare=unseen), one) for one in armed_and_unarmed]
    assert len(films[0]) > 60
    assert films[0] == films[1]


def test_as_soon_as_a_card_stands_the_whole_table_is_light_again(open_rig: OpenRig) -> None:
    """The veil goes with the stack, while the card that stands still does what it does."""

    def may_hook(match: Match) -> bool:
        able = any(isinstance(one, actions.PlayHook) for one in match.legal(0))
        return match.whose() == 0 and match.view(0).left == 2 and able

    match = found(1, 1, may_hook)
    rig = open_rig(SMALL, prepare=unseen)
    sit_down(rig, match)
    rig.settle()
    table = rig.top
    assert isinstance(table, TableScene)
    corner = SMALL[0] - 30, SMALL[1] // 2
    light = rig.picture().get_at(corner)
    hook = next(one for one in match.legal(0) if isinstance(one, actions.PlayHook))
    assert table.session.act(hook)
    was_dark = False
    for _ in range(LONGEST):
        rig.tick()
        is_dark = rig.picture().get_at(corner) != light
        assert not is_dark or table.game.window.is_open  # type: ignore[attr-defined]
        was_dark = was_dark or is_dark
        if was_dark and not is_dark:
            break
    assert was_dark
    assert not is_dark


def test_the_film_would_notice_who_thinks_it_over(
    open_rig: OpenRig, armed_and_unarmed: tuple[Match, Match]
) -> None:
    def wavering(app: App) -> None:
        unseen(app)
        app.services.thinker = Waverer()  # type: ignore[assignment]

    films = [film(open_rig(SMALL, prepare=wavering), one) for one in armed_and_unarmed]
    assert films[0] != films[1]


def at_the_table(open_rig: OpenRig) -> tuple[Rig, TableScene]:
    rig = open_rig(SMALL, speed=0.0, prepare=watched)
    match = found(2, 1, two_may_answer)
    rig.show(TableScene(rig.services, match))
    rig.settle()
    table = rig.top
    assert isinstance(table, TableScene)
    return rig, table


def film_of_hailing(rig: Rig, match: Match) -> list[Any]:
    """Every frame from the question till the time of both people is up."""
    sit_down(rig, match)
    before, frames = len(match.acts), []
    while len(match.acts) < before + 2:
        rig.tick(0.05)
        frames.append(seen(rig))
    return frames


def test_a_shared_screen_hails_the_same_whoever_could_answer(open_rig: OpenRig) -> None:
    """ST-Q42: with people who watch together it is what a bystander knows that counts."""
    match = found(2, 1, two_may_answer)
    pair = match, otherwise_armed(match, None)
    films = [film_of_hailing(open_rig(SMALL, prepare=unseen), one) for one in pair]
    assert len(films[0]) > 60
    assert films[0] == films[1]


def test_two_people_watch_together_and_see_nobodys_hand(open_rig: OpenRig) -> None:
    rig, table = at_the_table(open_rig)
    assert table.game.hail is not None
    assert table.game.hail.is_open
    assert table.session.viewer is None
    names = Mouse(rig).names()
    assert {"pick.hail0", "pick.hail1", "choice.hail_close"} <= set(names)
    assert not any(name.startswith("hand.") for name in names)


def test_who_hails_by_an_own_key_comes_behind_the_curtain_the_others_pass(
    open_rig: OpenRig,
) -> None:
    rig, table = at_the_table(open_rig)
    mouse = Mouse(rig)
    mouse.key("p")
    mouse.press("choice.hail_close")
    for _ in range(40):
        rig.tick(0.05)
        if isinstance(rig.top, CurtainScene):
            break
    assert isinstance(rig.top, CurtainScene)
    assert table.match.pending().seats == (1,)  # type: ignore[union-attr]
    passed = [act.seat for act in table.match.acts if isinstance(act.action, actions.Pass)]
    assert 1 not in passed[-1:]


def test_nobody_answers_when_the_time_is_up(open_rig: OpenRig) -> None:
    rig, table = at_the_table(open_rig)
    before = len(table.match.acts)
    rig.tick(0.05)
    assert len(table.match.acts) == before
    seconds = 0.0
    while seconds < ANSWER_SECONDS["normal"] + 1.0:
        rig.tick(0.05)
        seconds += 0.05
    assert len(table.match.acts) > before
    assert all(
        isinstance(act.action, actions.Pass) for act in table.match.acts[before : before + 2]
    )


def test_without_a_timer_people_are_asked_in_turn(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, prepare=watched)
    rig.services.settings.answer_time = "off"
    rig.show(TableScene(rig.services, found(2, 1, two_may_answer)))
    for _ in range(20):
        rig.tick(0.05)
    assert isinstance(rig.top, CurtainScene)


def test_against_computers_alone_nobody_has_to_hail(open_rig: OpenRig) -> None:
    rig = open_rig(SMALL, speed=0.0, prepare=watched)
    match = found(1, 2, lambda one: one.whose() == 0 and one.pending().ask == "respond")  # type: ignore[union-attr]
    rig.services.settings.auto_play_forced = False
    rig.show(TableScene(rig.services, match))
    rig.settle()
    assert "choice.pass" in Mouse(rig).names()
    assert not isinstance(rig.top, CurtainScene)


@pytest.mark.one_in_turn("text_scale")
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_the_arms_of_the_kraken_cover_no_plate(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS["stolen_kraken"].show(rig)
    table = rig.top
    assert isinstance(table, TableScene)
    game: Any = table.game
    storm, to_pixels = game.window.storm, table.context.viewport.to_pixels
    areas = game.board.layout.places(5).seat_areas[1:]
    plates = [to_pixels(area.plate).inflate(-32, -16) for area in areas]
    stormy = rig.picture().copy()
    storm.rise = 0.0
    table.changed()
    rig.settle()
    calm = rig.picture()
    for plate in plates:
        parts = stormy.subsurface(plate), calm.subsurface(plate)
        alike = pygame.mask.from_threshold(parts[0], (0, 0, 0), (9, 9, 9, 255), parts[1])
        assert alike.count() == plate.width * plate.height


def test_the_code_asks_in_the_window_to_whom_it_passes_a_card(open_rig: OpenRig) -> None:
    mouse = Mouse(open_rig())
    match = found(1, 3, lambda match: may_pass_on(match) and match.whose() == 0)
    mouse.rig.services.settings.auto_play_forced = False
    mouse.rig.show(TableScene(mouse.rig.services, match))
    mouse.rig.settle()
    goals = [f"choice.target{seat}" for seat in (1, 2, 3)]

    mouse.press("choice.code")
    mouse.rig.settle()
    assert [name for name in mouse.names() if name.startswith("choice.")] == [*goals, "choice.back"]

    mouse.press("choice.back")
    mouse.rig.settle()
    assert "choice.pass" in mouse.names()

    mouse.press("choice.code")
    mouse.press("choice.target2")
    assert match.acts[-1].action == actions.PlayCode(2)


def may_pass_on(match: Match) -> bool:
    return sum(isinstance(one, actions.PlayCode) for one in match.legal(0)) == 3


def test_an_arm_goes_down_with_what_it_has_taken_and_comes_up_again(open_rig: OpenRig) -> None:
    rig = open_rig()
    STRIPS["stolen_sweep"].begin(rig)
    game: Any = rig.top.game  # type: ignore[attr-defined]
    storm, deepest = game.window.storm, {"left": 0.0, "right": 0.0}
    while rig.loop.stack.is_animating:
        rig.tick()
        deepest = {side: max(far, getattr(storm, side)) for side, far in deepest.items()}
    assert deepest == {"left": 1.0, "right": 1.0}, "seats on both sides lose treasure"
    assert storm.left == storm.right == 0.0


def test_names_to_pass_a_card_to_are_equally_large_and_the_way_back_is_apart(
    open_rig: OpenRig,
) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_pass_on"].show(rig)
    window: Any = rig.top.game.window  # type: ignore[attr-defined]
    buttons = window._offered
    *goals, back = buttons
    sizes = {one.passages(rig.loop.context)[0].style.size for one in goals}
    assert len(goals) == 5
    assert len(sizes) == 1
    assert back.rect.top > max(goal.rect.bottom for goal in goals)
    # Who sits opposite is seen above the card.
    plates = rig.top.game._layout.plates.values()  # type: ignore[attr-defined]
    assert not any(window.stack.rect_of(0).colliderect(plate) for plate in plates)


def test_whoever_passes_bombs_on_is_told_what_they_would_cost_each(open_rig: OpenRig) -> None:
    """ST-69: whom the bombs hit already discards two more, as far as there are cards."""
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_pass_on"].show(rig)
    game: Any = rig.top.game  # type: ignore[attr-defined]
    view = game.view
    told = {goal.seat.name: goal.detail for goal in game.window._offered[:-1]}
    doer = view.stack[0][1]
    for seat, held in enumerate(view.pirates):
        if seat != view.seat:
            count = min(2 if seat == doer else 4, len(held))
            assert told[game.api.seats[seat].name] == f"then loses {count}"
