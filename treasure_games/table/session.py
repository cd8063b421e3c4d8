"""One match as it is seen at one screen: through whose eyes, and what these have read so far."""

from __future__ import annotations

from typing import Any, Protocol

from pygame import FRect

from treasure_games.core.registry import load_words
from treasure_games.match.conductor import Conductor
from treasure_games.match.match import Match
from treasure_games.stage.markup import escaped
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.focus import Focus
from treasure_games.table.game_table import AnyTable
from treasure_games.table.log import Log
from treasure_games.table.services import AppServices
from treasure_games.table.viewpoint import Viewpoint


class Shell(Protocol):
    """What the parts of a table may ask of the screen that they are on."""

    focus: Focus

    def invalidate(self, rect: FRect | None = None) -> None:
        """Have this part drawn again."""

    def relayout(self) -> None:
        """Lay out again before the next frame."""

    def look_anew(self) -> None:
        """Show the present state through the present eyes, without motion."""

    def finish_motion(self) -> None:
        """Bring everything that plays to its end."""

    def toggle_log(self) -> None:
        """Open the log, or close it."""


class Session:
    """Shared by the parts of a table; everything is answered for the eyes at the screen."""

    game: AnyTable
    """What is on the table; set before anybody asks for it."""

    def __init__(self, services: AppServices, match: Match, timeline: Timeline) -> None:
        self.services = services
        self.match = match
        self.timeline = timeline
        self.words = load_words(match.plan.game)
        self.log = Log(self.words, self.called, lambda: services.settings.show_odds)
        self.conductor = Conductor(match, services.thinker)
        self.is_recapping = False
        """True while somebody is shown what they have missed."""
        self._secrecy: tuple[int, bool] | None = None
        """For how many acts it was asked whether there are secrets, and the answer."""
        self.viewpoint = Viewpoint(match, services.settings.privacy, self._keeps_secrets)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen has; None: a bystander's."""
        return self.viewpoint.viewer

    @property
    def bottom(self) -> int:
        """Who sits at the lower edge."""
        return self.viewpoint.bottom

    @property
    def view(self) -> Any:
        """The state of the match as these eyes may see it; what is shown may lag behind."""
        return self.match.view(self.viewer)

    @property
    def asked(self) -> int | None:
        """The person at the screen, if asked now and everything lies still."""
        is_ready = self.is_turn_here and not self.timeline.is_busy
        return self.viewpoint.asked if is_ready else None

    @property
    def is_turn_here(self) -> bool:
        """True if the person at the screen is asked, though things may still move."""
        asked = self.viewpoint.asked
        return asked is not None and asked == self.bottom and not self.viewpoint.needs_curtain

    def called(self, seat: int) -> str:
        """Return a seat's name, safe in marked-up text."""
        return escaped(self.match.seats[seat].name)

    def emblem(self, seat: int) -> str:
        """Return the logical name of the picture of a seat's emblem."""
        return self.services.theme.seats[self.match.seats[seat].emblem].emblem_image

    def legal(self) -> tuple[Any, ...]:
        """Return what the person at the screen may do now; () when not asked."""
        return () if self.asked is None else self.match.legal(self.asked)

    def rewrite_log(self) -> None:
        """Write the log as the present eyes saw it all."""
        self.log.rewrite(step for act in self.match.acts for step in act.steps_for(self.viewer))

    def open_rulebook(self, rule_id: str = "") -> None:
        """Open the rulebook, at the paragraph of a rule if one is given."""
        self.services.navigation.show_rulebook(self.match.plan.game, rule_id)

    def _keeps_secrets(self) -> bool:
        """Asked of the game once an act."""
        acts = len(self.match.acts)
        if self._secrecy is None or self._secrecy[0] != acts:
            self._secrecy = acts, self.game.keeps_secrets(self.match.view(None))
        return self._secrecy[1]
