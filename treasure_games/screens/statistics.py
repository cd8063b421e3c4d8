"""The statistics as a picture: coins won from each rival, the last matches, numbers, the luck."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import plural, translate as _
from treasure_games.core.registry import PACKAGES, load, load_words
from treasure_games.core.words import with_count
from treasure_games.files import reason_of
from treasure_games.match.export import export
from treasure_games.match.figures import Figures, Luck, Rival
from treasure_games.match.seats import SAILORS, Kind, seed_hash
from treasure_games.match.statistics import Standing
from treasure_games.opponents.personas import PERSONAS, pirate_called
from treasure_games.screens.cabin import Cabin
from treasure_games.screens.evenings import on_day
from treasure_games.screens.rulebook.edges import squares_for
from treasure_games.screens.setup.crew import quick_play
from treasure_games.screens.sheet import Cell, SheetScene, covered_heap
from treasure_games.screens.standing import standing
from treasure_games.stage.animation import Tween
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.markup import escaped
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.choice import Option, Stepper
from treasure_games.stage.widgets.containers import Centred, Column, Either, Even, Flow, Panel, Row
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.pieces.brass import BrassLabel
from treasure_games.table.places import is_large
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)
_COIN_SIDES: Final = 2
_RIVALS, _PLATES, _LAST = 4, 4, 20
"""The most that are shown."""
Share = Callable[[], float]


class _Crowd(Widget):
    """The rivals behind their `plates`, each beside a coin for each match won against them; people
    with their usual face in `faces`, if it is known.
    """

    def __init__(
        self, rivals: Sequence[Rival], plates: Sequence[Widget],
        faces: Mapping[str, Sequence[str]], share: Share,
    ) -> None:  # fmt: skip
        super().__init__("crowd")
        self._rivals, self._plates, self._faces, self._share = rivals, plates, faces, share
        self.fixed_size = Size(min(_AT.crowd, 1.0 + _AT.column * len(rivals)), _AT.crowd_low)

    def draw(self, canvas: Canvas) -> None:
        """Draw each near the own plate, but within the room."""
        most = _AT.bust - _AT.lower * len(self._rivals)
        high = min(most, self.rect.height + _AT.behind, self.rect.width * 620 / 760)
        wide, foot = high * 760 / 620, self.rect.bottom + _AT.behind
        middle, count = self.rect.centerx, len(self._rivals)
        nearer = min(1.0, count * (1.0 - wide / self.rect.width) / max(1, count - 1))
        for rival, plate in zip(self._rivals, self._plates, strict=True):
            x = middle + nearer * (plate.rect.centerx - middle)
            bust = sized(wide, high, midbottom=(x, foot))
            mood = "angry" if 2 * rival.won > rival.met else "pleased"
            canvas.image(f"portraits/bust_{self._persona(rival)}_{mood}", bust)
            rise = min(_AT.step, _AT.pile * high / max(1, rival.won))
            for level in range(round(self._share() * rival.won)):
                low = bust.left + 0.2 * wide, self.rect.bottom - level * rise
                canvas.image("result/coin", sized(_AT.coin, 0.4 * _AT.coin, midbottom=low))

    def _persona(self, rival: Rival) -> str:
        persona = rival.persona if rival.persona in PERSONAS else pirate_called(rival.name)
        usual = next(iter(self._faces.get(rival.name, [])), "")
        return persona or usual or SAILORS[sum(rival.name.encode()) % len(SAILORS)]


class _Rope(Flow):
    """The last matches along a rope, with knots where others will hang."""

    def draw(self, canvas: Canvas) -> None:
        """Draw a rope behind each row."""
        for y in {one.rect.centery for one in self.shown()}:
            canvas.image("ui/rope", FRect(self.rect.left, y - 11.0, self.rect.width, 22.0))
        super().draw(canvas)


class _Columns(Column):
    """A column of coins for each outcome, with what was expected and luck's usual band."""

    def __init__(self, luck: Luck, faces: Sequence[Widget], field: Widget, share: Share) -> None:
        super().__init__(field, Row(*(one.growing() for one in faces), gap=8.0), gap=4.0)
        self._luck, self._faces, self._field, self._share = luck, faces, field, share

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        field, palette, luck = self._field.rect, canvas.context.theme.palette, self._luck
        unit = (field.height - 16.0) / max(*luck.counts, luck.expected + luck.band)
        level, half = field.bottom - luck.expected * unit, luck.band * unit
        canvas.fill(FRect(field.left, level - half, field.width, 2 * half), palette.shallows, 0.27)
        for face, count in zip(self._faces, luck.counts, strict=True):
            room = FRect(face.rect.centerx - 46.0, field.top - 20.0, 92.0, field.height + 20.0)
            top = field.bottom - count * unit * self._share() - 6.0
            with canvas.clipped(room):
                for coin in range(int((field.bottom - top) / 11.0), -1, -1):
                    canvas.image("result/coin", FRect(room.left, top + 11.0 * coin, 92.0, 37.0))
        for x in range(int(field.left), int(field.right) - 12, 22):
            canvas.line((x, level), (x + 12.0, level), palette.focus_light, 3.0)


class StatisticsScene(SheetScene):
    """The page of one game and one player; Esc closes it."""

    is_overlay, share = False, 1.0
    """How far coins and columns have risen."""

    def __init__(self, services: AppServices) -> None:
        self._app, self._statistics = services, services.matches.statistics
        self._games = [game for game in PACKAGES if self._statistics.matches_played(game)]
        self._content = Column(gap=14.0)
        self._field, self._air = Widget(), Widget()
        """Where the columns rise, and what is left open above: as high as there is room."""
        super().__init__(services, self._content)
        self.backdrop = Cabin(services)
        text = _(
            "No match has been finished yet. Play one to its end, and it will be counted here."
        )
        play = Button(_("Quick play"), partial(quick_play, services), "play", primary=True)
        told = Panel(Label(text, _AS.nothing, "empty"), "status_plate", padding=_AT.padding)
        heap = covered_heap(600.0, Flow(told, align="centre"), play)
        self._content.contain(Row(self._back()), Centred(heap, widest=1100.0).growing())
        if self._games:
            self._show(self._games[0])

    def enter(self) -> None:
        """Let coins and columns rise, and keep the focus where it is, else on the first control."""
        self.focus.set(self.focus.current or self.focus.controls()[0 if self._games else -1])
        if not self.services.settings.reduced_motion:
            self.share = 0.0
            self.timeline.play(Tween(self, 0.3, share=1.0))

    def layout(self, context: LayoutContext) -> None:
        """Let the columns of luck take what height is left over."""
        room = context.viewport.rect.inflate(-40.0, -28.0)
        spare, page = 0.0, self._content.children()[-1]
        for _turn in range(2):
            self._field.fixed_size = Size(0.0, _AT.low + _AT.risen * spare)
            self._air.fixed_size = Size(0.0, (1.0 - _AT.risen) * spare)
            self.root.place(room, context)
            if isinstance(page, ScrollArea):
                spare = max(0.0, page.rect.height - page.content_height)

    def _show(self, game: str, name: str = "") -> None:
        """Show the page of a game, of the player of this name or whoever has played most."""
        standings = self._statistics.standings(game)
        people = [one for one in standings if one.is_human] or standings[:1]
        if not people:  # the file can't be read any more
            return
        who = next((one for one in people if one.name == name), people[0])
        kind = Kind.HUMAN if who.is_human else Kind.COMPUTER
        told = Figures(self._statistics, game, who.name, kind)
        names = [Option(one.name, escaped(one.name)) for one in people]
        choice = [Stepper(names, who.name, partial(self._turn_to, game), "player")]
        title = _title(game, who.name, told), *choice[: len(names) - 1]
        tabs = squares_for(self._games, game, self._turn_to)
        top = Row(self._back(), *title, *tabs, gap=12.0, align="centre")
        rivals = told.rivals[:_RIVALS]
        plates = [self._met(*one) for one in enumerate(rivals)]
        faces = self.services.settings.faces
        crowd = _Crowd(rivals, plates, faces, lambda: self.share).growing()
        coins = [
            Picture("objects/score_coin" if won else "result/cross", 56.0, 56.0, f"coin{n}")
            for n, (_day, won) in enumerate(told.played[-_LAST:])
        ]
        behind = Column(crowd, Even(*plates, gap=8.0), gap=0.0)
        upper = _beside(behind, self._numbers(game, told).growing())
        lower = _beside(self._strip(game, who, told, coins).growing(), self._seal(told))
        page = ScrollArea(Column(upper, lower, gap=14.0), "page")
        self._content.contain(top, page.growing())
        self.relayout()

    def _turn_to(self, game: str, name: str = "") -> None:
        before = self.focus.current.name if self.focus.current else f"game.{game}"
        self._show(game, name)
        self.focus.set(next((one for one in self.focus.controls() if one.name == before), None))
        self.enter()

    def _back(self) -> IconButton:
        return IconButton("back", _("Back"), self.close, "close", side=70.0)

    def _met(self, number: int, rival: Rival) -> Widget:
        met = Label(_("of {count}", count=rival.met), _AS.body, f"met{number}")
        won = BrassLabel(str(rival.won), _AS.figure, f"won{number}")
        head = Flow(won, met, gap=14.0, align="centre")
        name = Cell(escaped(rival.name), _AS.rival, f"name{number}")
        return _plate(f"rival{number}", head, name)

    def _numbers(self, game: str, told: Figures) -> Column:
        """Return the plates over the panel of luck."""
        (day, lost), most = told.worst_evening, _("most in a match: {count}")
        best = _("the best run")
        found = [(run := told.longest_run, plural("win in a row", "wins in a row", run), best)]
        for number, title in load_words(game).numbers.items():
            total, record = told.numbers.get(number, (0, 0))
            found.append((total, with_count(title, total), most.format(count=record)))
        found.append((lost, _("lost in one evening"), on_day(day) if day else ""))
        shown = [one for one in found if one[0]][:_PLATES]
        plates = [
            _plate(
                f"plate{n}", BrassLabel(str(count), _AS.figure, f"figure{n}"),
                Label(title, _AS.name, f"title{n}"), Label(detail, _AS.fine, f"detail{n}"),
            )
            for n, (count, title, detail) in enumerate(shown)
        ]  # fmt: skip
        luck = Luck.of(self._statistics, game)
        panel = [_luck(game, luck, self._field, lambda: self.share)] if luck else []
        return Column(Even(*plates, gap=10.0), self._air, *panel, gap=14.0)

    def _strip(self, game: str, who: Standing, told: Figures, coins: Sequence[Widget]) -> Panel:
        last, known = told.played[-_LAST:], who.matches - len(told.played)
        won = _("{won} of {count} won", won=sum(won for _day, won in last), count=len(last))
        apart = plural("{count} match with known luck stands apart.",
                       "{count} matches with known luck stand apart.", known)  # fmt: skip
        head = Label(_("The last twenty"), _AS.head, "last").growing()
        save = Button(_("Save as a table"), self._export, "export")
        top = Row(head, Label(won, _AS.body, "last.won"), save, gap=24.0, align="centre")
        ladder = self._statistics.ladder(game)
        text, strength = _("Strength of {name}: {standing}"), ladder.career(who.name)[-1]
        text = text.format(name=escaped(who.name), standing=standing(ladder, strength))
        foot = [Label(text, _AS.fine, "strength")] if who.is_human else []
        foot += [Label(apart, _AS.fine, "known")] if known else []
        knots = [Picture("ui/knot", 56.0, 38.0) for _none in range(len(coins), _LAST)]
        rope = _Rope(*coins, *knots, gap=2.0)
        inside = Column(top, rope, Flow(*foot, gap=24.0), gap=8.0)
        return Panel(inside, "plank", "strip", padding=30.0)

    def _export(self) -> None:
        try:
            text = _("All matches are in {file} now.", file=export(self._statistics))
        except OSError as error:
            text = _("The table can’t be written ({why}).", why=reason_of(error))
        self._app.notices.append(escaped(text))

    def _seal(self, told: Figures) -> Panel:
        """Return the seal of the last match's luck, and what checks it."""
        match, seed = told.last
        seal, print_ = Picture("ui/seal_shut", 124.0, 124.0, "seal"), seed_hash(seed)
        words = Label(_("The last luck, sealed"), _AS.sealed, "sealed")
        check = Button(_("Check it"), name="check")

        def look() -> None:
            is_true, words.text = self._app.matches.check_luck(match, str(seed))
            seal.image, check.is_visible = "ui/seal_true" if is_true else seal.image, False
            self.services.audio.play("page_turn")
            self.relayout()

        check.on_press = look
        fingerprint = Label(f"{print_[:4]} {print_[4:8]}", _AS.print, "print")
        beside = Column(words, fingerprint, check, gap=4.0, align="start")
        return Panel(Row(seal, beside, gap=20.0, align="centre"), "parchment", "slip", padding=34.0)


def _title(game: str, name: str, told: Figures) -> Widget:
    title = _("{game}: {name}", game=_(load(game).info.title), name=escaped(name))
    number, won = len(told.played), sum(won for _day, won in told.played)
    count = plural("{count} match, {won} won", "{count} matches, {won} won", number, won=won)
    words = _beside(Cell(title, _AS.head, "title"), Cell(count, _AS.body, "sum"))
    return Panel(words, "status_plate", "head", padding=20.0).growing()


def _plate(name: str, *content: Widget) -> Panel:
    return Panel(Column(*content, gap=0.0), "plate", name, padding=14.0)


def _luck(game: str, luck: Luck, field: Widget, share: Share) -> Panel:
    """Return the columns of the dice, or of the quarters of packs, and what they say."""
    head, thrown = _("The dice, fair and square"), _("{count} thrown, {expected} of each expected")
    faces = [_face(game, luck.sides, side) for side in range(luck.sides)]
    if luck.sides == _COIN_SIDES:
        head = _("The tosses, fair and square")
    if not faces:
        head = _("The shuffles, fair and square")
        thrown = _("{count} cards drawn, {expected} from each quarter expected")
        quarters = _("top quarter"), _("second quarter"), _("third quarter"), _("lowest quarter")
        faces = [Label(words, _AS.name, f"side{side}") for side, words in enumerate(quarters)]
    counted = [
        Flow(face, BrassLabel(str(count), _AS.count, f"count{side}"), align="centre")
        for side, (face, count) in enumerate(zip(faces, luck.counts, strict=True))
    ]
    count = thrown.format(count=sum(luck.counts), expected=round(luck.expected))
    top = Row(Label(head, _AS.head, "luck").growing(), Label(count, _AS.body, "thrown"), gap=24.0)
    legend = Label(_("Dashes: expected. Band: where luck usually stays."), _AS.fine, "legend")
    foot = Row(Label(luck.sentence, _AS.body, "even").growing(), legend, gap=24.0, align="centre")
    inside = Column(top, _Columns(luck, counted, field, share), foot, gap=8.0)
    return Panel(inside, "plank", "luck.panel", padding=30.0)


def _face(game: str, sides: int, side: int) -> Widget:
    if sides == 6:
        return Picture(f"dice/face_{side + 1}", 64.0, 64.0, f"side{side}")
    if sides == _COIN_SIDES:
        return Label((_("heads"), _("tails"))[side], _AS.name, f"side{side}")
    return Label(load_words(game).die_face(sides, side), _AS.figure, f"side{side}")


def _beside(left: Widget, right: Widget) -> Either:
    row, column = Row(left, right, gap=20.0), Column(left, right, gap=14.0)
    return Either((left, right), row, column, is_large)
