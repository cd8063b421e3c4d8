"""How people at a table take what happens: faces, and the answers that `core.asking` collects."""

from __future__ import annotations

from typing import Any, Final

from treasure_games.core import asking
from treasure_games.core.language import translate
from treasure_games.match.steps import Step
from treasure_games.stage.animation import Animation, Call, Parallel, Sequential, Shake, Wait
from treasure_games.table.stagehand import EventPresenter
from treasure_games.table.table_api import TableApi

_ = translate
LOUD: Final = 46.0
"""Size of words that are shouted."""


class PeoplePresenter(EventPresenter):
    """The base of a presenter whose board is a `PeopleBoard`; coins are flipped by its `toss`."""

    def __init__(self, api: TableApi, board: Any) -> None:
        super().__init__(api)
        self._board, self._people = board, board.people

    def animate(self, step: Step) -> Animation:
        """Return the way from what lies on the table to the step's view."""
        taken = Call(lambda: self._board.take(step.view))
        shown = self.shown(step)
        return taken if shown is None else Sequential(shown, taken)

    def mood(self, seat: int, face: str) -> None:
        """Let somebody make a face, behind the table and on the plate; below 0 is nobody."""
        if seat >= 0:
            self._people.show_face(seat, face)
            super().mood(seat, face)

    def calm(self) -> None:
        """Calm everybody behind the table."""
        for seat in self._people.persons:
            self._people.show_face(seat, "calm")

    def shaken(self, thing: object, seat: int) -> Animation:
        """Return the shaking of what a lie lies on, and of whoever was caught."""
        strength = self.theme.motion.shake_pixels / 8.0
        return Parallel(Shake(thing, strength), self._people.shake(seat))

    def doubt(self, seat: int, words: str, face: str = "angry") -> None:
        """Let somebody call a lie what was said, aloud."""
        self.play("call_drum")
        self.mood(seat, face)
        self._board.say(seat, words, LOUD)

    def shouting(self, _view: Any) -> str:
        """Return what is shouted in a race."""
        return ""

    def passing(self, _view: Any) -> str:
        """Return what is said by who lets a question pass; "" if nothing is seen of it."""
        return ""

    def _show_shouted(self, event: asking.Shouted, view: Any) -> Animation:
        """Beside the race, which goes on."""
        is_early = event.milliseconds < 0
        self.play("false_start" if is_early else "buzzer")
        self.mood(event.seat, "angry" if is_early else "pleased")
        self._board.say(event.seat, _("Too early!") if is_early else self.shouting(view), LOUD)
        return Wait(0.0)

    def _show_passed(self, event: asking.Passed, view: Any) -> Animation:
        words = self.passing(view)
        if not words:
            return Wait(0.0)
        self._board.say(event.seat, words)
        return Wait(self.durations.computer_least)

    def _show_coin_flipped(self, event: asking.CoinFlipped, _view: Any) -> Animation:
        toss, theme = self._board.toss, self.theme
        self.play("coin_spin")
        return Sequential(
            toss.toss(theme, lambda: self.play("coin_falls")),
            Call(lambda: self._people.raise_hands((event.winner,))),
            Wait(self.durations.reveal_verdict),
            Call(toss.clear),
        )
