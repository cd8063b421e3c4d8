"""The truth reel: after a match of bluffs, every claim in order with what nobody saw then."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate, translate_plural
from treasure_games.core.reel import Claim, Highlight, Sums, highlights_of, sums_of
from treasure_games.match.match import Match
from treasure_games.match.truth import truth_reel
from treasure_games.screens.heading import ON_PAPER, heading
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.fonts import Face
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_ = translate
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_LINE: Final = TextStyle(24.0, Face.REGULAR, "ink")
_LIE: Final = TextStyle(24.0, Face.SEMIBOLD, "rubric")
_FINE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_TITLES: Final = (
    N_("The best lie of the match"),
    N_("The worst call of the match"),
    N_("The worst belief of the match"),
)
"""In the order of `Highlights`."""
_SUM_SIDE: Final = 64.0
_CLAIM_SIDE: Final = 84.0


class ReelScene(PanelScene):
    """A sheet of sums and claims over the result. Esc or Back closes it."""

    dim = 0.7

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        self._claims = truth_reel(match.record(), self._called)
        back = Button(_("Back"), self.close, "close", primary=True)
        self._marks = highlights_of(self._claims)
        told = Column(
            Column(*self._sums(), gap=12.0),
            Column(*self._highlights(), gap=6.0),
            Column(*self._lines(), gap=28.0),
            gap=32.0,
        )
        area = ScrollArea(told, "claims")
        area.grow = 1.0
        sheet = Column(
            heading(_("Truth reel"), ON_PAPER), area, Flow(back, align="centre"), gap=22.0
        )
        super().__init__(services, sheet, widest=1300.0, material="parchment", first=back)

    def reworded(self) -> Scene:
        """The same claims in other words."""
        return ReelScene(self._app, self._match)

    def _called(self, seat: int) -> str:
        return escaped(self._match.seats[seat].name)

    def _sums(self) -> list[Row]:
        return [self._sum(seat) for seat in range(len(self._match.seats))]

    def _sum(self, seat: int) -> Row:
        name = f"seat{seat}"
        words = Column(
            Label(self._called(seat), _NAME, f"{name}.name"),
            Label(_summed(sums_of(self._claims, seat)), _FINE, f"{name}.sums"),
            gap=2.0,
        )
        words.grow = 1.0
        face = SeatFace(self._match.seats[seat], _SUM_SIDE, name=f"{name}.face")
        return Row(face, words, gap=22.0, align="centre")

    def _highlights(self) -> list[Label]:
        """The best and the worst in a line each, before the long list in which they stand."""
        return [
            Label(self._told(number, mark), _LINE, f"highlight{number}")
            for number, mark in enumerate(self._marks)
            if mark is not None
        ]

    def _told(self, number: int, mark: Highlight) -> str:
        """Return a line: of the lie, which is the first, its claim; of others the answer."""
        claim = self._claims[mark.place]
        text = mark.answer.text if number else claim.text
        return _("<b>{title}:</b> {when} · {text} ({percent}%)").format(
            title=_(_TITLES[number]),
            when=claim.when,
            text=text,
            percent=round(100 * mark.answer.chance),
        )

    def _lines(self) -> list[Row]:
        return [
            self._line(f"claim{place}", claim, self._titles(place))
            for place, claim in enumerate(self._claims)
        ]

    def _titles(self, place: int) -> list[str]:
        return [
            _(title)
            for title, mark in zip(_TITLES, self._marks, strict=True)
            if mark is not None and mark.place == place
        ]

    def _line(self, name: str, claim: Claim, titles: list[str]) -> Row:
        """A claim, its answers, the truth, the odds, and what it was the best or worst of."""
        words = Column(
            Label(f"{claim.when} · {claim.text}", _NAME, f"{name}.claimed"),
            *(
                Label(answer.text, _LINE, f"{name}.answer{number}")
                for number, answer in enumerate(claim.answers)
            ),
            Label(claim.truth, _LINE if claim.is_true else _LIE, f"{name}.truth"),
            Label(self._odds(claim), _FINE, f"{name}.odds"),
            *(Label(title, _LIE, f"{name}.mark{n}") for n, title in enumerate(titles)),
            gap=4.0,
        )
        words.grow = 1.0
        face = SeatFace(self._match.seats[claim.seat], _CLAIM_SIDE, _mood(claim), f"{name}.face")
        return Row(face, words, gap=26.0, align="centre")

    def _odds(self, claim: Claim) -> str:
        """Return how likely it was to be true for those who answered, then for the claimant."""
        known = [*((answer.seat, answer.chance) for answer in claim.answers)]
        known.append((claim.seat, claim.chance))
        told = [
            _("{percent}% for {name}").format(percent=round(100 * chance), name=self._called(seat))
            for seat, chance in known
        ]
        return _("Odds that it was true: {odds}.").format(odds=", ".join(told))


def _mood(claim: Claim) -> str:
    if claim.is_true:
        return "calm"
    return "caught" if claim.is_caught else "pleased"


def _summed(sums: Sums) -> str:
    claims = translate_plural("{count} claim", "{count} claims", sums.claims)
    lies = translate_plural("{count} lie", "{count} lies", sums.lies)
    calls = translate_plural("{count} call", "{count} calls", sums.calls)
    return _("{claims}: {true} true, {lies}, {caught} caught · {calls}, {right} right").format(
        claims=claims.format(count=sums.claims),
        true=sums.true,
        lies=lies.format(count=sums.lies),
        caught=sums.caught,
        calls=calls.format(count=sums.calls),
        right=sums.right_calls,
    )
