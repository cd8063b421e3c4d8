"""Adventure cards: who knows them, and the windows in which they are revealed."""

from tests.games.scallywager.scripted import EIGHT, Table
from treasure_games.core.game import UNKNOWN, Mode
from treasure_games.games.scallywager.rules import actions as do
from treasure_games.games.scallywager.rules.events import (
    AdventureDiscarded,
    AdventureExpired,
    AdventureRevealed,
    Concealed,
)
from treasure_games.games.scallywager.rules.pieces import ADVENTURE


def test_sw_26_an_adventure_card_is_concealed_from_all_others() -> None:
    table = Table(EIGHT, adventures={1: "A12"})
    card = table.state.live[1]
    assert table.view(1).faces[card] == 23
    assert table.view(0).faces[card] == table.view(None).faces[card] == UNKNOWN
    assert table.view(0).live == (-1, card, -1)


def test_swa_16_dawn_goes_once_around_from_the_token() -> None:
    table = Table(EIGHT, adventures={0: "A12", 1: "A01", 2: "A06"}, token=1)
    order = []
    while table.asked.ask == "dawn":
        assert (table.asked.mode, table.asked.default) == (Mode.WINDOW, do.CONCEAL)
        order.append(table.whose[1])
        assert table.refused((table.whose[1] + 1) % 3, do.CONCEAL) == "SWA-16"
        table.do(table.whose[1], do.CONCEAL)
        assert table.found(Concealed) == [Concealed(order[-1])]
    assert order == [1, 2, 0]


def test_swa_16_each_card_has_its_window() -> None:
    table = Table(EIGHT, adventures={0: "A12"})
    assert table.refused(0, do.X_MARKS_THE_SPOT[3]) == "SWA-16"
    assert table.legal() == (do.CONCEAL,), "asked all the same: silence would tell"
    table.bid((4, 2))
    assert table.refused(1, do.THE_KRAKEN) == "SWA-16"
    table.do(1, do.CALL)
    assert table.whose == ("showdown", 0)
    assert table.refused(0, do.HORNSWOGGLE) == "SW-11"


def test_sw_27_a_card_can_be_used_in_the_round_after_it_was_drawn() -> None:
    table = Table(EIGHT, decks="A05").bid((4, 2)).call()
    table.do(0, do.DRAW_ADVENTURE)
    assert table.whose == ("dawn", 0)
    assert table.state.round_number == 2
    assert do.THE_KRAKEN in table.legal()


def test_sw_27_only_the_card_that_one_has() -> None:
    table = Table(EIGHT, adventures={0: "A01"})
    for action, rule in (
        (do.POWDER_KEG[1], "SW-A02"),
        (do.GHOST_CREW, "SW-A03"),
        (do.SHANGHAIED, "SW-A04"),
        (do.THE_KRAKEN, "SW-A05"),
    ):
        assert table.refused(0, action) == rule


def test_sw_28_a_used_card_lies_open_till_the_round_ends() -> None:
    table = Table(EIGHT, adventures={0: "A05"}, rolls=(3, 3, 3, 3))
    card = table.state.live[0]
    table.do(0, do.THE_KRAKEN)
    assert table.found(AdventureRevealed) == [AdventureRevealed(0, card, -1, -1)]
    assert table.view(2).faces[card] == 16
    assert table.view(2).played[0] == card
    table.bid((4, 2)).call()
    table.do(0, do.DRAW_TREASURE)
    assert table.found(AdventureDiscarded) == [AdventureDiscarded(0, card)]
    assert table.state.piles[ADVENTURE] == (card,)


def test_sw_28_and_swa_17_an_unused_card_is_lost_and_shown() -> None:
    table = Table(EIGHT, adventures={2: "A12"})
    card = table.state.live[2]
    table.bid((4, 2)).call()
    table.do(0, do.DRAW_TREASURE)
    assert table.found(AdventureExpired) == [AdventureExpired(2, card)]
    assert table.view(0).faces[card] == 23


def test_swa_18_a_new_card_lets_an_old_one_expire() -> None:
    table = Table(EIGHT, adventures={0: "A12"}, decks="A01").bid((4, 2)).call()
    card = table.state.live[0]
    table.do(0, do.DRAW_ADVENTURE)
    names = table.happened()
    assert names.index("adventure_expired") < names.index("adventure_drawn")
    assert table.state.piles[ADVENTURE] == (card,)
    assert table.state.live[0] == card + 1
