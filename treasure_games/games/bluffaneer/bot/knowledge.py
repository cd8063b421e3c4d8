"""The mind of Bluffaneer: rates of bluffs and calls, habits of the table, the worth of coins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from treasure_games.core.registry import AnyGame
from treasure_games.games.bluffaneer.bot.character import CHARACTERS, TRAITS, preference
from treasure_games.games.bluffaneer.bot.hints import reason_for
from treasure_games.games.bluffaneer.bot.judgement import Style, answering, claiming
from treasure_games.games.bluffaneer.bot.victory import chance_after
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action, Steal
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Level
from treasure_games.opponents.styles import MixedMind, Trait

CAPTAIN: Final = Style()
MATE: Final = Style(counting=0.8, memory=0.5, decision=2.5, bluff=1.6, call=-1.6, tolerance=0.08)
DECKHAND: Final = Style(
    counting=0.2, memory=0.1, decision=0.5, bluff=2.0, call=-1.8, tolerance=0.15
)
"""Beginners bluff too often and believe too easily; a mate less so."""

LEVELS: Final = {
    "deckhand": Level(DECKHAND, temperature=0.03, tolerance=0.08),
    "mate": Level(MATE, temperature=0.01, tolerance=0.03),
    "captain": Level(CAPTAIN, temperature=0.0, tolerance=0.01),
}


class Knowledge(MixedMind[Action, View, Style]):
    """The mind of Bluffaneer."""

    game: AnyGame = GAME
    levels: Mapping[str, Level[Style]] = LEVELS
    characters: Mapping[str, str] = CHARACTERS
    traits: Mapping[str, Trait] = TRAITS

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the likelier choice of a captain, who bluffs only if that surely pays."""
        best: Action = self.evaluate(view, legal, CAPTAIN, Random(0))[0].move.actions[0]
        return best

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Style, rng: Random
    ) -> Sequence[Evaluation]:
        """Return both answers with their rates, or the victims with their values."""
        if view.phase == SHOUT:
            return _mixed(actions.CLAIM, actions.STAY_QUIET, *claiming(view, effort))
        if view.phase == ANSWER:
            return _mixed(actions.CHALLENGE, actions.BELIEVE, *answering(view, effort))
        assert view.seat is not None
        loot = LOOT[view.bones[0]]
        found = [
            Evaluation.of(one, chance_after(view.coins, view.seat, (one.victim, view.seat, loot)))
            for one in legal
            if isinstance(one, Steal)
        ]
        return sorted(found, key=lambda evaluation: -evaluation.value)

    preference = staticmethod(preference)
    reason = staticmethod(reason_for)


def _mixed(yes: Action, no: Action, rate: float, gain: float, loss: float) -> list[Evaluation]:
    found = [Evaluation.of(yes, gain, rate), Evaluation.of(no, loss, 1 - rate)]
    return found if rate > 0.5 else found[::-1]
