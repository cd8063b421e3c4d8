"""What deckhands never do: bury, dig up or keep the lesser treasure, and leave a victory."""

from typing import Any

import pytest

from tests.games.deckhands import decisions
from tests.games.stolen_treasure.scripted import Table
from treasure_games.games.stolen_treasure.bot.mind import MIND
from treasure_games.games.stolen_treasure.rules.actions import (
    END_TURN,
    Bury,
    DigUp,
    Discard,
    DrawPiracy,
    DrawTreasure,
    EndTurn,
    Give,
)
from treasure_games.games.stolen_treasure.rules.pieces import (
    FIRST_PIRACY,
    SPOT,
    TITLES,
    VALUES,
    X_MARKS,
)
from treasure_games.opponents.personas import PERSONAS

FULL = "Yarr!, Hook, Parley, Plunder, Spyglass, Skulduggery, The Kraken"


def treasure(state: Any, legal: Any, kind: type[Any]) -> list[int]:
    """The values of the treasure that may be used in this way."""
    cards = [one.card for one in legal if isinstance(one, kind) and one.card < FIRST_PIRACY]
    return [VALUES[state.faces[card]] for card in cards]


def wins(state: Any, seat: int, value: int) -> bool:
    faces = state.faces
    score = state.banked[seat] + value
    score += sum(min(0, VALUES[faces[card]]) for card in state.treasures[seat])
    spot = SPOT in [faces[card] for card in state.pirates[seat]]
    return value > 0 and score >= state.house.target and not spot


def test_nobody_takes_less_or_gives_more_than_he_must() -> None:
    met = dict.fromkeys((Bury, DigUp, Discard, Give), 0)
    for state, seat, legal, action in decisions("stolen_treasure", 5, seats=2):
        buriable = treasure(state, legal, Bury)
        if any(wins(state, seat, value) for value in buriable):
            assert isinstance(action, Bury)
        if isinstance(action, EndTurn):
            assert max(buriable, default=0) <= 0
            held = len(state.treasures[seat]) + len(state.pirates[seat])
            may_draw = any(isinstance(one, DrawTreasure | DrawPiracy) for one in legal)
            assert not may_draw or held >= state.house.hand_limit
        if type(action) in met and action.card < FIRST_PIRACY:
            values = treasure(state, legal, type(action))
            met[type(action)] += len({*values}) > 1
            best = min(values) if isinstance(action, Discard | Give) else max(values)
            assert VALUES[state.faces[action.card]] == best
    assert all(met.values()), met


def chosen(table: Table, persona: str) -> set[str]:
    """What may be done next: the kind of act, with the name of its card."""
    seat = table.asked.seats[0]
    policy = MIND.policy(
        table.view(seat), table.legal(), level="deckhand", persona=PERSONAS[persona]
    )
    return {
        f"{type(one).__name__} {TITLES[table.state.faces[one.card]]}"
        if hasattr(one, "card")
        else type(one).__name__
        for one in policy
    }


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_greater_treasure_is_buried_first(persona: str) -> None:
    table = Table("Silver Coin, Ruby, Gold Bullion", "Emerald")
    found = chosen(table, persona)
    assert not found & {"Bury Silver Coin", "Bury Gold Bullion", "EndTurn"}


@pytest.mark.parametrize("persona", PERSONAS)
def test_what_is_missing_is_buried_at_once(persona: str) -> None:
    buried = "Diamond, Noble’s Trove, Emerald"
    table = Table("Silver Coin, Hook", "Ruby", "", "", buried={0: buried})
    assert chosen(table, persona) == {"Bury Silver Coin"}
    assert len(MIND.sensible(table.view(0), table.legal())) == 1


def test_the_black_spot_makes_a_last_burial_no_victory() -> None:
    buried = "Diamond, Noble’s Trove, Emerald"
    table = Table("Silver Coin, The Black Spot", "Ruby", "", "", buried={0: buried})
    legal = table.legal()
    assert len(MIND.sensible(table.view(0), legal)) == len(legal) - 1, "only the end is foolish"


@pytest.mark.parametrize(("hand", "may_end"), [("Yarr!, Hook", False), (FULL, True)])
def test_only_a_full_hand_ends_a_turn_with_actions_left(hand: str, may_end: bool) -> None:
    table = Table(hand, "Ruby")
    assert (END_TURN in MIND.sensible(table.view(0), table.legal())) == may_end


@pytest.mark.parametrize("persona", PERSONAS)
def test_the_best_treasure_is_dug_up(persona: str) -> None:
    table = Table("X Marks The Spot", "Ruby", buried={1: "Silver Coin, Diamond, Ruby"})
    assert X_MARKS in [table.state.faces[card] for card in table.state.pirates[0]]
    (mark,) = [one for one in table.legal() if type(one).__name__ == "PlayXMarks"]
    table.do(0, mark).quiet()
    assert chosen(table, persona) == {"DigUp Diamond"}
    assert len(MIND.sensible(table.view(0), table.legal())) == 1
