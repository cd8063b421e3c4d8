"""Questions that are answered on a slip: which card, at whom, which dice, which face, how many."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.language import capital, plural, translate as _
from treasure_games.core.pages import Named, by_kind, by_number, page_beside
from treasure_games.games.scallywager.rules import actions, adventures, phases, pieces, treasures
from treasure_games.games.scallywager.rules.actions import Action
from treasure_games.games.scallywager.rules.phases import SHOWDOWN
from treasure_games.games.scallywager.rules.pieces import ADVENTURE, TREASURE, deck_of
from treasure_games.games.scallywager.rules.view import View
from treasure_games.games.scallywager.text.names import card_words, dice, number, timing
from treasure_games.games.scallywager.ui.board import Board, leading
from treasure_games.games.scallywager.ui.cards import BACKS, emblem
from treasure_games.games.scallywager.ui.dice import die, own_order, picture
from treasure_games.stage.canvas import Canvas, LayoutContext
from treasure_games.stage.widgets.widget import Box, Node
from treasure_games.table.pieces.picker import Pick, Picker, PickSpot, Slip
from treasure_games.table.table_api import TableApi

Kind = type[Any]

CARDS: Final[dict[Kind, int]] = {
    **treasures.KIND_OF, **adventures.KIND_OF, actions.UseLifeboat: pieces.LIFEBOAT
}  # fmt: skip
"""The card that each act uses."""
_PAGE: Final = page_beside(__file__, dict[str, dict[str, Any]])
_HEADS: Final = by_number(_PAGE["heads"], phases.PHASES)
_PLAIN: Final = by_kind(_PAGE["plain"], actions.ACTIONS)
_DRAWN: Final[dict[Kind, str]] = {
    actions.DrawTreasure: BACKS[TREASURE], actions.DrawAdventure: BACKS[ADVENTURE]
}  # fmt: skip
"""The pictures of answers without a card of their own."""
_SECRET: Final = (phases.DAWN, SHOWDOWN, phases.KEEPING)
"""What is legal here tells of a concealed card."""
_HELM: Final = (actions.Hornswoggle, actions.ShowYourColours)
_AT: Final = Named(_PAGE["lengths"])


class Chosen(Struct, frozen=True):
    """What has been chosen of an answer so far."""

    kind: Kind | None = None
    """The act whose target, dice or number is asked now."""
    place: int | None = None
    """The die whose face is asked now."""
    places: int = 0
    """The dice that are taken in, as bits."""


class QuestionSlip(Node):
    """The slip for everything but bids and doubts."""

    def __init__(self, api: TableApi, board: Board) -> None:
        self._api, self.board = api, board
        self.picker = Picker()
        self.view: View
        self.legal: tuple[Action, ...] = ()
        self._chosen = Chosen()
        self._does: dict[str, Action] = {}
        """What each spot does that answers at once, by its name."""
        self.large: dict[int, FRect] = {}
        """Where the cards in question are shown large, by kind."""

    def take_in(self, view: View, legal: Sequence[Action]) -> None:
        """Ask about what is legal now; what is secret only whoever sees the own cards."""
        self.view = view
        others = actions.Bid, actions.Call, actions.Parlay
        found = tuple(one for one in legal if not isinstance(one, others))
        if self._api.viewer != self._api.asked and (
            view.phase in _SECRET or view.phase == phases.BIDDING
        ):
            found = ()
        if found != self.legal:
            self.legal, self._chosen = found, Chosen()
        self.place()

    def place(self) -> None:
        """Lay the slip, if anything is asked; beside cards shown large if they are in question."""
        slip = self._slip()
        self.large = {} if slip is None or self._chosen.kind else self._placed(slip)
        if not self.large:
            self._offer(slip)
        self.board.raise_cards(self.large)

    def _placed(self, slip: Slip) -> dict[int, FRect]:
        """Place large cards, and right of them what they do over the answers: on the axis together,
        right of the bid if there is one. Return where cards are; nothing if there is no room.
        """
        kinds = list(dict.fromkeys(CARDS[type(one)] for one in self.legal if type(one) in CARDS))
        layout, has_bid = self.board.layout, bool(self.view.bids)
        if self.board.reveal.count_board.places or (has_bid and self.view.phase != SHOWDOWN):
            return {}
        cards, room = layout.large_cards(len(kinds), has_bid=has_bid)
        if room.height < _AT.least or not 0 < len(kinds) < 3:
            return {}
        picks = [replace(pick, picture="") for pick in slip.picks]
        told = list(map(card_words, kinds))
        if len(kinds) == 1:
            reveals = self.view.phase in (phases.DAWN, SHOWDOWN)
            picks[0] = replace(picks[0], label=_("Reveal it") if reveals else _("Use it"))
            if self.view.phase == phases.RESCUE:
                told.insert(0, slip.sentence)
        led = leading(" ".join(told), is_large=layout.is_large, picks=tuple(picks))
        self.picker.offer(led, room, self._api.context)
        if not self.picker.is_whole:
            return {}
        return dict(zip(kinds, cards, strict=True))

    def _offer(self, slip: Slip | None) -> None:
        """Offer a slip in the best room that it fits, if possible with all words whole, in the
        usual one at last. The status line asks the same, so the heading goes before the decks are
        hidden; the card tells its sentence, so that goes before the label of a thing is cut.
        """
        layout, board, picker = self.board.layout, self.board.reveal.count_board, self.picker
        clear = board.rect if board.places else layout.ladder, *layout.decks
        rooms = list(self._rooms())
        bare = slip and replace(slip, heading="")
        tries = [(one, room) for one in (slip, slip, bare) for room in rooms]
        for index, (one, room) in enumerate([*tries, (slip, layout.ask)]):
            picker.offer(one, room, self._api.context, clear)
            fits = picker.is_whole if index < len(rooms) else picker.fits and not picker.is_cut
            if fits and picker.rect.collidelist(layout.decks) < 0:
                break
        self.board.plaque.is_covered = picker.rect.colliderect(layout.plaque)

    def _rooms(self) -> Iterator[FRect]:
        """Yield the rooms for a slip, the best first."""
        layout, board = self.board.layout, self.board.reveal.count_board
        if board.places:
            yield layout.ask_right(board.reach.right)
            yield layout.ask_beside
        elif self.view.bids:
            yield layout.ask
            room = layout.grid.move(0.0, -_AT.higher)
            room.height += _AT.higher
            yield room
        else:
            yield layout.open_ask

    def controls(self) -> Sequence[PickSpot]:
        """Return what can be pressed on it."""
        return self.picker.spots

    def is_clear(self, rect: FRect) -> bool:
        """Return True for what no slip covers."""
        return not rect.colliderect(self.picker.rect)

    def boxes(self, context: LayoutContext) -> Iterator[Box]:
        """Yield the slip with its words."""
        return self.picker.boxes(context, "")

    def draw(self, canvas: Canvas) -> None:
        """Draw the slip."""
        self.picker.draw(canvas)

    # Cards that are pressed where they lie

    def kind_of(self, card: int) -> Kind | None:
        """Return the act of an own card that may be used now; None if there is none."""
        kind = self.view.faces[card]
        acts = {CARDS.get(type(one)): type(one) for one in self.legal}
        own = {*self.view.treasures[self.view.turn], self.view.live[self.view.turn]}
        return acts.get(kind) if card in own and self.view.phase != phases.RESCUE else None

    def open(self, kind: Kind) -> None:
        """Use a card, or ask for the rest."""
        if self._is_whole(kind):
            self._api.act(self._of(kind)[0])
        else:
            self._choose(Chosen(kind))

    def _is_whole(self, kind: Kind) -> bool:
        """Return True if nothing about an act remains to be asked."""
        return len(self._of(kind)) == 1 and kind not in _HELM

    def lead_to(self, action: Action) -> PickSpot | None:
        """Choose all of a suggested act but the last pick, and return that if it is asked."""
        if action not in self.legal:
            return None
        kind, fields = type(action), type(action).__struct_fields__
        self._chosen = Chosen(
            kind if kind in CARDS and not self._is_whole(kind) else None,
            getattr(action, "place", None) if len(fields) > 1 else None,
            getattr(action, "places", 0),
        )
        self.place()
        self._api.offers_changed()
        return next((one for one in self.controls() if self._does.get(one.name) == action), None)

    def close(self) -> bool:
        """Go back to the first question; return False if that is shown."""
        was_deeper = self._chosen.kind is not None
        if was_deeper:
            self._choose(Chosen())
        return was_deeper

    def _choose(self, chosen: Chosen) -> None:
        """Ask for what remains."""
        self._chosen = chosen
        self.place()
        self._api.offers_changed()
        for first in self.controls()[:1]:
            self._api.lead_back(first)

    # Slips

    def _slip(self) -> Slip | None:
        self._does.clear()
        kinds, kind = list(dict.fromkeys(type(one) for one in self.legal)), self._chosen.kind
        if kinds and self.view.phase in (phases.REROLL, phases.PLUNDERING, phases.KEEPING):
            kind = kinds[0]
        if kind is not None:
            return self._details(kind)
        if not kinds or self.view.phase == phases.BIDDING:
            return None
        if kinds == [actions.Conceal]:
            # This is no question: the card has another time, and only that is said.
            go_on = self._answer("keep", "", _("Go on"), actions.CONCEAL)
            return Slip(_("Nothing to reveal now"), (go_on,), self._sentence(kinds))
        kinds.sort(key=lambda one: one in (actions.Pass, actions.Conceal))
        sentence = self._sentence(kinds)
        return Slip(_(_HEADS[self.view.phase]), tuple(map(self._first_pick, kinds)), sentence)

    def _sentence(self, kinds: Sequence[Kind]) -> str:
        """Return what the only card in question says, or what is at stake."""
        view = self.view
        if view.phase == phases.RESCUE:
            return _("You would lose {dice}.", dice=dice(view.loss[0]))
        cards = [CARDS[kind] for kind in kinds if kind in CARDS]
        if view.phase in (phases.DAWN, SHOWDOWN) and view.turn == view.seat:
            cards = [view.faces[view.live[view.turn]]]
        if len(cards) != 1:
            return ""
        return f"{pieces.spoken_name(cards[0])}: {card_words(cards[0])}"

    def _first_pick(self, kind: Kind) -> Pick:
        """Return what uses a card, or a plain answer."""
        if kind in CARDS:
            card = CARDS[kind]
            name, image, label = f"card{card}", emblem(card), pieces.spoken_name(card)
            hint = card_words(card)
        else:
            plain, image = _PLAIN[kind], _DRAWN.get(kind, "")
            name, label, hint = plain["id"], _(plain["words"]), _(plain.get("hint", ""))
        if self._is_whole(kind):
            self._does[f"pick.{name}"] = self._of(kind)[0]
        return Pick(name, image, label, partial(self.open, kind), hint=hint)

    def _details(self, kind: Kind) -> Slip:
        """Return what remains to be chosen of an act."""
        head = pieces.spoken_name(CARDS[kind]) if kind in CARDS else _(_HEADS[self.view.phase])
        words = card_words(CARDS[kind]) if kind in CARDS else ""
        fields = kind.__struct_fields__
        reveal = "reveal", "", _("Reveal it")
        picks = _DETAILS[fields[0]](self, kind) if fields else (self._answer(*reveal, kind()),)
        if self._chosen.kind is not None:
            picks = (*picks, Pick("back", "", _("Back"), partial(self._choose, Chosen())))
        return Slip(head, picks, words)

    def _answer(self, name: str, image: str, label: str, action: Action, detail: str = "",
                hint: str = "") -> Pick:  # fmt: skip
        self._does[f"pick.{name}"] = action
        return Pick(name, image, label, partial(self._act, action), detail, hint=hint)

    def _act(self, action: Action) -> None:
        if self._api.act(action):
            self._chosen = Chosen()

    def _of(self, kind: Kind) -> list[Any]:
        return [one for one in self.legal if type(one) is kind]

    def _targets(self, kind: Kind) -> tuple[Pick, ...]:
        api = self._api
        return tuple(
            self._answer(f"seat{one.target}", api.emblem(one.target), api.called(one.target), one,
                         dice(len(self.view.dice[one.target])))
            for one in self._of(kind)
        )  # fmt: skip

    def _places(self, kind: Kind) -> tuple[Pick, ...]:
        """Return the own dice; then, to turn one, its faces."""
        found = self._of(kind)
        if self._chosen.place is not None:
            return tuple(
                self._answer(f"face{one.face}", die(one.face), "", one)
                for one in found if one.place == self._chosen.place
            )  # fmt: skip
        if len(kind.__struct_fields__) == 1:
            return tuple(
                self._answer(f"die{one.place}", self._die(one.place), "", one) for one in found
            )
        return tuple(
            self._die_pick(place, replace(self._chosen, place=place))
            for place in dict.fromkeys(one.place for one in found)
        )

    def _die(self, place: int) -> str:
        """Return the picture of an own die, as far as it is seen."""
        hold = self.view.dice[self.view.turn]
        return picture(self.view, self.view.turn, place) if hold[place] > 0 else "scallywager/cup"

    def _die_pick(self, place: int, chosen: Chosen, *, is_on: bool | None = None) -> Pick:
        """Return an own die, and what is chosen by a press of it."""
        chooses = partial(self._choose, chosen)
        return Pick(f"die{place}", self._die(place), "", chooses, is_on=is_on)

    def _masks(self, kind: Kind) -> tuple[Pick, ...]:
        """Return the own dice to be taken in or left out, and what does it with them."""
        masks = {one.places: one for one in self._of(kind)}
        some = {place for mask in masks for place in pieces.places_in(mask)}
        every = [place for place in own_order(self.view, self.view.turn) if place in some]
        now = self._chosen.places
        toggles = tuple(
            self._die_pick(
                place, replace(self._chosen, places=now ^ 1 << place), is_on=bool(now >> place & 1)
            )
            for place in every
        )
        # What isn’t legal says why when it is pressed; and as the button stays, nothing moves.
        label = _told(kind, now.bit_count())
        done = self._answer("done", "", label, masks.get(now) or kind(now))
        longest = max((_told(kind, count) for count in range(len(every) + 1)), key=len)
        return (*toggles, replace(done, longest=longest))

    def _cards(self, kind: Kind) -> tuple[Pick, ...]:
        owners = {card: seat for seat, held in enumerate(self.view.treasures) for card in held}
        return tuple(self._card(one, owners.get(one.card)) for one in self._of(kind))

    def _card(self, action: Any, owner: int | None) -> Pick:
        """Return a card to take from its owner, or to keep."""
        face = self.view.faces[action.card]
        image, hint = BACKS[deck_of(action.card)], ""
        if face >= 0:
            image, hint = emblem(face), f"{card_words(face)} {timing(face)}."
        name, detail = pieces.spoken_name(face), "" if owner is None else self._api.called(owner)
        return self._answer(f"card{action.card}", image, name, action, detail, hint)

    def _counts(self, kind: Kind) -> tuple[Pick, ...]:
        return tuple(
            self._answer(f"count{one.count}", "", str(one.count), one, hint=number(one.count))
            for one in self._of(kind)
        )


def _told(kind: Kind, count: int) -> str:
    """Return what shows so many of the own dice, or rolls them again."""
    if kind is actions.ShowYourColours:
        return _("Show {dice}", dice=dice(count)) if count else _("Show which?")
    words = plural("Roll {number} again", "Roll {number} again", count, number=number(count))
    return capital(words) if count else _("Roll which?")


_DETAILS: Final[dict[str, Callable[[QuestionSlip, Kind], tuple[Pick, ...]]]] = {
    "target": QuestionSlip._targets,
    "place": QuestionSlip._places,
    "places": QuestionSlip._masks,
    "card": QuestionSlip._cards,
    "count": QuestionSlip._counts,
}
"""What asks for the first field of an act."""
