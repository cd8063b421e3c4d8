"""About the app: its version, and the works of others it uses, with their licences."""

import csv
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct, convert

from treasure_games import __version__
from treasure_games.core.language import translate as _
from treasure_games.core.pages import page_beside
from treasure_games.core.rulebook import Piece
from treasure_games.screens.sheet import PanelScene, SideBySide
from treasure_games.screens.vignette import Vignette
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Flow
from treasure_games.stage.widgets.label import Label
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_BODY: Final = TextStyle(24.0, Face.REGULAR, "ink")
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "rubric")
_FINE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_VERSION: Final = TextStyle(30.0, Face.SEMIBOLD, "ink", "centre")
_SIZE: Final = (1480.0, 400.0)


class Work(Struct, frozen=True):
    """A work of others that the game uses, with the notice its licence requires."""

    name: str
    licence: str
    holder: str
    address: str
    told: str


_PAGE: Final = page_beside(__file__, dict[str, dict[str, Any]])
_OWN: Final = _PAGE.pop("")
_SCENE: Final = convert(_OWN["scene"], tuple[Piece, ...])
WORKS: Final = tuple([Work(name, **notice) for name, notice in _PAGE.items()])


class AboutScene(PanelScene):
    """A sheet over the settings. Esc or Close closes it."""

    def __init__(self, services: AppServices) -> None:
        close = Button(_("Close"), self.close, "close")
        works = Column(*(_notice(work, f"work{n}") for n, work in enumerate(WORKS)), gap=20.0)
        ours = [Label(_(_OWN[name]), _BODY, name) for name in ("ours", "designs")]
        both = SideBySide(Column(*ours, _libraries(), gap=30.0), works)
        version = Label(_("Version {version}", version=__version__), _VERSION, "version")
        super().__init__(
            services, Column(Flow(Vignette(_SCENE, *_SIZE), align="centre"), version, gap=24.0),
            ScrollArea(both, "notices").growing(),
            buttons=[close], widest=1640.0, material="parchment",
        )  # fmt: skip


def _notice(work: Work, name: str) -> Column:
    return Column(
        Label(f"{work.name} – {work.licence}", _NAME, f"{name}.name"),
        Label(_(work.told), _BODY, f"{name}.told"),
        Label(f"{work.holder} – {work.address}", _FINE, f"{name}.holder"),
        gap=2.0,
    )


def _libraries() -> Column:
    """Return name, licence and holder of each library in `libraries.csv`."""
    text = files(__package__).joinpath("libraries.csv").read_text(encoding="utf-8")
    _header, *rows = csv.reader(text.splitlines())
    lines = (Label(" – ".join(row[:3]), _FINE, f"library{n}") for n, row in enumerate(rows))
    return Column(Label(_(_OWN["libraries"]), _BODY, "libraries"), *lines, gap=2.0)
