"""What is wrong with an input is told in a sentence, and nothing is lost by it."""

from typing import Any

import pytest

from tests.battery.playing import opened, play_randomly
from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.errors import GameError
from treasure_games.core.record import Record, final_state
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.game import GAME


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    """A record of a whole game."""
    return dict(play_randomly(opened(GAME, 3, {}, 5), 5).record.to_plain())


def without_last_card(plain: dict[str, Any]) -> None:
    """As if the deck had one card less."""
    plain["deal"] = plain["deal"][1:]


def with_higher_cards(plain: dict[str, Any]) -> None:
    """As if the deck had more cards."""
    plain["deal"] = [1000, *plain["deal"][1:]]


def with_a_card_that_is_not_there(plain: dict[str, Any]) -> None:
    seat = plain["rows"][0][0]
    plain["rows"][0] = [seat, ["bury", 120], *plain["rows"][0][2:]]


def with_a_strange_act(plain: dict[str, Any]) -> None:
    seat = plain["rows"][0][0]
    plain["rows"][0] = [seat, ["swim"], *plain["rows"][0][2:]]


def with_a_strange_option(plain: dict[str, Any]) -> None:
    plain["options"] = {**plain["options"], "cutlasses": 2}


def with_too_many_seats(plain: dict[str, Any]) -> None:
    plain["seats"] = 9


@pytest.mark.parametrize(
    "spoil",
    [
        without_last_card,
        with_higher_cards,
        with_a_card_that_is_not_there,
        with_a_strange_act,
        with_a_strange_option,
        with_too_many_seats,
    ],
)
def test_a_record_of_another_deck_or_game_is_told_apart(plain: dict[str, Any], spoil: Any) -> None:
    spoiled = {**plain, "rows": list(plain["rows"]), "deal": list(plain["deal"])}
    spoil(spoiled)
    with pytest.raises(GameError) as caught:
        final_state(Record.from_plain(spoiled), GAME)
    assert str(caught.value)
    assert "{" not in str(caught.value)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (do.PlayHook(7), "ST-55"),
        (do.PlayHook(-1), "ST-55"),
        (do.Bury(99), "ST-26"),
        (do.Bury(-1), "ST-26"),
        (do.Stake(60), "ST-87"),
        (do.DrawTreasure(2), "ST-Q22"),
        (do.PlayCode(1), "ST-77"),
        (do.Discard(0), "ST-96"),
        (do.Throw(1), "ST-94"),
    ],
)
def test_what_can_not_be_reached_is_refused_by_a_rule(action: do.Action, rule: str) -> None:
    """And the table stays as it is."""
    table = Table("Hook, Ruby", "Emerald")
    assert table.refused(0, action) == rule
