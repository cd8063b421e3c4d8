"""Reads the Markdown of a rulebook as paragraphs.

The first chapter says what the aim is, the second what the pictures and numbers on the table mean.
Their paragraphs beside pictures are also shown on other screens: those of the aim beside the scenes
of the game's page `aim.toml`.

There are headings, paragraphs, bullet and numbered lists, **bold**, *italic*, and pictures. A
picture stands on a line of its own with a caption (`![caption](logical/name)`), or without one at
the start of the paragraph beside it. Those called `diagram:name` are drawn by the game's table.
Rule ids in parentheses are found, so that a rule's paragraph can be opened.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from treasure_games.core.language import language
from treasure_games.core.pages import installed, page_of, text_of
from treasure_games.core.registry import folder_of

DIAGRAM: Final = "diagram:"
"""Pictures called "diagram:chain" are drawn by the game's table, see `table.diagram`."""
RULE_ID: Final = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d+\b")
STYLE: Final = re.compile(r"(<[^<>]*>)")
"""A mark of style in the text of a paragraph."""
_IDS: Final = re.compile(r"\s*\((?:[A-Z]{2,3}-[A-Z]?\d+(?:, )?)+\)")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_ITALIC: Final = re.compile(r"\*(.+?)\*")
_PICTURE: Final = re.compile(r"!\[(.*)\]\(([^)]+)\)")
_BESIDE: Final = re.compile(r"!\[\]\(([^)]+)\) +")
_ITEM: Final = re.compile(r"(\d+\.|[-*]) +")


class Paragraph(Struct, frozen=True):
    """One paragraph.

    `level` is 1 to 3 for headings, 0 for text. `image` names pictures, which are shown beside the
    text or above it.
    """

    text: str
    level: int = 0
    is_item: bool = False
    rules: tuple[str, ...] = ()
    image: str = ""
    is_beside: bool = False

    def matches(self, words: str) -> bool:
        """Return True if every word occurs in it, ignoring case."""
        searched = f"{STYLE.sub('', self.text)} {' '.join(self.rules)}".casefold()
        return all(word in searched for word in words.casefold().split())


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture in a scene, words on it, or both: its middle, width and turn to the left. Words are
    a figure, or a sentence that the game says elsewhere, too: it is translated there.
    """

    at: tuple[float, float]
    wide: float
    picture: str = ""
    turn: float = 0.0
    is_flat: bool = False
    """True if it casts no shadow."""
    words: str = ""
    size: float = 38.0
    colour: str = "ink"


Scenes = dict[str, tuple[Piece, ...]]


def rulebook(game_id: str) -> tuple[Paragraph, ...]:
    """Return the rulebook of a game in the player's language, or in English if untranslated."""
    return _page(game_id, language())


def aim_of(game_id: str) -> tuple[Paragraph, ...]:
    """Return what new players should know: the aim, a turn, and what others can do to them."""
    return _beside_pictures(game_id, language(), 1)


def scenes_of(game_id: str) -> tuple[tuple[Piece, ...], ...]:
    """Return the pieces of the scene beside each line of the aim, the lowest first."""
    with installed(path := folder_of(game_id) / "aim.toml"):
        scenes = tuple(page_of(path, Scenes).values())
        if len(scenes) != len(aim_of(game_id)):
            raise ValueError("one scene for each line is wanted")
    return scenes


def legend_of(game_id: str) -> tuple[Paragraph, ...]:
    """Return what pictures and numbers on the table mean."""
    return _beside_pictures(game_id, language(), 2)


def meaning(game_id: str, picture: str) -> str:
    """Return what the legend says about a picture; "" if nothing."""
    signs = legend_of(game_id)
    return next((sign.text for sign in signs if picture in sign.image.split()), "")


@lru_cache(maxsize=16)
def _beside_pictures(game_id: str, code: str, chapter: int) -> tuple[Paragraph, ...]:
    """Return the paragraphs beside pictures in a chapter, counted from 1."""
    page = _page(game_id, code)
    heads = [number for number, one in enumerate(page) if one.level == 2]
    return tuple(one for one in page[slice(*heads[chapter - 1 : chapter + 1])] if one.is_beside)


@lru_cache(maxsize=8)
def _page(game_id: str, code: str) -> tuple[Paragraph, ...]:
    page = folder_of(game_id) / f"rulebook.{code}.md"
    if not page.is_file():
        page = page.with_name("rulebook.md")
    return tuple(paragraphs(text_of(page)))


def paragraphs(markdown: str) -> Iterator[Paragraph]:
    """Yield the paragraphs of a page; list items are paragraphs of their own."""
    lines: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        stripped = line.strip()
        if lines and (not stripped or _ITEM.match(stripped) or stripped.startswith("#")):
            yield _paragraph(" ".join(lines))
            lines = []
        if stripped:
            lines.append(stripped)


def _paragraph(text: str) -> Paragraph:
    picture = _PICTURE.fullmatch(text)
    if picture:
        return Paragraph(_styled(picture[1]), image=picture[2])
    beside = _BESIDE.match(text)
    text = text[beside.end() :] if beside else text
    level = len(text) - len(text.lstrip("#"))
    item = _ITEM.match(text)
    if item:
        mark = "•" if item[1] in "-*" else item[1]
        text = f"{mark} {text[item.end() :]}"
    rules = tuple(RULE_ID.findall(text))
    styled = _styled(_IDS.sub("", text.lstrip("# ")))
    image = beside[1] if beside else ""
    return Paragraph(styled, min(level, 3), item is not None, rules, image, beside is not None)


def _styled(text: str) -> str:
    return _ITALIC.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", text))
