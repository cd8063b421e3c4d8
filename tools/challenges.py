"""Finds the positions of challenges, and measures how often they are won.

    python tools/challenges.py find scallywager.one_die --seeds 400
    python tools/challenges.py measure scallywager.one_die --level captain --seeds 200

`find` plays matches of quick players, keeps positions of the kind that the row in `tools/odds.py`
describes, lets mates and captains try each, and writes the best one: where a captain wins often
enough, and much more often than a mate. `measure` prints one JSON line per challenge, with the
share of tries that were won and how many stars they earned.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from msgspec.structs import replace

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.odds import ODDS, Odds  # noqa: E402
from treasure_games.core.chance import Chance, SeededChance, stream_of  # noqa: E402
from treasure_games.core.codec import decode, wire_name  # noqa: E402
from treasure_games.core.errors import IllegalAction  # noqa: E402
from treasure_games.core.game import MOST_STEPS, deciding_seats, silent  # noqa: E402
from treasure_games.core.options import Setup  # noqa: E402
from treasure_games.core.record import Playthrough, Record  # noqa: E402
from treasure_games.core.registry import AnyGame, load  # noqa: E402
from treasure_games.match.challenge import Challenge, Shuffle, challenge_of, dealt_again, fresh_luck  # noqa: E402
from treasure_games.match.seats import Kind, MatchSetup, Seat  # noqa: E402
from treasure_games.match.steps import turn_events  # noqa: E402
from treasure_games.opponents.mind import mind_of  # noqa: E402
from treasure_games.opponents.personas import PERSONAS  # noqa: E402
from treasure_games.opponents.players import Player, make_player, searching_player  # noqa: E402

BEGINS = 7000
"""The first seed of tries."""
PIRATES = tuple(PERSONAS)


class Try(NamedTuple):
    """One try of a challenge: won, by how much, in how many rounds, with which score."""

    won: bool
    lead: int
    rounds: int
    score: int


class Sizes(Chance):
    """Passes each question on and notes of how many outcomes one was drawn."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.sizes: list[int] = []

    def draw(self, n: int, stream: str) -> int:
        """Return the source's outcome."""
        self.sizes.append(n)
        return self._source.draw(n, stream)


def seats_of(odds: Odds) -> tuple[Seat, ...]:
    """Return the seats of a challenge: a person and pirates."""
    pirates = [one for one in PIRATES if one != "pike"]
    return tuple(
        Seat("Learner", number, Kind.HUMAN)
        if number == odds.seat
        else Seat(PERSONAS[pirate].name, number, Kind.COMPUTER, odds.rivals, pirate)
        for number, pirate in enumerate(islice(pirates, odds.seats))
    )


def positions(odds: Odds, seeds: range) -> Iterator[Record]:
    """Yield records up to a position of this kind, at most one of each match."""
    game = load(odds.game)
    setup = Setup.of(game.info, odds.seats, dict(odds.options))
    classes, _ = turn_events(game.info.events, odds.seats)
    for seed in seeds:
        play = Playthrough(game, setup, SeededChance(seed))
        play.start()
        players = [
            make_player(odds.own if n == odds.seat else odds.players, odds.game, n, seed)
            for n in range(odds.seats)
        ]
        for seat in islice(deciding_seats(game, play.state, seed), MOST_STEPS):
            heard: list[Any] = []
            legal = game.legal(play.state, seat)
            action = players[seat].choose(game.view(play.state, seat), legal)
            play.act(seat, action, heard.append)
            begun = [one for one in heard if type(one) in classes]
            if not begun or game.pending(play.state) is None:
                continue
            is_turn = getattr(begun[-1], "seat", odds.seat) == odds.seat
            is_any = wire_name(type(begun[-1])) == "round_started" or odds.any_turn
            if (is_turn or is_any) and odds.fits(game, play.state, odds.seat):
                notes = MatchSetup(odds.game, setup, seats_of(odds), 0).to_notes()
                yield Record(odds.game, setup, play.record.deal, list(play.record.rows), {}, notes)
                break


def shuffles_of(record: Record) -> tuple[Shuffle, ...]:
    """Return the shuffles of the deal with the longest stretch of places nobody has seen."""
    game = load(record.game)
    sizes = Sizes(Listed(record.deal))
    game.start(game.new(record.setup), sizes, silent)
    found = []
    for first in shuffle_starts(sizes.sizes):
        cards = sizes.sizes[first]
        tails = [(low, cards) for low in range(cards - 1)]
        heads = [(0, high) for high in range(cards, 1, -1)]
        for place in sorted(tails + heads, key=lambda one: one[0] - one[1]):
            one = first, cards, *place
            if place[1] - place[0] > 1 and is_unseen(game, record, one):
                found.append(one)
                break
    return tuple(found)


def shuffle_starts(sizes: list[int]) -> Iterator[int]:
    """Yield where a course of draws from n, n - 1, ... 2 begins."""
    at = 0
    while at < len(sizes):
        cards = sizes[at]
        if cards > 3 and sizes[at : at + cards - 1] == list(range(cards, 1, -1)):
            yield at
            at += cards - 1
        else:
            at += 1


class Listed(Chance):
    """The outcomes of a list, then none but 0."""

    def __init__(self, outcomes: tuple[int, ...]) -> None:
        self._outcomes = list(outcomes)

    def draw(self, n: int, stream: str) -> int:
        """Return the next one."""
        return min(n - 1, self._outcomes.pop(0)) if self._outcomes else 0


def is_unseen(game: AnyGame, record: Record, one: Shuffle) -> bool:
    """Return True if nobody sees another order of these cards, however they lie."""
    seen = views_at(game, record, record.deal, 0)
    for seed in range(4):
        trial = Challenge("", "", "", "", {}, (one,))
        deal = trial_deal(trial, record, seed)
        try:
            if views_at(game, record, deal, 0) != seen:
                return False
        except (IllegalAction, ValueError, IndexError):
            return False
    return True


def trial_deal(trial: Challenge, record: Record, seed: int) -> tuple[int, ...]:
    """Return the deal of a try."""
    deal = record.deal
    for one in trial.shuffles:
        deal = dealt_again(deal, one, stream_of(seed, "dealt again"))
    return deal


def views_at(game: AnyGame, record: Record, deal: tuple[int, ...], _seed: int) -> list[Any]:
    """Return what everybody knows at the end of a record with this deal."""
    outcomes = (*deal, *(one for row in record.rows for one in row.outcomes))
    state = state_at(game, record, Listed(outcomes))
    return [game.view(state, seat).data() for seat in (None, *range(record.setup.seats))]


def state_at(game: AnyGame, record: Record, chance: Chance) -> Any:
    """Return the state after the rows of a record with this luck."""
    state = game.new(record.setup)
    game.start(state, chance, silent)
    for row in record.rows:
        action = decode(row.action, game.info.actions)
        if action not in game.legal(state, row.seat):
            raise IllegalAction("", "")
        game.apply(state, row.seat, action, chance, silent)
    return state


def tried(record: Record, challenge: Challenge, level: str, seed: int) -> Try:
    """Let a player of this level try a challenge once."""
    game = load(record.game)
    plan = MatchSetup.from_notes(record.game, record.setup, record.notes)
    chance = fresh_luck(record, challenge.shuffles, seed)
    state = state_at(game, record, chance)
    classes, taking_part = turn_events(game.info.events, len(plan.seats))
    me = next(n for n, seat in enumerate(plan.seats) if seat.is_human)
    players = [
        contender(level, record.game, n, seed)
        if seat.is_human
        else make_player(seat.level, record.game, n, seed, seat.persona)
        for n, seat in enumerate(plan.seats)
    ]
    turns = 1

    def hear(event: Any) -> None:
        nonlocal turns
        turns += taking_part * (type(event) in classes)

    for seat in islice(deciding_seats(game, state, seed), MOST_STEPS):
        view = game.view(state, seat)
        game.apply(state, seat, players[seat].choose(view, game.legal(state, seat)), chance, hear)
    outcome = game.outcome(state)
    assert outcome is not None
    score = outcome.scores[me]
    lead = score - max(other for n, other in enumerate(outcome.scores) if n != me)
    return Try(me in outcome.winners, lead, -(-turns // len(plan.seats)), score)


def contender(level: str, game_id: str, seat: int, seed: int) -> Player:
    """Return a player of a level; `captain/8` searches with an eighth of a captain's iterations."""
    name, _, part = level.partition("/")
    if not part:
        return make_player(name, game_id, seat, seed)
    mind = mind_of(game_id)
    usual = mind.levels[name]
    fewer = max(8, usual.effort.iterations // int(part))
    usual = usual._replace(effort=usual.effort._replace(iterations=fewer))
    return searching_player(mind, usual, stream_of(seed, f"{name}/{seat}"))


def share(record: Record, challenge: Challenge, level: str, seeds: range) -> float:
    """Return the share of tries that a level wins."""
    return sum(tried(record, challenge, level, seed).won for seed in seeds) / len(seeds)


def find(name: str, given: argparse.Namespace) -> None:
    """Find a position for a challenge and write its record."""
    odds = ODDS[name]
    best: tuple[float, Record, Challenge] | None = None
    count = 0
    for record in positions(odds, range(given.first, given.first + given.seeds)):
        count += 1
        began = process_time()
        one = Challenge("", "", "", "", {}, ())
        few = share(record, one, "mate", range(given.tries // 3))
        if few > 0.7 or (not few and odds.low):
            continue
        mate = share(record, one, "mate", range(given.tries))
        if not odds.low <= mate <= odds.high:
            print(f"{name}: mate {mate:.2f} {process_time() - began:.1f}s", file=sys.stderr)
            continue
        one = replace(one, shuffles=shuffles_of(record))
        captain = share(record, one, odds.judge, range(given.tries))
        worth = captain - mate - 0.5 * max(0.0, mate - 0.4)
        took = process_time() - began
        print(f"{name}: mate {mate:.2f} captain {captain:.2f} {took:.1f}s", file=sys.stderr)
        if captain >= odds.least and (best is None or worth > best[0]):
            best = worth, record, one
            write(name, record, one)
        if count >= given.most or (best is not None and given.enough):
            break
    print(f"{name}: {count} positions, best {best and round(best[0], 2)}", flush=True)


def write(name: str, record: Record, one: Challenge) -> None:
    """Write the record, and print the shuffles for the page."""
    game, _, own = name.partition(".")
    folder = ROOT / "treasure_games" / "games" / game / "challenges"
    folder.mkdir(exist_ok=True)
    (folder / f"{own}.treasure").write_text(record.to_line() + "\n", encoding="utf-8")
    rows = ", ".join(str(list(shuffle)) for shuffle in one.shuffles)
    print(f"{name}: shuffles = [{rows}]", flush=True)


def measure(name: str, given: argparse.Namespace) -> None:
    """Print how often a challenge is won, and the quartiles of lead, rounds and score then."""
    game, _, own = name.partition(".")
    challenge = challenge_of(game, own)
    began = process_time()
    seeds = range(BEGINS, BEGINS + given.seeds)
    tries = [tried(challenge.record, challenge, given.level, seed) for seed in seeds]
    wins = [one for one in tries if one.won]
    stars = Counter(sum(challenge.earned_by(one.lead, one.rounds, one.score)) for one in wins)
    print(
        json.dumps(
            {
                "challenge": name,
                "level": given.level,
                "tries": len(tries),
                "won": len(wins),
                "stars": [stars[number] for number in (1, 2, 3)],
                **{one: quartiles([getattr(win, one) for win in wins]) for one in Try._fields[1:]},
                "seconds": round(process_time() - began, 1),
            }
        ),
        flush=True,
    )


def quartiles(values: list[int]) -> list[int]:
    """Return the quartiles of some values."""
    ranked = sorted(values)
    return [ranked[len(ranked) * n // 4] for n in (1, 2, 3)] if ranked else []


def main(arguments: list[str] | None = None) -> int:
    """Find or measure some challenges."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("find", "measure"))
    parser.add_argument("names", nargs="+", help="game.id")
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--tries", type=int, default=30)
    parser.add_argument("--most", type=int, default=20, help="positions to try")
    parser.add_argument("--enough", action="store_true", help="take the first that will do")
    parser.add_argument("--level", default="captain")
    given = parser.parse_args(arguments)
    for name in given.names:
        (find if given.what == "find" else measure)(name, given)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
