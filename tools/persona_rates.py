"""Shows what pirates do otherwise than others, and whether somebody who counts acts knows them.

For each persona, matches are played against neutral players of the same level, each seat in turn.
An act's rate is how often it was chosen where it could be; beside it stand the numbers that a game
counts in a match. The first half of the matches is learnt
from; of the second half groups of ten are given to a classifier that takes the nearest persona.

    python tools/persona_rates.py --game bluffaneer --level mate --matches 200 --jobs 2
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, islice
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from treasure_games.commands.workers import workers
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, deciding_seats
from treasure_games.core.options import Setup
from treasure_games.core.registry import load, load_words
from treasure_games.opponents.mind import mind_of
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

GROUP = 10
"""Matches that the classifier sees together."""
NEUTRAL = ""
LEAST_NOTABLE = 1.5
"""Rates that differ by this factor from the neutral ones are printed."""

Rates = Mapping[str, float]
Task = tuple[str, int]
"""A persona, and the number of a match."""


def counted(game_id: str, level: str, seats: int, first: int, task: Task) -> Counter[str]:
    """Play a match; return how often its pirate could do what, and did."""
    persona, number = task
    game, seed, own = load(game_id), first + number, number % seats
    players = [
        make_player(level, game_id, seat, seed, persona if seat == own and persona else None)
        for seat in range(seats)
    ]
    state, chance = game.new(Setup.of(game.info, seats)), SeededChance(seed)
    found, told = Counter[str](), list[Any]()
    game.start(state, chance, told.append)
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        legal = game.legal(state, seat)
        action = players[seat].choose(game.view(state, seat), legal)
        kinds = {type(one).__name__ for one in legal}
        if seat == own and len(kinds) > 1:
            found.update(f"could {kind}" for kind in kinds)
            found[f"did {type(action).__name__}"] += 1
        game.apply(state, seat, action, chance, told.append)
    numbers = load_words(game_id).count_numbers(told, game.view(state, None))
    found.update({f"could {name}": 1 for name in numbers})
    found.update({f"did {name}": by_seat[own] for name, by_seat in numbers.items()})
    return found


def rates(matches: Sequence[Counter[str]]) -> dict[str, float]:
    """Return each act's rate over some matches; acts that were never possible have none."""
    total = sum(matches, Counter[str]())
    could = {name.removeprefix("could "): count for name, count in total.items() if "could" in name}
    return {kind: total[f"did {kind}"] / count for kind, count in could.items()}


def recognized(matches: Mapping[str, Sequence[Counter[str]]]) -> dict[str, float]:
    """Return how often a group of matches is known among all personas, and between two of them."""
    half = {who: len(played) // 2 for who, played in matches.items()}
    learnt = {who: rates(played[: half[who]]) for who, played in matches.items()}
    groups = [
        (who, rates(played[at : at + GROUP]))
        for who, played in matches.items()
        for at in range(half[who], len(played) - GROUP + 1, GROUP)
    ]
    kinds = set.union(*(set(one) for one in learnt.values()))
    noise = {
        kind: pstdev(
            [seen[kind] - learnt[who].get(kind, 0) for who, seen in groups if kind in seen]
        )
        for kind in kinds
    }

    def distance(who: str, seen: Rates) -> float:
        """Return how unlike a persona a group is, in standard deviations of such groups."""
        both = [kind for kind in kinds if kind in seen and kind in learnt[who] and noise[kind]]
        return fmean([((seen[kind] - learnt[who][kind]) / noise[kind]) ** 2 for kind in both])

    among_all = [min(learnt, key=lambda one: distance(one, seen)) == who for who, seen in groups]
    pairs = [
        distance(who, seen) < distance(other, seen)
        for one, two in combinations(learnt, 2)
        for who, other in ((one, two), (two, one))
        for owner, seen in groups
        if owner == who
    ]
    return {"among_all": round(fmean(among_all), 3), "of_two": round(fmean(pairs), 3)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", required=True)
    parser.add_argument("--level", default="mate")
    parser.add_argument("--matches", type=int, default=100, help="of each persona")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--first", type=int, default=7000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scheduler", default="")
    given = parser.parse_args(arguments)
    who = (NEUTRAL, *PERSONAS)
    tasks = [(one, number) for one in who for number in range(given.matches)]
    play = partial(counted, given.game, given.level, given.seats, given.first)
    with workers(given.jobs, given.scheduler) as shared:
        results = list(shared.in_order(play, tasks))
    matches = {
        one: results[at * given.matches : (at + 1) * given.matches] for at, one in enumerate(who)
    }
    neutral = rates(matches.pop(NEUTRAL))
    for one, played in matches.items():
        notable = {
            kind: f"{rate:.2f} for {neutral[kind]:.2f}"
            for kind, rate in rates(played).items()
            if neutral.get(kind) and not 1 / LEAST_NOTABLE < rate / neutral[kind] < LEAST_NOTABLE
        }
        print(f"{one:14}{notable}  {mind_of(given.game).characters[one]}", file=sys.stderr)
    print(json.dumps({**vars(given), "neutral": neutral, "recognized": recognized(matches)}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
