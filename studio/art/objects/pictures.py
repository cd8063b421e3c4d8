"""Things that lie on the table or move over it, each its own picture."""

from studio.art.objects.hook import HOOK
from studio.art.objects.lantern import LANTERN
from studio.art.objects.links import LINKS
from studio.art.objects.plank import PLANKS
from studio.art.objects.small import SMALL

PICTURES = PLANKS + LINKS + HOOK + SMALL + LANTERN
