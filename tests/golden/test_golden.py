"""Every golden playthrough plays again, word for word; every game has some."""

from pathlib import Path

import pytest

from tests.further import FURTHER, further_games
from tests.golden.chosen import CHOSEN
from tests.golden.text import record_in, text_of
from treasure_games.core.codec import wire_name
from treasure_games.core.registry import GAMES, UNDER_WAY, load

__all__ = ["further_games"]
HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*/*.txt"))
ALL = tuple(dict.fromkeys((*GAMES, *UNDER_WAY, *FURTHER)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_plays_again_word_for_word(path: Path) -> None:
    text = path.read_text("utf-8")
    record = record_in(text)
    assert record.game == path.parent.name
    assert text_of(load(record.game), record) == text


@pytest.mark.parametrize("game_id", ALL)
def test_every_game_has_those_that_were_chosen(game_id: str) -> None:
    assert CHOSEN[game_id]
    found = {path.stem for path in FILES if path.parent.name == game_id}
    assert found == {one.name for one in CHOSEN[game_id]}


@pytest.mark.parametrize("game_id", ALL)
def test_together_they_show_every_action_and_every_event(game_id: str) -> None:
    info = load(game_id).info
    text = "".join(path.read_text("utf-8") for path in FILES if path.parent.name == game_id)
    missing = [cls for cls in info.actions if f'["{wire_name(cls)}"' not in text]
    missing += [cls for cls in info.events if f"      {wire_name(cls)}: " not in text]
    assert missing == []
