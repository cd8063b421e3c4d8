"""The pictures of the cards by their names."""

from studio.art.kit.document import Document
from studio.art.scallywager import (
    boarding,
    cups,
    deeds,
    depths,
    flags,
    gear,
    ghosts,
    kraken,
    lifeboat,
    lookout,
    papers,
    parrot,
    perils,
    pistols,
    press,
    spots,
)
from studio.art.scallywager.window import HEIGHT, WIDTH, Scene, finished

_DRAWN: tuple[Scene, ...] = (
    parrot.ships_parrot,
    lookout.crows_nest,
    papers.quartermaster,
    flags.black_flag,
    papers.letter_of_marque,
    gear.loaded_die,
    gear.barrel_of_grog,
    press.press_gang,
    gear.spyglass,
    deeds.grapeshot,
    deeds.cutpurse,
    lifeboat.lifeboat,
    pistols.duel_at_dawn,
    perils.powder_keg,
    ghosts.ghost_crew,
    perils.shanghaied,
    kraken.the_kraken,
    cups.hornswoggle,
    flags.show_your_colours,
    boarding.fog_bank,
    depths.davy_joness_wager,
    boarding.boarders_away,
    spots.the_black_spot,
    spots.x_marks_the_spot,
)
"""Twelve of treasure, then twelve of adventure, in the order of the rules."""

SCENES: dict[str, Scene] = {scene.__name__: scene for scene in _DRAWN}


def picture(name: str) -> str:
    """What a card's window shows."""
    doc = Document(WIDTH, HEIGHT)
    return finished(doc, SCENES[name](doc))
