"""Every question is answered by click, drag or key; what isn't allowed says why."""

import pytest
from pygame import FRect

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.chart_bench import ship_rect
from tests.games.treasure_boots.ui.table_bench import Sitting, asked_for, is_asked, sit
from tests.hands import Keys, Mouse
from tools.moments import MOMENTS
from treasure_games.core.chances import MANNERS, tell_chances, told
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.rules.actions import (
    COMMAND,
    PASS,
    SHOOT,
    TAKE,
    Sail,
    Shoot,
)
from treasure_games.games.treasure_boots.rules.gunnery import targets
from treasure_games.games.treasure_boots.rules.phases import COLLECTING
from treasure_games.games.treasure_boots.rules.pieces import PEARL, cargo
from treasure_games.games.treasure_boots.text.forecast import is_idle
from treasure_games.games.treasure_boots.ui.chart.pieces import as_drawn, hull_of, is_meant
from treasure_games.match.match import Match
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("pirates")


def last_action(match: Match) -> object:
    return match.acts[-1].action


def click(sitting: Sitting, cell: int) -> None:
    Mouse(sitting.rig).click(*sitting.spot(cell))


def far_cell(sitting: Sitting) -> int:
    """A reachable cell in sight that isn't the own one."""
    here = sitting.game.view.cells[0]
    view = sitting.game.chart.controller.camera.view
    return next(
        action.cell
        for action in sitting.match.legal(0)
        if isinstance(action, Sail)
        and action.cell != here
        and view.contains(sitting.game.chart.cell_rect(action.cell))
        and not sitting.game.chart.cell_rect(action.cell).colliderect(covered(sitting))
    )


def covered(sitting: Sitting) -> object:
    return sitting.game.chart.overview.rect


def test_a_click_on_a_port_sets_out_from_there(open_rig: OpenRig) -> None:
    """TB-09."""
    sitting = sit(open_rig, asked_for("start"))
    away = {spot.cell for spot in sitting.game.chart.beyond.spots}
    port = next(port for port in sitting.game.view.chart.ports if port not in away)
    click(sitting, port)
    sitting.settle()
    assert sitting.match.view(0).cells[0] == port


@pytest.mark.usefixtures("too_large")
def test_a_port_out_of_view_is_brought_into_it_by_its_plate_at_the_rim(open_rig: OpenRig) -> None:
    """TB-09: nothing is chosen by that."""
    sitting = sit(open_rig, asked_for("start"))
    spot = sitting.game.chart.beyond.spots[0]
    before = len(sitting.match.acts)
    Mouse(sitting.rig).press(spot.name)
    sitting.settle()
    assert len(sitting.match.acts) == before
    assert spot.cell not in {one.cell for one in sitting.game.chart.beyond.spots}
    click(sitting, spot.cell)
    sitting.settle()
    assert sitting.match.view(0).cells[0] == spot.cell


def test_a_click_on_a_cell_sails_there(open_rig: OpenRig) -> None:
    """TB-28: the cells washed in light are those that can be reached."""
    sitting = sit(open_rig, asked_for("sail"))
    assert set(sitting.game.chart.marks.reach) == {
        action.cell for action in sitting.match.legal(0) if isinstance(action, Sail)
    }
    cell = far_cell(sitting)
    click(sitting, cell)
    assert isinstance(sitting.match.acts[-1].action, Sail) or len(sitting.match.acts) > 1
    moved = [act.action for act in sitting.match.acts if act.seat == 0][-1]
    assert moved == Sail(cell, moved.pearls)  # type: ignore[union-attr]


def test_pointing_at_a_cell_shows_the_way_and_says_what_it_costs(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    cell = far_cell(sitting)
    Mouse(sitting.rig).move(*sitting.spot(cell))
    sitting.settle()
    course = sitting.game.chart.marks.course
    assert course is not None
    assert course.path[-1] == cell
    assert sitting.table.hud.status.text == sitting.game.play.preview != ""


def test_a_cell_out_of_reach_says_which_rule_forbids_it(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    view, grid = sitting.game.view, sitting.game.view.chart.grid
    reach = sitting.game.chart.marks.reach
    window = sitting.game.chart.controller.camera.view
    far = max(
        (
            island.cell
            for island in view.chart.islands
            if island.cell not in reach
            and window.contains(sitting.game.chart.cell_rect(island.cell))
            and not sitting.game.chart.cell_rect(island.cell).colliderect(covered(sitting))
        ),
        key=lambda cell: grid.distance(view.cells[0], cell),
    )
    acts = len(sitting.match.acts)
    click(sitting, far)
    note = sitting.table.session.note
    assert note is not None
    assert note.rule_id.startswith("TB")
    assert len(sitting.match.acts) == acts


def ship_spot(sitting: Sitting, ship: int) -> tuple[int, int]:
    """The pixel in the middle of a ship that is drawn beside its cell."""
    chart = sitting.game.chart
    middle = ship_rect(chart, ship).center
    assert chart.cell_at(*middle) != sitting.game.view.cells[ship]
    return sitting.table.context.viewport.point_to_pixels(*middle)


def lies_at_land(match: Match, ship: int) -> bool:
    view = match.view(0)
    return view.chart.island_at(view.cells[ship]) is not None


def test_a_click_on_a_ship_beside_her_island_fires_at_her(open_rig: OpenRig) -> None:
    """TB-43: her frame is where one clicks, though her cell is another one."""

    def targets(match: Match) -> list[int]:
        shots = (action for action in match.legal(0) if isinstance(action, Shoot))
        return [shot.ship for shot in shots if lies_at_land(match, shot.ship)]

    sitting = sit(open_rig, asked_for("shoot", fit=lambda match: bool(targets(match))))
    target, acts = targets(sitting.match)[0], len(sitting.match.acts)
    mouse = Mouse(sitting.rig)
    mouse.move(*ship_spot(sitting, target))
    assert sitting.game.chart.pointing.cell == sitting.game.view.cells[target]
    mouse.click(*ship_spot(sitting, target))
    assert sitting.match.acts[acts].action == SHOOT[target]


def test_a_click_on_the_own_ship_beside_her_island_takes_the_treasure(open_rig: OpenRig) -> None:
    """TB-36."""
    sitting = sit(open_rig, asked_for("collect"))
    acts = len(sitting.match.acts)
    Mouse(sitting.rig).click(*ship_spot(sitting, 0))
    assert sitting.match.acts[acts].action == TAKE


def test_a_ship_beside_her_island_is_dragged(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail", fit=lambda match: lies_at_land(match, 0)))
    cell, acts = far_cell(sitting), len(sitting.match.acts)
    Mouse(sitting.rig).drag(ship_spot(sitting, 0), sitting.spot(cell))
    moved = sitting.match.acts[acts].action
    assert isinstance(moved, Sail)
    assert moved.cell == cell


def test_the_ship_is_dragged_to_its_cell(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    cell, here = far_cell(sitting), sitting.match.view(0).cells[0]
    Mouse(sitting.rig).drag(sitting.spot(here), sitting.spot(cell))
    moved = [act.action for act in sitting.match.acts if act.seat == 0][-1]
    assert moved == Sail(cell, moved.pearls)  # type: ignore[union-attr]


def test_staying_is_a_button(open_rig: OpenRig) -> None:
    """TBA-12."""
    sitting = sit(open_rig, asked_for("sail"))
    here = sitting.match.view(0).cells[0]
    Mouse(sitting.rig).press("choice.stay")
    assert Sail(here, 0) in [act.action for act in sitting.match.acts]


def test_part_of_the_cargo_is_unloaded(open_rig: OpenRig) -> None:
    """TB-38: pieces are put aside on the slip, then the rest is unloaded."""
    match = asked_for("unload", fit=lambda one: cargo(one.view(0).holds[0]) >= 3)
    sitting = sit(open_rig, match)
    aboard = cargo(match.view(0).holds[0])
    mouse = Mouse(sitting.rig)
    mouse.press(sitting.game.picker.spots[0].name)
    assert sum(sitting.game.play.aside) == 1
    mouse.press("choice.unload")
    sitting.settle()
    unloaded = next(
        step.event
        for act in reversed(match.acts)
        for step in act.moments
        if type(step.event).__name__ == "Unloaded"
    )
    assert sum(unloaded.kinds) == aboard - 1


def test_something_to_press_is_always_in_sight(open_rig: OpenRig) -> None:
    """Also for somebody who looks at the chart from near, at another corner of the world."""
    sitting = sit(open_rig, asked_for("command"))
    chart = sitting.game.chart
    chart.controller.zoom_by(6.0)
    chart.controller.pan(4000.0, 4000.0)
    sitting.settle()
    assert not any(seen(sitting, cell) for cell in chart.marks.reach)
    sitting.game.play.mark_anew()
    sitting.table.session.offers_changed()
    sitting.settle()
    assert any(seen(sitting, cell) for cell in chart.marks.reach)


def seen(sitting: Sitting, cell: int) -> bool:
    chart = sitting.game.chart
    return chart.controller.camera.view.collidepoint(chart.cell_rect(cell).center)


@pytest.mark.parametrize("ask", ["command", "collect", "shoot"])
def test_doing_nothing_is_always_in_the_same_place(ask: str, open_rig: OpenRig) -> None:
    """For a privateer as for the own ship, and never the button that stands out."""
    sitting = sit(
        open_rig, asked_for(ask, fit=lambda one: ask == "command" or one.view(0).ship != 0)
    )
    closing = sitting.table.hud.offers.closing
    assert closing is not None
    assert (closing.name, closing.is_primary) == ("end", False)


def test_the_slip_keeps_its_place_while_pieces_are_put_aside(open_rig: OpenRig) -> None:
    """The sum changes, but nothing moves under the hand."""
    match = asked_for("unload", fit=lambda one: 0 < cargo(one.view(0).holds[0][:PEARL]) < 4)
    picker = (sitting := sit(open_rig, match)).game.picker
    places = [picker.rect, *(spot.rect.copy() for spot in picker.spots)]
    paid = sitting.game.board.harbour.paid
    picker.spots[0].activate()
    sitting.settle()
    assert sitting.game.board.harbour.paid < paid
    assert [picker.rect, *(spot.rect for spot in picker.spots)] == places


def test_the_last_piece_cannot_be_put_aside(open_rig: OpenRig) -> None:
    match = asked_for("unload", fit=lambda one: cargo(one.view(0).holds[0]) == 2)
    sitting = sit(open_rig, match)
    for spot in sitting.game.picker.spots:
        spot.activate()
    assert sum(sitting.game.play.aside) == 1


@pytest.mark.one_in_turn("ask")
@pytest.mark.parametrize("ask", ["roller", "attack", "defence", "loot"])
def test_a_thing_on_the_slip_answers(ask: str, open_rig: OpenRig) -> None:
    """TB-50, TB-53, TB-57, TB-58, by mouse."""
    sitting = sit(open_rig, asked_for(ask, pirates=4))
    acts = len(sitting.match.acts)
    assert len(sitting.game.picker.spots) == len(sitting.match.legal(0))
    Mouse(sitting.rig).press(sitting.game.picker.spots[0].name)
    assert len(sitting.match.acts) > acts


@pytest.mark.parametrize("is_own", [True, False])
def test_whoever_is_robbed_but_has_gold_is_asked_what_to_lose(
    is_own: bool, open_rig: OpenRig
) -> None:
    """TB-50: the slip speaks to the victim, or of it."""
    match = asked_for("loot", pirates=4, fit=lambda one: (one.view(0).target == 0) == is_own)
    slip = sit(open_rig, match).game.picker.slip
    assert slip is not None
    assert (slip.heading == "Which piece do you lose?") == is_own


def test_number_keys_press_the_things_of_a_slip(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("loot", pirates=4))
    acts = len(sitting.match.acts)
    Keys(sitting.rig).key("1")
    assert len(sitting.match.acts) > acts


def test_chances_of_shots_follow_the_setting_at_once(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("shoot"))
    view = sitting.game.view
    chances = {view.cells[aim.ship]: aim.chances[0] for aim in targets(view, view.ship)}
    for how in MANNERS:
        tell_chances(how)
        sitting.rig.loop.stack.reword()
        sitting.rig.settle()
        duel = sitting.game.board.duel.duel
        assert duel is not None
        shown = {
            one.target: duel.figure if one.is_aimed else one.label
            for one in sitting.game.chart.marks.shots
        }
        assert shown == {cell: told(chance) for cell, chance in chances.items()}


def test_a_shot_is_aimed_with_its_chance_in_sight(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("shoot"))
    shots = sitting.game.chart.marks.shots
    assert shots
    duel = sitting.game.board.duel.duel
    assert duel is not None
    view = sitting.game.view
    chances = {view.cells[aim.ship]: told(aim.chances[0]) for aim in targets(view, view.ship)}
    assert all(chances.values())
    assert {shot.target: shot.label or duel.figure for shot in shots} == chances
    cell = shots[0].target
    acts = len(sitting.match.acts)
    click(sitting, cell)
    assert len(sitting.match.acts) > acts


def test_holding_fire_ends_the_turn(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("shoot", fit=lambda one: one.view(0).ship == 0))
    Mouse(sitting.rig).press("choice.end")
    assert not is_asked(sitting.match, "shoot")


def test_keys_alone_choose_a_cell(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    keys = Keys(sitting.rig)
    name = next(one for one in keys.names() if one.startswith("chart.cell."))
    acts = len(sitting.match.acts)
    keys.press(name)
    assert len(sitting.match.acts) > acts


def test_keys_begin_at_the_ship_and_are_led_to_what_is_suggested(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    chart, here = sitting.game.chart, sitting.game.view.cells[0]
    assert here == chart.pointing.cursor
    wished = next(action for action in sitting.match.legal(0) if action.cell != here)
    Keys(sitting.rig).go_to("chart.sea")
    sitting.table.hints.lead_to(wished)
    assert wished.cell == chart.pointing.cursor
    sitting.table.focus.current.activate()
    assert sitting.match.acts[-1].action == wished or wished in [
        act.action for act in sitting.match.acts
    ]


def test_a_key_passes_as_the_button_does(open_rig: OpenRig) -> None:
    """The key stands for doing nothing, whatever is asked."""
    sitting = sit(open_rig, asked_for("collect"))
    keys = Keys(sitting.rig)
    assert "[E]" in keys.find("choice.end").hint
    keys.key("e")
    assert [act.action for act in sitting.match.acts if act.seat == 0][-1] == PASS


def test_a_key_alone_gives_no_points_away(open_rig: OpenRig) -> None:
    """It leads to the button, which says what it does."""
    sitting = sit(open_rig, asked_for("unload"))
    keys = Keys(sitting.rig)
    keys.key("e")
    assert sitting.table.focus.current.name == "choice.end"
    assert PASS not in [act.action for act in sitting.match.acts if act.seat == 0]
    keys.confirm()
    assert [act.action for act in sitting.match.acts if act.seat == 0][-1] == PASS


@pytest.mark.parametrize("pirates", [1, 2, 3, 4])
def test_a_refusal_covers_no_captain(pirates: int, open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail", pirates=pirates))
    refused = sitting.match.refusal(0, Sail(sitting.game.view.chart.ports[0], 3))
    assert refused is not None
    sitting.table.session.explain(refused)
    hud = sitting.table.hud
    assert hud.note.button.is_visible
    for plate in hud.plates:
        assert not hud.note.rect.colliderect(plate.rect)


def test_a_slip_lies_on_no_cell_that_may_be_pressed_where_another_place_is_free(
    open_rig: OpenRig,
) -> None:
    sitting = sit(open_rig, asked_for("sail", pirates=1))
    hud, chart = sitting.table.hud, sitting.game.chart
    cells = [action.cell for action in sitting.match.legal(0) if isinstance(action, Sail)]

    def spots() -> list[tuple[float, float]]:
        return [chart.cell_rect(cell).center for cell in cells]

    sitting.table.session.show_note(Note("Not now", "That is too far."))
    usual = FRect(hud.note.rect)
    assert not any(map(usual.collidepoint, spots()))
    chart.controller.zoom_by(4)
    sitting.settle()
    x, y = spots()[0]
    chart.controller.pan(usual.centerx - x, usual.centery - y)
    sitting.settle()
    assert any(map(usual.collidepoint, spots()))
    sitting.table.session.show_note(Note("Not now", "That is still too far."))
    assert not hud.note.rect.colliderect(usual)
    assert not any(map(hud.note.rect.collidepoint, spots()))


def test_a_treasure_that_may_be_taken_is_shown_large_until_it_is_answered(
    open_rig: OpenRig,
) -> None:
    sitting = sit(open_rig, asked_for("collect"))
    view, chart = sitting.game.view, sitting.game.chart
    assert chart.marks.offered == view.cells[view.ship]
    sitting.table.session.act(PASS)
    sitting.settle()
    assert chart.marks.offered is None or sitting.game.view.phase == COLLECTING


def _has_idle(match: Match) -> bool:
    view = match.view(0)
    return not view.is_double and any(is_idle(view, ship) for ship in view.privateers)


def test_no_pearl_is_spent_without_a_word_on_a_privateer_that_can_do_nothing(
    open_rig: OpenRig,
) -> None:
    """TB-24: the first press tells it, the second one does it."""
    sitting = sit(open_rig, asked_for("command", pirates=3, fit=_has_idle))
    view = sitting.game.view
    ship = next(ship for ship in view.privateers if is_idle(view, ship))
    before = len(sitting.match.acts)
    sitting.game.play.press_cell(view.cells[ship])
    note = sitting.game.api.note
    assert len(sitting.match.acts) == before
    assert isinstance(note, Note)
    assert "hit nobody now" in note.text
    sitting.game.play.press_cell(view.cells[ship])
    assert last_action(sitting.match) == COMMAND[ship]


def test_an_island_out_of_reach_and_a_port_tell_when_pointed_at(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    view, game = sitting.game.view, sitting.game
    reach = game.chart.marks.reach
    far = [one.cell for one in view.chart.islands if one.cell not in reach]
    told = []
    for cell in far:
        game.play.hover(cell)
        told.append(game.preview)
    assert any("movement points away in this wind" in text for text in told)
    sitting = sit(open_rig, asked_for("start"))
    sitting.game.play.hover(sitting.game.view.chart.ports[0])
    assert "of 36 rolls" in sitting.game.preview


def test_a_privateer_is_commanded_by_a_click_on_her_picture(open_rig: OpenRig) -> None:
    """From afar she is drawn larger and beside her cell."""
    rig = open_rig((1280, 720), speed=0.0)
    MOMENTS["chart_command"].show(rig)
    table = rig.top
    assert isinstance(table, TableScene)
    chart, acts = table.game.chart, len(table.match.acts)  # type: ignore[attr-defined]
    chart.controller.zoom_by(-8)
    rig.settle()
    camera, marks = chart.controller.camera, chart.contents.marks
    ship = next(one for one in chart.contents.ships.values() if is_meant(one, marks))
    drawn = as_drawn(ship, marks, camera.zoom)
    assert drawn.scale > 1.5 * ship.scale
    x, y = hull_of(drawn).center
    spot = camera.to_screen(x + 0.3 * drawn.scale, y)
    assert chart.pointing.projection.cell_at(*spot) != ship.cell
    Mouse(rig).click(*table.context.viewport.point_to_pixels(*spot))
    assert len(table.match.acts) == acts + 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["chart_start", "chart_refit"])
def test_the_ship_for_which_a_port_is_chosen_is_large_and_hides_nothing(
    open_rig: OpenRig, name: str, size: tuple[int, int]
) -> None:
    rig = open_rig(size)
    MOMENTS[name].show(rig)
    rig.settle()
    game = rig.top.game  # type: ignore[attr-defined]
    chart, launch = game.chart, game.board.launch
    place = launch.place()
    assert place is not None
    assert place.height >= 240.0
    assert place.collidelist([chart.cell_rect(cell) for cell in chart.plan.lands]) < 0
    assert place.collidelist(chart.controller.frames.obstacles) < 0
    assert place in game.clear_of_notes()
    shown = rig.picture()
    launch.livery = ""
    rig.top.changed()
    rig.tick()
    ship = rig.top.context.viewport.to_pixels(place)
    assert (
        rig.picture().subsurface(ship).get_buffer().raw != shown.subsurface(ship).get_buffer().raw
    )
    game.play.press_cell(chart.plan.chart.ports[0])
    rig.tick()
    assert not launch.livery
