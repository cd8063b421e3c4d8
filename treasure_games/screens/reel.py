"""The truth reel: what was claimed in a match of bluff, and what of it was true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from treasure_games.core.language import translate
from treasure_games.core.registry import load_words
from treasure_games.core.words import ReelRow
from treasure_games.match.match import Match
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
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.seat_face import SeatFace
from treasure_games.table.services import AppServices

_ = translate
_TEXT: Final = TextStyle(24.0, Face.REGULAR, "ink")
_FINE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_TRUE: Final = TextStyle(26.0, Face.SEMIBOLD, "ink", "right")
_LIE: Final = TextStyle(26.0, Face.BOLD, "rubric", "right")
_MARK: Final = TextStyle(26.0, Face.BOLD, "rubric")
_FACE, _LARGE_FACE = 58.0, 96.0


class ReelScene(PanelScene):
    """The most telling claims first, then all of them in order; Esc closes it."""

    dim = 0.7

    def __init__(self, services: AppServices, match: Match) -> None:
        self._match = match
        tell = load_words(match.plan.game).reel
        rows = tell(match.record(), self._called) if tell else ()
        lines = [*self._lines([row for row in rows if row.mark]), *self._lines(rows, is_brief=True)]
        close = Button(_("Back"), self.close, "close", primary=True)
        area = ScrollArea(Column(*lines, gap=18.0), "claims").growing()
        sheet = Column(heading(_("What was true"), ON_PAPER), area, Flow(close, align="centre"),
                       gap=22.0)  # fmt: skip
        super().__init__(services, sheet, widest=1400.0, material="parchment", first=close)

    def reworded(self) -> Scene:
        """Return the same in the new language."""
        return ReelScene(self._app, self._match)

    def _called(self, seat: int) -> str:
        return escaped(self._match.seats[seat].name)

    def _lines(self, rows: Sequence[ReelRow], *, is_brief: bool = False) -> Iterator[Widget]:
        """Yield a line for each claim; a brief one has no mark and a small face."""
        for number, row in enumerate(rows):
            name = f"{'claim' if is_brief else 'mark'}{number}"
            face = SeatFace(
                self._match.seats[row.seat], _FACE if is_brief else _LARGE_FACE,
                "calm" if row.is_true else "pleased" if row.is_unnoticed else "caught",
                f"{name}.face",
            )  # fmt: skip
            words: list[Widget] = [Label(row.text, _TEXT, f"{name}.text")]
            if not is_brief:
                words.insert(0, Label(row.mark, _MARK, f"{name}.mark"))
            words.append(Label(row.odds, _FINE, f"{name}.odds"))
            told = Label(row.verdict, _TRUE if row.is_true else _LIE, f"{name}.verdict")
            yield Row(face, Column(*words, gap=2.0).growing(), told, gap=22.0, align="centre")
