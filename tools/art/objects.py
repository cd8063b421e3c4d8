"""Things that lie on the table or move over it, each its own picture."""

from __future__ import annotations

from tools.art.objects_deck import DECK
from tools.art.objects_hook import HOOK
from tools.art.objects_lantern import LANTERN
from tools.art.objects_links import LINKS
from tools.art.objects_plank import PLANKS
from tools.art.objects_small import SMALL

PICTURES = PLANKS + LINKS + HOOK + DECK + SMALL + LANTERN
