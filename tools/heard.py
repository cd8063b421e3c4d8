"""What is heard in a whole match of mates at the table, at 1x: which stems of music from when to
when, and which sounds how often.

python -m tools.heard [GAME ...] [--seats N] [--seed N]

There is no window and no sound; the clock is moved by hand, so a match takes as long as its
drawing and the thoughts of its players.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final
from unittest.mock import patch

from tools.quick_thinker import QuickThinker
from tools.rig import Rig, crew, rig, table_plan
from treasure_games.core.registry import GAMES
from treasure_games.screens.result.scene import ResultScene
from treasure_games.stage.loop import LONGEST_STEP

SIZE: Final = (640, 360)
LONGEST: Final = 4 * 3600.0
"""Seconds of the manual clock after which a match surely is over."""

Heard = tuple[float, str, int]
"""When a tune was called for, which one, and with how many stems beside the first."""


class Mates(QuickThinker):
    """Mates that answer at once."""

    level = "mate"


def heard_in(
    bench: Rig, game_id: str, seats: int, seed: int
) -> tuple[list[Heard], Counter[str], float]:
    """Play a match; return what music was called for at the table, how often each sound, and when
    the result was shown.
    """
    audio, found, sounds = bench.services.audio, list[Heard](), Counter[str]()

    def music(tune: str | None, intensity: int = 0) -> None:
        found.append((bench.clock.seconds, tune or "", intensity))

    def play(group: str, *_step: int | None, **_take: int) -> None:
        sounds[group] += 1

    bench.tick(0.0)
    with patch.object(audio, "music", music), patch.object(audio, "play", play):
        bench.services.navigation.begin_match(table_plan(game_id, crew(0, seats), seed))
        while not isinstance(bench.top, ResultScene):
            bench.tick(LONGEST_STEP)
            if bench.clock.seconds > LONGEST:
                raise TimeoutError(f"{game_id} doesn't end")
    return found, sounds, bench.clock.seconds


def told(heard: Sequence[Heard], end: float) -> list[str]:
    """Return a line for each stretch of music, then the share of the time of each stem."""
    lines, seconds = [], Counter[str]()
    ends = [at for at, _tune, _intensity in heard[1:]] + [end]
    for (at, tune, intensity), until in zip(heard, ends, strict=True):
        if until == at:
            continue  # The result has music of its own.
        stems = [f"{tune}_{number}" for number in range(1, intensity + 2)]
        lines.append(f"{minutes(at)} to {minutes(until)}  {' '.join(stems)}")
        seconds.update(dict.fromkeys(stems, until - at))
    length = end - heard[0][0]
    shares = (f"{stem} {100 * count / length:.0f} %" for stem, count in sorted(seconds.items()))
    return [*lines, ", ".join(shares)]


def counted(sounds: Counter[str]) -> str:
    """Return how often each sound was heard, the most frequent one first."""
    return ", ".join(f"{name} {count}" for name, count in sounds.most_common())


def minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    return f"{int(seconds // 60):3}:{int(seconds % 60):02}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Tell what is heard in whole matches.")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--seats", type=int, default=3, metavar="N")
    parser.add_argument("--seed", type=int, default=7, metavar="N")
    options = parser.parse_args(arguments)
    for game_id in options.games:
        with ExitStack() as stack:
            stack.enter_context(patch("treasure_games.app.Thinker", Mates))
            bench = stack.enter_context(rig(SIZE))
            music, sounds, end = heard_in(bench, game_id, options.seats, options.seed)
        print("\n  ".join([game_id, *told(music, end), counted(sounds)]), flush=True)


if __name__ == "__main__":
    main()
