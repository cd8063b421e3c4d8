"""The title: the captain's cabin, a tile for each game, and the ways into a match."""

from __future__ import annotations

from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.core.registry import GAMES
from treasure_games.screens.cabin import Cabin
from treasure_games.screens.dialog import confirm_quit
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.saves import kept_sentence
from treasure_games.screens.setup.crew import first_table
from treasure_games.screens.tile import GameTile
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.scene import Scene
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Flow, Row
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.services import AppServices

_ = translate
_SIGN: Final = FRect(0.0, 0.0, 1320.0, 300.0)
_FOOT: Final = 150.0


class TitleScene(Scene):
    """Continue, quick play and set-up, settings, rulebook. Esc asks before it quits."""

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self._app = services
        self._saves = services.matches.under_way()
        self._cabin = Cabin(services)
        kept = kept_sentence(len(self._saves))
        self._tiles = [
            GameTile(game, self._quick_play, services.navigation.show_setup, kept) for game in GAMES
        ]
        self._menu = self._make_menu()
        self._tile_row = Row(*self._tiles, gap=54.0, align="end")
        self.root.add(self._tile_row, self._tiles_rect)  # type: ignore[attr-defined]
        self.root.add(self._menu, self._menu_rect)  # type: ignore[attr-defined]

    def enter(self) -> None:
        """Play the music over the sea, and focus the shortest way into a match."""
        self.services.audio.music("menu")
        self.services.audio.ambience("sea")
        self.focus.set(self._first_button())

    def handle(self, intent: Intent) -> bool:
        """Open the first game's rulebook on F1."""
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
        """Lay out the cabin first: the widgets stand on its table."""
        self._cabin.layout(context)
        super().layout(context)

    def draw(self, canvas: Canvas) -> None:
        """Draw the cabin, the sign, the tiles and the menu."""
        self._cabin.draw(canvas)
        sign = FRect(_SIGN)
        sign.centerx = canvas.context.viewport.rect.centerx
        canvas.image("title/wordmark", sign)
        super().draw(canvas)

    def _make_menu(self) -> Widget:
        buttons = [
            Button(_("Settings"), self._app.navigation.show_settings, "settings"),
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            Button(_("Quit"), self._quit, "quit"),
        ]
        if len(self._saves) > 1:
            buttons.insert(0, Button(_("Matches"), self._app.navigation.show_saves, "matches"))
        if self._saves:
            buttons.insert(0, Button(_("Continue"), self._continue, "continue", primary=True))
        return Flow(*buttons, gap=26.0, align="centre")

    def _first_button(self) -> Button:
        if self._saves:
            return next(
                one for one in self._menu.walk() if isinstance(one, Button) and one.is_primary
            )
        return self._tiles[0].quick_play

    def _menu_rect(self, context: LayoutContext) -> FRect:
        width = context.viewport.width - 120.0
        height = self._menu.preferred(context, width).height
        bottom = context.viewport.height - 22.0
        return FRect(60.0, bottom - height, width, height)

    def _tiles_rect(self, context: LayoutContext) -> FRect:
        menu = self._menu_rect(context)
        wanted = self._tile_row.preferred(context)
        top = max(330.0, menu.top - 30.0 - wanted.height)
        rect = FRect(
            0.0, top, min(wanted.width, context.viewport.width - 80.0), menu.top - 30.0 - top
        )
        rect.centerx = context.viewport.rect.centerx
        return rect

    def _continue(self) -> None:
        """Continue the match that was played last."""
        self._app.navigation.continue_match(self._saves[0].identity)

    def _quick_play(self, game_id: str) -> None:
        """Begin with the last table, or else with one person against two pirates."""
        plan = LastTables(self._app.folders.data).load(game_id) or first_table(game_id)
        self._app.navigation.begin_match(plan.with_seed(self._app.launch.seed))

    def _rulebook(self) -> None:
        self._app.navigation.show_rulebook(GAMES[0])

    def _quit(self) -> None:
        self.stack.push(confirm_quit(self._app))
