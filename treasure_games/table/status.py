"""What the status line says: one sentence about what is waited for, and what the person can do."""

from __future__ import annotations

from collections.abc import Sequence

from treasure_games.core.game import Mode
from treasure_games.core.language import translate
from treasure_games.stage.input.keymap import spoken_key
from treasure_games.table.session import Session

_ = translate


def status_of(session: Session, before: str) -> tuple[str, int | None]:
    """Return the text after `before`, and the seat whose emblem stands beside it."""
    if session.is_recapping and session.log.latest is not None:
        return session.log.latest.text or before, session.log.latest.seat
    if session.is_recapping:
        name = session.called(session.bottom)
        return _("{name}, this is what happened. Click to skip.").format(name=name), None
    if session.game.hail is not None and session.game.hail.is_open:
        return session.game.hail.sentence, None
    if session.is_turn_over:
        text = _("{name}, your turn is over.")
        return text.format(name=session.called(session.bottom)), session.bottom
    if session.held is not None and not session.timeline.is_busy:
        return _waits_for_the_end(session, session.bottom)
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


def _waits_for_the_end(session: Session, seat: int) -> tuple[str, int]:
    text = _("{name}, end your turn, or take back what you did.")
    return text.format(name=session.called(seat)), seat


def _asks(session: Session, seat: int) -> str:
    words, is_hidden = session.words, session.viewpoint.can_lift
    if is_hidden and not words.is_public(session.game.view):
        pending = session.match.pending()
        if pending is not None and pending.mode is Mode.RACE:
            keys = _keys_of(session, pending.seats)
            return words.race_sentence(keys, is_on=session.game.may_race)
        if session.viewer is None:
            return words.lift_sentence(session.called(seat), _key_of(session, seat))
    return session.game.preview or session.words.status(
        session.game.view, seat, session.match.legal(seat), session.called
    )


def _key_of(session: Session, seat: int) -> str:
    keys = session.services.keymap.keys(f"seat_{seat + 1}")
    return spoken_key(keys[0]) if keys else ""


def _keys_of(session: Session, seats: Sequence[int]) -> str:
    """Return the names of people with their own keys."""
    people = [seat for seat in seats if session.match.seats[seat].is_human]
    return " · ".join(f"{session.called(seat)} {_key_of(session, seat)}" for seat in people)
