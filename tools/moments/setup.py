"""Telling moments of setting up Captain Treasure Boots: a full crew, the chart laid out by hand."""

from collections.abc import Callable

from tools.rig import Rig, crew, table_plan
from treasure_games.core.options import OptionValue
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.input.intents import Direction, Navigate
from treasure_games.table.game_table import load_table

GAME = "treasure_boots"
BY_HAND = "A@0,0 B@10,2 C@2,9/180 D@12,11"


def set_up(people: int, pirates: int, **options: OptionValue) -> Callable[[Rig], None]:
    """The set-up as it was left for such a table."""

    def show(rig: Rig) -> None:
        plan = table_plan(GAME, crew(people, pirates), **options)
        LastTables(rig.services.folders.data).keep(plan)
        rig.show(TitleScene(rig.services))
        rig.loop.stack.push(SetupScene(rig.services, GAME))
        rig.settle()

    return show


def pressed(people: int, pirates: int, name: str) -> Callable[[Rig], None]:
    """The set-up of such a table, after something was pressed there."""

    def show(rig: Rig) -> None:
        set_up(people, pirates)(rig)
        for wanted in ("panes.1", name):
            for control in [one for one in rig.top.focus.controls() if one.name == wanted]:
                control.activate()
                rig.settle()

    return show


def arrange(seats: int, **options: OptionValue) -> Callable[[Rig], None]:
    """Laying out the chart for so many, over the set-up."""

    def show(rig: Rig) -> None:
        set_up(1, seats - 1)(rig)
        editor = load_table(GAME).editors["layout"]
        rig.loop.stack.push(editor(rig.services, seats, options, lambda text: None))
        rig.settle()

    return show


def arrange_wrongly(rig: Rig) -> None:
    """One section pushed onto another."""
    arrange(4)(rig)
    for direction in (Direction.RIGHT, Direction.DOWN, Direction.DOWN):
        rig.top.handle(Navigate(direction))
    rig.settle()


def treasures(rig: Rig) -> None:
    """The rulebook where the treasures stand."""
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(RulebookScene(rig.services, GAME, "TB-28"))
    rig.settle()


SHOWN: dict[str, tuple[str, Callable[[Rig], None]]] = {
    "setup_chart": (
        "eight captains, points and chart of their own", set_up(2, 6, layout=BY_HAND, target=25)
    ),
    "setup_chair": ("a computer's chair in full", pressed(2, 2, "seat3")),
    "setup_values": ("the values of an article", pressed(1, 3, "target")),
    "arrange": ("laying out the chart by hand", arrange(4)),
    "arrange_square": (
        "laying out squares", arrange(6, chart="square", layout="A@0,0 B@8,0 C@8,7/180m D@0,7")
    ),
    "arrange_wrong": ("sections on top of each other", arrange_wrongly),
    "rulebook_chart": ("pictures in the rulebook", treasures),
}  # fmt: skip
"""By name: what it tells, and how to bring the app there."""
