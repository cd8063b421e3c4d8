"""Styles: what a persona adds to the style of a level, and whom it holds for the leader."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from treasure_games.opponents.evaluation import Evaluation, Level, Move
from treasure_games.opponents.mind import MixedMind, Reason, Trait
from treasure_games.opponents.personas import PERSONAS, Persona, leads

PIKE = PERSONAS["pike"]


class Style(NamedTuple):
    """How freely it bluffs, and what else counts in this game."""

    bluff: float = 0.5
    call: float = 0.25
    floor: float = 0.25
    memory: float = 0.5
    worlds: int = 7
    patience: float = 0.0


class Bluffer(MixedMind[str, Any, Style]):
    """Bluffs as often as its style says."""

    levels: Mapping[str, Level[Style]] = {"captain": Level(Style(), 0.0, 0.0)}
    traits: Mapping[str, Trait] = {"pike": Trait(bluff=-0.25, call=0.5, floor=0.125, memory=1.5)}

    def greedy(self, _view: Any, legal: Sequence[str]) -> str:
        """Return anything."""
        return legal[0]

    def evaluate(
        self, _view: Any, legal: Sequence[str], effort: Style, _rng: Random
    ) -> Sequence[Evaluation]:
        """Return the share of bluffs, and the rest."""
        bluff, fold = legal
        return [Evaluation.of(bluff, 0.5, effort.bluff), Evaluation.of(fold, 0.5, 1 - effort.bluff)]

    def preference(self, _view: Any, _move: Move[str], _persona: Persona) -> float:
        """Return no liking at all."""
        return 0.0

    def reason(self, _view: Any, _action: str) -> Reason:
        """Return no reason."""
        return Reason("Why not?", {})


def test_likings_are_added_memory_is_a_factor_and_the_floor_replaces() -> None:
    style = Bluffer().effort_of(Style(), PIKE)
    assert style[:4] == (0.25, 0.75, 0.125, 0.75)


def test_a_style_takes_those_traits_of_a_persona_that_it_has_fields_for() -> None:
    style = Bluffer().effort_of(Style(), PIKE)
    assert (style.patience, style.worlds) == (PIKE.patience, 7)


@pytest.mark.parametrize(("persona", "share"), [(None, 0.5), (PIKE, 0.25)])
def test_a_persona_changes_how_often_a_mind_bluffs(persona: Persona | None, share: float) -> None:
    policy = Bluffer().policy(None, ("bluff", "fold"), persona=persona)
    assert policy["bluff"] == share


@pytest.mark.parametrize(("rival", "is_first"), [(0, False), (2, True), (3, True)])
def test_the_leader_is_whoever_no_other_rival_is_ahead_of(rival: int, is_first: bool) -> None:
    assert leads((3, 9, 5, 5), rival, seat=1) is is_first
