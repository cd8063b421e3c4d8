"""Who plays: a seat is handed to a computer pirate in the middle of a match, or taken back."""

from functools import partial

from treasure_games.core.language import translate as _
from treasure_games.match.ladder import LEVELS
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.opponents.personas import PERSONAS, pirate_called
from treasure_games.opponents.players import level_title
from treasure_games.screens.setup.crew import keep_faces, spare_persona, usual_face
from treasure_games.screens.sheet import Cell, PanelScene
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow, Panel, Spacer
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)


class HelmScene(PanelScene):
    """A chair for each seat, to be handed over or taken."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._chairs = Flow(gap=_AT.gap, align="centre")
        close = Button(_("Done"), self.close, "done")
        crew = ScrollArea(self._chairs, "crew").growing()
        super().__init__(services, _("Who plays"), crew, buttons=[close], widest=_AT.widest)
        self._fill()

    def _fill(self) -> None:
        self._chairs.contain(*(self._chair(n, seat) for n, seat in enumerate(self._match.seats)))

    def _chair(self, number: int, seat: Seat) -> Panel:
        label = _("Let the computer play") if seat.is_human else _("Take this seat")
        act = Button(label, partial(self._change, number, seat), f"seat{number}.act")
        act.called = escaped(seat.name)
        told = Column(
            Spacer(_AT.chair, grow=0.0),
            SeatFace(seat, _AT.face, name=f"seat{number}.face"),
            Cell(escaped(seat.name), _AS.name, f"seat{number}.name"),
            Label(_described(seat), _AS.line, f"seat{number}.line"),
            act,
            gap=8.0,
        )
        return Panel(told, "chair", f"seat{number}.chair", padding=_AT.padding)

    def _change(self, number: int, seat: Seat) -> None:
        faces = self.services.settings.faces
        if seat.is_human:
            keep_faces((seat,), faces)
            is_pirate = seat.persona in PERSONAS
            persona = seat.persona if is_pirate else spare_persona(self._match.seats)
            self._match.hand_to_computer(number, LEVELS[1], persona)
        else:
            self._match.hand_to_human(number, usual_face(seat, faces))
        self._fill()
        self.relayout()
        act = f"seat{number}.act"
        self.focus.set(next((one for one in self.focus.controls() if one.name == act), None))


def _described(seat: Seat) -> str:
    """Return who plays there."""
    if seat.is_human:
        return _("In person")
    level = level_title(seat.level)
    if seat.persona in PERSONAS and pirate_called(seat.name) != seat.persona:
        return _("Played by {pirate} ({level})", pirate=_(PERSONAS[seat.persona].name), level=level)
    return _("Computer ({level})", level=level)
