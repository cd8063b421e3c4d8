"""Computer players by level; each gets only its seat's view and the legal actions."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from treasure_games.core.chance import stream_of
from treasure_games.core.errors import BadSetup, quoted
from treasure_games.core.language import N_, translate
from treasure_games.core.pages import page_beside
from treasure_games.opponents.evaluation import Level
from treasure_games.opponents.mind import AnyMind, mind_of
from treasure_games.opponents.personas import PERSONAS, Persona

_TITLES: Final = page_beside(__file__, dict[str, str])
LEVELS: Final = tuple(_TITLES)
"""From the weakest to the strongest."""


class Player(NamedTuple):
    """A computer player for one seat of one match."""

    choose: Callable[[Any, Sequence[Any]], Any]
    """Returns one of the legal actions (not empty), decided from the view of the player's seat."""
    needs_view: bool = True
    """False if `choose` may be given the state itself: it reads only public facts."""


def level_title(level: str) -> str:
    """Return what a level is called by people."""
    return translate(_TITLES.get(level, level))


def make_player(
    level: str, game_id: str, seat: int, seed: int, persona: str | None = None
) -> Player:
    """Return a player for one seat. Equal arguments give players with equal choices.

    `persona` is an id of `PERSONAS`, used by the searching levels only. Raises `BadSetup` for an
    unknown level, game or persona.
    """
    if level not in LEVELS:
        sentence = N_("There’s no level “{name}”, only: {known}.")
        raise BadSetup(sentence, name=quoted(level), known=", ".join(LEVELS))
    mind = mind_of(game_id)
    rng = stream_of(seed, f"{level}/{seat}")
    if level == "random":
        return random_player(mind, rng)
    if level == "greedy":
        return greedy_player(mind)
    return searching_player(mind, mind.levels[level], rng, _persona(persona))


def random_player(mind: AnyMind, rng: Random) -> Player:
    """Return a player that acts at random, as its mind draws."""
    draw, random = mind.draw, rng.random
    return Player(lambda view, legal: draw(view, legal, random), needs_view=False)


def greedy_player(mind: AnyMind) -> Player:
    """Return a player that makes its mind's greedy moves, without search."""
    return Player(lambda view, legal: legal[0] if len(legal) == 1 else mind.greedy(view, legal))


def searching_player(
    mind: AnyMind, level: Level[Any], rng: Random, persona: Persona | None = None
) -> Player:
    """Return a player that draws from its mind's policy for a level and a persona."""

    def choose(view: Any, legal: Sequence[Any]) -> Any:
        return mind.policy(view, legal, level=level, persona=persona, rng=rng).sample(rng)

    return Player(choose)


def _persona(name: str | None) -> Persona | None:
    if name is None:
        return None
    if name not in PERSONAS:
        raise BadSetup(
            N_("There’s no pirate “{name}”, only: {known}."), name=name, known=", ".join(PERSONAS)
        )
    return PERSONAS[name]
