"""Prints the lines of tools/ladder.py as tables, with ratings.

    python tools/ladder_table.py ladder.jsonl

Heads-up lines with the same options make a cross table and Bradley-Terry ratings on Elo's scale
(400 points are odds of ten to one), random at 0; where a pair was measured more than once, the
last line counts. Tables with more seats are listed as they are.
"""

import json
import sys
from collections.abc import Collection, Mapping, Sequence
from math import log10
from pathlib import Path
from typing import Any

LEVELS = ("random", "greedy", "deckhand", "mate", "captain")
ROUNDS = 5000

Line = Mapping[str, Any]
Pairs = dict[tuple[str, str], Line]


def read(path: Path) -> list[Line]:
    """Read the lines of a file, one result each."""
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def pairs_of(lines: Sequence[Line]) -> Pairs:
    """Return heads-up results by (first, second) in both directions."""
    pairs: Pairs = {}
    for line in lines:
        if len(line["seats"]) == 2:
            first, second = line["seats"]
            pairs[first, second] = pairs[second, first] = line
    return pairs


def cell(pairs: Pairs, row: str, column: str) -> str:
    """Return how often `row` beats `column`, with interval and games."""
    line = pairs.get((row, column))
    if line is None:
        return "."
    got = line["players"][row]
    low, high = got["interval"]
    return f"{got['win']:.1%} [{low:.1%}, {high:.1%}] n={line['games']}"


def ratings(pairs: Pairs, levels: Sequence[str]) -> dict[str, float]:
    """Return Bradley-Terry ratings by minorisation and maximisation, plus half a game per side.

    The half games keep ratings finite where somebody won every game.
    """
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        for level in levels:
            won = expected = 0.0
            for other in levels:
                line = pairs.get((level, other))
                if line is not None and other != level:
                    games = line["games"] + 1
                    won += line["players"][level]["win"] * line["games"] + 0.5
                    expected += games / (strength[level] + strength[other])
            strength[level] = won / expected
    least = strength[levels[0]]
    return {level: 400 * log10(strength[level] / least) for level in levels}


def heads_up_table(pairs: Pairs) -> list[str]:
    """Return the cross table as Markdown, ratings in its last column."""
    levels = known_first({level for pair in pairs for level in pair})
    rated = ratings(pairs, levels)
    rows = [f"| wins of | {' | '.join(levels)} | rating |", "|---" * (len(levels) + 2) + "|"]
    for row in levels:
        cells = " | ".join("" if row == column else cell(pairs, row, column) for column in levels)
        rows.append(f"| {row} | {cells} | {rated[row]:.0f} |")
    return rows


def wide_table(line: Line) -> str:
    """Return one line on a table of more than two seats."""
    parts = [
        f"{who} {got['win']:.1%} [{got['interval'][0]:.1%}, {got['interval'][1]:.1%}]"
        for who, got in line["players"].items()
    ]
    return f"- {len(line['seats'])} seats, n={line['games']}: " + ", ".join(parts)


def known_first(names: Collection[str]) -> list[str]:
    """Return levels from the weakest to the strongest, then all others by name."""
    return sorted(names, key=lambda name: (_rank(name), name))


def _rank(name: str) -> int:
    return LEVELS.index(name) if name in LEVELS else len(LEVELS)


def latency_table(lines: Sequence[Line]) -> list[str]:
    """Return the slowest percentiles of each level."""
    rows = ["| level | p50 ms | p99 ms |", "|---|---|---|"]
    for level in known_first({name for line in lines for name in line["players"]}):
        seen = [line["players"][level] for line in lines if level in line["players"]]
        p50, p99 = (max(got[name] for got in seen) for name in ("ms_p50", "ms_p99"))
        rows.append(f"| {level} | {p50} | {p99} |")
    return rows


def main(arguments: Sequence[str]) -> int:
    """Print everything in a file, by options."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    by_options: dict[str, list[Line]] = {}
    for line in read(Path(arguments[0])):
        by_options.setdefault(json.dumps(line["options"], sort_keys=True), []).append(line)
    for options, lines in by_options.items():
        print(f"\n## {lines[0]['game']} {options}\n")
        if pairs := pairs_of(lines):
            print("\n".join(heads_up_table(pairs)), end="\n\n")
        for line in lines:
            if len(line["seats"]) > 2:
                print(wide_table(line))
        print("\nSlowest seen:\n")
        print("\n".join(latency_table(lines)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
