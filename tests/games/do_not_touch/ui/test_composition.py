"""How the table is composed: one axis, nothing of the rivals tiny, buttons free of the log."""

from itertools import pairwise
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.hands import Mouse
from tests.table.conftest import Sit
from tests.table.pieces.bench import seen
from tools.moments import MOMENTS, played
from treasure_games.core.language import available_languages, use_language
from treasure_games.core.words import Note
from treasure_games.games.do_not_touch.rules.actions import Add
from treasure_games.games.do_not_touch.ui.composition import compose
from treasure_games.games.do_not_touch.ui.lanes import draw_rings, portrait_side
from treasure_games.games.do_not_touch.ui.paint import Goals
from treasure_games.games.do_not_touch.ui.tally import spaced
from treasure_games.opponents.mind import mind_of
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.viewport import Viewport
from treasure_games.table.banner import Banner
from treasure_games.table.game_table import Layer
from treasure_games.table.pieces.brass import Figure
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("size", "text_scale", "language")


@pytest.mark.parametrize("rivals", range(1, 6))
def test_faces_and_cards_of_rivals_are_large_and_one_axis_holds_the_own_side(
    sit: Sit, rivals: int
) -> None:
    context = sit().table.context
    assert context.viewport.width == Viewport(1920, 1080).width
    plan = compose(context, rivals, tools=5, status=60.0, is_log_open=False)
    _own, *areas = plan.places.seat_areas
    assert min(portrait_side(area.plate) for area in areas) >= 90.0
    assert min(lane.measure.height for lane in plan.lanes) >= 110.0
    assert (plan.deck.right + plan.discard.left) / 2 == pytest.approx(960.0)
    assert plan.lanes[0].room.centerx == pytest.approx(960.0)
    assert plan.places.hand.centerx == pytest.approx(960.0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_long_chain_of_ones_own_is_seen_as_a_whole(
    open_rig: OpenRig, size: tuple[int, int]
) -> None:
    """DT-R24: nothing of it is folded while there is room on its plank."""
    context = open_rig(size).loop.context
    plan = compose(context, 1, tools=5, status=60.0, is_log_open=False)
    own = plan.lanes[0]
    long = own.row(20)
    assert not long.hidden
    assert long.card.left > plan.sign.right
    assert long.slot().right + 120.0 <= own.wood.right, "what a card would add stands there"
    assert own.row(4).card.height > long.card.height > 100.0


@pytest.mark.parametrize("rivals", range(1, 6))
def test_a_banner_covers_neither_deck_nor_hook(sit: Sit, rivals: int) -> None:
    context = sit().table.context
    plan = compose(context, rivals, tools=5, status=60.0, is_log_open=False)
    banner = Banner()
    banner.text = "Your turn"
    banner.place(*plan.places.banners)
    shown = banner.rect(context)
    assert shown.clip(plan.deck).height < 0.15 * plan.deck.height
    assert not shown.inflate(0, -8).colliderect(plan.hook)


@pytest.mark.parametrize("rivals", range(1, 5))
def test_what_is_said_of_the_hook_stays_clear_of_its_bend(sit: Sit, rivals: int) -> None:
    plan = compose(sit().table.context, rivals, tools=5, status=60.0, is_log_open=False)
    assert plan.hook_words is not None
    assert plan.hook_words.right <= plan.hook.right - 80.0


def test_large_words_of_the_hook_are_left_out_where_they_would_touch_the_sign(
    open_rig: OpenRig,
) -> None:
    context = open_rig(text_scale=2.0).loop.context
    plans = [compose(context, rivals, 5, 144.0, is_log_open=False) for rivals in (3, 4)]
    roomy, crowded = (plan.hook_words for plan in plans)
    assert roomy is not None
    assert crowded is None


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_log_over_the_table_covers_no_button(open_rig: OpenRig, text_scale: float) -> None:
    rig = open_rig((1280, 720), text_scale)
    table = TableScene(rig.services, played(rig, pirates=3, acts=40))
    rig.show(table)
    table.toggle_log()
    rig.settle()
    hud = table.hud
    assert hud.drawer.is_visible
    buttons = [*hud.actions.children(), *hud.tools(), hud.menu]
    assert not any(hud.drawer.rect.colliderect(button.rect) for button in buttons)


def test_the_forecast_stays_while_its_card_is_dragged(sit: Sit) -> None:
    sitting = sit(acts=6)
    mind = mind_of("do_not_touch")
    for _ in range(60):
        sitting.settle()
        action = next((one for one in sitting.table.session.legal() if isinstance(one, Add)), None)
        if action is not None:
            break
        sitting.table.session.act(mind.greedy(sitting.match.view(0), sitting.match.legal(0)))
    assert action is not None
    board = sitting.table.game.board
    number = board.held(board.view).index(action.card)
    spot = Mouse(sitting.rig).find(f"hand.{number}")
    spot.on_drag(700.0, 500.0)
    note = sitting.table.hud.note.note
    assert note is not None
    assert "→" in note.figures


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_forecast_at_a_table_of_six_covers_no_lane_no_plate_and_no_button(
    open_rig: OpenRig, size: tuple[int, int], text_scale: float, language: str
) -> None:
    rig = open_rig(size, text_scale)
    use_language(language)
    MOMENTS["table_6_forecast"].show(rig)
    table: Any = rig.top
    hud, plan = table.hud, table.game.board.layout.plan
    note = hud.note.rect
    assert hud.note.is_visible
    assert not note.colliderect(plan.sign)
    assert not note.colliderect(hud.plates[0].rect)
    assert not any(note.colliderect(spot.rect) for spot in table.game.controls())
    assert not any(note.colliderect(area.plate) for area in plan.places.seat_areas[1:])
    assert not any(note.colliderect(lane.wood) for lane in plan.lanes[1:])
    assert not any(note.colliderect(button.rect) for button in hud.actions.children())
    table.session.show_note(Note("Not now", "Its bonus must wait for your next turn.", "DT-17"))
    assert not any(hud.note.rect.colliderect(lane.room) for lane in plan.lanes[1:])


@pytest.mark.parametrize("places", [[0.0, 0.0, 0.0], [3.0, 95.0, 96.0, 100.0], [40.0], []])
def test_emblems_in_the_race_lie_side_by_side(places: list[float]) -> None:
    found = spaced(places, 20.0, 0.0, 100.0)
    assert all(later - sooner >= 20.0 - 1e-6 for sooner, later in pairwise(found))
    assert all(-1e-6 <= place <= 100.0 + 1e-6 for place in found)


def test_four_rivals_sit_in_the_corners_with_deck_race_and_hook_between_them(sit: Sit) -> None:
    plan = compose(sit().table.context, 4, tools=5, status=60.0, is_log_open=False)
    lower_left, upper_left, upper_right, lower_right = (lane.wood for lane in plan.lanes[1:])
    assert lower_left.left == upper_left.left < upper_right.left == lower_right.left
    assert upper_left.top == upper_right.top < lower_left.top == lower_right.top
    assert plan.race is not None
    for between in (plan.race, plan.deck.union(plan.discard), plan.hook):
        assert between.centerx == pytest.approx(960.0)
        assert upper_left.right < between.left < between.right < upper_right.left
    assert plan.race.bottom < plan.deck.top < plan.deck.bottom < plan.hook.centery


@pytest.mark.parametrize("rivals", range(1, 6))
def test_the_own_plank_crosses_the_table_but_its_cards_stay_clear_of_notes(
    sit: Sit, rivals: int
) -> None:
    plan = compose(sit().table.context, rivals, tools=5, status=60.0, is_log_open=False)
    own, room = plan.lanes[0], plan.places.room
    assert own.wood.left - room.left == pytest.approx(room.right - own.wood.right)
    assert own.row(20).slot().right < plan.places.note.left


def test_until_the_own_loot_begins_its_first_place_is_shown(open_rig: OpenRig) -> None:
    rig = open_rig((1280, 720))
    MOMENTS["table_start"].show(rig)
    table: Any = rig.top
    table.game.play.let_go()
    rig.settle()
    slot = table.game.board.layout.lanes[0].row(0).slot()
    pixels = table.context.viewport.to_pixels(slot)
    pale = rig.picture().subsurface(pixels).get_buffer().raw
    Mouse(rig).find("hand.0").hovered(is_hovered=True)
    rig.settle()
    assert rig.picture().subsurface(pixels).get_buffer().raw != pale, "the card lies there"


@pytest.mark.parametrize("rivals", range(1, 4))
def test_before_the_first_card_the_deck_lies_large_beside_its_place(sit: Sit, rivals: int) -> None:
    plan = compose(
        sit().table.context, rivals, tools=5, status=60.0, is_log_open=False, is_start=True
    )
    own, slot = plan.lanes[0], plan.lanes[0].row(0).slot()
    assert plan.deck.height > max(240.0, slot.height)
    assert plan.deck.right < slot.left < slot.right < plan.discard.left
    assert plan.deck.bottom < own.room.bottom
    assert plan.race is None, "nobody has anything"


def test_the_card_that_is_chosen_tells_only_its_figures_between_many_rivals(
    open_rig: OpenRig,
) -> None:
    """Their chains, one of which may be its goal, stay uncovered."""
    rig = open_rig()
    MOMENTS["table_5"].show(rig)
    table: Any = rig.top
    assert len(table.game.play.answers(table.game.view)) > 1
    note = table.hud.note
    assert note.is_visible
    assert note.rect.collidelist(table.game.clear_of_notes()) < 0


@pytest.mark.parametrize("moment", ["table_2", "table_4", "table_symbols"])
def test_chains_begin_on_their_planks(open_rig: OpenRig, moment: str) -> None:
    rig = open_rig()
    begun: list[int] = []
    MOMENTS[moment].show(rig)
    table: Any = rig.top
    layout, view = table.game.board.layout, table.game.board.view
    for seat in range(view.seats):
        canvas = Canvas(table.context, rig.picture().get_rect())
        draw_rings(canvas, layout.row(view, seat))
        wood = table.context.viewport.to_pixels(layout.lanes[seat].wood)
        begun.append(seen(canvas).left - wood.left)
    assert min(begun) >= 0


def test_a_swap_tells_on_the_plate_what_it_costs_and_nothing_if_that_is_nothing(
    open_rig: OpenRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig()
    told: list[Figure] = []
    MOMENTS["table_6_forecast"].show(rig)
    table: Any = rig.top
    plates = table.game.board.layout.plates
    monkeypatch.setattr(Figure, "draw", lambda figure, _canvas: told.append(figure))
    goals = next(node for node in table.game.nodes(Layer.MOVING) if isinstance(node, Goals))
    goals.draw(Canvas(table.context, rig.picture().get_rect()))
    (cost,) = told
    on = [seat for seat, plate in plates.items() if plate.contains(cost.rect)]
    assert (cost.text, len(on)) == ("13 → 10", 1)
    assert set(on) < set(table.game.play.rivals)
