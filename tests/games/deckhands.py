"""What deckhands do in whole matches, for tests of what they never do."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from treasure_games.core.chance import SeededChance
from treasure_games.core.game import deciding_seats, silent
from treasure_games.core.options import OptionValue, Setup
from treasure_games.core.registry import load
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player

MOST_DECISIONS = 600


class Decision(NamedTuple):
    """Who decided what, what else was legal, and the table before that."""

    state: Any
    seat: int
    legal: tuple[Any, ...]
    action: Any


def decisions(
    game_id: str, matches: int, seats: int = 3, level: str = "deckhand", **options: OptionValue
) -> Iterator[Decision]:
    """The decisions of some matches among players of one level, each another pirate."""
    game, pirates = load(game_id), [*PERSONAS]
    for seed in range(matches):
        state, chance = game.new(Setup.of(game.info, seats, options)), SeededChance(seed)
        game.start(state, chance, silent)
        crew = [
            make_player(level, game_id, seat, seed, pirates[(seat + 3 * seed) % len(pirates)])
            for seat in range(seats)
        ]
        for seat in islice(deciding_seats(game, state, seed), MOST_DECISIONS):
            legal = tuple(game.legal(state, seat))
            action = crew[seat].choose(game.view(state, seat), legal)
            if len(legal) > 1:
                yield Decision(state.copy(), seat, legal, action)
            game.apply(state, seat, action, chance, silent)
