"""The truth reel: the claims of a game of bluffs one by one, each beside what it was."""

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.core.words import ClaimReport
from treasure_games.match.match import Match
from treasure_games.match.score_history import claim_reports, has_claim_reports
from treasure_games.screens.setup.faces import draw_dull
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import sized_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.places import is_large
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_AT, _AS, _OF = sized_look_beside(__file__)
_LIE: Final = replace(_AS.true, colour="rubric")
_FADED: Final = (180, 180, 180, 190)
_ALL: Final = -1
_LIES: Final = -2
"""What the filter shows, besides the claims of a seat."""


class Struck(Picture):
    """What a lie promised: faded, struck out, and maybe under the seal of a lie."""

    is_sealed = False

    def draw(self, canvas: Canvas) -> None:
        """Draw it, and the stroke and the seal over it."""
        draw_dull(canvas, self.image, self.rect, _FADED)
        rubric = canvas.context.theme.palette.rubric
        skin.draw_cut(canvas, self.rect.bottomleft, self.rect.topright, rubric)
        if self.is_sealed:
            side = _AT.seal * self.rect.height
            canvas.image("ui/seal_lie", sized(side, side, center=self.rect.center))


class TruthReelScene(PanelScene):
    """A sheet over the pause menu, or over a table that is looked back at, which `go` brings to the
    row of each claim. Esc or the button closes it.
    """

    dim = 0.6

    def __init__(
        self, services: AppServices, match: Match, go: Callable[[int], object] | None = None,
        row: int = 0, what: int | None = None,
    ) -> None:  # fmt: skip
        """Begin with the lies, or all claims if there is none, at the first one from a row on."""
        self._app, self._match, self._go, self._at = services, match, go, 0
        self._told = claim_reports(match, lambda seat: escaped(match.seats[seat].name))
        self._rows = [act.row for act in match.acts for _moment in act.moments]
        self._shown: list[ClaimReport] = []
        self._drawn, self._busts = list[tuple[Picture, Size]](), list[SeatFace]()
        self._filter = Stepper(self._options(), _ALL, self._show, "filter")
        self._before = IconButton("arrow_left", _("The one before"), partial(self.turn, -1), "last")
        self._next = Button("", self.turn, "next", primary=True)
        close = Button(_("Close"), self.close, "close")
        ways = self._filter, self._before, self._next
        self._card = Column(gap=12.0)
        title = _("Truth reel") if match.is_over else _("Revealed so far")
        super().__init__(
            services, title, ScrollArea(self._card, "claim", highest=_AT.highest),
            buttons=[*(ways if self._told else ()), close], widest=1500.0,
            material="parchment", first=self._next if self._told else close,
        )  # fmt: skip
        if what is None:
            what = _ALL if all(told.is_true for told in self._told) else _LIES
        self._filter.show(what)
        self._show(what, row)

    def layout(self, context: LayoutContext) -> None:
        """Place everything, pictures smaller where letters are large."""
        size = _AT.large if is_large(context) else 1.0
        for bust in self._busts:
            bust.side = size * _AT.bust
        for picture, whole in self._drawn:
            picture.fixed_size = Size(size * whole.width, size * whole.height)
        super().layout(context)

    def handle(self, intent: Intent) -> bool:
        """Turn with the keys of pages, too."""
        if isinstance(intent, intents.TurnPage) and self._shown:
            self.turn(1 if intent.pages > 0 else -1)
            return True
        return super().handle(intent)

    def turn(self, by: int = 1) -> None:
        """Go to the next one, or back, around the ends."""
        self._at = (self._at + by) % len(self._shown)
        self.services.audio.play("page_turn")
        self._lift()

    def _show(self, what: int, row: int = 0) -> None:
        """Walk through the claims that the filter lets through, from a row on."""
        self._shown = [
            told for told in self._told
            if what == _ALL or told.seat == what or (what == _LIES and not told.is_true)
        ]  # fmt: skip
        later = (at for at, one in enumerate(self._shown) if self._rows[one.moment] >= row)
        self._at = next(later, 0)
        self._lift()

    def _lift(self) -> None:
        """Show what a claim was, and the table at that moment."""
        for one in (self._before, self._next):
            one.reason = "" if len(self._shown) > 1 else _("There is no other one.")
        self._next.text = _("Next lie") if self._filter.value == _LIES else _("Next claim")
        if self._shown:
            row = self._rows[self._shown[self._at].moment]
            now = self._match, self._go, row, self._filter.value
            self._made_by = partial(TruthReelScene, self._app, *now)
            self._card.contain(*self._picture(self._shown[self._at]))
            if self._go:
                self._go(row)
        else:
            self._card.contain(Label(self._nothing(), _AS.empty, "nothing"))
        self.relayout()

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

    def _picture(self, told: ClaimReport) -> list[Widget]:
        """Return who said it, the claim, what was lifted, and who believed it."""
        is_caught = not told.is_true and not told.is_believed
        mood = "calm" if told.is_true else "caught" if is_caught else "pleased"
        bust = SeatFace(self._match.seats[told.seat], _AT.bust, mood, "face")
        word, style = (_("True"), _AS.true) if told.is_true else (_("A lie"), _LIE)
        word = _("The best lie") if told.is_best_lie else word
        place = _("{number} of {count}", number=self._at + 1, count=len(self._shown))
        verdict = Row(Label(word, style, "verdict").growing(), Label(place, _AS.fine, "place"))
        is_card = len(told.lifted) == 1
        size = _OF.card if is_card else _OF.piece
        struck = [Struck(one, *size, f"promised{n}") for n, one in enumerate(told.promised)]
        for one in struck[-1:]:
            one.is_sealed = True
        pieces = [Picture(one, *size, f"lifted{n}") for n, one in enumerate(told.lifted)]
        shown = [Label(told.shown, _AS.shown, "shown")] if told.shown else []
        worst = _("Nobody answered worse in this match.") if told.is_worst_call else ""
        answer = " ".join(filter(None, (told.answer, told.odds, worst)))
        words = Column(
            Label(told.claim, _AS.claim, "said"), verdict,
            Flow(*([*struck, *pieces] if is_card else [*pieces, *struck]), *shown, gap=24.0),
            Label(answer, _AS.fine, "answer"),
            gap=10.0,
        ).growing()  # fmt: skip
        self._drawn = [(one, one.fixed_size) for one in (*struck, *pieces)]
        self._busts = [bust]
        return [Row(bust, words, gap=34.0, align="centre")]


def reel_button(services: AppServices, match: Match, least: Size = Button.least) -> list[Button]:
    """Return the button that opens the reel; none for a game without bluffs."""
    if not has_claim_reports(match):
        return []
    text = _("Truth reel") if match.is_over else _("Revealed so far")
    return [Button(text, lambda: services.navigation.show_reel(match), "reel", least=least)]
