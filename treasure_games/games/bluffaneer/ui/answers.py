"""The answers beside the own card with what each may bring, and the others to steal from."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import plural, translate as _
from treasure_games.games.bluffaneer.rules import actions
from treasure_games.games.bluffaneer.rules.actions import STEAL, Action, Steal
from treasure_games.games.bluffaneer.rules.legal import pending_in
from treasure_games.games.bluffaneer.rules.state import SHOUT
from treasure_games.games.bluffaneer.rules.turns import LOOT
from treasure_games.games.bluffaneer.rules.view import View
from treasure_games.games.bluffaneer.ui.race import Race
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import TextStyle, look_beside
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Node
from treasure_games.table.fitting import Passage, brief_name, one_line
from treasure_games.table.glow import draw_halo
from treasure_games.table.people.board import PeopleBoard
from treasure_games.table.people.table import Answer, PeopleAnswers
from treasure_games.table.pieces.answer_button import WordedButton
from treasure_games.table.pieces.coins import PICTURE
from treasure_games.table.table_api import TableApi

_AT, _AS = look_beside(__file__)


class Stake(Struct, frozen=True):
    """What an answer may bring: coins, and the case in a word ("" if there is only one)."""

    coins: int
    word: str = ""

    @property
    def figure(self) -> str:
        """The coins with their sign."""
        return f"{'−' if self.coins < 0 else '+' if self.coins else '±'}{abs(self.coins)}"

    @property
    def words(self) -> str:
        """The same as a sentence."""
        count = abs(self.coins)
        if not self.coins:
            what = _("You keep your coins.")
        elif self.coins > 0:
            what = plural("You get {count} coin.", "You get {count} coins.", count)
        else:
            what = plural("It costs {count} coin.", "It costs {count} coins.", count)
        if not self.word:
            return what
        case = _("{case}: {what}", case=self.word, what=what)
        return case[:1].upper() + case[1:]


class StakeButton(WordedButton):
    """A button with what is at stake; brass gives in, wax red fights; a name is never cut."""

    def __init__(self, name: str, *, fights: bool) -> None:
        super().__init__("", name=name, primary=fights, hint=self._tells)
        self.cases: tuple[Stake, ...] = ()

    def _tells(self) -> str:
        """Return in words what it may bring."""
        return " ".join(stake.words for stake in self.cases)

    def draw_more(self, canvas: Canvas, shift: tuple[float, float]) -> None:
        """Draw the coin of each stake."""
        for _words, coin in self._laid(canvas.context):
            if coin is not None:
                canvas.image(PICTURE, coin.move(shift))

    def passages(self, context: LayoutContext) -> list[Passage]:
        """Return the text, then figures and words of the stakes."""
        return [self._title(context), *(one for one, _coin in self._laid(context))]

    def _title(self, context: LayoutContext) -> Passage:
        inner = self._free_of_face
        if self.cases:
            inner.height = self._first_row.top - inner.top + 0.02 * inner.height
        text, style = self.text, _AS.large
        if self.decides:
            text = f"{text}: {self.decides}"
        if self.seat:
            text, style = brief_name(context, text, style, inner.width, whole=0.9)
        return Passage(*one_line(context, text, style, inner.width, inner.height), inner)

    def face(self, context: LayoutContext) -> FRect:
        """Return where a face stands: over the words."""
        return sized(_AT.face, _AT.face, midtop=(self.rect.centerx, self.rect.top + 10.0))

    @property
    def _free_of_face(self) -> FRect:
        """The room of all words."""
        inner = self.rect.inflate(-2 * _AT.padding, -24)
        above = _AT.face if self.seat else 0.0
        return FRect(inner.left, inner.top + above, inner.width, inner.height - above)

    @property
    def _first_row(self) -> FRect:
        """The place of the first stake; the others are below it."""
        inner, count = self._free_of_face, max(1, len(self.cases))
        top = 0.54 if count == 1 else 0.4
        high = (1.0 - top) * inner.height
        return FRect(inner.left, inner.top + top * inner.height, inner.width, high / count)

    def _laid(self, context: LayoutContext) -> list[tuple[Passage, FRect | None]]:
        """Return figures with coins, and words, by row, as large as all fit; all begin at one x."""
        row, size, found = self._first_row, _AS.stake.size, []
        while size > 12.0:
            free = min((_free(context, one, row, size) for one in self.cases), default=0.0)
            is_low = context.texts.line_height(replace(_AS.stake, size=size)) <= row.height + 4.0
            if is_low and free >= 16.0:
                break
            size -= 1.0
        for number, one in enumerate(self.cases):
            x, top = row.left + free / 2, row.top + number * row.height
            for index, (text, style) in enumerate(_texts(one, size)):
                width = context.texts.measure(text, style)[0] + 1
                words = Passage(text, style, FRect(x, top, width, row.height))
                coin = FRect(x + width + 2, top + (row.height - _AT.coin) / 2, _AT.coin, _AT.coin)
                found.append((words, None if index else coin))
                x += width + _AT.coin + 6.0
        return found


def _texts(stake: Stake, size: float) -> list[tuple[str, TextStyle]]:
    """Return the figure and the word of a stake, if it has one, figures being of this size."""
    figure, word = replace(_AS.stake, size=size), replace(_AS.word, size=0.75 * size)
    return [(stake.figure, figure), *([(stake.word, word)] if stake.word else [])]


def _free(context: LayoutContext, stake: Stake, row: FRect, size: float) -> float:
    """Return how much of the row's width a stake with figures of this size leaves."""
    words = sum(context.texts.measure(*one)[0] + 1 for one in _texts(stake, size))
    return row.width - words - _AT.coin - 6.0


class Answers(PeopleAnswers):
    """Victims, a claim, or the answers to one.

    The layout of the board has a place for `choices`, before the own card.
    """

    legal: tuple[Action, ...]

    def __init__(self, api: TableApi, board: PeopleBoard) -> None:
        quiet = StakeButton("choice.quiet", fights=False)
        super().__init__(api, board, quiet, StakeButton("choice.fight", fights=True))
        self.race = Race(api)
        self._people = board.people
        self._victims: tuple[int, ...] = ()
        """Those from whom one may steal."""
        self._spots: dict[int, Hotspot] = {}
        self._names: dict[int, StakeButton] = {}

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Offer what is legal now; what is sealed only to whoever sees the own cards."""
        pending = pending_in(view)
        shout = actions.CLAIM if view.phase == SHOUT else actions.CHALLENGE
        self.race.take_in(pending, view.turn_number, shout)
        is_sealed = pending is not None and pending.mode is Mode.SEALED
        is_hidden = is_sealed and self._api.viewer != self._api.asked
        self.legal = () if is_hidden or not self.race.may_begin else tuple(legal)
        self._victims, self._offered = (), ()
        if self.legal:
            self._offer(view)
        self.race.place(self._board.layout.answers[1], self._api.context)

    def _offer(self, view: View) -> None:
        """Offer victims, a claim, or the answers to one."""
        victims = [one.victim for one in self.legal if isinstance(one, Steal)]
        if victims:
            self._offer_victims(victims, lambda seat: min(LOOT[view.bones[0]], view.coins[seat]))
        elif view.phase == SHOUT:
            is_seen = self._api.viewer == self._api.bottom and view.own_face >= 0
            caught = 2 if view.own_face == view.pair else -1
            stakes = Stake(1, _("believed")), Stake(caught, _("challenged"))
            self.offer_two(
                Answer(_("Stay quiet"), actions.STAY_QUIET, (Stake(0),)),
                Answer(_("Mine!"), actions.CLAIM, stakes if is_seen else ()),
            )
        else:
            cost = min(2, view.coins[self._api.bottom])
            self.offer_two(
                Answer(_("Believe it"), actions.BELIEVE, (Stake(-1),)),
                Answer(_("Bluffaneer!"), actions.CHALLENGE,
                       (Stake(1, _("a bluff")), Stake(-cost, _("true")))),
            )  # fmt: skip

    def _offer_victims(self, seats: Sequence[int], loot: Callable[[int], int]) -> None:
        """Offer to steal from one of these: where they sit, and by buttons beside each other."""
        context, hint = self._api.context, _("Steal from {name}")
        for seat, rect in zip(seats, self._name_places(len(seats)), strict=True):
            called = self._api.called(seat)
            spot = self._spots.setdefault(seat, Hotspot(f"pick.seat{seat}"))
            spot.hint = hint.format(name=called)
            spot.place(self._people.spot(seat), context)
            fresh = StakeButton(f"choice.seat{seat}", fights=False)
            button = self._names.setdefault(seat, fresh)
            decides = self._api.decides(STEAL[seat], is_brief=True)
            button.text, button.cases = called, (Stake(loot(seat), decides),)
            button.seat = self._api.seats[seat]
            button.place(rect, context)
            spot.on_press = button.on_press = partial(self.act, STEAL[seat])
            self._by_action[STEAL[seat]] = button
        self._offered = tuple(self._names[seat] for seat in seats)
        self._victims = tuple(seats)

    def _name_places(self, count: int) -> list[FRect]:
        """Return places for so many buttons beside each other."""
        room = self._board.layout.choices
        step = (room.width + _AT.gap) / max(2, count)
        first = FRect(room.left, room.top, step - _AT.gap, room.height)
        return [first.move(index * step, 0.0) for index in range(count)]

    def press_seat(self, seat: int) -> None:
        """Steal from whoever's plate was pressed; in a race it shouts for its person."""
        if self._victims:
            self.act(STEAL[seat])
        else:
            self.race.shout(seat)

    def children(self) -> Sequence[Node]:
        """Return the time of a race, the buttons, and those to steal from."""
        return self.race, *self._offered, *(self._spots[seat] for seat in self._victims)

    def draw(self, canvas: Canvas) -> None:
        """Draw light round the plates of those to steal from, and the buttons."""
        for seat in self._victims:
            plate = self._people.plates[seat].rect
            draw_halo(canvas, plate, reach=26.0, level=230)
            canvas.outline(plate, canvas.context.theme.palette.lantern, 4.0, 8.0)
        super().draw(canvas)
