"""What is looked at closely: one card with all its text, all that a seat has, discards, and what
everybody can know of the piles.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules.pieces import PIRACY, TREASURE, deck_of, spoken_name
from treasure_games.games.stolen_treasure.text.cards import card_words, figure
from treasure_games.games.stolen_treasure.text.forecast import unseen_in
from treasure_games.games.stolen_treasure.ui.board import Board
from treasure_games.games.stolen_treasure.ui.cards import ASPECT, CardPainter, back, lying, picture
from treasure_games.games.stolen_treasure.ui.layout import PIRACY_AT
from treasure_games.table.card_play import CardLook
from treasure_games.table.pieces.zoom import Enlarged, LaidOut
from treasure_games.table.table_api import TableApi

_DISCARDS: Final = 10
_UNSEEN: Final = 20
"""Keys of what is laid out, besides seats: discards and what is unseen, by family."""


class Look(CardLook):
    """What is looked at closely, by the seat whose it is or by the numbers above."""

    _board: Board

    def __init__(self, api: TableApi, board: Board, painter: CardPainter) -> None:
        super().__init__(api, board)
        self._painter = painter

    def shows_itself(self, _card: int) -> bool:
        """Return True once a card is chosen."""
        return self._board.hand.selected is not None

    def inspect_pile(self, pile: int) -> None:
        """Lay out what may be in a pile."""
        self.inspect(_UNSEEN + (PIRACY if pile == PIRACY_AT else TREASURE))

    def inspect_discards(self, deck: int) -> None:
        """Lay out the discards of a family."""
        if self._board.view.discards[deck]:
            self.inspect(_DISCARDS + deck)

    def enlarged(self, card: int) -> Enlarged | None:
        """Return a known card with its text."""
        kind = self._board.view.faces[card]
        if kind < 0 or card not in self._board.sprites:
            return None
        name = spoken_name(kind)
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
        title = _("{name}: {total} buried. In hand: {treasures} treasure, {pirates} piracy").format(
            name=self._api.called(seat), total=figure(view.banked[seat]),
            treasures=len(view.treasures[seat]), pirates=len(view.pirates[seat]),
        )  # fmt: skip
        held = (*view.treasures[seat], *view.pirates[seat])
        is_hidden = seat == self._board.layout.bottom and not self._board.is_hand_open
        shown = [_face(view.faces, card, is_hidden=is_hidden) for card in held]
        return LaidOut(title, (*_sorted(view.faces, view.buried[seat]), *sorted(shown)), ASPECT)

    def _discards(self, deck: int) -> LaidOut:
        view = self._board.view
        title = _("Discarded treasure") if deck == TREASURE else _("Discarded piracy cards")
        return LaidOut(title, _sorted(view.faces, view.discards[deck]), ASPECT)

    def _unseen(self, family: int) -> LaidOut:
        """Lay out the cards of a family that this viewer can't place, in piles and hands."""
        view = self._board.view
        cards = tuple(card for card in range(len(view.faces)) if deck_of(card) == family)
        kinds = unseen_in(view, cards)
        title = (
            _("Treasures you haven’t seen: {count}")
            if family == TREASURE
            else _("Piracy cards you haven’t seen: {count}")
        )
        return LaidOut(title.format(count=len(kinds)), tuple(map(lying, sorted(kinds))), ASPECT)


def _face(faces: tuple[int, ...], card: int, *, is_hidden: bool) -> str:
    is_known = faces[card] >= 0 and not is_hidden
    return lying(faces[card]) if is_known else back(deck_of(card))


def _sorted(faces: tuple[int, ...], cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(lying, sorted(faces[card] for card in cards)))
