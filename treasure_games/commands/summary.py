"""Totals over a series of games: wins, scores, lengths, speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from treasure_games.commands.arena import Played, Series


class Summary:
    """Adds up games in their order, so that equal series give equal sums.

    A shared victory counts as a fraction for each who shares it. Unfinished games count only in
    `unfinished` and the decisions.
    """

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.decisions = 0
        self.unfinished = 0
        self.wins = [0.0] * series.setup.seats
        self.scores = [0] * series.setup.seats
        self.turns: list[float] = []

    def add(self, game: Played) -> None:
        """Add one more game."""
        self.games += 1
        self.decisions += game.decisions
        if game.outcome is None:
            self.unfinished += 1
            return
        for seat in game.outcome.winners:
            self.wins[seat] += 1 / len(game.outcome.winners)
        for seat, score in enumerate(game.outcome.scores):
            self.scores[seat] += score
        self.turns.append(game.turns / self.series.setup.seats)

    @property
    def mean_scores(self) -> list[float]:
        """The mean score of each seat over the finished games."""
        finished = max(1, self.games - self.unfinished)
        return [round(score / finished, 4) for score in self.scores]

    def to_plain(self, seconds: float) -> dict[str, Any]:
        """Return the object that `--json` prints; `turns` are those of one seat in one game."""
        return {
            "game": self.series.game,
            "seats": list(self.series.levels),
            "options": dict(self.series.setup.options),
            "games": self.games,
            "seed": self.series.seed,
            "wins": [round(share, 4) for share in self.wins],
            "mean_scores": self.mean_scores,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / seconds) if seconds > 0 else 0,
            "turns": _spread(self.turns),
            "unfinished": self.unfinished,
            "seconds": round(seconds, 3),
        }


def _spread(values: Sequence[float]) -> dict[str, float]:
    """Return the mean and the 10th and 90th percentiles (nearest rank)."""
    if not values:
        return {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    ranked = sorted(values)
    last = len(ranked) - 1
    return {
        "mean": round(sum(ranked) / len(ranked), 4),
        "p10": round(ranked[round(last * 0.1)], 4),
        "p90": round(ranked[round(last * 0.9)], 4),
    }
