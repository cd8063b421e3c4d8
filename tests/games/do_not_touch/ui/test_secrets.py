"""Covered cards and hands that lie down: what other games have no like of, beside the battery."""

from collections.abc import Iterator
from typing import Final

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.ui_battery.looking import LONGEST, Frame, seen, sit_down, watched
from tests.ui_battery.twins import twin
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.match.match import Match
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.settings import PEEK
from treasure_games.table.scene import TableScene

SMALL: Final = (1024, 640)
GAME: Final = "do_not_touch"


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig(SMALL, prepare=watched)


def a_match(people: int, pirates: int, asked: int, ask: str = "main") -> Match:
    """A match some turns old, in which this seat is asked this."""
    match = Match(table_plan(GAME, crew(people, pirates)))

    def is_there(one: Match) -> bool:
        pending = one.pending()
        return (
            len(one.acts) > 30
            and pending is not None
            and (pending.seats, pending.ask) == ((asked,), ask)
            and len(one.legal(asked)) > (ask == "main")
        )

    return play_on(match, is_there)


def film_of_an_act(rig: Rig, match: Match) -> Iterator[Frame]:
    """Every frame of the next act, which is a computer pirate's."""
    before = len(match.acts)
    sit_down(rig, match)
    for _ in range(LONGEST):
        rig.tick()
        if len(match.acts) > before + 1:
            return
        yield seen(rig)
    raise AssertionError("the act never came to its end")


def pictures(film: list[Frame]) -> set[str]:
    return {frame.digest for frame in film}


def picture(rig: Rig) -> str:
    return seen(rig).digest


def test_a_rivals_covered_card_flies_like_any_other(rig: Rig) -> None:
    match = a_match(1, 2, asked=1, ask="draw")
    other = twin(match, 0)
    films = [list(film_of_an_act(rig, one)) for one in (match, other)]
    assert films[0] == films[1]
    assert len(pictures(films[0])) > 10


def test_the_next_curtain_hides_the_hand_that_was_open(rig: Rig) -> None:
    """One person's turn ends with cards in sight; from the first frame of cloth they are gone."""
    match = a_match(2, 0, asked=0)
    films = []
    for one in (match, twin(match, None)):
        sit_down(rig, one)
        rig.settle()
        mouse = Mouse(rig)
        mouse.press("ready")
        rig.settle()
        open_hand = picture(rig)
        mouse.press("choice.end")
        film: list[Frame] = []
        for _ in range(LONGEST):
            if isinstance(rig.top, CurtainScene):
                film.append(seen(rig))
                if rig.top.closed == 1.0:
                    break
            mouse.do()
        films.append((open_hand, film))
    assert films[0][0] != films[1][0]
    assert films[0][1] == films[1][1]
    assert len(films[0][1]) > 4


def peeking(rig: Rig) -> Mouse:
    rig.services.settings.privacy = PEEK
    # Frames at different times are compared, and the lantern's light changes with time.
    rig.services.settings.ambience = False
    sit_down(rig, a_match(2, 0, asked=0))
    rig.settle()
    return Mouse(rig)


def hold(rig: Rig) -> None:
    """The seat's own key goes down and stays down."""
    rig.tick(0.0, [Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, unicode="q", scancode=0)])
    rig.settle()


def test_losing_the_focus_hides_a_lifted_hand_within_a_frame(rig: Rig) -> None:
    peeking(rig)
    covered = picture(rig)
    hold(rig)
    assert picture(rig) != covered
    rig.tick(1 / 60, [Event(pygame.WINDOWFOCUSLOST)])
    assert picture(rig) == covered


def test_letting_go_of_the_key_hides_the_hand(rig: Rig) -> None:
    peeking(rig)
    covered = picture(rig)
    hold(rig)
    for _ in range(30):
        rig.tick()
    rig.tick(1 / 60, [Event(pygame.KEYUP, key=pygame.K_q, mod=0, unicode="", scancode=0)])
    rig.settle()
    assert picture(rig) == covered


def test_a_tapped_hand_hides_itself_in_time(rig: Rig) -> None:
    mouse = peeking(rig)
    covered = picture(rig)
    mouse.key("q")
    rig.settle()
    assert picture(rig) != covered
    for _ in range(round((rig.services.settings.peek_seconds + 0.5) / 0.05)):
        rig.tick(0.05)
    assert picture(rig) == covered


def test_nobody_elses_key_lifts_the_hand(rig: Rig) -> None:
    mouse = peeking(rig)
    covered = picture(rig)
    for key in "pzmb":
        mouse.key(key)
        rig.settle()
        assert picture(rig) == covered


def test_the_title_bar_names_the_game_and_nothing_else(rig: Rig) -> None:
    match = a_match(1, 2, asked=0)
    sit_down(rig, match)
    assert isinstance(rig.top, TableScene)
    assert rig.top.title == match.game.info.title
