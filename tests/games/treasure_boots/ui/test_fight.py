"""What is shown and asked of a shot that has been fired: its line, pearls, the loot."""

import pytest
from msgspec.structs import replace

from tests.alike import FULL
from tests.conftest import OpenRig
from tests.games.treasure_boots.scripted import Table
from tests.games.treasure_boots.ui.table_bench import Sitting, asked_for, sit
from treasure_games.core.chances import MANNERS, tell_chances, told
from treasure_games.core.language import capital, translate
from treasure_games.games.treasure_boots.bot.mind import MIND
from treasure_games.games.treasure_boots.rules import events, phases
from treasure_games.games.treasure_boots.rules.actions import SHOOT, SPEND, ChoosePort
from treasure_games.games.treasure_boots.rules.gunnery import chance_once_rolled, targets
from treasure_games.games.treasure_boots.rules.movement import reach
from treasure_games.games.treasure_boots.rules.pieces import (
    EMPTY,
    FIRST_PRIVATEER,
    GOLD,
    GUNS,
    PEARL,
    PRIVATEER_NAMES,
    RUM,
    SAILS,
)
from treasure_games.games.treasure_boots.rules.view import View
from treasure_games.games.treasure_boots.text.forecast import aims
from treasure_games.games.treasure_boots.text.shot import (
    Rolls,
    ShotSummary,
    Side,
    dangers,
    rolls_of,
    shot_summary,
)
from treasure_games.games.treasure_boots.text.words import WORDS
from treasure_games.games.treasure_boots.ui.chart.framing import MOST
from treasure_games.games.treasure_boots.ui.questions import Question
from treasure_games.match.match import Match
from treasure_games.stage.text import Face, TextStyle
from treasure_games.table.pieces.picker import Slip

pytestmark = pytest.mark.usefixtures("in_figures")


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo")[seat]


def fight(own: str, foe: str, attack: int, defence: int = 0) -> Table:
    """Anne has fired at Bart, beside her."""
    table = Table(ships=[(60, 60), (60, 59)], holds=[own, foe])
    table.stay()
    dice = (attack, defence) if defence else (attack,)
    table.do(SHOOT[1], *dice)
    return table


def slip_of(table: Table) -> Slip:
    """As it is shown to whoever is asked."""
    seat = table.asked[0]
    view, legal = table.view(seat), table.legal(seat)
    found = aims(view, view.ship)
    slip = Question(view, legal, called, send=lambda action: None, aims=found).slip()
    assert slip is not None
    return slip


def duel_of(table: Table) -> ShotSummary:
    """What stands on the board about the shot that Anne has fired at Bart."""
    return shot_summary(table.view(), 0, 1, rolls_of(table.events), called)


def test_before_a_shot_its_chance_is_told_and_what_it_is_made_of() -> None:
    """TB-46 to TB-48."""
    table = Table(ships=[(60, 60), (60, 57)], holds=["RRW", "BG"])
    table.stay()
    told = shot_summary(table.view(), 0, 1, Rolls(), called)
    assert told.attack == Side(0, (GUNS, GUNS), less=2)
    assert told.defence == Side(1, (RUM,))
    assert told.title == "Chance to hit; with a pearl 58\u00a0%"
    assert told.figure == "42\u00a0%"
    assert told.stake == "A hit takes one of 2 pieces"
    poor = shot_summary(fight("", "", 1).view(), 0, 1, Rolls(), called)
    assert (poor.title, poor.stake) == ("Chance to hit; a tie hits", "A hit sinks Bart")


@pytest.mark.parametrize(("limit", "stake"), [(3, "; no room for it"), (4, "")])
def test_a_shot_with_a_full_hold_says_that_the_prize_has_no_place(limit: int, stake: str) -> None:
    """TBA-61: it goes back into the box."""
    table = Table(ships=[(60, 60), (60, 57)], holds=["RRW", "BG"], hold_limit=limit)
    told = shot_summary(table.view(), 0, 1, Rolls(), called)
    assert told.stake == f"A hit takes one of 2 pieces{stake}"


def test_the_dice_of_a_shot_are_told_on_its_board_while_it_is_in_question() -> None:
    told = duel_of(fight("RW", "B", 3))
    assert (told.title, told.figure) == ("Attack 4: chance to hit", "50\u00a0%")
    assert (told.attack.die, told.defence.die) == (3, 0)
    told = duel_of(fight("R", "W", 3, 4))
    assert (told.title, told.figure) == ("Attack against defence; a tie hits", "4 : 4")
    assert (told.attack.die, told.defence.die) == (3, 4)
    told = duel_of(fight("", "RG", 5, 2))
    assert (told.title, told.figure) == ("A hit!", "5 : 2")


def test_pearls_that_were_spent_lie_beside_what_else_adds_to_a_die() -> None:
    """TB-57, TB-58."""
    table = fight("RW", "BWW", 3)
    seen = [*table.events]
    table.do(SPEND[1], 3)
    seen += table.events
    told = shot_summary(table.view(), 0, 1, rolls_of(seen), called)
    assert (told.attack.cargo, told.defence.cargo) == ((GUNS, PEARL), (RUM,))
    assert told.figure == "5 : 4"
    table.do(SPEND[2])
    told = shot_summary(table.view(), 0, 1, rolls_of([*seen, *table.events]), called)
    assert told.defence.cargo == (RUM, PEARL, PEARL)
    assert (told.title, told.figure) == ("A miss!", "5 : 6")


def chances_told(table: Table) -> tuple[str, str, str]:
    """What board, slip and hint tell while Anne may spend pearls: without one, for the last two."""
    view, legal = table.view(0), table.legal(0)
    reason = MIND.reason(view, next(one for one in legal if one == SPEND[0]))
    slip = next(pick.detail for pick in slip_of(table).picks if pick.label == "None")
    return duel_of(table).figure, slip, reason.sentence.format(**reason.values)


@pytest.mark.parametrize("how", MANNERS)
@pytest.mark.parametrize("die", range(1, 7))
def test_board_slip_and_hint_tell_the_same_chance(die: int, how: str) -> None:
    tell_chances(how)
    table = fight("W", "BWW", die)
    board, slip, hint = chances_told(table)
    without, more = (chance_once_rolled(die + count, table.view().holds[1]) for count in (0, 1))
    assert board == told(without)
    # In one word for both the choice couldn't be told from the other.
    is_vague = how == "words" and told(without) == told(more) and without != more
    sides = round(6 * without)
    rolls = "hits on a 1" if sides == 1 else f"hits on 1 to {sides}"
    assert slip == (rolls if is_vague else board)
    assert (f"A hit: {board}." in hint) == bool(board)


@pytest.mark.parametrize("how", MANNERS)
def test_button_board_and_hint_tell_the_same_chance_before_a_shot(how: str) -> None:
    """TB-46 to TB-48: pearls of the other side are not in it, which is said beside it."""
    tell_chances(how)
    table = Table(ships=[(60, 60), (60, 57)], holds=["RRW", "BWW"])
    table.stay()
    view = table.view()
    (aim,) = aims(view, 0)
    question = Question(view, table.legal(0), called, send=lambda _action: None, aims=(aim,))
    chance = told(aim.chances[0])
    (choice,) = (one for one in question.choices() if one.name == "shoot")
    assert choice.label == (f"Fire at Bart: {chance}" if chance else "Fire at Bart")
    assert shot_summary(view, 0, 1, Rolls(), called).figure == chance
    reason = MIND.reason(view, SHOOT[1])
    assert reason.values["odds"] == (f"A hit: {chance}." if chance else "")


def test_pearls_for_guns_are_asked_for_with_what_stands_against_them() -> None:
    """TB-57: each number with its chance; the other side may answer (TB-58)."""
    slip = slip_of(fight("W", "BWW", 3))
    assert [(pick.label, pick.detail) for pick in slip.picks] == [
        ("None", "33\u00a0%"),
        ("Spend 1", "50\u00a0%"),
    ]
    assert slip.sentence == "Bart has 2 pearls to answer with."
    assert not slip_of(fight("W", "B", 3)).sentence


@pytest.mark.parametrize(
    ("aboard", "told"),
    [
        ("W", "A hit would sink you."),
        ("WG", "Once hit, Anne chooses what is lost."),
        ("WY", "Once hit, you choose what is lost."),
    ],
)
def test_pearls_for_rum_are_asked_for_with_what_a_hit_would_do(aboard: str, told: str) -> None:
    slip = slip_of(fight("", aboard, 4, 4))
    assert slip.sentence == told
    assert [pick.label for pick in slip.picks] == ["Let it hit", "Spend 1"]


def test_who_decides_for_a_privateer_is_told_what_a_hit_would_do() -> None:
    """TB-53: it is another's ship that sinks."""
    table = Table(ships=[(60, 60), (60, 90)], privateers=[(60, 59)], cargo=["W"])
    table.stay()
    table.do(SHOOT[8], 4, 4)
    assert slip_of(table).sentence.endswith("A hit would sink the Grey Widow.")


@pytest.mark.parametrize(("aboard", "picture"), [("WK", "pearl"), ("KG", "black_pearl")])
def test_the_pearl_that_would_be_spent_is_shown(aboard: str, picture: str) -> None:
    """TBD-8, TBD-9: white ones before black ones."""
    defence = slip_of(fight("", aboard, 4, 4))
    attack = slip_of(fight(aboard, "", 4))
    assert defence.picks[1].picture == attack.picks[1].picture == f"tokens/{picture}"


def test_pearls_that_may_answer_a_shot_are_told_before_it() -> None:
    """TB-58: no chance reckons with them."""
    table = Table(ships=[(60, 60), (60, 59)], holds=["", "W"])
    table.stay()
    told = "Anne, choose a ship to fire at, or hold your fire."
    assert WORDS.status(table.view(0), 0, (), called) == f"{told} Bart has 1 pearl to answer with."
    table = Table(ships=[(60, 60), (60, 59), (60, 61)], holds=["", "WK", ""])
    table.stay()
    assert WORDS.status(table.view(0), 0, (), called) == f"{told} Bart has 2 pearls to answer with."


def test_who_is_sunk_is_told_by_whom_and_what_was_lost() -> None:
    """TB-52: beside the ports for a new ship."""
    view = replace(fight("G", "", 5, 1).view(1), phase=phases.REFITTING, asked=1)
    shot = [
        events.ShotDeclared(0, 0, 1, 0),
        events.LootTaken(0, 0, 1, GUNS),
        events.ShipSunk(0, 1, 7),
    ]
    question = Question(view, (ChoosePort(7),), called, lambda _action: None, seen=shot)
    slip = question.slip()
    assert slip is not None
    assert slip.heading == "Sunk by Anne"
    assert "Guns" in slip.sentence
    slip = replace(question, seen=[shot[0], shot[2]]).slip()
    assert slip is not None
    assert "nothing aboard" in slip.sentence


def test_a_loss_is_chosen_by_what_the_cargo_is_worth_then() -> None:
    """TB-39, TB-40: the last piece of a colour takes the bonus along."""
    slip = slip_of(fight("", "GGBY", 4, 1))
    assert slip.sentence == "Your cargo is worth 6 points now."
    assert {pick.name: pick.detail for pick in slip.picks} == {
        f"kind{SAILS}": "then 5 points",
        f"kind{RUM}": "then 4 points",
        f"kind{GOLD}": "then 4 points",
    }


def test_a_gain_is_chosen_by_what_the_cargo_is_worth_then() -> None:
    slip = slip_of(fight("G", "RG", 4, 1))
    assert slip.sentence == "Your cargo is worth 1 point now."
    assert {pick.name: pick.detail for pick in slip.picks} == {
        f"kind{SAILS}": "then 2 points",
        f"kind{GUNS}": "then 3 points",
    }


def test_a_loss_of_another_is_chosen_by_what_is_there() -> None:
    """TB-53: whoever rolls for a privateer has nothing of it."""
    table = Table(ships=[(60, 60), (60, 90)], privateers=[(60, 59)], cargo=["YGG"])
    table.stay()
    table.do(SHOOT[8], 4, 1)
    slip = slip_of(table)
    assert not slip.sentence
    assert [pick.detail for pick in slip.picks] == ["has 2", "has 1"]


@pytest.mark.parametrize(("lead", "sides"), [(-3, 0), (0, 0), (1, 1), (5, 5), (6, 6), (9, 6)])
def test_the_chance_that_is_left_when_only_one_die_is_to_roll(lead: int, sides: int) -> None:
    """TB-48: the attack hits if it is at least the die and the Rum."""
    assert chance_once_rolled(lead, EMPTY) == sides / 6


@pytest.mark.parametrize(
    "ask", ["roller", "attack", *(pytest.param(ask, marks=FULL) for ask in ("defence", "loot"))]
)
def test_a_suggestion_leads_to_what_answers_it_on_the_slip(open_rig: OpenRig, ask: str) -> None:
    sitting = sit(open_rig, asked_for(ask, pirates=3))
    action = sitting.match.legal(0)[-1]
    before = len(sitting.match.acts)
    sitting.table.hints.lead_to(action)
    spot = sitting.table.focus.current
    assert spot in sitting.game.picker.spots
    assert spot is not None
    spot.activate()
    assert sitting.match.acts[before].action == action


def test_a_shot_in_question_is_seen_from_near_with_its_dice_at_both_ships(
    open_rig: OpenRig,
) -> None:
    """Also where a match is continued; then the ships draw near again, and the chart comes back."""
    sitting = sit(open_rig, asked_for("loot"))
    board = sitting.game.board
    assert board.stage.is_visible
    assert board.stage.apart
    assert all(board.stage.foot.collidepoint(die.x, die.y) for die in board.hud.dice)
    sitting.table.session.act(sitting.match.legal(0)[0])
    sitting.settle()
    assert not board.stage.apart
    assert not sitting.game.is_covered or board.harbour.is_asking


def test_names_on_the_board_have_room_at_a_readable_size_beside_five_plates(
    open_rig: OpenRig,
) -> None:
    table = Sitting(open_rig((1920, 1080), speed=0.0), asked_for("loot", pirates=4)).table
    boxes = {box.name: box.rect for box in table.game.boxes(table.context)}
    style = TextStyle(18.0, Face.SEMIBOLD, "pearl")
    for name in PRIVATEER_NAMES:
        wide = table.context.texts.measure(capital(translate(name)), style)[0]
        assert wide <= min(boxes["duel.attacker"].width, boxes["duel.defender"].width)


def test_a_shot_is_seen_from_near_in_a_window_of_another_size_too(open_rig: OpenRig) -> None:
    sitting = sit(open_rig, asked_for("shoot"))
    for size in ((1280, 720), (1600, 900)):
        sitting.rig.loop.window.resize(*size)
        sitting.rig.loop.settings_changed()
        sitting.settle()
        view, chart = sitting.game.view, sitting.game.chart
        assert chart.controller.camera.zoom > MOST
        assert chart.controller.above.collidepoint(chart.cell_rect(view.cells[view.ship]).center)


def fires_in_step_one(match: Match) -> bool:
    """Return True if the acting ship is a privateer."""
    return match.view(0).ship >= FIRST_PRIVATEER


@pytest.mark.parametrize("roller", ["left", "random"])
def test_dice_of_a_shot_lie_in_their_tray_once_its_captain_goes_on(
    roller: str, open_rig: OpenRig
) -> None:
    """A privateer has fired, and her commander's own ship sails next: no event ends the shot."""
    match = asked_for("shoot", pirates=1, fit=fires_in_step_one, privateer_roller=roller)
    sitting = sit(open_rig, match, speed=1.0)
    assert sitting.game.api.act(match.legal(0)[0])
    for _part in range(8):
        sitting.settle()
        pending = match.pending()
        assert pending is not None
        if pending.ask == "sail":
            break
        sitting.game.api.act(match.legal(pending.seats[0])[0], pending.seats[0])
    board = sitting.game.board
    assert board.duel.duel is None
    assert len(board.hud.dice.dice) == 2
    for index, die in enumerate(board.hud.dice):
        assert (die.x, die.y, die.side) == board.hud.dice.spot(index)
        assert board.places.dice.collidepoint(die.x, die.y)


def _moved(view: View, **cells: int) -> View:
    there = {int(ship.removeprefix("ship")): cell for ship, cell in cells.items()}
    return replace(view, cells=tuple(there.get(at, cell) for at, cell in enumerate(view.cells)))


def test_who_could_fire_next_turn_is_known_for_each_cell() -> None:
    """Against every way that a rival may sail while the wind holds, one by one."""
    view = asked_for("sail", pirates=3, fit=lambda one: bool(dangers(one.view(0), 0))).view(0)
    found = dangers(view, 0)
    for cell in reach(view, 0):
        for rival in (1, 2, 3):
            chances = [0.0]
            for there, way in reach(_moved(view, ship0=0), rival).items():
                if there != cell and not way.pearls and there not in view.chart.land:
                    met = _moved(view, ship0=cell, **{f"ship{rival}": there})
                    chances += [aim.chances[0] for aim in targets(met, rival) if aim.ship == 0]
            best = max(chances)
            assert found.get(cell, {}).get(rival, 0.0) == (best if best >= 0.5 else 0.0)


def test_cells_of_a_course_tell_whom_one_could_fire_at_and_who_could_fire(
    open_rig: OpenRig,
) -> None:
    sitting = sit(
        open_rig, asked_for("sail", pirates=3, fit=lambda one: bool(dangers(one.view(0), 0)))
    )
    view, chart = sitting.game.view, sitting.game.chart
    found = dangers(view, view.ship)
    assert chart.marks.pips.keys() <= chart.marks.reach.keys()
    for cell in chart.marks.reach:
        pips = chart.marks.pips.get(cell, ())
        shots = [aim for aim in targets(view, view.ship, cell) if aim.chances[0]]
        assert len(pips) == len(shots)
        sitting.game.play.hover(cell)
        told = sitting.game.preview
        for rival in found.get(cell, ()):
            assert sitting.match.plan.seats[rival].name in told.partition("Within gunshot of ")[2]
        assert ("Within gunshot" in told) == (cell in found)
    theme = sitting.rig.services.theme
    colours = {colour for pips in chart.marks.pips.values() for colour in pips}
    assert colours <= {
        *(theme.seats[seat.emblem].colour for seat in sitting.match.plan.seats),
        theme.palette.parchment_shade,
    }
