"""The captain's advice after a match: up to five decisions of a person, and what was better."""

from __future__ import annotations

from typing import Final

from treasure_games.core.chances import percent
from treasure_games.core.language import translate as _
from treasure_games.match.advice import Advice, Study, advice_lines
from treasure_games.match.match import Match
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size
from treasure_games.table.services import AppServices

_WHAT: Final = TextStyle(24.0, Face.SEMIBOLD, "sepia")
_ADVICE: Final = TextStyle(28.0, Face.BOLD, "rubric")
_WHY: Final = TextStyle(24.0, Face.REGULAR, "ink")
_SAID: Final = TextStyle(28.0, Face.REGULAR, "ink", "centre")
_FINE: Final = TextStyle(20.0, Face.ITALIC, "sepia", "centre")


class AdviceScene(PanelScene):
    """A sheet over the result. What it tells is worked out while it is up; to leave ends the work.

    Where several people have played, each chooses their own.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        self._app, self._match = services, match
        self._seconds = 0.0
        self._list = Column(gap=26.0)
        people = [Option(seat, self._called(seat)) for seat in match.human_seats]
        chooser = Stepper(people, people[0].value, self._begin, "person")
        close = Button(_("Close"), self.close, "close")
        self._study = self._study_of(people[0].value)
        self._show()
        super().__init__(
            services, _("Captain’s advice"), ScrollArea(self._list, "advice").growing(),
            buttons=[*([chooser] if len(people) > 1 else []), close], widest=1280.0,
            material="parchment", made_from=(match,),
        )  # fmt: skip

    def update(self, dt: float) -> None:
        """Go on with the work, and show how far it is."""
        super().update(dt)
        self._seconds += dt
        if not self._study.is_done:
            self._study.tick()
            self._show()
            self.relayout()

    @property
    def is_animating(self) -> bool:
        """True while there is work, too."""
        return super().is_animating or not self._study.is_done

    def leave(self) -> None:
        """End the work."""
        self._study.stop()

    def _called(self, seat: int) -> str:
        return escaped(self._match.seats[seat].name)

    def _study_of(self, seat: int) -> Study:
        thinker = self._app.thinker
        return Study(self._match.record(), seat, thinker, clock=lambda: self._seconds)

    def _begin(self, seat: int) -> None:
        self._study.stop()
        self._study = self._study_of(seat)
        self._show()
        self.relayout()

    def _show(self) -> None:
        study = self._study
        if not study.is_done:
            text = _("The captain looks over the match: {share}")
            self._list.fill([Label(text.format(share=percent(study.progress)), _SAID, "progress")])
            return
        told = [self._told(number, one) for number, one in enumerate(study.advice)]
        trouble = [Label(_(study.trouble), _SAID, "trouble")] if study.trouble else []
        as_one = Label(_("You played this as a captain would."), _SAID, "none")
        how = Label(_("Chances of victory by what you could see at that moment."), _FINE, "how")
        self._list.fill([*trouble, *told, *([how] if told else [] if trouble else [as_one])])

    def _told(self, number: int, one: Advice) -> Column:
        lines = advice_lines(one, self._match.plan.game, self._called)
        styles = zip(lines, (_WHAT, _ADVICE, _WHY), strict=True)
        labels = [
            Label(text, style, f"advice{number}.{at}") for at, (text, style) in enumerate(styles)
        ]
        return Column(*labels, gap=2.0)


def advice_button(services: AppServices, match: Match, least: Size = Button.least) -> list[Button]:
    """Return the button that asks for advice; none if nobody could want it."""
    if not match.human_seats or match.lesson is not None:
        return []

    def ask() -> None:
        services.navigation.show_advice(match)

    return [Button(_("Captain’s advice"), ask, "advice", least=least)]
