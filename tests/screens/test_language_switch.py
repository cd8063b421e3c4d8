"""A language that is chosen is spoken at once, on every screen that is up."""

from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from tests.hands import Hands, Keys, Mouse, words_of
from tests.screens.conftest import over
from tools.moments import MOMENTS, played
from tools.rig import Rig, crew, table_plan
from treasure_games.core.language import SOURCE, use_language
from treasure_games.core.rulebook import rulebook
from treasure_games.match.seats import Kind, Seat, called_today
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.scene import TableScene

GAME = "do_not_touch"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(SOURCE)


def words(scene: Scene) -> str:
    """All that is written on a screen, and on the tooltips of its controls."""
    hints = [one.hint for one in scene.root.walk() if isinstance(one, Control)]
    return " | ".join([*words_of(scene.root), *hints])


def test_settings_and_the_title_below_change_at_once(rig: Rig, hands: Hands) -> None:
    over(rig, SettingsScene(rig.services))
    hands.press("language")
    title, settings = rig.loop.stack.scenes
    assert "Regelbuch" in words(title)
    assert "Fertig" in words(settings)
    hands.press("language")
    assert "Rulebook" in words(rig.loop.stack.scenes[0])


def test_the_focus_stays_where_it_was(rig: Rig) -> None:
    over(rig, SettingsScene(rig.services))
    keys = Keys(rig)
    keys.go_to("language")
    keys.key("return")
    assert isinstance(rig.top, SettingsScene)
    assert rig.top.focus.current is not None
    assert rig.top.focus.current.name == "language"
    assert rig.top.focus.is_ring_shown
    keys.key("escape")
    assert isinstance(rig.top, TitleScene)
    assert rig.top.focus.current is not None


def test_a_table_below_the_pause_changes_too(rig: Rig) -> None:
    match = rig.services.matches.begin(table_plan(GAME, crew(1, 2)))
    rig.show(TableScene(rig.services, match))
    rig.settle()
    rig.loop.stack.push(PauseScene(rig.services, match))
    rig.loop.stack.push(SettingsScene(rig.services))
    rig.tick(0.0)
    Keys(rig).press("language")
    table, pause, _settings = rig.loop.stack.scenes
    assert "Einstellungen" in words(pause)
    assert "Menü" in words(table)
    rig.loop.stack.pop()
    rig.loop.stack.pop()
    rig.settle()
    assert rig.top is table
    assert "Zug" in words(table)
    assert "turn" not in words(table)


def test_a_table_that_changed_looks_as_if_it_had_always_spoken_so(rig: Rig) -> None:
    match = played(rig)
    # Frames at different times are compared, and the lantern's light changes with time.
    rig.services.settings.ambience = False

    def frame() -> bytes:
        rig.settle()
        return pygame.image.tobytes(rig.picture(), "RGB")

    use_language("de")
    rig.show(TableScene(rig.services, match))
    german = frame()
    use_language(SOURCE)
    rig.show(TableScene(rig.services, match))
    assert frame() != german
    use_language("de")
    rig.loop.stack.reword()
    assert frame() == german


@pytest.mark.parametrize(
    "moment",
    [
        "chart_start",
        "chart_collect",
        "scallywager_bid",
        "stolen_answer",
        "bluffaneer_answer",
        "table_3",
    ],
)
def test_every_game_speaks_the_new_language_throughout(rig: Rig, moment: str) -> None:
    """Names of ports and pirates, boards, buttons and tooltips."""
    rig.services.settings.ambience = False
    rig.services.settings.reduced_motion = True
    rig.loop.settings_changed()
    MOMENTS[moment].show(rig)
    changed = rig.top
    assert isinstance(changed, TableScene)

    def seen(table: TableScene) -> tuple[list[str], bytes]:
        Mouse(rig).move(2, 360)
        rig.settle()
        said = [*words(table).split(" | "), *(one.hint for one in table.game.controls())]
        return sorted(said), pygame.image.tobytes(rig.picture(), "RGB")

    use_language("de")
    rig.loop.stack.reword()
    after = seen(changed)
    fresh = TableScene(rig.services, changed.match)
    rig.show(fresh)
    assert after == seen(fresh)
    assert "Captain Woodenfinger" not in words(changed)
    assert "Kapitän Holzfinger" in words(changed)


def test_a_match_that_goes_on_in_another_language_has_pirates_of_that_language(rig: Rig) -> None:
    match = played(rig)
    names = [seat.name for seat in match.seats]
    assert names == ["Anne", "Captain Woodenfinger", "Red Mary"]
    use_language("de")
    rig.show(TableScene(rig.services, match))
    assert [seat.name for seat in match.seats] == ["Anne", "Kapitän Holzfinger", "Mary Rotschopf"]
    use_language(SOURCE)
    rig.loop.stack.reword()
    assert [seat.name for seat in match.seats] == names


def test_a_person_called_like_a_pirate_and_a_renamed_seat_keep_their_names() -> None:
    pirate = pirates("mate")
    use_language("de")
    assert called_today(pirate).name == "Kapitän Holzfinger"
    assert called_today(replace(pirate, name="Anne")).name == "Anne"
    assert called_today(replace(pirate, kind=Kind.HUMAN)).name == "Captain Woodenfinger"


def pirates(level: str) -> Seat:
    return crew(1, 1, level)[1]


def test_going_back_to_the_defaults_speaks_english_again(rig: Rig, hands: Hands) -> None:
    over(rig, SettingsScene(rig.services))
    hands.press("language")
    hands.press("reset")
    hands.press("answer0")
    title, settings = rig.loop.stack.scenes
    assert "Rulebook" in words(title)
    assert "Done" in words(settings)
    assert rig.services.settings.language == SOURCE


def test_the_pirates_of_last_time_are_called_by_their_names_of_today(rig: Rig) -> None:
    tables = LastTables(rig.services.folders.data)
    tables.keep(table_plan(GAME, crew(1, 2)))
    use_language("de")
    again = tables.load(GAME)
    assert again is not None
    assert [seat.name for seat in again.seats] == ["Anne", "Kapitän Holzfinger", "Mary Rotschopf"]


def test_the_rulebook_is_read_in_the_language_of_the_moment() -> None:
    english = rulebook(GAME)
    use_language("de")
    german = rulebook(GAME)
    use_language(SOURCE)
    assert german[1] != english[1]
    assert rulebook(GAME) == english
