"""Minds that bluff and call: each level has a style of play, which personas change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from treasure_games.core.game import ActionT, ViewT
from treasure_games.opponents.evaluation import EffortT
from treasure_games.opponents.mind import Mind
from treasure_games.opponents.personas import Persona

OF_PERSONAS: Final = ("aggression", "grudge", "risk", "patience", "cunning")
"""The fields of a style that are copied from the persona, if the style has them."""


class Trait(NamedTuple):
    """What a persona adds to the style of its level.

    `bluff` and `call` are added; `floor`, the least share of bluffs, replaces the level's; `memory`
    is a factor.
    """

    bluff: float
    call: float
    floor: float = 0.0
    memory: float = 1.0


class MixedMind(Mind[ActionT, ViewT, EffortT]):
    """A mind that plays a mixed strategy without search; personas differ in their rates.

    Its styles are named tuples with the fields of `Trait` and some of `OF_PERSONAS`.
    """

    traits: Mapping[str, Trait]
    """By id of the persona."""

    def effort_of(self, effort: EffortT, persona: Persona) -> EffortT:
        """Return the style of a level as a persona plays it."""
        style: Any = effort
        trait = self.traits[persona.id]
        mixed: EffortT = style._replace(
            bluff=style.bluff + trait.bluff,
            call=style.call + trait.call,
            floor=trait.floor,
            memory=style.memory * trait.memory,
            **{name: getattr(persona, name) for name in OF_PERSONAS if hasattr(style, name)},
        )
        return mixed
