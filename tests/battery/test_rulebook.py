"""The rulebook names every rule, and every rule it names is tested; its aim has scenes."""

import re
from itertools import chain
from pathlib import Path

from tests.battery.hooks import Hooks
from tests.games.rulebooks import house_rules
from treasure_games.core.pages import page_beside
from treasure_games.core.registry import AnyGame, folder_of
from treasure_games.core.rulebook import aim_of, scenes_of
from treasure_games.screens import vignette

GAME_TESTS = Path(__file__).resolve().parents[1] / "games"


def rulebook(game: AnyGame) -> str:
    return (folder_of(game.info.id) / "rulebook.md").read_text("utf-8")


def ids_in(text: str, hooks: Hooks) -> set[str]:
    """Ids like DT-07 and DT-R7; in names of tests they are written dt_07 and dt_r7."""
    prefixes = "|".join(sorted({rule.partition("-")[0] for rule in hooks.RULE_IDS}))
    form = rf"(?<![A-Za-z])({prefixes})[-_]([A-Z]?\d+)"
    found = re.findall(form, text.upper().replace("TEST_", " ").replace("_AND_", " "))
    return {f"{prefix}-{number}" for prefix, number in found}


def test_the_rulebook_holds_every_numbered_rule_and_no_other(
    finished_game: AnyGame, finished_hooks: Hooks
) -> None:
    assert ids_in(rulebook(finished_game), finished_hooks) == set(finished_hooks.RULE_IDS)


def test_each_line_of_the_aim_has_a_scene_with_all_its_words_within(finished_game: AnyGame) -> None:
    page = page_beside(vignette.__file__, dict[str, float])
    game_id = finished_game.info.id
    assert len(scenes_of(game_id)) == len(aim_of(game_id))
    for piece in chain(*scenes_of(game_id)):
        assert piece.picture or piece.words
        if piece.words:
            (x, y), wide, high = piece.at, piece.wide, piece.size
            assert wide / 2 <= x <= page["wide"] - wide / 2
            assert high / 2 <= y <= page["high"] - high / 2


def test_every_rule_is_named_by_a_test(real_game: AnyGame, real_hooks: Hooks) -> None:
    names: list[str] = []
    for path in sorted((GAME_TESTS / real_game.info.id).rglob("test_*.py")):
        text = path.read_text("utf-8")
        names += re.findall(r"def (test_\w+)", text)
        names += re.findall(r'"""(.*?)"""', text, re.DOTALL)
    assert set(real_hooks.RULE_IDS) - ids_in("\n".join(names), real_hooks) == set()


def test_every_option_names_its_rule_and_stands_in_the_rulebook(
    finished_game: AnyGame, finished_hooks: Hooks
) -> None:
    house_rules = ids_in(rulebook(finished_game).partition("## House rules")[2], finished_hooks)
    for option in finished_game.info.options:
        assert option.rule in finished_hooks.RULE_IDS
        assert option.help
        assert option.name == "version" or option.rule in house_rules, option.name


def test_the_rulebook_names_the_usual_choice_of_its_house_rules(finished_game: AnyGame) -> None:
    """In each language, before the first of them."""
    told = {"en": "The first choice listed is the usual one", "de": "An erster Stelle steht, was"}
    for language, text in house_rules(finished_game.info.id).items():
        assert told[language] in text.partition("**")[0]


def test_the_rulebook_is_laid_out_for_the_screen(finished_game: AnyGame) -> None:
    """One title, chapters below it, no chapter empty; lines short enough to read in a diff."""
    lines = rulebook(finished_game).splitlines()
    assert [line for line in lines if line.startswith("# ")] == [f"# {finished_game.info.title}"]
    heads = [number for number, line in enumerate(lines) if line.startswith("##")]
    for head, following in zip(heads, [*heads[1:], len(lines)], strict=True):
        assert any(lines[head + 1 : following]), lines[head]
    assert max(map(len, lines)) <= 100
