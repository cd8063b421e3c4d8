"""What lies on the table and what can be pressed there."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.games.bluffaneer.ui.bench import asked, control, show, table_of, wait
from tests.layout_check import problems
from tools.moments import MOMENTS, STRIPS
from tools.rig import Rig, play_on
from treasure_games.core.chances import GUT, MANNERS, tell_chances, told
from treasure_games.core.words import Note
from treasure_games.games.bluffaneer.rules.events import (
    Believed,
    Challenged,
    Claimed,
)
from treasure_games.games.bluffaneer.rules.state import SHOUT
from treasure_games.games.bluffaneer.rules.turns import BOX
from treasure_games.games.bluffaneer.rules.view import claim_chance
from treasure_games.match.match import Match
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Owners
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.settings import PEEK
from treasure_games.stage.widgets.button import Button
from treasure_games.table.scene import TableScene


@pytest.fixture
def rig(open_rig: OpenRig) -> Rig:
    return open_rig((1280, 720))


def at_rest(rig: Rig, match: Match) -> TableScene:
    scene = show(rig, match)
    rig.settle()
    return scene


@pytest.mark.parametrize(("name", "kind"), [("quiet", Believed), ("fight", Challenged)])
def test_a_claim_is_answered_by_the_buttons_beside_the_card(
    name: str, kind: type[object], rig: Rig
) -> None:
    match = asked(1, 2, "answer")
    scene = at_rest(rig, match)
    control(scene, f"choice.{name}").activate()
    assert any(isinstance(moment.event, kind) for moment in match.acts[-1].moments)


def test_the_claimant_sits_in_the_middle_and_leans_over_the_table(rig: Rig) -> None:
    match = asked(1, 3, "answer")
    scene = at_rest(rig, match)
    people = table_of(scene).board.people
    claimant = people.persons[match.view(0).claimant]
    assert (claimant.x, claimant.lean) == (people.edge.axis, 1.0)
    assert all(one.dim == 1.0 for one in people.persons.values() if one is not claimant)


def test_piles_have_as_many_coins_as_the_view_once_all_lies_still(rig: Rig) -> None:
    match = asked(1, 3, "answer")
    scene = at_rest(rig, match)
    control(scene, "choice.fight").activate()
    rig.tick(0.0)
    for _ in range(4000):
        if not scene.timeline.is_busy:
            break
        rig.tick()
    view = table_of(scene).view
    assert [pile.count for pile in table_of(scene).board.coins.piles] == list(view.coins)


def test_what_counting_tells_can_be_switched_off(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 2, "answer"))
    known = table_of(scene).board.known
    assert list(known.boxes(scene.context))
    tell_chances(GUT)
    rig.loop.stack.reword()
    assert not list(known.boxes(scene.context))


@pytest.mark.one_in_turn("text_scale")
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_what_could_be_known_is_told_while_a_card_lies_open(
    open_rig: OpenRig, text_scale: float
) -> None:
    rig = open_rig((1280, 720), text_scale)
    match = asked(1, 2, "answer")
    scene = at_rest(rig, match)
    board = table_of(scene).board
    assert not board.plaque.words
    control(scene, "choice.fight").activate()
    wait(rig, lambda: bool(board.plaque.words))
    assert re.search(r"count: \w+\. .*(first claim|bluffed|Bluffs)", board.plaque.words)
    assert problems(table_of(scene).boxes(scene.context), scene.context.viewport) == []
    assert not board.plaque.rect.colliderect(board.layout.known)
    assert not board.plaque.rect.colliderect(board.layout.own)
    wait(rig, lambda: not board.plaque.words)
    assert not any(box.name.startswith("plaque") for box in table_of(scene).boxes(scene.context))


@pytest.mark.parametrize("how", MANNERS)
def test_panel_and_verdict_tell_the_same_chance(how: str, rig: Rig) -> None:
    tell_chances(how)
    scene = at_rest(rig, asked(1, 2, "answer"))
    board = table_of(scene).board
    chance = claim_chance(board.view, board.view.claimant)
    note = board.known.words.split("\n")[0]
    assert board.known.is_shown == (how != GUT)
    assert 0.0 < chance < 1.0
    assert note.endswith(f": {told(chance)}.") or how == GUT
    control(scene, "choice.fight").activate()
    wait(rig, lambda: board.view.shown >= 0)
    assert board.plaque.words.startswith(note) == (how != GUT)


def test_nobody_goes_by_the_gut_where_all_copies_are_seen(rig: Rig) -> None:
    tell_chances(GUT)
    board = table_of(at_rest(rig, asked(1, 2, "answer"))).board
    view = board.view
    board.known.take(board.layout, replace(view, phase=SHOUT))
    assert not board.known.is_shown
    board.known.take(board.layout, replace(view, phase=SHOUT, faces=(view.pair,) * 3))
    assert board.known.is_shown


def test_those_who_want_it_bare_are_told_nothing_when_a_card_lies_open(rig: Rig) -> None:
    tell_chances(GUT)
    scene = at_rest(rig, asked(1, 2, "answer"))
    board = table_of(scene).board
    control(scene, "choice.fight").activate()
    wait(rig, lambda: board.view.shown >= 0)
    assert not board.plaque.words


def test_a_sealed_choice_is_offered_only_to_whoever_sees_the_card(rig: Rig) -> None:
    rig.services.settings.privacy = PEEK
    scene = at_rest(rig, asked(2, 1, "shout"))
    assert not [one for one in scene.game.controls() if isinstance(one, Button)]
    scene.peek.piece.tap()
    rig.tick()
    assert [one for one in scene.game.controls() if isinstance(one, Button)]


def test_whom_to_rob_is_asked_though_the_card_lies_face_down(rig: Rig) -> None:
    """BL-10, BL-11: a victim is chosen by what everybody sees."""
    rig.services.settings.privacy = PEEK
    scene = at_rest(rig, asked(3, 0, "steal"))
    assert "choose who" in scene.hud.status.text


@pytest.mark.parametrize("ask", ["shout", "answer", "steal"])
def test_a_suggestion_is_done_by_the_next_press(ask: str, rig: Rig) -> None:
    match = asked(1, 2, ask)
    scene = at_rest(rig, match)
    wished = match.legal(0)[-1]
    scene.hints.lead_to(wished)
    assert scene.focus.is_seen
    assert scene.focus.current is not None
    scene.focus.current.activate()
    assert any(act.seat == 0 and act.action == wished for act in match.acts[-3:])


def test_advice_stays_while_others_choose_in_secret(rig: Rig) -> None:
    """It neither tells that they have chosen nor is lost."""
    match = asked(1, 2, "shout")
    scene = at_rest(rig, match)
    pending = match.pending()
    assert pending is not None
    rival = next(seat for seat in pending.seats if seat != 0)
    scene.session.show_note(Note("Claim", "It is likely enough."))
    scene.playback.show(match.act(rival, match.legal(rival)[0]))
    rig.settle()
    assert scene.hud.note.note is not None


def test_the_discards_can_be_looked_through(rig: Rig) -> None:
    match = play_on(asked(1, 2, "shout"), lambda one: len(one.view(0).discard) > 1)
    scene = at_rest(rig, match)
    control(scene, "discard").activate()
    assert table_of(scene).browser.key is not None


def test_the_coin_that_chooses_never_crosses_a_plate(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 3, "claim"))
    toss = table_of(scene).board.toss
    flip = toss.toss(rig.services.theme, lambda: None)
    flip.begin(Owners())
    to_pixels = scene.context.viewport.to_pixels
    plates = [to_pixels(plate.rect) for plate in scene.hud.seats.plates]
    for step in range(1, 101):
        flip.at(step / 100)
        canvas = Canvas(scene.context)
        toss.draw(canvas)
        (coin,) = canvas.frame.bounds
        assert coin.collidelist(plates) == -1


def test_a_banner_covers_neither_plates_nor_the_own_card(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 3, "answer"))
    banner, layout = scene.hud.banner, table_of(scene).board.layout
    banner.text = "Your turn"
    shown = banner.rect(scene.context)
    assert not shown.colliderect(layout.own)
    assert not [plate for plate in scene.hud.seats.plates if plate.rect.colliderect(shown)]


def test_the_place_of_the_discards_is_marked_before_the_first_lies_there(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 4, "answer", bones="six_complementary"))
    board = table_of(scene).board
    assert not board.view.discard
    rim = scene.context.viewport.to_pixels(board.layout.discard.move(0.0, 60.0)).topleft
    assert rig.picture().get_at(rim)[:3] == rig.services.theme.palette.brass[:3]


def test_a_claimant_leans_over_the_table_at_once(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 3, "answer"))
    view, people = table_of(scene).board.view, table_of(scene).board.people
    people.persons[view.claimant].lean = 0.0
    way = table_of(scene).presenter.shown(Step(Claimed(view.claimant, view.pair), view))
    assert way is not None
    scene.timeline.play(way)
    rig.tick(0.03)
    assert people.persons[view.claimant].lean > 0.0


def test_coins_go_along_while_somebody_is_on_the_way(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 2, "shout"))
    board = table_of(scene).board
    before = board.coins.piles[1].top()
    scene.timeline.play(board.people.lean(1))
    rig.settle()
    assert board.coins.piles[1].top() != before


@pytest.mark.parametrize(("payee", "gain"), [(0, 1), (BOX, 0)])
def test_a_coin_leaves_one_pile_and_lands_on_the_other_or_in_the_box(
    payee: int, gain: int, rig: Rig
) -> None:
    scene = at_rest(rig, asked(1, 2, "answer"))
    board = table_of(scene).board
    own, first, second = (pile.count for pile in board.coins.piles)
    scores = [board.people.plates[seat].shown.score for seat in range(3)]
    told = [score.number for score in scores]
    scene.timeline.play(board.pay(1, payee))
    rig.tick(0.05)
    assert [score.number for score in scores] == [told[0], told[1] - 1, told[2]]
    scene.timeline.finish()
    assert [score.number for score in scores] == [told[0] + gain, told[1] - 1, told[2]]
    counts = [pile.count for pile in board.coins.piles]
    assert counts == [own + gain, first - 1, second]
    assert not board.flying.sprites


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960), (2560, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_note_lies_on_neither_pile(
    open_rig: OpenRig, size: tuple[int, int], text_scale: float
) -> None:
    scene = at_rest(open_rig(size, text_scale=text_scale), asked(1, 2, "answer"))
    scene.hud.show_note(Note("It cost you", "Anne paid Bosun Hale 3 coins. " * 3))
    scene.arrange(scene.context)
    slip, layout = scene.hud.note, table_of(scene).board.layout
    assert slip.is_visible
    assert slip.rect.collidelist([layout.deck, layout.discard]) == -1


def test_a_shown_card_leaves_the_plate_of_whoever_shows_it(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    STRIPS["bluffaneer_believed"].begin(rig)
    table: Any = rig.top.game  # type: ignore[attr-defined]
    layout, view = table.board.layout, table.board.view
    seat = view.claimant
    plate = layout.plate(layout.stations(seat)[seat])
    x, y = layout.reveal
    assert y - table.board.card_size[1] / 2 >= plate.bottom - 4
    assert x == layout.axis


def test_the_own_card_makes_room_for_one_that_is_shown_and_comes_up_again(rig: Rig) -> None:
    scene = at_rest(rig, asked(1, 3, "answer"))
    board = table_of(scene).board
    view, own = board.view, board.view.hands[0]
    before = board.sprites[own].rect
    shown = replace(view, shown=view.claimant)
    scene.timeline.play(board.reveal(view.claimant, shown))
    scene.timeline.finish()
    claimed = view.hands[view.claimant]
    assert not board.sprites[own].rect.colliderect(board.sprites[claimed].rect)
    gone = replace(view, discard=(claimed,), hands=(own, *(view.hands[1:])))
    scene.timeline.play(board.discard(claimed, gone))
    scene.timeline.finish()
    assert board.sprites[own].rect == before


def test_the_own_card_leaves_the_bones_free(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["bluffaneer_answer"].show(rig)
    scene: Any = rig.top
    layout = scene.game.board.layout
    _x, y, side = layout.spot(0, 4)
    assert layout.own.top >= y + side * 0.5 * 300 / 560


def test_what_a_round_has_cost_is_told_beside_the_map(open_rig: OpenRig) -> None:
    rig = open_rig((1920, 1080))
    MOMENTS["bluffaneer_answer"].show(rig)
    scene: Any = rig.top
    note, board = scene.hud.note, scene.game.board
    assert note.is_visible
    assert not note.rect.colliderect(board.layout.map)
