"""What log, plates and forecasts say."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tests.games.treasure_boots.scripted import Table
from tests.games.treasure_boots.ui.table_bench import GAME, asked_for, played_on
from tools.rig import crew, table_plan
from treasure_games.core.codec import wire_name
from treasure_games.games.treasure_boots.bot.hints import reason_for
from treasure_games.games.treasure_boots.rules import events
from treasure_games.games.treasure_boots.rules.actions import LOOT, SHOOT, Command
from treasure_games.games.treasure_boots.rules.charts import chart_of
from treasure_games.games.treasure_boots.rules.movement import cost_to, reach
from treasure_games.games.treasure_boots.rules.pieces import GOLD, GUNS, NO_TOKEN, Hold, cargo
from treasure_games.games.treasure_boots.text.forecast import (
    aims,
    forecast,
    is_idle,
    next_colour,
    told_of,
)
from treasure_games.games.treasure_boots.text.log import log_entry, why_nothing
from treasure_games.games.treasure_boots.text.names import (
    cargo_words,
    listed,
    pearl_words,
    ship_name,
    thing,
)
from treasure_games.games.treasure_boots.text.words import WORDS, described
from treasure_games.games.treasure_boots.ui.questions import Question
from treasure_games.games.treasure_boots.ui.table import hold_badge
from treasure_games.match.match import Match

SILENT = {
    events.TurnStarted, events.TurnEnded, events.KeptAboard,
}  # fmt: skip
"""What needs no line: the turn is told by its dice, a piece kept by what is unloaded."""


def called(seat: int) -> str:
    return ("Anne", "Bart", "Cleo", "Dirk")[seat]


def played() -> Match:
    return played_on(Match(table_plan(GAME, crew(1, 3))), lambda one: one.is_over)


def test_every_happening_of_a_match_is_told() -> None:
    match = played()
    for act in match.acts:
        for step in act.steps_for(None):
            line = log_entry(step.event, step.view, called)
            is_silent = type(step.event) in SILENT or (
                (isinstance(step.event, events.Scored) and step.event.why == "unload")
                or (isinstance(step.event, events.PearlsSpent) and step.event.use == "command")
            )
            assert (line is None) == is_silent, wire_name(type(step.event))
            assert line is None or ("{" not in line.text and line.text[-1] in ".!")


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        ((1, 1), "Anne rolled 1 and 1: the island numbered 2."),
        ((3, 4), "Anne rolled 3 and 4: the islands numbered 7."),
        ((6, 5), "Anne rolled 6 and 5: no island is numbered 11."),
    ],
)
def test_a_roll_tells_how_many_islands_have_its_number(dice: tuple[int, int], words: str) -> None:
    """TB-18."""
    numbers = SimpleNamespace(
        chart=SimpleNamespace(
            islands=[SimpleNamespace(number=number, cell=number) for number in (2, 7, 7)],
            land={2: 0, 7: 1},
        ),
        cells=(),
        tokens=(NO_TOKEN,) * 3,
    )
    line = log_entry(events.DiceRolled(0, *dice), numbers, called)  # type: ignore[arg-type]
    assert line is not None
    assert line.text == words


def test_an_unloading_tells_cargo_port_and_points() -> None:
    match = played()
    lines = [
        log_entry(step.event, step.view, called)
        for act in match.acts
        for step in act.steps_for(None)
        if isinstance(step.event, events.Unloaded)
    ]
    assert lines
    assert all(line is not None and " unloaded " in line.text for line in lines)


def test_a_hold_in_words() -> None:
    assert cargo_words((0, 0, 0, 0, 0, 0)) == "nothing"
    assert cargo_words((2, 0, 0, 1, 0, 0)) == "2 Sails and Gold"
    assert cargo_words((0, 1, 1, 0, 1, 1)) == "Guns, Rum and 2 pearls"
    assert listed(["one"]) == "one"


@pytest.mark.parametrize(
    ("hold", "texts"),
    [
        ((0, 0, 0, 0, 0, 0), []),
        ((2, 0, 0, 0, 0, 0), ["5", "2 + 2"]),
        ((0, 1, 2, 0, 1, 1), ["+1", "+2", "2", "6 + 2"]),
        ((1, 1, 1, 0, 0, 0), ["4", "+1", "+1", "5 + 3"]),
        ((1, 1, 1, 2, 0, 0), ["4", "+1", "+1", "2", "9"]),
    ],
)
def test_a_plate_tells_what_the_cargo_is_worth_and_what_one_more_colour_would_add(
    hold: Hold, texts: list[str]
) -> None:
    view = asked_for("sail").view(0)
    badge = hold_badge(replace(view, holds=(hold, *view.holds[1:])), 0)
    assert [text for _image, text in badge.values] == texts
    assert ("One more colour would add" in badge.hint) == ("+ " in "".join(texts))


def test_a_plate_tells_what_the_hold_gives_and_how_far_behind_one_is() -> None:
    match = asked_for("sail", fit=lambda one: max(one.view(0).scores) > one.view(0).scores[0])
    view = match.view(0)
    badge = hold_badge(view, 0)
    assert all(text not in ("0", "+0") for _image, text in badge.values), "only what is held"
    assert badge.standing == f"−{max(view.scores) - view.scores[0]}"
    assert not badge.leads
    assert len(badge.tokens) == cargo(view.holds[0])


def test_the_hint_of_an_empty_hold_is_a_sentence() -> None:
    view = asked_for("sail", fit=lambda one: not cargo(one.view(0).holds[0])).view(0)
    assert hold_badge(view, 0).hint == "Nothing aboard; worth 0 points in a port."


def test_a_forecast_names_cost_and_gain() -> None:
    """TB-36, TB-38: what can be done in a cell is told before one sails there."""
    view = asked_for("sail", fit=lambda one: len(one.acts) > 30).view(0)
    for cell, way in reach(view).items():
        text = forecast(view, view.ship, cell, way, called)
        island = view.chart.island_at(cell)
        if island is not None and not island.is_port:
            has_token = view.tokens[view.chart.land[cell]] >= 0
            assert ("Take " in text) == has_token
        if way.cost and not way.pearls:
            assert str(way.cost) in text


def test_a_forecast_counts_only_pearls_that_the_way_leaves() -> None:
    """TB-59: those spent as Sails are neither unloaded nor fired."""
    table = Table(ships=[(40, 40), (40, 30)], holds=["W"], wind="N")
    near, far = (forecast_of(table, (40, 40 - steps)) for steps in (4, 5))
    assert "with a pearl" in near
    assert "1 pearl" in far
    assert "Fire at Bart" in far
    assert "with a pearl" not in far
    table = Table(ships=[(5, 5), (40, 30)], holds=["RYWW"], wind="N")
    in_port = forecast_of(table, (5, 0))
    assert "2 pearls" in in_port
    assert "Unload for 3 points (1 for colours)." in in_port
    assert "wins" not in in_port
    table.state.scores[0] = table.state.house.target - 3
    assert "Unloading that wins." in forecast_of(table, (5, 0))


def test_what_the_chart_shows_of_shots_is_left_out_but_for_hopeless_ones() -> None:
    def told(foe: str, gunners: dict[int, float], *, seen: bool) -> str:
        table = Table(ships=[(40, 40), (40, 34), (60, 60)], holds=["", foe], wind="N")
        view, cell = table.view(0), table.cell((40, 37))
        way = reach(view)[cell]
        return forecast(view, 0, cell, way, called, gunners, are_shots_seen=seen)

    hopeless = "No shot from there can hit."
    assert hopeless in told("BBBBBB", {}, seen=True)
    assert "Fire at Bart" in told("BBBBBB", {}, seen=False)
    assert hopeless not in told("BBBBBB", {}, seen=False) + told("", {}, seen=True)
    one, two = {1: 0.5}, {1: 0.5, 2: 0.6}
    assert "(" in told("", one, seen=True).partition("gunshot")[2]
    assert told("", two, seen=True).endswith("Within gunshot of Bart and Cleo.")
    assert told("", two, seen=False).count("(") > 1


def test_the_likeliest_hit_is_named_first() -> None:
    table = Table(ships=[(40, 40), (40, 30), (40, 42)])
    assert [aim.ship for aim in aims(table.view(0), 0)] == [2, 1]


def asked_in(table: Table) -> Question:
    return Question(table.view(0), table.legal(0), called, send=lambda action: None)


def forecast_of(table: Table, place: tuple[int, int]) -> str:
    view, cell = table.view(0), table.cell(place)
    return forecast(view, 0, cell, reach(view)[cell], called)


def test_one_more_colour_adds_its_point_and_its_bonus() -> None:
    """TB-40: the fourth colour adds one point and two of the bonus."""
    match = asked_for("unload", fit=lambda one: _colours(one) == 3)
    view = match.view(0)
    assert next_colour(view, 0) == 3


def _colours(match: Match) -> int:
    return sum(count > 0 for count in match.view(0).holds[0][:4])


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ("defence", "Anne, Bart will hit you unless you spend 1 pearl as Rum."),
        ("loot", "Anne, Bart has hit you, but you have Gold: choose what you lose."),
    ],
)
def test_who_is_shot_at_is_told_by_whom(ask: str, said: str) -> None:
    match = asked_for(ask, fit=lambda one: (one.view(0).target, one.view(0).ship) == (0, 1))
    view = match.view(0)
    if ask == "defence":
        short = view.attack - view.defence
        said = said.replace("1 pearl", pearl_words(short + 1))
    assert WORDS.status(view, 0, (), called) == said


@pytest.mark.parametrize(
    ("cargo_hit", "said"),
    [
        ("W", "Bart, the Grey Widow will hit you unless you spend 1 pearl as Rum."),
        ("YG", "Bart, the Grey Widow has hit you, but you have Gold: choose what you lose."),
    ],
)
def test_who_is_shot_at_by_a_privateer_is_spoken_to_as_well(cargo_hit: str, said: str) -> None:
    table = Table(
        ships=[(60, 90), (60, 59)], privateers=[(60, 60)], holds=["", cargo_hit], dice=(3, 3)
    )
    table.do(Command(8))
    table.stay()
    table.do(SHOOT[1], 4, 4)
    assert WORDS.status(table.view(1), 1, (), called) == said


@pytest.mark.parametrize(
    ("aboard", "said"),
    [
        ("WG", "the Grey Widow: spend 1 pearl as Rum, or let Anne hit?"),
        ("YG", "the Grey Widow: choose the piece it loses to Anne."),
    ],
)
def test_who_rolls_for_a_privateer_is_told_that_he_decides_for_it(aboard: str, said: str) -> None:
    """TB-53."""
    table = Table(ships=[(60, 60), (60, 90)], privateers=[(60, 59)], cargo=[aboard], dice=(2, 1))
    table.stay()
    table.do(SHOOT[8], 4, 4)
    assert WORDS.status(table.view(1), 1, (), called) == f"Bart, you decide for {said}"


@pytest.mark.parametrize(("cargo_hit", "said"), [("RG", "Take Guns"), ("YG", "Give up Gold")])
def test_a_suggested_loot_is_gain_or_loss(cargo_hit: str, said: str) -> None:
    """TB-50: the attacker takes, a defender with Gold parts with a piece."""
    table = Table(ships=[(60, 60), (60, 59)], holds=["", cargo_hit])
    table.stay()
    table.do(SHOOT[1], 6, 1)
    view = table.view(table.asked[0])
    kind = {"RG": GUNS, "YG": GOLD}[cargo_hit]
    assert described(view, LOOT[kind], called) == said


def test_the_treasure_that_may_be_taken_is_named() -> None:
    view = asked_for("collect").view(0)
    kind = view.tokens[view.chart.land[view.cells[0]]]
    assert thing(kind) in WORDS.status(view, 0, (), called)


@pytest.mark.parametrize(("dice", "said"), [((3, 3), "Let it stay"), ((2, 1), "Stay here")])
def test_a_privateer_that_stays_is_spoken_of_as_another_ship(
    dice: tuple[int, int], said: str
) -> None:
    """TB-25: doubles, and Anne commands one."""
    table = Table(ships=[(60, 90), (60, 59)], privateers=[(60, 60)], dice=dice)
    if dice == (3, 3):
        table.do(Command(8))
    (choice,) = asked_in(table).choices()
    assert choice.label == said


def test_a_suggestion_speaks_of_privateers_as_the_table_does() -> None:
    """TB-21: with the article that the slip of their name has."""
    table = Table(ships=[(60, 90), (60, 59)], privateers=[(60, 60)], dice=(3, 3))
    reason = reason_for(table.view(0), Command(8))
    name = ship_name(8, called)
    assert (
        reason.sentence.format(**reason.values) == f"After doubles {name} sails for you at no cost."
    )


def test_whoever_could_win_by_unloading_is_marked_for_everybody() -> None:
    """TB-39, TB-40: four colours are worth eight points."""
    table = Table(ships=[(60, 60), (60, 59)], holds=["GBYR", "G"])
    table.state.scores[:] = [table.state.house.target - 8, 0]
    for seat in (0, 1, None):
        view = table.view(seat)
        assert hold_badge(view, 0).can_win
        assert hold_badge(view, 0).hint.endswith("Unloading that wins.")
        assert not hold_badge(view, 1).can_win
    table.state.scores[0] -= 1
    assert not hold_badge(table.view(0), 0).can_win


@pytest.mark.parametrize(
    ("tokens", "dice", "why"),
    [
        ({}, (1, 1), ""),
        ({(2, 4): "Y"}, (1, 1), "The island numbered 2 is not empty"),
        ({(4, 4): "Y", (13, 3): "R"}, (5, 4), "No island numbered 9 is empty"),
        ({(4, 4): "Y"}, (5, 4), ""),
    ],
)
def test_a_roll_that_brings_nothing_says_why(
    tokens: dict[tuple[int, int], str], dice: tuple[int, int], why: str
) -> None:
    """TB-18, TB-19: over the chart, and in the log."""
    table = Table(ships=[(60, 60), (60, 70)], tokens=tokens, dice=dice, luck=(0, 0, 0, 0))
    view = table.view(0)
    view = replace(view, tokens=tuple(_laid(table, tokens)))
    event = events.DiceRolled(0, *dice)
    told = why_nothing(event, view)
    line = log_entry(event, view, called)
    assert line is not None
    assert told == why
    assert ("empty" in line.text) == bool(why)
    bare = replace(view, box=(0, 0, 0, 0, 0, 0))
    assert why_nothing(event, bare) == "The treasure box is empty"


def _laid(table: Table, tokens: dict[tuple[int, int], str]) -> list[int]:
    chart = table.state.chart
    cells = {chart.grid.cell(*place): "GRBYWK".index(kind) for place, kind in tokens.items()}
    return [cells.get(island.cell, NO_TOKEN) for island in chart.islands]


def test_a_number_that_no_island_has_brings_nothing() -> None:
    view = replace(Table(ships=[(60, 60), (60, 70)]).view(0), chart=chart_of("hex", "A@0,0"))
    event = events.DiceRolled(0, 6, 6)
    assert why_nothing(event, view) == "No island is numbered 12"


def test_a_port_to_set_out_from_tells_what_lies_near_it() -> None:
    view = asked_for("start").view(0)
    port = view.chart.grid.cell(0, 5)  # Saltmarket, with 5, 2 and 10 within four cells
    near = {
        island.number for island in view.chart.islands
        if island.number and view.chart.grid.distance(port, island.cell) <= 4
    }  # fmt: skip
    ways = sum(6 - abs(7 - number) for number in near)
    told = told_of(view, port, None, called)
    assert told.startswith("Set out from Saltmarket: ")
    assert f"islands within 4 cells; treasure by {ways} of 36 rolls" in told
    assert told_of(view, view.chart.grid.cell(1, 1), None, called) == ""


def test_an_island_out_of_reach_says_how_far_it_is() -> None:
    view = Table(ships=[(4, 3), (20, 20)], dice=(3, 3)).view(0)
    ways = reach(view)
    for island in view.chart.islands:
        told = told_of(view, island.cell, None, called)
        cost = cost_to(view, 0, island.cell, 30)
        assert bool(told) == (cost is not None and island.cell not in ways)
        if told:
            assert f": {cost} movement points away in this wind; you have 3." in told
    assert told_of(view, view.chart.grid.cell(30, 30), None, called) == "", "open sea"


@pytest.mark.parametrize(
    ("cargo_of_foe", "why"),
    [("G", "lost the last piece aboard"), ("", "was hit with nothing aboard")],
)
def test_a_sinking_says_why(cargo_of_foe: str, why: str) -> None:
    """TB-51: in the log, and to whoever has to choose a port for a new ship."""
    table = Table(ships=[(60, 60), (60, 59)], holds=["RRR", cargo_of_foe])
    table.skip_privateers()
    table.stay()
    table.do(SHOOT[1], 6, 1)
    at = next(at for at, one in enumerate(table.events) if isinstance(one, events.ShipSunk))
    line = log_entry(table.events[at], table.view(1), called, table.events[:at])
    assert line is not None
    assert why in line.text
    question = Question(
        table.view(1), table.legal(), called, lambda action: None, seen=table.events
    )
    slip = question.slip()
    assert slip is not None
    assert "sinks" in slip.sentence


def test_a_privateer_that_could_do_nothing_is_known() -> None:
    """TB-24: she can reach no treasure and hit nobody."""
    idle = Table(ships=[(0, 60), (0, 70)], holds=["W"], privateers=[(60, 60)])
    laden = Table(ships=[(0, 60), (0, 70)], holds=["W"], privateers=[(4, 5)], tokens={(4, 4): "G"})
    armed = Table(ships=[(0, 60), (60, 61)], holds=["W"], privateers=[(60, 60)])
    assert [is_idle(table.view(0), 8) for table in (idle, laden, armed)] == [True, False, False]
    assert "hit nobody now" in told_of(idle.view(0), idle.state.cells[8], 8, called)
    assert told_of(armed.view(0), armed.state.cells[8], 8, called) == ""
    double = replace(idle.view(0), dice=(3, 3))
    assert told_of(double, idle.state.cells[8], 8, called) == "", "she is free then"
