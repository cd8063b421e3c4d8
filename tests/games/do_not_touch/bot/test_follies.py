"""What deckhands never do: leave points that lie open, and make presents."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.deckhands import decisions
from tests.games.do_not_touch.bot.test_bot import started
from tests.games.do_not_touch.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.do_not_touch.bot.mind import MIND
from treasure_games.games.do_not_touch.rules.actions import (
    END_TURN,
    Add,
    Discard,
    DrawCovered,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.pieces import FACES, Face, printed_name
from treasure_games.opponents.personas import PERSONAS
from treasure_games.opponents.players import make_player


def match(one: Face, other: Face) -> bool:
    return one.colour == other.colour or (one.number, one.symbol) == (other.number, other.symbol)


def most(top: Face | None, hand: Sequence[Face]) -> int:
    """The most points that can be added to this top in a turn, by trying all orders."""
    return max(
        [0]
        + [
            card.worth + most(card, [*hand[:at], *hand[at + 1 :]])
            for at, card in enumerate(hand)
            if top is None or match(top, card)
        ]
    )


def gains(state: Any, seat: int, action: Any) -> tuple[int, int]:
    """What an act brings at once and in this turn, less what it gives to a rival."""
    faces = state.faces
    hand = [FACES[faces[card]] for card in state.hands[seat]]
    loot = state.loots[seat]
    top = FACES[faces[loot[-1]]] if loot else None
    if isinstance(action, EndTurn):
        return 0, most(top, hand)
    card = FACES[faces[action.card]]
    hand.remove(card)
    if isinstance(action, Swap):
        taken = FACES[faces[state.loots[action.rival][-1]]]
        gain = taken.worth - card.worth
        return gain, gain + most(top, [*hand, taken])
    return card.worth, card.worth + most(card, hand)


def is_less(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[0] and one[1] < other[1]


@pytest.mark.parametrize("version", ["numerical", "symbols"])
def test_no_points_are_left_and_none_are_given_away(version: str) -> None:
    met = 0
    for state, seat, legal, action in decisions("do_not_touch", 6, version=version):
        adds = [one for one in legal if isinstance(one, Add)]
        met += bool(adds)
        if isinstance(action, EndTurn):
            assert not adds
        elif isinstance(action, Add | StartLoot | Swap):
            same = [one for one in legal if type(one) is type(action)]
            if isinstance(action, Swap):
                same.append(END_TURN)
            mine = gains(state, seat, action)
            assert not any(is_less(mine, gains(state, seat, one)) for one in same)
        elif isinstance(action, Discard):
            card = FACES[state.faces[action.card]]
            for other in [FACES[state.faces[one.card]] for one in legal]:
                alike = (card.colour, card.symbol) == (other.colour, other.symbol)
                assert not alike or card.worth <= other.worth
    assert met > 100


def turn_of(table: Table, persona: str) -> list[str]:
    """What a deckhand does until its turn ends, in words."""
    done = []
    while table.turn == 0 and table.ask == "main":
        player = make_player("deckhand", "do_not_touch", 0, 1, persona)
        action = player.choose(table.view(0), GAME.legal(table.play.state, 0))
        card = table.view(0).faces[action.card] if hasattr(action, "card") else UNKNOWN
        done.append(f"{type(action).__name__} {printed_name(card)}")
        table.play.act(0, action)
    return done


@pytest.mark.parametrize("persona", PERSONAS)
def test_a_five_is_not_left_for_a_two(persona: str) -> None:
    """On red 1 goes red 5, or green 1 and green 2 after it, which count less."""
    hands = "red 1, red 5, green 1", "blue 3, blue 3, blue 4"
    table = started(hands, "green 2, blue 4, blue 4", "red 1", "blue 3")
    table.do(DrawCovered)
    assert {"add red 5", "add green 1"} < {*table.may()}
    assert turn_of(table, persona) == ["Add red 5", "EndTurn a covered card"]


def test_a_five_is_not_given_for_a_two() -> None:
    hands = "red 1, red 5, green 3", "red 2, blue 3, green 4"
    table = started(hands, "blue 4, blue 3, blue 5", "red 1", "red 2")
    table.do(DrawCovered)
    assert "swap red 5 1" in table.may()
    view = table.view(0)
    for one in MIND.sensible(view, GAME.legal(table.play.state, 0)):
        assert not (isinstance(one, Swap) and printed_name(view.faces[one.card]) == "red 5")
