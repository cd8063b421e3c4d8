"""What is over the table while cards are answered: the dark, the stack, the answers; the Kraken."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pygame import FRect

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules import actions
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.phases import BETWEEN, PARLEYING, RESPONDING
from treasure_games.games.stolen_treasure.rules.pieces import KRAKEN, spoken_name
from treasure_games.games.stolen_treasure.rules.state import NOBODY
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text import stack
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import picture
from treasure_games.games.stolen_treasure.ui.play import Play
from treasure_games.games.stolen_treasure.ui.stack import CardStack, PlayedCard
from treasure_games.stage.animation import Animation, Tween, out_back, out_cubic
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import mixed_look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Control, Drawing, Node
from treasure_games.table.fitting import Passage, Worded, last_word, plate_line, whole_line
from treasure_games.table.hail import Hail
from treasure_games.table.pieces.answer_button import AnswerButton, WordedButton
from treasure_games.table.pieces.brass import cast
from treasure_games.table.places import is_large

_AT, _AS = mixed_look_beside(__file__)


class Consequence(Worded):
    """What happens if nobody answers any more."""

    def __init__(self, board: Board) -> None:
        self._api, self._board = board.api, board

    @property
    def is_told(self) -> bool:
        """True while people are asked whether they answer."""
        view = self._board.view
        return bool(view.stack) and view.phase == RESPONDING and view.asked != NOBODY

    @property
    def losses(self) -> stack.Losses:
        """What each seat loses if nobody answers any more."""
        return (
            stack.stack_outcome(self._board.view, self._api.called).losses if self.is_told else ()
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw figure and words on their panel, and the emblems of whoever loses something."""
        skin.draw_panel(canvas, self._board.layout.consequence, "dark")
        for (seat, _count), emblem in self._lost(self._inner(canvas.context)):
            canvas.image(self._api.emblem(seat), emblem)
        self.draw_words(canvas)

    def _inner(self, context: LayoutContext) -> FRect:
        rim = _AT.slim if is_large(context) else _AT.rim
        return self._board.layout.consequence.inflate(-48.0, -2 * rim)

    def _lost(self, inner: FRect) -> list[tuple[tuple[int, int], FRect]]:
        """Return what each seat loses, and the place of its emblem, from left to right."""
        lost = stack.stack_outcome(self._board.view, self._api.called).losses
        place = inner.right - _AT.cell * len(lost), inner.centery
        first = sized(_AT.emblem, _AT.emblem, midleft=place)
        return [(one, first.move(index * _AT.cell, 0.0)) for index, one in enumerate(lost)]

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield what each seat loses, then what happens, with its figure if it has one."""
        told, inner = stack.stack_outcome(self._board.view, self._api.called), self._inner(context)
        for (seat, count), emblem in self._lost(inner):
            room = FRect(emblem.right + 6.0, inner.top, _AT.cell - _AT.emblem - 8.0, inner.height)
            line = plate_line(context, str(count), _AS.loss, *room.size)
            yield f"consequence.seat{seat}", Passage(*line, room)
        right = inner.right - _AT.cell * len(told.losses) - 12.0
        lead = FRect(inner.left, inner.top, right - inner.left, 0.45 * inner.height)
        title = FRect(inner.left, lead.bottom, right - inner.left, inner.bottom - lead.bottom)
        heading = Passage(*plate_line(context, _("If nobody answers"), _AS.lead, *lead.size), lead)
        if told.figure:
            title.width = 0.5 * (right - inner.left)
        happens = Passage(*whole_line(context, told.title, _AS.title, *title.size), title)
        if told.figure:
            both, measure = (heading, happens), context.texts.measure
            wide = max(measure(one.text, one.style, title.width)[0] for one in both) + 4.0
            lead.width = title.width = wide
            room = FRect(title.left + wide + 10.0, inner.top, _AT.figure[len(told.figure)], 0.0)
            room.height, left = inner.height, room.right + 10.0
            tall = min(78.0, 0.9 * inner.height)
            yield "consequence.number", cast(context, told.figure, tall, "centre", room)
            unit = FRect(left, inner.top, max(10.0, right - left), inner.height)
            yield "consequence.unit", _fitting(context, (told.unit, told.brief), unit)
        yield "consequence.lead", heading
        yield "consequence.title", happens


class Goal(WordedButton):
    """Whom a card may be passed on to, the face over the name and what that one would lose."""

    detail = ""
    beside: Sequence[str] = ()
    """The names on all of them, which are set in the same size."""

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return the name, and the detail if there is any."""
        room = self.rect.inflate(-12.0, -40.0)
        line, foot = _AT.line * room.height, _AT.detail * room.height * bool(self.detail)
        styles = [plate_line(context, one, _AS.goal, room.width, line)[1] for one in self.beside]
        style = min(styles, key=lambda style: style.size)
        name = FRect(room.left, room.bottom - line - foot, room.width, line)
        told = [Passage(*plate_line(context, self.text, style, *name.size), name)]
        if self.detail:
            below = FRect(room.left, name.bottom, room.width, foot)
            told.append(Passage(*plate_line(context, self.detail, _AS.threat, *below.size), below))
        return told

    def face(self, context: LayoutContext) -> FRect:
        """Return where the face stands: over the words."""
        top = self.rect.top + 8.0
        side = self.passages(context)[0].rect.top - top
        return sized(side, side, midtop=(self.rect.centerx, top))


class Window(Node):
    """Shown while there are cards on the stack, or the Kraken is over the table."""

    def __init__(self, board: Board, hail: Hail, play: Play) -> None:
        self._api, self._board, self._hail, self._play = board.api, board, hail, play
        self.stack = CardStack()
        self.storm = Storm(board, self.stack)
        self.told = Consequence(board)
        self._tips = Drawing(self.storm.draw_tips)
        self._let = AnswerButton("", partial(play.send, actions.PASS), "choice.pass")
        self._code = AnswerButton("", play.aim, "choice.code")
        yarr = partial(play.send, actions.YARR)
        self._yarr = AnswerButton("", yarr, "choice.yarr", primary=True)
        self._back = AnswerButton("", play.stop_aiming, "choice.back")
        self._at: dict[int, Goal] = {}
        """Passes the card to a seat by the Pirate's Code."""
        self._offered: tuple[WordedButton, ...] = ()

    def children(self) -> Sequence[Node]:
        """Return the stack, what happens now, and the answers."""
        told = (self.told,) if self.told.is_told and self._back not in self._offered else ()
        # Many cards reach to where the arms are: then they lie over them.
        over = (self.stack, self._tips)[:: 1 if len(self.stack.cards) < _AT.several else -1]
        return *over, *told, *self._offered, self._hail

    # What is shown

    def lay(self) -> None:
        """Put everything where the view has it."""
        layout, view = self._board.layout, self._board.view
        self.stack.place(layout.stack)
        self.stack.show(self.cards(view))
        self.storm.rise = float(bool(view.stack) and stack.kind_at(view, 0) == KRAKEN)
        self.storm.left = self.storm.right = 0.0

    def cards(self, view: View) -> list[PlayedCard]:
        """Return the stack, the oldest first; none once the first stands, but for the Kraken."""
        if not stack.is_covering(view):
            return []
        stands = stack.has_effect(view)
        return [
            PlayedCard(
                picture(stack.kind_at(view, index)), self._api.seats[seat],
                stack.played(view, index, self._api.called), is_cancelled=not stands[index],
            )
            for index, (_card, seat, _target) in enumerate(view.stack)
        ]  # fmt: skip

    @property
    def is_open(self) -> bool:
        """Return True if anything is shown over the table."""
        return self.storm.is_dark

    # What is asked

    def take_in(self, legal: Sequence[Action]) -> None:
        """Offer what may be answered."""
        view = self._board.view
        if view.phase != BETWEEN:
            # A pass on its way to the next one closes no window.
            self._hail.take_in(self._window(view), self._may_answer(view))
        layout, context = self._board.layout, self._api.context
        # A wager leaves the hand where it is: who answers is asked between them.
        asked = layout.below_wager if view.wager else layout.answers
        self._hail.place(asked, layout.timer, context)
        self._offered = ()
        is_seen = self._api.viewer is not None and self._api.viewer == self._api.asked
        if view.phase == RESPONDING and legal and is_seen and not self._hail.is_open:
            self._offer(view, legal)

    def _offer(self, view: View, legal: Sequence[Action]) -> None:
        layout, context = self._board.layout, self._api.context
        is_passing_on = self._play.is_passing_on
        found = self._goals(view) if is_passing_on else self._answers(view, legal)
        rect = layout.goals if is_passing_on else layout.answers
        wide = (rect.width - _AT.gap * (len(found) - 1)) / max(2, len(found))
        left = rect.centerx - (len(found) * (wide + _AT.gap) - _AT.gap) / 2
        for index, button in enumerate(found):
            place = FRect(left + index * (wide + _AT.gap), rect.top, wide, rect.height)
            button.place(place, context)
        if is_passing_on:
            self._back.text = _("Back")
            self._back.place(FRect(layout.back), context)
            found = (*found, self._back)
        self._offered = tuple(found)

    def _goals(self, view: View) -> Sequence[WordedButton]:
        """Return whom the Pirate's Code may pass the card to, with what that would cost them."""
        seats = [code.target for code in self._play.codes]
        names = list(map(self._api.called, seats))
        if len(seats) >= _AT.several:
            names = list(map(last_word, names))
        goals = list(map(self._goal, self._play.codes))
        for seat, name, goal in zip(seats, names, goals, strict=True):
            goal.text, goal.beside, count = name, names, stack.passed_on(view, seat)
            goal.detail = "" if count is None else _("then loses {count}", count=count)
        return goals

    def _goal(self, code: actions.PlayCode) -> Goal:
        send = partial(self._play.send, code)
        button = self._at.setdefault(code.target, Goal("", send, f"choice.target{code.target}"))
        button.on_press, button.seat = send, self._api.seats[code.target]
        return button

    def _answers(self, view: View, legal: Sequence[Action]) -> Sequence[WordedButton]:
        self._let.text, self._code.text = _("Let it happen"), _("Pirate’s Code")
        self._yarr.text = _("Play Yarr!")
        found = [self._let]
        ends = self._api.decides(actions.PASS)
        self._let.detail = ends or stack.effect_on_viewer(view, self._api.called)
        if any(isinstance(one, actions.PlayCode) for one in legal):
            self._code.detail = _("Pass it to another pirate")
            found.append(self._code)
        if actions.YARR in legal:
            self._yarr.detail = self._cut_words(view)
            found.append(self._yarr)
        return found

    def _cut_words(self, view: View) -> str:
        """Return what a Yarr! would bring: the first card stands or falls by how many there are."""
        if len(view.stack) > 1 and not stack.has_effect(view)[0]:
            first = spoken_name(stack.kind_at(view, 0))
            return _("{card} counts again unless somebody answers", card=first)
        if stack.kind_at(view, 0) == KRAKEN and len(view.stack) == 1:
            return _("The Kraken is cancelled unless somebody answers")
        return _("That card is cancelled unless somebody answers")

    def lead_to(self, action: Action) -> Control | None:
        """Return the answer that does it."""
        answers: dict[Action, Control] = {actions.PASS: self._let, actions.YARR: self._yarr}
        answers |= {code: self._goal(code) for code in self._play.codes}
        button = answers.get(action)
        return button if button in self._offered else None

    @property
    def beginning(self) -> Control | None:
        """Return where keyboard play begins: with the answer that does no harm."""
        return self._offered[0] if self._offered else None

    def _window(self, view: View) -> object:
        """Return what tells one window from the next; None if there is none."""
        if view.phase not in (RESPONDING, PARLEYING):
            return None
        return view.turn_number, view.left, view.stack, view.victims, view.stakes, view.discards

    def _may_answer(self, view: View) -> list[int]:
        """Return the people who can be asked in this window, by what everybody sees."""
        if view.phase == PARLEYING:
            seats = list(view.wager)
        elif view.phase == RESPONDING:
            owner = view.stack[-1][1]
            is_back = len(view.stack) == 1 and owner in view.victims
            seats = [seat for seat in range(view.seats) if seat != owner or is_back]
        else:
            return []
        return [seat for seat in seats if view.pirates[seat] and self._api.seats[seat].is_human]


def _fitting(context: LayoutContext, texts: Sequence[str], rect: FRect) -> Passage:
    """Return the first of these that fits as a whole, else the last."""
    made = [Passage.fitted(context, text, _AS.unit, rect) for text in texts if text]
    return next((one for one in made if not one.text.endswith("…")), made[-1])


_ART: Final = "stolen_treasure"
BOXES: Final = tuple(map(FRect, _AT.arms))
SECONDS: Final[float] = _AT.arm + 3 * _AT.next


class Storm(Node):
    """The dark over the table, under plates and cards; with the Kraken rain, a flood, and arms that
    come out of it one after another.

    `rise` is 0 when all is under the sea and 1 when it stands over the table.
    """

    def __init__(self, board: Board, stack: CardStack) -> None:
        self._board, self._stack = board, stack
        self.rise = self.left = self.right = 0.0
        """`left` and `right`: how far an arm has gone down with what it holds, by its height."""

    @property
    def is_dark(self) -> bool:
        """True while cards lie on the stack, or the Kraken is over the table."""
        return bool(self._stack.cards) or self.rise > 0.0

    def move(self, goal: float, seconds: float) -> Animation:
        """Return the way up, or back down."""
        return Tween(self, seconds, easing=lambda t: t, rise=goal)

    @property
    def _unit(self) -> float:
        return self._board.layout.room.height / float(_AT.high)

    def draw(self, canvas: Canvas) -> None:
        """Darken the table, and let it rain."""
        room = self._board.layout.room
        if self.is_dark:
            canvas.fill(room, tuple(_AT.veil), _AT.dark)
        if self.rise:
            self._draw_rain(canvas, room)
            self._draw_arms(canvas, "behind")
            size = room.width + 2 * _AT.flood[0] * self._unit, _AT.flood[1] * self._unit
            top = room.bottom - size[1] * out_cubic(self._share(0.0, _AT.water))
            canvas.image(f"{_ART}/flood", FRect((0, 0), size).move_to(midtop=(room.centerx, top)))
            self._draw_arms(canvas, "coil")

    def draw_tips(self, canvas: Canvas) -> None:
        """Draw the tips of the arms, which lie over the cards."""
        if self.rise:
            self._draw_arms(canvas, "tip")

    def _draw_rain(self, canvas: Canvas, room: FRect) -> None:
        wide, high = _AT.tile[0] * self._unit, _AT.tile[1] * self._unit
        for row in range(int(room.height // high) + 1):
            for column in range(int(room.width // wide) + 1):
                place = FRect(room.left + column * wide, room.top + row * high, wide, high)
                canvas.image(f"{_ART}/rain", place)

    def _draw_arms(self, canvas: Canvas, part: str) -> None:
        for number in (2, 3) if part == "coil" else (0, 1):
            side, arm = ("left", "right")[number % 2], self._arm(number)
            dive = getattr(self, side) * arm.height if part != "coil" else 0.0
            canvas.image(f"{_ART}/arm_{side}_{part}", arm.move(0.0, dive))

    def dive(self, number: int, goal: float, seconds: float) -> Animation:
        """Return the way of an arm down with what it holds, or up."""
        return Tween(self, seconds, right=goal) if number else Tween(self, seconds, left=goal)

    def grasp(self, number: int) -> tuple[float, float, float]:
        """Return where an arm that is up holds cards, and how far down it carries them."""
        arm, (across, down) = self._arm(number), _AT.grasp[number]
        return arm.left + across * arm.width, arm.top + down * arm.height, arm.height

    def _arm(self, number: int) -> FRect:
        """Return where an arm is now; right ones keep right, the first tip is below the plates."""
        unit, layout, box = self._unit, self._board.layout, BOXES[number]
        room = layout.room
        rect = FRect(room.left + box.left * unit, 0, box.width * unit, box.height * unit)
        if number % 2:
            rect.right = room.right - (1920.0 - box.right) * unit
        hidden = 1.0 - out_back(self._share(number * _AT.next, _AT.arm))
        rect.bottom = room.bottom + min(1.0, hidden) * rect.height
        if number == 0:
            tip = room.bottom - rect.height + _AT.tip * unit
            rect.top += max(0.0, layout.plates_end - tip)
        return rect

    def _share(self, start: float, length: float) -> float:
        """Return how far a part of the storm has come that begins after some seconds."""
        return min(1.0, max(0.0, (self.rise * SECONDS - start) / length))
