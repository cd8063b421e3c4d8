"""The matches in progress: continue one of them, or give it up."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from treasure_games.core.language import translate, translate_plural
from treasure_games.match.saves import SavedMatch
from treasure_games.screens.dialog import Answer, Dialog
from treasure_games.screens.heading import heading
from treasure_games.screens.sheet import PanelScene
from treasure_games.stage.fonts import Face
from treasure_games.stage.markup import escaped
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.containers import Column, Flow, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.table.services import AppServices

_ = translate
_CREW: Final = TextStyle(26.0, Face.SEMIBOLD, "pearl")
_FINE: Final = TextStyle(20.0, Face.REGULAR, "parchment_light")
_TIME: Final = "%Y-%m-%d %H:%M"


def kept_sentence(matches: int) -> str:
    """Return what happens to matches in progress when another begins; "" without any."""
    if not matches:
        return ""
    text = translate_plural(
        "The match under way is kept: the title lists it.",
        "The {count} matches under way are kept: the title lists them.",
        matches,
    )
    return text.format(count=matches)


def totals(saved: SavedMatch, *, of_people: bool = False) -> str:
    """Return each seat's emblem and score, or only those of people."""
    return "   ".join(
        f"<seat={seat.emblem}>\u2060{score}"
        for seat, score in zip(saved.plan.seats, saved.scores, strict=False)
        if seat.is_human or not of_people
    )


def standing(saved: SavedMatch) -> str:
    """Return how old a match is, and whose turn it is if one seat is asked."""
    asked = None if saved.whose is None else saved.plan.seats[saved.whose]
    people = sum(seat.is_human for seat in saved.plan.seats)
    if asked is None:
        text = translate_plural("{count} act", "{count} acts", saved.acts)
    elif asked.is_human and people == 1:
        text = translate_plural("{count} act, your turn", "{count} acts, your turn", saved.acts)
    else:
        text = translate_plural(
            "{count} act, {name}’s turn", "{count} acts, {name}’s turn", saved.acts
        )
    return text.format(count=saved.acts, name=escaped(asked.name) if asked else "")


class SavesScene(PanelScene):
    """A plank over the title with a line for each match, the latest first. Esc closes it."""

    dim = 0.7

    def __init__(self, services: AppServices) -> None:
        self._lines = Column(gap=26.0)
        area = ScrollArea(self._lines, "matches", highest=640.0)
        close = Button(_("Back"), self.close, "close")
        sheet = Column(heading(_("Matches under way")), area, Flow(close, align="centre"), gap=24.0)
        super().__init__(services, sheet, widest=1300.0)
        self._fill()

    def reworded(self) -> Scene:
        """Return the same list in the new language."""
        return SavesScene(self._app)

    def _fill(self) -> int:
        saves = self._app.matches.under_way()
        self._lines.fill([self._line(f"match{n}", one) for n, one in enumerate(saves)])
        return len(saves)

    def _line(self, name: str, saved: SavedMatch) -> Row:
        told = Column(
            Label(_crew(saved), _CREW, f"{name}.crew"),
            Label(_how_far(saved), _FINE, f"{name}.told"),
            gap=4.0,
        ).growing()
        go_on = Button(
            _("Continue"),
            lambda: self._app.navigation.continue_match(saved.identity),
            f"{name}.continue",
        )
        give_up = IconButton(
            "cross", _("Give this match up"), partial(self._ask, saved), f"{name}.forget"
        )
        picture = Picture(f"title/name_{saved.plan.game}", 280.0, 64.0, f"{name}.game")
        return Row(picture, told, go_on, give_up, gap=22.0, align="centre")

    def _ask(self, saved: SavedMatch) -> None:
        text = _("The match of {names} is gone for good then.").format(names=_crew(saved))
        answers: Sequence[Answer] = [
            Answer(_("Give it up"), partial(self._forget, saved.identity), True),
            Answer(_("Keep it")),
        ]
        self.stack.push(Dialog(self._app, _("Give this match up?"), text, answers))

    def _forget(self, identity: str) -> None:
        self._app.matches.forget(identity)
        if self._fill():
            self.relayout()
        else:
            self._app.navigation.show_title()

    def close(self) -> None:
        """Rebuild the title, which may have fewer matches to offer."""
        self._app.navigation.show_title()


def _crew(saved: SavedMatch) -> str:
    return ", ".join(escaped(seat.name) for seat in saved.plan.seats)


def _how_far(saved: SavedMatch) -> str:
    when = time.strftime(_TIME, time.localtime(saved.saved))
    text = translate_plural(
        "{count} act, last on {when}", "{count} acts, last on {when}", saved.acts
    )
    return text.format(count=saved.acts, when=when)
