"""The end of a match as a picture, what led to it, and the next match."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import repeat
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.match.as_text import as_text, asker
from treasure_games.match.challenge import challenge_of
from treasure_games.match.daily import Deal
from treasure_games.match.match import Match
from treasure_games.screens.advice import AdviceScene
from treasure_games.screens.challenges import ChallengesScene, begin_challenge, told_of_stars
from treasure_games.screens.daily import DailyScene, told_of_day
from treasure_games.screens.deeds import told_of_new
from treasure_games.screens.frame import FLOOR, TOP, Frame
from treasure_games.screens.result.backdrop import Backdrop
from treasure_games.screens.result.hero import ChestHero, Hero, PosterHero
from treasure_games.screens.result.reveal import LENGTH, Reveal
from treasure_games.screens.result.stacks import Stacks, coins_for
from treasure_games.screens.result.story import Story
from treasure_games.screens.result.summary import Summary, SummaryScene
from treasure_games.screens.sheet import READY, PanelScene, PatientScene
from treasure_games.screens.standing import NEXT, shown_by, with_levels
from treasure_games.screens.truth_reel import reel_button
from treasure_games.stage.animation import Animate
from treasure_games.stage.canvas import LayoutContext
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.scene import Scene
from treasure_games.stage.text import placed_look_beside
from treasure_games.stage.widgets.button import BUTTON_TEXT, Button
from treasure_games.stage.widgets.containers import Column, Flow, Line, Panel
from treasure_games.stage.widgets.label import Label, Picture
from treasure_games.stage.widgets.scroll import ScrollArea
from treasure_games.stage.widgets.widget import Size, Widget
from treasure_games.table.copy_button import CopyButton
from treasure_games.table.pieces.brass import BrassLabel
from treasure_games.table.places import is_large
from treasure_games.table.scene import TableScene
from treasure_games.table.services import AppServices

_AT, _AS, _ON = placed_look_beside(__file__)
_MAIN: Final = Size(290.0, 88.0)
_ACT: Final = Size(58.0, 76.0)
_FOR_THE_TABLE: Final = (
    intents.PointerIntent, intents.PointerLeft, intents.LogToggle, intents.Help, intents.Zoom,
    intents.Magnify, intents.Scroll, intents.TurnPage, intents.Follow, intents.Overview,
)  # fmt: skip
"""What looks at the table once the picture is laid aside."""


class Acts(Flow):
    """The acts in one line, all of one width, around the main one in the middle of the window;
    those that don't fit are in a line above it.
    """

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Place them in lines, then move the main one's line so that it is in the middle."""
        super().place(rect, context)
        line = self._lines(context, rect.width)[-1]
        main = next((act for act, _size in line if _is_main(act)), None)
        shift = rect.centerx - main.rect.centerx if main else 0.0
        for act, _size in line:
            act.place(act.rect.move(shift, 0.0), context)

    def _lines(self, context: LayoutContext, width: float | None) -> list[Line]:
        acts = [(act, act.preferred(context, width)) for act in self.shown()]
        widest = max(size.width for act, size in acts if not _is_main(act))
        acts = [(act, size if _is_main(act) else Size(widest, size.height)) for act, size in acts]
        at = next(index for index, (act, _size) in enumerate(acts) if _is_main(act))
        for half in range(len(acts), -1, -1):
            first, last = max(0, at - half), at + half + 1
            above, beside = acts[:first] + acts[last:], acts[first:last]
            side = max(self._long(acts[first:at]), self._long(acts[at + 1 : last]))
            wide = acts[at][1].width + 2 * (side + self.gap)
            if width is None or max(self._long(above), wide) <= width:
                return [line for line in (above, beside) if line]
        return super()._lines(context, width)

    def _long(self, line: Line) -> float:
        return sum(size.width + self.gap for _, size in line) - self.gap


class MoreScene(PanelScene):
    """What else there is to do after a match; each act closes it first."""

    def __init__(self, services: AppServices, acts: Sequence[Button]) -> None:
        self._acts = acts
        close = Button(_("Close"), self.close, "close")
        again = [Button(act.text, partial(self._do, act), act.name) for act in acts]
        area = ScrollArea(Column(*again), "acts").growing()
        super().__init__(
            services, _("More"), area, buttons=[close], widest=_AT.more, first=again[0]
        )

    def _do(self, act: Button) -> None:
        self.close()
        act.on_press()


def _act(words: str, on_press: Callable[[], object], name: str) -> Button:
    """Return a large button."""
    return Button(words, on_press, name, least=_ACT)


def _is_main(act: Widget) -> bool:
    return getattr(act, "is_primary", False)


class Tableau(Widget):
    """Title, stacks, hero, summary and acts, each at its place in the picture."""

    def __init__(
        self, story: Story, reveal: Reveal, game_id: str, acts: Sequence[Button],
        on_open: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__("tableau")
        self.title = BrassLabel(story.verdict, _AS.title, "verdict")
        self._candle = Picture("result/candle", *_ON.candle[2:], "candle")
        self._candle.is_visible = story.is_defeat
        self.stacks = Stacks(story, reveal, on_open)
        middle = PosterHero if story.is_defeat else ChestHero
        self.hero: Hero = middle(story, reveal, on_open)
        self.summary = Summary(story, reveal, on_open)
        self._open_summary = next(act for act in acts if act.name == "reckoning")
        self.acts = Acts(*acts, gap=22.0, align="centre")
        light = "cold" if story.is_defeat else "warm"
        told = {"deeds": story.deeds, "ladder": story.ladder}
        lines = [Label(text, _AS.ladder, f"{name}.line") for name, text in told.items() if text]
        climb = [act for act in acts if act.name == "climb"]
        again = [_act(act.text, act.on_press, act.name) for act in climb]
        self._elsewhere = [*climb, *(act for act in acts if act.name == "advice")]
        """What large text leaves to the plate and the summary."""
        self._ladder = Panel(Column(*lines, *again), "plate", "ladder")
        self._has_ladder = bool(lines)
        self._prop = Picture(f"result/prop_{game_id}_{light}", *_ON.prop[2:], "prop")
        still = self.title, self._candle, self.stacks, self.hero, self._prop
        self.contain(*still, self.summary, self._ladder, self.acts)

    def place(self, rect: FRect, context: LayoutContext) -> None:
        """Give the acts what they need at the foot, and the picture what is left.

        With large text the summary is closed: one of the acts opens it, with what it offers, and a
        plate in its place says how strong one is and whom to play next.
        """
        super().place(rect, context)
        is_closed = is_large(context)
        self.summary.is_visible, self._open_summary.is_visible = not is_closed, is_closed
        self._ladder.is_visible = is_closed and self._has_ladder
        for act in self._elsewhere:
            act.is_visible = not is_closed
        room = rect.width - 2 * _AT.margin
        high = self.acts.preferred(context, room).height
        acts = FRect(rect.left + _AT.margin, rect.bottom - _AT.below - high, room, high)
        self.acts.place(acts, context)
        title = FRect(rect.left, rect.top + 4.0, rect.width, 98.0)
        self.title.place(title.inflate(-2 * _AT.chain, 0.0), context)
        slack = (rect.height - high - (1080.0 - 88.0)) / 2
        floor = min(acts.top - 10.0, FLOOR + max(0.0, slack))
        frame = Frame.between(context.viewport, TOP, floor)
        self._candle.place(frame.rect(*_ON.candle), context)
        self.stacks.stand(frame, context)
        self.hero.stand(frame, context)
        self.summary.stand(frame, context)
        self._prop.place(frame.rect(*_ON.prop), context)
        beside = frame.rect(*_ON.beside)
        size = self._ladder.preferred(context, beside.width)
        beside.size = size.width, size.height
        beside.bottom = min(beside.bottom, acts.top - _AT.margin / 2)
        self._ladder.place(beside, context)
        self._prop.is_visible = not (is_closed and beside.colliderect(self._prop.rect))


class ResultScene(PatientScene):
    """The end of a match. A rematch is one click, with the same crew.

    The focus is on nothing until the player moves it: a hasty Enter ends the reveal, the next one
    comes to the rematch, and only one more begins it.
    """

    dim = 0.0

    def __init__(self, services: AppServices, match: Match, *, is_still: bool = False) -> None:
        self._match, navigation, game = match, services.navigation, match.plan.game
        ladder = services.matches.statistics.ladder(game)
        told, self._next_level = shown_by(ladder, match)
        next_words = [_(NEXT[self._next_level])] if self._next_level else []
        day, new = (tell(services.matches.statistics, match) for tell in (told_of_day, told_of_new))
        if match.challenge:
            told, new, next_words = "", told_of_stars(services, match), []
        story = Story.of(match, told, "\n".join(filter(None, (day, new))))
        again = partial(services.matches.restart, match)
        same = _act(_("Same luck again"), lambda: navigation.show_match(again()), "again")
        watch = _act(_("Watch again"), lambda: navigation.watch(match.record()), "watch")
        looks = [*self._advice(), *reel_button(services, match, _ACT), watch]
        climb = [_act(words, self._climb, "climb") for words in next_words]
        acts = [*climb, *looks, same, _act(_("Change the table"), self._setup, "setup")]
        words = _("Take revenge") if story.is_defeat else _("Rematch")
        main = words, lambda: navigation.begin_match(match.plan.with_seed())
        if match.challenge:
            back = partial(self._back_to, partial(ChallengesScene, services, game))
            dare = challenge_of(game, match.challenge)
            main = _("Once more"), partial(begin_challenge, services, self, dare)
            acts = [_act(_("Challenges"), back, "challenges"), *looks]
        if match.voyage:
            sail_on = partial(navigation.show_voyage, match.voyage)
            main, acts = (_("To the chart"), sail_on), looks
        elif day:
            copy = CopyButton(services, lambda: day, style=BUTTON_TEXT, least=_ACT)
            calendar = partial(DailyScene, services, Deal.of(match.identity))
            main = _("To the calendar"), partial(self._back_to, calendar)
            acts = [copy, *looks, same]
        self._show(services, story, game, main, acts, is_still=is_still)

    def _show(
        self, services: AppServices, story: Story, game_id: str,
        main: tuple[str, Callable[[], None]], others: Sequence[Button], *, is_still: bool,
    ) -> None:  # fmt: skip
        """Lay out the picture, with the main act and the first of the others; the rest of them is
        behind one button.
        """
        self._app, self.story, self._poured = services, story, 0
        self._reveal = Reveal(max(coins_for(story)))
        self.since = READY if is_still else 0.0
        self._has_looked = False
        """True once the table has been looked at again."""
        if is_still or services.settings.reduced_motion:
            self._reveal.seconds = LENGTH
        self._main = Button(*main, "rematch", primary=True, style=_AS.main_text, least=_MAIN)
        self._see = _act(_("See the table"), self.lay_aside, "see_table")
        open_summary = _act(_("How it went"), self.open_summary, "reckoning")
        title = _act(_("Back to port"), services.navigation.show_title, "title")
        more = _act(_("More"), lambda: self.stack.push(MoreScene(services, others[1:])), "more")
        beside = *others[:1], *([more] if len(others) > 1 else [])
        acts = title, self._see, self._main, open_summary, *beside
        self._tableau = Tableau(story, self._reveal, game_id, acts, self.open_summary)
        self._back = _act(_("Back to the result"), self._come_back, "come_back")
        self._aside = Column(self._back)
        super().__init__(services, self._tableau)
        self.backdrop = Backdrop(services, self._reveal, is_dark=self.story.is_defeat)

    def enter(self) -> None:
        """Open the chest, or nail up the poster, to music."""
        self.services.audio.music("menu", 0 if self.story.is_defeat else 2)
        self._see.is_visible = len(self.stack.scenes) > 1
        self.relayout()
        if self._reveal.seconds >= LENGTH:
            return
        self.services.audio.play("wood_knock" if self.story.is_defeat else "chest_open")
        self.timeline.play(Animate(LENGTH, self._go_on))

    def reworded(self) -> Scene:
        """Return the same result in the new language, at rest."""
        return self.anew(is_still=True)

    def go_back(self) -> bool:
        """Come back from the table, else go to the title."""
        if self._is_aside:
            self._come_back()
        else:
            self._app.navigation.show_title()
        return True

    def layout(self, context: LayoutContext) -> None:
        """Place the picture, or only what leads back to it: in the corner beside the log, where the
        table has its buttons, since it would cover more in the middle.
        """
        window, is_wide = context.viewport.rect, is_large(context)
        self._tableau.place(window, context)
        self._back.style = _AS.back_large if is_wide else BUTTON_TEXT
        size = self._aside.preferred(context, window.width)
        across = max(size.width, _AT.corner_large if is_wide else _AT.corner)
        back = FRect(0.0, 0.0, across, size.height)
        table = self.stack.scenes[-2] if self._is_aside else None
        drawer = table.hud.drawer if isinstance(table, TableScene) else None
        is_open = drawer is not None and drawer.is_visible
        edge = drawer.rect.left if drawer is not None and is_open else window.right
        back.bottomright = edge - 14.0, window.bottom - 14.0
        self._aside.place(back, context)

    def handle(self, intent: Intent) -> bool:
        """Swallow what comes too soon; the first key comes to the rematch without starting it."""
        presses = intents.PointerPressed | intents.Confirm
        if isinstance(intent, presses | intents.Cancel):
            if self.timeline.is_moving and self.since >= _AT.skippable:
                self.timeline.finish()
                return True
            if not self.is_ready:
                return True
        is_first = isinstance(intent, intents.Confirm | intents.Navigate)
        if is_first and self.focus.current is None:
            self.focus.show_on(self.focus.controls()[0] if self._is_aside else self._main)
            return True
        is_used = super().handle(intent)
        if self._is_aside and is_used and isinstance(intent, intents.PointerMoved):
            self._look(intents.PointerLeft())
        return self._look(intent) if self._is_aside and not is_used else is_used

    def _look(self, intent: Intent) -> bool:
        """Let the table below show what it is asked to: its log, more of its chart."""
        if not isinstance(intent, _FOR_THE_TABLE):
            return False
        is_used = self.stack.scenes[-2].handle(intent)
        if is_used and not isinstance(intent, intents.PointerMoved):
            self.relayout()  # The log may have been opened or closed.
        return is_used

    def _go_on(self, t: float) -> None:
        """Move everything on, with a sound for each coin."""
        self._reveal.seconds = t * LENGTH
        if self._reveal.coins > self._poured:
            self._poured = self._reveal.coins
            if t < 1.0:
                self.services.audio.play("coin_single", self._poured)

    @property
    def _is_aside(self) -> bool:
        return self.root is self._aside

    def lay_aside(self) -> None:
        """Show the final table, at first where it was won; a button, Enter or Esc leads back."""
        self._turn_to(self._aside, is_overlay=True)
        if not self._has_looked:
            self._has_looked = True
            self.stack.scenes[-2].handle(intents.Recall())

    def _come_back(self) -> None:
        self._turn_to(self._tableau, is_overlay=False)
        self.focus.set(self._see)

    def _turn_to(self, root: Widget, *, is_overlay: bool) -> None:
        """Show the table below, or the picture over it."""
        self.services.audio.play("page_turn")
        self.focus.set(None)
        self.focus.forget_pointer()
        self.root = self.focus.root = root
        self.is_overlay, self.backdrop.is_visible = is_overlay, not is_overlay
        self.relayout()

    def open_summary(self) -> None:
        """Show everything about the match in words and numbers."""
        words = partial(as_text, self._match, asker(self._match))
        copy = CopyButton(self._app, words, style=BUTTON_TEXT, least=_ACT)
        self.stack.push(SummaryScene(self._app, self.story, *self._advice(), copy))

    def _advice(self) -> list[Button]:
        advice = partial(AdviceScene, match=self._match)
        act = _act(_("Captain’s advice"), lambda: self.stack.push(advice(self._app)), "advice")
        return [act] if self._match.human_seats else []

    def _back_to(self, make: Callable[[], Scene]) -> None:
        stack = self.stack
        self._app.navigation.show_title()
        stack.push(make())

    def _climb(self) -> None:
        plan = self._match.plan.with_seed()
        seats = with_levels(plan.seats, repeat(self._next_level))
        self._app.navigation.begin_match(replace(plan, seats=seats))

    def _setup(self) -> None:
        self._app.navigation.show_title()
        self._app.navigation.show_setup(self._match.plan.game)
