"""One match: who is asked, what they may do, what happened, and how to undo it."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from treasure_games.core.chance import (
    LATEST,
    Chance,
    CountedChance,
    OutcomeKind,
    SeededChance,
    is_arrival,
    stream_of,
)
from treasure_games.core.codec import Plain, encode
from treasure_games.core.errors import IllegalAction
from treasure_games.core.game import Mode, Outcome, Pending, next_to_answer
from treasure_games.core.language import translate
from treasure_games.core.options import Setup
from treasure_games.core.record import Playthrough, Record, fingerprint
from treasure_games.core.registry import AnyGame, load
from treasure_games.match import seats as seating
from treasure_games.match.questions import Questions, Stopwatch
from treasure_games.match.steps import (
    LUCK,
    NOTHING_YET,
    PASSED_ON,
    Act,
    Moment,
    Step,
    dry_run,
    hidden_from,
    only_ends_turn,
    turn_end,
    turn_owner,
    turns_in,
    why_no_undo,
)


class Match:
    """A match in progress. Its state stays inside; everybody else gets views.

    `on_change(match)` is called for saving: after the deal, every act, every held one, every undo
    and every change of a seat. `auto_play` switches `forced_action` on, but for acts of the classes
    `never_forced`, which people do themselves, as they cost something. `attempt` is the seat and
    action at which the rules failed, for the crash report.
    """

    def __init__(
        self,
        plan: seating.MatchSetup,
        *,
        game: AnyGame | None = None,
        notes: Mapping[str, Plain] | None = None,
        edition: int | None = None,
        chance: Chance | None = None,
        on_change: "Callable[[Match], None] | None" = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Set up the table and deal; raises `BadSetup`, or `BadRecord` for an invalid note.

        `notes` and `edition` (of the rules) are those of a save, if any. `chance` replaces the luck
        of the seed, in lessons. `clock` measures races, in seconds.
        """
        self.game: AnyGame = game or load(plan.game)
        setup = Setup.of(self.game.info, plan.setup.seats, plan.setup.options, edition)
        self.plan = replace(plan, setup=setup)
        self.on_change = on_change
        self.auto_play = True
        self.never_forced: tuple[type[Any], ...] = ()
        self.attempt: tuple[int, Any] | None = None
        self._notes: dict[str, Any] = {
            **seating.first_notes(plan.game),
            **seating.match_notes(notes or {}),
        }
        self._notes.pop(seating.HELD, None)  # Whoever resumes the match holds it again.
        self._watch = Stopwatch(self._notes["seconds"])
        self._chance = CountedChance(chance or SeededChance(plan.seed))
        self._play = Playthrough(self.game, setup, self._chance)
        self._moments: list[Moment] = []
        self._play.start(self._note_moment)
        self._acts = [self._act_of(0, None, None, LUCK)]
        self._questions = Questions(self.pending())
        self._clock, self._round_began = clock, clock()
        self._seen_acts: dict[int, int] = {}
        self.held: Act | None = None
        """The act that waits until its seat ends the turn; shown as if it were done."""
        self._changed()

    # Who is asked, and what they may do

    def pending(self) -> Pending | None:
        """Return who must decide, and what; None when the match is over."""
        return self.game.pending(self._play.state)

    def awaited(self) -> tuple[int, ...]:
        """Return the seats whose answer the match waits for now, people and computers alike.

        In a turn or window that is the first seat asked; in a sealed set one seat at a time, in an
        order drawn from the seed; in a race all seats asked.
        """
        asked = self.pending()
        if asked is None:
            return ()
        if len(asked.seats) == 1 or asked.mode is Mode.RACE:
            return asked.seats
        order = stream_of(seating.thinking_seed(self.plan.seed), f"order/{len(self._acts)}")
        return (next_to_answer(asked, order),)

    def whose(self) -> int | None:
        """Return the one seat that the match waits for; None in a race, or if the match is over."""
        awaited = self.awaited()
        return awaited[0] if len(awaited) == 1 else None

    def is_asked(self, seat: int) -> bool:
        """Return True if `seat` may decide something now."""
        return self.question(seat) is not None

    def question(self, seat: int) -> int | None:
        """Return the number of the question to `seat`; None if it isn't asked.

        An answer to a question with another number is stale.
        """
        return self._questions.number_of(seat)

    @property
    def round_number(self) -> int:
        """The number of the current window, sealed set, race or single decision."""
        return self._questions.round_number

    @property
    def waited(self) -> float:
        """Seconds since the current round began."""
        return self._clock() - self._round_began

    def start_clock(self) -> None:
        """Start a race's clock now that everything before it has been shown."""
        self._round_began = self._clock()

    def measure_by(self, clock: Callable[[], float]) -> None:
        """Measure races by this clock from now on: that of the screen which shows them."""
        self._clock = clock
        self.start_clock()

    def legal(self, seat: int) -> tuple[Any, ...]:
        """Return every action that `seat` may take now, sorted; () if it isn't asked."""
        return self.game.legal(self._play.state, seat)

    def refusal(self, seat: int, action: Any) -> IllegalAction | None:
        """Return why `action` isn't legal now, with its rule; None if it is."""
        return self.game.refusal(self._play.state, seat, action)

    def forced_action(self) -> tuple[int, Any] | None:
        """Return the seat and its one legal action, if one seat is asked and has no choice.

        Always None while `auto_play` is off, and for `never_forced`.
        """
        seat = self.whose()
        if seat is None or not self.auto_play:
            return None
        legal = self.legal(seat)
        is_forced = len(legal) == 1 and not isinstance(legal[0], self.never_forced)
        return (seat, legal[0]) if is_forced else None

    def act(self, seat: int, action: Any, arrival: int | None = None) -> Act:
        """Apply `action` for `seat`; raises `IllegalAction` with nothing changed.

        The act tells each viewer its steps. `arrival` is for races: the milliseconds since the race
        began, see `is_arrival` (else raises `ValueError`); without it the clock decides.
        """
        measured = min(LATEST, round(self.waited * 1000)) if arrival is None else arrival
        if not is_arrival(measured):
            raise ValueError(f"not a time of arrival: {arrival!r}")
        self.attempt = (seat, action)
        self._chance.measured = measured
        hidden = hidden_from(self.game, self._play.state, seat)
        self._moments = []
        try:
            row = self._play.act(seat, action, self._note_moment)
        except IllegalAction:
            self.attempt = None
            raise
        hidden_now = hidden_from(self.game, self._play.state, seat)
        reason = why_no_undo(row, hidden, hidden_now, self.pending())
        act = self._act_of(len(self._acts), seat, action, reason)
        self._acts.append(act)
        self.held = None
        self._seen_acts[seat] = len(self._acts)
        self._ask(partial(self._questions.answered, seat, action))
        self.attempt = None
        self._changed()
        return act

    def dry_run(self, seat: int, action: Any) -> Act | None:
        """Return what an act would do before it ends the turn, without doing it.

        None if it doesn't end the turn, or if it draws luck or reveals a secret before. Raises
        `IllegalAction`.
        """
        moments = dry_run(self.game, self._play.state, seat, action)
        return Act(len(self._acts), seat, action, self.game, moments, None) if moments else None

    # An act that waits for the end of the turn

    def only_ends_turn(self, seat: int, action: Any) -> bool:
        """Return True if a legal act of `seat` does nothing but end its turn."""
        return only_ends_turn(self.game, self._play.state, seat, action)

    def unasked_end(self, act: Act, seat: int) -> int | None:
        """Return the number of moments before `act` ends the turn of `seat`; None if it doesn't, or
        if the seat has chosen to end it.
        """
        end = turn_end(moment.event for moment in act.moments)
        is_chosen = end == 0 and act.seat == seat
        is_its_turn = turn_owner(self._acts[: act.row]) == seat
        return end if is_its_turn and not is_chosen else None

    def hold(self, seat: int, action: Any) -> Act | None:
        """Hold an act that would end the turn, and return what it does before; None if it can't.

        It is noted in the record, so that it is held again when the match is resumed. Raises
        `IllegalAction`.
        """
        self.held = self.dry_run(seat, action)
        if self.held is not None:
            self._changed()
        return self.held

    def drop_held(self) -> None:
        """Take back the held act, if there is one."""
        if self.held is not None:
            self.held = None
            self._changed()

    # What viewers see

    @property
    def acts(self) -> tuple[Act, ...]:
        """The deal and every act since, in order, without undone acts."""
        return tuple(self._acts)

    def view(self, viewer: int | None) -> Any:
        """Return what a seat, or a bystander (None), may see now."""
        return self.game.view(self._play.state, viewer)

    def scores(self, viewer: int | None = None) -> tuple[int, ...]:
        """Return the running score of each seat, as far as the viewer knows it."""
        return self.game.scores(self.view(viewer))

    def outcome(self) -> Outcome | None:
        """Return scores and winners, once the match is over."""
        return self.game.outcome(self._play.state)

    @property
    def is_over(self) -> bool:
        """Return True if nobody is asked any more."""
        return self.pending() is None

    def saw(self, seat: int) -> None:
        """Note that the person at `seat` has seen all acts so far."""
        self._seen_acts[seat] = len(self._acts)

    def recap(self, seat: int) -> tuple[Step, ...]:
        """Return the last step that `seat` saw and all since, as `seat` noticed them."""
        return self._steps_from(self._seen_acts.get(seat, 1), seat)

    def since_decision(self, seat: int, viewer: int | None) -> tuple[Step, ...]:
        """Return the last step of the last decision of `seat` and all since, as `viewer` saw them.

        () if nobody else has acted. What `seat` did since others last acted is part of the decision
        that it is making now.
        """
        deciders = [act.seat for act in self._acts]
        others = [row for row, who in enumerate(deciders) if who not in (seat, None)]
        if not others:
            return ()
        own = (row for row in range(others[-1]) if deciders[row] == seat)
        return self._steps_from(max(own, default=0) + 1, viewer)

    def _steps_from(self, row: int, viewer: int | None) -> tuple[Step, ...]:
        """Return the last step before `row` that the viewer noticed, and all since."""
        steps = [step for act in self._acts[row:] for step in act.steps_for(viewer)]
        for act in reversed(self._acts[:row]):
            if known := act.steps_for(viewer):
                return (known[-1], *steps)
        return tuple(steps)

    # Undo

    def why_no_undo(self, seat: int) -> str | None:
        """Return why `seat` can't undo the last act, as a sentence; None if it can."""
        last = self._acts[-1]
        if last.seat != seat:
            return translate(NOTHING_YET if last.seat is None else PASSED_ON)
        return None if last.why_no_undo is None else translate(last.why_no_undo)

    def can_undo(self, seat: int) -> bool:
        """Return True if `seat` may undo the last act."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: int) -> Act:
        """Undo and return the last act of `seat`; raises `ValueError` if it can't be undone."""
        if reason := self.why_no_undo(seat):
            raise ValueError(reason)
        self._play.undo_rows(1)
        self.held = None
        act = self._acts.pop()
        self._seen_acts = {one: min(acts, len(self._acts)) for one, acts in self._seen_acts.items()}
        self._ask(self._questions.ask_anew)
        self._changed()
        return act

    def restarted(self) -> "Match":
        """Return a new match from the same deal: same seats, same seed, a new identity."""
        plan = replace(self.plan, is_seed_given=True)
        return Match(plan, game=self.game, on_change=self.on_change, clock=self._clock)

    # Seats

    @property
    def seats(self) -> tuple[seating.Seat, ...]:
        """Who sits where now."""
        return self.plan.seats

    @property
    def human_seats(self) -> tuple[int, ...]:
        """The numbers of the seats at which people sit now."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)

    def hand_to_computer(
        self, number: int, level: str, persona: str = "", pace: seating.Pace = seating.Pace.STEADY
    ) -> None:
        """Let a computer decide for this seat from now on; its name and emblem stay."""
        seat = replace(
            self.seats[number], kind=seating.Kind.COMPUTER, level=level, persona=persona, pace=pace
        )
        self._seat_changed(number, seat)

    def hand_to_human(self, number: int, persona: str | None = None) -> None:
        """Let a person decide for this seat from now on, with this face if one is given."""
        face = self.seats[number].persona if persona is None else persona
        self._seat_changed(
            number, replace(self.seats[number], kind=seating.Kind.HUMAN, persona=face)
        )

    def call_pirates_today(self) -> None:
        """Call computer pirates by their names in the current language."""
        self.plan = replace(self.plan, seats=tuple(map(seating.called_today, self.seats)))

    # Verifying the luck

    @property
    def revealed_seed(self) -> int | None:
        """The seed once the match is over; None before."""
        return self.plan.seed if self.is_over else None

    @property
    def tally(self) -> Counter[OutcomeKind]:
        """How often each outcome occurred, including the shuffles of the deal."""
        return self._chance.tally.copy()

    # The record

    @property
    def identity(self) -> str:
        """A unique name for this match, valid in file names."""
        return str(self._notes["id"])

    @property
    def started(self) -> str:
        """The time of the deal: ISO 8601, UTC."""
        return str(self._notes["started"])

    @property
    def seconds(self) -> float:
        """Seconds of play, without breaks."""
        return self._watch.seconds

    @property
    def lesson(self) -> tuple[int, int] | None:
        """The chapter of a lesson, and how many of its instructions are done; None for a match."""
        place = self._notes.get(seating.LESSON)
        return None if place is None else (place[0], place[1])

    @property
    def challenge(self) -> str:
        """The name of the challenge that this match is a try of; "" for any other match."""
        return str(self._notes.get(seating.CHALLENGE, ""))

    @property
    def is_prepared(self) -> bool:
        """True for a lesson or a challenge: it isn't kept when it is over."""
        return self.lesson is not None or bool(self.challenge)

    @property
    def voyage(self) -> str:
        """The identity of the voyage that this match is a port of; "" for any other match."""
        return str(self._notes.get(seating.VOYAGE, ""))

    @property
    def taken_back(self) -> Sequence[int]:
        """The number of rows before each turn that was taken back as a whole."""
        return tuple(self._notes.get(seating.TAKEN_BACK, ()))

    @property
    def tune(self) -> int | None:
        """The number of the tune that it is played to; None before it has one."""
        return self._notes.get(seating.TUNE)

    def note(self, name: str, value: Plain) -> None:
        """Note how far the learner is, or the tune."""
        self._notes[name] = value
        self._changed()

    def record(self) -> Record:
        """Return the whole record, with the current seats and the current fingerprint."""
        now, held = self._play.record, self.held
        return replace(
            now,
            rows=list(now.rows),
            fingerprints={**now.fingerprints, len(now.rows): fingerprint(self._play.state)},
            notes={
                **self._notes,
                "seconds": round(self.seconds),
                "scores": list(self.scores()),
                "turns": turns_in(self._acts, len(self.seats)),
                "whose": self.whose(),
                **({seating.HELD: [held.seat, encode(held.action)]} if held is not None else {}),
                **self.plan.to_notes(),
            },
        )

    def _ask(self, note: Callable[[Pending | None], None]) -> None:
        """Number the current questions; each round restarts the clock."""
        before = self.round_number
        note(self.pending())
        if self.round_number != before:
            self._round_began = self._clock()

    def _seat_changed(self, number: int, seat: seating.Seat) -> None:
        self.plan = self.plan.with_seat(number, seat)
        if self.held is not None and self.held.seat == number and not seat.is_human:
            self.held = None
        self._changed()

    def _note_moment(self, event: Any) -> None:
        self._moments.append(Moment(event, self._play.state.copy()))

    def _act_of(self, row: int, seat: int | None, action: Any, why_no_undo: str | None) -> Act:
        return Act(row, seat, action, self.game, tuple(self._moments), why_no_undo)

    def _changed(self) -> None:
        self._watch.lap()
        if self.on_change is not None:
            self.on_change(self)
