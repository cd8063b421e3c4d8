"""One match at one screen: the viewpoint, and what that viewer has read so far."""

from collections.abc import Sequence
from typing import Any, Protocol

from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import language, translate as _
from treasure_games.core.registry import load_words
from treasure_games.match.conductor import Conductor
from treasure_games.match.daily import Deal
from treasure_games.match.foresight import decision_words, foreseen
from treasure_games.match.guide import RehearsedRivals, guide_of
from treasure_games.match.match import Match
from treasure_games.match.records import turn_to_take_back
from treasure_games.match.steps import Act
from treasure_games.stage.markup import escaped
from treasure_games.stage.timeline import Timeline
from treasure_games.stage.widgets.button import Button
from treasure_games.stage.widgets.focus import Focus
from treasure_games.table.game_table import AnyTable
from treasure_games.table.hail import Quiet
from treasure_games.table.in_hand import InHand
from treasure_games.table.log import Log
from treasure_games.table.match_music import MatchMusic
from treasure_games.table.services import AppServices
from treasure_games.table.viewpoint import Viewpoint


class Shell(Protocol):
    """What the parts of a table may ask of their screen."""

    focus: Focus

    def relayout(self) -> None:
        """Lay out again before the next frame."""

    def look_anew(self) -> None:
        """Show the current state from the current viewpoint, without motion."""

    def finish_motion(self) -> None:
        """Finish everything that is playing."""

    def toggle_log(self) -> None:
        """Open or close the log."""

    def occupied(self, *, is_drawn: bool = True) -> Sequence[FRect]:
        """Return where anything can be read or pressed, or `is_drawn` at all, but for what lies
        below all.
        """

    def show_act(self, act: Act) -> None:
        """Show an act of the person at the screen."""


class Session:
    """Shared by the parts of a table; everything is answered for the viewer at the screen."""

    game: AnyTable
    """The game on the table; set before first use."""
    has_begun = False
    """False while the table is laid for the first time; nobody is asked before a state is shown."""

    def __init__(
        self, services: AppServices, match: Match, timeline: Timeline, shell: Shell
    ) -> None:
        self.services = services
        self.match = match
        self.timeline = timeline
        self.shell = shell
        self.words = load_words(match.plan.game)
        self.log = Log(self.words, self.called)
        self._public, self._heard = Log(self.words, self.called), (0, "")
        """What everybody may know, after so many acts."""
        self.guide = guide_of(match)
        """Leads a learner through a lesson; None in any other match."""
        rivals = (
            RehearsedRivals(services.thinker, match, self.guide.record)
            if self.guide
            else services.thinker
        )
        self.conductor = Conductor(match, rivals)
        self.music = MatchMusic(services, match)
        self.is_recapping = False
        """True while a recap is playing."""
        self.is_turn_over = False
        """True while the table rests before a turn ends that has left nothing to do."""
        self.idle: int | None = None
        """The seat whose turn leaves nothing to decide, while that is told."""
        self.in_hand: InHand | None = None
        """What waits to be thrown by somebody at the screen."""
        self.quiet = Quiet(match, lambda seat: self.game.is_target(match.view(None), seat))
        self.is_watched_by_all = False
        """True while the table rests on what all people at the screen must have seen."""
        self._secrecy: tuple[int, bool, bool, bool] | None = None
        """The number of acts when the game was last asked for its secrecy, and its answers."""
        self.viewpoint = Viewpoint(
            match,
            services.settings.privacy,
            lambda: self._asked_for_secrecy()[1],
            lambda: self._asked_for_secrecy()[2],
            lambda: self._asked_for_secrecy()[3],
        )

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for a bystander's."""
        return self.viewpoint.viewer

    @property
    def bottom(self) -> int:
        """The seat at the bottom."""
        return self.viewpoint.bottom

    @property
    def view(self) -> Any:
        """The match as this viewer may see it, with the act that is held; what is shown may lag
        behind.
        """
        if self.held is not None:
            return self.match.game.view(self.held.moments[-1].state, self.viewer)
        return self.match.view(self.viewer)

    @property
    def held(self) -> Act | None:
        """An act that is shown as done, until the person at the screen ends the turn."""
        return self.match.held

    @property
    def holds_turns(self) -> bool:
        """True if no turn of the person at the screen may end unasked."""
        is_free = self.guide is None
        return is_free and self.game.holds_turns and self.services.settings.hold_turn

    @property
    def asked(self) -> int | None:
        """The person at the screen, if asked now and everything is at rest."""
        is_ready = self.has_begun and self.is_turn_here and not self.timeline.is_busy
        return self.viewpoint.asked if is_ready else None

    @property
    def is_turn_here(self) -> bool:
        """True if the person at the screen is asked, though things may still move."""
        asked = self.viewpoint.asked
        is_away = self.viewpoint.needs_curtain or self.viewpoint.needs_return
        is_free = self.held is None and not is_away and not self.is_told
        is_heard = asked is not None and not self.quiet.passes(asked)
        return is_heard and asked == self.bottom and is_free

    @property
    def ready(self) -> tuple[Button, ...]:
        """The button of what lies ready to be thrown, if anything does."""
        return () if self.in_hand is None else (self.in_hand.button,)

    @property
    def is_told(self) -> bool:
        """True while the host of a lesson tells something: nobody acts meanwhile."""
        return self.guide is not None and self.guide.is_telling

    def go_on(self) -> None:
        """Go on in a lesson from what the host has told."""
        if self.guide is not None:
            self.guide.go_on()
            self.shell.look_anew()

    def skip(self) -> None:
        """Let the match go on without lessons."""
        if self.guide is not None:
            self.guide.skip()
            self.guide = None
            self.shell.look_anew()

    def called(self, seat: int) -> str:
        """Return a seat's name, escaped for markup."""
        return escaped(self.match.seats[seat].name)

    def described(self, action: Any) -> str:
        """Return an action in a few words, as the game says it."""
        return self.words.described(self.game.view, action, self.called)

    def decides(self, action: Any, *, is_brief: bool = False) -> str:
        """Return that an act ends the match, or lets somebody win next; "" if neither is sure, or
        if that could tell onlookers what the seat alone knows.
        """
        seat = self.asked
        if seat is None or self.viewer != seat or action not in self.match.legal(seat):
            return ""
        told = foreseen(self.match.game, self.match.view(seat), seat, action)
        return decision_words(told, seat, self.called, is_brief=is_brief) if told else ""

    def emblem(self, seat: int) -> str:
        """Return the logical name of the picture of a seat's emblem."""
        return self.services.theme.seats[self.match.seats[seat].emblem].emblem_image

    def legal(self) -> tuple[Any, ...]:
        """Return what the person at the screen may do now; () when not asked."""
        if self.asked is None:
            return ()
        legal = self.match.legal(self.asked)
        return legal if self.guide is None else self.guide.offered(self.asked, legal)

    def end_held_turn(self) -> None:
        """Do the act that was held, and show what comes after what has been seen of it."""
        held = self.held
        if held is not None and held.seat is not None:
            act = self.match.act(held.seat, held.action)
            self.shell.show_act(act.after(len(held.moments)))

    @property
    def may_stay_quiet(self) -> bool:
        """True if the person at the screen is asked about what others do and may pass."""
        seat, pending = self.asked, self.match.pending()
        if seat is None or seat != self.viewer or pending is None:
            return False
        is_target = self.game.is_target(self.match.view(None), seat)
        return (
            pending.mode is Mode.WINDOW
            and not is_target
            and self.guide is None
            and pending.default in self.match.legal(seat)
        )

    def stay_quiet(self) -> None:
        """Pass, and go on passing unasked until it is the person's turn or they are the target."""
        seat, pending = self.asked, self.match.pending()
        if seat is not None and pending is not None:
            self.quiet.begin(seat)
            self.shell.show_act(self.match.act(seat, pending.default))

    def come_back(self) -> None:
        """Show their secrets again to the person who saw them last."""
        seat = self.viewpoint.asked
        if seat is not None and self.viewpoint.needs_return:
            self.viewpoint.open_for(seat)
            self.shell.look_anew()

    def rewrite_log(self) -> None:
        """Rebuild the log as the current viewer saw it."""
        held = () if self.held is None else (self.held,)
        self.log.rewrite(())
        for act in (*self.match.acts, *held):
            for step in act.steps_for(self.viewer):
                self.log.add(step)
            for _turn in range(self.match.taken_back.count(act.row)):
                self.log.tell(_("{name} took back a turn.", name=self.called(self.bottom)))
        self.log.latest = None

    def heard(self) -> list[str]:
        """Return the lines of the log as a bystander may know them; up to now if nothing moves."""
        acts, spoken = self.match.acts, language()
        if not self.timeline.is_busy and self._heard != (len(acts), spoken):
            known, before = self._heard
            if before != spoken or known > len(acts):
                known = 0
                self._public.rewrite(())
            for step in (step for act in acts[known:] for step in act.steps_for(None)):
                self._public.add(step)
            self._heard = len(acts), spoken
        return [line.text for line in self._public.lines]

    @property
    def turn_to_take_back(self) -> int | None:
        """The number of rows before a turn that the person here may take back as a whole."""
        is_scored = Deal.of(self.match.identity) is not None
        may = self.services.settings.turns_back and self.in_hand is None and not is_scored
        return turn_to_take_back(self.match, self.bottom) if may else None

    def open_rulebook(self, rule_id: str = "") -> None:
        """Open the rulebook, at the paragraph of a rule if given."""
        plan = self.match.plan
        self.services.navigation.show_rulebook(plan.game, rule_id, plan.setup)

    def _asked_for_secrecy(self) -> tuple[int, bool, bool, bool]:
        """Return the number of acts, whether there are secrets, whether people watch together, and
        whether anybody may see what is asked and answered; the game is asked once per act.
        """
        acts = len(self.match.acts)
        if self._secrecy is None or self._secrecy[0] != acts:
            view, asked = self.match.view(None), self.match.pending()
            is_secret = asked is None or asked.mode is Mode.SEALED
            is_open = not is_secret and self.words.is_public(view)
            self._secrecy = acts, self.game.keeps_secrets(view), self.game.gathers(view), is_open
        return self._secrecy
