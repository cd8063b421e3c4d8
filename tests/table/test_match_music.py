"""Music follows a match: up at once, down after a while, and always by the same tune."""

from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tools.rig import HandClock, crew, table_plan
from treasure_games.core.game import Progress
from treasure_games.match.match import Match
from treasure_games.match.records import resumed
from treasure_games.stage.settings import Settings
from treasure_games.stage.settings_file import SettingsFile
from treasure_games.table.match_music import STAYS, TUNES, MatchMusic

CALM, CONTESTED = Progress(0.1), Progress(0.6)
NEAR, DECISIVE = Progress(0.8, is_near=True), Progress(0.9, is_near=True, is_decisive=True)


def new_match() -> Match:
    return Match(table_plan("bluffaneer", crew(0, 3), 5))


class Stage:
    """A table's music, a clock to move, and what the music called for."""

    def __init__(self, match: Match | None = None, settings: Settings | None = None) -> None:
        self.clock, self.heard = HandClock(), list[tuple[str, int]]()
        self.settings = settings or Settings()
        audio = SimpleNamespace(music=lambda tune, number: self.heard.append((tune, number)))
        services: Any = SimpleNamespace(audio=audio, clock=self.clock, settings=self.settings)
        self.music = MatchMusic(services, match or new_match())
        self.music.begin(CALM)

    def follow(self, progress: Progress, after: float = 0.0) -> tuple[str, int]:
        """What is heard when this has come about."""
        self.clock.advance(after)
        self.music.follow(progress)
        return self.heard[-1]


@pytest.mark.parametrize(
    ("progress", "intensity"), [(CALM, 0), (CONTESTED, 1), (NEAR, 2), (DECISIVE, None)]
)
def test_each_stretch_of_a_match_has_its_stems(progress: Progress, intensity: int | None) -> None:
    stage = Stage()
    expected = ("tense", 2) if intensity is None else (stage.music.tune, intensity)
    assert stage.follow(progress) == expected


def test_music_rises_at_once_and_falls_only_after_a_while() -> None:
    stage = Stage()
    tune = stage.music.tune
    assert stage.follow(NEAR) == (tune, 2)
    assert stage.follow(CALM, after=STAYS - 1.0) == (tune, 2)
    assert stage.follow(CALM, after=1.0) == (tune, 0)
    assert stage.follow(DECISIVE, after=0.1) == ("tense", 2)
    assert stage.follow(CONTESTED, after=STAYS) == (tune, 1)


def test_what_goes_up_and_down_is_one_stretch() -> None:
    stage = Stage()
    for _ in range(10):
        stage.follow(NEAR, after=3.0)
        stage.follow(CONTESTED, after=3.0)
    assert stage.heard == [(stage.music.tune, 0), (stage.music.tune, 2)]


def test_a_table_that_is_shown_again_calls_for_its_music_again() -> None:
    stage = Stage()
    stage.follow(NEAR)
    stage.music.begin(CALM)
    assert stage.heard[-1] == (stage.music.tune, 0)


def test_no_tune_comes_twice_running_and_all_come(tmp_path: Path) -> None:
    file, tunes = SettingsFile(tmp_path), list[str]()
    settings = Settings()
    for _match in range(40):
        tunes.append(Stage(settings=settings).music.tune)
        assert not file.save(settings)
        settings, _complaint = file.load()  # As if the program was started anew between them.
    assert all(one != other for one, other in pairwise(tunes))
    assert set(tunes) == set(TUNES)


def test_a_match_that_is_gone_on_with_has_its_tune_again() -> None:
    match = new_match()
    begun = Stage(match)
    others = [Stage(settings=begun.settings) for _ in range(3)]
    again = resumed(match.record())
    assert Stage(again, others[-1].settings).music.tune == begun.music.tune
    following = Stage(settings=begun.settings).music.tune
    assert following != begun.music.tune
