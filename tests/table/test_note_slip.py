"""The slip that says why not: it never lies over half of something else."""

from __future__ import annotations

from tests.table.conftest import Sit
from treasure_games.core.words import Note

LONG = "It came from the discard pile: its bonus must wait for your next turn. " * 4


def test_a_long_slip_sends_the_tokens_aside_until_it_is_taken_down(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    hud = sitting.table.hud
    assert hud.tokens.is_visible
    sitting.table.desk.show_note(Note("Not now", LONG, "DT-17"))
    assert hud.note.rect.colliderect(hud.tokens.rect)
    assert not hud.tokens.is_visible
    sitting.table.desk.show_note(None)
    assert hud.tokens.is_visible


def test_a_short_slip_leaves_them_where_they_are(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    sitting.table.desk.show_note(Note("Not now", "", ""))
    assert sitting.table.hud.tokens.is_visible


def test_nothing_of_the_tokens_is_left_behind(sit: Sit) -> None:
    sitting = sit(acts=6)
    sitting.settle()
    before = sitting.pixels()
    sitting.table.desk.show_note(Note("Not now", LONG, "DT-17"))
    sitting.settle()
    shown = sitting.pixels()
    sitting.table.invalidate()
    sitting.settle()
    assert sitting.pixels() == shown
    sitting.table.desk.show_note(None)
    sitting.settle()
    assert sitting.pixels() == before
