"""What pictures tell: treasure that lies together, what burns, which card advice is about."""

from collections import defaultdict
from typing import Any

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.conftest import OpenRig
from tests.drawn import areas_of
from tools.moments import MOMENTS
from treasure_games.games.stolen_treasure.rules.actions import Give
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE, VALUES, deck_of
from treasure_games.games.stolen_treasure.ui.banks import bank_on
from treasure_games.games.stolen_treasure.ui.cards import DULL, IDLE
from treasure_games.games.stolen_treasure.ui.sea import Embers
from treasure_games.table.game_table import Layer


@pytest.mark.parametrize("kinds", [[0, 1, 0, 2, 3, 0], [4, 4, 4, 4, 4, 4, 4, 1, 2]])
def test_equal_treasure_of_a_full_bank_looks_out_behind_the_last_one(kinds: list[int]) -> None:
    bank = bank_on("side_left", FRect(0, 0, 330, 172), 1.0)
    places = bank.places(kinds)
    assert len({tuple(place) for place in places}) == len(kinds)
    tops = defaultdict(list)
    for kind, place in zip(kinds, places, strict=True):
        tops[kind].append(place.top)
    foremost = max(max(one) for one in tops.values())
    for one in tops.values():
        assert one == sorted(one)
        assert one[-1] == foremost
        assert foremost - one[0] < 0.3 * places[0].width


def test_all_piracy_cards_of_the_hand_burn_when_bombs_go_off(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["stolen_bombed"].show(rig)
    game: Any = rig.top.game  # type: ignore[attr-defined]
    embers = next(one for one in game.nodes(Layer.MOVING) if isinstance(one, Embers))
    drawn = areas_of(rig.loop.context, embers.draw)
    sprites, hand = game.board.sprites, game.board.hand.cards
    corners = {card: sprites[card].rect.move(9, 9).topleft for card in hand}
    burning = [card for card, at in corners.items() if any(one.collidepoint(at) for one in drawn)]
    assert burning == [card for card in hand if deck_of(card) == PIRACY]
    assert 0 < len(burning) < len(hand)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_advice_lifts_its_card_and_covers_neither_plates_nor_hand(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig((1920, 1080), text_scale=text_scale)
    MOMENTS["stolen_hint"].show(rig)
    table: Any = rig.top
    game, note = table.game, table.hud.note
    assert note.is_visible
    assert note.rect.collidelist(list(game.clear_of_notes())) == -1
    hand = game.board.hand
    assert hand.selected in hand.cards
    others = [hand.rect_of(card).top for card in hand.cards if card != hand.selected]
    assert hand.rect_of(hand.selected).top < min(others) - 20.0


def test_in_the_own_turn_what_does_no_good_stands_back_and_no_card_covers_another(
    open_rig: OpenRig,
) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_turn"].show(rig)
    board: Any = rig.top.game.board  # type: ignore[attr-defined]
    cards, faces = board.hand.cards, board.view.faces
    idle = {one for one in cards if board.face(board.view, one).endswith(f"|{IDLE}")}
    assert idle
    assert idle == {one for one in cards if deck_of(one) == TREASURE and VALUES[faces[one]] < 0}
    assert board.layout.fan.seen(len(cards)) >= 0.98


def test_where_a_hand_is_full_bad_treasure_does_not_stand_back(open_rig: OpenRig) -> None:
    """ST-Q14: buried, it makes room in the hand."""
    rig = open_rig((1920, 1080))
    MOMENTS["stolen_turn"].show(rig)
    scene: Any = rig.top
    board, legal = scene.game.board, scene.session.legal()
    house = replace(board.view.house, hand_limit=len(board.hand.cards))
    board.view = replace(board.view, house=house)
    board.mark(legal)
    assert not any(board.face(board.view, one).endswith(f"|{IDLE}") for one in board.hand.cards)


def test_a_bad_treasure_that_may_be_given_is_shown_as_one(open_rig: OpenRig) -> None:
    """ST-48: it stood back like a card that must stay, as it does no good in the own turn."""
    rig = open_rig((1280, 720))
    MOMENTS["stolen_give"].show(rig)
    scene: Any = rig.top
    board, legal = scene.game.board, scene.session.legal()
    given = {one.card for one in legal if isinstance(one, Give)}
    assert len(board.hand.cards) < board.view.house.hand_limit
    assert any(VALUES[board.view.faces[one]] < 0 for one in given)
    assert not any(board.face(board.view, one).endswith(f"|{DULL}") for one in given)
