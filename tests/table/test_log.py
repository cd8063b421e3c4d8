"""The log and the captions made from it."""

from collections.abc import Sequence
from typing import Any

from treasure_games.core.words import Called, LogEntry, Words
from treasure_games.match.steps import Step
from treasure_games.table.log import Log


class Spoken(Words[Any, Any, Any]):
    """Says of an event what the event is."""

    def log(
        self, event: Any, view: Any, called: Called, before: Sequence[Any] = ()
    ) -> LogEntry | None:
        return event


def log_of(*events: LogEntry | None) -> Log:
    log = Log(Spoken(), str)
    for event in events:
        log.add(Step(event, None))
    return log


def test_what_follows_in_a_turn_joins_the_caption() -> None:
    log = log_of(
        LogEntry("Anne took blue 4.", 0, (), "Took blue 4"),
        LogEntry("Anne added red 4.", 0, (3,), "Added red 4", follows=True),
    )
    assert log.captions[0] == ("Took blue 4", "Added red 4")


def test_a_slight_thing_gives_way_to_what_follows() -> None:
    drew = LogEntry("Anne drew.", 0, (), "Drew", is_slight=True)
    added = LogEntry("Anne added red 4.", 0, (3,), "Added red 4", follows=True)
    assert log_of(drew).captions[0] == ("Drew",)
    assert log_of(drew, added).captions[0] == ("Added red 4",)


def test_a_sum_takes_the_place_of_what_it_sums_up() -> None:
    log = log_of(
        LogEntry("Anne calls.", 0, (), "Scallywag!"),
        LogEntry("Anne loses a die.", 0, (), "-1", follows=True),
        LogEntry("Anne loses another.", 0, (), "-2", follows=True, sums_up=True),
    )
    assert log.captions[0] == ("Scallywag!", "-2")


def test_a_new_turn_begins_a_new_caption() -> None:
    log = log_of(
        LogEntry("Anne drew.", 0, (), "Drew"),
        LogEntry("Anne took blue 2.", 0, (5,), "Took blue 2"),
    )
    assert log.captions[0] == ("Took blue 2",)
    assert [entry.text for entry in log.lines] == ["Anne drew.", "Anne took blue 2."]


def test_rewriting_forgets_what_was() -> None:
    log = log_of(LogEntry("Anne drew.", 0))
    log.rewrite([Step(None, None), Step(LogEntry("Bartholomew drew.", 1), None)])
    assert [entry.text for entry in log.lines] == ["Bartholomew drew."]
    assert 0 not in log.captions
    assert log.latest is None, "it is old: nothing of it moves now"


def test_what_is_worth_no_line_is_known_to_the_lines_after_it() -> None:
    log = log_of(None, LogEntry("Anne drew.", 0))
    assert len(log.events) == 2
    assert len(log.lines) == 1
