"""The aim of a game in three lines with pictures, for people who have never played it."""

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.core.rulebook import Paragraph, aim_of
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.sheet import ON_PAPER, PatientScene, SheetScene, heading
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.containers import Centred, Column, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.game_table import load_table
from treasure_games.table.services import AppServices

_WORDS: Final = TextStyle(28.0, Face.REGULAR, "ink")
_FINE: Final = TextStyle(22.0, Face.REGULAR, "sepia", "centre")
_WIDEST: Final = 1180.0
_VIGNETTE: Final = Size(290.0, 168.0)
_LEAST_STEP, _STEP = 0.62, 1.05
"""From one picture to the next, by the width of the first: overlapping, and side by side."""
_PRESSES: Final = (
    intents.PointerPressed, intents.Confirm, intents.Cancel, intents.Menu, intents.Help,
    intents.Navigate, intents.NextFocus, intents.PreviousFocus, intents.EndTurn, intents.Undo,
    intents.Hint, intents.LogToggle, intents.Zoom, intents.Magnify, intents.Scroll,
    intents.TurnPage, intents.Follow, intents.Overview, intents.Pick,
)  # fmt: skip
"""What any key or click may mean."""


class AimScene(PatientScene, SheetScene):
    """Closed by any key or click, which does nothing else."""

    dim, sound, seats = 0.62, "page_turn", range(8)

    def __init__(self, services: AppServices, game_id: str, setup: Setup | None = None) -> None:
        """Tell how the `setup` of the match differs, too, as far as quick matches do."""
        load_table(game_id).paint_pieces(services)
        lines = [_line(sign, number) for number, sign in enumerate(aim_of(game_id))]
        info = load(game_id).info
        told = ((rule, what) for rule, what in differing(info, setup) if rule.first is not None)
        rules = [Label(f"{what}. {_(rule.help)}", _FINE, rule.name) for rule, what in told]
        key = services.host.input.spoken("help")
        ending = _("Click or press any key to begin. {key} shows this again.", key=key)
        words = heading(_(info.title), ON_PAPER), *lines, *rules, Label(ending, _FINE, "ending")
        panel = Panel(Column(*words, gap=20.0), "parchment", "sheet", padding=50.0)
        super().__init__(services, Centred(panel, widest=_WIDEST))

    def handle(self, intent: Intent) -> bool:
        """Close at any press; leave full screen and the window's own wishes to the app."""
        is_seat = isinstance(intent, intents.SeatKey | intents.Skip) and intent.is_held
        if not is_seat and not isinstance(intent, _PRESSES):
            return False
        if self.is_ready:
            self.close()
        return True


def _line(sign: Paragraph, number: int) -> Widget:
    words = Label(sign.text, _WORDS, f"aim{number}").growing()
    return Row(Vignette(sign.image.split(), _VIGNETTE), words, gap=34.0, align="centre")


class Vignette(Widget):
    """Pictures side by side in one small place, overlapping where they need more room."""

    def __init__(self, images: Sequence[str], size: Size) -> None:
        super().__init__()
        self._images, self.fixed_size = images, size

    def draw(self, canvas: Canvas) -> None:
        """Draw them as high as the place, or as low as its width wants."""
        for image, rect in zip(self._images, self._places(canvas.context), strict=True):
            canvas.image(image, rect)

    def _places(self, context: LayoutContext) -> list[FRect]:
        sizes = [context.assets.original_size(image) for image in self._images]
        shares = [across / down for across, down in sizes]
        before, last = sum(shares[:-1]), shares[-1]
        room = self.rect.width / self.rect.height
        step = min(_STEP, max(_LEAST_STEP, (room - last) / before)) if before else _STEP
        high = self.rect.height * min(1.0, room / (step * before + last))
        x = self.rect.centerx - (step * before + last) * high / 2
        found = []
        for share in shares:
            found.append(FRect(x, self.rect.centery - high / 2, share * high, high))
            x += step * share * high
        return found
