"""Computer players by level; each gets only its seat's view and the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from treasure_games.core.chance import stream_of
from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_
from treasure_games.core.quoting import quoted
from treasure_games.opponents.evaluation import Level
from treasure_games.opponents.mind import AnyMind, mind_of
from treasure_games.opponents.personas import PERSONAS, Persona

LEVELS: Final = ("random", "greedy", "deckhand", "mate", "captain")
"""From the weakest to the strongest."""


class Player(Protocol):
    """A computer player for one seat of one match."""

    @property
    def needs_view(self) -> bool:
        """False if `choose` may be given the state itself: it reads only public facts."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return one of `legal` (not empty), decided from the view of the player's seat."""


def make_player(
    level: str, game_id: str, seat: int, seed: int, persona: str | None = None
) -> Player:
    """Return a player for one seat. Equal arguments give players with equal choices.

    `persona` is an id of `PERSONAS`, used by the searching levels only. Raises `BadSetup` for an
    unknown level, game or persona.
    """
    if level not in LEVELS:
        raise BadSetup(
            N_("There is no level “{name}”; there is {known}."),
            name=quoted(level),
            known=", ".join(LEVELS),
        )
    mind = mind_of(game_id)
    rng = stream_of(seed, f"{level}/{seat}")
    if level == "random":
        return RandomPlayer(mind, rng)
    if level == "greedy":
        return GreedyPlayer(mind)
    return SearchingPlayer(mind, mind.levels[level], rng, _persona(persona))


class RandomPlayer:
    """Plays a random legal action, drawn by its mind; usually all are equally likely."""

    needs_view: Final = False

    def __init__(self, mind: AnyMind, rng: Random) -> None:
        self._mind = mind
        self._draw = mind.draw
        self._random = rng.random

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return one of `legal`."""
        return self._draw(view, legal, self._random)


class GreedyPlayer:
    """Plays the mind's greedy move, without search."""

    needs_view: Final = True

    def __init__(self, mind: AnyMind) -> None:
        self._mind = mind

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return the greedy move."""
        return legal[0] if len(legal) == 1 else self._mind.greedy(view, legal)


class SearchingPlayer:
    """Draws from its mind's policy for a level and a persona."""

    needs_view: Final = True

    def __init__(
        self, mind: AnyMind, level: Level[Any], rng: Random, persona: Persona | None = None
    ) -> None:
        self._mind = mind
        self._level = level
        self._rng = rng
        self._persona = persona

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return the best move found, or one nearly as good that suits level and persona."""
        policy = self._mind.policy(
            view, legal, level=self._level, persona=self._persona, rng=self._rng
        )
        return policy.sample(self._rng)


def _persona(name: str | None) -> Persona | None:
    if name is None:
        return None
    if name not in PERSONAS:
        raise BadSetup(
            N_("There is no pirate “{name}”; there is {known}."),
            name=name,
            known=", ".join(PERSONAS),
        )
    return PERSONAS[name]
