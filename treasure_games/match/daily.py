"""The deal of the day: for each game and date one seed, one company and one house rule, the same
for all who play on that day. It is played once for the score; played again it is for learning.
"""

import json
from collections.abc import Sequence
from datetime import date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from treasure_games.core.language import N_, translate
from treasure_games.core.options import Setup
from treasure_games.core.pages import page_beside
from treasure_games.core.registry import load
from treasure_games.files import reason_of
from treasure_games.match.saves import Tell
from treasure_games.match.seats import EMBLEMS, Kind, MatchSetup, Seat
from treasure_games.match.statistics import Statistics
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import LEVELS

_PAGE: Final = page_beside(__file__, dict[str, dict[str, str]])
_MOST: Final = 4
"""The largest table of a day."""

_ENDINGS: Final = "lost", "won"
FIRST_DAY: Final = date(2026, 1, 1)
"""The first of the calendar."""


class Deal(NamedTuple):
    """The deal of a game on a date."""

    game: str
    day: date

    @classmethod
    def of(cls, identity: str) -> "Deal | None":
        """Return the deal whose scored match has this identity; None for any other match."""
        try:
            game, day, _mark = identity.split("-")
            deal = cls(game, datetime.strptime(day, "%Y%m%d").date())
        except ValueError:
            return None
        return deal if deal.identity == identity else None

    @property
    def identity(self) -> str:
        """The identity of the match that is played for the score; there is only this one."""
        return f"{self.game}-{self.day:%Y%m%d}-day"

    def table(self, person: Seat) -> MatchSetup:
        """Return its table, with the person at the first seat: at most one house rule differs."""
        info, number = load(self.game).info, self.number
        least, most = max(2, info.seats[0]), min(_MOST, info.seats[1])
        seats = least + number("seats") % (most - least + 1)
        company = sorted(PERSONAS, key=number)[: seats - 1]
        if person.persona in company:
            person = replace(person, persona="")
        flags = [(person.emblem + n) % EMBLEMS for n in range(1, EMBLEMS)]
        pirates = [
            Seat(translate(PERSONAS[who].name), flag, Kind.COMPUTER, LEVELS[1], who)
            for who, flag in zip(company, flags, strict=False)
        ]
        rules = [rule for rule in info.options if rule.since == 1]  # A later one changes no day.
        rule = rules[number("rule") % len(rules)]
        value = rule.default if rule.only_if else rule.values[number("value") % len(rule.values)]
        setup = Setup.of(info, seats, {rule.name: value})
        return MatchSetup(self.game, setup, (person, *pirates), number("seed"))

    def number(self, what: str) -> int:
        """Return a number of 64 bits that everybody has for this game and date."""
        text = f"treasure games/{self.game}/{self.day}/{what}"
        return int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big")


class Result(NamedTuple):
    """How a deal went: its `ending` is "won" or "lost", `number` is one of the game's own."""

    is_scored: bool
    ending: str
    rounds: int
    number: int


def results(statistics: Statistics, deals: Sequence[Deal]) -> dict[Deal, Result]:
    """Return how deals of a game went: the scored match, else the first one for learning."""
    game = deals[0].game
    by_seed = {str(deal.number("seed")): deal for deal in deals}
    found: dict[Deal, Result] = {}
    sql, number = _PAGE["sql"]["results"], _PAGE["numbers"][game]
    rows = statistics.query(sql, game, number, json.dumps(list(by_seed)))
    for identity, seed, turns, won, count, seats, is_alone in rows:
        deal = by_seed[seed]
        is_scored = bool(is_alone) and identity == deal.identity
        if is_scored or deal not in found:
            found[deal] = Result(is_scored, _ENDINGS[won], -(-turns // seats), count)
    return found


class Days:
    """Which deals were begun for the score: an empty file for each, so that neither a damaged file
    nor another window of the app brings one back.
    """

    def __init__(self, folder: Path, tell: Tell) -> None:
        self._folder, self._tell = folder, tell

    def clock(self) -> date:
        """Return the date by the computer's clock."""
        return datetime.now().astimezone().date()

    def today(self) -> date:
        """Return the date that counts now: a clock that was set back brings no day again."""
        return max([FIRST_DAY, self.clock(), *(deal.day for deal in self.begun())])

    def begun(self) -> set[Deal]:
        """Return all that were begun here."""
        return {deal for path in self._folder.glob("*") if (deal := Deal.of(path.name))}

    def note(self, deal: Deal) -> None:
        """Note that one was begun; the person is told if the disk refuses."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / deal.identity).touch()
        except OSError as error:
            sentence = N_("The deal of the day can’t be noted ({why}).")
            self._tell(translate(sentence, why=reason_of(error)))
