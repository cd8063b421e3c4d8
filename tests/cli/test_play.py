"""`play` and the plain start: what the app is asked to show."""

import gc
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.cli.conftest import Command
from treasure_games.commands.arguments import SPEEDS
from treasure_games.launch import Launch
from treasure_games.match.seats import Kind
from treasure_games.stage import settings


class App(ModuleType):
    """Stands for the window: remembers how it was started."""

    def __init__(self) -> None:
        super().__init__("treasure_games.app")
        self.launch = Launch()
        self.code = 0
        self.is_collecting = True

    def run(self, launch: Launch, _assets: object = None) -> int:
        self.launch, self.is_collecting = launch, gc.isenabled()
        return self.code


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    made = App()
    monkeypatch.setitem(sys.modules, "treasure_games.app", made)
    return made


def test_without_a_command_the_title_opens(command: Command, app: App) -> None:
    assert command().code == 0
    assert app.launch == Launch()


def test_nothing_is_collected_before_the_window_is_there(command: Command, app: App) -> None:
    command()
    assert not app.is_collecting
    assert gc.isenabled()


def test_the_apps_exit_code_is_ours(command: Command, app: App) -> None:
    app.code = 2
    assert command().code == 2


def test_how_the_window_opens(command: Command, app: App, tmp_path: Path) -> None:
    words = ["--data-dir", tmp_path, "--fullscreen", "--speed", "instant", "--seed", 5]
    command(*words)
    assert app.launch == Launch(tmp_path, settings.FULL_SCREEN, settings.INSTANT_SPEED, 5)
    command("--windowed", "--speed", "0.5")
    assert app.launch == Launch(window_mode=settings.WINDOWED, speed=0.5)


def test_speeds_are_those_of_the_settings() -> None:
    assert tuple(SPEEDS.values()) == settings.SPEEDS


def test_straight_into_a_match(command: Command, app: App) -> None:
    command("play", "do_not_touch", "--seats", "human,captain,deckhand", "--seed", 7)
    plan = app.launch.plan
    assert plan is not None
    assert plan.seed == 7
    assert [seat.kind for seat in plan.seats] == [Kind.HUMAN, Kind.COMPUTER, Kind.COMPUTER]
    assert [seat.level for seat in plan.seats] == ["", "captain", "deckhand"]
    assert len({seat.persona for seat in plan.seats}) == 3
    assert len({seat.emblem for seat in plan.seats}) == 3
    assert plan.setup.options["version"] == "numerical"


def test_house_rules_and_shared_options_on_either_side(command: Command, app: App) -> None:
    table = ["play", "do_not_touch", "--seats", "human,human", "--option", "version=symbols"]
    command("--speed", "2", *table, "--windowed")
    assert app.launch.plan is not None
    assert app.launch.plan.setup.options["version"] == "symbols"
    assert (app.launch.speed, app.launch.window_mode) == (2.0, settings.WINDOWED)


def test_the_second_game_on_its_other_chart(command: Command, app: App) -> None:
    table = ["play", "treasure_boots", "--seats", "human,captain", "--option", "chart=square"]
    command(*table, "--option", "layout= b@8,0/0   A@0,0/90 ")
    assert app.launch.plan is not None
    assert app.launch.plan.game == "treasure_boots"
    assert app.launch.plan.setup.options["chart"] == "square"
    assert app.launch.plan.setup.options["layout"] == "A@0,0/90 B@8,0"


def test_without_a_seed_every_match_is_another(command: Command, app: App) -> None:
    seeds = set()
    for _ in range(3):
        command("play", "do_not_touch", "--seats", "human,mate")
        assert app.launch.plan is not None
        seeds.add(app.launch.plan.seed)
    assert len(seeds) == 3
