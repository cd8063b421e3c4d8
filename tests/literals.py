"""Looks for words in the source that reach the player without passing the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROSE = re.compile(r"^[A-Z][a-z]|(?:[A-Za-z,.:;!?]|^) +[A-Za-z]")
"""A word with a capital, or two words: names of pictures, styles and controls have neither."""
WORD = re.compile(r"[A-Za-z]{2}")
"""What has none is a chart drawn in letters, not prose."""
TRANSLATED = {"N_", "_", "translate", "translate_plural", "plural"}
NOT_SHOWN = {"ValueError", "TypeError", "RuntimeError", "getattr", "setattr", "TypeVar", "cast"}
"""What engineers read, or what names things of the program."""


def bare_sentences(file: Path) -> Iterator[tuple[int, str]]:
    """Line and text of each literal that reads like prose and is neither marked nor a docstring."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    yield from _below(tree)


def early_translations(file: Path) -> Iterator[int]:
    """Lines that translate while the module is read, which freezes the language of the start."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in _read_at_import(tree):
        if isinstance(node, ast.Call) and _called(node) in TRANSLATED - {"N_"}:
            yield node.lineno


def _below(node: ast.AST) -> Iterator[tuple[int, str]]:
    annotations = {id(getattr(node, name, None)) for name in ("annotation", "returns")}
    for child in ast.iter_child_nodes(node):
        if id(child) in annotations:
            continue
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        if isinstance(child, ast.Call) and _called(child) in TRANSLATED | NOT_SHOWN:
            continue
        if isinstance(child, ast.Assign) and "__all__" in map(ast.unparse, child.targets):
            continue
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            if PROSE.search(child.value) and WORD.search(child.value):
                yield child.lineno, child.value
            continue
        yield from _below(child)


def _read_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """What runs when the module is read: bodies of functions don't, their defaults do."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            for default in (*child.args.defaults, *filter(None, child.args.kw_defaults)):
                yield default
                yield from _read_at_import(default)
            continue
        yield child
        yield from _read_at_import(child)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
