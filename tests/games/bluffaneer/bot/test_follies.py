"""What deckhands and mates never do: believe what can't be, or claim it."""

import pytest

from tests.games.bluffaneer.scripted import Table
from tests.games.deckhands import decisions
from treasure_games.core.chance import SeededChance
from treasure_games.core.game import deciding_seats, silent
from treasure_games.games.bluffaneer.bot.mind import MIND
from treasure_games.games.bluffaneer.rules.actions import BELIEVE, CHALLENGE, CLAIM, STAY_QUIET
from treasure_games.games.bluffaneer.rules.game import GAME
from treasure_games.games.bluffaneer.rules.pieces import COPIES
from treasure_games.games.bluffaneer.rules.state import ANSWER
from treasure_games.opponents.personas import PERSONAS

ENOUGH = 20
"""A test that meets fewer such claims tells nothing."""


@pytest.mark.parametrize("level", ["deckhand", "mate"])
@pytest.mark.parametrize("answer", ["roller", "everyone", "first_shout"])
def test_no_claim_is_believed_whose_cards_all_lie_open(level: str, answer: str) -> None:
    """Claimed all the same, as a person might."""
    met = 0
    for state, seat, legal, _action in decisions("bluffaneer", 60, level=level, answer=answer):
        seen = [state.faces[card] for card in state.discard]
        if CLAIM not in legal or seen.count(state.pair) < COPIES:
            continue
        GAME.apply(state, seat, CLAIM, SeededChance(0), silent)
        for asked in deciding_seats(GAME, state, 0):
            if state.phase == ANSWER:
                met += 1
                assert MIND.policy(GAME.view(state, asked), level=level) == {CHALLENGE: 1.0}
                break
            GAME.apply(state, asked, STAY_QUIET, SeededChance(0), silent)
    assert met > ENOUGH


def test_mates_claim_no_card_whose_copies_all_lie_open() -> None:
    """Deckhands do, which one learns to see."""
    met = 0
    for state, _seat, legal, action in decisions("bluffaneer", 60, level="mate"):
        if CLAIM in legal:
            seen = [state.faces[card] for card in state.discard]
            if seen.count(state.pair) == COPIES:
                met += 1
                assert action != CLAIM
    assert met > ENOUGH


@pytest.mark.parametrize("level", ["deckhand", "mate"])
@pytest.mark.parametrize("persona", PERSONAS)
def test_a_fourth_card_is_called_by_everybody(level: str, persona: str) -> None:
    """Three have been shown: by their roller, by a claim, by their roller."""
    table = Table("CS CS CS CS", hands="CS HK CS", deck="CH CS SK")
    table.shouts(2)
    table.do(1, "believe")
    assert table.pile() == ["CS", "CS", "CS"]
    table.shouts(1)
    view = table.view(0)
    assert MIND.policy(view, level=level, persona=PERSONAS[persona]) == {CHALLENGE: 1.0}


def test_a_card_that_must_be_the_claimed_one_is_not_called() -> None:
    """All other pairs that he might hold would have been revealed in his own turns (BLA-05)."""
    table = Table("CS", hands="HK CS CH")
    table.shouts(1)
    everything_else = ~(1 << table.state.pair)
    table.state.barred[1] = everything_else & 0b111111
    assert MIND.policy(table.view(0), level="deckhand") == {BELIEVE: 1.0}
