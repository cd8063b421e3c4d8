"""Pointing: resting on a card shows it large, the right button at once; any press ends it."""

from pygame import FRect

from tests.table.cards import Cards
from tests.table.pieces.bench import Bench
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Button, Direction
from treasure_games.table.card_play import CardLook
from treasure_games.table.pieces.zoom import DELAY, Enlarged, LaidOut


class Pointer(CardLook):
    """A pointer over three cards; 3 lies in the hand."""

    def __init__(self) -> None:
        cards = Cards(Bench())
        cards.lying = {10: 1, 20: 2, 30: 3}
        super().__init__(cards.api, cards)
        self.focused_card: int | None = None

    def enlarged(self, card: int) -> Enlarged | None:
        return Enlarged("", 1.0, "", "", FRect(), (0, 0, 0, 0))

    def laid_out(self, key: int) -> LaidOut:
        return LaidOut("", (), 1.0)

    def shows_itself(self, card: int) -> bool:
        return card == 3

    def focused(self) -> int | None:
        return self.focused_card

    def move(self, x: float) -> None:
        """Move over what lies there, and rest."""
        assert not self.handle(intents.PointerMoved(x, 0.0))
        self.zoom.update(DELAY)

    def press(self, x: float, button: Button = Button.LEFT) -> bool:
        """Press there; return True if the press was used."""
        return self.handle(intents.PointerPressed(x, 0.0, button))


def test_resting_on_a_card_shows_it_until_the_pointer_leaves() -> None:
    pointer = Pointer()
    pointer.move(10)
    assert pointer.zoom.card == 1
    pointer.move(99)
    assert pointer.zoom.card is None


def test_moving_within_a_card_does_not_begin_anew() -> None:
    pointer = Pointer()
    pointer.handle(intents.PointerMoved(10.0, 0.0))
    pointer.zoom.update(0.6 * DELAY)
    pointer.handle(intents.PointerMoved(10.2, 0.0))
    pointer.zoom.update(0.6 * DELAY)
    assert pointer.zoom.card == 1


def test_cards_of_the_hand_see_to_themselves() -> None:
    pointer = Pointer()
    pointer.move(30)
    assert pointer.zoom.card is None


def test_the_right_button_shows_a_card_and_puts_it_away() -> None:
    pointer = Pointer()
    assert pointer.press(30, Button.RIGHT)
    assert pointer.zoom.card == 3
    assert pointer.press(30, Button.RIGHT)
    assert pointer.zoom.card is None


def test_a_press_puts_away_a_large_card_and_counts() -> None:
    pointer = Pointer()
    pointer.move(10)
    assert not pointer.press(20)
    assert pointer.zoom.card is None


def test_esc_puts_away_a_large_card_and_nothing_else() -> None:
    pointer = Pointer()
    pointer.zoom.show(1)
    assert pointer.handle(intents.Cancel())
    assert not pointer.handle(intents.Cancel())


def test_a_key_shows_the_focused_card_and_puts_it_away() -> None:
    pointer = Pointer()
    assert not pointer.handle(intents.Zoom()), "others may use it"
    assert pointer.zoom.card is None
    pointer.focused_card = 2
    assert pointer.handle(intents.Zoom())
    assert pointer.zoom.card == 2
    pointer.handle(intents.Zoom())
    assert pointer.zoom.card is None


def test_a_press_puts_away_a_row_that_is_laid_out_and_does_nothing_else() -> None:
    pointer = Pointer()
    pointer.inspector.toggle(1)
    assert pointer.press(10)
    assert pointer.inspector.key is None


def test_going_on_by_keys_puts_a_row_away_and_goes_on() -> None:
    pointer = Pointer()
    pointer.inspector.toggle(1)
    assert not pointer.handle(intents.Navigate(Direction.RIGHT))
    assert pointer.inspector.key is None
