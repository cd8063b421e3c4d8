"""The aim of a game in three lines with pictures, for people who have never played it."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from treasure_games.core.language import translate as _
from treasure_games.core.options import Setup
from treasure_games.core.registry import load
from treasure_games.core.rulebook import Paragraph, Piece, aim_of, scenes_of
from treasure_games.screens.rulebook.chapters import differing
from treasure_games.screens.sheet import PatientScene, SheetScene, SideBySide, heading
from treasure_games.screens.vignette import Vignette
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.containers import Centred, Column, Either, Panel, Row
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.game_table import load_table
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)
_BESIDE: Final = replace(_AS.below, align="left")
_PRESSES: Final = (
    intents.PointerPressed, intents.Confirm, intents.Cancel, intents.Menu, intents.Help,
    intents.Navigate, intents.NextFocus, intents.PreviousFocus, intents.EndTurn, intents.Undo,
    intents.Hint, intents.LogToggle, intents.Zoom, intents.Magnify, intents.Scroll,
    intents.TurnPage, intents.Follow, intents.Overview, intents.Pick,
)  # fmt: skip
"""What any key or click may mean."""


class AimScene(PatientScene, SheetScene):
    """Closed by any key or click, which does nothing else."""

    dim, sound, seats = 0.5, "page_turn", range(8)

    def __init__(self, services: AppServices, game_id: str, setup: Setup | None = None) -> None:
        """Tell how the `setup` of the match differs, too, as far as quick matches do."""
        load_table(game_id).paint_pieces(services)
        info = load(game_id).info
        scenes = zip(aim_of(game_id), scenes_of(game_id), strict=True)
        lines = [_line(*one, number) for number, one in enumerate(scenes)]
        shown = SideBySide(*lines, gap=_AT.across, gap_below=_AT.below)
        told = ((rule, what) for rule, what in differing(info, setup) if rule.first is not None)
        rules = [Label(f"{what}. {_(rule.help)}", _AS.fine, rule.name) for rule, what in told]
        key = services.host.input.spoken("help")
        ending = _("Click or press any key to begin. {key} shows this again.", key=key)
        words = heading(_(info.title), _AS.name), shown, *rules, Label(ending, _AS.fine, "ending")
        panel = Panel(Column(*words, gap=20.0), "parchment", "sheet", padding=_AT.padding)
        super().__init__(services, Centred(panel, widest=_AT.sheet, margin=16.0))

    def handle(self, intent: Intent) -> bool:
        """Close at any press; leave full screen and the window's own wishes to the app."""
        is_seat = isinstance(intent, intents.SeatKey | intents.Skip) and intent.is_held
        if not is_seat and not isinstance(intent, _PRESSES):
            return False
        if self.is_ready:
            self.close()
        return True


def _line(sign: Paragraph, pieces: Sequence[Piece], number: int) -> Widget:
    """Return the words of a line below its scene; beside it where letters are large."""
    scene, name = Vignette(pieces), f"aim{number}"
    below = Column(scene, Label(sign.text, _AS.below, name), gap=_AT.words)
    words = Label(sign.text, _BESIDE, name).growing()
    beside = Row(scene, words, gap=_AT.beside, align="centre")
    return Either([scene], below, beside, is_large)
