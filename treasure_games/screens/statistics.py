"""The statistics of all finished matches: who won, each game's own numbers, the dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from pygame import FRect

from treasure_games.core.chance import OutcomeKind
from treasure_games.core.language import decimal, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.core.registry import PACKAGES, load, load_words
from treasure_games.files import reason_of
from treasure_games.match.export import export
from treasure_games.match.ladder import Ladder
from treasure_games.match.statistics import Standing
from treasure_games.opponents.personas import pirate_called
from treasure_games.screens.sheet import PanelScene
from treasure_games.screens.standing import Career, standing
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import Face, TextStyle
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.containers import Column, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.tabs import Tabs
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.services import AppServices

_HEAD: Final = TextStyle(32.0, Face.SEMIBOLD, "rubric")
_NAME: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_BODY: Final = TextStyle(26.0, Face.REGULAR, "ink", "centre")
_FINE: Final = TextStyle(20.0, Face.REGULAR, "sepia")
_WON: Final = TextStyle(26.0, Face.BOLD, "rubric", "right", is_tabular=True)
_SHARE: Final = TextStyle(22.0, Face.REGULAR, "ink", "right", is_tabular=True)
_OBJECT: Final = (168.0, 140.0)
DICE: Final = "dice"
"""The stream of dice; draws of cards tell nothing by their order in the pack."""


class Bar(Widget):
    """A bar of brass in an inked groove, as long as its share of the longest one."""

    fixed_size = Size(40.0, 22.0)

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share

    def draw(self, canvas: Canvas) -> None:
        """Draw groove and bar."""
        palette = canvas.context.theme.palette
        canvas.fill(self.rect, palette.parchment_shade, 0.55)
        filled = FRect(self.rect)
        filled.width *= self._share
        canvas.fill(filled, palette.brass)
        canvas.outline(filled, palette.sepia, 1.5)


class _Object(Picture):
    """The picture of a game, smaller where large text needs the room."""

    def preferred(self, context: LayoutContext, width: float | None = None) -> Size:
        """Return its size at this text scale."""
        share = 1.0 / max(1.0, context.viewport.text_scale)
        return Size(self.fixed_size.width * share, self.fixed_size.height * share)


class Portrait(Widget):
    """A pirate's face in its bezel; a sign for a person, or a pirate of an unknown name."""

    fixed_size = Size(96.0, 96.0)

    def __init__(self, persona: str) -> None:
        super().__init__()
        self.persona = persona

    def draw(self, canvas: Canvas) -> None:
        """Draw the disc, what is on it, and the bezel."""
        side = min(self.rect.width, self.rect.height)
        square = FRect(0, 0, side, side)
        square.center = self.rect.center
        if self.persona:
            canvas.image(f"portraits/{self.persona}_calm", square.scale_by(0.9))
        else:
            disc = square.scale_by(0.86)
            canvas.outline(disc, canvas.context.theme.palette.parchment_shade, side, side / 2)
            canvas.image("ui/icon_human", square.scale_by(0.56))
        canvas.image("objects/bezel", square)


class StatisticsScene(PanelScene):
    """A sheet over the title, a tab for each game that was finished once. Esc closes it."""

    def __init__(self, services: AppServices) -> None:
        self._statistics = services.matches.statistics
        played = [game for game in PACKAGES if self._statistics.matches_played(game)]
        close = Button(_("Close"), self.close, "close")
        save = Button(_("Save as a table"), self._save, "save")
        save.is_visible = bool(played)
        pages: Widget = (
            Tabs(
                [(_(load(game).info.title), self._page(game)) for game in played],
                lambda _page: self.relayout(),
            )
            if played
            else _empty()
        )
        super().__init__(
            services,
            _("Statistics"),
            pages,
            buttons=[save, close],
            widest=1560.0,
            material="parchment",
        )

    def _save(self) -> None:
        try:
            text = _("All matches are in {file} now.").format(file=export(self._statistics))
        except OSError as error:
            text = _("The table can’t be written ({why}).").format(why=reason_of(error))
        self._app.notices.append(escaped(text))

    def _page(self, game: str) -> ScrollArea:
        count = self._statistics.matches_played(game)
        text = translate_plural("{count} match finished", "{count} matches finished", count)
        standings = self._statistics.standings(game)
        ladder = self._statistics.ladder(game)
        lines: list[Widget] = [_line(f"{game}.{n}", game, one) for n, one in enumerate(standings)]
        for n, one in enumerate(standings):
            lines += _strength(f"{game}.{n}", one, ladder)
        summary = Row(
            _Object(f"title/object_{game}", *_OBJECT),
            Label(text.format(count=count), _HEAD, f"{game}.matches").growing(),
            gap=26.0,
            align="centre",
        )
        dice = _dice(game, self._statistics.outcome_counts(DICE, game=game))
        return ScrollArea(Column(summary, *lines, *dice, gap=20.0), f"{game}.page")


def _empty() -> Column:
    text = _("No match has been finished yet. Play one to its end, and it will be counted here.")
    chest = Picture("title/object_covered", 300.0, 200.0, "picture")
    return Column(chest, Label(text, _BODY, "empty"), gap=16.0)


def _line(name: str, game: str, one: Standing) -> Row:
    """Return a line about one name: what was played and won, and the game's own numbers; no
    zeros: what never happened makes the rest harder to find.
    """
    text = _("{won} of {count} won")
    titles = load_words(game).numbers
    told = "\u00a0· ".join(
        f"{_(title)}\u00a0{one.numbers[number]}".replace(" ", "\u00a0")
        for number, title in titles.items()
        if one.numbers.get(number)
    )
    face = Portrait("" if one.is_human else pirate_called(one.name))
    words = [Label(told, _FINE, f"{name}.numbers")] if told else []
    won = Label(text.format(won=one.won, count=one.matches), _WON, f"{name}.won")
    called = Label(escaped(one.name), _NAME, f"{name}.name").growing()
    head = Row(called, won, gap=20.0, align="centre")
    who = Column(head, Bar(one.won / one.matches), *words, gap=4.0, align="fill").growing()
    return Row(face, who, gap=24.0, align="centre")


def _strength(name: str, one: Standing, ladder: Ladder) -> list[Widget]:
    """Return how strong a person is, and has been after each match that tells it."""
    career = ladder.career(one.name)
    if not one.is_human or len(career) == 1:
        return []
    text = _("Strength of {name}: {standing}")
    told = text.format(name=escaped(one.name), standing=standing(ladder, career[-1]))
    line = Career([ladder.height(estimate) for estimate in career], f"{name}.career")
    return [Column(Label(told, _NAME, f"{name}.strength"), line, gap=4.0)]


def _dice(game: str, throws: Mapping[OutcomeKind, int]) -> list[Widget]:
    """Return how often each side of each kind of dice came up."""
    found: list[Widget] = []
    for sides, group in groupby(throws, key=lambda throw: throw.sides):
        times = {throw.outcome: throws[throw] for throw in group}
        total = sum(times.values())
        text = translate_plural(
            "{count} roll of a {sides}-sided die", "{count} rolls of {sides}-sided dice", total
        )
        found.append(Label(text.format(count=total, sides=sides), _HEAD, f"{game}.d{sides}"))
        found += [_side(game, sides, side, times, total) for side in range(sides)]
    return found


def _side(game: str, sides: int, side: int, times: Mapping[int, int], total: int) -> Row:
    count = times.get(side, 0)
    name = f"{game}.d{sides}.{side}"
    told = _("{percent} % ({count})").format(percent=decimal(100 * count / total, 1), count=count)
    return Row(
        Label(load_words(game).die_face(sides, side), _NAME, f"{name}.face"),
        Bar(count / max(times.values())).growing(),
        Label(told, _SHARE, f"{name}.told"),
        gap=20.0,
        align="centre",
    )
