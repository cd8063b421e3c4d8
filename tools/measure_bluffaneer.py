"""Measures Bluffaneer's computer players; each part prints one line of JSON.

    python tools/measure_bluffaneer.py exploitability
    python tools/measure_bluffaneer.py grid --seeds 250
    python tools/measure_bluffaneer.py fixed --rivals 0:0 --seeds 1000
    python tools/measure_bluffaneer.py personas --seeds 200
    python tools/measure_bluffaneer.py balance --seeds 1000

`exploitability`: what a best response gains, in coins, against the policy of one claim and its
answer among equals who know nothing of each other. `fixed`: one captain against three who bluff
and challenge at a fixed rate (`bluff:challenge`), claim whenever they hold the pair, and rob the
richest. `grid`: that for all rates in steps of a quarter. `personas`: how often each bluffs and
challenges. `balance`: turns, claims and wins by seat, all seats alike.

One seed is one unit: each is played once with the captain in every seat, so that equal players
score exactly par. Intervals are bootstrapped over seeds.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.ladder import interval, mean  # noqa: E402
from tools.train_bluffaneer import Claim, binomial  # noqa: E402
from treasure_games.core.chance import ScriptedChance, SeededChance, stream_of  # noqa: E402
from treasure_games.core.game import silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.games.bluffaneer.bot import MIND  # noqa: E402
from treasure_games.games.bluffaneer.rules.actions import (  # noqa: E402
    BELIEVE,
    CHALLENGE,
    CLAIM,
    STAY_QUIET,
    STEAL,
    Action,
)
from treasure_games.games.bluffaneer.rules.game import GAME  # noqa: E402
from treasure_games.games.bluffaneer.rules.pieces import (  # noqa: E402
    CHEST,
    COPIES,
    PACK_SIZE,
    SWORDS,
)
from treasure_games.games.bluffaneer.rules.state import (  # noqa: E402
    ANSWER,
    BLUFFS,
    MARK,
    RAISED,
    SHOUT,
    TRUE_CLAIMS,
    WINDOWS,
    State,
)
from treasure_games.games.bluffaneer.rules.view import View  # noqa: E402
from treasure_games.games.bluffaneer.rules.windows import open_window  # noqa: E402
from treasure_games.opponents.personas import PERSONAS, Persona  # noqa: E402

Found = dict[str, Any]
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Pirate(NamedTuple):
    """A computer player: a level, and perhaps a persona."""

    level: str = "captain"
    persona: Persona | None = None

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Draw from the policy."""
        return MIND.policy(view, legal, level=self.level, persona=self.persona).sample(rng)


class Fixed(NamedTuple):
    """Somebody who bluffs and challenges at a fixed rate, and robs the richest."""

    bluff: float
    challenge: float

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Claim with the pair always, else by the rates."""
        if view.phase == SHOUT:
            is_claim = view.own_face == view.pair or rng.random() < self.bluff
            return CLAIM if is_claim else STAY_QUIET
        if view.phase == ANSWER:
            return CHALLENGE if rng.random() < self.challenge else BELIEVE
        others = [seat for seat in range(view.seats) if seat != view.seat]
        return STEAL[max(others, key=lambda seat: view.coins[seat])]


Seated = Pirate | Fixed


class Game(NamedTuple):
    """How one game ended."""

    shares: tuple[float, ...]
    state: State


def play(seated: Sequence[Seated], seed: int, times: list[float]) -> Game:
    """Play one game; note how long the pirates' decisions took."""
    state, chance = GAME.new(Setup.of(GAME.info, len(seated))), SeededChance(seed)
    luck = [stream_of(seed, f"measured/{seat}") for seat in range(len(seated))]
    GAME.start(state, chance, silent)
    while (pending := GAME.pending(state)) is not None:
        seat = pending.seats[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        began = process_time()
        action = seated[seat].choose(view, legal, luck[seat])
        if isinstance(seated[seat], Pirate):
            times.append(process_time() - began)
        GAME.apply(state, seat, action, chance, silent)
    outcome = GAME.outcome(state)
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return Game(tuple(share * (seat in outcome.winners) for seat in range(len(seated))), state)


def against(pirate: Pirate, rival: Fixed, seats: int, seeds: range) -> Found:
    """One pirate against a table of equal rivals, in every seat."""
    units, times = [], list[float]()
    for seed in seeds:
        shares = []
        for own in range(seats):
            seated: list[Seated] = [rival] * seats
            seated[own] = pirate
            shares.append(play(seated, seed, times).shares[own])
        units.append(mean(shares))
    times.sort()
    return {
        "bluff": rival.bluff,
        "challenge": rival.challenge,
        "win": round(mean(units), 4),
        "interval": [round(end, 4) for end in interval(units)],
        "games": len(units) * seats,
        "ms_p50": round(1000 * times[len(times) // 2], 2),
        "ms_p99": round(1000 * times[int(len(times) * 0.99)], 2),
    }


def fixed(given: argparse.Namespace) -> Found:
    """Against the rivals asked for."""
    bluff, challenge = map(float, given.rivals.split(":"))
    return against(Pirate(given.level), Fixed(bluff, challenge), given.seats, seeds_of(given))


def grid(given: argparse.Namespace) -> Found:
    """Against all rates in steps of a quarter."""
    rows = []
    for bluff, challenge in product(QUARTERS, QUARTERS):
        rival = Fixed(bluff, challenge)
        rows.append(against(Pirate(given.level), rival, given.seats, seeds_of(given)))
        print(json.dumps(rows[-1]), file=sys.stderr)
    worst = min(rows, key=lambda row: row["win"])
    return {"par": 1 / given.seats, "worst": worst, "rows": rows}


def personas(given: argparse.Namespace) -> Found:
    """How often each bluffs without the pair, and challenges: among captains of no persona."""
    found = {}
    for name, persona in PERSONAS.items():
        tally: Counter[str] = Counter()
        for seed in seeds_of(given):
            _watch([Pirate(persona=persona), *[Pirate()] * (given.seats - 1)], seed, tally)
        found[name] = {
            "bluffs": round(tally["bluff"] / tally["could bluff"], 3),
            "challenges": round(tally["challenge"] / tally["answer"], 3),
            "wins": round(tally["win"] / len(seeds_of(given)), 3),
            "decisions": tally["could bluff"] + tally["answer"],
        }
    return {"personas": found}


def _watch(seated: Sequence[Pirate], seed: int, tally: Counter[str]) -> None:
    """Play a game, and count what seat 0 does where it has a choice to bluff or to challenge."""

    class Watched(NamedTuple):
        pirate: Pirate

        def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
            action = self.pirate.choose(view, legal, rng)
            if view.phase == SHOUT and view.own_face != view.pair:
                tally["could bluff"] += 1
                tally["bluff"] += action == CLAIM
            elif view.phase == ANSWER:
                tally["answer"] += 1
                tally["challenge"] += action == CHALLENGE
            return action

    watched: list[Any] = [Watched(seated[0]), *seated[1:]]
    tally["win"] += play(watched, seed, []).shares[0] > 0


def balance(given: argparse.Namespace) -> Found:
    """Turns, claims and wins by seat."""
    turns, wins, counted = [], [0.0] * given.seats, Counter[int]()
    for seed in seeds_of(given):
        game = play([Pirate(given.level)] * given.seats, seed, [])
        turns.append(game.state.turn_number)
        wins = [one + share for one, share in zip(wins, game.shares, strict=True)]
        for place, count in enumerate(game.state.tallies):
            counted[place % 6] += count
    turns.sort()
    claims = counted[TRUE_CLAIMS] + counted[BLUFFS]
    windows = counted[WINDOWS] / (given.seats - 1)
    return {
        "seats": given.seats,
        "turns": {
            "p5": turns[len(turns) // 20],
            "median": turns[len(turns) // 2],
            "p95": turns[len(turns) * 19 // 20],
            "most": turns[-1],
        },
        "claims_per_open_roll": round(claims / windows, 3),
        "hands_per_open_roll": round(counted[RAISED] / windows, 3),
        "truth_share": round(counted[TRUE_CLAIMS] / claims, 3),
        "wins_by_seat": [round(one / len(turns), 3) for one in wins],
    }


def seeds_of(given: argparse.Namespace) -> range:
    """Return the seeds asked for."""
    return range(given.first, given.first + given.seeds)


class Rates(NamedTuple):
    """The policy of one window among equals.

    How often a pirate claims without the pair and with it, and how often the roller challenges,
    by the number of hands in the air (from 0).
    """

    bluff: float
    claim: float
    challenge: tuple[float, ...]


def exploitability(_given: argparse.Namespace) -> Found:
    """Return what a best response gains: the worst of many positions, by seats and discards."""
    rows = [
        gains_of_best_response(seats, discarded, copies)
        for seats in range(2, 7)
        for discarded in range(0, PACK_SIZE - seats, 2)
        for copies in range(min(COPIES, discarded) + 1)
    ]
    worst = max(rows, key=lambda row: max(row["roller_gains"], row["claimant_gains"]))
    return {"positions": len(rows), "worst": worst}


def gains_of_best_response(seats: int, discarded: int, copies: int) -> Found:
    """Return what each side could gain, exactly, over all deals of the unseen cards.

    `copies` of the pair lie among the discards. The roller's gain is an average over the claims
    that it has to answer, the claimant's the larger one of those with the pair and without.
    """
    rates = rates_of(equal_table(seats, discarded, copies))
    window = Claim(seats - 1, COPIES - copies, PACK_SIZE - 1 - discarded)
    return {
        "seats": seats,
        "discarded": discarded,
        "copies": copies,
        "bluff": round(rates.bluff, 4),
        "challenge": [round(one, 4) for one in rates.challenge],
        "roller_gains": round(_roller_gains(window, rates), 5),
        "claimant_gains": round(_claimant_gains(window, rates), 5),
    }


def equal_table(seats: int, discarded: int, copies: int) -> State:
    """Return a table at its first window, all coins equal: seat 0 rolled, seat 1 has the pair.

    If all copies lie among the discards nobody has it.
    """
    state = GAME.new(Setup.of(GAME.info, seats))
    house = state.house
    state.coins = [house.coins] * seats
    state.box = house.supply - house.coins * seats
    state.bones, state.pair = (CHEST, SWORDS), 0
    with_pair = [card for card in range(PACK_SIZE) if state.faces[card] == state.pair]
    others = [card for card in range(PACK_SIZE) if state.faces[card] != state.pair]
    state.discard = with_pair[:copies] + others[: discarded - copies]
    left = others[discarded - copies :]
    hands = [left.pop() if left else with_pair.pop() for _ in range(seats)]
    if copies < COPIES:
        hands[1] = with_pair[-1]
    state.hands = hands
    state.stack = sorted({*range(PACK_SIZE)} - {*state.discard, *hands})
    state.phase = SHOUT
    state.ruled_out = MARK[state.roller][state.pair]
    open_window(state, state.roller, house.shouts)
    return state


def rates_of(state: State) -> Rates:
    """Ask the mind what it would do in each place at this table."""
    seats = state.house.seats
    claim = _chance_of(state, 1, CLAIM)
    without = state.copy()
    for place, card in enumerate(without.stack):
        if without.faces[without.hands[1]] == without.pair != without.faces[card]:
            without.hands[1], without.stack[place] = card, without.hands[1]
    bluff = _chance_of(without, 1, CLAIM)
    challenges = [_chance_of(_after_hands(state, hands), 0, CHALLENGE) for hands in range(1, seats)]
    return Rates(bluff, claim, (0.0, *challenges))


def _after_hands(state: State, hands: int) -> State:
    """Return the table after so many hands went up, seat 1 being chosen."""
    after, chance = state.copy(), ScriptedChance([0] * (hands > 1))
    for seat in range(1, state.house.seats):
        GAME.apply(after, seat, CLAIM if seat <= hands else STAY_QUIET, chance, silent)
    return after


def _chance_of(state: State, seat: int, action: Action) -> float:
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    return MIND.policy(view, legal).get(action, 0.0)


def _hands(
    window: Claim, claimants: int, unseen: int, rates: Rates
) -> Iterator[tuple[int, int, float]]:
    """Yield the true and the false hands that go up, with their probability."""
    for held, chance in window.holders(claimants, unseen):
        for true in range(held + 1):
            for false in range(claimants - held + 1):
                ways = binomial(held, true, rates.claim)
                ways *= binomial(claimants - held, false, rates.bluff)
                yield true, false, chance * ways


def _roller_gains(window: Claim, rates: Rates) -> float:
    """Compare the policy with the better answer to each number of hands."""
    chances, true_chances = Counter[int](), Counter[int]()
    for true, false, chance in _hands(window, window.claimants, window.unseen, rates):
        if true + false:
            chances[true + false] += chance
            true_chances[true + false] += chance * true / (true + false)
    total = sum(chances.values())
    gain = 0.0
    for hands, chance in chances.items():
        if chance:
            challenging = 2 - 3 * true_chances[hands] / chance
            best = max(0.0, challenging)
            gain += chance * (best - rates.challenge[hands] * challenging)
    return gain / total if total else 0.0


def _claimant_gains(window: Claim, rates: Rates) -> float:
    """Compare the policy with always or never claiming, with the pair and without it."""
    bluffing = claiming = 0.0
    if window.unseen > window.copies:
        for true, false, chance in _hands(window, window.claimants - 1, window.unseen - 1, rates):
            hands = 1 + true + false
            bluffing += chance / hands * (1 - 2 * rates.challenge[hands])
    if window.copies:
        fewer = window._replace(copies=window.copies - 1)
        for true, false, chance in _hands(fewer, window.claimants - 1, window.unseen - 1, rates):
            hands = 1 + true + false
            claiming += chance / hands * (1 + rates.challenge[hands])
    return max(max(0.0, bluffing) - rates.bluff * bluffing, (1 - rates.claim) * claiming)


PARTS: Mapping[str, Callable[[argparse.Namespace], Found]] = {
    "exploitability": exploitability,
    "fixed": fixed,
    "grid": grid,
    "personas": personas,
    "balance": balance,
}


def main() -> int:
    """Measure one part and print its line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--seeds", type=int, default=250, help="units; each plays every seat")
    parser.add_argument("--first", type=int, default=5000, help="the first seed")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--rivals", default="0:0", metavar="BLUFF:CHALLENGE")
    given = parser.parse_args()
    command = f"python tools/measure_bluffaneer.py {shlex.join(sys.argv[1:])}"
    print(json.dumps({"command": command, **PARTS[given.part](given)}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
