"""The app with a robot at its mouse, playing without end until it is killed; run by `test_killed`.

Prints what `tests.match.killed_player` prints: a line for each match and for each act once it is
saved. A match under way is continued by the title's own button.
"""

import json
import os
import random
import sys
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from tests.hands import Mouse
from tests.match.killed_player import say
from tests.ui_battery.likings import likings_of
from tests.ui_battery.robot import Robot
from tools.rig import crew, rig, table_plan
from treasure_games.folders import Folders
from treasure_games.match.match import Match
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.title import TitleScene


def watched(match: Match) -> Match:
    """Say what is saved from now on."""
    keep = match.on_change
    assert keep is not None
    # A computer may have acted since the match was sat down to.
    rows = [row.to_plain() for row in match.record().rows]
    say("at", match.identity, len(match.acts) - 1, json.dumps(rows))
    told = len(match.acts)

    def kept(changed: Match) -> None:
        nonlocal told
        keep(changed)
        if len(changed.acts) > told:
            row = json.dumps(changed.record().rows[-1].to_plain())
            say("act", changed.identity, len(changed.acts) - 1, row)
        told = len(changed.acts)

    match.on_change = kept
    return match


def lay_table(folders: Folders, game_id: str) -> None:
    """So that quick play sits down to a match that is soon over."""
    plan = table_plan(game_id, crew(1, 2), **likings_of(game_id).SHORT)
    LastTables(folders.data).keep(plan)


def sail(folder: Path, game_id: str) -> None:
    """From the title into a match, to its end, and into the next."""
    with rig((640, 400), speed=0.0, folder=folder) as stand:
        lay_table(stand.services.folders, game_id)
        stand.show(TitleScene(stand.services))
        mouse = Mouse(stand)
        mouse.press("continue") if mouse.sees("continue") else mouse.choose(game_id)
        robot = Robot(mouse, random.getrandbits(32))
        while True:
            match = watched(robot.table.match)
            robot.play()
            say("over", match.identity)
            mouse.press("rematch")


if __name__ == "__main__":
    sail(Path(sys.argv[1]), sys.argv[2])
