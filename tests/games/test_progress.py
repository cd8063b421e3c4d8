"""How near the end a table is, by each game's own measure."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.battery.playing import opened
from treasure_games.core.game import Progress
from treasure_games.core.registry import load
from treasure_games.games.do_not_touch.rules.pieces import PACK_SIZE
from treasure_games.table.game_table import load_table

NEAR, DECISIVE = (True, False), (True, True)
FAR = (False, False)


def progress_with(game_id: str, options: dict[str, Any] | None = None, **fields: Any) -> Progress:
    """The progress of a table of two as dealt, but for these fields."""
    game = load(game_id)
    view = game.view(opened(game, 2, options or {}, 3).state, None)
    return load_table(game_id).progress(replace(view, **fields))


@pytest.mark.parametrize(
    ("coins", "share", "how"),
    [((10, 10), 0.0, FAR), ((4, 16), 0.6, FAR), ((17, 3), 0.7, NEAR), ((1, 19), 0.9, DECISIVE)],
)
def test_bluffaneer_is_near_its_end_when_one_loot_could_empty_a_purse(
    coins: tuple[int, int], share: float, how: tuple[bool, bool]
) -> None:
    found = progress_with("bluffaneer", coins=coins)
    assert found == Progress(pytest.approx(share), *how)


@pytest.mark.parametrize(
    ("left", "share", "how"),
    [(48, 0.0, FAR), (24, 0.5, FAR), (3, 0.9375, FAR), (2, 23 / 24, NEAR), (0, 1.0, DECISIVE)],
)
def test_do_not_touch_is_near_its_end_when_everybody_has_one_more_draw(
    left: int, share: float, how: tuple[bool, bool]
) -> None:
    found = progress_with("do_not_touch", next_card=PACK_SIZE - left)
    assert found == Progress(pytest.approx(share), *how)


def test_an_earlier_round_of_do_not_touch_decides_nothing() -> None:
    rounds = {"match_rounds": "n"}
    assert progress_with("do_not_touch", rounds, next_card=PACK_SIZE) == Progress(0.5)
    second = progress_with("do_not_touch", rounds, next_card=PACK_SIZE, round_number=2)
    assert second == Progress(1.0, *DECISIVE)


@pytest.mark.parametrize(
    ("crews", "ghosts", "share", "how"),
    [
        ((5, 5), (0, 0), 0.0, FAR),
        ((3, 4), (0, 0), 0.4, FAR),
        ((2, 5), (0, 0), 0.6, NEAR),
        ((5, 2), (0, 1), 0.8, DECISIVE),
    ],
)
def test_scallywager_is_near_its_end_when_the_others_have_two_dice(
    crews: tuple[int, int], ghosts: tuple[int, int], share: float, how: tuple[bool, bool]
) -> None:
    dice = tuple((0,) * crew for crew in crews)
    found = progress_with("scallywager", dice=dice, ghosts=ghosts)
    assert found == Progress(pytest.approx(share), *how)


@pytest.mark.parametrize(
    ("banked", "share", "how"),
    [
        ((0, 0), 0.0, FAR),
        ((1000, 600), 0.5, FAR),
        ((0, 1650), 0.825, NEAR),
        ((1900, 0), 0.95, DECISIVE),
    ],
)
def test_stolen_treasure_is_near_its_end_when_one_fine_treasure_is_missing(
    banked: tuple[int, int], share: float, how: tuple[bool, bool]
) -> None:
    found = progress_with("stolen_treasure", banked=banked)
    assert found == Progress(pytest.approx(share), *how)


EMPTY = (0, 0, 0, 0, 0, 0)
RICH = (2, 2, 2, 2, 0, 0)


@pytest.mark.parametrize(
    ("scores", "hold", "share", "how"),
    [
        ((0, 0), EMPTY, 0.0, FAR),
        ((15, 12), RICH, 0.9, FAR),
        ((18, 20), RICH, 1.0, NEAR),
        ((28, 3), EMPTY, 28 / 30, DECISIVE),
    ],
)
def test_treasure_boots_is_near_its_end_when_a_cargo_afloat_is_enough(
    scores: tuple[int, int], hold: tuple[int, ...], share: float, how: tuple[bool, bool]
) -> None:
    """Twelve points lie in the first ship's hold: eight pieces in four colours."""
    found = progress_with("treasure_boots", scores=scores, holds=(hold, EMPTY))
    assert found == Progress(pytest.approx(share), *how)
