"""The first match of Captain Treasure Boots: wind, treasure, guns, a privateer, and a port."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.lesson import Chapter, Instruction, Lesson

_VOYAGE: Final = (
    Instruction(
        0,
        N_(
            "Fetch treasure from the islands and unload it in a port. The first with 6 points wins."
        ),
        at=("objects/score_coin",),
    ),
    Instruction(
        0,
        N_("You set out from a port. This one has many islands around it."),
        N_("Choose Widow’s Wharf."),
        at=("choice.port", "choice.choose", "chart.cell.9.1"),
    ),
    Instruction(
        2,
        N_("4 and 6: together 10, so treasure came to the islands with a 10."),
        at=("dice/face_2",),
    ),
    Instruction(
        2,
        N_("They differ by 2, so the wind turned by two steps. It blows to the south-east now."),
        at=("chart/rose_hex",),
    ),
    Instruction(
        2,
        N_("With the wind one step is free, the next costs 1 of your 3 movement points."),
        N_("Sail to the Rum on island 10."),
        at=("choice.sail", "chart.cell.11.2"),
    ),
    Instruction(
        3,
        N_("Rum in your hold helps against shots."),
        N_("Take it aboard."),
        at=("choice.take", "pick.take"),
    ),
    Instruction(
        6,
        N_("Your double 3 leaves the wind as it was, and brought Guns to island 6."),
        N_("Sail there: south, then south-west."),
        at=("choice.sail", "chart.cell.10.5"),
    ),
    Instruction(
        7,
        N_("Different colours are worth more: two of them bring 3 points, three bring 5."),
        N_("Take the Guns."),
        at=("choice.take", "pick.take"),
    ),
    Instruction(
        10,
        N_("Gwen fired: 4, less 1 for the cell between. Your 3 and the Rum make 4, so she missed."),
        at=("seat0",),
    ),
    Instruction(
        10,
        N_("Now you fire, and only the open sea lets you. 2 and 4 brought nothing to any island."),
        N_("Sail up to Gwen."),
        at=("choice.sail", "chart.cell.11.4"),
    ),
    Instruction(
        11,
        N_("Your die and Guns against her die. A hit steals a treasure from her hold."),
        N_("Fire at Gwen."),
        at=("choice.fire", "choice.shoot", "chart.cell.12.4"),
    ),
    Instruction(
        14,
        N_("A hit: her Sails are yours. Gwen had nothing else, so she sank and sails anew."),
        at=("seat0",),
    ),
    Instruction(
        14,
        N_("Doubles command a privateer for free. Each treasure it takes is a point for you."),
        N_("Command the privateer."),
        at=("choice.command", "chart.cell.8.5"),
    ),
    Instruction(
        15,
        N_("Gold lies on island 3."),
        N_("Sail the privateer there."),
        at=("choice.sail", "chart.cell.9.3"),
    ),
    Instruction(
        16,
        N_("What it takes stays in its own hold."),
        N_("Let it take the Gold: a point."),
        at=("choice.take", "pick.take"),
    ),
    Instruction(
        17,
        N_("The wind blows towards Cooper’s Rest, and your Sails add a movement point."),
        N_("Sail to the port."),
        at=("choice.sail", "chart.cell.15.2"),
    ),
    Instruction(
        18,
        N_("Sails, Guns and Rum are 3 points, and three colours bring 2 more."),
        N_("Unload everything."),
        at=("choice.unload", "pick.unload"),
    ),
    Instruction(
        19,
        N_("1 and 5 make 6: you have won. Captains who hoard too long are robbed of it."),
        at=("objects/score_coin",),
    ),
)

_HINTS: Final = {
    "start": N_("The more islands are near a port, the sooner you find something."),
    "sail": N_(
        "Look at the compass first: sailing with the wind is cheap, against it dear or impossible."
    ),
    "collect": N_("A new colour is worth more than another of the same."),
    "shoot": N_("A shot that misses costs you nothing."),
    "unload": N_("Points in a port are safe. Points in the hold are anybody’s."),
    "command": N_("A privateer can fetch what is too far for you, or fire at whoever leads."),
    "refit": N_("A new ship is empty, but it can begin where the treasure is."),
}
"""By the question, in the first match after the lesson."""

LESSON: Final = Lesson("treasure_boots", (Chapter("lesson_1.treasure", _VOYAGE),), _HINTS)
