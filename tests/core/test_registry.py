"""The games there are."""

import pytest

from treasure_games.core import registry
from treasure_games.core.errors import BadSetup
from treasure_games.core.registry import (
    GAMES,
    UNDER_WAY,
    load,
    part,
    register,
    registered_folders,
)


def test_every_registered_game_loads_under_its_own_id() -> None:
    assert [load(game_id).info.id for game_id in GAMES] == list(GAMES)


def test_the_rules_of_a_game_under_way_load_too() -> None:
    assert [load(game_id).info.id for game_id in UNDER_WAY] == list(UNDER_WAY)


def test_an_unknown_game_is_refused_naming_those_there_are() -> None:
    with pytest.raises(BadSetup, match="do_not_touch"):
        load("hopscotch")


def test_no_other_module_can_be_reached_through_a_name() -> None:
    with pytest.raises(BadSetup):
        part("../core", "rules.game")


def test_a_registered_game_is_offered_with_the_house_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PACKAGES", dict(registry.PACKAGES))
    register("reef", "tests.games.reef")
    register("reef", "tests.games.reef")
    assert load("reef").info.id == "reef"
    assert list(registry.PACKAGES) == [*GAMES, "reef"]
    assert (registered_folders()[0] / "rulebook.md").is_file()
    with pytest.raises(ValueError, match="already"):
        register("reef", "elsewhere")
