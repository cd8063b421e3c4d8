"""The cards of Stolen Treasure: what the game lays together, each drawn once."""

from functools import partial

from studio.art.picture import Picture
from studio.art.stolen_treasure_cards import backs, cards, frame

_FOLDER = "cards/stolen_treasure"

PICTURES = [
    *(
        Picture(f"{_FOLDER}/frame_{kind}", frame.WIDTH, frame.HEIGHT, partial(frame.frame, kind))
        for kind in frame.KINDS
    ),
    *(
        Picture(f"{_FOLDER}/buried_{kind}", *frame.BURIED, partial(frame.buried, kind), quality=86)
        for kind in ("treasure", "bad")
    ),
    Picture(f"{_FOLDER}/back_treasure", frame.WIDTH, frame.HEIGHT, backs.treasure),
    Picture(f"{_FOLDER}/back_piracy", frame.WIDTH, frame.HEIGHT, backs.piracy),
    *(
        Picture(f"{_FOLDER}/{card}", cards.WIDTH, cards.HEIGHT, partial(cards.picture, card))
        for card in cards.SCENES
    ),
]

DATA = {f"{_FOLDER}/geometry.json": frame.GEOMETRY | {"cards": cards.card_data()}}
"""Files of numbers that go with the pictures, by path under art/."""
