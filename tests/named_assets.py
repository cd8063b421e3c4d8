"""Which pictures and sounds the code names: read from its source, where names are strings."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.message_sources import medal_pages
from treasure_games.core.feats import read_feats

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "treasure_games"
DEEPEST: Final = 2
"""A hole of a pattern may be filled by another pattern, and its holes by words."""

Pieces = tuple[str | None, ...]
"""An f-string: its fixed parts, and None for each hole."""


class Names(NamedTuple):
    """Every string of the code, and every f-string."""

    words: frozenset[str]
    patterns: tuple[Pieces, ...]

    def say(self, name: str, depth: int = 0) -> bool:
        """Does some string of the code say this, whole or put together?"""
        if name in self.words or name.isdigit():
            return True
        return depth < DEEPEST and any(self._fits(name, one, depth) for one in self.patterns)

    def _fits(self, name: str, pieces: Pieces, depth: int) -> bool:
        parts = ("(.+)" if piece is None else re.escape(piece) for piece in pieces)
        found = re.fullmatch("".join(parts), name)
        return found is not None and all(self.say(hole, depth + 1) for hole in found.groups())


@cache
def names_in_code() -> Names:
    """The strings of the package and of the pages beside its modules, docstrings left out; pictures
    of rulebooks and aims, over frames and round cards.
    """
    words: set[str] = set()
    patterns: set[Pieces] = set()
    for path in PACKAGE.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        woven = [node for node in nodes if isinstance(node, ast.JoinedStr)]
        patterns.update(_pieces(node) for node in woven)
        unsaid = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        unsaid |= {id(piece) for node in woven for piece in node.values}
        words.update(
            node.value
            for node in nodes
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in unsaid
        )
    words.update(_words_on_pages())
    words.update(_pictures_of_rulebooks())
    words.update(_pictures_of_aims())
    words.update(_pictures_over_frames())
    words.update(_frames_of_cards())
    words.update(feat.id for page in medal_pages(PACKAGE) for feat in read_feats(page))
    lively = (pieces for pieces in patterns if any(piece for piece in pieces))
    return Names(frozenset(words), tuple(sorted(lively, key=str)))


def _words_on_pages() -> Iterator[str]:
    """Names and strings of the pages of data; a page without a module, like a lesson, is none."""
    for path in PACKAGE.rglob("*.toml"):
        if path.with_suffix(".py").exists():
            yield from _words_in(tomllib.loads(path.read_text(encoding="utf-8")))


def _words_in(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict | list):
        for one in (*part, *part.values()) if isinstance(part, dict) else part:
            yield from _words_in(one)


def files_below(kind: str) -> Iterator[tuple[str, Path]]:
    """Logical name and file of all that lies in `art` or `sounds`."""
    folder = ROOT / kind
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).with_suffix("").as_posix(), path


def _pieces(node: ast.JoinedStr) -> Pieces:
    return tuple(
        str(value.value) if isinstance(value, ast.Constant) else None for value in node.values
    )


def _pictures_of_rulebooks() -> Iterator[str]:
    for page in PACKAGE.glob("games/*/rulebook.md"):
        for found in re.findall(r"!\[.*?\]\((.+?)\)", page.read_text(encoding="utf-8")):
            yield from found.split()


def _pictures_of_aims() -> Iterator[str]:
    for page in PACKAGE.glob("games/*/aim.toml"):
        yield from _words_in(tomllib.loads(page.read_text(encoding="utf-8")))


def _pictures_over_frames() -> Iterator[str]:
    slices = json.loads((ROOT / "art" / "ui" / "nine_slice.json").read_text(encoding="utf-8"))
    for sides in slices.values():
        yield from (sides[part] for part in ("grain", "rim") if part in sides)


def _frames_of_cards() -> Iterator[str]:
    path = ROOT / "art" / "cards" / "stolen_treasure" / "geometry.json"
    for card in json.loads(path.read_text(encoding="utf-8"))["cards"].values():
        yield card["frame"]
