"""What the computer captain makes of dice, bids and cards."""

from random import Random

import pytest

from tests.games.scallywager.scripted import Table
from treasure_games.games.scallywager.bot import beliefs
from treasure_games.games.scallywager.bot.beliefs import HandBeliefs, Style, all_hands
from treasure_games.games.scallywager.bot.bidding import Stakes
from treasure_games.games.scallywager.bot.cards import kraken_losses
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.rules.actions import BID, CALL, Bid
from treasure_games.games.scallywager.rules.phases import BIDDING

# Dice


@pytest.mark.parametrize("dice", [0, 1, 5, 7])
def test_hands_have_the_chances_of_dice(dice: int) -> None:
    assert sum([chance for _, chance in all_hands(dice)]) == pytest.approx(1)
    mean = sum([counts[2] * chance for counts, chance in all_hands(dice)])
    assert mean == pytest.approx(dice / 6)


def test_a_bid_makes_its_face_likelier_and_liars_are_believed_less() -> None:
    table = Table("11235 44466 22335", cards="off")
    table.do(0, BID[1][2])
    table.do(1, BID[3][4])
    view = table.view(2)
    beliefs, naive = HandBeliefs(view, 2, Style()), HandBeliefs(view, 2, Style(inference=0.0))

    def expected(one: HandBeliefs) -> float:
        return sum([count * chance for count, chance in enumerate(one.spread(1, 4))])

    assert expected(naive) == pytest.approx(5 / 6)
    assert expected(beliefs) > 1.5
    assert beliefs.chance(3, 4) > naive.chance(3, 4) + 0.2


def test_wild_ones_count_for_every_face_that_is_read() -> None:
    table = Table("11235 44466 22335", cards="off", ones_wild="on")
    beliefs = HandBeliefs(table.view(0), 0, Style())
    assert beliefs.spread(0, 5)[3] == 1
    assert beliefs.spread(0, 1)[2] == 1
    mean = sum([count * chance for count, chance in enumerate(beliefs.spread(1, 5))])
    assert mean == pytest.approx(5 / 3)


def test_what_is_surely_false_is_called_and_a_sure_bid_is_not() -> None:
    table = Table("22 33 55", cards="off")
    table.do(0, BID[6][6])
    assert MIND.policy(table.view(1)) == {CALL: 1}
    table = Table("22 33 55", cards="off")
    table.do(0, BID[1][3])
    assert MIND.policy(table.view(1)).get(CALL, 0.0) == 0


def test_opening_bids_are_mixed_with_bluffs() -> None:
    policy = MIND.policy(Table("66321 44466 22335", cards="off").view(0))
    assert len(policy) > 1
    assert max(policy.values()) < 0.995


def test_the_last_two_play_by_the_tables() -> None:
    view = Table("6 5", cards="off").view(0)
    assert MIND.policy(view, rng=Random(1)) == MIND.policy(view, rng=Random(2))
    chances = MIND.policy(view)
    assert all(isinstance(action, Bid) for action in chances)
    assert view.phase == BIDDING


# Shares of the victory and cards


def test_the_steps_of_a_long_ladder_tell_less_of_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has led to the next; captains that believed them all would go up to the last die."""
    table = Table("66621 12345 12345", cards="off")
    table.bid(*[(count, 6) for count in range(1, 10)])
    ladder = HandBeliefs(table.view(0), 0, Style())
    monkeypatch.setattr(beliefs.GUESS, "fresh", 99)
    trusting = HandBeliefs(table.view(0), 0, Style())
    assert 0.02 < ladder.chance(9, 6) < 0.75 * trusting.chance(9, 6)


def test_more_dice_are_worth_more_and_a_lost_captain_nothing() -> None:
    stakes = Stakes(Table("11235 444 22", cards="off").view(0), 0)
    shares = [stakes.share({0: change}) for change in (-5, -2, -1, 0, 1, 2)]
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert stakes.share({1: -3, 2: -2}) == 1


def test_every_roll_of_the_kraken_is_counted() -> None:
    for rivals in (1, 2, 3):
        losses = kraken_losses(rivals)
        assert sum(losses.values()) == pytest.approx(1)
        owner, other = [
            sum([chance * each[at] for each, chance in losses.items()]) for at in (0, 1)
        ]
        assert owner > other, "two dice, the higher counts"


def test_a_lifeboat_saves_the_last_die() -> None:
    table = Table("2 33 55", treasures={0: "T12"})
    table.do(0, BID[3][6])
    table.do(1, CALL)
    policy = MIND.policy(table.view(0), level="deckhand")
    assert policy == {actions.USE_LIFEBOAT: 1}


def test_the_press_gang_is_sent_at_once() -> None:
    view = Table("22 33 55", treasures={0: "T08"}).view(0)
    assert MIND.policy(view) == {actions.PRESS_GANG: 1}


def test_a_hint_says_whether_its_odds_count_dice_alone_or_bids_too() -> None:
    """The bar of bids counts dice alone, so that its figure may differ."""
    table = Table("11235 44466 22335", cards="off")
    before = [MIND.reason(table.view(0), BID[count][face]) for count in (1, 9) for face in (0, 3)]
    assert all(str(one.values["odds"]).startswith("True by your dice: ") for one in before)
    table.do(0, BID[1][2])
    after = [MIND.reason(table.view(1), BID[count][face]) for count in (2, 9) for face in (3, 4)]
    assert all(str(one.values["odds"]).startswith("True, going by all bids: ") for one in after)


def test_a_hint_to_roll_all_dice_again_speaks_of_no_others() -> None:
    view = Table("1234 44466", cards="off").view(0)
    told = [MIND.reason(view, actions.BARREL_OF_GROG[places]).sentence for places in (0b11, 0b1111)]
    assert told == ["These dice fit the others least.", "Your dice hardly fit together."]
