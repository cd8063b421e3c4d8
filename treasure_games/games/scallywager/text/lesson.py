"""The first match of Scallywager: bids, calls, a parlay, and a card of each deck."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson
from treasure_games.games.scallywager.rules.actions import DrawAdventure

_ROUNDS: Final = (
    Instruction(
        0,
        N_("Everybody has rolled in secret. These five dice are yours; Hale’s only he can see."),
        at=("seat0",),
    ),
    Instruction(
        0,
        N_("A bid says how many dice of one face there are behind all screens together."),
        N_("You hold three 4s. Bid three 4s."),
        at=("choice.bid", "choice", "bids"),
    ),
    Instruction(
        2,
        N_("He raises to five 4s. You have three, so two of his five must be 4s: unlikely."),
        N_("Call him a scallywag."),
        at=("choice.call",),
    ),
    Instruction(
        3,
        N_("Only four 4s. He was wrong and loses a die. You draw: treasures lie in the open."),
        N_("Draw a treasure."),
        at=("pick.treasure", "deck.0"),
    ),
    Instruction(
        4,
        N_("Loaded Die works once: it turns one of your dice to any face."),
        N_("Turn your 2 into a 5."),
        at=("pick.5", "pick.face5", "pick.die2", "pick.use0"),
    ),
    Instruction(
        6,
        N_("Whoever bids next must go higher: more dice, or a higher face."),
        N_("Raise to three 5s: you hold them all."),
        at=("choice.bid", "choice", "bids"),
    ),
    Instruction(
        8,
        N_("Four 6s, says Hale, and you have only one."),
        N_("Call him."),
        at=("choice.call",),
    ),
    Instruction(
        10,
        N_("All four were there. A wrong call costs you a die, and he drew an adventure card."),
        at=("cards/scallywager/back_adventure",),
    ),
    Instruction(
        11,
        N_("Ones are only for the first bid of a round: nobody may raise to them."),
        N_("You hold three. Bid three 1s."),
        at=("choice.bid", "choice", "bids"),
    ),
    Instruction(
        13,
        N_("Three 3s: not one more and not one fewer? Then parlay wins, else it costs two dice."),
        N_("Parlay."),
        at=("choice.parlay",),
    ),
    Instruction(
        15,
        N_("Exactly three! All others lose a die. An adventure card stays secret till next round."),
        N_("Draw an adventure this time."),
        at=("pick.adventure", "deck.1"),
    ),
    Instruction(
        16,
        N_("It’s dawn, and you hold Duel at Dawn: your better of two dice against one of his."),
        N_("Challenge Hale."),
        at=("pick.seat1", "pick.card12", "pick.reveal"),
    ),
    Instruction(
        18,
        N_("Won: a die of his is yours now. He opens with one 6; you hold another."),
        N_("Raise to two 6s."),
        at=("choice.bid", "choice", "bids"),
    ),
    Instruction(
        20,
        N_("He called you, and both 6s were there. He loses a die, and you draw."),
        N_("Draw what you like."),
        at=("pick.treasure",),
        also=(DrawAdventure,),
    ),
    Instruction(
        21,
        N_("Hale has one die left, you have five. The last captain with dice wins the match."),
        at=("seat1",),
    ),
)

_HINTS: Final = {
    "treasure": N_(
        "A treasure card works before the bidding. It keeps: nobody makes you use it now."
    ),
    "bid": N_(
        "Count your own dice first. Of all the others, about one in six shows the same face."
    ),
    "reward": N_(
        "Treasures lie open and stay. Adventures are secret, stronger, and gone after a round."
    ),
    "lifeboat": N_(
        "A lifeboat saves one die, once. The fewer dice you have, the more it is worth."
    ),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson("scallywager", (Chapter("lesson_1.treasure", _ROUNDS),), _HINTS)
