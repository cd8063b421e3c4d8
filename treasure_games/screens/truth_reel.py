"""The truth reel: every claim of a bluffing game beside what it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.core.words import ClaimReport
from treasure_games.match.match import Match
from treasure_games.match.score_history import claim_reports, has_claim_reports
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.animation import Animate
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_CLAIM: Final = TextStyle(32.0, Face.SEMIBOLD, "ink")
_FINE: Final = TextStyle(22.0, Face.REGULAR, "sepia")
_TRUE: Final = TextStyle(32.0, Face.SEMIBOLD, "jade_ink", "right")
_LIE: Final = TextStyle(32.0, Face.SEMIBOLD, "rubric", "right")
_SHOWN: Final = TextStyle(24.0, Face.REGULAR, "sepia", "right")
_EMPTY: Final = TextStyle(26.0, Face.REGULAR, "ink", "centre")
_CARD_HEAD: Final = TextStyle(32.0, Face.SEMIBOLD, "lantern")
_CARD_CLAIM: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
_CARD: Final = TextStyle(22.0, Face.REGULAR, "pearl")
_FACE: Final = 88.0
_HERO, _HERO_CLOSE = 140.0, 70.0
_SEAL: Final = 64.0
_CLOSE: Final = 22.0
"""The largest size of words where text is large, so that several claims are in view."""
_BEAT: Final = 0.09
"""Seconds from row to row as the reel is leafed through."""
_ALL: Final = -1
_LIES: Final = -2
"""What the filter shows, besides the claims of a seat."""


class AppearingRows(Column):
    """Rows that appear one after another: only the first `turned` are drawn."""

    turned = 0

    def draw(self, canvas: Canvas) -> None:
        """Draw those that have been turned up."""
        for row in self.children()[: self.turned]:
            row.draw(canvas)


class Prominent(Label):
    """Words that stand out beside the body, but are no larger where text is large."""

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        super().__init__(text, style, name)
        self._usual = style

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Choose the size of the words, and return what they need."""
        size = min(self._usual.size, _CLOSE) if is_large(context) else self._usual.size
        self.style = replace(self._usual, size=size)
        return super().preferred(context, width)


class TruthReelScene(PanelScene):
    """A sheet over the result or the pause menu. Esc or the button closes it; a press or Enter
    while rows appear turns all of them up.
    """

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._told = claim_reports(match, lambda seat: escaped(match.seats[seat].name))
        self._rows = AppearingRows(gap=20.0)
        self._filter = Stepper(self._options(), _ALL, self._show, "filter")
        self._filter.is_visible = bool(self._told)
        close = Button(_("Close"), self.close, "close")
        self._asides: list[Label] = []
        """What the highlights say again of a claim below them."""
        self._heroes: list[SeatFace] = []
        cards = Row(*self._cards(), gap=22.0)
        self._area = ScrollArea(Column(cards, self._rows, gap=26.0), "claims")
        title = _("Truth reel") if match.is_over else _("Revealed so far")
        self._fill(_ALL)
        super().__init__(
            services, title, self._area.growing(), buttons=[self._filter, close], widest=1640.0,
            material="parchment",
        )  # fmt: skip

    def layout(self, context: LayoutContext) -> None:
        """Leave room for claims below the highlights where text is large."""
        for aside in self._asides:
            aside.is_visible = not is_large(context)
        for face in self._heroes:
            face.side = _HERO_CLOSE if is_large(context) else _HERO
        super().layout(context)

    def enter(self) -> None:
        """Leaf through the reel."""
        super().enter()
        self._leaf()

    def handle(self, intent: Intent) -> bool:
        """Turn all rows up at once on a press while they appear."""
        skips = intents.PointerPressed | intents.Confirm
        if self.timeline.is_moving and isinstance(intent, skips):
            self.timeline.finish()
            return True
        return super().handle(intent)

    def _leaf(self) -> None:
        """Turn up the rows in sight one after another, and those below with the last."""
        rows = self._rows.children()
        in_sight = sum(row.rect.top < self._area.rect.bottom for row in rows)
        if self.services.settings.reduced_motion or not in_sight:
            self._rows.turned = len(rows)
            return

        def turn_up(t: float) -> None:
            self._rows.turned = len(rows) if t >= 1.0 else int(t * in_sight)

        self.timeline.play(Animate(_BEAT * in_sight, turn_up))

    def _show(self, what: int) -> None:
        """Show the claims that the filter lets through, from the first on."""
        self.timeline.clear()
        self._fill(what)
        self._rows.turned = len(self._rows.children())
        self._area.scroll_to(0.0)
        self.relayout()

    def _fill(self, what: int) -> None:
        rows: Sequence[Widget] = [
            self._row(f"claim{number}", told)
            for number, told in enumerate(self._told)
            if what == _ALL or told.seat == what or (what == _LIES and not told.is_true)
        ]
        self._rows.fill(rows or [Label(self._nothing(), _EMPTY, "nothing")])

    def _nothing(self) -> str:
        if self._told:
            return _("None of these claims was a lie.")
        if self._match.is_over:
            return _("Nobody claimed anything in this match.")
        return _("No claim has been answered yet. Once one is, the truth will be shown here.")

    def _options(self) -> list[Option[int]]:
        claimed = {told.seat: self._match.seats[told.seat] for told in self._told}
        seats = [
            Option(number, f"<seat={seat.emblem}>\u2060\u00a0{escaped(seat.name)}")
            for number, seat in sorted(claimed.items())
        ]
        return [Option(_ALL, _("All claims")), Option(_LIES, _("Lies")), *seats]

    def _row(self, name: str, told: ClaimReport) -> Row:
        is_caught = not told.is_true and not told.is_believed
        mood = "caught" if is_caught else "calm"
        face = SeatFace(self._match.seats[told.seat], _FACE, mood, f"{name}.face")
        words = Column(
            Prominent(told.claim, _CLAIM, f"{name}.claim"),
            Label(f"{told.answer} {told.odds}", _FINE, f"{name}.answer"),
            gap=2.0,
        ).growing()
        seal = Picture("ui/seal_true" if told.is_true else "ui/seal_lie", _SEAL, _SEAL)
        word, style = (_("True"), _TRUE) if told.is_true else (_("A lie"), _LIE)
        shown = [Prominent(told.shown, _SHOWN, f"{name}.shown")] if told.shown else []
        verdict = Column(Prominent(word, style, f"{name}.verdict"), *shown, gap=2.0)
        return Row(face, seal, words, verdict, gap=22.0, align="centre")

    def _cards(self) -> list[Widget]:
        """Return the highlights that there were."""
        best = [told for told in self._told if told.is_best_lie][:1]
        worst = [told for told in self._told if told.is_worst_call][:1]
        return [
            *(self._card("best", _("Best lie"), one.seat, "pleased", one) for one in best),
            *(self._card("worst", _("Worst choice"), one.answerers[0], "angry", one)
              for one in worst if one.answerers),
        ]  # fmt: skip

    def _card(self, name: str, head: str, seat: int, mood: str, told: ClaimReport) -> Widget:
        face = SeatFace(self._match.seats[seat], _HERO, mood, f"{name}.face")
        aside = Label(f"{told.answer} {told.odds}", _CARD, f"{name}.answer")
        self._asides.append(aside)
        self._heroes.append(face)
        words = Column(
            Prominent(head, _CARD_HEAD, f"{name}.head"),
            Prominent(told.claim, _CARD_CLAIM, f"{name}.claim"),
            aside,
            gap=4.0,
        ).growing()
        inside = Row(face, words, gap=20.0, align="centre")
        return Panel(inside, "dark", name, padding=26.0).growing()


def reel_button(services: AppServices, match: Match, least: Size = Button.least) -> list[Button]:
    """Return the button that opens the reel; none for a game without bluffs."""
    if not has_claim_reports(match):
        return []
    text = _("Truth reel") if match.is_over else _("Revealed so far")
    return [Button(text, lambda: services.navigation.show_reel(match), "reel", least=least)]
