"""Tells how matches of Captain Treasure Boots run: landings, changes of the lead, rounds, who wins.

A change of the lead is one from a sole leader to another. Win shares are told by the order of play
(chance says who begins) and by chair, so that a rule which favours the first or the last shows.

    python tools/course_of_match.py --seats mate,mate,mate,mate --option hold_limit=5 --matches 400
"""

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.ladder import Contender, interval, mean, player_of  # noqa: E402
from treasure_games.commands.workers import unwind_on_termination, workers  # noqa: E402
from treasure_games.core.chance import SeededChance  # noqa: E402
from treasure_games.core.game import MOST_STEPS, deciding_seats  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.treasure_boots.rules.events import Scored, Unloaded  # noqa: E402
from treasure_games.games.treasure_boots.rules.game import GAME  # noqa: E402


class Course(NamedTuple):
    """What is counted in one match; `shares` of the victory by chair."""

    landings: int
    lead_changes: int
    rounds: int
    starter: int
    shares: tuple[float, ...]


def course(setup: Setup, seated: Sequence[Contender], seed: int) -> Course:
    """Play one match and count."""
    players = [player_of(who, GAME, seat, seed) for seat, who in enumerate(seated)]
    state, chance, told = GAME.new(setup), SeededChance(seed), list[Any]()
    GAME.start(state, chance, told.append)
    for seat in islice(deciding_seats(GAME, state, seed), MOST_STEPS):
        action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, action, chance, told.append)
    outcome = GAME.outcome(state)
    assert outcome is not None, f"no end after {MOST_STEPS} decisions"
    return Course(
        landings=sum(isinstance(event, Unloaded) for event in told),
        lead_changes=lead_changes([e for e in told if isinstance(e, Scored)], len(seated)),
        rounds=-(-state.turn_number // len(seated)),
        starter=state.starter,
        shares=tuple(outcome.shares),
    )


def lead_changes(scored: Sequence[Scored], seats: int) -> int:
    """Return how often another one became sole leader than the last sole leader."""
    scores, leaders = [0] * seats, list[int]()
    for event in scored:
        scores[event.seat] = event.total
        if scores.count(best := max(scores)) == 1:
            leaders.append(scores.index(best))
    return sum(one != other for one, other in pairwise(leaders))


def report(played: Sequence[Course]) -> dict[str, Any]:
    """Return the means with their intervals."""
    chairs = range(len(played[0].shares))
    by_order = [
        [one.shares[(one.starter + place) % len(chairs)] for one in played] for place in chairs
    ]
    by_chair = [[one.shares[chair] for one in played] for chair in chairs]
    return {
        "landings": told([one.landings for one in played]),
        "lead_changes": told([one.lead_changes for one in played]),
        "rounds": told([one.rounds for one in played]),
        "wins_by_order": [told(shares) for shares in by_order],
        "wins_by_chair": [told(shares) for shares in by_chair],
    }


def told(values: Sequence[float]) -> dict[str, float | list[float]]:
    """Return a mean and its interval."""
    return {"mean": round(mean(values), 3), "interval": [round(end, 3) for end in interval(values)]}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", default="mate,mate,mate,mate", help="players, as in ladder.py")
    parser.add_argument("--matches", type=int, default=100, help="each of a seed of its own")
    parser.add_argument("--first", type=int, default=5000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scheduler", default="")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    contenders = [Contender.of(text) for text in given.seats.split(",")]
    options = dict(text.split("=", 1) for text in given.option)
    setup = Setup.of(GAME.info, len(contenders), options)
    began, every = perf_counter(), range(given.first, given.first + given.matches)
    with unwind_on_termination(), workers(given.jobs, given.scheduler) as shared:
        played = list(shared.in_order(partial(course, setup, contenders), every))
    line = {
        "command": "python tools/course_of_match.py " + shlex.join(arguments or sys.argv[1:]),
        "matches": given.matches,
        **report(played),
        "seconds": round(perf_counter() - began, 1),
    }
    print(json.dumps(line))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
