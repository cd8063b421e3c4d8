"""Solves Scallywager for two captains without cards, and measures what the tables may lose.

Rounds are solved from few dice to many: what a round is worth follows from those after it. The
tables go into the package; with `--attack` they are read back and met by a best response, exact,
over the whole duel. `--values` only prints the opener's chances.

    python tools/train_scallywager.py
    python tools/train_scallywager.py --attack --most 3
    python tools/train_scallywager.py --values --most 2 --raise open --no-parlay
"""

import argparse
import json
import pickle
import shlex
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.duel.packing import file_of, packed, remembered, unpacked  # noqa: E402
from tools.duel.solver import Recalled, Round, Solver  # noqa: E402
from tools.duel.tree import Dice, Rules, Tree  # noqa: E402
from treasure_games.games.scallywager.bot.duel import Tables, path, shipped  # noqa: E402


def every_pair(most: int) -> list[Dice]:
    """Return the dice of opener and other, each after those that a round may lead to."""
    return sorted(product(range(1, most + 1), repeat=2), key=lambda dice: (sum(dice), dice))


def opening_values(
    most: int, rules: Rules, steps: int
) -> Iterator[tuple[Dice, float, float, float]]:
    """Yield the opener's chance to win the duel, pair by pair, and between what it must lie.

    The bounds are exact, given the chances after the round: what the opener still wins against a
    best response, and what a best response of the opener wins.
    """
    values: dict[Dice, float] = {}
    for dice in every_pair(most):
        solver = Solver(Tree(dice, rules), values, np.float64)
        solver.run(steps)
        average = solver.average()
        values[dice] = solver.result(0, average)
        least = 1 - solver.result(1, average, best=True)
        yield dice, values[dice], least, solver.result(0, average, best=True)


def train(most: int, steps: int, unfinished: Path, command: str) -> bytes:
    """Solve all pairs of dice and return the file; what is done lies in `unfinished` meanwhile."""
    values: dict[Dice, float] = {}
    parts: dict[Dice, bytes] = {}
    if unfinished.exists():
        values, parts = pickle.loads(unfinished.read_bytes())
    for dice in every_pair(most):
        if dice not in parts:
            began = perf_counter()
            solver = Solver(Tree(dice, Rules(), remembered(dice)), values)
            solver.run(steps * max(2, 3 * (8 - sum(dice))))
            average = solver.average()
            values[dice] = solver.result(0, average)
            parts[dice] = packed(solver, average)
            unfinished.write_bytes(pickle.dumps((values, parts)))
            report(
                dice=dice,
                value=values[dice],
                bytes=len(parts[dice]),
                seconds=perf_counter() - began,
            )
    return file_of({"command": command}, values, parts)


def attack(most: int, tables: Tables) -> None:
    """Print what best responses win against the tables, in each round and over the duel."""
    best: list[dict[Dice, float]] = [{}, {}]
    for dice in every_pair(most):
        table = tables.of(*dice)
        assert table is not None
        whole = Tree(dice, Rules())
        coarse = Tree(dice, Rules(), table.memory)
        strategy = Recalled(whole, coarse, unpacked(table, coarse))
        value = tables.values[dice]
        gains = []
        for seat in (0, 1):
            game = Round(whole, worth_to(seat, best))
            found = game.result(seat, strategy, best=True)
            best[seat][dice] = found
            gains.append(found - (value if seat == 0 else 1 - value))
        report(dice=dice, value=value, opener_gains=gains[0], other_gains=gains[1])


def worth_to(attacker: int, best: Sequence[dict[Dice, float]]) -> dict[Dice, float]:
    """Return the next opener's chances where one who responds perfectly goes on doing so.

    After the round seats change: the attacker opens the next one if he didn't open this.
    """
    found = best[1 - attacker]
    return {dice: one if attacker == 1 else 1 - one for dice, one in found.items()}


def report(**figures: Any) -> None:
    """Print a line of JSON with rounded figures."""
    rounded = {
        name: round(one, 5) if isinstance(one, float) else one for name, one in figures.items()
    }
    print(json.dumps(rounded), flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Train, attack or print values."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--most", type=int, default=5, help="dice of a captain")
    parser.add_argument("--steps", type=int, default=100, help="of the solver; times 2 to 18")
    parser.add_argument("--out", type=Path, default=path(), help="the file of tables")
    parser.add_argument("--attack", action="store_true", help="measure the tables of the package")
    parser.add_argument("--tables", type=Path, help="measure those of this file instead")
    parser.add_argument("--values", action="store_true", help="print the opener's chances")
    parser.add_argument("--raise", dest="raising", choices=("strict", "open"), default="strict")
    parser.add_argument("--ones", choices=("opening", "never", "free"), default="opening")
    parser.add_argument("--no-parlay", dest="parlay", action="store_false")
    given = parser.parse_args(arguments)
    if given.attack:
        attack(given.most, Tables(given.tables.read_bytes()) if given.tables else shipped())
    elif given.values:
        rules = Rules(given.raising == "strict", given.parlay, given.ones)
        for dice, value, least, highest in opening_values(given.most, rules, given.steps):
            report(dice=dice, value=value, least=least, highest=highest)
    else:
        command = shlex.join(["python", "tools/train_scallywager.py", *(arguments or sys.argv[1:])])
        unfinished = given.out.with_suffix(".part")
        given.out.write_bytes(train(given.most, given.steps, unfinished, command))
        unfinished.unlink()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
