"""The table of Bluffaneer: what lies on it, who sits at it, and how it is played at."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final

from treasure_games.core.game import Mode
from treasure_games.core.language import N_, translate as _
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.events import BonesRolled
from treasure_games.games.bluffaneer.rules.state import DEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.text.odds_notes import bluff_record
from treasure_games.games.bluffaneer.ui.answers import Answers
from treasure_games.games.bluffaneer.ui.board import Board
from treasure_games.games.bluffaneer.ui.layout import CARD_ASPECT, Layout, bones_of, card
from treasure_games.games.bluffaneer.ui.presenter import Presenter
from treasure_games.games.bluffaneer.ui.race import Palm
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.widgets.widget import Control, Node, Sign
from treasure_games.table.game_table import Layer
from treasure_games.table.in_hand import Held
from treasure_games.table.people.table import PeopleTable, PileBrowser
from treasure_games.table.pieces.plate_slots import Badge
from treasure_games.table.table_api import TableApi


def _bones(table: "BluffaneerTable", _event: BonesRolled, view: View) -> Held:
    """Lay the bones ready beside the own card, half as large."""
    place, side = table.board.layout.answers[0], 0.5 * table.board.layout.bone
    spots = [(place.centerx + way * side, place.top - 20.0, side) for way in (-1, 1)]
    bones = table.board.dice.hold((bones_of(view.house),) * 2, spots)
    return Held(bones, sentence=N_("{name}, throw the bones."), sound="bones_roll")


class BluffaneerTable(PeopleTable[View, Action]):
    """The board, the answers, and what counting tells."""

    progress = staticmethod(View.progress)
    throws = MappingProxyType({BonesRolled: _bones})
    edge = Layout
    board: Board
    answers: Answers

    def __init__(self, api: TableApi) -> None:
        super().__init__(api)
        self.board = Board(api)
        self.answers = Answers(api, self.board)
        self.race = self.answers.race
        self.presenter = Presenter(api, self.board, self.race)
        self.palm = Palm(api, self.board)
        self.browser = PileBrowser(api, self._discards, lambda _pile, face: card(face), CARD_ASPECT)

    # What is offered

    def signs(self) -> Iterable[Sign]:
        """Yield the map of doubles, the stack, the discards, and what counting tells."""
        layout = self.board.layout
        yield layout.map, "bluffaneer/icon_chest"
        yield layout.deck.inflate(20, 60), "cards/bluffaneer/back"
        yield layout.discard.inflate(20, 60), "cards/bluffaneer/chest_ship"
        yield layout.known, "cards/bluffaneer/swords_skull"

    def _discards(self, _pile: int) -> Sequence[int]:
        return [self.view.faces[one] for one in self.view.discard]

    def handle(self, intent: Intent) -> bool:
        """Put away what is looked at closely; let keys and pads shout."""
        return super().handle(intent) or self.race.handle(intent)

    @property
    def asks_bystanders(self) -> bool:
        """True if others are asked one after another."""
        return Mode.WINDOW in self.view.house.modes

    def is_target(self, view: View, seat: int) -> bool:
        """Return True for whoever has rolled."""
        return seat == view.turn

    def gathers(self, view: View) -> bool:
        """All watch the bones together where the fastest shout counts."""
        return Mode.RACE in view.house.modes

    @property
    def may_race(self) -> bool:
        """True if a race may begin: all people are ready for it."""
        return self.race.may_begin

    @property
    def is_racing(self) -> bool:
        """True while people may shout in a race."""
        return self.race.is_on

    def in_turn(self, asked: tuple[int, ...]) -> tuple[int, ...]:
        """Light the roller while several are asked in secret: nobody sees who is to answer."""
        if self.view.phase == DEAL:
            return ()
        return asked if len(asked) == 1 else (self.view.turn,)

    def secrets(self, view: View, seat: int) -> Sequence[str]:
        """Return the faces of the card that is held to the breast."""
        return [card(view.faces[one]) for one in view.hands[seat : seat + 1] if one >= 0]

    def badges(self, view: View, seat: int) -> Sequence[Badge]:
        """Return what is known of a seat's claims, for the tooltip of its plate."""
        return (Badge("", 0, bluff_record(view, seat)),)

    def controls(self) -> Sequence[Control]:
        """Return what can be pressed; nothing while somebody looks before a race begins."""
        return () if self.palm.is_up and not self.may_race else super().controls()

    # Drawing

    def nodes(self, layer: Layer) -> Sequence[Node]:
        """Return what is known below the buttons; the discards can be looked through."""
        if layer is Layer.OVER:
            return *super().nodes(layer), self.palm
        if layer is not Layer.MOVING:
            return super().nodes(layer)
        hint = _("Look through the discards")
        spot = self.browser.spot(0, "discard", self.board.layout.discard, hint)
        return self.board.known, self.answers, spot, *self.board.moving


TABLE: Final = BluffaneerTable
