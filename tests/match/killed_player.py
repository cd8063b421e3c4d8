"""Plays matches without end until it is killed; run by `test_killed` as a process of its own.

Prints a line after each act: the match, the number of acts, and the row just played.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from tests.ui_battery.likings import likings_of
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.opponents.players import make_player

GREED: Final = 0.7
"""The share of acts that are meant."""


def say(*words: object) -> None:
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


def new_match(matches: Matches, game_id: str) -> Match:
    setup = Setup.of(load(game_id).info, 3, likings_of(game_id).SHORT)
    seats = tuple(Seat(name, number) for number, name in enumerate(("Ann", "Bob", "Cid")))
    return matches.begin(MatchSetup(game_id, setup, seats, 1).with_seed())


def choice(match: Match, seat: int, rng: random.Random) -> Any:
    """At random, and now and then greedy: luck alone would never end a match on an open sea."""
    legal = match.legal(seat)
    if rng.random() < GREED:
        player = make_player("greedy", match.plan.game, seat, rng.getrandbits(32))
        return player.choose(match.view(seat), legal)
    return rng.choice(legal)


def play(folder: Path, game_id: str) -> None:
    matches = Matches(folder, lambda sentence: say("told", sentence))
    under_way = matches.under_way()
    match = matches.resume(under_way[0].identity) if under_way else new_match(matches, game_id)
    rng = random.Random()
    say("at", match.identity, len(match.acts) - 1)
    while True:
        while (asked := match.pending()) is not None:
            seat = asked.seats[0]
            match.act(seat, choice(match, seat, rng))
            say(
                "act",
                match.identity,
                len(match.acts) - 1,
                json.dumps(match.record().rows[-1].to_plain()),
            )
        say("over", match.identity)
        match = new_match(matches, game_id)
        say("at", match.identity, 0)


if __name__ == "__main__":
    play(Path(sys.argv[1]), sys.argv[2])
