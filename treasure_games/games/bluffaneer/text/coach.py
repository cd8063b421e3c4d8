"""What counting cards tells the person who decides, for those who play with hints."""

from __future__ import annotations

from treasure_games.core.language import translate, translate_plural
from treasure_games.core.words import Called
from treasure_games.games.bluffaneer.rules.pieces import spoken_name
from treasure_games.games.bluffaneer.rules.state import ANSWER, BELIEVED, CAUGHT, SHOUT, TRUE
from treasure_games.games.bluffaneer.rules.view import View

_ = translate


def coach(view: View, called: Called) -> str:
    """Return what this view's seat can count about its decision; "" if there is nothing to count.

    It tells of the seat's own card: show it to its owner alone.
    """
    if view.phase == ANSWER and view.seat != view.claimant:
        return f"{fitting(view)} {_stakes(view)}"
    if view.phase == SHOUT and view.seat != view.turn:
        return _own(view, called)
    return ""


def fitting(view: View) -> str:
    """Return how many of the cards that the claimant may hold show the pair."""
    cards = view.candidates(view.claimant)
    fit = cards.count(view.pair)
    text = translate_plural(
        "{fit} of {hidden} hidden card fits: {percent} %.",
        "{fit} of {hidden} hidden cards fit: {percent} %.",
        len(cards),
    )
    return text.format(fit=fit, hidden=len(cards), percent=round(100 * fit / len(cards)))


def record(view: View, seat: int) -> str:
    """Return how often a seat has bluffed; all claims are revealed in the end."""
    bluffs = view.tally(seat, CAUGHT) + view.tally(seat, BELIEVED)
    count = bluffs + view.tally(seat, TRUE)
    if not count:
        return _("No claim before this one.")
    text = translate_plural(
        "{bluffs} of {count} claim was a bluff.", "{bluffs} of {count} claims were bluffs.", count
    )
    return text.format(bluffs=bluffs, count=count)


def _stakes(_view: View) -> str:
    return _("Believing costs 1; a challenge wins 1 from a bluff and costs 2 for the truth.")


def _own(view: View, called: Called) -> str:
    pair = spoken_name(view.pair)
    if view.own_face == view.pair:
        return _("You hold {pair}: a claim brings 1, or 2 if challenged.").format(pair=pair)
    known = sum(face == view.pair for face in view.faces)
    text = translate_plural(
        "You don’t hold {pair}; {count} of three lies open. {name} may believe you.",
        "You don’t hold {pair}; {count} of three lie open. {name} may believe you.",
        known,
    )
    return text.format(pair=pair, count=known, name=called(view.turn))
