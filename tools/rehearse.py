"""Plays the scenarios of lessons and writes their records into the package.

python tools/rehearse.py [GAME ...]
"""

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from treasure_games.core.lesson import has_lesson, lesson_of  # noqa: E402
from treasure_games.core.registry import GAMES  # noqa: E402


def main(games: list[str]) -> int:
    """Write the records of these games, or of all that have a lesson."""
    for game_id in games or [game for game in GAMES if has_lesson(game)]:
        lesson = lesson_of(game_id)
        if lesson is None:
            print(f"rehearse: {game_id} has no lesson.toml yet", file=sys.stderr)
            return 2
        chapters = import_module(f"tools.lessons.{game_id}").CHAPTERS
        for chapter, rehearse in zip(lesson.chapters, chapters, strict=True):
            record = rehearse()
            path = ROOT / "treasure_games" / "games" / game_id / chapter.record
            path.write_text(record.to_line() + "\n", encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: {len(record.rows)} rows")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
