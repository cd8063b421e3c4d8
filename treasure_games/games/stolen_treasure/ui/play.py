"""What the person chooses: a card of the hand, its use, buttons; and what is looked at closely."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from treasure_games.core.language import N_, translate as _
from treasure_games.core.pages import by_kind, page_beside
from treasure_games.core.words import Note
from treasure_games.games.stolen_treasure.rules import actions, phases, pieces
from treasure_games.games.stolen_treasure.rules.actions import Action
from treasure_games.games.stolen_treasure.rules.view import View
from treasure_games.games.stolen_treasure.text import forecast
from treasure_games.games.stolen_treasure.text.cards import card_words, figure
from treasure_games.games.stolen_treasure.text.forecast import unseen_in
from treasure_games.games.stolen_treasure.text.log import HANDS
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, CardPainter, back, lying, picture
from treasure_games.games.stolen_treasure.ui.layout import PIRACY_AT
from treasure_games.table.card_play import CardLook, CardPlay
from treasure_games.table.pieces.zoom import Enlarged, LaidOut
from treasure_games.table.table_api import Choice, TableApi

_WITH_CARD: Final = by_kind(page_beside(__file__, dict[str, dict[str, str]]), actions.ACTIONS)
"""Name, label and short label of what is done with a card."""
_FIXED: Final[dict[int, tuple[tuple[str, str, Action], ...]]] = {
    phases.PARLEYING: (
        ("pass", N_("Let chance decide"), actions.PASS),
        ("parley", N_("Call Parley"), actions.PARLEY),
    ),
    phases.STEALING: (
        ("steal_treasure", N_("Steal a treasure"), actions.STEAL_TREASURE),
        ("steal_piracy", N_("Steal a piracy card"), actions.STEAL_PIRACY),
    ),
    phases.THROWING: tuple(
        (f"throw{hand}", HANDS[hand], action) for hand, action in enumerate(actions.THROW)
    ),
}
"""Name, label and action of the answers to questions that are always the same."""


class Play(CardPlay):
    """The card that is chosen, what may be done with it, and what pressing things does."""

    _board: Board
    look: "Look"

    def is_useful(self, card: int) -> bool:
        """Return True if anything may be done with a card of the hand now."""
        return bool(self.uses(card))

    def may_choose(self, card: int) -> bool:
        """Return True for a card that is of use, and for any while nothing is asked."""
        return self.is_useful(card) or self._api.asked is None

    def refresh(self, legal: Sequence[Action]) -> None:
        """Take in what is legal now, and mark the cards of the hand."""
        super().refresh(legal)
        self._board.mark(self.legal)

    # What is possible

    def uses(self, card: int) -> list[Action]:
        """Return what may be done with a card of the hand now."""
        kind = self._board.view.faces[card]
        return [
            one
            for one in self.legal
            if getattr(one, "card", -1) == card or forecast.KIND_OF.get(type(one), -2) == kind
        ]

    @property
    def targets(self) -> Mapping[int, Action]:
        """Return the seats that can be pointed at now, and what that does."""
        chosen = self.legal if self.selected is None else self.uses(self.selected)
        aimed = [one for one in chosen if hasattr(one, "target")]
        if self.selected is None:
            aimed = [one for one in aimed if isinstance(one, actions.Challenge)]
        elif not aimed:
            aimed = [one for one in self.legal if isinstance(one, actions.Challenge)]
        return {one.target: one for one in aimed}

    @property
    def is_aiming(self) -> bool:
        """Return True if a card is chosen that goes against one of several pirates."""
        uses = () if self.selected is None else self.uses(self.selected)
        return sum(hasattr(one, "target") for one in uses) > 1 and self.suggested is None

    @property
    def codes(self) -> Sequence[actions.PlayCode]:
        """Return the ways to pass a card on by the Pirate's Code."""
        return [one for one in self.legal if isinstance(one, actions.PlayCode)]

    @property
    def is_passing_on(self) -> bool:
        """Return True once the Pirate's Code is chosen: then it's asked to whom."""
        return self.suggested in self.codes

    @property
    def digs(self) -> Mapping[int, Action]:
        """Return the buried cards that can be taken."""
        is_asked = self._board.view.phase == phases.DIGGING and self._api.asked == self._api.viewer
        found = self.legal if is_asked else ()
        return {one.card: one for one in found if isinstance(one, actions.DigUp)}

    # Choosing

    def suggest(self, action: Action) -> None:
        """Choose the card of a suggested move; its button comes first then."""
        if isinstance(action, actions.PlayCode):
            self.suggested = action
            self._api.offers_changed()
            return
        kind, faces = forecast.KIND_OF.get(type(action)), self._board.view.faces
        held = [card for card in self._board.hand.cards if faces[card] == kind]
        self.select(getattr(action, "card", held[0] if held else None))
        self.suggested = action

    def aim(self) -> None:
        """Choose the Pirate's Code, so that the window asks to whom it passes the card."""
        self.suggest(self.codes[0])
        self._api.lead_on()

    def stop_aiming(self) -> None:
        """Go back to the other answers."""
        self.suggested = None
        self._api.offers_changed()

    def _choose(self, card: int) -> None:
        if self.codes and self._board.view.faces[card] == forecast.KIND_OF[actions.PlayCode]:
            self.aim()
        else:
            super()._choose(card)

    # What was pressed, pointed at or dragged

    def press_seat(self, seat: int) -> None:
        """Point at a seat, or look at what it has."""
        action = self.targets.get(seat)
        if action is not None and self._api.asked is not None:
            self.send(action)
        else:
            self.look.inspect(seat)

    def press_pile(self, pile: int) -> None:
        """Draw from a pile, or look at what may be in it."""
        action = draw_from(pile)
        if action in self.legal:
            self.send(action)
        else:
            self.look.inspect(_UNSEEN + (pieces.PIRACY if pile == PIRACY_AT else pieces.TREASURE))

    def hover_action(self, action: Action, is_over: bool) -> None:
        """Tell what an act would bring while its place is pointed at."""
        if is_over and action in self.legal:
            self._foretell(forecast.forecast(self._board.view, action, self._api.called))
        elif self.selected is not None:
            self.tell_of(self.selected)
        else:
            self.tell_nothing()

    def hover_seat(self, seat: int, is_over: bool) -> None:
        """Tell what pointing at a seat would bring."""
        action = self.targets.get(seat)
        if action is not None:
            self.hover_action(action, is_over)

    def wish(self, card: int) -> Action:
        """Return what the person most likely wanted with a card that is of no use."""
        if pieces.deck_of(card) == pieces.TREASURE:
            return actions.BURY[card]
        kind = self._board.view.faces[card]
        made = next((one for one, of in forecast.KIND_OF.items() if of == kind), None)
        if made is None:
            return actions.DISCARD[card]
        rival = (self._api.bottom + 1) % len(self._api.seats)
        return made(rival) if "target" in made.__struct_fields__ else made()

    def dropped(self, card: int, x: float, y: float) -> Action | None:
        """Return what putting a card on a bank or the raft would be."""
        layout, uses = self._board.layout, self.uses(card)
        for seat, action in self.targets.items():
            if layout.banks[seat].rect.collidepoint(x, y):
                return action
        plain = [one for one in uses if not hasattr(one, "target")]
        if layout.raft.collidepoint(x, y):
            away = [one for one in plain if not isinstance(one, actions.Bury)]
            return next(iter(away), None)
        if layout.own_bank.collidepoint(x, y):
            return next((one for one in plain if isinstance(one, actions.Bury)), None)
        return None

    # What is told

    def tell_of(self, card: int) -> None:
        """Tell what the first use of a card would bring."""
        uses = self.uses(card)
        if uses:
            self._foretell(forecast.forecast(self._board.view, uses[0], self._api.called))

    def _foretell(self, told: forecast.Forecast | None) -> None:
        """Hang up a forecast, unless a refusal hangs there; the bank and the trail show it too."""
        if told is not None and self.may_tell:
            self._show(told)
            self.tell(Note(told.heading, "\n".join(told.lines), figures=told.figures))

    def tell_nothing(self) -> None:
        """Show no forecast any more."""
        self._show(None)
        super().tell_nothing()

    def _show(self, told: forecast.Forecast | None) -> None:
        before, self._board.forecast = self._board.forecast, told
        if (before and before.losses) != (told and told.losses):
            self._api.offers_changed()

    # Buttons; where only a card of the hand or a bank answers, the status says so

    def answers(self, view: View) -> list[Choice]:
        """Return the answers to what is asked now; those in a window are over the table."""
        asked = self._api.asked
        if asked is None or self._api.viewer != asked or view.phase == phases.RESPONDING:
            return []
        if view.phase in _FIXED:
            return [
                self.choice(name, _(label), action, is_primary=index == 0)
                for index, (name, label, action) in enumerate(_FIXED[view.phase])
                if action in self.legal
            ]
        if self.selected is not None:
            return self._of_card(view, self.selected)
        return self._without_card(view)

    def _of_card(self, view: View, card: int) -> list[Choice]:
        kind = view.faces[card]
        found: list[Choice] = []
        for action in self.uses(card):
            if type(action) in _WITH_CARD:
                said, is_first = _WITH_CARD[type(action)], not found
                label, brief = _(said["label"], card=pieces.spoken_name(kind)), _(said["brief"])
                name = said["id"]
                found.append(self.choice(name, label, action, is_primary=is_first, brief=brief))
            elif not hasattr(action, "target"):
                label = _("Play {card}", card=pieces.spoken_name(kind))
                found.append(self.choice("play", label, action, is_primary=True, brief=_("Play")))
        if view.phase == phases.ACTION and pieces.deck_of(card) == pieces.TREASURE:
            refusal = self._api.refusal(actions.BURY[card])
            if refusal is not None:
                bury = "bury", _("Bury it"), _("Bury")
                found.insert(0, Choice(*bury, lambda: None, refusal=refusal))
        return [*found, *self._at_targets()]

    def _at_targets(self) -> list[Choice]:
        """Return the only target, or the one suggested; of several, their banks answer."""
        targets = list(self.targets.values())
        one = self.suggested if self.suggested in targets else None
        if len(targets) == 1:
            one = targets[0]
        if one is None or not hasattr(one, "target"):
            return []
        is_challenge = isinstance(one, actions.Challenge)
        label = _("Challenge {name}") if is_challenge else _("Against {name}")
        label = label.format(name=self._api.called(one.target))
        return [self.choice("target", label, one, is_primary=True)]

    def _without_card(self, view: View) -> list[Choice]:
        found: list[Choice] = []
        least = next(iter(self._board.least), None)
        if least is not None and self.legal:
            label = _("Put down {card}", card=pieces.spoken_name(view.faces[least]))
            found.append(self.choice("least", label, actions.STAKE[least], is_primary=True))
        if actions.MATCH in self.legal:
            found.append(self.choice("match", _("That’s enough"), actions.MATCH, is_primary=True))
        return [*found, *self._at_targets()]

    def closing(self, view: View) -> Choice | None:
        """Return the end of the turn, greyed while something must be done first."""
        is_own = self._api.is_turn_here and view.active == self._api.bottom
        if not is_own or view.phase != phases.ACTION:
            return None
        return self.ending(actions.END_TURN, _("End"), forgoes=True, loss=self._left_lying(view))

    def _left_lying(self, view: View) -> str:
        """Return which treasure could still be buried; "" if none that counts."""
        faces = [view.faces[one.card] for one in self.legal if isinstance(one, actions.Bury)]
        best = max(faces, key=pieces.VALUES.__getitem__, default=None)
        if best is None or pieces.VALUES[best] <= 0:
            return ""
        text = _("You could still bury {card}: +{count}.")
        return text.format(card=pieces.spoken_name(best), count=pieces.VALUES[best])


def draw_from(pile: int) -> Action:
    """Return the action that draws from a pile."""
    return actions.DRAW_PIRACY if pile == 2 else actions.DRAW_TREASURE[pile]


_DISCARDS: Final = 10
_UNSEEN: Final = 20
"""Keys of what is laid out, besides seats: discards and what is unseen, by family."""


class Look(CardLook):
    """One card with all its text, all that a seat has, discards, and what is known of the piles: by
    the seat whose it is or by the numbers above.
    """

    _board: Board

    def __init__(self, api: TableApi, board: Board, painter: CardPainter) -> None:
        super().__init__(api, board)
        self._painter = painter

    def shows_itself(self, _card: int) -> bool:
        """Return True once a card is chosen."""
        return self._board.hand.selected is not None

    def inspect_discards(self, deck: int) -> None:
        """Lay out the discards of a family."""
        if self._board.view.discards[deck]:
            self.inspect(_DISCARDS + deck)

    def enlarged(self, card: int) -> Enlarged | None:
        """Return a known card with its text."""
        kind = self._board.view.faces[card]
        if kind < 0 or card not in self._board.sprites:
            return None
        name = pieces.spoken_name(kind)
        return Enlarged(
            picture(kind), ASPECT, "", f"<b>{name}.</b> {card_words(kind)}",
            self._board.sprites[card].rect, self._painter.box("name"),
        )  # fmt: skip

    def laid_out(self, key: int) -> LaidOut:
        """Return all that a seat has, discards, or what is unseen."""
        if key >= _UNSEEN:
            return self._unseen(key - _UNSEEN)
        if key >= _DISCARDS:
            return self._discards(key - _DISCARDS)
        return self._of_seat(key)

    def _of_seat(self, seat: int) -> LaidOut:
        """Lay out what is buried, then the hand as far as this viewer knows it."""
        view = self._board.view
        title = _(
            "{name}: {total} buried. In hand: {treasures} treasure, {pirates} piracy",
            name=self._api.called(seat),
            total=figure(view.banked[seat]),
            treasures=len(view.treasures[seat]),
            pirates=len(view.pirates[seat]),
        )
        held = (*view.treasures[seat], *view.pirates[seat])
        is_hidden = seat == self._board.layout.bottom and not self._board.is_hand_open
        known = {card for card in held if view.faces[card] >= 0 and not is_hidden}
        shown = [lying(view.faces[card]) for card in known]
        shown += [back(pieces.deck_of(card)) for card in held if card not in known]
        return LaidOut(title, (*_sorted(view.faces, view.buried[seat]), *sorted(shown)), ASPECT)

    def _discards(self, deck: int) -> LaidOut:
        view = self._board.view
        title = _("Discarded treasure") if deck == pieces.TREASURE else _("Discarded piracy cards")
        return LaidOut(title, _sorted(view.faces, view.discards[deck]), ASPECT)

    def _unseen(self, family: int) -> LaidOut:
        """Lay out the cards of a family that this viewer can't place, in piles and hands."""
        view = self._board.view
        cards = tuple(card for card in range(len(view.faces)) if pieces.deck_of(card) == family)
        kinds = unseen_in(view, cards)
        title = _("Piracy cards you haven’t seen: {count}")
        if family == pieces.TREASURE:
            title = _("Treasures you haven’t seen: {count}")
        return LaidOut(title.format(count=len(kinds)), tuple(map(lying, sorted(kinds))), ASPECT)


def _sorted(faces: tuple[int, ...], cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(lying, sorted(faces[card] for card in cards)))
