"""Measures computer players against each other: same decks, every seat, confidence intervals.

One seed is one unit: its deck is played once for each rotation of the players around the table,
so that equal players score exactly par. Intervals are bootstrapped over seeds. Each run prints one
JSON line, including its command; `rounds` are their mean and its interval.

    python tools/ladder.py --seats captain,greedy --seeds 200 --first 5000
    python tools/ladder.py --seats mate,greedy,greedy,greedy --seeds 50 --option version=symbols
    python tools/ladder.py --game treasure_boots --seats captain,openloop:40 --seeds 60

`belief` plays Scallywager by odds and beliefs, always the same way (tools/duel/rivals.py).
A path such as `docs/example_bot.py` is a file whose `choose(view, legal, rng)` decides.
`stranger:loader` plays Treasure Boots by a plain plan (tools/duel/pirates.py has the others).
`openloop:40` is the open-loop search of tools/open_loop.py with 40 ms of processor time per
decision, `ismcts:600` the same with 600 iterations: as every seat has its own branches among those
legal in a sample, it is the published information-set search of a single observer. `captain*10` is
a captain with ten times the iterations, `captain*.1` one with a tenth. Every player's thinking is
measured in processor time too, so that other programs don't affect it. Seeds are shared among
`--jobs` processes, or the workers of `--scheduler tcp://…`, which must find this folder in their
PYTHONPATH.
"""

import argparse
import json
import runpy
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, NamedTuple, Protocol

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.duel.pirates import stranger  # noqa: E402
from tools.duel.rivals import belief_player  # noqa: E402
from tools.open_loop import OpenLoop  # noqa: E402
from treasure_games.commands.workers import unwind_on_termination, workers  # noqa: E402
from treasure_games.core.chance import SeededChance, stream_of  # noqa: E402
from treasure_games.core.errors import BadSetup  # noqa: E402
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.core.registry import AnyGame, load, part  # noqa: E402
from treasure_games.opponents.mind import mind_of  # noqa: E402
from treasure_games.opponents.personas import PERSONAS  # noqa: E402
from treasure_games.opponents.players import Player, make_player, searching_player  # noqa: E402

RESAMPLES = 2000

OPEN_LOOP = "openloop"
ISMCTS = "ismcts"
BELIEF = "belief"
STRANGER = "stranger"


class Chooser(Protocol):
    """A player who decides for a seat."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return one of `legal`, from the view of the seat."""


class Contender(NamedTuple):
    """A player at the table: a level, and perhaps a persona (`mate:ruth`).

    Or `openloop` with its milliseconds, `ismcts` with its iterations in place of a persona.
    """

    level: str
    persona: str | None

    @classmethod
    def of(cls, text: str) -> "Contender":
        """Read `level` or `level:persona`."""
        level, _, persona = text.partition(":")
        return cls(level, persona or None)

    def __str__(self) -> str:
        return f"{self.level}:{self.persona}" if self.persona else self.level


class Sitting(NamedTuple):
    """One game: who sat where, each seat's share of the victory, the final scores, and the rounds;
    these are 0 where a game counts no turns.
    """

    seated: tuple[Contender, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    rounds: float


Times = dict[Contender, list[float]]
"""The seconds of each unforced decision."""


def play(
    game: AnyGame, setup: Setup, seated: Sequence[Contender], seed: int, times: Times
) -> Sitting:
    """Play one game, and note how long each unforced decision took."""
    players = [player_of(who, game, seat, seed) for seat, who in enumerate(seated)]
    state, chance = game.new(setup), SeededChance(seed)
    game.start(state, chance, silent)
    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        action = timed_choice(game, state, seat, players[seat], times[seated[seat]])
        game.apply(state, seat, action, chance, silent)
    outcome = game.outcome(state)
    assert outcome is not None, f"{game.info.id}: no end after {MOST_STEPS} decisions"
    share = 1 / len(outcome.winners)
    shares = tuple(share if seat in outcome.winners else 0.0 for seat in range(len(seated)))
    rounds = getattr(state, "turn_number", 0) / len(seated)
    return Sitting(tuple(seated), shares, outcome.scores, rounds)


def player_of(who: Contender, game: AnyGame, seat: int, seed: int) -> Chooser:
    """Return the player of a contender; raises `BadSetup` for an unknown one."""
    if who.level.endswith(".py"):
        return _of_file(who.level, seat, seed)
    if who.level == BELIEF:
        return belief_player(float(who.persona or 0.5))
    if who.level == STRANGER:
        return stranger(who.persona or "loader", seat, seed)
    if "*" in who.level:
        return _strengthened(who, game, seat, seed)
    if who.level not in (OPEN_LOOP, ISMCTS):
        return make_player(who.level, game.info.id, seat, seed, who.persona)
    if not (who.persona or "").isdecimal():
        raise BadSetup(f"{OPEN_LOOP} needs its milliseconds, as in {OPEN_LOOP}:40")
    shares, number = part(game.info.id, "bot.mind").MIND.estimate, int(who.persona or 0)
    if who.level == ISMCTS:
        return OpenLoop(game, shares, seat, seed, iterations=number)
    return OpenLoop(game, shares, seat, seed, seconds=number / 1000)


def _of_file(path: str, seat: int, seed: int) -> Player:
    """Return a player whose `choose(view, legal, rng)` is in a file."""
    choose, rng = runpy.run_path(str(ROOT / path))["choose"], stream_of(seed, f"{path}/{seat}")
    return Player(lambda view, legal: choose(view, legal, rng))


def _strengthened(who: Contender, game: AnyGame, seat: int, seed: int) -> Player:
    """Return a player of a level with so many times its iterations, or a part of them."""
    name, _, times = who.level.partition("*")
    mind = mind_of(game.info.id)
    if name not in mind.levels or not times.replace(".", "", 1).isdecimal():
        raise BadSetup(f"{who.level} is no level times a number, as in captain*10")
    level = mind.levels[name]
    effort = level.effort._replace(iterations=round(level.effort.iterations * float(times)))
    persona = PERSONAS[who.persona] if who.persona else None
    rng = stream_of(seed, f"{who.level}/{seat}")
    return searching_player(mind, level._replace(effort=effort), rng, persona)


def timed_choice(game: AnyGame, state: Any, seat: int, player: Chooser, times: list[float]) -> Any:
    """Ask a player from its view; a forced action isn't timed."""
    legal = game.legal(state, seat)
    view = game.view(state, seat)
    began = process_time()
    action = player.choose(view, legal)
    if len(legal) > 1:
        times.append(process_time() - began)
    return action


def rotations(contenders: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Return every rotation of the table, each once."""
    turned = [tuple(contenders[at:]) + tuple(contenders[:at]) for at in range(len(contenders))]
    return list(dict.fromkeys(turned))


class Unit(NamedTuple):
    """One seed in all rotations: each contender's mean victory share and score, its times, and the
    mean of the rounds.
    """

    got: dict[Contender, tuple[float, float]]
    times: Times
    rounds: float


def play_unit(game_id: str, setup: Setup, contenders: Sequence[Contender], seed: int) -> Unit:
    """Play one seed in all rotations."""
    game, times = load(game_id), Times((who, []) for who in contenders)
    got: dict[Contender, list[tuple[float, float]]] = {}
    sittings = [play(game, setup, seated, seed, times) for seated in rotations(contenders)]
    for sitting in sittings:
        for who, share, score in zip(sitting.seated, sitting.shares, sitting.scores, strict=True):
            got.setdefault(who, []).append((share, float(score)))
    means = {
        who: (mean([s for s, _ in all_]), mean([p for _, p in all_])) for who, all_ in got.items()
    }
    return Unit(means, times, mean([sitting.rounds for sitting in sittings]))


def mean(values: Sequence[float]) -> float:
    """Return the average of at least one value."""
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the mean, over seeds."""
    rng = Random(0)
    means = sorted(mean(rng.choices(values, k=len(values))) for _ in range(RESAMPLES))
    return means[round(RESAMPLES * 0.025)], means[round(RESAMPLES * 0.975) - 1]


def report(units: Sequence[Unit]) -> dict[str, dict[str, float | list[float]]]:
    """Return for each contender: win share with interval, score, and latency in milliseconds."""
    rows: dict[str, dict[str, float | list[float]]] = {}
    for who in units[0].times:
        shares = [unit.got[who][0] for unit in units]
        spent = sorted(time for unit in units for time in unit.times[who])
        rows[str(who)] = {
            "win": round(mean(shares), 4),
            "interval": [round(end, 4) for end in interval(shares)],
            "score": round(mean([unit.got[who][1] for unit in units]), 2),
            "ms_mean": round(1000 * mean(spent), 2),
            "ms_p50": round(1000 * spent[len(spent) // 2], 2),
            "ms_p99": round(1000 * spent[int(len(spent) * 0.99)], 2),
            "ms_most": round(1000 * spent[-1], 2),
        }
    return rows


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one table and print its line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="do_not_touch")
    parser.add_argument("--seats", required=True, help="levels, with :persona if wanted")
    parser.add_argument("--seeds", type=int, default=50, help="units; each plays all rotations")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    parser.add_argument("--scheduler", default="", help="share it on the Dask cluster at ADDRESS")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, help="append the line to this file as well")
    given = parser.parse_args(arguments)
    contenders = [Contender.of(text) for text in given.seats.split(",")]
    game = load(given.game)
    options = dict(text.split("=", 1) for text in given.option)
    setup = Setup.of(game.info, len(contenders), options)
    began, units = perf_counter(), list[Unit]()
    play_seed = partial(play_unit, given.game, setup, contenders)
    with unwind_on_termination(), workers(given.jobs, given.scheduler) as shared:
        for unit in shared.in_order(play_seed, range(given.first, given.first + given.seeds)):
            units.append(unit)
            if sys.stderr.isatty():
                print(f"\r{len(units)} / {given.seeds}", end="", file=sys.stderr)
    rounds = [unit.rounds for unit in units]
    line = json.dumps(
        {
            "command": "python tools/ladder.py " + shlex.join(arguments or sys.argv[1:]),
            "game": given.game,
            "seats": [str(who) for who in contenders],
            "options": options,
            "seeds": [given.first, given.seeds],
            "games": given.seeds * len(rotations(contenders)),
            "players": report(units),
            "rounds": [round(mean(rounds), 1), *[round(end, 1) for end in interval(rounds)]],
            "seconds": round(perf_counter() - began, 1),
        }
    )
    print(line)
    if given.out:
        with given.out.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
