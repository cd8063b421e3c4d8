"""Cards on the table, to be pointed at: what each says, enlarged; used if it may be."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from treasure_games.core.language import translate
from treasure_games.games.scallywager.rules.pieces import deck_of, spoken_name
from treasure_games.games.scallywager.text.names import card_words, timing
from treasure_games.games.scallywager.ui.ask import Ask
from treasure_games.games.scallywager.ui.board import Board, before_seat
from treasure_games.games.scallywager.ui.cards import CardPainter, lying, picture
from treasure_games.games.scallywager.ui.layout import CARD_ASPECT
from treasure_games.games.scallywager.ui.paint import decks
from treasure_games.stage.canvas import Canvas
from treasure_games.stage.widgets.button import Hotspot
from treasure_games.stage.widgets.widget import Control
from treasure_games.table.glow import draw_halo
from treasure_games.table.pieces.pile_browser import PileBrowser
from treasure_games.table.pieces.zoom import Enlarged, Zoom
from treasure_games.table.table_api import TableApi

_ = translate
_LEAST = 44.0


class Look:
    """A spot over every card that is known, and over the decks."""

    def __init__(self, api: TableApi, board: Board, ask: Ask, painter: CardPainter) -> None:
        self._api, self._board, self._ask, self._painter = api, board, ask, painter
        self._spots: dict[int, Hotspot] = {}
        self.zoom = Zoom(self._enlarged)
        self.browser = PileBrowser(
            api, self._discards, lambda deck, face: lying(face, deck), CARD_ASPECT
        )

    @property
    def _usable(self) -> list[int]:
        """Return the own cards that may be used now."""
        view = self._board.view
        if not self._ask.legal or self._api.asked is None:
            return []
        return [
            card
            for card in before_seat(view, self._api.asked)
            if view.faces[card] >= 0 and self._ask.kind_of(card) is not None
        ]

    def controls(self) -> list[Control]:
        """Return the spots of all cards that one can know, those to be used first."""
        view, usable = self._board.view, self._usable
        shown = [card for seat in range(view.seats) for card in before_seat(view, seat)]
        shown = [card for card in shown if card in self._board.sprites and not self._hides(card)]
        shown.sort(key=lambda card: card not in usable)
        found: list[Control] = []
        for card in shown:
            spot = self._spots.setdefault(card, Hotspot(f"card.{card}"))
            can_use = card in usable
            spot.name = f"pick.use{card}" if can_use else f"card.{card}"
            spot.on_press = self._pressed(card)
            spot.hint = self._hint(card)
            spot.overlap_group = "cards"
            rect = FRect(self._board.sprites[card].rect)
            rect.inflate_ip(max(0.0, _LEAST - rect.width), max(0.0, _LEAST - rect.height))
            spot.place(rect, self._api.context)
            found.append(spot)
        return [*found, *map(self._deck, decks(view))]

    def _hides(self, card: int) -> bool:
        """Return True if a plate lies over the card, as people have changed places."""
        rect, people = self._board.sprites[card].rect, self._board.people
        return any(people.plates[seat].rect.colliderect(rect) for seat in people.persons)

    def _deck(self, deck: int) -> Hotspot:
        view = self._board.view
        hint = _(
            "{left} in the deck, {count} discarded. Press to look through the discards."
        ).format(left=len(view.stacks[deck]), count=len(view.piles[deck]))
        return self.browser.spot(deck, f"deck.{deck}", self._board.layout.decks[deck], hint)

    def _discards(self, deck: int) -> Sequence[int]:
        view = self._board.view
        return [view.faces[card] for card in view.piles[deck]]

    def _pressed(self, card: int) -> Callable[[], None]:
        def press() -> None:
            kind = self._ask.kind_of(card) if card in self._usable else None
            if kind is None:
                self.zoom.show(card)
            else:
                self._ask.open(kind)

        return press

    def _hint(self, card: int) -> str:
        kind = self._board.view.faces[card]
        if kind < 0:
            return _("A concealed adventure card")
        text = _("{name}: {words} {timing}.")
        return text.format(name=spoken_name(kind), words=card_words(kind), timing=timing(kind))

    def _enlarged(self, card: int) -> Enlarged | None:
        kind = self._board.view.faces[card]
        if kind < 0 or card not in self._board.sprites:
            return None
        return Enlarged(
            picture(kind, deck_of(card)), CARD_ASPECT, spoken_name(kind),
            f"{card_words(kind)} {timing(kind)}.", FRect(self._board.sprites[card].rect),
            self._painter.box("name"),
        )  # fmt: skip

    def put_away(self) -> bool:
        """Put away what is enlarged; return True if there was anything."""
        was_large = self.zoom.card is not None
        self.zoom.end()
        return self.browser.close() or was_large

    @property
    def _lit(self) -> dict[int, FRect]:
        """Return the places of the cards that may be used."""
        sprites = self._board.sprites
        return {card: FRect(sprites[card].rect) for card in self._usable if card in sprites}

    def draw_lit(self, canvas: Canvas) -> None:
        """Draw light round the cards that may be used."""
        for rect in self._lit.values():
            draw_halo(canvas, rect, reach=18.0, level=220)
            canvas.outline(rect, canvas.context.theme.palette.lantern, 4.0, 8.0)
