"""However an act was shown, afterwards the chart is what the view says."""

from random import Random
from typing import Any

import pytest

from tests.conftest import OpenRig
from tests.games.treasure_boots.ui.table_bench import GAME, Sitting, asked_for, sensible, sit
from tests.hands import Mouse
from tools.rig import crew, table_plan
from treasure_games.games.treasure_boots.rules.actions import PASS, Shoot
from treasure_games.games.treasure_boots.rules.grid import NOWHERE
from treasure_games.games.treasure_boots.rules.phases import COLLECTING
from treasure_games.games.treasure_boots.rules.pieces import FIRST_PRIVATEER, RUM
from treasure_games.games.treasure_boots.text.names import PICTURES, deck_cargo
from treasure_games.games.treasure_boots.ui.board import wind_degrees
from treasure_games.match.match import Match


def lie(sitting: Sitting) -> dict[object, tuple[Any, ...]]:
    """Every ship and token on the chart."""
    chart = sitting.game.chart
    ships = {
        key: (round(ship.x, 3), round(ship.y, 3), ship.scale, ship.sink, ship.alpha, ship.cargo)
        for key, ship in chart.ships.items()
    }
    tokens = {("token", cell): (token.kind, token.lift) for cell, token in chart.tokens.items()}
    return {**ships, **tokens}


def wanted(sitting: Sitting) -> dict[object, tuple[Any, ...]]:
    """The same as the view of the person at the screen has it."""
    view, game = sitting.match.view(sitting.table.session.viewer), sitting.game
    ships = {
        key: (round(mooring.x, 3), round(mooring.y, 3), mooring.scale, 0.0, 1.0,
              deck_cargo(view.holds[key]))
        for key, mooring in game.board.fleet.moorings(view).items()
    }  # fmt: skip
    assert set(ships) == {key for key, cell in enumerate(view.cells) if cell > NOWHERE}
    lying = game.board.fleet.tokens_of(view)
    tokens = {("token", cell): (PICTURES[kind], 0.0) for cell, kind in lying}
    return {**ships, **tokens}


@pytest.mark.one_in_turn("speed", "chart")
@pytest.mark.in_turn
@pytest.mark.parametrize("chart", ["hex", "square"])
@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_after_every_act_of_a_match_all_pieces_lie_where_they_should(
    speed: float, chart: str, open_rig: OpenRig
) -> None:
    match = Match(table_plan(GAME, crew(4, 0), chart=chart))
    sitting = sit(open_rig, match, speed)
    rng = Random(5)
    for _ in range(40 if speed else 400):
        for _tick in range(2000):
            if sitting.table.session.asked is not None or match.is_over:
                break
            sitting.rig.tick(0.05)
        if match.is_over:
            break
        seat = sitting.table.session.asked
        assert seat is not None
        while sitting.table.timeline.is_moving:
            sitting.rig.tick(0.05)  # what falls may still do so while somebody is asked
        assert lie(sitting) == wanted(sitting)
        assert sitting.game.board.hud.compass.needle == wind_degrees(match.view(seat))
        sitting.table.session.act(sensible(match.view(seat), match.legal(seat), rng))
    else:
        assert speed, "the match never ended"


def test_only_whoever_sits_here_is_shown_the_wind_large(open_rig: OpenRig) -> None:
    """Every turn begins with it: those of computers would last half as long again."""
    sitting = sit(open_rig, Match(table_plan(GAME, crew(1, 2))), 4.0)
    seen, compass = set(), sitting.game.board.hud.compass
    rng = Random(3)
    for _ in range(4000):
        sitting.rig.tick(0.05)
        if not compass.is_home:
            seen.add(sitting.match.view(0).turn)
        seat = sitting.table.session.asked
        if seat is not None:
            acts = sitting.match.legal(seat)
            sitting.table.session.act(sensible(sitting.match.view(seat), acts, rng))
        if seen and sitting.match.view(0).turn_number > 8:
            break
    assert seen == {0}


def test_nothing_is_left_over_from_motion(open_rig: OpenRig) -> None:
    match = Match(table_plan(GAME, crew(2, 0)))
    sitting = sit(open_rig, match, 4.0)
    rng = Random(7)
    for _ in range(30):
        while sitting.table.session.asked is None:
            sitting.rig.tick(0.05)
        seat = sitting.table.session.asked
        sitting.table.session.act(sensible(match.view(seat), match.legal(seat), rng))
    sitting.settle()
    assert sitting.game.chart.effects == []
    assert sitting.game.board.coins.sprites == []


def test_taking_a_voyage_back_brings_the_ship_home(open_rig: OpenRig) -> None:
    """Nothing was rolled and nobody else was asked: the act can be taken back."""
    from tests.games.treasure_boots.ui.table_bench import asked_for
    from treasure_games.games.treasure_boots.rules.actions import Sail

    match = asked_for("sail", fit=_has_an_act_ahead)
    sitting = sit(open_rig, match)
    home = match.view(0).cells[0]
    sitting.table.session.act(_ahead(match))
    sitting.settle()
    assert match.view(0).cells[0] != home
    assert isinstance(match.acts[-1].action, Sail)
    sitting.table.commands.undo()
    sitting.settle()
    assert match.view(0).cells[0] == home
    assert lie(sitting) == wanted(sitting)


def test_taking_back_what_moved_no_ship_offers_the_same_again(open_rig: OpenRig) -> None:
    from tests.games.treasure_boots.ui.table_bench import asked_for

    match = asked_for("collect", fit=lambda one: one.view(0).ship >= FIRST_PRIVATEER)
    sitting = sit(open_rig, match)
    offered = [choice.name for choice in sitting.table.hud.offers.choices]
    sitting.table.session.act(PASS)
    sitting.settle()
    sitting.table.commands.undo()
    sitting.settle()
    assert sitting.game.view.phase == COLLECTING
    assert [choice.name for choice in sitting.table.hud.offers.choices] == offered
    assert "choice.take" in Mouse(sitting.rig).names()
    assert set(sitting.game.chart.marks.reach) == {match.view(0).cells[match.view(0).ship]}


def _ahead(match: Match) -> Any:
    """A voyage after which the same person is asked again."""
    from treasure_games.games.treasure_boots.rules.actions import Sail

    view = match.view(0)
    for action in match.legal(0):
        island = view.chart.land.get(getattr(action, "cell", -1))
        is_new = isinstance(action, Sail) and action.cell != view.cells[0]
        if is_new and island is not None and view.tokens[island] >= 0 and not action.pearls:
            return action
    return None


def _has_an_act_ahead(match: Match) -> bool:
    return _ahead(match) is not None and match.view(0).ship == 0


def test_the_status_line_tells_what_happens_while_it_does(open_rig: OpenRig) -> None:
    match = Match(table_plan(GAME, crew(1, 2)))
    sitting = sit(open_rig, match, speed=1.0)
    sitting.rig.services.settings.pirates_talk = False
    sitting.table.session.act(match.legal(0)[0])
    said = set()
    for _ in range(60):
        sitting.rig.tick(0.1)
        if sitting.table.timeline.is_busy:
            said.add(sitting.table.hud.status.text)
    lines = {told.text for told in sitting.table.session.log.lines}
    assert len(said & lines) >= 3


def test_a_layout_during_a_shot_leaves_its_dice_on_the_board(open_rig: OpenRig) -> None:
    """TB-46: as when somebody opens the log; the roll of the turn would mislead."""
    match = asked_for("shoot", fit=lambda one: bool(_shots(one)))
    sitting = sit(open_rig, match, speed=1.0)
    sitting.table.session.act(_shots(match)[0])
    hud = sitting.game.board.hud
    for _ in range(600):
        sitting.rig.tick(0.05)
        if [die.image[:12] for die in hud.dice] == ["dice/attack_"]:
            break
    image = next(iter(hud.dice)).image
    assert image.startswith("dice/attack_")
    for _open_and_close in range(2):
        sitting.table.toggle_log()
        sitting.table.arrange(sitting.table.context)
        assert [die.image for die in hud.dice] == [image]
        foot = sitting.game.board.stage.foot
        assert foot.collidepoint(*next((die.x, die.y) for die in hud.dice))


def test_the_die_of_a_shot_falls_at_its_side_of_the_board_and_lies_nowhere_else(
    open_rig: OpenRig,
) -> None:
    """TB-46, TB-47: beside what adds to it; what is told hides nowhere under it."""
    match = asked_for("shoot", fit=lambda one: bool(_shots(one)))
    sitting = sit(open_rig, match, speed=1.0)
    sitting.table.session.act(_shots(match)[0])
    board, rolled = sitting.game.board, None
    for _ in range(1200):
        sitting.rig.tick()
        if board.duel.rolling is not None:
            rolled = board.duel.rolling
            shown = {box.name for box in board.duel.boxes(sitting.table.context)}
            assert shown >= {"duel.title", "duel.figure"}
        elif rolled is not None:
            break
    assert rolled == 0
    die = list(board.hud.dice)[rolled]
    assert (die.x, die.y, die.side) == board.duel.spot(rolled)
    assert board.stage.foot.contains(die.rect)


@pytest.mark.parametrize(
    ("ask", "families"),
    [("attack", ["attack"]), ("defence", ["attack", "defence"]), ("sail", ["face", "face"])],
)
def test_whoever_comes_back_finds_the_dice_that_were_rolled_last(
    open_rig: OpenRig, ask: str, families: list[str]
) -> None:
    """TB-46, TB-47: in the middle of a shot its own, however the screen was left."""
    match = asked_for(ask, fit=lambda one: one.view(0).turn_number > 3)
    sitting = sit(open_rig, match)
    shown = [die.image for die in sitting.game.board.hud.dice]
    assert [image.removeprefix("dice/").split("_")[0] for image in shown] == families
    sitting.table.reworded()
    assert [die.image for die in sitting.game.board.hud.dice] == shown
    view = match.view(0)
    if ask == "defence":
        assert shown[1] == f"dice/defence_{view.defence - view.holds[view.target][RUM]}"


def _shots(match: Match) -> list[Any]:
    return [action for action in match.legal(0) if isinstance(action, Shoot)]


def test_the_score_counts_up_as_coins_land(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("sail"), 1.0)
    game, shown = sitting.game, []
    before = game.view.scores[0]
    coins = game.presenter.pay(0, game.view.cells[0], 3, before + 3)
    game.api.timeline.beside(coins)
    while sitting.rig.loop.stack.is_animating:
        sitting.rig.tick()
        if game.board.coins.sprites:
            shown.append(game.board.plates[0].shown.score.number)
        if gains := tuple(text for text in game.board.gains.told if text.startswith("+")):
            told = gains, game.board.plates[0].shown.score.number > before
    assert shown[0] == before
    assert shown[-1] == before + 3
    assert shown == sorted(shown)
    assert told == (("+3",), True)
