"""The captain's advice after a match: up to five decisions of a person, and what was better."""

from typing import Final

from treasure_games.core.chances import percent
from treasure_games.core.language import translate as _
from treasure_games.match.advice import Study
from treasure_games.match.challenge import prelude
from treasure_games.match.match import Match
from treasure_games.match.replay import Flag
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_PLAYED: Final = TextStyle(24.0, Face.SEMIBOLD, "sepia")
_BETTER: Final = TextStyle(28.0, Face.BOLD, "rubric")
_WHY: Final = TextStyle(24.0, Face.REGULAR, "ink")
_SAID: Final = TextStyle(28.0, Face.REGULAR, "ink", "centre")

_BEGUN: Final = 0.01
"""The progress from which on it is told."""


class AdviceScene(PanelScene):
    """A sheet over the result. What it tells is worked out while it is up; to leave ends the work.

    Of several people each chooses their own.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        self._app, self._match, self._seconds = services, match, 0.0
        self._list = Column(gap=26.0)
        people = [Option(seat, self._called(seat)) for seat in match.human_seats]
        chooser = Stepper(people, people[0].value, self._choose, "person")
        self._watch = Button(_("See it at the table"), self._see, "watch")
        close = Button(_("Close"), self.close, "close")
        super().__init__(
            services, _("Captain’s advice"), ScrollArea(self._list, "advice").growing(),
            buttons=[chooser, self._watch, close][len(people) < 2 :], widest=1280.0,
            material="parchment",
        )  # fmt: skip
        self._begin(people[0].value)

    def update(self, dt: float) -> None:
        """Go on with the work, and show how far it is."""
        super().update(dt)
        self._seconds += dt
        if not self._study.is_done:
            self._study.tick()
            self._show()

    @property
    def is_animating(self) -> bool:
        """True while there is work, too."""
        return super().is_animating or not self._study.is_done

    def leave(self) -> None:
        """End the work."""
        self._study.stop()

    def _called(self, seat: int) -> str:
        return escaped(self._match.seats[seat].name)

    def _choose(self, seat: int) -> None:
        self._study.stop()
        self._begin(seat)

    def _begin(self, seat: int) -> None:
        record, thinker = self._match.record(), self._app.thinker
        first = prelude(self._match)
        self._study = Study(record, seat, thinker, lambda: self._seconds, first)
        self._show()

    def _see(self) -> None:
        """Look back at the match, from the first of these decisions on."""
        flags = [Flag(*one) for one in self._study.flags(self._called)]
        self._app.navigation.watch(self._match.record(), flags, min(one.row for one in flags))

    def _show(self) -> None:
        study, told = self._study, []
        self._watch.is_visible = study.is_done and bool(study.advice)
        said = _(study.trouble)
        if not study.is_done:
            share = percent(study.progress) if study.progress >= _BEGUN else _("just begun")
            said = _("The captain looks over the match: {share}", share=share)
        elif not study.advice and not said:
            said = _("You played this as a captain would.")
        for number, one in enumerate(study.advice if study.is_done else ()):
            lines = zip(study.lines(one, self._called), (_PLAYED, _BETTER, _WHY), strict=True)
            words = [Label(*line, f"advice{number}.{at}") for at, line in enumerate(lines)]
            told.append(Column(*words, gap=2.0))
        self._list.contain(*([Label(said, _SAID, "said")] if said else []), *told)
        self.relayout()
