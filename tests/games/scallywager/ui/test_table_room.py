"""Nothing on the table hides what is asked or bid, at any size of text."""

import pytest
from msgspec.structs import replace
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.scallywager.ui.bench import (
    asked,
    at_rest,
    board_of,
    control,
    table_of,
    wait,
)
from tests.table.pieces.conftest import play
from tools.moments import MOMENTS
from tools.rig import Rig
from treasure_games.core.words import Note
from treasure_games.games.scallywager.rules import actions
from treasure_games.games.scallywager.text.names import card_words
from treasure_games.games.scallywager.ui.ask import CARDS, Chosen
from treasure_games.games.scallywager.ui.board import before_seat
from treasure_games.games.scallywager.ui.dice import die
from treasure_games.match.match import Match
from treasure_games.stage.widgets.tooltip import placed
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("pirates", "text_scale")


@pytest.mark.parametrize("pirates", [2, 4])
def test_large_words_of_a_reward_hide_neither_decks_nor_count(
    open_rig: OpenRig, pirates: int
) -> None:
    rig = open_rig(text_scale=2.0)
    table = table_of(at_rest(rig, asked("reward", pirates=pirates)))
    slip, counted = table.ask.picker, table.board.reveal.count_board
    assert slip.fits
    assert slip.slip is not None
    assert slip.slip.heading
    assert not any(spot.is_cut(table.api.context) for spot in slip.spots)
    assert slip.rect.collidelist([*table.board.layout.decks, counted.rect]) == -1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("moment", ["open", "dawn", "treasure"])
def test_before_the_first_bid_its_board_covers_neither_choices_nor_question(
    open_rig: OpenRig, moment: str, text_scale: float
) -> None:
    rig = open_rig((1280, 720), text_scale)
    MOMENTS[f"scallywager_{moment}"].show(rig)
    table = table_of(rig.top)
    board, layout = table.board.bid.rect, table.board.layout
    if moment == "open":
        assert board.centerx == pytest.approx(layout.axis, abs=1.0)
        pressed = [*table.answers.bids.panels(), table.answers.bar.rect]
    else:
        assert board.right < layout.room.left, "it is out of sight"
        pressed = [one.rect for one in table.ask.controls()]
    assert pressed
    assert board.collidelist(pressed) == -1
    assert not board.colliderect(table.ask.picker.rect)


def test_the_first_bid_brings_its_board_to_the_middle(rig: Rig) -> None:
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    board = table_of(scene).board
    action = next(one for one in scene.session.legal() if isinstance(one, actions.Bid))
    scene.session.act(action)
    wait(rig, scene)
    assert board.bid_aside == 0.0
    assert board.bid.rect.centerx == pytest.approx(board.layout.axis, abs=1.0)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(
    "moment", ["scallywager_dawn", "scallywager_treasure", "scallywager_showdown"]
)
def test_the_card_in_question_lies_large_beside_what_it_does_over_the_answers(
    open_rig: OpenRig, moment: str, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS[moment].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    table = table_of(scene)
    ask, board = table.ask, table.board
    (rect,), slip = ask.large.values(), ask.picker.rect
    assert rect.height >= 280.0
    assert (slip.top, slip.height) == pytest.approx((rect.top, rect.height))
    assert 0 <= slip.left - rect.right < 20
    every = rect.union(slip)
    if board.view.bids:
        assert 0 < rect.left - board.bid.rect.right < 40
        every.union_ip(board.bid.rect)
    assert every.centerx == pytest.approx(board.layout.axis, abs=2)
    assert scene.context.viewport.rect.contains(every)
    assert every.collidelist([*board.layout.decks, board.layout.own]) == -1
    assert ask.picker.slip is not None
    assert not ask.picker.slip.heading, "the status line asks the same"
    (told,) = (box for box in ask.boxes(scene.context) if box.name == "picker.sentence")
    assert told.rect.bottom <= min(one.rect.top for one in ask.controls())
    assert len(ask.controls()) == 2
    (own,) = (card for card in before_seat(board.view, 0) if board.view.faces[card] in ask.large)
    assert board.sprites[own].rect.center == pytest.approx(rect.center)
    assert control(scene, f"pick.use{own}").rect.height == pytest.approx(rect.height, abs=2)


def test_what_a_die_decides_is_told_by_its_faces(rig: Rig) -> None:
    MOMENTS["scallywager_dawn"].show(rig)
    slip = table_of(rig.top).ask.picker.slip
    assert slip is not None
    first, *outcomes = slip.sentence.split("\n")
    assert first == "Choose a captain and roll."
    for index, told in enumerate(outcomes):
        assert told.startswith(f"<icon={die(2 * index + 1)}><icon={die(2 * index + 2)}> ")
    assert outcomes[0].endswith(" you lose a die.")
    assert len(outcomes) == 3


def test_the_bid_makes_room_for_a_card_and_comes_back(rig: Rig) -> None:
    MOMENTS["scallywager_showdown"].show(rig)
    board = table_of(rig.top).board
    assert board.bid.rect.centerx < board.layout.axis - 100.0
    control(rig.top, "pick.keep").activate()
    wait(rig, rig.top)
    assert board.bid_left == 0.0


def test_a_lifeboat_before_any_bid_tells_what_is_at_stake(rig: Rig) -> None:
    at_dawn = asked(
        "lifeboat", fit=lambda match: not match.view(0).bids, draws=actions.DRAW_TREASURE
    )
    slip = table_of(at_rest(rig, at_dawn)).ask.picker.slip
    assert slip is not None
    assert slip.sentence.startswith("You would lose ")
    assert "lose one fewer" in slip.sentence


def test_of_two_cards_of_the_kind_in_question_one_lies_large(rig: Rig) -> None:
    MOMENTS["scallywager_treasure"].show(rig)
    assert isinstance(rig.top, TableScene)
    board = table_of(rig.top).board
    view, (first,) = board.view, before_seat(board.view, 0)
    second = next(card for card, face in enumerate(view.faces) if face < 0)
    faces = tuple(view.faces[first] if n == second else face for n, face in enumerate(view.faces))
    treasures = ((first, second), *view.treasures[1:])
    poses = board.poses(replace(view, faces=faces, treasures=treasures))
    assert poses[first].scale > 1.3 * poses[second].scale


def test_a_card_that_was_in_question_lies_at_its_place_again(rig: Rig) -> None:
    MOMENTS["scallywager_treasure"].show(rig)
    scene = rig.top
    table = table_of(scene)
    control(scene, "pick.pass").activate()
    wait(rig, scene)
    assert not table.ask.large
    sprites, view = table.board.sprites, table.board.view
    own = [card for card in before_seat(view, 0) if card in sprites]
    assert own
    assert all(sprites[card].rect.height < 250 for card in own)


def test_the_words_on_the_bids_leave_the_decks_free(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["scallywager_bid"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    table = scene.game
    viewport = scene.context.viewport
    slip = placed(viewport, table.answers.bids.rect, 500.0, 120.0)  # type: ignore[attr-defined]
    decks = table.board.layout.decks  # type: ignore[attr-defined]
    assert not any(slip.colliderect(deck) for deck in decks)


@pytest.mark.parametrize("pirates", [1, 2, 3, 4])
def test_dice_rolled_openly_are_large_and_cover_no_bid(rig: Rig, pirates: int) -> None:
    board = board_of(at_rest(rig, asked("bid", pirates=pirates)))
    layout = board.layout
    for is_bid, bid in ((True, layout.board), (False, layout.aside)):
        for most in range(pirates + 1):
            spots = [
                FRect(x - side / 2, y - side / 2, side, side)
                for seat in range(pirates + 1)
                for index in range(1 + (seat == most))
                for x, y, side in (layout.open_die(seat, index, 1 + (seat == most), is_bid=is_bid),)
            ]
            assert bid.collidelist(spots) == -1
            assert layout.room.contains(spots[0].unionall(spots))
            assert min(spot.width for spot in spots) > (75.0 if is_bid else 95.0)
            assert all(spot.collidelist(spots[:index]) == -1 for index, spot in enumerate(spots))


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_the_question_at_a_showdown_hides_neither_decks_nor_bid(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    table = table_of(at_rest(rig, asked("showdown", fit=lambda match: len(match.legal(0)) > 1)))
    layout, slip = table.board.layout, table.ask.picker
    assert slip.fits
    assert slip.slip is not None
    assert slip.slip.heading or table.ask.large, "the status line asks the same"
    assert slip.rect.collidelist([*layout.decks, table.board.bid.rect, layout.own]) == -1


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("pirates", [2, 4])
def test_a_winner_is_told_under_all_faces_and_plates(
    open_rig: OpenRig, pirates: int, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    scene = at_rest(rig, asked("bid", pirates=pirates))
    scene.session.show_banner("Captain Woodenfinger takes the treasure", 1, "pleased")
    told, layout = scene.hud.banner.rect(scene.context), board_of(scene).layout
    for station in layout.stations(1).values():
        assert not told.colliderect(layout.plate(station))
    assert told.bottom < layout.plaque.top


def test_the_own_token_covers_neither_the_first_bid_nor_what_makes_it_final(rig: Rig) -> None:
    MOMENTS["scallywager_open"].show(rig)
    table = table_of(rig.top)
    table.answers.bids.choose((3, 4))
    token, bar = table.board.token, table.answers.bar
    assert table.board.view.token == table.board.layout.bottom
    hung = FRect(0, 0, token.width, token.height)
    hung.center = token.x, token.y
    assert bar.text.endswith("three 4s")
    assert bar in table.answers.controls()
    assert not bar.rect.colliderect(hung)
    assert not bar.rect.colliderect(table.answers.bids.rect)
    assert not any(
        box.rect.colliderect(hung)
        for box in table.answers.bids.boxes(rig.loop.context)
        if box.name.startswith("bid.")
    )


def test_what_can_be_bid_grows_with_the_text(open_rig: OpenRig) -> None:
    heights, sides = [], []
    for text_scale in (1.0, 1.5, 2.0):
        rig = open_rig((1280, 720), text_scale)
        MOMENTS["scallywager_open"].show(rig)
        boxes = {box.name: box for box in table_of(rig.top).answers.bids.boxes(rig.loop.context)}
        heights.append(boxes["bid.3"].text_size[1])  # type: ignore[index]
        sides.append(boxes["bid.face3"].rect.width)
    assert heights[1] >= 1.4 * heights[0]
    assert heights[2] >= heights[1]
    assert min(sides) >= 84.0, "dice are large at any size of text"


def _has_grog(match: Match) -> bool:
    return any(isinstance(one, actions.BarrelOfGrog) for one in match.legal(0))


@pytest.mark.parametrize("masks", [1, 3, 7])
def test_how_many_dice_are_rolled_again_is_said_in_whole_words(rig: Rig, masks: int) -> None:
    match = asked("treasure", fit=_has_grog, draws=actions.DRAW_TREASURE)
    table = table_of(at_rest(rig, match))
    table.ask.open(actions.BarrelOfGrog)
    dice = [spot for spot in table.ask.controls() if spot.name.startswith("pick.die")]
    done = next(spot for spot in table.ask.controls() if spot.name == "pick.done")
    assert done.text == "Roll which?", "none is chosen"
    acts = len(match.acts)
    done.activate()
    assert len(match.acts) == acts, "it says why not"
    places = [spot.rect.copy() for spot in table.ask.controls()]
    hold = match.view(0).dice[0]
    faces = [hold[int(spot.name.removeprefix("pick.die"))] for spot in dice]
    assert faces == sorted(hold), "as they lie on the tray"
    for place, spot in enumerate(dice):
        if masks >> place & 1:
            spot.activate()
    count = ("one", "two", "three")[masks.bit_count() - 1]
    assert any(spot.text == f"Roll {count} again" for spot in table.ask.controls())
    assert [spot.rect for spot in table.ask.controls()] == places, "nothing moves"
    assert not any(spot.is_cut(rig.loop.context) for spot in table.ask.controls())


def test_dice_to_turn_show_their_faces_beside_a_card_that_was_in_question(rig: Rig) -> None:
    MOMENTS["scallywager_treasure"].show(rig)
    ask = table_of(rig.top).ask
    assert ask.large
    ask._chosen = Chosen(kind=next(type(one) for one in ask.legal if type(one) in CARDS))
    ask.place()
    assert not ask.large
    picks = ask.picker.slip.picks if ask.picker.slip else ()
    assert all(one.picture or one.label for one in picks)


def test_dice_rolled_openly_go_before_bids_are_asked_for(rig: Rig) -> None:
    """A powder keg's, at dawn, by whoever bids first."""
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    hold = table_of(scene).board.hold
    scene.timeline.play(hold.roll_openly(0, (5,), is_bid=False))
    wait(rig, scene)
    assert hold.rolled.dice
    scene.hud.refresh()
    rig.settle()
    assert not hold.rolled.dice


def test_a_note_lies_in_place_of_the_board_that_waits_for_a_bid(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["scallywager_open"].show(rig)
    scene = rig.top
    assert isinstance(scene, TableScene)
    bid = board_of(scene).bid
    assert bid in board_of(scene).moving
    scene.hud.show_note(Note("It cost you", "There are three 6s; the bid was 4."))
    rig.tick()
    assert scene.hud.note.is_visible
    assert scene.hud.note.rect.colliderect(bid.rect)
    assert scene.hud.note.rect.collidelist(table_of(scene).clear_of_notes()) == -1
    assert bid not in board_of(scene).moving


def test_a_card_that_is_shown_comes_nearer_while_it_is_read(rig: Rig) -> None:
    MOMENTS["scallywager_treasure"].show(rig)
    assert isinstance(rig.top, TableScene)
    board = table_of(rig.top).board
    (card,) = before_seat(board.view, 0)
    heights, told = [], []
    for animation in (board.show_card(card, board.view), board.loom(card, 0.9)):
        play(animation, 20, lambda _t: None)
        heights.append(board.sprites[card].rect.height)
        told.append(board.told.slip and board.told.slip.sentence)
    assert told == [card_words(board.view.faces[card]), None], "what it does, until it is read"
    assert heights[1] > 1.05 * heights[0] > 1.05 * board.layout.board.height
    assert board.sprites[card].rect.top > board.layout.far


def test_red_wax_is_on_what_is_likelier_to_be_right(rig: Rig) -> None:
    MOMENTS["scallywager_bid"].show(rig)
    answers = table_of(rig.top).answers
    assert (answers.call.is_primary, answers.bar.is_primary) == (True, False)
    MOMENTS["scallywager_known"].show(rig)
    answers = table_of(rig.top).answers
    assert (answers.call.is_primary, answers.bar.is_primary) == (False, True)
    scene = rig.top
    assert isinstance(scene, TableScene)
    answers._doubt, answers._exact = 0.0, 1.0
    answers._say_bar()
    three = answers.call, answers.parlay, answers.bar
    assert [one.is_primary for one in three] == [False, True, False]
    answers.take_in(scene.match.view(None), scene.session.legal())
    assert [one.is_primary for one in three] == [True, False, False], (
        "the colour tells nothing of dice that aren't seen"
    )


def test_using_a_card_in_question_is_the_red_one_of_two_answers(rig: Rig) -> None:
    MOMENTS["scallywager_treasure"].show(rig)
    assert [spot.is_primary for spot in table_of(rig.top).ask.controls()] == [True, False]


@pytest.mark.parametrize("moment", ["5", "5_reward", "2", "bid", "reward"])
def test_the_lantern_hangs_clear_of_all_hats(rig: Rig, moment: str) -> None:
    MOMENTS[f"scallywager_{moment}"].show(rig)
    board = table_of(rig.top).board
    layout = board.layout
    for station in layout.stations(board.speaker).values():
        hat = 0.54 * layout.bust(station).width / 2
        assert abs(station.x - layout.lantern) > hat + 50.0
