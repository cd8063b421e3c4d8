"""The dice of the game: bone for wind and islands, red for attack, blue for defence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from treasure_games.games.treasure_boots.rules import events
from treasure_games.table.pieces.dice import Family


def _family(face: str, tumble: str) -> Family:
    return Family(
        tuple(f"dice/{face}_{value}" for value in range(1, 7)),
        tuple(f"dice/{tumble}_{pose}" for pose in range(1, 9)),
    )


BONE: Final = _family("face", "tumble")
ATTACK: Final = _family("attack", "attack_tumble")
DEFENCE: Final = _family("defence", "defence_tumble")
FAMILIES: Final = (BONE, ATTACK, DEFENCE)


def lying_dice(seen: Sequence[events.Event]) -> tuple[str, ...]:
    """Return the pictures of the dice that were rolled last: those of the turn, or of a shot."""
    defence: tuple[str, ...] = ()
    for event in reversed(seen):
        match event:
            case events.GameStarted() | events.ShotDeclared():
                break
            case events.DiceRolled(first=first, second=second):
                return BONE.faces[first - 1], BONE.faces[second - 1], *defence
            case events.AttackRolled(die=die):
                return ATTACK.faces[die - 1], *defence
            case events.DefenceRolled(die=die):
                defence = DEFENCE.faces[die - 1], *defence
    return defence
