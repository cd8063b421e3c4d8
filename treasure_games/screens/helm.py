"""Who plays: hand a seat to a computer pirate in the middle of a match, or take it back."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.opponents.personas import PERSONAS
from treasure_games.screens.heading import heading
from treasure_games.screens.setup.crew import LEVELS, level_title, spare_persona
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.fonts import Face
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_ = translate
_NAME = TextStyle(26.0, Face.SEMIBOLD, "pearl")


class HelmScene(PanelScene):
    """One line per seat, with the one action possible for it."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._lines = Column(gap=18.0)
        close = Button(_("Done"), self.close, "done", primary=True)
        sheet = Column(heading(_("Who plays")), self._lines, close, gap=24.0)
        super().__init__(services, ScrollArea(sheet, "crew"), widest=1200.0, first=close)
        self._fill()

    def _fill(self) -> None:
        self._lines.fill([self._line(n, seat) for n, seat in enumerate(self._match.seats)])

    def _line(self, number: int, seat: Seat) -> Row:
        name = Label(_describe(seat), _NAME, f"seat{number}.name").growing()
        label = _("Hand to a computer") if seat.is_human else _("Take this seat")
        act = Button(label, lambda: self._change(number, seat), f"seat{number}.act")
        return Row(
            SeatFace(seat, 92.0, name=f"seat{number}.face"), name, act, gap=24.0, align="centre"
        )

    def _change(self, number: int, seat: Seat) -> None:
        if seat.is_human:
            self._match.hand_to_computer(number, LEVELS[1], spare_persona(self._match.seats))
        else:
            self._match.hand_to_human(number)
        self._fill()
        self.relayout()


def _describe(seat: Seat) -> str:
    name = escaped(seat.name)
    if seat.is_human:
        return _("{name}, in person").format(name=name)
    level = level_title(seat.level)
    if seat.persona in PERSONAS and seat.name != _(PERSONAS[seat.persona].name):
        return _("{name}, played by {pirate} ({level})").format(
            name=name, pirate=_(PERSONAS[seat.persona].name), level=level
        )
    return _("{name}, computer ({level})").format(name=name, level=level)
