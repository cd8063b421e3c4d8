"""Computer players by level: each is handed its seat's view and the legal actions, nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from treasure_games.core.chance import stream_of
from treasure_games.core.errors import BadSetup
from treasure_games.core.language import N_
from treasure_games.opponents.mind import AnyMind, Evaluation, Level, Reason, mind_of
from treasure_games.opponents.personas import PERSONAS, Persona

LEVELS: Final = ("random", "greedy", "deckhand", "mate", "captain")
"""From the weakest to the strongest."""

PLAYABLE_LEVELS: Final = ("deckhand", "mate", "captain")
"""Those offered to people; the others are for measuring."""

CERTAIN: Final = 1e-9
"""Nearer to 0 or 1 than this, shares of the victory are not told apart."""


class Suggestion(NamedTuple):
    """A move for somebody who asks for a hint, and what speaks for it."""

    action: Any
    reason: Reason


class Player(Protocol):
    """Somebody who decides for one seat of one match."""

    @property
    def needs_view(self) -> bool:
        """False if `choose` may be given the state itself: it reads only what everybody knows."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of `legal` (not empty), decided from the view of the player's seat."""

    def suggest(self, view: Any, legal: Sequence[Any]) -> Suggestion:
        """What it would do, and why."""


def make_player(
    level: str, game_id: str, seat: int, seed: int, persona: str | None = None
) -> Player:
    """A player for one seat. Equal arguments give players that make equal choices.

    `persona` is an id of `PERSONAS`; only the searching levels have a character.
    Raises `BadSetup` for an unknown level, game or persona.
    """
    if level not in LEVELS:
        raise BadSetup(
            N_("There is no level “{name}”; there is {known}."), name=level, known=", ".join(LEVELS)
        )
    mind = mind_of(game_id)
    rng = stream_of(seed, f"{level}/{seat}")
    if level == "random":
        return RandomPlayer(mind, rng)
    if level == "greedy":
        return GreedyPlayer(mind)
    return SearchingPlayer(mind, mind.levels[level], rng, _persona(persona))


class RandomPlayer:
    """Any legal action, as its mind weighs them: as a rule each as likely as the others."""

    needs_view: Final = False

    def __init__(self, mind: AnyMind, rng: Random) -> None:
        self._mind = mind
        self._likely = mind.likely
        self._random = rng.random

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of `legal`."""
        likely = self._likely(view, legal)
        return likely[int(self._random() * len(likely))]

    def suggest(self, view: Any, legal: Sequence[Any]) -> Suggestion:
        """One of `legal`, with whatever speaks for it."""
        return _explained(self._mind, view, self.choose(view, legal))


class GreedyPlayer:
    """The mind's first thought, without search."""

    needs_view: Final = True

    def __init__(self, mind: AnyMind) -> None:
        self._mind = mind

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What looks best at once."""
        return legal[0] if len(legal) == 1 else self._mind.greedy(view, legal)

    def suggest(self, view: Any, legal: Sequence[Any]) -> Suggestion:
        """What looks best at once, and why."""
        return _explained(self._mind, view, self.choose(view, legal))


class SearchingPlayer:
    """Lets its mind judge the moves within a budget, then chooses as level and persona do."""

    needs_view: Final = True

    def __init__(
        self, mind: AnyMind, level: Level[Any], rng: Random, persona: Persona | None = None
    ) -> None:
        self._mind = mind
        self._level = level
        self._rng = rng
        self._persona = persona

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The best move found, or one nearly as good that suits level and persona."""
        if len(legal) == 1:
            return legal[0]
        judged = self._mind.judge(view, legal, self._level.effort, self._rng)
        return self._pick(view, judged).move.actions[0]

    def suggest(self, view: Any, legal: Sequence[Any]) -> Suggestion:
        """The move it would make, and why."""
        return _explained(self._mind, view, self.choose(view, legal))

    def _pick(self, view: Any, judged: Sequence[Evaluation]) -> Evaluation:
        """Among the moves within the level's tolerance: a softmax over value and liking."""
        level, values = self._level, [levelled(one.value) for one in judged]
        near, liked = [], []
        for one, value in zip(judged, values, strict=True):
            if values[0] - value <= level.tolerance:
                near.append(one)
                liked.append(value + self._liking(view, one))
        top = max(liked)
        if level.temperature <= 0:
            return near[liked.index(top)]
        weights = [exp((like - top) / level.temperature) for like in liked]
        return self._rng.choices(near, weights)[0]

    def _liking(self, view: Any, one: Evaluation) -> float:
        if self._persona is None:
            return 0.0
        return self._level.tolerance * self._mind.flavour(view, one.move, self._persona)


def levelled(share: float) -> float:
    """A share of the victory on the scale that moves are compared on: a quarter of the log-odds.

    Around 0.5 its steps are those of the share. In a game nearly won or lost all shares are nearly
    equal, and a level that compared them would play at random; here they are told apart. Nowhere
    is a step smaller than that of the share: who gives away no more than so much on this scale
    gives away no more of the victory.
    """
    share = min(1 - CERTAIN, max(CERTAIN, share))
    return 0.5 + log(share / (1 - share)) / 4


def _explained(mind: AnyMind, view: Any, action: Any) -> Suggestion:
    return Suggestion(action, mind.reason(view, action))


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
