"""How long each port of a voyage takes, and what a lead and the favours are worth.

Seeded matches of one person and three mates are played in a small window by the hand clock, in the
port's variant for one person; the person plays as a mate. An act's seconds are those of the whole
match without her thinking, by all acts. Acts by the number of seats come from matches of mates
without a window. Minutes are those of the acts as shown, with `THINKS` for each choice of the one
person, or of everybody where several share the screen.

Voyages of equals are drawn: the places at each port by lot, ties as often as they were counted
there. Who begins a match is drawn too, so that no seat is better than another.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

from tools.benches import waiting
from tools.quick_thinker import QuickThinker
from tools.rig import crew, play_on, rig
from treasure_games.app import App
from treasure_games.core.registry import GAMES
from treasure_games.match.match import Match
from treasure_games.match.seats import MatchSetup, Seat
from treasure_games.match.voyage import (
    CREW,
    Favour,
    Voyage,
    games_for,
    new_voyage,
    places_of,
    setup_of,
)

MATCHES, SHOWN = 6, 3
"""Matches by number of seats, and in the window."""
FIRST = 5000
VOYAGES = 20_000
SURE = 1.96
"""Standard errors within which a figure lies in 95 of 100 cases."""
THINKS = 8.0
"""The seconds in which a person looks and chooses."""
LEVEL = "mate"
CREWS = {"alone": 1, "shared": 2}
"""How many people a variant is for, at least."""


class Mates(QuickThinker):
    """Every computer seat answers at once, as a mate."""

    level = LEVEL


def measure(game: str | None) -> dict[str, Any]:
    """Return lengths and ties by game; for all games also what leads and favours are worth."""
    games = GAMES if game is None else (game,)
    found: dict[str, Any] = {one: _of_game(one) for one in games}
    if game is None:
        ties = [one["alone"]["places"] for one in found.values()]
        found["voyages"] = worth_of_leads([places for some in ties for places in some])
        for one in games:
            del found[one]["alone"]["places"]
    return found


def _of_game(game: str) -> dict[str, Any]:
    found: dict[str, Any] = _shown(game)
    for variant, people in CREWS.items():
        told: dict[str, Any] = {"acts": [], "minutes": []}
        for count in range(CREW[0], CREW[1] + 1):
            if game not in games_for(count):
                continue
            seats = crew(min(people, count), count - min(people, count), LEVEL)
            matches = [_played(game, seats, FIRST + seed) for seed in range(MATCHES)]
            acts = sum(len(match.acts) - 1 for match in matches) / count / MATCHES
            thinking = (1 if people == 1 else count) * found["choices"] * THINKS
            told["acts"].append(round(acts, 1))
            told["minutes"].append(round(acts * (count * found["seconds"] + thinking) / 60, 1))
            if count == 4 and people == 1:
                told["places"] = [places_of(one) for one in matches]
        found[variant] = told
    return found


def _played(game: str, seats: Sequence[Seat], seed: int) -> Match:
    plan = MatchSetup(game, setup_of(game, seats), tuple(seats), seed)
    return play_on(Match(plan), lambda _match: False, LEVEL)


def _shown(game: str) -> dict[str, float]:
    """Return for how many seconds an act is shown, and at what share of acts a person chooses."""
    seats = crew(1, 3, LEVEL)
    seconds = acts = own = chosen = 0.0
    for seed in range(FIRST, FIRST + SHOWN):
        with rig(waiting.SIZE, prepare=_prepared) as stand:
            plan = MatchSetup(game, setup_of(game, seats), seats, seed)
            person = waiting.Person(stand, plan, LEVEL)
            person.play()
            decides = person.seconds["hers: decides"]
            seconds += person.seconds.total() - decides
            chosen += decides / waiting.THINKS
            own += sum(act.seat == 0 for act in person.match.acts)
            acts += len(person.match.acts) - 1
    return {"seconds": round(seconds / acts, 2), "choices": round(chosen / own, 2)}


def _prepared(app: App) -> None:
    app.services.thinker = Mates()  # type: ignore[assignment]
    app.settings.ambience = app.settings.ask_about_points = False
    app.settings.throw_for_me = False


def worth_of_leads(counted: Sequence[tuple[int, ...]]) -> dict[str, Any]:
    """Return, by the number of ports and what is chosen, how often in percent the leader after the
    first port wins, with the half of its 95 % interval, and by how many points a favour moves
    whoever takes one, on average and most at any port.
    """
    crew_of_four = crew(0, 4)
    return {
        f"{ports} ports": {
            chosen or "by lot": shares(crew_of_four, ports, chosen, counted)
            for chosen in ("none", *Favour, "")
        }
        for ports in (3, 4, 5)
    }


def shares(
    seats: Sequence[Seat], ports: int, chosen: str, counted: Sequence[tuple[int, ...]]
) -> dict[str, Any]:
    """Return what a lead and a favour are worth if that one is always chosen, "" for any."""
    rng, count = Random(FIRST), VOYAGES // 4
    led, moved = list[float](), [0.0] * ports
    for _ in range(count):
        drawn = [_drawn(rng, counted) for _port in range(ports)]
        choices = [chosen or rng.choice(list(Favour)) for _port in range(ports)]
        voyage = _sailed(seats, drawn, choices)
        shares = voyage.outcome().shares
        first = [seat for seat, place in enumerate(drawn[0]) if place == 1]
        led.append(100 * fmean(shares[seat] for seat in first))
        if chosen == "none":
            continue
        for port in range(1, ports):
            taker = voyage.ranked(port)[-1]
            # The same luck without this one favour; later ones are chosen by whoever is last then.
            other = _sailed(seats, drawn, [*choices[:port], "none", *choices[port + 1 :]])
            moved[port] += shares[taker] - other.outcome().shares[taker]
    within = SURE * pstdev(led) / sqrt(count)
    found: dict[str, Any] = {
        "leader_wins_percent": round(fmean(led), 1), "within_points": round(within, 1)
    }  # fmt: skip
    if chosen != "none":
        points = [round(100 * one / count, 1) for one in moved[1:]]
        found["moves_points"] = points
    return found


def _drawn(rng: Random, counted: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return places as they once were, dealt to the seats anew."""
    places = list(rng.choice(counted))
    rng.shuffle(places)
    return tuple(places)


def _sailed(
    seats: Sequence[Seat], drawn: Sequence[tuple[int, ...]], choices: Sequence[str]
) -> Voyage:
    voyage = new_voyage(seats, GAMES[: len(drawn)])
    for number, places in enumerate(drawn):
        favour = Favour(choices[number]) if number and choices[number] != "none" else None
        voyage = voyage.with_port(favour=favour, places=places)
    return voyage
