"""Plays matches without end until it is killed; run by `test_killed` as a process of its own.

Prints a line after each act: the match, the number of acts, and the row just played.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup, Seat


def say(*words: object) -> None:
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


def new_match(matches: Matches) -> Match:
    setup = Setup.of(load("do_not_touch").info, 3)
    seats = tuple(Seat(name, number) for number, name in enumerate(("Ann", "Bob", "Cid")))
    return matches.begin(MatchSetup("do_not_touch", setup, seats, 1).with_seed())


def play(folder: Path) -> None:
    matches = Matches(folder, lambda sentence: say("told", sentence))
    under_way = matches.under_way()
    match = matches.resume(under_way[0].identity) if under_way else new_match(matches)
    rng = random.Random()
    say("at", match.identity, len(match.acts) - 1)
    while True:
        while (asked := match.pending()) is not None:
            seat = asked.seats[0]
            match.act(seat, rng.choice(match.legal(seat)))
            say("act", match.identity, len(match.acts) - 1, json.dumps(match.record().rows[-1]))
        say("over", match.identity)
        match = new_match(matches)
        say("at", match.identity, 0)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
