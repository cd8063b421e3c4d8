"""The rulebook names every rule, and every rule it names is tested."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tests.battery.hooks import Hooks
from treasure_games.core.registry import AnyGame

GAME_TESTS = Path(__file__).resolve().parents[1] / "games"


def rulebook(game: AnyGame) -> str:
    return (files("treasure_games.games") / game.info.id / "rulebook.md").read_text("utf-8")


def ids_in(text: str, hooks: Hooks) -> set[str]:
    """Ids like DT-07 and DT-R7; in names of tests they are written dt_07 and dt_r7."""
    prefix = hooks.RULE_IDS[0].split("-")[0]
    found = re.findall(rf"(?<![A-Za-z]){prefix}[-_]([A-Z]?\d+)", text.upper().replace("TEST_", " "))
    return {f"{prefix}-{number}" for number in found}


def test_the_rulebook_holds_every_numbered_rule_and_no_other(game: AnyGame, hooks: Hooks) -> None:
    assert ids_in(rulebook(game), hooks) == set(hooks.RULE_IDS)


def test_every_rule_is_named_by_a_test(game: AnyGame, hooks: Hooks) -> None:
    names: list[str] = []
    for path in sorted((GAME_TESTS / game.info.id).glob("test_*.py")):
        text = path.read_text("utf-8")
        names += re.findall(r"def (test_\w+)", text)
        names += re.findall(r'"""(.*?)"""', text, re.DOTALL)
    assert set(hooks.RULE_IDS) - ids_in("\n".join(names), hooks) == set()


def test_every_option_names_its_rule_and_stands_in_the_rulebook(
    game: AnyGame, hooks: Hooks
) -> None:
    house_rules = rulebook(game).partition("## House rules")[2]
    for option in game.info.options:
        assert option.rule in hooks.RULE_IDS
        assert option.help
        assert option.name == "version" or option.rule in ids_in(house_rules, hooks), option.name


def test_the_rulebook_is_laid_out_for_the_screen(game: AnyGame) -> None:
    """One title, chapters below it, no chapter empty; lines short enough to read in a diff."""
    lines = rulebook(game).splitlines()
    assert [line for line in lines if line.startswith("# ")] == [f"# {game.info.title}"]
    heads = [number for number, line in enumerate(lines) if line.startswith("#")]
    for head, following in zip(heads, [*heads[1:], len(lines)], strict=True):
        assert any(lines[head + 1 : following]), lines[head]
    assert max(map(len, lines)) <= 100
