"""A lesson: recorded matches, with instructions laid beside their rows. It is data alone, in the
file `lesson.toml` of a game.

The record of a chapter says who sits where, how the luck falls and what the rivals do. Nothing is
done for the learner: each instruction says what to look at or what to do, and which of the legal
acts are offered until that is done.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from treasure_games.core.pages import installed, page_of, text_of
from treasure_games.core.record import Record
from treasure_games.core.registry import folder_of

PAGE: Final = "lesson.toml"


class Instruction(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host says once this number of rows has been played (0: right after the deal).

    With an `order` the learner does what the next rows of the record say, up to the next
    instruction. Without one there is something to look at, until any press. Both are sentences as
    written for translation. Where several seats choose in secret, the record has the learner first:
    rivals choose only after that.
    """

    row: int
    say: str
    order: str = ""
    at: tuple[str, ...] = ()
    """What is pointed at: names of controls, or pictures of the legend; the first that is there."""
    also: tuple[str, ...] = ()
    """Actions of these names are offered, too. They draw as much luck as the recorded one."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """One match of a lesson: a record, and what is said beside it, in the order of its rows."""

    record: str
    """The name of a file in the package of the game."""
    instructions: tuple[Instruction, ...]
    begins: int = 0
    """The number of rows that have been played when the learner comes to the table."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first match of a game, in one or more chapters."""

    chapters: tuple[Chapter, ...]
    hints: dict[str, str] = {}
    """What the host says in the first match after it, by the question (`Pending.ask`)."""
    game: str = ""

    def record_of(self, chapter: int) -> Record:
        """Return the record of a chapter."""
        return _record(self.game, self.chapters[chapter].record)

    @property
    def length(self) -> int:
        """The number of instructions in all chapters."""
        return sum(len(chapter.instructions) for chapter in self.chapters)


def has_lesson(game_id: str) -> bool:
    """Return True if a game has a lesson; nothing of it is loaded."""
    return (folder_of(game_id) / PAGE).is_file()


def lesson_of(game_id: str) -> Lesson | None:
    """Return the lesson of a game; None if it has none."""
    return read_lesson(folder_of(game_id) / PAGE) if has_lesson(game_id) else None


@lru_cache(maxsize=4)
def read_lesson(page: Path) -> Lesson:
    """Return the lesson on a page, which lies in the folder of its game."""
    return replace(page_of(page, Lesson), game=page.parent.name)


@lru_cache(maxsize=4)
def _record(game_id: str, name: str) -> Record:
    path = folder_of(game_id) / name
    with installed(path):
        return Record.from_line(text_of(path))
