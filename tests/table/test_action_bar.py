"""Buttons are drawn again when they look different, not whenever the game is asked for them."""

from __future__ import annotations

from tests.table.conftest import Sit, Sitting
from treasure_games.table.offers import Choice, Offers, TurnToken

CHOICE = Choice("hoist", "Hoist the sails", "Hoist", lambda: None)
TOKEN = TurnToken("swap", "swap", "Swap", is_left=True)


def redrawn(sitting: Sitting, offers: Offers) -> bool:
    """Offer this, and return True if the buttons are drawn again."""
    table = sitting.table
    table.game.offers = lambda _legal: offers  # type: ignore[method-assign]
    table.dirty.take()
    table.hud.refresh()
    buttons = table.hud.actions.undo.rect
    return any(rect.contains(buttons) for rect in table.dirty.rects)


def at_rest(sit: Sit) -> Sitting:
    sitting = sit(acts=6)
    sitting.settle()
    redrawn(sitting, Offers((CHOICE,), tokens=(TOKEN,)))
    return sitting


def test_the_same_buttons_are_not_drawn_again(sit: Sit) -> None:
    """Each event asks for them, in the midst of motion that needs the frame for itself."""
    sitting = at_rest(sit)
    again = Choice("hoist", "Hoist the sails", "Hoist", lambda: None)
    assert not redrawn(sitting, Offers((again,), tokens=(TOKEN,)))


def test_other_buttons_words_or_tokens_are_drawn(sit: Sit) -> None:
    sitting = at_rest(sit)
    said = Choice("hoist", "Strike the sails", "Strike", lambda: None)
    spent = TurnToken("swap", "swap", "Swap", is_left=False)
    for offers in (
        Offers((said,), tokens=(TOKEN,)),
        Offers((said,), said, (TOKEN,)),
        Offers((said,), said, (spent,)),
        Offers((), said, (spent,)),
    ):
        assert redrawn(sitting, offers)


def test_a_button_that_comes_for_one_under_the_pointer_is_drawn(sit: Sit) -> None:
    """It is as the other was, but nobody points at it yet: it isn't raised."""
    sitting = at_rest(sit)
    sitting.table.hud.actions.undo.hover = 1.0
    assert not redrawn(sitting, Offers((CHOICE,), tokens=(TOKEN,)))
    first = sitting.table.hud.actions.first
    assert first is not None
    first.hover = 1.0
    other = Choice("haul", CHOICE.label, CHOICE.brief, lambda: None)
    assert redrawn(sitting, Offers((other,), tokens=(TOKEN,)))
