"""The title: the captain's cabin, five games on its table, and the ways into a match."""

from functools import partial
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.lesson import has_lesson
from treasure_games.core.pages import Named, page_beside
from treasure_games.core.registry import GAMES
from treasure_games.screens.cabin import Cabin
from treasure_games.screens.daily import DailyScene, today_leaf
from treasure_games.screens.dialog import confirm_quit
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.published import PUBLISHED, Published, offered
from treasure_games.screens.saves import crew_of, round_and_age
from treasure_games.screens.setup.crew import quick_play
from treasure_games.screens.shelf import Shelf
from treasure_games.screens.stand import Stand, Ways
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Direction, Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import Face
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button
from treasure_games.stage.widgets.containers import Flow
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_SIGN: Final = FRect(0.0, 0.0, 1240.0, 282.0)
_AT: Final = Named(page_beside(__file__, dict[str, float]))
_SHORT: Final = replace(BUTTON_TEXT, size=20.0)
_TWO_LINES: Final = replace(BUTTON_TEXT, size=16.0, face=Face.REGULAR)
"""The words of the acts where text is large: all stand in one line where they are short."""


class TitleScene(Scene):
    """Continue, quick play and set-up, settings, rulebook. Esc asks before it quits.

    The game that is pointed at or focused is lit; only it shows its acts.
    """

    reworded = Scene.anew

    def __init__(self, services: AppServices) -> None:
        super().__init__(services)
        self._app = services
        self._saves = services.matches.under_way()
        self._latest = next((saved.plan.game for saved in self._saves), "")
        self._voyage = services.matches.voyages.under_way()
        self._last_tables = LastTables(services.folders.data).games()
        self.backdrop = Cabin(services)
        stands = [self._stand(game) for game in offered()]
        self._shelf = Shelf(stands, self.timeline, services.theme.durations)
        self._continue = Button("", self._go_on, "continue", primary=True, hint=self._continue_hint)
        self._acts = self._make_acts()
        self._menu = Flow(*self._acts, gap=_AT.gap, align="centre")
        today = today_leaf(services, lambda: self.stack.push(DailyScene(services)))
        self._shelf.light(self._first_stand())
        self.shortcuts[intents.Help] = self._rulebook
        for part, where in (
            (_Sign(), _sign), (self._shelf, self._shelf_rect), (self._menu, self._menu_rect),
            (today, lambda context: FRect(context.viewport.width - 160.0, _AT.edge, 140.0, 140.0)),
        ):  # fmt: skip
            self.root.add(part, where)  # type: ignore[attr-defined]

    def enter(self) -> None:
        """Play the music in the cabin, and focus the shortest way into a match."""
        self.services.audio.music("menu")
        self.services.audio.ambience("cabin")
        buttons = (one for one in self.root.walk() if isinstance(one, Button))
        self.focus.set(next(one for one in buttons if one.is_primary))

    def handle(self, intent: Intent) -> bool:
        """Go down from a game to its acts."""
        lit = self._shelf.lit
        is_down = isinstance(intent, intents.Navigate) and intent.direction is Direction.DOWN
        if is_down and lit is not None and self.focus.current is lit.object:
            # The first way into a match is the one to take; another one may stand nearer.
            self.focus.set_by_name(lit.acts.children()[0].name)
            return True
        return super().handle(intent)

    def go_back(self) -> bool:
        """Ask whether to quit."""
        self.stack.push(confirm_quit(self._app))
        return True

    def layout(self, context: LayoutContext) -> None:
        """Lay out sign, games and menu."""
        self._continue.text = self._continue_text(context)
        for act in self._acts:
            large = _TWO_LINES if act is self._continue else _SHORT
            act.style = large if is_large(context) else BUTTON_TEXT
        super().layout(context)
        under = _AT.plank * _sign(context).height / _SIGN.height + _AT.below_sign
        for stand in self._shelf.stands:
            stand.object.tip_under = under

    def _stand(self, game: Published) -> Stand:
        matches = [saved for saved in self._saves if saved.plan.game == game.identity]
        show = self._app.navigation.show_setup
        learn = self._app.navigation.begin_lesson if has_lesson(game.identity) else None
        has_last, is_new = game.identity in self._last_tables, self._is_new(game.identity)
        ways = Ways(partial(quick_play, self._app), show, learn, has_last, is_new)
        stand = Stand(game, matches, self._latest, len(self._saves), ways)
        stand.object.on_hover = lambda is_over: self._point(stand) if is_over else None
        return stand

    def _is_new(self, game_id: str) -> bool:
        """Return True if nobody has learnt or played this game here."""
        known = {saved.plan.game for saved in self._saves}.union(self._app.settings.learnt)
        past = self._app.matches.statistics
        return game_id not in known and not past.matches_played(game_id)

    def _point(self, stand: Stand) -> None:
        """Light this game; the focus comes along if it is on another one.

        A lit one is left as it is: it may be losing the focus to another at this moment.
        """
        if self._shelf.lit is stand:
            return
        self._shelf.light(stand)
        current = self.focus.current
        if current is not None and self._shelf in current.ancestors():
            self.focus.set(stand.object, reveal=False)

    def _first_stand(self) -> Stand:
        """Return the game of the latest match, or else the new one that is best learnt first."""
        new = [game for game in PUBLISHED if self._is_new(game.identity)]
        first = min(new or PUBLISHED, key=lambda game: game.rank).identity
        wanted = self._latest or first
        return next(one for one in self._shelf.stands if one.object.name == wanted)

    def _make_acts(self) -> list[Button]:
        voyage = _("Sail on") if self._voyage else _("The voyage")
        buttons = [
            Button(voyage, self._app.navigation.show_voyage, "voyage", hint=self._voyage_hint()),
            Button(_("Settings"), partial(self._app.navigation.show, "settings"), "settings"),
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            Button(_("Ship’s log"), partial(self._app.navigation.show, "logbook"), "ships_log"),
            Button(_("Quit"), lambda: self.stack.push(confirm_quit(self._app)), "quit"),
        ]
        if self._saves:
            matches = Button(_("Matches"), partial(self._app.navigation.show, "saves"), "matches")
            buttons[3:3] = [self._continue, matches]
        return buttons

    def _voyage_hint(self) -> str:
        if self._voyage is None:
            return _("One evening over several games, with one purse for each pirate")
        from treasure_games.screens.voyage.telling import status

        return status(self._voyage)

    def _continue_hint(self) -> str:
        """Return what "Continue" leads to: who plays, how far they are, and since when."""
        latest = self._saves[0]
        return f"<b>{crew_of(latest)}</b>\n{round_and_age(latest)}"

    def _continue_text(self, context: LayoutContext) -> str:
        """Name the game of the latest match: where text is large, on a line of its own."""
        if not self._saves:
            return _("Continue")
        title = _(next(one.title for one in offered() if one.identity == self._latest))
        if is_large(context):
            return f"<b>{_('Continue')}</b>\n{title}"
        return _("Continue {game}", game=title)

    def _menu_rect(self, context: LayoutContext) -> FRect:
        width = context.viewport.width - 2 * _AT.edge
        height = self._menu.preferred(context, width).height
        return FRect(_AT.edge, context.viewport.height - _AT.edge - height, width, height)

    def _shelf_rect(self, context: LayoutContext) -> FRect:
        bottom = self._menu_rect(context).top - _AT.gap
        return FRect(_AT.edge, _AT.plank, context.viewport.width - 2 * _AT.edge, bottom - _AT.plank)

    def _go_on(self) -> None:
        """Continue the match that was played last."""
        self._app.navigation.continue_match(self._saves[0].identity)

    def _rulebook(self) -> None:
        lit = self._shelf.lit
        self._app.navigation.show_rulebook(lit.object.name if lit else GAMES[0])


class _Sign(Widget):
    """The name of the app over the games."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        canvas.image("title/wordmark", self.rect)


def _sign(context: LayoutContext) -> FRect:
    """Return where the sign hangs."""
    size = _AT.small_sign if is_large(context) else 1.0
    return sized(_SIGN.width * size, _SIGN.height * size, centerx=context.viewport.rect.centerx)
