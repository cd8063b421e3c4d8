"""How each kind of pirate leans: to bluff, to challenge, and whom to rob."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from treasure_games.core.language import N_
from treasure_games.games.bluffaneer.bot.skill import Temper

CHARACTERS: Final = MappingProxyType(
    {
        "woodenfinger": N_("Brazen: claims whatever lies there, and laughs when caught."),
        "mary": N_("Hot-tempered: lies little, and calls anyone who might."),
        "bosun": N_("Honest: claims what he holds, and believes what he hears."),
        "pike": N_("Patient: pays up, watches, and waits for the sure thing."),
        "ruth": N_("Merciless: lets no claim pass, and bluffs as she pleases."),
        "tamsin": N_("Sly: bluffs more than you think, and doubts less."),
        "dutch": N_("A gambler: bluffs on every other roll and calls on the rest."),
        "gull": N_("Sharp-eyed: counts the cards and hardly ever bluffs."),
    }
)
"""How each persona plays, by id."""

TEMPERS: Final = MappingProxyType(
    {
        "woodenfinger": Temper(boldness=2.2, suspicion=-0.9),
        "mary": Temper(boldness=-1.1, suspicion=1.4),
        "bosun": Temper(boldness=-3.0, suspicion=-1.8),
        "pike": Temper(boldness=-0.1, suspicion=-1.3),
        "ruth": Temper(boldness=0.4, suspicion=2.2),
        "tamsin": Temper(boldness=1.6, suspicion=-0.5),
        "dutch": Temper(boldness=2.8, suspicion=0.2),
        "gull": Temper(boldness=-1.7, suspicion=0.7),
    }
)
"""How each persona leans, by id."""

EVEN_TEMPER: Final = Temper()
