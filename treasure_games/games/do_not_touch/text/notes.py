"""Notes on paper: what a move would bring, and what a card does."""

from collections.abc import Sequence

from treasure_games.core.language import plural, translate as _
from treasure_games.core.words import Called, Note
from treasure_games.games.do_not_touch.rules import pieces
from treasure_games.games.do_not_touch.rules.actions import Action, Add, StartLoot, Swap
from treasure_games.games.do_not_touch.rules.house import NO_LIMIT
from treasure_games.games.do_not_touch.rules.pieces import spoken_name
from treasure_games.games.do_not_touch.rules.scoring import added, loot_worth, round_scores
from treasure_games.games.do_not_touch.rules.state import DEAL, OVER
from treasure_games.games.do_not_touch.rules.view import View


def preview(view: View, action: Action, called: Called) -> Note | None:
    """Return what a move would bring; None if there is nothing to say."""
    seat = view.turn
    if isinstance(action, StartLoot | Add):
        face = view.faces[action.card]
        worths = list(round_scores(view.faces, view.loots))
        figures = f"{worths[seat]} → {worths[seat] + pieces.WORTH[face]}"
        worths[seat] += pieces.WORTH[face]
        text = standing(view, worths, seat, called)
        if view.house.swaps:
            risk = _("Whoever has {colour} or {sign} may swap it away.")
            text += "\n" + risk.format(colour=_colour(face), sign=_sign(face))
        return Note(_("If you add {card}", card=spoken_name(face)), text, figures=figures)
    if isinstance(action, Swap):
        return _swap_preview(view, action, called)
    return None


def standing(view: View, worths: Sequence[int], seat: int, called: Called) -> str:
    """Return a seat's rank by these loots and earlier rounds, and the distance to the next seat."""
    is_counted = view.phase in (DEAL, OVER)
    totals = view.carried if is_counted else added(view.carried, worths)
    total = totals[seat]
    place = 1 + sum(other > total for other in totals)
    rival = max((one for one in range(len(totals)) if one != seat), key=totals.__getitem__)
    gap = total - totals[rival]
    how = _("{count} ahead of {name}") if gap > 0 else _("{count} behind {name}")
    name = called(rival).replace(" ", "\u00a0")  # no line breaks it
    how = (how if gap else _("level with {name}")).format(count=abs(gap), name=name)
    text = _("Place {place} of {seats}, {how}.", place=place, seats=len(totals), how=how)
    if view.house.rounds == 1:
        return text
    number, rounds = view.round_number, view.house.rounds
    when = _("Round {number} of {rounds}, {points} in all.")
    return f"{when.format(number=number, rounds=rounds, points=total)} {text}"


def shared(one: int, other: int) -> str:
    """Return what two matching faces have in common, first of all the colour."""
    if pieces.FACES[one].colour == pieces.FACES[other].colour:
        return _colour(other)
    return _sign(other)


def _colour(face: int) -> str:
    return _(pieces.COLOURS[pieces.FACES[face].colour])


def _sign(face: int) -> str:
    number, symbol = pieces.FACES[face].number, pieces.FACES[face].symbol
    return _("number {number}", number=number) if number else _(pieces.SYMBOLS[symbol])


def _swap_preview(view: View, action: Swap, called: Called) -> Note:
    given, taken = view.faces[action.card], view.faces[view.loots[action.rival][-1]]
    before, after = worth_hooked(view, action.card, action.rival)
    heading = _("If you swap with {name}", name=called(action.rival))
    text = _("You get {taken} for {given}.", taken=spoken_name(taken), given=spoken_name(given))
    return Note(heading, text, figures=f"{before} → {after}")


def worth_hooked(view: View, card: int, rival: int) -> tuple[int, int]:
    """Return what a rival's loot is worth, and would be with this card for its last one."""
    given, taken = view.faces[card], view.faces[view.loots[rival][-1]]
    before = loot_worth(view.faces, view.loots[rival])
    return before, before - pieces.WORTH[taken] + pieces.WORTH[given]


def dearest(view: View, card: int, rivals: Sequence[int]) -> int:
    """Return the rival whom a swap for this card costs most, the first of equal ones."""
    worths = {rival: worth_hooked(view, card, rival) for rival in rivals}
    return min(worths, key=lambda rival: worths[rival][1] - worths[rival][0])


def card_text(face: int) -> str:
    """Return what a card does, for the card shown large."""
    worth = pieces.WORTH[face]
    text = plural(
        "Counts {worth} point in a loot.", "Counts {worth} points in a loot.", worth, worth=worth
    )
    if pieces.BONUS[face] > 1:
        more = _("Or discard it from your hand to draw {count} covered cards.")
        text = f"{text} {more.format(count=pieces.BONUS[face])}"
    return text


def covered_words(view: View) -> str:
    """Return for how many turns the deck lasts."""
    turns = -(-view.deck_left // view.seats)
    if view.is_last_turn:
        return _("the last turn")
    return plural("lasts {count} turn each", "lasts {count} turns each", turns)


def discarded_words(view: View) -> str:
    """Return a note on the discard pile, and on a bonus that can't be used."""
    if view.house.bonuses and view.bonuses_left <= 0:
        return _("discarded; no bonus left")
    return _("discarded")


def hook_words(view: View, seat: int) -> str:
    """Return how often a seat may still swap, in this turn or its next one."""
    if not view.loots[seat]:
        return _("Your hook: start your loot first")
    if view.house.swaps == NO_LIMIT:
        return _("Your hook: as often as you like")
    left = view.swaps_left if view.turn == seat else view.house.swaps
    if left <= 0:
        return _("You’ve used your hook this turn")
    return plural("Your hook: one swap a turn", "Your hook: {count} swaps a turn", left)
