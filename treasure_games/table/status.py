"""How the turn stands: a line on who is waited for and what can be done, tokens of what is left."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from pygame import FRect

from treasure_games.core.game import Mode
from treasure_games.core.language import translate as _
from treasure_games.stage.canvas import Canvas, LayoutContext, sized
from treasure_games.stage.text import look_beside
from treasure_games.stage.widgets import skin
from treasure_games.stage.widgets.widget import Widget
from treasure_games.table.fitting import Passage, Worded, one_line, whole_line
from treasure_games.table.places import is_large
from treasure_games.table.session import Session
from treasure_games.table.table_api import TurnToken

_AT, _AS = look_beside(__file__)


def status_of(session: Session, before: str) -> tuple[str, int | None]:
    """Return the text after `before`, and the seat whose emblem stands beside it."""
    if session.is_recapping and session.log.latest is not None:
        return session.log.latest.text or before, session.log.latest.seat
    if session.is_recapping:
        name = session.called(session.bottom)
        return _("{name}, this is what happened. Click to skip.", name=name), None
    if session.game.hail is not None and session.game.hail.is_open:
        return session.game.hail.sentence, None
    pause = _pause(session)
    if pause is not None:
        return pause
    if session.held is not None and not session.timeline.is_busy:
        text = _("{name}, end your turn, or take back what you did.")
        return text.format(name=session.called(session.bottom)), session.bottom
    if session.asked is not None:
        return _asks(session, session.asked), session.asked
    latest = session.log.latest
    if session.timeline.is_busy and latest is not None:
        return latest.text, latest.seat
    pending = session.match.pending()
    if pending is None or not pending.seats:
        return _("The match is over."), None
    seat = next(iter(session.game.in_turn(pending.seats)), pending.seats[0])
    if seat == session.viewer and before:
        # The person's own act is still moving; what they can do next is shown when it ends.
        return before, seat
    return session.words.waiting(session.game.view, seat, session.called), seat


def _pause(session: Session) -> tuple[str, int | None] | None:
    """Return what is said while the table waits for a press, or rests; None if it does not."""
    if session.in_hand is not None:
        seat = session.in_hand.seat
        return _(session.in_hand.held.sentence, name=session.called(seat)), seat
    if session.idle is not None:
        text = _("{name}, nothing to decide this turn.")
        return text.format(name=session.called(session.idle)), session.idle
    if session.is_turn_over:
        text = _("{name}, your turn is over.")
        return text.format(name=session.called(session.bottom)), session.bottom
    if session.is_watched_by_all:
        return _("Everybody looks. Press to go on."), None
    if session.viewpoint.needs_return and not session.timeline.is_busy:
        return _("Nobody else may look. Ready?"), session.viewpoint.asked
    return None


def _asks(session: Session, seat: int) -> str:
    words, is_hidden = session.words, session.viewpoint.can_lift
    if is_hidden and not words.is_public(session.game.view):
        pending = session.match.pending()
        if pending is not None and pending.mode is Mode.RACE:
            people = [one for one in pending.seats if session.match.seats[one].is_human]
            keys = " · ".join(f"{session.called(one)} {_key_of(session, one)}" for one in people)
            return words.race_sentence(keys, is_on=session.game.may_race)
        if session.viewer is None:
            return words.lift_sentence(session.called(seat), _key_of(session, seat))
    return session.game.preview or session.words.status(
        session.game.view, seat, session.match.legal(seat), session.called
    )


def _key_of(session: Session, seat: int) -> str:
    return session.services.host.input.spoken(f"seat_{seat + 1}", most=1)


_LONGEST: Final = "m" * 34
"""Every sentence must fit one or two lines of this many letters."""


class StatusLine(Worded, Widget):
    """Words on a dark plate, with the emblem of the seat they are about."""

    panel = "status"

    def __init__(self) -> None:
        super().__init__("status")
        self.text = ""
        self.emblem = ""

    @staticmethod
    def height_for(context: LayoutContext, width: float) -> float:
        """Return the height of the longest sentences: one line, or two at large text."""
        line = context.texts.line_height(_AS.words)
        lines = 1 if context.texts.measure(_LONGEST, _AS.words)[0] <= width - 4 * _AT.padding else 2
        return lines * line + 28.0

    def say(self, text: str, emblem: str) -> None:
        """Show this text."""
        self.text, self.emblem = text, emblem

    def drawn_from(self) -> object:
        """Return what it says, and where."""
        return tuple(self.rect), self.text, self.emblem

    def draw(self, canvas: Canvas) -> None:
        """Draw plate, emblem, words."""
        skin.draw_panel(canvas, self.rect, "status_plate")
        skin.draw_enamel(canvas, self.rect)
        if self.emblem:
            canvas.image(self.emblem, self._emblem_rect())
        self.draw_words(canvas)

    def _emblem_rect(self) -> FRect:
        side = min(40.0, self.rect.height - 16)
        return FRect(self.rect.left + _AT.padding - 6, self.rect.centery - side / 2, side, side)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the sentence, right of the emblem."""
        left = self._emblem_rect().right + 10 if self.emblem else self.rect.left + _AT.padding
        width = self.rect.right - _AT.padding - left
        rect = FRect(left, self.rect.top + 4, width, self.rect.height - 8)
        yield "status.text", Passage.fitted(context, self.text, _AS.words, rect)


class TokenRow(Worded, Widget):
    """Side by side, each over its word; at large text beside it."""

    panel = "tokens"

    def __init__(self) -> None:
        super().__init__("tokens")
        self.tokens: Sequence[TurnToken] = ()

    def signs(self) -> Iterator[tuple[FRect, str]]:
        """Yield where each token is, and its picture in the legend."""
        if self.context is not None and self.tokens and self.is_visible:
            for token, icon, _words in self._cells(self.context):
                yield icon.inflate(40, 60), f"ui/icon_{token.icon}"

    def drawn_from(self) -> object:
        """Return the tokens, and where they are."""
        return tuple(self.rect), tuple(self.tokens)

    def draw(self, canvas: Canvas) -> None:
        """Draw the tokens, or nothing if there are none."""
        if not self.tokens:
            return
        skin.draw_panel(canvas, self.rect, "dark")
        for token, icon, words in self._cells(canvas.context):
            skin.draw_inlay(canvas, icon, token.icon, is_lit=token.is_left)
            if words is not None:
                words.draw(canvas)

    @property
    def is_shown(self) -> bool:
        """True if there are tokens."""
        return bool(self.tokens)

    def passages(self, context: LayoutContext) -> Iterator[tuple[str, Passage]]:
        """Yield the words that have room."""
        cells = self._cells(context)
        return ((f"token.{one.name}", words) for one, _icon, words in cells if words is not None)

    def _cells(self, context: LayoutContext) -> Iterator[tuple[TurnToken, FRect, Passage | None]]:
        if is_large(context):
            yield from self._large_cells(context)
            return
        width = (self.rect.width - 20) / len(self.tokens)
        for index, token in enumerate(self.tokens):
            cell = FRect(self.rect.left + 10 + index * width, self.rect.top, width, 0)
            cell.height = self.rect.height
            line = context.texts.line_height(_AS.token)
            side = min(48.0, cell.height - line - 2 * _AT.rim)
            icon = sized(side, side, midtop=(cell.centerx, cell.centery - (side + line) / 2))
            words = FRect(cell.left, icon.bottom, cell.width, line)
            text, style = one_line(context, token.label, _AS.token, words.width)
            yield token, icon, Passage(text, style, words)

    def _large_cells(
        self, context: LayoutContext
    ) -> Iterator[tuple[TurnToken, FRect, Passage | None]]:
        """Yield each picture with its word at the right; without room for all of them at full
        size only the step in hand has its word, and the others tell theirs when pointed at.
        """
        side, style = self.rect.height - 2 * _AT.rim, replace(_AS.token, align="left")
        room = self.rect.width - 20 - len(self.tokens) * (side + 2 * _AT.large_gap)
        widths = [context.texts.measure(one.label, style)[0] + 1.0 for one in self.tokens]
        if sum(widths) > room:
            now = next((row for row, one in enumerate(self.tokens) if one.is_left), 0)
            widths = [min(wide, room) if row == now else 0.0 for row, wide in enumerate(widths)]
        spare = (room - sum(widths)) / len(self.tokens)
        left = self.rect.left + 10 + spare / 2
        for token, wide in zip(self.tokens, widths, strict=True):
            icon = FRect(left, self.rect.centery - side / 2, side, side)
            words = FRect(
                icon.right + _AT.large_gap, self.rect.top, wide, self.rect.height - _AT.rise
            )
            line = whole_line(context, token.label, style, wide, words.height) if wide else None
            yield token, icon, Passage(*line, words) if line else None
            left = words.right + _AT.large_gap + spare
