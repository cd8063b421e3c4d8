"""Words are looked for in the rulebook, from place to place, and marked where they stand."""

import pygame
import pytest

from tests.hands import Keys, Mouse
from tests.screens.reading import book_of, entries, in_sight, open_at, words_of
from tools.rig import Rig
from treasure_games.screens.rulebook.scene import RulebookScene

pytestmark = pytest.mark.one_in_turn("any_size")


def test_searching_turns_to_each_place_in_turn(any_size: Rig) -> None:
    open_at(any_size)
    mouse = Mouse(any_size)
    mouse.press("search")
    mouse.type("swap")
    search = book_of(any_size).search
    assert len(search.places) > 2
    assert all("swap" in words_of(one).casefold() for one in search.places)
    assert search.field.note == f"1 of {len(search.places)}"
    for place in (*search.places[1:], search.places[0]):
        mouse.press("search.after")
        assert place in in_sight(any_size)
    mouse.press("search.before")
    assert search.places[-1] in in_sight(any_size)
    assert search.field.note == f"{len(search.places)} of {len(search.places)}"


def test_enter_goes_to_the_next_place(rig: Rig) -> None:
    open_at(rig)
    keys = Keys(rig)
    keys.go_to("search")
    keys.type("swap")
    keys.key("return")
    assert book_of(rig).search.field.note.startswith("2 of")


def test_control_and_f_leads_to_the_field_and_selects_what_is_in_it(rig: Rig) -> None:
    open_at(rig)
    keys, search = Keys(rig), book_of(rig).search
    keys.key("f", pygame.KMOD_LCTRL)
    assert keys.focused == "search"
    keys.type("swap")
    keys.key("f", pygame.KMOD_LCTRL)
    keys.type("loot")
    assert search.field.text == "loot"
    keys.go_to("close")
    keys.key("f", pygame.KMOD_LCTRL)
    keys.type("hook")
    assert search.field.text == "hook"


def test_what_is_found_is_marked_and_nothing_else(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("Loot b")
    found = book_of(rig).search.places
    marked = [one for one in entries(rig) if "<m>" in words_of(one)]
    assert marked == found
    assert all("<m>b</m>" in words_of(one).casefold() for one in found)
    assert not any("<<m>" in words_of(one) for one in found)


def test_searching_for_a_rules_number_finds_it(rig: Rig) -> None:
    open_at(rig)
    keys = Keys(rig)
    keys.go_to("search")
    keys.type("dt-13")
    assert [one.paragraph.rules for one in book_of(rig).search.places] == [("DT-13",)]


def test_no_match_says_so_and_clearing_ends_the_search(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("xyzzy")
    search = book_of(rig).search
    assert (search.places, search.field.note) == ([], "nothing found")
    assert search.after.reason == "Nothing here mentions it."
    for _ in "xyzzy":
        mouse.key("backspace")
    assert search.field.note == "Search"
    assert search.after.reason == "First type what to look for."


def test_what_is_searched_for_is_looked_for_in_other_games_too(rig: Rig, mouse: Mouse) -> None:
    open_at(rig)
    mouse.press("search")
    mouse.type("coin")
    mouse.press("game.bluffaneer")
    places = book_of(rig).search.places
    assert places
    assert set(places) <= set(entries(rig))


def test_letters_that_are_typed_do_nothing_else(rig: Rig, mouse: Mouse) -> None:
    """H, L, U and F1's neighbours are keys of the table; in the field they are letters."""
    open_at(rig)
    mouse.press("search")
    for letter in "hulq":
        mouse.key(letter)
        mouse.type(letter)
    field = mouse.find("search")
    assert field.text == "hulq"  # type: ignore[attr-defined]
    assert isinstance(rig.top, RulebookScene)
