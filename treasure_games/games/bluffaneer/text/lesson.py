"""The first match of Bluffaneer: true claims and lies, calling, doubles, and an empty purse."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson

_FIGHT: Final = ("choice.fight",)
"""The button that claims, and the one that challenges."""

_TURNS: Final = (
    Instruction(
        0,
        N_("Coins are everything. When a purse is empty the match ends, and most coins win."),
        at=("bluffaneer/coin",),
    ),
    Instruction(
        0,
        N_("Mary has rolled swords and a skull. Your card shows just these two."),
        N_("Claim it: it’s true."),
        at=_FIGHT,
    ),
    Instruction(
        2,
        N_("She believed you and paid a coin. Your card was shown, and you drew a new one."),
        at=("bluffaneer/coin",),
    ),
    Instruction(
        3,
        N_("You rolled ship and skull, and Mary claims them. The roller answers: is it true?"),
        N_("Challenge her."),
        at=_FIGHT,
    ),
    Instruction(
        4,
        N_("She lied, so she paid you a coin. Had it been true, you would have paid two."),
        at=("bluffaneer/coin",),
    ),
    Instruction(
        4,
        N_("Chest and swords: your card doesn’t fit. You may say so all the same."),
        N_("Claim it: a lie."),
        at=_FIGHT,
    ),
    Instruction(
        6,
        N_("She believed a lie! Then you rolled two chests: with these all others pay the roller."),
        at=("bluffaneer/icon_chest",),
    ),
    Instruction(
        6,
        N_("Chest and skull. You don’t have them, and she has one coin left."),
        N_("Lie once more."),
        at=_FIGHT,
    ),
    Instruction(
        8,
        N_("Caught: you paid her a coin. Then the pair that you rolled was on your own card."),
        at=("bluffaneer/coin",),
    ),
    Instruction(
        8,
        N_("When the roller has the pair, nobody may claim, and all others lose a coin."),
        at=("bluffaneer/coin",),
    ),
    Instruction(
        8,
        N_("Swords and ship, and Mary has grown wary. Nobody has to claim."),
        N_("Stay quiet this time."),
        at=("choice.quiet",),
    ),
    Instruction(
        9,
        N_("Two swords take two coins from somebody. That would empty Mary’s purse."),
        N_("Take them from Mary."),
        at=("choice.steal1", "pick.seat1", "seat1"),
    ),
    Instruction(
        10,
        N_("Her purse is empty, so it’s over: 9 to 0. Check who is ahead before you end a match."),
        at=("bluffaneer/coin",),
    ),
)

_HINTS: Final = {
    "shout": N_("Remember what has been shown: of each pair there are only three cards."),
    "answer": N_("Believing costs one coin, a wrong challenge two. Who claims often, lies often."),
    "steal": N_("Before you empty a purse, make sure that you are ahead."),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson("bluffaneer", (Chapter("lesson_1.treasure", _TURNS),), _HINTS)
