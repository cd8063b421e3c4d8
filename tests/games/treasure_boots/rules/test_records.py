"""Records of this game: from another chart or arrangement they part, in words."""

import pickle
from collections.abc import Mapping
from random import Random
from types import MappingProxyType

import pytest
from msgspec.structs import replace

from tests.battery.playing import opened, play_randomly
from treasure_games.core.errors import ReplayDiverged
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.record import Record, final_state
from treasure_games.games.treasure_boots.rules import grid, gunnery, movement
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.rules.game import GAME
from treasure_games.games.treasure_boots.rules.house import house_of
from treasure_games.games.treasure_boots.rules.pieces import TOKENS


def played(**options: OptionValue) -> Record:
    return play_randomly(opened(GAME, 3, {"layout": "close", **options}, 5), 5).record


def with_options(record: Record, **options: OptionValue) -> Record:
    changed = {**record.setup.options, **options}
    return Record.from_line(replace(record, setup=Setup(3, MappingProxyType(changed))).to_line())


@pytest.mark.parametrize(
    "options",
    [{"chart": "square"}, {"layout": "apart"}, {"layout": "A@0,0 B@8,2"}, {"base_move": 4}],
)
def test_a_record_from_another_grid_or_arrangement_parts_at_the_start(
    options: Mapping[str, OptionValue],
) -> None:
    with pytest.raises(ReplayDiverged) as caught:
        final_state(with_options(played(), **options), GAME)
    assert caught.value.row == 0
    assert str(caught.value).startswith("The table differs from the record")


@pytest.mark.parametrize(
    ("layout", "why"),
    [("A@0,0 B@4,0", "on top of each other"), ("A@1,0 B@9,0", "even column"), ("?", "no layout")],
)
def test_a_record_whose_chart_cannot_lie_says_why(layout: str, why: str) -> None:
    with pytest.raises(ReplayDiverged, match=why) as caught:
        final_state(with_options(played(), layout=layout), GAME)
    assert "The table can’t be set up" in str(caught.value)


def test_a_row_of_another_grid_cannot_be_repeated() -> None:
    """Even where no fingerprint stands before it."""
    record = with_options(played(), chart="square")
    record.fingerprints.clear()
    with pytest.raises(ReplayDiverged):
        final_state(record, GAME)


@pytest.mark.parametrize("options", [{}, {"chart": "square"}, {"layout": "random"}])
def test_charts_are_shared_by_all_views_of_a_process(options: Mapping[str, OptionValue]) -> None:
    """And sent to another by their description."""
    play = play_randomly(opened(GAME, 4, options, 1), 1, decisions=30)
    view = GAME.view(play.state, 2)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert again.chart is view.chart
    assert len(pickle.dumps(view)) < 4000
    assert GAME.determinize(again, Random(1)).data() == play.state.data()


def test_what_a_chart_remembers_never_changes_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With hardly any memory the same seed gives the same record."""
    wanted = played(chart="square").to_line()
    for module, name in ((movement, "MOST_MOVE_TABLES"), (movement, "MOST_REACHES"),
                         (gunnery, "MOST_SHOT_RANGES"), (grid, "MOST_RAYS")):  # fmt: skip
        monkeypatch.setattr(module, name, 7)
    chart_of.cache_clear()
    assert played(chart="square").to_line() == wanted
    chart_of.cache_clear()


def test_a_record_from_before_the_limit_of_the_hold_lacks_it() -> None:
    """TBA-61"""
    setup = Setup.of(GAME.info, 3, edition=1)
    assert "hold_limit" not in setup.options
    assert house_of(setup).hold_limit == TOKENS
