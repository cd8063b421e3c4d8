"""`replay --text`: a match in words, as it is copied in the window."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, is_one_sentence
from treasure_games.core.language import SOURCE, use_language
from treasure_games.core.registry import GAMES

WORDS = Path(__file__).resolve().parents[1] / "match" / "words"
"""A match of each game; `GAME.txt` is what `replay GAME.treasure --text --seat 0` prints."""


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_told_word_for_word(command: Command, game_id: str) -> None:
    told = command("replay", WORDS / f"{game_id}.treasure", "--text", "--seat", 0)
    assert (told.code, told.err) == (0, "")
    assert told.out == (WORDS / f"{game_id}.txt").read_text("utf-8")


def test_it_is_told_in_the_language_of_the_app(command: Command) -> None:
    use_language("de")
    try:
        told = command("replay", WORDS / "scallywager.treasure", "--text", "--seat", 0)
    finally:
        use_language(SOURCE)
    assert told.out == (WORDS / "scallywager.de.txt").read_text("utf-8")


def test_without_a_seat_it_is_told_as_everybody_saw_it(command: Command) -> None:
    told = command("replay", WORDS / "bluffaneer.treasure", "--text").out
    assert "Ship’s log, as everybody saw it" in told
    assert "<Anne> & Co drew a card." in told


def test_records_of_simulations_are_told_without_a_date(command: Command, records: Path) -> None:
    told = command("replay", records, "--text")
    assert told.code == 0
    assert told.out.count("Treasure Games: ") == 3
    assert "Begun on" not in told.out


def changed(tmp_path: Path, change: Any) -> Path:
    plain = json.loads((WORDS / "bluffaneer.treasure").read_text("utf-8"))
    change(plain)
    path = tmp_path / "changed.treasure"
    path.write_text(json.dumps(plain) + "\n", "utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda plain: plain["notes"].pop("seats"), 2),
        (lambda plain: plain["notes"].update(seed=5), 1),
        (lambda plain: plain["rows"][1].__setitem__(0, 9), 1),
    ],
)
def test_what_cannot_be_told_is_refused_in_a_sentence(
    command: Command, tmp_path: Path, change: Any, code: int
) -> None:
    told = command("replay", changed(tmp_path, change), "--text")
    assert told.code == code
    assert is_one_sentence(told.err)


def test_a_strange_date_is_told_as_it_is_noted(command: Command, tmp_path: Path) -> None:
    path = changed(tmp_path, lambda plain: plain["notes"].update(started="2026-99-99T99:99:99"))
    assert "\n2026-99-99T99:99:99\n" in command("replay", path, "--text").out


def test_events_and_words_are_not_printed_at_once(command: Command) -> None:
    told = command("replay", WORDS / "bluffaneer.treasure", "--text", "--events")
    assert told.code == 2
    assert is_one_sentence(told.err)
