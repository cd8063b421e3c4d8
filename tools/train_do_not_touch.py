"""Fits the weights in games/do_not_touch/bot/mind.py to finished games.

Every draw of a heads-up game is a sample: the features of loots and hands, and the final
difference of the scores. Prints the least-squares weights, and the spread of the residuals by
the number of covered cards.

    python tools/train_do_not_touch.py --games 3000 --option version=symbols
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from treasure_games.core.chance import SeededChance  # noqa: E402
from treasure_games.core.game import silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.do_not_touch.bot.greedy import worth_on_table  # noqa: E402
from treasure_games.games.do_not_touch.bot.mind import features_of  # noqa: E402
from treasure_games.games.do_not_touch.rules.game import GAME  # noqa: E402
from treasure_games.games.do_not_touch.rules.state import DRAW, State  # noqa: E402
from treasure_games.opponents.players import make_player  # noqa: E402


def samples_of(setup: Setup, level: str, seed: int) -> list[tuple[int, list[float], float]]:
    """Return for each draw: covered cards left, feature differences (mover first), final margin."""
    players = [make_player(level, "do_not_touch", seat, seed) for seat in range(2)]
    state, chance = GAME.new(setup), SeededChance(seed)
    GAME.start(state, chance, silent)
    seen: list[tuple[int, int, list[float]]] = []
    while (pending := GAME.pending(state)) is not None:
        seat = pending.seats[0]
        if state.phase == DRAW and state.loots[seat]:
            seen.append((state.deck_left, seat, differences(state, seat)))
        action = players[seat].choose(GAME.view(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, action, chance, silent)
    margin = state.carried[0] - state.carried[1]
    return [(left, row, margin if seat == 0 else -margin) for left, seat, row in seen]


def differences(state: State, seat: int) -> list[float]:
    """Return the mover's features less the rival's, and 1 for having the move."""
    scores = worth_on_table(state)
    own = (scores[seat], *features_of(state, seat))
    other = (scores[1 - seat], *features_of(state, 1 - seat))
    return [*(float(a - b) for a, b in zip(own, other, strict=True)), 1.0]


def fit(rows: Any, margins: Any) -> Any:
    """Return the least-squares fit of the margin still to come to everything but the scores."""
    weights, *_ = np.linalg.lstsq(rows[:, 1:], margins - rows[:, 0], rcond=None)
    return weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    setup = Setup.of(GAME.info, 2, dict(text.split("=", 1) for text in given.option))
    samples = [
        sample
        for seed in range(given.first, given.first + given.games)
        for sample in samples_of(setup, given.level, seed)
    ]
    left = np.array([sample[0] for sample in samples])
    rows = np.array([sample[1] for sample in samples])
    margins = np.array([sample[2] for sample in samples], dtype=float)
    for low, high in ((1, 6), (7, 18), (19, 48), (1, 48)):
        chosen = (left >= low) & (left <= high)
        weights = fit(rows[chosen], margins[chosen])
        rest = margins[chosen] - rows[chosen][:, 0] - rows[chosen][:, 1:] @ weights
        print(
            json.dumps(
                {
                    "covered": [low, high],
                    "samples": int(chosen.sum()),
                    "weights": [round(float(weight), 3) for weight in weights],
                    "variance": round(float(rest.var()), 1),
                    "variance_per_card": round(float(rest.var() / left[chosen].mean()), 2),
                }
            )
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
