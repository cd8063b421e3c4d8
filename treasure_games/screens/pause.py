"""The pause menu over a table: continue, look things up, restart, leave; who plays: hand a seat to
a computer pirate in the middle of a match, or take it back.
"""

from functools import partial

from treasure_games.core.language import translate as _
from treasure_games.match.daily import Deal
from treasure_games.match.ladder import LEVELS
from treasure_games.match.match import Match
from treasure_games.match.seats import Seat
from treasure_games.opponents.personas import PERSONAS, pirate_called
from treasure_games.opponents.players import level_title
from treasure_games.screens.dialog import Answer, Dialog, confirm_quit
from treasure_games.screens.setup.crew import keep_faces, spare_persona, usual_face
from treasure_games.screens.sheet import PanelScene, heading
from treasure_games.screens.truth_reel import reel_button
from treasure_games.stage.input import intents
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_WHEEL = 165.0
_NAME = TextStyle(26.0, Face.SEMIBOLD, "pearl")


class PauseScene(PanelScene):
    """Opened by Esc or the menu button. The match is saved at every act, so leaving is safe."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._is_scored = Deal.of(match.identity) is not None
        resume = Button(_("Back to the table"), self.close, "resume", primary=True)
        again = Button(_("Start over with the same luck"), self._ask_restart, "restart")
        again.is_visible = not (match.voyage or match.challenge)
        helm = Button(_("Who plays"), lambda: self.stack.push(HelmScene(services, match)), "helm")
        helm.is_visible = not (match.challenge or self._is_scored)
        self.pictures = [Picture("instruments/wheel", _WHEEL, _WHEEL, "wheel")]
        acts = Column(
            *self.pictures,
            heading(_("At anchor")),
            resume,
            Button(_("Rulebook"), self._rulebook, "rulebook"),
            *reel_button(services, match),
            Button(_("Settings"), partial(services.navigation.show, "settings"), "settings"),
            helm,
            again,
            Button(_("Save and leave"), services.navigation.show_title, "leave"),
            Button(_("Quit the game"), lambda: self.stack.push(confirm_quit(services)), "quit"),
            gap=16.0,
        )
        super().__init__(services, ScrollArea(acts, "menu"), widest=760.0, first=resume)
        self.shortcuts |= {intents.Menu: self.close, intents.Help: self._rulebook}

    def _rulebook(self) -> None:
        plan = self._match.plan
        self._app.navigation.show_rulebook(plan.game, setup=plan.setup)

    def _ask_restart(self) -> None:
        text = _("Cards and dice fall as they did before, and this match is given up.")
        if self._is_scored:
            text += " " + _("It was the one that counts: what comes after it is for learning.")
        answers = [Answer(_("Start over"), self._restart, True), Answer(_("Play on"))]
        self.stack.push(Dialog(self._app, _("Start over?"), text, answers))

    def _restart(self) -> None:
        self._app.navigation.show_match(self._app.matches.restart(self._match))


class HelmScene(PanelScene):
    """One line per seat, with the one action possible for it."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._lines = Column(gap=18.0)
        close = Button(_("Done"), self.close, "done")
        crew = ScrollArea(self._lines, "crew").growing()
        super().__init__(services, _("Who plays"), crew, buttons=[close], widest=1200.0)
        self._fill()

    def _fill(self) -> None:
        self._lines.contain(*(self._line(n, seat) for n, seat in enumerate(self._match.seats)))

    def _line(self, number: int, seat: Seat) -> Row:
        name = Label(_describe(seat), _NAME, f"seat{number}.name").growing()
        label = _("Let the computer play") if seat.is_human else _("Take this seat")
        act = Button(label, lambda: self._change(number, seat), f"seat{number}.act")
        face = SeatFace(seat, 130.0, name=f"seat{number}.face")
        return Row(face, name, act, gap=24.0, align="centre")

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


def _describe(seat: Seat) -> str:
    name = escaped(seat.name)
    if seat.is_human:
        return _("{name}, in person", name=name)
    level = level_title(seat.level)
    if seat.persona in PERSONAS and pirate_called(seat.name) != seat.persona:
        return _(
            "{name}, played by {pirate} ({level})",
            name=name,
            pirate=_(PERSONAS[seat.persona].name),
            level=level,
        )
    return _("{name}, computer ({level})", name=name, level=level)
