"""The speed of `simulate` between random players, as a share of that of the bare rules.

All games are played many times over, each in the three ways by turns, and its best times count:
whatever else the machine does meanwhile slows some rounds only.
"""

import sys
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from tools.benches import games
from treasure_games.commands.arena import Series, played
from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import decode
from treasure_games.core.game import silent
from treasure_games.core.options import Setup
from treasure_games.core.record import Record, final_state
from treasure_games.core.registry import AnyGame, load

SEATS: Final = 4
GAMES: Final = 8
ROUNDS: Final = 60

seconds_now: Final = perf_counter if sys.platform == "win32" else process_time
"""Processor time: others may interrupt any game. On Windows that clock ticks too slowly."""


class Seconds(NamedTuple):
    """What one game takes: its bare rules, simulated, and simulated with its record."""

    bare: float
    simulated: float
    recorded: float


def measure(game: str | None) -> dict[str, Any]:
    """For each game: decisions a second in the three ways, and the two ratios."""
    return {one: _game(one) for one in games(game)}


def _game(game_id: str) -> dict[str, float]:
    rules = load(game_id)
    series = Series(game_id, Setup.of(rules.info, SEATS, {}), ("random",) * SEATS, 1)
    records = [
        Record.from_line(played(series, number, is_recorded=True).line) for number in range(GAMES)
    ]
    rounds = [_round(rules, series, records) for _ in range(ROUNDS)]
    best = [_best(times) for times in zip(*rounds, strict=True)]
    decisions = sum(len(record.rows) for record in records)
    bare, simulated, recorded = (sum(times) for times in zip(*best, strict=True))
    return {
        "bare_decisions_per_s": round(decisions / bare),
        "simulated_decisions_per_s": round(decisions / simulated),
        "recorded_decisions_per_s": round(decisions / recorded),
        "simulated_share": round(bare / simulated, 3),
        "recorded_share": round(bare / recorded, 3),
    }


def _round(rules: AnyGame, series: Series, records: list[Record]) -> list[Seconds]:
    return [
        Seconds(
            _bare_seconds(rules, record),
            _simulated_seconds(series, number, is_recorded=False),
            _simulated_seconds(series, number, is_recorded=True),
        )
        for number, record in enumerate(records)
    ]


def _best(times: tuple[Seconds, ...]) -> Seconds:
    return Seconds(*map(min, zip(*times, strict=True)))


def _simulated_seconds(series: Series, number: int, *, is_recorded: bool) -> float:
    start = seconds_now()
    played(series, number, is_recorded=is_recorded)
    return seconds_now() - start


def _bare_seconds(rules: AnyGame, record: Record) -> float:
    """Nothing but the rules, asked and obeyed in the very same game."""
    pending, legal, apply = rules.pending, rules.legal, rules.apply
    dealt = replace(record, rows=[], fingerprints={0: record.fingerprints[0]})
    state = final_state(dealt, rules)
    chance = ScriptedChance([outcome for row in record.rows for outcome in row.outcomes])
    moves = [(row.seat, decode(row.action, rules.info.actions)) for row in record.rows]
    start = seconds_now()
    for seat, action in moves:
        pending(state)
        legal(state, seat)
        apply(state, seat, action, chance, silent)
    return seconds_now() - start
