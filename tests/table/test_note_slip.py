"""The slip that says why not: it never lies over half of something else."""

import pytest
from pygame import FRect

from tests.table.conftest import Sit
from treasure_games.core.words import Note

TOKENS = "treasure_boots"
"""A game with tokens of the turn."""
LONG = "It came from the discard pile: its bonus must wait for your next turn. " * 4


def test_a_long_slip_sends_the_tokens_aside_until_it_is_taken_down(sit: Sit) -> None:
    sitting = sit(acts=6, game=TOKENS)
    sitting.settle()
    hud = sitting.table.hud
    assert hud.tokens.is_visible
    note = Note("Not now", LONG, "DT-17")
    sitting.table.session.show_note(note)
    there = FRect(hud.note.rect)
    sitting.table.session.show_note(None)
    hud.tokens.place(there, sitting.table.context)
    sitting.table.session.show_note(note)
    assert not hud.tokens.is_visible
    sitting.table.session.show_note(None)
    assert hud.tokens.is_visible


def test_a_short_slip_leaves_them_where_they_are(sit: Sit) -> None:
    sitting = sit(acts=6, game=TOKENS)
    sitting.settle()
    sitting.table.session.show_note(Note("Not now", "", ""))
    assert sitting.table.hud.tokens.is_visible


@pytest.mark.parametrize("game", ["do_not_touch", "treasure_boots"])
def test_a_slip_in_the_column_of_the_buttons_ends_above_them(sit: Sit, game: str) -> None:
    sitting = sit(acts=6, game=game)
    sitting.settle()
    hud = sitting.table.hud
    sitting.table.session.show_note(Note("Not now", LONG, "DT-17"))
    sitting.settle()
    assert hud.note.is_visible
    assert hud.note.rect.bottom < hud.actions.top


def test_a_slip_elsewhere_has_the_height_of_its_own_room(sit: Sit) -> None:
    """At a far edge the one button stands high up, and the slip at the left of the table."""
    sitting = sit(acts=6, game="bluffaneer")
    sitting.settle()
    hud = sitting.table.hud
    sitting.table.session.show_note(Note("Not now", LONG, "DT-17"))
    sitting.settle()
    assert hud.note.is_visible
    assert hud.note.rect.bottom > hud.actions.top


def test_a_slip_too_tall_for_the_table_becomes_wider(sit: Sit) -> None:
    sitting = sit(acts=6, game="do_not_touch")
    sitting.settle()
    slip, found = sitting.table.hud.note, []
    for words in (LONG, LONG * 8):
        sitting.table.session.show_note(Note("Not now", words))
        sitting.settle()
        found.append(FRect(slip.rect))
    short, long = found
    assert long.width > short.width
    assert long.top >= 0
    assert long.bottom <= 1080
