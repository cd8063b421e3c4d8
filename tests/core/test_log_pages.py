"""Lines of a log that stand on a page, by the class of their event."""

from typing import Any

import pytest
from msgspec import Struct, ValidationError
from msgspec.toml import decode

from treasure_games.core.log_lines import Line, LineWriter, known
from treasure_games.core.pages import by_kind, by_number
from treasure_games.core.words import LogEntry, seat_in, seats_in


class Paid(Struct, frozen=True):
    seat: int
    coins: int
    reason: str = ""


class Shared(Struct, frozen=True):
    winners: tuple[int, ...]
    card: int = 5


PAGE = """
[Paid]
text.one = "{name} paid {coins} coin."
text.many = "{name} paid {coins} coins."
text.by = "coins"
caption = "Paid {coins}"
follows = true
cases.toll.text = "{name} paid {coins} as a toll."
cases.secret = {}

[Shared]
text.one = "{names} wins."
text.many = "{names} win."
text.by = "winners"
seat = "winners"
about = ["winners", "card"]
"""
WRITER: LineWriter[Any] = LineWriter(
    {"name": seat_in("seat"), "names": seats_in("winners")}, lambda _event, _view: (99,)
)


def told(event: Any) -> LogEntry | None:
    page = decode(PAGE, type=dict[str, Line])
    cases = {Paid: lambda paid, _view: paid.reason}
    return WRITER.lines(page, (Paid, Shared), cases)[type(event)](event, None, "seat {}".format)


def test_a_line_tells_one_from_many_by_a_number_or_by_seats() -> None:
    lines = [told(event) for event in (Paid(0, 1), Paid(0, 2), Shared((3,)), Shared((3, 1)))]
    assert [line and line.text for line in lines] == [
        "seat 0 paid 1 coin.",
        "seat 0 paid 2 coins.",
        "seat 3 wins.",
        "seat 3, seat 1 win.",
    ]


def test_a_case_has_a_wording_of_its_own_and_otherwise_is_like_the_line() -> None:
    usual, toll = told(Paid(1, 2, "whatever")), told(Paid(1, 2, "toll"))
    assert usual == LogEntry("seat 1 paid 2 coins.", 1, (99,), "Paid 2", follows=True)
    assert toll == LogEntry("seat 1 paid 2 as a toll.", 1, (99,), "Paid 2", follows=True)


def test_a_case_without_a_sentence_has_no_line() -> None:
    assert told(Paid(1, 2, "secret")) is None


def test_a_page_names_the_fields_of_the_doer_and_of_what_a_line_is_about() -> None:
    line = told(Shared((3, 1)))
    assert line is not None
    assert (line.seat, line.pieces) == (3, (3, 1, 5))


def test_what_a_page_cannot_say_is_given_beside_it() -> None:
    page = {"Paid": Line("{coins}")}
    write = WRITER.lines(page, (Paid,), more={Paid: {"about": lambda _event, _view: (7,)}})[Paid]
    assert write(Paid(2, 1), None, str) == LogEntry("1", 2, (7,))


def test_a_card_is_known_if_the_viewer_knows_its_face() -> None:
    view = type("View", (), {"faces": (4, -1)})
    assert [known(Shared((), card), view) for card in (0, 1)] == ["known", ""]


def test_a_page_with_a_slip_of_the_pen_is_refused() -> None:
    with pytest.raises(ValidationError, match="captoin"):
        decode('[Paid]\ncaptoin = "Paid"', type=dict[str, Line])
    with pytest.raises(KeyError, match="Payd"):
        by_kind({"Payd": ""}, (Paid, Shared))
    with pytest.raises(KeyError, match="sunk"):
        by_number({"sunk": ""}, ("afloat", "over"))


def test_a_table_by_name_becomes_one_by_class_or_by_number() -> None:
    assert by_kind({"Shared": 1}, (Paid, Shared)) == {Shared: 1}
    assert by_number({"over": "Done"}, ("afloat", "over")) == {1: "Done"}
