"""Looking back at the longest of some matches of each game: opening it, jumps, steps, memory."""

import tracemalloc
from collections.abc import Iterator
from random import Random
from time import perf_counter, sleep
from typing import Any

from tools.benches import games, quantile
from tools.rig import Rig, crew, play_on, rig, table_plan
from treasure_games.core.record import Record
from treasure_games.match.match import Match
from treasure_games.match.replay import Replay
from treasure_games.screens.replay.scene import ReplayScene

MATCHES = 4
JUMPS = 60
ACTS = 500
"""Of longer matches no more acts are looked at."""
LONGEST = 30.0
"""The most seconds that pictures are read ahead."""


def measure(game: str | None) -> dict[str, Any]:
    """For each game: what it takes in the real scene, in a window of 1920 x 1080."""
    return {one: _game(one) for one in games(game)}


def _game(game_id: str) -> dict[str, Any]:
    record = max((_played(game_id, seed) for seed in range(MATCHES)), key=lambda one: len(one.rows))
    began = perf_counter()
    Replay(record)
    opened = perf_counter() - began
    tracemalloc.start()
    replay = Replay(record)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    with rig() as bench:
        return {
            "acts": replay.last,
            "open_s": round(opened, 3),
            "memory_mb": round(size / 1e6, 2),
            **_jumps(bench, replay),
        }


def _played(game_id: str, seed: int) -> Record:
    seats = min(5, Match(table_plan(game_id, crew(1, 1), seed)).game.info.seats[1])
    match = Match(table_plan(game_id, crew(1, seats - 1), seed))
    return play_on(match, lambda one: len(one.acts) > ACTS).record()


def _jumps(bench: Rig, replay: Replay) -> dict[str, float]:
    """Milliseconds until a frame of the new row is painted, and for its table alone.

    Before that pictures are read ahead while nobody presses anything: `ahead`.
    """
    scene, rng = ReplayScene(bench.services, replay), Random(1)
    began = perf_counter()
    bench.show(scene)
    bench.settle()
    shown = perf_counter()
    steps = [*_steps_ahead(bench, scene)]
    ahead = {
        "shown_s": round(shown - began, 2),
        "ahead_s": round(perf_counter() - shown, 2),
        "ahead_ms_most": round(max(steps), 1),
    }
    found: dict[str, list[float]] = {"jump": [], "jump_painted": [], "back": [], "back_painted": []}
    for kind in ("jump", "back"):
        for _ in range(JUMPS):
            row = rng.randrange(replay.last) if kind == "jump" else scene.table.row - 1
            began = perf_counter()
            scene.go(row)
            found[kind].append(1000 * (perf_counter() - began))
            bench.tick()
            found[f"{kind}_painted"].append(1000 * (perf_counter() - began))
    return ahead | {
        f"{kind}_ms_{name}": round(quantile(times, share), 1)
        for kind, times in found.items()
        for name, share in (("median", 0.5), ("most", 1.0))
    }


def _steps_ahead(bench: Rig, scene: ReplayScene) -> Iterator[float]:
    """Let the scene read what it wants to, as the window does; yield each step's milliseconds."""
    bench.tick()
    until = perf_counter() + LONGEST
    while scene.scout is not None and perf_counter() < until:
        sleep(scene.next_wakeup() or 0.0)
        began = perf_counter()
        bench.tick()
        yield 1000 * (perf_counter() - began)
