"""The figures on the pages beside modules: all are used, and all that are used are there."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import treasure_games
from treasure_games.core.pages import Named

PACKAGE = Path(treasure_games.__file__).parent
MAKES_NAMED = re.compile(r"^\w.*\bNamed\(", re.MULTILINE)


def with_figures() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.with_suffix(".toml").exists() and MAKES_NAMED.search(path.read_text("utf-8")):
            yield path


def module_name(path: Path) -> str:
    return ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))


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
    tables = {name: vars(table) for name, table in names if isinstance(table, Named)}
    assert tables
    source = path.read_text("utf-8")
    assert {name: used_of(name, source) for name in tables} == {
        name: set(figures) for name, figures in tables.items()
    }


def test_what_a_page_lacks_is_an_error() -> None:
    named = Named({"wide": 2.0})
    assert named.wide == 2.0
    with pytest.raises(AttributeError, match="high"):
        _ = named.high
