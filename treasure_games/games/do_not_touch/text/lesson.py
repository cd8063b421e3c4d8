"""The first match of Do Not Touch My Treasures: chain and hook, then how a match ends."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson

_CHAIN: Final = (
    Instruction(
        0,
        N_("Everybody lays a chain of treasure. In the end, the most valuable chain wins."),
        at=("plank.0",),
    ),
    Instruction(
        0, N_("Each turn begins with a card."), N_("Draw one from the deck."), at=("deck",)
    ),
    Instruction(
        1,
        N_("Any card may begin your chain."),
        N_("Start with red 3."),
        at=("choice.own", "hand.0"),
    ),
    Instruction(
        2,
        N_("From now on a card must fit the last one: same colour or same number."),
        N_("Add red 5: it is red, too."),
        at=("choice.own", "hand.0"),
    ),
    Instruction(
        3,
        N_("Add as many as fit in one turn; each is worth its number."),
        N_("Add green 5: it is a 5, too."),
        at=("choice.own", "hand.0"),
    ),
    Instruction(
        4,
        N_("Blue 2 doesn’t fit, so it stays in your hand."),
        N_("End your turn."),
        at=("choice.end",),
    ),
    Instruction(
        9,
        N_(
            "Red Mary swapped your green 5 away: her green 1 fits it and lies there now. That cost"
            " you 4."
        ),
        at=("objects/hook_head",),
    ),
    Instruction(10, N_("Now it’s your turn to swap."), N_("Draw a card first."), at=("deck",)),
    Instruction(
        11,
        N_("Your green 2 fits her green 5: the same colour."),
        N_("Swap it for the last card of her chain."),
        at=("choice.swap", "hand.0"),
    ),
    Instruction(
        12,
        N_("Green 5 is in your hand again, and fits your green 1."),
        N_("Add it to your chain."),
        at=("choice.own", "hand.0"),
    ),
    Instruction(
        13, N_("One swap is all that a turn allows."), N_("End your turn."), at=("choice.end",)
    ),
)

_END: Final = (
    Instruction(
        147,
        N_("Later that evening. Two covered cards are left: the last one ends the match."),
        at=("cards/do_not_touch/back",),
    ),
    Instruction(
        147,
        N_("You could take the top discard instead, if there were one."),
        N_("Draw from the deck."),
        at=("deck",),
    ),
    Instruction(
        148, N_("Nothing in your hand fits this time."), N_("End your turn."), at=("choice.end",)
    ),
    Instruction(
        149,
        N_("You may keep three cards, and in the end cards in hand count nothing."),
        N_("Discard red 3, the smallest."),
        at=("choice.discard", "hand.0"),
    ),
    Instruction(
        154,
        N_(
            "Red Mary drew the last card, so the match ended with her turn."
            " Your chain is worth more."
        ),
        at=("objects/score_coin",),
    ),
)

_HINTS: Final = {
    "draw": N_(
        "The open discard is worth taking if it fits your chain, or fits somebody else’s last card."
    ),
    "first_place": N_(
        "Begin with a card that others in your hand fit: drag it to the plank, or click it twice."
    ),
    "main": N_("Add what fits, and look whether a small card of yours fits a rival’s high one."),
    "discard": N_("Discard what fits nobody: the next pirate may take it."),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson(
    "do_not_touch",
    (
        Chapter("lesson_1.treasure", _CHAIN),
        Chapter("lesson_2.treasure", _END, begins=147),
    ),
    _HINTS,
)
