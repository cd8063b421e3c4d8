"""Things that lie on the table or move over it, each its own picture."""

from __future__ import annotations

from tools.art.objects.hook import HOOK
from tools.art.objects.lantern import LANTERN
from tools.art.objects.links import LINKS
from tools.art.objects.plank import PLANKS
from tools.art.objects.small import SMALL

PICTURES = PLANKS + LINKS + HOOK + SMALL + LANTERN
