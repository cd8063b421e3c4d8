"""Setting up a table: who sits down, under which articles."""

from functools import partial
from random import SystemRandom

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.errors import BadSetup
from treasure_games.core.language import translate as _
from treasure_games.core.options import HouseRule, OptionValue
from treasure_games.core.registry import load
from treasure_games.match.challenge import challenges_of
from treasure_games.match.renown import tally
from treasure_games.match.seats import EMBLEMS, MatchSetup, fresh_seed
from treasure_games.opponents.mind import mind_of
from treasure_games.screens.buzzers import BuzzersScene
from treasure_games.screens.challenges import ChallengesScene
from treasure_games.screens.dialog import notice
from treasure_games.screens.last_table import LastTables
from treasure_games.screens.saves import kept_sentence
from treasure_games.screens.setup.articles import ArticleSheet, Sheet, is_large
from treasure_games.screens.setup.chairs import Chair, ChairRow, FreeChair, TakenChair
from treasure_games.screens.setup.crew import (
    default_crew,
    flag_holder,
    keep_faces,
    pirate,
    with_usual_face,
)
from treasure_games.screens.setup.details import Crew, Editing, details_of
from treasure_games.screens.setup.faces import MovingFaces
from treasure_games.screens.setup.ground import BESIDE, HEAD, SAIL, TITLE, Foot, Ground, Panes
from treasure_games.screens.setup.terms import PRIVACY, Terms
from treasure_games.screens.setup.values import ValuesScene
from treasure_games.screens.sheet import SheetScene
from treasure_games.screens.standing import invitation, made_even
from treasure_games.stage.animation import Tween, out_cubic
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets.button import Button, IconButton
from treasure_games.stage.widgets.containers import Container
from treasure_games.stage.widgets.label import Picture
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.services import AppServices

_AT, _AS = look_beside(__file__)


class SetupScene(SheetScene):
    """Chairs, the chosen one in full, and the articles. "Set sail" deals."""

    is_overlay = False

    def __init__(self, services: AppServices, game_id: str) -> None:
        super().__init__(services)
        self._app = services
        self._info = load(game_id).info
        self._ladder = services.matches.statistics.ladder(game_id)
        last = LastTables(services.folders.data).load(game_id)
        self._last: Crew | None = last.seats if last else None
        self._crew: Crew = self._last or default_crew(2)
        self._number = 0
        """The chosen chair."""
        options = last.setup.options if last else {}
        people = sum(seat.is_human for seat in self._crew)
        self._terms = Terms(self._info, services.settings, options, people)
        self._opened = ""
        """The article whose values are open."""
        self.moving_faces = MovingFaces()
        self._editing = Editing(
            self._change, self._rename, self._remove, self._info.seats[0],
            mind_of(game_id).characters, self._key,
            lambda: self.stack.push(BuzzersScene(self._app)), self._record,
            self._choose_level, lambda: invitation(self._ladder, self._crew), self._tally,
        )  # fmt: skip
        self._make_widgets(game_id)
        self.shortcuts[intents.Help] = self._rulebook
        self._fill()

    def _make_widgets(self, game_id: str) -> None:
        back = IconButton("back", _("Back"), self.close, "back")
        book = IconButton("rules", _("Rulebook"), self._rulebook, "rulebook")
        title = self._title(game_id)
        dares = IconButton(
            "crown", _("Challenges"), lambda: self.stack.push(ChallengesScene(self._app, game_id)),
            "challenges",
        )  # fmt: skip
        heads = book, *([dares] if challenges_of(game_id) else [])
        self.backdrop = self._ground = Ground(back, title, *heads)
        self._chairs = ChairRow()
        self._panes = Panes(self.relayout)
        self.first = self._sail = Button(
            _("Set sail"), self._begin, "sail", primary=True, style=_AS.sail, least=SAIL
        )  # the table is ready as it is
        self._last_crew = Button(_("Last crew"), self._seat_last, "last_crew", least=BESIDE)
        lots = Button(_("Seats at random"), self._draw_lots, "lots", least=BESIDE)
        self._sail.hint = kept_sentence(len(self._app.matches.under_way()))
        self._foot = Foot(self._last_crew, self._sail, lots)
        parts = back, title, self._chairs, self._panes, self._foot, *heads, self.moving_faces
        self.root = self.focus.root = Container(*parts)

    def _title(self, game_id: str) -> Widget:
        return Picture(f"title/name_{game_id}", *TITLE, "title")

    # Life cycle

    def resume(self) -> None:
        """Take in what was chosen over it: an article's value, keys."""
        super().resume()
        self._refill(self._opened)
        self._opened = ""

    # Layout and drawing

    def layout(self, context: LayoutContext) -> None:
        """Lay out head, chairs, panes and foot from top to bottom."""
        window = context.viewport.rect
        across = min(window.width - 2 * _AT.side, _AT.widest)
        left = window.centerx - across / 2
        taken = _(
            "{taken} of {chairs} seats taken", taken=len(self._crew), chairs=self._info.seats[1]
        )
        self._ground.lay_head(context, _("Who sits at the table"), taken)
        edge = _AT.large_edge if is_large(context) else _AT.cloth_edge
        high = self._chairs.preferred(context).height
        self._ground.cloth = FRect(0, HEAD, window.width, high + 2 * edge)
        self._chairs.place(FRect(left, HEAD + edge, across, high), context)
        foot = FRect(left, 0, across, self._foot.preferred(context).height)
        foot.bottom = window.bottom - _AT.gap
        self._foot.place(foot, context)
        top = self._ground.cloth.bottom + _AT.gap
        high = max(1.0, foot.top - _AT.gap - top)
        self._panes.place(FRect(left, top, across, high), context)
        self._panes.below = self._chairs.chairs[self._number].rect

    # Building the parts

    def _fill(self) -> None:
        self._number = min(self._number, len(self._crew) - 1)
        self._crew = self._as_offered(self._crew)
        self._terms.crew = self._crew
        self._fill_chairs()
        self._panes.fill(details_of(self._crew, self._number, self._editing), self._sheet())
        if self._last is None:
            self._last_crew.disable(_("Nobody has played this game here yet."))
        elif self._as_offered(self._last) == self._crew:
            self._last_crew.disable(_("The last crew is already sitting here."))
        else:
            self._last_crew.enable()

    def _sheet(self) -> Sheet:
        return ArticleSheet(
            self._terms.sentences(), self._terms.clauses(), self._open, self._go_by_the_book,
            self.changed,
        )  # fmt: skip

    def _fill_chairs(self) -> None:
        self._chairs.fill([self._chair(number) for number in range(self._info.seats[1])])

    def _chair(self, number: int) -> Chair:
        if number < len(self._crew):
            seat, key = self._crew[number], self._key(number)
            pick = partial(self._pick, number)
            return TakenChair(number, seat, key, pick, is_chosen=number == self._number)
        free = [emblem for emblem in range(EMBLEMS) if flag_holder(self._crew, emblem) is None]
        return FreeChair(number, free[number - len(self._crew)], self._add)

    def _refill(self, focus: str = "") -> None:
        """Rebuild the parts; focus the control of that name, or of the same name again."""
        current = self.focus.current
        name = focus or (current.name if current else "")
        self._fill()
        self.relayout()
        self.arrange(self.context)
        again = next((one for one in self.focus.controls() if one.name == name), self._sail)
        self.focus.set(again)

    # The crew

    def _pick(self, number: int) -> None:
        """Show a chair in full; it rises, and the one before goes back into the row."""
        before, self._number = self._number, number
        self._panes.show_chair()
        self._refill()
        if before != number:
            self._raise(number)

    def _raise(self, number: int) -> None:
        chair = self._chairs.chairs[number]
        chair.rise = 0.0
        length = self.services.theme.durations.hover
        self.timeline.beside(Tween(chair, length, easing=out_cubic, rise=1.0))
        if not self.services.settings.reduced_motion:
            self._panes.unfolded = 0.0
            self.timeline.beside(Tween(self._panes, _AT.unfold, easing=out_cubic, unfolded=1.0))

    def _change(self, crew: Crew) -> None:
        """Take in a crew; faces that have changed places travel from chair to chair."""
        before, self._crew = self._crew, crew
        places = [chair.face for chair in self._chairs.chairs]
        self._refill()
        length = self.services.theme.durations.move_long
        faces = [chair.face for chair in self._chairs.chairs]
        self.moving_faces.set_out(before, places, crew, faces, self.timeline, length)

    def _add(self) -> None:
        """Seat a pirate on the first free chair, and show it."""
        self._crew = (*self._crew, pirate(self._crew))
        self._number = len(self._crew) - 1
        self._panes.show_chair()
        self._refill(f"seat{self._number}")
        self._raise(self._number)

    def _remove(self, number: int) -> None:
        self._crew = (*self._crew[:number], *self._crew[number + 1 :])
        self._refill()

    def _rename(self, number: int, text: str) -> None:
        """Rename without rebuilding the details, so that the field being typed in stays."""
        seat = replace(self._crew[number], name=text.strip())
        self._crew = (*self._crew[:number], seat, *self._crew[number + 1 :])
        self._crew = with_usual_face(self._crew, number, self.services.settings.faces)
        self._fill_chairs()
        self.relayout()

    def _seat_last(self) -> None:
        if self._last is not None:
            self._crew, self._number = self._last, 0
            self._refill()

    def _draw_lots(self) -> None:
        """Let chance decide who sits where."""
        self._change(tuple(SystemRandom().sample(self._crew, len(self._crew))))

    def _as_offered(self, crew: Crew) -> Crew:
        """Return the crew with the levels that make it even, unless they were chosen by hand, or
        were played with before and nobody knows better yet.
        """
        is_own = self._info.id in self.services.settings.own_company
        is_first = self._last is None or invitation(self._ladder, crew)
        return made_even(self._ladder, crew) if is_first and not is_own else crew

    def _choose_level(self, crew: Crew) -> None:
        """Take in a level chosen by hand: all stay from now on, until they make it even again."""
        settings = self.services.settings
        chosen = {*settings.own_company} - {self._info.id}
        is_own = made_even(self._ladder, crew) != crew
        settings.own_company = sorted(chosen | {self._info.id} if is_own else chosen)
        self.services.host.keep_settings()
        self._change(crew)

    def _key(self, number: int) -> str:
        """Return the key of a person's own, where several share the screen."""
        people = sum(seat.is_human for seat in self._crew)
        if people < 2 or not self._crew[number].is_human:
            return ""
        return self._app.keymap.spoken(f"seat_{number + 1}")

    def _record(self, name: str) -> tuple[int, int]:
        """Return how many matches of this game a person of this name has played and won."""
        standings = self._app.matches.statistics.standings(self._info.id)
        of_name = (one for one in standings if one.is_human and one.name == name)
        return next(((one.matches, one.won) for one in of_name), (0, 0))

    def _tally(self, persona: str) -> str:
        """Return what is between a pirate and the first person, in sentences."""
        people = [seat.name for seat in self._crew if seat.is_human]
        statistics = self._app.matches.statistics
        return tally(statistics, persona, people[0]).told if people else ""

    # The articles

    def _open(self, name: str) -> None:
        """Show the values of an option."""
        self._opened, rule = name, self._terms.rule(name)
        values = ValuesScene(
            self.services, rule, self._terms.value(rule), self._terms.number(rule),
            lambda new: self._set_rule(rule, new),
            lambda: self._edit_rule(rule),
            partial(self._app.navigation.show_rulebook, self._info.id, rule.rule),
        )  # fmt: skip
        self.stack.push(values)

    def _set_rule(self, rule: HouseRule, value: OptionValue) -> None:
        """Choose a value; while it is being typed, the parts are rebuilt later."""
        self._terms.choose(rule, value)
        if rule is PRIVACY:
            self.services.host.settings_changed()
        if self.stack.top is self:
            self._refill()

    def _edit_rule(self, rule: HouseRule) -> None:
        """Let another screen write the value; leaving it keeps the old one."""
        from treasure_games.table.game_table import load_table

        editor = load_table(self._info.id).editors[rule.name]

        def done(text: str) -> None:
            self._terms.choose(rule, text)
            self._refill(rule.name)

        self.stack.push(editor(self.services, len(self._crew), self._terms.chosen, done))

    def _go_by_the_book(self) -> None:
        self._terms.chosen = {}
        self._refill()

    # Leaving

    def _begin(self) -> None:
        self._terms.crew = self._crew
        try:
            setup = self._terms.setup()
        except BadSetup as error:
            self.stack.push(notice(self.services, str(error)))
            return
        plan = MatchSetup(self._info.id, setup, self._crew, fresh_seed())
        keep_faces(self._crew, self.services.settings.faces)
        self.services.host.keep_settings()
        self._app.navigation.begin_match(plan)

    def _rulebook(self) -> None:
        self._app.navigation.show_rulebook(self._info.id)
