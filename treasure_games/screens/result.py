"""The end of a match: who won, the scores, the seed that was sealed, and the next match."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.registry import load_words
from treasure_games.core.words import Breakdown
from treasure_games.match.match import Match
from treasure_games.match.seats import EMBLEMS, seed_print
from treasure_games.screens.heading import heading
from treasure_games.screens.reel_button import reel_button
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Centred, Column, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_ = translate
_VERDICT = TextStyle(48.0, Face.SEMIBOLD, "ink", "centre")
_NAME = TextStyle(26.0, Face.SEMIBOLD, "ink")
_MADE_OF = TextStyle(20.0, Face.REGULAR, "sepia")
_DECIDED = TextStyle(26.0, Face.REGULAR, "ink", "centre")
_SCORE = TextStyle(34.0, Face.BOLD, "rubric", "right")
_FINE = TextStyle(18.0, Face.REGULAR, "sepia", "centre")
_MEASURES: Final = ((4, 104.0, 22.0), (6, 84.0, 16.0), (EMBLEMS, 64.0, 10.0))
"""For up to this many seats: the side of a face and the gap, so that all fit."""


class ResultScene(Scene):
    """The end of a match. A rematch is one click, with the same crew."""

    def __init__(self, services: AppServices, match: Match) -> None:
        self._app = services
        self._match = match
        self._breakdown = breakdown_of(match)
        self._rematch_button = Button(_("Rematch"), self._rematch, "rematch", primary=True)
        buttons = Flow(
            self._rematch_button,
            *reel_button(services, match),
            Button(_("Same luck again"), self._again, "again"),
            Button(_("Change the table"), self._setup, "setup"),
            Button(_("Back to port"), services.navigation.show_title, "title"),
            gap=22.0,
            align="centre",
        )
        seed = Label(_fair_play(match), _FINE, "seed")
        self._face, gap = next(
            measures for most, *measures in _MEASURES if len(match.seats) <= most
        )
        standing = ScrollArea(Column(*self._standing(), seed, gap=gap), "standing").growing()
        why = self._breakdown.decided
        decided = [Label(why, _DECIDED, "decided")] if why else []
        verdict = heading(_verdict(match), _VERDICT, "verdict")
        sheet = Column(verdict, *decided, standing, buttons, gap=22.0)
        panel = Panel(sheet, "parchment", "sheet", padding=60.0)
        super().__init__(services, Centred(panel, widest=1280.0))

    def enter(self) -> None:
        """Play the sound of the chest, and focus the rematch."""
        self.services.audio.play("chest_open")
        self.focus.set(self._rematch_button)

    def go_back(self) -> bool:
        """Go to the title."""
        self._app.navigation.show_title()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the chest on the table behind the sheet."""
        canvas.cover("scenes/result", canvas.context.viewport.rect)
        super().draw(canvas)

    def _standing(self) -> list[Row]:
        outcome = self._match.outcome()
        if outcome is None:
            return []
        ranking = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        return [self._line(seat, outcome.scores[seat], seat in outcome.winners) for seat in ranking]

    def _line(self, number: int, score: int, has_won: bool) -> Row:
        seat = self._match.seats[number]
        made_of = self._breakdown.by_seat[number]
        words = [Label(made_of, _MADE_OF, f"seat{number}.made_of")] if made_of else []
        name = Label(escaped(seat.name), _NAME, f"seat{number}.name")
        face = SeatFace(seat, self._face, "pleased" if has_won else "angry", f"seat{number}.face")
        crown = [Picture("ui/icon_crown", 48.0, 48.0, f"seat{number}.crown")] if has_won else []
        told = Label(str(score), _SCORE, f"seat{number}.score")
        who = Column(name, *words, gap=2.0).growing()
        return Row(face, who, *crown, told, gap=26.0, align="centre")

    def _rematch(self) -> None:
        self._app.navigation.begin_match(self._match.plan.with_seed())

    def _again(self) -> None:
        self._app.navigation.show_match(self._app.matches.restart(self._match))

    def _setup(self) -> None:
        game_id = self._match.plan.game
        self._app.navigation.show_title()
        self._app.navigation.show_setup(game_id)


def breakdown_of(match: Match) -> Breakdown:
    """Return what the scores of a finished match are made of, in its game's words."""
    outcome = match.outcome()
    if outcome is None:
        return Breakdown(("",) * len(match.seats))
    events = [step.event for act in match.acts for step in act.steps_for(None)]
    return load_words(match.plan.game).breakdown(outcome, events, match.view(None))


def _verdict(match: Match) -> str:
    outcome = match.outcome()
    if outcome is None:
        return ""
    winners = [match.seats[seat] for seat in outcome.winners]
    if len(winners) == 1 and winners[0].is_human and len(match.human_seats) == 1:
        return _("The treasure is yours!")
    names = _(" and ").join(escaped(seat.name) for seat in winners)
    return translate_plural(
        "{names} takes the treasure", "{names} share the treasure", len(winners)
    ).format(names=names)


def _fair_play(match: Match) -> str:
    sentence = _("Seed {seed}; its SHA-256 begins with {print}, as sealed before play.")
    return sentence.format(seed=match.seed_told, print=seed_print(match.plan.seed)[:16])
