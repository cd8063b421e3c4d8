"""Windows: who is asked, and what Yarr! and Pirate's Code do in them."""

import pytest

from tests.games.stolen_treasure.scripted import Table
from treasure_games.core.game import Mode
from treasure_games.games.stolen_treasure.rules import actions as do
from treasure_games.games.stolen_treasure.rules.events import (
    CardCancelled,
    EffectMoved,
    Passed,
)
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY


def order_of(table: Table) -> list[int]:
    """Who is asked in turn, when all pass."""
    order = []
    while table.asked.ask == "respond":
        order.append(table.whose[1])
        table.do(order[-1], do.PASS)
    return order


def test_st_q26_and_st_q42_whoever_holds_a_piracy_card_is_asked_clockwise() -> None:
    table = Table("Hook", "Parley", "Ruby", "The Black Spot", "Yarr!").do(0, do.HOOK[1])
    assert (table.asked.mode, table.asked.default) == (Mode.WINDOW, do.PASS)
    assert table.legal() == (do.PASS,), "asked all the same: silence would tell"
    assert table.refused(3, do.PASS) == "ST-Q26"
    table.do(1, do.PASS)
    assert table.found(Passed) == [Passed(1)]
    assert order_of(table) == [3, 4]


def test_st_35_answers_cost_no_action() -> None:
    table = Table("Hook", "Yarr!, Yarr!").do(0, do.HOOK[1]).do(1, do.YARR).quiet()
    assert (table.whose, table.state.left) == (("action", 0), 1)


def test_st_64_and_st_q27_the_code_needs_an_effect_on_oneself() -> None:
    table = Table("Hook", "Pirate’s Code", "Pirate’s Code").do(0, do.HOOK[2])
    assert table.refused(1, do.CODE[0]) == "ST-64"
    table.do(1, do.PASS)
    assert table.legal() == (do.PASS, do.CODE[0], do.CODE[1])
    assert table.refused(2, do.CODE[2]) == "ST-38"
    table = Table("Plunder", "Pirate’s Code, Yarr!").do(0, do.PLUNDER)
    assert table.legal() == (do.PASS, do.YARR)
    table.do(1, do.YARR)
    assert table.whose == ("plunder", 0) or table.happened()[-1] == "action_spent"


def test_st_q27_the_code_does_not_answer_answers() -> None:
    table = Table("Hook", "Yarr!", "Pirate’s Code").do(0, do.HOOK[2]).do(1, do.YARR)
    assert table.whose == ("respond", 2)
    assert table.refused(2, do.CODE[0]) == "ST-64"


def test_st_65_and_st_66_an_effect_is_passed_on_and_on() -> None:
    hands = ("Hook", "Pirate’s Code, Ruby", "Pirate’s Code, Ruby", "Emerald")
    table = Table(*hands).do(0, do.HOOK[1]).do(1, do.CODE[2]).quiet_code(2, 3)
    assert table.found(EffectMoved) == [EffectMoved(2, 3)]
    assert [table.hand(seat) for seat in range(4)] == ["Emerald", "Ruby", "Ruby", ""]
    assert table.state.skips == [0, 0, 0, 1]


def test_st_q28_the_house_may_protect_the_attacker() -> None:
    house = {"code_may_target_attacker": "no"}
    table = Table("Hook", "Pirate’s Code", "", **house).do(0, do.HOOK[1])  # type: ignore[arg-type]
    assert table.legal() == (do.PASS, do.CODE[2])
    assert table.refused(1, do.CODE[0]) == "ST-Q28"
    table = Table("Hook", "Pirate’s Code", **house).do(0, do.HOOK[1])  # type: ignore[arg-type]
    assert table.legal() == (do.PASS, do.CODE[0]), "there is nobody else"


@pytest.mark.parametrize(
    ("hands", "action", "after"),
    [
        (("Spyglass, Ruby", "Pirate’s Code"), do.SPYGLASS[1], ("Ruby", "")),
        (("Skulduggery, Ruby", "Pirate’s Code"), do.SKULDUGGERY[1], ("Ruby", "")),
        (("YO HO HO!, Ruby", "Pirate’s Code, Emerald"), do.YO_HO_HO, ("Ruby", "Emerald")),
        (("Bombs Away, Hook", "Pirate’s Code"), do.BOMBS_AWAY, ("", "")),
    ],
)
def test_st_q29_what_comes_back_to_its_player(
    hands: tuple[str, str], action: do.Action, after: tuple[str, str]
) -> None:
    table = Table(*hands).do(0, action).do(1, do.CODE[0]).quiet()
    assert (table.hand(0), table.hand(1)) == after


def test_st_q29_the_doer_still_chooses() -> None:
    hands = ("X Marks The Spot", "Pirate’s Code", "")
    table = Table(*hands, buried={1: "Ruby", 2: "Emerald, Diamond"})
    table.do(0, do.X_MARKS[1]).do(1, do.CODE[2]).quiet()
    assert table.whose == ("dig", 0)
    table.do(0, do.DIG_UP[table.card(2, "Diamond")])
    assert table.hand(0) == "Diamond"


def test_st_q38_the_own_card_is_answered_only_when_it_has_come_back() -> None:
    table = Table("Hook, Yarr!, Pirate’s Code", "Pirate’s Code").do(0, do.HOOK[1])
    assert table.whose == ("respond", 1)
    table.do(1, do.CODE[0])
    assert table.whose == ("respond", 0), "against the Code"
    assert table.legal() == (do.PASS, do.YARR)
    table.do(0, do.PASS)
    assert table.legal() == (do.PASS, do.YARR, do.CODE[1])
    table.do(0, do.YARR).quiet()
    assert table.state.skips == [0, 0]


def test_st_77_and_st_q35_a_cancelled_card_has_no_effect_on_anybody() -> None:
    table = Table("Bombs Away", "Hook", "Yarr!, Hook").do(0, do.BOMBS_AWAY).till(2)
    table.do(2, do.YARR).quiet()
    assert table.found(CardCancelled)
    assert (table.hand(1), table.hand(2)) == ("Hook", "Hook")
    assert table.discarded(PIRACY) == "Bombs Away, Yarr!"


def test_st_79_and_st_q40_yarr_is_only_for_cards_being_played() -> None:
    table = Table("Ruby, Plunder", "Yarr!").do(0, do.BURY[0 + table_card("Ruby")])
    assert table.refused(1, do.YARR) == "ST-77"
    table.do(0, do.PLUNDER).do(1, do.PASS)
    assert table.refused(1, do.YARR) == "ST-77"


def table_card(name: str) -> int:
    """The id under which a single treasure is dealt."""
    return Table(name, "").card(0, name)


def test_st_q41_the_first_in_order_spends_his_yarr() -> None:
    table = Table("Hook", "Yarr!", "Yarr!").do(0, do.HOOK[2]).do(1, do.YARR).quiet()
    assert (table.hand(1), table.hand(2)) == ("", "Yarr!")


def test_st_q71_a_card_being_played_lies_between_hand_and_discards() -> None:
    table = Table("Spyglass, Ruby", "Yarr!").do(0, do.SPYGLASS[1])
    assert (table.hand(0), table.discarded(PIRACY)) == ("Ruby", "")
    assert table.view(None).faces[table.view(None).stack[0][0]] == 16


@pytest.mark.parametrize(
    ("table", "ask", "default"),
    [
        (Table("", ""), "action", do.END_TURN),
        (Table("Hook", "Yarr!").do(0, do.HOOK[1]), "respond", do.PASS),
        (Table("Plunder", "").do(0, do.PLUNDER), "plunder", do.DRAW_TREASURE[0]),
        (Table("Hook", "Ruby, Hook").do(0, do.HOOK[1]).quiet(), "steal", do.STEAL_TREASURE),
        (
            Table("Ruby, Hook", "Emerald, Ruby").stake(0, "Ruby").do(0, do.CHALLENGE[1]),
            "match",
            None,
        ),
    ],
)
def test_what_is_done_for_whoever_lets_the_time_pass(
    table: Table, ask: str, default: do.Action | None
) -> None:
    """Nothing that depends on a hand, for all would learn of it."""
    assert (table.asked.ask, table.asked.default) == (ask, default)
    assert default is None or table.may(default)


def test_a_parley_is_passed_by_default() -> None:
    table = Table("Ruby, Parley", "Emerald").stake(0, "Ruby").do(0, do.CHALLENGE[1])
    table.stake(1, "Emerald")
    assert (table.asked.ask, table.asked.default) == ("parley", do.PASS)


def test_a_card_that_is_not_there_is_refused() -> None:
    table = Table("Hook", "Parley").do(0, do.HOOK[1])
    assert table.refused(1, do.YARR) == "ST-77"
    assert table.refused(1, do.CODE[0]) == "ST-65"
    assert table.refused(1, do.PARLEY) == "ST-81"
