"""Telling moments of the ship's log."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache

from msgspec.structs import replace

from tools.moments.voyage import voyage_after
from tools.rig import TODAY, Rig, crew, play_on, table_plan
from treasure_games.core.record import Record
from treasure_games.core.registry import GAMES
from treasure_games.match.daily import Deal
from treasure_games.match.match import Match
from treasure_games.match.records import resumed, write_record
from treasure_games.match.voyage import places_of
from treasure_games.screens.daily import DailyScene
from treasure_games.screens.log_leaf import Line
from treasure_games.screens.logbook import LogbookScene
from treasure_games.screens.result.scene import ResultScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.input import intents
from treasure_games.stage.widgets.text_field import TextField
from treasure_games.table.scene import TableScene, pixels_of

EVENING = datetime(2025, 6, 14, 21, 40).astimezone()


@cache
def finished(game: str, rivals: int, seed: int) -> Record:
    """The record of such a match."""
    match = Match(table_plan(game, crew(1, rivals), seed))
    return play_on(match, lambda _match: False).record()


def dated(record: Record, number: int, begun: datetime, seconds: int = 720) -> Record:
    """The same match, played then."""
    again = Record.from_line(record.to_line())
    started = begun.isoformat(timespec="seconds")
    again.notes |= {"id": f"{record.game}-{number:04}", "started": started, "seconds": seconds}
    return again


def keep(rig: Rig, record: Record) -> Match:
    """Let a match be one that was finished here."""
    match = resumed(record)
    write_record(rig.services.matches.log.path(match.identity), record)
    rig.services.matches.statistics.add(match)
    return match


def show_log(rig: Rig) -> None:
    """Open the log over the title."""
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(LogbookScene(rig.services))
    rig.settle()


def some_evenings(rig: Rig, *, focused: str = "entry0") -> None:
    """Seven matches of three evenings, the latest with a picture of its last table."""
    days = 0, 0, 1, 1, 4, 4, 9
    for number, day in enumerate(days):
        record = finished(GAMES[number % 5], 1 + number % 3, 20 + number)
        begun = EVENING - timedelta(days=day, minutes=31 * number)
        match = keep(rig, dated(record, number, begun, 300 + 97 * number))
        if not number:
            table = TableScene(rig.services, match)
            rig.loop.stack.reset(table)
            pixels = pixels_of(table, rig.services.matches.last_tables.size)
            rig.services.matches.keep_last_table(match.identity, pixels)
    show_log(rig)
    rig.top.focus.set_by_name(focused)
    line = rig.top.focus.current
    assert isinstance(line, Line)
    line.activate()
    rig.settle()


def sail(rig: Rig, ports: int) -> str:
    """Play so many ports of a voyage, and return its name."""
    sailed = replace(voyage_after(0), started=EVENING.isoformat())
    for number in range(ports):
        begun = EVENING + timedelta(minutes=20 * number)
        record = dated(finished(sailed.ports[number].game, 3, 20), number, begun)
        record.notes |= {"id": f"{sailed.identity}-{number + 1}"}
        sailed = sailed.with_port(places=places_of(keep(rig, record)))
        if not sailed.is_over:
            sailed = sailed.with_port(seed=number)
    rig.services.matches.voyages.keep(sailed)
    return sailed.identity


def voyage(rig: Rig) -> None:
    """The page of a voyage, with its matches beside it."""
    name = sail(rig, 5)
    show_log(rig)
    rig.top.focus.set_by_name(name)
    rig.top.handle(intents.Confirm())
    rig.settle()


def full_table(rig: Rig) -> None:
    """A match of eight, and a picture that isn't there."""
    keep(rig, dated(finished("treasure_boots", 7, 5), 1, EVENING))
    show_log(rig)


def nothing_found(rig: Rig) -> None:
    """Nobody of this name has played."""
    keep(rig, dated(finished(GAMES[1], 1, 5), 1, EVENING))
    show_log(rig)
    field = next(one for one in rig.top.root.walk() if isinstance(one, TextField))
    field.handle(intents.TextTyped("Blackbeard"))
    rig.settle()


def some_days(rig: Rig, chosen: date = TODAY) -> None:
    """Deals of a month: won, lost, played to learn, given up, under way."""
    matches, (person,) = rig.services.matches, crew(1, 0)
    for day in (3, 4, 9, 12, 17, 18, 24):
        deal = Deal("scallywager", date(2026, 11, day))
        set_clock(rig, deal.day)
        match = matches.deal(deal, person)
        if day == 12:
            matches.forget(match.identity)
        elif day != 24:
            play_on(match, lambda _match: False)
    learned = matches.begin(Deal("scallywager", date(2026, 11, 7)).table(person))
    play_on(learned, lambda _match: False)
    matches.leave()
    set_clock(rig, TODAY)
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(DailyScene(rig.services, Deal("scallywager", chosen)))
    rig.settle()


def day_result(rig: Rig) -> None:
    """The result of today's deal, with its line."""
    match = rig.services.matches.deal(Deal("scallywager", TODAY), *crew(1, 0))
    rig.show(ResultScene(rig.services, play_on(match, lambda _match: False)))
    rig.settle()


def set_clock(rig: Rig, day: date) -> None:
    """Let it be this day."""
    rig.services.matches.days.clock = lambda: day  # type: ignore[method-assign]


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "ships_log": ("the finished matches of some evenings", some_evenings),
    "ships_log_older": (
        "an older match, without a picture",
        lambda rig: some_evenings(rig, focused="entry2"),
    ),
    "ships_log_voyage": ("a voyage, its ledger and its matches", voyage),
    "ships_log_eight": ("a match of eight in the log", full_table),
    "ships_log_nothing": ("no finished match fits the search", nothing_found),
    "daily": ("a month of deals of the day", some_days),
    "daily_played": (
        "one that was played for the score",
        lambda rig: some_days(rig, chosen=date(2026, 11, 3)),
    ),
    "daily_result": ("the result of a deal of the day", day_result),
    "ships_log_empty": ("the log before the first match", show_log),
}
"""By name: what it tells, and how to bring the app there."""
