"""New cards, the reshuffle, the end of the game, and who wins."""

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.game import Outcome
from treasure_games.games.bluffaneer.rules.events import (
    CardDrawn,
    DeckReshuffled,
    GameEnded,
    TieFlipped,
)
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import NO_CARD, PACK_SIZE
from treasure_games.games.bluffaneer.rules.state import State
from treasure_games.games.bluffaneer.rules.view import odds


def reshuffled() -> Table:
    """Two players who claim always and challenge all, until the stack is reshuffled."""
    table = Table("SK " * 60, hands="CS CH", seats=2, coins=20, draws=[0] * 60)
    while not table.found(DeckReshuffled):
        seat = table.asked.seats[0]
        table.do(seat, "claim" if table.asked.ask == "shout" else "challenge")
    return table


def drained() -> Table:
    """Seat 0 rolls its own pair until the others have one coin each, then two chests."""
    rolls = "CS CK CK CS CK CK CS CK CK SH CK CK CC"
    table = Table(rolls, hands="CS SK HK", deck="CS CS SH", coins=5)
    while not table.is_over:
        table.shouts()
    return table


def test_bl_28_and_bla_18_an_empty_stack_is_made_of_all_discards() -> None:
    """The card that was just discarded is among them."""
    table = reshuffled()
    names = table.happened()
    at = names.index("deck_reshuffled")
    assert (names[at - 1], names[at + 1]) == ("card_discarded", "card_drawn")
    assert table.found(DeckReshuffled) == [DeckReshuffled(PACK_SIZE - 1)]
    assert table.pile() == []
    assert [event.left for event in table.found(CardDrawn)] == [PACK_SIZE - 2]


def test_bla_19_the_discard_pile_lies_open() -> None:
    table = Table("CS SK", hands="CS CH CK", deck="SH")
    for viewer in (None, 0, 1, 2):
        view = table.view(viewer)
        assert [view.faces[card] for card in view.discard] == [0]
        assert list(dict(view.unseen)[0]).count(0) == 2


def test_bla_19_at_a_reshuffle_all_know_which_cards_are_in_hands() -> None:
    """The other's old card is what isn't in the pile: it stays known to a good memory."""
    table = reshuffled()
    drawer = table.found(CardDrawn)[0].seat
    other = 1 - drawer
    view = table.view(drawer)
    assert odds(view, other)[table.state.faces[table.state.hands[other]]] == 1.0


def test_bla_17_there_is_always_a_card_to_draw() -> None:
    for seed in range(6):
        play = play_randomly(opened(GAME, 6, {"coins": 20}, seed), seed)
        assert play.state.hands.count(NO_CARD) <= 1


def test_bl_30_the_game_ends_when_somebody_has_no_coins_and_bl_31_most_coins_win() -> None:
    table = Table("HH HH", coins=5)
    table.do(0, "steal 2")
    table.do(1, "steal 2")
    assert table.is_over
    assert table.happened()[-1] == "game_ended"
    assert table.found(GameEnded) == [GameEnded((8, 7, 0), (0,))]
    assert GAME.outcome(table.state) == Outcome((8, 7, 0), (0,))
    assert table.refused(0, "claim") == "BL-30"


@pytest.mark.parametrize("answer", ["believe", "challenge"])
def test_bla_10_all_is_paid_and_revealed_but_nobody_draws_any_more(answer: str) -> None:
    """Seat 0 has one coin left when it answers a true claim."""
    table = Table("KK CC CC SK", hands="CS SK CH", coins=5)
    assert table.coins == [1, 7, 7]
    table.shouts(1)
    table.do(0, answer)
    assert table.happened()[-2:] == ["card_discarded", "game_ended"]
    assert table.pile() == ["SK"]
    assert table.state.hands[1] == NO_CARD


def test_bla_11_several_may_run_out_together_and_do_not_win() -> None:
    table = drained()
    assert table.coins == [7, 0, 0]
    assert table.state.winners == (0,)


def test_bla_12_a_roller_who_gives_away_the_last_coin_ends_the_game() -> None:
    table = Table("KK", seats=6, coins=5, tie="shared")
    assert table.coins == [0, 6, 6, 6, 6, 6]
    assert table.is_over


def test_bla_13_nobody_at_zero_is_saved_and_the_rest_is_paid_all_the_same() -> None:
    """Seat 2 pays for the two chests though seat 1 is out of coins already."""
    table = drained()
    assert table.payments() == [(1, 0, 1), (2, 0, 1)]
    assert table.happened()[-1] == "game_ended"


def test_bl_32_a_tie_is_decided_by_a_coin() -> None:
    table = Table("KK", seats=6, coins=5, draws=[3])
    assert table.events[-2:] == [
        TieFlipped((1, 2, 3, 4, 5), 4),
        GameEnded((0, 6, 6, 6, 6, 6), (4,)),
    ]


@pytest.mark.parametrize("coin", range(5))
def test_bla_14_each_of_several_tied_may_win(coin: int) -> None:
    table = Table("KK", seats=6, coins=5, draws=[coin])
    assert table.state.winners == (1 + coin,)


def test_bla_14_by_house_rule_they_share_the_victory() -> None:
    table = Table("KK", seats=6, coins=5, tie="shared")
    assert table.state.winners == (1, 2, 3, 4, 5)
    assert "tie_flipped" not in table.happened()


def test_bla_23_the_coins_of_all_and_of_the_box_are_always_the_same() -> None:
    for seats, coins, total in ((3, 10, 50), (6, 10, 60)):
        play = opened(GAME, seats, {"coins": coins}, 3)
        totals: set[int] = set()
        play_randomly(
            play, 3, lambda play, *_, totals=totals: totals.add(held(play.state)), decisions=200
        )
        assert totals == {total}


def held(state: State) -> int:
    """The coins of all and those in the box."""
    return sum(state.coins) + state.box
