"""The mind of Bluffaneer: puts decisions, reaction times and characters under one roof."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from treasure_games.core.registry import AnyGame
from treasure_games.games.bluffaneer.bot.character import CHARACTERS, EVEN_TEMPER, TEMPERS
from treasure_games.games.bluffaneer.bot.decisions import (
    answer_choice,
    shout_choice,
    victim_values,
)
from treasure_games.games.bluffaneer.bot.hints import reason_for
from treasure_games.games.bluffaneer.bot.reactions import reaction_time
from treasure_games.games.bluffaneer.bot.skill import Skill, Temper
from treasure_games.games.bluffaneer.rules.actions import (
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.claims import STOLEN
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.state import ANSWER, VICTIM
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import Mind, Reason
from treasure_games.opponents.personas import Persona
from treasure_games.opponents.policy import Policy, PurePolicy

DECKHAND: Final = Skill(
    sharpness=0.5,
    trust=0.0,
    counts_cards=False,
    minds_victory=False,
    pace=1.6,
    habit=Temper(boldness=-2.0, suspicion=-3.0),
)
MATE: Final = Skill(
    sharpness=1.5,
    trust=0.3,
    counts_cards=True,
    minds_victory=True,
    pace=1.0,
    habit=Temper(boldness=-1.0, suspicion=-2.0),
)
CAPTAIN: Final = Skill(sharpness=9.0, trust=1.0, counts_cards=True, minds_victory=True, pace=0.75)

LEVELS: Final = MappingProxyType(
    {
        "deckhand": Level(DECKHAND, temperature=0.0, tolerance=0.1),
        "mate": Level(MATE, temperature=0.0, tolerance=0.03),
        "captain": Level(CAPTAIN, temperature=0.0, tolerance=0.01),
    }
)


class Knowledge(Mind[Action, View, Skill]):
    """Fulfils `opponents.mind.Mind`."""

    game: AnyGame = GAME
    levels: Mapping[str, Level[Skill]] = LEVELS
    characters: Mapping[str, str] = CHARACTERS

    def greedy(self, view: View, legal: Sequence[Action]) -> Action:
        """Return the action with the higher value."""
        found = self.evaluate(view, legal, CAPTAIN, Random(0))
        best: Action = max(found, key=lambda one: one.value).move.actions[0]
        return best

    def evaluate(
        self, view: View, legal: Sequence[Action], effort: Skill, rng: Random
    ) -> Sequence[Evaluation]:
        """Return what can be done with its value, and how often to do it."""
        return _evaluations(view, effort, EVEN_TEMPER)

    def policy(
        self,
        view: View,
        legal: Sequence[Action] | None = None,
        *,
        level: str | Level[Skill] = "captain",
        persona: Persona | None = None,
        rng: Random | None = None,
    ) -> Policy[Action]:
        """Return how likely a player of this level is to take each action.

        A persona leans to bluff and to challenge by itself: it isn't a matter of taste among
        moves of nearly equal value, as others show it, but of how often they are mixed.
        """
        assert view.seat is not None
        if legal is None:
            legal = self.game.legal(self.game.determinize(view, Random(0)), view.seat)
        if len(legal) == 1:
            return PurePolicy(legal[0])
        if isinstance(level, str):
            level = self.levels[level]
        temper = TEMPERS[persona.id] if persona else EVEN_TEMPER
        found = [one for one in _evaluations(view, level.effort, temper) if one.probability]
        return Policy([one.move for one in found], [one.probability or 0.0 for one in found])

    def reaction_time(self, level: str, rng: Random) -> int:
        """Return when a pirate of this level presses its button, in milliseconds."""
        return reaction_time(self.levels[level].effort.pace, rng)

    def preference(self, view: View, move: Move[Action], persona: Persona) -> float:
        """Return 0: what a persona likes is in its policy."""
        return 0.0

    def reason(self, view: View, action: Action) -> Reason:
        """Return one sentence on what speaks for an action."""
        return reason_for(view, action)


def _evaluations(view: View, skill: Skill, temper: Temper) -> list[Evaluation]:
    """Return what can be done, the likeliest first; nobody starts too soon on purpose."""
    if view.phase == VICTIM:
        return _victims(view, skill)
    is_answer = view.phase == ANSWER
    choose = answer_choice if is_answer else shout_choice
    choice = choose(view, skill, temper.and_also(skill.habit))
    silence, shout = (BELIEVE, CHALLENGE) if is_answer else (STAY_QUIET, CLAIM)
    found = [
        _evaluation(silence, choice.first, 1 - choice.probability),
        _evaluation(shout, choice.second, choice.probability),
    ]
    return sorted(found, key=lambda one: -(one.probability or 0.0))


def _evaluation(action: Action, value: float, probability: float) -> Evaluation:
    return Evaluation(Move(action, (action,), 0.0), value, 0, probability)


def _victims(view: View, skill: Skill) -> list[Evaluation]:
    """Rob whoever it pays most to rob; of equals each as likely."""
    owed, _ = STOLEN[view.bones[0]]
    values = victim_values(view, owed, skill.minds_victory)
    best = max(values.values())
    equals = sum(value == best for value in values.values())
    return sorted(
        (
            _evaluation(STEAL[seat], value, 1 / equals if value == best else 0.0)
            for seat, value in values.items()
        ),
        key=lambda one: -one.value,
    )
