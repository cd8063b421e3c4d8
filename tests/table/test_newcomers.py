"""People who have never played a game are told its aim, once, before anybody moves."""

from itertools import chain, pairwise
from pathlib import Path

import pytest

from tests.conftest import OpenRig
from tests.hands import DEVICES, Hands, Keys, Mouse
from tools.message_sources import sentences
from tools.rig import Rig, crew, play_on, table_plan
from treasure_games.app import App
from treasure_games.core.language import use_language
from treasure_games.core.registry import GAMES
from treasure_games.core.rulebook import aim_of, legend_of, scenes_of
from treasure_games.match.match import Match
from treasure_games.screens.aim import AimScene
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.sheet import READY
from treasure_games.table.scene import TableScene

SIZE = (1280, 720)
GAME = "do_not_touch"


def newcomers(app: App) -> None:
    app.settings.tell_aim = True
    app.settings.auto_play_forced = False


def sit(rig: Rig, game: str = GAME, people: int = 1, acts: int = 0) -> Match:
    """Sit down at a new match, or at one so many acts old."""
    match = rig.services.matches.begin(table_plan(game, crew(people, 2)))
    play_on(match, lambda one: len(one.acts) > acts and one.is_asked(0))
    rig.show(TableScene(rig.services, match))
    rig.settle()
    return match


def is_told(rig: Rig) -> bool:
    return isinstance(rig.top, AimScene)


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig(SIZE, speed=0.0, prepare=newcomers)


@pytest.mark.parametrize("device", DEVICES, ids=lambda one: one.device)
def test_any_press_lays_the_aim_aside_and_does_nothing_else(device: type[Hands], rig: Rig) -> None:
    match = sit(rig)
    assert is_told(rig)
    hands = device(rig)
    if isinstance(hands, Mouse):
        hands.click(640, 360)
    elif isinstance(hands, Keys):
        hands.key("e")
    else:
        hands.confirm()  # type: ignore[attr-defined]
    assert isinstance(rig.top, TableScene)
    assert len(match.acts) == 1


def test_a_hasty_click_does_not_lay_it_aside(rig: Rig) -> None:
    match = rig.services.matches.begin(table_plan(GAME, crew(1, 2)))
    play_on(match, lambda one: one.is_asked(0))
    rig.show(TableScene(rig.services, match))
    passed = 0.0
    while not is_told(rig):
        rig.tick()
    mouse = Mouse(rig)
    while passed < READY - 0.1:
        mouse.click(640, 360)
        passed += 3 / 60
        assert is_told(rig)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_lines_and_a_legend(game: str) -> None:
    assert len(aim_of(game)) == 3
    assert legend_of(game)
    pictures = [sign.image.split()[0] for sign in legend_of(game)]
    assert len(set(pictures)) == len(pictures), "a tooltip would find the wrong line"


@pytest.mark.parametrize(("scale", "is_beside"), [(1.0, False), (2.0, True)])
def test_lines_stand_side_by_side_and_large_ones_below_each_other(
    scale: float, is_beside: bool, open_rig: OpenRig
) -> None:
    rig = open_rig(SIZE, text_scale=scale)
    rig.show(AimScene(rig.services, GAME))
    rig.settle()
    boxes = {box.name: box.rect for box in rig.top.boxes()}
    lines = [boxes[f"aim{number}"] for number in range(3)]
    starts = {round(line.left) for line in lines}
    assert len(starts) == (1 if is_beside else 3)
    assert all(above.bottom <= below.top for above, below in pairwise(lines)) == is_beside


def test_what_somebody_says_in_a_scene_is_said_elsewhere_too() -> None:
    """So it is in the catalogues: nothing is taken from the pages of scenes."""
    said = {piece.words for game in GAMES for piece in chain(*scenes_of(game))}
    spoken = {words for words in said if any(letter.isalpha() for letter in words)}
    assert spoken
    assert spoken <= {found.one for found in sentences()}


def test_it_is_told_once_for_each_game(rig: Rig) -> None:
    for game in (GAME, "scallywager"):
        for is_first in (True, False):
            sit(rig, game)
            assert is_told(rig) == is_first


def test_it_is_remembered_by_the_next_start(open_rig: OpenRig, tmp_path: Path) -> None:
    first = open_rig(SIZE, speed=0.0, prepare=newcomers, folder=tmp_path)
    sit(first)
    assert is_told(first)
    first.loop.stack.clear()
    first.app.close()
    second = open_rig(SIZE, speed=0.0, prepare=newcomers, folder=tmp_path)
    sit(second)
    assert not is_told(second)


def test_who_has_finished_a_match_knows_the_aim(rig: Rig) -> None:
    plan = table_plan(GAME, crew(1, 2))
    play_on(rig.services.matches.begin(plan), lambda _match: False)
    sit(rig)
    assert not is_told(rig)


def test_somebody_new_at_the_table_is_told(rig: Rig) -> None:
    sit(rig)
    sit(rig, people=2)
    assert is_told(rig), "to all at once, before a curtain falls between them"
    assert set(rig.services.settings.aim_told[GAME]) == {"Anne", "Bartholomew"}


def test_a_match_under_way_is_not_interrupted(rig: Rig) -> None:
    sit(rig, acts=20)
    assert not is_told(rig)


def test_it_can_be_switched_off(rig: Rig) -> None:
    rig.services.settings.tell_aim = False
    sit(rig)
    assert not is_told(rig)


def test_the_key_for_help_tells_it_again(rig: Rig) -> None:
    sit(rig)
    keys = Keys(rig)
    heading, *told, ending = keys.words()
    for _ in range(2):
        keys.key("f1")
    assert isinstance(rig.top, RulebookScene)
    shown = keys.words()
    first = shown.index(told[0])
    assert shown[first : first + len(told)] == told
    assert rig.top.title == heading
    assert ending not in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_is_told_before_anybody_has_moved(game: str, rig: Rig) -> None:
    for seed in range(20):  # until a rival begins
        match = rig.services.matches.begin(table_plan(game, crew(1, 2), seed=seed))
        if not match.is_asked(0):
            break
    rig.show(TableScene(rig.services, match))
    rig.settle()
    assert is_told(rig)
    assert len(match.acts) == 1


@pytest.mark.parametrize("game", ["bluffaneer", "treasure_boots", "scallywager"])
def test_the_aim_is_told_before_the_first_throw(game: str, open_rig: OpenRig) -> None:
    """Dice of the deal that wait for one's own hand don't put it off."""

    def throwing(app: App) -> None:
        newcomers(app)
        app.settings.throw_for_me = False

    rig = open_rig(SIZE, prepare=throwing)
    rig.show(TableScene(rig.services, Match(table_plan(game, crew(1, 2)))))
    table = rig.top
    assert isinstance(table, TableScene)
    for _frame in range(400):
        rig.tick(0.05)
        if is_told(rig):
            break
    assert is_told(rig)
    assert len(table.match.acts) == 1


def test_a_first_quick_match_says_which_house_rule_it_has(rig: Rig) -> None:
    """TBA-61: only the option that differs in quick play is told; the rulebook has all."""
    plan = first_table("treasure_boots")
    rig.show(TableScene(rig.services, rig.services.matches.begin(plan)))
    rig.settle()
    assert is_told(rig)
    told = [words for words in Mouse(rig).words() if words.startswith("Room in the hold: ")]
    assert len(told) == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_aim_of_a_first_match_is_whole_at_large_letters(
    game: str, language: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1280, 720), 2.0)
    use_language(language)
    rig.show(AimScene(rig.services, game, first_table(game).setup))
    boxes = {box.name: box.rect for box in rig.top.boxes()}
    assert boxes["sheet"].contains(boxes["ending"])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_the_book_tells_the_aim_alone(rig: Rig, game: str) -> None:
    sit(rig, game)
    aims = [one.text for one in aim_of(game)]
    assert [words for words in Mouse(rig).words()[1:-1] if words not in aims] == []
