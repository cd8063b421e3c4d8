"""What a person may not know never reaches a pixel, a tooltip, the log or the title bar."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, NamedTuple

import pygame
import pytest
from pygame.event import Event

from tests.conftest import OpenRig
from tests.e2e.twins import twin
from tests.hands import Mouse
from tools.quick_thinker import QuickThinker
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.opponents.messages import Answer, Request
from treasure_games.screens.curtain import CurtainScene
from treasure_games.stage.settings import PEEK
from treasure_games.table.scene import TableScene

SMALL: Final = (1024, 640)
GAME: Final = GAMES[0]
LONGEST: Final = 600
"""Frames after which a film must have ended."""


class Frame(NamedTuple):
    """What can be seen of the window at one moment."""

    digest: str
    title: str


def seen(rig: Rig) -> Frame:
    pixels = pygame.image.tobytes(rig.loop.window.surface, "RGB")
    return Frame(sha256(pixels).hexdigest(), rig.top.title)


class FirstThought(QuickThinker):
    """Computer players that take the first thing that the rules allow: they see no cards."""

    def submit(self, request: Request) -> int:
        """Answer without looking."""
        self._tickets += 1
        self._answers.append(Answer(self._tickets, request, request.legal[0], None, 0.0, ""))
        return self._tickets


@pytest.fixture
def rig(open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch) -> Rig:
    monkeypatch.setattr("treasure_games.app.Thinker", FirstThought)
    return open_rig(SMALL)


def a_match(people: int, pirates: int, asked: int, ask: str = "main", **options: Any) -> Match:
    """A match some turns old, in which this seat is asked this."""
    match = Match(table_plan(GAME, crew(people, pirates), **options))

    def is_there(one: Match) -> bool:
        pending = one.pending()
        return (
            len(one.acts) > 30
            and pending is not None
            and (pending.seats, pending.ask) == ((asked,), ask)
            and len(one.legal(asked)) > (ask == "main")
        )

    return play_on(match, is_there)


def sit_down(rig: Rig, match: Match) -> None:
    rig.show(TableScene(rig.services, match))


def tour(rig: Rig, match: Match) -> Iterator[Frame]:
    """The table at rest, every tooltip of it, the log, and the pause menu over it."""
    sit_down(rig, match)
    rig.settle()
    yield seen(rig)
    mouse = Mouse(rig)
    for name in mouse.names():
        if mouse.can_press(name):
            mouse.move(*mouse.spot(name))
            rig.settle()
            for _ in range(16):
                rig.tick(0.05)
            yield seen(rig)
    mouse.key("l")
    rig.settle()
    yield seen(rig)
    mouse.key("f10")
    rig.settle()
    yield seen(rig)


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


def film_of_the_curtain(rig: Rig, match: Match) -> Iterator[Frame]:
    """Every frame from the first of the curtain's closing to a while after it has closed, then
    the menu and the rulebook over it.
    """
    sit_down(rig, match)
    for _ in range(LONGEST):
        if isinstance(rig.top, CurtainScene):
            break
        rig.tick()
    assert isinstance(rig.top, CurtainScene)
    while rig.top.closed < 1.0:
        rig.tick()
        yield seen(rig)
    for _ in range(20):
        rig.tick()
        yield seen(rig)
    mouse = Mouse(rig)
    for key in ("escape", "f1"):
        mouse.key(key)
        rig.settle()
        yield seen(rig)
    mouse.move(0, 0)  # whoever used the keys last is shown the focus


@pytest.mark.parametrize("version", ["numerical", "symbols"])
def test_other_peoples_cards_change_nothing_on_the_screen(version: str, rig: Rig) -> None:
    match = a_match(1, 2, asked=0, version=version)
    other = twin(match, 0)
    assert list(tour(rig, match)) == list(tour(rig, other))


def test_the_tour_would_notice_an_own_card(rig: Rig) -> None:
    """The same comparison, where the cards of the person's own hand differ."""
    match = a_match(1, 2, asked=0)
    assert match.view(0).hands[0]
    other = twin(match, 1, seed=3)
    assert next(tour(rig, match)) != next(tour(rig, other))


def test_a_rivals_covered_card_flies_like_any_other(rig: Rig) -> None:
    match = a_match(1, 2, asked=1, ask="draw")
    other = twin(match, 0)
    films = [list(film_of_an_act(rig, one)) for one in (match, other)]
    assert films[0] == films[1]
    assert len(set(films[0])) > 10


def test_a_closing_and_a_closed_curtain_look_the_same_whatever_lies_beneath(rig: Rig) -> None:
    match = a_match(2, 1, asked=0)
    other = twin(match, None)
    assert match.view(0).data() != other.view(0).data()
    films = [list(film_of_the_curtain(rig, one)) for one in (match, other)]
    assert films[0] == films[1]
    assert len(set(films[0])) > 4


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
        open_hand = seen(rig)
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
    covered = seen(rig)
    hold(rig)
    assert seen(rig) != covered
    rig.tick(1 / 60, [Event(pygame.WINDOWFOCUSLOST)])
    assert seen(rig) == covered


def test_letting_go_of_the_key_hides_the_hand(rig: Rig) -> None:
    peeking(rig)
    covered = seen(rig)
    hold(rig)
    for _ in range(30):
        rig.tick()
    rig.tick(1 / 60, [Event(pygame.KEYUP, key=pygame.K_q, mod=0, unicode="", scancode=0)])
    rig.settle()
    assert seen(rig) == covered


def test_a_tapped_hand_hides_itself_in_time(rig: Rig) -> None:
    mouse = peeking(rig)
    covered = seen(rig)
    mouse.key("q")
    rig.settle()
    assert seen(rig) != covered
    for _ in range(round((rig.services.settings.peek_seconds + 0.5) / 0.05)):
        rig.tick(0.05)
    assert seen(rig) == covered


def test_nobody_elses_key_lifts_the_hand(rig: Rig) -> None:
    mouse = peeking(rig)
    covered = seen(rig)
    for key in "pzmb":
        mouse.key(key)
        rig.settle()
        assert seen(rig) == covered


def test_a_hand_that_lies_down_looks_the_same_whatever_it_is(rig: Rig) -> None:
    rig.services.settings.privacy = PEEK
    match = a_match(2, 0, asked=0)
    assert list(tour(rig, match)) == list(tour(rig, twin(match, None)))


def test_the_title_bar_names_the_game_and_nothing_else(rig: Rig) -> None:
    match = a_match(1, 2, asked=0)
    sit_down(rig, match)
    assert isinstance(rig.top, TableScene)
    assert rig.top.title == match.game.info.title
