"""Who sees what, and what is remembered."""

import pickle
from random import Random

from tests.games.do_not_touch.scripted import Table
from treasure_games.core.game import UNKNOWN
from treasure_games.games.do_not_touch.rules.actions import (
    Add,
    DrawCovered,
    DrawDiscard,
    EndTurn,
    StartLoot,
    Swap,
)
from treasure_games.games.do_not_touch.rules.game import GAME
from treasure_games.games.do_not_touch.rules.pieces import printed_name, spoken_name


def test_a_covered_draw_is_seen_by_the_drawer_alone() -> None:
    table = Table(deck="green 5")
    table.do(DrawCovered)
    event = table.events[0]
    assert GAME.describe(event, table.view(0))["card"] == "green 5"
    for other in (1, None):
        assert GAME.describe(event, table.view(other))["card"] == "a covered card"


def test_ids_tell_no_face_so_every_seat_gets_the_same_events() -> None:
    table = Table(deck="green 5")
    table.do(DrawCovered)
    for seat in (0, 1, None):
        assert GAME.redact(table.play.state, table.events[0], seat) == table.events[0]


def test_a_card_taken_from_the_discard_pile_is_remembered_in_the_hand() -> None:
    table = Table()
    while not table.pile():
        table.idle()
    taken = table.pile()[-1]
    seat = table.turn
    table.do(DrawDiscard)
    view = table.view(1 - seat)
    assert taken in [printed_name(view.faces[card]) for card in view.hands[seat]]


def test_a_swapped_card_is_remembered_in_the_hand_and_beyond() -> None:
    table = Table(hands=["red 3, red 1, blue 1", "red 5, green 1, green 2"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 3")
    table.do(EndTurn)
    table.do(DrawCovered)
    table.do(StartLoot, "green 1")
    table.do(Swap, "red 5", 0)
    view = table.view(0)
    known = [view.faces[card] for card in view.hands[1] if view.faces[card] != UNKNOWN]
    assert [printed_name(face) for face in known] == ["red 3"]


def test_unseen_holds_what_the_unknown_cards_may_be() -> None:
    table = Table(hands=["red 1, red 2, red 3"])
    view = table.view(0)
    assert len(view.unseen) == 51
    assert sorted((*view.unseen, *(face for face in view.faces if face != UNKNOWN))) == sorted(
        view.house.pack
    )


def test_a_view_survives_the_way_to_another_process() -> None:
    table = Table(version="symbols")
    table.do(DrawCovered)
    view = table.view(1)
    assert pickle.loads(pickle.dumps(view)).data() == view.data()


def test_a_sample_keeps_what_is_known_and_mixes_what_is_not() -> None:
    table = Table(hands=["red 1, red 2, red 3"])
    view = table.view(0)
    places = set()
    for seed in range(60):
        state = GAME.determinize(view, Random(seed))
        assert [printed_name(state.faces[card]) for card in state.hands[0]] == [
            "red 1",
            "red 2",
            "red 3",
        ]
        places.add(state.faces[view.next_card])
    assert len(places) > 8


def test_running_scores_need_no_secret() -> None:
    table = Table(hands=["red 1, red 5, blue 3"])
    table.do(DrawCovered)
    table.do(StartLoot, "red 1")
    table.do(Add, "red 5")
    assert [GAME.scores(table.view(seat)) for seat in (None, 0, 1)] == [(6, 0)] * 3


def test_what_is_left_of_swaps_and_bonuses_is_shown() -> None:
    table = Table(hands=["red gem"], version="symbols")
    table.do(DrawCovered)
    table.do(StartLoot, "red gem")
    assert (table.view(0).swaps_left, table.view(0).bonuses_left, table.view(0).seats) == (1, 1, 2)


def test_cards_have_a_printed_and_a_spoken_name() -> None:
    assert printed_name(-1) == spoken_name(-1) == "a covered card"
    assert [spoken_name(face) for face in (0, 15, 17)] == ["red 1", "red bullion", "red bullion ×3"]
