"""The log and the captions made from it."""

from __future__ import annotations

from treasure_games.core.words import LogEntry
from treasure_games.table.log import Log


def test_what_follows_in_a_turn_joins_the_caption() -> None:
    book = Log()
    book.add(LogEntry("Anne took blue 4.", 0, (), "Took blue 4"))
    book.add(LogEntry("Anne added red 4.", 0, (3,), "Added red 4", follows=True))
    assert book.captions[0] == ("Took blue 4", "Added red 4")


def test_a_slight_thing_gives_way_to_what_follows() -> None:
    book = Log()
    book.add(LogEntry("Anne drew.", 0, (), "Drew", is_slight=True))
    assert book.captions[0] == ("Drew",)
    book.add(LogEntry("Anne added red 4.", 0, (3,), "Added red 4", follows=True))
    assert book.captions[0] == ("Added red 4",)


def test_a_new_turn_begins_a_new_caption() -> None:
    book = Log()
    book.add(LogEntry("Anne drew.", 0, (), "Drew"))
    book.add(LogEntry("Anne took blue 2.", 0, (5,), "Took blue 2"))
    assert book.captions[0] == ("Took blue 2",)
    assert [told.text for told in book.lines] == ["Anne drew.", "Anne took blue 2."]


def test_rewriting_forgets_what_was() -> None:
    book = Log()
    book.add(LogEntry("Anne drew.", 0))
    book.rewrite([None, LogEntry("Bartholomew drew.", 1)])
    assert [told.text for told in book.lines] == ["Bartholomew drew."]
    assert 0 not in book.captions
