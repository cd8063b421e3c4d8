"""A line of text under editing keys: what is written, where the caret is, what is selected."""

import pytest

from treasure_games.stage.input.intents import EditKey
from treasure_games.stage.widgets.line_editor import LineEditor

ANNE = "Anne  Bonny"


def marked(line: LineEditor) -> str:
    """The text with the caret as | and the selection in brackets."""
    start, end = line.selection
    caret = "|" if line.caret == end else ""
    if start == end:
        return f"{line.text[:start]}|{line.text[start:]}"
    first = "" if caret else "|"
    return f"{line.text[:start]}[{first}{line.text[start:end]}{caret}]{line.text[end:]}"


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("left", "Anne  Bonn|y"),
        ("right", "Anne  Bonny|"),
        ("home", "|Anne  Bonny"),
        ("home end", "Anne  Bonny|"),
        ("word left", "Anne  |Bonny"),
        ("home,word right", "Anne|  Bonny"),
        ("home,word right,word right", "Anne  Bonny|"),
        ("shift left,shift left", "Anne  Bon[|ny]"),
        ("shift home", "[|Anne  Bonny]"),
        ("home,shift end", "[Anne  Bonny|]"),
        ("shift word left", "Anne  [|Bonny]"),
        ("shift word left,left", "Anne  |Bonny"),
        ("shift word left,right", "Anne  Bonny|"),
        ("select all", "[Anne  Bonny|]"),
        ("select all,backspace", "|"),
        ("select all,delete", "|"),
        ("backspace", "Anne  Bonn|"),
        ("home,delete", "|nne  Bonny"),
        ("delete", "Anne  Bonny|"),
        ("erase word", "Anne  |"),
        ("shift left,erase word", "Anne  Bonn|"),
        ("home,backspace", "|Anne  Bonny"),
    ],
)
def test_keys(keys: str, expected: str) -> None:
    line = LineEditor(ANNE, 24)
    for key in keys.replace("home end", "home,end").split(","):
        line.edit(EditKey(key.removeprefix("shift ")), extends=key.startswith("shift "))
    assert marked(line) == expected


def test_typing_replaces_what_is_selected() -> None:
    line = LineEditor(ANNE, 24)
    line.select_all()
    line.insert("Mary")
    assert marked(line) == "Mary|"


def test_what_has_no_room_is_left_out() -> None:
    line = LineEditor("Mary", 6)
    line.insert(" Read\n")
    assert line.text == "Mary R"
    line.select(0, 4)
    line.insert("Ann\tBonny")
    assert line.text == "AnnB R"


@pytest.mark.parametrize(
    ("place", "expected"), [(1, "Anne"), (4, "  "), (7, "Bonny"), (11, "Bonny")]
)
def test_a_word_is_selected(place: int, expected: str) -> None:
    line = LineEditor(ANNE, 24)
    line.select_word(place)
    assert line.selected == expected


def test_there_is_no_word_in_an_empty_line() -> None:
    line = LineEditor("", 24)
    line.select_word(0)
    assert line.selected == ""
