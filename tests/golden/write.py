"""Write the golden playthroughs anew: `python -m tests.golden.write [GAME...]`.

Only after a change of the rules that is meant: look at the difference before you commit it.
"""

import sys
from pathlib import Path

from tests.battery.playing import opened, play_randomly
from tests.further import FURTHER
from tests.golden.chosen import CHOSEN
from tests.golden.text import text_of
from treasure_games.core.registry import load, register

HERE = Path(__file__).resolve().parent


def write(game_id: str) -> None:
    """All that are chosen of one game; files that are chosen no more are deleted."""
    game, folder = load(game_id), HERE / game_id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for one in CHOSEN[game_id]:
        play = play_randomly(opened(game, one.seats, one.options, one.seed), one.seed)
        (folder / f"{one.name}.txt").write_text(
            text_of(game, play.record), encoding="utf-8", newline="\n"
        )


if __name__ == "__main__":
    for further in FURTHER.items():
        register(*further)
    for wanted in sys.argv[1:] or CHOSEN:
        write(wanted)
