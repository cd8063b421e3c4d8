"""The figures on the pages beside modules: all are used, and all that are used are there."""

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import treasure_games
from treasure_games.core.errors import BadInstallation
from treasure_games.core.pages import Named, Table, amended, damage_of, json_of, page_of
from treasure_games.stage.theme import Theme

PACKAGE = Path(treasure_games.__file__).parent
MAKES_NAMED = re.compile(r"^\w.*(\bNamed\(|_beside\(__file__\))", re.MULTILINE)


def with_figures() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.with_suffix(".toml").exists() and MAKES_NAMED.search(path.read_text("utf-8")):
            yield path


def module_name(path: Path) -> str:
    return ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))


def makes(table: str, source: str) -> bool:
    """Whether a module makes the table of this name itself, instead of importing it."""
    return re.search(rf"^(\w+, )*{table}\b.* = ", source, re.MULTILINE) is not None


def with_importers(table: str, path: Path) -> Iterator[str]:
    """The source of a module, and of those that import this table of it."""
    imported = re.compile(
        rf"^from {re.escape(module_name(path))} import (\([^)]*|.*)\b{table}\b", re.MULTILINE
    )
    for one in PACKAGE.rglob("*.py"):
        source = one.read_text("utf-8")
        if one == path or (not table.startswith("_") and imported.search(source)):
            yield source


def used_of(table: str, source: str) -> set[str]:
    """The attributes that a module asks of one of its names."""
    return {
        node.attr
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == table
    }


@pytest.mark.parametrize("path", tuple(with_figures()), ids=module_name)
def test_a_page_has_what_its_module_uses_and_nothing_else(path: Path) -> None:
    names = vars(importlib.import_module(module_name(path))).items()
    own = path.read_text("utf-8")
    tables = {
        name: vars(table) for name, table in names if isinstance(table, Named) and makes(name, own)
    }
    assert tables
    for name, figures in tables.items():
        used = (used_of(name, source) for source in with_importers(name, path))
        assert set().union(*used) == set(figures), name


@pytest.mark.parametrize("table", [Theme().palette, Theme().durations, Theme().motion])
def test_all_of_the_theme_is_used(table: Named[object]) -> None:
    paths = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml")]
    told = " ".join(path.read_text("utf-8") for path in paths if path.name != "theme.toml")
    assert not vars(table).keys() - set(re.findall(r"\w+", told))


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.toml"
    path.write_text('[sizes]\nwide = 2.0\n\n[[one]]\nname = "x"\n', encoding="utf-8")
    return path


def test_what_a_page_lacks_is_told_with_its_name_wherever_it_is_asked_for(page: Path) -> None:
    found = page_of(page, dict[str, Any])
    named = amended(Named[float](found["sizes"]), {"deep": 1.0})
    assert (named.wide, named.deep) == (2.0, 1.0)
    entry = found["one"]
    tables: tuple[tuple[Any, str], ...] = ((found, "two"), (entry[0], "title"), (named, "high"))
    for table, name in tables:
        with pytest.raises(BadInstallation, match=rf"{re.escape(str(page))}: {name}\)"):
            _ = getattr(table, name) if table is named else table[name]


def test_what_json_lacks_is_told_too(tmp_path: Path) -> None:
    path = tmp_path / "list.json"
    path.write_text('{"one": {"x": 1}}', encoding="utf-8")
    assert isinstance(json_of(path)["one"], Table)
    with pytest.raises(BadInstallation, match=r"list\.json: y"):
        _ = json_of(path)["one"]["y"]


def test_a_failure_elsewhere_is_not_the_pages() -> None:
    with pytest.raises(KeyError) as caught:
        _ = dict[str, str]()["two"]
    assert damage_of(caught.value) is None


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("games/bluffaneer/rules/pieces.toml", "icons =", "icoms ="),
        ("games/bluffaneer/rules/pieces.toml", '  "ship and skull",\n', ""),
        ("games/bluffaneer/bot/hints.toml", "Challenge", "Chalenge"),
        ("games/bluffaneer/rules/house.toml", "option", "optoin"),
    ],
)
def test_a_page_that_lacks_what_a_module_builds_on_is_told_in_a_sentence(
    file: str, old: str, new: str, tmp_path: Path
) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name)
    path = tmp_path / PACKAGE.name / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    words = [sys.executable, "-m", PACKAGE.name, "simulate", "bluffaneer", "--seats", "mate,mate"]
    here = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}
    ended = subprocess.run(
        words, cwd=tmp_path, env=here, capture_output=True, encoding="utf-8", check=False
    )
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert f"damaged or missing ({path}" in ended.stderr
