"""The eight pirates by persona id (treasure_games/opponents/personas.py)."""

from studio.art.portraits.men import BOSUN, DUTCH, PIKE, WOODENFINGER
from studio.art.portraits.sailors import SAILORS
from studio.art.portraits.sitter import Pirate
from studio.art.portraits.women import GULL, MARY, RUTH, TAMSIN

PIRATES: dict[str, Pirate] = {
    "woodenfinger": WOODENFINGER,
    "mary": MARY,
    "bosun": BOSUN,
    "pike": PIKE,
    "ruth": RUTH,
    "tamsin": TAMSIN,
    "dutch": DUTCH,
    "gull": GULL,
}
FIGURES: dict[str, Pirate] = {**PIRATES, **SAILORS}
"""All who have a portrait."""
