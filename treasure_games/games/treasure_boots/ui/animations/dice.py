"""Dice that tumble into the tray: bone for wind and islands, red for attack, blue for defence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.ui.hud import Die, Instruments
from treasure_games.stage.animation import Animation, Ledger
from treasure_games.stage.easing import out_cubic
from treasure_games.stage.theme import Theme

_TUMBLES: Final = 8
_TURNS: Final = 15
"""Poses that a die goes through."""
_REACH: Final = 330.0
"""Virtual units from which the dice come, to the left of the tray."""
_HEIGHT: Final = 120.0
_BOUNCES: Final = ((0.0, 0.52, 1.0), (0.52, 0.80, 0.34), (0.80, 1.0, 0.10))
"""Begin, end and height of each hop, as shares."""
_STAGGER: Final = 0.09
"""Share of the time by which the second die lies later."""


DICE: Final = (
    *(
        f"dice/{family}_{value}"
        for family in ("face", "attack", "defence")
        for value in range(1, 7)
    ),
    *(f"dice/{kind}tumble_{pose}" for kind in ("", "attack_", "defence_") for pose in range(1, 9)),
)
"""Every picture of a die."""


def lying_dice(seen: Sequence[events.Event]) -> tuple[str, ...]:
    """Return the pictures of the dice that were rolled last: those of the turn, or of a shot."""
    defence: tuple[str, ...] = ()
    for event in reversed(seen):
        match event:
            case events.GameStarted() | events.ShotDeclared():
                break
            case events.DiceRolled(first=first, second=second):
                return face("face", first), face("face", second), *defence
            case events.AttackRolled(die=die):
                return face("attack", die), *defence
            case events.DefenceRolled(die=die):
                defence = face("defence", die), *defence
    return defence


class Throw(Animation):
    """Dice fly in, hop and lie; `faces` are numbers with the family of their pictures.

    They take the places from `first` on of `slots` in the tray; dice of other places stay.
    """

    def __init__(
        self,
        hud: Instruments,
        faces: Sequence[tuple[int, str]],
        theme: Theme,
        serial: int,
        *,
        slots: int = 0,
        first: int = 0,
    ) -> None:
        self._hud = hud
        self._faces = list(faces)
        self._slots = slots or len(faces)
        self._first = first
        self._serial = serial
        durations = theme.durations
        spread = (durations.dice_most - durations.dice_least) * ((serial * 7 % 10) / 10)
        self.duration = durations.dice_least + spread
        self._dice: list[Die] = []
        self._has_flight = theme.motion.bank_most > 0

    def begin(self, ledger: Ledger) -> None:
        """Take the dice of these places up."""
        del self._hud.dice[self._first :]
        for index, (value, family) in enumerate(self._faces):
            x, y, side = self._hud.die_spot(self._first + index, self._slots)
            die = Die(x, y, side, _pose(family, value))
            self._hud.dice.append(die)
            self._dice.append(die)

    def at(self, t: float) -> None:
        """Each on its own path; at 1 all lie and show what was rolled."""
        for index, die in enumerate(self._dice):
            late = _STAGGER * index
            self._put(die, index, min(1.0, max(0.0, t - late) / (1.0 - late)) if late else t)

    def _put(self, die: Die, index: int, t: float) -> None:
        value, family = self._faces[index]
        x, y, side = self._hud.die_spot(self._first + index, self._slots)
        lean = ((self._serial * 13 + index * 7) % 17 - 8) * 1.4
        if t >= 1.0 or not self._has_flight:
            die.x, die.y, die.side, die.lift, die.angle = x, y, side, 0.0, lean
            die.image = face(family, value)
            return
        far = 1.0 - out_cubic(t)
        die.x = x - far * (_REACH + 60.0 * index)
        die.y = y + far * (36.0 - 64.0 * index)
        die.lift = _hop(t) * _HEIGHT
        die.side = side * (1.0 + 0.28 * far)
        die.angle = lean + far * (300.0 if index % 2 else -260.0)
        step = int((1.0 - (1.0 - t) ** 2) * _TURNS) + self._serial + index * 3
        die.image = _pose(family, step) if t < 0.88 else face(family, value)


def _hop(t: float) -> float:
    for begin, end, height in _BOUNCES:
        if t < end:
            return height * math.sin(math.pi * (t - begin) / (end - begin))
    return 0.0


def face(family: str, value: int) -> str:
    """The picture of a die that lies."""
    return f"dice/{family}_{value}"


def _pose(family: str, step: int) -> str:
    number = step % _TUMBLES + 1
    return f"dice/tumble_{number}" if family == "face" else f"dice/{family}_tumble_{number}"
