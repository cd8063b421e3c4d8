"""The first match of Bluffaneer: true claims and lies, calling, doubles; then who wins the end."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson

_FIGHT: Final = ("choice.fight",)
"""The button that claims, and the one that challenges."""
_BELIEVE: Final = ("choice.quiet",)
"""The button that believes a claim, or stays quiet."""
_MY_COINS: Final = ("seat0",)
_MAP: Final = ("bluffaneer/icon_chest",)
"""Where the bones lie, too."""
_SEEN: Final = ("cards/bluffaneer/swords_skull",)

_CLAIMS: Final = (
    Instruction(
        0,
        N_("Here it’s all about coins. As soon as somebody has none, whoever has the most wins."),
        at=_MY_COINS,
    ),
    Instruction(
        0, N_("Red Mary rolled swords and a skull. Who has the card that shows both?"), at=_MAP
    ),
    Instruction(
        0, N_("You do, so your claim is true."), N_("Say “Mine!” to claim the card."), at=_FIGHT
    ),
    Instruction(
        2,
        N_("She believed you and paid a coin. Your card was shown, and you drew a new one."),
        at=_MY_COINS,
    ),
    Instruction(2, N_("Now you have rolled. The roller never claims, but Mary may."), at=_MAP),
    Instruction(
        3,
        N_("She stayed quiet, then rolled swords and ship. Not yours, but who knows that?"),
        N_("Lie: say “Mine!” all the same."),
        at=_FIGHT,
    ),
    Instruction(
        5, N_("She believed a lie! It won you a coin, just as the truth did."), at=_MY_COINS
    ),
    Instruction(
        6,
        N_("You rolled, so you answer. None of the three cards like that has been seen."),
        N_("Believe her: it costs a coin."),
        at=_BELIEVE,
    ),
    Instruction(
        7, N_("It was true: here is her card. A challenge would have cost you 2."), at=("discard",)
    ),
    Instruction(
        7,
        N_("Chest and skull: not yours either. A lie worked well before."),
        N_("Lie once more: say “Mine!”"),
        at=_FIGHT,
    ),
    Instruction(9, N_("Caught! She challenged you, and your lie cost you a coin."), at=_MY_COINS),
    Instruction(
        10,
        N_("Mary claims chest and ship. But two of the three cards like that have been seen."),
        at=_SEEN,
    ),
    Instruction(
        10,
        N_("So she is probably lying."),
        N_("Challenge her: “Bluffaneer!”"),
        at=_FIGHT,
    ),
    Instruction(
        11,
        N_("A lie, and she paid. Now she rolled a double. The map says: two swords steal 2."),
        at=_MAP,
    ),
    Instruction(
        12,
        N_("She took 2 coins from you. Then you rolled the very pair on your own card."),
        at=_MY_COINS,
    ),
    Instruction(
        12,
        N_("If the roller has the pair, nobody may claim it, and all others lose a coin."),
        at=("seat1",),
    ),
)

_END: Final = (
    Instruction(
        45,
        N_("Later that evening, Bosun Hale has joined you. Mary has only 2 coins left."),
        at=("seat1",),
    ),
    Instruction(
        45,
        N_("Your two ships steal 3. But if Mary runs out now, Hale wins by 14 to 12."),
        N_("Steal from Hale instead."),
        at=("choice.seat2", "pick.seat2", "seat2"),
    ),
    Instruction(
        46,
        N_("Now you are ahead. And Mary rolled just what your card shows."),
        N_("Say “Mine!”: it’s true."),
        at=_FIGHT,
    ),
    Instruction(
        49,
        N_("She challenged the truth and paid her last 2 coins. You have the most, so you win!"),
        at=_MY_COINS,
    ),
)

_HINTS: Final = {
    "shout": N_("Remember what has been shown: of each pair there are only three cards."),
    "answer": N_("Believing costs one coin, a wrong challenge two. Who claims often, lies often."),
    "steal": N_("Before you empty a purse, make sure that you are ahead."),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson(
    "bluffaneer",
    (
        Chapter("lesson_1.treasure", _CLAIMS),
        Chapter("lesson_2.treasure", _END, begins=45),
    ),
    _HINTS,
)
