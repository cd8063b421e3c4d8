"""The title: the captain's cabin, an object for each game, and the ways into a match."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.registry import GAMES, load
from treasure_games.screens.cabin import Cabin
from treasure_games.screens.dialog import confirm_quit
from treasure_games.screens.exhibits import EXHIBITS, Exhibit, short_name
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.saves import kept_sentence
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.shelf import Shelf
from treasure_games.screens.tile import GameTile
from treasure_games.screens.title_menu import MainButton, MenuButton, TitleMenu
from treasure_games.screens.under_way import UnderWayTag
from treasure_games.stage.animation import Tween
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.viewport import REFERENCE_HEIGHT
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.widget import Control, Widget
from treasure_games.table.services import AppServices

_ = translate
_SIGN: Final = FRect(0.0, 0.0, 1320.0, 300.0)
_SIGN_FOOT: Final = 225.0
"""So far down the board of the sign reaches, and a little of its shadow."""
_GAP: Final = 14.0
_HIGHER: Final = 0.12
"""In a window that is higher by 1 all stands so much higher: clear of the cloth's border."""
_SIDE: Final = 40.0


class TitleScene(Scene):
    """Five objects of which one at most is chosen, and the menu. Esc asks before it quits."""

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self._app = services
        self._saves = services.matches.under_way()
        self._cabin = Cabin(services)
        self._tiles = [self._make_tile(exhibit) for exhibit in EXHIBITS]
        self._chosen: GameTile | None = None
        self._pressed: GameTile | None = None
        self._choose_first()
        self._menu = self._make_menu()
        self._shelf = Shelf(self._tiles)
        self.root.add(self._shelf, self._shelf_rect)  # type: ignore[attr-defined]
        self.root.add(self._menu, self._menu_rect)  # type: ignore[attr-defined]

    def enter(self) -> None:
        """Play the music over the sea, and focus the shortest way into a match."""
        self.services.audio.music("menu")
        self.services.audio.ambience("sea")
        self.focus.set(self._first_button())

    def handle(self, intent: Intent) -> bool:
        """Open the rulebook of the chosen game on F1."""
        if isinstance(intent, intents.Help):
            self._rulebook()
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Ask whether to quit."""
        self.stack.push(confirm_quit(self._app))
        return True

    def update(self, dt: float) -> None:
        """Move the lantern and the sea."""
        super().update(dt)
        for part in self._cabin.update(dt):
            self.invalidate(part)

    def next_wakeup(self) -> float | None:
        """Return the seconds to the next change of the tooltip or the cabin."""
        wishes = (super().next_wakeup(), self._cabin.next_wakeup())
        return min((wish for wish in wishes if wish is not None), default=None)

    def reworded(self) -> Scene:
        """Return the same cabin in the new language."""
        return TitleScene(self._app)

    def layout(self, context: LayoutContext) -> None:
        """Lay out the widgets first: the cabin puts its table under them."""
        super().layout(context)
        self._cabin.layout(context, self._shelf.feet)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cabin, the sign, the objects and the menu."""
        self._cabin.draw(canvas)
        sign = FRect(_SIGN)
        sign.centerx = canvas.context.viewport.rect.centerx
        canvas.image("title/wordmark", sign)
        super().draw(canvas)

    def _make_tile(self, exhibit: Exhibit) -> GameTile:
        game_id = exhibit.game_id
        acts = (
            Button(
                _("Quick play"),
                partial(self._quick_play, game_id),
                f"{game_id}.play",
                primary=not self._saves,
                # The rules are loaded when the hint is shown, not for the first frame.
                hint=partial(self._summary, game_id),
            ),
            Button(
                _("Set up"),
                partial(self._app.navigation.show_setup, game_id),
                f"{game_id}.setup",
                hint=kept_sentence(len(self._saves)),
            ),
        )
        tile = GameTile(exhibit, acts, self._tag(game_id), is_lit=self._is_under_way(game_id))
        if exhibit.is_playable:
            tile.spot.on_hover = partial(self._pointed_at, tile)
            tile.spot.on_press = partial(self._press, tile)
            tile.spot.on_reached = partial(self._reach, tile)
        else:
            reason = _("{game} still stands under its cloth: it comes with a later version.")
            tile.spot.disable(reason.format(game=short_name(game_id)))
        return tile

    def _is_under_way(self, game_id: str) -> bool:
        return any(one.plan.game == game_id for one in self._saves)

    def _tag(self, game_id: str) -> UnderWayTag | None:
        """Return a tag for the latest match of this game, if one is under way."""
        for saved in self._saves:
            if saved.plan.game == game_id:
                standing = self._app.matches.standing(saved.identity)
                return standing and UnderWayTag(saved, standing, f"{game_id}.tag")
        return None

    def _choose_first(self) -> None:
        """Begin with a game that has no match under way: what is told of the others is seen."""
        free = [tile for tile in self._tiles if tile.exhibit.is_playable and not tile.is_lit]
        if free:
            self._chosen = free[0]
            self._chosen.chosen = 1.0
            self._chosen.show_acts(True)

    def _pointed_at(self, tile: GameTile, is_pointed_at: bool) -> None:
        if is_pointed_at:
            self._choose(tile)

    def _choose(self, tile: GameTile) -> None:
        """Raise this object and let the last one sink."""
        if tile is self._chosen:
            return
        before, self._chosen, self._pressed = self._chosen, tile, None
        length = self.services.theme.durations.choose_object
        for one in (before, tile):
            if one is not None:
                one.show_acts(one is tile)
                self.timeline.beside(Tween(one, length, chosen=1.0 if one is tile else 0.0))
        if before is not None and _holds(before.acts, self.focus.current):
            self.focus.set(tile.quick_play, reveal=False)
        self.invalidate()

    def _press(self, tile: GameTile) -> None:
        """Choose this object; if that was done before, play."""
        if self._pressed is tile:
            self._quick_play(tile.exhibit.game_id)
        else:
            self._pressed = tile

    def _reach(self, tile: GameTile) -> None:
        """Keys that bring the focus to an object have pressed it once."""
        self._pressed = tile

    def _make_menu(self) -> TitleMenu:
        go = self._app.navigation
        left = [
            MenuButton(_("Settings"), go.show_settings, "settings"),
            MenuButton(_("Rulebook"), self._rulebook, "rulebook"),
        ]
        leave = MenuButton(_("Quit"), self._quit, "quit")
        if not self._saves:
            return TitleMenu([*left, leave], None, [], gap=26.0)
        name = short_name(self._saves[0].plan.game)
        words = _("Continue {game}").format(game=name)
        main = MainButton(words, self._continue, "continue", primary=True)
        matches = MenuButton(_("Matches"), go.show_saves, "matches")
        return TitleMenu(left, main, [matches, leave], gap=26.0)

    def _first_button(self) -> Button:
        if self._menu.main is not None:
            return self._menu.main
        return next(tile.quick_play for tile in self._tiles if tile is self._chosen)

    def _menu_rect(self, context: LayoutContext) -> FRect:
        width = context.viewport.width - 2 * _SIDE
        height = self._menu.preferred(context, width).height
        bottom = context.viewport.height - _GAP
        return FRect(_SIDE, bottom - height, width, height)

    def _shelf_rect(self, context: LayoutContext) -> FRect:
        row = context.viewport.height - _GAP - MainButton.least.height
        bottom = min(self._menu_rect(context).top, row) - _GAP
        bottom -= _HIGHER * (context.viewport.height - REFERENCE_HEIGHT)
        return FRect(0.0, _SIGN_FOOT, context.viewport.width, bottom - _SIGN_FOOT)

    def _continue(self) -> None:
        """Continue the match that was played last."""
        self._app.navigation.continue_match(self._saves[0].identity)

    def _quick_play(self, game_id: str) -> None:
        """Begin with the last table, or else with one person against two pirates."""
        plan = LastTables(self._app.folders.data).load(game_id) or first_table(game_id)
        self._app.navigation.begin_match(plan.with_seed(self._app.launch.seed))

    def _summary(self, game_id: str) -> str:
        """Return what the game is about, and what becomes of matches under way."""
        return f"{_(load(game_id).info.summary)}\n{kept_sentence(len(self._saves))}".rstrip()

    def _rulebook(self) -> None:
        chosen = self._chosen.exhibit.game_id if self._chosen is not None else GAMES[0]
        self._app.navigation.show_rulebook(chosen)

    def _quit(self) -> None:
        self.stack.push(confirm_quit(self._app))


def _holds(around: Widget, control: Control | None) -> bool:
    return control is not None and around in control.ancestors()
