"""The telling moments of every scene, and the animations worth a film strip."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tools.moments import (
    bids,
    bluff,
    card_pieces,
    challenges,
    endings,
    logbook,
    robbery,
    setup as moments_setup,
    telling,
    voyage,
)
from tools.moments.acts import SEEDS, film_is_over
from tools.moments.chart import FILMED, SHOWN
from tools.moments.pieces import SHEETS
from tools.rig import FRAME, SEED, Rig, crew, play_on, table_plan
from treasure_games.core.options import Setup
from treasure_games.core.registry import GAMES, load
from treasure_games.games.do_not_touch.rules.pieces import WORTH
from treasure_games.match.match import Match
from treasure_games.screens.about import AboutScene
from treasure_games.screens.curtain import CurtainScene
from treasure_games.screens.dialog import confirm_quit
from treasure_games.screens.helm import HelmScene
from treasure_games.screens.keys import KeysScene
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.pause import PauseScene
from treasure_games.screens.rulebook.scene import RulebookScene
from treasure_games.screens.saves import SavesScene
from treasure_games.screens.settings import SettingsScene
from treasure_games.screens.setup.scene import SetupScene
from treasure_games.screens.title import TitleScene
from treasure_games.stage.scene import Scene
from treasure_games.table.scene import TableScene

GAME = "do_not_touch"


@dataclass(frozen=True)
class Moment:
    """A picture: what it tells, and how to bring the app there."""

    tells: str
    show: Callable[[Rig], None]


@dataclass(frozen=True)
class Strip:
    """An animation: `begin` brings the app to its first frame."""

    tells: str
    begin: Callable[[Rig], None]
    is_over: Callable[[Rig], bool] = lambda rig: False
    """Whether the film ends before everything is at rest."""


def still(make: Callable[[Rig], Scene]) -> Callable[[Rig], None]:
    """Show a scene of its own and let it come to rest."""

    def show(rig: Rig) -> None:
        rig.show(make(rig))
        rig.settle()

    return show


def over_table(make: Callable[[Rig, Match], Scene]) -> Callable[[Rig], None]:
    """Show a scene over a table in the middle of a match."""

    def show(rig: Rig) -> None:
        match = played(rig, acts=40)
        rig.show(TableScene(rig.services, match))
        rig.settle()
        rig.loop.stack.push(make(rig, match))
        rig.settle()

    return show


def played(
    rig: Rig,
    people: int = 1,
    pirates: int = 2,
    acts: int = 40,
    held: int = 0,
    **options: Any,
) -> Match:
    """A match of this crew, so many acts old, with the first person to decide, who holds so many
    cards or more.
    """

    def is_there(match: Match) -> bool:
        is_asked = len(match.acts) > acts and match.whose() == 0
        return is_asked and len(match.legal(0)) > 1 and not _offers(match, "Discard")

    for seed in range(SEED, SEED + SEEDS):
        plan = table_plan(GAME, crew(people, pirates), seed, **options)
        match = play_on(rig.services.matches.begin(plan), is_there)
        if not match.is_over and len(match.view(0).hands[0]) >= held:
            return match
    raise LookupError("nobody holds that much")


def table(
    people: int = 1, pirates: int = 2, acts: int = 40, held: int = 3, **options: Any
) -> Callable[[Rig], None]:
    """A table at rest after so many acts."""
    return still(
        lambda rig: TableScene(rig.services, played(rig, people, pirates, acts, held, **options))
    )


def before(kind: str, **wanted: Any) -> Callable[[Rig], None]:
    """A table one act before `kind` is done by seat 0; then that act, first frame."""

    def begin(rig: Rig) -> None:
        match = rig.services.matches.begin(table_plan(GAME, crew(1, 2), **wanted))
        play_on(match, lambda m: m.whose() == 0 and len(m.acts) > 25 and _offers(m, kind))
        # A step that leaves no choice would be gone before it is shown.
        rig.services.settings.auto_play_forced = False
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle()
        action = next(one for one in match.legal(0) if type(one).__name__ == kind)
        scene.session.act(action)  # type: ignore[attr-defined]
        rig.tick(0.0)

    return begin


def _pointed(pirates: int) -> Callable[[Rig], None]:
    """A table at which a card of the hand is chosen whose swap costs a rival dear."""

    def show(rig: Rig) -> None:
        match = rig.services.matches.begin(table_plan(GAME, crew(1, pirates)))
        play_on(match, lambda m: m.whose() == 0 and len(m.acts) > 60 and _gain(m) > 1)
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle()
        swap = max(_swaps(match), key=partial(_paid, match))
        scene.game.play.press_card(swap.card)  # type: ignore[attr-defined]
        scene.game.play.hover_seat(swap.rival, True)  # type: ignore[attr-defined]
        rig.settle()

    return show


def _chosen(pirates: int, acts: int) -> Callable[[Rig], None]:
    """A table at which the dearest card that fits the own loot is chosen, or else one to swap."""

    def show(rig: Rig) -> None:
        match = played(rig, 1, pirates, acts, 3)
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle()
        faces = match.view(0).faces
        uses = [one for one in match.legal(0) if hasattr(one, "card")]
        adds = [one.card for one in uses if not hasattr(one, "rival")]
        cards = adds or [one.card for one in uses]
        scene.game.play.press_card(max(cards, key=lambda card: WORTH[faces[card]]))  # type: ignore[attr-defined]
        rig.settle()

    return show


def _swaps(match: Match) -> list[Any]:
    return [one for one in match.legal(0) if type(one).__name__ == "Swap"]


def _paid(match: Match, swap: Any) -> int:
    """What a swap brings its seat."""
    view = match.view(0)
    return WORTH[view.faces[view.loots[swap.rival][-1]]] - WORTH[view.faces[swap.card]]


def _gain(match: Match) -> int:
    return max((_paid(match, one) for one in _swaps(match)), default=0)


def _on_the_hook(rig: Rig) -> None:
    """A swap, when all lies still for a moment."""
    before("Swap")(rig)
    for _frame in range(round(0.95 / FRAME)):
        rig.tick()


def _offers(match: Match, kind: str) -> bool:
    return any(type(action).__name__ == kind for action in match.legal(0))


def _title_to_continue(rig: Rig) -> None:
    """The match was set up at this screen, so quick play would lay its table again."""
    match = played(rig)
    LastTables(rig.services.folders.data).keep(match.plan)
    _date_saves(rig, match, 1)
    rig.show(TitleScene(rig.services))
    rig.top.focus.show_on(next(c for c in rig.top.focus.controls() if c.name == "continue"))
    rig.settle()


def _title_several(rig: Rig) -> None:
    """A match of each game is under way, and another game than the latest is focused."""
    for day, game in enumerate(GAMES, start=1):
        pirates = min(day + 2, load(game).info.seats[1] - 1)
        match = rig.services.matches.begin(table_plan(game, crew(1, pirates)))
        _date_saves(rig, play_on(match, lambda m: len(m.acts) > 40 and m.whose() == 0), day)
    _focused_title(GAMES[0])(rig)


def _focused_title(game: str) -> Callable[[Rig], None]:
    """The title with this game focused by keys, its ring shown."""

    def show(rig: Rig) -> None:
        rig.show(TitleScene(rig.services))
        rig.top.focus.show_on(next(c for c in rig.top.focus.controls() if c.name == game))
        rig.settle()

    return show


def _light_moves(rig: Rig) -> None:
    rig.show(TitleScene(rig.services))
    rig.settle()
    rig.top.focus.set_by_name(GAMES[-1])


def _several_under_way(rig: Rig) -> None:
    """The first of them was left by an older version, without a picture."""
    tables = (GAME, 1, 30), (GAMES[0], 3, 60), (GAMES[2], 5, 50), (GAMES[1], 2, 60)
    for day, (game, pirates, acts) in enumerate(tables, start=1):
        match = rig.services.matches.begin(table_plan(game, crew(1, pirates)))
        play_on(match, lambda one, acts=acts: len(one.acts) > acts and one.whose() == 0)
        if day > 1:
            rig.show(TableScene(rig.services, match))
            rig.settle()
            rig.services.navigation.show_title()
        _date_saves(rig, match, day)
    rig.show(TitleScene(rig.services))
    rig.loop.stack.push(SavesScene(rig.services))
    rig.settle()


def _date_saves(rig: Rig, match: Match, day: int) -> None:
    """Let a match have been saved at a fixed moment, wherever and whenever this runs."""
    when = time.mktime((2025, 6, day, 20, 15, 0, 0, 0, -1))
    for path in rig.services.folders.data.rglob(f"{match.identity}.*"):
        os.utime(path, (when, when))


def _friendly() -> Setup:
    """House rules that differ from the book."""
    return Setup.of(load(GAME).info, 3, {"swaps_per_turn": 0, "hand_max": 4})


def _curtain(rig: Rig, match: Match) -> Scene:
    return CurtainScene(rig.services, match, 0, lambda: None, lambda: None)


def _first_look(game: str) -> Callable[[Rig], None]:
    """The table of people who have never played this game."""

    def show(rig: Rig) -> None:
        rig.services.settings.tell_aim = True
        match = rig.services.matches.begin(table_plan(game, crew(1, load(game).info.seats[0])))
        rig.show(TableScene(rig.services, play_on(match, lambda m: m.is_asked(0))))
        rig.settle()

    return show


def _held(game: str, seed: int = SEED) -> Callable[[Rig], None]:
    """A table on which an act waits for the end of the turn."""

    def ending(match: Match) -> Any:
        return next((one for one in match.legal(0)[::-1] if match.dry_run(0, one)), None)

    def show(rig: Rig) -> None:
        rig.services.settings.hold_turn = True
        match = rig.services.matches.begin(table_plan(game, crew(1, 3), seed))
        play_on(match, lambda m: len(m.acts) > 40 and m.whose() == 0 and ending(m) is not None)
        scene = TableScene(rig.services, match)
        rig.show(scene)
        rig.settle()
        scene.session.act(ending(match))
        rig.settle()

    return show


def _leaf(rig: Rig) -> None:
    """A leaf of the rulebook turns; the diagrams on both sides of it have been drawn before."""
    over_table(lambda rig, m: RulebookScene(rig.services, GAME))(rig)
    book = rig.top.book  # type: ignore[attr-defined]
    for way in (1, -1):
        book.turn(way)
        rig.settle()
    book.turn(1)


def _deal(rig: Rig) -> None:
    match = rig.services.matches.begin(table_plan(GAME, crew(1, 3)))
    rig.show(TableScene(rig.services, match))


MOMENTS = {
    "title": Moment("the title at the first start", still(lambda rig: TitleScene(rig.services))),
    "title_continue": Moment("the title with a match under way", _title_to_continue),
    "title_several": Moment("the title with a match of each game under way", _title_several),
    **{
        f"title_{game}": Moment(f"the title with {game} focused", _focused_title(game))
        for game in GAMES
    },
    "saves": Moment("several matches under way", _several_under_way),
    "setup": Moment("setting up a table", still(lambda rig: SetupScene(rig.services, GAME))),
    "settings": Moment("the settings", over_table(lambda rig, m: SettingsScene(rig.services))),
    "about": Moment("version and licences", over_table(lambda rig, m: AboutScene(rig.services))),
    "keys": Moment("the list of keys", over_table(lambda rig, m: KeysScene(rig.services))),
    **{f"aim_{game}": Moment(f"the aim of {game}", _first_look(game)) for game in GAMES},
    "chart_held": Moment("a ship has sailed, and the turn waits", _held("treasure_boots")),
    "stolen_held": Moment(
        "the last action is done, and the turn waits", _held("stolen_treasure", 26)
    ),
    "rulebook": Moment(
        "the rulebook, with a house rule of the match",
        over_table(lambda rig, m: RulebookScene(rig.services, GAME, setup=_friendly())),
    ),
    "rulebook_rule": Moment(
        "the rulebook at the rule of a refusal",
        over_table(lambda rig, m: RulebookScene(rig.services, GAME, "DT-13", _friendly())),
    ),
    "pause": Moment("the pause menu", over_table(lambda rig, m: PauseScene(rig.services, m))),
    "helm": Moment("handing seats over", over_table(lambda rig, m: HelmScene(rig.services, m))),
    "quit": Moment("asking before quitting", over_table(lambda rig, m: confirm_quit(rig.services))),
    "curtain": Moment("the curtain between two people", over_table(_curtain)),
    "table_2": Moment("two at the table", _chosen(1, 40)),
    "table_3": Moment("three at the table", _chosen(2, 45)),
    "table_4": Moment("four at the table", _chosen(3, 60)),
    "table_5": Moment("five at the table", _chosen(4, 60)),
    "table_6": Moment("six at the table", _chosen(5, 60)),
    "table_6_forecast": Moment("six at the table, and what a card would bring", _pointed(5)),
    "table_swap": Moment("a card hangs on the hook", _on_the_hook),
    "table_symbols": Moment(
        "the version with symbols", table(pirates=2, acts=30, version="symbols")
    ),
    "table_start": Moment("the first decision of a match", _chosen(2, 0)),
    **{
        name: Moment(*found)
        for name, found in {
            **SHOWN,
            **bluff.SHOWN,
            **bids.SHOWN,
            **moments_setup.SHOWN,
            **telling.SHOWN,
            **challenges.SHOWN,
            **logbook.SHOWN,
            **voyage.SHOWN,
            **endings.SHOWN,
            **robbery.SHOWN,
        }.items()
    },
}
"""By name; each brings the app to rest at a moment worth looking at."""

PIECES = {name: Moment(*found) for name, found in {**SHEETS, **card_pieces.SHEETS}.items()}
"""Sheets of stock pieces: no screens that a player sees, so their words are in one language."""

_FILMED = {**bluff.FILMED, **bids.FILMED, **robbery.FILMED}
STRIPS = {
    "title_light": Strip("the light moves to another game", _light_moves),
    "rulebook_leaf": Strip("a leaf of the rulebook turns", _leaf),
    "deal": Strip("the deal for four", _deal),
    "draw": Strip("drawing from the covered deck", before("DrawCovered")),
    "take_discard": Strip("taking the open card", before("DrawDiscard", version="symbols")),
    "add": Strip("adding a card to the loot", before("Add")),
    "swap": Strip("the hook reaches across", before("Swap")),
    "bonus": Strip("discarding for a bonus", before("DiscardForBonus", version="symbols")),
    "end_turn": Strip("ending the turn; the pirates play theirs", before("EndTurn")),
    **{name: Strip(*found, film_is_over) for name, found in _FILMED.items()},
    **{name: Strip(*found) for name, found in endings.FILMED.items()},
    **{name: Strip(tells, film.begin, film.is_over) for name, (tells, film) in FILMED.items()},
}
"""By name; each brings the app to the first frame of an animation."""
