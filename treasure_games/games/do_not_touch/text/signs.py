"""The aim at a glance, and what the pictures and numbers on the table mean."""

from __future__ import annotations

from typing import Final

from treasure_games.core.language import N_
from treasure_games.core.words import Sign
from treasure_games.games.do_not_touch.rules.pieces import FACE_BY_NAME


def _card(name: str) -> str:
    """Return the picture of a card."""
    return f"loot_card:{FACE_BY_NAME[name]}"


AIM: Final = (
    Sign(
        (_card("green 5"), _card("green 3"), _card("red 3")),
        N_("Own the most valuable loot when the covered deck has run out."),
    ),
    Sign(
        ("cards/do_not_touch/back", _card("red 4")),
        N_(
            "In your turn, draw a card and add what matches the top of your loot: the same "
            "colour, the same value, or both."
        ),
    ),
    Sign(
        (_card("blue 5"), _card("blue 1")),
        N_("Once in a turn, a rival may swap a card that matches the top of your loot for it."),
    ),
)
LEGEND: Final = (
    Sign(
        ("objects/score_coin",),
        N_("What a loot is worth."),
    ),
    Sign(
        ("cards/do_not_touch/back",),
        N_(
            "Beside a name: how many cards this seat holds. In the middle: how many cards are "
            "still covered; the game ends with the turn in which the last is drawn."
        ),
    ),
    Sign(
        ("objects/hook_head",),
        N_("Your hook: the swap of this turn. Once used, only its outline is left."),
    ),
    Sign(
        ("emblems/skull",),
        N_("The race: what each loot is worth. White is what a card would add."),
    ),
    Sign(
        ("objects/link_both", "objects/link_colour", "objects/link_symbol"),
        N_("What two cards of a loot have in common: both, the colour, the value."),
    ),
    Sign(
        ("objects/link_broken",),
        N_("A break in a loot: a swapped card that matches nothing below it."),
    ),
)
