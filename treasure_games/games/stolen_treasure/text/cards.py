"""What each card does: in a sentence or two, and in the few words that fit on it."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.language import translate as _
from treasure_games.games.stolen_treasure.rules import pieces

ANSWERS: Final = (pieces.CODE, pieces.YARR, pieces.PARLEY)
"""ST-35: the kinds that answer something, in anybody's turn."""

_BRIEF: Final = {
    pieces.PLUNDER: N_("Draw two treasures."),
    pieces.SPYGLASS: N_("Swap your whole hand with a rival."),
    pieces.SKULDUGGERY: N_("Steal a card, then give one away."),
    pieces.X_MARKS: N_("Take a rival’s buried treasure."),
    pieces.YO_HO_HO: N_("Take two treasures from every rival."),
    pieces.HOOK: N_("Steal a card; its owner skips a turn."),
    pieces.KRAKEN: N_("All treasure in hand goes back to the sea."),
    pieces.BOMBS: N_("Rivals discard two piracy cards each."),
    pieces.CODE: N_("Pass an effect on you to a rival."),
    pieces.YARR: N_("Cancels a card being played."),
    pieces.PARLEY: N_("Lose a wager at once."),
    pieces.SPOT: N_("While it is yours you cannot win."),
}
"""At most 42 letters: more don't fit on a card of the hand."""

_DOES: Final = {
    pieces.PLUNDER: N_("Draw two treasure cards, each from the pile of your choice."),
    pieces.SPYGLASS: N_("Swap all cards in hand with a rival."),
    pieces.SKULDUGGERY: N_(
        "Take a random card from a rival’s hand, then give them another one of yours."
    ),
    pieces.X_MARKS: N_("Take a buried treasure of a rival into your hand; you choose which."),
    pieces.YO_HO_HO: N_("Take two random treasures from the hand of each rival."),
    pieces.HOOK: N_("Take a random card from a rival’s hand; they skip their next turn."),
    pieces.KRAKEN: N_(
        "Everybody, including you, puts all treasure in hand back into the piles. Buried treasure"
        " stays."
    ),
    pieces.BOMBS: N_("Each rival discards two piracy cards of their choice."),
    pieces.CODE: N_("When a card affects you: it affects a rival of your choice instead."),
    pieces.YARR: N_(
        "A card that is being played has no effect at all. Another Yarr! may be answered."
    ),
    pieces.PARLEY: N_(
        "Once both stakes of your wager are down: you lose it at once, without a toss."
    ),
    pieces.SPOT: N_(
        "It can’t be played. While it is in your hand you can’t win. Give it away, swap it, discard"
        " it, or have it stolen."
    ),
}


def brief_words(kind: int) -> str:
    """Return what a piracy card does, in the few words that fit on it."""
    return _(_BRIEF[kind])


def card_words(kind: int) -> str:
    """Return what a card does, and its value."""
    value = pieces.VALUES[kind]
    if kind in _DOES:
        return f"{_(_DOES[kind])} {_timing(kind)}"
    if value > 0:
        return _("Counts {value} once it is buried, and nothing in your hand.").format(value=value)
    text = _("Costs {value} points in your hand, and for ever once it is buried.")
    return text.format(value=-value)


def _timing(kind: int) -> str:
    if kind == pieces.SPOT:
        return _("It works in your hand.")
    if kind in ANSWERS:
        return _("An answer: it costs no action and can be played on anybody’s turn.")
    return _("It takes one action on your turn.")


def brief_timing(kind: int) -> str:
    """Return in a word when a piracy card is played."""
    if kind == pieces.SPOT:
        return _("Curse")
    return _("Answer") if kind in ANSWERS else _("Action")


def signed(value: int) -> str:
    """Return a value with its sign."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def figure(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value) if value >= 0 else f"−{-value}"
