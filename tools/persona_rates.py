"""Shows what pirates do otherwise than others, and whether somebody who counts acts knows them.

For each persona, matches are played against neutral players of the same level, each seat in turn.
An act's rate is how often it was chosen where it could be and something else could be, too; acts
are kinds of actions and what the mind calls `deeds`. Beside them stand the numbers that a game
counts in a match. The first half of the matches is learnt from; of the second half groups of ten
are given to a classifier that takes the nearest persona.

With `--asked`, neutral players play, and at each decision all personas are asked what they would
do: much cheaper, as they think alike and only choose differently, and it tells the price: what the
choices give away by the level's own values, in shares of the victory a match. But where a persona's
own way of playing leads isn't seen.

    python tools/persona_rates.py --game bluffaneer --level mate --matches 200 --jobs 2
    python tools/persona_rates.py --game treasure_boots --level captain --matches 40 --asked
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations, islice
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from treasure_games.commands.workers import workers
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent
from treasure_games.core.options import Setup
from treasure_games.core.registry import load, load_words
from treasure_games.opponents.evaluation import Move
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
        view, legal = game.view(state, seat), game.legal(state, seat)
        action = players[seat].choose(view, legal)
        if seat == own and len(legal) > 1:
            note(found, game_id, view, legal, action)
        game.apply(state, seat, action, chance, told.append)
    numbers = load_words(game_id).count_numbers(told, game.view(state, None))
    found.update({f"could {name} a match": 1 for name in numbers})
    found.update({f"did {name} a match": by_seat[own] for name, by_seat in numbers.items()})
    return found


def named(game_id: str, view: Any, action: Any) -> frozenset[str]:
    """Return the kind of an action, and its deeds."""
    deeds = mind_of(game_id).deeds(view, Move(action, (action,), 0.0))
    return frozenset((type(action).__name__, *deeds))


def note(found: Counter[str], game_id: str, view: Any, legal: Sequence[Any], action: Any) -> None:
    """Count what could be done or left undone, and what was done."""
    every = {named(game_id, view, one) for one in legal}
    open_to_choice = frozenset.union(*every) - frozenset.intersection(*every)
    found.update(f"could {name}" for name in open_to_choice)
    found.update(f"did {name}" for name in open_to_choice & named(game_id, view, action))


def asked(
    game_id: str, level_name: str, seats: int, first: int, number: int
) -> list[dict[str, Counter[str]]]:
    """Let neutral players play a match; return by seat what each persona would have done."""
    game, mind, seed = load(game_id), mind_of(game_id), first + number
    level, state = mind.levels[level_name], game.new(Setup.of(game.info, seats))
    chance, rng = SeededChance(seed), Random(seed)
    found = [{who: Counter[str]() for who in (NEUTRAL, *PERSONAS)} for _ in range(seats)]
    game.start(state, chance, silent)
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        view, every = game.view(state, seat), game.legal(state, seat)
        legal = mind.sensible(view, every) if level.shuns_folly else every
        if len(legal) == 1:
            game.apply(state, seat, legal[0], chance, silent)
            continue
        judged, worth, choices = mind.judged(view, legal, level, rng), dict[Any, float](), {}
        for one in judged:
            worth.setdefault(one.move.actions[0], one.value)
        for who, counter in found[seat].items():
            policy = mind.preferred(view, judged, level, PERSONAS.get(who))
            choices[who] = policy.sample(rng)
            note(counter, game_id, view, every, choices[who])
            counter["worth"] += sum([worth[one] * often for one, often in policy.items()])
        game.apply(state, seat, choices[NEUTRAL], chance, silent)
    return found


def rates(matches: Sequence[Counter[str]]) -> dict[str, float]:
    """Return each act's rate over some matches; acts that were never possible have none."""
    total = sum(matches, Counter[str]())
    could = {
        name.removeprefix("could "): count for name, count in total.items() if "could " in name
    }
    return {kind: total[f"did {kind}"] / count for kind, count in could.items()}


def recognized(matches: Mapping[str, Sequence[Counter[str]]]) -> dict[str, float]:
    """Return how often a group of matches is known among all personas, and between two of them.

    Nothing is returned if there are too few matches for a group.
    """
    half = {who: len(played) // 2 for who, played in matches.items()}
    learnt = {who: rates(played[: half[who]]) for who, played in matches.items()}
    groups = [
        (who, rates(played[at : at + GROUP]))
        for who, played in matches.items()
        for at in range(half[who], len(played) - GROUP + 1, GROUP)
    ]
    if not groups:
        return {}
    kinds = set.union(*(set(one) for one in learnt.values()))
    apart = {
        kind: [seen[kind] - learnt[who].get(kind, 0) for who, seen in groups if kind in seen]
        for kind in kinds
    }
    noise = {kind: pstdev(seen) for kind, seen in apart.items() if seen}

    def distance(who: str, seen: Rates) -> float:
        """Return how unlike a persona a group is, in standard deviations of such groups."""
        both = [kind for kind in kinds if kind in seen and kind in learnt[who] and noise[kind]]
        if not both:
            return inf
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
    parser.add_argument("--asked", action="store_true", help="ask all personas at each decision")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scheduler", default="")
    given = parser.parse_args(arguments)
    who, where = (NEUTRAL, *PERSONAS), (given.game, given.level, given.seats, given.first)
    matches: dict[str, list[Counter[str]]] = {one: [] for one in who}
    with workers(given.jobs, given.scheduler) as shared:
        if given.asked:
            for seats in shared.in_order(partial(asked, *where), range(given.matches)):
                for seat in seats:
                    for one in who:
                        matches[one].append(seat[one])
        else:
            tasks = [(one, number) for one in who for number in range(given.matches)]
            for (one, _), found in zip(
                tasks, shared.in_order(partial(counted, *where), tasks), strict=True
            ):
                matches[one].append(found)
    usual = fmean([one.pop("worth", 0) for one in matches[NEUTRAL]])
    neutral = rates(matches.pop(NEUTRAL))
    for one, played in matches.items():
        price = usual - fmean([match.pop("worth", 0) for match in played])
        found, likes = rates(played), mind_of(given.game).likings[one]
        told = {kind: f"{rate:.3f} for {neutral.get(kind, 0):.3f}" for kind, rate in found.items()}
        notable = {
            kind: words
            for kind, words in told.items()
            if neutral.get(kind)
            and not 1 / LEAST_NOTABLE < found[kind] / neutral[kind] < LEAST_NOTABLE
        }
        cost = f", {price:.3f} a match" if given.asked else ""
        print(f"{one}{cost}: {mind_of(given.game).characters[one]}", file=sys.stderr)
        for kind, liking in likes.items():
            factor = found.get(kind, 0) / (neutral.get(kind) or inf)
            print(f"  {kind} ({liking}): {told.get(kind)}, x{factor:.2f}", file=sys.stderr)
        rest = {kind: words for kind, words in notable.items() if kind not in likes}
        print(f"  {rest}", file=sys.stderr)
    print(json.dumps({**vars(given), "neutral": neutral, "recognized": recognized(matches)}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
