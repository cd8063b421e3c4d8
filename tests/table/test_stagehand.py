"""Whoever shows events: moods, sounds, hurry, and which method shows what."""

from types import SimpleNamespace
from typing import Any

import pytest

from treasure_games.core.codec import Coded
from treasure_games.games.bluffaneer.ui import presenter as bluffaneer
from treasure_games.games.do_not_touch.ui import presenter as do_not_touch
from treasure_games.games.scallywager.ui import presenter as scallywager
from treasure_games.games.stolen_treasure.ui import presenter as stolen
from treasure_games.games.treasure_boots.ui.animations import stagehand as boots
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Wait
from treasure_games.stage.audio.catalogue import read_catalogue
from treasure_games.stage.theme import Theme, theme_for
from treasure_games.table.stagehand import EventPresenter, Stagehand


class Api:
    """Notes what is asked of a table of three, where seat 1 is a person."""

    def __init__(self, *, theme: Theme | None = None, viewer: int | None = None) -> None:
        self.sounds: list[str] = []
        self.moods: dict[int, str] = {}
        self.banners: list[tuple[str, int]] = []
        self.faces: list[str] = []
        self.viewer = viewer
        self.seats = [SimpleNamespace(is_human=seat == 1) for seat in range(3)]
        self.takes: list[int | None] = []
        audio = SimpleNamespace(play=self.heard)
        self.services: Any = SimpleNamespace(audio=audio, theme=theme or Theme())

    def heard(self, group: str, take: int | None = None) -> None:
        self.sounds.append(group)
        self.takes.append(take)

    def called(self, seat: int) -> str:
        return ("Anne", "Bart", "Cleo")[seat]

    def show_mood(self, seat: int, face: str) -> None:
        self.moods[seat] = face

    def show_banner(self, text: str, seat: int, face: str) -> None:
        self.banners.append((text, seat))
        self.faces.append(face)


def hand(api: Api) -> Stagehand:
    return Stagehand(api)  # type: ignore[arg-type]


def test_a_sound_waits_for_its_time() -> None:
    api = Api()
    call = hand(api).sound("bell")
    assert api.sounds == []
    call.at(1.0)
    assert api.sounds == ["bell"]


def test_less_motion_is_brief_motion() -> None:
    calm = theme_for(reduced_motion=True)
    assert hand(Api()).brief(0.5) == 0.5
    assert 0.0 < hand(Api(theme=calm)).brief(0.5) < 0.1
    assert hand(Api(theme=calm)).brief(0.01) == 0.01


@pytest.mark.parametrize(
    ("winners", "viewer", "sound"),
    [((1,), None, "win"), ((0,), None, "lose"), ((0,), 0, "win"), ((0, 1), None, "win")],
)
def test_winners_are_cheered_if_people_are_among_them(
    winners: tuple[int, ...], viewer: int | None, sound: str
) -> None:
    api = Api(viewer=viewer)
    hand(api).announce_winners(winners)
    assert api.sounds[0] == sound
    assert {seat for seat, face in api.moods.items() if face == "pleased"} == set(winners)
    assert set(api.moods) == {0, 1, 2}


def test_each_game_ends_with_a_sound_and_a_take_of_its_own() -> None:
    hands = (
        stolen.Presenter,
        do_not_touch.Presenter,
        bluffaneer.Presenter,
        boots.Stagehand,
        scallywager.Presenter,
    )
    endings = [one.ending for one in hands]
    assert len({closing for _take, closing in endings}) == len(hands)
    sounds = read_catalogue()
    assert {take for take, _closing in endings} == set(range(len(sounds.group("win").clips)))
    assert all(sounds.group(closing).clips for _take, closing in endings)


def test_the_ending_of_a_game_closes_its_match() -> None:
    class Duel(Stagehand):
        ending = 2, "duel"

    api = Api()
    Duel(api).announce_winners((1,))  # type: ignore[arg-type]
    assert (api.sounds, api.takes) == (["win", "duel"], [2, None])


def test_the_banner_names_all_who_have_won() -> None:
    api = Api()
    hand(api).announce_winners((2,))
    hand(api).announce_winners((0, 1))
    hand(api).announce_winners((1,), "Bart lives!")
    assert api.banners == [
        ("Cleo takes the treasure", 2),
        ("Anne, Bart share the treasure", 0),
        ("Bart lives!", 1),
    ]


class CoinsPaid(Coded, frozen=True):
    coins: int


class CardTurned(Coded, frozen=True):
    card: int


class Presenter(EventPresenter, of=(CoinsPaid, CardTurned)):
    def _show_coins_paid(self, event: CoinsPaid, view: float) -> Animation:
        return Wait(event.coins * view)


def test_an_event_is_shown_by_the_method_of_its_name() -> None:
    presenter = Presenter(Api())  # type: ignore[arg-type]
    shown = presenter.shown(Step(CoinsPaid(3), 0.5))
    assert shown is not None
    assert shown.duration == 1.5
    assert presenter.shown(Step(CardTurned(1), 0.5)) is None


class Silent(Presenter, of=(CardTurned,)):
    """Of a game that pays no coins."""


class Slow(Presenter, of=(CoinsPaid,)):
    """Of a game that inherits how coins are shown."""


def test_an_inherited_method_shows_the_events_of_those_games_that_have_them() -> None:
    step = Step(CoinsPaid(3), 0.5)
    assert Silent(Api()).shown(step) is None  # type: ignore[arg-type]
    assert Slow(Api()).shown(step) is not None  # type: ignore[arg-type]


def test_a_method_that_shows_no_event_is_an_error() -> None:
    with pytest.raises(TypeError, match="_show_coin_paid"):

        class Misspelt(EventPresenter, of=(CoinsPaid,)):
            def _show_coin_paid(self, event: CoinsPaid, view: float) -> Animation:
                return Wait(0.0)
