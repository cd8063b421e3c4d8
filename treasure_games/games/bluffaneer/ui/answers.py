"""What the person at the screen may answer: two large buttons beside the own card, their keys, and
the others to steal from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import Action
from treasure_games.games.bluffaneer.rules.house import BUZZER, EVERYONE, FIRST_SHOUT, SEALED
from treasure_games.games.bluffaneer.rules.state import ANSWER, SHOUT, STEAL
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.people import People
from treasure_games.stage.animation import Animation
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.fonts import Face
from treasure_games.stage.input import intents
from treasure_games.stage.input.intents import Intent
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.stage.text import TextStyle
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.button import Button, Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.fitting import Passage, one_line
from treasure_games.table.table_api import TableApi

_ = translate
_TITLE: Final = TextStyle(40.0, Face.BOLD, "ink", "centre")
_STAKE: Final = TextStyle(36.0, Face.BOLD, "ink", is_tabular=True)
_WORD: Final = TextStyle(26.0, Face.SEMIBOLD, "ink")
_COIN: Final = 34.0
_PADDING: Final = 26.0


@dataclass(frozen=True, slots=True)
class Stake:
    """What an answer may bring: coins, and the case in a word ("" if there is only one)."""

    coins: int
    word: str = ""

    @property
    def figure(self) -> str:
        """The coins with their sign."""
        return f"+{self.coins}" if self.coins > 0 else f"−{-self.coins}"


class StakeButton(Button):
    """A button with what is at stake under its words; brass gives in, wax red fights."""

    def __init__(self, name: str, *, fights: bool) -> None:
        super().__init__("", name=f"choice.{name}", primary=fights)
        self.stakes: tuple[Stake, ...] = ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the button, the words, and each stake with its coin."""
        rect = self.drawn_rect(canvas.context)
        skin.draw_button(canvas, rect, self.state(), primary=self.is_primary)
        palette = canvas.context.theme.palette
        colour = palette.pearl if self.is_primary else palette.ink
        shift = rect.left - self.rect.left, rect.top - self.rect.top
        for passage in self._passages(canvas.context):
            canvas.text(passage.text, passage.style, passage.rect.move(shift), colour)
        for coin in self._coins(canvas.context):
            canvas.image("objects/score_coin", coin.move(shift))

    def measured_words(self, context: LayoutContext) -> tuple[FRect, tuple[float, float]]:
        """Return the room of the title, and the size of its words."""
        title = self._passages(context)[0]
        return title.rect, context.texts.measure(title.text, title.style)

    def _passages(self, context: LayoutContext) -> list[Passage]:
        return [self._title(context), *(one for one, _coin in self._laid(context))]

    def _coins(self, context: LayoutContext) -> list[FRect]:
        return [coin for one, coin in self._laid(context) if coin is not None]

    def _title(self, context: LayoutContext) -> Passage:
        inner = self.rect.inflate(-2 * _PADDING, -24)
        inner.height *= 0.56 if self.stakes else 1.0
        return Passage(*one_line(context, self.text, _TITLE, inner.width, inner.height), inner)

    def _laid(self, context: LayoutContext) -> list[tuple[Passage, FRect | None]]:
        """Return figures, each with the place of its coin, and words, from left to right: as large
        as fits.
        """
        inner = self.rect.inflate(-2 * _PADDING, -24)
        row = FRect(inner.left, inner.top + 0.54 * inner.height, inner.width, 0.46 * inner.height)
        measure, size = context.texts.measure, _STAKE.size
        while True:
            styles = replace(_STAKE, size=size), replace(_WORD, size=0.75 * size)
            texts = [(text, style) for one in self.stakes for text, style in
                     zip((one.figure, one.word), styles, strict=True)]  # fmt: skip
            widths = [measure(text, style)[0] + 1 if text else 0.0 for text, style in texts]
            free = row.width - sum(widths) - len(self.stakes) * (_COIN + 6.0)
            is_low = context.texts.line_height(styles[0]) <= row.height + 4.0
            if (free >= 16.0 * len(self.stakes) and is_low) or size <= 12.0:
                break
            size -= 1.0
        found: list[tuple[Passage, FRect | None]] = []
        x, gap = row.left, free / max(1, len(self.stakes))
        for index, ((text, style), width) in enumerate(zip(texts, widths, strict=True)):
            is_figure = index % 2 == 0
            x += gap / 2 if is_figure else 0.0
            passage = Passage(text, style, FRect(x, row.top, width, row.height))
            x += width
            coin = FRect(x + 2, row.centery - _COIN / 2, _COIN, _COIN) if is_figure else None
            x += _COIN + 6.0 if is_figure else gap / 2
            if text:
                found.append((passage, coin))
        return found


class Answers:
    """The buttons and spots of what may be done now."""

    def __init__(self, api: TableApi, people: People) -> None:
        self._api, self._people = api, people
        self.legal: tuple[Action, ...] = ()
        self.view: View
        self._give_in = StakeButton("quiet", fights=False)
        self._fight = StakeButton("fight", fights=True)
        self._victims: dict[int, Hotspot] = {}
        self._drawn = False
        self._ready = Button(
            _("Ready"),
            self._start_race,
            "choice.ready",
            primary=True,
            style=_TITLE,
            hint=_("Starts the race: whoever shouts first has the word"),
        )
        self._ready_for: tuple[int, int] | None = None
        """Turn and phase of the race that several people are ready for."""
        self.window_opens: Callable[[], float | None] = lambda: None
        """Milliseconds until a race opens, None if none is about to."""
        self.steadied: Callable[[], Animation]
        """Returns the time before a race in which a shout is too early."""

    # What is offered

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now; what is sealed only to whoever sees the own card."""
        self.view = view
        is_hidden = self._api.viewer != self._api.asked and self._is_sealed
        is_hidden = is_hidden or not self.may_race
        self.legal = () if is_hidden else tuple(legal)
        self._people.lit = ()
        if view.phase == STEAL and self.legal:
            self._offer_victims()
        elif self.legal:
            self._offer_answers()
        was_drawn, self._drawn = self._drawn, bool(self.buttons) or self._is_gate
        self._ready.place(self._people.layout.answers[1], self._api.context)
        if was_drawn or self._drawn:
            for rect in self._people.layout.answers:
                self._api.invalidate(rect.inflate(40, 40))

    @property
    def _is_sealed(self) -> bool:
        """True if nobody else may see what is chosen."""
        rule = self.view.house.shout if self.view.phase == SHOUT else self.view.house.answer
        return rule in (SEALED, EVERYONE)

    @property
    def is_race(self) -> bool:
        """True if the first answer counts now."""
        house = self.view.house
        return (self.view.phase == SHOUT and house.shout == BUZZER) or (
            self.view.phase == ANSWER and house.answer == FIRST_SHOUT
        )

    @property
    def may_race(self) -> bool:
        """False until several people have looked at their cards and are ready."""
        if not self.is_race or not self._are_several:
            return True
        return self._ready_for == (self.view.turn_number, self.view.phase)

    @property
    def _are_several(self) -> bool:
        return sum(seat.is_human for seat in self._api.seats) > 1

    @property
    def _is_gate(self) -> bool:
        """True if the table waits until people are ready, and all cards lie face down."""
        is_asked = self._api.asked is not None and self._api.viewer is None
        return is_asked and not self.may_race

    def _start_race(self) -> None:
        self._ready_for = self.view.turn_number, self.view.phase
        self._api.timeline.play(self.steadied())
        self._api.changed()

    def _offer_answers(self) -> None:
        give_in, fight = self._give_in, self._fight
        if self.view.phase == SHOUT:
            own = self.view.own_face if self._api.viewer == self._api.bottom else -1
            give_in.text, give_in.stakes = _("Stay quiet"), ()
            fight.text = _("Mine!")
            fight.stakes = (Stake(1, _("believed")), Stake(2 if own == self.view.pair else -1,
                                                           _("challenged")))  # fmt: skip
            if own < 0:
                fight.stakes = ()
            self._bind(actions.STAY_QUIET, actions.CLAIM)
            return
        cost = min(2, self.view.coins[self._api.bottom])
        give_in.text, give_in.stakes = _("Believe it"), (Stake(-1),)
        fight.text = _("Bluffaneer!")
        fight.stakes = Stake(1, _("a bluff")), Stake(-cost, _("true"))
        self._bind(actions.BELIEVE, actions.CHALLENGE)

    def _bind(self, quiet: Action, loud: Action) -> None:
        for button, action, rect in zip(
            (self._give_in, self._fight), (quiet, loud), self._people.layout.answers, strict=True
        ):
            button.on_press = partial(self.answer, action)
            button.place(rect, self._api.context)

    def _offer_victims(self) -> None:
        api, people = self._api, self._people
        for one in self.legal:
            assert isinstance(one, actions.Steal)
            spot = self._victims.setdefault(one.victim, Hotspot(f"pick.victim{one.victim}"))
            spot.on_press = partial(self.answer, one)
            spot.hint = _("Steal from {victim}").format(victim=api.called(one.victim))
            station = people.persons[one.victim].station
            rect = people.layout.bust(station)
            rect.top = max(rect.top, people.layout.top)
            rect.height = people.layout.plate(station).top - 2.0 - rect.top
            spot.place(rect.inflate(-0.36 * rect.width, 0), api.context)
        people.lit = tuple(one.victim for one in self.legal if isinstance(one, actions.Steal))

    @property
    def buttons(self) -> tuple[StakeButton, ...]:
        """The two buttons, while they are there."""
        return (self._give_in, self._fight) if self.legal and self.view.phase != STEAL else ()

    def controls(self) -> list[Control]:
        """Return what can be pressed."""
        if self._is_gate:
            return [self._ready]
        return [*self.buttons, *(self._victims[seat] for seat in self._people.lit)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons."""
        for button in (self._ready,) if self._is_gate else self.buttons:
            if canvas.touches(button.rect.inflate(40, 40)):
                button.draw(canvas)

    # What is pressed

    def answer(self, action: Action) -> None:
        """Answer for the person at the screen."""
        self._api.act(action)

    def press_seat(self, seat: int) -> bool:
        """Steal from a seat whose plate was pressed, if one may; in a race a person's plate shouts
        for that person. Return True if something was done.
        """
        if self.view.phase != STEAL or not self.legal:
            return self._buzz(seat)
        self.answer(actions.STEAL[seat])
        return True

    def handle(self, intent: Intent) -> bool:
        """Let own keys and pads shout in a race: each person has one, see the settings."""
        if isinstance(intent, intents.SeatKey) and intent.is_held:
            return self._buzz(intent.seat)
        if isinstance(intent, intents.PadConfirm):
            return self._buzz_by_pad(intent.pad)
        return False

    def _buzz_by_pad(self, pad: int) -> bool:
        """Several people have a pad each, in the order of their seats; a single one uses it for
        everything.
        """
        people = [number for number, seat in enumerate(self._api.seats) if seat.is_human]
        if len(people) < 2 or pad >= len(people):
            return False
        return self._buzz(people[pad])

    def _buzz(self, seat: int) -> bool:
        """Shout for a person, and return True; False if there is no race, or nobody may shout."""
        view = self.view
        if seat >= view.seats or not self._api.seats[seat].is_human:
            return False
        if not (self.is_race and self.may_race):
            return False
        if view.is_waited_for(seat):
            early = self.window_opens()
            action = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
            self._api.act(action, seat, None if early is None else -max(1, round(early)))
        return True
