"""The first match of Stolen Treasure: burying, a curse, a wager to lose, theft, Yarr!, the goal."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson

_TURNS: Final = (
    Instruction(
        0,
        N_("Treasure only counts once it is buried. The first to have 550 in the sand wins."),
        at=("stolen_treasure/x_small",),
    ),
    Instruction(
        0,
        N_("Each turn has two actions: draw, bury, play a card or wager."),
        N_("Draw a treasure."),
        at=("pile0",),
    ),
    Instruction(
        1, N_("A Ruby, worth 200! One action is left."), N_("Draw another treasure."), at=("pile0",)
    ),
    Instruction(
        4,
        N_("What you draw can’t be buried in the same turn. But now you can."),
        N_("Bury your Ruby."),
        at=("choice.bury", "choice.own", "hand.1"),
    ),
    Instruction(
        5,
        N_("The red deck holds the piracy cards. They do harm, or keep it away."),
        N_("Draw a piracy card."),
        at=("pile2",),
    ),
    Instruction(
        11,
        N_("Ruth has stolen your Gold Doubloons and left you Old Billy’s Boot: −100 in your hand."),
        at=("hand.0",),
    ),
    Instruction(
        11,
        N_("Get rid of it by a wager: the winner takes both stakes, and you mean to lose."),
        N_("Stake the Boot against Ruth."),
        at=("pick.bank1", "choice.stake", "hand.0"),
    ),
    Instruction(
        15,
        N_("She had to stake something, too. Parley loses a wager at once."),
        N_("Play Parley."),
        at=("choice.parley", "choice.play", "pick.parley", "hand.0"),
    ),
    Instruction(
        16,
        N_("The Boot is hers again. You have an action left."),
        N_("Draw a piracy card."),
        at=("pile2",),
    ),
    Instruction(
        19,
        N_("Skulduggery steals a card. Ruth holds an Emerald, worth 350."),
        N_("Play it against Ruth."),
        at=("pick.bank1", "choice.play", "hand.0"),
    ),
    Instruction(
        21,
        N_("You choose the back, chance the card."),
        N_("Steal a treasure."),
        at=("choice.steal_treasure",),
    ),
    Instruction(
        22,
        N_("The Emerald is yours! Stolen treasure can be buried next turn, no sooner."),
        N_("Draw a piracy card."),
        at=("pile2",),
    ),
    Instruction(
        24,
        N_("Ruth throws a Hook for your Emerald. Yarr! stops any card that is being played."),
        N_("Answer with Yarr!"),
        at=("pick.yarr", "choice.yarr", "hand.1"),
    ),
    Instruction(
        26,
        N_("It’s still there. 200 and 350 make 550."),
        N_("Bury the Emerald, and win."),
        at=("choice.bury", "choice.own", "hand.0"),
    ),
    Instruction(
        27,
        N_(
            "The match ends as soon as somebody reaches the goal. What you still held didn’t count."
        ),
        at=("stolen_treasure/x_small",),
    ),
)

_HINTS: Final = {
    "action": N_(
        "What you hold can be stolen. Bury first what is worth most: drag it, or click it twice."
    ),
    "stake": N_("A wager is even, whatever is staked: so stake what you would like to lose."),
    "match": N_("You have to stake at least as much. Take the least that is enough."),
    "respond": N_("Only answer what hurts: a Yarr! or a Code is gone once it is played."),
    "limit": N_("Seven cards are the limit. Bad treasure goes first."),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson("stolen_treasure", (Chapter("lesson_1.treasure", _TURNS),), _HINTS)
