"""Telling moments of a voyage: its set-up, the chart, its end."""

from collections.abc import Callable, Sequence
from random import Random

from tools.rig import Rig, crew, play_on
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.match.voyage import Favour, Voyage, games_for, new_voyage, setup_of
from treasure_games.screens.title import TitleScene
from treasure_games.screens.voyage.setup import VoyageSetup
from treasure_games.stage.input.intents import LogToggle

PLACES = ((2, 1, 3, 4, 5, 6), (1, 2, 4, 3, 6, 5), (2, 3, 1, 4, 5, 6), (1, 1, 3, 4, 5, 6),
          (4, 2, 1, 3, 5, 6))  # fmt: skip
FAVOURS = (None, Favour.PURSE, Favour.CHASE, Favour.RULE, Favour.PURSE)


def voyage_after(
    ports: int, seats: Sequence[Seat] | None = None, games: Sequence[str] = GAMES
) -> Voyage:
    """A voyage on which so many ports have been played."""
    seats = crew(1, 3) if seats is None else seats
    offered = [game for game in games if game in games_for(len(seats))]
    voyage = new_voyage(seats, offered)
    rng = Random(5)
    voyage = voyage.with_port(seed=rng.getrandbits(60))
    for places, favour in zip(PLACES[:ports], FAVOURS, strict=False):
        if voyage.is_over:
            break
        best = sorted(places[: len(seats)])
        ranks = tuple(best.index(place) + 1 for place in places[: len(seats)])
        voyage = voyage.with_port(favour=favour, places=ranks)
    return voyage


def shown(ports: int, people: int = 1, pirates: int = 3) -> Callable[[Rig], None]:
    """The chart, or the end, of a voyage that was kept after so many ports."""

    def show(rig: Rig) -> None:
        voyage = voyage_after(ports, crew(people, pirates))
        rig.services.matches.voyages.keep(voyage)
        rig.show(TitleScene(rig.services))
        rig.services.navigation.show_voyage(voyage.identity)
        rig.settle()

    return show


def remembered(rig: Rig) -> None:
    """The chart after a port at which the rival caught the person's lie."""
    voyage = voyage_after(4)
    rig.services.matches.voyages.keep(voyage)
    notes = {"id": f"{voyage.identity}-4", "started": voyage.started}
    port = voyage.ports[3]
    plan = MatchSetup(port.game, setup_of(port.game, voyage.seats), voyage.seats, port.seed)
    statistics = rig.services.matches.statistics
    statistics.add(play_on(Match(plan, notes=notes), lambda _match: False))
    statistics.note({notes["id"]: [(0, "last:1:counted:catch", 1)]})
    rig.show(TitleScene(rig.services))
    rig.services.navigation.show_voyage(voyage.identity)
    rig.settle()


def ledger(rig: Rig) -> None:
    """The ledger over the chart."""
    shown(4)(rig)
    rig.top.handle(LogToggle())
    rig.settle()


def set_up(people: int, pirates: int) -> Callable[[Rig], None]:
    """The set-up of a voyage for the crew of the last one."""

    def show(rig: Rig) -> None:
        rig.services.matches.voyages.keep(voyage_after(5, crew(people, pirates)))
        rig.show(TitleScene(rig.services))
        rig.loop.stack.push(VoyageSetup(rig.services))
        rig.settle()

    return show


def resting(rig: Rig) -> None:
    """The title while a voyage rests."""
    rig.services.matches.voyages.keep(voyage_after(2))
    rig.show(TitleScene(rig.services))
    rig.settle()


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "voyage_setup": ("who sails to which ports", set_up(1, 3)),
    "voyage_setup_6": ("the ports that six can play", set_up(2, 4)),
    "voyage_start": ("a voyage before its first port", shown(0)),
    "voyage_3": ("a voyage after three of five ports", shown(3)),
    "voyage_remembered": ("the rival speaks of what came last between the two", remembered),
    "voyage_favour": ("whoever is last chooses a favour", shown(2, people=4, pirates=0)),
    "voyage_ledger": ("the ledger over the chart", ledger),
    "voyage_6": ("six on the chart", shown(2, people=1, pirates=5)),
    "voyage_won": ("a voyage that people have won", shown(5, people=4, pirates=0)),
    "voyage_lost": ("a voyage that a computer has won", shown(5)),
    "voyage_rests": ("the title while a voyage rests", resting),
}
"""By name: what it tells, and how to bring the app there."""
