"""The speed of `simulate` between random players, as a share of that of the bare rules.

The two are measured by turns in one run, so that whatever else the machine does slows both.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter
from typing import Any, Final

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
"""In each round."""
ROUNDS: Final = 15


def measure(game: str | None) -> dict[str, Any]:
    """For each game: decisions a second, bare, simulated and recorded, and the two ratios."""
    return {one: _game(one) for one in games(game)}


def _game(game_id: str) -> dict[str, float]:
    rules = load(game_id)
    series = Series(game_id, Setup.of(rules.info, SEATS, {}), ("random",) * SEATS, 1)
    lines = [played(series, number, is_recorded=True).line for number in range(GAMES)]
    records = [Record.from_line(line) for line in lines]
    bare, simulated, recorded = 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        bare = max(bare, _bare_speed(rules, records))
        simulated = max(simulated, _simulated_speed(series, is_recorded=False))
        recorded = max(recorded, _simulated_speed(series, is_recorded=True))
    return {
        "bare_decisions_per_s": round(bare),
        "simulated_decisions_per_s": round(simulated),
        "recorded_decisions_per_s": round(recorded),
        "simulated_share": round(simulated / bare, 3),
        "recorded_share": round(recorded / bare, 3),
    }


def _simulated_speed(series: Series, *, is_recorded: bool) -> float:
    start = perf_counter()
    decisions = sum(
        played(series, number, is_recorded=is_recorded).decisions for number in range(GAMES)
    )
    return decisions / (perf_counter() - start)


def _bare_speed(rules: AnyGame, records: Sequence[Record]) -> float:
    """Nothing but the rules, asked and obeyed in the very same games."""
    pending, legal, apply = rules.pending, rules.legal, rules.apply
    decisions, seconds = 0, 0.0
    for record in records:
        dealt = replace(record, rows=[], fingerprints={0: record.fingerprints[0]})
        state = final_state(dealt, rules)
        chance = ScriptedChance([outcome for row in record.rows for outcome in row.outcomes])
        moves = [(row.seat, decode(row.action, rules.info.actions)) for row in record.rows]
        start = perf_counter()
        for seat, action in moves:
            pending(state)
            legal(state, seat)
            apply(state, seat, action, chance, silent)
        seconds += perf_counter() - start
        decisions += len(moves)
    return decisions / seconds
