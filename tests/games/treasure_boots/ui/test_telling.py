"""What the status line says from the moment a person acts until all lies still again."""

import pytest
from msgspec.structs import replace

from tests.conftest import OpenRig
from tests.drawn import areas_of
from tests.games.treasure_boots.ui.table_bench import GAME, asked_for, played_on, sit
from tests.hands import Keys, Mouse
from tools.moments import MOMENTS, STRIPS
from tools.moments.chart import wins_by_taking
from tools.rig import crew, play_on, table_plan
from treasure_games.core.language import available_languages, translate, use_language
from treasure_games.core.registry import load_words
from treasure_games.core.words import Note
from treasure_games.games.treasure_boots.rules.actions import PASS, TAKE, Sail
from treasure_games.games.treasure_boots.rules.events import LootTaken, ShipSunk
from treasure_games.games.treasure_boots.rules.phases import COLLECTING, SAILING
from treasure_games.games.treasure_boots.rules.pieces import NO_TOKEN, cargo
from treasure_games.games.treasure_boots.text.forecast import wins_by_unloading
from treasure_games.games.treasure_boots.text.log import log_entry
from treasure_games.games.treasure_boots.ui.chart.ships import SHIP_SIZE, ship_picture
from treasure_games.games.treasure_boots.ui.plate import HoldBadge
from treasure_games.games.treasure_boots.ui.table import TreasureBootsTable
from treasure_games.match.match import Match
from treasure_games.stage.input import intents
from treasure_games.stage.settings import ALL
from treasure_games.table.game_table import Layer
from treasure_games.table.log import Log
from treasure_games.table.scene import TableScene

pytestmark = pytest.mark.one_in_turn("size", "text_scale", "language")


def _to_treasure(match: Match) -> list[Sail]:
    """Voyages to islands on which something lies."""
    view = match.view(0)
    laden = {
        island.cell
        for island, token in zip(view.chart.islands, view.tokens, strict=True)
        if token != NO_TOKEN
    }
    return [one for one in match.legal(0) if isinstance(one, Sail) and one.cell in laden]


def test_what_was_told_before_a_person_was_asked_does_not_come_back(open_rig: OpenRig) -> None:
    """While she acts, the line of what led to the question would mislead."""
    match = asked_for("sail", fit=lambda one: bool(_to_treasure(one)))
    sitting = sit(open_rig, match, speed=1.0)
    sitting.table.session.act(_to_treasure(match)[0])
    sitting.settle()
    assert sitting.table.session.log.lines
    asked = sitting.table.hud.status.text
    sitting.table.session.act(TAKE)
    sitting.rig.tick(0.1)
    assert sitting.table.timeline.is_busy
    assert sitting.table.hud.status.text == asked


def test_a_click_that_ends_a_motion_presses_no_button_that_comes_up_under_it(
    open_rig: OpenRig,
) -> None:
    match = asked_for("sail", fit=lambda one: bool(_to_treasure(one)))
    sitting = sit(open_rig, match)
    sitting.table.session.act(_to_treasure(match)[0])
    sitting.settle()
    place = Mouse(sitting.rig).spot("choice.take")

    again = asked_for("sail", fit=lambda one: bool(_to_treasure(one)))
    sitting = sit(open_rig, again, speed=1.0)
    mouse = Mouse(sitting.rig)
    sitting.table.session.act(_to_treasure(again)[0])
    sitting.rig.tick(0.1)
    assert sitting.table.timeline.is_busy
    mouse.click(*place)
    assert not sitting.table.timeline.is_busy
    assert sitting.game.view.phase == COLLECTING
    mouse.click(*place)
    assert again.view(0).phase != COLLECTING


def test_a_pointer_that_has_not_moved_is_told_of_its_cell(open_rig: OpenRig) -> None:
    """It rests where it pressed, and the view has come near since."""
    told = 0
    for index in range(4):
        sitting = sit(open_rig, asked_for("start"))
        away = {spot.cell for spot in sitting.game.chart.beyond.spots}
        ports = [port for port in sitting.game.view.chart.ports if port not in away]
        Mouse(sitting.rig).click(*sitting.spot(ports[index % len(ports)]))
        sitting.settle()
        assert sitting.game.view.phase == SAILING
        chart = sitting.game.chart
        pointer = sitting.rig.services.host.input.pointer
        assert chart.pointing.cell == chart.pointing.cell_at(*pointer)
        if chart.pointing.cell in chart.marks.reach:
            told += 1
            assert sitting.table.hud.status.text == sitting.game.play.preview != ""
    assert told


def test_a_turn_in_which_nothing_was_done_is_told(open_rig: OpenRig) -> None:
    """TBA-12: without a word one would look for what has happened."""
    match = asked_for("sail", fit=lambda one: not any(one.view(0).holds[0]))
    view = match.view(0)
    assert view.chart.island_at(view.cells[0]) is not None
    match.act(0, Sail(view.cells[0], 0))
    if match.legal(0):
        match.act(0, PASS)
    log = Log(load_words(GAME), lambda seat: f"Captain {seat}")
    log.rewrite(step for act in match.acts for step in act.steps_for(None))
    assert sum("Captain 0 stayed at " in line.text for line in log.lines) == 1


def test_a_robbery_is_told_of_the_robber(open_rig: OpenRig) -> None:
    """TB-50: also where the victim's Gold lets the victim choose."""
    match = played_on(Match(table_plan(GAME, crew(1, 3))), lambda one: one.is_over)
    found = 0
    for act in match.acts:
        for step in act.steps_for(None):
            if isinstance(step.event, LootTaken):
                line = log_entry(step.event, step.view, lambda seat: f"Captain {seat}")
                assert line is not None
                assert line.seat == step.view.turn
                found += 1
    assert found


@pytest.mark.parametrize("language", available_languages())
def test_all_are_told_who_can_win_before_anything_else_moves(
    language: str, open_rig: OpenRig
) -> None:
    match = asked_for("collect", fit=wins_by_taking)
    sitting = sit(open_rig, match, speed=1.0)
    use_language(language)
    gains, dice = sitting.game.board.gains, sitting.game.board.hud.dice
    sitting.table.session.act(TAKE)
    while not gains.told:
        assert sitting.table.timeline.is_busy
        sitting.rig.tick()
    (told,) = gains.told
    assert told == translate("{name} can win now").format(name="Anne")
    mark = sitting.table.hud.plates[0].shown.badges[0]
    assert isinstance(mark, HoldBadge)
    assert mark.can_win, "the plate says it as long as the words hang there, and after"
    before = [(die.x, die.y) for die in dice]
    while gains.told:
        sitting.rig.tick()
        assert [(die.x, die.y) for die in dice] == before or not gains.told
    plate, context = sitting.table.hud.plates[0], sitting.table.context
    standing = next(box for box in plate.boxes(context) if box.name.endswith(".standing"))
    assert plate.rect.contains(standing.rect)
    assert plate.shown.badges[0].hint.endswith(translate("Unloading that wins."))


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_who_can_win_is_told_within_the_chart_clear_of_the_ship(
    size: tuple[int, int], open_rig: OpenRig
) -> None:
    rig = open_rig(size)
    MOMENTS["chart_can_win"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    shown = areas_of(rig.top.context, game.board.gains.draw)
    assert shown
    ship = game.chart.cell_rect(game.view.cells[0])
    assert all(game.board.places.chart.contains(place) for place in shown)
    assert ship.collidelist(shown) < 0


@pytest.mark.parametrize("language", available_languages())
def test_who_can_win_is_told_clear_of_the_numbers_of_islands(
    language: str, open_rig: OpenRig
) -> None:
    rig = open_rig((1920, 1080), 2.0)
    use_language(language)
    MOMENTS["chart_can_win"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    shown = areas_of(rig.top.context, game.board.gains.draw)
    lands = game.chart.window.front.lands
    places = [lands.number_rect(cell)
              for cell, land in game.chart.plan.lands.items() if not land.is_port]  # fmt: skip
    numbers = [game.chart.on_screen(place) for place in places if lands.seen.contains(place)]
    assert shown
    assert numbers
    assert not any(number.collidelist(shown) >= 0 for number in numbers)


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_who_can_win_is_named_within_the_frame_of_the_chart(
    text_scale: float, language: str, open_rig: OpenRig
) -> None:
    sitting = sit(open_rig, asked_for("collect", fit=wins_by_taking), speed=1.0)
    use_language(language)
    sitting.rig.services.settings.text_scale = text_scale
    sitting.rig.loop.settings_changed()
    sitting.table.session.act(TAKE)
    gains = sitting.game.board.gains
    while not gains.told:
        sitting.rig.tick()
    (told,) = gains.told
    assert "Anne" in told
    sitting.rig.tick(0.05)
    places = areas_of(sitting.table.context, gains.draw)
    chart = sitting.game.board.places.chart
    assert places
    assert all(chart.inflate(-60, -60).contains(place) for place in places)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_a_cargo_earns_is_told_beside_the_score_of_whoever_earned_it(
    text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig(text_scale=text_scale)
    STRIPS["chart_unloading"].begin(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    while not game.board.gains.told:
        rig.tick()
    rig.tick(0.05)
    places = areas_of(rig.top.context, game.board.gains.draw)
    place, plate = places[0].unionall(places), game.board.plates[game.view.turn]
    assert place.top >= game.board.places.chart.top, "clear of the status"
    assert not place.colliderect(plate.rect)
    assert place.inflate(30, 0).colliderect(plate.rect)
    assert place.top < plate.spot("score")[1] < place.bottom


def test_a_plate_shows_its_ship_without_moving_a_view_of_all(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    controller = sitting.game.chart.controller
    before = controller.camera.goal, controller.camera.goal_zoom
    sitting.game.seat_pressed(1)
    assert (controller.camera.goal, controller.camera.goal_zoom) == before
    note = sitting.table.session.note
    assert note is not None
    assert note.heading not in note.text


def test_the_button_of_the_view_leads_back_before_it_holds_still(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    controller = sitting.game.chart.controller
    controller.zoom_by(2)
    controller.pan(200.0, 0.0)
    controller.toggle_follow()
    assert controller.follows
    assert not controller.is_away
    controller.toggle_follow()
    assert not controller.follows


def test_by_keys_the_cursor_stays_on_the_chart_from_turn_to_turn(open_rig: OpenRig) -> None:
    """The next arrow moves it, instead of bringing it back first."""
    sitting = sit(open_rig, asked_for("start"))
    keys = Keys(sitting.rig)
    keys.key("up")
    spots = [name for name in keys.names() if name.startswith("chart.cell")]
    keys.go_to(spots[0])
    keys.confirm()
    sitting.settle()
    focused = sitting.table.focus.current
    assert sitting.game.view.phase == SAILING
    assert focused is not None
    assert focused.name.startswith("chart.")
    assert sitting.game.chart.pointing.cell == sitting.game.view.cells[0]


def ports_in_reach(match: Match) -> list[int]:
    """Where seat 0 could sail and unload now, without a pearl."""
    view = match.view(0)
    return [
        action.cell
        for action in match.legal(0)
        if isinstance(action, Sail)
        and not action.pearls
        and action.cell != view.cells[0]
        and (land := view.chart.island_at(action.cell)) is not None
        and land.is_port
    ]


def test_by_keys_the_focus_goes_from_a_port_to_its_unloading(open_rig: OpenRig) -> None:
    """TB-38: nothing on the chart answers there, so the next Enter would be lost on it."""
    match = asked_for(
        "sail", fit=lambda one: bool(cargo(one.view(0).holds[0]) and ports_in_reach(one))
    )
    sitting = sit(open_rig, match)
    keys = Keys(sitting.rig)
    column, row = match.view(0).chart.grid.place(ports_in_reach(match)[0])
    keys.key("up")
    keys.go_to(f"chart.cell.{column}.{row}")
    keys.confirm()
    sitting.settle()
    focused = sitting.table.focus.current
    assert focused is not None
    assert focused.name == "choice.unload"


def test_a_key_shows_the_whole_chart_and_leads_back(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    camera, bounds = sitting.game.chart.controller.camera, sitting.game.chart.plan.bounds
    before = camera.goal, camera.goal_zoom
    sitting.table.handle(intents.Overview())
    sitting.settle()
    assert camera.seen().contains(bounds)
    sitting.table.handle(intents.Overview())
    sitting.settle()
    assert (camera.goal, camera.goal_zoom) == before


def test_ships_keep_their_shape_in_aim_and_legend_when_the_chart_is_laid_out_anew(
    open_rig: OpenRig,
) -> None:
    sitting = sit(open_rig, asked_for("sail"))
    sitting.table.relayout()
    assets = sitting.table.services.assets
    assert assets.original_size(ship_picture("orange", "full")) == SHIP_SIZE


def test_nobody_can_win_once_the_match_is_over() -> None:
    match = Match(table_plan("treasure_boots", crew(1, 3), seed=7))
    play_on(match, lambda _match: False)
    view = match.view(0)
    laden = replace(view, holds=tuple((9,) * len(hold) for hold in view.holds))
    assert not any(wins_by_unloading(laden, seat) for seat in range(view.seats))


def test_large_words_of_a_wreck_leave_the_numbers_of_all_islands_free(open_rig: OpenRig) -> None:
    rig = open_rig(text_scale=2.0)
    MOMENTS["chart_refit"].show(rig)
    assert isinstance(rig.top, TableScene)
    assert isinstance(rig.top.game, TreasureBootsTable)
    chart, slip = rig.top.game.chart, rig.top.game.picker.rect
    whole = chart.controller.camera.open.inflate(-60, -60)
    assert rig.top.game.picker.is_whole
    assert slip.left > whole.right
    for cell, land in chart.plan.lands.items():
        x, y = chart.centre(cell)
        number = chart.to_screen(x - 0.65, y + 0.49)
        is_seen = not land.is_port and whole.collidepoint(number)
        assert not is_seen or not slip.inflate(30, 30).collidepoint(number)


def test_a_sinking_is_told_by_one_slip_and_a_wreck(open_rig: OpenRig) -> None:
    """There were two slips about one hit, and nothing to see of it."""
    rig = open_rig()
    MOMENTS["chart_refit"].show(rig)
    assert isinstance(rig.top, TableScene)
    assert isinstance(rig.top.game, TreasureBootsTable)
    assert rig.top.hud.note.note is None
    assert "against" in rig.top.game.picker.slip.sentence  # type: ignore[union-attr]
    (sunk,) = [event for event in rig.top.game.api.seen if isinstance(event, ShipSunk)][-1:]
    x, _y = rig.top.game.chart.centre(sunk.cell)
    wreck = next(one for one in rig.top.game.chart.effects if "wreck" in one.picture)
    assert abs(wreck.x - x) < 0.1
    rig.top.game.play.press_cell(next(iter(rig.top.game.play.cells)))
    for _frame in range(60):
        rig.tick()
    assert not any("wreck" in one.picture for one in rig.top.game.chart.effects)


def test_who_has_won_wears_a_crown_and_lies_in_the_light(open_rig: OpenRig) -> None:
    rig = open_rig()
    MOMENTS["result_table"].show(rig)
    game = rig.loop.stack.scenes[-2].game  # type: ignore[attr-defined]
    (winner,) = game.board.winners
    assert game.view.scores[winner] == max(game.view.scores)
    assert game.chart.marks.lit == {game.view.cells[winner]}
    assert game.chart.marks.daylit == game.view.cells[winner]
    assert game.chart.marks.offered is None  # A treasure there can't be taken any more.
    assert not game.nodes(Layer.OVER)  # There the crown would lie on an open log.
    game.highlight((game.view.cells[winner] + 1,))
    game.highlight(())
    assert set(game.chart.marks.lit) == {game.view.cells[winner]}


def test_chances_that_stand_on_the_chart_are_repeated_for_the_voice_alone(
    open_rig: OpenRig,
) -> None:
    rig = open_rig()
    MOMENTS["chart_sail"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    assert any(shot.label for shot in game.chart.marks.shots)
    assert "Fire at" not in game.preview
    rig.services.settings.voice = ALL
    assert "Fire at" in game.preview


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_whoever_could_win_is_seen_with_the_nearest_port_and_both_are_lit(
    text_scale: float, open_rig: OpenRig
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS["chart_can_win"].show(rig)
    game = rig.top.game  # type: ignore[attr-defined]
    own, lit = game.view.cells[0], game.chart.marks.lit
    assert own in lit
    (port,) = lit - {own}
    ports = {game.view.chart.grid.distance(own, one): one for one in game.view.chart.ports}
    assert game.view.chart.grid.distance(own, port) == min(ports)
    room = game.chart.controller.camera.open
    assert all(room.contains(game.chart.cell_rect(cell)) for cell in (own, port))


@pytest.mark.parametrize("moment", ["chart_sail", "chart_shot", "chart_unload"])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_a_refusal_covers_neither_what_is_asked_nor_the_small_map(
    open_rig: OpenRig, moment: str, text_scale: float
) -> None:
    rig = open_rig(text_scale=text_scale)
    MOMENTS[moment].show(rig)
    assert isinstance(rig.top, TableScene)
    rig.top.session.show_note(Note("Not now", "This cell costs 5 moves, the ship has 3.", "TB-21"))
    game, note = rig.top.game, rig.top.hud.note.rect
    kept = game.clear_of_notes()
    assert len(kept) == (moment != "chart_sail") + (not game.chart.controller.rests)
    buttons = [one.rect for one in game.buttons.controls()]  # type: ignore[attr-defined]
    assert note.collidelist([*kept, *buttons]) == -1


@pytest.mark.usefixtures("too_large")
def test_a_privateer_is_seen_from_near_while_she_comes_up(open_rig: OpenRig) -> None:
    rig = open_rig()
    strip = STRIPS["chart_privateer"]
    strip.begin(rig)
    assert isinstance(rig.top, TableScene)
    assert isinstance(rig.top.game, TreasureBootsTable)
    chart, zooms = rig.top.game.chart, []
    while not strip.is_over(rig):
        rig.tick()
        zooms.append(chart.controller.camera.zoom)
    rig.settle()
    assert max(zooms) > 1.4 * chart.controller.camera.zoom  # The view has gone back.
