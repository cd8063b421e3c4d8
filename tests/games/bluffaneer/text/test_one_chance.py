"""The chance of a claim is one number: before the reveal, after it, in a hint and in the reel."""

from typing import Any

import pytest

from tests.battery.playing import moments_of, opened, play_randomly
from tests.games.bluffaneer.scripted import Table
from treasure_games.core.chances import GUT, MANNERS, tell_chances
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CLAIM
from treasure_games.games.bluffaneer.rules.events import CardRevealed, Claimed
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.view import View, claim_chance
from treasure_games.games.bluffaneer.text.claim_history import claim_reports
from treasure_games.games.bluffaneer.text.odds_notes import chance_note, odds_note


def called(seat: int) -> str:
    return f"pirate {seat}"


def claims_of(seed: int, seats: int) -> list[tuple[Any, Any]]:
    """The states right after each claim, and after its card was revealed, of a whole match."""
    moments = moments_of(play_randomly(opened(GAME, seats, {}, seed), seed).record)
    made = [state for event, state in moments if isinstance(event, Claimed)]
    shown = [state for event, state in moments if isinstance(event, CardRevealed)]
    return list(zip(made, shown, strict=True))


@pytest.mark.usefixtures("in_figures")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_panel_and_verdict_tell_each_viewer_the_same(seats: int) -> None:
    found = [pair for seed in range(4) for pair in claims_of(seed, seats)]
    assert len(found) > 20
    for made, shown in found:
        for viewer in (None, *range(seats)):
            before, after = GAME.view(made, viewer), GAME.view(shown, viewer)
            assert claim_chance(before, before.claimant) == claim_chance(after, after.claimant)
            assert odds_note(after, called).startswith(chance_note(before))


@pytest.mark.usefixtures("in_figures")
def test_the_reel_tells_the_roller_s_number_and_names_whose_it_is() -> None:
    play = play_randomly(opened(GAME, 4, {}, 3), 3)
    moments = moments_of(play.record)
    made = [state for event, state in moments if isinstance(event, Claimed)]
    for told, state in zip(claim_reports(moments, called), made, strict=True):
        note = chance_note(GAME.view(state, state.turn))
        assert told.odds.startswith(f"True by {called(state.turn)}’s count: ")
        assert note.endswith(told.odds.rpartition(": ")[2])


def hint(view: View, action: Any) -> str:
    reason = MIND.reason(view, action)
    return reason.sentence.format(**reason.values)


@pytest.mark.parametrize("how", MANNERS)
def test_a_hint_tells_what_the_panel_does(how: str) -> None:
    tell_chances(how)
    table = Table("SK", hands="CS CH CK")
    bluff = hint(table.view(1), CLAIM)
    table.shouts(1)
    note = chance_note(table.view(0))
    assert bool(note) == (how != GUT)
    assert note in hint(table.view(0), BELIEVE)
    assert chance_note(table.view(None)) in bluff, "what others can count, too"


def explained(*rolls: str, hands: str, seat: int = 1) -> str:
    table = Table(" ".join(rolls), hands=hands)
    for _roll in rolls[:-1]:
        table.shouts()
    table.shouts(seat)
    return chance_note(table.view(2))


@pytest.mark.parametrize("how", MANNERS)
def test_a_claim_of_a_pair_that_its_roller_did_not_show_cannot_be_true(how: str) -> None:
    """BLA-05: none is seen, which the chance alone would not explain."""
    tell_chances(how)
    note = explained("SK", "SK", hands="CS CH CK", seat=0)
    assert note.startswith("Not shown when it was rolled before. True by your count: ")
    assert note.endswith("never.")


def test_a_card_from_before_the_shuffle_is_called_so() -> None:
    """BLA-19: the copies in the new pile are none of those that it can be."""
    found = {
        chance_note(GAME.view(made, made.turn)).startswith("Drawn before the last shuffle. ")
        for seed in range(12)
        for made, _shown in claims_of(seed, 6)
        if not made.barred[made.claimant] >> made.pair & 1
        and made.pools[made.hands[made.claimant]] < max(made.pools)
    }
    assert found == {True}
