"""The captain's advice after a match: up to five decisions of a person, and what was better."""

from msgspec.structs import replace

from treasure_games.core.chances import percent
from treasure_games.core.language import translate as _
from treasure_games.match.advice import Study, reason_words
from treasure_games.match.challenge import prelude
from treasure_games.match.match import Match
from treasure_games.match.replay import Flag
from treasure_games.match.seats import Seat
from treasure_games.opponents.worker import Answer
from treasure_games.screens.challenges import Standoff
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Gauge, Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.host import HOST
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)


class AdviceScene(PanelScene):
    """A sheet over the result. What it tells is worked out while it is up; to leave ends the work.

    Of several people each chooses their own.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        self._app, self._match, self._seconds = services, match, 0.0
        self._list = Column(gap=26.0)
        self._captain = [replace(match.seats[0], persona=HOST)]
        self._bust = Standoff(self._captain, "", _AT.bust, "think", _AT.bust_high)
        people = [Option(seat, self._called(seat)) for seat in match.human_seats]
        chooser = Stepper(people, people[0].value, self._choose, "person")
        self._watch = Button(_("See it at the table"), self._see, "watch")
        close = Button(_("Close"), self.close, "close")
        super().__init__(
            services, _("Captain’s advice"),
            Row(self._bust, ScrollArea(self._list, "advice").growing(), gap=34.0).growing(),
            buttons=[chooser, self._watch, close][len(people) < 2 :], widest=1720.0,
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
        study, is_done = self._study, self._study.is_done
        advice = study.advice if is_done else ()
        self._watch.is_visible = self._bust.is_visible = bool(advice)
        self.pictures = [self._bust] if advice else []
        said, mood = _(study.trouble), "think"
        if not is_done:
            share = percent(study.progress) if study.progress >= _AT.begun else _("just begun")
            said = _("The captain looks over the match: {share}", share=share)
        elif not advice and not said:
            said, mood = _("You played this as a captain would."), "pleased"
        gauge = [] if is_done else [Gauge(study.progress, _AT.way, "progress")]
        cabin = Standoff(self._captain, "instruments/glass", _AT.scene, mood)
        looking = [] if advice else [cabin, *gauge]
        seal = [Picture("ui/seal_true", _AT.seal, _AT.seal)] if mood == "pleased" else []
        words = [Flow(*seal, Label(said, _AS.said, "said"), align="centre")] if said else []
        self._list.contain(*looking, *words, *(self._advice(*one) for one in enumerate(advice)))
        self.relayout()

    def _advice(self, number: int, one: Answer) -> Widget:
        """Return the face that a decision was about, what was better, and both chances."""
        about: list[int] = []

        def called(seat: int) -> str:
            about.append(seat)
            return self._called(seat)

        name, study, own = f"advice{number}", self._study, self._match.seats[one.request.seat]
        told = (*study.lines(one, called)[:2], reason_words(one.reason, called))
        lines = zip(told, (_AS.played, _AS.better, _AS.why), strict=True)
        words = [Label(*line, f"{name}.{at}") for at, line in enumerate(lines) if line[0]]
        seat = next((self._match.seats[seat] for seat in about), own)
        face = SeatFace(seat, _AT.face, "calm", f"{name}.face")
        chances = Column(
            Label(_("Chance of victory"), _AS.chance, f"{name}.chance"),
            _chance(replace(own, persona=HOST), one.action.share, f"{name}.better"),
            _chance(own, one.action.played, f"{name}.own"),
            gap=4.0,
        )
        page = Column(*words, gap=4.0).growing()
        return Row(face, page, chances, gap=30.0, align="centre")


def _chance(seat: Seat, share: float, name: str) -> Row:
    """Return who decides, and how likely the victory is then by the captain's judgement."""
    face = SeatFace(seat, _AT.small, "calm", f"{name}.face")
    bar, figure = Gauge(share, _AT.bar, f"{name}.bar"), percent(share).rjust(4, "\u2007")
    return Row(face, bar, Label(figure, _AS.share, name), gap=14.0, align="centre")
