"""Everything drawn: one module a family of pictures, all on the one engraving kit in kit/.

A family is a module here, or a folder with a module `pictures`, that exposes PICTURES, a list of
picture.Picture. studio/render_art.py renders what the families below hold into art/ and keeps
art/manifest.json.
"""

FAMILIES: tuple[str, ...] = (
    "chart",
    "deeds",
    "bluffaneer",
    "do_not_touch_cards",
    "emblems",
    "harbour",
    "icon",
    "instruments",
    "objects",
    "portraits",
    "result",
    "scallywager",
    "ships",
    "stolen_treasure_cards",
    "stolen_treasure",
    "tokens",
    "dice",
    "table",
    "title",
    "wordmark",
    "ui",
)
"""Modules of this package that hold pictures; a name without a module is an error."""
