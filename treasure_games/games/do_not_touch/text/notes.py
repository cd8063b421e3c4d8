"""Slips of paper: what a move would bring, and all there is to say of a card."""

from __future__ import annotations

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called, Note
from treasure_games.games.do_not_touch.rules.actions import Action, Add, StartLoot, Swap
from treasure_games.games.do_not_touch.rules.pieces import BONUS, WORTH, spoken_name
from treasure_games.games.do_not_touch.rules.scoring import loot_worth
from treasure_games.games.do_not_touch.rules.view import View

_ = translate


def preview(view: View, action: Action, called: Called) -> Note | None:
    """Return what a move would bring, or None if there is nothing to say."""
    seat = view.turn
    loot = loot_worth(view.faces, view.loots[seat])
    if isinstance(action, StartLoot | Add):
        face = view.faces[action.card]
        change = _("Loot {before} → {after}").format(before=loot, after=loot + WORTH[face])
        if not view.loots[seat]:
            return Note(change, capital(spoken_name(face)))
        top = spoken_name(view.faces[view.loots[seat][-1]])
        text = _("{card} on {top}").format(card=spoken_name(face), top=top)
        return Note(change, capital(text))
    if isinstance(action, Swap):
        return _swap_preview(view, action, called)
    return None


def _swap_preview(view: View, action: Swap, called: Called) -> Note:
    given, taken = view.faces[action.card], view.faces[view.loots[action.rival][-1]]
    before = loot_worth(view.faces, view.loots[action.rival])
    after = before - WORTH[taken] + WORTH[given]
    heading = _("{name} {before} → {after}").format(
        name=called(action.rival), before=before, after=after
    )
    text = _("You get {taken} for {given}.")
    return Note(heading, text.format(taken=spoken_name(taken), given=spoken_name(given)))


def card_text(face: int) -> str:
    """Return all there is to say of a card, for when it is shown large."""
    worth = WORTH[face]
    text = translate_plural(
        "Counts {worth} point in a loot.", "Counts {worth} points in a loot.", worth
    ).format(worth=worth)
    if BONUS[face] > 1:
        more = _("Or discard it from your hand to draw {count} covered cards.")
        text = f"{text} {more.format(count=BONUS[face])}"
    return text


def capital(text: str) -> str:
    """Return the text with a capital first letter, as it stands alone."""
    return text[:1].upper() + text[1:]
