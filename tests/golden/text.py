"""A playthrough as text, and back: the deal, each decision with what came of it, the scores.

Lines that begin with a word and a colon, and those that begin with a number, hold all that is
needed to play it again; indented lines tell what happened.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from treasure_games.core.chance import ScriptedChance
from treasure_games.core.codec import Plain, decode, wire_name
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, Row
from treasure_games.core.registry import AnyGame


class _Script(ScriptedChance):
    """The outcomes of a whole game, and the times of its races one after another."""

    def __init__(self, outcomes: Iterable[int], arrivals: Iterable[int]) -> None:
        super().__init__(outcomes)
        self._arrivals = iter(arrivals)

    def arrival(self) -> int:
        return next(self._arrivals)


def text_of(game: AnyGame, record: Record) -> str:
    """The record played again, as text."""
    return "\n".join(_lines(game, record)) + "\n"


def record_in(text: str) -> Record:
    """The part of a text from which it can be played again."""
    head, rows = {}, []
    for line in text.splitlines():
        if line[:1].isdigit():
            rows.append(_row(line))
        elif line[:1].isalpha():
            name, _, value = line.partition(": ")
            head[name] = value
    options = json.loads(head["options"])
    setup = Setup(int(head["seats"]), options)
    return Record(head["game"], setup, deal=tuple(json.loads(head["deal"])), rows=rows)


def _lines(game: AnyGame, record: Record) -> Iterator[str]:
    setup = Setup.of(game.info, record.setup.seats, record.setup.options)
    yield f"game: {game.info.id}"
    yield f"seats: {setup.seats}"
    yield f"options: {json.dumps(_unusual(game, setup))}"
    yield f"deal: {json.dumps(record.deal)}"
    script = (*record.deal, *(outcome for row in record.rows for outcome in row.outcomes))
    arrivals = [row.arrival for row in record.rows if row.arrival is not None]
    play = Playthrough(game, setup, _Script(script, arrivals))
    told: list[str] = []

    def tell(event: Any) -> None:
        told.append(f"      {wire_name(type(event))}: {_in_words(game, play.state, event)}")

    play.start(tell)
    yield from told
    for number, row in enumerate(record.rows, 1):
        told.clear()
        scores = game.scores(game.view(play.state, None))
        play.act(row.seat, decode(row.action, game.info.actions), tell)
        yield _row_line(number, play.record.rows[-1])
        yield from told
        if (after := game.scores(game.view(play.state, None))) != scores:
            yield f"      scores {', '.join(map(str, after))}"


def _in_words(game: AnyGame, state: Any, event: Any) -> str:
    """The event as the seat it happens to sees it, so that nearly all cards have their names."""
    told = game.describe(event, game.view(state, getattr(event, "seat", None)))
    return ", ".join(f"{name} {_plain(value)}" for name, value in told.items())


def _plain(value: Plain) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{count} {name}" for name, count in value.items())
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _unusual(game: AnyGame, setup: Setup) -> Mapping[str, Any]:
    usual = Setup.of(game.info, setup.seats).options
    return {name: value for name, value in setup.options.items() if value != usual[name]}


def _row_line(number: int, row: Row) -> str:
    chance = f" chance {json.dumps(row.outcomes)}" if row.outcomes else ""
    arrival = "" if row.arrival is None else f" arrival {row.arrival}"
    return f"{number} seat {row.seat} {json.dumps(row.action)}{chance}{arrival}"


def _row(line: str) -> Row:
    head, _, arrival = line.partition(" arrival ")
    head, _, chance = head.partition(" chance ")
    _number, _seat, seat, action = head.split(" ", 3)
    outcomes = tuple(json.loads(chance or "[]"))
    return Row(int(seat), json.loads(action), outcomes, int(arrival) if arrival else None)
