"""Telling moments of challenges."""

from collections.abc import Callable

from tools.rig import Rig, play_on
from treasure_games.match.challenge import challenge_match, challenges_of
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.screens.challenges import ChallengesScene, OddsScene
from treasure_games.screens.title import TitleScene
from treasure_games.table.scene import TableScene

GAME = "scallywager"
PERSON = Seat("Anne", 5, persona="braids")


def listed(rig: Rig) -> None:
    """The challenges of a game, two of them won."""
    first, second, *_others = challenges_of(GAME)
    rig.services.settings.stars = [first.id] * 2 + [second.id] * 3
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(ChallengesScene(rig.services, GAME))
    rig.settle()


def begins(rig: Rig) -> None:
    """What stands against whoever comes to the table."""
    one = challenges_of(GAME)[0]
    rig.show(TableScene(rig.services, challenge_match(one, PERSON, 1)))
    rig.loop.stack.push(OddsScene(rig.services, one))
    rig.settle()


def ended(*, is_won: bool) -> Callable[[Rig], None]:
    """The end of a try."""

    def show(rig: Rig) -> None:
        match = next(one for one in map(tried, range(400)) if is_won == won(one))
        rig.show(TableScene(rig.services, match))
        rig.services.navigation.show_result(match)
        rig.settle()

    return show


def tried(seed: int) -> Match:
    """A try of the first challenge, to its end."""
    return play_on(challenge_match(challenges_of(GAME)[0], PERSON, seed), lambda _match: False)


def won(match: Match) -> bool:
    """Whether the person has won it."""
    return challenges_of(GAME)[0].stars(match) > 0


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "challenges": ("the challenges of a game, two of them won", listed),
    "challenge_begins": ("what stands against whoever comes to a challenge", begins),
    "challenge_won": ("the end of a challenge that was won", ended(is_won=True)),
    "challenge_lost": ("the end of a challenge that was lost", ended(is_won=False)),
}
"""By name: what it tells, and how to bring the app there."""
