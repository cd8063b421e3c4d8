"""The chance of a bid is one number: on the button, in the verdict and in the reel."""

import pytest

from tests.battery.playing import moments_of, opened, play_randomly
from treasure_games.core.chances import GUT, MANNERS, tell_chances, told
from treasure_games.games.scallywager.bot.mind import MIND
from treasure_games.games.scallywager.rules.actions import Bid
from treasure_games.games.scallywager.rules.events import (
    Called,
    Counted,
    GameEnded,
    ParlayDeclared,
)
from treasure_games.games.scallywager.rules.game import GAME
from treasure_games.games.scallywager.rules.odds import (
    chance_exact,
    chance_of_bid,
    chance_true,
)
from treasure_games.games.scallywager.text.bid_history import bids_among
from treasure_games.games.scallywager.text.verdict import as_counted, odds_note


@pytest.mark.usefixtures("in_figures")
@pytest.mark.parametrize("cards", ["off", "full"])
@pytest.mark.parametrize("seed", range(4))
def test_the_verdict_tells_each_seat_what_its_buttons_would_have(seed: int, cards: str) -> None:
    options = {"cards": cards} if cards == "off" else {}
    moments = moments_of(play_randomly(opened(GAME, 4, options, seed), seed).record)
    doubted, counts = None, 0
    for event, state in moments:
        if isinstance(event, Called | ParlayDeclared):
            doubted = state
        if not isinstance(event, Counted) or doubted is None:
            continue
        for viewer in (None, *range(4)):
            before, after = GAME.view(doubted, viewer), GAME.view(state, viewer)
            _bidder, count, face = before.bids[-1]
            button = chance_exact if before.is_parlay else chance_true
            if before.bids == after.bids and before.seen == after.seen:
                assert chance_of_bid(after) == button(before, count, face)
                assert odds_note(after).endswith(f": {told(chance_of_bid(before))}.")
                counts += 1
    assert counts > 20


def test_the_reel_tells_what_the_caller_s_button_did() -> None:
    moments = moments_of(play_randomly(opened(GAME, 3, {"cards": "off"}, 5), 5).record)
    assert isinstance(moments[-1][0], GameEnded)
    counted = [state for event, state in moments if isinstance(event, Counted)]
    ends = [bid for bid in bids_among(moments).claims if bid.doubter >= 0]
    assert [bid.doubted_chance for bid in ends] == [
        chance_of_bid(GAME.view(state, state.challenger)) for state in counted
    ]


def test_it_stays_the_same_while_dice_are_lost() -> None:
    """SW-19: the verdict is told on till the round is over."""
    moments = moments_of(play_randomly(opened(GAME, 3, {"cards": "off"}, 2), 2).record)
    events: list[object] = []
    first = {}
    for event, state in moments:
        events.append(event)
        if state.found < 0 or not state.bids:
            first.clear()
            continue
        for viewer in (None, 0, 1, 2):
            note = odds_note(as_counted(GAME.view(state, viewer), events))
            if isinstance(event, Counted):
                first[viewer] = note
            assert first.get(viewer, note) == note


@pytest.mark.parametrize("how", MANNERS)
def test_a_bid_that_cannot_hold_is_told_in_any_manner(how: str) -> None:
    tell_chances(how)
    play = opened(GAME, 2, {"cards": "off"}, 1)
    view = GAME.view(play.state, GAME.pending(play.state).seats[0])
    most = view.in_play
    missing = [face for face in range(1, 7) if chance_true(view, most, face) == 0.0]
    assert missing
    assert told(chance_true(view, most, missing[0])) == "never"


@pytest.mark.parametrize("how", MANNERS)
def test_a_hint_for_the_first_bid_tells_the_number_of_the_grid(how: str) -> None:
    tell_chances(how)
    play = opened(GAME, 4, {"cards": "off"}, 1)
    seat = GAME.pending(play.state).seats[0]
    view = GAME.view(play.state, seat)
    for action in (Bid(1, 2), Bid(3, 5), Bid(9, 6)):
        reason = MIND.reason(view, action)
        chance = told(chance_true(view, action.count, action.face))
        said = reason.sentence.format(**reason.values).strip()
        assert (said.endswith(f"True by your dice: {chance}.")) == bool(chance)
        assert "{" not in said
        assert how != GUT or "True" not in said
