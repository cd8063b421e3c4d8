"""What is shown in place of a screen that has failed: what happened, what is kept, how to go on."""

from pathlib import Path
from typing import NamedTuple

from treasure_games.core.errors import BadInstallation, quoted
from treasure_games.core.language import translate as _
from treasure_games.match.match import Match
from treasure_games.match.matches import Matches
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.markup import escaped
from treasure_games.table.services import AppServices


class Crash(NamedTuple):
    """A failure: the match that was on the screen and the place of the report, if there are any."""

    error: Exception
    match: Match | None
    report: Path | None
    matches: Matches

    @property
    def is_kept(self) -> bool:
        """True if the match can be gone on with."""
        return self.match is not None and self.matches.keeps(self.match.identity)

    @property
    def told(self) -> str:
        """Return all of it in sentences."""
        return " ".join(filter(None, (self._what(), self._kept(), self._report())))

    def _what(self) -> str:
        if isinstance(self.error, BadInstallation):
            return str(self.error)
        return _("Something in the game has failed: {error}.", error=quoted(str(self.error)))

    def _kept(self) -> str:
        if self.is_kept:
            return _("Your match is kept up to the last act.")
        if self.match is not None and len(self.match.acts) > 1 and not self.match.is_over:
            return _("Your match could not be saved and is lost.")
        if isinstance(self.error, BadInstallation):
            return ""  # It says so itself.
        return _("All saved matches are kept.")

    def _report(self) -> str:
        if self.report is None:
            return ""
        if self.report.suffix == ".json":
            return _("A report of it lies here: {path}", path=self.report)
        return _(
            "The report {path} can be replayed up to this point. It holds the seed and all hands,"
            " so show it to nobody at this table before the match is over.",
            path=self.report,
        )


class CrashScene(Dialog):
    """Tells of a failure. Esc goes on: with the match if that is kept, else at the title."""

    is_overlay = False

    def __init__(self, services: AppServices, crash: Crash, *, goes_on: bool) -> None:
        answers = [
            Answer(_("Quit"), services.host.quit),
            Answer(_("Go on"), self._go_on, primary=True),
        ]
        self._app, self._match = services, crash.match if goes_on and crash.is_kept else None
        super().__init__(services, _("The game has run aground"), escaped(crash.told), answers)

    def _give(self, answer: Answer) -> None:
        answer.act()

    def _go_on(self) -> None:
        self._app.navigation.show_title()  # What fails from here on isn't a failure of this scene.
        if self._match is not None:
            self._app.navigation.continue_match(self._match.identity)

    def draw(self, canvas: Canvas) -> None:
        """Draw on plain darkness: pictures may be what has failed."""
        canvas.fill(canvas.context.viewport.rect, canvas.context.theme.palette.night)
        super().draw(canvas)
