"""What doubting a bid costs and brings, and which faces are too low to bid."""

from __future__ import annotations

from treasure_games.core.language import translate
from treasure_games.core.words import Called
from treasure_games.games.scallywager.rules.pieces import FLAG
from treasure_games.games.scallywager.rules.view import View

_ = translate
Wordings = tuple[str, ...]
"""The same in words, each version shorter than the one before."""


def lower_faces_note(faces: tuple[int, ...]) -> str:
    """Return a note on the faces that can't be bid any more."""
    if len(faces) == 1:
        return _("{face} lies below the bid").format(face=faces[0])
    first, last = min(faces), max(faces)
    if len(faces) == 2:
        return _("{first} and {last} lie below the bid").format(first=first, last=last)
    if last - first + 1 == len(faces):
        return _("{first} to {last} lie below the bid").format(first=first, last=last)
    return _("{faces} lie below the bid").format(faces=", ".join(map(str, sorted(faces))))


def doubt_outcomes(
    view: View, called: Called
) -> tuple[tuple[Wordings, Wordings], tuple[Wordings, Wordings]]:
    """Return what follows a right and a wrong call of the seat in turn, and of a parlay."""
    bidder = view.bids[-1][0]
    lost = 2 if FLAG in view.kinds(view.turn) else 1
    caught = _("{name} −{lost}, you draw") if view.house.has_cards else _("{name} −{lost}")
    exact = _("all others −1, you draw") if view.house.has_cards else _("all others −1")
    name = called(bidder)
    called_lie = [caught.format(name=one, lost=lost) for one in (name, name.split()[-1])]
    briefest = _("bidder −{lost}").format(lost=lost)
    return (
        (tuple(dict.fromkeys([*called_lie, briefest])), (_("you lose a die"), _("you −1"))),
        ((exact, _("others −1")), (_("you lose two"), _("you −2"))),
    )
