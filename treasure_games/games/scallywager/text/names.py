"""Words for bids, dice and numbers; what each card does, and when it is used."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_, translate_plural
from treasure_games.core.language import translate as _
from treasure_games.games.scallywager.rules.pieces import (
    DAWN_KINDS,
    HELM_KINDS,
    PERMANENT,
    TREASURE_KINDS,
)

_NUMBERS: Final = (
    N_("zero"), N_("one"), N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"),
    N_("eight"), N_("nine"), N_("ten"), N_("eleven"), N_("twelve"), N_("thirteen"),
    N_("fourteen"), N_("fifteen"), N_("sixteen"), N_("seventeen"), N_("eighteen"), N_("nineteen"),
    N_("twenty"), N_("twenty-one"), N_("twenty-two"), N_("twenty-three"), N_("twenty-four"),
    N_("twenty-five"), N_("twenty-six"), N_("twenty-seven"), N_("twenty-eight"), N_("twenty-nine"),
    N_("thirty"), N_("thirty-one"), N_("thirty-two"), N_("thirty-three"), N_("thirty-four"),
    N_("thirty-five"),
)  # fmt: skip
"""For all numbers of dice: sentences have numbers in words, boards in figures."""


def number(count: int) -> str:
    """Return a number of dice in words, for sentences."""
    return _(_NUMBERS[count]) if count < len(_NUMBERS) else str(count)


def dice_of(count: int, face: int) -> str:
    """Return a number of dice of a face, like “three 5s”."""
    text = translate_plural("{count} {face}", "{count} {face}s", count)
    return text.format(count=number(count), face=face)


def dice(count: int) -> str:
    """Return a number of dice, like “two dice”."""
    text = translate_plural("{count} die", "{count} dice", count)
    return text.format(count=number(count))


_DOES: Final = (
    N_("Once a round, before the bidding: roll one of your dice again."),
    N_("Once a round, before the bidding: look at a random die of another captain."),
    N_("When you draw a card: draw two and keep one."),
    N_("When you call and the bid is false, the bidder loses one more die."),
    N_("Other captains can’t target you with cards, or take yours."),
    N_("Before the bidding: turn one of your dice to any face."),
    N_("Before the bidding: roll as many of your dice as you like again."),
    N_("Before the bidding: gain a die, and roll it."),
    N_("Before the bidding: look at two random dice of another captain."),
    N_("Before the bidding: a captain with at least as many dice as you loses one."),
    N_("Before the bidding: take a treasure card from another captain."),
    N_("When you would lose dice: lose one fewer."),
    N_("Roll two dice and keep the higher; another captain rolls one. Whoever is lower loses a"
       " die; if you win, you gain one."),
    N_("Choose a captain and roll. 1–2: you lose a die. 3–4: that captain does. 5–6: all others"
       " do."),
    N_("Up to three ghost dice sail with you this round. Win the showdown and one stays; lose it"
       " and you lose one more."),
    N_("Gain up to two dice now. Unless you win the showdown, you lose as many."),
    N_("All captains roll, you twice. The lowest loses two dice; if several"
       " are lowest, they lose one each."),
    N_("Your bid may be any count of any face, even lower than the last bid."),
    N_("Show some of your dice and roll some of the others again, then bid."),
    N_("All hidden dice of a captain are rolled again before they are counted."),
    N_("If you win the showdown, the loser loses two more dice. If you lose it, you lose one"
       " more."),
    N_("Win the showdown: gain a die and take a treasure card from the loser. Lose it: lose a"
       " die to the winner."),
    N_("Name the bidder or the challenger. If that captain loses, it costs one more die and"
       " you gain one; otherwise you lose one."),
    N_("Name the exact count. Right: gain two dice. Off by one: nothing. Otherwise lose a die."),
)  # fmt: skip
"""By kind."""


def card_words(kind: int) -> str:
    """Return what a card does."""
    return _(_DOES[kind]) if kind >= 0 else ""


def timing(kind: int) -> str:
    """Return when a card is used."""
    if kind in PERMANENT:
        return _("Stays with you")
    if kind in TREASURE_KINDS:
        return _("Used once")
    if kind in DAWN_KINDS:
        return _("At dawn, before the first bid")
    return _("With your own bid") if kind in HELM_KINDS else _("At the showdown, before the count")
