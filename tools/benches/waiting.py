"""How much of a match a person waits for others, by the clock of the animations at 1x.

Seeded matches of one person and three computers are played in a small window by the hand clock.
The person takes `THINKS` seconds for each decision and `HOLDS` for each throw. While she does
neither she looks on; while she looks on at something else than her own acts and turns, she waits.
"""

from collections import Counter
from typing import Any

from tools.quick_thinker import QuickThinker
from tools.rig import Rig, crew, rig, table_plan
from treasure_games.app import App
from treasure_games.core.codec import wire_name
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup
from treasure_games.match.steps import Step
from treasure_games.opponents.players import make_player
from treasure_games.table.scene import TableScene

MATCHES = 4
FIRST = 5000
THINKS = 4.0
"""Seconds in which a person at ease chooses."""
HOLDS = 0.5
STEP = 1 / 30
SIZE = (640, 360)
LONGEST = 3600.0
"""Seconds after which a match is left."""


class Person:
    """Sits at seat 0, and notes what each moment of a match is spent with."""

    def __init__(self, stand: Rig, plan: MatchSetup, level: str = "greedy") -> None:
        self.stand, self.seconds = stand, Counter[str]()
        self.match = Match(plan)
        self.table = TableScene(stand.services, self.match)
        self._player = make_player(level, plan.game, 0, plan.seed)
        self._shown, self._is_own = "deal", False
        self._acts = 1
        animate = self.table.game.animate

        def noted(step: Step) -> Any:
            self._shown = wire_name(type(step.event))
            if self._shown == "turn_started":
                self._is_own = step.event.seat == 0
            return animate(step)

        self.table.game.animate = noted  # type: ignore[method-assign]
        stand.show(self.table)

    def play(self) -> None:
        """Play to the end."""
        while not self.match.is_over and self.seconds.total() < LONGEST:
            session = self.table.session
            thing = getattr(session, "in_hand", None)
            if thing is not None:
                self._spend("hers: throws", HOLDS if thing.is_still else STEP)
                thing.toss()
                self._is_own = True
                self.stand.tick(STEP)
                continue
            if session.asked is not None:
                self._spend("hers: decides", THINKS)
                legal = self.match.legal(0)
                self._is_own = True
                session.act(self._player.choose(self.match.view(0), legal))
                continue
            self._spend(f"{self._whose()}: {self._shown}", STEP)
            self.stand.tick(STEP)

    def _whose(self) -> str:
        """Return whose act is shown: hers from her press on, till another's act or turn begins."""
        acts = len(self.match.acts)
        if acts != self._acts:
            self._acts = acts
            self._is_own &= self.match.acts[-1].seat == 0
        return "hers: acts" if self._is_own and self.table.timeline.is_busy else "waits"

    def _spend(self, what: str, seconds: float) -> None:
        self.seconds[what] += seconds


def measure(game: str | None) -> dict[str, Any]:
    """Return the share of waiting in percent, and what most of it is spent with, by game."""
    return {one: _of_game(one) for one in (GAMES if game is None else (game,))}


def played(game: str, seed: int) -> Person:
    """Return a person who has played a match against three computers."""
    with rig(SIZE, prepare=_prepared) as stand:
        person = Person(stand, table_plan(game, crew(1, 3), seed))
        person.play()
        return person


def _of_game(game: str) -> dict[str, Any]:
    spent: Counter[str] = Counter()
    for seed in range(FIRST, FIRST + MATCHES):
        spent += played(game, seed).seconds
    waits = {what: passed for what, passed in spent.items() if what.startswith("waits")}
    seen = {what: passed for what, passed in spent.items() if "acts" in what or what in waits}
    longest = sorted(waits.items(), key=lambda one: -one[1])[:12]
    return {
        "waits_percent": round(100 * sum(waits.values()) / spent.total()),
        "looks_on_percent": round(100 * sum(seen.values()) / spent.total()),
        "minutes": round(spent.total() / 60 / MATCHES, 1),
        **{what: round(passed / MATCHES) for what, passed in spent.items() if what[0] == "h"},
        "most": {what: round(passed / MATCHES, 1) for what, passed in longest},
    }


def _prepared(app: App) -> None:
    app.services.thinker = QuickThinker()  # type: ignore[assignment]
    app.settings.ambience = app.settings.ask_about_points = False
    if hasattr(app.settings, "throw_for_me"):
        app.settings.throw_for_me = False
