"""What is held before one's eyes: one card with all its text, or a whole loot."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.text.notes import capital, card_text
from treasure_games.games.do_not_touch.ui.cards import Cards
from treasure_games.games.do_not_touch.ui.faces import ASPECT, FacePainter, picture
from treasure_games.games.do_not_touch.ui.layout import pictures
from treasure_games.stage.layout_context import LayoutContext
from treasure_games.table.pieces.zoom import CardPointing, Enlarged, Inspector, LaidOut, Zoom
from treasure_games.table.table_api import TableApi

_ = translate


class CloseLook:
    """The zoom and the inspector of one table, and how pointing works them."""

    def __init__(self, api: TableApi, cards: Cards, painter: FacePainter) -> None:
        self._api, self._cards, self._painter = api, cards, painter
        self.zoom = Zoom(self._enlarged)
        self.inspector = Inspector(self._laid_out)
        self.pointing = CardPointing(
            self.zoom,
            self.inspector,
            card_at=cards.card_at,
            focused=self._focused,
            shows_itself=lambda card: card in cards.hand.cards or api.asked is not None,
        )

    def inspect(self, seat: int) -> None:
        """Lay out a whole loot, or put it away."""
        if self._cards.view.loots[seat]:
            self._api.services.audio.play("page_turn")
            self.inspector.toggle(seat)

    def arrange(self, context: LayoutContext) -> None:
        """Fit a new layout."""
        self.inspector.context, self.inspector.room = context, self._cards.layout.room

    def _focused(self) -> int | None:
        """Return the card of the hand that is pointed at, else the open card."""
        hovered, discard = self._cards.hand.hovered, self._cards.view.discard
        return discard[-1] if hovered is None and discard else hovered

    def _enlarged(self, card: int) -> Enlarged | None:
        face = self._cards.view.faces[card]
        if face < 0:
            return None
        name = capital(spoken_name(face))
        return Enlarged(
            picture(face), ASPECT, name, f"<b>{name}.</b> {card_text(face)}",
            self._cards.hand.rect_of(card), self._painter.box("name_plate"),
        )  # fmt: skip

    def _laid_out(self, seat: int) -> LaidOut:
        view = self._cards.view
        title = _("{name}’s loot: {worth}").format(
            name=self._api.called(seat), worth=loot_worth(view.faces, view.loots[seat])
        )
        return LaidOut(title, tuple(map(pictures(view), view.loots[seat])), ASPECT)
